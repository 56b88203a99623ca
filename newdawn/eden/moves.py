"""The table of moves of Paris: New Eden: number, kind and arguments, notation.

| notation | meaning |
|---|---|
| `recruit FACE` | take this survivor token, in the prelude or at the Train Station |
| `keep MISSION` | keep one of the missions drawn |
| `take LOCATION FACE` | take a die with this face from there |
| `swap LOCATION FACE`, `with LOCATION FACE` | the power that swaps two dice: the one, and the other |
| `flip EVENT` | Tower: turn an event face down |
| `equip EQUIPMENT`, `bat`, `binoculars` | City Center: take one of these |
| `add die`, `add token` | add a wild die, or a wild survivor token, to the announced strength |
| `claim BUILDING`, `draw` | take a building of the row; with the power, the first card of the deck |
| `place NEW_BUILDING` | place a New Building, at any moment |
| `feed` | feed your people, with Cans where farmers lack |
| `done` | nothing more; announce; do not feed |
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
