"""Writing a record as a position document: all that the reader cannot compute from the rest."""

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
    name_of,
    names_of,
    seats_of,
)
from newdawn.eden import names, state
from newdawn.eden.document.words import (
    ACQUIRING_STAGES,
    HEAD,
    coming,
    default_extra_dice,
    default_flips,
    default_swaps,
)
from newdawn.eden.state import DISCARDED, NOTHING, UNKNOWN, State


def _body(players: int, data: bytes) -> bytes:
    situation, refuges, board = _COMMON(players, data)
    rest = {
        "refuges": [orjson.Fragment(joined(refuge, _MISSIONS.text(seat, data))) for seat, refuge in enumerate(refuges)],
        "board": orjson.Fragment(joined(board, orjson.dumps({"missions": _DECK(0, data)}))),
    }
    return joined(situation, orjson.dumps(rest))


def _common(players: int, data: bytes) -> tuple[bytes, list[bytes], bytes]:
    """Return where the game stands, the refuges and the board, all without the missions."""
    refuges = [joined(_ASKED.text(seat, data), _REFUGE.text(seat, data)) for seat in range(players)]
    buildings = orjson.dumps({"buildings": _BUILDINGS(0, data)})
    board = joined(_DICE.text(0, data), _EVENTS.text(0, data), _TOKENS.text(0, data), buildings)
    return _SITUATION.text(0, data), refuges, board


def _situation(position: Plain, _: int) -> Document:
    """Return where the game stands."""
    found: Document = {
        "season": names.SEASONS[position.season],
        "phase": state.STAGES[position.stage],
        "first_player": position.first_player,
    }
    if position.active != UNKNOWN:
        found["active"] = position.active
    turn = _turn(position)
    if turn:
        found["turn"] = turn
    if position.stage in ACQUIRING_STAGES:
        found["acquiring"] = {"type": names.PROFESSIONS[position.building_type]}
        if position.stage == state.ANNOUNCING:
            found["acquiring"]["announced"] = position.announced
    return found


def _missions(secrets: Plain, seat: int) -> Document:
    """Return the missions of a seat: in hand, drawn to choose from, and those whose way others have followed."""
    found: Document = {"missions": _hand(secrets, seat)}
    if secrets.drawn_count[seat]:
        found["drawn"] = [
            _mission(secrets.drawn[seat][i], secrets.drawn_known[seat][i]) for i in range(secrets.drawn_count[seat])
        ]
    if any(secrets.traced[seat]):
        traced = zip(names.MISSIONS, secrets.traced[seat], strict=True)
        found["traced"] = {name: seats_of(seats) for name, seats in traced if seats}
    return found


def _turn(position: Plain) -> Document:
    found: Document = {}
    if position.first_location != UNKNOWN:
        found["first_location"] = names.LOCATIONS[position.first_location]
    if position.swap_location != UNKNOWN:
        found["swap"] = {"location": names.LOCATIONS[position.swap_location], "face": names.FACES[position.swap_face]}
    return found


# The refuges ---------------------------------------------------------------------------------------------------------


def _asked(position: Plain, seat: int) -> Document:
    """Return the decision of a seat, what it is about, and what the seat has left or added so far."""
    found: Document = {}
    if position.decision[seat] != NOTHING:
        found["decision"] = state.DECISIONS[position.decision[seat]]
    if position.swaps_left[seat] != default_swaps(position, seat):
        found["swaps_left"] = position.swaps_left[seat]
    if position.extra_dice[seat] != default_extra_dice(position, seat):
        found["extra_dice"] = position.extra_dice[seat]
    for key in ("kept", "wild_dice", "wild_tokens"):
        if getattr(position, key)[seat]:
            found[key] = getattr(position, key)[seat]
    if position.had_turn >> seat & 1:
        found["claimed"] = True
    return found


def _refuge(position: Plain, seat: int) -> Document:
    return {
        "dice": counts_of(names.FACES, position.dice[seat]),
        "tokens": counts_of(names.FACES, position.tokens[seat]),
        "cans": position.cans[seat],
        "buildings": _cards_at(position, seat, names.BUILDINGS),
        "settled": counts_of(names.SURVIVORS, position.settled[seat]),
        "equipment": counts_of(names.EQUIPMENT, position.equipment_tokens[seat]),
        "new_buildings": _repeated(names.NEW_BUILDINGS, position.new_buildings[seat]),
        "event_points": position.event_points[seat],
        "feeding_points": position.feeding_points[seat],
    }


def _hand(position: Plain, seat: int) -> list[str | None]:
    """Return the missions in hand: those that the seat may not show are null."""
    hand = _repeated(names.MISSIONS, position.missions[seat]) if any(position.missions[seat]) else []
    return [*hand, *[None] * (position.mission_count[seat] - len(hand))]


def _repeated(vocabulary: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for name, count in zip(vocabulary, counts, strict=True) for _ in range(count)]


def _cards_at(position: Plain, place: int, cards: tuple[str, ...], first: int = 0) -> list[str]:
    """Return those of these cards that are at a place."""
    return [name for card, name in enumerate(cards, first) if position.building_place[card] == place]


# The board -----------------------------------------------------------------------------------------------------------


