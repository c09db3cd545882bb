### The page's own words. Every key is in en, it and fr, with the same variables.

## Lobby

nav = Menu principal
nav-play = Jouer
nav-tables = Tables
nav-replays = Parties
nav-how = Comment jouer
nav-you = Toi
hero = Prends une chaise.
hero-sub = Trois jeux de truands. Les bots prennent les chaises vides.
continue = Reprendre
your-turn = À toi de jouer
your-turn-short = à toi
turn-short = joue
state-waiting = Leur coup
state-votes = On attend ton avis
state-gathering = On s’installe
# $time: such as 0:42
left = reste { $time }
no-clock = Sans horloge
# in as few signs as a clock
clock-days = { $days } j
clock-hours = { $hours } h { $minutes }
pace-live = En direct
pace-slow = Au calme
pace-live-timed = En direct · { $time }
pace-slow-timed = Au calme · { $time }
# $time : comme 3 min
pace-live-long = En direct · { $time } par coup
pace-slow-long = Au calme · { $time } par coup
pace-each = par coup
pace-time = Temps pour chaque coup
time-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
nothing-to-continue = Aucune table ne t’attend. Joue une partie ou rejoins celle d’un autre.
poster-mafiozoo = Soudoie les animaux qui tiennent la ville, suis les fils rouges, bâtis la cité.
poster-mafiozoo-short = Suis les fils rouges
poster-criminals = Paie pour voir, engage un malfrat, cache ce que tu peux, prends huit cibles.
poster-criminals-short = Cache qui tu engages
poster-mobties = Négocie, promets, trahis. Chaque offre est un contrat, chaque voix a son prix.
poster-mobties-short = Tout se négocie
minutes = { $count } min
play-now = Jouer
dealing = On distribue…
against = Contre
# $count: how many bots; $level: their rank
bots-option = { $count ->
    [one] contre { $count } bot · { $level }
   *[other] contre { $count } bots · { $level }
}
bots-option-short = { $count ->
    [one] { $count } bot · { $level }
   *[other] { $count } bots · { $level }
}
not-yet = Pas encore sur l’étagère.
level = Niveau
level-associate = Associé
level-soldier = Soldat
level-capo = Capo
level-don = Don
levels-help = Les Associés prennent ce qui vient ; les Soldats savent ce qu’ils veulent.
make-table = Ouvrir une table
game = Jeu
players = Joueurs
seats = Places
fill-bots = Compléter avec des bots
host = hôte
bot = bot
bot-long = Bot
player-number = Joueur { $number }
friend-long = Un ami, par le lien
here-long = Quelqu’un ici
# $number : la place
seat-who = Qui prend la place { $number }
bot-who = Quel bot prend la place { $number }
has-come = est là
waiting = on attend
pace = Rythme
language = Langue
language-en = English
language-it = Italiano
language-fr = Français
notebook = Carnet
house-rules = Règles maison
# combien diffèrent du conseil
house-rules-changed = { $count ->
    [0] comme conseillé
    [one] une changée
   *[other] { $count } changées
}
house-rules-help = La première réponse de chacune est celle que nous conseillons ; qui arrive peut lire ce que tu as changé.
house-rules-back = Toutes comme conseillé
house-rules-count = { $count ->
    [one] 1 règle maison
   *[other] { $count } règles maison
}
house-rules-none = Avec les règles conseillées, sans règle maison.
edition = Édition
edition-is = Édition : { $name }
edition-standard = Standard
edition-owner = Comme dans la boîte de qui la possède
listed = Affichée
invitation = Invitation
ticket-friends = Touche quelque chose ici : le lien pour tes amis apparaît.
ticket-bots = Personne à attendre : on distribue tout de suite.
open-table = Ouvrir la table
begin = Commencer
chairs-open = { $count ->
    [one] Une chaise est libre : envoie le lien ou assieds-y un bot.
   *[other] { $count } chaises sont libres : envoie le lien ou assieds-y des bots.
}
chairs-here = Un écran pour vous tous : entre deux tours, le rideau tombe.
chairs-bots = Les bots prennent toutes les autres chaises.
open-tables = Tables ouvertes
open-none = Aucune table ouverte en ce moment. Ouvres-en une et coche « Affichée ».
open-all = Les { $count } tables
join = S’asseoir
watch = Regarder
join-link = Venir par lien
join-field = Colle un lien ou un code
join-malformed = Un code a de six à dix lettres et chiffres, comme K7QP2M. Vérifie-le, s’il te plaît.
go = Aller
go-there = Y aller
scan = Scanner
scan-help = Tiens le code d’une table devant la caméra.
scan-refused = La caméra n’est pas disponible. Colle plutôt le lien ou le code.
last-game = Ta dernière partie
replay-week = La partie de la semaine
replay-about = { $game }, { $seats } places, { $moves } coups. { $count ->
    [one] { $names } gagne avec { $score }.
   *[other] { $names } gagnent avec { $score }.
}
won-short = gagne
watch-from = Regarder depuis le coup { $move }
replay-swing = { $change } points pour { $name }
your-games = Tes parties
past-games = Parties de la maison ces derniers jours
watch-replay = Revoir la partie
bring-game = Regarder une partie enregistrée ailleurs
no-replays = Aucune partie n’est encore finie. Tu pourras alors la revoir ici.
how-intro = Chaque jeu en une minute. Les règles entières sont à côté de chaque table et s’ouvrent au bon paragraphe.
your-name = Ton nom
your-face = Ton visage
face-number = Visage { $number }
save = Enregistrer
saved = Enregistré.
name-empty = Un nom demande au moins une lettre.
calls = Quand c’est à toi
calls-browser = Ce navigateur me prévient
calls-browser-help = Tant qu’une page de Malavita y est ouverte, même si tu ne la regardes pas.
calls-no-https = En http, un navigateur ne peut pas te prévenir. Il le peut en https://, ou sur la machine même de la maison.
calls-no-notes = Ce navigateur ne montre pas d’avis d’une page.
calls-webhook = Envoyer un message à cette adresse (webhook)
calls-webhook-help = Même quand aucune page n’est ouverte. Bien des messageries te donnent une telle adresse ; elle est ouverte à tout internet.
calls-try = Enregistrer et essayer
calls-refused = Le navigateur ne nous laisse pas t’appeler. Ses réglages pour cette page le disent.
# $game: the game; $table: the name of the table
calls-turn = À toi : { $game }, { $table }
other-device = Un autre appareil
other-device-help = Un lien personnel t’emmène, toi et tes tables. Il sert une fois, pendant dix minutes, et à personne d’autre.
personal-link = Lien personnel
personal-qr = Code QR de ton lien personnel
# $minutes: for how long it holds
personal-help = Fais-le lire à l’appareil photo de l’autre appareil, ou envoie-lui le lien. Il sert une fois, pendant { $minutes } minutes, et fait de qui l’ouvre toi : ne le montre à personne.
make-personal-link = Créer un lien personnel
more-of-me = Autre chose
make-token = Un jeton pour un programme
token = Jeton
token-help = Avec ce jeton, un programme joue à ta place. Il n’est dit que maintenant ; garde-le comme un mot de passe.
copy = Copier
forget-me = M’oublier sur cet appareil
# $name: your name
forget-warning = Ce navigateur ne connaîtra plus { $name }. Sans autre appareil, lien personnel ou jeton, personne ne retrouve tes places et tes parties.
forget-yes = M’oublier ici
forget-no = Rester
forgotten = C’est fait. Qui joue ici maintenant est quelqu’un de nouveau.
no-storage = Ce navigateur ne garde rien : nom et réglages durent jusqu’à la fermeture de la page.
# $name: your name
you-change = { $name } : changer de nom et de visage
carry-ask = Ce lien fait de ce navigateur le tien : ton nom, tes tables, tes parties.
carry-yes = Oui, c’est moi
# $name: who this browser is now
carry-other = Ce navigateur est déjà { $name }, et ne le sera plus : sans autre appareil ou lien personnel, les places et les parties de { $name } sont hors d’atteinte.
# $name: who this browser is now
carry-no = Non, rester { $name }
carry-done = Content de te revoir, { $name }.
carry-failed = Crée un nouveau lien sur l’autre appareil.

