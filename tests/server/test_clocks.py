"""Time: for each decision, or for the whole game. It follows from the entries alone."""

from __future__ import annotations

import pytest

from newdawn.server.errors import Refusal
from newdawn.server.table import absences, clocks, play
from newdawn.server.table.entries import Entry, Moved, Started, Undone, read_log
from newdawn.server.table.fold import folded
from newdawn.server.table.state import Table
from tests.server.tables import NOON, SECOND, after, any_move, bot, created, person, play_on, started_table

MOVE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 300, "increment": 5}


def table_with(clock: dict[str, object]) -> tuple[Table, int]:
    """Return a game in which exactly one person is asked, and that seat."""
    table = play_on(started_table(person("Anna"), person("Ben", 1), clock=clock), 4)
    assert len(table.waiting_for) == 1
    return table, table.waiting_for[0]


def test_without_a_clock_nothing_is_ever_due():
    table, seat = table_with({"kind": "none"})
    assert clocks.due_at(table) is None
    assert clocks.remaining(table, seat, NOON + 10**9) is None


def test_each_decision_has_its_own_time():
    table, seat = table_with(MOVE)
    assert clocks.due_at(table) == NOON + 60 * SECOND
    assert clocks.remaining(table, seat, NOON + 20 * SECOND) == 40 * SECOND
    later = after(table, any_move(table, seat, NOON + 20 * SECOND))
    assert clocks.due_at(later) == NOON + 80 * SECOND


def test_time_for_the_whole_game_runs_while_one_is_asked_and_grows_after_each_decision():
    table, seat = table_with(BANK)
    begun = table.bank[seat]
    later = after(table, any_move(table, seat, NOON + 20 * SECOND))
    assert later.bank[seat] == begun - 20 * SECOND + 5 * SECOND


def test_when_the_time_is_over_the_stand_in_plays_and_nobody_is_asked_earlier():
    table, seat = table_with(MOVE)
    assert absences.time_out(table, seat, NOON + 60 * SECOND - 1) is None
    entry = absences.time_out(table, seat, NOON + 60 * SECOND)
    assert entry is not None
    away = after(table, entry)
    assert away.seats[seat].away
    assert away.waiting_for_bots == (seat,)


def test_who_ran_out_of_time_for_a_decision_can_come_back_and_has_time_again():
    table, seat = table_with(MOVE)
    entry = absences.time_out(table, seat, NOON + 60 * SECOND)
    assert entry is not None
    away = after(table, entry)
    back = after(away, absences.come_back(away, seat, NOON + 90 * SECOND))
    assert clocks.remaining(back, seat, NOON + 90 * SECOND) == 60 * SECOND


def test_who_has_used_up_the_time_for_the_game_cannot_come_back():
    table, seat = table_with(BANK)
    end = clocks.deadline(table, seat)
    assert end is not None
    entry = absences.time_out(table, seat, end)
    assert entry is not None
    away = after(table, entry)
    with pytest.raises(Refusal, match="no-time-left"):
        absences.come_back(away, seat, end + SECOND)


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_taking_back_gives_no_time_back(clock: dict[str, object]):
    table, seat = table_with(clock)
    moved = after(table, any_move(table, seat, NOON + 50 * SECOND))
    while moved.waiting_for != (seat,):
        # Somebody who is asked again right after a move can take it back and is asked the same.
        table, seat = moved, moved.waiting_for[0]
        moved = after(table, any_move(table, seat, NOON + 50 * SECOND))
    before = clocks.deadline(table, seat)
    undone = after(moved, Undone(at=NOON + 55 * SECOND, seat=seat, count=1))
    assert clocks.deadline(undone, seat) == before


def test_the_clock_of_a_bot_never_runs():
    table = play_on(started_table(person("Anna"), bot(), clock=MOVE), 3)
    assert table.asked_at[1] is None


def test_all_who_are_asked_at_once_have_their_clocks_running():
    table = started_table(person("Anna"), person("Ben", 1), game="outlive", clock=MOVE)
    assert table.waiting_for == (0, 1)
    assert table.asked_at == [NOON, NOON]


def test_the_clocks_are_the_same_after_the_log_is_read_again():
    table, seat = table_with(BANK)
    entries = [Moved(at=NOON + 7 * SECOND, seat=seat, move=playing_move(table, seat))]
    log = [entry.to_json() for entry in [*history(table), *entries]]
    again = folded(table.id, read_log(log))
    there = after(table, *entries)
    assert (again.bank, again.asked_at) == (there.bank, there.asked_at)


def playing_move(table: Table, seat: int) -> str:
    assert table.position is not None
    return play.move(table, seat, str(table.position.moves(seat)[0]), NOON).move


def history(table: Table) -> list[Entry]:
    """Return entries that lead to this table."""
    moves = [Moved(at=NOON, seat=played.seat, move=played.move) for played in table.played]
    return [created(person("Anna"), person("Ben", 1), clock=BANK), Started(at=NOON), *moves]
