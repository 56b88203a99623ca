"""Pressure: a hero that arrives leans on every weaker hero that stands there (rulings 20 to 22)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import EQUIPMENT_AMOUNT, HERO_STRENGTH
from newdawn.outlive.equipment import equipment_reason, use_up
from newdawn.outlive.moves import BAT, DONE, FIRST, KIND, PAY, ROOM, TRIBUTE_TOKEN, USE
from newdawn.outlive.names import (
    AFTER_MATERIALS,
    BASEBALL_BAT,
    BATTLE_GEAR,
    BY_DEFENDING,
    CHOICE_OF_TRIBUTE,
    FIRST_SUPPLY,
    HERO_3A,
    HERO_IMMUNITY,
    HEROES,
    MUNITION,
)
from newdawn.outlive.rooms import count_full, fresh_room, room_reason
from newdawn.outlive.state import (
    ACTING,
    ACTIVATED,
    DEFEND,
    NOTHING,
    ROOM_SPENT,
    SWING_BAT,
    TRIBUTE,
    UNKNOWN,
    State,
)
from newdawn.outlive.stores import only_kind, spend, tokens_between

IMMUNE_STRENGTH = HERO_STRENGTH[HERO_3A]
"""The immunity room guards a hero of strength 3 only."""


@compiled
def standing_hero(state: State, seat: int, place: int) -> int:
    """Return the activated hero of a tribe at a place, or -1; idle heroes cannot be put under pressure."""
    for hero in range(len(HEROES)):
        if state.hero_place[seat, hero] == place and state.hero_state[seat, hero] == ACTIVATED:
            return hero
    return -1


@compiled
def pressure_on(state: State, defender: int, hero: int, place: int) -> int:
    """Return by how much a hero at a place is stronger than a seat's hero there. The Sandstorm does not matter here."""
    pressed = standing_hero(state, defender, place)
    return 0 if pressed < 0 else max(0, HERO_STRENGTH[hero] - HERO_STRENGTH[pressed])


@compiled
def difference(state: State, defender: int) -> int:
    """Return by how much the arriving hero is stronger than a seat's hero there."""
    return pressure_on(state, defender, state.hero, state.hero_place[state.active, state.hero])


@compiled
def pressure_applied(state: State) -> int:
    """Return the pressure that the defender was put under, before any defence."""
    bat = EQUIPMENT_AMOUNT[BASEBALL_BAT] if state.bat_target == state.defender else 0
    return difference(state, state.defender) + bat


@compiled
def apply_pressure(state: State, log: Log) -> None:
    """Go on with the pressure: find the targets, offer the bat, then take one defender after another by seating."""
    if state.targets == UNKNOWN:
        _find_targets(state)
        if state.targets != 0 and equipment_reason(state, state.active, BASEBALL_BAT) == 0:
            state.decision[state.active] = SWING_BAT
            return
    for i in range(1, state.players):
        seat = (state.active + i) % state.players
        if (state.targets >> seat) & 1 == 1:
            state.targets &= ~(1 << seat)
            _threaten(state, log, seat)
            return
    state.defender = UNKNOWN
    state.bat_target = UNKNOWN
    state.stage = ACTING


@compiled
def _find_targets(state: State) -> None:
    state.targets = 0
    state.bat_target = UNKNOWN
    for seat in range(state.players):
        if seat != state.active and difference(state, seat) > 0:
            state.targets |= 1 << seat


@compiled
def swing_bat_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is at which weaker hero to swing the Baseball Bat, if at any (ruling 22).
    """
    if KIND[move] == DONE:
        return 0
    if KIND[move] != BAT:
        return because(reasons.NOT_NOW, state.decision[seat])
    if (state.targets >> FIRST[move]) & 1 == 0:
        return because(reasons.NOT_A_TARGET, FIRST[move])
    return 0


@compiled
def swing_bat(state: State, log: Log, seat: int, move: int) -> None:
    """Remember whom the bat is swung at."""
    if KIND[move] == BAT:
        state.bat_target = FIRST[move]
        use_up(state, log, seat, BASEBALL_BAT)
    state.decision[seat] = NOTHING


@compiled
def _threaten(state: State, log: Log, seat: int) -> None:
    """Put one seat's hero under pressure, and let it defend itself if it can."""
    state.defender = seat
    state.pressure = pressure_applied(state)
    emit(log, happened.PRESSURE_APPLIED, state.active, seat, state.pressure)
    _defend_or_pay(state, log, seat)


@compiled
def _immunity_slot(state: State, seat: int) -> int:
    """Return the slot of a fresh immunity room, if the threatened hero is one that it guards; else -1."""
    hero = standing_hero(state, seat, state.hero_place[state.active, state.hero])
    if HERO_STRENGTH[hero] != IMMUNE_STRENGTH:
        return -1
    return fresh_room(state, seat, HERO_IMMUNITY)


