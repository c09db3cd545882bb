### The page's own words. Every key is in en, it and fr, with the same variables.

## Lobby

nav = Menu principale
nav-play = Gioca
nav-tables = Tavoli
nav-replays = Partite
nav-how = Come si gioca
nav-you = Tu
hero = Prendi una sedia.
hero-sub = Tre giochi di malavita. I bot occupano le sedie vuote.
continue = Riprendi
your-turn = Tocca a te
your-turn-short = tocca a te
turn-short = gioca
state-waiting = Tocca a loro
state-votes = Si aspetta il tuo sì o no
state-gathering = Si raduna
# $time: such as 0:42
left = restano { $time }
no-clock = Senza orologio
# in as few signs as a clock
clock-days = { $days } g
clock-hours = { $hours } h { $minutes }
pace-live = Dal vivo
pace-slow = Con calma
pace-live-timed = Dal vivo · { $time }
pace-slow-timed = Con calma · { $time }
# $time: come 3 min
pace-live-long = Dal vivo · { $time } a mossa
pace-slow-long = Con calma · { $time } a mossa
pace-each = a mossa
pace-time = Tempo per ogni mossa
time-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
nothing-to-continue = Nessun tavolo ti aspetta. Gioca una partita o unisciti a quella di qualcuno.
poster-mafiozoo = Corrompi gli animali che comandano, segui i fili rossi, costruisci la città.
poster-mafiozoo-short = Segui i fili rossi
poster-criminals = Paga per guardare, ingaggia uno scagnozzo, nascondi quel che puoi, prendi otto bersagli.
poster-criminals-short = Nascondi chi ingaggi
poster-mobties = Tratta, prometti, tradisci. Ogni offerta è un contratto, ogni voto ha un prezzo.
poster-mobties-short = Tutto è un affare
minutes = { $count } min
play-now = Gioca subito
dealing = Si danno le carte…
against = Contro
# $count: how many bots; $level: their rank
bots-option = { $count ->
    [one] contro { $count } bot · { $level }
   *[other] contro { $count } bot · { $level }
}
bots-option-short = { $count ->
    [one] { $count } bot · { $level }
   *[other] { $count } bot · { $level }
}
not-yet = Non ancora sullo scaffale.
level = Livello
level-associate = Associato
level-soldier = Soldato
level-capo = Capo
level-don = Don
levels-help = Gli Associati prendono quel che viene; i Soldati sanno che cosa vogliono.
make-table = Apri un tavolo
game = Gioco
players = Giocatori
seats = Posti
fill-bots = Riempi di bot
host = di casa
bot = bot
bot-long = Bot
player-number = Giocatore { $number }
friend-long = Un amico, col link
here-long = Qualcuno qui
# $number: il posto
seat-who = Chi siede al posto { $number }
bot-who = Quale bot siede al posto { $number }
has-come = è qui
waiting = in attesa
pace = Ritmo
language = Lingua
language-en = English
language-it = Italiano
language-fr = Français
notebook = Taccuino
house-rules = Regole della casa
# quante sono diverse dal consiglio
house-rules-changed = { $count ->
    [0] come consigliato
    [one] una cambiata
   *[other] { $count } cambiate
}
house-rules-help = La prima risposta di ognuna è quella che consigliamo; chi arriva può leggere che cosa hai cambiato.
house-rules-back = Tutte come consigliato
house-rules-count = { $count ->
    [one] 1 regola della casa
   *[other] { $count } regole della casa
}
house-rules-none = Con le regole consigliate, nessuna regola della casa.
edition = Edizione
edition-is = Edizione: { $name }
edition-standard = Standard
edition-owner = Come nella scatola di chi la possiede
listed = In elenco
invitation = Invito
ticket-friends = Tocca qualcosa qui: appare il link per gli amici.
ticket-bots = Nessuno da aspettare: si danno subito le carte.
open-table = Apri il tavolo
begin = Comincia
chairs-open = { $count ->
    [one] Una sedia è libera: manda il link o fai sedere un bot.
   *[other] { $count } sedie sono libere: manda il link o fai sedere dei bot.
}
chairs-here = Uno schermo per tutti voi: tra un turno e l’altro cala il sipario.
chairs-bots = I bot occupano tutte le altre sedie.
open-tables = Tavoli aperti
open-none = Nessun tavolo aperto, adesso. Aprine uno e spunta «In elenco».
open-all = Tutti e { $count }
join = Siediti
watch = Guarda
join-link = Entra col link
join-field = Incolla un link o un codice
join-malformed = Un codice ha da sei a dieci lettere e cifre, come K7QP2M. Controllalo, per favore.
go = Vai
go-there = Vai lì
scan = Inquadra
scan-help = Tieni il codice di un tavolo davanti alla fotocamera.
scan-refused = La fotocamera non è disponibile. Incolla il link o il codice.
last-game = La tua ultima partita
replay-week = Replay della settimana
replay-about = { $game }, { $seats } posti, { $moves } mosse. { $count ->
    [one] Vince { $names } con { $score }.
   *[other] Vincono { $names } con { $score }.
}
won-short = vince
watch-from = Guarda dalla mossa { $move }
replay-swing = { $change } punti per { $name }
your-games = Le tue partite
past-games = Partite della casa negli ultimi giorni
watch-replay = Rivedi la partita
bring-game = Guarda una partita salvata altrove
no-replays = Nessuna partita è ancora finita. Quando finirà, potrai rivederla qui.
how-intro = Ogni gioco in un minuto. Le regole intere sono accanto a ogni tavolo e si aprono al paragrafo giusto.
your-name = Il tuo nome
your-face = La tua faccia
face-number = Faccia { $number }
save = Salva
saved = Salvato.
name-empty = Un nome ha bisogno di almeno una lettera.
calls = Quando tocca a te
calls-browser = Me lo dice questo browser
calls-browser-help = Finché una pagina di Malavita è aperta, anche se non la guardi.
calls-no-https = Con http un browser non può avvisarti. Può con https://, o sulla macchina stessa della casa.
calls-no-notes = Questo browser non mostra avvisi di una pagina.
calls-webhook = Manda un messaggio a questo indirizzo (webhook)
calls-webhook-help = Anche quando nessuna pagina è aperta. Molti programmi di chat ti danno un indirizzo così; è aperto a tutta internet.
calls-try = Salva e prova
calls-refused = Il browser non ci lascia chiamarti. Così dicono le sue impostazioni per questa pagina.
# $game: the game; $table: the name of the table
calls-turn = Tocca a te: { $game }, { $table }
other-device = Un altro dispositivo
other-device-help = Un link personale porta con sé te e i tuoi tavoli. Vale una volta, per dieci minuti, e per nessun altro.
personal-link = Link personale
personal-qr = Codice QR del tuo link personale
# $minutes: for how long it holds
personal-help = Fallo leggere alla fotocamera dell’altro dispositivo, o mandagli il link. Vale una volta, per { $minutes } minuti, e chi lo apre diventa te: non mostrarlo a nessuno.
make-personal-link = Crea un link personale
more-of-me = Altro
make-token = Un token per un programma
token = Token
token-help = Con questo token un programma gioca come te. Si dice solo adesso; custodiscilo come una password.
copy = Copia
forget-me = Dimenticami su questo dispositivo
# $name: your name
forget-warning = Questo browser non conoscerà più { $name }. Senza un altro dispositivo, un link personale o un token nessuno torna più ai tuoi posti e alle tue partite.
forget-yes = Dimenticami qui
forget-no = Resta
forgotten = Fatto. Chi gioca qui adesso è una persona nuova.
no-storage = Questo browser non conserva nulla: nome e impostazioni durano finché non chiudi la pagina.
# $name: your name
you-change = { $name }: cambia nome e faccia
carry-ask = Con questo link il browser diventa tuo: il nome, i tavoli, le partite.
carry-yes = Sì, sono io
# $name: who this browser is now
carry-other = Questo browser è già { $name }, e non lo sarà più: senza un altro dispositivo o un link personale, i posti e le partite di { $name } restano irraggiungibili.
# $name: who this browser is now
carry-no = No, resta { $name }
carry-done = Che piacere rivederti, { $name }.
carry-failed = Crea un nuovo link sull’altro dispositivo.

