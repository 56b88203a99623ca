### Words that are no game's. What the terminal says of a game lies in the game's own folder, drawing/text.

# The name of this language.
language = Français

## The command line: ids begin with `ui-`

# Les questions.
ui-question = { $player } : { $question }
ui-you = vous
ui-prompt = 1–{ $count }, un coup, ou ? pour l’aide :
ui-prompt-only = Entrée pour « { $words } », ? pour l’aide :
ui-prompt-done = Entrée pour continuer, ? pour l’aide :
ui-prompt-enter = 1–{ $count }, ? pour l’aide, Entrée pour « { $words } » :
ui-answer-needed = Choisissez un des { $count } coups : tapez son numéro.
ui-no-such-number = Ce numéro n’existe pas ; les coups ont les numéros 1 à { $count }.
ui-no-choice = Il n’y a qu’un coup ici : Entrée le joue.
ui-no-such-move = « { $text } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
ui-no-such-move-but = « { $text } » n’est ni un coup ni une commande. Vouliez-vous dire « { $near } » ?
ui-not-theirs = { $player } ne peut pas faire cela maintenant.
ui-no-such-player = « { $text } » ne joue pas ici ; il y a { $players }.
ui-why-what = Indiquez un coup, dans la notation à droite de la liste : pourquoi { $example }
ui-why-possible = C’est possible maintenant.
ui-why-not = Impossible : { $move }. { $reason }
ui-log-empty = Il ne s’est encore rien passé.
ui-table-hidden = Tapez plateau pour voir toute la table.

# Les noms des commandes ; plusieurs sont séparés par une virgule. Le premier est montré.
ui-command-board = plateau
ui-command-score = score, points
ui-command-log = journal
ui-command-why = pourquoi
ui-command-hint = conseil
ui-command-explain = expliquer, explique
ui-command-rules = règles
ui-command-undo = annuler
ui-command-save = sauver, sauvegarder
ui-command-quit = quitter
ui-command-help = aide

# L'aide.
ui-help-intro = Choisissez un coup par son numéro, ou tapez :
ui-help-notation = un coup dans la notation à droite de la liste
ui-help-score = les points de chacun jusqu’ici, par origine
ui-help-log = les derniers événements
ui-help-why = pourquoi un coup est impossible maintenant
ui-help-hint = ce qu’un robot fort jouerait à votre place
ui-help-explain = pourquoi les robots ont choisi leurs derniers coups ; avec un numéro ou une couleur, les derniers de ce joueur
ui-help-undo = reprendre votre dernier coup, si rien n’a été révélé et si personne d’autre n’a décidé depuis
ui-help-save = sauvegarder la partie dans un fichier
ui-help-quit = quitter la table ; la partie reste sauvegardée
ui-help-help = cette aide
ui-rules-unknown = On ne sait rien sur « { $text } ». Tapez règles seul pour une liste.

# Bots.
ui-thinking = { $player } réfléchit…
ui-bot-lost-move = Le robot { $bot } a perdu ce coup, un coup au hasard a été joué à sa place : { $fault }
ui-hint-intro = À votre place, un robot fort penserait ceci :
ui-explain-about = { $player } : { $words }
ui-explain-nothing = Aucun robot n’a eu de choix depuis que vous êtes à table.
ui-explain-nothing-of = { $player } n’a pas eu de choix depuis que vous êtes à table.
ui-explain-person = { $player } n’est pas un robot.
ui-explain-secret = ce choix est secret, ou en révélerait un. Il sera expliqué après la fin.
ui-explain-rethought = Il savait des choses que vous ignorez. Des robots de son genre, sachant ce que vous savez, penseraient ceci :
ui-explain-lost = Ce coup a été perdu, un coup au hasard a été joué à sa place : { $fault }
ui-explain-mute = Ce robot ne dit pas pourquoi.
ui-explain-visits = essais
ui-explain-share = gain
ui-explain-legend = gain : la part de victoire attendue, puis les points finaux de chacun.
ui-explain-legend-search = essais : combien de fois la recherche est revenue à un coup. gain : la part de victoire attendue, puis les points finaux de chacun.
ui-explain-effort = { $simulations ->
        [one] { $simulations } simulation en { $seconds } s.
       *[other] { $simulations } simulations en { $seconds } s.
    }
ui-look-back = expliquer (ou expliquer 2) pour les raisons des robots, Entrée pour partir :

# Reprendre un coup.
ui-undone = Coup repris.
ui-undo-nothing = Il n’y a rien à reprendre.
ui-undo-others = D’autres ont décidé depuis votre dernier coup : il ne peut plus être repris.
ui-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il ne peut plus être repris.

# Plusieurs personnes au même clavier.
ui-pass-screen = Choix secrets : passez l’écran à { $player }.
ui-pass-screen-uncleared = Cet écran ne peut pas être effacé : ce qui précède reste lisible plus haut.
ui-pass-screen-prompt = { "[" }Entrée] quand personne d’autre ne regarde :

