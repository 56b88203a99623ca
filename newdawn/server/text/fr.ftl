### Ce que dit le serveur de tables. Les places portent les numéros qu'emploient les clients : 0 est la première.

## Refus : ce qui ne va pas, et ce qui irait

# Tables et liens.
refusal-no-such-table = Cette table n’existe pas ici. Vérifiez le lien : sa dernière partie compte 22 caractères.
refusal-unreadable-table = Cette table ne peut pas être ouverte. Son journal est intact ; la personne qui gère le serveur trouvera la cause dans le journal du serveur.
refusal-table-frozen = Cette table a été jouée avec d’autres règles, et ses coups ne conviennent pas aux règles actuelles. On peut la lire et l’exporter, mais pas y jouer.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé : on ne peut plus changer ainsi les places.
refusal-game-over = La partie est terminée.
refusal-not-over = La partie n’est pas terminée : la revanche se prépare après la fin.
refusal-wrong-count = { $game } ne se joue pas à { $count } : il faut { $counts } joueurs.
refusal-no-such-option = { $game ->
        [eden] Il n’y a pas d’option « { $option } » : ce jeu n’a aucune option.
       *[other] { $game } n’a pas d’option « { $option } ». Options possibles : { $options }.
    }
refusal-bad-cursor = « before » doit être ce que valait « next » dans la liste précédente.

# Qui peut quoi.
refusal-unknown-token = Ce jeton n’a pas de place à cette table. Prenez d’abord une place, ou regardez sans jeton.
refusal-token-needed = Il faut le jeton d’une place : dans l’en-tête « Authorization », après le mot « Bearer », ou dans le message « watch » de la connexion.
refusal-not-a-bearer = L’en-tête « Authorization » doit donner le mot « Bearer », puis le jeton de votre place.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-which-seat = Votre jeton a les places { $seats } : indiquez laquelle avec « seat ».
refusal-seat-only = C’est réservé aux personnes qui jouent. Vous regardez seulement.
refusal-host-only = Seul l’hôte de la table peut faire cela.
refusal-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur. La personne qui le gère peut les autoriser.

# Prendre et quitter une place.
refusal-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
refusal-seat-taken = La place { $seat } est prise par { $name }. Choisissez-en une autre.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
refusal-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles.
refusal-own-seat = La place { $seat } est la vôtre. Levez-vous d’abord, un bot pourra alors s’y asseoir.
refusal-open-seats = { $count ->
        [one] { $count } place est encore libre : attendez quelqu’un, ou mettez-y un bot.
       *[other] { $count } places sont encore libres : attendez des joueurs, ou mettez-y des bots.
    }

# Bots.
refusal-no-such-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
refusal-bad-bot-budget = « { $budget } » n’est pas un temps de réflexion pour le bot { $bot }. Après les deux-points, écrivez par exemple 2s.
refusal-bot-too-slow = Le bot « { $bot } » réfléchirait { $seconds } secondes, et ce serveur en permet { $most }.
refusal-bot-plays = Le bot « { $bot } » joue cette place en ce moment. La personne à qui elle appartient peut revenir et rejouer.
refusal-not-waited-for = La partie n’attend pas { $name }, place { $seat }.
refusal-clock-decides = Cette table a une pendule : quand le temps de quelqu’un est écoulé, un bot joue de lui-même.
refusal-still-there = { $name }, place { $seat }, est encore là.
refusal-not-absent-yet = { $seconds ->
        [one] La partie n’attend pas { $name }, place { $seat }, depuis assez longtemps : un bot pourra jouer dans { $seconds } seconde.
       *[other] La partie n’attend pas { $name }, place { $seat }, depuis assez longtemps : un bot pourra jouer dans { $seconds } secondes.
    }
refusal-not-away = Vous n’êtes pas absent : vous jouez vous-même.
refusal-you-resigned = Vous avez abandonné : un bot joue votre place jusqu’à la fin.
refusal-no-time-left = Votre temps pour cette partie est épuisé : le bot joue jusqu’à la fin.

