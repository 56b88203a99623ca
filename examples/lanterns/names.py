"""What everything is called, in the order of its numbers."""

SEATS = 5
"""The most players at a table; every record has room for that many."""

COLOURS = ("red", "gold", "green", "blue")
FACES = (*COLOURS, "moon", "wind")
"""What a die shows: a colour has the same number as its lantern."""
MOON, WIND = len(COLOURS), len(COLOURS) + 1

WISHES = (
    "health",
    "love",
    "harvest",
    "rain",
    "spring",
    "journey",
    "friendship",
    "courage",
    "wisdom",
    "peace",
)

VOCABULARY = {"face": FACES, "colour": COLOURS, "wish": WISHES}
"""What the arguments of events and reasons name."""
