### Mob Ties. Every key is in en, it and fr, with the same variables; tests/games/mobties/test_words.py sees to it.
### Names come in as they are ($seat, $place, $gangster, $card): no sentence may depend on their first letter or gender.

## The game

title = Mob Ties
tagline = Promise anything. Under the right terms, some of it even binds.
reason-heat = The heat has risen for the third time.
reason-truce = The families have called a truce.
reason-undercover = The undercover agent has put enough gangsters away.

phase-setup = Setting up
phase-election = Election
phase-business = Business
phase-movement = Movement
phase-agents = Agents
phase-action = Action
phase-rescue = Rescue
phase-heat = Heat
phase-over = game over

terms-honor = Honor Among Thieves
terms-honor-help = A deal with money in it binds. Promises without money bind nobody.
terms-all_bets = All Bets Are Off
terms-all_bets-help = No deal binds anybody. Money that has changed hands stays there.

# $thousands: thousands of dollars
money = ${ $thousands },000
money-none = $0

## Places

place-docks = Docks
place-kittys = Kitty’s
place-mansion = Don’s Mansion
place-little_italy = Little Italy
place-butcher = Butcher Shop
place-restaurant = Restaurant
place-streets = Streets
place-jail = Jail
place-morgue = Morgue
place-airstrip = Airstrip
place-gone = out of the game
place-aside = set aside

## Gangsters

gangster-capo = Capo
gangster-hit_man = Hit Man
gangster-made_man = Made Man
gangster-associate = Associate
gangster-driver = Driver
gangster-soldier = Soldier
gangster-second_soldier = second Soldier
gangster-sicilian = Sicilian

role-agent = undercover agent
role-gangster = gangster

## Favor cards

class-attack = Attack
class-wound = Wound
class-murder = Murder
class-drive_by = Drive-By
class-shanked = Shanked
class-defense = Defense
class-weapon = Weapon
class-specialty = Specialty

card-deal_gone_bad = Deal Gone Bad
card-bar_brawl = Bar Brawl
card-car_bomb = Car Bomb
card-drive_by = Drive-By
card-shanked = Shanked
card-broken_legs = Broken Legs
card-meat_grinder = Meat Grinder
card-cement_shoes = Cement Shoes
card-little_league = Little League
card-poisoned_spaghetti = Poisoned Spaghetti
card-fed_to_pigs = Fed to the Pigs
card-piano_wire = Piano Wire
card-hit_the_floor = Hit the Floor
card-bodyguard = Bodyguard
card-bulletproof_vest = Bulletproof Vest
card-gang_doctor = Gang Doctor
card-pistol = Pistol
card-shotgun = Shotgun
card-tommy_gun = Tommy Gun
card-dynamite = Dynamite
card-tony_goldstein = Tony Goldstein
card-crooked_judge = Crooked Judge
card-trunk_tip = Something in the Trunk
card-getaway = Getaway
card-shakedown = Shakedown
card-wiretap = Wiretap
card-call_in_favor = Call in a Favor
card-blackmail = Blackmail

card-deal_gone_bad-help = Attack on an opponent who stands where one of your gangsters stands.
card-bar_brawl-help = Attack on an opponent who stands where one of your gangsters stands.
card-car_bomb-help = Attack on an opponent who stands where one of your gangsters stands.
card-drive_by-help = Everybody in the Streets is attacked, one after the other, your own gangsters too.
card-shanked-help = An opponent loses a gangster in Jail. There is no defense.
card-broken_legs-help = Attack by a Capo or a Made Man.
card-meat_grinder-help = Attack by a Capo or a Made Man.
card-cement_shoes-help = Attack by a Capo or a Made Man.
card-little_league-help = Attack by a Capo or a Hit Man.
card-poisoned_spaghetti-help = Attack by a Capo or a Hit Man.
card-fed_to_pigs-help = Attack by a Capo or a Hit Man.
card-piano_wire-help = Attack by a Capo or a Hit Man.
card-hit_the_floor-help = Stops an attack of its level or lower.
card-bodyguard-help = Stops an attack of its level or lower.
card-bulletproof_vest-help = Stops an attack of its level or lower.
card-gang_doctor-help = Stops an attack of its level or lower.
card-pistol-help = Removes agents from a place where one of your gangsters stands.
card-shotgun-help = Removes agents from a place where one of your gangsters stands.
card-tommy_gun-help = Removes agents from a place where one of your gangsters stands.
card-dynamite-help = Removes agents from a place where one of your gangsters stands.
card-tony_goldstein-help = One of your gangsters leaves Jail for the Streets, free of charge.
card-crooked_judge-help = Any player’s gangster leaves Jail for the Streets.
card-trunk_tip-help = Agents come to a place where an opponent’s gangster stands.
card-getaway-help = One of your gangsters goes anywhere there is room.
card-shakedown-help = An opponent who shares a place with you pays you.
card-wiretap-help = Look at an opponent’s hand, once.
card-call_in_favor-help = Draw Favor cards and keep them all.
card-blackmail-help = Before the ballots of a test: your vote counts more.

## Agent cards

# $count: agents
fed-place = { $place } +{ $count }
fed-fbi_raid = FBI Raid
fed-turn_things_around = Turn Things Around

## Respect tests

test-election = election
test-racket = racket
test-arrest = arrest
vote-nobody = nobody

