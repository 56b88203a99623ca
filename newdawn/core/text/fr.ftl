### Words that are no game's.

# The name of this language.
language = Français

## The command line: ids begin with `ui-`

# Le plateau. Des signes comme ↑ et ☢ accompagnent les mots.
ui-board-setup = Mise en place
ui-board-day = Jour { $day } sur 6
ui-board-algae = { $state ->
        [yes] Algue : disponible
       *[no] Algue : récoltée
    }
ui-board-prey = Gibier { $endurance } (reste { $count })
ui-board-no-prey = Plus de gibier
ui-board-prey-below = dessous : { $seen }
ui-board-search = Fouille : { $count }
ui-board-search-known = dans l’ordre : { $seen }
ui-board-cans = { $count ->
        [one] { $count } conserve
       *[other] { $count } conserves
    }
ui-board-points = points de survie : { $points }
ui-board-legend = Les lieux forment un anneau ; un héros fait un ou deux pas. Héros : { $standing } activé, { $stuck } n’a pas pu bouger, sans signe : à déplacer. Forêt, mine, fête foraine : la force du gibier du dessus. Cargo : force, conserves, ☺ survivant. Convoi : ✓ résolu, ? encore caché, ☢ radioactivité la nuit.

# Un abri.
ui-shelter-room = Salle
ui-shelter-survivors = Survivants
ui-shelter-upkeep = Entretien
ui-shelter-unbuilt = non construite
ui-shelter-used = utilisée
ui-shelter-works = active
ui-shelter-rows = { $count } eau
ui-shelter-airlock = Sas, { $count } sur { $most }
ui-shelter-permanent = eau permanente { $count }
ui-shelter-gauge = Radioactivité { $points }
ui-shelter-due = Cette nuit : { $supplies } denrées pour les salles, { $water } eau pour le sas
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
ui-hint-room = { $places } places, entretien { $upkeep }
ui-hint-pressure = met la pression à { $targets }
ui-hint-exposed = exposé à { $attackers }
ui-hint-legend = met la pression à ●2 : 2 points de pression pour ce joueur. exposé à ●2 : le prochain héros de ce joueur pourrait en faire autant au vôtre.

# Les questions.
ui-question = { $player } : { $question }
ui-you = vous
ui-prompt = 1–{ $count }, un coup, ou ? pour l’aide :
ui-prompt-only = Entrée pour « { $words } », ? pour l’aide :
ui-prompt-enter = 1–{ $count }, ? pour l’aide, Entrée pour « { $words } » :
ui-answer-needed = Choisissez un des { $count } coups : tapez son numéro.
ui-no-such-number = Ce numéro n’existe pas ; les coups ont les numéros 1 à { $count }.
ui-no-such-move = « { $text } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
ui-no-such-move-but = « { $text } » n’est ni un coup ni une commande. Vouliez-vous dire « { $near } » ?
ui-no-such-player = « { $text } » ne joue pas ici ; il y a { $players }.
ui-why-what = Indiquez un coup, dans la notation à droite de la liste : why move 5 cargo
ui-why-possible = C’est possible maintenant.
ui-why-not = Impossible : { $move }. { $reason }

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
ui-help-quit = quitter la table
ui-rules-terms = rules suivi d’un de ces mots, ou du nom d’une salle, d’une tuile, d’un événement ou d’un leader : { $terms }
ui-rules-unknown = On ne sait rien sur « { $text } ». Tapez rules seul pour une liste.

# Reprendre un coup.
ui-undone = Coup repris.
ui-undo-nothing = Il n’y a rien à reprendre.
ui-undo-others = D’autres ont décidé depuis votre dernier coup : il ne peut plus être repris.
ui-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il ne peut plus être repris.

# Plusieurs personnes au même clavier.
ui-pass-screen = Choix secrets : passez l’écran à { $player }.
ui-pass-screen-prompt = { "[" }Entrée] quand personne d’autre ne regarde :

# Sauvegarder et quitter.
ui-save-where = Où ? Tapez save et le nom d’un fichier.
ui-saved = La partie est sauvegardée. Pour continuer : { $command }
ui-saved-end = La partie est sauvegardée. Pour la revoir : { $command }
ui-quit-prompt = Un fichier où sauvegarder la partie, ou Entrée pour partir sans sauvegarder :
ui-quit-unsaved = Partie quittée sans sauvegarde.

# La fin.
ui-won = { $players } gagne avec { $points } points.
ui-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité se départage par les denrées, puis par les matériaux et munitions.
ui-won-shared = { $players } partagent la victoire : { $points } points, et autant de denrées, de matériaux et de munitions.

# Le départ.
ui-welcome = { $game } : { $players } joueurs. ? pour l’aide à tout moment, quit pour partir.
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

# Simulations et chiffres.
ui-sim-games = parties
ui-sim-summary = { $games } parties de { $game }, { $decisions } décisions en { $seconds } s : { $decisionrate } décisions et { $gamerate } parties par seconde
ui-sim-seat = place
ui-sim-player = joueur
ui-sim-wins = victoires
ui-sim-share = part
ui-sim-points = points de survie
ui-components-summary = { $count } chiffres : { $kinds }. Empreinte { $digest }.