## The table

opening = Si apre il tavolo…
to-lobby = All’ingresso
leave-table = Lascia il tavolo (puoi tornare)
others-wait = { $count ->
    [one] { $count } altro tavolo aspetta
   *[other] { $count } altri tavoli aspettano
}
question = Che cosa ti si chiede
you = Tu
you-named = { $name } (tu)
log = Diario
log-count = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
log-film = Come film
log-empty = Non è ancora successo nulla.
chat = Chat
deals = Patti
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-aside = A chi guarda
from-watchers = guarda
chat-to = A
chat-everybody = tutti
chat-whisper = Bisbiglia a { $name }
whispers-to = bisbiglia a { $name }
whispers-to-you = ti bisbiglia
phrases = Frasi pronte
send = Invia
somebody = Qualcuno
rules = Regole
rules-one = Regola { $rule }
rules-several = Regole { $first } e { $last }
rulings = Interpretazioni e ragioni
rulings-in-english = Questa parte è in inglese.
beside = Accanto al tavolo
tab-table = Tavolo
tab-seats = Posti, chat
settings = Impostazioni
help = Come funziona questo tavolo
help-more = Tutto ciò che indichi si spiega da sé. Le regole intere sono nella scheda Regole.
keys = Tasti
key-tab = passa per tutto ciò che si può scegliere; Invio sceglie
sound = Suoni
sound-on = Accendi i suoni
sound-off = Spegni i suoni
motion = Movimento
text-table = Tavolo a parole
skip-to-text = Tavolo a parole
text-leave = Torna al tavolo disegnato
text-locked = Non possibile adesso, e perché
text-recent = Che cosa è appena successo
undo = Annulla
yes-sure = Sì, procedi
no-back = No, indietro
waiting-for = Si aspetta { $name }.
over = La partita è finita.
time-left = Tempo rimasto: { $time }
here = al tavolo
people = Chi c’è
away-short = via
away = { $name } non è in linea
stands-in = per ora un bot
stands-in-for = Per ora un bot gioca al posto di { $name }
watchers = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
ask-undo = Chiedi di annullare la mia ultima mossa
ask-pause = Chiedi una pausa
ask-pace = Chiedi un altro ritmo
ask-replace = Chiedi un bot al posto di { $name }
notes = I tuoi appunti
notes-help = Nessun altro li legge.
notes-shared = Su uno schermo condiviso nessuno può tenere appunti: gli altri li leggerebbero.
fair = Un mazzo onesto
fair-help = Questo numero era fissato prima che qualcuno si sedesse e promette il mazzo. La partita salvata dice la chiave alla fine, e “malavita verify” prova l’uno e l’altra.
# $names: who gave a value
fair-mixed = Valori mescolati da: { $names }
fair-mix = Parole tue, da mescolare nel mazzo
fair-check = Il mazzo era onesto?
fair-promise = Questo numero era fissato prima che qualcuno si sedesse:
fair-how = La partita salvata dice la chiave che prometteva. Chi ha installato Malavita può provarlo:
leave-bot = Lascia; continua un bot
chairs-free = { $count ->
    [one] Una sedia è libera.
   *[other] { $count } sedie sono libere.
}
chairs-full = Ci sono tutti.
# $name: chi ha aperto il tavolo
host-begins = È { $name } a dare inizio alla partita.
host-or-full-begins = La partita comincia quando ogni sedia è occupata, o appena lo dice { $name }.
bots-rest = Bot sulle sedie libere
close-table = Chiudi il tavolo
close-table-sure = Mandare tutti a casa?
sit-here = Siediti qui
sit-down = Siediti
stand-up = Alzati
begin-with-bots = Comincia, il resto ai bot
table-closed = Questo tavolo è stato chiuso prima di cominciare. Nulla è perduto; aprine un altro quando vuoi.
table-closed-owner = { $name } ha chiuso questo tavolo. Nulla è perduto; aprine uno tuo quando vuoi.
table-brought = Questa partita è stata portata prima della fine: si guarda, non si continua.
table-put-away = Le regole sono cambiate da quando la partita è cominciata, e con le nuove non può continuare. Nulla è perduto: una casa con le vecchie regole può aprirla.
table-unread = Qualcosa nel registro di questo tavolo non si può leggere. Nulla è perduto: chi tiene la casa può scoprire perché.
begin-anew = Ricomincia con le stesse persone
copy-link = Copia il link
only-here = Solo questo computer può aprire questo link. Per far entrare altri, apri la casa con
copied = Copiato.
copy-failed = Il browser non ci lascia copiare. Il link è { $link }
qr-alt = Codice QR del link { $link }
close = Chiudi