## Questions: $cash is your own

question-place = Which gangster do you place, and where?
# $test: election, racket or arrest; $votes: what your vote counts
question-talk = { $test ->
    [election] Who will wear the ring? Talk it over. Your vote counts { $votes }.
    [racket] Who gets the racket ({ $place })? Talk it over. Your vote counts { $votes }.
   *[arrest] Somebody will be arrested ({ $place }). Talk it over. Your vote counts { $votes }.
}
question-ballot = { $test ->
    [election] Who shall be Don? Your vote counts { $votes }.
    [racket] Who shall get the racket ({ $place })? Your vote counts { $votes }.
   *[arrest] Who shall be arrested ({ $place })? Your vote counts { $votes }.
}
# $here: no if nobody stood in the Mansion in the first turn
question-tie = { $test ->
    [election] { $here ->
        [yes] The election is tied. Who wears the ring?
       *[no] Nobody is in the Mansion. You name the Don.
    }
    [racket] The racket is tied ({ $place }). Who gets it?
   *[arrest] The arrest is tied ({ $place }). Who loses?
}
question-terms = You wear the ring: do you turn the negotiation token?
question-give = To whom do you give one of your two cards?
# $gift: none, don or receiver; $seat: who gets the other card
question-keep = { $gift ->
    [none] Which card do you keep? The other goes under the deck.
    [don] Which card do you keep? The other goes to { $seat }.
   *[receiver] Which card do you take? The other goes to { $seat }.
}
# $amount: the racket; $count: Agent cards to be seen
question-bribe = { $count ->
    [one] The Restaurant is yours: { $amount }, or a look at the next Agent card?
   *[other] The Restaurant is yours: { $amount }, or a look at the next { $count } Agent cards?
}
question-shop = Do you buy a Favor card for { $price }, or exchange two? You have { $cash }.
# $which: first or second
question-discard = { $which ->
    [first] Which card do you lay aside first?
   *[second] Which card do you lay aside as well?
}
question-move = Which gangster moves?
question-to = Where does your { $gangster } go?
question-raid = The FBI raids. Several places command the same respect: which one is it?
# $last: yes for the loser of an arrest test; $count: agents there
question-shoot = { $last ->
    [yes] { $place }, { $count } agents: do you shoot, or give a gangster up?
   *[no] Do you shoot at agents?
}
# $how: arrest or death
question-lose = { $how ->
    [arrest] Who goes to Jail ({ $place })?
   *[death] Who dies ({ $place })?
}
question-act = It is your turn to act. What do you do?
question-target = Whom does { $card } hit, and where?
question-victim = Against whom do you play { $card }?
question-free = Who leaves Jail?
question-piece = For which gangster do you play { $card }?
question-tip = Where do the agents come?
question-drive = Where does your Driver go, and who rides along?
# $aimed: yes if one gangster is aimed at; $level: of the attack
question-defend = { $aimed ->
    [yes] { $card } (level { $level }) at your { $gangster } ({ $place }): do you play a Defense?
   *[no] { $card } (level { $level }) at you ({ $place }): do you play a Defense?
}
question-bail = Whom do you bail out? You have { $cash }.
question-accuse = Do you accuse somebody of being the undercover agent?

## Answers

answer-place-gangster-place = { $gangster }: { $place }
answer-talk-ready = Ready to vote
answer-talk-blackmail = Play Blackmail
# $own: yes if it is the voter
answer-ballot-seat = { $test ->
    [arrest] { $own ->
        [yes] Against myself
       *[no] Against { $seat }
    }
   *[other] { $own ->
        [yes] For myself
       *[no] For { $seat }
    }
}
answer-ballot-abstain = Abstain
answer-tie-seat = { $own ->
    [yes] Myself
   *[no] { $seat }
}
answer-terms-leave = Leave the terms as they are
answer-terms-turn = Turn the token
answer-give-seat = To { $seat }
# $same: yes if both cards are of a kind; $number: 1 or 2
answer-keep-card = { $same ->
    [yes] { $card } ({ $number })
   *[no] { $card }
}
answer-bribe-cash = Take { $amount }
answer-bribe-look = { $count ->
    [one] Bribe the cop and see the next Agent card
   *[other] Bribe the cop and see the next { $count } Agent cards
}
answer-shop-stop = That is all
answer-shop-buy = Buy a card for { $amount }
answer-shop-exchange = Exchange two cards for one
answer-shop-soldier = Hire a Soldier for { $amount }
answer-shop-sicilian = Send for the Sicilian for { $amount }
answer-discard-card = { $card }
answer-move-gangster = { $gangster }
answer-move-stay = Nobody moves
answer-to-place = { $place }
answer-raid-place = { $place }
answer-shoot-hold = Hold fire
answer-shoot-card-place = { $card }: { $place }
answer-lose-gangster = { $gangster }
answer-act-end = End the turn
answer-act-drive = Send the Driver
answer-act-card = Play { $card }
answer-target-place-seat = { $seat }: { $place }
answer-victim-seat = { $seat }
answer-free-seat-gangster = { $gangster } of { $seat }
answer-piece-gangster = { $gangster }
answer-tip-place = { $place }
answer-drive-place-alone = { $place }, alone
answer-drive-place-gangster = { $place }, with the { $gangster }
answer-defend-none = No Defense
answer-defend-card = { $card }
answer-bail-none = Nobody
answer-bail-gangster = { $gangster } for { $amount }
answer-accuse-none = Nobody
answer-accuse-seat = { $seat }

