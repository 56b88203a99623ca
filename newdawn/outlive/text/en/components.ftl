### The things of the box. Forms: `.at`, `.to`, `.from` and the like are the name as a sentence needs it, `.text` is the
### rule in one or two sentences. Figures come from the component file.

## Players, named after their colours

seat-orange = Orange
    .of = Orange’s
seat-beige = Beige
    .of = Beige’s
seat-purple = Purple
    .of = Purple’s
seat-blue = Blue
    .of = Blue’s

## Locations

place-forest = Forest
    .the = the Forest
    .at = at the Forest
    .to = to the Forest
    .from = from the Forest
    .of = of the Forest
place-dam = Dam
    .the = the Dam
    .at = at the Dam
    .to = to the Dam
    .from = from the Dam
    .of = of the Dam
place-base = Military Base
    .the = the Military Base
    .at = at the Military Base
    .to = to the Military Base
    .from = from the Military Base
    .of = of the Military Base
place-peak = Silent Peak
    .the = Silent Peak
    .at = in Silent Peak
    .to = to Silent Peak
    .from = from Silent Peak
    .of = of Silent Peak
place-mine = Mine
    .the = the Mine
    .at = at the Mine
    .to = to the Mine
    .from = from the Mine
    .of = of the Mine
place-cargo = Cargo Ship
    .the = the Cargo Ship
    .at = on the Cargo Ship
    .to = to the Cargo Ship
    .from = from the Cargo Ship
    .of = of the Cargo Ship
place-fairgrounds = Fairgrounds
    .the = the Fairgrounds
    .at = at the Fairgrounds
    .to = to the Fairgrounds
    .from = from the Fairgrounds
    .of = of the Fairgrounds
place-blackwood = Blackwood City
    .the = Blackwood City
    .at = in Blackwood City
    .to = to Blackwood City
    .from = from Blackwood City
    .of = of Blackwood City

## Tokens

token-meat = Meat
    .count = { $count } Meat
    .of = of Meat
token-water = Water
    .count = { $count } Water
    .of = of Water
token-canned = Canned Goods
    .count = { $count } Canned Goods
    .of = of Canned Goods
token-wood = Wood
    .count = { $count } Wood
    .of = of Wood
token-metal = Metal
    .count = { $count } Metal
    .of = of Metal
token-microchip = Microchips
    .count = { $count ->
        [one] { $count } Microchip
       *[other] { $count } Microchips
    }
    .of = of Microchips
token-munition = Munitions
    .count = { $count ->
        [one] { $count } Munition
       *[other] { $count } Munitions
    }
    .of = of Munitions
# The water that a room makes each day. It is never counted with the tokens.
token-permanent = permanent Water
    .count = { $count } permanent Water
    .of = of permanent Water

## Heroes: a letter tells the two of strength 3 apart

hero-3a = hero 3a
    .the = the hero 3a
    .subject = Hero 3a
hero-3b = hero 3b
    .the = the hero 3b
    .subject = Hero 3b
hero-4 = hero 4
    .the = the hero 4
    .subject = Hero 4
hero-5 = hero 5
    .the = the hero 5
    .subject = Hero 5

## Wild game

game-endurance-3 = wild game of Endurance { $endurance }
    .a = wild game of Endurance { $endurance }
game-endurance-4 = wild game of Endurance { $endurance }
    .a = wild game of Endurance { $endurance }
game-endurance-5 = wild game of Endurance { $endurance }
    .a = wild game of Endurance { $endurance }
game-endurance-6 = wild game of Endurance { $endurance }
    .a = wild game of Endurance { $endurance }
game-endurance-7 = wild game of Endurance { $endurance }
    .a = wild game of Endurance { $endurance }

## Search tiles

tile-water = Water
    .found = 1 Water
tile-canned = Canned Goods
    .found = 1 Canned Goods
tile-wood = Wood
    .found = 1 Wood
tile-metal = Metal
    .found = 1 Metal
tile-microchip = Microchip
    .found = 1 Microchip
tile-munition = Munition
    .found = 1 Munition
tile-algae = Algae Capsules
    .found = Algae Capsules
tile-empty = Empty Cupboard
    .found = an empty cupboard

## Leaders

leader-jacob = Jacob Rowlett
    .trade = miner
    .card = Jacob Rowlett (miner, { $age }): { $goods }
leader-kooper = Kooper Froste
    .trade = lumberjack
    .card = Kooper Froste (lumberjack, { $age }): { $goods }
leader-wilson = Wilson Frye
    .trade = hunter
    .card = Wilson Frye (hunter, { $age }): { $goods }
