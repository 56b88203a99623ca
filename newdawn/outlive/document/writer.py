"""Writing a record as a position document: every field that differs from what the reader assumes without it."""

import orjson

from newdawn.core.document import (
    Document,
    Part,
    Plain,
    Shared,
    Source,
    TextWriter,
    counts_of,
    joined,
    known,
    names_of,
    place_of,
    seats_asked,
    seats_of,
)
from newdawn.outlive import names, state
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, GAUGE
from newdawn.outlive.document.words import (
    CITY_ROOMS,
    GROUND_PLACES,
    HEAD,
    HERO_STAGES,
    NIGHT_STEPS,
    OPTION,
    STOCKED_PLACES,
    WAITING,
    default_active,
    default_event_space,
    default_passes,
    has_board,
    is_setup,
)
from newdawn.outlive.state import UNKNOWN, State


def _body(players: int, data: bytes) -> bytes:
    """Return all entries. Once the choices at the beginning are made, most receivers see the same."""
    rest: Document = {"tribes": [_TRIBE(seat, data) for seat in range(players)]}
    if has_board(data[_STAGE]):
        rest["convoy"] = _CONVOY(0, data)
        stacks = {"equipment": _EQUIPMENT(0, data), "search": _SEARCH(0, data), "wild_game": _WILD_GAME(0, data)}
        rest["board"] = orjson.Fragment(joined(_BOARD.text(0, data), orjson.dumps(stacks)))
    return joined(_SITUATION.text(0, data), orjson.dumps(rest))


def _situation(position: Plain, _: int) -> Document:
    stage = position.stage
    found: Document = {"options": {OPTION: bool(position.placing_in_turn)}}
    if not is_setup(stage):
        # The dawn of a day belongs to it, although the engine counts the day only when the board is refilled.
        found["day"] = position.day + (stage == state.STAGE_DAWN)
    found["phase"] = state.STAGES[stage]
    if stage != state.CHOOSING:
        found["first_player"] = position.first_player
        found["token_holder"] = position.token_holder
        found["token_taken"] = bool(position.token_taken)
    if position.active != default_active(stage, position.day):
        found["active"] = known(position.active)
    if position.event_space != default_event_space(stage, position.flipped, bool(seats_asked(position))):
        found["events_applied"] = known(position.event_space)
    if position.passes != default_passes(stage, position.day, position.players):
        found["passes"] = position.passes
    if position.event_in_hand != UNKNOWN:
        found["event_in_hand"] = names.EVENTS[position.event_in_hand]
    turn = _turn(position)
    if turn:
        found["turn"] = turn
    if stage == state.SEARCHING:
        found["mary"] = {
            "searches_left": position.searches_left,
            "searched": counts_of(names.SEARCH_TILES, position.searched),
        }
    return found


def _turn(position: Plain) -> Document:
    """Return the turn of a hero."""
    stage = position.stage
    if stage not in HERO_STAGES:
        return {}
    found: Document = {"hero": names.HEROES[position.hero]}
    if position.berth != UNKNOWN:
        found["berth"] = position.berth + CARGO_FIRST_STRENGTH
    if stage == state.ACTING:
        found["points"] = position.points
    if position.collected:
        found["collected"] = position.collected
    if position.cupboards:
        found["cupboards"] = [slot for bit, slot in enumerate(names.ROOM_SLOTS) if position.cupboards >> bit & 1]
    for key in ("unlocked", "hunted", "sensor"):
        if getattr(position, key):
            found[key] = True
    if position.waiting:
        found["waiting"] = WAITING[position.waiting]
    if position.endurance:
        found["prey"] = position.prey + 1
        found["endurance"] = position.endurance
    if stage == state.UNDER_PRESSURE:
        if position.targets != UNKNOWN:
            found["targets"] = seats_of(position.targets)
        if position.bat_target != UNKNOWN:
            found["bat_target"] = position.bat_target
        if position.defender != UNKNOWN:
            found["defender"] = position.defender
            found["pressure"] = position.pressure
    return found