# Jouer.
refusal-illegal-move = « { $move } » n’est pas accepté. { $reason }
refusal-no-such-move = « { $move } » n’est pas un coup de ce jeu. Ce que vous pouvez jouer est donné avec l’état de la table, sous « moves ».
refusal-stale-version = La table a changé entre-temps (version { $version }, et vous aviez vu { $seen }). Regardez de nouveau, puis décidez.
refusal-future-version = Vous ne pouvez pas avoir vu la version { $seen } : la table en est à la version { $version }.
refusal-undo-nothing = Vous n’avez aucun coup à reprendre.
refusal-undo-others = D’autres ont décidé depuis votre dernier coup : il ne peut plus être repris.
refusal-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il ne peut plus être repris.
refusal-already-agreed = Vous avez déjà accepté de terminer la partie.
refusal-not-agreed = Vous n’avez pas accepté de terminer la partie : il n’y a rien à retirer.
refusal-no-hints = À cette table, personne ne peut demander conseil à un bot.
refusal-not-your-turn = Vous n’avez rien à décider maintenant.
refusal-hint-pending = Un bot réfléchit encore à votre dernière question. Attendez sa réponse.
refusal-no-advice = Le bot n’a pas trouvé de réponse. Demandez de nouveau.
refusal-id-reused = Une autre commande portait déjà cet identifiant. Chacune a besoin du sien, tiré au hasard.

# Parler.
refusal-bad-chat = Il n’y a rien à lire dans ce message.
refusal-too-much-chat = Une table garde { $most } messages, et celle-ci les a.

# Relectures et fichiers.
refusal-replay-own-eyes = Pendant la partie, vous ne la voyez qu’avec vos propres yeux. Après la fin, tout est visible.
refusal-no-such-step = Il n’y a pas d’étape { $step } : les étapes vont de 0 à { $most }.
refusal-export-after-end = On peut exporter une partie quand elle est terminée.
refusal-bad-file = Ce fichier ne peut pas être importé. Détail technique, en anglais : « { $reason } »

# Messages mal formés.
refusal-not-json = Ce n’est pas du JSON : la faute est à la ligne { $line }, au caractère { $column }.
refusal-empty-body = Le contenu est vide : il doit être du JSON.
refusal-not-json-type = Le contenu doit être du JSON, et l’en-tête « Content-Type » doit dire « application/json ».
refusal-too-deep = Ce JSON a plus de { $most } niveaux imbriqués.
refusal-packed-body = Le contenu ne doit pas être compressé.
refusal-binary-message = Sur une connexion, les messages sont du JSON en texte, pas en octets.
refusal-nothing-watched = Rien n’est suivi sur le canal { $channel }. Envoyez d’abord « watch ».
refusal-missing = « { $where } » manque.
refusal-unknown-key = « { $where } » est inconnu ici. Sont connus : { $known }.
refusal-not-one-of = « { $where } » doit être l’un de : { $choices }.
refusal-not-a-whole-number = « { $where } » doit être un nombre entier de { $lowest } à { $highest }.
refusal-not-a-number = « { $where } » doit être un nombre de { $lowest } à { $highest }.
refusal-not-a-match = { $form ->
        [id] « { $where } » doit compter de 22 à 64 lettres, chiffres, - ou _, par exemple ce que donne openssl rand -hex 16
        [token] « { $where } » doit être un jeton donné par le serveur : de 22 à 64 lettres, chiffres, - ou _, par exemple ldcETRvXVgRU_kyijdtwpw
        [table] « { $where } » doit être une table telle que son lien la nomme : 22 lettres, chiffres, - ou _, par exemple BJqAc7UoKU5pB9ZsoF5F6w
        [bot] « { $where } » doit être un bot en minuscules, avec ou sans temps de réflexion, par exemple medium ou hard{ "\u003A" }2s
        [nonce] « { $where } » doit compter au plus 64 caractères : lettres sans accents, chiffres, espaces et signes courants, par exemple « quatre des 3 1 6 2 ».
       *[cursor] « { $where } » doit être ce que valait « next » dans la liste précédente, par exemple 1794768366285.BJqAc7UoKU5pB9ZsoF5F6w
    }
