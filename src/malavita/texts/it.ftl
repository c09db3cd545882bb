### La casa: parole che non appartengono a un solo gioco. Ogni chiave c'è in en, it e fr, con le stesse variabili.

## Nomi ed elenchi

# $number: il posto, contato da 1
seat = Posto { $number }
# $first: tutti tranne l'ultimo, con le virgole; $last: l'ultimo
list = { $first } e { $last }

## Rifiuti della casa

refusal-not-asked = In questo momento non tocca a te.
refusal-over = La partita è finita.
# $answer: ciò che è stato scritto
refusal-malformed = La risposta { $answer } non esiste.
refusal-cannot-undo = Ormai non si può più tornare indietro.
refusal-no-deals = In questo gioco non ci sono accordi.

## Il tavolo nel terminale: la cornice

tui-title = Malavita
tui-tagline = Prendi una sedia.
tui-log = Cronaca
tui-notebook = Taccuino
tui-notebook-empty = Non hai ancora visto nulla.
tui-rules = Regole
tui-help = Aiuto
tui-language = Lingua
tui-language-name = Italiano
tui-score = Punteggio

## Il tavolo nel terminale: tasti e pulsanti

tui-new-game = Nuova partita
tui-play = Gioca
tui-choose = Scegli
tui-confirm = Conferma
tui-back = Indietro
tui-close = Chiudi
tui-undo = Annulla la mossa
tui-save = Salva
tui-load = Apri una partita salvata
tui-quit = Esci
tui-quit-sure = Lasci il tavolo? Ciò che non è salvato va perso.
tui-yes = Sì
tui-no = No
tui-press-enter = Premi Invio per continuare.
tui-help-text = Frecce per scegliere, Invio per confermare, oppure scrivi il numero della risposta.

## Il tavolo nel terminale: la preparazione

tui-game = Gioco
tui-players = Giocatori
# $count: quanti giocano
tui-players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tui-seats = Posti
tui-options = Regole della casa
tui-edition = Edizione
tui-seed = Seme
tui-human = Persona
tui-bot = Bot
tui-bot-level = Livello
tui-you = Tu

## Il tavolo nel terminale: a chi tocca

# $number: il turno, contato da 1
tui-turn = Turno { $number }
tui-your-turn = Tocca a te
# $seat: a chi tocca
tui-waiting = Aspettiamo { $seat }
# $seat: il bot a cui tocca
tui-thinking = { $seat } sta pensando…
# $seat: chi ora può guardare lo schermo
tui-curtain = Passa la tastiera a { $seat }.
tui-show = Mostra il mio tavolo
tui-passed = ha passato

## Il tavolo nel terminale: che cosa c'è sopra

tui-money = Soldi
tui-gangs = Gang
tui-hideouts = Covi
tui-targets = Bersagli
tui-empty = vuoto
tui-hidden = coperta
# $count: quante carte coperte ci sono
tui-hidden-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
# $count: quante carte ci sono
tui-cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# $amount: dollari
tui-dollars = ${ $amount }
# $points: quanto vale per quel che si vede
tui-worth = vale { $points }
# $strength: la somma dei livelli
tui-strength = forza { $strength }

## Il tavolo nel terminale: la fine

tui-points = Punti
# $points: quanti
tui-points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tui-final-score = Punteggio finale
# $seat: chi ha vinto
tui-winner = Vince { $seat }!
# $seats: chi ha vinto insieme
tui-winners = Vittoria condivisa: { $seats }!
tui-play-again = Un'altra partita?

## Il tavolo nel terminale: avvisi

# $reason: un rifiuto in parole; $rule: il suo numero, per esempio R18
tui-why-refused = { $reason } (Regola { $rule })
# $reason: un rifiuto senza regola
tui-refused = { $reason }
# $file: dove è stata salvata la partita
tui-saved = Partita salvata in { $file }.
# $file: da dove viene la partita
tui-loaded = Partita ripresa da { $file }.
tui-undone = Mossa annullata.
tui-too-small = La finestra è troppo piccola per il tavolo: allargala un po'.

## The terminal table: panels, notes and keys (cli/tui)

