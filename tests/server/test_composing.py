"""Several moves in one command, and what they would do before they are played."""

from __future__ import annotations

import asyncio
import random

import pytest

import newdawn
from newdawn import GAMES
from newdawn.core.face import View
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall
from newdawn.server.table import answers
from newdawn.server.table.composing import compose, composed_view
from newdawn.server.table.play import moves
from newdawn.server.table.state import Table
from newdawn.server.table.views import SPECTATOR, Eyes
from tests.server.halls import QuickBots, command, open_hall
from tests.server.logs import again, assert_memory_is_the_log, hot_seat, moves_for, send, stored_log
from tests.server.tables import NOON, after, play_on, started_table


def own_row(table: Table, most: int = 4) -> tuple[int, list[str]]:
    """Return a seat that is asked, and moves that it can make in a row."""
    assert table.position is not None
    seat, position, row = table.waiting_for[0], table.position.copy(), list[str]()
    while len(row) < most and seat in position.to_act:
        row.append(str(position.moves(seat)[0]))
        if position.reveals(seat, row[-1]):
            break
        position.play(seat, row[-1])
    return seat, row


def all_moves(table: Table) -> list[str]:
    """Return every move of the game."""
    return [table.game.moves.notation(number) for number in range(len(table.game.moves))]


def rows(game: str, count: int = 25) -> list[tuple[Table, int, list[str]]]:
    """Return tables of a game as it goes on, each with a seat and a row of moves."""
    table, found = started_table(game=game), []
    while len(found) < count and table.stage == "playing":
        found.append((table, *own_row(table)))
        table = play_on(table, 4)
    return found


# Several moves in one command -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_several_moves_lead_where_they_lead_one_by_one(game: str):
    for table, seat, row in rows(game):
        entries = moves(table, seat, row, NOON)
        assert [entry.move for entry in entries] == row
        together, one_by_one = after(table, *entries), table
        for move in row:
            one_by_one = after(one_by_one, *moves(one_by_one, seat, [move], NOON))
        assert together.position == one_by_one.position


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_is_not_possible_is_named_and_nothing_is_played(game: str):
    found = 0
    for table, seat, row in rows(game):
        row = row[:1]
        then = compose(table, Eyes(seat), row)["then"]
        if then is None:
            continue
        offered = {one["move"] for one in then["moves"]}
        wrong = next(notation for notation in all_moves(table) if notation not in offered)
        assert table.position is not None
        before = table.position.to_bytes()
        with pytest.raises(Refusal) as refused:
            moves(table, seat, [*row, wrong], NOON)
        assert refused.value.name == "illegal-step"
        assert refused.value.arguments["step"] == len(row) + 1
        assert refused.value.arguments["reason"]["id"].startswith("reason-")
        assert table.position.to_bytes() == before
        found += 1
    assert found > 0


def test_a_step_that_is_no_move_is_told_so_wherever_it_stands():
    with pytest.raises(Refusal, match="no-such-move"):
        moves(started_table(game="outlive"), 0, ["discard hunting-one", "fly away"], NOON)


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_a_move_that_reveals_something_is_not_played(game: str):
    chance, table, found = random.Random(4), started_table(game=game), 0
    for _ in range(300):
        assert table.position is not None
        seat = chance.choice(table.waiting_for)
        offered = table.position.view(seat).moves()
        revealing = [str(move) for move in offered if table.position.reveals(seat, move)]
        for move in revealing:
            found += 1
            assert [entry.move for entry in moves(table, seat, [move, move], NOON)] == [move]
        if found >= 5 or table.stage != "playing":
            break
        table = after(table, *moves(table, seat, [str(chance.choice(offered))], NOON))
    assert found >= 5


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_the_last_move_of_a_turn_is_not_played(game: str):
    for table, seat, row in rows(game):
        last = after(table, *moves(table, seat, row, NOON))
        if seat not in last.waiting_for:
            assert len(moves(table, seat, [*row, row[0]], NOON)) == len(row)


def test_several_moves_are_one_commit_and_one_answer_whenever_it_is_asked_for(sqlite_url: str):
    async def play() -> None:
        async with open_hall(sqlite_url) as hall:
            live, token = await hot_seat(hall, game="outlive")
            commits: list[str] = []
            hall.store.probe = commits.append
            before = live.table.version
            wanted = moves_for(live, random.Random(2))
            count = len(wanted.model_dump()["command"]["moves"])
            done = await send(live, token, wanted)
            assert count > 1
            assert done == {"id": wanted.id, "version": before + count, "played": count}
            assert commits.count("committing") == 1
            assert await send(live, token, wanted) == done
            other = again(wanted, command={"do": "moves", "moves": ["done"]})
            with pytest.raises(Refusal, match="id-reused"):
                await send(live, token, other)
            entries = await stored_log(hall.store, live.id)
            assert [entry["kind"] for entry in entries[before:]] == ["moved"] * count
            table = live.id
        async with open_hall(sqlite_url) as hall:
            live = await hall.table(table)
            assert await send(live, token, wanted) == done
            await assert_memory_is_the_log(live, hall.store)

    asyncio.run(play())