## Events. $known: no if the reader may not know what is secret

event-started = { $seat } places first. The terms: { $terms }.
event-dealt = { $known ->
    [yes] { $seat } gets { $cards }.
   *[no] { $count ->
        [one] { $seat } gets 1 Favor card.
       *[other] { $seat } gets { $count } Favor cards.
    }
}
event-role-dealt = { $known ->
    [yes] { $role ->
        [agent] { $seat } is the undercover agent.
       *[gangster] { $seat } is a true gangster.
    }
   *[no] { $seat } looks at a hidden token.
}
event-placed = { $seat } places the { $gangster }: { $place }.
event-turn-began = Turn { $turn }.
event-test-opened = { $test ->
    [election] The Mansion elects a Don: { $seats }.
    [racket] The racket is up ({ $place }): { $seats }.
   *[arrest] Somebody will be arrested ({ $place }): { $seats }.
}
event-ready = { $seat } is ready.
event-pressed = { $seat } plays Blackmail.
event-voted = { $seat } has voted.
# $vote: a name, or nobody; $votes: what it counts
event-ballot-shown = { $seat } votes with { $votes }: { $vote }.
# $any: no if nobody got a vote
event-counted = { $any ->
    [yes] { $tied_count ->
        [0] The count: { $votes }.
       *[other] The count: { $votes }. It is a tie.
    }
   *[no] Nobody got a vote. It is a tie.
}
event-decided = { $test ->
    [arrest] { $seat } decides the tie against { $winner }.
   *[other] { $seat } decides the tie for { $winner }.
}
event-no-election = Nobody is in the Mansion. { $don } stays Don.
event-elected = { $seat } is Don.
event-terms-set = { $seat } sets the terms: { $terms }.
event-drew = { $known ->
    [yes] { $other_there ->
        [yes] { $seat } draws { $card } and { $other }.
       *[no] { $seat } draws { $card }.
    }
   *[no] { $count ->
        [0] There is no Favor card for { $seat }.
        [one] { $seat } draws a Favor card.
       *[other] { $seat } draws { $count } Favor cards.
    }
}
event-kept = { $known ->
    [yes] { $bottom_there ->
        [yes] { $seat } keeps { $card }; { $bottom } goes under the deck.
       *[no] { $seat } keeps { $card }.
    }
   *[no] { $seat } keeps a card.
}
event-gave = { $known ->
    [yes] { $seat } gives { $card } to { $to }.
   *[no] { $seat } gives a card to { $to }.
}
event-paid = { $place }: { $amount } for { $seat }.
event-not-paid = { $place }: nobody is there, nothing is paid.
event-bribed = { $seat } gives up { $amount } and bribes the cop.
event-peeked = { $known ->
    [yes] { $seat } sees what comes next: { $cards }.
   *[no] { $count ->
        [0] There is no Agent card to see.
        [one] { $seat } sees the next Agent card.
       *[other] { $seat } sees the next { $count } Agent cards.
    }
}
event-bought = { $seat } pays { $amount } for a card.
event-exchanged = { $known ->
    [yes] { $seat } lays aside { $card } and { $other }.
   *[no] { $seat } lays two cards aside.
}
event-hired = { $seat } pays { $amount } for the { $gangster }.
event-moved = { $seat } moves the { $gangster }: { $from } → { $to }.
event-stayed = { $seat } moves nobody.
event-fed-drawn = Agent card: { $card }.
event-fed-void = { $place } is closed: no agents come.
event-raided = The FBI raids: { $place }.
event-turned-around = { $backward ->
    [one] The order of the Action phase is reversed.
   *[other] The order of the Action phase is as usual again.
}
event-agents-came = { $count ->
    [one] { $place }: 1 agent comes, { $agents } in all.
   *[other] { $place }: { $count } agents come, { $agents } in all.
}
event-shot = { $seat } plays { $card } ({ $place }): { $before } agents, now { $after }.
event-held-fire = { $seat } holds fire.
event-surrounded = { $place } is surrounded by { $agents } agents.
event-saved = { $place } is no longer surrounded: nobody is arrested.
event-arrested = { $place }: the { $gangster } of { $seat } goes to Jail.
event-closed = { $place } is closed for good.
event-attacked = { $seat } attacks { $victim } with { $card } (level { $level }): { $place }.
event-drove-by = { $count ->
    [one] { $seat } plays Drive-By at 1 gangster in the Streets.
   *[other] { $seat } plays Drive-By at { $count } gangsters in the Streets.
}
event-defended = { $gangster_there ->
    [yes] { $seat } saves the { $gangster } with { $card }.
   *[no] { $seat } answers with { $card }.
}
event-undefended = { $seat } does not defend.
event-killed = { $place }: { $seat } kills the { $gangster } of { $victim }.
event-bonus = First blood: { $amount } for { $seat }.
event-shanked = { $seat } has somebody of { $victim } shanked in Jail.
event-drove = { $passenger_there ->
    [yes] { $seat } drives with the { $passenger }: { $from } → { $to }.
   *[no] { $seat } drives alone: { $from } → { $to }.
}
event-freed = { $card }, played by { $seat }: the { $gangster } of { $owner } walks out of Jail.
event-tipped = { $seat } tips off the Feds ({ $place }): { $count } more agents.
event-got-away = { $seat } gets the { $gangster } away: { $from } → { $to }.
event-shook-down = { $seat } shakes { $victim } down: { $amount }.
event-tapped = { $known ->
    [yes] { $count ->
        [0] { $seat } listens in on { $victim }: no cards.
       *[other] { $seat } listens in on { $victim }: { $cards }.
    }
   *[no] { $seat } listens in on { $victim }.
}
event-called-in = { $count ->
    [one] { $seat } calls in a favor: 1 card.
   *[other] { $seat } calls in a favor: { $count } cards.
}
event-passed = { $seat } is done.
event-bailed = { $seat } pays { $amount }: the { $gangster } is out of Jail.
event-accused = { $right ->
    [one] { $seat } pays { $amount } and accuses { $suspect }: the undercover agent is found.
   *[other] { $seat } pays { $amount } and accuses { $suspect }: wrong.
}
event-heat-rose = { $heat ->
    [4] The heat rises for the third time.
   *[other] The heat rises to { $heat }.
}
# $jail: gangsters that were in Jail; $morgue: those that stay in the Morgue
event-cleared = Gangsters leave the game. From Jail: { $jail }. Still in the Morgue: { $morgue }.
event-reshuffled = The discarded Favor cards are shuffled: { $count }.
event-feds-reshuffled = The discarded Agent cards are shuffled: { $count }.
event-scored = { $seat }: cash { $cash }, gangsters { $gangsters }, together { $total }.
event-ended = { $seats_count ->
    [one] { $seats } wins with { $total }.
   *[other] { $seats } share the win with { $total } each.
}