tui-panel = Pannello
tui-all-answers = tutte le risposte
# $count: how many cards are still in the hideout
tui-left-there = { $count ->
    [0] non ne resta nessuno
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
# $count: how many henchmen
tui-never-seen = Mai visti: { $count }
tui-one-in-hand = uno di loro sta per essere piazzato
# $seat: whose card; $target: where it lies face-down
tui-one-lies = uno di loro: { $seat }, coperto su { $target }
tui-one-killed = uno di loro è stato ucciso, senza essere visto
tui-key-answer-help = dai la risposta con quel segno
tui-key-arrows-help = scegli una risposta, dalla
tui-key-mouse-help = clicca una risposta, o ciò che è color ottone sul tavolo; Esc mostra di nuovo tutte le risposte
tui-key-undo-help = ritira l'ultima risposta, finché nulla è stato rivelato
tui-key-save-help = salva la partita in un file
tui-key-language-help = lingua successiva
tui-key-panel-help = cronaca, taccuino, regole
tui-key-scroll-help = scorri il pannello; con Maiusc e una freccia, il tavolo
tui-key-hurry-help = metti fretta ai bot
tui-key-quit-help = lascia il tavolo

## The terminal table: Mafiozoo

# $number: the round, $count: of how many
tui-round = Round { $number } di { $count }
tui-agenda = Sull’agenda
tui-unseen = coperto
tui-tile-highest = 1°
# $price: Zoollars
tui-tile-pay = Paga { $price }Z
# $gems: how many are needed
tui-tile-means = Mezzi { $gems }
tui-cards = Carte
tui-informants = Informatori
tui-tokens = Segnalini
tui-first-player = auto
tui-sets = Serie complete
tui-gems-placed = Gemme sulle foto
tui-godfather = Padrino
tui-own-goons = I tuoi scagnozzi
tui-nothing = nessuno
# $seat: whose tokens
tui-known-tokens = { $seat }, segnalini che conosci
# $tokens, $bribery, $informants: how many are left face down
tui-decks = Coperti: { $tokens } segnalini, { $bribery } carte Corruzione, { $informants } Informatori
# $number: short names, 10 letters at most
tui-character = { $number ->
    [1] Distillat.
    [2] Sindaco
    [3] Gioiell.
    [4] Luogoten.
    [5] F. fatale
    [6] Trasport.
    [7] Banchiere
    [8] Produtt.
    [9] Commiss.
    [10] Urbanista
    [11] Giudice
   *[12] Investig.
}
# $code: short names, 11 letters at most
tui-location = { $code ->
    [L11] Palestra
    [L12] Ippodromo
    [L13] Cantiere
    [L14] Molo
    [L21] Mercato
    [L22] Scommesse
    [L23] Night club
    [L24] Hotel
    [L31] Pizzeria
    [L32] Massaggi
    [L33] Polizia
    [L34] Quotidiano
    [L41] Barbiere
    [L42] Prigione
    [L43] Municipio
   *[L44] Tribunale
}
# $code: short names, 9 letters at most
tui-neighborhood = { $code ->
    [financial] Finanza
    [industrial] Industria
    [chinatown] Chinatown
    [littleItaly] L. Italy
    [campus] Univers.
   *[park] Parco
}

## The terminal table: Mob Ties

# $place: short names, 10 letters at most
tui-place = { $place ->
    [docks] Molo
    [kittys] Da Kitty
    [mansion] Villa
    [little_italy] L. Italy
    [butcher] Macell.
   *[restaurant] Ristor.
}
tui-don = il Don
tui-respect = rispetto
# $count: points of respect
tui-respect-count = rispetto { $count }
# $amount: money
tui-bail = cauzione { $amount }
tui-closed = Chiuso
# $count: agents at a place
tui-agents-count = { $count ->
    [one] { $count } agente
   *[other] { $count } agenti
}
# $count: cards in a deck
tui-favor-deck = Favori { $count }
tui-discarded = scarti { $count }
tui-agent-deck = Agenti { $count }
tui-agents-a-turn = { $count } a turno
# $amount: money in escrow
tui-held = { $amount } in deposito
tui-backward = Ordine d’azione invertito
tui-tie = parità tra
tui-stage-talk = si tratta
tui-stage-ballot = voto segreto
tui-next-agents = Le prossime carte Agente
# $seat: whose cards
tui-known-cards = { $seat }, carte che conosci
tui-discards = Scartate
tui-legend = Segni
# $count: deals on the table
tui-deals-count = { $count ->
    [one] { $count } patto
   *[other] { $count } patti
}

## The terminal table: the deal desk

tui-deals = Patti
tui-key-deals-help = il tavolo dei patti: offerte, promesse, contratti

### --- Choosing a game

play-which = Quale gioco? (da 1 a { $last }, Invio per 1)
# $low, $high: the fewest and the most; $usual: what Enter takes
play-players = Quanti giocatori? (da { $low } a { $high }, Invio per { $usual })
play-terms = Quali patti? (da 1 a { $last }, Invio per 1)

### --- At a table of a house (malavita join)

# $game: its title; $code: the table's; $seats: who sits there, each with a mark
join-table = { $game }, tavolo { $code }: { $seats }
join-free = posto libero
join-you = tu
join-look-on = Stai a guardare. Quello che dici lo sentono gli altri che guardano.
join-watching = guarda
# $count: how many chairs; $link: the table's
join-waits = { $count ->
    [one] C’è ancora un posto libero: { $link }
   *[other] Ci sono ancora { $count } posti liberi: { $link }
}
join-start = Scrivi start per cominciare ora, con i bot nei posti liberi.
# $code: the table's; $link: for the others
join-made = Il tavolo è pronto. Il codice è { $code }, il link { $link }
join-name = Come ti chiami?
join-which = Siediti con: malavita join { $url } CODICE
join-no-tables = Qui nessun tavolo aspetta. Aprine uno con: malavita join { $url } --make criminals
join-nobody = Nessuna casa risponde a { $url }.
join-unknown-token = Questa casa non conosce quel token.
join-line-broken = La linea con la casa è caduta. Richiamo …
join-line-stands = La linea c’è di nuovo. Niente è andato perso.
# $count: how many lines
join-earlier = … e { $count } righe prima. Scrivi log per leggerle.
join-nothing-yet = Non è ancora successo niente.
# $time: as 4:30
join-time = restano { $time }
join-days = { $days } g { $hours } h
# $number: what was typed; $last: the highest number
join-no-such-number = { $last ->
    [one] Non c’è una risposta { $number }: c’è solo la 1.
   *[other] Non c’è una risposta { $number }: scegli da 1 a { $last }.
}
join-not-begun = La partita non è ancora cominciata.
join-no-more-lines = nessun’altra risposta: il tavolo continua senza di te
join-bot-plays = Un bot gioca per te. Scrivi back per riprenderti il posto.
join-paused = La partita è in pausa; nessun orologio corre. Scrivi go per riprendere.
join-vote = Scrivi yes per accettare, no per rifiutare.
join-no-proposal = Nessuno propone niente.
join-ask-help =
    Chiedi agli altri una di queste cose:
    ask undo  ask pause  ask replace NOME  ask pace none  ask pace live  ask pace slow
join-no-notes = Non hai scritto niente. Scrivi note e quello che vuoi ricordare.
join-noted = Annotato.
join-seat-kept = Il posto resta tuo: lo stesso comando ti riporta qui.
join-again = Scrivi rematch per giocare ancora con gli stessi, save per tenere la partita, quit per chiudere.

# $name: who did it; $seat: whom it is about
join-news-sat = { $name } si siede.
join-news-came-back = { $name } è di nuovo al tavolo.
join-news-left = { $name } si alza.
join-news-stood = { $name } lascia; continua un bot.
join-news-stood-late = Tempo scaduto troppe volte per { $name }; continua un bot.
join-news-bot = { $name } si siede, un bot.
join-news-began = La partita comincia.
join-news-arranged = Il tavolo è stato rifatto.
join-news-late = Tempo scaduto per { $name }: ha risposto l’orologio.
join-news-stumbled = { $name } ha perso il filo; ha risposto il caso.
join-news-agreed = { $name } è d’accordo.
join-news-declined = { $name } non è d’accordo.
join-news-withdrawn = { $name } ritira la proposta.
join-news-put-aside = La proposta di { $name } è messa da parte.
join-news-resumed = { $name } mette fine alla pausa.
join-news-carried-undo = D’accordo: l’ultima mossa è annullata.
join-news-carried-pause = D’accordo: pausa.
join-news-carried-replace = D’accordo: un bot gioca al posto di { $seat }.
# $code: of the next table
join-news-rematch = Gli stessi si ritrovano al tavolo { $code }. Scrivi rematch per andarci.
join-asks-undo = { $name } chiede di annullare l’ultima mossa.
join-asks-pause = { $name } chiede una pausa.
join-asks-replace = { $name } propone un bot al posto di { $seat }.
join-asks-pace-none = { $name } chiede di continuare senza orologio.
join-asks-pace-live = { $name } chiede di continuare dal vivo, con l’orologio.
join-asks-pace-slow = { $name } chiede di continuare con calma.

join-help =
    Un numero risponde alla domanda; Invio la mostra di nuovo.
    @ PAROLE        di’ qualcosa a tutti; @Leo PAROLE lo sussurra a Leo
    phrase          le frasi pronte; phrase 3 dice la terza
    table           disegna il tavolo; notebook: quello che hai visto; log: tutto quello che è successo
    undo            annulla la tua ultima risposta; se è troppo tardi, ask undo
    yes, no         accetta quello che viene proposto, o rifiuta
    ask             proponi di annullare, una pausa, un altro ritmo, o un bot per chi non c’è
    go              metti fine a una pausa
    leave, back     lascia giocare un bot per te; riprenditi il posto
    start           comincia, con i bot nei posti liberi (chi ha aperto il tavolo)
    notes, note     leggi i tuoi appunti; scrivine un altro
    rematch, save   alla fine: gioca ancora, tieni la partita in un file
    language, quit  la prossima lingua; chiudi, il posto resta tuo

### --- A table in plain text

plain-help =
    Scrivi il numero di una risposta, o un comando:
    table  undo  save  language  quit  help
# $text: what was typed
plain-unclear = Non capisco “{ $text }”. Scrivi help.
plain-help-deals =
    Patti: deals (che cosa c’è sul tavolo), deal PROMESSA; PROMESSA …, counter 3 PROMESSA; …, accept 3, decline 3, withdraw 3, release 3.
    Esempio: deal pay 0>1 25000 elected 0; vote 1 election 0
    A, B, C, D sono giocatori per numero o nome; “next” dopo una promessa la rimanda al prossimo turno. Promesse:
