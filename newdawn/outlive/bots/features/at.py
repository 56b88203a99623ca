"""Where each feature stands among all of them: `found[at.SPARE]`."""

import numpy as np

from newdawn.outlive import names
from newdawn.outlive.bots.features.names import CONVOY, FEATURES, LATE, NIGHT, TRIBE, TURN
from newdawn.outlive.scoring import PARTS

(
    UPKEEP,
    ROWS,
    HUNGRY,
    SPARE,
    LEAKING,
    LEAKING_TOMORROW,
    GAUGE_TONIGHT,
    DYING,
    RECRUITS,
    SURVIVORS_TONIGHT,
    WASTED,
    CANNED_LEFT,
    WATER_LEFT,
    ROOMS_TONIGHT,
    FULL_TONIGHT,
    BUILDABLE,
    HOMELESS,
    REPAIRS_TONIGHT,
    MATERIALS_LEFT,
    SCORE_TONIGHT,
    NIGHT_STEP,
) = (FEATURES.index(name) for name in NIGHT)

(
    AIRLOCK,
    BUILT,
    FREE_PLACES,
    BROKEN,
    HALF_PAIRS,
    FEW_WOOD,
    FEW_METAL,
    FEW_MICROCHIP,
    FEW_MUNITION,
    OPENS_DAM,
    PERMANENT,
    CAUGHT,
    TOKEN_HOLDER,
    GOES_FIRST,
) = (FEATURES.index(name) for name in TRIBE)

(
    IDLE_HEROES,
    IDLE_STRENGTH,
    PREY_TODAY,
    SEARCHES,
    SALVAGES,
    PAIRING_SALVAGES,
    PRESSED,
    PRESSING,
    EXPOSED,
    EXPOSED_UNARMED,
) = (FEATURES.index(name) for name in TURN)

(
    EVENT_PAYABLE,
    EVENT_MISSING,
    EVENTS_OPEN,
    IMMUNE,
    CLOUD,
    COLD,
    RATS,
    CLAN,
    SANDSTORM,
    EPIZOOTIC,
    MUTATION,
) = (FEATURES.index(name) for name in CONVOY)

COUNT = len(FEATURES)
SCORED = FEATURES.index(PARTS[0])
EVENTS, ROOMS, RADIOACTIVITY, SURVIVORS, EQUIPMENT, PAIRS = range(SCORED, SCORED + 6)
STOCK = FEATURES.index(names.TOKENS[0])
COMING = FEATURES.index(f"coming-{names.TOKENS[0]}")
OWNS = FEATURES.index(f"owns-{names.ROOMS[names.STANDARD_ROOMS]}")
FULL = FEATURES.index(f"full-{names.ROOMS[0]}")
REPAIRED_TILE = FEATURES.index(f"repaired-{names.EQUIPMENT[0]}")
BROKEN_TILE = FEATURES.index(f"broken-{names.EQUIPMENT[0]}")
LED_BY = FEATURES.index(f"led-by-{names.LEADERS[0]}")
TODAY = FEATURES.index(f"today-{names.PLACES[0]}")
TOMORROW = FEATURES.index(f"tomorrow-{names.PLACES[0]}")
FIRST_LATE = FEATURES.index(f"late-{LATE[0]}")
LATE_FEATURES = np.array([FEATURES.index(name) for name in LATE])
