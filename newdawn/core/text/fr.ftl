### Words that are no game's.

# The name of this language.
language = Français

## The command line: ids begin with `ui-`

# Le plateau. Des signes comme ↑ et ☢ accompagnent les mots.
ui-board-setup = Mise en place
ui-board-day = Jour { $day } sur 6
ui-board-algae = { $state ->
        [yes] Algue : disponible
        [none] Algue : –
       *[no] Algue : récoltée
    }
ui-board-prey = Gibier { $endurance } (reste { $count })
ui-board-meat = Viande { $values }
ui-board-no-prey = Plus de gibier
ui-board-prey-below = dessous : { $seen }
ui-board-search = Fouille : { $count }
ui-board-search-known = dans l’ordre : { $seen }
ui-board-cans = { $count ->
        [one] { $count } conserve
       *[other] { $count } conserves
    }
ui-board-event = { $cost } → { $points } PS
ui-board-points = points de survie : { $points }
ui-board-legend = Les lieux forment un anneau ; un héros fait un ou deux pas. Héros : { $standing } activé, { $stuck } n’a pas pu bouger, sans signe : à déplacer. Forêt, mine, fête foraine : le gibier du dessus, sa viande pour la 1re/2e/3e prise et les suivantes de cette sorte, [votre prochaine]. Villes : ce qui reste à trouver. Cargo : force, conserves, ☺ survivant. Convoi : le prix d’un événement en jeu → points, ✓ résolu, ? encore caché, ☢ radioactivité la nuit.

# Un abri.
ui-shelter-room = Salle
ui-shelter-survivors = Survivants
ui-shelter-upkeep = Nourrir
ui-shelter-unbuilt = non construite
ui-shelter-used = utilisée
ui-shelter-works = active
ui-shelter-rows = { $count } eau
ui-shelter-airlock = Sas, { $count } sur { $most }
ui-shelter-permanent = eau permanente { $count }
ui-shelter-gauge = Radioactivité { $points }
ui-shelter-due = Cette nuit : { $supplies ->
        [one] { $supplies } denrée
       *[other] { $supplies } denrées
    } pour les salles, { $water } eau pour le sas
ui-shelter-equipment = Équipements (✓ réparé, ○ utilisé, ✗ cassé : coût de réparation) :
ui-shelter-caught = Gibier attrapé, par force : { $tiles }

# Tous les joueurs côte à côte : titres étroits.
ui-standings-points = PS
ui-standings-survivors = surv.
ui-standings-rooms = salles
ui-standings-equipment = équip.
ui-standings-legend = ① premier joueur. salles : remplies/construites. équip. : réparés/possédés.
ui-short-meat = viande
ui-short-water = eau
ui-short-canned = cons.
ui-short-wood = bois
ui-short-metal = métal
ui-short-microchip = puces
ui-short-munition = mun.
ui-short-algae = algue
ui-short-empty = vide
ui-score-supplies = Égalité : denrées
ui-score-goods = puis : matériaux et munitions

# De quoi il s'agit.
ui-setup-leaders = Vos deux leaders, dont vous garderez un :
ui-now-acting = { $hero } { $place }, { $points ->
        [one] { $points } point d’action restant.
       *[other] { $points } points d’action restants.
    }
ui-now-hunting = Le gibier a encore { $endurance } de force.
ui-now-waiting = Un survivant attend d’être accueilli.
ui-now-pressure = { $attacker } met la pression à { $defender } : { $points ->
        [one] { $points } point restant.
       *[other] { $points } points restants.
    }
ui-now-paying = Reste à payer : { $count }.
ui-now-losing = { $cause ->
        [hunger] Il n’y a pas assez à manger ou à boire. À perdre : { $count }.
        [radiation] La radioactivité tue. À perdre : { $count }.
       *[event] C’est un événement. À perdre : { $count }.
    }
