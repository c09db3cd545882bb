### Mafiozoo. Ogni chiave esiste in en, it e fr, con le stesse variabili; lo controlla tests/games/mafiozoo/test_words.py.
### I nomi arrivano così come sono ($seat, $character, $card, $location): nessuna frase dipende dalla loro iniziale o dal genere.

## Il gioco

title = Mafiozoo
tagline = Corrompi le persone giuste, incassa i loro favori e prenditi la città, un isolato alla volta.
reason-rounds-played = Tutti i round sono stati giocati.

strawman = Burattino

phase-revenue = Rendita
phase-bribery = Corruzione
phase-favors = Favori
phase-influence = Influenza
phase-over = fine della partita

## I personaggi

character-1 = Distillatore
character-2 = Sindaco
character-3 = Gioielliere
character-4 = Luogotenente
character-5 = Femme Fatale
character-6 = Sindacato dei Trasportatori
character-7 = Banchiere
character-8 = Produttore
character-9 = Commissario
character-10 = Urbanista
character-11 = Giudice
character-12 = Investigatore Privato
# $number: stampato sulla foto, $name
character-described = { $name } ({ $number })

character-1-help = 1 Liquore.
character-2-help = 1 Permesso di Costruzione.
character-3-help = 1 Gioielli.
character-4-help = 1 Armi.
character-5-help = 1 Favore Padrino.
character-6-help = 1 segnalino Quartiere, e 1 gemma della tua Riserva su un altro personaggio.
character-7-help = 5 Zoollari.
character-8-help = 1 gemma dalla Riserva ai Fondi Neri, poi fino a 2 gemme della Riserva sul personaggio 5.
character-9-help = 1 Favore Padrino.
character-10-help = 2 segnalini Quartiere.
character-11-help = 1 carta Corruzione, da tenere per il prossimo round.
character-12-help = 1 carta Informatore e 1 segnalino Quartiere.

card-secret = carta segreta
# $character
card-targeted = carta { $character }

## Le tessere

condition-highest = al miglior offerente
condition-pay = a chiunque paghi
condition-means = a chiunque offra

## Favori, quartieri, gemme

favor-booze = Liquore
favor-permit = Permesso di Costruzione
favor-jewelry = Gioielli
favor-weapons = Armi
favor-godfather = Favore Padrino

neighborhood-financial = Distretto Finanziario
neighborhood-industrial = Zona Industriale
neighborhood-chinatown = Chinatown
neighborhood-littleItaly = Little Italy
neighborhood-campus = Università
neighborhood-park = Parco

source-reserve = Riserva
source-slush = Fondi Neri

## I luoghi

location-L11 = Palestra di pugilato
location-L12 = Ippodromo
location-L13 = Cantiere
location-L14 = Molo
location-L21 = Mercato nero
location-L22 = Sala scommesse clandestine
location-L23 = Night club
location-L24 = Hotel
location-L31 = Pizzeria Luigi’s
location-L32 = Centro massaggi
location-L33 = Stazione di polizia
location-L34 = Quotidiano
location-L41 = Barbiere
location-L42 = Prigione
location-L43 = Municipio
location-L44 = Tribunale

location-L11-help = A ogni fase Rendita: 1 Zoollaro.
location-L12-help = A ogni fase Rendita: 2 Zoollari.
location-L13-help = A ogni fase Rendita: 1 segnalino Quartiere.
location-L14-help = A ogni fase Rendita: 3 unità, ciascuna una gemma per i Fondi Neri o 1 Zoollaro.
location-L21-help = A ogni fase Rendita: 1 gemma dalla Riserva ai Fondi Neri.
location-L22-help = A ogni fase Rendita: 2 gemme dalla Riserva ai Fondi Neri.
location-L23-help = A ogni fase Rendita: 1 carta Informatore.
location-L24-help = A ogni fase Rendita: 1 carta Corruzione in più.
location-L31-help = Una volta per fase Corruzione: 1 gemma sul personaggio 1 o 2, se c’è il Padrino.
location-L32-help = Una volta per fase Corruzione: 1 gemma sul personaggio visitato dal Padrino.
location-L33-help = I tuoi Informatori piazzano fino a 3 gemme dei Fondi Neri.
location-L34-help = Le tue gemme proseguono verso ogni foto sulla stessa diagonale.
location-L41-help = Una volta per fase Corruzione: 1 gemma sul personaggio 3 o 4, se c’è il Padrino.
location-L42-help = Una volta per fase Corruzione: 1 gemma su un consigliere che il Padrino non visita.
location-L43-help = Le tue carte specifiche muovono fino a 4 gemme.
location-L44-help = Paghi 1 Zoollaro in meno ai personaggi che si possono pagare.

