"""Reading the turn of a hero and the pending decisions of a position document, or deriving them."""

from newdawn.core.document import Fields
from newdawn.outlive import names, state
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, EQUIPMENT_COST, EVENT_COST, LEADER_SEARCHES, ROOM_COST
from newdawn.outlive.day import berth_of
from newdawn.outlive.document.shape import ACTING_KEYS, MARY, PRESSURE_KEYS, TURN
from newdawn.outlive.document.words import (
    HERO_STAGES,
    MOST_ENDURANCE,
    MOST_OWED,
    MOST_POINTS,
    MOST_PRESSURE,
    NIGHT_STEPS,
    WAITING,
)
from newdawn.outlive.events import acting_strength
from newdawn.outlive.hunting import endurance_of, ground_of
from newdawn.outlive.overcoming import affordable_reason
from newdawn.outlive.pressure import difference
from newdawn.outlive.state import NOTHING, UNKNOWN, State

# The step of the night that comes after a decision; survivors are lost after feeding or after the radioactivity.
_NEXT_STEP = {
    state.FEED: state.STEP_RADIOACTIVITY,
    state.LOSE_SURVIVOR: state.STEP_RADIOACTIVITY,
    state.RECRUIT: state.STEP_BUILD,
    state.BUILD: state.STEP_REPAIR,
    state.PAY_ROOM: state.STEP_REPAIR,
    state.DESTROY: state.STEP_REPAIR,
    state.REPAIR: state.STEP_UPKEEP,
    state.REPAIR_DISCOUNT: state.STEP_UPKEEP,
    state.WAIVE: state.STEP_UPKEEP,
}


def read_turn(position: State, root: Fields) -> None:
    """Read what the hero whose turn it is has done so far."""
    stage = int(position.stage)
    if stage in HERO_STAGES:
        _read_turn(position, root["turn"].fields(TURN))
    else:
        root.refuse(("turn",), 'is only for the phases "pressure" and "acting"')
    if stage != state.OVERCOMING:
        root.refuse(("event_in_hand",), 'is only for the phase "overcoming"')
    position.event_in_hand = root["event_in_hand"].word(names.EVENTS, UNKNOWN)


def _read_turn(position: State, turn: Fields) -> None:
    stage, players = int(position.stage), int(position.players)
    seat, hero = int(position.active), int(position.hero)
    on_ship = position.hero_place[seat, hero] == names.CARGO
    if on_ship:
        strongest = CARGO_FIRST_STRENGTH + state.CARGO_SPACES - 1
        usual = int(berth_of(position, seat, hero, False)) + CARGO_FIRST_STRENGTH
        position.berth = turn["berth"].integer(CARGO_FIRST_STRENGTH, strongest, usual) - CARGO_FIRST_STRENGTH
    else:
        turn.refuse(("berth",), "is only for a hero on the ship")
    if stage == state.ACTING:
        turn.refuse(PRESSURE_KEYS, 'is only for the phase "pressure"')
        strength = 0 if on_ship else int(acting_strength(position, seat, hero))
        position.points = turn["points"].integer(0, MOST_POINTS, strength)
        position.collected = turn["collected"].integer(0, MOST_POINTS, 0)
        for slot in turn["cupboards"].items(len(names.ROOM_SLOTS)):
            position.cupboards |= 1 << slot.word(names.ROOM_SLOTS)
        position.unlocked = turn["unlocked"].flag()
        position.hunted = turn["hunted"].flag()
        position.waiting = turn["waiting"].word(WAITING, state.NOBODY)
        position.sensor = turn["sensor"].flag()
        position.prey = turn["prey"].integer(1, state.STACK, 1) - 1
        position.endurance = turn["endurance"].integer(0, MOST_ENDURANCE, 0)
    else:
        turn.refuse(ACTING_KEYS, 'is only for the phase "acting"')
        position.targets = turn["targets"].seats(players) if "targets" in turn else UNKNOWN
        position.bat_target = turn["bat_target"].integer(0, players - 1, UNKNOWN)
        position.defender = turn["defender"].integer(0, players - 1, UNKNOWN)
        position.pressure = turn["pressure"].integer(0, MOST_PRESSURE, 0)


def read_decisions(position: State, root: Fields, tribes: list[Fields]) -> None:
    """Read who is asked what. If no tribe says so, it follows from the phase, or the game runs on until somebody is."""
    named = any("decision" in tribe for tribe in tribes)
    for seat, tribe in enumerate(tribes):
        position.decision[seat] = tribe["decision"].word(state.DECISIONS, NOTHING)
        _read_owed(position, seat, tribe)
    _read_mary(position, root)
    if position.stage == state.CHOOSING:
        for seat in range(position.players):
            if "decision" not in tribes[seat]:
                position.decision[seat] = choice_due(position, seat)
    elif not named:
        _derive(position, root)
    for seat, tribe in enumerate(tribes):
        _complete(position, root, seat, tribe)
    _board(position)
    if position.stage == state.ACTING and not position.decision.any():
        root["turn"].fields(TURN).refuse(ACTING_KEYS, 'needs the decision "act" or "hunt" of the active seat')
    if position.stage == state.UNDER_PRESSURE and position.targets == UNKNOWN and position.decision.any():
        position.targets = 0
        for seat in range(position.players):
            if (
                position.decision[position.active] == state.SWING_BAT
                and seat != position.active
                and difference(position, seat) > 0
            ):
                position.targets |= 1 << seat