@compiled
def _defend_or_pay(state: State, log: Log, seat: int) -> None:
    """Ask for the defence while there is pressure and something to answer it with; then comes the tribute."""
    armed = state.stock[seat, MUNITION] > 0 or equipment_reason(state, seat, BATTLE_GEAR) == 0
    if state.pressure > 0 and (armed or _immunity_slot(state, seat) >= 0):
        state.decision[seat] = DEFEND
    else:
        state.decision[seat] = NOTHING
        _demand_tribute(state, log)


@compiled
def defend_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is how to defend: with munitions, Battle Gear, the room for a hero of strength 3, or not at all.
    """
    kind = KIND[move]
    if kind == DONE:
        return 0
    if kind == PAY:
        if FIRST[move] != MUNITION:
            return because(reasons.NOT_ACCEPTED, FIRST[move])
        return 0 if state.stock[seat, MUNITION] > 0 else because(reasons.NEEDS_TOKEN, MUNITION, 1)
    if kind == USE:
        if FIRST[move] != BATTLE_GEAR:
            return because(reasons.EQUIPMENT_NOT_HERE, FIRST[move])
        return equipment_reason(state, seat, BATTLE_GEAR)
    if kind == ROOM:
        return _immunity_reason(state, seat, FIRST[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def _immunity_reason(state: State, seat: int, slot: int) -> int:
    """Say why a room does not turn the pressure away."""
    reason = room_reason(state, seat, slot)
    if reason != 0:
        return reason
    if state.room[seat, slot] != HERO_IMMUNITY:
        return because(reasons.ROOM_NOT_NOW, slot)
    if state.room_used[seat, slot] != 0:
        return because(reasons.ROOM_USED, slot)
    hero = standing_hero(state, seat, state.hero_place[state.active, state.hero])
    if HERO_STRENGTH[hero] != IMMUNE_STRENGTH:
        return because(reasons.HERO_TOO_STRONG, hero)
    return 0


@compiled
def defend(state: State, log: Log, seat: int, move: int) -> None:
    """Reduce the pressure, or give in."""
    kind = KIND[move]
    if kind == DONE:
        state.decision[seat] = NOTHING
        _demand_tribute(state, log)
        return
    before = state.pressure
    if kind == PAY:
        spend(state, log, seat, MUNITION, 1, BY_DEFENDING)
        state.pressure -= 1
    elif kind == USE:
        use_up(state, log, seat, BATTLE_GEAR)
        state.pressure = max(0, state.pressure - EQUIPMENT_AMOUNT[BATTLE_GEAR])
    else:
        state.room_used[seat, FIRST[move]] = ROOM_SPENT
        emit(log, happened.ROOM_USED, seat, FIRST[move], HERO_IMMUNITY)
        state.pressure = 0
    emit(log, happened.PRESSURE_REDUCED, seat, before - state.pressure)
    _defend_or_pay(state, log, seat)


@compiled
def _demand_tribute(state: State, log: Log) -> None:
    """Take one supply or material for each point that is left; ask which where there is a choice. Never munitions."""
    seat = state.defender
    while state.pressure > 0:
        total = tokens_between(state, seat, FIRST_SUPPLY, AFTER_MATERIALS)
        only = only_kind(state, seat, FIRST_SUPPLY, AFTER_MATERIALS)
        if total == 0:
            state.pressure = 0
        elif only >= 0:
            _hand_over(state, log, only)
        elif total <= state.pressure:
            for token in range(FIRST_SUPPLY, AFTER_MATERIALS):
                while state.stock[seat, token] > 0:
                    _hand_over(state, log, token)
            state.pressure = 0
        elif count_full(state, state.active, CHOICE_OF_TRIBUTE) > 0:
            state.decision[state.active] = TRIBUTE
            return
        else:
            state.decision[seat] = TRIBUTE
            return


@compiled
def _hand_over(state: State, log: Log, token: int) -> None:
    state.stock[state.defender, token] -= 1
    state.stock[state.active, token] += 1
    state.pressure -= 1
    emit(log, happened.TRIBUTE_GIVEN, state.defender, state.active, token)


@compiled
def tribute_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which token is handed over: the defender chooses, or with the room the attacker.
    """
    if KIND[move] != TRIBUTE_TOKEN:
        return because(reasons.NOT_NOW, state.decision[seat])
    if state.stock[state.defender, FIRST[move]] == 0:
        return because(reasons.NOTHING_TO_GIVE, FIRST[move])
    return 0


@compiled
def tribute(state: State, log: Log, seat: int, move: int) -> None:
    """Hand the token over."""
    state.decision[seat] = NOTHING
    _hand_over(state, log, FIRST[move])
    _demand_tribute(state, log)
