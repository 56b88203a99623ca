"""Time: for each decision, or for the whole game. It follows from the entries alone."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from newdawn.server.errors import Refusal
from newdawn.server.table import absences, clocks, play
from newdawn.server.table.entries import Entry, Moved, Started, Undone, read_log
from newdawn.server.table.fold import folded
from newdawn.server.table.state import Table
from newdawn.server.table.undo import takeable
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


def timed_out(table: Table, seat: int) -> tuple[Table, int]:
    """Return the table after the time of a seat has run out, and when that was."""
    end = clocks.deadline(table, seat)
    assert end is not None
    entry = absences.time_out(table, seat, end)
    assert entry is not None
    return after(table, entry), end


def asked_twice(clock: dict[str, object]) -> tuple[Table, int]:
    """Return a game in which one person is asked who will be asked again right after that, and that seat."""
    table, seat = table_with(clock)
    while after(table, any_move(table, seat)).waiting_for != (seat,):
        table = after(table, any_move(table, seat))
        seat = table.waiting_for[0]
    return table, seat


def test_who_ran_out_of_time_for_a_decision_leaves_it_to_the_bot_and_can_come_back_for_the_next():
    table, seat = asked_twice(MOVE)
    away, end = timed_out(table, seat)
    for now in (end, end + 90 * SECOND):
        with pytest.raises(Refusal, match="decision-over"):
            absences.come_back(away, seat, now)
    decided = after(away, any_move(away, seat, end + 2 * SECOND))
    back = after(decided, absences.come_back(decided, seat, end + 3 * SECOND))
    assert clocks.remaining(back, seat, end + 3 * SECOND) == 60 * SECOND


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_leaving_and_coming_back_stops_no_clock(clock: dict[str, object]):
    table, seat = table_with(clock)
    end = clocks.deadline(table, seat)
    assert end is not None
    for second in range(10, 50, 10):
        table = after(table, absences.hand_over(table, seat, None, NOON + second * SECOND))
        table = after(table, absences.come_back(table, seat, NOON + (second + 9) * SECOND))
        assert clocks.deadline(table, seat) == end
    table = after(table, absences.hand_over(table, seat, None, end - 2 * SECOND))
    absences.come_back(table, seat, end - 1)
    with pytest.raises(Refusal, match="decision-over"):
        absences.come_back(table, seat, end)


def test_time_for_the_whole_game_is_not_used_while_a_bot_decides():
    table, seat = asked_twice(BANK)
    begun = table.bank[seat]
    table = after(table, absences.hand_over(table, seat, None, NOON + 10 * SECOND))
    table = after(table, any_move(table, seat, NOON + 15 * SECOND))
    table = after(table, absences.come_back(table, seat, NOON + 40 * SECOND))
    assert clocks.remaining(table, seat, NOON + 40 * SECOND) == begun - 10 * SECOND


def test_without_a_clock_who_was_replaced_and_comes_back_is_waited_for_from_then_on():
    table, seat = table_with({"kind": "none"})
    table = after(table, absences.replace(table, seat, False, NOON + 300 * SECOND))
    table = after(table, absences.come_back(table, seat, NOON + 301 * SECOND))
    with pytest.raises(Refusal, match="not-absent-yet"):
        absences.replace(table, seat, False, NOON + 302 * SECOND)


@pytest.mark.parametrize("clock", [{"kind": "none"}, MOVE, BANK])
def test_what_the_stand_in_decided_is_not_taken_back(clock: dict[str, object]):
    table, seat = asked_twice(clock)
    table = after(table, absences.hand_over(table, seat, None, NOON + SECOND))
    table = after(table, any_move(table, seat, NOON + 2 * SECOND))
    table = after(table, absences.come_back(table, seat, NOON + 3 * SECOND))
    assert takeable(table, seat) == 0
    for whole_turn in (False, True):
        with pytest.raises(Refusal, match="undo-bot"):
            play.undo(table, seat, NOON + 4 * SECOND, whole_turn=whole_turn)


def test_a_decision_whose_time_is_over_is_not_taken_back():
    table, seat = asked_twice(MOVE)
    moved = after(table, any_move(table, seat, NOON + 50 * SECOND))
    assert play.undo(moved, seat, NOON + 60 * SECOND - 1, whole_turn=True).count >= 1
    for whole_turn in (False, True):
        with pytest.raises(Refusal, match="undo-late"):
            play.undo(moved, seat, NOON + 60 * SECOND, whole_turn=whole_turn)


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_no_trick_makes_a_decision_last_longer_than_its_time(clock: dict[str, object]):
    # Somebody who only wants to stall tries every command again and again, and moves only in order to undo.
    first, seat = asked_twice(clock)
    end = clocks.deadline(first, seat)
    assert end is not None
    chance = random.Random(5)
    for _ in range(40):
        table, now = first, NOON
        while True:
            now += chance.randrange(1, 5_000)
            ran_out = absences.time_out(table, seat, now)
            if ran_out is not None:
                break
            tricks = [
                lambda: absences.hand_over(table, seat, None, now),  # noqa: B023 (called before they change)
                lambda: absences.come_back(table, seat, now),  # noqa: B023
                lambda: play.undo(table, seat, now, whole_turn=chance.random() < 0.5),  # noqa: B023
            ]
            if len(table.played) == len(first.played) and not table.seats[seat].away:
                tricks.append(lambda: any_move(table, seat, now))  # noqa: B023
            with suppress(Refusal):
                table = after(table, chance.choice(tricks)())
            assert len(table.played) > len(first.played) or table.seats[seat].away or now < end
            if now > end + 60 * SECOND:
                break


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


def handing_on(clock: dict[str, object]) -> tuple[Table, Table, int, int]:
    """Return a game before and after a move that hands the turn on, whose move it is, and who is asked next."""
    table, seat = table_with(clock)
    moved = after(table, any_move(table, seat, NOON + 20 * SECOND))
    while len(moved.waiting_for) != 1 or moved.waiting_for == (seat,) or not takeable(moved, seat):
        table, seat = moved, moved.waiting_for[0]
        moved = after(table, any_move(table, seat, NOON + 20 * SECOND))
    return table, moved, seat, moved.waiting_for[0]


def test_nobody_pays_for_the_time_in_which_they_were_asked_in_vain():
    _, moved, seat, other = handing_on(BANK)
    undone = after(moved, play.undo(moved, seat, NOON + 50 * SECOND, whole_turn=False))
    assert undone.bank[other] == moved.bank[other]
    again = after(undone, Moved(at=NOON + 50 * SECOND, seat=seat, move=moved.played[-1].move))
    assert clocks.deadline(again, other) == NOON + 50 * SECOND + moved.bank[other]


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_whoever_takes_a_move_back_pays_for_the_time_since(clock: dict[str, object]):
    table, moved, seat, _ = handing_on(clock)
    undone = after(moved, play.undo(moved, seat, NOON + 50 * SECOND, whole_turn=False))
    assert clocks.remaining(undone, seat, NOON + 50 * SECOND) == clocks.remaining(table, seat, NOON + 50 * SECOND)


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


def test_nobody_keeps_the_next_player_from_deciding_by_taking_back_without_end():
    # Each time, what the other one is about to send comes too late, while the other one's clock runs.
    table, seat = table_with(BANK)
    moves = 0
    while True:
        move = any_move(table, seat)
        moved = after(table, move)
        if moved.waiting_for != (seat,) and takeable(moved, seat):
            break
        table, seat = moved, moved.waiting_for[0]
        moves += 1
        assert moves < 500, "no move ended a turn and told nothing"
    for _ in range(5):
        table = after(after(table, move), Undone(at=NOON, seat=seat, count=1))
    moved = after(table, move)
    with pytest.raises(Refusal, match="undo-enough"):
        play.undo(moved, seat, NOON, whole_turn=False)


def test_within_a_turn_moves_are_taken_back_as_often_as_one_likes():
    table, seat = asked_twice(BANK)
    for _ in range(50):
        moved = after(table, any_move(table, seat))
        table = after(moved, play.undo(moved, seat, NOON, whole_turn=False))
    assert table.interruptions == {}
