### The table of Criminals in the browser. Every key is in en, it and fr, with the same variables.

headline = Giro { $round } · mossa { $move }
dollars = ${ $amount }
targets = Bersagli
targets-help = la fila più forte prende i punti
targets-open = tutte le carte scoperte
# $points: what the target is worth as far as these eyes can tell
now = ora { $points }
now-secret = Conta una carta coperta che conosci solo tu
worth = vale { $points }
hidden-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
sum = = { $sum }
sum-unsure = = { $sum } + ?
remove = via
empty = vuoto
paid = ${ $price } pagati
paid-short = pagato
passed = passa
no-gang = Senza gang
no-gang-low = senza gang
in-purse = restano nel tuo borsellino
step-1 = Paga un covo
step-2 = Scegli chi ingaggiare
step-3 = Piazzalo
down-price = coperto +$1
notebook = Taccuino

## The question bar; the stroke says where the strong part begins

bar-recruit = Hai ${ $money }: |scegli un covo, o passa
bar-recruit-poor = Hai ${ $money }: |nessun covo costa così poco, passi
bar-hire = Hai pagato ${ $price } al covo { $hideout }: |scegli chi ingaggiare
bar-place = Hai ingaggiato { $card }: |scegli dove piazzare la carta
bar-pickpocket = { $card } a { $target }: |prendi $2 dalla banca?
bar-kill = { $card } a { $target }: |scegli chi se ne va
bar-spy = { $card } a { $target }: |scegli un bersaglio o un covo da guardare
bar-move = { $card } a { $target }: |scegli dove vanno gli altri
bar-over = La partita è finita.|
bar-wait-recruiting = { $name } |sceglie un covo
bar-wait-choosing = { $name } |sceglie uno scagnozzo
bar-wait-placing = { $name } |piazza uno scagnozzo
bar-wait-over = La partita è finita.|
hint-recruit = Chi paga non torna indietro: le vedi tutte, ne ingaggi una
hint-hire = { $others ->
    [0] È rimasto solo questo
    [one] L’altra carta torna coperta
   *[other] Le altre { $others } tornano coperte
}
hint-place = Coperto costa $1 e nasconde il livello
hint-place-boss = Il Boss non va mai coperto
hint-pickpocket = Niente è ancora definitivo
hint-kill = Niente è ancora definitivo
hint-spy = Solo tu vedrai le carte
hint-move = Niente è ancora definitivo
sure-pass = Passi? In questa partita non avrai altri turni.
sure-own = { $count ->
    [one] Il tuo scagnozzo lì lascia la partita. Procedi?
   *[other] I tuoi { $count } scagnozzi lì lasciano la partita. Procedi?
}
pick-recruit = Tocca un covo
pick-hire = Tocca uno scagnozzo
pick-place = Tocca un bersaglio
pick-pickpocket = Prendi il denaro?
pick-kill = Tocca un nome
pick-spy = Tocca un bersaglio o un covo
pick-move = Tocca un bersaglio
pass-short = Passa
left-short = restano
spy-targets = Un bersaglio
spy-hideouts = Un covo
seen = Visto

## Face-up or face-down

face-legend = Come piazzarlo
face-up = Scoperto
face-up-plain = gratis, lo vedono tutti
face-up-acts = gratis, può agire: { $kind }
face-down = Coperto
face-down-help = $1, senza azione, nascosto fino alla fine
face-down-no-room = Nessun bersaglio libero
face-down-from = carta coperta dal covo { $hideout }

## Why something is locked, in three words

lock-too-poor = Troppo caro
lock-boss-not-alone = Solo se è solo
lock-no-place = Nessun posto
lock-boss-face-down = Mai coperto
lock-occupied-face-down = Occupato
lock-face-down-poor = Niente soldi
lock-accomplice-limit = Solo uno sopra
lock-occupied = Occupato
lock-move-occupied = Occupato

## The inspector

goal-title = Otto bersagli
goal-sub = vince chi ha più punti
goal = Paga per guardare, ingaggia uno scagnozzo, mandalo su un bersaglio. Su ciascuno la somma di livelli più alta prende i punti; ogni gang paga chi la guida da solo.
# $kind: special; $gangs: one or two, or none
card-about = { $kind } · livello { $level } · { $gangs }
modifier-help = Cambia il valore del suo bersaglio di { $change }.
down-help = Coperto, $1: nasconde il livello, niente azione.
target-worth = { $name }, vale { $points }
nobody-leads = Qui nessuno mostra forza
leads = { $count ->
    [one] In testa { $names } con { $strength }
   *[other] Alla pari { $names } con { $strength }
}
worth-changed = Stampato { $printed }; con i modificatori che vedi fa { $points }.
hidden-there = { $count ->
    [one] Qui c’è una carta coperta.
   *[other] Qui ci sono { $count } carte coperte.
}
cards-there = { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}
hideout-help = { $count ->
    [0] Non è rimasto nessuno.
   *[other] Costa $1 per ogni carta. Le vedi tutte e ne ingaggi esattamente una.
}
hidden-card = Scagnozzo coperto
hidden-whose = di { $name }, dal covo { $hideout }
hidden-help = Solo chi l’ha piazzato sa chi è, fino alla fine; una Spia può guardare.

