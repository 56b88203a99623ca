"""Folding the log: what each kind of entry changes. From the same entries follows the same table, on every machine."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import newdawn
from newdawn.server.table import absences, agreements, play, setup
from newdawn.server.table.entries import Entry
from newdawn.server.table.results import AGREED_UNSEEN, have_agreed
from newdawn.server.table.state import Outcome, Played, Table

__all__ = ["apply", "folded"]


def _apply_rematched(table: Table, entry: Entry) -> None:
    table.rematch = entry.details["table"]


def _apply_migrated(table: Table, entry: Entry) -> None:
    table.rules, table.components = entry.details["rules"], entry.details["components"]
    table.migrated = entry.details.get("report")


_KINDS: Final[Mapping[str, Callable[[Table, Entry], None]]] = {
    "created": setup.apply_created,
    "sat": setup.apply_sat,
    "stood": setup.apply_stood,
    "renamed": setup.apply_renamed,
    "seat-set": setup.apply_seat_set,
    "started": setup.apply_started,
    "moved": play.apply_moved,
    "undone": play.apply_undone,
    "handed-over": absences.apply_handed_over,
    "replaced": absences.apply_handed_over,
    "timed-out": absences.apply_handed_over,
    "came-back": absences.apply_came_back,
    "resigned": absences.apply_resigned,
    "end-proposed": agreements.apply_end_proposed,
    "end-withdrawn": agreements.apply_end_withdrawn,
    "chatted": agreements.apply_chatted,
    "rematched": _apply_rematched,
    "migrated": _apply_migrated,
}


def apply(table: Table, entry: Entry) -> None:
    """Change a table as an entry says; to be done on a copy until the entry is stored."""
    table.events = []
    _KINDS[entry.kind](table, entry)
    table.version += 1
    table.changed_at = entry.at


def folded(table_id: str, stored: Iterable[Mapping[str, Any]], ended: Mapping[str, Any] | None = None) -> Table:
    """Return the table that a log tells of; `ended` is how its game ended when it was played, if it did.

    A table that was played by other rules or with other components is opened if its moves are still legal, and
    lead to the end that they had; otherwise it is frozen: it can be read and exported, and not played on.
    """
    entries = [Entry.from_json(one) for one in stored]
    table = Table(table_id)
    try:
        for entry in entries:
            apply(table, entry)
    except Exception as error:
        if _is_of_our_rules(table):
            raise
        return _frozen(table_id, entries, ended, error.number if isinstance(error, play.Unplayable) else 0)
    now = table.outcome.to_json() if table.outcome is not None else None
    if ended is not None and now != ended and not _is_of_our_rules(table):
        return _frozen(table_id, entries, ended, len(table.played))
    return table


def _is_of_our_rules(table: Table) -> bool:
    game = newdawn.load(table.game_name)
    return (table.rules, table.components) == (game.rules.RULES_VERSION, game.components.DIGEST)


def _frozen(table_id: str, entries: list[Entry], ended: Mapping[str, Any] | None, number: int) -> Table:
    """Return a table whose moves do not fit these rules: with its people, its seats and its moves, but no position."""
    table = Table(table_id)
    for entry in entries:
        if entry.kind == "started":
            table.stage, table.started_at = "frozen", entry.at
            table.asked_at, table.bank = [None] * table.players, [0] * table.players
        elif entry.kind == "moved":
            assert entry.seat is not None
            table.played.append(Played(entry.seat, entry.details["move"]))
        elif entry.kind == "undone":
            del table.played[-entry.details["count"] :]
        elif entry.kind == "end-proposed":
            assert entry.seat is not None
            table.change_seat(entry.seat, agrees_to_end=True)
        elif entry.kind == "resigned":
            assert entry.seat is not None
            table.change_seat(entry.seat, resigned=True, agrees_to_end=False)
        elif entry.kind == "created":
            # Of an imported game that was over, the position comes last, and may fail again.
            with suppress(Exception):
                _KINDS[entry.kind](table, entry)
        else:
            _KINDS[entry.kind](table, entry)
        table.version += 1
        table.changed_at = entry.at
    table.stage, table.position, table.frozen = "frozen", None, number
    if have_agreed(table):
        table.outcome = AGREED_UNSEEN
    if ended is not None:
        table.outcome = Outcome(ended["how"], tuple(ended["scores"]), tuple(ended["winners"]))
    return table
