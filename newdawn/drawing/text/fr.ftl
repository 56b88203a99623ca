### Words that are no game's, and what the terminal says of each game.

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
ui-explain-secret = ce choix est secret, ou en trahirait un. Il sera expliqué après la fin.
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
ui-won = { $players } gagne avec { $points } points.

# Le départ.
ui-welcome = { $game } : { $players } joueurs. ? pour l’aide à tout moment, quitter pour partir.
ui-intro-new = Première partie ? Tapez règles pour les mots du jeu, ? pour les commandes.
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
ui-verify-agreed = Les points sont justes ; la partie s’est terminée parce que tous l’ont voulu.
ui-verify-fairness = La graine est honnête : le serveur était lié à sa part avant le début, par l’engagement { $commitment }
ui-verify-fairness-fails = La graine n’est pas honnête : { $reason }
ui-verify-no-commitment = Personne n’était lié à la graine : cette partie n’a pas d’engagement, comme celles du terminal.
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

## Outlive on the terminal: ids begin with `ui-outlive-`

# Le plateau. Des signes comme ↑ et ☢ accompagnent les mots.
ui-outlive-board-setup = Mise en place
ui-outlive-board-day = Jour { $day } sur 6
ui-outlive-board-algae = { $state ->
        [yes] Algue : disponible
        [none] Algue : –
       *[no] Algue : récoltée
    }
ui-outlive-board-prey = Gibier { $endurance } (reste { $count })
ui-outlive-board-meat = Viande { $values }
ui-outlive-board-no-prey = Plus de gibier
ui-outlive-board-prey-below = dessous : { $seen }
ui-outlive-board-search = Fouille : { $count }
ui-outlive-board-search-known = dans l’ordre : { $seen }
ui-outlive-board-cans = { $count ->
        [one] { $count } conserve
       *[other] { $count } conserves
    }
ui-outlive-board-event = { $cost } → { $points } PS
ui-outlive-board-points = points de survie : { $points }
ui-outlive-board-legend = Les lieux forment un anneau ; un héros fait un ou deux pas. Héros : { $standing } activé, { $stuck } n’a pas pu bouger, sans signe : à déplacer. Forêt, mine, fête foraine : le gibier du dessus, sa viande pour la 1re/2e/3e prise et les suivantes de cette sorte, [votre prochaine]. Villes : ce qui reste à trouver. Cargo : force, conserves, ☺ survivant. Convoi : le prix d’un événement en jeu → points, ✓ résolu, ? encore caché, ☢ radioactivité la nuit.

# Un abri.
ui-outlive-shelter-room = Salle
ui-outlive-shelter-survivors = Survivants
ui-outlive-shelter-upkeep = Nourrir
ui-outlive-shelter-unbuilt = non construite
ui-outlive-shelter-used = utilisée
ui-outlive-shelter-works = active
ui-outlive-shelter-rows = eau : { $count }
ui-outlive-shelter-airlock = Sas, { $count } sur { $most }
ui-outlive-shelter-permanent = eau permanente { $count }
ui-outlive-shelter-gauge = Radioactivité { $points }
ui-outlive-shelter-due = Cette nuit : { $supplies ->
        [one] { $supplies } denrée
       *[other] { $supplies } denrées
    } pour les salles, eau pour le sas : { $water }
ui-outlive-shelter-equipment = Équipements (✓ réparé, ○ utilisé, ✗ cassé : coût de réparation) :
ui-outlive-shelter-caught = Gibier tué, par force : { $tiles }

# Tous les joueurs côte à côte : titres étroits.
ui-outlive-standings-points = PS
ui-outlive-standings-survivors = surv.
ui-outlive-standings-rooms = salles
ui-outlive-standings-equipment = équip.
ui-outlive-standings-legend = ① premier joueur. salles : remplies/construites. équip. : réparés/possédés.
ui-outlive-short-meat = viande
ui-outlive-short-water = eau
ui-outlive-short-canned = cons.
ui-outlive-short-wood = bois
ui-outlive-short-metal = métal
ui-outlive-short-microchip = puces
ui-outlive-short-munition = mun.
ui-outlive-short-algae = algue
ui-outlive-short-empty = vide
ui-outlive-score-supplies = Égalité : denrées
ui-outlive-score-goods = puis : matériaux et munitions

