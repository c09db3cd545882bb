### The drawn table of Mafiozoo; names of characters, locations and favors come with the rules.

headline = Round { $round } di { $rounds } · { $phase }
round-of = Round { $round } di { $rounds }
blotter = La scrivania
city = La città
city-help = il lato del viale è sempre aperto
parts = Che cosa si vede
seats = Chi ha che cosa
see-seats = Chi ha che cosa
belongings = Che cosa hai
favors = Favori
agenda = Agenda
settled = chiuso
back = Indietro
about = Visto da vicino
group-place = Piazza
group-take = Prendi
group-reserve = Riserva
group-slush = Fondi Neri
other-card = Altra carta
all-answers = { $count ->
    [one] L’unica risposta
   *[other] Tutte le { $count } risposte
}
wait-inform = Forse qualcuno sa qualcosa di { $character }.

## Names under photos, where the full one is too long

short-6 = Trasportatori
short-10 = Urbanista
short-12 = Investigatore
# a Bribery card without a character
secret = Segreta

## Family tags

tag-first = 1º
tag-only = solo
tag-pay = Paga
tag-means = Mezzi
# $needed: Zoollars, or gems
tag-highest-long = solo chi è in testa da solo ottiene il favore
tag-pay-long = chi è in testa non paga, gli altri pagano { $needed } Zoollari
tag-means-long = ottiene il favore chiunque abbia { $needed } gemme

## Seats and what they have

plate-money = Zoollari
plate-bribery = Corruzione
plate-slush = Fondi
plate-informants = Spie
plate-tokens = Segnalini
on-photos = Sulle foto
strawman-help = Offre soltanto: niente favori, niente punti.
first-player = Primo giocatore
reserve-of = { $name }, Riserva: { $count }
slush-words = Fondi Neri: { $count }
money-words = Zoollari: { $count }
tokens-hidden = Segnalini · nascosti
your-cards = Le tue carte
informant = Informatore
informant-for = Informatore: { $character }
no-cards = Nessuna carta in mano.
favor-any = un favore qualsiasi

## On the desk

supply = Segnalini coperti: { $count }
supply-title = Segnalini coperti
pile-informants = Informatori
pile-bribery = Corruzione
pile-godfather = Padrino
godfather-visits = Il Padrino fa visita: { $character }

## In the city

# $cost: two favors
plot-words = { $name }, punti: { $points }, costo: { $cost }
plot-cost = Uno scagnozzo costa { $cost } e porta punti: { $points }.

## What is pointed at

about-photo = N.
about-card = Carta Corruzione
about-informant = Carta Informatore
about-location = In città
about-reserve = Gemme
about-slush = Gemme
about-money = Denaro
about-favor = Favore
about-agenda = Segnalino Quartiere
about-supply = Segnalini Quartiere
help-card = Prendi gemme dalla Riserva, o piazza gemme dai Fondi Neri.
card-limit =
    { $count ->
        [one] Muove 1 gemma.
       *[other] Muove fino a { $count } gemme.
    }
# $names: of characters
strings-to = Fili verso { $names }
help-informant = Piazza gemme subito prima che si valuti questo personaggio.
help-reserve = Le carte non piazzano queste gemme: prima vanno portate nei Fondi Neri.
help-slush = Queste gemme si possono piazzare.
help-money = Per i personaggi che si possono pagare; alla fine ogni 3 interi portano un punto.
help-favor = Paga gli scagnozzi. Ne tieni uno; gli altri diventano segnalini.
help-agenda = Un punto ciascuno; una serie completa e il maggior numero di un tipo portano altro.
help-supply = Pescato alla cieca, lo conosci solo tu fino alla fine.

## Log

# $phase: its name
log-stamp = Round { $round } · { $phase }

## Score

why-tokens = un punto ciascuno
why-cards = un segnalino per ciascuna
why-informants = un segnalino per ciascuno
why-favors = un segnalino per ciascuno
why-gems = un segnalino per ciascuna
why-money = un segnalino per ciascuno
why-sets = tutti e sei i tipi, un punto ciascuna
why-location = i punti del luogo

## Rules and help

rules-setup = Preparazione
rules-counting = Conteggio
rules-few = Due e tre giocatori
help-1 = Ciò che brilla d’ottone si può cliccare: carte, foto, Riserve, luoghi, favori, segnalini.
help-2 = Scegli una carta Corruzione, poi piazza gemme sulla sua foto o prendi gemme dalla tua Riserva.
help-3 = Con due o più gemme piazzate, alcune possono proseguire lungo un filo rosso.
help-4 = L’etichetta sotto la foto dice chi ottiene il favore: chi è in testa da solo, chi paga, o chi ha i mezzi.
help-5 = I favori comprano scagnozzi in città; ciò che resta diventa segnalini.
key-1 = A–L|le foto, in ordine di numero
key-2 = A–P|i luoghi, riga per riga
key-3 = 1–9|carte, gemme, risposte della barra
key-4 = T|il prossimo numero prende gemme invece di piazzarle
key-5 = R, S|la tua Riserva, i tuoi Fondi Neri
key-6 = 0|no, niente, alla cieca
key-7 = W|tutte le risposte a parole
key-8 = Esc|lascia ciò che era scelto