refusal-not-a-text = « { $where } » doit être un texte de { $fewest } à { $most } caractères.
refusal-not-a-list = « { $where } » doit être une liste de { $fewest } à { $most } éléments.
refusal-not-true-or-false = « { $where } » doit être true ou false.
refusal-not-an-object = « { $where } » doit être un objet : des noms et des valeurs entre accolades.
refusal-no-object = Le contenu (sur une connexion : le message) doit être un objet : des noms et des valeurs entre accolades.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-wrong-method = Cette adresse n’accepte pas cette méthode. Elle accepte : { $allowed }.
refusal-bad-request = Le serveur ne comprend pas cette requête.

# Limites.
refusal-too-large = C’est trop gros : la limite est de { $most } octets.
refusal-too-slow = La requête n’est pas arrivée en { $seconds } secondes.
refusal-too-many-requests = Trop de requêtes depuis votre adresse : { $rate } par seconde sont permises, et { $burst } d’un coup. Attendez { $seconds } s.
refusal-too-many-tables = Trop de nouvelles tables depuis votre adresse : { $most } par heure sont permises. Attendez { $seconds } s.
refusal-too-many-commands = Trop de commandes depuis cette place : { $rate } par seconde sont permises, et { $burst } d’un coup. Attendez { $seconds } s.
refusal-too-many-messages = Trop de messages sur cette connexion : { $rate } par seconde sont permis, et { $burst } d’un coup. Attendez { $seconds } s.
refusal-too-many-sockets = Trop de connexions depuis votre adresse : la limite est { $most }. Fermez-en quelques-unes.
refusal-too-many-watches = Une connexion peut suivre { $most } tables. Cessez d’abord d’en suivre une, ou ouvrez une autre connexion.
refusal-too-many-questions = Une connexion peut avoir { $most } questions en cours. Attendez une réponse.
refusal-too-many-mistakes = Trop de messages étaient illisibles. La connexion est fermée.
refusal-server-full = Le serveur est plein : il a { $most } connexions. Réessayez plus tard.

# Ennuis ici.
refusal-storage-away = Le serveur n’atteint pas sa base de données en ce moment. Rien n’a changé ; réessayez dans { $seconds } s.
refusal-storage-unsure = Le serveur a perdu un instant sa base de données. Renvoyez la même commande avec le même identifiant dans { $seconds } s : elle ne sera faite qu’une fois.
refusal-draining = Le serveur va redémarrer. Réessayez dans quelques secondes.
refusal-busy = Trop de monde change cette table à la fois. Réessayez.
refusal-internal = Une erreur s’est produite dans le serveur ; rien n’a changé. La cause est dans son journal.
refusal-unexpected = Une erreur s’est produite dans le serveur. Son journal en a la cause, sous { $incident }.

## Avis d'une table

notice-migrated = Cette table a été commencée avec la version { $from_rules } des règles. Ses { $moves } coups sont valables aussi avec la version { $rules } : elle continue.
notice-frozen =
    { $move ->
        [0] On ne peut plus jouer à cette table : elle ne convient pas aux règles actuelles.
       *[other] On ne peut plus jouer à cette table : à partir du coup { $move }, elle ne convient pas aux règles actuelles.
    } On peut encore la lire et l’exporter. Si tous sont d’accord pour la terminer, tout y sera visible pour tous.

## Le journal d'une table

