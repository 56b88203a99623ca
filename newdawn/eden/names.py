"""The things of the game and their numbers: the vocabulary that notation, documents and rules share.

Each tuple names the members of one family in the order of their numbers. The constants below a tuple are those
numbers, for rules that speak of one member ("the Restaurant gives a Can").
"""

SEATS = 4
"""The most players at a table; every record has room for that many."""

SEASONS = ("spring", "summer", "autumn", "winter")
SPRING, SUMMER, AUTUMN, WINTER = range(4)

LOCATIONS = ("tower", "bridge", "restaurant", "city-center", "train-station")
TOWER, BRIDGE, RESTAURANT, CITY_CENTER, TRAIN_STATION = range(5)

# The five professions, in the order in which their buildings are acquired, from left to right. Each is a type of
# building, too. A sixth kind of survivor has none: the slacker.
PROFESSIONS = ("tinkerer", "brawler", "healer", "sage", "farmer")
TINKERER, BRAWLER, HEALER, SAGE, FARMER = range(5)
SURVIVORS = (*PROFESSIONS, "slacker")
SLACKER = 5

# Die faces, and the white sides of the survivor tokens. A wild token turns into a slacker: both have the number 5, so
# turning a token over keeps its number.
FACES = (*PROFESSIONS, "wild")
WILD = 5

# Equipment, in the order of those who use it: bullets arm brawlers, capsules healers, books sages.
EQUIPMENT = ("bullet", "capsule", "book")
BULLET, CAPSULE, BOOK = range(3)
FIRST_EQUIPPED = BRAWLER
"""The survivor who uses equipment number e has the number FIRST_EQUIPPED + e."""

# Building cards: fifteen of each type, one after another.
CARDS_OF_A_TYPE = 15
BUILDINGS = tuple(f"{kind}-{number}" for kind in PROFESSIONS for number in range(1, CARDS_OF_A_TYPE + 1))

# Tinkerer powers, in the rulebook's order.
POWERS = (
    "can-with-first-die",
    "swap-dice",
    "second-die",
    "keep-more-missions",
    "draw-more-missions",
    "top-of-the-deck",
    "cans",
    "equipment-of-each-type",
    "unsuccessful-missions",
    "points-for-tinkerers",
    "points",
)
(
    CAN_WITH_FIRST_DIE,
    SWAP_DICE,
    SECOND_DIE,
    KEEP_MORE_MISSIONS,
    DRAW_MORE_MISSIONS,
    TOP_OF_THE_DECK,
    CANS,
    EQUIPMENT_OF_EACH_TYPE,
    UNSUCCESSFUL_MISSIONS,
    POINTS_FOR_TINKERERS,
    POINTS,
) = range(11)

# Event tiles: four for each season.
EVENTS_OF_A_SEASON = 4
EVENTS = tuple(f"{season}-{letter}" for season in SEASONS for letter in "abcd")

# Mission cards by what is printed on them: secret missions of fourteen kinds, then the New Buildings.
MISSION_KINDS = (
    "most-of-survivor",
    "pairs-of-survivor",
    "most-of-equipment",
    "four-of-equipment",
    "most-powers",
    "two-powers",
    "most-equipment",
    "pairs-of-equipment",
    "pairs-of-survivors",
    "ten-slackers",
    "fewest-slackers",
    "most-survivors",
    "binoculars",
    "thirteen-buildings",
)
(
    MOST_OF_SURVIVOR,
    PAIRS_OF_SURVIVOR,
    MOST_OF_EQUIPMENT,
    FOUR_OF_EQUIPMENT,
    MOST_POWERS,
    TWO_POWERS,
    MOST_EQUIPMENT,
    PAIRS_OF_EQUIPMENT,
    PAIRS_OF_SURVIVORS,
    TEN_SLACKERS,
    FEWEST_SLACKERS,
    MOST_SURVIVORS,
    BINOCULARS,
    THIRTEEN_BUILDINGS,
) = range(14)

NEW_BUILDINGS = tuple(f"new-building-{number}" for number in range(1, 9))
SECRET_MISSIONS = (
    *(f"most-{kind}s" for kind in PROFESSIONS),
    *(f"pairs-of-{kind}s" for kind in PROFESSIONS),
    *(f"most-{kind}s" for kind in EQUIPMENT),
    *(f"four-{kind}s" for kind in EQUIPMENT),
    *MISSION_KINDS[MOST_POWERS:],
)
MISSIONS = (*SECRET_MISSIONS, *NEW_BUILDINGS)
FIRST_NEW_BUILDING = len(SECRET_MISSIONS)
"""The number of the first New Building among the missions."""

# The kind of each secret mission, and the survivor or equipment that it is about.
KIND_OF_MISSION = (
    *(MOST_OF_SURVIVOR,) * len(PROFESSIONS),
    *(PAIRS_OF_SURVIVOR,) * len(PROFESSIONS),
    *(MOST_OF_EQUIPMENT,) * len(EQUIPMENT),
    *(FOUR_OF_EQUIPMENT,) * len(EQUIPMENT),
    *range(MOST_POWERS, len(MISSION_KINDS)),
)
TYPE_OF_MISSION = (
    *range(len(PROFESSIONS)),
    *range(len(PROFESSIONS)),
    *range(len(EQUIPMENT)),
    *range(len(EQUIPMENT)),
    *(0,) * (len(MISSION_KINDS) - MOST_POWERS),
)

VOCABULARY = {
    "season": SEASONS,
    "location": LOCATIONS,
    "origin": LOCATIONS,
    "profession": PROFESSIONS,
    "survivor": SURVIVORS,
    "face": FACES,
    "given": FACES,
    "equipment": EQUIPMENT,
    "power": POWERS,
    "building": BUILDINGS,
    "event": EVENTS,
    "mission": MISSIONS,
}
"""What arguments of events and reasons name, by argument; all others are numbers."""
