### Mafiozoo. Every key is in en, it and fr, with the same variables; tests/games/mafiozoo/test_words.py sees to it.
### Names come in as they are ($seat, $character, $card, $location): no sentence may depend on their first letter or gender.

## The game

title = Mafiozoo
tagline = Bribe the right people, collect their favors, and own the city block by block.
reason-rounds-played = All rounds have been played.

strawman = Strawman

phase-revenue = Revenue
phase-bribery = Bribery
phase-favors = Favors
phase-influence = Influence
phase-over = game over

## The characters

character-1 = Distiller
character-2 = Mayor
character-3 = Forger
character-4 = Lieutenant
character-5 = Femme fatale
character-6 = Truck Drivers Syndicate
character-7 = Banker
character-8 = Producer
character-9 = Commissioner
character-10 = Land Developer
character-11 = Judge
character-12 = Private Detective
# $number: printed on the photo, $name
character-described = { $name } ({ $number })

character-1-help = 1 Booze.
character-2-help = 1 Building Permit.
character-3-help = 1 Jewelry.
character-4-help = 1 Weapons.
character-5-help = 1 Godfather’s Favor.
character-6-help = 1 Neighborhood token, and 1 gem from your Reserve on another character.
character-7-help = 5 Zoollars.
character-8-help = 1 gem from your Reserve to your Slush Fund, then up to 2 gems from your Reserve on character 5.
character-9-help = 1 Godfather’s Favor.
character-10-help = 2 Neighborhood tokens.
character-11-help = 1 Bribery card, kept for the next round.
character-12-help = 1 Informant card and 1 Neighborhood token.

card-secret = secret card
# $character
card-targeted = card { $character }

## Tiles

condition-highest = highest bidder
condition-pay = can pay
condition-means = has the means

## Favors, neighborhoods, gems

favor-booze = Booze
favor-permit = Building Permit
favor-jewelry = Jewelry
favor-weapons = Weapons
favor-godfather = Godfather’s Favor

neighborhood-financial = Financial District
neighborhood-industrial = Industrial Zone
neighborhood-chinatown = Chinatown
neighborhood-littleItaly = Little Italy
neighborhood-campus = Campus
neighborhood-park = Park

source-reserve = Reserve
source-slush = Slush Fund

## Locations

location-L11 = Boxing Venue
location-L12 = Racetrack
location-L13 = Construction Site
location-L14 = Dock
location-L21 = Fence
location-L22 = Clandestine Gambling Den
location-L23 = Night Club
location-L24 = Hotel
location-L31 = Luigi’s Pizzeria
location-L32 = Massage Parlor
location-L33 = Police Station
location-L34 = Newspaper
location-L41 = Barber
location-L42 = Prison
location-L43 = Town Hall
location-L44 = Courthouse

location-L11-help = Each Revenue phase: 1 Zoollar.
location-L12-help = Each Revenue phase: 2 Zoollars.
location-L13-help = Each Revenue phase: 1 Neighborhood token.
location-L14-help = Each Revenue phase: 3 units, each a gem for your Slush Fund or 1 Zoollar.
location-L21-help = Each Revenue phase: 1 gem from your Reserve to your Slush Fund.
location-L22-help = Each Revenue phase: 2 gems from your Reserve to your Slush Fund.
location-L23-help = Each Revenue phase: 1 Informant card.
location-L24-help = Each Revenue phase: 1 more Bribery card.
location-L31-help = Once each Bribery phase: 1 gem on character 1 or 2, if the Godfather is there.
location-L32-help = Once each Bribery phase: 1 gem on the character the Godfather visits.
location-L33-help = Your Informants place up to 3 gems from your Slush Fund.
location-L34-help = Your gems go on to any photo on the same diagonal.
location-L41-help = Once each Bribery phase: 1 gem on character 3 or 4, if the Godfather is there.
location-L42-help = Once each Bribery phase: 1 gem on an advisor the Godfather does not visit.
location-L43-help = Your targeted cards move up to 4 gems.
location-L44-help = You pay 1 Zoollar less to characters who can be paid.

