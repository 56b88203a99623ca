"""No byte that leaves the app tells what its receiver may not know: frames, bodies, headers and pictures.

The games are those of `test_leaks`, played by HTTP and over sockets. The second half proves that a leak in the app
itself, behind everything that the tables do right, would be found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import orjson
import pytest

from newdawn import GAMES
from newdawn.core.face import Position, View
from newdawn.server.errors import Refusal
from newdawn.server.live import Actor, LiveTable
from newdawn.server.web import channels, errors, routes_tables, socket
from tests.server.oracle import Canaries, Leak, Oracle, marked
from tests.server.test_leaks import ENOUGH, MOST_GAMES
from tests.server.wire_rehearsals import WIRE_DEEDS, WireRehearsal, rehearse_on_the_wire


@pytest.fixture(scope="module")
def canaries() -> Iterator[Canaries]:
    """A test build: everything that can be hidden carries a canary."""
    with marked(Canaries(11)) as found:
        yield found


# Games ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "seed", "options"),
    [
        ("outlive", 2, 2, {"placing_in_turn": False}),
        ("eden", 2, 1, {}),
        pytest.param("outlive", 2, 3, {}, marks=pytest.mark.soak),
        pytest.param("eden", 3, 2, {}, marks=pytest.mark.soak),
    ],
)
def test_nothing_that_leaves_the_app_tells_what_its_receiver_may_not_know(
    canaries: Canaries, game: str, players: int, seed: int, options: dict[str, bool]
):
    oracle = Oracle(canaries)
    pictures = 0
    # Bots play a whole turn in one go: where most seats are theirs, one game says too little.
    for further in range(MOST_GAMES):
        rehearsal = rehearse_on_the_wire(oracle, seed + 100 * further, game, players, **options)
        assert rehearsal.done["finished"] == rehearsal.done["rematch"] == 1
        pictures += rehearsal.done["picture"]
        if pictures > 5 and oracle.read > ENOUGH:
            break
    assert pictures > 5
    assert oracle.read > ENOUGH


EVERYTHING = {
    *("created", "seated", "sync", "update", "presence", "bye", "why", "preview", "hint", "replay", "export"),
    *("lobby", "my tables", "picture", "page metrics", "move done", "undo done", "chat done", "rename done"),
    *("hand-over done", "come-back done", "propose-end done", "withdraw-end done", "start done"),
    *("move refused: illegal-move", "move refused: stale-version", "undo refused: undo-others"),
    *("picture refused: replay-own-eyes", "replay refused: replay-own-eyes", "other seat refused: not-your-seat"),
    *("bad command refused: not-a-whole-number", "unknown token refused: unknown-token"),
    "early rematch refused: not-over",
}


def test_people_on_the_wire_do_all_that_people_can_do(canaries: Canaries):
    left = EVERYTHING
    for seed in range(10):
        if not left:
            break
        rehearsal = WireRehearsal(Oracle(canaries), seed, GAMES[seed % 2], 3)
        rehearsal.kinds, rehearsal.playing_on = ["person", "open", "person"], 0.3
        rehearsal.deeds = {**dict.fromkeys(WIRE_DEEDS, 1), "move_and_take_back": 3, "resign": 0, "restart": 0.3}
        asyncio.run(rehearsal.run(most=100))
        left = left - set(rehearsal.done)
    assert not left


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(100, 108))
def test_many_games_on_the_wire_tell_nobody_what_they_may_not_know(
    canaries: Canaries, game: str, players: int, seed: int
):
    options = {"placing_in_turn": bool(seed % 2)} if game == "outlive" else {}
    rehearse_on_the_wire(Oracle(canaries), seed, game, players, **options)


# Sabotage -------------------------------------------------------------------------------------------------------------


def another(live: LiveTable, seat: int | None) -> int:
    return ((seat or 0) + 1) % live.table.players


def is_running(live: LiveTable) -> bool:
    return live.table.position is not None and not live.table.is_open


def answer_as_another_seat() -> AbstractContextManager[object]:
    """Let the route that shows the table take the asker for somebody else."""
    sync = LiveTable.sync

    def wrong(live: LiveTable, actor: Actor, *rest: Any, **more: Any) -> dict[str, Any]:
        found = sync(live, actor, *rest, **more)
        if is_running(live) and actor.seat is not None:
            assert live.table.position is not None
            found["view"] = live.table.position.view(another(live, actor.seat)).to_json()
        return found

    return patch.object(LiveTable, "sync", wrong)


def draw_for(eyes: Callable[[LiveTable, Actor], Any]) -> AbstractContextManager[object]:
    """Let pictures be drawn for others than who asks for them."""
    seen_at = LiveTable.seen_at

    def wrong(live: LiveTable, actor: Actor, *rest: Any) -> View | Position:
        found = seen_at(live, actor, *rest)
        return eyes(live, actor) if is_running(live) else found  # type: ignore[no-any-return]

    return patch.object(LiveTable, "seen_at", wrong)


def _view_of_another(live: LiveTable, actor: Actor) -> Any:
    assert live.table.position is not None
    return live.table.position.view(another(live, actor.seat))


def _everything(live: LiveTable, actor: Actor) -> Any:
    """Return the position, so that a picture shows all of it with the look of a view."""
    assert live.table.position is not None
    return View(live.table.game, live.table.position.raw, actor.seat, is_checked=True)


def mix_channels_up() -> AbstractContextManager[object]:
    """Let a socket hand on what was made for whoever was told last."""
    latest: dict[str, bytes] = {}
    on_channel = channels.on_channel

    def wrong(channel: int, message: bytes) -> bytes:
        found = orjson.loads(message)
        if found["type"] == "update":
            message = latest.setdefault(f"{found['table']['table']} {found['version']}", message)
        return on_channel(channel, message)

    return patch.object(socket, "on_channel", wrong)


def put_the_seed_into_errors() -> AbstractContextManager[object]:
    said = errors.said

    def wrong(refusal: Refusal, language: str, live: LiveTable | None = None) -> dict[str, Any]:
        seed = None if live is None else live.table.seed
        return {**said(refusal, language, live), "trace": hex(seed or 0)}

    return patch.object(errors, "said", wrong)


@contextmanager
def put_a_hash_into_headers() -> Iterator[None]:
    class Wrong(errors.Json):
        def __init__(self, content: Any, **options: Any) -> None:
            super().__init__(content, **options)
            self.headers["ETag"] = hashes[-1]

    hashes = [""]
    actor_of = LiveTable.actor

    def noted(live: LiveTable, *rest: Any) -> Actor:
        hashes.append(live.table.people[0].token_hash)
        return actor_of(live, *rest)

    with patch.object(routes_tables, "Json", Wrong), patch.object(LiveTable, "actor", noted):
        yield


def take_askers_for_others() -> AbstractContextManager[object]:
    """Let every question be asked by the next seat."""
    why = LiveTable.why

    def wrong(live: LiveTable, actor: Actor, *rest: Any) -> dict[str, Any]:
        return why(live, replace(actor, seat=another(live, actor.seat)), *rest)

    return patch.object(LiveTable, "why", wrong)


SABOTAGES: Mapping[str, tuple[Callable[[], Any], str, str]] = {
    "the view of another seat in a body": (answer_as_another_seat, "sync, at view", "look"),
    "a picture for another seat": (lambda: draw_for(_view_of_another), "picture", "pictures"),
    "a picture of everything": (lambda: draw_for(_everything), "picture", "pictures"),
    "an update on the wrong channel": (mix_channels_up, "update", "talk"),
    "the seed in an error": (put_the_seed_into_errors, "the seed", "wrong_move"),
    "a hash in a header": (put_a_hash_into_headers, "headers of .*the hash of a token", "look"),
    "reasons for another seat": (take_askers_for_others, "why, at moves", "why"),
}
"""What can be wrong with the app, what the oracle says of it, and what people must do for that to happen."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sabotage", SABOTAGES)
def test_the_oracle_finds_on_the_wire(canaries: Canaries, sabotage: str, game: str):
    wrong, says, deed = SABOTAGES[sabotage]
    rehearsal = WireRehearsal(Oracle(canaries), 300, game, 3)
    rehearsal.kinds, rehearsal.deeds, rehearsal.playing_on = ["person", "open", "open"], {deed: 1}, 0.5
    with pytest.raises(Leak, match=says), wrong():
        asyncio.run(rehearsal.run(most=300))
