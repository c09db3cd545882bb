### Criminals. Every key is in en, it and fr, with the same variables; tests/games/criminals/test_words.py sees to it.
### Names come in as they are ($seat, $card, $hideout, $target): no sentence may depend on their first letter or gender.

## The game

title = Criminals
tagline = Pay for a look, hire one henchman, hide what you can, and clean out the city.
reason-all-passed = Everyone has passed.

phase-recruiting = choosing a hideout
phase-choosing = choosing a henchman
phase-placing = placing a henchman
phase-over = game over

## The henchmen (the names fit the portraits)

card-c01 = Matchstick
card-c02 = Sniffles
card-c03 = Straw-Hat Sid
card-c04 = Ticktock
card-c05 = Muffler
card-c06 = Snake Eyes
card-c07 = The Jinx
card-c08 = Diamond Dot
card-c09 = Calypso
card-c10 = The Dentist
card-c11 = Hush
card-c12 = The Choirboy
card-c13 = Granny Purl
card-c14 = Checkers
card-c15 = The Tailor
card-c16 = Red Velma
card-c17 = The Skipper
card-c18 = Handlebar Hank
card-c19 = Late Edition
card-c20 = Knuckles
card-c21 = Goldtooth
card-c22 = Blue Lou
card-c23 = Madame Zora
card-c24 = Rivets
card-c25 = Don Domingo
card-c26 = Father Mercy
card-c27 = Havana Max
card-c28 = One-Eyed Lenny
card-c29 = Gilda
card-c30 = The Wall
card-c31 = The Undertaker
card-c32 = The Boss

# $name, $level, $modifier (such as −2), $modified: yes or no, $about: special and gangs, $plain: yes if there are none
card-described = { $modified ->
    [yes] { $plain ->
        [yes] { $name } ({ $level }, { $modifier })
       *[no] { $name } ({ $level }, { $modifier }, { $about })
    }
   *[no] { $plain ->
        [yes] { $name } ({ $level })
       *[no] { $name } ({ $level }, { $about })
    }
}

## Specials

kind-plain = Henchman
kind-pickpocket = Pickpocket
kind-accomplice = Accomplice
kind-swap = Swap
kind-killer = Killer
kind-spy = Spy
kind-boss = Boss

kind-plain-help = No tricks: only level, modifier and gangs count.
kind-pickpocket-help = Placed face-up, brings you $2 from the bank.
kind-accomplice-help = Placed face-up, may join your own henchmen at a target; their levels add up.
kind-swap-help = Placed face-up, may take the place of your own henchmen and send them to another free target of yours.
kind-killer-help = Placed face-up, may remove all henchmen of one player at the same target.
kind-spy-help = Placed face-up, lets you look at the hidden cards of one target, or at all cards of one hideout.
kind-boss-help = Can be hired only when alone in the hideout, and always goes face-up.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit

## Hideouts

hideout-A = Arcade
hideout-B = Billiards
hideout-C = Cabaret
hideout-D = Diner
hideout-E = Express
hideout-F = Foundry
hideout-G = Garage
hideout-H = Harbour
hideout-I = Inn
# $letter, $name
hideout-described = { $letter } ({ $name })

## Targets, from the lowest value up

target-1 = Pawnshop
target-2 = Tobacco
target-3 = Cinema
target-4 = Jeweller
target-5 = Racecourse
target-6 = Mail train
target-7 = Museum
target-8 = The Bank
# $value: printed points, $name
target-described = { $value } ({ $name })

## Questions: $money always; $hideout and $left, its cards, once paid; $card once hired; $target once chosen

question-recruit = You have ${ $money }: which hideout do you visit? Or do you pass?
question-hire = { $left ->
    [one] Hideout { $hideout }: only one is left, and gets the job.
   *[other] Hideout { $hideout }: who gets the job? The others go back face-down.
}
question-place = Where do you send { $card }? You have ${ $money }.
question-pickpocket = The Pickpocket goes to target { $target }: do you take $2 from the bank?
question-kill = The Killer goes to target { $target }: who loses their henchmen there?
question-spy = The Spy goes to target { $target }: where do you want to look?
question-move = The Swap goes to target { $target }: where do you move the henchmen you have there?

