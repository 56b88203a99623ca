"""The table of moves of Outlive: number, kind and arguments, notation.

| notation | meaning |
|---|---|
| `done` | nothing more; pass; no discount |
| `discard ROOM` | setup: put back a drawn room |
| `build SLOT` | build the room on this slot of the shelter |
| `settle WHERE` | bring a survivor into a room or the airlock |
| `lead LEADER` | setup: keep this leader |
| `draw CITY` | setup: draw a search tile there for Mary Koolpepper |
| `return TILE` | setup: put back one of the search tiles that she has drawn |
| `place STRENGTH PLACE` | setup: place a hero of this strength; those of strength 3 take the remaining locations |
| `move HERO PLACE` | walk; at the Cargo Ship onto the slot of the hero’s strength |
| `hook HERO` | walk to the Cargo Ship and climb one slot higher with the Grappling Hook |
| `stay` | no hero can move: the rest are spent where they are |
| `bat PLAYER` | swing the Baseball Bat at that player’s hero; players count from 1 |
| `tribute TOKEN` | hand over (or, with the room, demand) one token under pressure |
| `take` | take a token at the location |
| `algae` | harvest the algae |
| `unlock` | open the Dam’s door |
| `search` | draw a search tile |
| `salvage EQUIPMENT` | take an equipment tile in a city |
| `hunt POSITION` | hunt the tile at this position of the stack; 1 is the top |
| `strike` | pay what is left of the endurance with action points |
| `use EQUIPMENT` | use a tile |
| `room SLOT` | use a room |
| `look CITY` | look through a search pile with the room for it |
| `pay TOKEN` | spend a token where there is a choice; `permanent` is the water that a room makes |
| `lose WHERE` | lose a survivor from there |
| `overcome EVENT` | night: overcome an event |
| `waive TOKEN` | let a discount cover this token |
| `repair EQUIPMENT` | night: repair a tile |
| `destroy EQUIPMENT` | night: destroy a tile |
"""

from newdawn.core.moves import MoveTable
from newdawn.outlive.names import (
    CITIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEADERS,
    PAYMENTS,
    PLACES,
    POSITIONS,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
    SHELTER,
    STANDARD_ROOMS,
    STRENGTHS,
    TOKENS,
)

TABLE = MoveTable(
    done=(),
    discard=(ROOMS[STANDARD_ROOMS:],),
    build=(ROOM_SLOTS,),
    settle=(SHELTER,),
    lead=(LEADERS,),
    draw=(CITIES,),
    **{"return": (SEARCH_TILES,)},
    place=(STRENGTHS, PLACES),
    move=(HEROES, PLACES),
    hook=(HEROES,),
    stay=(),
    bat=(("1", "2", "3", "4"),),
    tribute=(TOKENS[:6],),
    take=(),
    algae=(),
    unlock=(),
    search=(),
    salvage=(EQUIPMENT,),
    hunt=(POSITIONS,),
    strike=(),
    use=(EQUIPMENT,),
    room=(ROOM_SLOTS,),
    look=(CITIES,),
    pay=(PAYMENTS,),
    lose=(SHELTER,),
    overcome=(EVENTS,),
    waive=(TOKENS,),
    repair=(EQUIPMENT,),
    destroy=(EQUIPMENT,),
)

# The kinds, and for compiled rules the kind and the arguments of every move.
(
    DONE,
    DISCARD,
    BUILD_ROOM,
    SETTLE,
    LEAD,
    DRAW,
    RETURN,
    PLACE,
    MOVE,
    HOOK,
    STAY,
    BAT,
    TRIBUTE_TOKEN,
    TAKE,
    ALGAE,
    UNLOCK,
    SEARCH,
    SALVAGE,
    HUNT_PREY,
    STRIKE,
    USE,
    ROOM,
    LOOK,
    PAY,
    LOSE,
    OVERCOME_EVENT,
    WAIVE_TOKEN,
    REPAIR_TILE,
    DESTROY_TILE,
) = range(len(TABLE.names))
KIND = TABLE.kind_of
FIRST = TABLE.first_of
SECOND = TABLE.second_of

# The number of the first move of each kind.
DISCARDS = TABLE.first("discard")
BUILDS = TABLE.first("build")
SETTLES = TABLE.first("settle")
LEADS = TABLE.first("lead")
DRAWS = TABLE.first("draw")
RETURNS = TABLE.first("return")
PLACES_HEROES = TABLE.first("place")
MOVES = TABLE.first("move")
HOOKS = TABLE.first("hook")
BATS = TABLE.first("bat")
TRIBUTES = TABLE.first("tribute")
SALVAGES = TABLE.first("salvage")
HUNTS = TABLE.first("hunt")
USES = TABLE.first("use")
ROOMS_USED = TABLE.first("room")
LOOKS = TABLE.first("look")
PAYS = TABLE.first("pay")
LOSES = TABLE.first("lose")
OVERCOMES = TABLE.first("overcome")
WAIVES = TABLE.first("waive")
REPAIRS = TABLE.first("repair")
DESTROYS = TABLE.first("destroy")
MOVE_DONE = TABLE.first("done")
MOVE_STAY = TABLE.first("stay")
MOVE_TAKE = TABLE.first("take")
MOVE_ALGAE = TABLE.first("algae")
MOVE_UNLOCK = TABLE.first("unlock")
MOVE_SEARCH = TABLE.first("search")
MOVE_STRIKE = TABLE.first("strike")
