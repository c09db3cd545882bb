### Mafiozoo. Chaque clé existe en en, it et fr, avec les mêmes variables ; tests/games/mafiozoo/test_words.py y veille.
### Les noms arrivent tels quels ($seat, $character, $card, $location) : aucune phrase ne dépend de leur initiale ni de leur genre.

## Le jeu

title = Mafiozoo
tagline = Corromps les bonnes personnes, encaisse leurs faveurs et prends la ville, rue après rue.
reason-rounds-played = Toutes les manches ont été jouées.

strawman = Homme de paille

phase-revenue = Revenus
phase-bribery = Corruption
phase-favors = Faveurs
phase-influence = Influence
phase-over = fin de la partie

## Les personnages

character-1 = Distillateur
character-2 = Maire
character-3 = Faussaire
character-4 = Lieutenant
character-5 = Femme fatale
character-6 = Syndicat des camionneurs
character-7 = Banquier
character-8 = Producteur
character-9 = Commissaire
character-10 = Promoteur
character-11 = Juge
character-12 = Détective privé
# $number : imprimé sur la photo, $name
character-described = { $name } ({ $number })

character-1-help = 1 Alcool.
character-2-help = 1 Permis de construire.
character-3-help = 1 Bijou.
character-4-help = 1 Arme.
character-5-help = 1 Faveur du Parrain.
character-6-help = 1 jeton Quartier, et 1 Gemme de ta Réserve sur un autre personnage.
character-7-help = 5 Zoollars.
character-8-help = 1 Gemme de la Réserve vers la Caisse Noire, puis jusqu’à 2 Gemmes de la Réserve sur le personnage 5.
character-9-help = 1 Faveur du Parrain.
character-10-help = 2 jetons Quartier.
character-11-help = 1 carte Corruption, gardée pour la manche suivante.
character-12-help = 1 carte Informateur et 1 jeton Quartier.

card-secret = carte secrète
# $character
card-targeted = carte { $character }

## Les tuiles

condition-highest = au plus offrant
condition-pay = à qui peut payer
condition-means = à qui a les moyens

## Faveurs, quartiers, gemmes

favor-booze = Alcool
favor-permit = Permis de construire
favor-jewelry = Bijou
favor-weapons = Arme
favor-godfather = Faveur du Parrain

neighborhood-financial = Quartier des finances
neighborhood-industrial = Zone industrielle
neighborhood-chinatown = Chinatown
neighborhood-littleItaly = Little Italy
neighborhood-campus = Campus
neighborhood-park = Parc

source-reserve = Réserve
source-slush = Caisse Noire

## Les lieux

location-L11 = Salle de boxe
location-L12 = Champ de course
location-L13 = Chantier
location-L14 = Dock
location-L21 = Receleur
location-L22 = Tripot clandestin
location-L23 = Night club
location-L24 = Hôtel
location-L31 = Pizzeria chez Luigi
location-L32 = Salon de massage
location-L33 = Commissariat
location-L34 = Journal
location-L41 = Barbier
location-L42 = Prison
location-L43 = Mairie
location-L44 = Tribunal

location-L11-help = À chaque phase de Revenus : 1 Zoollar.
location-L12-help = À chaque phase de Revenus : 2 Zoollars.
location-L13-help = À chaque phase de Revenus : 1 jeton Quartier.
location-L14-help = À chaque phase de Revenus : 3 unités, chacune une Gemme pour la Caisse Noire ou 1 Zoollar.
location-L21-help = À chaque phase de Revenus : 1 Gemme de la Réserve vers la Caisse Noire.
location-L22-help = À chaque phase de Revenus : 2 Gemmes de la Réserve vers la Caisse Noire.
location-L23-help = À chaque phase de Revenus : 1 carte Informateur.
location-L24-help = À chaque phase de Revenus : 1 carte Corruption de plus.
location-L31-help = Une fois par phase de Corruption : 1 Gemme sur le personnage 1 ou 2, si le Parrain y est.
location-L32-help = Une fois par phase de Corruption : 1 Gemme sur le personnage que le Parrain visite.
location-L33-help = Tes Informateurs placent jusqu’à 3 Gemmes de la Caisse Noire.
location-L34-help = Tes Gemmes passent à toute photo de la même diagonale.
location-L41-help = Une fois par phase de Corruption : 1 Gemme sur le personnage 3 ou 4, si le Parrain y est.
location-L42-help = Une fois par phase de Corruption : 1 Gemme sur un conseiller que le Parrain ne visite pas.
location-L43-help = Tes cartes ciblées déplacent jusqu’à 4 Gemmes.
location-L44-help = Tu paies 1 Zoollar de moins aux personnages qu’on peut payer.

