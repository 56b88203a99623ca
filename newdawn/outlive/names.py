"""The things of the game and their numbers: the vocabulary that notation, documents and rules share.

Each tuple names the members of one family in the order of their numbers. The constants below a tuple are those
numbers, for rules that speak of one member ("the Dam asks for a Microchip").
"""

SEATS = 4
"""The most players at a table; every record has room for that many."""

# Places, in ring order: a hero walks one or two steps either way (board topology, section 1).
PLACES = ("forest", "dam", "base", "peak", "mine", "cargo", "fairgrounds", "blackwood")
FOREST, DAM, BASE, PEAK, MINE, CARGO, FAIRGROUNDS, BLACKWOOD = range(8)

# Tokens. Supplies are eaten, materials are built with, munitions are neither.
TOKENS = ("meat", "water", "canned", "wood", "metal", "microchip", "munition")
MEAT, WATER, CANNED, WOOD, METAL, MICROCHIP, MUNITION = range(7)
FIRST_SUPPLY, AFTER_SUPPLIES = MEAT, WOOD
FIRST_MATERIAL, AFTER_MATERIALS = WOOD, MUNITION

# What a player can hand over: every token, and the water that the permanent water room makes each day.
PAYMENTS = (*TOKENS, "permanent")
PERMANENT = 7

# The four heroes of a tribe. The two of strength 3 are told apart by a letter.
HEROES = ("3a", "3b", "4", "5")
HERO_3A, HERO_3B, HERO_4, HERO_5 = range(4)
# What a move that places a hero calls it: those of strength 3 are alike.
STRENGTHS = ("5", "4", "3")

# The two cities, and their places.
CITIES = ("blackwood", "peak")
CITY_BLACKWOOD, CITY_PEAK = range(2)
CITY_PLACES = (BLACKWOOD, PEAK)

SEARCH_TILES = ("water", "canned", "wood", "metal", "microchip", "munition", "algae", "empty")
(
    SEARCH_WATER,
    SEARCH_CANNED,
    SEARCH_WOOD,
    SEARCH_METAL,
    SEARCH_MICROCHIP,
    SEARCH_MUNITION,
    SEARCH_ALGAE,
    SEARCH_EMPTY,
) = range(8)

# Wild game, by endurance.
WILD_GAME = ("endurance-3", "endurance-4", "endurance-5", "endurance-6", "endurance-7")

LEADERS = (
    "jacob",
    "kooper",
    "wilson",
    "grayson",
    "solen",
    "liza",
    "mary",
    "lily-rose",
    "swifty",
    "erin",
)
JACOB, KOOPER, WILSON, GRAYSON, SOLEN, LIZA, MARY, LILY_ROSE, SWIFTY, ERIN = range(10)

# Rooms, named after what is printed on them: three standard kinds, then nineteen advanced ones.
ROOMS = (
    "room-construction",
    "draw-and-repair",
    "overcome-event",
    "hunting-two",
    "hunting-one",
    "cargo-one",
    "cargo-two",
    "four-munitions",
    "permanent-water",
    "event-immunity",
    "destroy-equipment",
    "gauge-down",
    "airlock-absorbs",
    "add-survivor",
    "city-search",
    "draw-equipment",
    "look-through-pile",
    "hero-immunity",
    "free-repair",
    "choice-of-tribute",
    "empty-cupboard",
    "repair-two",
)
(
    ROOM_CONSTRUCTION,
    DRAW_AND_REPAIR,
    OVERCOME_EVENT,
    HUNTING_TWO,
    HUNTING_ONE,
    CARGO_ONE,
    CARGO_TWO,
    FOUR_MUNITIONS,
    PERMANENT_WATER,
    EVENT_IMMUNITY,
    DESTROY_EQUIPMENT,
    GAUGE_DOWN,
    AIRLOCK_ABSORBS,
    ADD_SURVIVOR,
    CITY_SEARCH,
    DRAW_EQUIPMENT,
    LOOK_THROUGH_PILE,
    HERO_IMMUNITY,
    FREE_REPAIR,
    CHOICE_OF_TRIBUTE,
    EMPTY_CUPBOARD,
    REPAIR_TWO,
) = range(22)
STANDARD_ROOMS = 3

