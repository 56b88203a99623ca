"""Writing a record as a position document: every field that differs from what the reader assumes without it."""

from newdawn.core.document import (
    Document,
    Plain,
    Writer,
    counts_of,
    known,
    names_of,
    seats_asked,
    seats_of,
)
from newdawn.outlive import names, state
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, GAUGE
from newdawn.outlive.document.words import (
    CITY_ROOMS,
    GROUND_PLACES,
    HEAD,
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
from newdawn.outlive.state import UNKNOWN


def _head(game: Plain) -> Document:
    return {**HEAD.entries(game.players), "options": {OPTION: bool(game.simultaneous_placing)}}


def _body(game: Plain) -> Document:
    stage = game.stage
    found: Document = {}
    if not is_setup(stage):
        # The dawn of a day belongs to it, although the engine counts the day only when the board is refilled.
        found["day"] = game.day + (stage == state.STAGE_DAWN)
    found["phase"] = state.STAGES[stage]
    if stage != state.CHOOSING:
        found["first_player"] = game.first_player
        found["token_holder"] = game.token_holder
        found["token_taken"] = bool(game.token_taken)
    if game.active != default_active(stage, game.day):
        found["active"] = known(game.active)
    if game.event_space != default_event_space(stage, game.flipped, bool(seats_asked(game))):
        found["events_applied"] = known(game.event_space)
    if game.passes != default_passes(stage, game.day, game.players):
        found["passes"] = game.passes
    if game.event_in_hand != UNKNOWN:
        found["event_in_hand"] = names.EVENTS[game.event_in_hand]
    turn = _turn(game)
    if turn:
        found["turn"] = turn
    if stage == state.SEARCHING:
        found["mary"] = {
            "searches_left": game.searches_left,
            "searched": counts_of(names.SEARCH_TILES, game.searched),
        }
    found["tribes"] = [_tribe(game, seat) for seat in range(game.players)]
    if has_board(stage):
        found["convoy"] = _convoy(game)
        found["board"] = _board(game)
    return found


def _turn(game: Plain) -> Document:
    """Return the turn of a hero; in other phases, what is left over from the last one."""
    stage = game.stage
    found: Document = {}
    if game.hero or stage in (state.PRESSURING, state.ACTING):
        found["hero"] = names.HEROES[game.hero]
    if game.berth != UNKNOWN:
        found["berth"] = game.berth + CARGO_FIRST_STRENGTH
    if stage == state.ACTING:
        found["points"] = game.points
    for key in ("collected", "cupboards"):
        if getattr(game, key):
            found[key] = getattr(game, key)
    for key in ("unlocked", "hunted", "sensor"):
        if getattr(game, key):
            found[key] = True
    if game.waiting:
        found["waiting"] = WAITING[game.waiting]
    if game.endurance:
        found["prey"] = game.prey + 1
        found["endurance"] = game.endurance
    if stage == state.PRESSURING:
        if game.targets != UNKNOWN:
            found["targets"] = seats_of(game.targets)
        if game.bat_target != UNKNOWN:
            found["bat_target"] = game.bat_target
        if game.defender != UNKNOWN:
            found["defender"] = game.defender
            found["pressure"] = game.pressure
    return found


def _tribe(game: Plain, seat: int) -> Document:
    found: Document = {}
    if game.decision[seat] != state.NOTHING:
        found["decision"] = state.DECISIONS[game.decision[seat]]
    if game.night_step[seat]:
        found["night"] = NIGHT_STEPS[game.night_step[seat] - state.STEP_FEED]
    found.update(_owed(game, seat))
    if game.leader[seat] != UNKNOWN:
        found["leader"] = names.LEADERS[game.leader[seat]]
    found.update(_choices(game, seat))
    if game.stage != state.CHOOSING:
        found["stock"] = counts_of(names.TOKENS, game.stock[seat])
    found["gauge"] = int(GAUGE[game.gauge[seat]])
    found["rooms"] = _rooms(game, seat)
    found["airlock"] = game.survivors[seat][names.AIRLOCK]
    if game.stage != state.CHOOSING:
        found["equipment"] = {
            tile: state.EQUIPMENT_STATES[value]
            for tile, value in zip(names.EQUIPMENT, game.equipment[seat], strict=True)
            if value
        }
        found["caught"] = counts_of(names.WILD_GAME, game.caught[seat])
    heroes = {
        hero: {"at": names.PLACES[place], "state": state.HERO_STATES[standing]}
        for hero, place, standing in zip(names.HEROES, game.hero_place[seat], game.hero_state[seat], strict=True)
        if place != UNKNOWN
    }
    if heroes:
        found["heroes"] = heroes
    return found


def _owed(game: Plain, seat: int) -> Document:
    """Return what the pending decision of a seat is about."""
    found: Document = {}
    for key in ("to_pay", "to_lose", "waivers"):
        if getattr(game, key)[seat]:
            found[key] = getattr(game, key)[seat]
    if game.room_in_hand[seat] != UNKNOWN:
        found["room_in_hand"] = names.ROOM_SLOTS[game.room_in_hand[seat]]
    if game.tile_in_hand[seat] != UNKNOWN:
        found["tile_in_hand"] = names.EQUIPMENT[game.tile_in_hand[seat]]
    if game.decision[seat] in (state.DISCOUNT, state.REPAIR_DISCOUNT, state.WAIVE):
        found["due"] = counts_of(names.TOKENS, game.due[seat])
    return found


def _choices(game: Plain, seat: int) -> Document:
    """Return what a seat holds while rooms and leaders are chosen."""
    found: Document = {}
    for key, vocabulary in (
        ("drawn_rooms", names.ROOMS),
        ("rooms_put_back", names.ROOMS),
        ("drawn_leaders", names.LEADERS),
    ):
        held = names_of(vocabulary, getattr(game, key)[seat])
        if any(held):
            found[key] = held if key == "drawn_rooms" else [name for name in held if name]
    if game.leader_put_back[seat] != UNKNOWN:
        found["leader_put_back"] = names.LEADERS[game.leader_put_back[seat]]
    if game.to_settle[seat]:
        found["to_settle"] = game.to_settle[seat]
    return found


def _rooms(game: Plain, seat: int) -> list[Document | None]:
    found: list[Document | None] = []
    for slot in range(len(names.ROOM_SLOTS)):
        room = game.room[seat][slot]
        if room == UNKNOWN:
            found.append(None)
            continue
        entry: Document = {"room": names.ROOMS[room], "built": bool(game.built[seat][slot])}
        if game.built[seat][slot]:
            entry["survivors"] = game.survivors[seat][slot]
        used = game.room_used[seat][slot]
        if used and room in CITY_ROOMS:
            entry["used"] = [city for bit, city in enumerate(names.CITIES) if used >> bit & 1]
        elif used:
            entry["used"] = "drawn" if used == state.ROOM_DRAWN else True
        found.append(entry)
    while found[-1] is None:
        found.pop()
    return found


def _convoy(game: Plain) -> list[Document | None]:
    found: list[Document | None] = []
    for event, seat in zip(game.convoy, game.overcome_by, strict=True):
        if event == UNKNOWN:
            found.append(None)
            continue
        entry: Document = {"event": names.EVENTS[event]}
        if seat != UNKNOWN:
            entry["overcome_by"] = seat
        found.append(entry)
    return found


def _board(game: Plain) -> Document:
    found: Document = {
        "stock": {place: game.place_stock[names.PLACES.index(place)] for place in STOCKED_PLACES},
        "algae": bool(game.algae),
        "cargo": {
            str(CARGO_FIRST_STRENGTH + slot): {
                "survivors": game.cargo_survivors[slot],
                "heroes": seats_of(game.cargo_heroes[slot]),
            }
            for slot in range(state.CARGO_SPACES)
        },
    }
    stack = game.equipment_stack[: game.equipment_stack_size][::-1]
    found["equipment"] = {
        **{
            city: names_of(names.EQUIPMENT, tiles)
            for city, tiles in zip(names.CITIES, game.equipment_shown, strict=True)
        },
        "stack": names_of(names.EQUIPMENT, stack),
        "discard": counts_of(names.EQUIPMENT, game.equipment_discard),
    }
    found["search"] = {}
    for index, city in enumerate(names.CITIES):
        pile = game.search_pile[index][: game.search_pile_size[index]][::-1]
        found["search"][city] = {
            "pile": names_of(names.SEARCH_TILES, pile),
            "aside": counts_of(names.SEARCH_TILES, game.search_aside[index]),
            **_known_to(game.pile_known[index]),
        }
    found["wild_game"] = {}
    for ground, place in enumerate(GROUND_PLACES):
        tiles = game.wild_stack[ground][: game.wild_stack_size[ground]]
        found["wild_game"][place] = {
            "stack": names_of(names.WILD_GAME, tiles),
            **_known_to(game.wild_known[ground]),
        }
    return found


def _known_to(mask: int) -> Document:
    return {"known_to": seats_of(mask)} if mask else {}


_WRITER = Writer(_head, _body)
write = _WRITER.write
write_view = _WRITER.write_view