leader-grayson = Grayson Pigott
    .trade = fighter
    .card = Grayson Pigott (fighter, { $age }): { $goods }
leader-solen = Solen Livrich
    .trade = prowler
    .card = Solen Livrich (prowler, { $age }): { $goods }
leader-liza = Liza Valentine
    .trade = soldier
    .card = Liza Valentine (soldier, { $age }): { $goods }
leader-mary = Mary Koolpepper
    .trade = police officer
    .card = Mary Koolpepper (police officer, { $age }): { $goods }
leader-lily-rose = Lily-Rose Wely
    .trade = geek
    .card = Lily-Rose Wely (geek, { $age }): { $goods }
leader-swifty = Swifty Bingham
    .trade = engineer
    .card = Swifty Bingham (engineer, { $age }): { $goods }
leader-erin = Erin McCarthy
    .trade = dowser
    .card = Erin McCarthy (dowser, { $age }): { $goods }

# What Mary Koolpepper begins with instead of tokens.
leader-searches = { $searches } search tiles ({ $dropped } put back)

## Rooms: what is printed on them

saved-materials = { $materials ->
        [one] { $materials } Material
       *[other] { $materials } Materials
    }
saved-munitions = { $munitions ->
        [one] { $munitions } Munition
       *[other] { $munitions } Munitions
    }
saved-supplies = { $supplies ->
        [one] { $supplies } Supply
       *[other] { $supplies } Supplies
    }

room-room-construction = Room construction: −{ $amount } { $amount ->
        [one] Material
       *[other] Materials
    }
    .when = Night, step 5
    .brief = Night 5/7
    .text = Build a room for { $amount } { $amount ->
        [one] material
       *[other] materials
    } less. Once a round.
room-draw-and-repair = Draw 1 Equipment tile. Repair Equipment: −{ $amount } Material
    .when = Night, step 6
    .brief = Night 6/7
    .text = Draw an equipment tile; a tile that you already own is replaced by another one. Then repair a tile for { $amount } material less. Once a round.
room-overcome-event = Overcome Event: −{ saved-materials }, −{ saved-munitions } or −{ saved-supplies }
    .when = Night, step 1
    .brief = Night 1/7
    .text = Overcome an event for { saved-materials }, { saved-munitions } or { saved-supplies } less. Once a round.
room-hunting-two = Hunting: +{ $gain-count }
    .when = Day
    .brief = Day
    .text = Gain { $gain-count } more when you catch wild game. Once a round.
room-hunting-one = Hunting: +{ $gain-count }
    .when = Day
    .brief = Day
    .text = Gain { $gain-count } more when you catch wild game. Once a round.
room-cargo-one = Cargo Ship: +{ $gain-count }
    .when = Day
    .brief = Day
    .text = Gain { $gain-count } more when you visit the Cargo Ship. Once a round.
room-cargo-two = Cargo Ship: +{ $gain-count }. Space is always available
    .when = Day
    .brief = Day
    .text = Gain { $gain-count } more when you visit the Cargo Ship. Your hero may take a slot that is already occupied. Once a round.
room-four-munitions = { $gain-count }
    .when = Night, step 5
    .brief = Night 5/7
    .text = Take { $gain-count } from the reserve. Once a round.
room-permanent-water = { $gain-count }
    .when = Any time
    .brief = Always
    .text = Your shelter has { $amount } Water every round, without a token. Whatever you do not spend is lost.
room-event-immunity = Immunity to all Events affecting your Tribe
    .when = Any time
    .brief = Always
    .text = No event affects your tribe, except Wildfire, Cave-In, Thieves, Nomads and Lean Times.
room-destroy-equipment = Destroy 1 of your Equipment and retrieve its Materials
    .when = Night, step 5
    .brief = Night 5/7
    .text = Discard one of your equipment tiles, broken or repaired, and gain the materials that its repair costs. Once a round.
room-gauge-down = Radioactivity Gauge: −{ $amount } level
    .when = Night, step 5
    .brief = Night 5/7
    .text = Lower your radioactivity gauge by { $amount } square. Once a round.
room-airlock-absorbs = Airlock: absorb +{ $amount } Radiation { $amount ->
        [one] point
       *[other] points
    }
    .when = Night, step 3
    .brief = Night 3/7
    .text = Your airlock absorbs { $amount } more { $amount ->
        [one] point
       *[other] points
    } of radiation, as if a survivor were always there. Once a round.
