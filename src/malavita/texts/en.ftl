### The house: words that belong to no single game. Every key is in en, it and fr, with the same variables.

## Names and lists

# $number: the seat, counted from 1
seat = Seat { $number }
# $first: all but the last, with commas; $last: the last one
list = { $first } and { $last }

## Refusals of the house

refusal-not-asked = You are not asked anything right now.
refusal-over = The game is over.
# $answer: what was typed
refusal-malformed = There is no such answer as { $answer }.
refusal-cannot-undo = It is too late to take that back.
refusal-no-deals = This game has no deals.

## The terminal table: the frame

tui-title = Malavita
tui-tagline = Pull up a chair.
tui-log = Log
tui-notebook = Notebook
tui-notebook-empty = Nothing seen yet.
tui-rules = Rules
tui-help = Help
tui-language = Language
tui-language-name = English
tui-score = Score

## The terminal table: keys and buttons

tui-new-game = New game
tui-play = Play
tui-choose = Choose
tui-confirm = Confirm
tui-back = Back
tui-close = Close
tui-undo = Undo
tui-save = Save
tui-load = Open a saved game
tui-quit = Quit
tui-quit-sure = Leave the table? What is not saved is lost.
tui-yes = Yes
tui-no = No
tui-press-enter = Press Enter to go on.
tui-help-text = Arrow keys to choose, Enter to confirm, or type the number of an answer.

## The terminal table: setting up

tui-game = Game
tui-players = Players
# $count: how many play
tui-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tui-seats = Seats
tui-options = House rulings
tui-edition = Edition
tui-seed = Seed
tui-human = Person
tui-bot = Bot
tui-bot-level = Level
tui-you = You

## The terminal table: whose turn

# $number: the turn, counted from 1
tui-turn = Turn { $number }
tui-your-turn = Your turn
# $seat: who is asked now
tui-waiting = Waiting for { $seat }
# $seat: the bot that is asked now
tui-thinking = { $seat } is thinking…
# $seat: who may look at the screen now
tui-curtain = Pass the keyboard to { $seat }.
tui-show = Show my table
tui-passed = passed

## The terminal table: what lies there

tui-money = Money
tui-gangs = Gangs
tui-hideouts = Hideouts
tui-targets = Targets
tui-empty = empty
tui-hidden = hidden
# $count: how many face-down cards lie there
tui-hidden-count = { $count } hidden
# $count: how many cards lie there
tui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $amount: dollars
tui-dollars = ${ $amount }
# $points: what it is worth as far as can be seen
tui-worth = worth { $points }
# $strength: the sum of the levels
tui-strength = strength { $strength }

## The terminal table: the end

tui-points = Points
# $points: how many
tui-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-final-score = Final score
# $seat: who has won
tui-winner = { $seat } wins!
# $seats: who have won together
tui-winners = { $seats } share the win!
tui-play-again = Play again?

## The terminal table: notices

# $reason: a refusal in words; $rule: its number, such as R18
tui-why-refused = { $reason } (Rule { $rule })
# $reason: a refusal without a rule
tui-refused = { $reason }
# $file: where the game was saved
tui-saved = Saved to { $file }.
# $file: where the game came from
tui-loaded = Resumed from { $file }.
tui-undone = Taken back.
tui-too-small = This window is too small for the table: please make it larger.

## The terminal table: panels, notes and keys (cli/tui)

tui-panel = Panel
tui-all-answers = all answers
# $count: how many cards are still in the hideout
tui-left-there = { $count ->
    [0] none left there
   *[other] { $count } left there
}
# $count: how many henchmen
tui-never-seen = Never seen: { $count }
tui-one-in-hand = one of them is being placed now
# $seat: whose card; $target: where it lies face-down
tui-one-lies = one of them: { $seat }, hidden at { $target }
tui-one-killed = one of them was killed, unseen
tui-key-answer-help = give the answer with that sign
tui-key-arrows-help = point at an answer, give it
tui-key-mouse-help = click an answer, or whatever is brass on the table; Esc shows all answers again
tui-key-undo-help = take your last answer back, while nothing was revealed
tui-key-save-help = save the game to a file
tui-key-language-help = next language
tui-key-panel-help = log, notebook, rules
tui-key-scroll-help = scroll the panel; with Shift and an arrow, the table
tui-key-hurry-help = hurry the bots
tui-key-quit-help = leave the table