def _tribe(position: Plain, seat: int) -> Document:
    found: Document = {}
    if position.decision[seat] != state.NOTHING:
        found["decision"] = state.DECISIONS[position.decision[seat]]
    if position.night_step[seat]:
        found["night"] = NIGHT_STEPS[position.night_step[seat] - state.STEP_FEED]
    found.update(_owed(position, seat))
    if position.leader[seat] != UNKNOWN:
        found["leader"] = names.LEADERS[position.leader[seat]]
    found.update(_choices(position, seat))
    if position.stage != state.CHOOSING:
        found["stock"] = counts_of(names.TOKENS, position.stock[seat])
    found["gauge"] = int(GAUGE[position.gauge[seat]])
    found["rooms"] = _rooms(position, seat)
    found["airlock"] = position.survivors[seat][names.AIRLOCK]
    if position.stage != state.CHOOSING:
        found["equipment"] = {
            tile: state.EQUIPMENT_STATES[value]
            for tile, value in zip(names.EQUIPMENT, position.equipment[seat], strict=True)
            if value
        }
        found["caught"] = counts_of(names.WILD_GAME, position.caught[seat])
    heroes = {
        hero: {"at": names.PLACES[place], "state": state.HERO_STATES[standing]}
        for hero, place, standing in zip(
            names.HEROES, position.hero_place[seat], position.hero_state[seat], strict=True
        )
        if place != UNKNOWN
    }
    if heroes:
        found["heroes"] = heroes
    return found


def _owed(position: Plain, seat: int) -> Document:
    """Return what the pending decision of a seat is about."""
    found: Document = {}
    for key in ("to_pay", "to_lose", "waivers"):
        if getattr(position, key)[seat]:
            found[key] = getattr(position, key)[seat]
    if position.room_in_hand[seat] != UNKNOWN:
        found["room_in_hand"] = names.ROOM_SLOTS[position.room_in_hand[seat]]
    if position.tile_in_hand[seat] != UNKNOWN:
        found["tile_in_hand"] = names.EQUIPMENT[position.tile_in_hand[seat]]
    if position.decision[seat] in (state.DISCOUNT, state.REPAIR_DISCOUNT, state.WAIVE):
        found["due"] = counts_of(names.TOKENS, position.due[seat])
    return found


def _choices(position: Plain, seat: int) -> Document:
    """Return what a seat holds while rooms and leaders are chosen."""
    found: Document = {}
    for key, vocabulary in (
        ("drawn_rooms", names.ROOMS),
        ("rooms_put_back", names.ROOMS),
        ("drawn_leaders", names.LEADERS),
    ):
        held = names_of(vocabulary, getattr(position, key)[seat])
        if any(held):
            found[key] = held if key == "drawn_rooms" else [name for name in held if name]
    if position.leader_put_back[seat] != UNKNOWN:
        found["leader_put_back"] = names.LEADERS[position.leader_put_back[seat]]
    if position.to_settle[seat]:
        found["to_settle"] = position.to_settle[seat]
    return found


def _rooms(position: Plain, seat: int) -> list[Document | None]:
    found: list[Document | None] = []
    for slot in range(len(names.ROOM_SLOTS)):
        room = position.room[seat][slot]
        if room == UNKNOWN:
            found.append(None)
            continue
        entry: Document = {"room": names.ROOMS[room], "built": bool(position.built[seat][slot])}
        if position.built[seat][slot]:
            entry["survivors"] = position.survivors[seat][slot]
        used = position.room_used[seat][slot]
        if used and room in CITY_ROOMS:
            entry["used"] = [city for bit, city in enumerate(names.CITIES) if used >> bit & 1]
        elif used:
            entry["used"] = "drawn" if used == state.ROOM_DRAWN else True
        found.append(entry)
    while found[-1] is None:
        found.pop()
    return found


def _convoy(position: Plain, _: int) -> list[Document | None]:
    found: list[Document | None] = []
    for event, seat in zip(position.convoy, position.overcome_by, strict=True):
        if event == UNKNOWN:
            found.append(None)
            continue
        entry: Document = {"event": names.EVENTS[event]}
        if seat != UNKNOWN:
            entry["overcome_by"] = seat
        found.append(entry)
    return found