## Refusals

# $question: the question that is asked now
refusal-wrong-question = { $question ->
    [place] First place a gangster.
    [talk] First say whether you are ready to vote.
    [ballot] First cast your vote.
    [tie] First decide the tie.
    [terms] First set the terms.
    [give] First say who gets a card.
    [keep] First choose a card.
    [bribe] First choose between cash and a look.
    [shop] First say whether you buy or exchange.
    [discard] First choose the cards you lay aside.
    [move] First say who moves.
    [to] First say where your gangster goes.
    [raid] First say which place is raided.
    [shoot] First say whether you shoot.
    [lose] First say whom you lose.
    [act] First say what you do in this turn.
    [target] First say whom you attack.
    [victim] First choose an opponent.
    [free] First say who leaves Jail.
    [piece] First choose a gangster.
    [tip] First say where the agents come.
    [drive] First say where your Driver goes.
    [defend] First say whether you defend.
    [bail] First say whom you bail out.
   *[accuse] First say whether you accuse anybody.
}
refusal-place-closed = Closed for the rest of the game: { $place }.
refusal-place-full = There is no room, with { $count } gangsters there: { $place }.
refusal-already-placed = Your { $gangster } is on the board already.
refusal-pressed-before = You have played Blackmail in this test.
refusal-no-such-card = You do not hold { $card }.
refusal-not-present = { $seat } does not take part in this test.
refusal-not-tied = { $seat } is not one of the tied.
refusal-no-neighbor = { $seat } shares no place with you.
refusal-two-cards-needed = { $count ->
    [one] An exchange takes two cards, you have 1.
   *[other] An exchange takes two cards, you have { $count }.
}
refusal-nobody-to-hire = There is nobody you could hire.
refusal-too-little-money = That costs { $amount }, you have { $cash }.
refusal-no-card-left = There is no Favor card left to draw.
refusal-no-second-card = You hold only one { $card }.
refusal-must-move = You must move a gangster.
refusal-duty = You have promised something that you can still do now.
refusal-not-free = Your { $gangster } is not on any of the seven places.
refusal-nowhere-to-go = There is nowhere your { $gangster } could go.
refusal-airstrip-closed = The Airstrip is not open.
refusal-already-there = Your { $gangster } is there already: { $place }.
refusal-deal-forbids-move = Your deal forbids you to go there: { $place }.
refusal-not-raided = There is a place with more respect, or one not raided yet: not { $place }.
refusal-shoot-here-only = Only these agents matter now: { $place }.
refusal-nobody-of-yours = You have no gangster there: { $place }.
refusal-no-agents = There are no agents to shoot at: { $place }.
refusal-not-there = That { $gangster } is not there: { $place }.
refusal-not-now = { $card } cannot be played now.
refusal-nothing-to-do = { $card } would do nothing now.
refusal-driven-before = Your Driver has driven this turn.
refusal-no-gangster = Without a gangster on the board you cannot attack.
refusal-nobody-to-attack = { $card } finds nobody to attack.
refusal-jail-only = { $card } hits only in Jail.
refusal-not-in-jail = { $card } cannot be played in Jail.
refusal-no-opponent-there = { $seat } has nobody there: { $place }.
refusal-deal-forbids-attack = Your deal keeps you from attacking { $seat }.
refusal-no-user-there = Nobody of yours there may use { $card }: { $place }.
refusal-no-such-opponent = { $seat } is not an opponent of yours at this table.
refusal-tip-nobody = { $card } needs an opponent’s gangster there: { $place }.
refusal-streets-only = Your Driver goes to the Streets, or from the Streets to a place.
refusal-too-weak = { $card } does not stop an attack of level { $level }.
refusal-no-suspect = You cannot accuse { $seat }.

