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
refusal-no-such-option = { $count ->
        [0] { $game } n’a pas d’option « { $option } » : ce jeu n’a aucune option.
       *[other] { $game } n’a pas d’option « { $option } ». Options possibles : { $options }.
    }
refusal-no-such-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $games }.
refusal-bad-cursor = « before » doit être ce que valait « next » dans la liste précédente.

# Qui peut quoi.
refusal-unknown-token = Ce jeton ne correspond à aucune place de cette table. Prenez d’abord une place, ou regardez sans jeton.
refusal-token-needed = Il faut le jeton d’une place : dans l’en-tête « Authorization », après le mot « Bearer », ou dans le message « watch » de la connexion.
refusal-not-a-bearer = L’en-tête « Authorization » doit donner le mot « Bearer », puis le jeton de votre place.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-which-seat = Votre jeton correspond aux places { $seats } : indiquez laquelle avec « seat ».
refusal-seat-only = C’est réservé aux personnes qui jouent. Vous regardez seulement.
refusal-host-only = Seul l’hôte de la table peut faire cela.
refusal-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur. La personne qui le gère peut les autoriser.
refusal-foreign-host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez-le par son adresse IP, ou demandez à la personne qui le gère d’ajouter l’option « { $option } ».

# Prendre et quitter une place.
refusal-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
refusal-seat-taken = La place { $seat } est prise par { $name }. Choisissez-en une autre.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
refusal-name-alike = « { $name } » ressemble trop à { $other }, un nom déjà pris à cette table. Choisissez un autre nom.
refusal-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles.
refusal-own-seat = La place { $seat } est la vôtre. Levez-vous d’abord, un robot pourra alors s’y asseoir.
refusal-open-seats = { $count ->
        [one] { $count } place est encore libre : attendez quelqu’un, ou mettez-y un robot.
       *[other] { $count } places sont encore libres : attendez des joueurs, ou mettez-y des robots.
    }

# Bots.
refusal-no-such-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $bots }.
refusal-bad-bot-budget = « { $budget } » n’est pas un temps de réflexion pour le robot { $bot }. Après les deux-points, écrivez par exemple 2s.
refusal-bot-too-slow = Le robot « { $bot } » réfléchirait { $seconds } secondes, et ce serveur en permet { $most }.
refusal-bot-plays = Le robot « { $bot } » joue cette place en ce moment. Son propriétaire peut revenir et reprendre la partie.
refusal-not-waited-for = La partie n’attend pas { $name }, place { $seat }.
refusal-clock-decides = Cette table a une pendule : quand le temps d’un joueur est écoulé, un robot prend le relais automatiquement.
refusal-still-there = { $name }, place { $seat }, est encore là.
refusal-presence-unknown = Le serveur cherche encore qui est là. Réessayez dans quelques secondes.
refusal-not-absent-yet = { $seconds ->
        [one] La partie n’attend pas { $name }, place { $seat }, depuis assez longtemps : un robot pourra jouer dans { $seconds } seconde.
       *[other] La partie n’attend pas { $name }, place { $seat }, depuis assez longtemps : un robot pourra jouer dans { $seconds } secondes.
    }
refusal-not-away = Vous n’êtes pas absent : vous jouez vous-même.
refusal-you-resigned = Vous avez abandonné : un robot joue à votre place jusqu’à la fin.
refusal-no-time-left = Votre temps pour cette partie est épuisé : le robot joue jusqu’à la fin.
refusal-decision-over = Votre temps pour cette décision est écoulé : c’est le robot « { $bot } » qui la prend. Vous pourrez revenir après son coup.

# Jouer.
refusal-illegal-move = « { $move } » n’est pas accepté. { $reason }
refusal-illegal-step = L’étape { $step }, « { $move } », est impossible : { $reason }
refusal-no-such-move = « { $move } » n’est pas un coup de ce jeu. Ce que vous pouvez jouer est donné avec l’état de la table, sous « moves ».
refusal-stale-version = La table a changé entre-temps (version { $version }, et vous aviez vu { $seen }). Regardez de nouveau, puis décidez.
refusal-future-version = Vous ne pouvez pas avoir vu la version { $seen } : la table en est à la version { $version }.
refusal-undo-nothing = Vous n’avez aucun coup à reprendre.
refusal-undo-others = D’autres ont décidé depuis votre dernier coup : il ne peut plus être repris.
refusal-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il ne peut plus être repris.
refusal-undo-bot = Un robot a joué votre dernier coup en votre absence : il ne peut plus être repris.
refusal-undo-late = Votre temps pour cette décision est écoulé : elle ne peut plus être reprise.
refusal-undo-enough = { $count ->
        [one] Vous avez repris ce coup { $count } fois alors que d’autres décidaient déjà : il ne peut plus être repris.
       *[other] Vous avez repris ce coup { $count } fois alors que d’autres décidaient déjà : il ne peut plus être repris.
    }
refusal-already-agreed = Vous avez déjà accepté de terminer la partie.
refusal-not-agreed = Vous n’avez pas accepté de terminer la partie : il n’y a rien à retirer.
refusal-no-hints = À cette table, personne ne peut demander conseil à un robot.
refusal-not-your-turn = Vous n’avez rien à décider maintenant.
refusal-hint-pending = Un robot réfléchit encore à votre dernière question. Attendez sa réponse.
refusal-hints-waiting = Trop de questions aux robots attendent déjà une réponse (la limite est de { $most }). Demandez de nouveau dans un instant.
refusal-no-advice = Le robot n’a pas trouvé de réponse. Demandez de nouveau.
refusal-id-reused = Une autre commande portait déjà cet identifiant. Chacune a besoin du sien, tiré au hasard.

