"""Replays: everything after the end; before it, every seat what it has seen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from newdawn import GAMES
from newdawn.core.face import Position, View
from newdawn.server.errors import Refusal
from newdawn.server.table.replays import seen_at, steps
from newdawn.server.table.views import SPECTATOR, Eyes
from tests.server.halls import new_table, open_hall, people
from tests.server.tables import person, play_on, started_table, waiting_table


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_step_by_step_through_any_eyes(game: str):
    table = play_on(started_table(game=game))
    for through in ("everything", "spectator", 0, 1):
        found, seen_by = steps(table, Eyes(language="en"), through, 0, 40, with_views=True)
        assert seen_by == through
        assert [one["number"] for one in found] == list(range(40))
        assert [one["move"] for one in found[1:]] == [played.move for played in table.played[:39]]
        assert all(one["text"] for one in found[1:])
        assert found[0]["view"] is not None
    last, _ = steps(table, SPECTATOR, "everything", len(table.played), 10, with_views=True)
    assert table.position is not None
    assert last[0]["view"] == table.position.to_json()
    assert last[0]["scores"] == table.position.scores()


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_seen_through_the_own_eyes_only(game: str):
    table = play_on(started_table(game=game), 30)
    for eyes, through in ((Eyes(0), 1), (Eyes(0), "everything"), (SPECTATOR, 0), (SPECTATOR, "everything")):
        with pytest.raises(Refusal, match="replay-own-eyes"):
            steps(table, eyes, through, 0, 10, with_views=True)
        with pytest.raises(Refusal, match="replay-own-eyes"):
            seen_at(table, eyes, through, 5)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_running_game_each_step_shows_what_the_seat_saw_then_and_its_own_moves(game: str):
    table = play_on(started_table(game=game), 30)
    found, _ = steps(table, Eyes(1), 1, 0, 100, with_views=True)
    assert len(found) == 31
    for step, (played, _, position) in zip(found[1:], table.steps(), strict=True):
        assert step["view"] == position.view(1).to_json()
        assert step["move"] == (played.move if played.seat == 1 else None)


def test_one_step_is_a_view_before_the_end_and_may_be_the_position_after_it():
    running, over = play_on(started_table(), 10), play_on(started_table())
    assert isinstance(seen_at(running, Eyes(0), None, 4), View)
    assert isinstance(seen_at(over, SPECTATOR, None, 4), Position)
    assert isinstance(seen_at(over, SPECTATOR, 1, 4), View)
    with pytest.raises(Refusal, match="no-such-step"):
        seen_at(running, Eyes(0), None, 11)


def test_there_is_nothing_to_replay_before_the_start():
    with pytest.raises(Refusal, match="not-started"):
        steps(waiting_table(person("Anna"), {}), SPECTATOR, None, 0, 1, with_views=True)


def test_a_replay_is_of_one_moment_though_the_game_goes_on_while_a_thread_makes_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
):
    async def look() -> None:
        async with open_hall(sqlite_url) as hall:
            made = await hall.create(new_table(*people("Anna", "Ben"), start=True))
            live = await hall.table(made["table"])
            before = live.table

            def steps_while_somebody_moves(*given: Any) -> Any:
                live._book.table = play_on(live.table, 1)
                return steps(*given)

            monkeypatch.setattr("newdawn.server.table.replays.steps", steps_while_somebody_moves)
            told = live.replay(live.actor(None), None, 0, 5, views=True)
            assert live.table.version == before.version + 1
            assert (told["table"]["version"], told["count"], len(told["steps"])) == (before.version, 0, 1)

    asyncio.run(look())