## Options

option-terms = Negotiation
option-terms-honor = Honor Among Thieves: deals with money bind
option-terms-all_bets = All Bets Are Off: nothing binds
option-movement_mandatory = Movement
option-movement_mandatory-off = nobody needs to move
option-movement_mandatory-on = everybody who can must move
option-lone_must_move = A lone gangster
option-lone_must_move-off = may stay
option-lone_must_move-on = must move
option-close_immediately = A surrounded place that is emptied by an arrest
option-close_immediately-off = stays open until the next Agents phase
option-close_immediately-on = is closed at once
option-drive_by_spares_own = A Drive-By
option-drive_by_spares_own-off = hits your own gangsters too
option-drive_by_spares_own-on = spares your own gangsters
option-shanked_needs_inmate = Shanked
option-shanked_needs_inmate-off = needs nobody in Jail
option-shanked_needs_inmate-on = needs a gangster of yours in Jail
option-raid_never_same_place_twice = A second FBI Raid in a turn
option-raid_never_same_place_twice-off = may hit the same place
option-raid_never_same_place_twice-on = always hits another place
option-cash_hidden = Money
option-cash_hidden-off = is open to all
option-cash_hidden-on = is hidden
option-whispers = Whispers
option-whispers-on = are allowed
option-whispers-off = are not allowed
option-secret_ballots = Ballots
option-secret_ballots-on = are secret and shown together
option-secret_ballots-off = are open, one after the other
option-weapons_window = Weapons may be played
option-weapons_window-beside_agents = wherever there are agents
option-weapons_window-surrounded = only in surrounded places
option-truce = A truce after turn 40 (house rule)
option-truce-on = ends the game
option-truce-off = comes only after turn 400
option-don_sets_terms = The Don and the terms (house rule)
option-don_sets_terms-off = the terms stay as they are
option-don_sets_terms-on = each Don may turn the token
option-undercover = Undercover agent (house rule)
option-undercover-off = all are true gangsters
option-undercover-on = one player works for the Feds
option-soldiers = Soldiers (house rule)
option-soldiers-off = stay in the box
option-soldiers-on = can be hired
option-sicilian = The Sicilian (house rule)
option-sicilian-off = stays in the box
option-sicilian-on = can be sent for
option-escape = Escape from the City (house rule)
option-escape-off = the Airstrip is not used
option-escape-on = only who reaches the Airstrip counts

## Where money comes from

score-cash = Cash
score-gangster = In play: { $gangster }

## Rules: setting up

rule-R1 = Three to six can play.
rule-R2 = Everybody takes a family of five: Capo, Hit Man, Made Man, Associate and Driver.
rule-R3 = Both decks are shuffled. The heat is 1, and there are no agents yet.
rule-R4 = The number of players sets the rackets and the hands. Everybody starts with $25,000.
rule-R5 = The table chooses Honor Among Thieves or All Bets Are Off.
rule-R6 = Chance names the start player.
rule-R7 = In turn, everybody places one gangster at a time in the six main places, at most five in each, none in the Streets.
rule-R8 = The bank pays and is paid in thousands of dollars, and never runs out. Nobody goes below $0.

## Rules: the turn

rule-R9 = A turn has seven phases: Election, Business, Movement, Agents, Action, Rescue, Heat.
rule-R10 = The first turn has no Business and no Movement.
rule-R11 = In order means from the Don clockwise.

## Rules: respect tests

rule-R12 = Your strength in a place is the respect of your gangsters there.
rule-R13 = Those present vote, with all their strength there, for or against one of those present, or abstain.
rule-R14 = In elections and for rackets, most votes win. In arrests, most votes lose.
rule-R15 = The Don decides ties.
rule-R16 = In elections it is the Don so far; in the first turn, whoever placed last.
rule-R17 = Whoever is alone wins, or loses, without a vote.
rule-R18 = There are no tests in the Streets or in Jail.

## Rules: Election

rule-R19 = The Mansion elects the Don, who wears the ring until the next election.
rule-R20 = With nobody in the Mansion the Don stays, without cards; in the first turn whoever placed last names the Don.
rule-R21 = The new Don draws two Favor cards, keeps one, and gives one to somebody who shares a place with him.
rule-R22 = If nobody shares a place with him, he draws one card.
rule-R23 = If a deal says so, the receiver sees both cards and picks.
rule-R24 = Once the Mansion is closed there are no more elections and no more cards for the Don, who stays Don.

## Rules: Business

rule-R25 = The rackets are fought for one by one: Docks, Kitty’s, Little Italy, Butcher Shop, Restaurant. The bank pays the winner.
rule-R26 = An empty place pays nothing.
rule-R27 = The tied may agree on a split; otherwise the Don picks one of them.
rule-R28 = The Don may ask for something in return.
rule-R29 = The single winner at the Restaurant may bribe the cop instead: he sees as many Agent cards as the heat level.
rule-R30 = He may tell, sell or lie about them, but never show them.
rule-R31 = Then everybody in order may buy: $25,000, draw two Favor cards, keep one, the other goes under the deck.
rule-R32 = Or exchange: lay two cards aside, draw two, keep one, the other goes under the deck.
rule-R33 = There is no buying or exchanging in any other phase.

