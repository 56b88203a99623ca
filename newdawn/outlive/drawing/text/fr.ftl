### Outlive on the terminal: ids begin with `ui-outlive-`.

# Le plateau. Des signes comme ↑ et ☢ accompagnent les mots.
ui-outlive-board-setup = Mise en place
ui-outlive-board-day = Jour { $day } sur { $days }
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
ui-outlive-board-legend = Les zones forment un anneau ; un héros avance de { $steps } { $steps ->
        [one] zone
       *[other] zones
    } au plus. Héros : { $standing } debout, { $stuck } n’a pas pu bouger, sans signe : à déplacer. Forêt, mine, fête foraine : le gibier du dessus, sa viande pour la 1re/2e/3e prise et les suivantes de ce type, [votre prochaine]. Villes : ce qui reste à trouver. Cargo : force, conserves, ☺ survivant. Convoi : le coût d’un événement en jeu → points, ✓ résolu, ? encore caché, ☢ radioactivité la nuit.

# Un abri.
ui-outlive-shelter-room = Salle
ui-outlive-shelter-survivors = Survivants
ui-outlive-shelter-upkeep = Entretien
ui-outlive-shelter-unbuilt = non construite
ui-outlive-shelter-used = utilisée
ui-outlive-shelter-works = active
ui-outlive-shelter-rows = eau : { $count }
ui-outlive-shelter-airlock = Sas, { $count } sur { $most }
ui-outlive-shelter-permanent = eau permanente { $count }
ui-outlive-shelter-gauge = Radioactivité { $points }
ui-outlive-shelter-due = Cette nuit : { $have } sur { $need ->
        [one] { $need } denrée
       *[other] { $need } denrées
    } (eau pour le sas : { $rows })
ui-outlive-shelter-hunger = { $count ->
        [one] { $count } survivant mourra de faim
       *[other] { $count } survivants mourront de faim
    }
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
        [one] { $points } point d’action restant sur { $all }.
       *[other] { $points } points d’action restants sur { $all }.
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
       *[event] Un événement frappe. À perdre : { $count }.
    }
ui-outlive-now-settling = Reste à installer : { $count }.
ui-outlive-now-discarding = Reste à rendre : { $count }.
ui-outlive-hint-room = { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, entretien { $upkeep }
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
ui-outlive-rules-feed = L’entretien : ce que coûte chaque nuit, en denrées, une salle où vit au moins un survivant. Le sas coûte une eau par ligne occupée. Chaque jeton qui manque coûte un survivant.
ui-outlive-rules-when = Activation : { $when }.
ui-outlive-rules-prey = Viande pour la 1re/2e/3e prise et les suivantes, selon la force : { $values }.
ui-outlive-rules-token = { $group ->
        [supplies] Une denrée : elle nourrit les survivants.
        [materials] Un matériau : il construit les salles et répare les équipements.
       *[munitions] Pour la chasse et la défense contre la pression ; ni denrée ni matériau.
    } Se trouve ici : { $places }.
ui-outlive-rules-place = Un jeton par point d’action : { $token }.
ui-outlive-rules-door = Activer le système de filtration coûte une puce par visite.
ui-outlive-rules-ship = Un héros prend la place de sa force, si elle est libre, et reçoit ses conserves ; le survivant qui s’y trouve peut le suivre. Le premier héros du jour prend le jeton 1er joueur.

# Les mots de la notation.
ui-outlive-verb-done = rien de plus ici ; passer
ui-outlive-verb-discard = rendre une salle piochée
ui-outlive-verb-build = construire la salle d’un emplacement de votre abri, 1 à 7
ui-outlive-verb-settle = installer un survivant dans une salle, 1 à 7, ou dans le sas (airlock)
ui-outlive-verb-lead = garder ce leader
ui-outlive-verb-draw = piocher une tuile fouille d’une ville, au départ
ui-outlive-verb-return = rendre une tuile fouille, au départ
ui-outlive-verb-place = placer un héros d’après sa force, au départ
ui-outlive-verb-move = déplacer un héros vers une zone et le relever
ui-outlive-verb-hook = déplacer un héros vers le cargo, une place plus haut avec le grappin
ui-outlive-verb-stay = laisser sur place tous les héros qui ne peuvent pas bouger
ui-outlive-verb-bat = frapper un joueur de la batte de baseball, compté d’après sa place
ui-outlive-verb-tribute = remettre un jeton après une pression
ui-outlive-verb-take = prendre un jeton de la zone pour un point d’action
ui-outlive-verb-algae = récolter l’algue de la base militaire pour un point d’action
ui-outlive-verb-unlock = activer le système de filtration du barrage
ui-outlive-verb-search = piocher une tuile fouille pour un point d’action
ui-outlive-verb-salvage = prendre un équipement de la ville, cassé, pour un point d’action
ui-outlive-verb-hunt = chasser une tuile gibier : 1 est celle du dessus
ui-outlive-verb-strike = finir la chasse : payer la force restante en points d’action
ui-outlive-verb-use = utiliser un équipement
ui-outlive-verb-room = utiliser la salle d’un emplacement de votre abri, 1 à 7
ui-outlive-verb-look = regarder la pile de tuiles fouille d’une ville
ui-outlive-verb-pay = dépenser un jeton
ui-outlive-verb-lose = perdre un survivant d’une salle, 1 à 7, ou du sas (airlock)
ui-outlive-verb-overcome = résoudre un événement : payer son coût et gagner ses points
ui-outlive-verb-waive = laisser une réduction couvrir un jeton
ui-outlive-verb-repair = réparer un équipement : payer son coût
ui-outlive-verb-destroy = détruire un équipement et récupérer les matériaux de son coût

# La fin.
ui-outlive-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité se départage par les denrées, puis par les matériaux et munitions.
ui-outlive-won-shared = { $players } partagent la victoire : { $points } points, et autant de denrées, de matériaux et de munitions.

# Le départ.
ui-outlive-intro-aim = Menez votre clan pendant six jours ; le joueur qui a le plus de points de survie l’emporte.
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
