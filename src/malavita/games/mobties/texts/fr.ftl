### Mob Ties. Every key is in en, it and fr, with the same variables; tests/games/mobties/test_words.py sees to it.
### Names come in as they are ($seat, $place, $gangster, $card): no sentence may depend on their first letter or gender.

## The game

title = Mob Ties
tagline = Promets n’importe quoi. Sous les bons termes, certaines promesses engagent vraiment.
reason-heat = La pression policière est montée pour la troisième fois.
reason-truce = Les familles ont conclu une trêve.
reason-undercover = L’agent infiltré a mis assez de gangsters à l’ombre.

phase-setup = Mise en place
phase-election = Élection
phase-business = Affaires
phase-movement = Mouvement
phase-agents = Agents
phase-action = Action
phase-rescue = Caution
phase-heat = Pression
phase-over = partie terminée

terms-honor = L’honneur des voleurs
terms-honor-help = Un marché avec de l’argent engage. Les promesses sans argent n’engagent personne.
terms-all_bets = Tous les coups sont permis
terms-all_bets-help = Aucun marché n’engage. L’argent qui a changé de mains y reste.

# $thousands: thousands of dollars
money = { $thousands } 000 $
money-none = 0 $

## Places

place-docks = Les Docks
place-kittys = Chez Kitty
place-mansion = La Villa du Don
place-little_italy = Little Italy
place-butcher = La Boucherie
place-restaurant = Le Restaurant
place-streets = La Rue
place-jail = La Prison
place-morgue = La Morgue
place-airstrip = La Piste
place-gone = hors du jeu
place-aside = de côté

## Gangsters

gangster-capo = Capo
gangster-hit_man = Tueur
gangster-made_man = Affranchi
gangster-associate = Complice
gangster-driver = Chauffeur
gangster-soldier = Soldat
gangster-second_soldier = second Soldat
gangster-sicilian = Sicilien

role-agent = agent infiltré
role-gangster = gangster

## Favor cards

class-attack = Attaque
class-wound = Blessure
class-murder = Meurtre
class-drive_by = Fusillade
class-shanked = Coup de surin
class-defense = Défense
class-weapon = Arme
class-specialty = Spécialité

card-deal_gone_bad = Affaire qui tourne mal
card-bar_brawl = Bagarre de bar
card-car_bomb = Voiture piégée
card-drive_by = Fusillade
card-shanked = Coup de surin
card-broken_legs = Jambes brisées
card-meat_grinder = Hachoir à viande
card-cement_shoes = Chaussures de ciment
card-little_league = Match des petits
card-poisoned_spaghetti = Spaghettis empoisonnés
card-fed_to_pigs = Jeté aux cochons
card-piano_wire = Corde à piano
card-hit_the_floor = Plonger au sol
card-bodyguard = Garde du corps
card-bulletproof_vest = Gilet pare-balles
card-gang_doctor = Médecin de la bande
card-pistol = Pistolet
card-shotgun = Fusil
card-tommy_gun = Sulfateuse
card-dynamite = Dynamite
card-tony_goldstein = Tony Goldstein
card-crooked_judge = Juge véreux
card-trunk_tip = Quelque chose dans le coffre
card-getaway = Fuite
card-shakedown = Racket
card-wiretap = Mise sur écoute
card-call_in_favor = Rappeler un service
card-blackmail = Chantage

card-deal_gone_bad-help = Attaque contre un adversaire qui se trouve avec un de tes gangsters.
card-bar_brawl-help = Attaque contre un adversaire qui se trouve avec un de tes gangsters.
card-car_bomb-help = Attaque contre un adversaire qui se trouve avec un de tes gangsters.
card-drive_by-help = Tous ceux qui sont dans la Rue sont attaqués, l’un après l’autre, les tiens aussi.
card-shanked-help = Un adversaire perd un gangster en Prison. Aucune défense.
card-broken_legs-help = Attaque d’un Capo ou d’un Affranchi.
card-meat_grinder-help = Attaque d’un Capo ou d’un Affranchi.
card-cement_shoes-help = Attaque d’un Capo ou d’un Affranchi.
card-little_league-help = Attaque d’un Capo ou d’un Tueur.
card-poisoned_spaghetti-help = Attaque d’un Capo ou d’un Tueur.
card-fed_to_pigs-help = Attaque d’un Capo ou d’un Tueur.
card-piano_wire-help = Attaque d’un Capo ou d’un Tueur.
card-hit_the_floor-help = Arrête une attaque de son niveau ou moins.
card-bodyguard-help = Arrête une attaque de son niveau ou moins.
card-bulletproof_vest-help = Arrête une attaque de son niveau ou moins.
card-gang_doctor-help = Arrête une attaque de son niveau ou moins.
card-pistol-help = Retire des agents d’un lieu où se trouve un de tes gangsters.
card-shotgun-help = Retire des agents d’un lieu où se trouve un de tes gangsters.
card-tommy_gun-help = Retire des agents d’un lieu où se trouve un de tes gangsters.
card-dynamite-help = Retire des agents d’un lieu où se trouve un de tes gangsters.
card-tony_goldstein-help = Un de tes gangsters sort de Prison dans la Rue, gratuitement.
card-crooked_judge-help = Un gangster de n’importe qui sort de Prison dans la Rue.
card-trunk_tip-help = Des agents arrivent là où se trouve un gangster adverse.
card-getaway-help = Un de tes gangsters va partout où il y a de la place.
card-shakedown-help = Un adversaire qui partage un lieu avec toi te paie.
card-wiretap-help = Regarde une fois la main d’un adversaire.
card-call_in_favor-help = Pioche des cartes Faveur et garde-les toutes.
card-blackmail-help = Avant les votes d’une épreuve : ta voix compte plus.

## Agent cards

# $count: agents
fed-place = { $place } +{ $count }
fed-fbi_raid = Descente du FBI
fed-turn_things_around = Retourner la situation

## Respect tests

test-election = élection
test-racket = racket
test-arrest = arrestation
vote-nobody = personne

## Questions: $cash is your own

