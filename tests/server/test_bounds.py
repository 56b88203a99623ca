"""No log grows without end: whatever a seat does again and again, there is a number after which it is refused."""

import asyncio
from collections.abc import Callable
from typing import Any, get_args

import pytest

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live.tokens import fresh_id
from newdawn.server.table import bounds
from newdawn.server.table.commands import entries_of
from newdawn.server.table.entries import Entry, Sat
from newdawn.server.table.fold import apply, folded
from newdawn.server.table.setup import sit
from newdawn.server.table.state import Table
from tests.server.halls import command, new_table, open_hall, people
from tests.server.tables import NOON, created, person, started_table, waiting_table

LINES = 40
OPEN = {"kind": "open"}


def done(table: Table, seat: int, do: str, **details: Any) -> Entry:
    """Do what the person on a seat commands, and return the entry."""
    wanted = schema.Command.model_validate({"id": fresh_id(), "version": 0, "command": {"do": do, **details}})
    (entry,) = entries_of(table, table.seats[seat].person, (seat,), seat, wanted.command, NOON, LINES, ())
    apply(table, entry)
    return entry


def first_move(table: Table, seat: int) -> str:
    """Return a move that a seat can take back again."""
    assert table.position is not None
    return next(str(move) for move in table.position.moves(seat) if not table.position.reveals(seat, str(move)))


def moved_and_undone(table: Table) -> None:
    seat = table.waiting_for[0]
    done(table, seat, "move", move=first_move(table, seat))
    done(table, seat, "undo")


def sat_and_stood(table: Table) -> None:
    apply(table, sit(table, 1, "Ben", "", None, "hash", NOON))
    done(table, 1, "stand")


def repeat(cycle: Callable[[Table], object], table: Table) -> None:
    for _ in range(10_000):
        cycle(table)


CYCLES: dict[str, tuple[Callable[[], Table], Callable[[Table], object], int]] = {
    "renamed": (started_table, lambda table: done(table, 0, "rename", name="Annabelle"), 1),
    "handed-over": (started_table, lambda table: (done(table, 0, "hand-over"), done(table, 0, "come-back")), 2),
    "end-proposed": (started_table, lambda table: (done(table, 0, "propose-end"), done(table, 0, "withdraw-end")), 2),
    "paced": (started_table, lambda table: done(table, 0, "pace", pace=0), 1),
    "undone": (lambda: started_table(game="outlive"), moved_and_undone, 2),
    "seat-set": (
        lambda: waiting_table(person("Anna"), OPEN),
        lambda table: done(table, 0, "set-seat", target=1, bot="easy"),
        1,
    ),
    "sat": (lambda: waiting_table(person("Anna"), OPEN), sat_and_stood, 2),
}


@pytest.mark.parametrize("kind", CYCLES)
def test_what_can_be_done_again_and_again_is_refused_after_a_number(kind: str) -> None:
    make, cycle, entries = CYCLES[kind]
    table = make()
    before = table.version
    with pytest.raises(Refusal, match="too-often") as refused:
        repeat(cycle, table)
    assert refused.value.arguments == {"kind": kind, "most": bounds.MOST[kind]}
    # The move after the last undo may be there, which nobody took back any more.
    assert table.version - before - entries * bounds.MOST[kind] in (0, 1)


def test_a_seat_that_has_come_back_too_often_stays_with_the_bot() -> None:
    table = started_table()
    table.counts[0, "came-back"] = bounds.MOST["came-back"]
    done(table, 0, "hand-over")
    with pytest.raises(Refusal, match="too-often"):
        done(table, 0, "come-back")


def test_a_seat_that_has_had_enough_leaves_the_others_theirs() -> None:
    table = started_table()
    for _ in range(LINES // 2):
        done(table, 0, "chat", text="me, me, me")
    with pytest.raises(Refusal, match="too-much-chat") as refused:
        done(table, 0, "chat", text="me")
    assert refused.value.arguments == {"most": LINES // 2}
    done(table, 1, "chat", text="and me")
    for _ in range(bounds.MOST["renamed"]):
        done(table, 0, "rename", name="Annabelle")
    done(table, 1, "rename", name="Benedict")


def test_every_kind_of_entry_is_bounded_by_a_number_or_by_something_else() -> None:
    kinds = {entry.model_fields["kind"].default for entry in get_args(Entry)}
    assert bounds.MOST.keys() | bounds.BOUNDED_BY.keys() == kinds
    assert not bounds.MOST.keys() & bounds.BOUNDED_BY.keys()
    assert set(CYCLES) | {"came-back"} == set(bounds.MOST)


def test_what_a_seat_has_done_follows_from_the_log_and_is_no_other_after_a_restart() -> None:
    first = created(person("Anna"), OPEN)
    log: list[Entry] = [first, *(Sat(at=NOON, seat=1, name="Ben", nonce="", token_hash="h") for _ in range(3))]
    table = folded("a table", log)
    assert table.counts == {(1, "sat"): 3}
    copy = table.copy()
    apply(copy, log[1])
    assert (table.counts, copy.counts) == ({(1, "sat"): 3}, {(1, "sat"): 4})


def test_a_refused_repetition_changes_nothing_and_a_long_game_fits(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_hall(sqlite_url) as hall:
            made = await hall.create(new_table(*people("Anna", "Ben"), start=True))
            live = await hall.table(made["table"])
            actor = live.actor(made["token"], 0)
            for _ in range(bounds.MOST["end-proposed"]):
                await live.handle(actor, command(live, "propose-end", 0))
                await live.handle(actor, command(live, "withdraw-end", 0))
            before = live.table
            with pytest.raises(Refusal, match="too-often"):
                await live.handle(actor, command(live, "propose-end", 0))
            assert live.table is before
            # Three undos for each decision of the longest games, and a line of chat for every other one, are allowed.
            assert bounds.MOST["undone"] >= 3 * 150
            assert hall.services.settings.limits.chat_messages // 4 >= 150

    asyncio.run(play())
