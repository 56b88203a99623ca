"""Writing a record as a position document: all that the reader cannot compute from the rest."""

from newdawn.core.document import Document, Plain, Writer, counts_of, name_of, names_of, seats_of
from newdawn.eden import names, state
from newdawn.eden.document.words import (
    ACQUIRING_STAGES,
    HEAD,
    coming,
    default_extra_dice,
    default_flips,
    default_swaps,
)
from newdawn.eden.state import DISCARDED, NOTHING, UNKNOWN


def _head(game: Plain) -> Document:
    return HEAD.entries(game.players)


def _body(game: Plain) -> Document:
    found: Document = {
        "season": names.SEASONS[game.season],
        "phase": state.STAGES[game.stage],
        "first_player": game.first_player,
    }
    if game.active != UNKNOWN:
        found["active"] = game.active
    turn = _turn(game)
    if turn:
        found["turn"] = turn
    if game.stage in ACQUIRING_STAGES:
        found["acquiring"] = {"type": names.PROFESSIONS[game.building_type]}
        if game.stage == state.ANNOUNCING:
            found["acquiring"]["announced"] = game.announced
    found["refuges"] = [_refuge(game, seat) for seat in range(game.players)]
    found["board"] = _board(game)
    return found


def _turn(game: Plain) -> Document:
    found: Document = {}
    if game.first_location != UNKNOWN:
        found["first_location"] = names.LOCATIONS[game.first_location]
    if game.swap_location != UNKNOWN:
        found["swap"] = {"location": names.LOCATIONS[game.swap_location], "face": names.FACES[game.swap_face]}
    return found


# The refuges ---------------------------------------------------------------------------------------------------------


def _refuge(game: Plain, seat: int) -> Document:
    found: Document = {}
    if game.decision[seat] != NOTHING:
        found["decision"] = state.DECISIONS[game.decision[seat]]
    found.update(_pending(game, seat))
    found["dice"] = counts_of(names.FACES, game.dice[seat])
    found["tokens"] = counts_of(names.FACES, game.tokens[seat])
    found["cans"] = game.cans[seat]
    found["missions"] = _hand(game, seat)
    found["buildings"] = _cards_at(game, seat, names.BUILDINGS)
    found["settled"] = counts_of(names.SURVIVORS, game.settled[seat])
    found["equipment"] = counts_of(names.EQUIPMENT, game.equipment_tokens[seat])
    found["new_buildings"] = _repeated(names.NEW_BUILDINGS, game.new_buildings[seat])
    found["event_points"] = game.event_points[seat]
    found["feeding_points"] = game.feeding_points[seat]
    return found


def _pending(game: Plain, seat: int) -> Document:
    """Return what the decision of a seat is about, and what it has left or added so far."""
    found: Document = {}
    if game.drawn_count[seat]:
        found["drawn"] = [
            _mission(game.drawn[seat][i], game.drawn_known[seat][i]) for i in range(game.drawn_count[seat])
        ]
    if game.swaps_left[seat] != default_swaps(game, seat):
        found["swaps_left"] = game.swaps_left[seat]
    if game.extra_dice[seat] != default_extra_dice(game, seat):
        found["extra_dice"] = game.extra_dice[seat]
    for key in ("kept", "wild_dice", "wild_tokens"):
        if getattr(game, key)[seat]:
            found[key] = getattr(game, key)[seat]
    if game.had_turn >> seat & 1:
        found["claimed"] = True
    traced = {name: seats_of(seats) for name, seats in zip(names.MISSIONS, game.traced[seat], strict=True) if seats}
    if traced:
        found["traced"] = traced
    return found


def _hand(game: Plain, seat: int) -> list[str | None]:
    """Return the missions in hand: those that the seat may not show are null."""
    hand = _repeated(names.MISSIONS, game.missions[seat])
    return [*hand, *[None] * (game.mission_count[seat] - len(hand))]


def _repeated(vocabulary: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for name, count in zip(vocabulary, counts, strict=True) for _ in range(count)]


def _cards_at(game: Plain, place: int, cards: tuple[str, ...], first: int = 0) -> list[str]:
    """Return those of these cards that are at a place."""
    return [name for card, name in enumerate(cards, first) if game.building_place[card] == place]


# The board -----------------------------------------------------------------------------------------------------------


def _board(game: Plain) -> Document:
    found: Document = {
        "dice": {
            location: counts_of(names.FACES, dice)
            for location, dice in zip(names.LOCATIONS, game.location_dice, strict=True)
        }
    }
    if game.stage == state.PRELUDE:
        found["prelude"] = _repeated(names.FACES, game.prelude_tokens)
    found["events"] = _events(game)
    for token in ("bat", "binoculars", "heroine"):
        if getattr(game, token) != UNKNOWN:
            found[token] = getattr(game, token)
    found["equipment"] = counts_of(names.EQUIPMENT, game.city_equipment)
    found["equipment_stacks"] = _stacks(game, names.EQUIPMENT, game.equipment_stacks)
    found["station"] = counts_of(names.FACES, game.station_tokens)
    found["station_stacks"] = _stacks(game, names.FACES, game.station_stacks)
    found["tokens_gone"] = counts_of(names.FACES, game.tokens_gone)
    deck = zip(game.mission_deck[: game.mission_deck_size], game.mission_known, strict=False)
    found["missions"] = [_mission(mission, known) for mission, known in deck]
    found["buildings"] = {name: _type(game, kind) for kind, name in enumerate(names.PROFESSIONS)}
    return found


def _events(game: Plain) -> list[str | Document]:
    """Return the event tiles. If none is face down although the Tower was visited, that has to be said."""
    is_said = not any(game.flipped) and default_flips(game) > 0
    return [
        {"event": names.EVENTS[event], "flipped": bool(flipped)} if flipped or is_said else names.EVENTS[event]
        for event, flipped in zip(game.events, game.flipped, strict=True)
    ]


def _stacks(game: Plain, vocabulary: tuple[str, ...], stacks: list[list[int]]) -> Document:
    return {names.SEASONS[season]: names_of(vocabulary, stacks[season - 1]) for season in coming(game.season)}


def _mission(mission: int, known: int) -> str | Document | None:
    """Return a mission, with those who know it although it is face down."""
    name = name_of(names.MISSIONS, mission)
    if not known:
        return name
    return {"mission": name, "known_to": seats_of(known)} if name else {"known_to": seats_of(known)}


def _type(game: Plain, kind: int) -> Document:
    """Return the cards of a type. Those that left the game unseen (ruling 43) are the ones that are not mentioned."""
    shown = names_of(names.BUILDINGS, game.buildings_shown[kind])
    while shown and shown[-1] is None:
        shown.pop()
    first = kind * names.CARDS_OF_A_TYPE
    deck = game.building_decks[kind][: game.building_deck_sizes[kind]][::-1]
    return {
        "shown": shown,
        "deck": names_of(names.BUILDINGS, deck),
        "discarded": _cards_at(game, DISCARDED, names.BUILDINGS[first : first + names.CARDS_OF_A_TYPE], first),
    }


_WRITER = Writer(_head, _body)
write = _WRITER.write
write_view = _WRITER.write_view