## Questions: $reserve, $slush and $money are your own

question-dock = The Dock gives 3 units: how many of them as gems? Your Reserve has { $reserve }, the rest comes in Zoollars.
question-bribe = Which Bribery card do you play? Your Slush Fund has { $slush }, your Reserve { $reserve }.
# $card; $limit: gems it can move
question-use = What is the { $card } for? It moves up to { $limit } gems. Slush Fund { $slush }, Reserve { $reserve }.
# $gems: how many are placed
question-photo = { $gems ->
    [one] On whose photo do you place the gem of your { $card }?
   *[other] On whose photo do you place the { $gems } gems of your { $card }?
}
# $here: gems that just arrived on the photo of $character
question-onward = { $here } of your gems lie with { $character }. Do some of them go on?
question-window = Before the favors are handed out: do your locations place another gem?
question-inform = { $character } is next. Do you play your Informant? Slush Fund { $slush }, Reserve { $reserve }.
question-pay = Do you pay { $price } Zoollars to { $character } for the favor? You have { $money }.
# $count: how many tokens you may still choose
question-token = { $count ->
    [one] Which Neighborhood token do you take?
   *[other] Which Neighborhood token do you take? You get { $count }, one after the other.
}
question-extra = On which other photo does the Syndicate’s gem go? Reserve { $reserve }, Slush Fund { $slush }.
question-producer = How many gems does the Producer send to the Femme fatale? Reserve { $reserve }, Slush Fund { $slush }.
question-goon = Where do you send a goon?
question-payment = How do you pay for the goon at { $location }?
question-keep = Which favor do you keep? The others become Neighborhood tokens.

## Answers

answer-dock-gems = { $gems ->
    [0] No gem, 3 Zoollars
    [one] 1 gem and 2 Zoollars
    [2] 2 gems and 1 Zoollar
   *[other] { $gems } gems
}
answer-bribe-card = Play the { $card }
answer-bribe-location = Use { $location } first: 1 gem on { $character }
answer-use-take = { $take ->
    [0] Discard it and take no gem
    [one] Take 1 gem from the Reserve
   *[other] Take { $take } gems from the Reserve
}
answer-use-place = { $place ->
    [one] Place 1 gem
   *[other] Place { $place } gems
}
answer-photo-character = { $character }
answer-onward-stop = They all stay
answer-onward-gems = { $gems ->
    [one] 1 gem goes on to { $character }
   *[other] { $gems } gems go on to { $character }
}
answer-window-location = { $location }: 1 gem on { $character }
answer-window-done = No more gems
answer-inform-keep = Keep it
answer-inform-reserve = Play it: { $reserve } gem from the Reserve
answer-inform-slush = { $slush ->
    [one] Play it: 1 gem from the Slush Fund
   *[other] Play it: { $slush } gems from the Slush Fund
}
answer-pay-no = Keep the { $price } Zoollars
answer-pay-yes = Pay { $price } Zoollars
# $place: counted from 1
answer-token-place = { $neighborhood }, place { $place } of the Agenda
answer-token-unseen = Draw one unseen
answer-extra-character = { $character }
answer-extra-none = Nowhere
answer-producer-gems = { $gems ->
    [0] No gem
    [one] 1 gem
   *[other] { $gems } gems
}
answer-goon-location = { $location }
answer-goon-done = Nowhere, I am done
answer-payment-favor = { $favor } and { $other }
answer-keep-favor = { $favor }

## Events: $known is yes for who may know the secret part

