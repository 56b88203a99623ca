"""Reading the turn of a hero and the pending decisions of a position document, or deriving them."""

from newdawn.core.document import Fields
from newdawn.outlive import names, state
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, EQUIPMENT_COST, EVENT_COST, LEADER_SEARCHES, ROOM_COST
from newdawn.outlive.day import berth_of
from newdawn.outlive.document.words import DAY_STAGES, HERO_STAGES, NIGHT_STEPS, WAITING
from newdawn.outlive.events import acting_strength
from newdawn.outlive.hunting import endurance_of, ground_of
from newdawn.outlive.overcoming import affordable_reason
from newdawn.outlive.pressure import difference
from newdawn.outlive.state import NOTHING, UNKNOWN, Game

_ACTING_KEYS = ("points", "waiting", "sensor", "prey", "endurance")
_PRESSURE_KEYS = ("targets", "bat_target", "defender", "pressure")
_LASTING_KEYS = ("collected", "cupboards", "unlocked", "hunted")
TURN_KEYS = ("hero", "berth", *_ACTING_KEYS, *_LASTING_KEYS, *_PRESSURE_KEYS)

_MOST_POINTS = 9
_MOST_CUPBOARDS = 2 * state.PILE
_MOST_ENDURANCE = 18
_MOST_PRESSURE = 20
_MOST_OWED = 99

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


def read_turn(game: Game, root: Fields) -> None:
    """Read what the hero whose turn it is has done so far; in other phases, what is left over from the last turn."""
    turn = root["turn"].fields(TURN_KEYS)
    stage, players = int(game.stage), int(game.players)
    if stage != state.ACTING:
        turn.refuse(_ACTING_KEYS, 'is for the phase "acting" only')
    if stage != state.PRESSURING:
        turn.refuse(_PRESSURE_KEYS, 'is for the phase "pressure" only')
    if stage not in DAY_STAGES:
        turn.refuse(("berth",), "is for the day only")
    on_ship = stage in HERO_STAGES and game.hero_place[game.active, game.hero] == names.CARGO
    default = int(berth_of(game, int(game.active), int(game.hero), False)) if on_ship else UNKNOWN
    strongest = CARGO_FIRST_STRENGTH + state.CARGO_SPACES - 1
    berth = turn["berth"].integer(CARGO_FIRST_STRENGTH, strongest, default + CARGO_FIRST_STRENGTH)
    game.berth = berth - CARGO_FIRST_STRENGTH
    game.collected = turn["collected"].integer(0, _MOST_POINTS, 0)
    game.cupboards = turn["cupboards"].integer(0, _MOST_CUPBOARDS, 0)
    game.unlocked = turn["unlocked"].flag()
    game.hunted = turn["hunted"].flag()
    if stage == state.ACTING:
        strength = 0 if on_ship else int(acting_strength(game, int(game.active), int(game.hero)))
        game.points = turn["points"].integer(0, _MOST_POINTS, strength)
        game.waiting = turn["waiting"].word(WAITING, state.NOBODY)
        game.sensor = turn["sensor"].flag()
        game.prey = turn["prey"].integer(1, state.STACK, 1) - 1
        game.endurance = turn["endurance"].integer(0, _MOST_ENDURANCE, 0)
    if stage == state.PRESSURING:
        game.targets = turn["targets"].seats(players) if "targets" in turn else UNKNOWN
        game.bat_target = turn["bat_target"].integer(0, players - 1, UNKNOWN)
        game.defender = turn["defender"].integer(0, players - 1, UNKNOWN)
        game.pressure = turn["pressure"].integer(0, _MOST_PRESSURE, 0)
    if stage != state.OVERCOMING:
        root.refuse(("event_in_hand",), 'is for the phase "overcoming" only')
    game.event_in_hand = root["event_in_hand"].word(names.EVENTS, UNKNOWN)


def read_decisions(game: Game, root: Fields, tribes: list[Fields]) -> None:
    """Read who is asked what. If no tribe says so, it follows from the phase, or the game runs on until somebody is."""
    named = any("decision" in tribe for tribe in tribes)
    for seat, tribe in enumerate(tribes):
        game.decision[seat] = tribe["decision"].word(state.DECISIONS, NOTHING)
        _read_owed(game, seat, tribe)
    _read_mary(game, root)
    if game.stage == state.CHOOSING:
        for seat in range(game.players):
            if "decision" not in tribes[seat]:
                game.decision[seat] = choice_due(game, seat)
    elif not named:
        _derive(game, root)
    for seat, tribe in enumerate(tribes):
        _complete(game, root, seat, tribe)
    if game.stage == state.PRESSURING and game.targets == UNKNOWN and game.decision.any():
        game.targets = 0
        for seat in range(game.players):
            if game.decision[game.active] == state.SWING_BAT and seat != game.active and difference(game, seat) > 0:
                game.targets |= 1 << seat


