### Les barres autour du plateau : décisions, barre du haut, clavier, plans, connexion.

## La barre d’actions

shell-actions = Votre décision
shell-choices = Ce que vous pouvez faire
shell-out-of-turn = Possible maintenant, hors de votre tour
shell-points-left = { $count ->
        [one] { $count } point restant
       *[other] { $count } points restants
    }
shell-widen = { $what } : montrer à nouveau tous les choix
shell-pointed = cet endroit
shell-you-have = Vous en avez { $count }
shell-open-group = { $title } : montrer les choix un par un
shell-back-from-group = Quitter { $title }
shell-why-not = Coups impossibles ({ $count })
shell-scroll-back = Choix précédents
shell-scroll-on = Autres choix
shell-sheet-up = Montrer les choix
shell-sheet-down = Montrer le plateau

# What a move would do.
shell-after = Après ce coup
shell-now = Actuellement
shell-becomes = devient
shell-score = Score
shell-unchanged = { $points }, inchangé
shell-unknown = pas encore connu
shell-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

# Steps.
shell-undo = Annuler
shell-restart = Recommencer le tour
shell-confirm = Confirmer
shell-sending = Envoi…
shell-choose-first = Choisissez d’abord
shell-nothing-to-undo = { $why ->
        [undo-others] D’autres ont décidé depuis votre dernier coup : il ne peut plus être annulé.
        [undo-revealed] Votre dernier coup a révélé quelque chose de caché : il ne peut plus être annulé.
        [undo-bot] Un robot a joué votre dernier coup en votre absence : il ne peut plus être annulé.
       *[undo-nothing] Vous n’avez aucun coup à annuler.
    }
shell-ends = La partie se termine
shell-then = { $count ->
        [one] puis c’est à { $names }
       *[other] puis décident : { $names }
    }
shell-goes-on = Ensuite, vous continuez
shell-leaves-by-itself = Dans un instant. Touchez pour retenir
shell-still = { $count ->
        [one] { $names } n’a pas encore décidé
       *[other] { $names } n’ont pas encore décidé
    }
shell-no-undo = { $what ->
        [others] Sans retour : les autres décident ensuite
       *[something] Sans retour : révèle quelque chose
    }

# What is composed before it is played.
shell-composed = Votre tour jusqu’ici
shell-leave-out = { $by ->
        [you] { $what } : retirer, avec tout ce qui suit
       *[game] Fait pour vous : { $what }. Retirer et décider vous-même
    }
shell-fewer = Une fois de moins : { $what }
shell-all-of = { $count } fois : { $what }

# Hints.
shell-hint = Conseil
shell-hint-thinking = Un robot réfléchit…
shell-hint-waiting = En attente, { $before } avant vous…
shell-rank = Nº { $rank }
shell-advised = Choix nº { $rank } d’un robot
shell-advised-share = Choix nº { $rank } d’un robot, { $percent } % de victoire

# How fast bots play and things move.
shell-pace = Rythme
shell-pace-of = { $speed ->
        [slow] Lent
        [normal] Normal
        [fast] Rapide
       *[none] Immédiat
    }
shell-pace-held-up = Quelqu’un d’autre souhaite un rythme plus lent.

## Waiting and planning

shell-waiting-for = { $count ->
        [0] La partie continue…
       *[other] En attente : { $names }
    }
shell-spectator = Vous regardez la partie.
shell-you-resigned = Vous avez abandonné : un robot joue à votre place jusqu’à la fin.
shell-bot-plays-for-you = Un robot joue à votre place.
shell-come-back = Reprendre ma place
shell-absent = { $name } n’est pas là.
shell-replace = Laisser un robot jouer
shell-plan = Prévoir un coup
shell-planning = Que prévoyez-vous ?
shell-plan-done = Terminer le plan
shell-plan-list = Votre plan
shell-unplan = Retirer du plan : { $move }
shell-as-planned = Comme prévu
shell-plan-lost = Plus possible : { $move }.
shell-time-left = Temps restant : { $time }
shell-days-hours = { $days } j { $hours } h
shell-seat-away = absent, un robot joue
shell-seat-offline = hors ligne
shell-seat-resigned = a abandonné
shell-your-turn = C’est à vous
shell-your-turn-question = À vous : { $question }