event-round-began = Round { $round } begins; { $first } drives the car.
event-godfather-moved = The Godfather visits { $character }; everyone takes { $money } Zoollars.
# $secrets: how many secret cards turned up in between
event-strawman-showed = { $secrets ->
    [0] The strawman’s cards: { $character }, { $second }, { $third }.
   *[other] The strawman’s cards: { $character }, { $second }, { $third } (and secret ones: { $secrets }).
}
event-strawman-placed = The strawman puts { $gems } gems on { $character }.
event-dealt = { $known ->
    [yes] { $seat } draws { $cards }.
   *[no] { $seat } draws { $count } Bribery cards.
}
event-earned = { $gems ->
    [0] { $money ->
        [0] { $location } brings { $seat } nothing.
       *[other] { $location } brings { $seat } { $money }Z.
    }
   *[other] { $money ->
        [0] { $location } brings { $seat } gems for the Slush Fund: { $gems }.
       *[other] { $location } brings { $seat } { $money }Z and gems for the Slush Fund: { $gems }.
    }
}
# $placed: yes if a location gave it
event-card-drawn = { $known ->
    [yes] { $placed ->
        [yes] { $location }: { $seat } draws the { $card }.
       *[no] { $seat } draws the { $card } from the Judge.
    }
   *[no] { $placed ->
        [yes] { $location }: { $seat } draws a Bribery card.
       *[no] { $seat } draws a Bribery card from the Judge.
    }
}
event-informant-drawn = { $known ->
    [yes] { $placed ->
        [yes] { $location }: { $seat } draws the Informant for { $character }.
       *[no] { $seat } draws the Informant for { $character }.
    }
   *[no] { $placed ->
        [yes] { $location }: { $seat } draws an Informant.
       *[no] { $seat } draws an Informant.
    }
}
event-compensated = { $seat } begins for the second time and is compensated.
event-token-taken = { $seat } takes { $neighborhood } from place { $place } of the Agenda.
event-token-drawn = { $known ->
    [yes] { $seat } draws { $neighborhood } unseen.
   *[no] { $seat } draws a Neighborhood token unseen.
}
event-token-blank = No token is left: { $seat } gets a blank one.
event-agenda-filled = { $neighborhood } comes to place { $place } of the Agenda.
# $face: targeted or secret
event-took = { $known ->
    [yes] { $seat } discards the { $card } and takes gems from the Reserve: { $gems }.
   *[no] { $face ->
        [secret] { $seat } discards a secret card and takes gems from the Reserve: { $gems }.
       *[targeted] { $seat } discards a targeted card and takes gems from the Reserve: { $gems }.
    }
}
event-bribed = { $gems ->
    [one] { $seat } plays the { $card }: 1 gem on { $character }.
   *[other] { $seat } plays the { $card }: { $gems } gems on { $character }.
}
event-moved-on = { $gems ->
    [one] 1 gem goes on from { $character } to { $to }.
   *[other] { $gems } gems go on from { $character } to { $to }.
}
event-last-card = { $known ->
    [yes] { $seat } discards the last card unseen: { $card }.
   *[no] { $seat } discards the last card unseen.
}
event-bonus-placed = { $location }: { $seat } puts 1 gem on { $character } ({ $source }).
event-informed = { $gems ->
    [one] { $seat } plays the Informant for { $character }: 1 gem ({ $source }).
   *[other] { $seat } plays the Informant for { $character }: { $gems } gems ({ $source }).
}
# $offers: names and gems; $needed: price or gems; $visited: 1 if the Godfather is there
event-offered = { $condition ->
    [highest] { $character }, highest bidder: { $offers }.
    [pay] { $character }, highest bidder or { $needed }Z: { $offers }.
   *[means] { $character }, { $needed } gems needed: { $offers }.
}
event-judged = { $free_count ->
    [0] { $payers_count ->
        [0] Nobody gains the favor of { $character }.
       *[other] Nobody gains the favor of { $character } for free; may pay: { $payers }.
    }
   *[other] { $payers_count ->
        [0] The favor of { $character } goes to { $free }.
       *[other] The favor of { $character } goes to { $free }; may pay: { $payers }.
    }
}
event-gained = { $how ->
    [free] { $seat } leads and gains the favor of { $character }.
    [second] { $seat } is second and gains the favor of { $character } too.
    [tie] { $seat } shares the lead and gains the favor of { $character }.
    [means] { $seat } has the means for the favor of { $character }.
   *[paid] { $seat } pays { $price }Z for the favor of { $character }.
}
event-crowned = { $seat } gains a Godfather’s Favor as well.
event-gems-left = { $gems ->
    [one] 1 gem of { $seat } goes back from { $character }: { $to }.
   *[other] { $gems } gems of { $seat } go back from { $character }: { $to }.
}
event-not-paid = { $seat } does not pay { $price }Z to { $character }.
event-extra-placed = The Syndicate puts a gem of { $seat } on { $character } ({ $source }).
# $taken: gems to the Slush Fund; $gems: gems on character 5, $reserve of them from the Reserve
event-produced = The Producer moves gems of { $seat }: { $taken } to the Slush Fund, { $gems } to the Femme fatale ({ $reserve } from the Reserve).
event-goon-placed = { $seat } sends a goon to { $location } for { $favor } and { $other }.
event-exchanged = { $count ->
    [one] { $seat } keeps { $favor } and exchanges 1 favor for a token.
   *[other] { $seat } keeps { $favor } and exchanges { $count } favors for tokens.
}
event-turned-up = { $size ->
    [0] { $seat } has no tokens to turn up.
   *[other] { $seat } turns up { $kinds }.
}
event-scored = { $seat }: tokens { $tokens }, for what is left { $face_down }, sets { $sets }, majorities { $majorities }, locations { $locations }, together { $score }.
event-ended = { $seats_count ->
    [one] { $seats } wins with { $score } points.
   *[other] { $seats } share the win with { $score } points each.
}