question-place = Quel gangster places-tu, et où ?
# $test: election, racket or arrest; $votes: what your vote counts
question-talk = { $test ->
    [election] Qui portera la bague ? Discutez-en. Ta voix compte { $votes }.
    [racket] À qui ira le racket ({ $place }) ? Discutez-en. Ta voix compte { $votes }.
   *[arrest] Quelqu’un sera arrêté ({ $place }). Discutez-en. Ta voix compte { $votes }.
}
question-ballot = { $test ->
    [election] Qui sera le Don ? Ta voix compte { $votes }.
    [racket] Qui aura le racket ({ $place }) ? Ta voix compte { $votes }.
   *[arrest] Qui sera arrêté ({ $place }) ? Ta voix compte { $votes }.
}
# $here: no if nobody stood in the Mansion in the first turn
question-tie = { $test ->
    [election] { $here ->
        [yes] L’élection est à égalité. Qui porte la bague ?
       *[no] Il n’y a personne dans la Villa. Tu nommes le Don.
    }
    [racket] Le racket est à égalité ({ $place }). Qui l’obtient ?
   *[arrest] L’arrestation est à égalité ({ $place }). Qui perd ?
}
question-terms = Tu portes la bague : retournes-tu le jeton de négociation ?
question-give = À qui donnes-tu une de tes deux cartes ?
# $gift: none, don or receiver; $seat: who gets the other card
question-keep = { $gift ->
    [none] Quelle carte gardes-tu ? L’autre va sous la pioche.
    [don] Quelle carte gardes-tu ? L’autre va à { $seat }.
   *[receiver] Quelle carte prends-tu ? L’autre va à { $seat }.
}
# $amount: the racket; $count: Agent cards to be seen
question-bribe = { $count ->
    [one] Le Restaurant est à toi : { $amount }, ou un coup d’œil à la prochaine carte Agent ?
   *[other] Le Restaurant est à toi : { $amount }, ou un coup d’œil aux { $count } prochaines cartes Agent ?
}
question-shop = Achètes-tu une carte Faveur pour { $price }, ou en échanges-tu deux ? Tu as { $cash }.
# $which: first or second
question-discard = { $which ->
    [first] Quelle carte mets-tu de côté d’abord ?
   *[second] Quelle autre carte mets-tu de côté ?
}
question-move = Quel gangster se déplace ?
question-to = Où va ton { $gangster } ?
question-raid = Le FBI descend. Plusieurs lieux ont le même respect : lequel est visé ?
# $last: yes for the loser of an arrest test; $count: agents there
question-shoot = { $last ->
    [yes] { $place }, agents : { $count }. Tires-tu, ou livres-tu un gangster ?
   *[no] Tires-tu sur les agents ?
}
# $how: arrest or death
question-lose = { $how ->
    [arrest] Qui va en Prison ({ $place }) ?
   *[death] Qui meurt ({ $place }) ?
}
question-act = À toi d’agir. Que fais-tu ?
question-target = Qui est visé, et où : { $card } ?
question-victim = Contre qui joues-tu la carte { $card } ?
question-free = Qui sort de Prison ?
question-piece = Pour quel gangster joues-tu la carte { $card } ?
question-tip = Où arrivent les agents ?
question-drive = Où va ton Chauffeur, et avec qui ?
# $aimed: yes if one gangster is aimed at; $level: of the attack
question-defend = { $aimed ->
    [yes] { $card } (niveau { $level }) contre ton { $gangster } ({ $place }) : joues-tu une Défense ?
   *[no] { $card } (niveau { $level }) contre toi ({ $place }) : joues-tu une Défense ?
}
question-bail = Pour qui paies-tu la caution ? Tu as { $cash }.
question-accuse = Accuses-tu quelqu’un d’être l’agent infiltré ?

## Answers

answer-place-gangster-place = { $gangster } : { $place }
answer-talk-ready = Passons au vote
answer-talk-blackmail = Jouer Chantage
# $own: yes if it is the voter
answer-ballot-seat = { $test ->
    [arrest] { $own ->
        [yes] Contre moi
       *[no] Contre { $seat }
    }
   *[other] { $own ->
        [yes] Pour moi
       *[no] Pour { $seat }
    }
}
answer-ballot-abstain = Abstention
answer-tie-seat = { $own ->
    [yes] Moi
   *[no] { $seat }
}
answer-terms-leave = Laisser les termes comme ils sont
answer-terms-turn = Retourner le jeton
answer-give-seat = À { $seat }
# $same: yes if both cards are of a kind; $number: 1 or 2
answer-keep-card = { $same ->
    [yes] { $card } ({ $number })
   *[no] { $card }
}
answer-bribe-cash = Prendre { $amount }
answer-bribe-look = { $count ->
    [one] Soudoyer le flic et voir la prochaine carte Agent
   *[other] Soudoyer le flic et voir les { $count } prochaines cartes Agent
}
answer-shop-stop = C’est tout
answer-shop-buy = Acheter une carte pour { $amount }
answer-shop-exchange = Échanger deux cartes contre une
answer-shop-soldier = Engager un Soldat pour { $amount }
answer-shop-sicilian = Faire venir le Sicilien pour { $amount }
answer-discard-card = { $card }
answer-move-gangster = { $gangster }
answer-move-stay = Personne ne bouge
answer-to-place = { $place }
answer-raid-place = { $place }
answer-shoot-hold = Ne pas tirer
answer-shoot-card-place = { $card } : { $place }
answer-lose-gangster = { $gangster }
answer-act-end = Finir le tour
answer-act-drive = Envoyer le Chauffeur
answer-act-card = Jouer { $card }
answer-target-place-seat = { $seat } : { $place }
answer-victim-seat = { $seat }
answer-free-seat-gangster = { $seat } : { $gangster }
answer-piece-gangster = { $gangster }
answer-tip-place = { $place }
answer-drive-place-alone = { $place }, sans passager
answer-drive-place-gangster = { $place }, avec { $gangster }
answer-defend-none = Pas de Défense
answer-defend-card = { $card }
answer-bail-none = Personne
answer-bail-gangster = { $gangster } pour { $amount }
answer-accuse-none = Personne
answer-accuse-seat = { $seat }

## Events. $known: no if the reader may not know what is secret

