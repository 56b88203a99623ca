"""The night, played through in advance: feeding, recruiting, building, filling rooms, repairing."""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.bots.features import at
from newdawn.outlive.components import (
    ADD_SURVIVOR_MAX,
    AIRLOCK_SPACES,
    EQUIPMENT_COST,
    EQUIPMENT_PARTNER,
    GAUGE,
    RADIATION,
    ROOM_AMOUNT,
    ROOM_COST,
    ROOM_PLACES,
    ROOM_POINTS,
    WATER_KEPT,
)
from newdawn.outlive.feeding import rows_of
from newdawn.outlive.names import (
    ADD_SURVIVOR,
    AIRLOCK_ABSORBS,
    CANNED,
    DAYS,
    EQUIPMENT,
    MEAT,
    METAL,
    MICROCHIP,
    ROOM_CONSTRUCTION,
    WATER,
    WOOD,
)
from newdawn.outlive.radioactivity import WORST_SQUARE
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.state import (
    IN_SHELTER,
    REPAIRED,
    STEP_ASLEEP,
    STEP_BUILD,
    STEP_FEED,
    STEP_RADIOACTIVITY,
    STEP_RECRUIT,
    UNKNOWN,
    State,
)

_SMALL_ROOM, _LARGE_ROOM = int(ROOM_PLACES.min()), int(ROOM_PLACES.max())
_TILES = len(EQUIPMENT)


@compiled
def foresee_night(state: State, seat: int, found: Numbers) -> None:
    """Go through the night with what there is and what is coming: feed, recruit, build, fill rooms, repair."""
    step = int(state.night_step[seat]) if state.stage == IN_SHELTER else 0
    found[at.NIGHT_STEP] = step
    day = max(1, state.day)
    meat = found[at.STOCK + MEAT] + found[at.COMING + MEAT]
    water = found[at.STOCK + WATER] + found[at.COMING + WATER] + found[at.PERMANENT]
    canned = found[at.STOCK + CANNED] + found[at.COMING + CANNED]
    airlock = found[at.AIRLOCK]
    dying = float(state.to_lose[seat])
    hungry = 0.0
    rows = 0
    if step <= STEP_FEED:
        rows = rows_of(int(airlock))
        drunk = min(float(rows), water)
        water -= drunk
        eaten = min(found[at.UPKEEP], meat + water + canned)
        hungry = rows - drunk + found[at.UPKEEP] - eaten
        bite = min(meat, eaten)
        meat -= bite
        eaten -= bite
        bite = min(water, eaten)
        water -= bite
        canned -= eaten - bite
        found[at.HUNGRY] = hungry
        found[at.ROWS] = rows
    else:
        found[at.UPKEEP] = 0.0
    gauge = int(state.gauge[seat])
    if step <= STEP_RADIOACTIVITY:
        absorbed = airlock + found[at.FULL + AIRLOCK_ABSORBS] * ROOM_AMOUNT[AIRLOCK_ABSORBS]
        leaking = max(0, RADIATION[day - 1] - int(absorbed))
        found[at.LEAKING] = leaking
        gauge += leaking
        if gauge > WORST_SQUARE:
            dying += gauge - WORST_SQUARE
            gauge = WORST_SQUARE
    found[at.GAUGE_TONIGHT] = GAUGE[gauge]
    dying += hungry
    found[at.DYING] = dying
    found[at.SPARE] = meat + water + canned
    survivors = max(0.0, found[at.SURVIVORS] - dying)
    if step <= STEP_RECRUIT + 1:
        recruits = min(meat + water + canned, max(0.0, AIRLOCK_SPACES - airlock))
        found[at.RECRUITS] = recruits
        survivors += recruits
        airlock += recruits
        bite = min(meat, recruits)
        meat -= bite
        recruits -= bite
        bite = min(max(0.0, water - WATER_KEPT), recruits)
        water -= bite
        recruits -= bite
        bite = min(canned, recruits)
        canned -= bite
        water -= recruits - bite
    if step < STEP_ASLEEP:
        found[at.WASTED] = meat + max(0.0, water - WATER_KEPT)
        water = min(water, float(WATER_KEPT))
    if state.day < DAYS:
        absorbed = airlock + found[at.FULL + AIRLOCK_ABSORBS] * ROOM_AMOUNT[AIRLOCK_ABSORBS]
        found[at.LEAKING_TOMORROW] = max(0.0, RADIATION[state.day] - absorbed)
    found[at.CANNED_LEFT] = canned
    found[at.WATER_LEFT] = water
    _foresee_building(state, seat, step, airlock, survivors, found)


