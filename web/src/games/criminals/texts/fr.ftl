### The table of Criminals in the browser. Every key is in en, it and fr, with the same variables.

headline = Tour { $round } · coup { $move }
dollars = { $amount } $
targets = Cibles
targets-help = la rangée la plus forte prend les points
targets-open = toutes les cartes ouvertes
# $points: what the target is worth as far as these eyes can tell
now = = { $points }
now-secret = Compte une carte cachée que toi seul connais
worth = vaut { $points }
hidden-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
sum = = { $sum }
sum-unsure = = { $sum } + ?
remove = éliminer
empty = vide
paid = payé { $price } $
paid-short = payé
passed = passe
no-gang = Sans gang
no-gang-low = sans gang
in-purse = restent dans ta bourse
step-1 = Paie une planque
step-2 = Choisis un malfrat
step-3 = Place-le
down-price = caché +1 $
notebook = Carnet

## The question bar; the stroke says where the strong part begins

bar-recruit = Tu as { $money } $ : |choisis une planque, ou passe
bar-recruit-poor = Tu as { $money } $ : |aucune planque n’est si bon marché, tu passes
bar-hire = Tu as payé { $price } $ à la planque { $hideout } : |choisis qui tu engages
bar-place = Tu as engagé { $card } : |choisis où placer la carte
bar-pickpocket = { $card } à { $target } : |tu prends 2 $ à la banque ?
bar-kill = { $card } à { $target } : |choisis qui s’en va
bar-spy = { $card } à { $target } : |choisis une cible ou une planque à regarder
bar-move = { $card } à { $target } : |choisis où vont les autres
bar-over = La partie est finie.|
bar-wait-recruiting = { $name } |choisit une planque
bar-wait-choosing = { $name } |choisit un malfrat
bar-wait-placing = { $name } |place un malfrat
bar-wait-over = La partie est finie.|
hint-recruit = Payer est définitif : tu les vois toutes, tu en engages une
hint-hire = { $others ->
    [0] Le seul qui reste ici
    [one] L’autre carte revient face cachée
   *[other] Les { $others } autres reviennent face cachée
}
hint-place = Face cachée coûte 1 $ et cache le niveau
hint-place-boss = Le Caïd ne va jamais face cachée
hint-pickpocket = Rien n’est encore définitif
hint-kill = Rien n’est encore définitif
hint-spy = Toi seul verras les cartes
hint-move = Rien n’est encore définitif
sure-pass = Passer ? Tu n’auras plus de tour dans cette partie.
sure-own = { $count ->
    [one] Ton propre malfrat y quitte la partie. Le faire ?
   *[other] Tes { $count } propres malfrats y quittent la partie. Le faire ?
}
pick-recruit = Touche une planque
pick-hire = Touche un malfrat
pick-place = Touche une cible
pick-pickpocket = Prendre l’argent ?
pick-kill = Touche un nom
pick-spy = Touche une cible ou une planque
pick-move = Touche une cible
pass-short = Passer
left-short = restants
spy-targets = Une cible
spy-hideouts = Une planque
seen = Vu

## Face-up or face-down

face-legend = Comment le placer
face-up = Face visible
face-up-plain = gratuit, tous le voient
face-up-acts = gratuit, peut agir : { $kind }
face-down = Face cachée
face-down-help = 1 $, sans action, caché jusqu’à la fin
face-down-no-room = Aucune cible libre
face-down-from = carte cachée de la planque { $hideout }

## Why something is locked, in three words

lock-too-poor = Trop cher
lock-boss-not-alone = Seulement seul
lock-no-place = Plus de cible
lock-boss-face-down = Jamais caché
lock-occupied-face-down = Occupé
lock-face-down-poor = Plus d’argent
lock-accomplice-limit = Un seul dessus
lock-occupied = Occupé
lock-move-occupied = Occupé

## The inspector

goal-title = Huit cibles
goal-sub = le plus de points gagne
goal = Paie pour voir, engage un malfrat, envoie-le sur une cible. Sur chacune, la plus forte somme de niveaux prend les points ; chaque gang paie qui le mène seul.
# $kind: special; $gangs: one or two, or none
card-about = { $kind } · niveau { $level } · { $gangs }
modifier-help = Change la valeur de sa cible de { $change }.
down-help = Face cachée, 1 $ : cache le niveau, pas d’action.
target-worth = { $name }, vaut { $points }
nobody-leads = Personne ne montre sa force ici
leads = { $count ->
    [one] { $names } mène avec { $strength }
   *[other] { $names } à égalité avec { $strength }
}
worth-changed = Imprimé { $printed } ; avec les modificateurs visibles, { $points }.
hidden-there = { $count ->
    [one] Une carte cachée est ici.
   *[other] { $count } cartes cachées sont ici.
}
cards-there = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
hideout-help = { $count ->
    [0] Il ne reste personne ici.
   *[other] Elle coûte 1 $ par carte. Tu les vois toutes et tu en engages exactement une.
}
hidden-card = Malfrat caché
hidden-whose = à { $name }, de la planque { $hideout }
hidden-help = Seul son propriétaire sait qui c’est, jusqu’à la fin ; un Espion peut regarder.

