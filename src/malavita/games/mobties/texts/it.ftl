### Mob Ties. Every key is in en, it and fr, with the same variables; tests/games/mobties/test_words.py sees to it.
### Names come in as they are ($seat, $place, $gangster, $card): no sentence may depend on their first letter or gender.

## The game

title = Mob Ties
tagline = Prometti qualsiasi cosa. Alle giuste condizioni, qualcuna vincola davvero.
reason-heat = Il livello sbirri è salito per la terza volta.
reason-truce = Le famiglie hanno proclamato una tregua.
reason-undercover = L’agente infiltrato ha messo dentro abbastanza gangster.

phase-setup = Preparazione
phase-election = Elezione
phase-business = Affari
phase-movement = Movimento
phase-agents = Agenti
phase-action = Azione
phase-rescue = Riscatto
phase-heat = Livello sbirri
phase-over = partita finita

terms-honor = Onore tra i Ladri
terms-honor-help = Un patto con del denaro vincola. Le promesse senza denaro non vincolano nessuno.
terms-all_bets = Tutto è Possibile
terms-all_bets-help = Nessun patto vincola. Il denaro già passato di mano resta dov’è.

# $thousands: thousands of dollars
money = { $thousands }.000 $
money-none = 0 $

## Places

place-docks = Il Molo
place-kittys = Da Kitty
place-mansion = La Villa del Don
place-little_italy = Little Italy
place-butcher = La Macelleria
place-restaurant = Il Ristorante
place-streets = Le strade
place-jail = La Prigione
place-morgue = L’Obitorio
place-airstrip = La Pista
place-gone = fuori dal gioco
place-aside = messo da parte

## Gangsters

gangster-capo = Capo
gangster-hit_man = Sicario
gangster-made_man = Mafioso
gangster-associate = Complice
gangster-driver = Autista
gangster-soldier = Fante
gangster-second_soldier = secondo Fante
gangster-sicilian = Siciliano

role-agent = agente infiltrato
role-gangster = gangster

## Favor cards

class-attack = Attacco
class-wound = Ferita
class-murder = Assassinio
class-drive_by = Sparatoria
class-shanked = Accoltellato
class-defense = Difesa
class-weapon = Arma
class-specialty = Specialità

card-deal_gone_bad = Affare andato male
card-bar_brawl = Rissa al bar
card-car_bomb = Autobomba
card-drive_by = Sparatoria
card-shanked = Accoltellato
card-broken_legs = Gambe spezzate
card-meat_grinder = Tritacarne
card-cement_shoes = Scarpe di cemento
card-little_league = Partita dei ragazzini
card-poisoned_spaghetti = Spaghetti avvelenati
card-fed_to_pigs = In pasto ai maiali
card-piano_wire = Corda di pianoforte
card-hit_the_floor = A terra!
card-bodyguard = Guardia del corpo
card-bulletproof_vest = Giubbotto antiproiettile
card-gang_doctor = Medico della gang
card-pistol = Pistola
card-shotgun = Fucile
card-tommy_gun = Mitra
card-dynamite = Dinamite
card-tony_goldstein = Tony Goldstein
card-crooked_judge = Giudice corrotto
card-trunk_tip = Qualcosa nel bagagliaio
card-getaway = Fuga
card-shakedown = Pizzo
card-wiretap = Intercettazione
card-call_in_favor = Riscuoti un favore
card-blackmail = Ricatto

card-deal_gone_bad-help = Attacco a un avversario che sta dove sta un tuo gangster.
card-bar_brawl-help = Attacco a un avversario che sta dove sta un tuo gangster.
card-car_bomb-help = Attacco a un avversario che sta dove sta un tuo gangster.
card-drive_by-help = Tutti quelli per strada sono attaccati, uno dopo l’altro, anche i tuoi.
card-shanked-help = Un avversario perde un gangster in Prigione. Non c’è difesa.
card-broken_legs-help = Attacco di un Capo o di un Mafioso.
card-meat_grinder-help = Attacco di un Capo o di un Mafioso.
card-cement_shoes-help = Attacco di un Capo o di un Mafioso.
card-little_league-help = Attacco di un Capo o di un Sicario.
card-poisoned_spaghetti-help = Attacco di un Capo o di un Sicario.
card-fed_to_pigs-help = Attacco di un Capo o di un Sicario.
card-piano_wire-help = Attacco di un Capo o di un Sicario.
card-hit_the_floor-help = Ferma un attacco del suo livello o inferiore.
card-bodyguard-help = Ferma un attacco del suo livello o inferiore.
card-bulletproof_vest-help = Ferma un attacco del suo livello o inferiore.
card-gang_doctor-help = Ferma un attacco del suo livello o inferiore.
card-pistol-help = Toglie agenti da un luogo dove sta un tuo gangster.
card-shotgun-help = Toglie agenti da un luogo dove sta un tuo gangster.
card-tommy_gun-help = Toglie agenti da un luogo dove sta un tuo gangster.
card-dynamite-help = Toglie agenti da un luogo dove sta un tuo gangster.
card-tony_goldstein-help = Un tuo gangster lascia la Prigione per le strade, gratis.
card-crooked_judge-help = Un gangster di chiunque lascia la Prigione per le strade.
card-trunk_tip-help = Arrivano agenti dove sta un gangster avversario.
card-getaway-help = Un tuo gangster va dovunque ci sia posto.
card-shakedown-help = Un avversario che sta con te in un luogo ti paga.
card-wiretap-help = Guarda una volta la mano di un avversario.
card-call_in_favor-help = Pesca carte Favore e tienile tutte.
card-blackmail-help = Prima dei voti di una prova: il tuo voto vale di più.

## Agent cards

# $count: agents
fed-place = { $place } +{ $count }
fed-fbi_raid = Irruzione dell’FBI
fed-turn_things_around = Ribaltare le cose

## Respect tests

test-election = elezione
test-racket = racket
test-arrest = arresto
vote-nobody = nessuno

## Questions: $cash is your own

