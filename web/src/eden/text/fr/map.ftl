### Le plan et les aménagements de Paris: New Eden.

eden-map-die = { $die } { $location }
eden-map-events = Événements de la saison
eden-map-event-closed = { $event }, fermé
eden-map-closed = fermé
eden-map-taken = pris
eden-map-taken-by = { $thing } : chez { $name } cette saison
eden-map-none = Plus de { $thing }
eden-map-coming = à venir
eden-map-coming-token = { $season } : { $token }
eden-map-draw = piocher { $drawn }, garder { $kept }
eden-map-missions = { $count ->
        [one] { $count } mission dans la pioche
       *[other] { $count } missions dans la pioche
    }
eden-map-cans = { $count ->
        [one] { $count } conserve avec chaque dé
       *[other] { $count } conserves avec chaque dé
    }
eden-map-prelude = Les survivants du prélude

## Les aménagements

eden-map-buildings = Aménagements
eden-map-buildings-order = attribués de gauche à droite ; le plus fort choisit en premier
eden-map-given-now = attribués maintenant : { $buildings }
eden-map-deck = { $count ->
        [one] Pioche des { $buildings } : { $count } carte
       *[other] Pioche des { $buildings } : { $count } cartes
    }
eden-map-strength = { $name } : force { $strength }{ $card ->
        [no] , pas de carte
       *[yes] { "" }
    }

# Les pouvoirs, aussi courts qu'une carte le demande.
eden-map-power-can-with-first-die = 1er dé : +{ $amount }
eden-map-power-swap-dice = échanger 2 dés
eden-map-power-second-die = second dé
eden-map-power-keep-more-missions = garder +{ $amount }
eden-map-power-draw-more-missions = piocher +{ $amount }
eden-map-power-top-of-the-deck = dessus de pioche
eden-map-power-cans = +{ $amount }
eden-map-power-equipment-of-each-type = +{ $amount } de chaque
eden-map-power-unsuccessful-missions = mission ratée : +{ $amount }
eden-map-power-points-for-tinkerers = par bricoleur : +{ $amount }
eden-map-power-points = +{ $amount }

## L'écran

eden-map-parts = Parties de la table
eden-map-tab-map = Paris
eden-map-tab-buildings = Aménagements
eden-map-tab-refuge = Refuge
eden-map-watching = À l’écran :