## Refusals

# $question: the question that is asked now
refusal-wrong-question = { $question ->
    [dock] First share out what the Dock gives.
    [bribe] First choose a Bribery card.
    [use] First say what the card is for.
    [photo] First choose a photo.
    [onward] First say whether gems go on.
    [window] First say whether your locations place another gem.
    [inform] First say whether you play your Informant.
    [pay] First say whether you pay.
    [token] First choose a Neighborhood token.
    [extra] First place the Syndicate’s gem.
    [producer] First say how many gems the Producer moves.
    [goon] First say where your goon goes.
    [payment] First choose how to pay.
   *[keep] First choose the favor you keep.
}
refusal-reserve-small = Your Reserve has { $reserve }, not { $gems }.
refusal-no-such-card = You have no { $card }.
refusal-bonus-not-yours = The bonus of { $location } does not work for you this round.
refusal-bonus-used = You have used { $location } this round.
refusal-no-gem = You have no gem for that.
refusal-bonus-idle = { $location } cannot place there while the Godfather visits { $character }.
refusal-card-limit = This card moves at most { $limit } gems, not { $gems }.
refusal-slush-small = Your Slush Fund has { $slush }, not { $gems }.
refusal-not-connected = No string of yours leads from { $character } to { $to }.
refusal-photo-twice = Your gems have already passed { $to } on their way to { $character }.
refusal-one-must-stay = At least one gem must stay with { $character }: { $gems } cannot go on to { $to }.
refusal-no-informant = You do not have the Informant for { $character }.
refusal-informant-limit = Your Informant places at most { $limit } gems, not { $gems }.
refusal-no-token = There is no token to take there.
refusal-must-place = At this table the gem must be placed.
refusal-not-itself = The gem must go to another character than { $character }.
refusal-goon-there = You already have a goon at { $location }.
refusal-no-road = No road leads from your goons to { $location }.
refusal-cannot-pay = Your favors do not pay for { $location }.
refusal-wrong-payment = That does not pay for { $location }.
refusal-no-such-favor = You have no { $favor }.

