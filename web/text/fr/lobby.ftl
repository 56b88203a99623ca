### De la première page jusque dans une partie.

## La première page

lobby-page-title = { $count ->
        [0] Newdawn
       *[other] Newdawn : { $games }
    }
lobby-welcome = À quoi voulez-vous jouer ?
lobby-welcome-about = Des jeux de plateau, entre amis ou contre des robots. Aucun compte à créer.
lobby-preparing = Premier démarrage : les règles et les robots sont en cours de compilation pour cette machine ({ $percent } %). Vous pouvez déjà jouer ; les robots réfléchiront plus vite une fois la compilation terminée.
lobby-guest = Invité
lobby-facts = De { $least } à { $most } joueurs
lobby-credits = Un jeu de { $designers }, illustré par { $illustrators }{ $published ->
        [0] { "" }
       *[other] , édité par { $publishers }
    }.
lobby-play-bots = Jouer contre des robots
lobby-play-friends = Jouer entre amis
lobby-learn = Première partie guidée
lobby-more-choices = Plus de choix
lobby-rules = Règles
lobby-start = Commencer
lobby-back = Retour
lobby-fan-made = Newdawn est une table non officielle, faite par des passionnés. Les jeux appartiennent à leurs auteurs et éditeurs.

## Contre des robots

lobby-opponents = Adversaires
lobby-opponents-count = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
lobby-opponents-about = Une partie à { $players } joueurs, vous compris.
lobby-level = Niveau des robots
lobby-level-easy = Facile
    .about = Se contente souvent d’un coup correct : pour une première partie.
lobby-level-medium = Moyen
    .about = Joue aussitôt le coup qui lui paraît le meilleur.
lobby-level-hard = Difficile
    .about = Réfléchit un instant avant chaque coup.
lobby-level-expert = Expert
    .about = Réfléchit jusqu’à deux secondes avant chaque coup, et pardonne peu.

## Une nouvelle table

lobby-setup-title = { $game } : nouvelle table
lobby-players = Joueurs
lobby-players-about = Vous et les autres : des personnes ou des robots.
lobby-seats = Places
lobby-seat-who = Joueur à la place { $number }
lobby-seat-name = Nom à la place { $number }
lobby-seat-name-example = Nom
lobby-seat-me = Vous
    .about = Vous jouez ici, sous ce nom.
lobby-seat-here = Une autre personne ici
    .about = Joue aussi sur cet appareil : vous vous le passez, et les secrets restent cachés.
lobby-seat-open = Place libre
    .about = Pour la première personne qui suit le lien ou trouve la table dans la liste.
lobby-seat-easy = Robot : facile
    .about = { lobby-level-easy.about }
lobby-seat-medium = Robot : moyen
    .about = { lobby-level-medium.about }
lobby-seat-hard = Robot : difficile
    .about = { lobby-level-hard.about }
lobby-seat-expert = Robot : expert
    .about = { lobby-level-expert.about }
lobby-clock = Pendule
lobby-clock-none = Sans pendule
    .about = Chacun prend le temps qu’il lui faut.
lobby-clock-minute = Une minute par coup
    .about = 60 secondes par décision. Un robot remplace le joueur à court de temps.
lobby-clock-bank = Une demi-heure chacun
    .about = 30 minutes pour toute la partie, plus 10 secondes après chaque décision. Un robot remplace le joueur à court de temps.
lobby-clock-day = Un jour par coup
    .about = Pour jouer au fil des jours : 24 heures par décision. Vous pouvez fermer la page entre-temps.
lobby-pace = Les robots jouent
lobby-pace-calm = Comme des humains
    .about = Avec de courtes pauses, pour que vous puissiez suivre.
lobby-pace-quick = Vite
    .about = Avec de très courtes pauses.
lobby-pace-none = Immédiatement
    .about = Sans aucune pause. Le journal raconte ce qui s’est passé.
