### Criminals. Chaque clé existe en en, it et fr, avec les mêmes variables : tests/games/criminals/test_words.py y veille.
### Les noms arrivent tels quels ($seat, $card, $hideout, $target) : aucune phrase ne dépend de leur initiale ni de leur genre,
### jamais « de » ni « que » devant $seat, $seats, $victim ou $card. Une espace insécable précède « : ; ? ! » et le signe dollar.

## Le jeu

title = Criminals
tagline = Paie pour jeter un œil, engage un malfrat, cache ce que tu peux et dévalise la ville.
reason-all-passed = Tout le monde a passé.

phase-recruiting = choix de la planque
phase-choosing = choix du malfrat
phase-placing = placement
phase-over = partie finie

## Les malfrats (les noms suivent les portraits)

card-c01 = L'Allumette
card-c02 = Reniflard
card-c03 = Beau Canotier
card-c04 = La Toquante
card-c05 = Cache-Nez
card-c06 = Double Six
card-c07 = Porte-Poisse
card-c08 = Dora Diamant
card-c09 = Calypso
card-c10 = Le Dentiste
card-c11 = Motus
card-c12 = L'Enfant de chœur
card-c13 = Mémé Tricot
card-c14 = Damier
card-c15 = Le Tailleur
card-c16 = Velma la Rousse
card-c17 = Le Capitaine
card-c18 = Belles-Bacchantes
card-c19 = Dernière Heure
card-c20 = Castagne
card-c21 = Dent d'Or
card-c22 = Lulu la Bleue
card-c23 = Madame Irma
card-c24 = Boulon
card-c25 = Don Domingo
card-c26 = Père Miséricorde
card-c27 = Max le Havane
card-c28 = Le Borgne
card-c29 = Gilda
card-c30 = L'Armoire
card-c31 = Le Croque-Mort
card-c32 = Le Caïd

# $name, $level, $modifier (par exemple −2), $modified : yes ou no, $about : spécial et gangs, $plain : yes s'il n'y en a pas
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

## Spéciaux

kind-plain = Malfrat
kind-pickpocket = Pickpocket
kind-accomplice = Complice
kind-swap = Transfert
kind-killer = Tueur
kind-spy = Espion
kind-boss = Caïd

kind-plain-help = Pas d'action : seuls comptent le niveau, le modificateur et les gangs.
kind-pickpocket-help = Face visible, te rapporte 2 $ de la banque.
kind-accomplice-help = Face visible, peut rejoindre tes malfrats sur une cible : les niveaux s'additionnent.
kind-swap-help = Face visible, peut prendre la place de tes malfrats et les envoyer sur une autre de tes cibles libres.
kind-killer-help = Face visible, peut éliminer tous les malfrats d'un seul joueur sur la même cible.
kind-spy-help = Face visible, te laisse regarder les cartes cachées d'une cible, ou toutes les cartes d'une planque.
kind-boss-help = Ne s'engage que s'il ne reste personne d'autre dans la planque, et se place toujours face visible.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit

## Planques (l'initiale est celle de l'enseigne)

hideout-A = Attractions
hideout-B = Billard
hideout-C = Cabaret
hideout-D = Diner
hideout-E = Express
hideout-F = Fonderie
hideout-G = Garage
hideout-H = Hangar
hideout-I = Impérial
# $letter, $name
hideout-described = { $letter } ({ $name })

## Cibles, en commençant par la plus basse

target-1 = Mont-de-piété
target-2 = Tabac
target-3 = Cinéma
target-4 = Bijouterie
target-5 = Hippodrome
target-6 = Train postal
target-7 = Musée
target-8 = La Banque
# $value : points imprimés, $name
target-described = { $value } ({ $name })

## Questions : $money toujours ; $hideout et $left, ses cartes, une fois payée ; $card une fois engagée ; $target une fois choisie

