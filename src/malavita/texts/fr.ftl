### La maison : les mots qui n'appartiennent pas à un seul jeu. Chaque clé existe en en, it et fr, avec les mêmes variables.
### Une espace insécable précède « : ; ? ! » et le signe dollar.

## Noms et listes

# $number : la place, comptée à partir de 1
seat = Place { $number }
# $first : tous sauf le dernier, avec des virgules ; $last : le dernier
list = { $first } et { $last }

## Refus de la maison

refusal-not-asked = Ce n'est pas à toi de répondre pour l'instant.
refusal-over = La partie est finie.
# $answer : ce qui a été tapé
refusal-malformed = La réponse { $answer } n'existe pas.
refusal-cannot-undo = Trop tard pour revenir en arrière.
refusal-no-deals = Il n’y a pas d’accords dans ce jeu.

## La table dans le terminal : le cadre

tui-title = Malavita
tui-tagline = Prends une chaise.
tui-log = Journal
tui-notebook = Carnet
tui-notebook-empty = Tu n'as encore rien vu.
tui-rules = Règles
tui-help = Aide
tui-language = Langue
tui-language-name = Français
tui-score = Score

## La table dans le terminal : touches et boutons

tui-new-game = Nouvelle partie
tui-play = Jouer
tui-choose = Choisir
tui-confirm = Confirmer
tui-back = Retour
tui-close = Fermer
tui-undo = Reprendre le coup
tui-save = Enregistrer
tui-load = Ouvrir une partie enregistrée
tui-quit = Quitter
tui-quit-sure = Quitter la table ? Ce qui n'est pas enregistré sera perdu.
tui-yes = Oui
tui-no = Non
tui-press-enter = Appuie sur Entrée pour continuer.
tui-help-text = Flèches pour choisir, Entrée pour confirmer, ou tape le numéro d'une réponse.

## La table dans le terminal : la mise en place

tui-game = Jeu
tui-players = Joueurs
# $count : combien jouent
tui-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tui-seats = Places
tui-options = Règles de la maison
tui-edition = Édition
tui-seed = Graine
tui-human = Personne réelle
tui-bot = Robot
tui-bot-level = Niveau
tui-you = Toi

## La table dans le terminal : à qui le tour

# $number : le tour, compté à partir de 1
tui-turn = Tour { $number }
tui-your-turn = À toi de jouer
# $seat : à qui de jouer
tui-waiting = On attend { $seat }
# $seat : le robot à qui c'est le tour
tui-thinking = { $seat } réfléchit…
# $seat : qui peut regarder l'écran maintenant
tui-curtain = Passe le clavier à { $seat }.
tui-show = Montrer ma table
tui-passed = a passé

## La table dans le terminal : ce qui s'y trouve

tui-money = Argent
tui-gangs = Gangs
tui-hideouts = Planques
tui-targets = Cibles
tui-empty = vide
tui-hidden = cachée
# $count : combien de cartes face cachée s'y trouvent
tui-hidden-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
# $count : combien de cartes s'y trouvent
tui-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# $amount : des dollars
tui-dollars = { $amount } $
# $points : ce que cela vaut d'après ce qui se voit
tui-worth = vaut { $points }
# $strength : la somme des niveaux
tui-strength = force { $strength }

## La table dans le terminal : la fin

tui-points = Points
# $points : combien
tui-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-final-score = Score final
# $seat : qui a gagné
tui-winner = { $seat } remporte la partie !
# $seats : qui a gagné ensemble
tui-winners = Victoire partagée : { $seats } !
tui-play-again = On remet ça ?

## La table dans le terminal : avis

# $reason : un refus en mots ; $rule : son numéro, par exemple R18
tui-why-refused = { $reason } (Règle { $rule })
# $reason : un refus sans règle
tui-refused = { $reason }
# $file : où la partie a été enregistrée
tui-saved = Partie enregistrée dans { $file }.
# $file : d'où vient la partie
tui-loaded = Partie reprise depuis { $file }.
tui-undone = Coup repris.
tui-too-small = La fenêtre est trop petite pour la table : agrandis-la un peu.

## The terminal table: panels, notes and keys (cli/tui)

tui-panel = Volet
tui-all-answers = toutes les réponses
# $count: how many cards are still in the hideout
tui-left-there = { $count ->
    [0] il n'en reste aucun
   *[other] il en reste { $count }
}
# $count: how many henchmen
tui-never-seen = Jamais vus : { $count }
tui-one-in-hand = l'un d'eux est en train d'être placé
# $seat: whose card; $target: where it lies face-down
tui-one-lies = l'un d'eux : { $seat }, caché à { $target }
tui-one-killed = l'un d'eux a été tué sans être vu
tui-key-answer-help = donner la réponse qui porte ce signe
tui-key-arrows-help = désigner une réponse, la donner
tui-key-mouse-help = cliquer une réponse, ou ce qui est en laiton sur la table ; Échap montre de nouveau toutes les réponses
tui-key-undo-help = reprendre la dernière réponse, tant que rien n'est révélé
tui-key-save-help = enregistrer la partie dans un fichier
tui-key-language-help = langue suivante
tui-key-panel-help = journal, carnet, règles
tui-key-scroll-help = faire défiler le volet ; avec Maj et une flèche, la table
tui-key-hurry-help = presser les robots
tui-key-quit-help = quitter la table