## Questions : $reserve, $slush et $money sont à qui répond

question-dock = Le Dock donne 3 unités : combien en Gemmes ? Ta Réserve en a { $reserve }, le reste vient en Zoollars.
question-bribe = Quelle carte Corruption joues-tu ? Caisse Noire { $slush }, Réserve { $reserve }.
# $card ; $limit : les Gemmes qu’elle peut déplacer
question-use = À quoi sert-elle ? Ton choix : { $card }. Elle déplace jusqu’à { $limit } Gemmes. Caisse Noire { $slush }, Réserve { $reserve }.
# $gems : combien sont placées
question-photo = { $gems ->
    [one] Sur quelle photo va la Gemme ? La carte : { $card }.
   *[other] Sur quelle photo vont les { $gems } Gemmes ? La carte : { $card }.
}
# $here : les Gemmes qui viennent d’arriver sur la photo de $character
question-onward = Gemmes arrivées : { $here }. Personnage : { $character }. Certaines vont-elles plus loin ?
question-window = Avant les faveurs : tes lieux placent-ils encore une Gemme ?
question-inform = C’est le tour du personnage suivant : { $character }. Joues-tu ton Informateur ? Caisse Noire { $slush }, Réserve { $reserve }.
question-pay = La faveur coûte { $price } Zoollars, tu en as { $money }. Paies-tu ? Personnage : { $character }.
# $count : combien de jetons restent à choisir
question-token = { $count ->
    [one] Quel jeton Quartier prends-tu ?
   *[other] Quel jeton Quartier prends-tu ? Il t’en revient { $count }, l’un après l’autre.
}
question-extra = Sur quelle autre photo va la Gemme du Syndicat ? Réserve { $reserve }, Caisse Noire { $slush }.
question-producer = Combien de Gemmes le Producteur envoie-t-il à la Femme fatale ? Réserve { $reserve }, Caisse Noire { $slush }.
question-goon = Où envoies-tu un GrosBras ?
question-payment = Comment paies-tu le GrosBras ? Lieu : { $location }.
question-keep = Quelle faveur gardes-tu ? Les autres deviennent des jetons Quartier.

## Réponses

answer-dock-gems = { $gems ->
    [0] Aucune Gemme, 3 Zoollars
    [1] 1 Gemme et 2 Zoollars
    [2] 2 Gemmes et 1 Zoollar
   *[other] { $gems } Gemmes
}
answer-bribe-card = Jouer : { $card }
answer-bribe-location = D’abord { $location } : 1 Gemme, { $character }
answer-use-take = { $take ->
    [0] La défausser sans prendre de Gemme
    [1] Prendre 1 Gemme de la Réserve
   *[other] Prendre { $take } Gemmes de la Réserve
}
answer-use-place = { $place ->
    [one] Placer 1 Gemme
   *[other] Placer { $place } Gemmes
}
answer-photo-character = { $character }
answer-onward-stop = Toutes restent
answer-onward-gems = { $gems ->
    [one] 1 Gemme va plus loin : { $character }
   *[other] { $gems } Gemmes vont plus loin : { $character }
}
answer-window-location = { $location } : 1 Gemme, { $character }
answer-window-done = Plus de Gemme
answer-inform-keep = Le garder
answer-inform-reserve = Le jouer : { $reserve } Gemme de la Réserve
answer-inform-slush = { $slush ->
    [one] Le jouer : 1 Gemme de la Caisse Noire
   *[other] Le jouer : { $slush } Gemmes de la Caisse Noire
}
answer-pay-no = Garder les { $price } Zoollars
answer-pay-yes = Payer { $price } Zoollars
# $place : compté à partir de 1
answer-token-place = { $neighborhood }, place { $place } de l’agenda
answer-token-unseen = En piocher un face cachée
answer-extra-character = { $character }
answer-extra-none = Nulle part
answer-producer-gems = { $gems ->
    [0] Aucune
    [1] 1 Gemme
   *[other] { $gems } Gemmes
}
answer-goon-location = { $location }
answer-goon-done = Nulle part, j’ai fini
answer-payment-favor = { $favor } et { $other }
answer-keep-favor = { $favor }