## Answers

answer-recruit-pass = Pass, and sit out the rest of the game
# $price: dollars, as many as there are cards
answer-recruit-hideout = Pay ${ $price } and look into hideout { $hideout }
answer-hire-card = Hire { $card }
# $face: up or down; $own: yes if you have henchmen there; $held: the special of the card in hand
answer-place-target = { $face ->
    [down] Face-down at target { $target }, for $1
   *[up] { $own ->
        [yes] { $held ->
            [accomplice] Face-up at target { $target }, on top of your henchmen
            [swap] Face-up at target { $target }; your henchmen move on
           *[killer] Face-up at target { $target }, removing your own henchmen
        }
       *[no] Face-up at target { $target }
    }
}
answer-pickpocket-take = Take the $2
answer-pickpocket-leave = Leave the money
answer-kill-seat = Strike { $seat }: all their henchmen there leave the game
answer-kill-nobody = Spare everyone
answer-spy-target = Look at the hidden cards at target { $target }
answer-spy-hideout = Look into hideout { $hideout }
answer-spy-nothing = Look at nothing
answer-move-target = Move them to target { $target }

## Events: $known is yes for who may know the cards; $several: how many $seats; $open: how many cards in $shown

# $price: dollars, as many as there are cards; $cards: what was seen
event-looked = { $known ->
    [yes] { $seat } pays ${ $price } at hideout { $hideout } and sees { $cards }.
   *[no] { $price ->
        [one] { $seat } pays ${ $price } at hideout { $hideout } and looks at its last card.
       *[other] { $seat } pays ${ $price } at hideout { $hideout } and looks at { $price } cards.
    }
}
event-hired-nobody = { $seat } finds no one to hire at hideout { $hideout }: the money is gone, the pile stays.
event-passed = { $money ->
    [0] { $seat } passes with an empty purse.
   *[other] { $seat } passes with ${ $money } left.
}
event-placed = { $face ->
    [up] { $seat } sends { $card } to target { $target }.
   *[down] { $known ->
        [yes] { $seat } pays $1 and hides { $card } at target { $target }.
       *[no] { $seat } pays $1 and hides a henchman from hideout { $hideout } at target { $target }.
    }
}
event-pocketed = { $seat } takes ${ $money } from the bank: nice work, Pickpocket.
# $own: yes if the victim is the seat; $cards: all who leave, if known; else $shown: those lying face-up, $hidden: how many others
event-killed = { $own ->
    [yes] { $seat } trades their own henchmen at target { $target } for a Killer. Out of the game:
   *[no] { $seat } sets the Killer on { $victim } at target { $target }. Out of the game:
} { $known ->
    [yes] { $cards }.
   *[no] { $hidden ->
        [0] { $shown }.
        [one] { $open ->
            [0] one hidden henchman.
           *[other] { $shown }, and one hidden henchman.
        }
       *[other] { $open ->
            [0] { $hidden } hidden henchmen.
           *[other] { $shown }, and { $hidden } hidden henchmen.
        }
    }
}
event-moved = { $count ->
    [one] { $seat } moves a henchman from target { $target } to target { $to }.
   *[other] { $seat } moves { $count } henchmen from target { $target } to target { $to }.
}
event-spied-target = { $count ->
    [0] { $seat } spies on target { $target }: nothing is hidden there.
    [one] { $known ->
        [yes] { $seat } spies on target { $target } and finds { $cards }.
       *[no] { $seat } spies on target { $target }: one hidden card.
    }
   *[other] { $known ->
        [yes] { $seat } spies on target { $target } and finds { $cards }.
       *[no] { $seat } spies on target { $target }: { $count } hidden cards.
    }
}
event-spied-hideout = { $known ->
    [yes] { $seat } spies on hideout { $hideout } and sees { $cards }.
   *[no] { $seat } spies on hideout { $hideout }.
}
event-revealed = { $seat } turns up { $card } at target { $target }.
# $points: what the target is worth; $each: points for each of the $seats
event-target-scored = { $several ->
    [0] Target { $target }: nobody came, nobody scores.
    [one] { $points ->
        [one] { $seats } takes target { $target } with strength { $strength }: { $points } point.
       *[other] { $seats } takes target { $target } with strength { $strength }: { $points } points.
    }
   *[other] { $each ->
        [one] { $seats } tie at target { $target } with strength { $strength }: { $each } point each.
       *[other] { $seats } tie at target { $target } with strength { $strength }: { $each } points each.
    }
}
event-gang-scored = { $several ->
    [0] { $gang }: nobody leads alone, nobody scores.
   *[other] { $members ->
        [one] { $gang }: { $seats } leads with one member and scores { $points }.
       *[other] { $gang }: { $seats } leads with { $members } members and scores { $points }.
    }
}
event-ended = { $several ->
    [one] { $score ->
        [one] { $seats } wins with { $score } point.
       *[other] { $seats } wins with { $score } points.
    }
   *[other] { $score ->
        [one] { $seats } share the win with { $score } point each.
       *[other] { $seats } share the win with { $score } points each.
    }
}