def _board(position: State) -> None:
    """Stand a hero that is acting on the ship on its slot, as it does from the beginning of its actions."""
    if position.stage != state.ACTING or not position.decision.any():
        return
    seat = int(position.active)
    if position.hero_place[seat, position.hero] == names.CARGO and not (position.cargo_heroes >> seat & 1).any():
        position.cargo_heroes[position.berth] |= 1 << seat


def _read_owed(position: State, seat: int, tribe: Fields) -> None:
    position.to_pay[seat] = tribe["to_pay"].integer(0, MOST_OWED, 0)
    position.to_lose[seat] = tribe["to_lose"].integer(0, MOST_OWED, 0)
    position.waivers[seat] = tribe["waivers"].integer(0, MOST_POINTS, 0)
    position.room_in_hand[seat] = tribe["room_in_hand"].word(names.ROOM_SLOTS, UNKNOWN)
    position.tile_in_hand[seat] = tribe["tile_in_hand"].word(names.EQUIPMENT, UNKNOWN)
    position.due[seat] = tribe["due"].counts(names.TOKENS, [MOST_POINTS] * len(names.TOKENS))


def _read_mary(position: State, root: Fields) -> None:
    """Read how far Mary Koolpepper is with her search tiles."""
    if position.stage != state.SEARCHING:
        root.refuse(("mary",), 'is only for the phase "searching"')
        return
    mary = root["mary"].fields(MARY)
    position.searched[:] = mary["searched"].counts(names.SEARCH_TILES, [state.PILE] * len(names.SEARCH_TILES))
    drawn = int(position.searched.sum())
    searches = sum(int(LEADER_SEARCHES[position.leader[seat]]) for seat in range(position.players))
    position.searches_left = mary["searches_left"].integer(0, state.PILE, max(0, searches - drawn))


def choice_due(position: State, seat: int) -> int:
    """Return what a seat is asked while rooms and leaders are chosen: it follows from what it holds."""
    if position.leader[seat] != UNKNOWN:
        return NOTHING
    if (position.room[seat] == UNKNOWN).any():
        return state.DISCARD_ROOM
    if not position.built[seat].any():
        return state.FIRST_ROOM
    return state.FIRST_SURVIVORS if position.to_settle[seat] > 0 else state.CHOOSE_LEADER


def placed(position: State, seat: int) -> bool:
    """Return whether a tribe has placed all heroes."""
    return not (position.hero_place[seat] == UNKNOWN).any()


def _derive(position: State, root: Fields) -> None:
    """Ask whoever must be asked first, where the rules alone would not know."""
    stage, active = int(position.stage), int(position.active)
    if stage == state.PLACING:
        # Where heroes are placed in turn, the rules know whose turn it is.
        for seat in range(0 if position.placing_in_turn else position.players):
            if not placed(position, seat):
                position.decision[seat] = state.PLACE_HEROES
    elif stage == state.STAGE_EVENT:
        for seat in range(position.players):
            if position.to_lose[seat] > 0:
                position.decision[seat] = state.LOSE_SURVIVOR
    elif stage == state.MOVING and active != UNKNOWN:
        if (position.hero_state[active] == state.IDLE).any():
            position.decision[active] = state.MOVE_HERO
    elif stage == state.OVERCOMING and active != UNKNOWN:
        if any(affordable_reason(position, active, event) == 0 for event in range(len(names.EVENTS))):
            position.decision[active] = state.OVERCOME
    elif stage == state.UNDER_PRESSURE and position.defender != UNKNOWN:
        position.decision[position.defender] = state.DEFEND
    elif stage == state.ACTING:
        turn = root["turn"].fields(TURN)
        if "prey" in turn or "endurance" in turn:
            position.decision[active] = state.HUNT
        elif any(key in turn for key in ACTING_KEYS):
            # A turn that is under way; without a word about it, the hero has only just arrived.
            position.decision[active] = state.ACT


def _complete(position: State, root: Fields, seat: int, tribe: Fields) -> None:
    """Add what a pending decision is about, where that follows from the rest."""
    decision = int(position.decision[seat])
    if position.stage == state.IN_SHELTER:
        step = tribe["night"] if "night" in tribe or decision in _NEXT_STEP else root["night"]
        position.night_step[seat] = _NEXT_STEP.get(decision, state.STEP_FEED)
        if step.given:
            position.night_step[seat] = state.STEP_FEED + step.word(NIGHT_STEPS)
    if decision == state.HUNT:
        position.hunted = 1
        ground = int(ground_of(int(position.hero_place[position.active, position.hero])))
        if position.endurance == 0 and ground >= 0 and position.prey < position.wild_stack_size[ground]:
            position.endurance = endurance_of(
                position, int(position.active), int(position.wild_stack[ground, position.prey])
            )
    if decision == state.PAY_ROOM and "to_pay" not in tribe:
        position.to_pay[seat] = ROOM_COST
    if decision == state.LOSE_SURVIVOR and "to_lose" not in tribe:
        position.to_lose[seat] = 1
    if decision in (state.LOSE_SUPPLY, state.LOSE_TOKENS, state.FEED) and "to_pay" not in tribe:
        position.to_pay[seat] = 1
    if decision == state.DISCOUNT and "due" not in tribe and position.event_in_hand != UNKNOWN:
        position.due[seat] = EVENT_COST[position.event_in_hand]
    if decision == state.REPAIR_DISCOUNT and "due" not in tribe and position.tile_in_hand[seat] != UNKNOWN:
        position.due[seat] = EQUIPMENT_COST[position.tile_in_hand[seat]]