event-started = { $seat } place en premier. Les termes : { $terms }.
event-dealt = { $known ->
    [yes] { $seat } reçoit { $cards }.
   *[no] { $count ->
        [one] { $seat } reçoit 1 carte Faveur.
       *[other] { $seat } reçoit { $count } cartes Faveur.
    }
}
event-role-dealt = { $known ->
    [yes] { $role ->
        [agent] L’agent infiltré, c’est { $seat }.
       *[gangster] { $seat } est un vrai gangster.
    }
   *[no] { $seat } regarde un jeton caché.
}
event-placed = { $seat } place { $gangster } : { $place }.
event-turn-began = Tour { $turn }.
event-test-opened = { $test ->
    [election] La Villa élit un Don : { $seats }.
    [racket] Le racket est en jeu ({ $place }) : { $seats }.
   *[arrest] Quelqu’un sera arrêté ({ $place }) : { $seats }.
}
event-ready = { $seat } veut voter.
event-pressed = { $seat } joue Chantage.
event-voted = { $seat } a voté.
# $vote: a name, or nobody; $votes: what it counts
event-ballot-shown = { $seat } vote avec { $votes } : { $vote }.
# $any: no if nobody got a vote
event-counted = { $any ->
    [yes] { $tied_count ->
        [0] Le compte : { $votes }.
       *[other] Le compte : { $votes }. Égalité.
    }
   *[no] Personne n’a de voix. Égalité.
}
event-decided = { $test ->
    [arrest] { $seat } tranche contre { $winner }.
   *[other] { $seat } tranche pour { $winner }.
}
event-no-election = Il n’y a personne dans la Villa. { $don } reste Don.
event-elected = { $seat } est le Don.
event-terms-set = { $seat } fixe les termes : { $terms }.
event-drew = { $known ->
    [yes] { $other_there ->
        [yes] { $seat } pioche { $card } et { $other }.
       *[no] { $seat } pioche { $card }.
    }
   *[no] { $count ->
        [0] Il n’y a pas de carte Faveur pour { $seat }.
        [one] { $seat } pioche une carte Faveur.
       *[other] { $seat } pioche { $count } cartes Faveur.
    }
}
event-kept = { $known ->
    [yes] { $bottom_there ->
        [yes] { $seat } garde { $card } ; sous la pioche va { $bottom }.
       *[no] { $seat } garde { $card }.
    }
   *[no] { $seat } garde une carte.
}
event-gave = { $known ->
    [yes] { $seat } donne { $card } à { $to }.
   *[no] { $seat } donne une carte à { $to }.
}
event-paid = { $place } : { $amount } pour { $seat }.
event-not-paid = { $place } : personne n’est là, rien n’est payé.
event-bribed = { $seat } renonce à { $amount } et soudoie le flic.
event-peeked = { $known ->
    [yes] { $seat } voit ce qui vient : { $cards }.
   *[no] { $count ->
        [0] Il n’y a pas de carte Agent à voir.
        [one] { $seat } voit la prochaine carte Agent.
       *[other] { $seat } voit les { $count } prochaines cartes Agent.
    }
}
event-bought = { $seat } paie { $amount } pour une carte.
event-exchanged = { $known ->
    [yes] { $seat } met de côté { $card } et { $other }.
   *[no] { $seat } met deux cartes de côté.
}
event-hired = { $seat } paie { $amount } pour { $gangster }.
event-moved = { $seat } déplace { $gangster } : { $from } → { $to }.
event-stayed = { $seat } ne déplace personne.
event-fed-drawn = Carte Agent : { $card }.
event-fed-void = { $place } : fermé, aucun agent ne vient.
event-raided = Descente du FBI : { $place }.
event-turned-around = { $backward ->
    [one] L’ordre de la phase Action est inversé.
   *[other] L’ordre de la phase Action redevient normal.
}
event-agents-came = { $count ->
    [one] { $place } : 1 agent arrive, { $agents } en tout.
   *[other] { $place } : { $count } agents arrivent, { $agents } en tout.
}
event-shot = { $seat } joue { $card } ({ $place }) : { $before } agents, maintenant { $after }.
event-held-fire = { $seat } ne tire pas.
event-surrounded = { $place } : encerclé par { $agents } agents.
event-saved = { $place } : l’encerclement est levé, personne n’est arrêté.
event-arrested = { $place } : { $gangster } de la famille de { $seat } va en Prison.
event-closed = { $place } : fermé pour de bon.
event-attacked = { $seat } attaque { $victim }, { $card } (niveau { $level }) : { $place }.
event-drove-by = { $count ->
    [one] { $seat } joue Fusillade sur 1 gangster dans la Rue.
   *[other] { $seat } joue Fusillade sur { $count } gangsters dans la Rue.
}
event-defended = { $gangster_there ->
    [yes] { $seat } sauve { $gangster } avec { $card }.
   *[no] { $seat } répond avec { $card }.
}
event-undefended = { $seat } ne se défend pas.
event-killed = { $place } : { $seat } tue { $gangster } dans la famille de { $victim }.
event-bonus = Premier sang : { $amount } pour { $seat }.
event-shanked = { $seat } fait suriner en Prison un homme de { $victim }.
event-drove = { $passenger_there ->
    [yes] { $seat } roule avec { $passenger } : { $from } → { $to }.
   *[no] { $seat } roule sans passager : { $from } → { $to }.
}
event-freed = { $card }, jouée par { $seat } : { $gangster } de la famille de { $owner } sort de Prison.
event-tipped = { $seat } prévient les fédéraux ({ $place }) : agents en plus, { $count }.
event-got-away = { $seat } met { $gangster } à l’abri : { $from } → { $to }.
event-shook-down = { $seat } rackette { $victim } : { $amount }.
event-tapped = { $known ->
    [yes] { $count ->
        [0] { $seat } écoute { $victim } : aucune carte.
       *[other] { $seat } écoute { $victim } : { $cards }.
    }
   *[no] { $seat } écoute { $victim }.
}
event-called-in = { $count ->
    [one] { $seat } rappelle un service : 1 carte.
   *[other] { $seat } rappelle un service : { $count } cartes.
}
event-passed = { $seat } a fini.
event-bailed = { $seat } paie { $amount } : { $gangster } sort de Prison.
event-accused = { $right ->
    [one] { $seat } paie { $amount } et accuse { $suspect } : l’agent infiltré est démasqué.
   *[other] { $seat } paie { $amount } et accuse { $suspect } : c’est faux.
}
event-heat-rose = { $heat ->
    [4] La pression monte pour la troisième fois.
   *[other] La pression monte à { $heat }.
}
# $jail: gangsters that were in Jail; $morgue: those that stay in the Morgue
event-cleared = Des gangsters quittent le jeu. De Prison : { $jail }. Encore à la Morgue : { $morgue }.
event-reshuffled = Les cartes Faveur défaussées sont mélangées : { $count }.
event-feds-reshuffled = Les cartes Agent défaussées sont mélangées : { $count }.
event-scored = { $seat } : liquide { $cash }, gangsters { $gangsters }, ensemble { $total }.
event-ended = { $seats_count ->
    [one] { $seats } gagne avec { $total }.
   *[other] { $seats } partagent la victoire avec { $total } chacun.
}

