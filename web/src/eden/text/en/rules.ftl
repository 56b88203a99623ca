### The rules at hand.

rules-unofficial = An unofficial, fan-made table. The rulebook is not reproduced here and is worth owning.

## The chapters of the rules

rules-section-equipment = Equipment
rules-section-event = Events
rules-section-location = Locations
rules-section-survivor = Survivors
rules-section-power = Powers
rules-section-mission = Missions
rules-section-building = Buildings

## What the figures are

rules-figure-amount = Number in its rule
rules-figure-copies = Copies in the box
rules-figure-gain = Gives
rules-figure-points = Points
rules-figure-dice = Dice each season
rules-figure-events-shown = Events face up
rules-figure-missions-drawn = Missions drawn
rules-figure-missions-kept = Missions kept
rules-figure-tokens-shown = Tokens each season
rules-figure-binoculars-points = Binoculars at the end
rules-figure-tokens = Tokens in the box
rules-figure-cards = Cards with it
rules-figure-survivors = Survivors
rules-figure-equipment = Equipment
rules-figure-power = Power
rules-figure-end = At the bottom of the deck
rules-figure-requires = Equipped survivors
rules-figure-at-least = At least
rules-figure-needs = Needs in your refuge
rules-figure-dice-in-box = Dice in the box
rules-figure-seasons = Seasons
rules-figure-missions-dealt = Missions dealt
rules-figure-buildings-shown = Cards laid out of each type
rules-figure-tinkerers-removed = Other tinkerer cards that leave the game
rules-figure-zone = Population { $range }

## How a game is played

rules-flow-eden-start = Before spring
rules-flow-eden-start-1 = A catastrophe has ravaged Europe, and green has grown over Paris. You have four seasons to build your refuge. Whoever has the most victory points at the end of winter wins.
rules-flow-eden-start-2 = In the prelude everybody takes a survivor token and keeps { $kept ->
        [one] one mission
       *[other] { $kept } missions
    }.
rules-flow-eden-gather = 1. Gather survivors
rules-flow-eden-gather-1 = In turn, everybody takes a die from a location and does what that location says, until all dice are taken.
rules-flow-eden-gather-2 = The dice show who will help you: they are your strength for the buildings of their type.
rules-flow-eden-build = 2. Acquire buildings
rules-flow-eden-build-1 = Type by type, from tinkerers to farmers, everybody announces their strength. Those with at least 1 may add wilds.
rules-flow-eden-build-2 = The strongest claims the first building, and so on; the Bat wins ties. Then the dice are spent and tokens move into the refuge.
rules-flow-eden-feed = 3. Resolve the event and feed your people
rules-flow-eden-feed-1 = Everybody with the equipped survivors that the last face-up event asks for scores its points; the Heroine helps.
rules-flow-eden-feed-2 = Farmers and Cans feed the population. Feed everyone and you score points: the larger the population, the more.
rules-flow-eden-next = 4. Prepare the next season
rules-flow-eden-next-1 = The dice are rolled again; new tokens, equipment, events and buildings appear. Whoever had the Binoculars begins.
rules-flow-eden-end = The end
rules-flow-eden-end-1 = After winter all missions are revealed. Count events, feeding, missions, powers and the Binoculars.