# Several people on one device.
shell-eyes-of = Vous voyez la table comme { $name }
shell-pass-to = Passer à { $name }
shell-hand-device = Passer l’appareil à { $name }
shell-hand-device-about = Ce que { $name } peut voir apparaît après un appui sur le bouton.
shell-here-i-am = Je suis { $name } : montrer mon côté
shell-not-yet = Pas encore

## After the game

shell-won = { $me ->
        [yes] { $count ->
            [one] Vous avez gagné
           *[other] Victoire partagée : { $names }
        }
       *[no] { $count ->
            [one] { $names } a gagné
           *[other] Victoire de : { $names }
        }
    }
shell-no-winner = Personne n’a gagné
shell-stopped = La partie est arrêtée
shell-ended-played = La partie a été jouée jusqu’au bout.
shell-ended-resigned = La partie s’est terminée par abandon.
shell-ended-agreed = Les joueurs ont décidé d’arrêter la partie.
shell-result = Résultat
shell-rematch = Revanche
shell-to-rematch = Vers la partie suivante
shell-replay = Revoir
shell-export = Exporter
shell-open-up = Accepter de tout dévoiler

## The top bar

shell-to-lobby = Vers l’accueil
shell-to-table = Vers la table
shell-tools = Outils
shell-rules = Règles
shell-boards = Plateaux
shell-board-of = Plateau : { $name }
shell-you = { $name } (vous)
shell-log = Journal et discussion
shell-menu = Menu
shell-language = Langue : { $name }
shell-languages = Langue
shell-settings = Réglages
shell-keys = Clavier
shell-sound-on = Activer le son
shell-sound-off = Couper le son
shell-replay-so-far = La partie jusqu’ici
shell-hand-over = Laisser un robot jouer à ma place
shell-propose-end = { $agreed ->
        [0] Proposer d’arrêter la partie
       *[other] Accepter d’arrêter la partie
    }
shell-end-proposed = { $count ->
        [one] { $names } propose d’arrêter la partie maintenant.
       *[other] { $names } proposent d’arrêter la partie maintenant.
    }
shell-propose-end-sure = Arrêter la partie maintenant ? Elle s’arrête quand tous sont d’accord.
shell-withdraw-end = Continuer quand même
shell-resign = Abandonner
shell-resign-sure = Abandonner cette partie ? Un robot jouera à votre place jusqu’à la fin.
shell-play-on = Continuer à jouer

shell-order = Ordre
shell-turn-order = Ordre du tour
shell-decides = { $name } décide

shell-status-connecting = Connexion…
shell-status-reconnecting = Reconnexion…
shell-status-offline = Hors ligne
shell-unsent = { $count ->
        [one] { $count } coup pas encore envoyé
       *[other] { $count } coups pas encore envoyés
    }

## The keyboard

shell-keys-about = Les touches ne font rien pendant que vous écrivez ou qu’une fenêtre est ouverte.
shell-keys-rules = Un clic droit, un appui long ou la touche menu ouvre la règle de tout élément du plateau.
shell-key-choose = Choisir
shell-key-confirm = Confirmer, ou activer l’élément sélectionné
shell-key-walk = Parcourir les choix ; sur le plateau, aller à l’endroit suivant
shell-key-clear = Effacer le choix
shell-key-undo = Annuler
shell-key-restart = Recommencer le tour
shell-key-hint = Demander un conseil
shell-key-plan = Prévoir un coup
shell-key-boards = Tous les plateaux
shell-key-score = Score
shell-key-log = Journal et discussion
shell-key-map = Cette liste