room-add-survivor = Add { $amount } Survivor to this Room (max { $most })
    .when = Night, step 5
    .brief = Night 5/7
    .text = Add { $amount } survivor from the reserve to this room, which may hold up to { $most }. Once a round.
room-city-search = City: +{ $amount } Search { $amount ->
        [one] tile
       *[other] tiles
    }
    .when = Day
    .brief = Day
    .text = After a search in a city, draw { $amount } more search { $amount ->
        [one] tile
       *[other] tiles
    } there for free. Once a round in each city.
room-draw-equipment = Draw { $amount } Equipment { $amount ->
        [one] tile
       *[other] tiles
    }
    .when = Night, step 5
    .brief = Night 5/7
    .text = Draw { $amount } equipment { $amount ->
        [one] tile
       *[other] tiles
    }, broken; a tile that you already own is replaced by another one. Once a round.
room-look-through-pile = Look through 1 Search pile
    .when = Day
    .brief = Day
    .text = At any time of the day, even in other players’ turns, look through the search pile of a city in secret. The order stays the same. Once a round.
room-hero-immunity = 1 Hero (Strength 3) is immune to Pressure
    .when = Day
    .brief = Day
    .text = Turn away all the pressure of one aggressor on one of your heroes of strength 3. Once a round.
room-free-repair = Repair 1 Equipment for free
    .when = Night, step 6
    .brief = Night 6/7
    .text = Repair one equipment tile without paying. Once a round.
room-choice-of-tribute = Pressure: choice of tribute
    .when = Day
    .brief = Day
    .text = When you put a hero under pressure, you choose the tribute, not the defender. As often as it happens.
room-empty-cupboard = Empty cupboard: +{ $amount } Wood and +{ $amount } Metal (once per city)
    .when = Day
    .brief = Day
    .text = When you find an empty cupboard, gain { $amount } Wood and { $amount } Metal. Once a round in each city.
room-repair-two = Repair Equipment: −{ $amount } { $amount ->
        [one] Material
       *[other] Materials
    }
    .when = Night, step 6
    .brief = Night 6/7
    .text = Repair an equipment tile for { $amount } { $amount ->
        [one] material
       *[other] materials
    } less. Once a round.

## Where a survivor lives: a room whose tile is known, a room whose tile is not, the airlock

slot-room = room { $number } ({ $room })
    .label = “{ $room }” (space { $number })
    .subject = Room { $number } ({ $room })
    .number = { $number }
    .in = in room { $number } ({ $room })
    .into = into room { $number } ({ $room })
    .from = from room { $number } ({ $room })
slot-bare = room { $number }
    .label = room { $number }
    .subject = Room { $number }
    .number = { $number }
    .in = in room { $number }
    .into = into room { $number }
    .from = from room { $number }
slot-airlock = airlock
    .subject = The airlock
    .in = in the airlock
    .into = into the airlock
    .from = from the airlock

## What tiles that give tokens have in common: where they do, and whether it comes out of what the place has

any-city = City
    .at = in a city
places = { $first }, { $others }
    .at = { $first-at }, { $others-at }
tile-effect = { $where }: { $plus ->
        [yes] +{ $gain-count }
       *[no] { $gain-count }
    }
tile-text = { $plus ->
        [yes] When you scavenge { $where-at }, take { $gain-count } more from there. Once a round.
       *[no] When a hero of yours acts { $where-at }, take { $gain-count } from the reserve. Once a round.
    }

## Equipment: `.effect` is what is printed on the tile

equipment-bow = Bow
    .the = the Bow
    .subject = The Bow
    .effect = { tile-effect }
    .text = { tile-text }
equipment-axe = Axe
    .the = the Axe
    .subject = The Axe
    .effect = { tile-effect }
    .text = { tile-text }
equipment-access-card = Access Card
    .the = the Access Card
    .subject = The Access Card
    .effect = Dam: free access
    .text = Scavenge Water at the Dam without paying the Microchip. Once a round.
equipment-jerrycan = Jerrycan
    .the = the Jerrycan
    .subject = The Jerrycan
    .effect = { tile-effect }
    .text = { tile-text }
equipment-crowbar = Crowbar
    .the = the Crowbar
    .subject = The Crowbar
    .effect = { tile-effect }
    .text = { tile-text }
equipment-ammo-box = Ammo Box
    .the = the Ammo Box
    .subject = The Ammo Box
    .effect = { tile-effect }
    .text = { tile-text }
equipment-chainsaw = Chainsaw
    .the = the Chainsaw
    .subject = The Chainsaw
    .effect = { tile-effect }
    .text = { tile-text }
