"""Folding the log: what each kind of entry changes. From the same entries follows the same table, on every machine."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, assert_never

import newdawn
from newdawn.server.table import absences, agreements, bounds, play, setup
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
from newdawn.server.table.results import AGREED_UNSEEN, have_agreed
from newdawn.server.table.state import KEPT_POSITIONS, Outcome, Played, Table
from newdawn.server.table.undo import last_of

__all__ = ["apply", "folded"]


def apply(table: Table, entry: Entry, *, is_told: bool = True, is_kept: bool = True) -> None:
    """Change a table as an entry says; to be done on a copy until the entry is stored.

    What it made happen is found out only if it `is_told`: of a log that is read, nobody asks about every entry. Nor is
    the position before every one `is_kept`, but only those that an undo may go back to.
    """
    table.events = []
    _apply(table, entry, is_told, is_kept)
    bounds.count(table, entry)
    table.version += 1
    table.changed_at = entry.at


def _apply(table: Table, entry: Entry, is_told: bool, is_kept: bool) -> None:
    match entry:
        case Moved():
            play.apply_moved(table, entry, is_told, is_kept)
        case Undone():
            play.apply_undone(table, entry)
        case Chatted():
            pass  # The words are in the log.
        case Created():
            setup.apply_created(table, entry)
        case Sat():
            setup.apply_sat(table, entry)
        case Stood():
            setup.apply_stood(table, entry)
        case Renamed():
            setup.apply_renamed(table, entry)
        case SeatSet():
            setup.apply_seat_set(table, entry)
        case Started():
            setup.apply_started(table, entry)
        case HandedOver() | Replaced() | TimedOut():
            absences.apply_handed_over(table, entry)
        case CameBack():
            absences.apply_came_back(table, entry)
        case Resigned():
            absences.apply_resigned(table, entry)
        case EndProposed():
            agreements.apply_end_proposed(table, entry)
        case EndWithdrawn():
            agreements.apply_end_withdrawn(table, entry)
        case Paced():
            agreements.apply_paced(table, entry)
        case Rematched():
            table.rematch = entry.table
        case Migrated():
            table.rules, table.components = entry.rules, entry.components
            table.migrated = entry.report.to_json() if entry.report is not None else None
        case _:
            assert_never(entry)


def folded(table_id: str, entries: Sequence[Entry], ended: Mapping[str, Any] | None = None) -> Table:
    """Return the table that a log tells of; `ended` is how its game ended when it was played, if it did.

    A table that was played by other rules or with other components is opened if its moves are still legal, and
    lead to the end that they had; otherwise it is frozen: it can be read and exported, and not played on.
    """
    table = Table(table_id)
    try:
        for entry, is_kept in zip(entries, _kept(entries), strict=True):
            apply(table, entry, is_told=False, is_kept=is_kept)
    except Exception as error:
        if _is_of_our_rules(table):
            raise
        return _frozen(table_id, entries, ended, error.number if isinstance(error, play.Unplayable) else 0)
    now = table.outcome.to_json() if table.outcome is not None else None
    if ended is not None and now != ended and not _is_of_our_rules(table):
        return _frozen(table_id, entries, ended, len(table.played))
    return table


def _kept(entries: Sequence[Entry]) -> list[bool]:
    """Return before which entries of a log to keep the position: as many as an undo goes back to at most, before each
    undo in it and before its end.
    """
    found = []
    wanted = KEPT_POSITIONS
    for entry in reversed(entries):
        found.append(wanted > 0)
        if isinstance(entry, Moved):
            wanted -= 1
        elif isinstance(entry, Undone):
            wanted = KEPT_POSITIONS
    return found[::-1]


def _is_of_our_rules(table: Table) -> bool:
    game = newdawn.load(table.game_name)
    return (table.rules, table.components) == (game.rules.RULES_VERSION, game.components.DIGEST)


def _frozen(table_id: str, entries: Sequence[Entry], ended: Mapping[str, Any] | None, number: int) -> Table:
    """Return a table whose moves do not fit these rules: with its people, its seats and its moves, but no position."""
    table = Table(table_id)
    for entry in entries:
        match entry:
            case Started():
                table.stage, table.started_at = "frozen", entry.at
                table.asked_at, table.bank = [None] * table.players, [0] * table.players
                table.resumes_at = [None] * table.players
            case Moved():
                table.played.append(Played(entry.seat, entry.move))
            case Undone():
                own = last_of(table.played, entry.seat, entry.count)
                table.played = [played for index, played in enumerate(table.played) if index not in own]
            case EndProposed():
                table.change_seat(entry.seat, agrees_to_end=True)
            case Resigned():
                table.change_seat(entry.seat, resigned=True, agrees_to_end=False)
            case Created():
                # Of an imported game that was over, the position comes last, and may fail again.
                with suppress(Exception):
                    setup.apply_created(table, entry)
            case _:
                _apply(table, entry, is_told=False, is_kept=False)
        bounds.count(table, entry)
        table.version += 1
        table.changed_at = entry.at
    table.stage, table.position, table.frozen = "frozen", None, number
    if have_agreed(table):
        table.outcome = AGREED_UNSEEN
    if ended is not None:
        table.outcome = Outcome(ended["how"], tuple(ended["scores"]), tuple(ended["winners"]))
    return table