def _read_owed(game: Game, seat: int, tribe: Fields) -> None:
    game.to_pay[seat] = tribe["to_pay"].integer(0, _MOST_OWED, 0)
    game.to_lose[seat] = tribe["to_lose"].integer(0, _MOST_OWED, 0)
    game.waivers[seat] = tribe["waivers"].integer(0, _MOST_POINTS, 0)
    game.room_in_hand[seat] = tribe["room_in_hand"].word(names.ROOM_SLOTS, UNKNOWN)
    game.tile_in_hand[seat] = tribe["tile_in_hand"].word(names.EQUIPMENT, UNKNOWN)
    game.due[seat] = tribe["due"].counts(names.TOKENS, [_MOST_POINTS] * len(names.TOKENS))


def _read_mary(game: Game, root: Fields) -> None:
    """Read how far Mary Koolpepper is with her search tiles."""
    if game.stage != state.SEARCHING:
        root.refuse(("mary",), 'is for the phase "searching" only')
        return
    mary = root["mary"].fields(("searches_left", "searched"))
    game.searched[:] = mary["searched"].counts(names.SEARCH_TILES, [state.PILE] * len(names.SEARCH_TILES))
    drawn = int(game.searched.sum())
    searches = sum(int(LEADER_SEARCHES[game.leader[seat]]) for seat in range(game.players))
    game.searches_left = mary["searches_left"].integer(0, state.PILE, max(0, searches - drawn))


def choice_due(game: Game, seat: int) -> int:
    """Return what a seat is asked while rooms and leaders are chosen: it follows from what it holds."""
    if game.leader[seat] != UNKNOWN:
        return NOTHING
    if (game.room[seat] == UNKNOWN).any():
        return state.DISCARD_ROOM
    if not game.built[seat].any():
        return state.FIRST_ROOM
    return state.FIRST_SURVIVORS if game.to_settle[seat] > 0 else state.CHOOSE_LEADER


def placed(game: Game, seat: int) -> bool:
    """Tell whether a tribe has placed all heroes."""
    return not (game.hero_place[seat] == UNKNOWN).any()


def _derive(game: Game, root: Fields) -> None:
    """Ask whoever must be asked first, where the rules alone would not know."""
    stage, active = int(game.stage), int(game.active)
    if stage == state.PLACING:
        order = [(game.first_player + i) % game.players for i in range(game.players)]
        waiting = [int(seat) for seat in order if not placed(game, int(seat))]
        for seat in waiting if game.simultaneous_placing else waiting[:1]:
            game.decision[seat] = state.PLACE_HEROES
    elif stage == state.STAGE_EVENT:
        for seat in range(game.players):
            if game.to_lose[seat] > 0:
                game.decision[seat] = state.LOSE_SURVIVOR
    elif stage == state.MOVING and active != UNKNOWN:
        if (game.hero_state[active] == state.IDLE).any():
            game.decision[active] = state.MOVE_HERO
    elif stage == state.OVERCOMING and active != UNKNOWN:
        if any(affordable_reason(game, active, event) == 0 for event in range(len(names.EVENTS))):
            game.decision[active] = state.OVERCOME
    elif stage == state.PRESSURING and game.defender != UNKNOWN:
        game.decision[game.defender] = state.DEFEND
    elif stage == state.ACTING:
        turn = root["turn"].fields(TURN_KEYS)
        if "prey" in turn or "endurance" in turn:
            game.decision[active] = state.HUNT
        elif any(key in turn for key in (*_ACTING_KEYS, *_LASTING_KEYS)):
            # A turn that is under way; without a word about it, the hero has only just arrived.
            game.decision[active] = state.ACT


def _complete(game: Game, root: Fields, seat: int, tribe: Fields) -> None:
    """Add what a pending decision is about, where that follows from the rest."""
    decision = int(game.decision[seat])
    if game.stage == state.IN_SHELTER:
        step = tribe["night"] if "night" in tribe or decision in _NEXT_STEP else root["night"]
        game.night_step[seat] = _NEXT_STEP.get(decision, state.STEP_FEED)
        if step.given:
            game.night_step[seat] = state.STEP_FEED + step.word(NIGHT_STEPS)
    if decision == state.HUNT:
        game.hunted = 1
        ground = int(ground_of(int(game.hero_place[game.active, game.hero])))
        if game.endurance == 0 and ground >= 0 and game.prey < game.wild_stack_size[ground]:
            game.endurance = endurance_of(game, int(game.active), int(game.wild_stack[ground, game.prey]))
    if decision == state.PAY_ROOM and "to_pay" not in tribe:
        game.to_pay[seat] = ROOM_COST
    if decision == state.LOSE_SURVIVOR and "to_lose" not in tribe:
        game.to_lose[seat] = 1
    if decision in (state.LOSE_SUPPLY, state.LOSE_TOKENS, state.FEED) and "to_pay" not in tribe:
        game.to_pay[seat] = 1
    if decision == state.DISCOUNT and "due" not in tribe and game.event_in_hand != UNKNOWN:
        game.due[seat] = EVENT_COST[game.event_in_hand]
    if decision == state.REPAIR_DISCOUNT and "due" not in tribe and game.tile_in_hand[seat] != UNKNOWN:
        game.due[seat] = EQUIPMENT_COST[game.tile_in_hand[seat]]
