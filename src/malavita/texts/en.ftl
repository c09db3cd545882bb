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
tui-strawman = Strawman
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
tui-deal-desk = Deal desk
tui-deal-contract = Contract
tui-deal-draft = Draft
# $deal: the number of a deal
tui-deal-number = No. { $deal }
# $turn: its number; $phase: its name
tui-deal-dated = North Plains, turn { $turn }, { $phase }
tui-deal-offers-to = offers this to
tui-deal-empty = No deal lies on the table. Write one: promise money, votes, cards, peace, attacks, moves, shots or news, to anybody, at any time.
tui-deal-binding = BINDING
tui-deal-binding-help = Honor Among Thieves: money is involved, so the table enforces every line.
tui-deal-not-binding = not binding
tui-deal-no-money-help = No money passes: nobody is bound by it.
tui-deal-all-bets-help = All Bets Are Off: money paid is paid, promises may be broken.
tui-deal-signed = signed
tui-deal-released-sign = released
tui-deal-others = On the table
tui-deal-sealed = sealed
tui-deal-promises = Promises kept and broken
tui-deal-next-turn = next turn
tui-deal-fate-held = held
tui-deal-fate-due = due
tui-deal-fate-kept = kept
tui-deal-fate-broken = broken
tui-deal-fate-lapsed = lapsed
tui-deal-what = What about this deal?
tui-deal-none = Make an offer?
tui-deal-writing = Add a promise, or put the offer on the table.
tui-deal-which-strike = Which line do you strike?
tui-deal-which-turn = Which line is put off to the next turn, or taken back to this one?
tui-deal-which-party = Who else must agree?
tui-deal-ask-who = Who promises it?
# $kind: the kind of promise
tui-deal-ask-whom = { $kind ->
    [vote] For whom (at an arrest: against whom)?
    [tiebreak] Who is picked?
    [attack] Who is attacked?
    [peace] Who is left in peace?
   *[pay] To whom?
}
tui-deal-ask-amount = How much? Choose, or type a number.
tui-deal-ask-when = When is it paid?
tui-deal-ask-after = Which promise must be kept first?
tui-deal-ask-seat = Who must it happen to, or who must do it?
tui-deal-ask-victim = Whose gangster?
tui-deal-ask-place = Where?
tui-deal-ask-test = At which test?
tui-deal-ask-chooser = Who picks the card?
tui-deal-ask-way = Which way?
tui-deal-ask-text = Your own words:
tui-deal-ask-sharer = Who shares the racket? The last one gets what is left.
# $who: a player
tui-deal-ask-part = How much of it for { $who }? Choose, or type a number.
tui-deal-when-now = at once
tui-deal-when-after = once another promise is kept
tui-deal-when-elected = if somebody is elected
tui-deal-when-won = if somebody wins a racket
tui-deal-when-arrested = if somebody loses a gangster to Jail
tui-deal-when-killed = if somebody kills a gangster
tui-deal-test-election = the election
tui-deal-test-racket = a racket
tui-deal-test-arrest = an arrest
tui-deal-chooser-receiver = whoever gets it
tui-deal-chooser-don = the Don
tui-deal-way-to = go there
tui-deal-way-out = leave there
tui-deal-way-not_to = stay away from there
tui-deal-anywhere = anywhere
tui-deal-typed = Type it…
tui-deal-complete = That is everybody
# $deal: the number of a deal
tui-deal-look = Look at deal { $deal }
tui-deal-do-accept = Accept and sign
tui-deal-do-decline = Decline
tui-deal-do-withdraw = Withdraw your offer
tui-deal-do-counter = Counter-offer
tui-deal-do-release = Release the others
tui-deal-do-new = New draft
tui-deal-do-resume = On with your draft
tui-deal-do-offer = Offer it
tui-deal-do-strike = Strike a line
tui-deal-do-turn = This turn or the next
tui-deal-do-party = Name another party
tui-deal-do-tear = Tear it up
tui-deal-offered = Deal { $deal } is on the table.
tui-deal-accepted = You have signed deal { $deal }.
tui-deal-declined = You have declined deal { $deal }.
tui-deal-withdrawn = Deal { $deal } is withdrawn.
tui-deal-released = You release the others from deal { $deal }.
tui-deal-bad-amount = Type whole thousands of dollars: 25 or 25000.
tui-deal-bad-text = One line of at most 140 characters.
tui-deal-term-pay = Pay
tui-deal-term-share = Share a racket
tui-deal-term-split = Split a racket
tui-deal-term-vote = Vote
tui-deal-term-tiebreak = Decide a tie
tui-deal-term-gift = The Don’s card
tui-deal-term-peace = Peace
tui-deal-term-attack = Attack
tui-deal-term-shoot = Shoot agents
tui-deal-term-move = Move
tui-deal-term-tell = Tell what agents do
tui-deal-term-word = Word of honor

### --- Choosing a game

play-which = Which game? (1 to { $last }, Enter for 1)
# $low, $high: the fewest and the most; $usual: what Enter takes
play-players = How many players? ({ $low } to { $high }, Enter for { $usual })
play-terms = Which terms? (1 to { $last }, Enter for 1)

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