entry-created = La table est prête.
entry-sat = { $player } prend place.
entry-stood = La place { $seat } est de nouveau libre.
entry-renamed = { $seat } s’appelle maintenant { $name }.
entry-seat-set = Un bot prend la place { $seat } : { $bot }.
entry-seat-opened = La place { $seat } est libre.
entry-started = La partie commence.
entry-moved = { $player } a décidé.
entry-undone = { $player } reprend des coups : { $count }.
entry-handed-over = { $player } laisse sa place à un bot : { $bot }.
entry-replaced = Un bot joue pour { $player }, qui n’est pas là : { $bot }.
entry-timed-out = { $player } n’a plus de temps. Un bot continue : { $bot }.
entry-came-back = { $player } est de retour.
entry-resigned = { $player } abandonne.
entry-end-proposed = { $player } accepte de terminer la partie maintenant.
entry-end-withdrawn = { $player } veut continuer.
entry-chatted = { $player } : { $text }
entry-rematched = Une revanche est prête.
entry-migrated = La table continue avec des règles plus récentes.

## La page simple. La page remplit les noms entre accolades : pas de pluriel ici.

# Partout.
page-language = Langue
page-close = Fermer
page-unreachable = Le serveur ne répond pas. Est-il en marche, et êtes-vous en ligne ?
page-failed = Cela n’a pas marché.
page-trying-again = Nouvel essai dans { $seconds } s.
page-you = vous
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-expert = expert
page-bot-on = Bot, { $level }
page-free = libre
page-link-incomplete = Ce lien est incomplet : il en manque une partie. Redemandez-le, ou copiez-le en entier.

# L'accueil.
page-welcome = Jouez avec des amis ou contre des bots. Sans aucun compte.
page-your-name = Votre nom
page-name-example = Invité
page-players-count = { $count } joueurs
page-players = Joueurs
page-bots = Bots
page-clock = Temps
page-clock-none = sans pendule
page-clock-minute = une minute par décision
page-clock-hour = une demi-heure chacun
page-clock-day = un jour par décision
page-pace = Les bots jouent
page-pace-calm = comme des gens
page-pace-quick = vite
page-pace-none = aussitôt
page-more-options = Plus d’options
page-public = Montrer cette table à tout le monde
page-hints = Les joueurs peuvent demander conseil à un bot
page-option-simultaneous-placing = Placer les héros en secret, tous en même temps
page-about-outlive = Quatre héros, six jours : récoltez, chassez, fouillez, et menez votre tribu à travers les nuits.
page-about-eden = Une année à Paris : prenez des dés, réclamez des aménagements, surmontez les événements et nourrissez les vôtres.
page-play-bots = Jouer contre des bots
page-play-friends = Inviter des amis
page-my-tables = Mes tables
page-no-tables-yet = Pas encore de table.
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte en ce moment.
page-finished-tables = Parties terminées
page-no-finished-tables = Aucune partie publique n’a encore été terminée ici.
page-import = Ouvrir une partie enregistrée
page-import-about = Un fichier enregistré ici ou ailleurs devient une table : une partie terminée à revoir, une partie inachevée à continuer.
page-your-turn = À vous
page-stage-waiting = attend des joueurs
page-stage-ready = prête à commencer
page-stage-playing = en cours
page-stage-finished = terminée
page-stage-frozen = arrêtée

# La connexion.
page-status-connecting = connexion …
page-status-connected = connecté
page-status-reconnecting = reconnexion …
page-status-offline = hors ligne

# Avant la partie.
page-invite = Envoyez ce lien à vos amis. Qui l’ouvre peut prendre place ou regarder.
page-invite-link = Le lien vers cette table
page-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour d’autres dans votre réseau, lancez le serveur avec --host 0.0.0.0 et employez le nom ou le numéro de cet ordinateur.
page-copy = Copier
page-copied = Le lien est copié.
page-seats = Places
page-sit = Prendre place
page-sit-too = Asseoir quelqu’un d’autre à cet appareil
page-stand = Se lever
page-free-seat = Libérer la place
page-who-plays = Qui joue { $seat }
page-start = Commencer la partie
page-seats-free = Places encore libres : { $count }
page-host-starts = L’hôte lance la partie.
page-take-a-seat = Prenez une place libre, ou regardez simplement.

