### The table of Criminals in the browser. Every key is in en, it and fr, with the same variables.

headline = Round { $round } · move { $move }
dollars = ${ $amount }
targets = Targets
targets-help = strongest row takes the points
targets-open = all cards open
# $points: what the target is worth as far as these eyes can tell
now = now { $points }
now-secret = Counts a hidden card that only you know
worth = worth { $points }
hidden-count = { $count } hidden
sum = = { $sum }
sum-unsure = = { $sum } + ?
remove = remove
empty = empty
paid = paid ${ $price }
paid-short = paid
passed = passed
no-gang = No gang
no-gang-low = no gang
in-purse = left in your purse
step-1 = Pay for a hideout
step-2 = Choose a henchman
step-3 = Place it
down-price = face-down +$1
notebook = Notebook

## The question bar; the stroke says where the strong part begins

bar-recruit = You have ${ $money }: |choose a hideout, or pass
bar-recruit-poor = You have ${ $money }: |no hideout is that cheap, so you pass
bar-hire = You paid ${ $price } at hideout { $hideout }: |choose one henchman to hire
bar-place = You hired { $card }: |choose where to place it
bar-pickpocket = { $card } at { $target }: |take $2 from the bank?
bar-kill = { $card } at { $target }: |choose who leaves
bar-spy = { $card } at { $target }: |choose a target or a hideout to look at
bar-move = { $card } at { $target }: |choose where the others go
bar-over = The game is over.|
bar-wait-recruiting = { $name } is |choosing a hideout
bar-wait-choosing = { $name } is |choosing a henchman
bar-wait-placing = { $name } is |placing a henchman
bar-wait-over = The game is over.|
hint-recruit = Paying is final: you see all, and hire one
hint-hire = { $others ->
    [0] The only one left here
    [one] The other one goes back face-down
   *[other] The other { $others } go back face-down
}
hint-place = Face-down costs $1 and hides the level
hint-place-boss = The Boss never goes face-down
hint-pickpocket = Nothing is final yet
hint-kill = Nothing is final yet
hint-spy = Only you will see the cards
hint-move = Nothing is final yet
sure-pass = Pass? You will have no more turns in this game.
sure-own = { $count ->
    [one] Your own henchman there leaves the game. Do it?
   *[other] Your own { $count } henchmen there leave the game. Do it?
}
pick-recruit = Tap a hideout
pick-hire = Tap a henchman
pick-place = Tap a target
pick-pickpocket = Take the money?
pick-kill = Tap a name
pick-spy = Tap a target or a hideout
pick-move = Tap a target
pass-short = Pass
left-short = left
spy-targets = A target
spy-hideouts = A hideout
seen = Seen

## Face-up or face-down

face-legend = How to place it
face-up = Face-up
face-up-plain = free, everybody sees it
face-up-acts = free, the { $kind } may act
face-down = Face-down
face-down-help = $1, no action, hidden to the end
face-down-no-room = No free target for it
face-down-from = face-down card from hideout { $hideout }

## Why something is locked, in three words

lock-too-poor = Too dear
lock-boss-not-alone = Only when alone
lock-no-place = No free target
lock-boss-face-down = Never face-down
lock-occupied-face-down = Occupied
lock-face-down-poor = No money left
lock-accomplice-limit = Only one on top
lock-occupied = Occupied
lock-move-occupied = Occupied

## The inspector

goal-title = Eight targets
goal-sub = most points win
goal = Pay for a look, hire one henchman, send them to a target. At each target the highest sum of levels takes the points; each gang pays whoever leads it alone.
# $kind: special; $gangs: one or two, or none
card-about = { $kind } · level { $level } · { $gangs }
modifier-help = Changes what its target is worth by { $change }.
down-help = Face-down, $1: hides the level, no action.
target-worth = { $name }, worth { $points }
nobody-leads = Nobody shows strength here
leads = { $count ->
    [one] { $names } leads with { $strength }
   *[other] { $names } are level with { $strength }
}
worth-changed = Printed { $printed }; the modifiers you can see make it { $points }.
hidden-there = { $count ->
    [one] One hidden card lies here.
   *[other] { $count } hidden cards lie here.
}
cards-there = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
hideout-help = { $count ->
    [0] Nobody is left here.
   *[other] It costs $1 for each card. You see all of them, and hire exactly one.
}
hidden-card = Hidden henchman
hidden-whose = { $name }’s, from hideout { $hideout }
hidden-help = Nobody but its owner knows who it is until the end; a Spy may look.

## The log

log-passed = { $name } passed with ${ $money }
log-looks = { $name } paid ${ $price } at { $hideout }
log-nobody = { $name } paid ${ $price } at { $hideout }, nobody fits
log-down = { $name } hired at { $hideout }, ${ $price }: face-down at { $target }
log-up = { $name } hired at { $hideout }, ${ $price }: { $what } at { $target }
log-kill = { $name } hired at { $hideout }, ${ $price }: { $what } at { $target }, strikes { $victim }
log-swap = { $name } hired at { $hideout }, ${ $price }: { $what } at { $target }, others to { $to }
log-pocket = { $name } hired at { $hideout }, ${ $price }: { $what } at { $target }, +${ $money }
log-level = level { $level }
log-target = { $several ->
    [0] { $target }: nobody
    [one] { $target }: { $names } +{ $each }
   *[other] { $target }: { $names } +{ $each } each
}
log-gang = { $several ->
    [0] { $gang }: nobody leads alone
   *[other] { $gang }: { $names } +{ $points }
}
log-ended = { $several ->
    [one] { $names } wins with { $score }
   *[other] { $names } share the win with { $score }
}

## The notebook

notes-title = What you have seen
notes-only-you = only you
notes-none = Nothing yet. Whatever you look at is written down here.
notes-off = This table plays without a notebook.
notes-in-hand = { $count ->
    [one] { $count } card · in your hand now
   *[other] { $count } cards · in your hand now
}
notes-left = { $count ->
    [0] none left · seen at move { $move }
   *[other] { $count } left · seen at move { $move }
}
notes-is = it is { $name }’s card at { $target }
notes-one-is = one is { $name }’s card at { $target }
notes-killed = one was killed, unseen
notes-certain = untouched since: certain
notes-never = Never seen
notes-out = left out { $count }

## The score, with reasons

why-worth = worth { $worth }
# $printed: value on the card; $change: sum of the modifiers
why-worth-changed = { $printed } { $change } = { $worth }
why-target = { $several ->
    [0] { $worth }; nobody came
    [one] { $worth }; strongest with { $most }: { $names }
   *[other] { $worth }; shared with { $most } each: { $names }
}
why-gang = { $several ->
    [0] no members on the table
    [one] most members, { $most }: { $names }
   *[other] { $names } have { $most } each: nobody leads alone
}

## The table in words, and the small table

text-players = Players
text-turn = Now:
text-target = Target
text-nobody = nobody
text-hidden = hidden: { $card }
text-hideouts = Hideouts
phone-slot = { $count ->
    [0] { $name } at { $target }: nobody
    [one] { $name } at { $target }: one card
   *[other] { $name } at { $target }: { $count } cards
}
phone-at = { $name } at { $target }

## The rules panel

rules-setup = Setting up
rules-turn = The turn
rules-hiring = Hiring
rules-placing = Placing
rules-actions = Actions
rules-counting = Counting

## How this table works

help-1 = On your turn, pay for a hideout: $1 for each card there. You look at all of them and hire one.
help-2 = Send it to one of the eight targets, into your own row: face-up, or face-down for $1 more.
help-3 = Some henchmen act when placed face-up: steal, strike, spy, swap, join.
help-4 = When your money is short, pass. When all have passed, hidden cards turn over.
help-5 = At each target the highest sum of levels takes the points. Leading a gang alone brings a few more.
key-1 = A–I|hideouts
key-2 = 1–5|cards of the fan
key-3 = 2–9|targets
key-4 = F|face-up or face-down
key-5 = P|pass
key-6 = 0|nobody, nothing

## A move, as one would tell it afterwards

act-passed = { $name } passes with ${ $money }
act-looked = { $name } looks into { $hideout }
act-hidden = { $name } hides somebody at { $target }
act-killed = { $name }’s { $kind } removes { $victim }’s { $strength }
act-boss = { $name } hires the { $kind } for ${ $price }
act-special = { $name }’s { $kind } goes to { $target }
act-raises = { $name } raises { $target } by { $points }
act-sinks = { $name } sinks { $target } by { $points }
act-placed = { $name } sends { $level } to { $target }
removed = { $strength } removed