## The table

opening = On ouvre la table…
to-lobby = Vers l’entrée
leave-table = Quitter la table (tu pourras revenir)
others-wait = { $count ->
    [one] { $count } autre table attend
   *[other] { $count } autres tables attendent
}
question = Ce qu’on te demande
you = Toi
you-named = { $name } (toi)
log = Journal
log-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
log-film = En film
log-empty = Il ne s’est encore rien passé.
chat = Discussion
deals = Marchés
chat-empty = Personne n’a encore rien dit.
chat-write = Dis quelque chose
chat-aside = À ceux qui regardent
from-watchers = regarde
chat-to = À
chat-everybody = tout le monde
chat-whisper = En aparté, à { $name }
whispers-to = dit en aparté à { $name }
whispers-to-you = te dit en aparté
phrases = Phrases toutes prêtes
send = Envoyer
somebody = Quelqu’un
rules = Règles
rules-one = Règle { $rule }
rules-several = Règles { $first } et { $last }
rulings = Interprétations et raisons
rulings-in-english = Cette partie est en anglais.
beside = À côté de la table
tab-table = Table
tab-seats = Places, chat
settings = Réglages
help = Comment marche cette table
help-more = Tout ce que tu montres s’explique. Les règles entières sont dans l’onglet Règles.
keys = Touches
key-tab = passe par tout ce qui peut être choisi ; Entrée le choisit
sound = Sons
sound-on = Activer les sons
sound-off = Couper les sons
motion = Mouvement
text-table = Table en mots
skip-to-text = Table en mots
text-leave = Revenir à la table dessinée
text-locked = Impossible maintenant, et pourquoi
text-recent = Ce qui vient d’arriver
undo = Reprendre
yes-sure = Oui, vas-y
no-back = Non, revenir
waiting-for = On attend { $name }.
over = La partie est finie.
time-left = Temps restant : { $time }
here = à table
people = Qui est là
away-short = absent
away = { $name } n’est pas en ligne
stands-in = un bot pour l’instant
stands-in-for = Un bot joue pour l’instant à la place de { $name }
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
ask-undo = Demander à reprendre mon dernier coup
ask-pause = Demander une pause
ask-pace = Demander un autre rythme
ask-replace = Demander un bot à la place de { $name }
notes = Tes notes
notes-help = Personne d’autre ne les lit.
notes-shared = Sur un écran partagé, personne ne peut prendre de notes : les autres les liraient.
fair = Un mélange honnête
fair-help = Ce nombre était fixé avant que quiconque s’assoie et promet le mélange. La partie enregistrée dit la clé à la fin, et « malavita verify » prouve l’un et l’autre.
# $names: who gave a value
fair-mixed = Valeurs ajoutées par : { $names }
fair-mix = Des mots à toi, à mêler aux cartes
fair-check = Le mélange était-il honnête ?
fair-promise = Ce nombre était fixé avant que quiconque s’assoie :
fair-how = La partie enregistrée dit la clé qu’il promettait. Qui a installé Malavita peut le prouver :
leave-bot = Quitter ; un bot continue
chairs-free = { $count ->
    [one] Une chaise est libre.
   *[other] { $count } chaises sont libres.
}
chairs-full = Tout le monde est là.
# $name : qui a ouvert la table
host-begins = C’est { $name } qui lance la partie.
host-or-full-begins = La partie commence dès que chaque chaise est prise, ou quand { $name } le dit.
bots-rest = Bots sur les chaises libres
close-table = Fermer la table
close-table-sure = Renvoyer tout le monde ?
sit-here = S’asseoir ici
sit-down = S’asseoir
stand-up = Se lever
begin-with-bots = Commencer, le reste aux bots
table-closed = Cette table a été fermée avant de commencer. Rien n’est perdu ; ouvres-en une autre quand tu veux.
table-closed-owner = { $name } a fermé cette table. Rien n’est perdu ; ouvres-en une à toi quand tu veux.
table-brought = Cette partie a été apportée avant sa fin : on la regarde, on ne la continue pas.
table-put-away = Les règles ont changé depuis le début de cette partie, qui ne peut continuer sous les nouvelles. Rien n’est perdu : une maison qui a les anciennes règles peut l’ouvrir.
table-unread = Quelque chose dans le registre de cette table ne peut être lu. Rien n’est perdu : qui tient la maison peut en trouver la cause.
begin-anew = Recommencer avec les mêmes personnes
copy-link = Copier le lien
only-here = Seule cette machine peut ouvrir ce lien. Pour laisser entrer les autres, ouvre la maison avec
copied = Copié.
copy-failed = Le navigateur ne nous laisse pas copier. Le lien est { $link }
qr-alt = Code QR du lien { $link }
close = Fermer