## The terminal table: Mafiozoo

# $number: the round, $count: of how many
tui-round = Manche { $number } sur { $count }
tui-agenda = À l’agenda
tui-unseen = caché
tui-tile-highest = 1er
# $price: Zoollars
tui-tile-pay = Paie { $price }Z
# $gems: how many are needed
tui-tile-means = Moyens { $gems }
tui-cards = Cartes
tui-informants = Informateurs
tui-tokens = Jetons
tui-first-player = voiture
tui-sets = Séries complètes
tui-gems-placed = Gemmes sur les photos
tui-godfather = Parrain
tui-own-goons = Tes GrosBras
tui-nothing = aucun
# $seat: whose tokens
tui-known-tokens = { $seat }, jetons que tu connais
# $tokens, $bribery, $informants: how many are left face down
tui-decks = Cachés : { $tokens } jetons, { $bribery } cartes Corruption, { $informants } Informateurs
# $number: short names, 10 letters at most
tui-character = { $number ->
    [1] Distillat.
    [2] Maire
    [3] Faussaire
    [4] Lieutenant
    [5] F. fatale
    [6] Camionn.
    [7] Banquier
    [8] Producteur
    [9] Commiss.
    [10] Promoteur
    [11] Juge
   *[12] Détective
}
# $code: short names, 11 letters at most
tui-location = { $code ->
    [L11] Boxe
    [L12] Courses
    [L13] Chantier
    [L14] Dock
    [L21] Receleur
    [L22] Tripot
    [L23] Night club
    [L24] Hôtel
    [L31] Pizzeria
    [L32] Massages
    [L33] Police
    [L34] Journal
    [L41] Barbier
    [L42] Prison
    [L43] Mairie
   *[L44] Tribunal
}
# $code: short names, 9 letters at most
tui-neighborhood = { $code ->
    [financial] Finance
    [industrial] Industrie
    [chinatown] Chinatown
    [littleItaly] L. Italy
    [campus] Campus
   *[park] Parc
}

## The terminal table: Mob Ties

# $place: short names, 10 letters at most
tui-place = { $place ->
    [docks] Quais
    [kittys] Kitty
    [mansion] Villa
    [little_italy] L. Italy
    [butcher] Boucherie
   *[restaurant] Resto
}
tui-don = le Don
tui-respect = respect (points)
# $count: points of respect
tui-respect-count = { $count } de respect
# $amount: money
tui-bail = caution { $amount }
tui-closed = Fermé
# $count: agents at a place
tui-agents-count = { $count ->
    [one] { $count } agent fédéral
   *[other] { $count } agents fédéraux
}
# $count: cards in a deck
tui-favor-deck = Faveurs { $count }
tui-discarded = défausse { $count }
tui-agent-deck = Fédéraux { $count }
tui-agents-a-turn = { $count } par tour
# $amount: money in escrow
tui-held = { $amount } en dépôt
tui-backward = Ordre d’action inversé
tui-tie = égalité entre
tui-stage-talk = on discute
tui-stage-ballot = vote secret
tui-next-agents = Les prochaines cartes Agent
# $seat: whose cards
tui-known-cards = { $seat }, cartes connues
tui-discards = Défaussées
tui-legend = Signes
# $count: deals on the table
tui-deals-count = { $count ->
    [one] { $count } marché
   *[other] { $count } marchés
}

## The terminal table: the deal desk

tui-deals = Marchés
tui-key-deals-help = la table des marchés : offres, promesses, contrats

### --- Choosing a game

play-which = Quel jeu ? (de 1 à { $last }, Entrée pour 1)
# $low, $high: the fewest and the most; $usual: what Enter takes
play-players = Combien de joueurs ? (de { $low } à { $high }, Entrée pour { $usual })
play-terms = Quelles règles de parole ? (de 1 à { $last }, Entrée pour 1)

### --- At a table of a house (malavita join)

