### Criminals. Ogni chiave c'è in en, it e fr, con le stesse variabili: lo controlla tests/games/criminals/test_words.py.
### I nomi arrivano così come sono ($seat, $card, $hideout, $target): nessuna frase dipende dalla loro iniziale o dal genere,
### e davanti a $card non c'è mai una preposizione (« di Il Sarto »).

## Il gioco

title = Criminals
tagline = Paga per dare un'occhiata, ingaggia uno scagnozzo, nascondi quello che puoi e ripulisci la città.
reason-all-passed = Hanno passato tutti.

phase-recruiting = scelta del covo
phase-choosing = scelta dello scagnozzo
phase-placing = piazzamento
phase-over = partita finita

## Gli scagnozzi (i nomi seguono i ritratti)

card-c01 = Fiammifero
card-c02 = Raffreddore
card-c03 = Paglietta
card-c04 = Cipolla
card-c05 = Sciarpa
card-c06 = Doppio Sei
card-c07 = Lo Iettatore
card-c08 = Dora Diamanti
card-c09 = Calypso
card-c10 = Il Dentista
card-c11 = Acqua in Bocca
card-c12 = Il Chierichetto
card-c13 = Nonna Ferri
card-c14 = Scacco Matta
card-c15 = Il Sarto
card-c16 = Velma la Rossa
card-c17 = Il Capitano
card-c18 = Manubrio
card-c19 = Ultim'Ora
card-c20 = Cazzotto
card-c21 = Dente d'Oro
card-c22 = Lulù in Blu
card-c23 = Maga Zora
card-c24 = Bullone
card-c25 = Don Domingo
card-c26 = Don Misericordia
card-c27 = Max l'Avana
card-c28 = Il Guercio
card-c29 = Gilda
card-c30 = L'Armadio
card-c31 = Il Becchino
card-c32 = Il Boss

# $name, $level, $modifier (per esempio −2), $modified: yes o no, $about: speciale e gang, $plain: yes se non ce ne sono
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

## Speciali

kind-plain = Scagnozzo
kind-pickpocket = Borseggiatore
kind-accomplice = Complice
kind-swap = Scambio
kind-killer = Killer
kind-spy = Spia
kind-boss = Boss

kind-plain-help = Niente trucchi: contano solo livello, modificatore e gang.
kind-pickpocket-help = A faccia in su, ti porta $2 dalla banca.
kind-accomplice-help = A faccia in su, può unirsi ai tuoi su un bersaglio: i livelli si sommano.
kind-swap-help = A faccia in su, può prendere il posto dei tuoi e mandarli su un altro tuo bersaglio libero.
kind-killer-help = A faccia in su, può eliminare tutti gli scagnozzi di un solo giocatore su quel bersaglio.
kind-spy-help = A faccia in su, ti fa guardare le carte coperte di un bersaglio oppure tutte quelle di un covo.
kind-boss-help = Si ingaggia solo quando nel covo non c'è più nessun altro, e va sempre a faccia in su.

## Gang

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit

## Covi (l'iniziale è quella dell'insegna)

hideout-A = Attrazioni
hideout-B = Biliardo
hideout-C = Cabaret
hideout-D = Diner
hideout-E = Espresso
hideout-F = Fonderia
hideout-G = Garage
hideout-H = Hangar
hideout-I = Imperiale
# $letter, $name
hideout-described = { $letter } ({ $name })

## Bersagli, dal valore più basso

target-1 = Monte dei pegni
target-2 = Tabaccheria
target-3 = Cinema
target-4 = Gioielleria
target-5 = Ippodromo
target-6 = Treno postale
target-7 = Museo
target-8 = La Banca
# $value: punti stampati, $name
target-described = { $value } ({ $name })

## Domande: $money sempre; $hideout e $left, le sue carte, dopo aver pagato; $card dopo l'ingaggio; $target dopo la scelta