news-sat = { $name } prend place.
news-came-back = { $name } est de retour.
news-stood = { $name } quitte ; un bot continue.
news-stood-late = Temps écoulé trois fois pour { $name } ; un bot continue.
news-stood-up = { $name } se lève.
news-bot = Un bot prend place.
news-began = La partie commence.
news-late = Temps écoulé pour { $name } : l’horloge a répondu.
news-stumbled = { $name } a perdu le fil ; le hasard a répondu.
news-carried-undo = D’accord : le dernier coup est repris.
news-carried-pause = D’accord : la partie fait une pause.
news-carried-replace = D’accord : un bot joue à la place de { $seat }.
news-agreed = { $name } est d’accord.
news-declined = { $name } dit non.
news-withdrawn = { $name } retire la proposition.
news-put-aside = La proposition de { $name } est mise de côté.
news-resumed = La partie reprend.
news-rematch = { $name } veut une autre partie.

proposal-undo = { $name } demande à reprendre le dernier coup.
proposal-pause = { $name } demande une pause.
proposal-replace = { $name } propose un bot à la place de { $seat }.
proposal-pace-none = { $name } demande à continuer sans horloge.
proposal-pace-live = { $name } demande à continuer en direct, { $time } par coup.
proposal-pace-slow = { $name } demande à continuer au calme, { $time } par coup.
proposal-waits = On attend l’accord des autres.
withdraw = Retirer
agree = D’accord
decline = Non
paused = La partie est en pause ; aucune horloge ne court.
paused-short = En pause.
curtain-for = Ceci est pour { $name }
curtain-help = Passe l’écran. Le rideau s’ouvre quand tu dis qui tu es.
curtain-open = Je suis { $name }
hand-over = Passer à { $name }
resume = Reprendre
bot-stands = Un bot joue pour toi.
bot-stands-late = Ton temps s’est écoulé trois fois ; un bot joue pour toi.
bot-stands-for = Un bot joue à la place de { $names }.
come-back = Reprendre ma place