question-place = Quale gangster piazzi, e dove?
# $test: election, racket or arrest; $votes: what your vote counts
question-talk = { $test ->
    [election] Chi porterà l’anello? Parlatene. Il tuo voto vale { $votes }.
    [racket] A chi va il racket ({ $place })? Parlatene. Il tuo voto vale { $votes }.
   *[arrest] Qualcuno sarà arrestato ({ $place }). Parlatene. Il tuo voto vale { $votes }.
}
question-ballot = { $test ->
    [election] Chi sarà il Don? Il tuo voto vale { $votes }.
    [racket] Chi avrà il racket ({ $place })? Il tuo voto vale { $votes }.
   *[arrest] Chi sarà arrestato ({ $place })? Il tuo voto vale { $votes }.
}
# $here: no if nobody stood in the Mansion in the first turn
question-tie = { $test ->
    [election] { $here ->
        [yes] L’elezione è in parità. Chi porta l’anello?
       *[no] Nella Villa non c’è nessuno. Nomini tu il Don.
    }
    [racket] Il racket è in parità ({ $place }). Chi lo prende?
   *[arrest] L’arresto è in parità ({ $place }). Chi perde?
}
question-terms = Porti l’anello: giri il segnalino delle trattative?
question-give = A chi dai una delle tue due carte?
# $gift: none, don or receiver; $seat: who gets the other card
question-keep = { $gift ->
    [none] Quale carta tieni? L’altra va in fondo al mazzo.
    [don] Quale carta tieni? L’altra va a { $seat }.
   *[receiver] Quale carta prendi? L’altra va a { $seat }.
}
# $amount: the racket; $count: Agent cards to be seen
question-bribe = { $count ->
    [one] Il Ristorante è tuo: { $amount }, o uno sguardo alla prossima carta Agente?
   *[other] Il Ristorante è tuo: { $amount }, o uno sguardo alle prossime { $count } carte Agente?
}
question-shop = Compri una carta Favore per { $price }, o ne scambi due? Hai { $cash }.
# $which: first or second
question-discard = { $which ->
    [first] Quale carta scarti per prima?
   *[second] Quale altra carta scarti?
}
question-move = Quale gangster si muove?
question-to = Dove va il tuo { $gangster }?
question-raid = L’FBI fa irruzione. Più luoghi hanno lo stesso rispetto: quale colpisce?
# $last: yes for the loser of an arrest test; $count: agents there
question-shoot = { $last ->
    [yes] { $place }, agenti: { $count }. Spari, o consegni un gangster?
   *[no] Spari agli agenti?
}
# $how: arrest or death
question-lose = { $how ->
    [arrest] Chi va in Prigione ({ $place })?
   *[death] Chi muore ({ $place })?
}
question-act = Tocca a te agire. Che cosa fai?
question-target = Chi colpisce { $card }, e dove?
question-victim = Contro chi giochi { $card }?
question-free = Chi lascia la Prigione?
question-piece = Per quale gangster giochi { $card }?
question-tip = Dove arrivano gli agenti?
question-drive = Dove va il tuo Autista, e con chi?
# $aimed: yes if one gangster is aimed at; $level: of the attack
question-defend = { $aimed ->
    [yes] { $card } (livello { $level }) contro il tuo { $gangster } ({ $place }): giochi una Difesa?
   *[no] { $card } (livello { $level }) contro di te ({ $place }): giochi una Difesa?
}
question-bail = Per chi paghi la cauzione? Hai { $cash }.
question-accuse = Accusi qualcuno di essere l’agente infiltrato?

## Answers

answer-place-gangster-place = { $gangster }: { $place }
answer-talk-ready = Al voto
answer-talk-blackmail = Gioca Ricatto
# $own: yes if it is the voter
answer-ballot-seat = { $test ->
    [arrest] { $own ->
        [yes] Contro di me
       *[no] Contro { $seat }
    }
   *[other] { $own ->
        [yes] Per me
       *[no] Per { $seat }
    }
}
answer-ballot-abstain = Astensione
answer-tie-seat = { $own ->
    [yes] Io
   *[no] { $seat }
}
answer-terms-leave = Lascia i termini come sono
answer-terms-turn = Gira il segnalino
answer-give-seat = A { $seat }
# $same: yes if both cards are of a kind; $number: 1 or 2
answer-keep-card = { $same ->
    [yes] { $card } ({ $number })
   *[no] { $card }
}
answer-bribe-cash = Prendi { $amount }
answer-bribe-look = { $count ->
    [one] Corrompi lo sbirro e vedi la prossima carta Agente
   *[other] Corrompi lo sbirro e vedi le prossime { $count } carte Agente
}
answer-shop-stop = Basta così
answer-shop-buy = Compra una carta per { $amount }
answer-shop-exchange = Scambia due carte con una
answer-shop-soldier = Assolda un Fante per { $amount }
answer-shop-sicilian = Fai venire il Siciliano per { $amount }
answer-discard-card = { $card }
answer-move-gangster = { $gangster }
answer-move-stay = Non si muove nessuno
answer-to-place = { $place }
answer-raid-place = { $place }
answer-shoot-hold = Non sparare
answer-shoot-card-place = { $card }: { $place }
answer-lose-gangster = { $gangster }
answer-act-end = Fine del turno
answer-act-drive = Manda l’Autista
answer-act-card = Gioca { $card }
answer-target-place-seat = { $seat }: { $place }
answer-victim-seat = { $seat }
answer-free-seat-gangster = { $gangster } di { $seat }
answer-piece-gangster = { $gangster }
answer-tip-place = { $place }
answer-drive-place-alone = { $place }, da solo
answer-drive-place-gangster = { $place }, con { $gangster }
answer-defend-none = Nessuna Difesa
answer-defend-card = { $card }
answer-bail-none = Nessuno
answer-bail-gangster = { $gangster } per { $amount }
answer-accuse-none = Nessuno
answer-accuse-seat = { $seat }

## Events. $known: no if the reader may not know what is secret