# A shelter has seven rooms: three standard ones, then four advanced ones. The airlock is no room.
ROOM_SLOTS = ("1", "2", "3", "4", "5", "6", "7")
SHELTER = (*ROOM_SLOTS, "airlock")
AIRLOCK = 7

# Equipment in pairs: the left half of a symbol, then the right half.
EQUIPMENT = (
    "bow",
    "axe",
    "access-card",
    "jerrycan",
    "crowbar",
    "ammo-box",
    "chainsaw",
    "flashlight",
    "purifier",
    "pickaxe",
    "grappling-hook",
    "hacksaw",
    "metal-detector",
    "backpack",
    "bear-trap",
    "shotgun",
    "battle-gear",
    "baseball-bat",
    "thermal-sensor",
    "exoskeleton",
)
(
    BOW,
    AXE,
    ACCESS_CARD,
    JERRYCAN,
    CROWBAR,
    AMMO_BOX,
    CHAINSAW,
    FLASHLIGHT,
    PURIFIER,
    PICKAXE,
    GRAPPLING_HOOK,
    HACKSAW,
    METAL_DETECTOR,
    BACKPACK,
    BEAR_TRAP,
    SHOTGUN,
    BATTLE_GEAR,
    BASEBALL_BAT,
    THERMAL_SENSOR,
    EXOSKELETON,
) = range(20)

EVENTS = (
    "wildfire",
    "cave-in",
    "thieves",
    "nomads",
    "lean-times",
    "sandstorm",
    "radioactive-cloud",
    "rat-infestation",
    "enemy-clan",
    "cold-snap",
    "epizootic",
    "mutation",
)
(
    WILDFIRE,
    CAVE_IN,
    THIEVES,
    NOMADS,
    LEAN_TIMES,
    SANDSTORM,
    RADIOACTIVE_CLOUD,
    RAT_INFESTATION,
    ENEMY_CLAN,
    COLD_SNAP,
    EPIZOOTIC,
    MUTATION,
) = range(12)

DAYS = 6

# Tiles of a search pile or a stack of wild game, the top one first.
POSITIONS = tuple(str(position) for position in range(1, 11))

# What a change of tokens, people or radioactivity comes from: something that a tribe does, an event, a room or a tile.
ACTIVITIES = (
    "leader",
    "feeding",
    "hunger",
    "radiation",
    "recruiting",
    "building",
    "repairing",
    "destroying",
    "overcoming",
    "upkeep",
    "hunting",
    "defending",
    "pressure",
    "door",
    "searching",
    "ship",
    "algae",
)
(
    BY_LEADER,
    BY_FEEDING,
    BY_HUNGER,
    BY_RADIATION,
    BY_RECRUITING,
    BY_BUILDING,
    BY_REPAIRING,
    BY_DESTROYING,
    BY_OVERCOMING,
    BY_UPKEEP,
    BY_HUNTING,
    BY_DEFENDING,
    BY_PRESSURE,
    BY_DOOR,
    BY_SEARCHING,
    BY_SHIP,
    BY_ALGAE,
) = range(17)
SOURCES = (*ACTIVITIES, *EVENTS, *ROOMS, *EQUIPMENT)
BY_EVENT = len(ACTIVITIES)
BY_ROOM = BY_EVENT + len(EVENTS)
BY_EQUIPMENT = BY_ROOM + len(ROOMS)

VOCABULARY = {
    "place": PLACES,
    "origin": PLACES,
    "city": CITIES,
    "token": PAYMENTS,
    "hero": HEROES,
    "game": WILD_GAME,
    "tile": SEARCH_TILES,
    "leader": LEADERS,
    "room": ROOMS,
    "slot": ROOM_SLOTS,
    "where": SHELTER,
    "position": POSITIONS,
    "equipment": EQUIPMENT,
    "event": EVENTS,
    "source": SOURCES,
}
"""What arguments of events and reasons name, by argument; all others are numbers."""