question-recruit = Tu as { $money } $ : quelle planque vas-tu fouiller ? Ou préfères-tu passer ?
question-hire = { $left ->
    [one] Planque { $hideout } : il n'en reste qu'un, le boulot est pour lui.
   *[other] Planque { $hideout } : qui engages-tu ? Les autres y retournent, face cachée.
}
question-place = Où envoies-tu { $card } ? Tu as { $money } $.
question-pickpocket = Le Pickpocket va sur la cible { $target } : tu prends 2 $ à la banque ?
question-kill = Le Tueur va sur la cible { $target } : qui y perd ses malfrats ?
question-spy = L'Espion va sur la cible { $target } : où veux-tu regarder ?
question-move = Le Transfert va sur la cible { $target } : où déplaces-tu les malfrats que tu y as ?

## Réponses

answer-recruit-pass = Passer, et ne plus jouer jusqu'à la fin
# $price : des dollars, autant que de cartes
answer-recruit-hideout = Payer { $price } $ et regarder dans la planque { $hideout }
answer-hire-card = Engager { $card }
# $face : up ou down ; $own : yes si tu y as déjà des malfrats ; $held : le spécial de la carte en main
answer-place-target = { $face ->
    [down] Face cachée sur la cible { $target }, pour 1 $
   *[up] { $own ->
        [yes] { $held ->
            [accomplice] Face visible sur la cible { $target }, par-dessus les tiens
            [swap] Face visible sur la cible { $target } : les tiens se déplacent
           *[killer] Face visible sur la cible { $target }, en éliminant les tiens
        }
       *[no] Face visible sur la cible { $target }
    }
}
answer-pickpocket-take = Prendre les 2 $
answer-pickpocket-leave = Laisser l'argent
answer-kill-seat = S'en prendre à { $seat } : tous ses malfrats y passent
answer-kill-nobody = Épargner tout le monde
answer-spy-target = Regarder les cartes cachées de la cible { $target }
answer-spy-hideout = Regarder dans la planque { $hideout }
answer-spy-nothing = Ne rien regarder
answer-move-target = Les déplacer sur la cible { $target }

## Événements : $known vaut yes pour qui peut connaître les cartes ; $several : combien de $seats ; $open : combien de cartes dans $shown

