"""Phase 2, day: whose turn it is, and the five movement rules."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, CARGO_SLOTS, EQUIPMENT_AMOUNT, HERO_STEPS
from newdawn.outlive.equipment import equipment_reason, use_up
from newdawn.outlive.events import acting_strength
from newdawn.outlive.moves import FIRST, HOOK, HOOKS, KIND, MOVE, MOVE_STAY, MOVES, SECOND, STAY
from newdawn.outlive.names import (
    CARGO,
    CARGO_TWO,
    EXOSKELETON,
    GRAPPLING_HOOK,
    HEROES,
    PLACES,
)
from newdawn.outlive.rooms import fresh_room
from newdawn.outlive.state import (
    ACTIVATED,
    IDLE,
    MOVE_HERO,
    NOTHING,
    OVERCOMING,
    SPENT,
    UNDER_PRESSURE,
    UNKNOWN,
    State,
)

RING = len(PLACES)
HERO_COUNT = len(HEROES)


@compiled
def next_turn(state: State, log: Log) -> None:
    """Give the turn to the next player with an idle hero; if nobody has one, the night falls."""
    if state.active == UNKNOWN:
        seat = state.first_player + 0
    else:
        seat = (state.active + 1) % state.players
    for _ in range(state.players):
        for hero in range(HERO_COUNT):
            if state.hero_state[seat, hero] == IDLE:
                state.active = seat
                state.decision[seat] = MOVE_HERO
                return
        seat = (seat + 1) % state.players
    end_day(state, log)


@compiled
def end_day(state: State, log: Log) -> None:
    """Lay all heroes down. From now on the holder of the 1st player token comes first (ruling 1)."""
    for seat in range(state.players):
        for hero in range(HERO_COUNT):
            state.hero_state[seat, hero] = IDLE
    for slot in range(CARGO_SLOTS):
        state.cargo_heroes[slot] = 0
    state.first_player = state.token_holder
    state.active = UNKNOWN
    state.berth = UNKNOWN
    state.passes = 0
    state.stage = OVERCOMING
    emit(log, happened.NIGHT, state.day)


@compiled
def distance(origin: int, place: int) -> int:
    """Return the steps from one place to another along the ring, the shorter way round."""
    clockwise = (place - origin) % RING
    return min(clockwise, RING - clockwise)


@compiled
def own_hero_at(state: State, seat: int, place: int) -> bool:
    """Return whether a tribe has a hero at a place, standing or lying."""
    for hero in range(HERO_COUNT):
        if state.hero_place[seat, hero] == place:
            return True
    return False


@compiled
def berth_of(state: State, seat: int, hero: int, hooked: bool) -> int:
    """Return the slot of the ship that a hero would take; the Grappling Hook lifts it one higher."""
    strength = acting_strength(state, seat, hero)
    if hooked:
        strength += EQUIPMENT_AMOUNT[GRAPPLING_HOOK]
    return strength - CARGO_FIRST_STRENGTH


@compiled
def berth_reason(state: State, seat: int, berth: int) -> int:
    """Say why a hero cannot take a slot of the ship: only activated heroes block it (ruling 16)."""
    if berth < 0 or berth >= CARGO_SLOTS:
        return because(reasons.NO_SUCH_SLOT, berth + CARGO_FIRST_STRENGTH)
    if state.cargo_heroes[berth] != 0 and fresh_room(state, seat, CARGO_TWO) < 0:
        occupant = 0
        while (state.cargo_heroes[berth] >> occupant) & 1 == 0:
            occupant += 1
        return because(reasons.SLOT_TAKEN, berth + CARGO_FIRST_STRENGTH, occupant)
    return 0


@compiled
def walk_reason(state: State, seat: int, hero: int, place: int, hooked: bool) -> int:
    """Say why a hero cannot walk to a place; with an Exoskeleton any distance will do."""
    if state.hero_state[seat, hero] != IDLE:
        return because(reasons.HERO_NOT_IDLE, hero)
    origin = state.hero_place[seat, hero]
    if place == origin:
        return because(reasons.MUST_LEAVE, place)
    if distance(origin, place) > HERO_STEPS and equipment_reason(state, seat, EXOSKELETON) != 0:
        return because(reasons.TOO_FAR, place, HERO_STEPS)
    if own_hero_at(state, seat, place):
        return because(reasons.PLACE_TAKEN_BY_OWN_HERO, place)
    if place == CARGO:
        return berth_reason(state, seat, berth_of(state, seat, hero, hooked))
    return 0


@compiled
def _walks_unaided(state: State, seat: int, hero: int, place: int) -> bool:
    """Return whether a hero could walk to a place without any tile or room."""
    if state.hero_state[seat, hero] != IDLE or own_hero_at(state, seat, place):
        return False
    if distance(state.hero_place[seat, hero], place) > HERO_STEPS:
        return False
    if place == CARGO:
        berth = berth_of(state, seat, hero, False)
        return 0 <= berth < CARGO_SLOTS and state.cargo_heroes[berth] == 0
    return True


@compiled
def _stay_reason(state: State, seat: int) -> int:
    """Say why a player must move a hero. Tiles and rooms are never forced on a player: if only they allow a
    move, the player may stay.
    """
    for hero in range(HERO_COUNT):
        for place in range(RING):
            if _walks_unaided(state, seat, hero, place):
                return because(reasons.A_HERO_CAN_MOVE)
    return 0


@compiled
def move_hero_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which hero goes where. A hero that can move must move; if none can, the rest stay (ruling 17).
    """
    kind = KIND[move]
    if kind == MOVE:
        return walk_reason(state, seat, FIRST[move], SECOND[move], False)
    if kind == HOOK:
        reason = equipment_reason(state, seat, GRAPPLING_HOOK)
        return reason if reason != 0 else walk_reason(state, seat, FIRST[move], CARGO, True)
    if kind == STAY:
        return _stay_reason(state, seat)
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def list_hero_moves(state: State, seat: int, moves: Numbers) -> int:
    """Write the legal moves of this decision into `moves` and return their number.

    The same questions as in `move_hero_reason`, asked only where the answer can be yes: this is the decision with the
    most moves that come into question.
    """
    count = 0
    unaided = False
    for hero in range(HERO_COUNT):
        if state.hero_state[seat, hero] == IDLE:
            for place in range(RING):
                if walk_reason(state, seat, hero, place, False) == 0:
                    moves[count] = MOVES + hero * RING + place
                    count += 1
                    unaided |= place != CARGO and distance(state.hero_place[seat, hero], place) <= HERO_STEPS
            if move_hero_reason(state, seat, HOOKS + hero) == 0:
                moves[count] = HOOKS + hero
                count += 1
    if not unaided and _stay_reason(state, seat) == 0:
        moves[count] = MOVE_STAY
        count += 1
    return count


