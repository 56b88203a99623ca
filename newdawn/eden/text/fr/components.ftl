### Les éléments de la boîte. Formes : `.at`, `.from`, etc. donnent le nom tel que la phrase le demande, `.text` donne la
### règle en une ou deux phrases. Les chiffres viennent du fichier de composants.

## Les joueurs, d'après leurs couleurs

seat-white = Blanc
    .of = de Blanc
seat-orange = Orange
    .of = d’Orange
seat-pink = Rose
    .of = de Rose
seat-turquoise = Turquoise
    .of = de Turquoise

## Les saisons

season-spring = Printemps
    .the = le printemps
    .subject = Le printemps
    .event = événement de printemps
season-summer = Été
    .the = l’été
    .subject = L’été
    .event = événement d’été
season-autumn = Automne
    .the = l’automne
    .subject = L’automne
    .event = événement d’automne
season-winter = Hiver
    .the = l’hiver
    .subject = L’hiver
    .event = événement d’hiver

## Les lieux

location-tower = Tour
    .the = la Tour
    .at = à la Tour
    .to = à la Tour
    .from = de la Tour
    .text = Retournez face cachée un des événements. Le premier joueur à venir ici pendant la saison prend aussi l’Héroïne.
location-bridge = Pont
    .the = le Pont
    .at = au Pont
    .to = au Pont
    .from = du Pont
    .text = { $drawn ->
        [one] Piochez { $drawn } mission
       *[other] Piochez { $drawn } missions
    } et gardez-en { $kept } ; les autres vont sous la pioche.
location-restaurant = Restaurant
    .the = le Restaurant
    .at = au Restaurant
    .to = au Restaurant
    .from = du Restaurant
    .text = Prenez { amount-cans }.
location-city-center = Centre
    .the = le Centre
    .at = au Centre
    .to = au Centre
    .from = du Centre
    .text = Prenez un des jetons équipement qui s’y trouvent, la Batte ou les Jumelles.
location-train-station = Gare
    .the = la Gare
    .at = à la Gare
    .to = à la Gare
    .from = de la Gare
    .text = Prenez un des jetons survivant qui s’y trouvent et posez-le sur votre plateau.

## Les survivants : `.noun` est le mot tel que le nombre le demande

survivor-tinkerer = bricoleur
    .many = bricoleurs
    .noun = { $count ->
        [one] bricoleur
       *[other] bricoleurs
    }
    .count = { $count } { survivor-tinkerer.noun }
    .building = aménagement bricoleur
    .buildings = aménagements bricoleur
    .text = Les aménagements bricoleur ont des pouvoirs.
survivor-brawler = combattant
    .many = combattants
    .noun = { $count ->
        [one] combattant
       *[other] combattants
    }
    .count = { $count } { survivor-brawler.noun }
    .building = aménagement combattant
    .buildings = aménagements combattant
    .text = Avec une balle chacun, les combattants aident à surmonter les événements.
survivor-healer = guérisseur
    .many = guérisseurs
    .noun = { $count ->
        [one] guérisseur
       *[other] guérisseurs
    }
    .count = { $count } { survivor-healer.noun }
    .building = aménagement guérisseur
    .buildings = aménagements guérisseur
    .text = Avec une gélule chacun, les guérisseurs aident à surmonter les événements.
survivor-sage = sage
    .many = sages
    .noun = { $count ->
        [one] sage
       *[other] sages
    }
    .count = { $count } { survivor-sage.noun }
    .building = aménagement sage
    .buildings = aménagements sage
    .text = Avec un livre chacun, les sages aident à surmonter les événements.
survivor-farmer = fermier
    .many = fermiers
    .noun = { $count ->
        [one] fermier
       *[other] fermiers
    }
    .count = { $count } { survivor-farmer.noun }
    .building = aménagement fermier
    .buildings = aménagements fermier
    .text = Les fermiers nourrissent votre population à la fin de chaque saison.
survivor-slacker = fainéant
    .many = fainéants
    .noun = { $count ->
        [one] fainéant
       *[other] fainéants
    }
    .count = { $count } { survivor-slacker.noun }
    .text = Les fainéants n’ont pas de métier, mais ils mangent : ils font partie de la population.

## Les faces des dés, et les côtés blancs des jetons survivant