# $price : des dollars, autant que de cartes ; $cards : ce qui a été vu
event-looked = { $known ->
    [yes] { $seat } paie { $price } $ à la planque { $hideout } et voit { $cards }.
   *[no] { $price ->
        [one] { $seat } paie { $price } $ à la planque { $hideout } et regarde la dernière carte.
       *[other] { $seat } paie { $price } $ à la planque { $hideout } et regarde { $price } cartes.
    }
}
event-hired-nobody = { $seat } ne trouve personne à engager à la planque { $hideout } : l'argent est perdu, les cartes restent.
event-passed = { $money ->
    [0] { $seat } passe, les poches vides.
   *[other] { $seat } passe et garde { $money } $.
}
event-placed = { $face ->
    [up] { $seat } envoie { $card } sur la cible { $target }.
   *[down] { $known ->
        [yes] { $seat } paie 1 $ et cache { $card } sur la cible { $target }.
       *[no] { $seat } paie 1 $ et cache sur la cible { $target } un malfrat de la planque { $hideout }.
    }
}
event-pocketed = { $seat } prend { $money } $ à la banque : joli coup, Pickpocket.
# $own : yes si la victime est qui joue ; $cards : tous ceux qui sortent, s'ils sont connus ; sinon $shown : ceux qui étaient visibles, $hidden : combien d'autres
event-killed = { $own ->
    [yes] { $seat } se débarrasse des siens sur la cible { $target } pour faire place au Tueur. Hors jeu :
   *[no] { $seat } lâche le Tueur sur { $victim }, cible { $target }. Hors jeu :
} { $known ->
    [yes] { $cards }.
   *[no] { $hidden ->
        [0] { $shown }.
        [one] { $open ->
            [0] un malfrat caché.
           *[other] { $shown }, plus un malfrat caché.
        }
       *[other] { $open ->
            [0] { $hidden } malfrats cachés.
           *[other] { $shown }, plus { $hidden } malfrats cachés.
        }
    }
}
event-moved = { $count ->
    [one] { $seat } déplace un malfrat de la cible { $target } à la cible { $to }.
   *[other] { $seat } déplace { $count } malfrats de la cible { $target } à la cible { $to }.
}
event-spied-target = { $count ->
    [0] { $seat } espionne la cible { $target } : rien n'y est caché.
    [one] { $known ->
        [yes] { $seat } espionne la cible { $target } et découvre { $cards }.
       *[no] { $seat } espionne la cible { $target } : une carte cachée.
    }
   *[other] { $known ->
        [yes] { $seat } espionne la cible { $target } et découvre { $cards }.
       *[no] { $seat } espionne la cible { $target } : { $count } cartes cachées.
    }
}
event-spied-hideout = { $known ->
    [yes] { $seat } espionne la planque { $hideout } et voit { $cards }.
   *[no] { $seat } espionne la planque { $hideout }.
}
event-revealed = { $seat } révèle { $card } sur la cible { $target }.
# $points : ce que vaut la cible ; $each : les points de chacun des $seats
event-target-scored = { $several ->
    [0] Cible { $target } : personne n'est venu, aucun point.
    [one] { $points ->
        [one] { $seats } rafle la cible { $target } avec une force de { $strength } : { $points } point.
       *[other] { $seats } rafle la cible { $target } avec une force de { $strength } : { $points } points.
    }
   *[other] { $each ->
        [one] Égalité sur la cible { $target } avec une force de { $strength } entre { $seats } : { $each } point par tête.
       *[other] Égalité sur la cible { $target } avec une force de { $strength } entre { $seats } : { $each } points par tête.
    }
}
event-gang-scored = { $several ->
    [0] { $gang } : personne ne domine, aucun point.
   *[other] { $members ->
        [one] { $gang } : { $seats } domine avec un seul membre et marque { $points } points.
       *[other] { $gang } : { $seats } domine avec { $members } membres et marque { $points } points.
    }
}
event-ended = { $several ->
    [one] { $score ->
        [one] { $seats } gagne avec { $score } point.
       *[other] { $seats } gagne avec { $score } points.
    }
   *[other] { $score ->
        [one] Victoire partagée entre { $seats } avec { $score } point par tête.
       *[other] Victoire partagée entre { $seats } avec { $score } points par tête.
    }
}

## Refus

# $kind : la question posée en ce moment
refusal-wrong-question = { $kind ->
    [recruit] Choisis d'abord une planque, ou passe.
    [hire] Choisis d'abord un malfrat dans la pile.
    [place] Choisis d'abord où va ton malfrat.
    [pickpocket] Dis d'abord si le Pickpocket prend l'argent.
    [kill] Choisis d'abord qui le Tueur va frapper.
    [spy] Choisis d'abord où l'Espion regarde.
   *[move] Choisis d'abord où vont tes malfrats.
}
# $players : combien jouent
refusal-hideout-unused = À { $players }, la planque { $hideout } reste fermée.
refusal-hideout-empty = La planque { $hideout } est vide.
refusal-too-poor = La planque { $hideout } coûte { $price } $, et tu as { $money } $.
refusal-not-in-pile = Cette pile ne contient pas { $card }.
refusal-boss-not-alone = Tant que la pile contient quelqu'un d'autre, tu ne peux pas engager { $card }.
refusal-no-place = Tu n'as plus de cible où envoyer { $card }.
refusal-boss-face-down = Tu ne peux jamais placer { $card } face cachée.
refusal-occupied-face-down = Tu as déjà un malfrat sur la cible { $target } : personne ne peut l'y rejoindre face cachée.
refusal-face-down-poor = Face cachée, c'est { $price } $ de plus, et tu as { $money } $.
refusal-accomplice-limit = Tu as déjà un Complice sur la cible { $target }, et cette table n'en admet qu'un.
refusal-occupied = Tu as déjà un malfrat sur la cible { $target } : tu ne peux pas y envoyer aussi { $card }.
refusal-kill-self = Tu n'as pas de malfrat à éliminer sur la cible { $target }.
refusal-kill-nobody-there = Sur la cible { $target }, { $victim } n'a pas de malfrat.
refusal-spy-empty = Il n'y a personne à voir dans la planque { $hideout }.
refusal-move-occupied = Tes malfrats ne peuvent aller que là où tu n'as personne, pas sur la cible { $target }.