event-started = { $seat } piazza per primo. I termini: { $terms }.
event-dealt = { $known ->
    [yes] { $seat } riceve { $cards }.
   *[no] { $count ->
        [one] { $seat } riceve 1 carta Favore.
       *[other] { $seat } riceve { $count } carte Favore.
    }
}
event-role-dealt = { $known ->
    [yes] { $role ->
        [agent] { $seat } è l’agente infiltrato.
       *[gangster] { $seat } è un vero gangster.
    }
   *[no] { $seat } guarda un segnalino nascosto.
}
event-placed = { $seat } piazza { $gangster }: { $place }.
event-turn-began = Turno { $turn }.
event-test-opened = { $test ->
    [election] La Villa elegge un Don: { $seats }.
    [racket] È in palio il racket ({ $place }): { $seats }.
   *[arrest] Qualcuno sarà arrestato ({ $place }): { $seats }.
}
event-ready = { $seat } è al voto.
event-pressed = { $seat } gioca Ricatto.
event-voted = { $seat } ha votato.
# $vote: a name, or nobody; $votes: what it counts
event-ballot-shown = { $seat } vota con { $votes }: { $vote }.
# $any: no if nobody got a vote
event-counted = { $any ->
    [yes] { $tied_count ->
        [0] Il conto: { $votes }.
       *[other] Il conto: { $votes }. È parità.
    }
   *[no] Nessuno ha avuto voti. È parità.
}
event-decided = { $test ->
    [arrest] { $seat } decide la parità contro { $winner }.
   *[other] { $seat } decide la parità per { $winner }.
}
event-no-election = Nella Villa non c’è nessuno. { $don } resta Don.
event-elected = { $seat } è il Don.
event-terms-set = { $seat } stabilisce i termini: { $terms }.
event-drew = { $known ->
    [yes] { $other_there ->
        [yes] { $seat } pesca { $card } e { $other }.
       *[no] { $seat } pesca { $card }.
    }
   *[no] { $count ->
        [0] Non ci sono carte Favore per { $seat }.
        [one] { $seat } pesca una carta Favore.
       *[other] { $seat } pesca { $count } carte Favore.
    }
}
event-kept = { $known ->
    [yes] { $bottom_there ->
        [yes] { $seat } tiene { $card }; in fondo al mazzo va { $bottom }.
       *[no] { $seat } tiene { $card }.
    }
   *[no] { $seat } tiene una carta.
}
event-gave = { $known ->
    [yes] { $seat } dà { $card } a { $to }.
   *[no] { $seat } dà una carta a { $to }.
}
event-paid = { $place }: { $amount } a { $seat }.
event-not-paid = { $place }: non c’è nessuno, non si paga.
event-bribed = { $seat } rinuncia a { $amount } e corrompe lo sbirro.
event-peeked = { $known ->
    [yes] { $seat } vede che cosa arriva: { $cards }.
   *[no] { $count ->
        [0] Non ci sono carte Agente da vedere.
        [one] { $seat } vede la prossima carta Agente.
       *[other] { $seat } vede le prossime { $count } carte Agente.
    }
}
event-bought = { $seat } paga { $amount } per una carta.
event-exchanged = { $known ->
    [yes] { $seat } scarta { $card } e { $other }.
   *[no] { $seat } scarta due carte coperte.
}
event-hired = { $seat } paga { $amount } per { $gangster }.
event-moved = { $seat } muove { $gangster }: { $from } → { $to }.
event-stayed = { $seat } non muove nessuno.
event-fed-drawn = Carta Agente: { $card }.
event-fed-void = { $place }: chiuso, non arrivano agenti.
event-raided = Irruzione dell’FBI: { $place }.
event-turned-around = { $backward ->
    [one] L’ordine della fase Azione è invertito.
   *[other] L’ordine della fase Azione torna normale.
}
event-agents-came = { $count ->
    [one] { $place }: arriva 1 agente, in tutto { $agents }.
   *[other] { $place }: arrivano { $count } agenti, in tutto { $agents }.
}
event-shot = { $seat } gioca { $card } ({ $place }): gli agenti erano { $before }, ora sono { $after }.
event-held-fire = { $seat } non spara.
event-surrounded = { $place }: circondato da { $agents } agenti.
event-saved = { $place }: non è più circondato, nessun arresto.
event-arrested = { $place }: { $gangster } di { $seat } va in Prigione.
event-closed = { $place }: chiuso per sempre.
event-attacked = { $seat } attacca { $victim } con { $card } (livello { $level }): { $place }.
event-drove-by = { $count ->
    [one] { $seat } gioca Sparatoria contro 1 gangster per strada.
   *[other] { $seat } gioca Sparatoria contro { $count } gangster per strada.
}
event-defended = { $gangster_there ->
    [yes] { $seat } salva { $gangster } con { $card }.
   *[no] { $seat } risponde con { $card }.
}
event-undefended = { $seat } non si difende.
event-killed = { $place }: { $seat } uccide { $gangster } di { $victim }.
event-bonus = Primo sangue: { $amount } a { $seat }.
event-shanked = { $seat } fa accoltellare in Prigione uno di { $victim }.
event-drove = { $passenger_there ->
    [yes] { $seat } guida con { $passenger }: { $from } → { $to }.
   *[no] { $seat } guida senza passeggeri: { $from } → { $to }.
}
event-freed = { $card }, giocata da { $seat }: { $gangster } di { $owner } esce di Prigione.
event-tipped = { $seat } fa una soffiata ({ $place }): altri agenti { $count }.
event-got-away = { $seat } mette al sicuro { $gangster }: { $from } → { $to }.
event-shook-down = { $seat } estorce a { $victim }: { $amount }.
event-tapped = { $known ->
    [yes] { $count ->
        [0] { $seat } intercetta { $victim }: nessuna carta.
       *[other] { $seat } intercetta { $victim }: { $cards }.
    }
   *[no] { $seat } intercetta { $victim }.
}
event-called-in = { $count ->
    [one] { $seat } riscuote un favore: 1 carta.
   *[other] { $seat } riscuote un favore: { $count } carte.
}
event-passed = { $seat } ha finito.
event-bailed = { $seat } paga { $amount }: { $gangster } esce di Prigione.
event-accused = { $right ->
    [one] { $seat } paga { $amount } e accusa { $suspect }: l’agente infiltrato è scoperto.
   *[other] { $seat } paga { $amount } e accusa { $suspect }: sbagliato.
}
event-heat-rose = { $heat ->
    [4] Il livello sbirri sale per la terza volta.
   *[other] Il livello sbirri sale a { $heat }.
}
# $jail: gangsters that were in Jail; $morgue: those that stay in the Morgue
event-cleared = Dei gangster escono dal gioco. Dalla Prigione: { $jail }. Ancora in Obitorio: { $morgue }.
event-reshuffled = Le carte Favore scartate vengono rimescolate: { $count }.
event-feds-reshuffled = Le carte Agente scartate vengono rimescolate: { $count }.
event-scored = { $seat }: contanti { $cash }, gangster { $gangsters }, in tutto { $total }.
event-ended = { $seats_count ->
    [one] { $seats } vince con { $total }.
   *[other] { $seats } dividono la vittoria con { $total } a testa.
}

