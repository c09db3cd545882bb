### The drawn table of Mafiozoo; names of characters, locations and favors come with the rules.

headline = Manche { $round } sur { $rounds } · { $phase }
round-of = Manche { $round } sur { $rounds }
blotter = Le bureau
city = La ville
city-help = le côté de l’avenue est toujours ouvert
parts = Ce qui est montré
seats = Qui a quoi
see-seats = Qui a quoi
belongings = Ce que tu as
favors = Faveurs
agenda = Agenda
settled = réglé
back = Retour
about = Vu de près
group-place = Placer
group-take = Prendre
group-reserve = Réserve
group-slush = Caisse Noire
other-card = Autre carte
all-answers = { $count ->
    [one] La seule réponse
   *[other] Les { $count } réponses
}
wait-inform = Quelqu’un sait peut-être quelque chose : { $character }.

## Names under photos, where the full one is too long

short-6 = Camionneurs
short-10 = Promoteur
short-12 = Détective
# a Bribery card without a character
secret = Secrète

## Family tags

tag-first = 1er
tag-only = seul
tag-pay = Payer
tag-means = Moyens
# $needed: Zoollars, or gems
tag-highest-long = seul celui qui mène sans égal est servi
tag-pay-long = celui qui mène ne paie rien, les autres paient { $needed } Zoollars
tag-means-long = quiconque a { $needed } Gemmes est servi

## Seats and what they have

plate-money = Zoollars
plate-bribery = Corruption
plate-slush = Caisse
plate-informants = Indics
plate-tokens = Jetons
on-photos = Sur les photos
strawman-help = Il ne fait que miser : ni faveurs ni points.
first-player = Premier joueur
reserve-of = { $name }, Réserve : { $count }
slush-words = Caisse Noire : { $count }
money-words = Zoollars : { $count }
tokens-hidden = Jetons · cachés
your-cards = Tes cartes
informant = Informateur
informant-for = Informateur : { $character }
no-cards = Aucune carte en main.
favor-any = n’importe quelle faveur

## On the desk

supply = Jetons face cachée : { $count }
supply-title = Jetons face cachée
pile-informants = Informateurs
pile-bribery = Corruption
pile-godfather = Parrain
godfather-visits = Le Parrain rend visite : { $character }

## In the city

# $cost: two favors
plot-words = { $name }, points : { $points }, coût : { $cost }
plot-cost = Un GrosBras coûte { $cost } et rapporte des points : { $points }.

## What is pointed at

about-photo = N°
about-card = Carte Corruption
about-informant = Carte Informateur
about-location = En ville
about-reserve = Gemmes
about-slush = Gemmes
about-money = Argent
about-favor = Faveur
about-agenda = Jeton Quartier
about-supply = Jetons Quartier
help-card = Prends des Gemmes dans ta Réserve, ou places-en de ta Caisse Noire.
card-limit =
    { $count ->
        [one] Elle déplace 1 Gemme.
       *[other] Elle déplace jusqu’à { $count } Gemmes.
    }
# $names: of characters
strings-to = Fils vers { $names }
help-informant = Place des Gemmes juste avant l’évaluation de ce personnage.
help-reserve = Les cartes ne placent pas ces Gemmes : elles vont d’abord dans la Caisse Noire.
help-slush = Ces Gemmes peuvent être placées.
help-money = Pour les personnages que l’on peut payer ; à la fin, 3 entiers rapportent un point.
help-favor = Paie les GrosBras. Tu en gardes une ; les autres deviennent des jetons.
help-agenda = Un point chacun ; une série complète et le plus grand nombre d’un type rapportent plus.
help-supply = Tiré sans voir, toi seul le connais jusqu’à la fin.

## Log

# $phase: its name
log-stamp = Manche { $round } · { $phase }

## Score

why-tokens = un point chacun
why-cards = un jeton pour chacune
why-informants = un jeton pour chacun
why-favors = un jeton pour chacune
why-gems = un jeton pour chacune
why-money = un jeton pour chacun
why-sets = les six types, un point chacune
why-location = les points du lieu

## Rules and help

rules-setup = Mise en place
rules-counting = Décompte
rules-few = Deux et trois joueurs
help-1 = Ce qui brille comme du laiton se clique : cartes, photos, Réserves, lieux, faveurs, jetons.
help-2 = Choisis une carte Corruption, puis place des Gemmes sur sa photo ou prends-en dans ta Réserve.
help-3 = Avec deux Gemmes placées ou plus, certaines peuvent suivre un fil rouge.
help-4 = L’étiquette sous la photo dit qui est servi : celui qui mène seul, qui paie, ou qui a les moyens.
help-5 = Les faveurs achètent des GrosBras en ville ; ce qui reste devient des jetons.
key-1 = A–L|les photos, dans l’ordre de leurs numéros
key-2 = A–P|les lieux, ligne par ligne
key-3 = 1–9|cartes, Gemmes, réponses de la barre
key-4 = T|le nombre suivant prend des Gemmes au lieu d’en placer
key-5 = R, S|ta Réserve, ta Caisse Noire
key-6 = 0|non, rien, sans voir
key-7 = W|toutes les réponses en mots
key-8 = Échap|lâcher ce qui était choisi