## Options

option-secondPlaceTie = Tie for second place at the Godfather’s character
option-secondPlaceTie-none = nobody is second
option-secondPlaceTie-all = all of them are second
option-strawmanDuplicate = The strawman turns up a character twice
option-strawmanDuplicate-perCard = two gems for each card
option-strawmanDuplicate-once = two gems in all
option-favorFirst = Who wins for free
option-favorFirst-on = gets the favor, then the gems leave
option-favorFirst-off = takes the gems away, then gets the favor
option-bonusGems = Gems of the Syndicate and the Producer
option-bonusGems-optional = may be placed
option-bonusGems-compulsory = must be placed
option-informantWindow = Before each character
option-informantWindow-holder = only the holder of the Informant is asked
option-informantWindow-everyone = everyone is asked
option-revealDiscards = Cards discarded for gems
option-revealDiscards-off = show only their kind
option-revealDiscards-on = are shown to all

## Where points come from

score-tokens = Neighborhood tokens
score-cards = Bribery cards in hand
score-informants = Informants in hand
score-favors = Favors
score-gems = Gems on photos
score-money = Every full 3 Zoollars
score-sets = Complete sets
score-majority = Most tokens: { $neighborhood }
score-location = Goon: { $location }

## Rules: setting up

rule-R1 = Two, three or four can play; each has 16 gems and 16 goons of one color.
rule-R2 = Every photo has a tile, lying with a random side up; at most 6 show gold. They stay so.
rule-R3 = There are 6 favor tokens of each plain kind and 10 Godfather’s Favors, and never too few.
rule-R4 = The 60 Neighborhood tokens are shuffled face down; 5 lie open on the Agenda.
rule-R5 = For a token you take an open one or draw one unseen. You keep it face down, and the Agenda is filled up again.
rule-R6 = Bribery cards and Informants are two face-down decks, each with a discard pile.
rule-R7 = As many Godfather cards as rounds are drawn unseen; the others leave the game unseen.
rule-R8 = Everyone starts with 5 Zoollars. Money never runs out.
rule-R9 = Chance decides who is the first player.
rule-R10 = Of your 16 gems, 11 go to the Slush Fund if you are first or second, 10 if third, 9 if fourth; the others to the Reserve.
rule-R11 = Gems are limited: an empty Reserve gives nothing.
rule-R12 = A round has four phases, each finished before the next: Revenue, Bribery, Favors, Influence. There are 4 rounds.

## Rules: Revenue

rule-R13 = From the second round on, the car passes to the left.
rule-R14 = The next Godfather card sends the Godfather to an advisor, and everyone takes the sum shown.
rule-R15 = With two players, the strawman places his gems now.
rule-R16 = Deck and discards of the Bribery cards are shuffled together.
rule-R17 = Everyone draws 5 Bribery cards.
rule-R18 = From the second round on, goons in the two upper rows bring their bonus.
rule-R19 = Gems you gain come from your Reserve, as many as are left.
rule-R20 = With three players, the first player of round 4 draws an Informant.

## Rules: Bribery

rule-R21 = In turn order everyone plays one Bribery card, until all are down to one, which is discarded unseen.
rule-R22 = A played card is discarded and used in one of two ways: to take gems or to place them.
rule-R23 = Taking: up to 3 gems with a targeted card, 2 with a secret one, from your Reserve to your Slush Fund.
rule-R24 = With the Town Hall, a targeted card takes or places up to 4.
rule-R25 = Placing: 1 to 3 gems from your Slush Fund on the photo named, or 1 to 2 on any photo with a secret card.
rule-R26 = If you placed two or more, some may go on to one connected photo.
rule-R27 = Photos are connected by a red string; with the Newspaper, by any diagonal.
rule-R28 = At least one gem stays on each photo; where two or more arrive, some may go on again.
rule-R29 = Gems never part ways, never return, and those that lay there before stay.
rule-R30 = Pizzeria, Massage Parlor, Barber and Prison each place one gem, once in this phase.
rule-R31 = Those gems come from the Reserve or, if it is empty, from the Slush Fund, and do not go on.
rule-R32 = Pizzeria and Barber need the Godfather at one of their two characters, the Massage Parlor follows him, the Prison avoids him.