## Événements : $known vaut yes pour qui peut connaître la part secrète

event-round-began = La manche { $round } commence ; au volant : { $first }.
event-godfather-moved = Le Parrain rend visite : { $character }. Chacun prend { $money } Zoollars.
# $secrets : combien de cartes secrètes sont sorties entre-temps
event-strawman-showed = { $secrets ->
    [0] Les cartes de l’Homme de paille : { $character }, { $second }, { $third }.
   *[other] Les cartes de l’Homme de paille : { $character }, { $second }, { $third } (et des secrètes : { $secrets }).
}
event-strawman-placed = L’Homme de paille place { $gems } Gemmes : { $character }.
event-dealt = { $known ->
    [yes] { $seat } pioche : { $cards }.
   *[no] { $seat } pioche { $count } cartes Corruption.
}
event-earned = { $gems ->
    [0] { $money ->
        [0] { $location } : rien pour { $seat }.
       *[other] { $location } : { $money }Z pour { $seat }.
    }
   *[other] { $money ->
        [0] { $location } : { $seat } prend des Gemmes pour la Caisse Noire, { $gems }.
       *[other] { $location } : { $seat } prend { $money }Z et des Gemmes pour la Caisse Noire, { $gems }.
    }
}
# $placed : yes si un lieu la donne
event-card-drawn = { $known ->
    [yes] { $placed ->
        [yes] { $location } : { $seat } pioche { $card }.
       *[no] Grâce au Juge, { $seat } pioche { $card }.
    }
   *[no] { $placed ->
        [yes] { $location } : { $seat } pioche une carte Corruption.
       *[no] Grâce au Juge, { $seat } pioche une carte Corruption.
    }
}
event-informant-drawn = { $known ->
    [yes] { $placed ->
        [yes] { $location } : { $seat } pioche un Informateur, { $character }.
       *[no] { $seat } pioche un Informateur : { $character }.
    }
   *[no] { $placed ->
        [yes] { $location } : { $seat } pioche un Informateur.
       *[no] { $seat } pioche un Informateur.
    }
}
event-compensated = { $seat } commence pour la deuxième fois et reçoit une compensation.
event-token-taken = { $seat } prend { $neighborhood } à la place { $place } de l’agenda.
event-token-drawn = { $known ->
    [yes] { $seat } pioche face cachée { $neighborhood }.
   *[no] { $seat } pioche un jeton Quartier face cachée.
}
event-token-blank = Il ne reste aucun jeton : { $seat } en reçoit un blanc.
event-agenda-filled = { $neighborhood } arrive à la place { $place } de l’agenda.
# $face : targeted ou secret
event-took = { $known ->
    [yes] { $seat } défausse { $card } et prend des Gemmes de la Réserve : { $gems }.
   *[no] { $face ->
        [secret] { $seat } défausse une carte secrète et prend des Gemmes de la Réserve : { $gems }.
       *[targeted] { $seat } défausse une carte ciblée et prend des Gemmes de la Réserve : { $gems }.
    }
}
event-bribed = { $gems ->
    [one] { $seat } joue { $card } : 1 Gemme, { $character }.
   *[other] { $seat } joue { $card } : { $gems } Gemmes, { $character }.
}
event-moved-on = { $gems ->
    [one] 1 Gemme va plus loin, { $character } → { $to }.
   *[other] { $gems } Gemmes vont plus loin, { $character } → { $to }.
}
event-last-card = { $known ->
    [yes] { $seat } défausse sa dernière carte face cachée : { $card }.
   *[no] { $seat } défausse sa dernière carte face cachée.
}
event-bonus-placed = { $location } : { $seat } place 1 Gemme, { $character } ({ $source }).
event-informed = { $gems ->
    [one] { $seat } joue un Informateur, { $character } : 1 Gemme ({ $source }).
   *[other] { $seat } joue un Informateur, { $character } : { $gems } Gemmes ({ $source }).
}
# $offers : noms et Gemmes ; $needed : prix ou Gemmes
event-offered = { $condition ->
    [highest] { $character }, au plus offrant : { $offers }.
    [pay] { $character }, au plus offrant ou { $needed }Z : { $offers }.
   *[means] { $character }, il faut { $needed } Gemmes : { $offers }.
}
event-judged = { $free_count ->
    [0] { $payers_count ->
        [0] { $character } : la faveur ne va à personne.
       *[other] { $character } : personne n’a la faveur gratuite ; peut payer : { $payers }.
    }
   *[other] { $payers_count ->
        [0] { $character } : la faveur va à { $free }.
       *[other] { $character } : la faveur va à { $free } ; peut payer : { $payers }.
    }
}
event-gained = { $how ->
    [free] { $seat } offre le plus et reçoit la faveur : { $character }.
    [second] { $seat } arrive en deuxième et reçoit la faveur : { $character }.
    [tie] { $seat } est à égalité en tête et reçoit la faveur : { $character }.
    [means] { $seat } a les moyens et reçoit la faveur : { $character }.
   *[paid] { $seat } paie { $price }Z et reçoit la faveur : { $character }.
}
event-crowned = { $seat } reçoit aussi une Faveur du Parrain.
event-gems-left = { $gems ->
    [one] { $character } : { $seat } récupère 1 Gemme ({ $to }).
   *[other] { $character } : { $seat } récupère { $gems } Gemmes ({ $to }).
}
event-not-paid = { $seat } ne paie pas { $price }Z : { $character }.
event-extra-placed = Le Syndicat place une Gemme pour { $seat } : { $character } ({ $source }).
# $taken : Gemmes vers la Caisse Noire ; $gems : Gemmes sur le personnage 5, dont $reserve de la Réserve
event-produced = Le Producteur déplace des Gemmes pour { $seat } : { $taken } vers la Caisse Noire, { $gems } vers la Femme fatale ({ $reserve } de la Réserve).
event-goon-placed = { $seat } envoie un GrosBras, { $location }, contre { $favor } et { $other }.
event-exchanged = { $count ->
    [one] { $seat } garde { $favor } et échange 1 faveur contre un jeton.
   *[other] { $seat } garde { $favor } et échange { $count } faveurs contre des jetons.
}
event-turned-up = { $size ->
    [0] { $seat } n’a aucun jeton à retourner.
   *[other] { $seat } retourne { $kinds }.
}
event-scored = { $seat } : jetons { $tokens }, pour ce qui reste { $face_down }, séries { $sets }, majorités { $majorities }, lieux { $locations }, en tout { $score }.
event-ended = { $seats_count ->
    [one] { $seats } gagne avec { $score } points.
   *[other] { $seats } gagnent ensemble avec { $score } points chacun.
}