question-recruit = Hai ${ $money }: in quale covo vai a cercare? O passi?
question-hire = { $left ->
    [one] Covo { $hideout }: ne resta uno solo, e il lavoro è suo.
   *[other] Covo { $hideout }: chi ingaggi? Gli altri tornano al loro posto, coperti.
}
question-place = Dove mandi { $card }? Hai ${ $money }.
question-pickpocket = Il Borseggiatore va sul bersaglio { $target }: prendi $2 dalla banca?
question-kill = Il Killer va sul bersaglio { $target }: chi ci rimette i suoi scagnozzi?
question-spy = La Spia va sul bersaglio { $target }: dove vuoi guardare?
question-move = Lo Scambio va sul bersaglio { $target }: dove sposti gli scagnozzi che hai lì?

## Risposte

answer-recruit-pass = Passa: per te la partita finisce qui
# $price: dollari, tanti quante le carte
answer-recruit-hideout = Paga ${ $price } e guarda nel covo { $hideout }
answer-hire-card = Ingaggia { $card }
# $face: up o down; $own: yes se hai già scagnozzi lì; $held: lo speciale della carta in mano
answer-place-target = { $face ->
    [down] A faccia in giù sul bersaglio { $target }, per $1
   *[up] { $own ->
        [yes] { $held ->
            [accomplice] A faccia in su sul bersaglio { $target }, sopra i tuoi
            [swap] A faccia in su sul bersaglio { $target }: i tuoi si spostano
           *[killer] A faccia in su sul bersaglio { $target }, eliminando i tuoi
        }
       *[no] A faccia in su sul bersaglio { $target }
    }
}
answer-pickpocket-take = Prendi i $2
answer-pickpocket-leave = Lascia stare i soldi
answer-kill-seat = Colpisci { $seat }: via tutti i suoi da lì
answer-kill-nobody = Risparmia tutti
answer-spy-target = Guarda le carte coperte del bersaglio { $target }
answer-spy-hideout = Guarda nel covo { $hideout }
answer-spy-nothing = Non guardare niente
answer-move-target = Spostali sul bersaglio { $target }

## Eventi: $known è yes per chi può sapere le carte; $several: quanti $seats; $open: quante carte in $shown