## Refusals

# $kind: the question that is asked now
refusal-wrong-question = { $kind ->
    [recruit] First choose a hideout, or pass.
    [hire] First choose a henchman from the pile.
    [place] First choose where your henchman goes.
    [pickpocket] First say whether the Pickpocket takes the money.
    [kill] First choose whom the Killer strikes.
    [spy] First choose where the Spy looks.
   *[move] First choose where your henchmen move.
}
# $players: how many play
refusal-hideout-unused = With { $players } players, hideout { $hideout } stays closed.
refusal-hideout-empty = Hideout { $hideout } is empty.
refusal-too-poor = Hideout { $hideout } costs ${ $price }, and you have ${ $money }.
refusal-not-in-pile = { $card } is not in this pile.
refusal-boss-not-alone = { $card } can be hired only when alone in the pile.
refusal-no-place = You have no target left for { $card }.
refusal-boss-face-down = { $card } never goes face-down.
refusal-occupied-face-down = You already have a henchman at target { $target }: nobody can join face-down.
refusal-face-down-poor = Face-down costs ${ $price } more, and you have ${ $money }.
refusal-accomplice-limit = At target { $target } you already have an Accomplice on top, and this table allows only one.
refusal-occupied = You already have a henchman at target { $target }: { $card } cannot go there too.
refusal-kill-self = You have no henchman at target { $target } to remove.
refusal-kill-nobody-there = { $victim } has no henchman at target { $target }.
refusal-spy-empty = There is nobody to see in hideout { $hideout }.
refusal-move-occupied = Your henchmen can move only to a target where you have nobody, not to target { $target }.

## Options

option-noLegalCard = Nobody in the pile can be hired
option-noLegalCard-loseTurn = the money is lost and the turn is over
option-noLegalCard-passOut = the money is lost and the player passes
option-accompliceLimit = Accomplices on top of a henchman
option-accompliceLimit-none = as many as you like
option-accompliceLimit-one = one at most
option-revealKilled = Hidden henchmen who are killed
option-revealKilled-off = leave unseen
option-revealKilled-on = are shown to all
option-finalTie = Same points and same money
option-finalTie-shared = the win is shared
option-finalTie-moreTargets = more targets won decides
option-notebook = Notebook
option-notebook-on = the table remembers what you have seen
option-notebook-off = you have to remember it yourself

## The score: $several: how many $seats (0: nobody); $each: points for each of them

# $worth: what the target is worth
score-target = { $several ->
    [0] Target { $target }, worth { $worth }: nobody came.
    [one] Target { $target }, worth { $worth }: { $each } to { $seats }.
   *[other] Target { $target }, worth { $worth }: { $each } each to { $seats }.
}
# $members: how many the leader has
score-gang = { $several ->
    [0] { $gang }: nobody leads alone.
   *[other] { $members ->
        [one] { $gang }: { $points } to { $seats }, with one member.
       *[other] { $gang }: { $points } to { $seats }, with { $members } members.
    }
}

## Rules: setting up