## Refus

# $question : la question posée maintenant
refusal-wrong-question = { $question ->
    [dock] Partage d’abord ce que donne le Dock.
    [bribe] Choisis d’abord une carte Corruption.
    [use] Dites d’abord à quoi sert la carte.
    [photo] Choisis d’abord une photo.
    [onward] Dites d’abord si des Gemmes vont plus loin.
    [window] Dis d’abord si tes lieux placent encore une Gemme.
    [inform] Dis d’abord si tu joues ton Informateur.
    [pay] Dis d’abord si tu paies.
    [token] Choisis d’abord un jeton Quartier.
    [extra] Place d’abord la Gemme du Syndicat.
    [producer] Dites d’abord combien de Gemmes le Producteur déplace.
    [goon] Dis d’abord où va ton GrosBras.
    [payment] Choisis d’abord comment payer.
   *[keep] Choisis d’abord la faveur que tu gardes.
}
refusal-reserve-small = Ta Réserve a { $reserve }, pas { $gems }.
refusal-no-such-card = Tu n’as pas cette carte : { $card }.
refusal-bonus-not-yours = Ce bonus ne vaut pas pour toi cette manche : { $location }.
refusal-bonus-used = Tu l’as déjà utilisé cette manche : { $location }.
refusal-no-gem = Tu n’as pas de Gemme pour cela.
refusal-bonus-idle = { $location } ne peut rien placer là tant que le Parrain visite { $character }.
refusal-card-limit = Cette carte déplace au plus { $limit } Gemmes, pas { $gems }.
refusal-slush-small = Ta Caisse Noire a { $slush }, pas { $gems }.
refusal-not-connected = Aucun fil ne relie ces photos : { $character }, { $to }.
refusal-photo-twice = Tes Gemmes sont déjà passées par là : { $to }. Elles sont maintenant ici : { $character }.
refusal-one-must-stay = Une Gemme au moins doit rester : { $character }. On ne peut pas en envoyer { $gems } ({ $to }).
refusal-no-informant = Tu n’as pas cet Informateur : { $character }.
refusal-informant-limit = Ton Informateur place au plus { $limit } Gemmes, pas { $gems }.
refusal-no-token = Il n’y a pas de jeton à prendre là.
refusal-must-place = À cette table, la Gemme doit être placée.
refusal-not-itself = La Gemme doit aller à un autre personnage : { $character }.
refusal-goon-there = Tu as déjà un GrosBras là : { $location }.
refusal-no-road = Aucune route ne mène là depuis tes GrosBras : { $location }.
refusal-cannot-pay = Tes faveurs ne suffisent pas : { $location }.
refusal-wrong-payment = Cela ne paie pas ce lieu : { $location }.
refusal-no-such-favor = Tu n’as pas cette faveur : { $favor }.

## Options

option-secondPlaceTie = Égalité pour la deuxième place chez le personnage du Parrain
option-secondPlaceTie-none = personne n’est deuxième
option-secondPlaceTie-all = tous sont deuxièmes
option-strawmanDuplicate = L’Homme de paille révèle deux fois un personnage
option-strawmanDuplicate-perCard = deux Gemmes par carte
option-strawmanDuplicate-once = deux Gemmes en tout
option-favorFirst = Qui gagne gratuitement
option-favorFirst-on = reçoit la faveur, puis les Gemmes partent
option-favorFirst-off = retire les Gemmes, puis reçoit la faveur
option-bonusGems = Les Gemmes du Syndicat et du Producteur
option-bonusGems-optional = peuvent être placées
option-bonusGems-compulsory = doivent être placées
option-informantWindow = Avant chaque personnage
option-informantWindow-holder = on demande seulement à qui a l’Informateur
option-informantWindow-everyone = on demande à tous
option-revealDiscards = Les cartes défaussées contre des Gemmes
option-revealDiscards-off = ne montrent que leur sorte
option-revealDiscards-on = sont montrées à tous

## D’où viennent les points

score-tokens = Jetons Quartier
score-cards = Cartes Corruption en main
score-informants = Informateurs en main
score-favors = Faveurs
score-gems = Gemmes sur les photos
score-money = Chaque tranche de 3 Zoollars
score-sets = Séries complètes
score-majority = Le plus de jetons : { $neighborhood }
score-location = GrosBras : { $location }

## Règles : mise en place