## The terminal table: Mafiozoo

# $number: the round, $count: of how many
tui-round = Round { $number } of { $count }
tui-agenda = Agenda
tui-unseen = unseen
tui-tile-highest = 1st
# $price: Zoollars
tui-tile-pay = Pay { $price }Z
# $gems: how many are needed
tui-tile-means = Means { $gems }
tui-cards = Cards
tui-informants = Informants
tui-tokens = Tokens
tui-first-player = car
tui-sets = Complete sets
tui-gems-placed = Gems on photos
tui-godfather = Godfather
tui-own-goons = Your goons
tui-nothing = none
# $seat: whose tokens
tui-known-tokens = { $seat }, tokens you know
# $tokens, $bribery, $informants: how many are left face down
tui-decks = Unseen: { $tokens } tokens, { $bribery } Bribery cards, { $informants } Informants
# $number: short names, 10 letters at most
tui-character = { $number ->
    [1] Distiller
    [2] Mayor
    [3] Forger
    [4] Lieutenant
    [5] F. fatale
    [6] Truckers
    [7] Banker
    [8] Producer
    [9] Commiss.
    [10] Developer
    [11] Judge
   *[12] Detective
}
# $code: short names, 11 letters at most
tui-location = { $code ->
    [L11] Boxing
    [L12] Racetrack
    [L13] Building
    [L14] Dock
    [L21] Fence
    [L22] Gambling
    [L23] Night Club
    [L24] Hotel
    [L31] Pizzeria
    [L32] Massage
    [L33] Police
    [L34] Newspaper
    [L41] Barber
    [L42] Prison
    [L43] Town Hall
   *[L44] Courthouse
}
# $code: short names, 9 letters at most
tui-neighborhood = { $code ->
    [financial] Financial
    [industrial] Industry
    [chinatown] Chinatown
    [littleItaly] L. Italy
    [campus] Campus
   *[park] Park
}

## The terminal table: Mob Ties

# $place: short names, 10 letters at most
tui-place = { $place ->
    [docks] Docks
    [kittys] Kitty’s
    [mansion] Mansion
    [little_italy] L. Italy
    [butcher] Butcher
   *[restaurant] Restaur.
}
tui-don = Don
tui-respect = respect
# $count: points of respect
tui-respect-count = respect { $count }
# $amount: money
tui-bail = bail { $amount }
tui-closed = Closed
# $count: agents at a place
tui-agents-count = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
# $count: cards in a deck
tui-favor-deck = Favor { $count }
tui-discarded = discards { $count }
tui-agent-deck = Agents { $count }
tui-agents-a-turn = { $count } a turn
# $amount: money in escrow
tui-held = { $amount } held
tui-backward = Action order reversed
tui-tie = tie between
tui-stage-talk = talking it over
tui-stage-ballot = secret ballots
tui-next-agents = The next Agent cards
# $seat: whose cards
tui-known-cards = { $seat }, cards you know
tui-discards = Discarded
tui-legend = Signs
# $count: deals on the table
tui-deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

## The terminal table: the deal desk

tui-deals = Deals
tui-key-deals-help = the deal desk: offers, promises, contracts

### --- Choosing a game

play-which = Which game? (1 to { $last }, Enter for 1)
# $low, $high: the fewest and the most; $usual: what Enter takes
play-players = How many players? ({ $low } to { $high }, Enter for { $usual })
play-terms = Which terms? (1 to { $last }, Enter for 1)

### --- At a table of a house (malavita join)

# $game: its title; $code: the table's; $seats: who sits there, each with a mark
join-table = { $game }, table { $code }: { $seats }
join-free = free chair
join-you = you
join-look-on = You look on. What you say is heard by the others who look on.
join-watching = watching
# $count: how many chairs; $link: the table's
join-waits = { $count ->
    [one] One chair is still free: { $link }
   *[other] { $count } chairs are still free: { $link }
}
join-start = Type start to begin now, with bots in the free chairs.
# $code: the table's; $link: for the others
join-made = The table is laid. Its code is { $code }, its link { $link }
join-name = What are you called?
join-which = Join one with: malavita join { $url } CODE
join-no-tables = No table waits here. Open one with: malavita join { $url } --make criminals
join-nobody = No house answers at { $url }.
join-unknown-token = This house does not know that token.
join-line-broken = The line to the house is broken. Dialling again …
join-line-stands = The line stands again. Nothing is lost.
# $count: how many lines
join-earlier = … and { $count } lines before. Type log to read them.
join-nothing-yet = Nothing has happened yet.
# $time: as 4:30
join-time = { $time } left
join-days = { $days } d { $hours } h
# $number: what was typed; $last: the highest number
join-no-such-number = { $last ->
    [one] There is no answer { $number }: there is only 1.
   *[other] There is no answer { $number }: choose from 1 to { $last }.
}
join-not-begun = The game has not begun yet.
join-no-more-lines = no more answers: the table goes on without you
join-bot-plays = A bot plays for you. Type back to take your seat back.
join-paused = The game is paused; no clock runs. Type go to end the pause.
join-vote = Type yes to agree, no to decline.
join-no-proposal = Nobody proposes anything.
join-ask-help =
    Ask the others for one of these:
    ask undo  ask pause  ask replace NAME  ask pace none  ask pace live  ask pace slow
join-no-notes = You have written nothing down. Type note and what you want to remember.
join-noted = Written down.
join-seat-kept = Your seat stays yours: the same command brings you back.
join-again = Type rematch to play again with the same people, save to keep the game, quit to close.

# $name: who did it; $seat: whom it is about
join-news-sat = { $name } sits down.
join-news-came-back = { $name } is back.
join-news-left = { $name } gets up.
join-news-stood = { $name } leaves; a bot plays on.
join-news-stood-late = { $name } was late too often; a bot plays on.
join-news-bot = { $name } sits down, a bot.
join-news-began = The game begins.
join-news-arranged = The table was laid anew.
join-news-late = { $name } ran out of time; the clock has answered.
join-news-stumbled = { $name } lost the thread; chance has answered.
join-news-agreed = { $name } agrees.
join-news-declined = { $name } declines.
join-news-withdrawn = { $name } takes the proposal back.
join-news-put-aside = What { $name } proposed is put aside.
join-news-resumed = { $name } ends the pause.
join-news-carried-undo = Agreed: the last move is taken back.
join-news-carried-pause = Agreed: a pause.
join-news-carried-replace = Agreed: a bot plays for { $seat }.
# $code: of the next table
join-news-rematch = The same people meet again at table { $code }. Type rematch to go there.
join-asks-undo = { $name } asks to take the last move back.
join-asks-pause = { $name } asks for a pause.
join-asks-replace = { $name } proposes a bot for { $seat }.
join-asks-pace-none = { $name } asks to play on without a clock.
join-asks-pace-live = { $name } asks to play on live, by the clock.
join-asks-pace-slow = { $name } asks to play on slowly.

join-help =
    A number answers the question; Enter shows it again.
    @ WORDS         say something to everybody; @Leo WORDS whispers to Leo
    phrase          the set phrases; phrase 3 says the third
    table           draw the table; notebook: what you have seen; log: all that happened
    undo            take your last answer back; when it is too late, ask undo
    yes, no         agree to what is proposed, or decline
    ask             propose an undo, a pause, another pace, or a bot for who is away
    go              end a pause
    leave, back     let a bot play for you; take your seat back
    start           begin, with bots in the free chairs (whoever opened the table)
    notes, note     read your own notes; write one more
    rematch, save   when it is over: play again, keep the game in a file
    language, quit  the next language; close, your seat stays yours

### --- A table in plain text

plain-help =
    Type the number of an answer, or a command:
    table  undo  save  language  quit  help
# $text: what was typed
plain-unclear = I do not understand “{ $text }”. Type help.
plain-help-deals =
    Deals: deals (what lies on the table), deal PROMISE; PROMISE …, counter 3 PROMISE; …, accept 3, decline 3, withdraw 3, release 3.
    Example: deal pay 0>1 25000 elected 0; vote 1 election 0
    A, B, C, D are players by number or name; “next” after a promise puts it off to the next turn. Promises:
