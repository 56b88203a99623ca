### The rules at hand.

rules-unofficial = An unofficial, fan-made table. The rulebook is not reproduced here and is worth owning.

## The chapters of the rules

rules-section-place = Locations
rules-section-token = Tokens
rules-section-leader = Leaders
rules-section-room = Rooms
rules-section-equipment = Equipment
rules-section-event = Events
rules-section-game = Wild game

## What the figures are

rules-figure-stock = Replenished at dawn to
rules-figure-door = The filtration system costs
rules-figure-stack = Wild game for the whole game
rules-figure-slot = Slot { $number }
rules-figure-pile = Search tiles at dawn
rules-figure-search = Search tiles of a city
rules-figure-equipment-shown = Equipment laid out
rules-figure-endurance = Endurance
rules-figure-meat = Catches 1, 2, 3, 4 and later
rules-figure-tiles = Tiles in the box
rules-figure-age = Age
rules-figure-goods = Starts with
rules-figure-searches = Search tiles drawn
rules-figure-searches-dropped = Search tiles put back
rules-figure-broken = Broken equipment
rules-figure-start = Heroes start at
rules-figure-places = Survivors that fill it
rules-figure-upkeep = Maintenance cost a night
rules-figure-amount = Number in its rule
rules-figure-most = Survivors at most
rules-figure-materials = Materials saved
rules-figure-munitions = Or munitions saved
rules-figure-supplies = Or supplies saved
rules-figure-copies = Copies in the box
rules-activation = Activation: { $when }
rules-figure-cost = Repair
rules-figure-where = Used at
rules-figure-gain = Gives
rules-figure-pair = Completes its symbol with
rules-figure-overcome = To overcome it
rules-figure-points = Points
rules-figure-removes = Takes away every day
rules-figure-event-strength = Strength of all heroes
rules-figure-event-squares = Squares on the gauge
rules-figure-event-supplies = Supplies lost
rules-figure-event-tokens = Materials or munitions lost
rules-figure-event-survivors = Survivors lost
rules-figure-event-meat = Less Meat for each catch
rules-figure-event-endurance = More Endurance
rules-figure-strength = Strength
rules-figure-steps = Locations at most
rules-figure-full-rooms = Full rooms and their points
rules-figure-airlock-rows = Spaces by row; each row in use costs 1 Water
rules-figure-room-cost = Materials, of any kind, to build one
rules-figure-rooms-drawn = Advanced rooms drawn at the start
rules-figure-rooms-kept = Of these, kept
rules-figure-water-kept = Water kept at most
rules-figure-first-survivors = At the start
rules-figure-survivors-in-box = Survivor tokens in the box
rules-figure-tokens-in-box = Tokens of each kind in the box
rules-figure-leaders-drawn = Leaders to choose from
rules-figure-days = Days
rules-figure-gauge = Squares, best to worst
rules-figure-gauge-start = Start
rules-figure-by-day = Days 1 to 6

## What heroes do at the places

rules-place-forest = Scavenge Wood, one for each action point. Once per activation, hunt the wild game on top.
rules-place-mine = Scavenge Metal, one for each action point. Once per activation, hunt the wild game on top.
rules-place-fairgrounds = Scavenge Microchips, one for each action point. Once per activation, hunt the wild game on top.
rules-place-base = Scavenge Munitions, one for each action point. One dose of algae a day costs an action point and lowers the radioactivity gauge by a square.
rules-place-dam = Pay { $door ->
        [one] a Microchip
       *[other] { $door } Microchips
    }, or use the Access Card, to activate the filtration system for this visit; then scavenge Water, one for each action point.
rules-place-cargo = The slot of a hero’s strength must be free; the hero gets its Canned Goods without spending action points, and may bring the survivor along. The first hero of the day takes the first player token.
rules-place-blackwood = For each action point, salvage a broken equipment tile of a kind that you do not own, or draw the top search tile.
rules-place-peak = For each action point, salvage a broken equipment tile of a kind that you do not own, or draw the top search tile.

## How a game is played

rules-flow-outlive-story = Today’s world
rules-flow-outlive-story-1 = 2079. The war over the last clean water has ended the nations. Some 30,000 people are left on Earth, and four tribes hold out in shelters under the ground.
rules-flow-outlive-story-2 = One hope remains: Convoy, which travels the wastelands and takes those it finds worthy to hidden colonies under the sea. In six days it passes here, and it has room for one tribe.
rules-flow-outlive-start = Setup
rules-flow-outlive-start-1 = Lead your tribe through six days. Whoever has the most survival points when Convoy arrives wins.
rules-flow-outlive-start-2 = A shelter has three standard rooms. In secret, draw six advanced rooms and keep four, build one of the seven for free, place your first survivors in it or in the airlock, and keep one leader.
rules-flow-outlive-start-3 = Your leader determines where your four heroes begin; you say which of them goes where.
rules-flow-outlive-dawn = Dawn
rules-flow-outlive-dawn-1 = The locations are replenished, search tiles shuffled, and new equipment is laid out in the cities.
rules-flow-outlive-day = Day
rules-flow-outlive-day-1 = The event of the day is turned up. Every event that nobody has overcome strikes.
rules-flow-outlive-day-2 = In turn, everybody moves one idle hero by up to { $steps } { $steps ->
        [one] location
       *[other] locations
    } along the roads, until all heroes have moved. It may move through locations where another hero of its tribe is, but never stop there.
rules-flow-outlive-day-3 = A hero that arrives puts pressure on every weaker activated hero there. Munitions fend it off; each point left costs a tribute.
rules-flow-outlive-day-4 = Then it acts: it scavenges, hunts, searches or salvages with as many action points as its strength.
rules-flow-outlive-night = Night
rules-flow-outlive-night-1 = Overcome events, in turn order: pay the price of a card, and it is yours with its points.
rules-flow-outlive-night-2 = Feed survivors: one Water for each row of the airlock in use, and the maintenance cost of each occupied room, in supplies. Each token that is missing costs a survivor.
rules-flow-outlive-night-3 = Manage radioactivity: each survivor in the airlock absorbs a point; the rest moves the gauge.
rules-flow-outlive-night-4 = Recruit: a survivor into the airlock for each supply. Its first row is filled before the second.
rules-flow-outlive-night-5 = Build rooms with materials, move survivors from the airlock into them, and use what full rooms do.
rules-flow-outlive-night-6 = Repair equipment with materials.
rules-flow-outlive-night-7 = Shelter upkeep: Meat spoils, little Water is kept, and rooms and tiles are ready again.
rules-flow-outlive-end = End of the game
rules-flow-outlive-end-1 = After the sixth night, add the points of events overcome, of full rooms and of the radioactivity gauge, and 1 point for each survivor, 1 for each repaired equipment tile and 1 for each completed symbol.