@compiled
def _foresee_building(state: State, seat: int, step: int, airlock: float, survivors: float, found: Numbers) -> None:
    """Fill the rooms that need the fewest survivors, build what can be paid and filled, then repair."""
    wood = found[at.STOCK + WOOD] + found[at.COMING + WOOD]
    metal = found[at.STOCK + METAL] + found[at.COMING + METAL]
    chips = found[at.STOCK + MICROCHIP] + found[at.COMING + MICROCHIP]
    materials = wood + metal + chips
    full = one = two = small = large = unbuilt_small = unbuilt_large = 0
    cheap = False
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if room == UNKNOWN:
            continue
        need = ROOM_PLACES[room] - state.survivors[seat, slot]
        if state.built[seat, slot] == 0 and slot != state.room_in_hand[seat]:
            if need <= _SMALL_ROOM:
                unbuilt_small += 1
            else:
                unbuilt_large += 1
        elif need <= 0:
            full += 1
            if state.room_used[seat, slot] == 0:
                if room == ROOM_CONSTRUCTION:
                    cheap = True
                elif room == ADD_SURVIVOR and step <= STEP_BUILD + 1:
                    survivors += 1.0 if state.survivors[seat, slot] < ADD_SURVIVOR_MAX else 0.0
        elif need == 1:
            one += 1
        elif need == 2:
            two += 1
        elif need <= _SMALL_ROOM:
            small += 1
        else:
            large += 1
    if cheap and materials >= 1.0:
        materials += ROOM_AMOUNT[ROOM_CONSTRUCTION]
    found[at.BUILDABLE] = min(float(unbuilt_small + unbuilt_large), materials // ROOM_COST)
    if step <= STEP_BUILD + 1:
        people = int(airlock)
        filled = min(one, people)
        people -= filled
        full += filled
        filled = min(two, people // 2)
        people -= 2 * filled
        full += filled
        filled = min(small, people // _SMALL_ROOM)
        people -= _SMALL_ROOM * filled
        full += filled
        filled = min(large, people // _LARGE_ROOM)
        people -= _LARGE_ROOM * filled
        full += filled
        filled = min(unbuilt_small, people // _SMALL_ROOM, int(materials) // ROOM_COST)
        people -= _SMALL_ROOM * filled
        full += filled
        materials -= ROOM_COST * filled
        filled = min(unbuilt_large, people // _LARGE_ROOM, int(materials) // ROOM_COST)
        people -= _LARGE_ROOM * filled
        full += filled
        materials -= ROOM_COST * filled
        found[at.HOMELESS] = people
    found[at.ROOMS_TONIGHT] = full
    found[at.FULL_TONIGHT] = ROOM_POINTS[full]
    found[at.SURVIVORS_TONIGHT] = survivors
    repairs = 0.0
    if step < STEP_ASLEEP and materials >= ROOM_COST and found[at.BROKEN] > 0.0:
        for tile in range(_TILES):
            if found[at.BROKEN_TILE + tile] > 0.0:
                left_wood = wood - EQUIPMENT_COST[tile, WOOD]
                left_metal = metal - EQUIPMENT_COST[tile, METAL]
                left_chips = chips - EQUIPMENT_COST[tile, MICROCHIP]
                if left_wood >= 0.0 and left_metal >= 0.0 and left_chips >= 0.0 and materials >= ROOM_COST:
                    wood = left_wood
                    metal = left_metal
                    chips = left_chips
                    materials -= ROOM_COST
                    repairs += 1.0
                    if state.equipment[seat, EQUIPMENT_PARTNER[tile]] >= REPAIRED:
                        repairs += 1.0
    found[at.REPAIRS_TONIGHT] = repairs
    found[at.MATERIALS_LEFT] = materials
    found[at.SCORE_TONIGHT] = (
        found[at.EVENTS]
        + found[at.FULL_TONIGHT]
        + found[at.GAUGE_TONIGHT]
        + survivors
        + found[at.EQUIPMENT]
        + found[at.PAIRS]
        + repairs
    )
