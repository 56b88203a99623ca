### Le plateau d’Outlive : l’anneau des lieux et Convoy.

ring = L’anneau des lieux
ring-shelter = Abri
ring-whose-shelter = Abri affiché
ring-to-place = À placer :
ring-taken = pris
ring-today = −{ $count } ce jour
ring-rule = La règle
ring-look = { $place } : voir de plus près
ring-stock = { $place }, { $token } : { $count } sur { $full }
ring-pile = Tuiles fouille, { $place } : { $count } sur { $full }
ring-pile-known = Ce que vous avez vu dans la pile, depuis le dessus
ring-aside = Tuiles fouille écartées
ring-filter-costs = Filtre : { $count }
ring-filter-open = Filtre ouvert
ring-filter-locked = Porte du barrage : s’ouvre pour { $token }
ring-algae-there = Algue : la jauge de radioactivité baisse
ring-algae-taken = Algue : déjà récoltée aujourd’hui
ring-game = Gibier de force { $endurance }, viande de la prochaine prise : { $meat }, { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }
ring-game-none = Plus de gibier
ring-game-in-stack = Numéro { $position } de la pile : { $endurance ->
        [0] inconnu
       *[other] force { $endurance }
    }
ring-berth = Place { $strength } : { $taken ->
        [yes] prise par { $names }
        [shared] prise par { $names }, mais ouverte à vos héros
       *[no] { $cans ->
            [one] { $cans } conserve
           *[other] { $cans } conserves
        }, { $survivors ->
            [0] aucun survivant
            [one] { $survivors } survivant
           *[other] { $survivors } survivants
        }
    }
ring-first-player-token = Jeton 1er joueur
ring-hero = { $hero }, { $name } : { $state }
ring-acts = agit avec une force de { $strength }
ring-pressure = Pression { $count }
ring-threat = pourrait venir et mettre sous pression

convoy = Convoi
convoy-radiation = radioactivité
convoy-face-down = face cachée
convoy-open = Ouvrir le convoi
convoy-day = Jour { $day }, radioactivité { $radiation } : { $state ->
        [hidden] face cachée
        [overcome] { $event }, résolu par { $name } pour { $points } points
       *[open] { $event }, { $points } points. { $text }
    }
convoy-lacks = { $count ->
        [0] vous pouvez le résoudre
        [one] il vous manque { $count } jeton
       *[other] il vous manque { $count } jetons
    }