## Refusals

# $question: the question that is asked now
refusal-wrong-question = { $question ->
    [place] Prima piazza un gangster.
    [talk] Prima di’ se sei al voto.
    [ballot] Prima vota.
    [tie] Prima decidi la parità.
    [terms] Prima stabilisci i termini.
    [give] Prima di’ chi riceve una carta.
    [keep] Prima scegli una carta.
    [bribe] Prima scegli tra il denaro e lo sguardo.
    [shop] Prima di’ se compri o scambi.
    [discard] Prima scegli le carte da scartare.
    [move] Prima di’ chi si muove.
    [to] Prima di’ dove va il tuo gangster.
    [raid] Prima di’ quale luogo è colpito.
    [shoot] Prima di’ se spari.
    [lose] Prima di’ chi perdi.
    [act] Prima di’ che cosa fai in questo turno.
    [target] Prima di’ chi attacchi.
    [victim] Prima scegli un avversario.
    [free] Prima di’ chi lascia la Prigione.
    [piece] Prima scegli un gangster.
    [tip] Prima di’ dove arrivano gli agenti.
    [drive] Prima di’ dove va il tuo Autista.
    [defend] Prima di’ se ti difendi.
    [bail] Prima di’ per chi paghi la cauzione.
   *[accuse] Prima di’ se accusi qualcuno.
}
refusal-place-closed = Chiuso per il resto della partita: { $place }.
refusal-place-full = Non c’è posto, i gangster sono già { $count }: { $place }.
refusal-already-placed = Già sul tabellone: { $gangster }.
refusal-pressed-before = Hai già giocato Ricatto in questa prova.
refusal-no-such-card = Non hai in mano { $card }.
refusal-not-present = { $seat } non partecipa a questa prova.
refusal-not-tied = { $seat } non è tra i pari.
refusal-no-neighbor = { $seat } non sta con te in nessun luogo.
refusal-two-cards-needed = { $count ->
    [one] Per uno scambio servono due carte, ne hai 1.
   *[other] Per uno scambio servono due carte, ne hai { $count }.
}
refusal-nobody-to-hire = Non c’è nessuno da assoldare.
refusal-too-little-money = Costa { $amount }, hai { $cash }.
refusal-no-card-left = Non ci sono più carte Favore da pescare.
refusal-no-second-card = Hai una sola carta { $card }.
refusal-must-move = Devi muovere un gangster.
refusal-duty = Hai promesso qualcosa che puoi ancora fare adesso.
refusal-not-free = Non si trova in nessuno dei sette luoghi: { $gangster }.
refusal-nowhere-to-go = Non ha dove andare: { $gangster }.
refusal-airstrip-closed = La Pista non è aperta.
refusal-already-there = Si trova già lì ({ $place }): { $gangster }.
refusal-deal-forbids-move = Il tuo patto ti vieta di andarci: { $place }.
refusal-not-raided = C’è un luogo con più rispetto, o non ancora colpito: non { $place }.
refusal-shoot-here-only = Ora contano solo questi agenti: { $place }.
refusal-nobody-of-yours = Lì non c’è nessun tuo gangster: { $place }.
refusal-no-agents = Lì non ci sono agenti a cui sparare: { $place }.
refusal-not-there = Non si trova lì ({ $place }): { $gangster }.
refusal-not-now = Ora non si può giocare { $card }.
refusal-nothing-to-do = Ora non servirebbe a niente: { $card }.
refusal-driven-before = Il tuo Autista ha già guidato in questo turno.
refusal-no-gangster = Senza un gangster sul tabellone non puoi attaccare.
refusal-nobody-to-attack = Non trova nessuno da attaccare: { $card }.
refusal-jail-only = Colpisce solo in Prigione: { $card }.
refusal-not-in-jail = Non si gioca in Prigione: { $card }.
refusal-no-opponent-there = { $seat } lì non ha nessuno: { $place }.
refusal-deal-forbids-attack = Il tuo patto ti vieta di attaccare { $seat }.
refusal-no-user-there = Nessuno dei tuoi lì può usare { $card }: { $place }.
refusal-no-such-opponent = { $seat } non è un tuo avversario a questo tavolo.
refusal-tip-nobody = { $card }: lì serve un gangster avversario, { $place }.
refusal-streets-only = Il tuo Autista va nelle strade, o dalle strade a un luogo.
refusal-too-weak = { $card } non ferma un attacco di livello { $level }.
refusal-no-suspect = Non puoi accusare { $seat }.

## Options