## Domande: $reserve, $slush e $money sono di chi risponde

question-dock = Il Molo dà 3 unità: quante in gemme? La Riserva ne ha { $reserve }, il resto arriva in Zoollari.
question-bribe = Quale carta Corruzione giochi? Fondi Neri { $slush }, Riserva { $reserve }.
# $card; $limit: le gemme che può muovere
question-use = A che cosa serve? Hai scelto: { $card }. Muove fino a { $limit } gemme. Fondi Neri { $slush }, Riserva { $reserve }.
# $gems: quante si piazzano
question-photo = { $gems ->
    [one] Su quale foto va la gemma? La carta: { $card }.
   *[other] Su quale foto vanno le { $gems } gemme? La carta: { $card }.
}
# $here: le gemme appena arrivate sulla foto di $character
question-onward = Gemme appena arrivate: { $here }. Personaggio: { $character }. Alcune proseguono?
question-window = Prima che si distribuiscano i favori: i tuoi luoghi piazzano ancora una gemma?
question-inform = Ora tocca a: { $character }. Giochi il tuo Informatore? Fondi Neri { $slush }, Riserva { $reserve }.
question-pay = Il favore costa { $price } Zoollari, ne hai { $money }. Paghi? Personaggio: { $character }.
# $count: quanti segnalini puoi ancora scegliere
question-token = { $count ->
    [one] Quale segnalino Quartiere prendi?
   *[other] Quale segnalino Quartiere prendi? Te ne spettano { $count }, uno dopo l’altro.
}
question-extra = Su quale altra foto va la gemma del Sindacato? Riserva { $reserve }, Fondi Neri { $slush }.
question-producer = Quante gemme manda il Produttore alla Femme Fatale? Riserva { $reserve }, Fondi Neri { $slush }.
question-goon = Dove mandi uno scagnozzo?
question-payment = Come paghi lo scagnozzo? Luogo: { $location }.
question-keep = Quale favore tieni? Gli altri diventano segnalini Quartiere.

## Risposte

answer-dock-gems = { $gems ->
    [0] Nessuna gemma, 3 Zoollari
    [one] 1 gemma e 2 Zoollari
    [2] 2 gemme e 1 Zoollaro
   *[other] { $gems } gemme
}
answer-bribe-card = Gioca: { $card }
answer-bribe-location = Prima usa { $location }: 1 gemma, { $character }
answer-use-take = { $take ->
    [0] Scartala senza prendere gemme
    [one] Prendi 1 gemma dalla Riserva
   *[other] Prendi { $take } gemme dalla Riserva
}
answer-use-place = { $place ->
    [one] Piazza 1 gemma
   *[other] Piazza { $place } gemme
}
answer-photo-character = { $character }
answer-onward-stop = Restano tutte
answer-onward-gems = { $gems ->
    [one] 1 gemma prosegue: { $character }
   *[other] { $gems } gemme proseguono: { $character }
}
answer-window-location = { $location }: 1 gemma, { $character }
answer-window-done = Nessun’altra gemma
answer-inform-keep = Tienilo
answer-inform-reserve = Giocalo: { $reserve } gemma dalla Riserva
answer-inform-slush = { $slush ->
    [one] Giocalo: 1 gemma dai Fondi Neri
   *[other] Giocalo: { $slush } gemme dai Fondi Neri
}
answer-pay-no = Tieni i { $price } Zoollari
answer-pay-yes = Paga { $price } Zoollari
# $place: contato da 1
answer-token-place = { $neighborhood }, posto { $place } dell’Agenda
answer-token-unseen = Pescane uno coperto
answer-extra-character = { $character }
answer-extra-none = Da nessuna parte
answer-producer-gems = { $gems ->
    [0] Nessuna
    [one] 1 gemma
   *[other] { $gems } gemme
}
answer-goon-location = { $location }
answer-goon-done = Da nessuna parte, ho finito
answer-payment-favor = { $favor } e { $other }
answer-keep-favor = { $favor }

