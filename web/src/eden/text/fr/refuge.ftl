### Paris: New Eden : plateaux et refuges, autres joueurs, fin de la saison, missions, plan pour les jokers.

## Plateaux

refuge-your-board = Votre plateau
refuge-board-of = Plateau : { $name }
refuge-dice-this-season = { $count ->
        [one] { $count } dé cette saison
       *[other] { $count } dés cette saison
    }
refuge-dice = Dés, { $count } sur { $all } : { $dice }
refuge-tokens = Jetons survivant : { $tokens }
refuge-none = aucun
refuge-wild-token = joker : à jouer ou garder
refuge-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
refuge-strength = Force, { $profession } : { $now }, bientôt { $then } ; { $words }
refuge-needs-one = il en faut 1
refuge-given-out = attribués
refuge-no-building = pas d’aménagement à ce rang
refuge-standing = { $place ->
        [1] 1er
       *[other] { $place }e
    }{ $tie ->
        [tied] { " " }ex æquo
        [without] { " " }: sans carte
       *[alone] { "" }
    }

## Refuges

refuge-title = Refuge
refuge-your-refuge = Votre refuge
refuge-of = Refuge : { $name }
refuge-people = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } : { $needed ->
        [0] aucun fermier nécessaire
        [one] { $needed } fermier ou conserve, { $points }
       *[other] { $needed } fermiers ou conserves, { $points }
    }
refuge-built = { $count ->
        [one] { $count } bâti
       *[other] { $count } bâtis
    }
refuge-no-buildings = Aucun aménagement
refuge-powers = { $count ->
        [one] { $count } pouvoir
       *[other] { $count } pouvoirs
    }
refuge-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }

## Autres joueurs

refuge-rivals = Les autres joueurs
refuge-you = Vous
refuge-open-board = { $name }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $turn ->
        [acting] , doit choisir
       *[waiting] { "" }
    } : ouvrir le plateau

## Événement et nourriture

feed-title = Événement et nourriture
feed-title-missions = Événement, nourriture et missions
feed-fed-title = nourris
feed-progress = Survivants équipés : { $has } sur { $asked }
feed-fed-spoken = { $name } peut nourrir tout le monde{ $cans ->
        [0] { "" }
        [one] { " " }avec { $cans } conserve
       *[other] { " " }avec { $cans } conserves
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feed-kept = non nourris
feed-kept-spoken = { $name } ne nourrit personne
feed-short = manque { $cans }
feed-short-spoken = { $cans ->
        [one] Il manque { $cans } fermier ou conserve : { $name }
       *[other] Il manque { $cans } fermiers ou conserves : { $name }
    }

## Missions

mission-title = Missions
mission-drawn = { $count ->
        [one] Piochée : { $count } mission
       *[other] Piochées : { $count } missions
    }
mission-hidden = { $count ->
        [one] { $count } mission cachée
       *[other] { $count } missions cachées
    }
mission-none = Aucune mission en main
mission-count = { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
mission-of = { $own } sur { $least }
mission-against = { $own }, les autres { $rival }
mission-points = { $points } à la fin
mission-missing = { $count ->
        [one] il manque { $count } survivant
       *[other] il manque { $count } survivants
    }
mission-can-be-placed = Peut être placé

## Plan pour les jokers

plan-title = Prévoir les jokers
plan-left = { $left ->
        [one] { $left } joker libre sur { $all }
       *[other] { $left } jokers libres sur { $all }
    }
plan-private = Vous seul voyez ce plan. Il aide au moment d’annoncer la force.
plan-less = Un joker de moins pour les { $profession }
plan-more = Un joker de plus pour les { $profession }
plan-share = { $count ->
        [0] aucun joker prévu
        [one] { $count } joker prévu
       *[other] { $count } jokers prévus
    }
plan-announce = { $wilds ->
        [0] Prévu : { $strength }, sans joker
        [one] Prévu : { $strength }, { $wilds } joker
       *[other] Prévu : { $strength }, { $wilds } jokers
    }
mission-revealed = Missions révélées
mission-failed = échec