## The end

you-won = Tu as gagné !
won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
points = Points
total = Total
score-table = D’où vient chaque point
show-score = Voir les points
rematch = Rejouer
to-rematch = À la partie suivante

## Replay

replay = reprise
see-as = Voir comme
as-public = Public
as-all = Tout
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-key-back = Au moment clé précédent
replay-key-on = Au moment clé suivant
replay-play = Lecture
replay-pause = Pause
# $total: how many moves
replay-of = sur { $total }
replay-move = Coup { $number }
replay-start = La donne
replay-speed = Vitesse
replay-hide = Cacher l’avenir
replay-copy = Copier le lien vers le coup { $number }
replay-chart = Points si la partie finissait maintenant, par place
replay-chart-short = Si c’était fini
replay-chances = Chances de gagner, par place
replay-segments = Coups
replay-no-race = La course se dessine à la fin de la partie.
replay-keys = flèches : un coup ; Maj et flèches : moments clés ; Espace : lecture ; 1 à 6 : places ; P : public ; A : tout
replay-moments = Moments clés
replay-final = Score final
replay-none = Cette partie n’a pas commencé : il n’y a encore rien à revoir.
replay-unfinished = La partie continue : tu vois ce que tu peux savoir.
replay-brought = Cette partie a été apportée avant sa fin.
replay-brought-short = sans fin
replay-talk = { $count ->
    [one] Une parole à la table
   *[other] { $count } paroles à la table
}
replay-loading = On cherche la bobine…
take-save = Partie enregistrée
take-notation = Notation
replay-steps = Dans ce coup