## Rules: Favors

rule-R33 = Characters 1 to 12 are evaluated one after the other.
rule-R34 = Just before, the holder of the Informant may place 1 gem from the Reserve, or up to 2 from the Slush Fund, 3 with the Police Station.
rule-R35 = You need no gem there to play an Informant, and you need not play it; you may keep it from round to round.
rule-R36 = Without a gem on the photo you get nothing.
rule-R37 = Highest bidder: whoever has most gems gets the favor, and those gems go to the Reserve. The others take theirs back to the Slush Fund.
rule-R38 = In a tie for most, nobody gets the favor, and all take their gems back.
rule-R39 = Can pay: whoever has most gets the favor free; the others take their gems back and may pay.
rule-R40 = In a tie for most, all take their gems back and may pay.
rule-R41 = With the Courthouse you pay 1 Zoollar less.
rule-R42 = Has the means: everyone with enough gems gets the favor, and all gems go back to the Slush Funds.
rule-R43 = Where the Godfather is, the one who leads also gets a Godfather’s Favor.
rule-R44 = In a tie for the lead there, all of them get the favor, but no Godfather’s Favor, and nobody is second.
rule-R45 = Whoever is second there gets the favor free and takes the gems back.
rule-R46 = The others there take their gems back; where one can pay, they may.
rule-R47 = Whatever is to be chosen or paid is settled in turn order.
rule-R48 = Each of the twelve characters has a favor of its own.
rule-R49 = The Syndicate’s gem comes from the Reserve or, if it is empty, from the Slush Fund, and goes on any other character.
rule-R50 = The Producer moves a gem from your Reserve to your Slush Fund.
rule-R51 = Then up to 2 gems from your Reserve, or else your Slush Fund, go on character 5.
rule-R52 = The Judge’s card stays in your hand for the next round.
rule-R53 = Gems on a character already evaluated stay as offers for the next round.

## Rules: Influence

rule-R54 = In turn order, everyone sends out as many goons as they like, paying for each at once.
rule-R55 = The upper row and the left column are always open; other locations need a road from one of your goons.
rule-R56 = A goon costs the two favors shown. A ? is any favor, a Godfather’s Favor stands for any; a Godfather icon takes nothing else.
rule-R57 = You have at most one goon at a location; others may be there too. Goons stay.
rule-R58 = A goon’s bonus works from the next round on.
rule-R59 = Then you keep one favor and exchange every other for a Neighborhood token.

## Rules: counting

rule-R60 = After the last round all tokens are turned up.
rule-R61 = You get a face-down token for each card in hand, Informant, favor, gem on a photo and full 3 Zoollars.
rule-R62 = Each token is a point.
rule-R63 = Each complete set of the six kinds is a point more.
rule-R64 = For each kind, whoever has most gets a point; nobody in a tie.
rule-R65 = Your goons bring the points of their locations.
rule-R66 = Most points win; then more gems in the Slush Fund; else the win is shared.

## Rules: two and three players

rule-R67 = Two players play 6 rounds.
rule-R68 = With two players, the Slush Funds hold 11 and 10 gems.
rule-R69 = The strawman is a third color with 16 gems and nothing else.
rule-R70 = He puts 2 gems where the Godfather is, and 2 on each character of the next three targeted cards, which are shuffled back.
rule-R71 = He counts as a bidder, but never gains or pays anything.
rule-R72 = After each evaluation, his gems there go back to his Reserve.
rule-R73 = He does not score.
rule-R74 = With three players, whoever begins for the second time is compensated with an Informant.
