"""What a receiver may see of a table: by seat, or as a spectator. Everything that leaves the server is made here.

Views are made by the rules' allow-list, and moves, scores and reasons from those views: nothing here looks at the
position behind them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, assert_never

import orjson

from newdawn.core.events import Event
from newdawn.core.face import View
from newdawn.server.table.clocks import remaining
from newdawn.server.table.entries import (
    CameBack,
    Chatted,
    Created,
    EndProposed,
    EndWithdrawn,
    Entry,
    HandedOver,
    Migrated,
    Moved,
    Paced,
    Rematched,
    Renamed,
    Replaced,
    Resigned,
    Sat,
    SeatSet,
    Started,
    Stood,
    TimedOut,
    Undone,
)
from newdawn.server.table.fairness import commitment_to
from newdawn.server.table.messages import decision_json, events_json, offers_json, refused_json
from newdawn.server.table.state import Seat, Table
from newdawn.server.table.undo import takeable, why_not_undo

__all__ = ["SPECTATOR", "Eyes", "Presence", "entry_json", "info", "seen", "state", "summary"]


@dataclass(frozen=True)
class Eyes:
    """Who looks: a seat or a spectator, what else the token holds, and the language of sentences if they are wanted."""

    seat: int | None = None
    seats: tuple[int, ...] = ()
    is_host: bool = False
    language: str | None = None


SPECTATOR = Eyes()


@dataclass(frozen=True)
class Presence:
    """The seats that somebody is connected at, and whether that is all of them."""

    seats: frozenset[int] = frozenset()
    is_complete: bool = True

    def of(self, seat: int) -> bool | None:
        """Return whether somebody is there; None while only another process may know."""
        return True if seat in self.seats else False if self.is_complete else None


NOBODY = Presence()


def _notice(table: Table) -> dict[str, Any] | None:
    if table.frozen is not None:
        return {"id": "notice-frozen", "arguments": {"move": table.frozen}}
    if table.migrated is not None:
        report = {name: value for name, value in table.migrated.items() if name in ("moves", "from_rules")}
        return {"id": "notice-migrated", "arguments": {**report, "rules": table.rules}}
    return None


def _seat_info(table: Table, number: int, seat: Seat, now: int, present: Presence) -> dict[str, Any]:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot if seat.is_played_by_bot else None,
        "away": seat.away,
        "resigned": seat.resigned,
        "agrees_to_end": seat.agrees_to_end,
        "pace": seat.pace,
        "present": present.of(number),
        "remaining_ms": remaining(table, number, now) if seat.kind == "person" else None,
    }


def info(table: Table, now: int, present: Presence = NOBODY) -> dict[str, Any]:
    """Return what everybody with the link may know of a table."""
    over = table.is_open
    return {
        "table": table.id,
        "game": table.game_name,
        "rules": table.rules,
        "stage": table.stage,
        "version": table.version,
        "public": table.is_public,
        "hints": table.hints,
        "pace": table.pace_now,
        "stand_in": table.stand_in,
        "patience": table.patience,
        "options": table.options,
        "clock": table.clock,
        "seats": [_seat_info(table, number, seat, now, present) for number, seat in enumerate(table.seats)],
        "commitment": commitment_to(table.share) if table.share is not None else None,
        "share": table.share if over else None,
        "nonces": [seat.nonce for seat in table.seats],
        "created_at": table.created_at,
        "started_at": table.started_at,
        "finished_at": table.finished_at,
        "outcome": table.outcome.to_json() if table.outcome is not None else None,
        "rematch": table.rematch,
        "imported": table.imported is not None,
        "notice": _notice(table),
    }


def summary(table: Table) -> dict[str, Any]:
    """Return what the lists of the lobby show of a table."""
    return {
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "clock": table.clock,
        "options": table.options,
        "to_act": [seat for seat in table.waiting_for if not table.seats[seat].is_played_by_bot],
        "outcome": table.outcome.to_json() if table.outcome is not None else None,
    }


def seen(table: Table, eyes: Eyes) -> View | None:
    """Return what a receiver may know of the position; None before the start."""
    return table.position.view(eyes.seat) if table.position is not None else None


def state(table: Table, eyes: Eyes, view: View | None, table_info: Any, packed: bool = False) -> dict[str, Any]:
    """Return where a table stands, for one receiver: `view` is what it has `seen`, `table_info` what `info` says.

    `packed`, large parts are JSON already, for `orjson.dumps`: what several receivers have in common is written once.
    """
    found: dict[str, Any] = {
        "table": table_info,
        "seat": eyes.seat,
        "host": eyes.is_host,
        "seats": eyes.seats,
        "view": None,
        "to_act": (),
        "decision": None,
        "decision_name": None,
        "decision_text": None,
        "moves": [],
        "refused": [],
        "plans": [],
        "prospects": None,
        "scores": None,
        "scored": None,
        "undo": 0,
        "undo_refused": None,
        "secret_seats": (),
    }
    if view is None:
        return found
    if packed:
        found["view"] = orjson.Fragment(view.to_text())
        found["prospects"] = orjson.Fragment(view.prospects_text())
        found["scores"], found["scored"] = map(orjson.Fragment, view.points_text())
    else:
        found["view"], found["prospects"] = view.to_json(), view.prospects()
        found["scores"], found["scored"] = view.points()
    found["to_act"] = view.to_act if table.stage == "playing" else ()
    found["secret_seats"] = _secret_seats(table, eyes)
    if eyes.seat is not None and table.stage == "playing":
        found |= _question(table, view, eyes.seat, eyes.language, packed)
    return found


def _secret_seats(table: Table, eyes: Eyes) -> list[int]:
    """Return which of several seats at one device see something now that the others must not see."""
    if len(eyes.seats) < 2 or table.stage != "playing" or table.position is None:
        return []
    public = table.position.view(None).to_bytes()
    return [seat for seat in eyes.seats if table.position.view(seat).to_bytes() != public]


def _question(table: Table, view: View, seat: int, language: str | None, packed: bool) -> dict[str, Any]:
    """Return what a seat is asked, and what it may answer."""
    found: dict[str, Any] = {"undo": takeable(table, seat)}
    if table.seats[seat].is_played_by_bot:
        return found
    found["undo_refused"] = None if found["undo"] else why_not_undo(table, seat)
    found["moves"] = offers_json(view.moves(), language, packed)
    if seat in table.waiting_for:
        name = view.decision(seat)
        found["decision_name"] = name
        found["decision"], found["decision_text"] = decision_json(table.game, name, language)
        found["refused"] = refused_json(view.refused(), language, packed)
    else:
        found["plans"] = offers_json(view.plannable(), language, packed)
    return found


def _shown(entry: Entry) -> dict[str, Any]:
    """Return what everybody may know of an entry, besides its kind and its seat."""
    match entry:
        case Sat() | Renamed():
            return {"name": entry.name}
        case SeatSet() | HandedOver() | Replaced() | TimedOut() | Resigned():
            return {"bot": entry.bot}
        case Chatted():
            return {"text": entry.text}
        case Undone():
            return {"count": entry.count}
        case Paced():
            return {"pace": entry.pace}
        case Rematched():
            return {"table": entry.table}
        case Moved() | Created() | Stood() | Started() | CameBack() | EndProposed() | EndWithdrawn() | Migrated():
            return {}
    assert_never(entry)


def entry_json(
    table: Table,
    number: int,
    entry: Entry,
    events: Iterable[Event],
    view: View | None,
    eyes: Eyes,
    packed: bool = False,
) -> dict[str, Any]:
    """Return an entry of the log with what it made happen, as a receiver may see it.

    The notation of a move is for its own seat until the game is over: others see by its events what is public of it.
    """
    found = {"version": number, "at": entry.at, "kind": entry.kind, "seat": entry.seat, **_shown(entry)}
    if isinstance(entry, Moved) and (entry.seat == eyes.seat or table.is_open):
        found["move"] = entry.move
    found["events"] = []
    if view is not None:
        seen = [event for event in events if event.visible_to(eyes.seat)]
        found["events"] = events_json(table.game, seen, view, eyes.language, packed)
    return found