def _board(position: Plain, _: int) -> Document:
    return {
        "stock": {place: position.place_stock[names.PLACES.index(place)] for place in STOCKED_PLACES},
        "algae": bool(position.algae),
        "cargo": {
            str(CARGO_FIRST_STRENGTH + slot): {
                "survivors": position.cargo_survivors[slot],
                "heroes": seats_of(position.cargo_heroes[slot]),
            }
            for slot in range(state.CARGO_SPACES)
        },
    }


def _equipment(position: Plain, _: int) -> Document:
    stack = position.equipment_stack[: position.equipment_stack_size][::-1]
    return {
        **{
            city: names_of(names.EQUIPMENT, tiles)
            for city, tiles in zip(names.CITIES, position.equipment_shown, strict=True)
        },
        "stack": names_of(names.EQUIPMENT, stack),
        "discard": counts_of(names.EQUIPMENT, position.equipment_discard),
    }


def _search(position: Plain, _: int) -> Document:
    found: Document = {}
    for index, city in enumerate(names.CITIES):
        pile = position.search_pile[index][: position.search_pile_size[index]][::-1]
        found[city] = {
            "pile": names_of(names.SEARCH_TILES, pile),
            "aside": counts_of(names.SEARCH_TILES, position.search_aside[index]),
            **_known_to(position.pile_known[index]),
        }
    return found


def _wild_game(position: Plain, _: int) -> Document:
    found: Document = {}
    for ground, place in enumerate(GROUND_PLACES):
        tiles = position.wild_stack[ground][: position.wild_stack_size[ground]]
        found[place] = {"stack": names_of(names.WILD_GAME, tiles), **_known_to(position.wild_known[ground])}
    return found


def _known_to(mask: int) -> Document:
    return {"known_to": seats_of(mask)} if mask else {}


_STAGE = place_of(State, "stage")
_SITUATION = Part(
    _situation,
    Source(
        State,
        (
            *("players", OPTION, "day", "stage", "first_player", "token_holder", "token_taken"),
            *("active", "event_space", "flipped", "decision", "passes", "event_in_hand", "searches_left", "searched"),
            *("hero", "berth", "points", "collected", "cupboards", "unlocked", "hunted", "sensor", "waiting"),
            *("prey", "endurance", "targets", "bat_target", "defender", "pressure"),
        ),
    ),
)
_TRIBE = Part(
    _tribe,
    Source(
        State,
        fields=("stage",),
        rows=(
            *("decision", "night_step", "to_pay", "to_lose", "waivers", "room_in_hand", "tile_in_hand", "due"),
            *("leader", "drawn_rooms", "rooms_put_back", "drawn_leaders", "leader_put_back", "to_settle"),
            *("stock", "gauge", "room", "built", "room_used", "survivors", "equipment", "caught"),
            *("hero_place", "hero_state"),
        ),
    ),
)
_CONVOY = Part(_convoy, Source(State, ("convoy", "overcome_by")))
_BOARD = Part(_board, Source(State, ("place_stock", "algae", "cargo_survivors", "cargo_heroes")))
_EQUIPMENT = Part(
    _equipment,
    Source(State, ("equipment_stack", "equipment_stack_size", "equipment_shown", "equipment_discard")),
)
_SEARCH = Part(_search, Source(State, ("search_pile", "search_pile_size", "search_aside", "pile_known")))
_WILD_GAME = Part(_wild_game, Source(State, ("wild_stack", "wild_stack_size", "wild_known")))

_BODY = Shared(_body, (State, ()))

PARTS = (_BODY, _SITUATION, _TRIBE, _CONVOY, _BOARD, _EQUIPMENT, _SEARCH, _WILD_GAME)
_WRITER = TextWriter(State, HEAD, _BODY)
write = _WRITER.write
write_view = _WRITER.write_view
write_view_text = _WRITER.write_view_text
