"""A server that is stopped finishes what it has begun, and whoever comes back finds everything as it was."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from contextlib import suppress
from typing import Any

import httpx
import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import newdawn
from newdawn.core.face import Position
from newdawn.server.errors import Refusal
from newdawn.server.live import LiveTable
from newdawn.server.settings import Settings
from newdawn.server.storage import Store
from tests.server.crash_client import Client, Restarted, server
from tests.server.halls import QuickBots, command, new_table, open_hall, opened_hall
from tests.server.logs import Watcher, assert_memory_is_the_log, hot_seat, known, move_for, send, stored_log
from tests.server.stores import LIMIT, Gate
from tests.server.test_crashes import check, check_views

# In the hall ----------------------------------------------------------------------------------------------------------


def test_a_command_in_flight_ends_acknowledged_and_those_behind_it_are_refused(sqlite_url: str) -> None:
    async def check_it() -> None:
        async with open_hall(sqlite_url) as hall:
            (live, token), (other, other_token) = await hot_seat(hall), await hot_seat(hall)
            hall.store.probe = gate = Gate()
            first = asyncio.ensure_future(send(live, token, move_for(live)))
            await asyncio.to_thread(gate.reached.wait, LIMIT)
            behind = asyncio.ensure_future(send(live, token, command(live, "chat", 0, text="Late")))
            elsewhere = asyncio.ensure_future(send(other, other_token, move_for(other)))
            await asyncio.sleep(0)
            draining = asyncio.ensure_future(hall.drain())
            await asyncio.sleep(0)
            assert not draining.done()
            gate.opened.set()
            outcomes = await asyncio.gather(first, behind, elsewhere, return_exceptions=True)
            await draining
            assert outcomes[0]["version"] == 3
            assert isinstance(outcomes[1], Refusal)
            assert outcomes[1].name == "draining"
            assert outcomes[2]["version"] == 3
            for table in (live, other):
                await assert_memory_is_the_log(table, hall.store)
            for attempt in (send(live, token, move_for(live)), hot_seat(hall)):
                with pytest.raises(Refusal) as refused:
                    await attempt
                assert (refused.value.name, refused.value.status) == ("draining", 503)

    asyncio.run(asyncio.wait_for(check_it(), 60))


def test_what_was_refused_because_of_the_restart_is_done_after_it(sqlite_url: str) -> None:
    async def check_it() -> None:
        async with open_hall(sqlite_url) as hall:
            live, token = await hot_seat(hall)
            wanted = move_for(live)
            await hall.drain()
            with pytest.raises(Refusal):
                await send(live, token, wanted)
        async with open_hall(sqlite_url) as hall:
            assert (await send(await hall.table(live.id), token, wanted))["version"] == 3

    asyncio.run(asyncio.wait_for(check_it(), 60))


def test_bots_stop_when_the_hall_drains_and_go_on_in_the_next_one(sqlite_url: str) -> None:
    async def check_it() -> None:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        async with open_hall(sqlite_url) as hall:
            created = await hall.create(new_table(*seats))
            live = await hall.table(created["table"])
            await hall.drain()
            stopped_at = live.table.version
            await asyncio.sleep(0.05)
            assert len(await stored_log(hall.store, live.id)) == live.table.version == stopped_at
        async with open_hall(sqlite_url) as hall:
            live = await hall.table(created["table"])
            async with asyncio.timeout(LIMIT):
                while 1 in live.table.waiting_for:
                    await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(check_it(), 60))


# Restarted in the middle of every decision ----------------------------------------------------------------------------

TABLES = {
    "outlive": ((4552, 2, 30), (4144, 2, 60), (81, 2, 49), (2372, 2, 43), (744, 2, 46), (387, 2, 84)),
    "eden": ((66, 2, 47),),
}
"""Games that together ask everything that can be asked: the number that seed and moves are made from, the players, and
how many moves it takes. Should a change of the rules make that untrue, other numbers will do."""
CLOCK = {"kind": "bank", "seconds": 86_400, "increment": 7}


def shown(live: LiveTable, token: str) -> dict[str, Any]:
    """Return what everybody at a table is shown, apart from how much time has passed meanwhile."""
    found = {}
    for seat in (None, *range(live.table.players)):
        state = live.sync(live.actor(token if seat is not None else None, seat), None, "fr")
        for one in state["table"]["seats"]:
            del one["remaining_ms"]
        found[str(seat)] = state
    return found


class Restarting:
    """A game that is played in one hall after another, and beside it, by the bare rules."""

    def __init__(self, url: str, game: str, number: int, players: int) -> None:
        self.settings = Settings(database=url, bot_pause=(0.0, 0.0))
        self.rules = newdawn.load(game)
        self.players = players
        self.number = number
        self.chance = random.Random(number)
        self.options = {name: bool(number % 2) for name in self.rules.rules.OPTIONS}
        self.asked: set[str] = set()
        self.restarts = 0

    async def play(self, moves: int) -> set[str]:
        """Play so many moves, with a restart wherever something is asked that was not asked before; return all that."""
        self.store = await Store.open(self.settings.database)
        await self._open()
        names = ("Anna", "Ben", "Cleo", "Dora")[: self.players]
        self.live, self.token = await hot_seat(
            self.hall, game=self.rules.name, names=names, options=self.options, clock=CLOCK
        )
        assert self.live.table.seed is not None
        beside = self.rules.new(self.players, seed=self.live.table.seed, **self.options)
        for _ in range(moves + 1):
            position = self.live.table.position
            assert position is not None
            asked = {position.decision(seat) for seat in position.to_act}
            if asked - self.asked:
                self.asked |= asked
                await self._restart()
                await self._take_back_and_play_again()
            seat = self.chance.choice(self.live.table.waiting_for)
            wish = move_for(self.live, seat, self.chance)
            await send(self.live, self.token, wish)
            beside.play(seat, wish.command.move)  # type: ignore[union-attr]
            assert self.live.table.position == beside
        await self.hall.close()
        await self.store.close()
        return self.asked

    async def _open(self) -> None:
        self.hall = await opened_hall(self.store, QuickBots(), self.settings, shares=lambda: f"{self.number:064x}")

    async def _restart(self) -> None:
        before, told = known(self.live.table), shown(self.live, self.token)
        await self.hall.close()
        await self._open()
        self.live = await self.hall.table(self.live.id)
        assert known(self.live.table) == before
        assert json.loads(orjson.dumps(shown(self.live, self.token))) == json.loads(orjson.dumps(told))
        self.restarts += 1

    async def _take_back_and_play_again(self) -> None:
        """Undo after the restart, where that is possible, and do the same again: it leads to the same position."""
        table = self.live.table
        if not table.played:
            return
        last = table.played[-1]
        if self.live.sync(self.live.actor(self.token, last.seat))["undo"]:
            assert isinstance(table.position, Position)
            before = table.position.copy()
            await send(self.live, self.token, command(self.live, "undo", last.seat))
            await send(self.live, self.token, command(self.live, "move", last.seat, move=last.move))
            assert self.live.table.position == before


@pytest.mark.parametrize(
    "game", [newdawn.GAMES[0], *(pytest.param(game, marks=pytest.mark.soak) for game in newdawn.GAMES[1:])]
)
def test_a_restart_in_the_middle_of_every_kind_of_decision_changes_nothing(sqlite_url: str, game: str) -> None:
    wanted = set(newdawn.load(game).decisions) - {"nothing"}
    for number, players, moves in TABLES[game]:
        playing = Restarting(sqlite_url, game, number, players)
        wanted -= asyncio.run(asyncio.wait_for(playing.play(moves), 120))
    assert wanted == set(), "never asked in these games"


# A process that is told to stop ---------------------------------------------------------------------------------------


def test_sigterm_says_goodbye_finishes_what_was_begun_and_clients_resume(sqlite_url: str) -> None:
    async def check_it(made: Restarted) -> list[Client]:
        made.start()
        chance = random.Random(5)
        tables = (("outlive", "socket"), ("eden", "socket"), ("eden", "http"))
        clients = [Client(made, chance, game, over=over) for game, over in tables]
        async with asyncio.timeout(120), asyncio.TaskGroup() as playing:
            for client in clients:
                playing.create_task(client.run())
            for _ in range(2):
                before = [len(client.acknowledged) for client in clients]
                while any(len(one.acknowledged) < count + 3 for one, count in zip(clients, before, strict=True)):
                    await asyncio.sleep(0.01)
                assert await asyncio.to_thread(made.end, signal.SIGTERM) == 0
                check(sqlite_url, clients)
                await asyncio.to_thread(made.start)
            for client in clients:
                client.is_stopping = True
        return clients

    with server(Restarted, sqlite_url) as made:
        assert isinstance(made, Restarted)
        clients = asyncio.run(check_it(made))
        assert made.end(signal.SIGTERM) == 0
    check(sqlite_url, clients)
    check_views(sqlite_url, clients)
    for client in clients:
        assert client.over == "http" or (client.resumed and client.goodbyes)


async def all_heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """Return everything that a socket hears until it is closed."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await socket.recv()))
    return heard


