### The table of Mob Ties in the browser. Every key is in en, it and fr, with the same variables.

turn = Tour
turn-short = T. { $turn }
# $phase: the name of a phase
log-phase = Tour { $turn }, { $phase }
seats = Places
don = Don
money-short = { $thousands }k $
nobody-here = Il n’y a personne ici.

## Places

# $count: gangsters there; $room: how many it holds
place-held = { $place }, { $count } sur { $room }
room-held = { $count } sur { $room }
closed = Fermé
surrounded = Encerclé
agents = { $count ->
    [0] aucun agent
    [one] { $count } agent
   *[other] { $count } agents
}
paid = payé à
bribed = soudoyé :
split = partagé
not-paid = personne
streets-note = ni racket, ni agents
to-place = Tes gangsters
to-place-note = choisis-en un, puis un lieu
jail-note = dehors sous caution
morgue-note = hors jeu
airstrip-note = loin de la ville

## Heat and decks

heat = Pression { $heat }
heat-left = encore { $count }
decks = Pioches
deck-favor = Faveurs
deck-agents = Agents
discarded = défausse { $count }
a-turn = { $count } par tour
buy = Acheter une carte Faveur pour { $amount }
terms-title = Règles de parole
turn-terms = Retourner le jeton

## Gangsters

# $classes: what he may attack with; $bail: money
piece = { $gangster } de { $name } : respect { $respect }, caution { $bail }, { $classes }.
fate = { $fate ->
    [alive] { $gangster }
    [jailed] { $gangster } : en prison
    [waiting] { $gangster } : pas encore placé
   *[dead] { $gangster } : mort
}

## Seats

doing-thinking = réfléchit
doing-locked = a voté
doing-ready = prêt à voter
doing-attacked = attaqué
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
respect-held = Respect en jeu : { $count }
word = Promesses tenues : { $kept }, rompues : { $broken }

## The hand

hand = Ta main
hand-count = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
hand-empty = Tu n’as pas de carte.
hand-hidden = Les mains sont secrètes.
use-anybody = Tout gangster
use-defense = Arrête jusqu’à { $level }
use-weapon = { $level ->
    [one] Élimine { $level } agent
   *[other] Élimine { $level } agents
}
use-drive_by = Tous dans la Rue
use-shanked = En prison seulement
use-tony_goldstein = Libère un des tiens
use-crooked_judge = Libère n’importe qui
use-trunk_tip = Envoie des agents
use-getaway = Fuite n’importe où
use-shakedown = Prend de l’argent
use-wiretap = Montre une main
use-call_in_favor = Pioche des cartes
use-blackmail = Voix dans une épreuve

## Questions

other = Autre chose
all-answers = { $count ->
    [one] La seule réponse
   *[other] Les { $count } réponses
}
hint-halfway = Et maintenant l’autre moitié.
hint-place = Choisis un de tes gangsters et un lieu.
hint-talk = Une carte, ou une place à qui faire une offre.
hint-ballot = Choisis une place, ou un gangster sur le lieu.
hint-move = Choisis un de tes gangsters.
hint-to = Choisis un lieu.
hint-act = Choisis une carte, ou ton Chauffeur.
hint-target = Choisis un gangster de l’adversaire.
hint-shoot = Choisis une arme et un lieu.
hint-drive = Choisis un lieu, ou d’abord un passager.
hint-lose = Choisis un de tes gangsters.
hint-keep = Choisis une des deux cartes.
hint-discard = Choisis une carte.

## A respect test

# $test: election, racket or arrest; $amount: what the racket pays
stage-title = { $test ->
    [election] Élection du Don
    [racket] { $place } : { $amount }
   *[arrest] { $place } : une arrestation
}
stage-note = { $test ->
    [arrest] Le plus de voix perd un gangster. { $name } tranche en cas d’égalité.
   *[other] Le plus de voix gagne. { $name } tranche en cas d’égalité.
}
stage-note-first = Le plus de voix gagne.
step-talk = Palabres
step-ballots = Bulletins
step-reveal = Dépouillement
ballot = Bulletin
ballot-given = Ton vote est dans l’enveloppe.
ballot-absent = Tu ne participes pas à cette épreuve.
respect-here = respect ici
still-writing = Écrit encore
locked-in = A voté
votes-for = { $test ->
    [arrest] vote contre
   *[other] vote pour
}
abstains = personne
no-votes = Personne n’a reçu de voix.
without-votes = { $names } : aucune voix
continue = Continuer
# $deal: its number; $name: whom a vote is for, or against
ballot-chosen = ta croix
respect-pressed = avec Chantage
pledge-binding = { $test ->
    [arrest] Marché { $deal } : contre { $name }
   *[other] Marché { $deal } : pour { $name }
}
pledge = { $test ->
    [arrest] Promis contre { $name }, sans engagement
   *[other] Promis à { $name }, sans engagement
}
pledge-kept-binding = marché { $deal } tenu
pledge-kept = comme promis
pledge-broken = { $test ->
    [arrest] promis contre { $name }
   *[other] promis à { $name }
}
known-votes = Connu jusqu’ici
known-dashed = pointillé : une promesse qui n’engage pas
last-count = Dernier dépouillement : { $place }
stamp = { $test ->
    [election] { $name } est Don
    [racket] { $amount } pour { $name }
   *[arrest] Contre { $name }
}
stamp-won = { $name } gagne
stamp-tie = Égalité
tie-decides = { $name } tranche.
stamp-split = Partagé

## Keys and help

# letters of the places, each once, neither A nor U
letter-docks = D
letter-kittys = K
letter-mansion = V
letter-little_italy = L
letter-butcher = B
letter-restaurant = R
letter-streets = E
help-1 = Ce qui brille en laiton peut être cliqué : gangsters, lieux, cartes, places. Une réponse en deux parties demande deux clics.
help-2 = À chaque tour : élis le Don, partage les rackets, déplace un gangster, affronte les agents, agis, paie les cautions.
help-3 = Dans une épreuve de respect, chacun sur le lieu vote avec tout le respect qu’il y a. Personne ne voit un bulletin avant le dernier.
help-4 = On peut tout promettre : Marchés, à côté de la table. Avec L’honneur des voleurs, un marché avec de l’argent engage.
help-5 = À la fin comptent l’argent et chaque gangster encore vivant.
key-1 = 1–9|les réponses à côté de la question
key-2 = D K V L B R E|les lieux
key-3 = A|toutes les réponses
key-4 = Esc|lâche ce qui était choisi

## Rules

rules-setup = Mise en place
rules-turn = Le tour
rules-tests = Épreuves de respect
rules-election = Élection
rules-business = Affaires
rules-movement = Mouvement
rules-agents = Agents
rules-action = Action
rules-rescue = Caution et pression
rules-end = La fin
rules-promises = Cartes et promesses