# $price: dollari, tanti quante le carte; $cards: ciò che si è visto
event-looked = { $known ->
    [yes] { $seat } paga ${ $price } al covo { $hideout } e vede { $cards }.
   *[no] { $price ->
        [one] { $seat } paga ${ $price } al covo { $hideout } e guarda l'ultima carta.
       *[other] { $seat } paga ${ $price } al covo { $hideout } e guarda { $price } carte.
    }
}
event-hired-nobody = { $seat } non trova nessuno da ingaggiare al covo { $hideout }: soldi buttati, le carte restano lì.
event-passed = { $money ->
    [0] { $seat } passa a tasche vuote.
   *[other] { $seat } passa e si tiene ${ $money }.
}
event-placed = { $face ->
    [up] { $seat } manda { $card } sul bersaglio { $target }.
   *[down] { $known ->
        [yes] { $seat } paga $1 e nasconde { $card } sul bersaglio { $target }.
       *[no] { $seat } paga $1 e nasconde sul bersaglio { $target } uno scagnozzo del covo { $hideout }.
    }
}
event-pocketed = { $seat } prende ${ $money } dalla banca: bel colpo, Borseggiatore.
# $own: yes se la vittima è chi gioca; $cards: tutti quelli che escono, se noti; se no $shown: quelli scoperti, $hidden: quanti altri
event-killed = { $own ->
    [yes] { $seat } fa fuori i suoi sul bersaglio { $target } per far posto al Killer. Fuori gioco:
   *[no] { $seat } scatena il Killer contro { $victim } sul bersaglio { $target }. Fuori gioco:
} { $known ->
    [yes] { $cards }.
   *[no] { $hidden ->
        [0] { $shown }.
        [one] { $open ->
            [0] uno scagnozzo coperto.
           *[other] { $shown }, più uno scagnozzo coperto.
        }
       *[other] { $open ->
            [0] { $hidden } scagnozzi coperti.
           *[other] { $shown }, più { $hidden } scagnozzi coperti.
        }
    }
}
event-moved = { $count ->
    [one] { $seat } sposta uno scagnozzo dal bersaglio { $target } al bersaglio { $to }.
   *[other] { $seat } sposta { $count } scagnozzi dal bersaglio { $target } al bersaglio { $to }.
}
event-spied-target = { $count ->
    [0] { $seat } spia il bersaglio { $target }: non c'è niente di coperto.
    [one] { $known ->
        [yes] { $seat } spia il bersaglio { $target } e scopre { $cards }.
       *[no] { $seat } spia il bersaglio { $target }: una carta coperta.
    }
   *[other] { $known ->
        [yes] { $seat } spia il bersaglio { $target } e scopre { $cards }.
       *[no] { $seat } spia il bersaglio { $target }: { $count } carte coperte.
    }
}
event-spied-hideout = { $known ->
    [yes] { $seat } spia il covo { $hideout } e vede { $cards }.
   *[no] { $seat } spia il covo { $hideout }.
}
event-revealed = { $seat } rivela { $card } sul bersaglio { $target }.
# $points: quanto vale il bersaglio; $each: punti per ciascuno dei $seats
event-target-scored = { $several ->
    [0] Bersaglio { $target }: non c'è nessuno, nessun punto.
    [one] { $points ->
        [one] { $seats } prende il bersaglio { $target } con forza { $strength }: { $points } punto.
       *[other] { $seats } prende il bersaglio { $target } con forza { $strength }: { $points } punti.
    }
   *[other] { $each ->
        [one] Parità sul bersaglio { $target } con forza { $strength } tra { $seats }: { $each } punto a testa.
       *[other] Parità sul bersaglio { $target } con forza { $strength } tra { $seats }: { $each } punti a testa.
    }
}
event-gang-scored = { $several ->
    [0] { $gang }: non comanda nessuno, nessun punto.
   *[other] { $members ->
        [one] { $gang }: comanda { $seats } con un solo membro e prende { $points } punti.
       *[other] { $gang }: comanda { $seats } con { $members } membri e prende { $points } punti.
    }
}
event-ended = { $several ->
    [one] { $score ->
        [one] Vince { $seats } con { $score } punto.
       *[other] Vince { $seats } con { $score } punti.
    }
   *[other] { $score ->
        [one] Vittoria condivisa tra { $seats } con { $score } punto a testa.
       *[other] Vittoria condivisa tra { $seats } con { $score } punti a testa.
    }
}

## Rifiuti

# $kind: la domanda posta in questo momento
refusal-wrong-question = { $kind ->
    [recruit] Prima scegli un covo, oppure passa.
    [hire] Prima scegli uno scagnozzo dalla pila.
    [place] Prima scegli dove va il tuo scagnozzo.
    [pickpocket] Prima di' se il Borseggiatore prende i soldi.
    [kill] Prima scegli chi colpisce il Killer.
    [spy] Prima scegli dove guarda la Spia.
   *[move] Prima scegli dove si spostano i tuoi.
}
# $players: quanti giocano
refusal-hideout-unused = In { $players } il covo { $hideout } resta chiuso.
refusal-hideout-empty = Il covo { $hideout } è vuoto.
refusal-too-poor = Il covo { $hideout } costa ${ $price } e tu hai ${ $money }.
refusal-not-in-pile = In questa pila non c'è { $card }.
refusal-boss-not-alone = Finché nella pila c'è qualcun altro, non puoi ingaggiare { $card }.
refusal-no-place = Non ti resta un bersaglio dove mandare { $card }.
refusal-boss-face-down = A faccia in giù non puoi mai piazzare { $card }.
refusal-occupied-face-down = Sul bersaglio { $target } hai già uno scagnozzo: nessuno può raggiungerlo a faccia in giù.
refusal-face-down-poor = A faccia in giù costa ${ $price } in più e tu hai ${ $money }.
refusal-accomplice-limit = Sul bersaglio { $target } hai già un Complice, e a questo tavolo ne basta uno.
refusal-occupied = Sul bersaglio { $target } hai già uno scagnozzo: non puoi mandarci anche { $card }.
refusal-kill-self = Sul bersaglio { $target } non hai scagnozzi da eliminare.
refusal-kill-nobody-there = Sul bersaglio { $target } { $victim } non ha scagnozzi.
refusal-spy-empty = Nel covo { $hideout } non c'è nessuno da guardare.
refusal-move-occupied = I tuoi possono spostarsi solo dove non hai nessuno, non sul bersaglio { $target }.