## The log

log-passed = { $name }: passa con ${ $money }
log-looks = { $name }: covo { $hideout }, ${ $price }
log-nobody = { $name }: covo { $hideout }, ${ $price }, nessuno va bene
log-down = { $name }: covo { $hideout }, ${ $price }, coperto a { $target }
log-up = { $name }: covo { $hideout }, ${ $price }, { $what } a { $target }
log-kill = { $name }: covo { $hideout }, ${ $price }, { $what } a { $target } contro { $victim }
log-swap = { $name }: covo { $hideout }, ${ $price }, { $what } a { $target }, gli altri a { $to }
log-pocket = { $name }: covo { $hideout }, ${ $price }, { $what } a { $target }, +${ $money }
log-level = livello { $level }
log-target = { $several ->
    [0] { $target }: nessuno
    [one] { $target }: { $names } +{ $each }
   *[other] { $target }: { $names } +{ $each } ciascuno
}
log-gang = { $several ->
    [0] { $gang }: nessuno guida da solo
   *[other] { $gang }: { $names } +{ $points }
}
log-ended = { $several ->
    [one] Vince { $names } con { $score }
   *[other] Vincono insieme { $names } con { $score }
}

## The notebook

notes-title = Che cosa hai visto
notes-only-you = solo tu
notes-none = Ancora niente. Quello che guardi viene annotato qui.
notes-off = Questo tavolo gioca senza taccuino.
notes-in-hand = { $count ->
    [one] { $count } carta · ora in mano tua
   *[other] { $count } carte · ora in mano tua
}
notes-left = { $count ->
    [0] non ne resta nessuna · vista alla mossa { $move }
    [one] ne resta una · vista alla mossa { $move }
   *[other] ne restano { $count } · viste alla mossa { $move }
}
notes-is = è la carta di { $name } a { $target }
notes-one-is = una è la carta di { $name } a { $target }
notes-killed = una è stata eliminata, non vista
notes-certain = non toccato da allora: certo
notes-never = Mai visti
notes-out = fuori { $count }

## The score, with reasons

why-worth = vale { $worth }
# $printed: value on the card; $change: sum of the modifiers
why-worth-changed = { $printed } { $change } = { $worth }
why-target = { $several ->
    [0] { $worth }; nessuno è venuto
    [one] { $worth }; più forte con { $most }: { $names }
   *[other] { $worth }; alla pari con { $most }: { $names }
}
why-gang = { $several ->
    [0] nessun membro sul tavolo
    [one] più membri, { $most }: { $names }
   *[other] { $names } ne hanno { $most } a testa: nessuno guida da solo
}

## The table in words, and the small table

text-players = Giocatori
text-turn = Adesso:
text-target = Bersaglio
text-nobody = nessuno
text-hidden = coperto: { $card }
text-hideouts = Covi
phone-slot = { $count ->
    [0] { $name } a { $target }: nessuno
    [one] { $name } a { $target }: una carta
   *[other] { $name } a { $target }: { $count } carte
}
phone-at = { $name } a { $target }

## The rules panel

rules-setup = Preparazione
rules-turn = Il turno
rules-hiring = Ingaggiare
rules-placing = Piazzare
rules-actions = Azioni
rules-counting = Il conto

## How this table works

help-1 = Nel tuo turno paga un covo: $1 per ogni carta che contiene. Le guardi tutte e ne ingaggi una.
help-2 = Mandala su uno degli otto bersagli, nella tua fila: scoperta, o coperta per $1 in più.
help-3 = Alcuni scagnozzi agiscono se piazzati scoperti: rubano, colpiscono, spiano, scambiano, si uniscono.
help-4 = Quando i soldi sono pochi, passa. Quando tutti sono passati, le carte coperte si girano.
help-5 = Su ogni bersaglio la somma di livelli più alta prende i punti. Guidare una gang da soli ne porta qualcuno in più.
key-1 = A–I|covi
key-2 = 1–5|carte del ventaglio
key-3 = 2–9|bersagli
key-4 = F|scoperto o coperto
key-5 = P|passa
key-6 = 0|nessuno, niente

## Una mossa, come la si racconta dopo

act-passed = { $name } passa con ${ $money }
act-looked = { $name } guarda nel covo { $hideout }
act-hidden = { $name } nasconde qualcuno: { $target }
act-killed = { $name }: { $kind } elimina il { $strength } di { $victim }
act-boss = { $name } ingaggia { $kind } per ${ $price }
act-special = { $name } manda { $kind }: { $target }
act-raises = { $name }: { $target } sale di { $points }
act-sinks = { $name }: { $target } scende di { $points }
act-placed = { $name } manda un { $level }: { $target }
removed = { $strength } eliminato
