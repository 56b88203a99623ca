### Ce qui s'est passé, pour le journal. `$seat` et `$defender` sont des joueurs.

log-leader-revealed = { $seat } a choisi son leader : { $leader }.
log-room-revealed = { $built ->
        [0] { $seat } a « { $room } » à l’emplacement { $slot-number }.
       *[1] { $seat } a « { $room } » à l’emplacement { $slot-number }, déjà construite.
    }
log-equipment-given = { $seat } reçoit un équipement de départ, cassé : { $equipment }.
log-first-player = { $seat } a le leader le plus âgé et commence.
log-hero-placed = { $seat } place le { $hero } { $place-at }.
log-dawn = Le jour { $day } se lève.
log-place-refilled = Recharge { $place-at } : { $token-count }.
log-equipment-shown = Nouvel équipement { $city-at } : { $equipment }.
log-equipment-reshuffled = { $count ->
        [one] L’équipement défaussé forme la nouvelle pile.
       *[other] Les { $count } équipements défaussés sont mélangés en une nouvelle pile.
    }
log-tile-set-aside = Une tuile fouille est écartée { $city-at } : { $tile }.
log-event-flipped = Événement du jour { $day } : { $event }.
log-event-applied = L’événement « { $event } » s’applique.
log-event-shrugged-off = L’événement « { $event } » ne touche pas { $seat }.
log-place-reduced = { $count ->
        [0] Il n’y a pas { $token-of } à perdre { $place-at }.
       *[other] { $token-count } de moins { $place-at }.
    }
log-hero-moved = { $seat } déplace le { $hero } { $origin-from } { $place-to }.
log-heroes-stay = { $seat } laisse { $count } héros sur place.
log-cargo-boarded = { $count ->
        [one] Le { $hero } { $seat-of } prend la place { $strength } du cargo, avec { $count } conserve.
       *[other] Le { $hero } { $seat-of } prend la place { $strength } du cargo, avec { $count } conserves.
    }
log-token-taken = { $seat } prend le jeton 1er joueur.
log-pressure-applied = { $count ->
        [one] { $seat } met la pression à { $defender } : { $count } point.
       *[other] { $seat } met la pression à { $defender } : { $count } points.
    }
log-pressure-reduced = { $count ->
        [one] { $defender } repousse { $count } point de pression.
       *[other] { $defender } repousse { $count } points de pression.
    }
log-tribute-given = { $defender } donne { $token-count } à { $seat }.
log-collected = { $seat } récupère { $token-count } { $place-at }.
log-gained = { $seat } gagne { $token-count } ({ $source }).
log-spent = { $seat } remet { $token-count } dans la réserve ({ $source }).
log-permanent-spent = { $seat } utilise l’eau permanente ({ $source }).
log-algae-harvested = { $seat } récolte l’algue à la base militaire.
log-gauge-moved = La jauge de radioactivité { $seat-of } passe de { $before } à { $square } ({ $source }).
log-search-drawn = { $seat } fouille { $city-the } et trouve { $tile-found }.
log-salvaged = { $seat } récupère { $equipment-the } { $city-at }.
log-hunt-begun = { $position ->
        [1] { $seat } chasse { $game-a } { $place-at }.
       *[other] { $seat } chasse { $game-a } { $place-at }, nº { $position } de la pile.
    }
log-game-caught = { $count ->
        [one] { $seat } tue { $game-a } { $place-at }, qui rapporte { $count } viande.
       *[other] { $seat } tue { $game-a } { $place-at }, qui rapporte { $count } viandes.
    }
log-pile-looked-through = { $seat } regarde la pile de tuiles fouille { $city-of }.
log-pile-seen = Tuile fouille nº { $position } { $city-at } : { $tile }.
log-stack-looked-through = { $seat } regarde le gibier { $place-of }.
log-stack-seen = Nº { $position } de la pile { $place-at } : { $game }.
log-equipment-used = { $seat } utilise { $equipment-the }.
log-room-used = { $seat } utilise « { $room } » (salle { $slot-number }).
log-survivor-joined = Un survivant rejoint { $seat } { $where-in } ({ $source }).
log-survivor-declined = { $seat } n’accueille pas le survivant.
log-survivor-moved = { $seat } déplace un survivant du sas { $slot-into }.
log-survivor-lost = { $seat } perd un survivant { $where-from } ({ $source }).
log-night = La nuit du jour { $day } tombe.
log-event-overcome = { $seat } résout « { $event } ».
log-passed = { $seat } passe.
log-radiation = { $level ->
        [one] { $seat } affronte { $level } point de radioactivité, dont { $absorbed } absorbé.
       *[other] { $seat } affronte { $level } points de radioactivité, dont { $absorbed } { $absorbed ->
            [one] absorbé
           *[other] absorbés
        }.
    }
log-room-built = { $seat } construit « { $room } » (salle { $slot-number }).
log-equipment-drawn = { $seat } pioche un équipement cassé : { $equipment }.
log-equipment-discarded = { $seat } pioche un équipement en double et le défausse : { $equipment }.
log-equipment-destroyed = { $seat } détruit { $equipment-the }.
log-equipment-repaired = { $seat } répare { $equipment-the }.
log-upkeep = { $meat ->
        [0] { $water ->
            [0] { $seat } nettoie son abri et n’a rien à jeter.
            [one] { $seat } nettoie son abri et jette { $water } eau.
           *[other] { $seat } nettoie son abri et jette { $water } eaux.
        }
       *[other] { $seat } nettoie son abri et jette { $meat } { $meat ->
            [one] viande
           *[other] viandes
        }{ $water ->
            [0] .
            [one] {" "}et { $water } eau.
           *[other] {" "}et { $water } eaux.
        }
    }
log-tile-returned = { $seat } rend la tuile fouille « { $tile } ».
log-door-opened = { $seat } active le système de filtration du barrage.
log-hunger = { $count ->
        [one] Il manque { $count } denrée à { $seat } : un survivant sera perdu.
       *[other] Il manque { $count } denrées à { $seat } : autant de survivants seront perdus.
    }
log-tally = { $survivors ->
        [one] { $seat } finit la journée avec { $survivors } survivant, la radioactivité à { $square } et un score de { $points }.
       *[other] { $seat } finit la journée avec { $survivors } survivants, la radioactivité à { $square } et un score de { $points }.
    }
log-game-over = Le convoi arrive : la partie est finie.

## What a change of tokens, survivors or radioactivity comes from

source-leader = ressources de départ
source-feeding = nourriture
source-hunger = faim
source-radiation = radioactivité
source-recruiting = recrutement
source-building = construction d’une salle
source-repairing = réparation
source-destroying = équipement détruit
source-overcoming = événement résolu
source-upkeep = nettoyage de l’abri
source-hunting = chasse
source-defending = défense
source-pressure = pression
source-door = filtration du barrage
source-searching = fouille
source-ship = cargo
source-algae = algue
source-room = salle « { $room } »