rule-R1 = Two, three or four can play.
rule-R2 = Eight targets lie in a row, worth 2 to 9.
rule-R3 = You have one row of eight places, one below each target. All are free at first.
rule-R4 = Two players use hideouts A to E with 2, 2, 3, 4, 5 cards; three use A to G with 2, 2, 3, 3, 4, 4, 5; four use A to I with 2, 2, 3, 3, 3, 4, 4, 5, 5.
rule-R5 = The 32 henchmen are shuffled and dealt face-down to the hideouts. The rest stay in the box, and nobody sees them.
rule-R6 = Everyone starts with $18.
rule-R7 = Chance decides who begins.

## Rules: the turn

rule-R8 = The turn goes round clockwise, past those who have passed.
rule-R9 = On your turn you pass, or you hire one henchman and send them to a target.
rule-R10 = Once you have passed, you have no more turns.
rule-R11 = If you cannot pay for any hideout, you have to pass.
rule-R12 = You may also pass while you still have money.
rule-R13 = The game ends when everyone has passed. Then the points are counted.

## Rules: hiring

rule-R14 = Choose a hideout that has cards and that you can pay for.
rule-R15 = It costs $1 for each of its cards, and you pay before you look.
rule-R16 = Then you look at all of them, and nobody else does.
rule-R17 = You must take exactly one. The others go back face-down.
rule-R18 = The Boss can be taken only when no other card is left in the hideout.
rule-R19 = You can take only a henchman you are able to place.
rule-R20 = If there is nobody you can take, your money is gone, the cards stay and your turn is over; but you have not passed.
rule-R21 = Nobody stays in your hand: who is hired is placed in the same turn.

## Rules: placing

rule-R22 = Your henchmen go to your own row.
rule-R23 = Where you have nobody, you can always place face-up.
rule-R24 = Where you have nobody, you can also place face-down for $1, paid at once. Only the Boss cannot.
rule-R25 = A face-up Accomplice can go on top of your own henchmen.
rule-R26 = A face-up Swap can go where your own henchmen are, if another of your targets is free: they all move there.
rule-R27 = A face-up Killer can go where your own henchmen are: those leave the game, and no rival is touched.
rule-R28 = Otherwise you cannot place a second henchman at the same target.
rule-R29 = You may look at your own hidden henchmen whenever you like. Nobody else may.
rule-R30 = Who lies face-down stays so until the points are counted.

## Rules: actions

rule-R31 = Henchmen placed face-down do not act.
rule-R32 = An action is used as the card goes down, or not at all.
rule-R33 = The Pickpocket brings you $2 from the bank.
rule-R34 = With an Accomplice, all levels at that place add up.
rule-R35 = Henchmen moved by a Swap stay together, hidden or shown as they were, and do not act again.
rule-R36 = The Killer strikes one rival who has henchmen at the same target: all of those leave the game.
rule-R37 = Who is killed no longer counts: no level, no modifier, no gang.
rule-R38 = Hidden henchmen who are killed leave the game unseen.
rule-R39 = The Boss never goes face-down, and joins you only as the last one in a hideout. There is no other effect.
rule-R40 = The Spy shows you all hidden cards at one target, or all cards in one hideout. Everything stays in place.
rule-R41 = Everyone knows where you spied. Only you know what you saw.

## Rules: counting

rule-R42 = At the end, all hidden henchmen are turned up.
rule-R43 = Your strength at a target is the sum of your levels there. Without henchmen you do not compete.
rule-R44 = A target is worth its value, changed by the modifiers of everyone there, but never less than 0.
rule-R45 = Whoever is strongest gets the points.
rule-R46 = If several are strongest, they split the points evenly; what is left over is lost.
rule-R47 = A target without henchmen brings points to nobody.
rule-R48 = For each gang, your henchmen on the table are counted, stacked ones too. Members of two gangs count for both.
rule-R49 = Most members brings 5 points with two players, 4 with three, 3 with four.
rule-R50 = If several have most members, nobody gets the points of that gang.
rule-R51 = Add targets and gangs: the highest score wins. Money is not points.
rule-R52 = On a tie, more money wins. If that is equal too, the win is shared.