# Sauvegarder et quitter.
ui-save-where = Où ? Tapez sauver et le nom d’un fichier.
ui-saved = La partie est sauvegardée. Pour continuer : { $command }
ui-saved-end = La partie est sauvegardée. Pour la revoir : { $command }
ui-not-kept = La partie n’est pas sauvegardée : { $reason }
ui-saving-to = La partie est sauvegardée dans { $file } après chaque coup.
ui-quit-prompt = Un fichier où sauvegarder la partie, ou Entrée pour partir sans sauvegarder :
ui-quit-unsaved = Partie quittée sans sauvegarde.
ui-quit-unplayed = Partie quittée avant le premier coup.

# La fin.
ui-score-scored = Déjà marqués
ui-score-now = Si on s’arrêtait là
ui-won = { $players } gagne avec { $points } points.

# Le départ.
ui-welcome = { $game } : { $players } joueurs. ? pour l’aide à tout moment, quitter pour partir.
ui-credits = Un jeu de { $designers }, illustré par { $illustrators }{ $published ->
        [0] { "" }
       *[other] , édité par { $publishers }
    }.
ui-intro-new = Première partie ? Tapez règles pour les termes du jeu, ? pour les commandes.
ui-compiling-meanwhile = Premier départ : les règles sont interprétées pendant qu’un second processus les compile pour la prochaine fois.
ui-serving-meanwhile = Premier démarrage : un second processus compile les règles. D’ici là, elles sont interprétées ; le passage se fait tout seul.
ui-going-on = La partie sauvegardée reprend après le coup { $count }.
ui-compile-begins = { $part ->
        [bots] Compilation des robots ({ $game }) pour cette machine. Cela se fait une fois et prend quelques minutes…
        [envs] Compilation des environnements ({ $game }) pour cette machine. Cela se fait une fois…
       *[rules] Compilation des règles ({ $game }) pour cette machine. Cela se fait une fois et prend quelques minutes…
    }
ui-compile-waits = Un autre processus compile { $game }. Attente…
ui-compile-functions = { $count } fonctions compilées, { $seconds } s
ui-compile-done = Compilé en { $seconds } s.
ui-compile-warm = { $game } est compilé.

# Le serveur.
ui-open-at = Newdawn est ouvert à l’adresse { $address }
ui-open-nearby = Pour les autres sur votre réseau : { $address }
ui-open-until = Ctrl-C le ferme. Toutes les tables sont conservées.
ui-open-already = Newdawn est déjà ouvert à l’adresse { $address }
ui-open-closed = Fermé. Toutes les tables sont conservées : { $command } les rouvre.
ui-backed-up = { $tables ->
        [one] { $tables } table de { $database } est sauvegardée dans { $file }.
       *[other] { $tables } tables de { $database } sont sauvegardées dans { $file }.
    }
ui-restored = { $tables ->
        [one] { $tables } table de { $file } est rétablie dans { $database }.
       *[other] { $tables } tables de { $file } sont rétablies dans { $database }.
    }

# Vérifier une partie sauvegardée.
ui-verify-moves = { $count ->
        [one] { $count } coup a été rejoué ; il est permis.
       *[other] { $count } coups ont été rejoués ; tous sont permis.
    }
ui-verify-moves-fails = La partie n’a pas été jouée ainsi : { $reason }
ui-verify-result = Le résultat est celui que donnent les règles.
ui-verify-no-result = La partie n’a pas de résultat : elle n’a pas été jouée jusqu’à la fin.
ui-verify-resigned = Les points sont justes ; la partie s’est terminée par abandon.
ui-verify-agreed = Les points sont justes ; la partie s’est terminée d’un commun accord.
ui-verify-fairness = La graine est honnête : le serveur s’est engagé sur sa part avant le début, avec l’engagement { $commitment }
ui-verify-fairness-fails = La graine n’est pas honnête : { $reason }
ui-verify-no-commitment = Personne ne s’est engagé sur la graine : cette partie n’a pas d’engagement, comme celles du terminal.
ui-verify-sealed-fails = La partie n’est pas finie et son fichier est scellé : rien ne peut être vérifié avant la fin.

# Positions et parties sauvegardées.
ui-show-asked = { $player } décide : { $question }
ui-show-out-of-turn = { $player } pourrait aussi faire ceci maintenant, hors de son tour :
ui-show-over = La partie est finie.
ui-replay-title = { $game } : { $players } joueurs, { $count } coups
ui-replay-move = Coup { $number } : { $player } – { $words }
ui-replay-open = La partie n’est pas finie ; elle en est là.
ui-replay-checked = Les { $count } coups sont tous valables.
ui-replay-short = Il n’y a que { $count } coups.

# Simulations et chiffres.
ui-sim-games = parties
ui-sim-summary = { $games } parties ({ $game }), { $decisions } décisions en { $seconds } s : { $decisionrate } décisions et { $gamerate } parties par seconde
ui-sim-seat = place
ui-sim-player = joueur
ui-sim-wins = victoires
ui-sim-share = part
ui-sim-points = points par partie
ui-components-summary = { $count } chiffres : { $kinds }. Empreinte { $digest }.
ui-components-correct = Pour corriger un chiffre : copiez { $path }, modifiez la copie, et ajoutez --components et son nom, par exemple : newdawn play { $game } --components my.toml
ui-components-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