# La partie.
page-parts = Parties de cette page
page-jump-decide = Décider
page-jump-board = Plateau
page-jump-log = Journal
page-board = Le plateau, tel que vous le voyez
page-enlarge = Agrandir le plateau
page-fit = Ajuster le plateau à la page
page-log = Ce qui s’est passé
page-log-earlier = Les entrées précédentes sont dans la relecture.
page-chat = Dire quelque chose
page-send = Envoyer
page-you-watch = Vous êtes spectateur.
page-watchers = Spectateurs : { $count }
page-eyes-of = Vous voyez la table comme { $player }.
page-pass-to = Passer l’appareil à { $player }
page-hand-device = Donnez l’appareil à { $player }
page-hand-device-about = Ce que { $player } peut voir apparaît quand on appuie sur le bouton.
page-here-i-am = Je suis { $player } : montrer mon côté
page-not-yet = Pas encore
page-deciding = décide
page-waiting-for = On attend { $players } …
page-out-of-turn = Vous pouvez faire ceci maintenant, hors de votre tour
page-sending = Envoi …
page-undo = Reprendre
page-restart-turn = Recommencer le tour
page-ask-bot = Demander à un bot
page-advised = choix { $rank } d’un bot
page-preview = Que se passerait-il ?
page-preview-of = Ce que cela ferait : { $move }
page-preview-gain = Points : { $gains }
page-preview-no-gain = Les points ne changent pas.
page-preview-unknown = Le hasard ou un secret en décide une partie.
page-preview-final = On ne peut pas reprendre ce coup.
page-preview-ends = La partie se termine ainsi.
page-why-not = Pourquoi pas autre chose ?
page-why-search = Chercher des coups et des raisons
page-why-nothing = Rien ne correspond.
page-why-other = Pas demandé en ce moment : { $count }
page-points = { $count } points
page-days-hours = { $days } j { $hours } h
page-points-by-source = Points par source
page-mark-away = absent : { $bot } joue
page-mark-resigned = a abandonné : { $bot } joue
page-mark-agrees = veut terminer
page-mark-absent = non connecté
page-mark-won = a gagné
page-replace = Laisser un bot jouer
page-come-back = Rejouer moi-même
page-more = Plus
page-hand-over = Laisser un bot jouer pour moi
page-propose-end = Accepter de terminer
page-propose-end-sure = Terminer la partie maintenant ? Elle se termine quand tous sont d’accord.
page-withdraw-end = Continuer finalement
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ? Un bot jouera votre place jusqu’à la fin.
page-replay-so-far = La partie jusqu’ici

# Après la partie.
page-winners = Victoire : { $players }
page-no-winner = Personne n’a gagné.
page-frozen = On ne peut plus jouer à cette table : elle ne convient pas aux règles actuelles. On peut encore la lire et l’exporter.
page-stopped = La partie est arrêtée
page-open-up = Accepter de tout montrer
page-ended-played = La partie a été jouée jusqu’au bout.
page-ended-resigned = La partie s’est terminée par abandon.
page-ended-agreed = Les joueurs ont convenu de terminer la partie.
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-replay = Relecture
page-export = Enregistrer dans un fichier
page-to-the-hall = Vers toutes les tables
page-to-the-table = Vers la table
page-replay-start = Le début de la partie
page-replay-step = Coup { $number } sur { $count }
page-replay-slider = Coup
page-replay-first = Premier coup
page-replay-back = Un coup en arrière
page-replay-forward = Un coup en avant
page-replay-last = Dernier coup
page-eyes = Vu par
page-eyes-everything = tous, rien de caché
page-eyes-spectator = les spectateurs