## Refusals

# $question: the question that is asked now
refusal-wrong-question = { $question ->
    [place] Place d’abord un gangster.
    [talk] Dis d’abord si tu veux voter.
    [ballot] Vote d’abord.
    [tie] Tranche d’abord l’égalité.
    [terms] Fixe d’abord les termes.
    [give] Dis d’abord qui reçoit une carte.
    [keep] Choisis d’abord une carte.
    [bribe] Choisis d’abord entre l’argent et le coup d’œil.
    [shop] Dis d’abord si tu achètes ou échanges.
    [discard] Choisis d’abord les cartes que tu mets de côté.
    [move] Dis d’abord qui se déplace.
    [to] Dis d’abord où va ton gangster.
    [raid] Dis d’abord quel lieu est visé.
    [shoot] Dis d’abord si tu tires.
    [lose] Dis d’abord qui tu perds.
    [act] Dis d’abord ce que tu fais à ce tour.
    [target] Dis d’abord qui tu attaques.
    [victim] Choisis d’abord un adversaire.
    [free] Dis d’abord qui sort de Prison.
    [piece] Choisis d’abord un gangster.
    [tip] Dis d’abord où arrivent les agents.
    [drive] Dis d’abord où va ton Chauffeur.
    [defend] Dis d’abord si tu te défends.
    [bail] Dis d’abord pour qui tu paies la caution.
   *[accuse] Dis d’abord si tu accuses quelqu’un.
}
refusal-place-closed = Fermé pour le reste de la partie : { $place }.
refusal-place-full = Il n’y a plus de place, déjà { $count } gangsters : { $place }.
refusal-already-placed = Déjà sur le plateau : { $gangster }.
refusal-pressed-before = Tu as déjà joué Chantage dans cette épreuve.
refusal-no-such-card = Tu n’as pas en main la carte { $card }.
refusal-not-present = { $seat } ne participe pas à cette épreuve.
refusal-not-tied = { $seat } n’est pas à égalité.
refusal-no-neighbor = { $seat } ne partage aucun lieu avec toi.
refusal-two-cards-needed = { $count ->
    [one] Un échange demande deux cartes, tu en as 1.
   *[other] Un échange demande deux cartes, tu en as { $count }.
}
refusal-nobody-to-hire = Il n’y a personne à engager.
refusal-too-little-money = Cela coûte { $amount }, tu as { $cash }.
refusal-no-card-left = Il n’y a plus de carte Faveur à piocher.
refusal-no-second-card = Tu n’as qu’une seule carte { $card }.
refusal-must-move = Tu dois déplacer un gangster.
refusal-duty = Tu as promis quelque chose que tu peux encore faire maintenant.
refusal-not-free = Dans aucun des sept lieux : { $gangster }.
refusal-nowhere-to-go = Nulle part où aller : { $gangster }.
refusal-airstrip-closed = La Piste n’est pas ouverte.
refusal-already-there = Déjà là ({ $place }) : { $gangster }.
refusal-deal-forbids-move = Ton marché t’interdit d’y aller : { $place }.
refusal-not-raided = Il y a un lieu avec plus de respect, ou pas encore visé : pas { $place }.
refusal-shoot-here-only = Seuls ces agents comptent maintenant : { $place }.
refusal-nobody-of-yours = Aucun de tes gangsters n’est là : { $place }.
refusal-no-agents = Il n’y a pas d’agents sur qui tirer : { $place }.
refusal-not-there = Pas là ({ $place }) : { $gangster }.
refusal-not-now = Cette carte ne se joue pas maintenant : { $card }.
refusal-nothing-to-do = Cette carte ne ferait rien maintenant : { $card }.
refusal-driven-before = Ton Chauffeur a déjà roulé à ce tour.
refusal-no-gangster = Sans gangster sur le plateau tu ne peux pas attaquer.
refusal-nobody-to-attack = Personne à attaquer : { $card }.
refusal-jail-only = Cette carte ne frappe qu’en Prison : { $card }.
refusal-not-in-jail = Cette carte ne se joue pas en Prison : { $card }.
refusal-no-opponent-there = { $seat } n’a personne là : { $place }.
refusal-deal-forbids-attack = Ton marché t’interdit d’attaquer { $seat }.
refusal-no-user-there = Aucun des tiens là ne peut se servir de { $card } : { $place }.
refusal-no-such-opponent = { $seat } n’est pas ton adversaire à cette table.
refusal-tip-nobody = { $card } : il faut là un gangster adverse, { $place }.
refusal-streets-only = Ton Chauffeur va dans la Rue, ou de la Rue à un lieu.
refusal-too-weak = { $card } n’arrête pas une attaque de niveau { $level }.
refusal-no-suspect = Tu ne peux pas accuser { $seat }.

## Options