## The log

log-passed = { $name } : passe avec { $money } $
log-looks = { $name } : planque { $hideout }, { $price } $
log-nobody = { $name } : planque { $hideout }, { $price } $, personne ne convient
log-down = { $name } : planque { $hideout }, { $price } $, caché à { $target }
log-up = { $name } : planque { $hideout }, { $price } $, { $what } à { $target }
log-kill = { $name } : planque { $hideout }, { $price } $, { $what } à { $target } contre { $victim }
log-swap = { $name } : planque { $hideout }, { $price } $, { $what } à { $target }, les autres à { $to }
log-pocket = { $name } : planque { $hideout }, { $price } $, { $what } à { $target }, +{ $money } $
log-level = niveau { $level }
log-target = { $several ->
    [0] { $target } : personne
    [one] { $target } : { $names } +{ $each }
   *[other] { $target } : { $names } +{ $each } chacun
}
log-gang = { $several ->
    [0] { $gang } : personne ne mène seul
   *[other] { $gang } : { $names } +{ $points }
}
log-ended = { $several ->
    [one] { $names } gagne avec { $score }
   *[other] { $names } gagnent ensemble avec { $score }
}

## The notebook

notes-title = Ce que tu as vu
notes-only-you = toi seul
notes-none = Rien encore. Ce que tu regardes s’inscrit ici.
notes-off = Cette table joue sans carnet.
notes-in-hand = { $count ->
    [one] { $count } carte · dans ta main
   *[other] { $count } cartes · dans ta main
}
notes-left = { $count ->
    [0] il n’en reste aucune · vue au coup { $move }
    [one] il en reste une · vue au coup { $move }
   *[other] il en reste { $count } · vues au coup { $move }
}
notes-is = c’est la carte de { $name } à { $target }
notes-one-is = l’une est la carte de { $name } à { $target }
notes-killed = l’une a été éliminée sans être vue
notes-certain = intact depuis : certain
notes-never = Jamais vus
notes-out = écartés { $count }

## The score, with reasons

why-worth = vaut { $worth }
# $printed: value on the card; $change: sum of the modifiers
why-worth-changed = { $printed } { $change } = { $worth }
why-target = { $several ->
    [0] { $worth } ; personne n’est venu
    [one] { $worth } ; le plus fort avec { $most } : { $names }
   *[other] { $worth } ; à égalité avec { $most } : { $names }
}
why-gang = { $several ->
    [0] aucun membre sur la table
    [one] le plus de membres, { $most } : { $names }
   *[other] { $names } en ont { $most } chacun : personne ne mène seul
}

## The table in words, and the small table

text-players = Joueurs
text-turn = Maintenant :
text-target = Cible
text-nobody = personne
text-hidden = caché : { $card }
text-hideouts = Planques
phone-slot = { $count ->
    [0] { $name } à { $target } : personne
    [one] { $name } à { $target } : une carte
   *[other] { $name } à { $target } : { $count } cartes
}
phone-at = { $name } à { $target }

## The rules panel

rules-setup = Mise en place
rules-turn = Le tour
rules-hiring = Engager
rules-placing = Placer
rules-actions = Actions
rules-counting = Le décompte

## How this table works

help-1 = À ton tour, paie une planque : 1 $ par carte. Tu les regardes toutes et tu en engages une.
help-2 = Envoie-la sur l’une des huit cibles, dans ta rangée : face visible, ou face cachée pour 1 $ de plus.
help-3 = Certains malfrats agissent face visible : ils volent, frappent, espionnent, échangent, se joignent.
help-4 = Quand l’argent manque, passe. Quand tous ont passé, les cartes cachées se retournent.
help-5 = Sur chaque cible, la plus forte somme de niveaux prend les points. Mener seul un gang en rapporte quelques-uns de plus.
key-1 = A–I|planques
key-2 = 1–5|cartes de l’éventail
key-3 = 2–9|cibles
key-4 = F|visible ou cachée
key-5 = P|passer
key-6 = 0|personne, rien

## Un coup, comme on le raconte après

act-passed = { $name } passe avec { $money } $
act-looked = { $name } regarde dans la planque { $hideout }
act-hidden = { $name } cache quelqu’un : { $target }
act-killed = { $name } : { $kind } élimine le { $strength } de { $victim }
act-boss = { $name } engage { $kind } pour { $price } $
act-special = { $name } envoie { $kind } : { $target }
act-raises = { $name } : { $target } monte de { $points }
act-sinks = { $name } : { $target } baisse de { $points }
act-placed = { $name } envoie un { $level } : { $target }
removed = { $strength } éliminé