news-sat = { $name } si siede.
news-came-back = { $name } è di nuovo al tavolo.
news-stood = { $name } lascia; continua un bot.
news-stood-late = Per { $name } il tempo è scaduto tre volte; continua un bot.
news-stood-up = { $name } si alza.
news-bot = Si siede un bot.
news-began = La partita comincia.
news-late = Tempo scaduto per { $name }: ha risposto l’orologio.
news-stumbled = { $name } ha perso il filo; ha risposto il caso.
news-carried-undo = D’accordo: l’ultima mossa è annullata.
news-carried-pause = D’accordo: la partita è in pausa.
news-carried-replace = D’accordo: un bot gioca al posto di { $seat }.
news-agreed = { $name } è d’accordo.
news-declined = { $name } dice di no.
news-withdrawn = { $name } ritira la proposta.
news-put-aside = La proposta di { $name } viene messa da parte.
news-resumed = La partita riprende.
news-rematch = { $name } vuole un’altra partita.

proposal-undo = { $name } chiede di annullare l’ultima mossa.
proposal-pause = { $name } chiede una pausa.
proposal-replace = { $name } propone un bot al posto di { $seat }.
proposal-pace-none = { $name } chiede di continuare senza orologio.
proposal-pace-live = { $name } chiede di continuare dal vivo, { $time } a mossa.
proposal-pace-slow = { $name } chiede di continuare con calma, { $time } a mossa.
proposal-waits = Si aspetta il consenso degli altri.
withdraw = Ritira
agree = D’accordo
decline = No
paused = La partita è in pausa; nessun orologio corre.
paused-short = In pausa.
curtain-for = Questo è per { $name }
curtain-help = Passa lo schermo. Il sipario si apre quando dici chi sei.
curtain-open = Sono { $name }
hand-over = Passa a { $name }
resume = Riprendi
bot-stands = Un bot gioca per te.
bot-stands-late = Il tuo tempo è scaduto tre volte; un bot gioca per te.
bot-stands-for = Un bot gioca al posto di { $names }.
come-back = Riprendo il mio posto