option-terms = Trattative
option-terms-honor = Onore tra i Ladri: i patti con denaro vincolano
option-terms-all_bets = Tutto è Possibile: niente vincola
option-movement_mandatory = Movimento
option-movement_mandatory-off = nessuno è obbligato a muovere
option-movement_mandatory-on = chi può deve muovere
option-lone_must_move = Un gangster solo
option-lone_must_move-off = può restare
option-lone_must_move-on = deve muoversi
option-close_immediately = Un luogo circondato che un arresto svuota
option-close_immediately-off = resta aperto fino alla prossima fase Agenti
option-close_immediately-on = chiude subito
option-drive_by_spares_own = Una Sparatoria
option-drive_by_spares_own-off = colpisce anche i tuoi gangster
option-drive_by_spares_own-on = risparmia i tuoi gangster
option-shanked_needs_inmate = Accoltellato
option-shanked_needs_inmate-off = non richiede nessuno in Prigione
option-shanked_needs_inmate-on = richiede un tuo gangster in Prigione
option-raid_never_same_place_twice = Una seconda Irruzione nel turno
option-raid_never_same_place_twice-off = può colpire lo stesso luogo
option-raid_never_same_place_twice-on = colpisce sempre un altro luogo
option-cash_hidden = Il denaro
option-cash_hidden-off = è visibile a tutti
option-cash_hidden-on = è nascosto
option-whispers = I bisbigli
option-whispers-on = sono permessi
option-whispers-off = non sono permessi
option-secret_ballots = I voti
option-secret_ballots-on = sono segreti e si scoprono insieme
option-secret_ballots-off = sono palesi, uno dopo l’altro
option-weapons_window = Le Armi si giocano
option-weapons_window-beside_agents = dovunque ci siano agenti
option-weapons_window-surrounded = solo nei luoghi circondati
option-truce = Tregua dopo il turno 40 (regola della casa)
option-truce-on = finisce la partita
option-truce-off = arriva solo dopo il turno 400
option-don_sets_terms = Il Don e i termini (regola della casa)
option-don_sets_terms-off = i termini restano come sono
option-don_sets_terms-on = ogni Don può girare il segnalino
option-undercover = Agente infiltrato (regola della casa)
option-undercover-off = tutti sono veri gangster
option-undercover-on = uno lavora per i federali
option-soldiers = I Fanti (regola della casa)
option-soldiers-off = restano nella scatola
option-soldiers-on = si possono assoldare
option-sicilian = Il Siciliano (regola della casa)
option-sicilian-off = resta nella scatola
option-sicilian-on = si può far venire
option-escape = Fuga dalla città (regola della casa)
option-escape-off = la Pista non si usa
option-escape-on = conta solo chi raggiunge la Pista

## Where money comes from

score-cash = Contanti
score-gangster = In gioco: { $gangster }

## Rules: setting up

rule-R1 = Si gioca in tre, fino a sei.
rule-R2 = Ognuno prende una famiglia di cinque: Capo, Sicario, Mafioso, Complice e Autista.
rule-R3 = Si mescolano i due mazzi. Il livello sbirri è 1, e non ci sono ancora agenti.
rule-R4 = Il numero dei giocatori fissa i racket e le mani. Tutti cominciano con 25.000 $.
rule-R5 = Il tavolo sceglie Onore tra i Ladri o Tutto è Possibile.
rule-R6 = Il caso nomina il primo giocatore.
rule-R7 = A turno, ognuno piazza un gangster alla volta nei sei luoghi principali, al massimo cinque per luogo, mai nelle strade.
rule-R8 = La banca paga e incassa in migliaia di dollari, e non si esaurisce mai. Nessuno scende sotto 0 $.

## Rules: the turn

rule-R9 = Un turno ha sette fasi: Elezione, Affari, Movimento, Agenti, Azione, Riscatto, Livello sbirri.
rule-R10 = Il primo turno non ha Affari né Movimento.
rule-R11 = In ordine vuol dire dal Don in senso orario.

## Rules: respect tests

rule-R12 = La tua forza in un luogo è il rispetto dei tuoi gangster lì.
rule-R13 = Chi è presente vota, con tutta la sua forza lì, per o contro uno dei presenti, o si astiene.
rule-R14 = Nelle elezioni e per i racket vince chi ha più voti. Negli arresti perde.
rule-R15 = Il Don decide le parità.
rule-R16 = Nelle elezioni decide il Don uscente; nel primo turno, chi ha piazzato per ultimo.
rule-R17 = Chi è solo vince, o perde, senza votare.
rule-R18 = Non ci sono prove nelle strade né in Prigione.

## Rules: Election

rule-R19 = La Villa elegge il Don, che porta l’anello fino alla prossima elezione.
rule-R20 = Se nella Villa non c’è nessuno il Don resta, senza carte; nel primo turno lo nomina chi ha piazzato per ultimo.
rule-R21 = Il nuovo Don pesca due carte Favore, ne tiene una e ne dà una a chi sta con lui in un luogo.
rule-R22 = Se nessuno sta con lui, pesca una sola carta.
rule-R23 = Se un patto lo dice, chi riceve vede le due carte e sceglie.
rule-R24 = Chiusa la Villa, niente più elezioni né carte per il Don, che resta Don.

## Rules: Business

rule-R25 = I racket si giocano uno per uno: Molo, Da Kitty, Little Italy, Macelleria, Ristorante. La banca paga il vincitore.
rule-R26 = Un luogo vuoto non paga.
rule-R27 = I pari possono accordarsi su una spartizione; altrimenti il Don ne sceglie uno.
rule-R28 = Il Don può chiedere qualcosa in cambio.
rule-R29 = Chi vince da solo il Ristorante può invece corrompere lo sbirro: vede tante carte Agente quanto il livello sbirri.
rule-R30 = Può raccontarle, venderle o mentire, ma mai mostrarle.
rule-R31 = Poi, in ordine, ognuno può comprare: 25.000 $, pesca due carte Favore, ne tiene una, l’altra va in fondo al mazzo.
rule-R32 = Oppure scambiare: scarta due carte, ne pesca due, ne tiene una, l’altra va in fondo al mazzo.
rule-R33 = In nessun’altra fase si compra o si scambia.

## Rules: Movement

rule-R34 = In ordine, ognuno può muovere un gangster da uno dei sette luoghi a un altro.
rule-R35 = Non si entra in un luogo chiuso, né dove ce ne sono già cinque. Nelle strade c’è sempre posto.
rule-R36 = Con due o più gangster, tutti in un luogo, devi muoverne uno, se puoi.
rule-R37 = I prigionieri non si muovono.

## Rules: Agents

