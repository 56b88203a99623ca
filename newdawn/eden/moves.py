"""The table of moves of Paris: New Eden: number, kind and arguments, notation.

| notation | meaning |
|---|---|
| `done` | nothing more; announce; do not feed |
| `recruit FACE` | take this survivor token, in the prelude or at the Train Station |
| `keep MISSION` | keep one of the missions drawn |
| `take LOCATION FACE` | take a die with this face from there |
| `swap LOCATION FACE` | the power that swaps two dice: the first one |
| `with LOCATION FACE` | the power that swaps two dice: the other one |
| `flip EVENT` | Tower: turn an event face down |
| `equip EQUIPMENT` | City Center: take this equipment |
| `bat` | City Center: take the Bat |
| `binoculars` | City Center: take the Binoculars |
| `add WILD` | add a wild die, or a wild survivor token, to the strength |
| `claim BUILDING` | take a building from the row |
| `draw` | claim the first card of the deck, with the power |
| `place NEW_BUILDING` | place a New Building, at any moment |
| `feed` | feed your people, with Cans where farmers are missing |
"""

from newdawn.core.moves import MoveTable
from newdawn.eden.names import BUILDINGS, EQUIPMENT, EVENTS, FACES, LOCATIONS, MISSIONS, NEW_BUILDINGS

TABLE = MoveTable(
    done=(),
    recruit=(FACES,),
    keep=(MISSIONS,),
    take=(LOCATIONS, FACES),
    swap=(LOCATIONS, FACES),
    **{"with": (LOCATIONS, FACES)},
    flip=(EVENTS,),
    equip=(EQUIPMENT,),
    bat=(),
    binoculars=(),
    add=(("die", "token"),),
    claim=(BUILDINGS,),
    draw=(),
    place=(NEW_BUILDINGS,),
    feed=(),
)

# The kinds, and for compiled rules the kind and the arguments of every move.
(
    DONE,
    RECRUIT,
    KEEP,
    TAKE,
    SWAP,
    WITH,
    FLIP,
    EQUIP,
    TAKE_BAT,
    TAKE_BINOCULARS,
    ADD,
    CLAIM_BUILDING,
    DRAW,
    PLACE,
    FEED_PEOPLE,
) = range(len(TABLE.names))
KIND = TABLE.kind_of
FIRST = TABLE.first_of
SECOND = TABLE.second_of

# The number of the first move of each kind.
MOVE_DONE = TABLE.first("done")
RECRUITS = TABLE.first("recruit")
KEEPS = TABLE.first("keep")
TAKES = TABLE.first("take")
SWAPS = TABLE.first("swap")
WITHS = TABLE.first("with")
FLIPS = TABLE.first("flip")
EQUIPS = TABLE.first("equip")
MOVE_BAT = TABLE.first("bat")
MOVE_BINOCULARS = TABLE.first("binoculars")
MOVE_ADD_DIE = TABLE.first("add")
MOVE_ADD_TOKEN = MOVE_ADD_DIE + 1
CLAIMS = TABLE.first("claim")
MOVE_DRAW = TABLE.first("draw")
PLACES = TABLE.first("place")
MOVE_FEED = TABLE.first("feed")