## Rules: Movement

rule-R34 = In order, everybody may move one gangster from any of the seven places to any other.
rule-R35 = Nobody enters a closed place, or one that holds five. The Streets always have room.
rule-R36 = With two or more gangsters, all in one place, you must move one out if you can.
rule-R37 = Prisoners do not move.

## Rules: Agents

rule-R38 = As many Agent cards as the heat level are drawn, one by one.
rule-R39 = A card brings agents to its place. If that is closed, the card is void.
rule-R40 = The FBI Raid brings four agents to the main place with most respect.
rule-R41 = The Don chooses between tied places; the next Raid of the turn hits those not hit yet.
rule-R42 = Turn Things Around reverses the order of this turn’s Action phase; a second one restores it.
rule-R43 = Four agents surround a place. The Streets are never surrounded.
rule-R44 = After the last card, the surrounded places are resolved clockwise from the Docks.
rule-R45 = A surrounded place with nobody in it is closed for good.
rule-R46 = In a surrounded place with gangsters there is an arrest test.
rule-R47 = The loser shoots until at most three agents are left, or one of his gangsters there goes to Jail.
rule-R48 = Whoever stands beside agents may play Weapons there; each removes up to its number.
rule-R49 = With three agents or fewer, nobody is arrested.
rule-R50 = Weapons that do not suffice are spent all the same.
rule-R51 = Agents stay until they are shot or the place is closed.
rule-R52 = One arrest a turn for each surrounded place.
rule-R53 = A prisoner neither votes, moves, acts nor counts, but is still in play.

## Rules: Action

rule-R54 = In order, everybody plays as many cards as they like, one after the other, and drives once.
rule-R55 = To attack, play the card and name an opponent and a place where both of you have a gangster.
rule-R56 = Anybody uses Attacks; Wounds need a Capo or a Made Man, Murders a Capo or a Hit Man.
rule-R57 = The target may answer with one Defense card of at least the same level.
rule-R58 = Undefended, the target loses one gangster there, of his choice.
rule-R59 = All cards played are discarded.
rule-R60 = One may attack in the Streets; in Jail only with Shanked.
rule-R61 = What special cards do is written on them.
rule-R62 = The first kill of the first turn earns $25,000.
rule-R63 = Once in your turn, your Driver goes from a place to the Streets or back, alone or with one passenger, if there is room.
rule-R64 = The Driver goes before, between or after attacks, but never in another’s turn.
rule-R65 = Specialty cards are for your own turn, unless they say otherwise.
rule-R66 = Without a gangster on the seven places you cannot attack.

## Rules: Rescue and Heat

rule-R67 = In order, everybody may bail out prisoners, who are in the Streets at once.
rule-R68 = When as many gangsters as there are players are in Jail and Morgue, the heat rises, and that many leave the game, Jail first.
rule-R69 = The others stay in the Morgue and count for the next rise. The heat may rise more than once.
rule-R70 = The third rise ends the game, at the end of the phase.
rule-R71 = Who has left the game does not come back.

## Rules: the end

rule-R72 = You count your cash, and $25,000 for each point of respect on the seven places.
rule-R73 = Most money wins; then most respect in play; then the Don; else the win is shared.

## Rules: cards and promises

rule-R74 = Hands are secret. Claims are free, but no card may be shown.
rule-R75 = Hand cards cannot be traded.
rule-R76 = When the Favor deck is empty and a card is needed, the discards are shuffled.
rule-R77 = Anything may be promised at any time.
rule-R78 = Honor Among Thieves: a deal with money in it cannot be undone.
rule-R79 = All Bets Are Off: no deal binds.
rule-R80 = Deals without money never bind.

## Deals: what is promised

# $who, $whom: players; $amount: money; $when: the condition; $number: a term of the same deal; $seat, $victim: players
# of the condition; $place: a place; $there: whether one is named
term-pay = { $when ->
    [now] { $who } pays { $whom } { $amount } now
    [after] { $who } pays { $whom } { $amount } once promise { $number } is kept
    [elected] { $who } pays { $whom } { $amount } if { $seat } is elected
    [won] { $who } pays { $whom } { $amount } if { $seat } wins the racket: { $place }
    [arrested] { $there ->
        [yes] { $who } pays { $whom } { $amount } if { $seat } loses a gangster to Jail: { $place }
       *[no] { $who } pays { $whom } { $amount } if { $seat } loses a gangster to Jail
    }
   *[killed] { $who } pays { $whom } { $amount } if { $seat } kills a gangster of { $victim }
}
term-share = { $who } gives { $whom } { $amount } of the racket: { $place }
term-split = { $who } gets { $amount } of the racket: { $place }
term-vote = { $test ->
    [election] { $who } votes for { $whom } at the election
    [racket] { $who } votes for { $whom } at the racket: { $place }
   *[arrest] { $own ->
        [yes] { $who } takes the fall: { $place }
       *[no] { $who } votes against { $whom }: { $place }
    }
}
term-tiebreak = { $test ->
    [election] { $who } picks { $whom } if the election ties
    [racket] { $who } picks { $whom } if the racket ties: { $place }
   *[arrest] { $who } picks { $whom } if the arrest ties: { $place }
}
term-gift = { $chooser ->
    [receiver] { $who }, as Don, lets { $whom } pick one of the two cards
   *[don] { $who }, as Don, gives { $whom } a card
}
# $turn: the number of the turn until whose end it holds
term-peace = { $who } leaves { $whom } in peace until the end of turn { $turn }
term-attack = { $there ->
    [yes] { $who } attacks { $whom }: { $place }
   *[no] { $who } attacks { $whom }
}
term-shoot = { $who } shoots the place free: { $place }
term-move = { $way ->
    [to] { $who } moves somebody there: { $place }
    [out] { $who } moves somebody out of there: { $place }
   *[not_to] { $who } stays away from there: { $place }
}
term-tell = { $who } tells { $whom } what the agents will do
# $text: a player’s own words; $said: whether they are known here
term-word = { $said ->
    [yes] { $who } gives a word: “{ $text }”
   *[no] { $who } gives a word
}

