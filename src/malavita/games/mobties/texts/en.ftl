title = Mob Ties