face-tinkerer = bricoleur
    .die = dé bricoleur
    .token = jeton bricoleur
face-brawler = combattant
    .die = dé combattant
    .token = jeton combattant
face-healer = guérisseur
    .die = dé guérisseur
    .token = jeton guérisseur
face-sage = sage
    .die = dé sage
    .token = jeton sage
face-farmer = fermier
    .die = dé fermier
    .token = jeton fermier
face-wild = joker
    .die = dé joker
    .token = jeton joker

# Ce qui peut s'ajouter à la force.
wild-die = dé joker
    .a = un dé joker
wild-token = jeton joker
    .a = un jeton joker

## L'équipement

equipment-bullet = balle
    .a = une balle
    .many = balles
    .noun = { $count ->
        [one] balle
       *[other] balles
    }
    .count = { $count } { equipment-bullet.noun }
    .text = Équipe un combattant.
equipment-capsule = gélule
    .a = une gélule
    .many = gélules
    .noun = { $count ->
        [one] gélule
       *[other] gélules
    }
    .count = { $count } { equipment-capsule.noun }
    .text = Équipe un guérisseur.
equipment-book = livre
    .a = un livre
    .many = livres
    .noun = { $count ->
        [one] livre
       *[other] livres
    }
    .count = { $count } { equipment-book.noun }
    .text = Équipe un sage.

## Les quantités imprimées

printed-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
amount-cans = { $amount ->
        [one] { $amount } conserve
       *[other] { $amount } conserves
    }
population-count = { $population ->
        [one] { $population } survivant
       *[other] { $population } survivants
    }
amount-missions = { $amount ->
        [one] { $amount } mission de plus
       *[other] { $amount } missions de plus
    }

## Les pouvoirs des aménagements bricoleur

power-can-with-first-die = { amount-cans } avec le premier dé
    .text = Avec votre premier dé de la saison, vous prenez aussi { amount-cans }.
power-swap-dice = échange de deux dés
    .text = Avant ou après avoir pris votre premier dé de la saison, vous pouvez échanger deux dés de lieux différents.
power-second-die = second dé
    .text = Après votre premier dé de la saison, vous pouvez en prendre un second dans un autre lieu. Vous ne prenez pas plus de dés que les autres : vous terminez un tour plus tôt.
power-keep-more-missions = garder { amount-missions }
    .text = Au Pont, vous pouvez garder { amount-missions }.
power-draw-more-missions = piocher { amount-missions }
    .text = Au Pont, vous piochez { amount-missions }.
power-top-of-the-deck = dessus de la pioche
    .text = Quand vous prenez un aménagement, vous pouvez prendre la première carte de sa pioche au lieu d’une carte visible.
power-cans = { amount-cans }
    .text = Prenez aussitôt { amount-cans }.
power-equipment-of-each-type = { $amount ->
        [one] { $amount } équipement de chaque type
       *[other] { $amount } équipements de chaque type
    }
    .text = { $amount ->
        [one] Pour les événements et les missions, vous avez { $amount } équipement de chaque type en plus.
       *[other] Pour les événements et les missions, vous avez { $amount } équipements de chaque type en plus.
    }
power-unsuccessful-missions = { amount-points } par mission échouée
    .text = En fin de partie, chacune de vos missions non accomplies rapporte { amount-points }.
power-points-for-tinkerers = { amount-points } par bricoleur
    .text = En fin de partie, chaque bricoleur de votre refuge rapporte { amount-points }.
power-points = { amount-points }
    .text = En fin de partie, vous gagnez { amount-points }.

## Les cartes Aménagement : elles n'ont pas de nom, mais un type et ce qui y est imprimé

building = { $kind-building } ({ $goods })
    .goods = { $goods }
    .card = { $kind-building } : { $goods }
building-power = pouvoir « { $power } »
building-end = FIN

## Les tuiles Événement

event = { $requirement }
    .card = { $requirement } ({ printed-points })
    .name = { $season-event }
    .text = Pour le surmonter à la fin de la saison, il faut { $requirement } ; il rapporte { printed-points }.
event-clause = { $count ->
        [one] { $count } { $kinds } équipé
       *[other] { $count } { $kinds } équipés
    }

# Les listes : leurs deux derniers membres.
joined-and = { $before } et { $last }
joined-or = { $before } ou { $last }
joined-and-or = { $before } et/ou { $last }