ui-now-settling = Reste à installer : { $count }.
ui-now-discarding = Reste à rendre : { $count }.
ui-hint-room = { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, nourrir { $upkeep }
ui-hint-cost = { $count ->
        [one] coûte { $count } matériau
       *[other] coûte { $count } matériaux
    }
ui-hint-endurance = force { $endurance }
ui-hint-hunt = donne { $meat } viande ({ $values })
ui-hint-pressure = met la pression à { $targets }
ui-hint-exposed = exposé à { $attackers }
ui-hint-exposed-later = peut-être exposé à { $attackers }
ui-hint-legend = met la pression à ●2 : 2 points de pression pour ce joueur. exposé à ●2 : en l’état, le prochain héros de ce joueur pourrait en faire autant au vôtre. peut-être exposé à ●2 : seulement après le départ d’un héros de ce joueur qui s’y trouve.

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
ui-no-such-player = « { $text } » ne joue pas ici ; il y a { $players }.
ui-why-what = Indiquez un coup, dans la notation à droite de la liste : pourquoi move 5 cargo
ui-why-possible = C’est possible maintenant.
ui-why-not = Impossible : { $move }. { $reason }
ui-log-empty = Il ne s’est encore rien passé.
ui-table-hidden = Tapez plateau pour voir toute la table.

# Les noms des commandes ; plusieurs sont séparés par une virgule. Le premier est montré.
ui-command-board = plateau
ui-command-score = score, points
ui-command-log = journal
ui-command-why = pourquoi
ui-command-rules = règles
ui-command-undo = annuler
ui-command-save = sauver, sauvegarder
ui-command-quit = quitter
ui-command-help = aide

# L'aide.
ui-help-intro = Choisissez un coup par son numéro, ou tapez :
ui-help-notation = un coup dans la notation à droite de la liste
ui-help-board = de nouveau toute la table ; avec un numéro ou une couleur, l’abri de ce joueur
ui-help-score = les points de chacun jusqu’ici, par origine
ui-help-log = les derniers événements
ui-help-why = pourquoi un coup est impossible maintenant
ui-help-rules = ce que signifie un terme, une salle, une tuile ou un événement
ui-help-undo = reprendre votre dernier coup, si rien n’a été révélé et si personne d’autre n’a décidé depuis
ui-help-save = sauvegarder la partie dans un fichier
ui-help-quit = quitter la table ; la partie reste sauvegardée
ui-help-help = cette aide
ui-rules-terms = règles suivi d’un de ces mots, ou du nom d’une salle, d’une tuile, d’un événement ou d’un leader : { $terms }
ui-rules-unknown = On ne sait rien sur « { $text } ». Tapez règles seul pour une liste.
ui-rules-event = Pour le résoudre, la nuit : { $cost }, pour { $points ->
        [one] { $points } point de survie
       *[other] { $points } points de survie
    }.
ui-rules-feed = Ce que coûte chaque nuit, en denrées, une salle où vit au moins un survivant. Le sas coûte une eau par rangée occupée. Ce qui n’est pas payé coûte un survivant.
ui-rules-prey = Viande pour la 1re/2e/3e prise et les suivantes, selon la force : { $values }.
ui-rules-token = { $group ->
        [supplies] Une denrée : elle nourrit les survivants.
        [materials] Un matériau : il construit les salles et répare les équipements.
       *[munitions] Pour la chasse et la défense contre la pression ; ni denrée ni matériau.
    } Se trouve ici : { $places }.
ui-rules-place = Un jeton par point d’action : { $token }.
ui-rules-door = La porte coûte une puce par visite.
ui-rules-ship = Un héros prend la place de sa force, si personne ne s’y tient, et reçoit ses conserves ; le survivant qui s’y trouve peut le suivre. Le premier héros du jour prend le jeton 1er joueur.

# Les mots de la notation.
ui-verb-done = rien de plus ici ; passer
ui-verb-discard = rendre une salle piochée
ui-verb-build = construire la salle d’un emplacement de votre abri, 1 à 7
ui-verb-settle = installer un survivant dans une salle, 1 à 7, ou dans le sas (airlock)
ui-verb-lead = garder ce leader
ui-verb-draw = piocher une tuile fouille d’une ville, au départ
ui-verb-return = rendre une tuile fouille, au départ
ui-verb-place = placer un héros d’après sa force, au départ
ui-verb-move = déplacer un héros vers un lieu et l’activer
ui-verb-hook = déplacer un héros vers le cargo, une place plus haut avec le grappin
ui-verb-stay = laisser sur place tous les héros qui ne peuvent pas bouger
ui-verb-bat = frapper un joueur de la batte de baseball, compté d’après sa place
ui-verb-tribute = remettre un jeton après une pression
ui-verb-take = prendre un jeton du lieu pour un point d’action
ui-verb-algae = récolter l’algue de la base militaire pour un point d’action
ui-verb-unlock = ouvrir la porte du barrage
ui-verb-search = piocher une tuile fouille pour un point d’action
ui-verb-salvage = prendre un équipement de la ville, cassé, pour un point d’action
ui-verb-hunt = chasser une tuile gibier : 1 est celle du dessus
ui-verb-strike = finir la chasse : payer la force restante en points d’action
ui-verb-use = utiliser un équipement
ui-verb-room = utiliser la salle d’un emplacement de votre abri, 1 à 7
ui-verb-look = regarder la pile de fouille d’une ville
ui-verb-pay = dépenser un jeton
ui-verb-lose = perdre un survivant d’une salle, 1 à 7, ou du sas (airlock)
ui-verb-overcome = résoudre un événement : payer son prix et gagner ses points
ui-verb-waive = laisser une remise couvrir un jeton
ui-verb-repair = réparer un équipement : payer son prix
ui-verb-destroy = défausser un équipement contre les matériaux de son prix

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
ui-won = { $players } gagne avec { $points } points.
ui-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité se départage par les denrées, puis par les matériaux et munitions.
ui-won-shared = { $players } partagent la victoire : { $points } points, et autant de denrées, de matériaux et de munitions.

# Le départ.
ui-welcome = { $game } : { $players } joueurs. ? pour l’aide à tout moment, quitter pour partir.
ui-intro-aim = Menez votre tribu pendant six jours ; le plus de points de survie l’emporte.
ui-intro-course = Le jour, vos héros récoltent, chassent, fouillent ; la nuit, l’abri doit manger.
ui-intro-new = Première partie ? Tapez règles pour les mots du jeu, ? pour les commandes.
ui-compiling-meanwhile = Premier départ : les règles sont interprétées pendant qu’un second processus les compile pour la prochaine fois.
ui-going-on = La partie sauvegardée reprend après le coup { $count }.
ui-compile-begins = Compilation de { $game } pour cette machine. Cela se fait une fois et prend quelques minutes …
ui-compile-waits = Un autre processus compile { $game }. Attente …
ui-compile-functions = { $count } fonctions compilées, { $seconds } s
ui-compile-done = Compilé en { $seconds } s.
ui-compile-warm = { $game } est compilé.

# Positions et parties sauvegardées.
ui-show-asked = { $player } décide : { $question }
ui-show-over = La partie est finie.
ui-replay-title = { $game } : { $players } joueurs, { $count } coups
ui-replay-move = Coup { $number } : { $player } – { $words }
ui-replay-open = La partie n’est pas finie ; elle en est là.
ui-replay-checked = Les { $count } coups sont tous valables.
ui-replay-short = Il n’y a que { $count } coups.

# Simulations et chiffres.
ui-sim-games = parties
ui-sim-summary = { $games } parties de { $game }, { $decisions } décisions en { $seconds } s : { $decisionrate } décisions et { $gamerate } parties par seconde
ui-sim-seat = place
ui-sim-player = joueur
ui-sim-wins = victoires
ui-sim-share = part
ui-sim-points = points de survie
ui-components-summary = { $count } chiffres : { $kinds }. Empreinte { $digest }.
ui-components-correct = Pour corriger un chiffre : copiez { $path }, modifiez la copie, et ajoutez --components et son nom, par exemple : newdawn play { $game } --components my.toml
ui-components-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ui-components-rooms = { $count ->
        [one] { $count } salle
       *[other] { $count } salles
    }
ui-components-slot = { $count ->
        [one] place { $slot } : { $count } conserve
       *[other] place { $slot } : { $count } conserves
    }
