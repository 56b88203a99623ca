### De la première page jusque dans une partie.

## La première page

hall-page-title = { $count ->
        [0] Newdawn
       *[other] Newdawn : { $games }
    }
hall-welcome = { $count ->
        [2] Deux mondes après la fin
       *[other] Des mondes après la fin
    }
hall-welcome-about = Des jeux de plateau, entre amis ou contre des robots. Sans aucun compte.
hall-preparing = Premier démarrage : compilation des règles pour cette machine, { $percent } % terminés. Vous pouvez déjà jouer ; les robots réfléchiront plus vite ensuite.
hall-guest = Invité
hall-facts = De { $least } à { $most } joueurs
hall-play-bots = Jouer contre des robots
hall-play-friends = Jouer entre amis
hall-learn = Première partie guidée
hall-more-choices = Plus de choix
hall-rules = Règles
hall-start = Commencer
hall-back = Retour
hall-fan-made = Newdawn est une table non officielle, faite par des amateurs. Les jeux appartiennent à leurs auteurs et éditeurs.

## Contre des robots

hall-opponents = Adversaires
hall-opponents-count = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
hall-opponents-about = Une partie à { $players } joueurs, avec vous.
hall-level = Niveau des robots
hall-level-easy = Facile
    .about = Se contente souvent d’un coup qui n’est pas mauvais : pour une première partie.
hall-level-medium = Moyen
    .about = Joue sans attendre le coup qui paraît le meilleur sur le moment.
hall-level-hard = Difficile
    .about = Réfléchit un instant avant chaque coup.
hall-level-expert = Expert
    .about = Réfléchit jusqu’à deux secondes avant chaque coup, et pardonne peu.

## Une nouvelle table

hall-setup-title = { $game } : nouvelle table
hall-players = Joueurs
hall-players-about = Vous, et d’autres avec vous : des personnes ou des robots.
hall-seats = Places
hall-seat-who = Qui joue à la place { $number }
hall-seat-name = Nom à la place { $number }
hall-seat-name-example = Nom
hall-seat-me = Vous
    .about = Vous jouez ici, sous ce nom.
hall-seat-here = Une autre personne ici
    .about = Joue aussi sur cet appareil : vous le faites passer, et ce qui est secret reste couvert.
hall-seat-open = Place libre
    .about = Pour qui vient par le lien, ou trouve la table dans la liste.
hall-seat-easy = Robot : facile
    .about = { hall-level-easy.about }
hall-seat-medium = Robot : moyen
    .about = { hall-level-medium.about }
hall-seat-hard = Robot : difficile
    .about = { hall-level-hard.about }
hall-seat-expert = Robot : expert
    .about = { hall-level-expert.about }
hall-clock = Pendule
hall-clock-none = Sans pendule
    .about = Chacun prend le temps qu’il lui faut.
hall-clock-minute = Une minute par coup
    .about = 60 secondes par décision. Un robot remplace qui n’a plus de temps.
hall-clock-bank = Une demi-heure chacun
    .about = 30 minutes pour toute la partie, et 10 secondes de plus après chaque décision. Un robot remplace qui n’a plus de temps.
hall-clock-day = Un jour par coup
    .about = Pour jouer au fil des jours : 24 heures par décision. La page peut être fermée entre-temps.
hall-pace = Les robots jouent
hall-pace-calm = Comme des humains
    .about = Avec de courtes pauses, pour suivre ce qui se passe.
hall-pace-quick = Vite
    .about = Avec de très courtes pauses.
hall-pace-none = Aussitôt
    .about = Sans aucune pause. Le journal raconte ce qui s’est passé.
hall-public = Montrer la table dans la liste
hall-public-on = Tout le monde sur ce serveur voit la table, peut prendre une place libre et regarder.
hall-public-off = Il faut le lien pour trouver la table.
hall-hints = Conseils d’un robot
hall-hints-about = Les joueurs peuvent demander à un robot ce qu’il jouerait.
hall-open-table = Ouvrir la table
hall-open-table-about = Le lien à partager vient ensuite. Quand toutes les places sont prises, vous lancez la partie.

## Les listes de tables

hall-list-mine = Vos tables
    .empty = Pas encore de table. La première est à deux clics.
hall-list-waiting = Tables à rejoindre
    .empty = Aucune table publique n’a de place libre en ce moment.
hall-list-playing = Parties à regarder
    .empty = Aucune partie publique n’est en cours en ce moment.
hall-list-finished = Parties terminées
    .empty = Aucune partie publique n’a encore été terminée ici.
hall-list-all = Les montrer toutes ({ $count })
hall-your-turn = À vous
hall-stage-waiting = attend des joueurs
hall-stage-ready = prête à commencer
hall-stage-playing = en cours
hall-stage-finished = terminée
hall-stage-frozen = arrêtée
hall-go-on = Continuer
hall-join = Rejoindre
hall-watch = Regarder
hall-look = Résultat
hall-replay = Revoir
hall-won = a gagné
hall-import = Ouvrir une partie enregistrée
hall-import-about = Un fichier enregistré ici ou ailleurs devient une table : une partie terminée à revoir, une partie inachevée à continuer.
hall-import-choose = Choisir un fichier

## La salle d'attente

hall-waiting-join = Prendre place
hall-waiting-join-about = Prenez la première place libre, choisissez-en une ci-dessous, ou regardez simplement.
hall-waiting-sit = S’asseoir ici
hall-waiting-sit-another = Asseoir quelqu’un d’autre ici
hall-waiting-stand = Se lever
hall-waiting-you = vous
hall-waiting-here = à cet appareil
hall-waiting-present = est là
hall-waiting-absent = non connecté
hall-waiting-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
hall-waiting-start = Commencer la partie
hall-waiting-ready = Toutes les places sont prises.
hall-waiting-host = Toutes les places sont prises. L’hôte lance la partie.
hall-waiting-free = { $count ->
        [one] { $count } place est encore libre : attendez quelqu’un, ou laissez-la à un robot.
       *[other] { $count } places sont encore libres : attendez du monde, ou laissez-les à des robots.
    }
hall-share = Inviter d’autres joueurs
hall-share-about = Envoyez ce lien. Qui l’ouvre peut prendre place ou regarder.
hall-share-link = Le lien vers cette table
hall-share-copy = Copier
hall-share-copied = Copié
hall-share-local = Ce lien ne marche que sur cette machine. Pour d’autres dans votre réseau, le serveur doit être lancé avec --host 0.0.0.0, et le lien doit porter le nom ou le numéro de cette machine.
hall-fair = Personne ne peut truquer les cartes
hall-fair-about = Le serveur a déjà fixé sa part du mélange, et en montre le sceau (SHA-256). Les parts des joueurs s’y ajoutent ; après la partie, tout est publié et peut être vérifié.
hall-terms-move = { $unit ->
        [hours] { $hours } h par décision
       *[minutes] { $minutes } min par décision
    }
hall-terms-bank = { $minutes } min chacun, +{ $increment } s
hall-terms-public = dans la liste publique
hall-terms-private = par lien seulement
hall-terms-hints = conseils de robots permis
hall-terms-no-hints = sans conseils

## Les mauvaises adresses

hall-nowhere = Ce lien ne mène nulle part
hall-nowhere-table = Il est incomplet : il en manque une partie. Redemandez-le, ou copiez-le en entier : sa dernière partie a 22 caractères.
hall-nowhere-page = Il n’y a pas de page à cette adresse.
