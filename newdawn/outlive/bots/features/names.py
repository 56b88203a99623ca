"""What the features are called, in which order they stand, and when their weights differ."""

from newdawn.outlive.names import DAYS, EQUIPMENT, LEADERS, PLACES, ROOMS, STANDARD_ROOMS, TOKENS
from newdawn.outlive.scoring import PARTS

HOURS = ("choosing", "placing", *(f"{part}-{day}" for day in range(1, DAYS + 1) for part in ("day", "night")))
"""The setup in two parts, then every day and every night."""

NIGHT = (
    "upkeep",  # supplies that the rooms will ask for
    "rows",  # water that the airlock will ask for
    "hungry",  # what will be short of both
    "spare",  # supplies that will be left after feeding
    "leaking",  # squares that the gauge will rise
    "leaking-tomorrow",  # and tomorrow, with the airlock of tonight
    "gauge-tonight",  # points of the gauge after that
    "dying",  # survivors that will be lost
    "recruits",  # survivors that can be recruited
    "survivors-tonight",  # survivors after that
    "wasted",  # meat and water that will be thrown away
    "canned-left",
    "water-left",
    "rooms-tonight",  # rooms that can be full
    "full-tonight",  # points for that
    "buildable",  # rooms that can be paid
    "homeless",  # survivors who find no room that they could fill
    "repairs-tonight",  # points for tiles and pairs that can be repaired with what is left
    "materials-left",
    "score-tonight",  # all points after this night
    "night-step",  # how far the tribe is with its night
)
"""The night, foreseen: what happens if it falls now and is spent well, with what there is and what is coming."""

TRIBE = (
    "airlock",  # survivors in the airlock
    "built",  # rooms that are built
    "free-places",  # for survivors in built rooms
    "broken",  # tiles to be repaired
    "half-pairs",  # pairs of which both tiles are there, but not both repaired
    "few-wood",  # up to three: the first tokens are worth most
    "few-metal",
    "few-microchip",
    "few-munition",
    "opens-dam",  # has a microchip or the Access Card
    "permanent-water",  # that can still be spent today
    "caught",  # wild game that makes the next catches richer
    "token-holder",  # holds the 1st player token
    "goes-first",  # begins this day or night
)
"""The tribe, beside its score and its stores."""

TURN = (
    "idle-heroes",
    "idle-strength",
    "prey-today",  # meat of the best animal that an idle hero can catch
    "searches",  # search tiles that the active hero can draw
    "salvages",  # tiles beside the city that it can take
    "pairing-salvages",  # those of them that go with one that the tribe owns
    "pressed",  # tribute that the tribe is about to pay
    "pressing",  # tribute that it is about to get
    "exposed",  # tribute that stronger idle heroes nearby could demand
    "exposed-unarmed",  # the same beyond the munitions at hand
)
"""The heroes today."""

CONVOY = (
    "event-payable",  # points of the best open event that the tribe could pay
    "event-missing",  # how near it is to the nearest one: 4 if it can pay, 3 if one token is missing, …
    "events-open",
    "immune",
    "cloud",  # those below weigh on the tribe: open, and it is not immune
    "cold",
    "rats",
    "clan",
    "sandstorm",
    "epizootic",
    "mutation",
)
"""The events."""

LATE = (
    "hungry",
    "spare",
    "recruits",
    "leaking",
    "full-tonight",
    "rooms-tonight",
    "survivors-tonight",
    "repairs-tonight",
    "score-tonight",
    "free-places",
    "materials-left",
    "canned-left",
    "wasted",
    "event-payable",
    "event-missing",
    "exposed-unarmed",
)
"""What counts more the fewer heroes are left to change it: by day these once more, times the share of heroes moved."""

FEATURES = (
    "always",
    *PARTS,  # the score so far
    *TOKENS,  # the stores
    *(f"coming-{token}" for token in TOKENS),  # what the active hero can collect, less what is owed
    *NIGHT,
    *TRIBE,
    *TURN,
    *CONVOY,
    *(f"owns-{room}" for room in ROOMS[STANDARD_ROOMS:]),  # in the shelter, built or not, or still in hand
    *(f"full-{room}" for room in ROOMS),
    *(f"repaired-{tile}" for tile in EQUIPMENT),
    *(f"broken-{tile}" for tile in EQUIPMENT),
    *(f"led-by-{leader}" for leader in LEADERS),
    *(f"today-{place}" for place in PLACES),  # strength of the best idle hero that can come, or what is left there
    *(f"tomorrow-{place}" for place in PLACES),  # strength of the best hero that can come from where it stands
    *(f"late-{name}" for name in LATE),
)
"""What the bots look at, each a number for each seat."""