option-terms = Négociation
option-terms-honor = L’honneur des voleurs : les marchés avec de l’argent engagent
option-terms-all_bets = Tous les coups sont permis : rien n’engage
option-movement_mandatory = Le mouvement
option-movement_mandatory-off = personne n’est obligé de bouger
option-movement_mandatory-on = qui le peut doit bouger
option-lone_must_move = Un gangster seul
option-lone_must_move-off = peut rester
option-lone_must_move-on = doit bouger
option-close_immediately = Un lieu encerclé qu’une arrestation vide
option-close_immediately-off = reste ouvert jusqu’à la prochaine phase Agents
option-close_immediately-on = ferme aussitôt
option-drive_by_spares_own = Une Fusillade
option-drive_by_spares_own-off = touche aussi tes gangsters
option-drive_by_spares_own-on = épargne tes gangsters
option-shanked_needs_inmate = Coup de surin
option-shanked_needs_inmate-off = ne demande personne en Prison
option-shanked_needs_inmate-on = demande un de tes gangsters en Prison
option-raid_never_same_place_twice = Une seconde Descente dans le tour
option-raid_never_same_place_twice-off = peut viser le même lieu
option-raid_never_same_place_twice-on = vise toujours un autre lieu
option-cash_hidden = L’argent
option-cash_hidden-off = est visible de tous
option-cash_hidden-on = est caché
option-whispers = Les apartés
option-whispers-on = sont permis
option-whispers-off = ne sont pas permis
option-secret_ballots = Les votes
option-secret_ballots-on = sont secrets et dévoilés ensemble
option-secret_ballots-off = sont ouverts, l’un après l’autre
option-weapons_window = Les Armes se jouent
option-weapons_window-beside_agents = partout où il y a des agents
option-weapons_window-surrounded = seulement dans les lieux encerclés
option-truce = Une trêve après le tour 40 (règle maison)
option-truce-on = termine la partie
option-truce-off = ne vient qu’après le tour 400
option-don_sets_terms = Le Don et les termes (règle maison)
option-don_sets_terms-off = les termes restent comme ils sont
option-don_sets_terms-on = chaque Don peut retourner le jeton
option-undercover = Agent infiltré (règle maison)
option-undercover-off = tous sont de vrais gangsters
option-undercover-on = un joueur travaille pour les fédéraux
option-soldiers = Les Soldats (règle maison)
option-soldiers-off = restent dans la boîte
option-soldiers-on = peuvent être engagés
option-sicilian = Le Sicilien (règle maison)
option-sicilian-off = reste dans la boîte
option-sicilian-on = peut être appelé
option-escape = Fuir la ville (règle maison)
option-escape-off = la Piste ne sert pas
option-escape-on = seul compte qui atteint la Piste

## Where money comes from

score-cash = Liquide
score-gangster = En jeu : { $gangster }

## Rules: setting up

rule-R1 = On joue de trois à six.
rule-R2 = Chacun prend une famille de cinq : Capo, Tueur, Affranchi, Complice et Chauffeur.
rule-R3 = Les deux pioches sont mélangées. La pression est à 1, et il n’y a pas encore d’agents.
rule-R4 = Le nombre de joueurs fixe les rackets et les mains. Chacun commence avec 25 000 $.
rule-R5 = La table choisit L’honneur des voleurs ou Tous les coups sont permis.
rule-R6 = Le hasard nomme le premier joueur.
rule-R7 = Tour à tour, chacun place un gangster à la fois dans les six lieux principaux, cinq au plus par lieu, jamais dans la Rue.
rule-R8 = La banque paie et encaisse en milliers de dollars, sans jamais s’épuiser. Personne ne descend sous 0 $.

## Rules: the turn

rule-R9 = Un tour a sept phases : Élection, Affaires, Mouvement, Agents, Action, Caution, Pression.
rule-R10 = Le premier tour n’a ni Affaires ni Mouvement.
rule-R11 = Dans l’ordre veut dire à partir du Don, dans le sens horaire.

## Rules: respect tests

rule-R12 = Ta force dans un lieu est le respect de tes gangsters qui s’y trouvent.
rule-R13 = Les présents votent, avec toute leur force là, pour ou contre un des présents, ou s’abstiennent.
rule-R14 = Aux élections et pour les rackets, le plus de voix gagne. Aux arrestations, il perd.
rule-R15 = Le Don tranche les égalités.
rule-R16 = Aux élections, c’est le Don sortant ; au premier tour, qui a placé en dernier.
rule-R17 = Qui est seul gagne, ou perd, sans vote.
rule-R18 = Il n’y a pas d’épreuve dans la Rue ni en Prison.

## Rules: Election

rule-R19 = La Villa élit le Don, qui porte la bague jusqu’à la prochaine élection.
rule-R20 = Si la Villa est vide, le Don reste, sans cartes ; au premier tour, qui a placé en dernier nomme le Don.
rule-R21 = Le nouveau Don pioche deux cartes Faveur, en garde une et en donne une à qui partage un lieu avec lui.
rule-R22 = Si personne ne partage un lieu avec lui, il pioche une carte.
rule-R23 = Si un marché le dit, qui reçoit voit les deux cartes et choisit.
rule-R24 = Une fois la Villa fermée, plus d’élections ni de cartes pour le Don, qui reste Don.

## Rules: Business

rule-R25 = Les rackets se jouent un par un : Docks, Chez Kitty, Little Italy, Boucherie, Restaurant. La banque paie le gagnant.
rule-R26 = Un lieu vide ne paie rien.
rule-R27 = Ceux à égalité peuvent convenir d’un partage ; sinon le Don en choisit un.
rule-R28 = Le Don peut demander quelque chose en échange.
rule-R29 = Qui gagne seul le Restaurant peut plutôt soudoyer le flic : il voit autant de cartes Agent que le niveau de pression.
rule-R30 = Il peut les dire, les vendre ou mentir, mais jamais les montrer.
rule-R31 = Puis, dans l’ordre, chacun peut acheter : 25 000 $, pioche deux cartes Faveur, en garde une, l’autre va sous la pioche.
rule-R32 = Ou échanger : met deux cartes de côté, en pioche deux, en garde une, l’autre va sous la pioche.
rule-R33 = On n’achète et n’échange dans aucune autre phase.

## Rules: Movement

rule-R34 = Dans l’ordre, chacun peut déplacer un gangster d’un des sept lieux à un autre.
rule-R35 = On n’entre ni dans un lieu fermé, ni où il y en a déjà cinq. Dans la Rue il y a toujours de la place.
rule-R36 = Avec deux gangsters ou plus, tous dans un lieu, tu dois en déplacer un si tu peux.
rule-R37 = Les prisonniers ne bougent pas.

