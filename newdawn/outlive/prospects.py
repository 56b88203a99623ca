"""What follows from a view by the rules and is printed nowhere in it: strengths, meals, pressure, what tiles help with.

Every figure that the browser, the terminal and the bots show or weigh beyond the bare position comes from here. All of
it follows from what the seat may know: unknown things are left out, never guessed.
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, medium, small
from newdawn.outlive.building import room_price
from newdawn.outlive.components import (
    AIRLOCK_ROWS,
    CARGO_SLOTS,
    CLAN_TOKENS,
    EQUIPMENT_AMOUNT,
    EQUIPMENT_PARTNER,
    GAME_MEAT,
    HERO_STRENGTH,
    RATS_SUPPLIES,
    ROOM_COST,
)
from newdawn.outlive.day import berth_of, berth_reason, walk_reason
from newdawn.outlive.equipment import equipment_reason
from newdawn.outlive.events import acting_strength, afflicts, is_open, taken_from
from newdawn.outlive.feeding import airlock_rows, hunger, room_upkeep, supplies_for_rooms, water_for_rows
from newdawn.outlive.hunting import LAST_CATCH, endurance_in, ground_of, meat_in
from newdawn.outlive.names import (
    AIRLOCK,
    BASEBALL_BAT,
    BY_BUILDING,
    BY_EVENT,
    BY_FEEDING,
    BY_HUNTING,
    BY_PRESSURE,
    CARGO,
    ENEMY_CLAN,
    EPIZOOTIC,
    EQUIPMENT,
    EVENTS,
    GRAPPLING_HOOK,
    HEROES,
    MUTATION,
    PLACES,
    RAT_INFESTATION,
    ROOM_SLOTS,
    SEATS,
    WILD_GAME,
)
from newdawn.outlive.night import absorbs
from newdawn.outlive.overcoming import lacking_for_event
from newdawn.outlive.places import tile_helps_at
from newdawn.outlive.pressure import pressure_applied, pressure_on
from newdawn.outlive.repairing import lacking_for_repair
from newdawn.outlive.rooms import SLOTS, is_full, is_immune, permanent_left
from newdawn.outlive.state import (
    ACTING,
    ACTIVATED,
    BROKEN,
    CHOOSING,
    DEFEND,
    DISCARD_ROOM,
    FEED,
    HUNT,
    HUNTING_GROUNDS,
    IDLE,
    IN_SHELTER,
    LOSE_SUPPLY,
    LOSE_SURVIVOR,
    LOSE_TOKENS,
    MOVE_HERO,
    MOVING,
    NOT_OWNED,
    PAY_ROOM,
    REPAIRED,
    ROOMS_PUT_BACK,
    TRIBUTE,
    UNKNOWN,
    State,
)
from newdawn.outlive.survivors import cause_of_loss, count_survivors

OWED = ("nothing", "supplies", "tokens", "materials", "survivors", "pressure", "endurance")
"""What a question asks for, piece by piece."""
OWES_NOTHING, OWES_SUPPLIES, OWES_TOKENS, OWES_MATERIALS, OWES_SURVIVORS, OWES_PRESSURE, OWES_ENDURANCE = range(7)

ROOM_STATES = ("unbuilt", "partial", "full")
UNBUILT, PARTIAL, FULL = range(3)

BY_HOOK = len(PLACES)
"""Where a hero may go: every place, and the ship once more, by the Grappling Hook."""

HALF_BROKEN, HALF_MISSING = 1, 2
"""Where the other half of a pair is that could be made whole."""

_STATE = State.dtype


class Prospects(Record):
    """What follows from a view of Outlive, field by field."""

    # The board
    taken: Numbers = small(len(EVENTS), len(PLACES))  # what each event in play takes from each place each day
    in_sight: Numbers = small(len(WILD_GAME))  # 1 for each kind of wild game that a tile in sight shows
    endurance: Numbers = small(len(WILD_GAME))  # for the viewer; for a spectator without regard to anybody's immunity
    meat: Numbers = small(len(WILD_GAME), LAST_CATCH + 1)  # of each catch of a kind, the same
    next_catch: Numbers = small(len(WILD_GAME))  # which of these comes next; UNKNOWN for a spectator

    # The tribes
    secret: Numbers = small(SEATS)  # 1 while a tribe makes choices that the viewer may not see
    immune: Numbers = small(SEATS)
    strength: Numbers = small(SEATS, len(HEROES))  # for actions and for the ship
    room: Numbers = small(SEATS, len(ROOM_SLOTS))  # its state; UNKNOWN where there is none
    airlock: Numbers = small(SEATS, len(AIRLOCK_ROWS))  # survivors in each row
    survivors: Numbers = medium(SEATS)
    absorbs: Numbers = medium(SEATS)  # points of radioactivity
    permanent: Numbers = small(SEATS)  # permanent water that can still be spent today
    room_price: Numbers = small(SEATS)  # materials for the next room
    meal_ahead: Numbers = small(SEATS)  # 1 while the meal of tonight can be foreseen
    meal_have: Numbers = medium(SEATS)  # supplies that can be given
    meal_need: Numbers = medium(SEATS)  # supplies that the rooms and the rows of the airlock ask for
    meal_rows: Numbers = small(SEATS)  # rows of the airlock that ask for water
    meal_water: Numbers = small(SEATS)  # water that they get
    meal_rooms: Numbers = medium(SEATS)  # supplies that the rooms ask for
    meal_rest: Numbers = medium(SEATS)  # supplies that are left for them
    meal_short: Numbers = medium(SEATS)  # survivors that will be lost to hunger
    half_pair: Numbers = small(SEATS, len(EQUIPMENT))  # for a repaired tile: where the other half of its pair is
    upkeep: Numbers = medium(SEATS)  # supplies that a meal takes with the survivors as they are
    owed: Numbers = small(SEATS)  # what a question asks for, piece by piece
    owed_for: Numbers = small(SEATS)  # the source of it
    owed_total: Numbers = medium(SEATS)  # in all; UNKNOWN where the position does not tell
    owed_left: Numbers = medium(SEATS)

    # The viewer
    to_discard: int = small()  # rooms that are still to be put back
    slot: Numbers = small(len(HEROES))  # the slot of the ship that each hero would take; UNKNOWN if there is none
    hooked: Numbers = small(len(HEROES))  # the same by the Grappling Hook
    slot_open: Numbers = small(CARGO_SLOTS)  # 1 where a hero of the tribe may stand: free, or shared through the room
    tile_owned: Numbers = small(len(EQUIPMENT))
    tile_lacks: Numbers = small(len(EQUIPMENT))  # materials that a broken tile lacks; UNKNOWN for other tiles
    tile_helps: Numbers = small(len(EQUIPMENT), len(PLACES))  # 1 where a tile of the tribe is of use
    event_lacks: Numbers = small(len(EVENTS))  # tokens that an event in play lacks; UNKNOWN for other events
    presses: Numbers = small(len(HEROES), BY_HOOK + 1, SEATS)  # the pressure of each walk on each tribe
    threat: Numbers = small(len(HEROES), BY_HOOK + 1, SEATS)  # the pressure that each tribe could bring after a walk …
    threat_by: Numbers = small(len(HEROES), BY_HOOK + 1, SEATS)  # … by which hero …
    threat_later: Numbers = small(len(HEROES), BY_HOOK + 1, SEATS)  # … 1 if another of its heroes has to leave first


@compiled
def foresee(state: State, seat: int, prospects: Prospects) -> None:
    """Write what follows from the view of a seat into a blank record."""
    for event in range(len(EVENTS)):
        if is_open(state, event):
            for place in range(len(PLACES)):
                prospects.taken[event, place] = taken_from(event, place, state.players)
    _foresee_wild_game(state, seat, prospects)
    for tribe in range(state.players):
        prospects.secret[tribe] = 1 if state.stage == CHOOSING and tribe != seat else 0
        if prospects.secret[tribe] == 0:
            _foresee_tribe(state, tribe, prospects)
    if seat >= 0:
        _foresee_own(state, seat, prospects)
        _foresee_walks(state, seat, prospects)


@compiled
def _foresee_wild_game(state: State, seat: int, prospects: Prospects) -> None:
    for ground in range(HUNTING_GROUNDS):
        for position in range(state.wild_stack_size[ground]):
            if state.wild_stack[ground, position] != UNKNOWN:
                prospects.in_sight[state.wild_stack[ground, position]] = 1
    mutation = is_open(state, MUTATION) if seat < 0 else afflicts(state, seat, MUTATION)
    epizootic = is_open(state, EPIZOOTIC) if seat < 0 else afflicts(state, seat, EPIZOOTIC)
    for kind in range(len(WILD_GAME)):
        prospects.endurance[kind] = endurance_in(kind, mutation)
        for catch in range(GAME_MEAT.shape[1]):
            prospects.meat[kind, catch] = meat_in(kind, catch, epizootic)
        prospects.next_catch[kind] = UNKNOWN if seat < 0 else min(LAST_CATCH, state.caught[seat, kind])


@compiled
def _foresee_tribe(state: State, tribe: int, prospects: Prospects) -> None:
    prospects.immune[tribe] = 1 if is_immune(state, tribe) else 0
    for hero in range(len(HEROES)):
        prospects.strength[tribe, hero] = acting_strength(state, tribe, hero)
    for slot in range(SLOTS):
        if state.room[tribe, slot] == UNKNOWN:
            prospects.room[tribe, slot] = UNKNOWN
        elif state.built[tribe, slot] == 0:
            prospects.room[tribe, slot] = UNBUILT
        else:
            prospects.room[tribe, slot] = FULL if is_full(state, tribe, slot) else PARTIAL
    left = state.survivors[tribe, AIRLOCK] + 0
    for row in range(len(AIRLOCK_ROWS)):
        here = min(left, AIRLOCK_ROWS[row])
        prospects.airlock[tribe, row] = here
        left -= here
    prospects.survivors[tribe] = count_survivors(state, tribe)
    prospects.absorbs[tribe] = absorbs(state, tribe)
    prospects.permanent[tribe] = permanent_left(state, tribe)
    prospects.room_price[tribe] = room_price(state, tribe)
    prospects.upkeep[tribe] = airlock_rows(state, tribe) + room_upkeep(state, tribe)
    _foresee_debt(state, tribe, prospects)
    # The night begins with the meal, and before the goods of the leader are known nothing can be said.
    if CHOOSING < state.stage < IN_SHELTER:
        _foresee_meal(state, tribe, prospects)
    for tile in range(len(EQUIPMENT)):
        if state.equipment[tribe, tile] >= REPAIRED:
            partner = state.equipment[tribe, EQUIPMENT_PARTNER[tile]]
            if partner == NOT_OWNED:
                prospects.half_pair[tribe, tile] = HALF_MISSING
            elif partner == BROKEN:
                prospects.half_pair[tribe, tile] = HALF_BROKEN


@compiled
def _foresee_meal(state: State, tribe: int, prospects: Prospects) -> None:
    rows = airlock_rows(state, tribe)
    upkeep = room_upkeep(state, tribe)
    water = water_for_rows(state, tribe)
    rest = supplies_for_rooms(state, tribe)
    prospects.meal_ahead[tribe] = 1
    prospects.meal_rows[tribe] = rows
    prospects.meal_water[tribe] = water
    prospects.meal_rooms[tribe] = upkeep
    prospects.meal_rest[tribe] = rest
    prospects.meal_need[tribe] = rows + upkeep
    # A row without water gets nothing else, so what the rooms leave over does not count.
    prospects.meal_have[tribe] = water + (rest if water == rows else min(rest, upkeep))
    prospects.meal_short[tribe] = hunger(state, tribe)


@compiled
def _foresee_debt(state: State, tribe: int, prospects: Prospects) -> None:
    """Find what a tribe is giving up piece by piece, for what, how much in all and how much is left.

    Discounts and a defence count as given. How many survivors there were to lose is nowhere written.
    """
    asked = state.decision[tribe]
    if asked == LOSE_SUPPLY:
        _owe(prospects, tribe, OWES_SUPPLIES, BY_EVENT + RAT_INFESTATION, RATS_SUPPLIES, state.to_pay[tribe])
    elif asked == LOSE_TOKENS:
        _owe(prospects, tribe, OWES_TOKENS, BY_EVENT + ENEMY_CLAN, CLAN_TOKENS, state.to_pay[tribe])
    elif asked == FEED:
        _owe(prospects, tribe, OWES_SUPPLIES, BY_FEEDING, room_upkeep(state, tribe), state.to_pay[tribe])
    elif asked == PAY_ROOM:
        _owe(prospects, tribe, OWES_MATERIALS, BY_BUILDING, ROOM_COST, state.to_pay[tribe])
    elif asked == LOSE_SURVIVOR:
        _owe(prospects, tribe, OWES_SURVIVORS, cause_of_loss(state, tribe), UNKNOWN, state.to_lose[tribe])
    elif asked == DEFEND or asked == TRIBUTE:
        _owe(prospects, tribe, OWES_PRESSURE, BY_PRESSURE, pressure_applied(state), state.pressure)
    elif asked == HUNT:
        prey = state.wild_stack[ground_of(state.hero_place[tribe, state.hero]), state.prey]
        endurance = endurance_in(prey, afflicts(state, tribe, MUTATION)) if prey >= 0 else UNKNOWN
        _owe(prospects, tribe, OWES_ENDURANCE, BY_HUNTING, endurance, state.endurance)


@compiled
def _owe(prospects: Prospects, tribe: int, owed: int, source: int, total: int, left: int) -> None:
    prospects.owed[tribe] = owed
    prospects.owed_for[tribe] = source
    prospects.owed_total[tribe] = total
    prospects.owed_left[tribe] = left


@compiled
def _foresee_own(state: State, seat: int, prospects: Prospects) -> None:
    if state.decision[seat] == DISCARD_ROOM:
        for i in range(ROOMS_PUT_BACK):
            prospects.to_discard += 1 if state.rooms_put_back[seat, i] == UNKNOWN else 0
    hook = equipment_reason(state, seat, GRAPPLING_HOOK) == 0
    for hero in range(len(HEROES)):
        prospects.slot[hero] = _slot(berth_of(state, seat, hero, False))
        prospects.hooked[hero] = _slot(berth_of(state, seat, hero, True)) if hook else UNKNOWN
    for slot in range(CARGO_SLOTS):
        prospects.slot_open[slot] = 1 if berth_reason(state, seat, slot) == 0 else 0
    for tile in range(len(EQUIPMENT)):
        prospects.tile_lacks[tile] = UNKNOWN
        if state.equipment[seat, tile] == BROKEN:
            prospects.tile_lacks[tile] = lacking_for_repair(state, seat, tile)
        if state.equipment[seat, tile] != NOT_OWNED:
            prospects.tile_owned[tile] = 1
            for place in range(len(PLACES)):
                prospects.tile_helps[tile, place] = 1 if tile_helps_at(tile, place) else 0
    for event in range(len(EVENTS)):
        prospects.event_lacks[event] = lacking_for_event(state, seat, event) if is_open(state, event) else UNKNOWN


@compiled
def _slot(berth: int) -> int:
    return berth if 0 <= berth < CARGO_SLOTS else UNKNOWN


# Walks ----------------------------------------------------------------------------------------------------------------


@compiled
def _foresee_walks(state: State, seat: int, prospects: Prospects) -> None:
    """Look at every walk that a tribe's idle heroes could take, when it is their turn or while they wait for it."""
    by_day = MOVING <= state.stage <= ACTING
    if state.decision[seat] != MOVE_HERO and (not by_day or state.active == seat):
        return
    after = np.empty(1, _STATE)
    hook = equipment_reason(state, seat, GRAPPLING_HOOK) == 0
    for hero in range(len(HEROES)):
        if state.hero_state[seat, hero] == IDLE and state.hero_place[seat, hero] != UNKNOWN:
            for goal in range(BY_HOOK + 1):
                hooked = goal == BY_HOOK
                place = CARGO if hooked else goal
                if (hook or not hooked) and walk_reason(state, seat, hero, place, hooked) == 0:
                    after[0] = state
                    _walk(after[0], seat, hero, place, hooked)
                    for other in range(state.players):
                        if other != seat:
                            prospects.presses[hero, goal, other] = pressure_on(state, other, hero, place)
                            _foresee_threat(after[0], hero, goal, other, place, prospects)