## Les missions

mission-most-of-survivor = Le plus de { $thing-many }
    .card = strictement le plus de { $thing-many } – { printed-points }
    .text = Plus de { $thing-many } dans votre refuge que dans tout autre : { printed-points }. Une égalité ne donne rien.
mission-pairs-of-survivor = { $pairs ->
        [one] { $pairs } paire de { $thing-many }
       *[other] { $pairs } paires de { $thing-many }
    }
    .card = { $pairs ->
        [one] au moins { $pairs } paire de { $thing-many } – { printed-points }
       *[other] au moins { $pairs } paires de { $thing-many } – { printed-points }
    }
    .text = Au moins { $least } { $thing-many } dans votre refuge : { printed-points }.
mission-most-of-equipment = Le plus de { $thing-many }
    .card = strictement le plus de { $thing-many } – { printed-points }
    .text = Plus de { $thing-many } que tout autre joueur : { printed-points }. Une égalité ne donne rien.
mission-four-of-equipment = { $least } { $thing-many }
    .card = au moins { $least } { $thing-many } – { printed-points }
    .text = Au moins { $least } { $thing-many } : { printed-points }.
mission-most-powers = Le plus de pouvoirs
    .card = strictement le plus de pouvoirs de bricoleurs – { printed-points }
    .text = Plus de pouvoirs de bricoleurs que tout autre joueur : { printed-points }. Une égalité ne donne rien.
mission-two-powers = { $least } pouvoirs
    .card = au moins { $least } pouvoirs de bricoleurs – { printed-points }
    .text = Au moins { $least } pouvoirs de bricoleurs : { printed-points }. Deux pouvoirs identiques comptent pour deux.
mission-most-equipment = Le plus d’équipements
    .card = strictement le plus d’équipements – { printed-points }
    .text = Plus d’équipements, tous types confondus, que tout autre joueur : { printed-points }. Une égalité ne donne rien.
mission-pairs-of-equipment = { $pairs ->
        [one] { $pairs } paire de chaque équipement
       *[other] { $pairs } paires de chaque équipement
    }
    .card = { $pairs ->
        [one] au moins { $pairs } paire de chaque type d’équipement – { printed-points }
       *[other] au moins { $pairs } paires de chaque type d’équipement – { printed-points }
    }
    .text = Au moins { $least } balles, { $least } gélules et { $least } livres : { printed-points }.
mission-pairs-of-survivors = { $pairs ->
        [one] { $pairs } paire de chaque métier
       *[other] { $pairs } paires de chaque métier
    }
    .card = { $pairs ->
        [one] au moins { $pairs } paire de chaque métier – { printed-points }
       *[other] au moins { $pairs } paires de chaque métier – { printed-points }
    }
    .text = Au moins { $least } survivants de chacun des cinq métiers dans votre refuge : { printed-points }.
mission-ten-slackers = { $least } fainéants
    .card = au moins { $least } fainéants – { printed-points }
    .text = Au moins { $least } fainéants dans votre refuge : { printed-points }.
mission-fewest-slackers = Le moins de fainéants
    .card = le moins de fainéants, même à égalité – { printed-points }
    .text = Aucun refuge n’a moins de fainéants que le vôtre : { printed-points }. Une égalité suffit.
mission-most-survivors = Le plus de survivants
    .card = strictement le plus de survivants – { printed-points }
    .text = Plus de survivants dans votre refuge que dans tout autre : { printed-points }. Une égalité ne donne rien.
mission-binoculars = Jumelles
    .card = les Jumelles en fin de partie – { printed-points }
    .text = Vous avez les Jumelles en fin de partie : { printed-points }, en plus des leurs.
mission-thirteen-buildings = { $least } aménagements
    .card = au moins { $least } aménagements – { printed-points }
    .text = Au moins { $least } aménagements dans votre refuge, nouveaux aménagements compris : { printed-points }.
mission-new-building = Nouvel aménagement
    .card = nouvel aménagement ({ $needs } → { $gains })
    .placed = nouvel aménagement : { $needs } → { $gains }
    .text = Il demande ces survivants dans votre refuge : { $needs }. Vous pouvez alors l’y placer à tout moment, et il donne { $gains }.

# Des survivants qui viennent avec leur équipement.
goods-equipped = { $survivors } avec { $equipment }