## Eventi: $known è yes per chi può conoscere la parte segreta

event-round-began = Comincia il round { $round }; guida { $first }.
event-godfather-moved = Il Padrino fa visita: { $character }. Ognuno prende { $money } Zoollari.
# $secrets: quante carte segrete sono uscite nel frattempo
event-strawman-showed = { $secrets ->
    [0] Le carte del Burattino: { $character }, { $second }, { $third }.
   *[other] Le carte del Burattino: { $character }, { $second }, { $third } (e carte segrete: { $secrets }).
}
event-strawman-placed = Il Burattino piazza { $gems } gemme: { $character }.
event-dealt = { $known ->
    [yes] { $seat } pesca: { $cards }.
   *[no] { $seat } pesca { $count } carte Corruzione.
}
event-earned = { $gems ->
    [0] { $money ->
        [0] { $location }: niente per { $seat }.
       *[other] { $location }: { $money }Z per { $seat }.
    }
   *[other] { $money ->
        [0] { $location }: gemme per i Fondi Neri di { $seat }: { $gems }.
       *[other] { $location }: { $money }Z per { $seat } e gemme per i Fondi Neri: { $gems }.
    }
}
# $placed: yes se viene da un luogo
event-card-drawn = { $known ->
    [yes] { $placed ->
        [yes] { $location }: { $seat } pesca { $card }.
       *[no] { $seat } pesca dal Giudice: { $card }.
    }
   *[no] { $placed ->
        [yes] { $location }: { $seat } pesca una carta Corruzione.
       *[no] { $seat } pesca una carta Corruzione dal Giudice.
    }
}
event-informant-drawn = { $known ->
    [yes] { $placed ->
        [yes] { $location }: { $seat } pesca un Informatore, { $character }.
       *[no] { $seat } pesca un Informatore: { $character }.
    }
   *[no] { $placed ->
        [yes] { $location }: { $seat } pesca un Informatore.
       *[no] { $seat } pesca un Informatore.
    }
}
event-compensated = { $seat } comincia per la seconda volta e riceve un compenso.
event-token-taken = { $seat } prende { $neighborhood } dal posto { $place } dell’Agenda.
event-token-drawn = { $known ->
    [yes] { $seat } pesca coperto { $neighborhood }.
   *[no] { $seat } pesca coperto un segnalino Quartiere.
}
event-token-blank = Non ci sono più segnalini: { $seat } ne riceve uno bianco.
event-agenda-filled = { $neighborhood } va al posto { $place } dell’Agenda.
# $face: targeted o secret
event-took = { $known ->
    [yes] { $seat } scarta { $card } e prende gemme dalla Riserva: { $gems }.
   *[no] { $face ->
        [secret] { $seat } scarta una carta segreta e prende gemme dalla Riserva: { $gems }.
       *[targeted] { $seat } scarta una carta specifica e prende gemme dalla Riserva: { $gems }.
    }
}
event-bribed = { $gems ->
    [one] { $seat } gioca { $card }: 1 gemma, { $character }.
   *[other] { $seat } gioca { $card }: { $gems } gemme, { $character }.
}
event-moved-on = { $gems ->
    [one] 1 gemma prosegue: da { $character } a { $to }.
   *[other] { $gems } gemme proseguono: da { $character } a { $to }.
}
event-last-card = { $known ->
    [yes] { $seat } scarta coperta l’ultima carta: { $card }.
   *[no] { $seat } scarta coperta l’ultima carta.
}
event-bonus-placed = { $location }: { $seat } piazza 1 gemma, { $character } ({ $source }).
event-informed = { $gems ->
    [one] { $seat } gioca un Informatore, { $character }: 1 gemma ({ $source }).
   *[other] { $seat } gioca un Informatore, { $character }: { $gems } gemme ({ $source }).
}
# $offers: nomi e gemme; $needed: prezzo o gemme
event-offered = { $condition ->
    [highest] { $character }, miglior offerente: { $offers }.
    [pay] { $character }, miglior offerente o { $needed }Z: { $offers }.
   *[means] { $character }, servono { $needed } gemme: { $offers }.
}
event-judged = { $free_count ->
    [0] { $payers_count ->
        [0] { $character }: il favore non va a nessuno.
       *[other] { $character }: nessuno ha il favore gratis; può pagare: { $payers }.
    }
   *[other] { $payers_count ->
        [0] { $character }: il favore va a { $free }.
       *[other] { $character }: il favore va a { $free }; può pagare: { $payers }.
    }
}
event-gained = { $how ->
    [free] { $seat } ha l’offerta migliore e ottiene il favore: { $character }.
    [second] { $seat } ha la seconda offerta e ottiene il favore: { $character }.
    [tie] { $seat } è in parità in testa e ottiene il favore: { $character }.
    [means] { $seat } ne ha i mezzi e ottiene il favore: { $character }.
   *[paid] { $seat } paga { $price }Z e ottiene il favore: { $character }.
}
event-crowned = { $seat } ottiene anche un Favore Padrino.
event-gems-left = { $gems ->
    [one] { $character }: 1 gemma di { $seat } torna indietro ({ $to }).
   *[other] { $character }: { $gems } gemme di { $seat } tornano indietro ({ $to }).
}
event-not-paid = { $seat } non paga { $price }Z: { $character }.
event-extra-placed = Il Sindacato piazza una gemma di { $seat }: { $character } ({ $source }).
# $taken: gemme ai Fondi Neri; $gems: gemme sul personaggio 5, di cui $reserve dalla Riserva
event-produced = Il Produttore muove gemme di { $seat }: { $taken } ai Fondi Neri, { $gems } alla Femme Fatale ({ $reserve } dalla Riserva).
event-goon-placed = { $seat } manda uno scagnozzo, { $location }, per { $favor } e { $other }.
event-exchanged = { $count ->
    [one] { $seat } tiene { $favor } e scambia 1 favore con un segnalino.
   *[other] { $seat } tiene { $favor } e scambia { $count } favori con segnalini.
}
event-turned-up = { $size ->
    [0] { $seat } non ha segnalini da scoprire.
   *[other] { $seat } scopre { $kinds }.
}
event-scored = { $seat }: segnalini { $tokens }, per ciò che resta { $face_down }, serie { $sets }, maggioranze { $majorities }, luoghi { $locations }, in tutto { $score }.
event-ended = { $seats_count ->
    [one] { $seats } vince con { $score } punti.
   *[other] { $seats } vincono insieme con { $score } punti a testa.
}