equipment-flashlight = Flashlight
    .the = the Flashlight
    .subject = The Flashlight
    .effect = City: { $amount } Survivor
    .text = In a city, a survivor from the reserve joins you, in the airlock or in a built room. Once a round.
equipment-purifier = Purifier
    .the = the Purifier
    .subject = The Purifier
    .effect = { tile-effect }
    .text = { tile-text }
equipment-pickaxe = Pickaxe
    .the = the Pickaxe
    .subject = The Pickaxe
    .effect = { tile-effect }
    .text = { tile-text }
equipment-grappling-hook = Grappling Hook
    .the = the Grappling Hook
    .subject = The Grappling Hook
    .effect = Cargo Ship: position +{ $amount }
    .text = On the Cargo Ship your hero takes a slot { $amount } higher; this is the only way to reach slot 6. Once a round.
equipment-hacksaw = Hacksaw
    .the = the Hacksaw
    .subject = The Hacksaw
    .effect = { tile-effect }
    .text = { tile-text }
equipment-metal-detector = Metal Detector
    .the = the Metal Detector
    .subject = The Metal Detector
    .effect = { tile-effect }
    .text = { tile-text }
equipment-backpack = Backpack
    .the = the Backpack
    .subject = The Backpack
    .effect = { tile-effect }
    .text = { tile-text }
equipment-bear-trap = Bear Trap
    .the = the Bear Trap
    .subject = The Bear Trap
    .effect = Hunting: +{ $amount } Strength
    .text = Add { $amount } to your hero’s strength on a hunt. Once a round.
equipment-shotgun = Shotgun
    .the = the Shotgun
    .subject = The Shotgun
    .effect = Hunting: +{ $amount } Strength
    .text = Add { $amount } to your hero’s strength on a hunt. Once a round.
equipment-battle-gear = Battle Gear
    .the = the Battle Gear
    .subject = The Battle Gear
    .effect = Pressure suffered: −{ $amount }
    .text = Reduce the pressure on your hero by { $amount }. Once a round.
equipment-baseball-bat = Baseball Bat
    .the = the Baseball Bat
    .subject = The Baseball Bat
    .effect = Pressure applied: +{ $amount }
    .text = Add { $amount } to the pressure on one weaker hero. Once a round.
equipment-thermal-sensor = Thermal Sensor
    .the = the Thermal Sensor
    .subject = The Thermal Sensor
    .effect = Choose your Prey
    .text = Secretly look through the wild game at the location and hunt any tile of it. Once a round.
equipment-exoskeleton = Exoskeleton
    .the = the Exoskeleton
    .subject = The Exoskeleton
    .effect = Unlimited movement
    .text = One of your heroes walks as far as you like. Once a round.

## Events: `.text` gives the effect, for 2, 3 and 4 players where it depends on that

event-wildfire = Wildfire
    .text = The Forest loses { $two }/{ $three }/{ $four } Wood with 2/3/4 players.
event-cave-in = Cave-In
    .text = The Mine loses { $two }/{ $three }/{ $four } Metal with 2/3/4 players.
event-thieves = Thieves
    .text = The Fairgrounds lose { $two }/{ $three }/{ $four } Microchips with 2/3/4 players.
event-nomads = Nomads
    .text = Each city loses { $two }/{ $three }/{ $four } search tiles with 2/3/4 players.
event-lean-times = Lean Times
    .text = The Forest, the Mine and the Fairgrounds lose { $two }/{ $three }/{ $four } tokens each with 2/3/4 players.
event-sandstorm = Sandstorm
    .text = All heroes act with strength { $amount }, even on the Cargo Ship. Pressure is not affected.
event-radioactive-cloud = Radioactive Cloud
    .text = The radioactivity of each shelter rises by { $amount } { $amount ->
        [one] square
       *[other] squares
    }.
event-rat-infestation = Rat Infestation
    .text = Each shelter loses { $amount } { $amount ->
        [one] supply
       *[other] supplies
    }, or a survivor if it cannot.
event-enemy-clan = Enemy Clan
    .text = Each shelter loses { $amount } { $amount ->
        [one] material or munition
       *[other] materials or munitions
    }, or a survivor if it cannot.
event-cold-snap = Cold Snap
    .text = Each shelter loses { $amount } { $amount ->
        [one] survivor
       *[other] survivors
    }.
event-epizootic = Epizootic Disease
    .text = Wild game yields { $amount } less Meat.
event-mutation = Animal Mutation
    .text = Wild game has { $amount } more Endurance.
