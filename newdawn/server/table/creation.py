"""The first entry of a table: of a new one, of a game from a file, and of the next game of the same people."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import newdawn
from newdawn.core import replay
from newdawn.core.replay import SavedGame
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.table.entries import Created, FirstPerson, FirstSeat
from newdawn.server.table.names import LONGEST_NAME, check_unmistakable, clean_name
from newdawn.server.table.state import Table

__all__ = ["create", "create_imported", "create_rematch"]

_PERSON: Final = re.compile(r"me[1-9]?(:.*)?")
"""How a saved game writes the seat of a person."""


def create(request: schema.NewTable, token_hash: str, share: str, now: int) -> Created:
    """Set up a table as somebody asks for it, who is its host and holds the seats of people."""
    game = newdawn.load(request.game)
    if len(request.seats) not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise Refusal("wrong-count", 422, game=game.about.title, counts=counts, count=len(request.seats))
    for option in request.options:
        if option not in game.rules.OPTIONS:
            known = game.rules.OPTIONS
            title, named = game.about.title, ", ".join(known)
            raise Refusal("no-such-option", 422, game=title, option=option, options=named, count=len(known))
    return _created(
        now,
        request.game,
        request.options,
        [FirstPerson(token_hash=token_hash, is_host=True)],
        _new_seats(request),
        clock=request.clock.model_dump(),
        public=request.public,
        hints=request.hints,
        pace=request.pace,
        stand_in=request.stand_in,
        patience=request.patience,
        share=share,
    )


def create_imported(saved: SavedGame, token_hash: str, may_sit: Callable[[str], bool], now: int) -> Created:
    """Set up a table from a saved game that was checked; `may_sit` tells of a bot whether it may play here."""
    return _created(
        now,
        saved.game,
        saved.options,
        [FirstPerson(token_hash=token_hash, is_host=True)],
        [_imported_seat(saved, seat, may_sit) for seat in range(saved.players)],
        imported=replay.write(saved),
    )


def create_rematch(table: Table, host: int | None, share: str, may_sit: Callable[[str], bool], now: int) -> Created:
    """Set up the next game of the same people, on the same seats and with the same tokens; one of them is the host."""
    people = [
        FirstPerson(token_hash=person.token_hash, is_host=number == host) for number, person in enumerate(table.people)
    ]
    return _created(
        now,
        table.game_name,
        table.options,
        people,
        [_seat_again(table, seat, may_sit) for seat in range(table.players)],
        clock=table.clock,
        public=table.is_public,
        hints=table.hints,
        pace=table.pace,
        stand_in=table.stand_in,
        patience=table.patience,
        share=share,
    )


def _created(
    now: int,
    name: str,
    options: Mapping[str, bool],
    people: Sequence[FirstPerson],
    seats: Sequence[FirstSeat],
    *,
    clock: Mapping[str, Any] | None = None,
    public: bool = False,
    hints: bool = True,
    pace: float = 1.0,
    stand_in: str = "medium",
    **given: Any,
) -> Created:
    """Return the entry of a table that is played by our rules and with our components."""
    game = newdawn.load(name)
    return Created.model_validate(
        {
            "at": now,
            "game": name,
            "rules": int(game.rules.RULES_VERSION),
            "components": str(game.components.DIGEST),
            "options": {option: bool(options.get(option)) for option in game.rules.OPTIONS},
            "clock": clock or {"kind": "none"},
            "public": public,
            "hints": hints,
            "pace": pace,
            "stand_in": stand_in,
            **given,
            "people": people,
            "seats": seats,
        }
    )


# Seats ----------------------------------------------------------------------------------------------------------------


def _bot(code: str) -> FirstSeat:
    return FirstSeat(kind="bot", name=code, bot=code)


def _new_seats(request: schema.NewTable) -> list[FirstSeat]:
    """Return the seats of a new table; people on them are the host."""
    found: list[FirstSeat] = []
    names: list[str] = []
    for seat in request.seats:
        match seat:
            case schema.PersonSeat():
                name = clean_name(seat.name)
                check_unmistakable(name, names)
                names.append(name)
                found.append(FirstSeat(kind="person", name=name, person=0, nonce=request.nonce))
            case schema.BotSeat():
                found.append(_bot(seat.bot))
            case schema.OpenSeat():
                found.append(FirstSeat())
    return found


def _imported_seat(saved: SavedGame, seat: int, may_sit: Callable[[str], bool]) -> FirstSeat:
    """Return a seat of an imported game: of a finished one as it was, of another one with people's seats open."""
    code = saved.seats[seat]
    is_person = _PERSON.fullmatch(code) is not None
    if saved.result is not None and is_person:
        return FirstSeat(kind="person", name=_imported_name(code))
    if saved.result is not None or (not is_person and may_sit(code)):
        return _bot(code)
    return FirstSeat()


def _imported_name(code: str) -> str:
    """Return the name of a person in a finished game: files of other programs may have names that we would refuse."""
    called, _, name = code.partition(":")
    with suppress(Refusal):
        return clean_name(name[:LONGEST_NAME])
    return called


def _seat_again(table: Table, number: int, may_sit: Callable[[str], bool]) -> FirstSeat:
    """Return a seat of the next game: whoever held it, or its bot; for a bot that cannot sit here, the stand-in."""
    seat = table.seats[number]
    if seat.kind == "person" and seat.person is not None:
        return FirstSeat(kind="person", name=seat.name, person=seat.person)
    if seat.kind != "bot":
        return FirstSeat()
    bot = seat.bot or table.stand_in
    return _bot(bot if may_sit(bot) else table.stand_in)