## Rifiuti

# $question: la domanda posta ora
refusal-wrong-question = { $question ->
    [dock] Prima dividi quello che dà il Molo.
    [bribe] Prima scegli una carta Corruzione.
    [use] Prima di’ a che cosa serve la carta.
    [photo] Prima scegli una foto.
    [onward] Prima di’ se delle gemme proseguono.
    [window] Prima di’ se i tuoi luoghi piazzano ancora una gemma.
    [inform] Prima di’ se giochi il tuo Informatore.
    [pay] Prima di’ se paghi.
    [token] Prima scegli un segnalino Quartiere.
    [extra] Prima piazza la gemma del Sindacato.
    [producer] Prima di’ quante gemme muove il Produttore.
    [goon] Prima di’ dove va lo scagnozzo.
    [payment] Prima scegli come pagare.
   *[keep] Prima scegli il favore che tieni.
}
refusal-reserve-small = La tua Riserva ha { $reserve }, non { $gems }.
refusal-no-such-card = Non hai questa carta: { $card }.
refusal-bonus-not-yours = In questo round il bonus non vale per te: { $location }.
refusal-bonus-used = In questo round l’hai già usato: { $location }.
refusal-no-gem = Non hai gemme per farlo.
refusal-bonus-idle = { $location } non può piazzare lì mentre il Padrino visita { $character }.
refusal-card-limit = Questa carta muove al massimo { $limit } gemme, non { $gems }.
refusal-slush-small = I tuoi Fondi Neri hanno { $slush }, non { $gems }.
refusal-not-connected = Nessun filo ti porta da { $character } a { $to }.
refusal-photo-twice = Le tue gemme sono già passate di qui: { $to }. Ora sono da { $character }.
refusal-one-must-stay = Almeno una gemma deve restare: { $character }. Non possono proseguirne { $gems } ({ $to }).
refusal-no-informant = Non hai questo Informatore: { $character }.
refusal-informant-limit = Il tuo Informatore piazza al massimo { $limit } gemme, non { $gems }.
refusal-no-token = Lì non c’è nessun segnalino da prendere.
refusal-must-place = A questo tavolo la gemma va piazzata.
refusal-not-itself = La gemma deve andare a un altro personaggio, non a { $character }.
refusal-goon-there = Hai già uno scagnozzo lì: { $location }.
refusal-no-road = Nessuna strada parte dai tuoi scagnozzi fin lì: { $location }.
refusal-cannot-pay = I tuoi favori non bastano: { $location }.
refusal-wrong-payment = Così non si paga: { $location }.
refusal-no-such-favor = Non hai questo favore: { $favor }.