rule-R1 = On joue à deux, trois ou quatre ; chacun a 16 Gemmes et 16 GrosBras d’une couleur.
rule-R2 = Chaque photo a une tuile, une face au hasard ; 6 au plus montrent l’or. Elles restent ainsi.
rule-R3 = Il y a 6 jetons de chaque faveur simple et 10 Faveurs du Parrain, et jamais trop peu.
rule-R4 = Les 60 jetons Quartier sont mélangés face cachée ; 5 sont visibles sur l’agenda.
rule-R5 = Pour un jeton, prends-en un visible ou pioches-en un caché. Garde-le face cachée ; l’agenda est complété.
rule-R6 = Cartes Corruption et Informateurs forment deux pioches cachées, chacune avec sa défausse.
rule-R7 = On tire sans les voir autant de cartes Parrain que de manches ; les autres quittent le jeu sans être vues.
rule-R8 = Chacun commence avec 5 Zoollars. L’argent ne manque jamais.
rule-R9 = Le hasard désigne le premier joueur.
rule-R10 = De tes 16 Gemmes, 11 vont dans la Caisse Noire si tu es premier ou deuxième, 10 si troisième, 9 si quatrième ; les autres dans la Réserve.
rule-R11 = Les Gemmes sont limitées : une Réserve vide ne donne rien.
rule-R12 = Une manche a quatre phases, chacune finie avant la suivante : Revenus, Corruption, Faveurs, Influence. Il y a 4 manches.

## Règles : Revenus

rule-R13 = Dès la deuxième manche, la voiture passe à gauche.
rule-R14 = La carte Parrain suivante envoie le Parrain chez un conseiller, et chacun prend la somme indiquée.
rule-R15 = À deux, l’Homme de paille place maintenant ses Gemmes.
rule-R16 = Pioche et défausse des cartes Corruption sont mélangées ensemble.
rule-R17 = Chacun pioche 5 cartes Corruption.
rule-R18 = Dès la deuxième manche, les GrosBras des deux rangées du haut donnent leur bonus.
rule-R19 = Les Gemmes gagnées viennent de ta Réserve, autant qu’il en reste.
rule-R20 = À trois, le premier joueur de la manche 4 pioche un Informateur.

## Règles : Corruption

rule-R21 = Chacun à son tour joue une carte Corruption, jusqu’à ce qu’il n’en reste qu’une à tous ; elle est défaussée face cachée.
rule-R22 = Une carte jouée est défaussée et sert à l’une de deux choses : prendre des Gemmes ou en placer.
rule-R23 = Prendre : jusqu’à 3 Gemmes avec une carte ciblée, 2 avec une secrète, de la Réserve vers la Caisse Noire.
rule-R24 = Avec la Mairie, une carte ciblée en prend ou en place jusqu’à 4.
rule-R25 = Placer : 1 à 3 Gemmes de la Caisse Noire sur la photo nommée, ou 1 à 2 sur une photo au choix avec une carte secrète.
rule-R26 = Si tu en as placé au moins deux, certaines peuvent passer à une photo reliée.
rule-R27 = Les photos sont reliées par un fil rouge ; avec le Journal, par toute la diagonale.
rule-R28 = Une Gemme au moins reste sur chaque photo ; là où il en arrive deux ou plus, certaines peuvent aller plus loin.
rule-R29 = Les Gemmes ne se séparent pas, ne reviennent pas, et celles qui étaient là restent.
rule-R30 = Pizzeria, Salon de massage, Barbier et Prison placent chacun une Gemme, une fois dans cette phase.
rule-R31 = Ces Gemmes viennent de la Réserve ou, si elle est vide, de la Caisse Noire, et ne vont pas plus loin.
rule-R32 = Pizzeria et Barbier veulent le Parrain chez l’un de leurs deux personnages, le Salon de massage le suit, la Prison l’évite.

## Règles : Faveurs

