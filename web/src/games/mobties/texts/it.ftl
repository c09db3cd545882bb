### The table of Mob Ties in the browser. Every key is in en, it and fr, with the same variables.

turn = Turno
turn-short = T. { $turn }
# $phase: the name of a phase
log-phase = Turno { $turn }, { $phase }
seats = Posti
don = Don
money-short = { $thousands }k $
nobody-here = Qui non c’è nessuno.

## Places

# $count: gangsters there; $room: how many it holds
place-held = { $place }, { $count } su { $room }
room-held = { $count } su { $room }
closed = Chiuso
surrounded = Circondato
agents = { $count ->
    [0] nessun agente
    [one] { $count } agente
   *[other] { $count } agenti
}
paid = pagato a
bribed = corrotto:
split = diviso
not-paid = nessuno
streets-note = niente racket, niente agenti
to-place = I tuoi gangster
to-place-note = scegline uno, poi un luogo
jail-note = fuori su cauzione
morgue-note = fuori per sempre
airstrip-note = via dalla città

## Heat and decks

heat = Sbirri { $heat }
heat-left = ancora { $count }
decks = Mazzi
deck-favor = Favori
deck-agents = Agenti
discarded = scarti { $count }
a-turn = { $count } a turno
buy = Compra una carta Favore per { $amount }
terms-title = Patti di questo tavolo
turn-terms = Gira il segnalino

## Gangsters

# $classes: what he may attack with; $bail: money
piece = { $gangster } di { $name }: rispetto { $respect }, cauzione { $bail }, { $classes }.
fate = { $fate ->
    [alive] { $gangster }
    [jailed] { $gangster }: in prigione
    [waiting] { $gangster }: non ancora piazzato
   *[dead] { $gangster }: morto
}

## Seats

doing-thinking = ci pensa
doing-locked = ha votato
doing-ready = pronto al voto
doing-attacked = sotto attacco
cards-held = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
respect-held = Rispetto in gioco: { $count }
word = Promesse mantenute: { $kept }, infrante: { $broken }

## The hand

hand = La tua mano
hand-count = { $count ->
    [one] La tua mano, { $count } carta
   *[other] La tua mano, { $count } carte
}
hand-empty = Non hai carte.
hand-hidden = Le mani sono segrete.
use-anybody = Qualsiasi gangster
use-defense = Ferma fino a { $level }
use-weapon = { $level ->
    [one] Toglie { $level } agente
   *[other] Toglie { $level } agenti
}
use-drive_by = Tutti per strada
use-shanked = Solo in prigione
use-tony_goldstein = Libera uno dei tuoi
use-crooked_judge = Libera chiunque
use-trunk_tip = Manda agenti
use-getaway = Via, ovunque
use-shakedown = Prende denaro
use-wiretap = Mostra una mano
use-call_in_favor = Pesca carte
use-blackmail = Voti in una prova

## Questions

other = Altro
all-answers = { $count ->
    [one] L’unica risposta
   *[other] Tutte le { $count } risposte
}
hint-halfway = E ora l’altra metà.
hint-place = Scegli un tuo gangster e un luogo.
hint-talk = Una carta, o un posto a cui fare un’offerta.
hint-ballot = Scegli un posto, o un gangster sul luogo.
hint-move = Scegli un tuo gangster.
hint-to = Scegli un luogo.
hint-act = Scegli una carta, o il tuo Autista.
hint-target = Scegli un gangster dell’avversario.
hint-shoot = Scegli un’arma e un luogo.
hint-drive = Scegli un luogo, o prima un passeggero.
hint-lose = Scegli un tuo gangster.
hint-keep = Scegli una delle due carte.
hint-discard = Scegli una carta.

## A respect test

# $test: election, racket or arrest; $amount: what the racket pays
stage-title = { $test ->
    [election] Elezione del Don
    [racket] { $place }: { $amount }
   *[arrest] { $place }: un arresto
}
stage-note = { $test ->
    [arrest] Chi ha più voti perde un gangster. Se c’è parità decide { $name }.
   *[other] Chi ha più voti vince. Se c’è parità decide { $name }.
}
stage-note-first = Chi ha più voti vince.
step-talk = Trattative
step-ballots = Schede
step-reveal = Spoglio
ballot = Scheda
ballot-given = Il tuo voto è nella busta.
ballot-absent = Non partecipi a questa prova.
respect-here = rispetto qui
still-writing = Sta scrivendo
locked-in = Ha votato
votes-for = { $test ->
    [arrest] vota contro
   *[other] vota per
}
abstains = nessuno
no-votes = Nessuno ha ricevuto voti.
without-votes = { $names }: nessun voto
continue = Avanti
# $deal: its number; $name: whom a vote is for, or against
ballot-chosen = la tua croce
respect-pressed = con Ricatto
pledge-binding = { $test ->
    [arrest] Patto { $deal }: contro { $name }
   *[other] Patto { $deal }: per { $name }
}
pledge = { $test ->
    [arrest] Promesso contro { $name }, non vincolante
   *[other] Promesso a { $name }, non vincolante
}
pledge-kept-binding = patto { $deal } mantenuto
pledge-kept = come promesso
pledge-broken = { $test ->
    [arrest] promesso contro { $name }
   *[other] promesso a { $name }
}
known-votes = Noto finora
known-dashed = tratteggiato: una promessa che non vincola
last-count = Ultimo spoglio: { $place }
stamp = { $test ->
    [election] { $name } è Don
    [racket] { $amount } a { $name }
   *[arrest] Contro { $name }
}
stamp-won = Vince { $name }
stamp-tie = Parità
tie-decides = Decide { $name }.
stamp-split = Diviso

## Keys and help

# letters of the places, each once, neither A nor U
letter-docks = M
letter-kittys = K
letter-mansion = V
letter-little_italy = L
letter-butcher = C
letter-restaurant = R
letter-streets = S
help-1 = Ciò che brilla d’ottone si può cliccare: gangster, luoghi, carte, posti. Una risposta in due parti vuole due clic.
help-2 = A ogni turno: eleggi il Don, dividi i racket, muovi un gangster, affronta gli agenti, agisci, paga le cauzioni.
help-3 = In una prova di rispetto chi è sul luogo vota con tutto il rispetto che ha lì. Nessuno vede una scheda prima dell’ultima.
help-4 = Si può promettere di tutto: Patti, accanto al tavolo. Con Onore tra i Ladri un patto con del denaro vincola.
help-5 = Alla fine conta il denaro, e ogni gangster ancora vivo.
key-1 = 1–9|le risposte accanto alla domanda
key-2 = M K V L C R S|i luoghi
key-3 = A|tutte le risposte
key-4 = Esc|lascia ciò che hai scelto

## Rules

rules-setup = Preparazione
rules-turn = Il turno
rules-tests = Prove di rispetto
rules-election = Elezione
rules-business = Affari
rules-movement = Movimento
rules-agents = Agenti
rules-action = Azione
rules-rescue = Riscatto e sbirri
rules-end = La fine
rules-promises = Carte e promesse
