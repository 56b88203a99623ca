### Outlive : abris, adversaires, mise en place.

## Un abri

shelter-yours = Votre abri
shelter-of = Abri : { $name }
shelter-broken = Cassés
shelter-repaired = Réparés
shelter-stores = Réserves
shelter-store-then = { $token } : { $count } { $change }
shelter-first-player = a le jeton 1er joueur
shelter-immune = immunisé contre les événements
shelter-score = { $total ->
        [one] { $total } point de survie
       *[other] { $total } points de survie
    }
shelter-heroes = Héros
shelter-equipment = Équipement
shelter-no-equipment = Aucun équipement
shelter-pair-repair = Paire : réparez { $tile }
shelter-pair-find = Paire : trouvez { $tile }
shelter-caught = { $count ->
        [0] Aucun gibier tué
       *[other] Gibier tué, par force :{ " " }
    }
shelter-tonight = Ce soir { $have } sur { $need }
shelter-split = salles { $rest }/{ $rooms }, sas { $water }/{ $rows }
shelter-tomorrow = Demain { $count }
shelter-hunger = { $count ->
        [one] { $count } survivant mourra de faim
       *[other] { $count } survivants mourront de faim
    }
shelter-water-tonight = { $has }/{ $count } cette nuit
shelter-absorbs = absorbe { $count }
shelter-airlock-label = Sas : { $here ->
        [one] { $here } survivant
       *[other] { $here } survivants
    }{ $water ->
        [none] { "" }
       *[other] , eau cette nuit : { $water }
    }, absorbe { $absorbs }
shelter-gauge-label = Jauge de radioactivité : { $gauge }
shelter-lacks = { $count ->
        [0] vous pouvez le réparer
        [one] il manque { $count } matériau
       *[other] il manque { $count } matériaux
    }
shelter-tile-label = { $tile }, { $state }. { $effect }. Réparation : { $cost }

## Salles

shelter-no-room = pas encore choisie
shelter-status-active = active
shelter-status-used = utilisée
shelter-status-built = construite
shelter-status-rubble = non construite
shelter-status-unknown = pas encore connue
shelter-room-label = { $room }. { $when }. { $status }. { $built ->
        [yes] survivants : { $here } sur { $places }, entretien { $upkeep }
       *[no] { $places } places, entretien { $upkeep }, coûte { $cost } matériaux
    }
shelter-room-room-construction = Construire pour { $amount } de moins
shelter-room-draw-and-repair = Piocher { $amount }, réparer pour { $amount } de moins
shelter-room-overcome-event = Résoudre pour moins
shelter-room-hunting-two = Chasse : +{ $amount } viande
shelter-room-hunting-one = Chasse : +{ $amount } viande
shelter-room-cargo-one = Cargo : +{ $amount } conserve
shelter-room-cargo-two = Cargo : +{ $amount }, place prise
shelter-room-four-munitions = { $amount } munitions
shelter-room-permanent-water = { $amount } eau permanente
shelter-room-event-immunity = Événements : immunité
shelter-room-destroy-equipment = Démonter 1 tuile
shelter-room-gauge-down = Jauge −{ $amount }
shelter-room-airlock-absorbs = Sas : absorbe +{ $amount }
shelter-room-add-survivor = +{ $amount } survivant par manche
shelter-room-city-search = Ville : fouille +{ $amount }
shelter-room-draw-equipment = Piocher { $amount } tuiles
shelter-room-look-through-pile = Regarder une pile
shelter-room-hero-immunity = Héros 3 immunisé
shelter-room-free-repair = 1 réparation gratuite
shelter-room-choice-of-tribute = Choix du tribut
shelter-room-empty-cupboard = Placard : { $amount } bois, { $amount } métal
shelter-room-repair-two = Réparer pour { $amount } de moins

## Adversaires

rivals = Autres joueurs
rivals-you = Vous
rivals-open = { $name }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Ouvrir tout le plateau
rivals-hero = { $hero } { $place }, { $state }
rivals-rooms-built = Salles construites
rivals-deciding = réfléchit

## Mise en place

setup = Mise en place
setup-rooms = { $count ->
        [one] Rendez encore { $count } salle avancée
       *[other] Rendez { $count } salles avancées
    }
setup-room-label = { $room }. { $when }. { $places } places, entretien { $upkeep }
setup-put-back = rendue
setup-leader = Choisissez votre leader
setup-oldest = Le leader le plus âgé commence.
setup-trade = { $trade }, { $age } ans
setup-searches = { $searches } tuiles fouille, { $dropped ->
        [one] { $dropped } rendue
       *[other] { $dropped } rendues
    }
setup-searching = { $leader } fouille les villes
setup-search-left = { $count ->
        [one] Encore { $count } tuile fouille à piocher, dans l’une des deux villes
       *[other] Encore { $count } tuiles fouille à piocher, dans l’une des deux villes
    }
setup-return = { $dropped ->
        [one] Une tuile est rendue
       *[other] { $dropped } tuiles sont rendues
    }, les autres sont gardées
setup-secret = Les salles et les leaders sont choisis en secret.
setup-ready = prêt