@compiled
def _walk(after: State, seat: int, hero: int, place: int, hooked: bool) -> None:
    """Set a hero down at a place, as if it had arrived there."""
    if place == CARGO:
        after.cargo_heroes[berth_of(after, seat, hero, hooked)] |= 1 << seat
    after.hero_place[seat, hero] = place
    after.hero_state[seat, hero] = ACTIVATED


@compiled
def _foresee_threat(after: State, hero: int, goal: int, other: int, place: int, prospects: Prospects) -> None:
    """Find the strongest hero of another tribe that could come and press: now, or when one that lies there has left."""
    by = _threatening(after, other, place, HERO_STRENGTH[hero])
    if by < 0:
        lying = _lying_hero(after, other, place)
        if lying < 0:
            return
        after.hero_place[other, lying] = UNKNOWN
        by = _threatening(after, other, place, HERO_STRENGTH[hero])
        after.hero_place[other, lying] = place
        if by < 0:
            return
        prospects.threat_later[hero, goal, other] = 1
    pressure = HERO_STRENGTH[by] - HERO_STRENGTH[hero]
    if equipment_reason(after, other, BASEBALL_BAT) == 0:
        pressure += EQUIPMENT_AMOUNT[BASEBALL_BAT]
    prospects.threat[hero, goal, other] = pressure
    prospects.threat_by[hero, goal, other] = by


@compiled
def _lying_hero(state: State, seat: int, place: int) -> int:
    """Return the idle hero of a tribe at a place, which may leave it, or -1."""
    for hero in range(len(HEROES)):
        if state.hero_place[seat, hero] == place and state.hero_state[seat, hero] == IDLE:
            return hero
    return -1


@compiled
def _threatening(state: State, seat: int, place: int, strength: int) -> int:
    """Return the strongest hero of a tribe that could come to a place, if it is stronger than this; else -1."""
    strongest = -1
    most = strength
    for hero in range(len(HEROES)):
        if HERO_STRENGTH[hero] > most and _comes(state, seat, hero, place):
            strongest = hero
            most = HERO_STRENGTH[hero]
    return strongest


@compiled
def _comes(state: State, seat: int, hero: int, place: int) -> bool:
    """Return whether a hero could walk to a place, with all that its tribe has."""
    if state.hero_place[seat, hero] == UNKNOWN:
        return False
    if walk_reason(state, seat, hero, place, False) == 0:
        return True
    hooks = place == CARGO and equipment_reason(state, seat, GRAPPLING_HOOK) == 0
    return hooks and walk_reason(state, seat, hero, place, True) == 0