## Faults

fault-unreachable = Malavita ne répond pas pour le moment. Tes tables sont en sûreté ; nous continuons d’essayer.
fault-server = Quelque chose a mal tourné chez nous. Rien n’est perdu ; réessaie dans un moment.
fault-cookies = Ce navigateur ne garde pas de cookies pour Malavita : personne ne te reconnaîtrait. Autorise-les pour cette page, puis réessaie.
fault-part-title = Il manque un morceau de la page
fault-part = Il n’est pas arrivé. Recharge la page dans un instant ; tes tables sont en sécurité.
no-page-title = Il n’y a rien ici
no-page = Cette adresse ne mène nulle part. La salle connaît toutes les tables.
you-watch = Tu regardes : toutes les chaises sont prises. Ce qui est caché reste caché.
you-watch-yours = L’une est à toi ? Un lien personnel depuis ton autre appareil t’amène ici.
line-lost = La ligne est coupée. Ta table est en sûreté ; nous rappelons.
missed = { $count ->
    [one] Pendant ton absence : une chose
   *[other] Pendant ton absence : { $count } choses
}
try-now = Essayer maintenant
gone-title = Personne n’est assis ici
gone-help = Vérifie le lien, ou demande à qui te l’a envoyé.
offline-title = Tu es hors ligne
offline-text = Pour jouer, Malavita a besoin de la ligne vers sa maison. Tes tables y sont en sûreté ; cette page se réveille toute seule.

## What tables are called

room-1 = Le salon bleu
room-2 = Service de nuit
room-3 = Bas les pattes
room-4 = Espèces seulement
room-5 = La longue arnaque
room-6 = Sans rancune
room-7 = L’arrière-salle
room-8 = Pluie sur l’avenue
room-9 = Le coffre froid
room-10 = Le bac de minuit
room-11 = Le quai tranquille
room-12 = Minuit moins deux
room-13 = La lampe de laiton
room-14 = Le dernier train
room-15 = Le cordon de velours
room-16 = Dés pipés
room-17 = La troisième clé
room-18 = Fumée et miroirs
room-19 = Le registre rouge
room-20 = Argent facile
room-21 = La porte de service
room-22 = De vieux amis
room-23 = La table du coin
room-24 = Rien de personnel

## Une table en mots : comment s’appellent ses lignes

plain-round = Manche
plain-phase = Phase
plain-first = Au volant
plain-godfather = Le Parrain rend visite
plain-agenda = Agenda
plain-deck = Pioche
plain-informant-deck = Informateurs dans la pioche
plain-money = Zoollars
plain-slush = Caisse Noire
plain-reserve = Réserve
plain-favors = Faveurs
plain-goons = GrosBras
plain-tokens = Jetons
plain-hand-sizes = Cartes en main
plain-informant-sizes = Informateurs en main
plain-hand = Ta main
plain-informants = Tes Informateurs
plain-turn = Tour
plain-don = Don
plain-heat = Pression
plain-terms = Négociation
plain-agent-deck = Cartes agent dans la pioche
plain-cash = Argent
plain-gangsters = Bande
plain-photos = Photos
plain-condition = Condition
plain-needed = Il faut
plain-gems = Gemmes
plain-places = Lieux
plain-racket = Racket
plain-agents = Agents
plain-strength = Force
plain-dollars = { NUMBER($amount) } $
plain-hidden = { $count ->
    [one] un caché
   *[other] { $count } cachés
}
