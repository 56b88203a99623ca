### The rules at hand.

rules-unofficial = Une table non officielle, faite par des passionnés. Le livret de règles n’est pas reproduit ici, et il vaut la peine de l’avoir.

## The chapters of the rules

rules-section-equipment = Équipement
rules-section-event = Événements
rules-section-location = Lieux
rules-section-survivor = Survivants
rules-section-power = Pouvoirs
rules-section-mission = Missions
rules-section-building = Aménagements

## What the figures are

rules-figure-amount = Nombre dans sa règle
rules-figure-copies = Exemplaires dans la boîte
rules-figure-gain = Donne
rules-figure-points = Points
rules-figure-dice = Dés par saison
rules-figure-events-shown = Événements visibles
rules-figure-missions-drawn = Missions piochées
rules-figure-missions-kept = Missions gardées
rules-figure-tokens-shown = Jetons par saison
rules-figure-binoculars-points = Jumelles en fin de partie
rules-figure-tokens = Jetons dans la boîte
rules-figure-cards = Cartes qui l’ont
rules-figure-survivors = Survivants
rules-figure-equipment = Équipement
rules-figure-power = Pouvoir
rules-figure-end = Au bas de la pioche
rules-figure-requires = Survivants équipés
rules-figure-at-least = Au moins
rules-figure-needs = Demande dans votre refuge
rules-figure-dice-in-box = Dés dans la boîte
rules-figure-seasons = Saisons
rules-figure-missions-dealt = Missions distribuées
rules-figure-buildings-shown = Cartes posées par type
rules-figure-tinkerers-removed = Autres cartes bricoleur retirées de la partie
rules-figure-zone = Population { $range }

## How a game goes

rules-flow-eden-start = Avant le printemps
rules-flow-eden-start-1 = Quatre saisons pour bâtir votre refuge. Qui a le plus de points de victoire à la fin de l’hiver gagne.
rules-flow-eden-start-2 = Au prélude, chacun prend un jeton survivant et garde { $kept ->
        [one] une mission
       *[other] { $kept } missions
    }.
rules-flow-eden-gather = 1. Rassembler des survivants
rules-flow-eden-gather-1 = À tour de rôle, chacun prend un dé dans un lieu et fait ce que dit ce lieu, jusqu’au dernier dé.
rules-flow-eden-gather-2 = Les dés montrent qui vous aidera : ils font la force pour les aménagements de leur type.
rules-flow-eden-build = 2. Acquérir des aménagements
rules-flow-eden-build-1 = Type par type, des bricoleurs aux fermiers, chacun annonce sa force, avec des jokers s’il veut, mais pas à partir de 0.
rules-flow-eden-build-2 = Le plus fort réclame le premier aménagement, et ainsi de suite ; la Batte départage les égalités. Puis les dés sont dépensés et les jetons entrent au refuge.
rules-flow-eden-feed = 3. Événement et repas
rules-flow-eden-feed-1 = Qui a les survivants équipés que demande le dernier événement visible marque ses points ; l’Héroïne aide.
rules-flow-eden-feed-2 = Fermiers et conserves nourrissent la population. Qui nourrit tout le monde marque des points : plus la population est grande, plus il y en a.
rules-flow-eden-next = 4. La saison suivante
rules-flow-eden-next-1 = Les dés sont relancés ; de nouveaux jetons, équipements, événements et aménagements arrivent. Qui avait les Jumelles commence.
rules-flow-eden-end = La fin
rules-flow-eden-end-1 = Après l’hiver, toutes les missions sont révélées. Compter les événements, les repas, les missions, les pouvoirs et les Jumelles.