# Parler.
refusal-bad-chat = Il n’y a rien à lire dans ce message.
refusal-too-much-chat = Votre place a écrit { $most } messages à cette table. Elle ne peut pas en écrire plus.
refusal-too-often = { $kind ->
        [renamed] Le nom de cette place a été changé { $most } fois. Il ne peut plus être changé.
        [undone] Vous avez repris des coups { $most } fois dans cette partie. Vous ne pouvez plus en reprendre.
        [handed-over] Vous avez cédé votre place { $most } fois dans cette partie. Vous ne pouvez plus le faire.
        [came-back] Vous avez repris votre place { $most } fois dans cette partie. Le robot continue à jouer.
        [end-proposed] Vous avez proposé { $most } fois de terminer cette partie. Vous ne pouvez plus le proposer.
        [paced] Vous avez changé le rythme des robots { $most } fois. Il reste tel qu’il est.
       *[sat] Cette place a changé de mains { $most } fois. Elle ne peut plus en changer : créez une autre table.
    }

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
refusal-twice = « { $where } » est indiqué plusieurs fois.
refusal-not-one-of = « { $where } » doit être l’un de : { $choices }.
refusal-not-a-whole-number = « { $where } » doit être un nombre entier de { $lowest } à { $highest }.
refusal-not-a-number = « { $where } » doit être un nombre de { $lowest } à { $highest }.
refusal-not-a-match = { $form ->
        [id] « { $where } » doit compter de 22 à 64 lettres, chiffres, - ou _, par exemple ce que donne openssl rand -hex 16
        [token] « { $where } » doit être un jeton donné par le serveur : de 22 à 64 lettres, chiffres, - ou _, par exemple ldcETRvXVgRU_kyijdtwpw
        [table] « { $where } » doit être une table telle que son lien la nomme : 22 lettres, chiffres, - ou _, par exemple BJqAc7UoKU5pB9ZsoF5F6w
        [bot] « { $where } » doit être un robot en minuscules, avec ou sans temps de réflexion, par exemple medium ou hard{ "\u003A" }2s
        [nonce] « { $where } » doit compter au plus 64 caractères : lettres sans accents, chiffres, espaces et signes courants, par exemple « quatre des 3 1 6 2 ».
        [game] « { $where } » doit être un jeu tel que le serveur le nomme, en minuscules
       *[cursor] « { $where } » doit être ce que valait « next » dans la liste précédente, par exemple 1794768366285.BJqAc7UoKU5pB9ZsoF5F6w
    }
refusal-not-a-text = « { $where } » doit être un texte de { $fewest } à { $most } caractères.
refusal-not-a-list = « { $where } » doit être une liste de { $fewest } à { $most } éléments.
refusal-not-true-or-false = « { $where } » doit être true ou false.
refusal-not-an-object = « { $where } » doit être un objet : des noms et des valeurs entre accolades.
refusal-no-object = Le contenu (sur une connexion : le message) doit être un objet : des noms et des valeurs entre accolades.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-client-not-built = Les pages de ce serveur n’ont pas été construites. « make play » les construit, installer le paquet aussi.
refusal-wrong-method = Cette adresse n’accepte pas cette méthode. Elle accepte : { $allowed }.
refusal-bad-request = Le serveur ne comprend pas cette requête.

# Limites.
refusal-too-large = C’est trop gros : la limite est de { $most } octets.
refusal-too-slow = La requête n’est pas arrivée en { $seconds } secondes.
refusal-too-many-files = Trop de fichiers arrivent en même temps depuis votre adresse : { $most } octets sont permis en tout. Attendez { $seconds } s.
refusal-files-full = Trop de fichiers arrivent en même temps sur ce serveur. Réessayez dans { $seconds } s.
refusal-too-many-requests = Trop de requêtes depuis votre adresse : { $rate } par seconde sont permises, et { $burst } d’un coup. Attendez { $seconds } s.
refusal-too-many-tables = Trop de nouvelles tables depuis votre adresse : { $most } par heure sont permises. Attendez { $seconds } s.
refusal-too-many-seats = Trop de places prises depuis votre adresse : { $most } par heure sont permises. Attendez { $seconds } s.
refusal-too-many-commands = Trop de commandes depuis cette place : { $rate } par seconde sont permises, et { $burst } d’un coup. Attendez { $seconds } s.
refusal-too-many-notes = Moins vite : en plus des coups, { $rate } actions par minute sont permises à une table, { $burst } d’un coup. Attendez { $seconds } s.
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

notice-migrated = Cette table a commencé avec la version { $from_rules } des règles. Ses { $moves } coups sont aussi valables avec la version { $rules } : la partie continue.
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
entry-seat-set = Un robot prend la place { $seat } : { $bot }.
entry-seat-opened = La place { $seat } est libre.
entry-started = La partie commence.
entry-moved = { $player } a décidé.
entry-undone = { $player } reprend { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
entry-handed-over = { $player } laisse sa place à un robot : { $bot }.
entry-replaced = Un robot joue pour { $player }, qui n’est pas là : { $bot }.
entry-timed-out = { $player } n’a plus de temps. Un robot continue : { $bot }.
entry-came-back = { $player } est de retour.
entry-resigned = { $player } abandonne.
entry-end-proposed = { $player } accepte de terminer la partie maintenant.
entry-end-withdrawn = { $player } veut continuer.
entry-paced = { $player } souhaite que les robots jouent { $pace ->
        [0] sans pause
        [0.5] vite
        [1] au rythme habituel
       *[other] lentement
    }.
entry-chatted = { $player } : { $text }
entry-rematched = Une revanche est prête.
entry-migrated = La table continue avec des règles plus récentes.