def test_a_refused_row_gets_the_same_answer_again_and_leaves_the_log_alone(sqlite_url: str):
    async def refuse(hall: Hall) -> None:
        live, token = await hot_seat(hall, game="outlive")
        assert live.table.position is not None
        first = str(live.table.position.moves(0)[0])
        wanted, before = command(live, "moves", 0, moves=[first, "done"]), live.table.version
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await send(live, token, wanted)
            assert refused.value.name == "illegal-step"
            assert refused.value.arguments["step"] == 2
        assert live.table.version == before == len(await stored_log(hall.store, live.id))

    async def play() -> None:
        async with open_hall(sqlite_url) as hall:
            await refuse(hall)

    asyncio.run(play())


# Composing ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_composition_shows_what_the_moves_then_do_and_what_can_be_chosen_after_them(game: str):
    followed = 0
    parts = [(table, seat, row[:length]) for table, seat, row in rows(game) for length in range(1, len(row) + 1)]
    for table, seat, row in parts:
        seen = compose(table, Eyes(seat), row)
        later = after(table, *moves(table, seat, row, NOON))
        assert later.position is not None
        view = later.position.view(seat)
        assert [(step["move"], step["by"]) for step in seen["steps"]] == [(move, "you") for move in row]
        if seen["then"] is None:
            assert seen["unknown"] or seat not in view.to_act
            continue
        followed += 1
        assert seen["view"] == view.to_json()
        assert seen["prospects"] == view.prospects()
        assert seen["scores"] == view.scores()
        assert [one["move"] for one in seen["then"]["moves"]] == [str(move) for move in view.moves()]
        assert seen["then"]["decision_name"] == view.decision(seat)
    assert followed > 3


@pytest.mark.parametrize("game", GAMES)
def test_one_move_is_composed_as_it_is_previewed(game: str):
    for table, seat, row in rows(game, 8):
        composed, preview = compose(table, Eyes(seat), row[:1]), answers.preview(table, Eyes(seat), row[0])
        assert {key: composed[key] for key in preview if key != "move"} == {
            key: value for key, value in preview.items() if key != "move"
        }


@pytest.mark.parametrize("game", GAMES)
def test_without_moves_a_composition_says_what_can_be_chosen_now(game: str):
    table = started_table(game=game)
    assert table.position is not None
    seat = table.waiting_for[0]
    found = compose(table, Eyes(seat), [])
    assert found["steps"] == []
    assert found["events"] == []
    assert [one["move"] for one in found["then"]["moves"]] == [str(move) for move in table.position.moves(seat)]


@pytest.mark.parametrize("game", GAMES)
def test_composing_changes_nothing(game: str):
    table = started_table(game=game)
    assert table.position is not None
    before = table.position.to_bytes()
    seat, row = own_row(table)
    compose(table, Eyes(seat), row, "harmless")
    assert table.position.to_bytes() == before


def test_who_only_looks_on_composes_nothing():
    with pytest.raises(Refusal, match="seat-only"):
        compose(started_table(game="outlive"), SPECTATOR, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_offered_as_often_in_a_row_as_it_can_be_made(game: str):
    repeated = 0
    for table, seat, _ in rows(game, 60):
        for one in compose(table, Eyes(seat), [])["then"]["moves"]:
            count = one["repeat"]
            row = [one["move"]] * count
            assert len(moves(table, seat, row, NOON)) == count
            repeated += count > 1
    assert repeated > 0 or game != "outlive"


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_everybody_can_see_to_be_none_goes_without_saying(game: str):
    forced = 0
    for table, seat, _ in rows(game, 60):
        assert table.position is not None
        found = compose(table, Eyes(seat), [], "forced")
        view: View = table.position.view(seat)
        assert compose(table, Eyes(seat), [], "nothing")["steps"] == []
        if found["steps"]:
            (only,) = view.moves()
            assert found["steps"][0]["move"] == str(only)
            may_choose = table.position.view(None).may_choose(seat) or not newdawn.load(game).is_compiled
            assert found["steps"][0]["by"] == ("suggested" if may_choose else "forced")
            forced += 1
        else:
            assert len(view.moves()) > 1
    assert forced > 0


def test_a_hint_can_be_asked_for_what_comes_after_moves(sqlite_url: str):
    async def ask() -> None:
        bots = QuickBots()
        async with open_hall(sqlite_url, bots) as hall:
            live, token = await hot_seat(hall, game="outlive")
            assert live.table.position is not None
            first = str(live.table.position.moves(0)[0])
            found = await live.hint(live.actor(token, 0), after=[first])
            view = composed_view(live.table, Eyes(0), [first])
            assert bots.asked[-1][1] == view.to_bytes()
            assert found["candidates"][0]["move"] in map(str, view.moves())
            with pytest.raises(Refusal, match="illegal-step"):
                await live.hint(live.actor(token, 0), after=[first, "done"])

    asyncio.run(ask())