## Rules: Agents

rule-R38 = On pioche autant de cartes Agent que le niveau de pression, une par une.
rule-R39 = Une carte amène des agents dans son lieu. S’il est fermé, la carte est nulle.
rule-R40 = La Descente du FBI amène quatre agents dans le lieu principal où il y a le plus de respect.
rule-R41 = Entre lieux à égalité le Don choisit ; la Descente suivante du tour vise ceux qui ne l’ont pas été.
rule-R42 = Retourner la situation inverse l’ordre de la phase Action de ce tour ; une seconde le rétablit.
rule-R43 = Quatre agents encerclent un lieu. La Rue, jamais.
rule-R44 = Après la dernière carte, les lieux encerclés sont résolus dans le sens horaire à partir des Docks.
rule-R45 = Un lieu encerclé et vide ferme pour de bon.
rule-R46 = Dans un lieu encerclé et occupé, il y a une épreuve d’arrestation.
rule-R47 = Qui perd tire jusqu’à ce qu’il reste au plus trois agents, ou un de ses gangsters là va en Prison.
rule-R48 = Qui se trouve à côté d’agents peut y jouer des Armes ; chacune en retire jusqu’à son nombre.
rule-R49 = Avec trois agents ou moins, personne n’est arrêté.
rule-R50 = Les Armes qui ne suffisent pas sont quand même perdues.
rule-R51 = Les agents restent jusqu’à ce qu’on les retire ou que le lieu ferme.
rule-R52 = Une arrestation par tour et par lieu encerclé.
rule-R53 = Un prisonnier ne vote pas, ne bouge pas, n’agit pas et ne compte pas, mais il est encore en jeu.

## Rules: Action

rule-R54 = Dans l’ordre, chacun joue autant de cartes qu’il veut, l’une après l’autre, et roule une fois.
rule-R55 = Pour attaquer, joue la carte et nomme un adversaire et un lieu où vous avez tous deux un gangster.
rule-R56 = Tout le monde se sert des Attaques ; les Blessures demandent un Capo ou un Affranchi, les Meurtres un Capo ou un Tueur.
rule-R57 = La cible peut répondre par une seule carte Défense de niveau au moins égal.
rule-R58 = Sans défense, la cible perd là un gangster, à son choix.
rule-R59 = Toutes les cartes jouées sont défaussées.
rule-R60 = On peut attaquer dans la Rue ; en Prison seulement avec Coup de surin.
rule-R61 = Les cartes spéciales font ce qui est écrit dessus.
rule-R62 = Le premier mort du premier tour rapporte 25 000 $.
rule-R63 = Une fois dans ton tour, ton Chauffeur va d’un lieu à la Rue ou l’inverse, seul ou avec un passager, s’il y a de la place.
rule-R64 = Le Chauffeur roule avant, entre ou après les attaques, jamais au tour d’un autre.
rule-R65 = Les cartes Spécialité sont pour ton tour, sauf si elles disent autre chose.
rule-R66 = Sans gangster dans les sept lieux tu ne peux pas attaquer.

## Rules: Rescue and Heat

rule-R67 = Dans l’ordre, chacun peut payer la caution de ses prisonniers, qui sont aussitôt dans la Rue.
rule-R68 = Quand il y a en Prison et à la Morgue autant de gangsters que de joueurs, la pression monte, et autant quittent le jeu, d’abord ceux de la Prison.
rule-R69 = Les autres restent à la Morgue et comptent pour la fois suivante. La pression peut monter plusieurs fois.
rule-R70 = La troisième montée termine la partie, à la fin de la phase.
rule-R71 = Qui a quitté le jeu ne revient pas.

## Rules: the end

rule-R72 = Comptent ton liquide, et 25 000 $ par point de respect dans les sept lieux.
rule-R73 = Le plus d’argent gagne ; puis le plus de respect en jeu ; puis le Don ; sinon la victoire est partagée.

## Rules: cards and promises

rule-R74 = Les mains sont secrètes. On peut dire ce qu’on veut, mais aucune carte ne se montre.
rule-R75 = Les cartes en main ne s’échangent pas entre joueurs.
rule-R76 = Quand la pioche Faveur est vide et qu’il faut une carte, la défausse est mélangée.
rule-R77 = On peut tout promettre à tout moment.
rule-R78 = L’honneur des voleurs : un marché avec de l’argent ne se défait pas.
rule-R79 = Tous les coups sont permis : aucun marché n’engage.
rule-R80 = Les marchés sans argent n’engagent jamais.

## Deals: what is promised

# $who, $whom: players; $amount: money; $when: the condition; $number: a term of the same deal; $seat, $victim: players
# of the condition; $place: a place; $there: whether one is named
term-pay = { $when ->
    [now] { $who } paie { $amount } à { $whom } tout de suite
    [after] { $who } paie { $amount } à { $whom } dès que la promesse { $number } est tenue
    [elected] { $who } paie { $amount } à { $whom } si { $seat } remporte l’élection
    [won] { $who } paie { $amount } à { $whom } si { $seat } remporte le racket : { $place }
    [arrested] { $there ->
        [yes] { $who } paie { $amount } à { $whom } si { $seat } y laisse un gangster arrêté : { $place }
       *[no] { $who } paie { $amount } à { $whom } si { $seat } perd un gangster arrêté
    }
   *[killed] { $who } paie { $amount } à { $whom } si { $seat } tue un gangster chez { $victim }
}
term-share = { $who } laisse à { $whom } { $amount } du racket : { $place }
term-split = { $who } prend { $amount } du racket : { $place }
term-vote = { $test ->
    [election] { $who } vote pour { $whom } à l’élection
    [racket] { $who } vote pour { $whom } au racket : { $place }
   *[arrest] { $own ->
        [yes] { $who } porte le chapeau : { $place }
       *[no] { $who } vote contre { $whom } : { $place }
    }
}
term-tiebreak = { $test ->
    [election] { $who } choisit { $whom } en cas d’égalité à l’élection
    [racket] { $who } choisit { $whom } en cas d’égalité au racket : { $place }
   *[arrest] { $who } choisit { $whom } en cas d’égalité à l’arrestation : { $place }
}
term-gift = { $chooser ->
    [receiver] { $who }, en tant que Don, laisse { $whom } choisir une des deux cartes
   *[don] { $who }, en tant que Don, donne une carte à { $whom }
}
# $turn: the number of the turn until whose end it holds
term-peace = { $who } laisse { $whom } en paix jusqu’à la fin du tour { $turn }
term-attack = { $there ->
    [yes] { $who } attaque { $whom } : { $place }
   *[no] { $who } attaque { $whom }
}
term-shoot = { $who } dégage le lieu à coups de feu : { $place }
term-move = { $way ->
    [to] { $who } y envoie quelqu’un : { $place }
    [out] { $who } en fait partir quelqu’un : { $place }
   *[not_to] { $who } ne s’y montre pas : { $place }
}
term-tell = { $who } dit à { $whom } ce que feront les agents
# $text: a player’s own words; $said: whether they are known here
term-word = { $said ->
    [yes] { $who } donne sa parole : « { $text } »
   *[no] { $who } donne sa parole
}