## Deals: questions

# $seat: who offers; $terms: all promises; $deal: its number
question-reply = { $seat } offers: { $terms }. Do you accept?
# $term: what was promised
question-promise = You gave your word: { $term }. Do you keep it?
question-court = { $test ->
    [election] The election ties, and { $seat } decides. What do you offer?
    [racket] The racket ties, and { $seat } decides. What do you offer?
   *[arrest] The arrest ties, and { $seat } decides. What do you offer?
}
question-hire = What do you offer, and to whom?
question-hawk = You know what the agents will do. Do you sell it?

## Deals: answers

answer-act-offer = Offer a deal
answer-talk-buy-seat-price = { $test ->
    [arrest] Offer { $seat } { $amount } to take the fall
   *[other] Offer { $seat } { $amount } for a vote
}
answer-talk-sell-seat-price = { $test ->
    [arrest] Take the fall for { $seat }, for { $amount }
   *[other] Sell { $seat } your vote for { $amount }
}
answer-talk-buy_with_card-seat = Offer { $seat } { $amount } and first pick of the Don’s cards for a vote
answer-talk-sell_for_card-seat = Sell { $seat } your vote for first pick of the Don’s cards
answer-promise-keep = Keep your word
answer-promise-break = Break it
answer-reply-accept = Accept
answer-reply-decline = Decline
answer-court-none = Offer nothing
answer-court-split = Offer the others an even split
answer-court-choose-seat-price = { $test ->
    [racket] Offer { $amount } of it to be picked
    [arrest] Offer { $amount } for picking { $seat }
   *[election] Offer { $amount } for picking { $seat }
}
answer-hire-none = Offer nothing
answer-hire-sell_peace-seat-price = Promise { $seat } peace for { $amount }
answer-hire-sell_attack-seat-victim = Offer { $seat } to attack { $victim } for { $amount }
answer-hire-buy_peace-seat = Offer { $seat } { $amount } for peace
answer-hawk-none = Keep it to yourself
answer-hawk-tell-seat-price = Tell { $seat } for { $amount }

## Deals: events

# $deal: the number of the deal; $parties: all it concerns
event-deal-offered = Deal { $deal }: { $seat } makes an offer to { $parties }.
# $number: which promise of the deal; $term: the promise
event-deal-term = Deal { $deal }, { $number }: { $term }.
event-deal-answered = { $says ->
    [accept] Deal { $deal }: { $seat } accepts.
    [decline] Deal { $deal }: { $seat } declines.
    [withdraw] Deal { $deal }: { $seat } takes the offer back.
    [counter] Deal { $deal }: { $seat } makes another offer.
   *[release] Deal { $deal }: { $seat } releases the others.
}
event-deal-sealed = { $binding ->
    [1] Deal { $deal } is sealed, and it binds { $parties }.
   *[0] Deal { $deal } is sealed on nothing but the word of { $parties }.
}
event-escrowed = { $seat } lays { $amount } aside for deal { $deal }.
event-deal-paid = { $seat } pays { $to } { $amount } for deal { $deal }.
event-escrow-returned = { $seat } gets { $amount } back from deal { $deal }.
event-term-ended = { $fate ->
    [kept] Kept: { $term }.
    [broken] Broken: { $term }.
   *[lapsed] Nothing came of it: { $term }.
}
event-deal-ended = { $fate ->
    [kept] Deal { $deal } was kept.
    [broken] Deal { $deal } was broken.
   *[lapsed] Deal { $deal } is off the table.
}
event-racket-split = { $seat } gets { $amount } of the racket: { $place }.
event-told = { $known ->
    [yes] { $seat } tells { $to } what the agents will do: { $cards }.
   *[no] { $seat } tells { $to } what the agents will do.
}

## Deals: refusals