@compiled
def move_hero(state: State, log: Log, seat: int, move: int) -> None:
    """Walk the hero and stand it up, or spend the heroes that cannot move."""
    kind = KIND[move]
    state.decision[seat] = NOTHING
    if kind == STAY:
        _stay(state, log, seat)
        return
    hero = FIRST[move]
    place = CARGO if kind == HOOK else SECOND[move]
    origin = state.hero_place[seat, hero]
    if distance(origin, place) > HERO_STEPS:
        use_up(state, log, seat, EXOSKELETON)
    emit(log, happened.HERO_MOVED, seat, hero, origin, place)
    state.hero_place[seat, hero] = place
    state.hero_state[seat, hero] = ACTIVATED
    state.hero = hero
    state.berth = UNKNOWN
    if place == CARGO:
        if kind == HOOK:
            use_up(state, log, seat, GRAPPLING_HOOK)
        state.berth = berth_of(state, seat, hero, kind == HOOK)
    state.stage = UNDER_PRESSURE
    state.targets = UNKNOWN


@compiled
def _stay(state: State, log: Log, seat: int) -> None:
    """Spend all heroes that still lie: they do nothing, and cannot be put under pressure."""
    count = 0
    for hero in range(HERO_COUNT):
        if state.hero_state[seat, hero] == IDLE:
            state.hero_state[seat, hero] = SPENT
            count += 1
    emit(log, happened.HEROES_STAY, seat, count)