## The end

you-won = Hai vinto!
won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
points = Punti
total = Totale
score-table = Da dove viene ogni punto
show-score = Mostra i punti
rematch = Gioca ancora
to-rematch = Alla prossima partita

## Replay

replay = replica
see-as = Vedi come
as-public = Pubblico
as-all = Tutto
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-key-back = Al momento chiave precedente
replay-key-on = Al momento chiave successivo
replay-play = Avvia
replay-pause = Ferma
# $total: how many moves
replay-of = di { $total }
replay-move = Mossa { $number }
replay-start = La distribuzione
replay-speed = Velocità
replay-hide = Nascondi il futuro
replay-copy = Copia il link alla mossa { $number }
replay-chart = Punti se la partita finisse ora, per posto
replay-chart-short = Se finisse ora
replay-chances = Probabilità di vittoria, per posto
replay-segments = Mosse
replay-no-race = La corsa si disegna a partita finita.
replay-keys = frecce: una mossa; Maiusc e frecce: momenti chiave; Spazio: avvia; da 1 a 6: posti; P: pubblico; A: tutto
replay-moments = Momenti chiave
replay-final = Punteggio finale
replay-none = Questa partita non è cominciata: non c’è ancora nulla da rivedere.
replay-unfinished = La partita continua: vedi ciò che puoi sapere.
replay-brought = Questa partita è stata portata prima della fine.
replay-brought-short = senza fine
replay-talk = { $count ->
    [one] Una frase al tavolo
   *[other] { $count } frasi al tavolo
}
replay-loading = Si prende la pellicola…
take-save = Partita salvata
take-notation = Notazione
replay-steps = In questa mossa