## Options

option-noLegalCard = Si personne dans la pile ne peut être engagé
option-noLegalCard-loseTurn = l'argent est perdu et le tour prend fin
option-noLegalCard-passOut = l'argent est perdu et le joueur passe
option-accompliceLimit = Complices posés sur un même malfrat
option-accompliceLimit-none = autant que tu veux
option-accompliceLimit-one = un seul
option-revealKilled = Les malfrats cachés que l'on tue
option-revealKilled-off = partent sans être vus
option-revealKilled-on = sont montrés à tous
option-finalTie = À égalité de points et d'argent
option-finalTie-shared = la victoire est partagée
option-finalTie-moreTargets = le plus grand nombre de cibles départage
option-notebook = Carnet
option-notebook-on = la table retient ce que tu as vu
option-notebook-off = à toi de t'en souvenir

## Le score : $several : combien de $seats (0 : personne) ; $each : les points de chacun

# $worth : ce que vaut la cible
score-target = { $several ->
    [0] Cible { $target }, vaut { $worth } : personne n'est venu.
    [one] Cible { $target }, vaut { $worth } : { $each } pour { $seats }.
   *[other] Cible { $target }, vaut { $worth } : { $each } par tête pour { $seats }.
}
# $members : combien en a qui domine
score-gang = { $several ->
    [0] { $gang } : personne ne domine.
   *[other] { $members ->
        [one] { $gang } : { $points } pour { $seats }, avec un seul membre.
       *[other] { $gang } : { $points } pour { $seats }, avec { $members } membres.
    }
}

## Règles : la mise en place

rule-R1 = On joue à deux, trois ou quatre.
rule-R2 = Huit cibles sont alignées sur la table et valent de 2 à 9.
rule-R3 = Tu as une rangée de huit emplacements, un par cible. Au début, tous sont libres.
rule-R4 = À deux, on prend les planques A à E avec 2, 2, 3, 4, 5 cartes ; à trois, A à G avec 2, 2, 3, 3, 4, 4, 5 ; à quatre, A à I avec 2, 2, 3, 3, 3, 4, 4, 5, 5.
rule-R5 = Les 32 malfrats sont mélangés et distribués face cachée dans les planques. Les autres restent dans la boîte, et personne ne les voit.
rule-R6 = On commence avec 18 $ par tête.
rule-R7 = Le hasard décide qui commence.

## Règles : le tour

rule-R8 = On joue dans le sens horaire, en sautant ceux qui ont passé.
rule-R9 = À ton tour, tu passes, ou bien tu engages un malfrat et tu l'envoies sur une cible.
rule-R10 = Qui a passé ne joue plus.
rule-R11 = Si tu n'as de quoi payer aucune planque, tu dois passer.
rule-R12 = Tu peux passer même s'il te reste de l'argent.
rule-R13 = La partie s'arrête quand tout le monde a passé. On compte alors les points.

## Règles : l'embauche

