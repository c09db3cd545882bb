### The server's own words. Every key is in en, it and fr, with the same variables.

## Refusals

refused-malformed = Ce message est incompréhensible : { $reason }
refused-too-big = Ce message est trop long.
refused-too-fast = Pas si vite : attends un instant.
refused-table-full = Le registre de cette table est plein : il n’y a plus de place pour d’autres mots. La partie, elle, continue.
refused-too-many-tables = Tu as trop de tables en cours.
refused-too-many-guests = Trop d'arrivées d'ici. Réessaie plus tard.
refused-too-many-uploads = Tu as déjà apporté beaucoup de parties aujourd’hui. Apporte la prochaine demain.
refused-need-guest = Dis-nous d'abord ton nom.
refused-unknown-guest = Ce lien est déjà utilisé ou trop ancien.
refused-bad-name = Un nom doit avoir au moins un signe visible.
refused-bad-origin = Cette requête vient d'une page étrangère.
refused-bad-webhook = Cette adresse ne peut pas être appelée : elle doit commencer par https:// et être ouverte à tout internet.
refused-webhook-silent = L'appel est parti, mais personne ne l'a pris là-bas. L'adresse est-elle juste ?
refused-unknown-table = Aucune table ne porte ce code.
refused-unknown-page = Il n'y a rien ici.
refused-method = Cela ne peut se faire ici.
refused-not-seated = Tu n'es pas assis à cette table.
refused-not-yours = Ce n'est pas à toi de le voir ou de le faire.
refused-which-seat = Tu as plusieurs places : dis laquelle parle.
refused-not-owner = Seul qui a ouvert la table peut le faire.
refused-no-seat = Cette place n'existe pas.
refused-seat-taken = Cette place est prise.
refused-name-taken = Quelqu’un du nom de { $name } est déjà assis ici. Prends un autre nom, puis assieds-toi.
refused-no-free-seat = Aucune place n'est libre.
refused-already-seated = Tu es déjà assis ici.
refused-already-begun = La partie a déjà commencé.
refused-not-begun = La partie n'a pas encore commencé.
refused-over = La partie est terminée.
refused-not-over = Seulement quand la partie est terminée.
refused-closed = Cette table est fermée.
refused-paused = La partie est en pause.
refused-not-paused = La partie n'est pas en pause.
refused-standing = Un robot répond pour toi. Reprends d'abord ta place.
refused-stale = La table a avancé. Regarde à nouveau.
refused-not-asked = On ne te demande rien pour l'instant.
refused-illegal = Les règles ne le permettent pas.
refused-cannot-undo = On ne peut plus reprendre sans demander.
refused-nothing-answered = Tu n’as encore rien fait qui puisse être repris.
refused-owner-away = { $name } n’est pas là, et l’une de ses réponses serait reprise aussi. Demande de nouveau à son retour.
refused-proposal-open = Une autre proposition est encore ouverte.
refused-not-away = Trop tôt pour { $name } : on peut proposer un robot pour qui est absent depuis { $count ->
    [one] une minute
   *[other] { $count } minutes
}, ou n’a pas répondu à temps la dernière fois.
refused-not-late = À une table lente, personne n’a besoin d’être là. On peut proposer un robot pour { $name } une fois que l’horloge a dû répondre.
refused-best-bot = Pour qui est absent, c’est le robot le plus fort qui répond : { $bots }.
refused-no-proposal = Cette proposition n'existe plus.
refused-no-pace = Dis quel rythme : sans horloge, ou avec une réserve d'au moins une seconde.
refused-same-pace = La table joue déjà à ce rythme.
refused-empty = Il n'y a rien à lire.
refused-spectators-only = Les joueurs n'entendent les spectateurs qu'à la fin.
refused-no-whispers = À cette table, pas d’apartés : ce qui se dit, se dit à tous.
refused-whisper-self = Inutile de te parler en aparté à toi-même.
refused-whisper-nobody = Personne n’est assis là pour entendre un aparté.
refused-no-phrase = Cette phrase n'existe pas.
refused-no-bot = Ce robot n'existe pas. Il y a : { $bots }
refused-no-edition = Cette maison n’a pas cette édition.
refused-bad-players = Ce jeu se joue à { $seats }.
refused-bad-setting = Impossible : { $reason }
refused-not-stored = Impossible d'enregistrer. Rien n'a changé ; réessaie dans un instant.
refused-fault = Une erreur s'est produite de notre côté. Rien n'est perdu.

## Quick phrases, which each reader gets in the own language

phrase-hello = Bonsoir à tous.
phrase-good-luck = Bonne chance. Il vous en faudra.
phrase-well-played = Bien joué.
phrase-thanks = Je ne l'oublierai pas.
phrase-sorry = Rien de personnel.
phrase-hurry = La police sera là avant ta décision.
phrase-thinking = Un instant.
phrase-really = Tu en es sûr ?
phrase-offer = Parlons affaires.
phrase-threat = Ce serait dommage qu'il arrive quelque chose.
phrase-back-soon = Je reviens.
phrase-good-game = Belle partie. Une autre ?

## A new pace, as everybody is told

pace-none = C'est entendu : désormais sans horloge.
pace-live = C'est entendu : désormais en direct. La réserve de chacun est de { $bank } ; chaque coup rend { $refill }.
pace-slow = C'est entendu : désormais au calme. La réserve de chacun est de { $bank } ; chaque coup rend { $refill }.
duration-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
duration-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
duration-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
duration-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}

## Why a table was closed

closed-owner = Qui a ouvert cette table l'a fermée.
closed-expired = Personne n'est venu à temps, et la table a été fermée.
closed-brought = Cette partie a été apportée pour être regardée.
closed-fault = Quelque chose dans le registre de cette table ne peut être lu. Rien n’est perdu : qui tient la maison peut en trouver la cause, et ici tu peux recommencer avec les mêmes personnes.
closed-rules = Les règles ont changé depuis le début de cette partie, qui ne peut continuer sous les nouvelles. Rien n'est perdu : une maison qui a les anciennes règles peut l'ouvrir, et ici tu peux recommencer avec les mêmes personnes.

## Calls to the table

call-turn = { $name }, c'est à toi à { $game } : { $link }
call-test = Voilà comment Malavita t'appellera.
