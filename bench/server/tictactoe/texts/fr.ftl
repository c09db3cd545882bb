title = Tic-tac-toe
tagline = Three in a row.
