### Ce qu'un joueur peut choisir. Une forme porte le nom de la décision où le coup prend un sens particulier.

move-done = Terminer
    .keep-mission = Ne garder aucune autre mission
    .after-first-die = Terminer votre tour
    .announce = Annoncer une force de { $strength }
    .claim = Ne prendre aucune carte
    .new-buildings = Ne placer aucun nouvel aménagement maintenant
    .feed = Ne pas nourrir votre population
move-recruit = Prendre le { $face-token }
move-keep = Garder la mission : { $mission-card }
move-take = Prendre le { $face-die } { $location-from }
    .after-first-die = Prendre un dé de plus : le { $face-die } { $location-from }
move-swap = Échanger le { $face-die } { $location-from } avec un autre dé
move-with = Échanger avec le { $face-die } { $location-from }
    .swap-with = Échanger le { $given-die } { $origin-from } avec le { $face-die } { $location-from }
move-flip = Retourner l’événement : { $event-card }
move-equip = Prendre { $equipment-a }
move-bat = Prendre la Batte : départage les égalités
move-binoculars = Prendre les Jumelles : annoncer en premier, { printed-points } après l’hiver
move-add = Ajouter { $wild-a }
    .announce = Ajouter { $wild-a } pour une force de { $strength }
move-claim = Prendre un { $building-card }
move-draw = Prendre la première carte de la pioche
    .claim = Prendre la première carte de la pioche des { $profession-buildings }
move-place = Placer le { $mission-placed }
move-feed = Nourrir votre population
    .feed = { $cans ->
        [0] Nourrir votre population ({ population-count }) pour { printed-points }
        [one] Nourrir votre population ({ population-count }) pour { printed-points } : dépenser { $cans } conserve
       *[other] Nourrir votre population ({ population-count }) pour { printed-points } : dépenser { $cans } conserves
    }