## Opzioni

option-secondPlaceTie = Parità per il secondo posto dal personaggio del Padrino
option-secondPlaceTie-none = nessuno è secondo
option-secondPlaceTie-all = tutti sono secondi
option-strawmanDuplicate = Il Burattino scopre due volte un personaggio
option-strawmanDuplicate-perCard = due gemme per ogni carta
option-strawmanDuplicate-once = due gemme in tutto
option-favorFirst = Chi vince gratis
option-favorFirst-on = riceve il favore, poi le gemme se ne vanno
option-favorFirst-off = toglie le gemme, poi riceve il favore
option-bonusGems = Le gemme del Sindacato e del Produttore
option-bonusGems-optional = si possono piazzare
option-bonusGems-compulsory = si devono piazzare
option-informantWindow = Prima di ogni personaggio
option-informantWindow-holder = si chiede solo a chi ha l’Informatore
option-informantWindow-everyone = si chiede a tutti
option-revealDiscards = Le carte scartate per gemme
option-revealDiscards-off = mostrano solo il tipo
option-revealDiscards-on = si mostrano a tutti

## Da dove vengono i punti

score-tokens = Segnalini Quartiere
score-cards = Carte Corruzione in mano
score-informants = Informatori in mano
score-favors = Favori
score-gems = Gemme sulle foto
score-money = Ogni 3 Zoollari interi
score-sets = Serie complete
score-majority = Più segnalini: { $neighborhood }
score-location = Scagnozzo: { $location }

## Regole: preparazione

