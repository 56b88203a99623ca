"""A client that does all that people do: it sits down, starts, talks, takes back, leaves, and plays again."""

from __future__ import annotations

import asyncio
import itertools
import random
from typing import Any

import httpx

from tests.server.crash_client import LATER, Client, Commanded, Restarted

_TURNS = ("chat", "undo", "rename", "hand-over", "propose-end", "undo", "chat", "resign")
"""What is done besides moving, one after another; who has left comes back, and who has agreed thinks better of it."""
_MOVES_BETWEEN = 2


class Lively(Client):
    """Plays one game after another with the same people, who sit on one device."""

    expected = (
        *("stale-version", "undo-nothing", "undo-others", "undo-revealed", "bot-plays", "not-away"),
        *("already-agreed", "not-agreed", "you-resigned", "game-over", "already-started", "too-much-chat"),
        *("too-often", "illegal-step"),
    )

    def __init__(self, server: Restarted | Commanded, chance: random.Random, game: str, *, over: str) -> None:
        super().__init__(server, chance, game, over=over)
        self.wish["seats"] = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
        self._made: dict[str, Any] = {}
        self._turns = itertools.cycle(_TURNS)
        self._next = next(self._turns)
        self._moves = 0
        self._names = itertools.count()
        self._sitting: dict[str, Any] | None = None
        self._starting: dict[str, Any] | None = None

    @property
    def newest(self) -> int:
        """The newest version of this table that was acknowledged."""
        versions = self.acknowledged.items()
        return max((version for command, version in versions if self.sent_to[command] == self.table), default=0)

    # Before a game and after it

    async def run(self) -> None:
        """Play one game after another, whatever becomes of the server."""
        while not self.is_stopping:
            await super().run()
            while self.is_over and not self.is_stopping:
                try:
                    async with httpx.AsyncClient(timeout=10.0) as self.http:
                        await self._play_again()
                except (OSError, httpx.HTTPError):
                    await asyncio.sleep(0.02)

    async def _create(self) -> None:
        """Get a table, sit down on its open seat, and start; each of it until it is acknowledged."""
        if not self._made:
            answer = await self.http.post(f"{self.server.address}/api/tables", json=self.wish)
            if answer.status_code == 201:
                self._made = answer.json()
        if self._made and await self._sit() and await self._start(self._made["table"], self._made["token"]):
            self.table, self.token = self._made["table"], self._made["token"]

    async def _sit(self) -> bool:
        table = self._made["table"]
        if self._sitting is None:
            self._sitting = self._order(1, 0, {"do": "sit", "name": "Ben"})
            self.sent_to[self._sitting["id"]] = table
        wish = {"id": self._sitting["id"], "seat": 1, "name": "Ben"}
        return await self._done(self._sitting, f"{table}/seats", wish, self._made["token"])

    async def _start(self, table: str, token: str) -> bool:
        if self._starting is None or self.sent_to[self._starting["id"]] != table:
            self._starting = self._order(0, 1, {"do": "start"})
            self.sent_to[self._starting["id"]] = table
        return await self._done(self._starting, f"{table}/commands", self._starting, token)

    async def _done(self, wanted: dict[str, Any], path: str, body: dict[str, Any], token: str) -> bool:
        """Send something that must be done before anything else; tell whether it is."""
        headers = {"Authorization": f"Bearer {token}"}
        answer = await self.http.post(f"{self.server.address}/api/tables/{path}", json=body, headers=headers)
        if answer.status_code != 200:
            assert answer.json()["message"].removeprefix("refusal-") in LATER, answer.text
            return False
        self._answered(wanted, answer.json())
        return True

    async def _play_again(self) -> None:
        """Ask what has become of the last commands, then for the next game."""
        for wanted in list(self.pending.values()):
            await self._post(wanted)
        if self.pending:
            return
        address = f"{self.server.address}/api/tables/{self.table}/rematch"
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = await self.http.post(address, params={"seat": 0}, headers=headers)
        if answer.status_code != 200:
            return
        table = answer.json()["table"]
        if (self.table, table) not in self.rematches:
            self.rematches.append((self.table, table))
        if await self._start(table, self.token):
            self.table, self.states, self.seen, self.floor = table, {}, {}, 0

    # During a game

    def _choice(self, seat: int, state: dict[str, Any]) -> dict[str, Any] | None:
        """Return what a seat does now: two moves, then something else."""
        who = state["table"]["seats"][seat]
        if state["table"]["stage"] != "playing" or who["resigned"]:
            return None
        if who["away"]:
            return {"do": "come-back"}
        if who["agrees_to_end"]:
            return {"do": "withdraw-end"}
        if self._moves >= _MOVES_BETWEEN and (self._next != "undo" or state["undo"]):
            self._moves, do, self._next = 0, self._next, next(self._turns)
            return {"do": do, **self._details(do)}
        if seat not in state["to_act"] or not state["moves"]:
            return None
        self._moves += 1
        if self.chance.random() < 0.5:
            # Whatever is offered now may be possible after another move, too; if it is not, none of them is played.
            offered = [one["move"] for one in state["moves"]]
            return {"do": "moves", "moves": self.chance.choices(offered, k=self.chance.randrange(1, 4))}
        return super()._choice(seat, state)

    def _details(self, do: str) -> dict[str, Any]:
        number = next(self._names)
        known = {"chat": {"text": f"line {number}"}, "rename": {"name": f"N{number}"}, "hand-over": {"bot": "random"}}
        return known.get(do, {})