rule-R33 = Les personnages 1 à 12 sont évalués l’un après l’autre.
rule-R34 = Juste avant, qui a l’Informateur peut placer 1 Gemme de la Réserve, ou jusqu’à 2 de la Caisse Noire, 3 avec le Commissariat.
rule-R35 = Pour jouer un Informateur, nul besoin d’avoir déjà une Gemme là, et rien n’y oblige ; on peut le garder de manche en manche.
rule-R36 = Sans Gemme sur la photo, tu ne reçois rien.
rule-R37 = Au plus offrant : qui a le plus de Gemmes reçoit la faveur, et ces Gemmes vont à la Réserve. Les autres reprennent les leurs dans la Caisse Noire.
rule-R38 = En cas d’égalité en tête, personne ne reçoit la faveur, et tous reprennent leurs Gemmes.
rule-R39 = À qui peut payer : qui a le plus reçoit la faveur gratuitement ; les autres reprennent leurs Gemmes et peuvent payer.
rule-R40 = En cas d’égalité en tête, tous reprennent leurs Gemmes et peuvent payer.
rule-R41 = Avec le Tribunal, tu paies 1 Zoollar de moins.
rule-R42 = À qui a les moyens : tous ceux qui ont assez de Gemmes reçoivent la faveur, et toutes les Gemmes reviennent dans les Caisses Noires.
rule-R43 = Là où est le Parrain, qui est seul en tête reçoit aussi une Faveur du Parrain.
rule-R44 = En cas d’égalité en tête là, tous ceux-là reçoivent la faveur, mais pas de Faveur du Parrain, et personne n’est deuxième.
rule-R45 = Qui est deuxième là reçoit la faveur gratuitement et reprend ses Gemmes.
rule-R46 = Les autres là reprennent leurs Gemmes ; si l’on peut payer, ils le peuvent.
rule-R47 = Choix et paiements se font dans l’ordre du tour.
rule-R48 = Chacun des douze personnages a sa propre faveur.
rule-R49 = La Gemme du Syndicat vient de la Réserve ou, si elle est vide, de la Caisse Noire, et va sur un autre personnage au choix.
rule-R50 = Le Producteur déplace une Gemme de la Réserve vers la Caisse Noire.
rule-R51 = Puis jusqu’à 2 Gemmes de la Réserve, ou sinon de la Caisse Noire, vont sur le personnage 5.
rule-R52 = La carte du Juge reste en main pour la manche suivante.
rule-R53 = Les Gemmes sur un personnage déjà évalué restent comme offres pour la manche suivante.

## Règles : Influence

rule-R54 = Chacun à son tour envoie autant de GrosBras qu’il veut, en payant chacun aussitôt.
rule-R55 = La rangée du haut et la colonne de gauche sont toujours ouvertes ; les autres lieux demandent une route depuis un de tes GrosBras.
rule-R56 = Un GrosBras coûte les deux faveurs indiquées. Le ? est une faveur au choix, une Faveur du Parrain vaut toutes les autres ; l’icône du Parrain n’accepte qu’elle.
rule-R57 = Tu as au plus un GrosBras par lieu ; d’autres peuvent y être. Les GrosBras restent.
rule-R58 = Le bonus d’un GrosBras vaut dès la manche suivante.
rule-R59 = Puis tu gardes une faveur et tu échanges chaque autre contre un jeton Quartier.

## Règles : décompte

rule-R60 = Après la dernière manche, tous les jetons sont retournés.
rule-R61 = Tu reçois un jeton caché pour chaque carte en main, Informateur, faveur, Gemme sur une photo et tranche de 3 Zoollars.
rule-R62 = Chaque jeton est un point.
rule-R63 = Chaque série complète des six sortes est un point de plus.
rule-R64 = Pour chaque sorte, qui en a le plus reçoit un point ; personne en cas d’égalité.
rule-R65 = Tes GrosBras rapportent les points de leurs lieux.
rule-R66 = Le plus de points gagne ; puis le plus de Gemmes dans la Caisse Noire ; sinon la victoire est partagée.

## Règles : à deux et à trois

rule-R67 = À deux, on joue 6 manches.
rule-R68 = À deux, les Caisses Noires ont 11 et 10 Gemmes.
rule-R69 = L’Homme de paille est une troisième couleur avec 16 Gemmes et rien d’autre.
rule-R70 = Il met 2 Gemmes là où est le Parrain, et 2 sur chaque personnage des trois cartes ciblées suivantes, qui sont remélangées.
rule-R71 = Il compte comme offrant, mais ne reçoit et ne paie jamais rien.
rule-R72 = Après chaque évaluation, ses Gemmes là retournent dans sa Réserve.
rule-R73 = Il ne marque pas de points.
rule-R74 = À trois, qui commence pour la deuxième fois reçoit en compensation un Informateur.
