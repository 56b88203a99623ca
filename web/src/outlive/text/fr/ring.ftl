### Le plateau d’Outlive : l’anneau des zones et le convoi.

ring = L’anneau des zones
ring-shelter = Abri
ring-whose-shelter = Abri affiché
ring-to-place = À placer :
ring-taken = occupé
ring-today = −{ $count } aujourd’hui
ring-rule = La règle
ring-look = { $place } : voir de plus près
ring-stock = { $place }, { $token } : { $count } sur { $full }
ring-pile = Tuiles fouille, { $place } : { $count } sur { $full }
ring-pile-known = Ce que vous avez vu dans la pile, depuis le dessus
ring-aside = Tuiles fouille écartées
ring-filter-costs = Filtration : { $count }
ring-filter-open = Filtration activée
ring-filter-locked = Filtration du barrage : s’active pour { $token }
ring-algae-there = Algue : fait baisser la jauge de radioactivité
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
        [yes] occupée par { $names }
        [shared] occupée par { $names }, mais ouverte à vos héros
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
ring-threat = pourrait venir mettre la pression

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