rule-R38 = Si pescano tante carte Agente quanto il livello sbirri, una alla volta.
rule-R39 = Una carta porta agenti nel suo luogo. Se è chiuso, la carta è nulla.
rule-R40 = L’Irruzione dell’FBI porta quattro agenti nel luogo principale con più rispetto.
rule-R41 = Tra luoghi pari sceglie il Don; l’Irruzione seguente del turno colpisce quelli non ancora colpiti.
rule-R42 = Ribaltare le cose inverte l’ordine della fase Azione di questo turno; una seconda lo ripristina.
rule-R43 = Quattro agenti circondano un luogo. Le strade mai.
rule-R44 = Dopo l’ultima carta, i luoghi circondati si risolvono in senso orario dal Molo.
rule-R45 = Un luogo circondato e vuoto chiude per sempre.
rule-R46 = In un luogo circondato con dei gangster c’è una prova d’arresto.
rule-R47 = Chi perde spara finché restano al massimo tre agenti, o un suo gangster lì va in Prigione.
rule-R48 = Chi sta accanto ad agenti può giocare Armi lì; ognuna ne toglie fino al suo numero.
rule-R49 = Con tre agenti o meno nessuno è arrestato.
rule-R50 = Le Armi che non bastano sono comunque spese.
rule-R51 = Gli agenti restano finché non vengono tolti o il luogo chiude.
rule-R52 = Un arresto a turno per ogni luogo circondato.
rule-R53 = Un prigioniero non vota, non si muove, non agisce e non conta, ma è ancora in gioco.

## Rules: Action

rule-R54 = In ordine, ognuno gioca quante carte vuole, una dopo l’altra, e guida una volta.
rule-R55 = Per attaccare gioca la carta e nomina un avversario e un luogo dove avete tutti e due un gangster.
rule-R56 = Gli Attacchi li usa chiunque; le Ferite un Capo o un Mafioso, gli Assassinii un Capo o un Sicario.
rule-R57 = Il bersaglio può rispondere con una sola carta Difesa di livello almeno pari.
rule-R58 = Senza difesa il bersaglio perde lì un gangster, a sua scelta.
rule-R59 = Tutte le carte giocate si scartano.
rule-R60 = Si può attaccare nelle strade; in Prigione solo con Accoltellato.
rule-R61 = Le carte speciali fanno quello che c’è scritto.
rule-R62 = La prima uccisione del primo turno frutta 25.000 $.
rule-R63 = Una volta nel tuo turno il tuo Autista va da un luogo alle strade o viceversa, da solo o con un passeggero, se c’è posto.
rule-R64 = L’Autista guida prima, tra o dopo gli attacchi, mai nel turno di un altro.
rule-R65 = Le carte Specialità sono per il tuo turno, se non dicono altro.
rule-R66 = Senza un gangster nei sette luoghi non puoi attaccare.

## Rules: Rescue and Heat

rule-R67 = In ordine, ognuno può pagare la cauzione dei suoi prigionieri, che sono subito nelle strade.
rule-R68 = Quando in Prigione e Obitorio ci sono tanti gangster quanti i giocatori, il livello sbirri sale, e altrettanti escono dal gioco, prima dalla Prigione.
rule-R69 = Gli altri restano in Obitorio e contano per la prossima volta. Il livello può salire più volte.
rule-R70 = La terza salita finisce la partita, alla fine della fase.
rule-R71 = Chi è uscito dal gioco non torna.

## Rules: the end

rule-R72 = Contano i tuoi contanti, e 25.000 $ per ogni punto di rispetto nei sette luoghi.
rule-R73 = Vince chi ha più denaro; poi più rispetto in gioco; poi il Don; altrimenti la vittoria è divisa.

## Rules: cards and promises

rule-R74 = Le mani sono segrete. Si può dire di tutto, ma nessuna carta si mostra.
rule-R75 = Le carte in mano non si scambiano.
rule-R76 = Se il mazzo Favore è vuoto e serve una carta, si rimescolano gli scarti.
rule-R77 = Si può promettere qualsiasi cosa in qualsiasi momento.
rule-R78 = Onore tra i Ladri: un patto con del denaro non si può sciogliere.
rule-R79 = Tutto è Possibile: nessun patto vincola.
rule-R80 = I patti senza denaro non vincolano mai.

## Deals: what is promised

# $who, $whom: players; $amount: money; $when: the condition; $number: a term of the same deal; $seat, $victim: players
# of the condition; $place: a place; $there: whether one is named
term-pay = { $when ->
    [now] { $who } paga subito { $amount } a { $whom }
    [after] { $who } paga { $amount } a { $whom } appena la promessa { $number } è mantenuta
    [elected] { $who } paga { $amount } a { $whom } se { $seat } vince l’elezione
    [won] { $who } paga { $amount } a { $whom } se { $seat } vince il racket: { $place }
    [arrested] { $there ->
        [yes] { $who } paga { $amount } a { $whom } se { $seat } ci rimette un gangster arrestato: { $place }
       *[no] { $who } paga { $amount } a { $whom } se { $seat } ci rimette un gangster arrestato
    }
   *[killed] { $who } paga { $amount } a { $whom } se { $seat } uccide un gangster di { $victim }
}
term-share = { $who } lascia a { $whom } { $amount } del racket: { $place }
term-split = { $who } prende { $amount } del racket: { $place }
term-vote = { $test ->
    [election] { $who } vota per { $whom } all’elezione
    [racket] { $who } vota per { $whom } al racket: { $place }
   *[arrest] { $own ->
        [yes] { $who } si prende la colpa: { $place }
       *[no] { $who } vota contro { $whom }: { $place }
    }
}
term-tiebreak = { $test ->
    [election] { $who } sceglie { $whom } se l’elezione finisce in parità
    [racket] { $who } sceglie { $whom } se il racket finisce in parità: { $place }
   *[arrest] { $who } sceglie { $whom } se l’arresto finisce in parità: { $place }
}
term-gift = { $chooser ->
    [receiver] { $who }, da Don, lascia scegliere a { $whom } una delle due carte
   *[don] { $who }, da Don, dà una carta a { $whom }
}
# $turn: the number of the turn until whose end it holds
term-peace = { $who } lascia in pace { $whom } fino alla fine del turno { $turn }
term-attack = { $there ->
    [yes] { $who } attacca { $whom }: { $place }
   *[no] { $who } attacca { $whom }
}
term-shoot = { $who } libera la postazione a colpi d’arma: { $place }
term-move = { $way ->
    [to] { $who } sposta qualcuno lì: { $place }
    [out] { $who } sposta qualcuno via da lì: { $place }
   *[not_to] { $who } sta alla larga da lì: { $place }
}
term-tell = { $who } dice a { $whom } che cosa faranno gli agenti
# $text: a player’s own words; $said: whether they are known here
term-word = { $said ->
    [yes] { $who } dà la sua parola: «{ $text }»
   *[no] { $who } dà la sua parola
}

