### The rules at hand.

rules-unofficial = Une table non officielle, faite par des passionnés. Le livret de règles n’est pas reproduit ici ; il mérite d’être acheté.

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
rules-figure-cards = Cartes concernées
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
rules-flow-eden-start-1 = Une catastrophe a ravagé l’Europe, et la végétation a envahi Paris. Vous avez quatre saisons pour bâtir votre refuge. Le joueur qui a le plus de points de victoire à la fin de l’hiver gagne.
rules-flow-eden-start-2 = Au prélude, chaque joueur prend un jeton survivant et garde { $kept ->
        [one] une mission
       *[other] { $kept } missions
    }.
rules-flow-eden-gather = 1. Rassembler des survivants
rules-flow-eden-gather-1 = À tour de rôle, chaque joueur prend un dé dans un lieu et effectue l’action de ce lieu, jusqu’au dernier dé.
rules-flow-eden-gather-2 = Les dés montrent qui vous aidera : ils sont votre force pour les aménagements de leur type.
rules-flow-eden-build = 2. Acquérir des aménagements
rules-flow-eden-build-1 = Type par type, des bricoleurs aux fermiers, chaque joueur annonce sa force. À partir de 1, il peut y ajouter des jokers.
rules-flow-eden-build-2 = Le plus fort choisit le premier aménagement, et ainsi de suite ; la Batte départage les égalités. Puis les dés sont défaussés et les jetons rejoignent le refuge.
rules-flow-eden-feed = 3. Résoudre l’événement et nourrir sa population
rules-flow-eden-feed-1 = Chaque joueur qui a les survivants équipés que demande le dernier événement visible en marque les points ; l’Héroïne aide.
rules-flow-eden-feed-2 = Fermiers et conserves nourrissent la population. Si vous nourrissez tout le monde, vous marquez des points : plus la population est grande, plus il y en a.
rules-flow-eden-next = 4. Préparer la saison suivante
rules-flow-eden-next-1 = Les dés sont relancés ; de nouveaux jetons, équipements, événements et aménagements arrivent. Le joueur qui avait les Jumelles commence.
rules-flow-eden-end = La fin
rules-flow-eden-end-1 = Après l’hiver, toutes les missions sont révélées. Comptez les événements, la nourriture, les missions, les pouvoirs et les Jumelles.