# $game: its title; $code: the table's; $seats: who sits there, each with a mark
join-table = { $game }, table no { $code } : { $seats }
join-free = place libre
join-you = toi
join-look-on = Tu regardes. Ce que tu dis, les autres qui regardent l’entendent.
join-watching = regarde
# $count: how many chairs; $link: the table's
join-waits = { $count ->
    [one] Une place est encore libre : { $link }
   *[other] { $count } places sont encore libres : { $link }
}
join-start = Tape start pour commencer maintenant, avec des bots aux places libres.
# $code: the table's; $link: for the others
join-made = La table est prête. Son code est { $code }, son lien { $link }
join-name = Comment t’appelles-tu ?
join-which = Prends place avec : malavita join { $url } CODE
join-no-tables = Aucune table n’attend ici. Ouvres-en une avec : malavita join { $url } --make criminals
join-nobody = Aucune maison ne répond à { $url }.
join-unknown-token = Cette maison ne connaît pas ce jeton.
join-line-broken = La ligne avec la maison est coupée. Nouvel appel …
join-line-stands = La ligne est rétablie. Rien n’est perdu.
# $count: how many lines
join-earlier = … et { $count } lignes avant. Tape log pour les lire.
join-nothing-yet = Il ne s’est encore rien passé.
# $time: as 4:30
join-time = il reste { $time }
join-days = { $days } j { $hours } h
# $number: what was typed; $last: the highest number
join-no-such-number = { $last ->
    [one] Il n’y a pas de réponse { $number } : il n’y a que la 1.
   *[other] Il n’y a pas de réponse { $number } : choisis de 1 à { $last }.
}
join-not-begun = La partie n’a pas encore commencé.
join-no-more-lines = plus de réponses : la table continue sans toi
join-bot-plays = Un bot joue pour toi. Tape back pour reprendre ta place.
join-paused = La partie est en pause ; aucune horloge ne court. Tape go pour reprendre.
join-vote = Tape yes pour accepter, no pour refuser.
join-no-proposal = Personne ne propose rien.
join-ask-help =
    Demande l’une de ces choses aux autres :
    ask undo  ask pause  ask replace NOM  ask pace none  ask pace live  ask pace slow
join-no-notes = Tu n’as rien noté. Tape note et ce que tu veux retenir.
join-noted = C’est noté.
join-seat-kept = Ta place reste à toi : la même commande t’y ramène.
join-again = Tape rematch pour rejouer avec les mêmes, save pour garder la partie, quit pour fermer.

# $name: who did it; $seat: whom it is about
join-news-sat = { $name } prend place.
join-news-came-back = { $name } est de retour.
join-news-left = { $name } se lève.
join-news-stood = { $name } quitte ; un bot continue.
join-news-stood-late = Temps écoulé trop souvent pour { $name } ; un bot continue.
join-news-bot = { $name } prend place, un bot.
join-news-began = La partie commence.
join-news-arranged = La table a été refaite.
join-news-late = Temps écoulé pour { $name } : l’horloge a répondu.
join-news-stumbled = { $name } a perdu le fil ; le hasard a répondu.
join-news-agreed = { $name } accepte.
join-news-declined = { $name } refuse.
join-news-withdrawn = { $name } retire la proposition.
join-news-put-aside = Ce que proposait { $name } est mis de côté.
join-news-resumed = { $name } met fin à la pause.
join-news-carried-undo = D’accord : le dernier coup est repris.
join-news-carried-pause = D’accord : une pause.
join-news-carried-replace = D’accord : un bot joue pour { $seat }.
# $code: of the next table
join-news-rematch = Les mêmes se retrouvent à la table { $code }. Tape rematch pour y aller.
join-asks-undo = { $name } demande à reprendre le dernier coup.
join-asks-pause = { $name } demande une pause.
join-asks-replace = { $name } propose un bot pour { $seat }.
join-asks-pace-none = { $name } demande à continuer sans horloge.
join-asks-pace-live = { $name } demande à continuer en direct, à l’horloge.
join-asks-pace-slow = { $name } demande à continuer au calme.

join-help =
    Un nombre répond à la question ; Entrée la montre de nouveau.
    @ MOTS          dis quelque chose à tous ; @Leo MOTS le chuchote à Leo
    phrase          les phrases toutes faites ; phrase 3 dit la troisième
    table           dessine la table ; notebook : ce que tu as vu ; log : tout ce qui s’est passé
    undo            reprends ta dernière réponse ; s’il est trop tard, ask undo
    yes, no         accepte ce qui est proposé, ou refuse
    ask             propose de reprendre un coup, une pause, un autre rythme, ou un bot pour un absent
    go              mets fin à une pause
    leave, back     laisse un bot jouer pour toi ; reprends ta place
    start           commence, avec des bots aux places libres (qui a ouvert la table)
    notes, note     lis tes notes ; ajoutes-en une
    rematch, save   à la fin : rejoue, garde la partie dans un fichier
    language, quit  la langue suivante ; ferme, ta place reste à toi

### --- A table in plain text

plain-help =
    Tape le numéro d’une réponse, ou une commande :
    table  undo  save  language  quit  help
# $text: what was typed
plain-unclear = Je ne comprends pas « { $text } ». Tape help.
plain-help-deals =
    Marchés : deals (ce qui est sur la table), deal PROMESSE ; PROMESSE …, counter 3 PROMESSE ; …, accept 3, decline 3, withdraw 3, release 3.
    Exemple : deal pay 0>1 25000 elected 0 ; vote 1 election 0
    A, B, C, D sont des joueurs par numéro ou par nom ; « next » après une promesse la remet au tour suivant. Promesses :