rule-R1 = Si gioca in due, tre o quattro; ognuno ha 16 gemme e 16 scagnozzi di un colore.
rule-R2 = Ogni foto ha una tessera, con un lato a caso; al massimo 6 mostrano l’oro. Restano così.
rule-R3 = Ci sono 6 segnalini di ogni favore semplice e 10 Favori Padrino, e non mancano mai.
rule-R4 = I 60 segnalini Quartiere si mescolano coperti; 5 stanno scoperti sull’Agenda.
rule-R5 = Per un segnalino ne prendi uno scoperto o ne peschi uno coperto. Lo tieni coperto, e l’Agenda si riempie di nuovo.
rule-R6 = Carte Corruzione e Informatori sono due mazzi coperti, ciascuno con i suoi scarti.
rule-R7 = Si pescano alla cieca tante carte Padrino quanti sono i round; le altre escono dal gioco senza essere viste.
rule-R8 = Ognuno comincia con 5 Zoollari. Il denaro non finisce mai.
rule-R9 = È il caso a decidere il primo giocatore.
rule-R10 = Delle tue 16 gemme, 11 vanno ai Fondi Neri se sei primo o secondo, 10 se terzo, 9 se quarto; le altre alla Riserva.
rule-R11 = Le gemme sono limitate: una Riserva vuota non dà nulla.
rule-R12 = Un round ha quattro fasi, ognuna finita prima della successiva: Rendita, Corruzione, Favori, Influenza. I round sono 4.

## Regole: Rendita

rule-R13 = Dal secondo round l’automobile passa a sinistra.
rule-R14 = La prossima carta Padrino manda il Padrino da un consigliere, e ognuno prende la somma indicata.
rule-R15 = In due, ora il Burattino piazza le sue gemme.
rule-R16 = Mazzo e scarti delle carte Corruzione si mescolano insieme.
rule-R17 = Ognuno pesca 5 carte Corruzione.
rule-R18 = Dal secondo round gli scagnozzi delle due righe in alto danno il loro bonus.
rule-R19 = Le gemme che guadagni vengono dalla tua Riserva, quante ne restano.
rule-R20 = In tre, il primo giocatore del round 4 pesca un Informatore.

## Regole: Corruzione

rule-R21 = A turno ognuno gioca una carta Corruzione, finché a tutti ne resta una, che si scarta coperta.
rule-R22 = Una carta giocata si scarta e si usa in uno di due modi: per prendere gemme o per piazzarle.
rule-R23 = Prendere: fino a 3 gemme con una carta specifica, 2 con una segreta, dalla Riserva ai Fondi Neri.
rule-R24 = Con il Municipio una carta specifica ne prende o piazza fino a 4.
rule-R25 = Piazzare: da 1 a 3 gemme dei Fondi Neri sulla foto indicata, o da 1 a 2 su qualsiasi foto con una carta segreta.
rule-R26 = Se ne hai piazzate almeno due, alcune possono proseguire verso una foto collegata.
rule-R27 = Le foto sono collegate da un filo rosso; con il Quotidiano da tutta la diagonale.
rule-R28 = Almeno una gemma resta su ogni foto; dove ne arrivano due o più, alcune possono proseguire ancora.
rule-R29 = Le gemme non si dividono mai, non tornano indietro, e quelle che c’erano già restano.
rule-R30 = Pizzeria, Centro massaggi, Barbiere e Prigione piazzano ciascuno una gemma, una volta in questa fase.
rule-R31 = Quelle gemme vengono dalla Riserva o, se è vuota, dai Fondi Neri, e non proseguono.
rule-R32 = Pizzeria e Barbiere vogliono il Padrino da uno dei loro due personaggi, il Centro massaggi lo segue, la Prigione lo evita.

## Regole: Favori

