### The table of Mob Ties in the browser. Every key is in en, it and fr, with the same variables.

turn = Turn
turn-short = T. { $turn }
# $phase: the name of a phase
log-phase = Turn { $turn }, { $phase }
seats = Seats
don = Don
money-short = ${ $thousands }k
nobody-here = Nobody is here.

## Places

# $count: gangsters there; $room: how many it holds
place-held = { $place }, { $count } of { $room }
room-held = { $count } of { $room }
closed = Closed
surrounded = Surrounded
agents = { $count ->
    [0] no agents
    [one] { $count } agent
   *[other] { $count } agents
}
paid = paid to
bribed = bribed:
split = split
not-paid = nobody came
streets-note = no racket, no agents
to-place = Your gangsters
to-place-note = choose one, then a place
jail-note = out on bail
morgue-note = out for good
airstrip-note = out of the city

## Heat and decks

heat = Heat { $heat }
heat-left = { $count } more to rise
decks = Decks
deck-favor = Favor
deck-agents = Agents
discarded = discards { $count }
a-turn = { $count } a turn
buy = Buy a Favor card for { $amount }
terms-title = Terms of this table
turn-terms = Turn the token

## Gangsters

# $classes: what he may attack with; $bail: money
piece = { $gangster } of { $name }: respect { $respect }, bail { $bail }, { $classes }.
fate = { $fate ->
    [alive] { $gangster }
    [jailed] { $gangster }: in Jail
    [waiting] { $gangster }: not placed yet
   *[dead] { $gangster }: dead
}

## Seats

doing-thinking = thinking
doing-locked = has voted
doing-ready = ready to vote
doing-attacked = under attack
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
respect-held = Respect on the board: { $count }
word = Promises kept: { $kept }, broken: { $broken }

## The hand

hand = Your hand
hand-count = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-empty = You hold no cards.
hand-hidden = Hands are secret.
use-anybody = Any gangster
use-defense = Stops up to { $level }
use-weapon = { $level ->
    [one] Removes { $level } agent
   *[other] Removes { $level } agents
}
use-drive_by = All in the Streets
use-shanked = In Jail only
use-tony_goldstein = Out of Jail, free
use-crooked_judge = Frees anybody
use-trunk_tip = Sends agents
use-getaway = Off to any place
use-shakedown = Takes money
use-wiretap = Shows you a hand
use-call_in_favor = Draws cards
use-blackmail = Votes in a test

## Questions

other = Something else
all-answers = { $count ->
    [one] The only answer
   *[other] All { $count } answers
}
hint-halfway = And now the other half.
hint-place = Choose one of your gangsters and a place.
hint-talk = A card, or a seat to make an offer to.
hint-ballot = Choose a seat, or a gangster at the place.
hint-move = Choose one of your gangsters.
hint-to = Choose a place.
hint-act = Choose a card, or your Driver.
hint-target = Choose a gangster of your opponent.
hint-shoot = Choose a weapon and a place.
hint-drive = Choose a place, or a passenger first.
hint-lose = Choose one of your gangsters.
hint-keep = Choose one of the two cards.
hint-discard = Choose a card.

## A respect test

# $test: election, racket or arrest; $amount: what the racket pays
stage-title = { $test ->
    [election] Election of the Don
    [racket] { $place }: { $amount }
   *[arrest] { $place }: an arrest
}
stage-note = { $test ->
    [arrest] Most votes lose a gangster. { $name } decides a tie.
   *[other] Most votes win. { $name } decides a tie.
}
stage-note-first = Most votes win.
step-talk = Talk
step-ballots = Ballots
step-reveal = Reveal
ballot = Ballot
ballot-given = Your vote is in the envelope.
ballot-absent = You do not take part in this test.
respect-here = respect here
still-writing = Still writing
locked-in = Has voted
votes-for = { $test ->
    [arrest] votes against
   *[other] votes for
}
abstains = nobody
no-votes = Nobody got a vote.
without-votes = { $names }: no votes
continue = Continue
# $deal: its number; $name: whom a vote is for, or against
ballot-chosen = your cross
respect-pressed = with Blackmail
pledge-binding = { $test ->
    [arrest] Deal { $deal }: against { $name }
   *[other] Deal { $deal }: for { $name }
}
pledge = { $test ->
    [arrest] Promised against { $name }, not binding
   *[other] Promised to { $name }, not binding
}
pledge-kept-binding = deal { $deal } kept
pledge-kept = as promised
pledge-broken = { $test ->
    [arrest] promised against { $name }
   *[other] promised { $name }
}
known-votes = Known so far
known-dashed = dashed: a promise that binds nobody
last-count = Last count: { $place }
stamp = { $test ->
    [election] { $name } is Don
    [racket] { $name } takes { $amount }
   *[arrest] Against { $name }
}
stamp-won = { $name } wins
stamp-tie = A tie
tie-decides = { $name } decides.
stamp-split = Shared

## Keys and help

# letters of the places, each once, neither A nor U
letter-docks = D
letter-kittys = K
letter-mansion = M
letter-little_italy = L
letter-butcher = B
letter-restaurant = R
letter-streets = S
help-1 = What glows in brass can be clicked: gangsters, places, cards, seats. An answer of two parts takes two clicks.
help-2 = Every turn: elect the Don, share out the rackets, move one gangster, face the agents, act, bail.
help-3 = In a respect test everybody at the place votes with all his respect there. Nobody sees a ballot before the last one is cast.
help-4 = Anything may be promised: Deals, beside the table. Under Honor Among Thieves a deal with money in it binds.
help-5 = In the end money counts, and every gangster who is still alive.
key-1 = 1–9|the answers beside the question
key-2 = D K M L B R S|the places
key-3 = A|all answers
key-4 = Esc|let go of what was chosen

## Rules

rules-setup = Setting up
rules-turn = The turn
rules-tests = Respect tests
rules-election = Election
rules-business = Business
rules-movement = Movement
rules-agents = Agents
rules-action = Action
rules-rescue = Rescue and Heat
rules-end = The end
rules-promises = Cards and promises