lobby-public = Afficher la table dans la liste
lobby-public-on = Tout le monde sur ce serveur voit la table, peut prendre une place libre et regarder.
lobby-public-off = Il faut le lien pour trouver la table.
lobby-hints = Conseils d’un robot
lobby-hints-about = Les joueurs peuvent demander à un robot ce qu’il jouerait.
lobby-open-table = Ouvrir la table
lobby-open-table-about = Le lien à partager vient ensuite. Quand toutes les places sont prises, vous lancez la partie.

## Les listes de tables

lobby-list-mine = Vos tables
    .empty = Pas encore de table. La première est à deux clics.
lobby-list-waiting = Tables à rejoindre
    .empty = Aucune table publique n’a de place libre en ce moment.
lobby-list-playing = Parties à regarder
    .empty = Aucune partie publique n’est en cours en ce moment.
lobby-list-finished = Parties terminées
    .empty = Aucune partie publique n’a encore été terminée ici.
lobby-list-all = Tout afficher ({ $count })
lobby-your-turn = À vous
lobby-stage-waiting = en attente de joueurs
lobby-stage-ready = prête à commencer
lobby-stage-playing = en cours
lobby-stage-finished = terminée
lobby-stage-frozen = arrêtée
lobby-go-on = Continuer
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-look = Résultat
lobby-replay = Revoir
lobby-won = a gagné
lobby-import = Ouvrir une partie enregistrée
lobby-import-about = Un fichier enregistré ici ou ailleurs devient une table : une partie terminée à revoir, une partie inachevée à continuer.
lobby-import-choose = Choisir un fichier

## La salle d'attente

lobby-waiting-join = Prendre place
lobby-waiting-join-about = Prenez la première place libre, choisissez-en une ci-dessous, ou regardez simplement.
lobby-waiting-sit = S’asseoir ici
lobby-waiting-sit-another = Installer quelqu’un d’autre ici
lobby-waiting-stand = Quitter la place
lobby-waiting-you = vous
lobby-waiting-here = sur cet appareil
lobby-waiting-present = est là
lobby-waiting-absent = non connecté
lobby-waiting-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
lobby-waiting-start = Commencer la partie
lobby-waiting-ready = Toutes les places sont prises.
lobby-waiting-host = Toutes les places sont prises. L’hôte lance la partie.
lobby-waiting-free = { $count ->
        [one] { $count } place est encore libre : attendez quelqu’un, ou laissez-la à un robot.
       *[other] { $count } places sont encore libres : attendez du monde, ou laissez-les à des robots.
    }
lobby-share = Inviter d’autres joueurs
lobby-share-about = Envoyez ce lien. La personne qui l’ouvre peut prendre place ou regarder.
lobby-share-link = Le lien vers cette table
lobby-share-copy = Copier
lobby-share-copied = Copié
lobby-share-local = Ce lien ne fonctionne que sur cette machine. Pour d’autres personnes de votre réseau, lancez le serveur avec --host 0.0.0.0 et mettez dans le lien le nom ou l’adresse de cette machine.
lobby-fair = Personne ne peut tricher sur le mélange
lobby-fair-about = Le serveur a déjà fixé sa part du mélange et en montre le sceau (SHA-256). Les parts des joueurs s’y ajoutent ; après la partie, tout est publié et vérifiable.
lobby-terms-move = { $unit ->
        [hours] { $hours } h par décision
       *[minutes] { $minutes } min par décision
    }
lobby-terms-bank = { $minutes } min chacun, +{ $increment } s
lobby-terms-public = dans la liste publique
lobby-terms-private = par lien seulement
lobby-terms-hints = conseils de robots permis
lobby-terms-no-hints = sans conseils

## Les mauvaises adresses

lobby-nowhere = Ce lien ne mène nulle part
lobby-nowhere-table = Il est incomplet. Redemandez-le, ou copiez-le en entier : sa dernière partie a 22 caractères.
lobby-nowhere-page = Il n’y a pas de page à cette adresse.