## Faults

fault-unreachable = Malavita non risponde, adesso. I tuoi tavoli sono al sicuro; continuiamo a provare.
fault-server = Qualcosa è andato storto da noi. Nulla è perduto; riprova tra un momento.
fault-cookies = Questo browser non conserva cookie per Malavita, e nessuno ti riconoscerebbe. Permettili per questa pagina, poi riprova.
fault-part-title = Manca una parte della pagina
fault-part = Non è arrivata. Ricarica la pagina fra poco; i tuoi tavoli sono al sicuro.
no-page-title = Qui non c’è niente
no-page = Questo indirizzo non porta da nessuna parte. La sala conosce ogni tavolo.
you-watch = Stai guardando: ogni sedia è occupata. Ciò che è nascosto resta nascosto.
you-watch-yours = Una è tua? Un link personale dall’altro tuo dispositivo ti porta qui.
line-lost = La linea è caduta. Il tuo tavolo è al sicuro; stiamo richiamando.
missed = { $count ->
    [one] Mentre non c’eri: una cosa
   *[other] Mentre non c’eri: { $count } cose
}
try-now = Prova adesso
gone-title = Qui non siede nessuno
gone-help = Controlla il link o chiedi a chi te l’ha mandato.
offline-title = Non sei in linea
offline-text = Per giocare, Malavita ha bisogno della linea con la sua casa. I tuoi tavoli sono al sicuro; questa pagina si sveglia da sola.

## What tables are called

room-1 = La sala blu
room-2 = Turno di notte
room-3 = Giù le zampe
room-4 = Porta contanti
room-5 = Il colpo lungo
room-6 = Senza rancore
room-7 = Il retrobottega
room-8 = Pioggia sul corso
room-9 = La cassa fredda
room-10 = Il traghetto di mezzanotte
room-11 = Il molo quieto
room-12 = Due a mezzanotte
room-13 = La lampada d’ottone
room-14 = L’ultimo treno
room-15 = Il cordone di velluto
room-16 = Dadi truccati
room-17 = La terza chiave
room-18 = Fumo e specchi
room-19 = Il registro rosso
room-20 = Soldi facili
room-21 = La porta di servizio
room-22 = Vecchi amici
room-23 = Il tavolo d’angolo
room-24 = Niente di personale

## Un tavolo in parole: come si chiamano le sue righe

plain-round = Round
plain-phase = Fase
plain-first = Guida
plain-godfather = Il Padrino fa visita
plain-agenda = Agenda
plain-deck = Mazzo
plain-informant-deck = Informatori nel mazzo
plain-money = Zoollari
plain-slush = Fondi Neri
plain-reserve = Riserva
plain-favors = Favori
plain-goons = Scagnozzi
plain-tokens = Segnalini
plain-hand-sizes = Carte in mano
plain-informant-sizes = Informatori in mano
plain-hand = La tua mano
plain-informants = I tuoi Informatori
plain-turn = Turno
plain-don = Don
plain-heat = Livello sbirri
plain-terms = Trattative
plain-agent-deck = Carte agente nel mazzo
plain-cash = Contanti
plain-gangsters = Banda
plain-photos = Foto
plain-condition = Condizione
plain-needed = Serve
plain-gems = Gemme
plain-places = Luoghi
plain-racket = Racket
plain-agents = Agenti
plain-strength = Forza
plain-dollars = ${ NUMBER($amount) }
plain-hidden = { $count ->
    [one] uno coperto
   *[other] { $count } coperti
}