## Deals: questions

# $seat: who offers; $terms: all promises; $deal: its number
question-reply = { $seat } propone: { $terms }. Ci stai?
# $term: what was promised
question-promise = Hai dato la tua parola: { $term }. La mantieni?
question-court = { $test ->
    [election] L’elezione è in parità e decide { $seat }. Che cosa offri?
    [racket] Il racket è in parità e decide { $seat }. Che cosa offri?
   *[arrest] L’arresto è in parità e decide { $seat }. Che cosa offri?
}
question-hire = Che cosa offri, e a chi?
question-hawk = Sai che cosa faranno gli agenti. Lo vendi?

## Deals: answers

answer-act-offer = Proponi un patto
answer-talk-buy-seat-price = { $test ->
    [arrest] Offri { $amount } a { $seat } perché si prenda la colpa
   *[other] Offri { $amount } a { $seat } per il suo voto
}
answer-talk-sell-seat-price = { $test ->
    [arrest] Prenditi la colpa al posto di { $seat }, per { $amount }
   *[other] Vendi il tuo voto a { $seat } per { $amount }
}
answer-talk-buy_with_card-seat = Offri a { $seat } { $amount } e la prima scelta fra le carte del Don, per il suo voto
answer-talk-sell_for_card-seat = Vendi il tuo voto a { $seat } per la prima scelta fra le carte del Don
answer-promise-keep = Mantieni la parola
answer-promise-break = Rimangiatela
answer-reply-accept = Affare fatto
answer-reply-decline = Niente da fare
answer-court-none = Non offrire niente
answer-court-split = Proponi agli altri di dividere in parti uguali
answer-court-choose-seat-price = { $test ->
    [racket] Offrine { $amount } perché si scelga te
    [arrest] Offri { $amount } perché si scelga { $seat }
   *[election] Offri { $amount } perché si scelga { $seat }
}
answer-hire-none = Non offrire niente
answer-hire-sell_peace-seat-price = Prometti a { $seat } la pace per { $amount }
answer-hire-sell_attack-seat-victim = Offri a { $seat } di attaccare { $victim } per { $amount }
answer-hire-buy_peace-seat = Offri { $amount } a { $seat } per la pace
answer-hawk-none = Tienilo per te
answer-hawk-tell-seat-price = Dillo a { $seat } per { $amount }

## Deals: events

# $deal: the number of the deal; $parties: all it concerns
event-deal-offered = Patto { $deal }: { $seat } fa una proposta a { $parties }.
# $number: which promise of the deal; $term: the promise
event-deal-term = Patto { $deal }, { $number }: { $term }.
event-deal-answered = { $says ->
    [accept] Patto { $deal }: { $seat } ci sta.
    [decline] Patto { $deal }: { $seat } rifiuta.
    [withdraw] Patto { $deal }: { $seat } ritira la proposta.
    [counter] Patto { $deal }: { $seat } rilancia con un’altra proposta.
   *[release] Patto { $deal }: { $seat } scioglie gli altri dalla parola data.
}
event-deal-sealed = { $binding ->
    [1] Patto { $deal } concluso: vincola { $parties }.
   *[0] Patto { $deal } concluso sulla sola parola di { $parties }.
}
event-escrowed = { $seat } mette da parte { $amount } per il patto { $deal }.
event-deal-paid = { $seat } paga { $amount } a { $to } per il patto { $deal }.
event-escrow-returned = { $seat } riprende { $amount } dal patto { $deal }.
event-term-ended = { $fate ->
    [kept] Parola mantenuta: { $term }.
    [broken] Parola rimangiata: { $term }.
   *[lapsed] Non se n’è fatto niente: { $term }.
}
event-deal-ended = { $fate ->
    [kept] Il patto { $deal } è stato mantenuto.
    [broken] Il patto { $deal } è stato tradito.
   *[lapsed] Il patto { $deal } è decaduto.
}
event-racket-split = { $seat } prende { $amount } del racket: { $place }.
event-told = { $known ->
    [yes] { $seat } dice a { $to } che cosa faranno gli agenti: { $cards }.
   *[no] { $seat } dice a { $to } che cosa faranno gli agenti.
}

## Deals: refusals

refusal-offered-before = La tua proposta l’hai già fatta; ora di’ che puoi votare.
refusal-no-such-offer = Questa proposta ora non si può fare.
refusal-no-money-to-keep = Non hai il denaro che hai promesso.
refusal-deal-no-such-deal = Il patto { $deal } non è sul tavolo.
refusal-deal-not-a-party = Il patto { $deal } non ti riguarda.
refusal-deal-not-offered = Il patto { $deal } è già concluso.
refusal-deal-no-room = Ci sono troppi patti sul tavolo.
refusal-deal-no-terms = Un patto ha bisogno di almeno una promessa.
refusal-deal-alone = Un patto si fa almeno in due.
refusal-deal-bad-seat = Tra i giocatori nominati c’è chi non gioca qui.
refusal-deal-same-seat = Questo non si può promettere a se stessi.
refusal-deal-bad-amount = Si paga in migliaia intere, e mai meno di 1000 $.
refusal-deal-bad-place = Questa promessa vuole un altro posto.
refusal-deal-bad-turn = Le promesse arrivano alla fine del prossimo turno, non oltre.
refusal-deal-too-late = Una delle promesse non si può più mantenere.
refusal-deal-bad-split = Le parti di una divisione devono fare l’intero racket, per almeno due giocatori, una a testa.
refusal-deal-bad-counter = Un pagamento deve aspettare un’altra promessa dello stesso patto.
refusal-deal-above-racket = È più di quanto rende il racket.
refusal-deal-cannot-pay = A qualcuno mancano i soldi.
refusal-deal-contradicts = Contraddice una promessa che vincola.
refusal-deal-already = L’hai già detto.
refusal-deal-not-yours = Il patto { $deal } non l’hai proposto tu.
refusal-deal-not-sealed = Il patto { $deal } non è concluso.

