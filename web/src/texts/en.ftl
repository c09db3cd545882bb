### The page's own words. Every key is in en, it and fr, with the same variables.

## Lobby

nav = Main
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-how = How to play
nav-you = You
hero = Pull up a chair.
hero-sub = Three crime games. Bots take the empty chairs.
continue = Continue
your-turn = Your turn
your-turn-short = your turn
turn-short = playing
state-waiting = Their move
state-votes = Your word is asked
state-gathering = Gathering
# $time: such as 0:42
left = { $time } left
no-clock = No clock
# in as few signs as a clock
clock-days = { $days } d
clock-hours = { $hours } h { $minutes }
pace-live = Live
pace-slow = Slow
pace-live-timed = Live · { $time }
pace-slow-timed = Slow · { $time }
# $time: such as 3 min
pace-live-long = Live · { $time } a move
pace-slow-long = Slow · { $time } a move
pace-each = a move
pace-time = Time for each move
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
nothing-to-continue = No table waits for you. Play a game, or join somebody’s.
poster-mafiozoo = Bribe the animals who run the city, follow the red strings, build the town.
poster-mafiozoo-short = Follow the red strings
poster-criminals = Pay for a look, hire one henchman, hide what you can, take eight targets.
poster-criminals-short = Hide what you hire
poster-mobties = Deal, promise, betray. Every offer is a contract, every vote has a price.
poster-mobties-short = Everything is a deal
minutes = { $count } min
play-now = Play now
dealing = Dealing…
against = Against
# $count: how many bots; $level: their rank
bots-option = { $count ->
    [one] against { $count } bot · { $level }
   *[other] against { $count } bots · { $level }
}
bots-option-short = { $count ->
    [one] { $count } bot · { $level }
   *[other] { $count } bots · { $level }
}
not-yet = Not on the shelf yet.
level = Level
level-associate = Associate
level-soldier = Soldier
level-capo = Capo
level-don = Don
levels-help = Associates take what comes; Soldiers know what they want.
make-table = Make a table
game = Game
players = Players
seats = Seats
fill-bots = Fill with bots
host = host
bot = bot
bot-long = Bot
player-number = Player { $number }
friend-long = Friend, by link
here-long = Somebody here
# $number: the seat
seat-who = Who sits in seat { $number }
bot-who = Which bot sits in seat { $number }
has-come = has come
waiting = waiting
pace = Pace
language = Language
language-en = English
language-it = Italiano
language-fr = Français
notebook = Notebook
house-rules = House rules
# how many of them are other than recommended
house-rules-changed = { $count ->
    [0] as recommended
    [one] one changed
   *[other] { $count } changed
}
house-rules-help = The first answer of each is the one we recommend; everybody who joins can read what you changed.
house-rules-back = All as recommended
house-rules-count = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
house-rules-none = By the recommended rules, no house rules.
edition = Edition
edition-is = Edition: { $name }
edition-standard = Standard
edition-owner = As in the owner’s own box
listed = Listed
invitation = Invitation
ticket-friends = Touch anything here, and the link for your friends appears.
ticket-bots = Nobody to wait for: the cards are dealt at once.
open-table = Open the table
begin = Begin
chairs-open = { $count ->
    [one] One chair is free: share the link or let a bot sit down.
   *[other] { $count } chairs are free: share the link or let bots sit down.
}
chairs-here = One screen for all of you: a curtain falls between your turns.
chairs-bots = Bots take all other chairs.
open-tables = Open tables
open-none = No open table right now. Make one, and tick “Listed”.
open-all = All { $count }
join = Join
watch = Watch
join-link = Join by link
join-field = Paste a link or a table code
join-malformed = A code has six to ten letters and digits, such as K7QP2M. Please check it.
go = Go
go-there = Go there
scan = Scan
scan-help = Hold the code of a table before the camera.
scan-refused = The camera is not available. Paste the link or the code instead.
last-game = Your last game
replay-week = Replay of the week
replay-about = { $game }, { $seats } seats, { $moves } moves. { $count ->
    [one] { $names } wins with { $score }.
   *[other] { $names } share the win with { $score }.
}
won-short = won
watch-from = Watch from move { $move }
replay-swing = { $change } points for { $name }
your-games = Your games
past-games = Games of the house in the last days
watch-replay = Watch the replay
bring-game = Watch a saved game from elsewhere
no-replays = No game has ended yet. When one has, you can watch it again here.
how-intro = Each game in a minute. The whole rules lie beside every table, and open at the right paragraph.
your-name = Your name
your-face = Your face
face-number = Face { $number }
save = Save
saved = Saved.
name-empty = A name needs at least one letter.
calls = When it is your turn
calls-browser = This browser tells me
calls-browser-help = While a page of Malavita is open in it, also one that you do not look at.
calls-no-https = Over http a browser may not tell you. It may over https://, or on the machine of the house itself.
calls-no-notes = This browser shows no notes of a page.
calls-webhook = Post a message to this address (webhook)
calls-webhook-help = Also when no page is open. Many chat programs give you such an address; it is open to the whole internet.
calls-try = Save and try
calls-refused = The browser does not let us call you. Its settings for this page say so.
# $game: the game; $table: the name of the table
calls-turn = Your turn: { $game }, { $table }
other-device = Another device
other-device-help = A personal link takes you and your tables along. It works once, for ten minutes, and is for nobody else.
personal-link = Personal link
personal-qr = QR code of your personal link
# $minutes: for how long it holds
personal-help = Let the other device’s camera read this, or send it the link. It works once, for { $minutes } minutes, and makes whoever opens it you: show it to nobody.
make-personal-link = Make a personal link
more-of-me = More
make-token = A token for a program
token = Token
token-help = With this token a program plays as you. It is told only now; keep it like a password.
copy = Copy
forget-me = Forget me on this device
# $name: your name
forget-warning = This browser will no longer know { $name }. Without another device, a personal link or a token nobody gets back to your seats and games.
forget-yes = Forget me here
forget-no = Stay
forgotten = Done. Whoever plays here now is somebody new.
no-storage = This browser keeps nothing for us: your name and settings last until you close the page.
# $name: your name
you-change = { $name }: change name and face
carry-ask = This link makes this browser yours: your name, your tables, your games.
carry-yes = Yes, that’s me
# $name: who this browser is now
carry-other = This browser already is { $name }, and would be no longer: without another device or a personal link, the seats and games of { $name } are out of reach.
# $name: who this browser is now
carry-no = No, stay { $name }
carry-done = Welcome back, { $name }.
carry-failed = Make a new link on the other device.