## Deals: questions

# $seat: who offers; $terms: all promises; $deal: its number
question-reply = { $seat } propose : { $terms }. Marché conclu ?
# $term: what was promised
question-promise = Tu as donné ta parole : { $term }. La tiens-tu ?
question-court = { $test ->
    [election] Égalité à l’élection, et { $seat } tranche. Qu’offres-tu ?
    [racket] Égalité au racket, et { $seat } tranche. Qu’offres-tu ?
   *[arrest] Égalité à l’arrestation, et { $seat } tranche. Qu’offres-tu ?
}
question-hire = Qu’offres-tu, et à qui ?
question-hawk = Tu sais ce que feront les agents. Le vends-tu ?

## Deals: answers

answer-act-offer = Proposer un marché
answer-talk-buy-seat-price = { $test ->
    [arrest] Offrir { $amount } à { $seat } pour porter le chapeau
   *[other] Offrir { $amount } à { $seat } pour son vote
}
answer-talk-sell-seat-price = { $test ->
    [arrest] Porter le chapeau pour { $seat }, contre { $amount }
   *[other] Vendre ton vote à { $seat } pour { $amount }
}
answer-talk-buy_with_card-seat = Offrir à { $seat } { $amount } et le premier choix des cartes du Don pour son vote
answer-talk-sell_for_card-seat = Vendre ton vote à { $seat } pour le premier choix des cartes du Don
answer-promise-keep = Tenir parole
answer-promise-break = Manquer à ta parole
answer-reply-accept = Marché conclu
answer-reply-decline = Refuser
answer-court-none = Ne rien offrir
answer-court-split = Proposer aux autres un partage égal
answer-court-choose-seat-price = { $test ->
    [racket] En offrir { $amount } contre le choix en ta faveur
    [arrest] Offrir { $amount } pour que le choix tombe sur { $seat }
   *[election] Offrir { $amount } pour que le choix tombe sur { $seat }
}
answer-hire-none = Ne rien offrir
answer-hire-sell_peace-seat-price = Promettre la paix à { $seat } pour { $amount }
answer-hire-sell_attack-seat-victim = Proposer à { $seat } une attaque contre { $victim } pour { $amount }
answer-hire-buy_peace-seat = Offrir { $amount } à { $seat } pour la paix
answer-hawk-none = Le garder pour toi
answer-hawk-tell-seat-price = Le dire à { $seat } pour { $amount }

## Deals: events

# $deal: the number of the deal; $parties: all it concerns
event-deal-offered = Marché { $deal } : { $seat } fait une offre à { $parties }.
# $number: which promise of the deal; $term: the promise
event-deal-term = Marché { $deal }, { $number } : { $term }.
event-deal-answered = { $says ->
    [accept] Marché { $deal } : { $seat } accepte.
    [decline] Marché { $deal } : { $seat } refuse.
    [withdraw] Marché { $deal } : { $seat } retire son offre.
    [counter] Marché { $deal } : { $seat } fait une autre offre.
   *[release] Marché { $deal } : { $seat } rend leur parole aux autres.
}
event-deal-sealed = { $binding ->
    [1] Marché { $deal } conclu, et il engage { $parties }.
   *[0] Marché { $deal } conclu sur parole, rien de plus : { $parties }.
}
event-escrowed = { $seat } met { $amount } de côté pour le marché { $deal }.
event-deal-paid = { $seat } paie { $amount } à { $to } pour le marché { $deal }.
event-escrow-returned = { $seat } reprend { $amount } du marché { $deal }.
event-term-ended = { $fate ->
    [kept] Parole tenue : { $term }.
    [broken] Parole trahie : { $term }.
   *[lapsed] Sans suite : { $term }.
}
event-deal-ended = { $fate ->
    [kept] Le marché { $deal } a été tenu.
    [broken] Le marché { $deal } a été trahi.
   *[lapsed] Le marché { $deal } est caduc.
}
event-racket-split = { $seat } prend { $amount } du racket : { $place }.
event-told = { $known ->
    [yes] { $seat } dit à { $to } ce que feront les agents : { $cards }.
   *[no] { $seat } dit à { $to } ce que feront les agents.
}

## Deals: refusals

refusal-offered-before = Ton offre est faite ; dis maintenant que tu peux voter.
refusal-no-such-offer = Cette offre n’est pas possible maintenant.
refusal-no-money-to-keep = Tu n’as pas l’argent que tu as promis.
refusal-deal-no-such-deal = Le marché { $deal } n’est pas sur la table.
refusal-deal-not-a-party = Le marché { $deal } ne te concerne pas.
refusal-deal-not-offered = Le marché { $deal } est déjà conclu.
refusal-deal-no-room = Il y a trop de marchés sur la table.
refusal-deal-no-terms = Il faut au moins une promesse pour un marché.
refusal-deal-alone = Il faut être au moins deux pour un marché.
refusal-deal-bad-seat = Parmi les joueurs nommés, il en manque un à cette table.
refusal-deal-same-seat = On ne peut pas se promettre cela à soi-même.
refusal-deal-bad-amount = On paie en milliers entiers, et jamais moins de 1 000 $.
refusal-deal-bad-place = Cette promesse demande un autre lieu.
refusal-deal-bad-turn = Les promesses vont jusqu’à la fin du tour suivant, pas au-delà.
refusal-deal-too-late = Une des promesses ne peut plus être tenue.
refusal-deal-bad-split = Les parts d’un partage doivent faire le racket entier, pour au moins deux joueurs, une chacun.
refusal-deal-bad-counter = Un paiement doit attendre une autre promesse du même marché.
refusal-deal-above-racket = C’est plus que ne rapporte le racket.
refusal-deal-cannot-pay = L’argent n’y est pas.
refusal-deal-contradicts = Cela contredit une promesse qui engage.
refusal-deal-already = Tu l’as déjà dit.
refusal-deal-not-yours = Le marché { $deal } n’est pas ton offre.
refusal-deal-not-sealed = Le marché { $deal } n’est pas conclu.