def _dice(position: Plain, _: int) -> Document:
    found: Document = {
        "dice": {
            location: counts_of(names.FACES, dice)
            for location, dice in zip(names.LOCATIONS, position.location_dice, strict=True)
        }
    }
    if position.stage == state.PRELUDE:
        found["prelude"] = _repeated(names.FACES, position.prelude_tokens)
    return found


def _events(position: Plain, _: int) -> Document:
    """Return the event tiles. If none is face down although the Tower was visited, that has to be said."""
    is_said = not any(position.flipped) and default_flips(position) > 0
    return {
        "events": [
            {"event": names.EVENTS[event], "flipped": bool(flipped)} if flipped or is_said else names.EVENTS[event]
            for event, flipped in zip(position.events, position.flipped, strict=True)
        ]
    }


def _tokens(position: Plain, _: int) -> Document:
    found: Document = {}
    for token in ("bat", "binoculars", "heroine"):
        if getattr(position, token) != UNKNOWN:
            found[token] = getattr(position, token)
    found["equipment"] = counts_of(names.EQUIPMENT, position.city_equipment)
    found["equipment_stacks"] = _stacks(position, names.EQUIPMENT, position.equipment_stacks)
    found["station"] = counts_of(names.FACES, position.station_tokens)
    found["station_stacks"] = _stacks(position, names.FACES, position.station_stacks)
    found["tokens_gone"] = counts_of(names.FACES, position.tokens_gone)
    return found


def _stacks(position: Plain, vocabulary: tuple[str, ...], stacks: list[list[int]]) -> Document:
    return {names.SEASONS[season]: names_of(vocabulary, stacks[season - 1]) for season in coming(position.season)}


def _deck(position: Plain, _: int) -> list[str | Document | None]:
    """Return the deck of missions, each card with those who know it although it is face down."""
    # What is not known has the number -1, and so the last of these names.
    known_as = (*names.MISSIONS, None)
    deck = zip(position.mission_deck[: position.mission_deck_size], position.mission_known, strict=False)
    return [_mission(card, known) if known else known_as[card] for card, known in deck]


def _mission(mission: int, known: int) -> str | Document | None:
    """Return a mission, with those who know it although it is face down."""
    name = name_of(names.MISSIONS, mission)
    if not known:
        return name
    return {"mission": name, "known_to": seats_of(known)} if name else {"known_to": seats_of(known)}


def _buildings(position: Plain, _: int) -> Document:
    return {name: _type(position, kind) for kind, name in enumerate(names.PROFESSIONS)}


def _type(position: Plain, kind: int) -> Document:
    """Return the cards of a type. Those that left the game unseen (ruling 43) are the ones that are not mentioned."""
    shown = names_of(names.BUILDINGS, position.buildings_shown[kind])
    while shown and shown[-1] is None:
        shown.pop()
    first = kind * names.CARDS_OF_A_TYPE
    deck = position.building_decks[kind][: position.building_deck_sizes[kind]][::-1]
    return {
        "shown": shown,
        "deck": names_of(names.BUILDINGS, deck),
        "discarded": _cards_at(position, DISCARDED, names.BUILDINGS[first : first + names.CARDS_OF_A_TYPE], first),
    }


_HANDS = ("missions", "mission_count", "drawn", "drawn_count", "drawn_known", "traced")
_PILE = ("mission_deck", "mission_deck_size", "mission_known")
SECRETS = (*_HANDS, *_PILE)
"""The fields in which views of one position differ: who has which missions."""

_SITUATION = Part(
    _situation,
    Source(
        State,
        (
            *("season", "stage", "first_player", "active", "first_location", "swap_location", "swap_face"),
            *("building_type", "announced"),
        ),
    ),
)
_ASKED = Part(
    _asked,
    Source(
        State,
        fields=("stage", "active", "first_location", "had_turn"),
        rows=(*("decision", "swaps_left", "extra_dice", "kept", "wild_dice", "wild_tokens", "dice_taken", "powers"),),
    ),
)
_REFUGE = Part(
    _refuge,
    Source(
        State,
        fields=("building_place",),
        rows=(
            *("dice", "tokens", "cans", "settled", "equipment_tokens", "new_buildings", "event_points"),
            *("feeding_points",),
        ),
    ),
)
_MISSIONS = Part(
    _missions,
    Source(State, rows=_HANDS),
)
_DICE = Part(_dice, Source(State, ("stage", "location_dice", "prelude_tokens")))
_EVENTS = Part(_events, Source(State, ("stage", "players", "decision", "location_dice", "events", "flipped")))
_TOKENS = Part(
    _tokens,
    Source(
        State,
        (
            *("season", "bat", "binoculars", "heroine", "city_equipment", "equipment_stacks", "station_tokens"),
            *("station_stacks", "tokens_gone"),
        ),
    ),
)
_BUILDINGS = Part(
    _buildings, Source(State, ("buildings_shown", "building_decks", "building_deck_sizes", "building_place"))
)
_DECK = Part(_deck, Source(State, _PILE))

_COMMON = Shared(_common, (State, SECRETS))

PARTS = (_COMMON, _SITUATION, _ASKED, _REFUGE, _MISSIONS, _DICE, _EVENTS, _TOKENS, _BUILDINGS, _DECK)
_WRITER = TextWriter(State, HEAD, _body)
write = _WRITER.write
write_view = _WRITER.write_view
write_view_text = _WRITER.write_view_text
