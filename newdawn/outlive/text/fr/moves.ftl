### Ce qu'un joueur peut choisir. Une forme porte le nom de la décision où le coup prend un sens particulier.

move-done = Terminer
    .bat = Ne pas utiliser la batte de baseball
    .defend = Arrêter de se défendre
    .act = Terminer le tour de ce héros
    .overcome = Passer
    .discount = Renoncer à la réduction
    .recruit = Ne recruter personne d’autre
    .build = Terminer avec les salles
    .repair = Terminer les réparations
    .repair-discount = Renoncer à la réduction
move-discard = Rendre « { $room } »
move-build = Construire { $slot-label }
    .first-room = Construire { $slot-label } gratuitement
move-settle = Placer un survivant { $where-into }
    .build = Déplacer un survivant du sas { $where-into }
move-lead = Choisir { $leader-card }
move-draw = Piocher une tuile fouille { $city-at }
move-return = Rendre la tuile fouille « { $tile } »
move-place = Placer le héros de force { $strength } { $place-at }
move-move = Déplacer le { $hero } { $place-to }
    .move-hero = Déplacer le { $hero } { $origin-from } { $place-to }
move-hook = Déplacer le { $hero } au cargo, à une place plus haute grâce au grappin
    .move-hero = Déplacer le { $hero } { $origin-from } au cargo, à une place plus haute grâce au grappin
move-stay = Laisser sur place tous vos héros restants
move-bat = Utiliser la batte de baseball contre { $seat }
move-tribute = Tribut : { $token-count }
move-take = Prendre un jeton ici
    .act = Prendre { $token-count } (reste { $left })
move-algae = Récolter l’algue
move-unlock = Activer la filtration du barrage pour { $cost }
move-search = Piocher une tuile fouille
    .act = Fouiller { $place-the }
move-salvage = Récupérer { $equipment-the } ({ $equipment-effect })
move-hunt = Chasser le gibier nº { $position } de la pile
    .act = Chasser { $game-a }
move-strike = Frapper avec des points d’action
    .hunt = { $endurance ->
        [one] Frapper : dépenser { $endurance } point d’action
       *[other] Frapper : dépenser { $endurance } points d’action
    }
move-use = Utiliser { $equipment-the } ({ $equipment-effect })
move-room = Utiliser { $slot-label }
move-look = Regarder la pile de tuiles fouille { $city-of }
move-pay = Dépenser { $token-count }
    .lose-supply = Perdre { $token-count }
    .lose-tokens = Perdre { $token-count }
    .defend = Repousser 1 point de pression pour { $token-count }
    .hunt = Affaiblir le gibier pour { $token-count }
    .feed = Nourrir les salles avec { $token-count }
    .recruit = Recruter un survivant pour { $token-count }
    .pay-room = Payer { $token-count } pour la salle
move-lose = Perdre un survivant { $where-from }
move-overcome = Résoudre « { $event } » : payer { $cost } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-waive = Économiser { $token-count } grâce à la réduction
move-repair = Réparer { $equipment-the } : { $cost }
move-destroy = Détruire { $equipment-the } contre { $cost }