## The table

opening = Opening the table…
to-lobby = To the lobby
leave-table = Leave the table (you can come back)
others-wait = { $count ->
    [one] { $count } other table waits
   *[other] { $count } other tables wait
}
question = What you are asked
you = You
you-named = { $name } (you)
log = Log
log-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
log-film = As a film
log-empty = Nothing has happened yet.
chat = Chat
deals = Deals
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-aside = To those who watch
from-watchers = watching
chat-to = To
chat-everybody = everybody
chat-whisper = Whisper to { $name }
whispers-to = whispers to { $name }
whispers-to-you = whispers to you
phrases = Quick phrases
send = Send
somebody = Somebody
rules = Rules
rules-one = Rule { $rule }
rules-several = Rules { $first } and { $last }
rulings = Rulings and their reasons
rulings-in-english = This part is in English.
beside = Beside the table
tab-table = Table
tab-seats = Seats, chat
settings = Settings
help = How this table works
help-more = Anything you point at explains itself. The whole rules are in the Rules tab.
keys = Keys
key-tab = goes through everything that may be chosen; Enter chooses it
sound = Sound
sound-on = Sound on
sound-off = Sound off
motion = Motion
text-table = Table in words
skip-to-text = Table in words
text-leave = Back to the drawn table
text-locked = Not possible now, and why
text-recent = What happened last
undo = Take back
yes-sure = Yes, do it
no-back = No, go back
waiting-for = Waiting for { $name }.
over = The game is over.
time-left = Time left: { $time }
here = here
people = Who is here
away-short = away
away = { $name } is away
stands-in = bot for now
stands-in-for = A bot plays for { $name } for now
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
ask-undo = Ask to take my last move back
ask-pause = Ask for a pause
ask-pace = Ask for another pace
ask-replace = Ask for a bot in { $name }’s place
notes = Your notes
notes-help = Nobody else reads them.
notes-shared = On a screen that you share nobody can keep notes: the others would read them.
fair = A fair shuffle
fair-help = This number was fixed before anybody sat down and promises the shuffle. The saved game tells the key at the end, and “malavita verify” proves both.
# $names: who gave a value
fair-mixed = Values mixed in by: { $names }
fair-mix = Any words of yours, to be mixed into the shuffle
fair-check = Was the shuffle fair?
fair-promise = This number was fixed before anybody sat down:
fair-how = The saved game tells the key that it promised. Whoever has Malavita installed can prove it:
leave-bot = Leave; a bot plays on
chairs-free = { $count ->
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
chairs-full = Everybody is here.
# $name: who opened the table
host-begins = { $name } begins the game.
host-or-full-begins = The game begins once every chair is taken, or as soon as { $name } says so.
bots-rest = Bots in the free chairs
close-table = Close the table
close-table-sure = Send everybody home?
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
begin-with-bots = Begin, bots take the rest
table-closed = This table was closed before it began. Nothing was lost; make a new one any time.
table-closed-owner = { $name } has closed this table. Nothing was lost; make one of your own any time.
table-brought = This game was brought along before its end: it can be watched, not played on.
table-put-away = The rules have changed since this game began, and it cannot go on under the new ones. Nothing is lost: a house with the old rules can open it.
table-unread = Something in this table’s book cannot be read. Nothing is lost: whoever keeps this house can find out why.
begin-anew = Begin anew with the same people
copy-link = Copy link
only-here = Only this machine can open this link. To let others in, open the house with
copied = Copied.
copy-failed = The browser does not let us copy. The link is { $link }
qr-alt = QR code of the link { $link }
close = Close

news-sat = { $name } sits down.
news-came-back = { $name } is back.
news-stood = { $name } leaves; a bot plays on.
news-stood-late = { $name } ran out of time three times; a bot plays on.
news-stood-up = { $name } stands up.
news-bot = A bot sits down.
news-began = The game begins.
news-late = { $name } ran out of time; the clock has answered.
news-stumbled = { $name } lost the thread; chance has answered.
news-carried-undo = Agreed: the last move is taken back.
news-carried-pause = Agreed: the game pauses.
news-carried-replace = Agreed: a bot plays for { $seat }.
news-agreed = { $name } agrees.
news-declined = { $name } says no.
news-withdrawn = { $name } takes the proposal back.
news-put-aside = What { $name } proposed is put aside.
news-resumed = The game goes on.
news-rematch = { $name } wants another game.

proposal-undo = { $name } asks to take the last move back.
proposal-pause = { $name } asks for a pause.
proposal-replace = { $name } proposes a bot for { $seat }.
proposal-pace-none = { $name } asks to play on without a clock.
proposal-pace-live = { $name } asks to play on live, { $time } a move.
proposal-pace-slow = { $name } asks to play on slowly, { $time } a move.
proposal-waits = Waiting for the others to agree.
withdraw = Take it back
agree = Agree
decline = Decline
paused = The game is paused; no clock runs.
paused-short = Paused.
curtain-for = This is for { $name }
curtain-help = Hand the screen over. The curtain opens when you say who you are.
curtain-open = I am { $name }
hand-over = Hand over to { $name }
resume = Go on
bot-stands = A bot plays for you.
bot-stands-late = You ran out of time three times; a bot plays for you.
bot-stands-for = A bot plays for { $names }.
come-back = Take my seat back

## The end

you-won = You have won!
won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
points = Points
total = Total
score-table = Where every point came from
show-score = Show the score
rematch = Play again
to-rematch = To the next game

## Replay

replay = replay
see-as = See as
as-public = Public
as-all = All
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-key-back = To the last key moment
replay-key-on = To the next key moment
replay-play = Play
replay-pause = Pause
# $total: how many moves
replay-of = of { $total }
replay-move = Move { $number }
replay-start = The deal
replay-speed = Speed
replay-hide = Hide the future
replay-copy = Copy link to move { $number }
replay-chart = Points if the game ended now, by seat
replay-chart-short = If it ended now
replay-chances = Chance of winning, by seat
replay-segments = Moves
replay-no-race = The race is drawn when the game is over.
replay-keys = arrows: one move; Shift and arrows: key moments; Space: play; 1 to 6: seats; P: public; A: all
replay-moments = Key moments
replay-final = Final score
replay-none = This game has not begun, so there is nothing to watch yet.
replay-unfinished = The game still goes on: you see what you may know.
replay-brought = This game was brought along before its end.
replay-brought-short = without an end
replay-talk = { $count ->
    [one] One thing said at the table
   *[other] { $count } things said at the table
}
replay-loading = Fetching the film…
take-save = Saved game
take-notation = Notation
replay-steps = In this move

## Faults

fault-unreachable = Malavita cannot be reached right now. Your tables are safe; we keep trying.
fault-server = Something went wrong on our side. Nothing was lost; try again in a moment.
fault-cookies = This browser keeps no cookies for Malavita, so nobody would know you again. Allow them for this page, then try once more.
fault-part-title = Part of the page is missing
fault-part = It could not be fetched. Load the page again in a moment; your tables are safe.
no-page-title = There is nothing here
no-page = This address leads nowhere. The lobby knows every table.
you-watch = You are watching: every chair is taken. What is hidden stays hidden.
you-watch-yours = Is one of them yours? A personal link from your other device brings you here.
line-lost = The line is down. Your table is safe; we are dialling again.
missed = { $count ->
    [one] Since you were away: one thing
   *[other] Since you were away: { $count } things
}
try-now = Try now
gone-title = Nobody sits here
gone-help = Check the link, or ask whoever sent it.
offline-title = You are offline
offline-text = Malavita needs the line to its house to play. Your tables are safe there; this page wakes up by itself.

## What tables are called

room-1 = The Blue Room
room-2 = Late shift
room-3 = Paws off
room-4 = Bring cash
room-5 = The long con
room-6 = No hard feelings
room-7 = The back room
room-8 = Rain on Fifth
room-9 = The cold safe
room-10 = Midnight ferry
room-11 = The quiet pier
room-12 = Two to midnight
room-13 = The brass lamp
room-14 = Last train north
room-15 = The velvet rope
room-16 = Loaded dice
room-17 = The third key
room-18 = Smoke and mirrors
room-19 = The red ledger
room-20 = Easy money
room-21 = The side door
room-22 = Old friends
room-23 = The corner booth
room-24 = Nothing personal

## A table in words: what its lines are called

plain-round = Round
plain-phase = Phase
plain-first = Begins
plain-godfather = The Godfather visits
plain-agenda = Agenda
plain-deck = Deck
plain-informant-deck = Informants in the deck
plain-money = Zoollars
plain-slush = Slush Fund
plain-reserve = Reserve
plain-favors = Favors
plain-goons = Goons
plain-tokens = Tokens
plain-hand-sizes = Cards in hand
plain-informant-sizes = Informants in hand
plain-hand = Your hand
plain-informants = Your Informants
plain-turn = Turn
plain-don = Don
plain-heat = Heat
plain-terms = Negotiation
plain-agent-deck = Agent cards in the deck
plain-cash = Cash
plain-gangsters = Gang
plain-photos = Photos
plain-condition = Condition
plain-needed = Needed
plain-gems = Gems
plain-places = Places
plain-racket = Racket
plain-agents = Agents
plain-strength = Strength
plain-dollars = ${ NUMBER($amount) }
plain-hidden = { $count ->
    [one] one hidden
   *[other] { $count } hidden
}