## Opzioni

option-noLegalCard = Se nella pila non puoi ingaggiare nessuno
option-noLegalCard-loseTurn = perdi i soldi e il turno finisce
option-noLegalCard-passOut = perdi i soldi e passi
option-accompliceLimit = Complici sopra uno stesso Scagnozzo
option-accompliceLimit-none = quanti ne vuoi
option-accompliceLimit-one = al massimo uno
option-revealKilled = Scagnozzi coperti che vengono uccisi
option-revealKilled-off = escono senza essere visti
option-revealKilled-on = si mostrano a tutti
option-finalTie = A pari punti e pari soldi
option-finalTie-shared = vittoria condivisa
option-finalTie-moreTargets = vince chi ha preso più bersagli
option-notebook = Taccuino
option-notebook-on = il tavolo ricorda quello che hai visto
option-notebook-off = devi ricordarlo da te

## Il punteggio: $several: quanti $seats (0: nessuno); $each: punti per ciascuno

# $worth: quanto vale il bersaglio
score-target = { $several ->
    [0] Bersaglio { $target }, vale { $worth }: non c'è nessuno.
    [one] Bersaglio { $target }, vale { $worth }: { $each } a { $seats }.
   *[other] Bersaglio { $target }, vale { $worth }: { $each } a testa a { $seats }.
}
# $members: quanti ne ha chi comanda
score-gang = { $several ->
    [0] { $gang }: non comanda nessuno.
   *[other] { $members ->
        [one] { $gang }: { $points } a { $seats }, con un solo membro.
       *[other] { $gang }: { $points } a { $seats }, con { $members } membri.
    }
}

## Regole: preparazione

rule-R1 = Si gioca in due, tre o quattro.
rule-R2 = Sul tavolo ci sono otto bersagli in fila, che valgono da 2 a 9.
rule-R3 = Hai una riga di otto posti, uno per bersaglio. All'inizio sono tutti liberi.
rule-R4 = In due si usano i covi da A a E con 2, 2, 3, 4, 5 carte; in tre da A a G con 2, 2, 3, 3, 4, 4, 5; in quattro da A a I con 2, 2, 3, 3, 3, 4, 4, 5, 5.
rule-R5 = I 32 scagnozzi si mescolano e si danno coperti ai covi. Chi avanza resta nella scatola e nessuno lo vede.
rule-R6 = Si parte con $18 a testa.
rule-R7 = Chi comincia lo decide la sorte.

## Regole: il turno

rule-R8 = Si gioca in senso orario, saltando chi ha passato.
rule-R9 = Nel tuo turno passi, oppure ingaggi uno scagnozzo e lo mandi su un bersaglio.
rule-R10 = Chi passa non gioca più.
rule-R11 = Se non hai soldi per nessun covo, devi passare.
rule-R12 = Puoi passare anche se hai ancora soldi.
rule-R13 = Quando hanno passato tutti, la partita finisce e si contano i punti.

## Regole: l'ingaggio

rule-R14 = Scegli un covo che abbia carte e che ti puoi permettere.
rule-R15 = Costa $1 per ogni sua carta, e si paga prima di guardare.
rule-R16 = Poi le guardi tutte, e le vedi solo tu.
rule-R17 = Ne devi prendere una, e una sola. Le altre tornano coperte.
rule-R18 = Il Boss si può prendere solo quando nel covo non c'è nessun'altra carta.
rule-R19 = Puoi prendere solo uno scagnozzo che hai modo di piazzare.
rule-R20 = Se non c'è nessuno che puoi prendere, i soldi sono persi, le carte restano e il turno finisce; ma non hai passato.
rule-R21 = In mano non resta nessuno: chi ingaggi si piazza nello stesso turno.

## Regole: il piazzamento

rule-R22 = I tuoi scagnozzi vanno nella tua riga.
rule-R23 = Dove non hai nessuno puoi sempre piazzare a faccia in su.
rule-R24 = Dove non hai nessuno puoi anche piazzare a faccia in giù, per $1 da pagare subito. Solo il Boss non può.
rule-R25 = Un Complice a faccia in su può andare sopra i tuoi scagnozzi.
rule-R26 = Uno Scambio a faccia in su può andare dove hai già scagnozzi, se hai un altro bersaglio libero: si spostano tutti lì.
rule-R27 = Un Killer a faccia in su può andare dove hai già scagnozzi: quelli escono dal gioco e nessun rivale viene toccato.
rule-R28 = In ogni altro caso non puoi piazzare un secondo scagnozzo sullo stesso bersaglio.
rule-R29 = I tuoi scagnozzi coperti puoi riguardarli quando vuoi. Gli altri non possono.
rule-R30 = Chi è coperto resta coperto finché non si contano i punti.

## Regole: le azioni

rule-R31 = Chi viene piazzato a faccia in giù non agisce.
rule-R32 = L'azione si usa mentre si piazza la carta, oppure mai più.
rule-R33 = Il Borseggiatore ti porta $2 dalla banca.
rule-R34 = Con un Complice si sommano tutti i livelli in quel posto.
rule-R35 = Chi viene spostato da uno Scambio resta in gruppo, coperto o scoperto com'era, e non agisce di nuovo.
rule-R36 = Il Killer colpisce un solo rivale che ha scagnozzi su quel bersaglio: escono tutti dal gioco.
rule-R37 = Chi è stato ucciso non conta più: niente livello, niente modificatore, niente gang.
rule-R38 = Gli scagnozzi coperti che vengono uccisi escono dal gioco senza essere visti.
rule-R39 = Il Boss non va mai a faccia in giù e si ingaggia solo quando è l'ultimo del covo. Non ha altri effetti.
rule-R40 = La Spia ti mostra tutte le carte coperte di un bersaglio, oppure tutte quelle di un covo. Ogni cosa resta al suo posto.
rule-R41 = Dove hai spiato lo sanno tutti. Che cosa hai visto, solo tu.

## Regole: il conteggio

rule-R42 = Alla fine si scoprono tutti gli scagnozzi coperti.
rule-R43 = La tua forza su un bersaglio è la somma dei tuoi livelli lì. Senza scagnozzi non sei in gara.
rule-R44 = Un bersaglio vale il suo numero, corretto dai modificatori di tutti quelli che ci sono sopra, ma mai meno di 0.
rule-R45 = I punti vanno a chi ha più forza.
rule-R46 = Se più giocatori hanno la stessa forza massima, si dividono i punti in parti uguali; il resto va perso.
rule-R47 = Un bersaglio senza scagnozzi non dà punti a nessuno.
rule-R48 = Per ogni gang si contano i tuoi scagnozzi sul tavolo, anche quelli sotto un Complice. Chi è di due gang conta per entrambe.
rule-R49 = Chi ha più membri prende 5 punti in due, 4 in tre, 3 in quattro.
rule-R50 = Se il primato è in parità, i punti di quella gang non vanno a nessuno.
rule-R51 = Bersagli più gang: vince il totale più alto. I soldi non sono punti.
rule-R52 = A parità di punti vince chi ha più soldi. Se anche quelli sono pari, la vittoria è condivisa.