def test_sockets_hear_when_to_come_back_and_are_closed_with_1012(sqlite_url: str) -> None:
    async def check_it(made: Restarted) -> None:
        made.start()
        async with httpx.AsyncClient(base_url=made.address, timeout=60) as http:
            seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
            table = (await http.post("/api/tables", json={"game": "eden", "seats": seats})).json()
        address = made.address.replace("http", "ws", 1) + "/api/socket"
        async with asyncio.timeout(60), connect(address, max_size=None) as watching, connect(address) as idle:
            wish = {"type": "watch", "channel": 0, "table": table["table"], "token": table["token"], "seat": 0}
            await watching.send(json.dumps(wish))
            while json.loads(await watching.recv())["type"] != "sync":
                pass
            ending = asyncio.ensure_future(asyncio.to_thread(made.end, signal.SIGTERM))
            for socket in (watching, idle):
                heard = await all_heard(socket)
                assert heard[-1]["type"] == "bye"
                assert heard[-1]["reason"] == "draining"
                assert 0 < heard[-1]["retry_seconds"] < 10
                assert socket.close_code == 1012
            assert await ending == 0

    with server(Restarted, sqlite_url) as made:
        assert isinstance(made, Restarted)
        asyncio.run(check_it(made))


def test_watchers_of_a_drained_hall_have_heard_of_everything_that_was_acknowledged(sqlite_url: str) -> None:
    async def check_it() -> None:
        async with open_hall(sqlite_url) as hall:
            live, token = await hot_seat(hall)
            watcher = Watcher()
            live.watch(live.actor(None), watcher)
            done = await send(live, token, move_for(live))
            await hall.drain()
            await asyncio.sleep(0)
            assert watcher.updates[-1]["version"] == done["version"]

    asyncio.run(asyncio.wait_for(check_it(), 60))
