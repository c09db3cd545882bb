### The server's own words. Every key is in en, it and fr, with the same variables.

## Refusals

refused-malformed = Questo messaggio non si capisce: { $reason }
refused-too-big = Questo messaggio è troppo lungo.
refused-too-fast = Non così in fretta: aspetta un momento.
refused-table-full = Il registro di questo tavolo è pieno: non c’è posto per altre parole. La partita però continua.
refused-too-many-tables = Hai troppi tavoli in sospeso.
refused-too-many-guests = Troppi nuovi arrivi da qui. Riprova più tardi.
refused-too-many-uploads = Oggi hai già portato molte partite. Porta la prossima domani.
refused-need-guest = Prima dicci il tuo nome.
refused-unknown-guest = Questo link è già usato o troppo vecchio.
refused-bad-name = Un nome ha bisogno di almeno un segno visibile.
refused-bad-origin = Questa richiesta viene da una pagina estranea.
refused-bad-webhook = Questo indirizzo non può essere chiamato: deve cominciare con https:// ed essere aperto a tutta internet.
refused-webhook-silent = La chiamata è partita, ma là nessuno l'ha presa. L'indirizzo è giusto?
refused-unknown-table = Non c'è nessun tavolo con questo codice.
refused-unknown-page = Qui non c'è niente.
refused-method = Qui non si può fare.
refused-not-seated = Non siedi a questo tavolo.
refused-not-yours = Non spetta a te vederlo o farlo.
refused-which-seat = Hai più posti: di' quale parla.
refused-not-owner = Può farlo solo chi ha aperto il tavolo.
refused-no-seat = Non c'è un posto simile.
refused-seat-taken = Questo posto è occupato.
refused-name-taken = Qui c’è già qualcuno di nome { $name }. Scegli un altro nome, poi siediti.
refused-no-free-seat = Nessun posto è libero.
refused-already-seated = Sei già seduto qui.
refused-already-begun = La partita è già iniziata.
refused-not-begun = La partita non è ancora iniziata.
refused-over = La partita è finita.
refused-not-over = Solo a partita finita.
refused-closed = Questo tavolo è chiuso.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-standing = Un bot risponde per te. Prima torna al tuo posto.
refused-stale = Il tavolo è andato avanti. Guarda di nuovo.
refused-not-asked = In questo momento non ti si chiede nulla.
refused-illegal = Le regole non lo permettono.
refused-cannot-undo = Non si può più ritirare senza chiedere.
refused-nothing-answered = Non hai ancora fatto nulla che si possa annullare.
refused-owner-away = { $name } è via, e così si annullerebbe anche una sua risposta. Chiedi di nuovo quando torna.
refused-proposal-open = Un'altra proposta è ancora aperta.
refused-not-away = Troppo presto per { $name }: un bot si può proporre per chi è via da { $count ->
    [one] un minuto
   *[other] { $count } minuti
}, o l’ultima volta non ha risposto in tempo.
refused-not-late = A un tavolo lento nessuno deve essere presente. Un bot per { $name } si può proporre quando l’orologio ha dovuto rispondere.
refused-best-bot = Per chi è via risponde il bot più forte: { $bots }.
refused-no-proposal = Quella proposta non c'è più.
refused-no-pace = Di' quale ritmo: senza orologio, o con una riserva di almeno un secondo.
refused-same-pace = Il tavolo gioca già a questo ritmo.
refused-empty = Non c'è niente da leggere.
refused-spectators-only = I giocatori sentono gli spettatori solo alla fine.
refused-no-whispers = A questo tavolo non si bisbiglia: quel che si dice, si dice a tutti.
refused-whisper-self = Non serve bisbigliare a sé stessi.
refused-whisper-nobody = Lì non siede nessuno che possa sentire un bisbiglio.
refused-no-phrase = Non c'è una frase simile.
refused-no-bot = Non c'è un bot simile. Ci sono: { $bots }
refused-no-edition = Questa casa non ha quest'edizione.
refused-bad-players = Questo gioco si gioca in { $seats }.
refused-bad-setting = Non può essere: { $reason }
refused-not-stored = Non è stato possibile salvare. Nulla è cambiato; riprova tra poco.
refused-fault = Qualcosa è andato storto da parte nostra. Nulla è perduto.

## Quick phrases, which each reader gets in the own language

phrase-hello = Buonasera a tutti.
phrase-good-luck = Buona fortuna. Vi servirà.
phrase-well-played = Ben giocato.
phrase-thanks = Non lo dimenticherò.
phrase-sorry = Niente di personale.
phrase-hurry = La polizia arriverà prima che tu decida.
phrase-thinking = Dammi un momento.
phrase-really = Ne sei sicuro?
phrase-offer = Parliamo d'affari.
phrase-threat = Sarebbe un peccato se succedesse qualcosa.
phrase-back-soon = Torno subito.
phrase-good-game = Bella partita. Un'altra?

## A new pace, as everybody is told

pace-none = D'accordo: d'ora in poi senza orologio.
pace-live = D'accordo: d'ora in poi dal vivo. La riserva di ognuno è di { $bank }; ogni mossa ridà { $refill }.
pace-slow = D'accordo: d'ora in poi con calma. La riserva di ognuno è di { $bank }; ogni mossa ridà { $refill }.
duration-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
duration-hours = { $count ->
    [one] un'ora
   *[other] { $count } ore
}
duration-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
duration-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}

## Why a table was closed

closed-owner = Chi ha aperto questo tavolo lo ha chiuso.
closed-expired = Nessuno è venuto in tempo, e il tavolo è stato chiuso.
closed-brought = Questa partita è stata portata per essere guardata.
closed-fault = Qualcosa nel registro di questo tavolo non si può leggere. Nulla è perduto: chi tiene la casa può scoprire perché, e qui puoi ricominciare con le stesse persone.
closed-rules = Le regole sono cambiate da quando la partita è cominciata, e con le nuove non può continuare. Nulla è perduto: una casa con le vecchie regole può aprirla, e qui potete ricominciare con le stesse persone.

## Calls to the table

call-turn = { $name }, tocca a te a { $game }: { $link }
call-test = Così ti chiamerà Malavita.