rule-R33 = I personaggi da 1 a 12 si valutano uno dopo l’altro.
rule-R34 = Subito prima, chi ha l’Informatore può piazzare 1 gemma della Riserva, o fino a 2 dei Fondi Neri, 3 con la Stazione di polizia.
rule-R35 = Per giocare un Informatore non serve avere già gemme lì, e non sei obbligato; puoi tenerlo di round in round.
rule-R36 = Senza una gemma sulla foto non ottieni niente.
rule-R37 = Al miglior offerente: chi ha più gemme ottiene il favore, e quelle gemme vanno alla Riserva. Gli altri riprendono le loro nei Fondi Neri.
rule-R38 = In parità per il massimo nessuno ottiene il favore, e tutti riprendono le gemme.
rule-R39 = A chiunque paghi: chi ha più gemme ottiene il favore gratis; gli altri riprendono le gemme e possono pagare.
rule-R40 = In parità per il massimo tutti riprendono le gemme e possono pagare.
rule-R41 = Con il Tribunale paghi 1 Zoollaro in meno.
rule-R42 = A chiunque offra: chiunque abbia abbastanza gemme ottiene il favore, e tutte le gemme tornano nei Fondi Neri.
rule-R43 = Dove sta il Padrino, chi è in testa da solo ottiene anche un Favore Padrino.
rule-R44 = In parità in testa, lì tutti loro ottengono il favore, ma nessun Favore Padrino, e nessuno è secondo.
rule-R45 = Chi lì è secondo ottiene il favore gratis e riprende le gemme.
rule-R46 = Gli altri lì riprendono le gemme; dove si può pagare, possono.
rule-R47 = Scelte e pagamenti si fanno in ordine di turno.
rule-R48 = Ognuno dei dodici personaggi ha il suo favore.
rule-R49 = La gemma del Sindacato viene dalla Riserva o, se è vuota, dai Fondi Neri, e va su qualsiasi altro personaggio.
rule-R50 = Il Produttore muove una gemma dalla Riserva ai Fondi Neri.
rule-R51 = Poi fino a 2 gemme della Riserva, o altrimenti dei Fondi Neri, vanno sul personaggio 5.
rule-R52 = La carta del Giudice resta in mano per il prossimo round.
rule-R53 = Le gemme su un personaggio già valutato restano come offerte per il prossimo round.

## Regole: Influenza

rule-R54 = A turno ognuno manda quanti scagnozzi vuole, pagandoli subito.
rule-R55 = La riga in alto e la colonna a sinistra sono sempre aperte; gli altri luoghi chiedono una strada da un tuo scagnozzo.
rule-R56 = Uno scagnozzo costa i due favori indicati. Il ? è un favore qualsiasi, un Favore Padrino vale per tutti; l’icona del Padrino non accetta altro.
rule-R57 = Hai al massimo uno scagnozzo per luogo; possono essercene di altri. Gli scagnozzi restano.
rule-R58 = Il bonus di uno scagnozzo vale dal round successivo.
rule-R59 = Poi tieni un favore e scambi ogni altro con un segnalino Quartiere.

## Regole: punteggio

rule-R60 = Dopo l’ultimo round si scoprono tutti i segnalini.
rule-R61 = Ricevi un segnalino coperto per ogni carta in mano, Informatore, favore, gemma su una foto e 3 Zoollari interi.
rule-R62 = Ogni segnalino è un punto.
rule-R63 = Ogni serie completa dei sei tipi è un punto in più.
rule-R64 = Per ogni tipo, chi ne ha di più riceve un punto; nessuno in parità.
rule-R65 = I tuoi scagnozzi portano i punti dei loro luoghi.
rule-R66 = Vince chi ha più punti; poi più gemme nei Fondi Neri; altrimenti la vittoria è condivisa.

## Regole: in due e in tre

rule-R67 = In due si giocano 6 round.
rule-R68 = In due i Fondi Neri hanno 11 e 10 gemme.
rule-R69 = Il Burattino è un terzo colore con 16 gemme e nient’altro.
rule-R70 = Mette 2 gemme dove sta il Padrino, e 2 su ogni personaggio delle prossime tre carte specifiche, che si rimescolano.
rule-R71 = Conta come offerente, ma non ottiene e non paga mai nulla.
rule-R72 = Dopo ogni valutazione le sue gemme lì tornano nella sua Riserva.
rule-R73 = Non fa punti.
rule-R74 = In tre, chi comincia per la seconda volta riceve come compenso un Informatore.