## The deal desk

desk-title = Tavolo dei patti
desk-contract = Contratto
desk-draft = Bozza
# $deal: the number of a deal
desk-number = N. { $deal }
# $turn: its number; $phase: its name
desk-dated = North Plains, turno { $turn }, { $phase }
desk-offers-to = offre questo a
desk-empty = Sul tavolo non c’è nessun patto. Scrivine uno: prometti soldi, voti, carte, pace, attacchi, mosse, spari o notizie, a chiunque, in ogni momento.
desk-binding = VINCOLA
desk-not-binding = non vincola
desk-no-money-help = Non passano soldi: non vincola nessuno.
desk-signed = firmato
desk-released-sign = sciolto
desk-others = Sul tavolo
desk-sealed = suggellato
desk-promises = Promesse mantenute e rotte
desk-next-turn = prossimo turno
desk-fate-held = in deposito
desk-fate-due = da mantenere
desk-fate-kept = mantenuta
desk-fate-broken = rotta
desk-fate-lapsed = decaduta
desk-what = Che ne fai di questo patto?
desk-none = Fai un’offerta?
desk-writing = Aggiungi una promessa, o metti l’offerta sul tavolo.
desk-which-strike = Quale riga cancelli?
desk-which-turn = Quale riga passa al prossimo turno, o torna a questo?
desk-which-party = Chi altro deve essere d’accordo?
desk-ask-who = Chi lo promette?
# $kind: the kind of promise
desk-ask-whom = { $kind ->
    [vote] Per chi (a un arresto: contro chi)?
    [tiebreak] Chi viene scelto?
    [attack] Chi viene attaccato?
    [peace] Chi viene lasciato in pace?
   *[pay] A chi?
}
desk-ask-amount = Quanto? Scegli, o scrivi un numero.
desk-ask-when = Quando si paga?
desk-ask-after = Quale promessa va mantenuta prima?
desk-ask-seat = A chi deve succedere, o chi deve farlo?
desk-ask-victim = Il gangster di chi?
desk-ask-place = Dove?
desk-ask-test = In quale prova?
desk-ask-chooser = Chi sceglie la carta?
desk-ask-way = In che modo?
desk-ask-text = Parole tue:
desk-ask-sharer = Chi si divide il racket? L’ultimo riceve quel che resta.
# $who: a player
desk-ask-part = Quanto per { $who }? Scegli, o scrivi un numero.
desk-when-now = subito
desk-when-after = quando un’altra promessa è mantenuta
desk-when-elected = se qualcuno viene eletto
desk-when-won = se qualcuno vince un racket
desk-when-arrested = se qualcuno perde un gangster in prigione
desk-when-killed = se qualcuno uccide un gangster
desk-test-election = l’elezione
desk-test-racket = per un racket
desk-test-arrest = un arresto
desk-chooser-receiver = chi la riceve
desk-chooser-don = il Don
desk-way-to = andare lì
desk-way-out = andare via da lì
desk-way-not_to = starne lontano
desk-anywhere = ovunque
desk-typed = Scrivi…
desk-complete = Sono tutti
# $deal: the number of a deal
desk-look = Guarda il patto { $deal }
desk-do-accept = Accetta e firma
desk-do-decline = Rifiuta
desk-do-withdraw = Ritira la tua offerta
desk-do-counter = Controfferta
desk-do-release = Sciogli gli altri
desk-do-new = Nuova bozza
desk-do-resume = Riprendi la tua bozza
desk-do-offer = Offri
desk-do-strike = Cancella una riga
desk-do-turn = Questo turno o il prossimo
desk-do-party = Nomina un’altra parte
desk-do-tear = Strappa la bozza
desk-offered = Il patto { $deal } è sul tavolo.
desk-accepted = Hai firmato il patto { $deal }.
desk-declined = Hai rifiutato il patto { $deal }.
desk-withdrawn = Il patto { $deal } è ritirato.
desk-released = Sciogli gli altri dal patto { $deal }.
desk-bad-amount = Scrivi migliaia intere di dollari: 25 o 25000.
desk-bad-text = Una riga di al massimo 140 caratteri.
desk-term-pay = Pagare
desk-term-share = Quota di un racket
desk-term-split = Dividere un racket
desk-term-vote = Voto
desk-term-tiebreak = Decidere una parità
desk-term-gift = La carta del Don
desk-term-peace = Pace
desk-term-attack = Attacco
desk-term-shoot = Sparare agli agenti
desk-term-move = Spostarsi
desk-term-tell = Dire che fanno gli agenti
desk-term-word = Parola d’onore
desk-this-turn = questo turno
desk-with = Chi deve essere d’accordo?
desk-ask-thousands = Quante migliaia di dollari?
desk-ask-turn = In quale turno?
desk-add = Quale promessa?
desk-do-add = Mettila per iscritto
# $line: a promise of the draft
desk-strike-line = Cancella: { $line }
desk-in-words = La tua offerta in parole
desk-lines-none = Nessuna promessa è ancora scritta.
# $seat: who offers; $parties: all others
desk-from-to = { $seat } con { $parties }
# $seat: who has not signed yet
desk-waits = aspetta { $seat }
# $deal: the number of the deal that is replaced
desk-countering = Controfferta al patto { $deal }
desk-back = Torna ai patti