## The deal desk

desk-title = Table des marchés
desk-contract = Contrat
desk-draft = Brouillon
# $deal: the number of a deal
desk-number = N° { $deal }
# $turn: its number; $phase: its name
desk-dated = North Plains, tour { $turn }, { $phase }
desk-offers-to = propose ceci à
desk-empty = Aucun marché sur la table. Écris-en un : promets de l’argent, des voix, des cartes, la paix, des attaques, des déplacements, des tirs ou des nouvelles, à n’importe qui, à tout moment.
desk-binding = ENGAGE
desk-not-binding = n’engage pas
desk-no-money-help = Aucun argent ne passe : personne n’est tenu.
desk-signed = signé
desk-released-sign = libéré
desk-others = Sur la table
desk-sealed = conclu
desk-promises = Promesses tenues et trahies
desk-next-turn = tour suivant
desk-fate-held = en dépôt
desk-fate-due = à tenir
desk-fate-kept = tenue
desk-fate-broken = trahie
desk-fate-lapsed = caduque
desk-what = Que fais-tu de ce marché ?
desk-none = Faire une offre ?
desk-writing = Ajoute une promesse, ou mets l’offre sur la table.
desk-which-strike = Quelle ligne rayes-tu ?
desk-which-turn = Quelle ligne passe au tour suivant, ou revient à celui-ci ?
desk-which-party = Qui d’autre doit être d’accord ?
desk-ask-who = Qui le promet ?
# $kind: the kind of promise
desk-ask-whom = { $kind ->
    [vote] Pour qui (lors d’une arrestation : contre qui) ?
    [tiebreak] Qui est choisi ?
    [attack] Qui est attaqué ?
    [peace] Qui est laissé en paix ?
   *[pay] À qui ?
}
desk-ask-amount = Combien ? Choisis, ou tape un nombre.
desk-ask-when = Quand paie-t-on ?
desk-ask-after = Quelle promesse doit d’abord être tenue ?
desk-ask-seat = À qui cela doit-il arriver, ou qui doit le faire ?
desk-ask-victim = Le gangster de qui ?
desk-ask-place = Où ?
desk-ask-test = Lors de quelle épreuve ?
desk-ask-chooser = Qui choisit la carte ?
desk-ask-way = De quelle façon ?
desk-ask-text = Tes propres mots :
desk-ask-sharer = Qui se partage le racket ? Le dernier reçoit le reste.
# $who: a player
desk-ask-part = Combien pour { $who } ? Choisis, ou tape un nombre.
desk-when-now = tout de suite
desk-when-after = quand une autre promesse est tenue
desk-when-elected = si quelqu’un est élu
desk-when-won = si quelqu’un gagne un racket
desk-when-arrested = si quelqu’un perd un gangster en prison
desk-when-killed = si quelqu’un tue un gangster
desk-test-election = l’élection
desk-test-racket = pour un racket
desk-test-arrest = une arrestation
desk-chooser-receiver = qui la reçoit
desk-chooser-don = le Don
desk-way-to = y aller
desk-way-out = en partir
desk-way-not_to = s’en tenir loin
desk-anywhere = n’importe où
desk-typed = Taper…
desk-complete = C’est tout le monde
# $deal: the number of a deal
desk-look = Regarder le marché { $deal }
desk-do-accept = Accepter et signer
desk-do-decline = Refuser
desk-do-withdraw = Retirer ton offre
desk-do-counter = Contre-offre
desk-do-release = Libérer les autres
desk-do-new = Nouveau brouillon
desk-do-resume = Reprendre ton brouillon
desk-do-offer = Proposer
desk-do-strike = Rayer une ligne
desk-do-turn = Ce tour ou le suivant
desk-do-party = Nommer une autre partie
desk-do-tear = Déchirer le brouillon
desk-offered = Le marché { $deal } est sur la table.
desk-accepted = Tu as signé le marché { $deal }.
desk-declined = Tu as refusé le marché { $deal }.
desk-withdrawn = Le marché { $deal } est retiré.
desk-released = Tu libères les autres du marché { $deal }.
desk-bad-amount = Tape des milliers entiers de dollars : 25 ou 25000.
desk-bad-text = Une ligne de 140 caractères au plus.
desk-term-pay = Payer
desk-term-share = Part d’un racket
desk-term-split = Partager un racket
desk-term-vote = Voix
desk-term-tiebreak = Trancher une égalité
desk-term-gift = La carte du Don
desk-term-peace = Paix
desk-term-attack = Attaque
desk-term-shoot = Tirer sur les agents
desk-term-move = Se déplacer
desk-term-tell = Dire ce que font les agents
desk-term-word = Parole d’honneur
desk-this-turn = ce tour
desk-with = Qui doit être d’accord ?
desk-ask-thousands = Combien de milliers de dollars ?
desk-ask-turn = À quel tour ?
desk-add = Quelle promesse ?
desk-do-add = L’écrire
# $line: a promise of the draft
desk-strike-line = Rayer : { $line }
desk-in-words = Ton offre en mots
desk-lines-none = Aucune promesse n’est encore écrite.
# $seat: who offers; $parties: all others
desk-from-to = { $seat } avec { $parties }
# $seat: who has not signed yet
desk-waits = en attente : { $seat }
# $deal: the number of the deal that is replaced
desk-countering = Contre-offre au marché { $deal }
desk-back = Retour aux marchés