# De quoi il s'agit.
ui-outlive-setup-leaders = Vos deux leaders, dont vous garderez un :
ui-outlive-now-acting = { $hero } { $place }, { $points ->
        [one] { $points } point d’action restant.
       *[other] { $points } points d’action restants.
    }
ui-outlive-now-hunting = Le gibier a encore { $endurance } de force.
ui-outlive-now-waiting = Un survivant attend d’être accueilli.
ui-outlive-now-pressure = { $attacker } met la pression à { $defender } : { $points ->
        [one] { $points } point restant.
       *[other] { $points } points restants.
    }
ui-outlive-now-paying = Reste à payer : { $count }.
ui-outlive-now-losing = { $cause ->
        [hunger] Il n’y a pas assez à manger ou à boire. À perdre : { $count }.
        [radiation] La radioactivité tue. À perdre : { $count }.
       *[event] C’est un événement. À perdre : { $count }.
    }
ui-outlive-now-settling = Reste à installer : { $count }.
ui-outlive-now-discarding = Reste à rendre : { $count }.
ui-outlive-hint-room = { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, nourrir { $upkeep }
ui-outlive-hint-cost = { $count ->
        [one] coûte { $count } matériau
       *[other] coûte { $count } matériaux
    }
ui-outlive-hint-endurance = force { $endurance }
ui-outlive-hint-hunt = viande : { $meat } ({ $values })
ui-outlive-hint-pressure = met la pression à { $targets }
ui-outlive-hint-exposed = exposé à { $attackers }
ui-outlive-hint-exposed-later = peut-être exposé à { $attackers }
ui-outlive-hint-legend = met la pression à ●2 : 2 points de pression pour ce joueur. exposé à ●2 : en l’état, le prochain héros de ce joueur pourrait en faire autant au vôtre. peut-être exposé à ●2 : seulement après le départ d’un héros de ce joueur qui s’y trouve.

# L'aide.
ui-outlive-help-board = de nouveau toute la table ; avec un numéro ou une couleur, l’abri de ce joueur
ui-outlive-help-rules = ce que signifie un terme, une salle, une tuile ou un événement
ui-outlive-rules-terms = règles suivi d’un de ces mots, ou du nom d’une salle, d’une tuile, d’un événement ou d’un leader : { $terms }
ui-outlive-rules-event = Pour le résoudre, la nuit : { $cost }, pour { $points ->
        [one] { $points } point de survie
       *[other] { $points } points de survie
    }.
ui-outlive-rules-feed = Ce que coûte chaque nuit, en denrées, une salle où vit au moins un survivant. Le sas coûte une eau par rangée occupée. Ce qui n’est pas payé coûte un survivant.
ui-outlive-rules-prey = Viande pour la 1re/2e/3e prise et les suivantes, selon la force : { $values }.
ui-outlive-rules-token = { $group ->
        [supplies] Une denrée : elle nourrit les survivants.
        [materials] Un matériau : il construit les salles et répare les équipements.
       *[munitions] Pour la chasse et la défense contre la pression ; ni denrée ni matériau.
    } Se trouve ici : { $places }.
ui-outlive-rules-place = Un jeton par point d’action : { $token }.
ui-outlive-rules-door = La porte coûte une puce par visite.
ui-outlive-rules-ship = Un héros prend la place de sa force, si personne ne s’y tient, et reçoit ses conserves ; le survivant qui s’y trouve peut le suivre. Le premier héros du jour prend le jeton 1er joueur.

# Les mots de la notation.
ui-outlive-verb-done = rien de plus ici ; passer
ui-outlive-verb-discard = rendre une salle piochée
ui-outlive-verb-build = construire la salle d’un emplacement de votre abri, 1 à 7
ui-outlive-verb-settle = installer un survivant dans une salle, 1 à 7, ou dans le sas (airlock)
ui-outlive-verb-lead = garder ce leader
ui-outlive-verb-draw = piocher une tuile fouille d’une ville, au départ
ui-outlive-verb-return = rendre une tuile fouille, au départ
ui-outlive-verb-place = placer un héros d’après sa force, au départ
ui-outlive-verb-move = déplacer un héros vers un lieu et l’activer
ui-outlive-verb-hook = déplacer un héros vers le cargo, une place plus haut avec le grappin
ui-outlive-verb-stay = laisser sur place tous les héros qui ne peuvent pas bouger
ui-outlive-verb-bat = frapper un joueur de la batte de baseball, compté d’après sa place
ui-outlive-verb-tribute = remettre un jeton après une pression
ui-outlive-verb-take = prendre un jeton du lieu pour un point d’action
ui-outlive-verb-algae = récolter l’algue de la base militaire pour un point d’action
ui-outlive-verb-unlock = ouvrir la porte du barrage
ui-outlive-verb-search = piocher une tuile fouille pour un point d’action
ui-outlive-verb-salvage = prendre un équipement de la ville, cassé, pour un point d’action
ui-outlive-verb-hunt = chasser une tuile gibier : 1 est celle du dessus
ui-outlive-verb-strike = finir la chasse : payer la force restante en points d’action
ui-outlive-verb-use = utiliser un équipement
ui-outlive-verb-room = utiliser la salle d’un emplacement de votre abri, 1 à 7
ui-outlive-verb-look = regarder la pile de fouille d’une ville
ui-outlive-verb-pay = dépenser un jeton
ui-outlive-verb-lose = perdre un survivant d’une salle, 1 à 7, ou du sas (airlock)
ui-outlive-verb-overcome = résoudre un événement : payer son prix et gagner ses points
ui-outlive-verb-waive = laisser une réduction couvrir un jeton
ui-outlive-verb-repair = réparer un équipement : payer son prix
ui-outlive-verb-destroy = défausser un équipement contre les matériaux de son prix

# La fin.
ui-outlive-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité se départage par les denrées, puis par les matériaux et munitions.
ui-outlive-won-shared = { $players } partagent la victoire : { $points } points, et autant de denrées, de matériaux et de munitions.

# Le départ.
ui-outlive-intro-aim = Menez votre clan pendant six jours ; qui a le plus de points de survie l’emporte.
ui-outlive-intro-course = Le jour, vos héros récoltent, chassent, fouillent ; la nuit, il faut nourrir l’abri.

# Simulations et chiffres.
ui-outlive-components-rooms = { $count ->
        [one] { $count } salle
       *[other] { $count } salles
    }
ui-outlive-components-slot = { $count ->
        [one] place { $slot } : { $count } conserve
       *[other] place { $slot } : { $count } conserves
    }

## Paris: New Eden on the terminal: ids begin with `ui-eden-`

# Le plateau. Des lettres désignent les survivants (T B H S F z) et l’équipement (b h s), les mêmes en toutes langues.
ui-eden-board-dice = Dés
ui-eden-board-tokens = Jetons
ui-eden-board-next = Ensuite :
ui-eden-board-aside = Prélude :
ui-eden-board-missions = { $count ->
        [one] Pioche : { $count } mission
       *[other] Pioche : { $count } missions
    }
ui-eden-board-taken = Dés pris, sur { $each } : { $taken }
ui-eden-buildings = Aménagements
ui-eden-victory-points = points de victoire : { $points }
ui-eden-board-legend = B b est un combattant équipé. Événements : 2B/H → 3 demande 2 combattants ou guérisseurs équipés, pour 3 points ; ▲✓ le surmonterait, à ●1 il en manque 1. Aménagements : ce qui est imprimé sur chacun ; +9? sont encore dans la pioche ; à droite la force de chacun, 2–4 avec les jokers qui pourraient s’y ajouter. Ensuite : le jeton du dessus de chaque pile des saisons suivantes.

# Un refuge.
ui-eden-refuge-survivors = Survivants, { $count } (zone { $zone }) :
ui-eden-refuge-equipment = Équipement
ui-eden-refuge-equipped = équipés
ui-eden-refuge-buildings = Aménagements, { $count } :
ui-eden-refuge-powers = Pouvoirs :
ui-eden-refuge-missions = Missions en main : { $count }
ui-eden-refuge-drawn = Missions piochées, au choix :
ui-eden-feeding-by-farmers = Pour nourrir : { $needed ->
        [one] { $needed } fermier
       *[other] { $needed } fermiers
    } ({ $farmers } ici) → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-eden-feeding-by-cans = Pour nourrir : { $needed ->
        [one] { $needed } fermier
       *[other] { $needed } fermiers
    } ({ $farmers } ici) et { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    } sur { $held } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-eden-feeding-short = Pour nourrir : { $needed ->
        [one] { $needed } fermier
       *[other] { $needed } fermiers
    } ({ $farmers } ici) et { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    } ({ $held } ici) : impossible, sans { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-eden-mission-at-least = { $count } sur { $least }
ui-eden-mission-compared = { $mine } contre { $theirs }
ui-eden-mission-holder = chez { $seat }
ui-eden-mission-nobody = chez personne
ui-eden-mission-ready = peut être placé
ui-eden-mission-lacks = il manque { $survivors }

# Tous les joueurs côte à côte : titres étroits.
ui-eden-standings-points = PV
ui-eden-standings-cans = cons.
ui-eden-standings-missions = mis.
ui-eden-standings-population = pop.
ui-eden-standings-feeding = nourr.
ui-eden-standings-legend = ① premier joueur. PV : ceux des événements et de la population nourrie ; missions, pouvoirs et Jumelles comptent à la fin. mis. : missions en main. pop. : tous les survivants. nourr. : ✓3 peut être nourri, pour 3 points ; ✓3 −2 avec 2 conserves ; ✗ −1 il manque 1 conserve.
ui-eden-score-survivors = Égalité : survivants
ui-eden-population-track = Survivants → fermiers nécessaires (points) : { $zones }.

# De quoi il s'agit.
ui-eden-now-keeping = À garder : { $count }.
ui-eden-now-taking = Dé { $number } sur { $each }.
ui-eden-now-acquiring = { $buildings } : votre force { $strength }, les autres { $others }.
ui-eden-group-swap = Échanger : { $location }
ui-eden-offer-tower = retourner un des { $count } événements{ $heroine ->
        [yes] {" "}et prendre l’Héroïne
       *[no] {""}
    }
ui-eden-offer-bridge = { $drawn ->
        [one] piocher { $drawn } mission, en garder { $kept }
       *[other] piocher { $drawn } missions, en garder { $kept }
    }
ui-eden-hint-event = événement { $before } → { $after }
ui-eden-hint-feeding = nourr. { $before } → { $after }
ui-eden-hint-legend = H 1 → 2 · ●3 : votre force pour les aménagements guérisseur passerait de 1 à 2, et ● a 3. Un nouvel aménagement se place à tout moment ; au tour d’une autre personne à ce clavier, tapez votre nom ou votre couleur, puis son coup.

# L'aide.
ui-eden-help-board = de nouveau toute la table ; avec un numéro ou une couleur, le refuge de ce joueur
ui-eden-help-rules = ce que signifie un terme, une lettre, un lieu, un pouvoir ou une carte
ui-eden-rules-terms = règles suivi d’un de ces mots, ou d’une lettre, d’un lieu, d’un pouvoir ou d’une carte en notation : { $terms }

# Les mots de la notation.
ui-eden-verb-done = rien de plus ; annoncer ; ne pas nourrir
ui-eden-verb-recruit = prendre un jeton survivant, au prélude ou à la Gare
ui-eden-verb-keep = garder une des missions piochées
ui-eden-verb-take = prendre dans un lieu un dé qui montre cette face
ui-eden-verb-swap = le pouvoir qui échange deux dés : le premier
ui-eden-verb-with = le pouvoir qui échange deux dés : l’autre
ui-eden-verb-flip = Tour : retourner face cachée un événement
ui-eden-verb-equip = Centre : prendre un équipement
ui-eden-verb-bat = Centre : prendre la Batte
ui-eden-verb-binoculars = Centre : prendre les Jumelles
ui-eden-verb-add = ajouter à votre force un dé joker (die) ou un jeton joker (token)
ui-eden-verb-claim = réclamer un aménagement face visible
ui-eden-verb-draw = le pouvoir qui réclame la première carte de la pioche
ui-eden-verb-place = placer un nouvel aménagement, à tout moment
ui-eden-verb-feed = nourrir votre population, avec des conserves s’il manque des fermiers

# La fin.
ui-eden-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité se départage par le nombre de survivants.
ui-eden-won-shared = { $players } partagent la victoire : { $points } points, et autant de survivants.

# Le départ.
ui-eden-intro-aim = Vous avez un an pour bâtir un refuge à Paris ; qui a le plus de points de victoire l’emporte.
ui-eden-intro-course = Chaque saison : prenez des dés, réclamez, surmontez l’événement, nourrissez.