rule-R14 = Choisis une planque qui contient des cartes et que tu peux payer.
rule-R15 = Elle coûte 1 $ par carte, et tu paies avant de regarder.
rule-R16 = Ensuite, tu regardes toutes ses cartes, et personne d'autre ne les voit.
rule-R17 = Tu dois en prendre une, et une seule. Les autres y retournent face cachée.
rule-R18 = Le Caïd ne se prend que s'il ne reste aucune autre carte dans la planque.
rule-R19 = Tu ne peux prendre qu'un malfrat que tu as de quoi placer.
rule-R20 = Si tu ne peux prendre personne, l'argent est perdu, les cartes restent et ton tour prend fin ; mais tu n'as pas passé.
rule-R21 = Personne ne reste dans ta main : qui est engagé est placé dans le même tour.

## Règles : le placement

rule-R22 = Tes malfrats vont dans ta rangée.
rule-R23 = Là où tu n'as personne, tu peux toujours placer face visible.
rule-R24 = Là où tu n'as personne, tu peux aussi placer face cachée pour 1 $, à payer tout de suite. Sauf le Caïd.
rule-R25 = Un Complice face visible peut aller par-dessus tes propres malfrats.
rule-R26 = Un Transfert face visible peut aller là où tu as déjà des malfrats, si une autre de tes cibles est libre : ils y vont tous.
rule-R27 = Un Tueur face visible peut aller là où tu as déjà des malfrats : ils quittent le jeu, et aucun rival n'est touché.
rule-R28 = Dans tous les autres cas, tu ne peux pas placer un deuxième malfrat sur la même cible.
rule-R29 = Tu peux revoir tes malfrats cachés quand tu veux. Les autres ne le peuvent pas.
rule-R30 = Qui est face cachée le reste jusqu'au décompte.

## Règles : les actions

rule-R31 = Un malfrat placé face cachée n'agit pas.
rule-R32 = Une action sert au moment où la carte est posée, ou jamais.
rule-R33 = Le Pickpocket te rapporte 2 $ de la banque.
rule-R34 = Avec un Complice, tous les niveaux de cet emplacement s'additionnent.
rule-R35 = Les malfrats déplacés par un Transfert restent ensemble, cachés ou visibles comme avant, et n'agissent plus.
rule-R36 = Le Tueur frappe un seul rival qui a des malfrats sur la même cible : tous quittent le jeu.
rule-R37 = Qui est tué ne compte plus : ni niveau, ni modificateur, ni gang.
rule-R38 = Les malfrats cachés que l'on tue quittent le jeu sans être vus.
rule-R39 = Le Caïd n'est jamais face cachée et ne s'engage que s'il est le dernier de sa planque. Il n'a pas d'autre effet.
rule-R40 = L'Espion te montre toutes les cartes cachées d'une cible, ou toutes celles d'une planque. Rien ne bouge.
rule-R41 = Tout le monde sait où tu as espionné. Ce que tu as vu, personne d'autre ne le sait.

## Règles : le décompte

rule-R42 = À la fin, tous les malfrats cachés sont retournés.
rule-R43 = Ta force sur une cible est la somme de tes niveaux. Sans malfrat, tu n'es pas en course.
rule-R44 = Une cible vaut son nombre, corrigé par les modificateurs de tous ceux qui s'y trouvent, mais jamais moins de 0.
rule-R45 = Les points vont à la plus grande force.
rule-R46 = Si plusieurs ont la plus grande force, ils se partagent les points à parts égales ; le reste est perdu.
rule-R47 = Une cible sans malfrat ne rapporte rien à personne.
rule-R48 = Pour chaque gang, on compte tes malfrats sur la table, même sous un Complice. Qui est de deux gangs compte pour les deux.
rule-R49 = Avoir le plus de membres rapporte 5 points à deux joueurs, 4 à trois, 3 à quatre.
rule-R50 = Si plusieurs ont le plus de membres, personne ne prend les points de ce gang.
rule-R51 = Cibles plus gangs : le plus haut total gagne. L'argent ne compte pas comme des points.
rule-R52 = À égalité de points, le plus d'argent l'emporte. Si l'argent aussi est égal, la victoire est partagée.