# Tournois.
ui-arena-rounded = { $games } parties sont jouées au lieu de { $asked }, pour que sur chaque graine chacun occupe chaque place.
ui-arena-found = { $path } contient déjà { $count } de ces parties.
ui-arena-ray-started = Aucune grappe Ray ne tourne : une est lancée sur cette machine, pour cette fois.
ui-arena-worker-lost = Le processus qui jouait la partie { $number } s’est arrêté ; elle est rejouée.
ui-arena-stopped = Arrêté. Parties gardées dans { $path } : { $count }. Pour continuer : { $command }
ui-arena-stopped-unsaved = Arrêté. Parties jouées, mais pas gardées : { $count }. Avec --save FILE elles le seraient.
ui-arena-summary = { $games } parties ({ $game }) à { $players } joueurs ; { $played } d’entre elles jouées à l’instant, en { $seconds } s
ui-arena-seats = Victoires par place, à partir de la première : { $rates }
ui-arena-bot = robot
ui-arena-games = parties
ui-arena-wins = victoires
ui-arena-rate = part
ui-arena-interval = intervalle à 95 %
ui-arena-line = égalité : { $rate }
ui-arena-above = au-dessus
ui-arena-below = au-dessous
ui-arena-level = pas de différence
ui-arena-points = points par partie
ui-arena-mu = µ
ui-arena-sigma = σ
ui-arena-ordinal = µ − 3 σ
ui-arena-pace = ms par décision
ui-arena-simulations = simulations par seconde
ui-arena-lost-moves = coups perdus
ui-arena-ratings = Classement (Plackett-Luce) : µ est la force, σ le doute à son sujet. L’ancre { $bot } reste à { $mu }.
ui-arena-cross = Combien de fois le robot de la ligne a fini devant celui de la colonne ; à égalité, une demie :
ui-arena-reports = Coups perdus par les robots :
ui-arena-report = partie { $game }, graine { $seed } : { $text }
ui-arena-more-reports =… et { $count } autres ; --json les donne tous.

# Rapports d’équilibre.
ui-balance-clock = { $bot } réfléchit à la montre : la même commande jouera d’autres parties. Avec un nombre de simulations, comme { $example }, ce sont les mêmes.
ui-balance-summary = { $games } parties ({ $game }) avec { $bot } à toutes les places, en { $seconds } s
ui-balance-players = joueurs
ui-balance-games = parties
ui-balance-points = points d’une place
ui-balance-best = du meilleur
ui-balance-shared = victoires partagées
ui-balance-none = Aucune valeur inventée ou déduite ne semble hors norme.
ui-balance-named = { $count ->
        [one] { $count } élément aux valeurs inventées ou déduites semble hors norme :
       *[other] { $count } éléments aux valeurs inventées ou déduites semblent hors norme :
    }
ui-balance-more =… et { $count } autres sur la page.
ui-balance-lost = Coups perdus par des robots : { $count }
ui-balance-page = La page : { $path }
ui-balance-data = Les données : { $paths }

# Calibration.
ui-calibrate-summary = Ce que les robots disent des positions de { $game }, comparé à ce qu’il en est advenu :
ui-calibrate-players = nombres de joueurs

# Apprentissage.
ui-train-play = Tour { $number } : parties
ui-train-fit = Tour { $number } : apprentissage
ui-train-stopped = Arrêté. Ce qui est fait se trouve dans { $path }. Pour continuer : { $command }
ui-train-there = Le tour { $number } était déjà là : { $path }
ui-train-round = Tour { $number } : { $games } parties jouées et exploitées en { $seconds } s.
ui-train-kept-out = Sur des parties tenues à l’écart :
ui-train-players = joueurs
ui-train-positions = positions jugées
ui-train-surprise = surprise face au vainqueur
ui-train-points-off = écart en points
ui-train-calibration = erreur de calibration
ui-train-trial = { $players } joueurs : en anticipant d’une décision, le nouveau juge, seul face aux poids seuls, gagne { $rate } % ({ $low } à { $high }) de { $games } parties ; à force égale, ce serait { $even } %.
ui-train-kept = Le juge : { $path }

## What the terminal says of a game that has no words of its own for it

ui-plain-intro-aim = Le joueur qui a le plus de points à la fin gagne.
ui-plain-intro-course = À chaque décision, tous les coups possibles sont affichés.
ui-plain-help-board = toute la table à nouveau ; avec un numéro ou une couleur, ce que possède ce joueur
ui-plain-help-rules = ce que veut dire un mot du jeu
ui-plain-rules-terms = règles et un de ces mots : { $terms }
ui-plain-hint-legend = À droite, la notation de chaque coup : elle peut aussi être tapée.
ui-plain-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité est départagée.
ui-plain-won-shared = { $players } partagent la victoire avec { $points } points.
ui-plain-legend = La table est montrée comme un document de position la nomme ; ? est ce que vous ne pouvez pas voir.
ui-plain-points = pts