refusal-offered-before = You have made your offer; now say that you are ready.
refusal-no-such-offer = That offer cannot be made now.
refusal-no-money-to-keep = You do not have the money that you promised.
refusal-deal-no-such-deal = Deal { $deal } is not on the table.
refusal-deal-not-a-party = Deal { $deal } does not concern you.
refusal-deal-not-offered = Deal { $deal } is sealed already.
refusal-deal-no-room = There are too many deals on the table.
refusal-deal-no-terms = A deal needs at least one promise.
refusal-deal-alone = A deal needs somebody to make it with.
refusal-deal-bad-seat = One of the players named does not play here.
refusal-deal-same-seat = Nobody can promise that to himself.
refusal-deal-bad-amount = Money passes in whole thousands, and never less than $1,000.
refusal-deal-bad-place = That promise needs another place.
refusal-deal-bad-turn = Promises reach to the end of the next turn, no further.
refusal-deal-too-late = One of the promises can no longer be kept.
refusal-deal-bad-split = The parts of a split must make up the racket, for at least two players, once each.
refusal-deal-bad-counter = A payment must wait for another promise of the same deal.
refusal-deal-above-racket = That is more than the racket pays.
refusal-deal-cannot-pay = Somebody does not have the money.
refusal-deal-contradicts = That contradicts a promise that binds.
refusal-deal-already = You have said so already.
refusal-deal-not-yours = Deal { $deal } is not your offer.
refusal-deal-not-sealed = Deal { $deal } is not sealed.

## The deal desk

desk-title = Deal desk
desk-contract = Contract
desk-draft = Draft
# $deal: the number of a deal
desk-number = No. { $deal }
# $turn: its number; $phase: its name
desk-dated = North Plains, turn { $turn }, { $phase }
desk-offers-to = offers this to
desk-empty = No deal lies on the table. Write one: promise money, votes, cards, peace, attacks, moves, shots or news, to anybody, at any time.
desk-binding = BINDING
desk-not-binding = not binding
desk-no-money-help = No money passes: nobody is bound by it.
desk-signed = signed
desk-released-sign = released
desk-others = On the table
desk-sealed = sealed
desk-promises = Promises kept and broken
desk-next-turn = next turn
desk-fate-held = held
desk-fate-due = due
desk-fate-kept = kept
desk-fate-broken = broken
desk-fate-lapsed = lapsed
desk-what = What about this deal?
desk-none = Make an offer?
desk-writing = Add a promise, or put the offer on the table.
desk-which-strike = Which line do you strike?
desk-which-turn = Which line is put off to the next turn, or taken back to this one?
desk-which-party = Who else must agree?
desk-ask-who = Who promises it?
# $kind: the kind of promise
desk-ask-whom = { $kind ->
    [vote] For whom (at an arrest: against whom)?
    [tiebreak] Who is picked?
    [attack] Who is attacked?
    [peace] Who is left in peace?
   *[pay] To whom?
}
desk-ask-amount = How much? Choose, or type a number.
desk-ask-when = When is it paid?
desk-ask-after = Which promise must be kept first?
desk-ask-seat = Who must it happen to, or who must do it?
desk-ask-victim = Whose gangster?
desk-ask-place = Where?
desk-ask-test = At which test?
desk-ask-chooser = Who picks the card?
desk-ask-way = Which way?
desk-ask-text = Your own words:
desk-ask-sharer = Who shares the racket? The last one gets what is left.
# $who: a player
desk-ask-part = How much of it for { $who }? Choose, or type a number.
desk-when-now = at once
desk-when-after = once another promise is kept
desk-when-elected = if somebody is elected
desk-when-won = if somebody wins a racket
desk-when-arrested = if somebody loses a gangster to Jail
desk-when-killed = if somebody kills a gangster
desk-test-election = the election
desk-test-racket = a racket
desk-test-arrest = an arrest
desk-chooser-receiver = whoever gets it
desk-chooser-don = the Don
desk-way-to = go there
desk-way-out = leave there
desk-way-not_to = stay away from there
desk-anywhere = anywhere
desk-typed = Type it…
desk-complete = That is everybody
# $deal: the number of a deal
desk-look = Look at deal { $deal }
desk-do-accept = Accept and sign
desk-do-decline = Decline
desk-do-withdraw = Withdraw your offer
desk-do-counter = Counter-offer
desk-do-release = Release the others
desk-do-new = New draft
desk-do-resume = On with your draft
desk-do-offer = Offer it
desk-do-strike = Strike a line
desk-do-turn = This turn or the next
desk-do-party = Name another party
desk-do-tear = Tear it up
desk-offered = Deal { $deal } is on the table.
desk-accepted = You have signed deal { $deal }.
desk-declined = You have declined deal { $deal }.
desk-withdrawn = Deal { $deal } is withdrawn.
desk-released = You release the others from deal { $deal }.
desk-bad-amount = Type whole thousands of dollars: 25 or 25000.
desk-bad-text = One line of at most 140 characters.
desk-term-pay = Pay
desk-term-share = Share a racket
desk-term-split = Split a racket
desk-term-vote = Vote
desk-term-tiebreak = Decide a tie
desk-term-gift = The Don’s card
desk-term-peace = Peace
desk-term-attack = Attack
desk-term-shoot = Shoot agents
desk-term-move = Move
desk-term-tell = Tell what agents do
desk-term-word = Word of honor
desk-this-turn = this turn
desk-with = Who shall agree?
desk-ask-thousands = How many thousand dollars?
desk-ask-turn = In which turn?
desk-add = Which promise?
desk-do-add = Write it down
# $line: a promise of the draft
desk-strike-line = Strike: { $line }
desk-in-words = Your offer in words
desk-lines-none = No promise is written yet.
# $seat: who offers; $parties: all others
desk-from-to = { $seat } to { $parties }
# $seat: who has not signed yet
desk-waits = waits for { $seat }
# $deal: the number of the deal that is replaced
desk-countering = Counter-offer to deal { $deal }
desk-back = Back to the deals
