"""All people of the load: they come, play at a fixed rate, and come back after a restart."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from bench.server.people import Person, seated
from bench.server.tables import Prepared
from bench.server.trouble import BenchError

_ARRIVING_TOGETHER: Final = 64
_PATIENCE: Final = 15.0
"""Seconds without a table that is ready for a move, or without an answer, after which something is wrong."""
_FIRST_RETRY, _LONGEST_RETRY = 1.0, 8.0
_RETURN_SECONDS: Final = 120.0
"""How long it may take until everybody is there, at the start and after a restart."""


@dataclass
class Tally:
    """What became of the moves of one stretch of play."""

    due: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from when each move was due to its acknowledgement."""
    updated: list[float] = field(default_factory=list)
    """Seconds from when each move was due to the last of the updates at its table."""
    late: list[float] = field(default_factory=list)
    """Seconds from when each move was due to when it was sent."""
    refusals: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def unanswered(self) -> int:
        """The moves that got no answer."""
        return self.due - len(self.acknowledged) - len(self.refusals)


class Move:
    """A move on its way."""

    __slots__ = ("due", "is_answered", "message", "name", "person", "table", "tally", "untold", "version")

    def __init__(self, table: "Round", person: Person, notation: str, due: float, tally: Tally) -> None:
        """Write it down."""
        self.name = secrets.token_urlsafe(16)
        self.table = table
        self.person = person
        self.due = due
        self.tally = tally
        self.version = person.version + 1
        self.untold = len(table.people)
        self.is_answered = False
        command = {"do": "move", "move": notation}
        self.message = orjson.dumps(
            {"type": "command", "channel": 0, "id": self.name, "version": person.version, "command": command}
        )

    def send(self) -> None:
        """Send it, for the first time or once more after the connection was lost."""
        self.person.ask(self.name, self.message, self)

    def answered(self, message: dict[str, Any], at: float) -> None:
        """Take the acknowledgement, or the refusal."""
        self.is_answered = True
        if message["type"] == "refused":
            self.tally.refusals.append(message["text"])
            self.table.move = None
            return
        self.tally.acknowledged.append(at - self.due)
        self.table.acknowledged.append((message["version"], self.name))
        self._settle()

    def told(self, at: float) -> None:
        """Note that one more person at the table knows of it."""
        self.untold -= 1
        if not self.untold:
            self.tally.updated.append(at - self.due)
            self._settle()

    def _settle(self) -> None:
        if self.is_answered and not self.untold:
            self.table.move = None


class Round:
    """The people around one table, who play one move at a time."""

    def __init__(self, prepared: Prepared, first_number: int) -> None:
        """Gather them."""
        self.prepared = prepared
        self.people = seated(prepared, first_number)
        self.move: Move | None = None
        self._told: dict[Person, int] = dict.fromkeys(self.people, 0)
        self.acknowledged: list[tuple[int, str]] = []
        """The version and the id of every move that the server has acknowledged."""
        for person in self.people:
            person.on_change = self._changed

    @property
    def version(self) -> int:
        """The newest version that anybody here knows."""
        return max(person.version for person in self.people)

    def movers(self) -> list[Person]:
        """Return those who may move now: nobody while a move is on its way, or while somebody is behind or away."""
        if self.move is not None:
            return []
        version = self.people[0].version
        if any(person.version != version or not person.is_there for person in self.people):
            return []
        return [person for person in self.people if person.may_move]

    def send_again(self, person: Person) -> None:
        """Let somebody who has come back send a move again that got no answer: with the same id it counts once."""
        if self.move is not None and self.move.person is person and not self.move.is_answered:
            self.move.send()

    def _changed(self, person: Person, at: float) -> None:
        move = self.move
        if move is not None and person.version >= move.version > self._told[person]:
            self._told[person] = move.version
            move.told(at)


class Crowd:
    """Everybody."""

    def __init__(self, tables: Iterable[Prepared], port: int, check: Callable[[], None], seed: int = 1) -> None:
        """Gather the people of these tables; `check` raises if the server is gone."""
        self.rounds = [Round(prepared, 4 * number) for number, prepared in enumerate(tables)]
        self.people = [person for one in self.rounds for person in one.people]
        self.failures: list[str] = []
        """Why somebody could not come back at once, and whom the server has hung up on."""
        self._round_of = {person: one for one in self.rounds for person in one.people}
        self._port = port
        self._check = check
        self._chance = random.Random(seed)
        self._is_coming_back = False
        self._returning: set[asyncio.Task[None]] = set()
        for person in self.people:
            person.on_end = self._ended

    @property
    def told(self) -> tuple[int, int]:
        """How many updates have come so far, and their bytes."""
        return sum(person.updates for person in self.people), sum(person.update_bytes for person in self.people)

    # Coming and going

    async def arrive(self) -> None:
        """Let everybody come, a few at a time."""
        await come_together(self.people, self._port, self._check)

    def leave(self) -> None:
        """Let everybody go."""
        for person in self.people:
            person.on_end = _forget
            person.leave()

    def expect_restart(self) -> None:
        """From now on, whoever loses the connection comes back, as clients do: each at another moment."""
        self._is_coming_back = True

    async def all_back(self) -> None:
        """Wait until everybody is there again and knows all that was acknowledged."""
        deadline = time.perf_counter() + _RETURN_SECONDS
        while absent := [person for person in self.people if not self._is_back(person)]:
            self._check()
            if time.perf_counter() > deadline:
                why = f": {self.failures[-1]}" if self.failures else ""
                raise BenchError(f"{len(absent)} of {len(self.people)} sockets did not come back{why}")
            await asyncio.sleep(0.01)
        self._is_coming_back = False

    def _is_back(self, person: Person) -> bool:
        known = self._round_of[person].acknowledged
        return person.is_there and (not known or person.version >= known[-1][0])

    def _ended(self, person: Person, why: str) -> None:
        if not self._is_coming_back:
            self.failures.append(why)
            return
        task = asyncio.create_task(self._come_back(person))
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    async def _come_back(self, person: Person) -> None:
        pause = _FIRST_RETRY
        while self._is_coming_back:
            await asyncio.sleep(pause * self._chance.random())
            pause = min(2 * pause, _LONGEST_RETRY)
            person.on_end = _forget
            try:
                await person.come(self._port)
            except OSError as error:
                self.failures.append(str(error))
            else:
                person.on_end = self._ended
                self._round_of[person].send_again(person)
                return

    # Playing

    async def play(self, rate: float, seconds: float) -> Tally:
        """Play a number of moves a second, each due at a fixed moment whether or not the server keeps up."""
        tally = Tally(due=max(1, round(rate * seconds)))
        begun = time.perf_counter()
        for number in range(tally.due):
            due = begun + number / rate
            await self._until(due)
            await self._send(due, tally)
        await self.settle()
        tally.seconds = max(seconds, time.perf_counter() - begun)
        return tally

    async def _until(self, moment: float) -> None:
        while (left := moment - time.perf_counter()) > 0:
            await asyncio.sleep(left)

    async def _send(self, due: float, tally: Tally) -> None:
        """Send a move that is due, as soon as there is a table for it."""
        deadline = time.perf_counter() + _PATIENCE
        while not self._send_one(due, tally):
            self._check()
            if all(not any(person.to_act for person in one.people) for one in self.rounds):
                raise BenchError("all games are over: ask for more tables, fewer moves a second or less time")
            if time.perf_counter() > deadline:
                raise BenchError(f"the server has answered nothing for {_PATIENCE:.0f} s")
            await asyncio.sleep(0.002)

    def _send_one(self, due: float, tally: Tally) -> bool:
        for one in self._some_rounds():
            movers = one.movers()
            if movers:
                person = self._chance.choice(movers)
                one.move = Move(one, person, self._chance.choice(person.moves), due, tally)
                tally.late.append(time.perf_counter() - due)
                one.move.send()
                return True
        return False

    def _some_rounds(self) -> Iterable[Round]:
        """Return some tables in any order; nearly always the first of them will do."""
        return (self._chance.choice(self.rounds) for _ in range(50))

    def send_many(self, count: int) -> Tally:
        """Send a move at each of a number of tables at once, and wait for nothing."""
        tally = Tally()
        for _ in range(count):
            tally.due += self._send_one(time.perf_counter(), tally)
        return tally

    async def settle(self) -> None:
        """Wait until all moves are answered and everybody knows of them, for as long as that can reasonably take."""
        deadline = time.perf_counter() + _PATIENCE
        while any(one.move is not None for one in self.rounds) and time.perf_counter() < deadline:
            self._check()
            await asyncio.sleep(0.005)


async def come_together(people: Iterable[Person], port: int, check: Callable[[], None]) -> None:
    """Let people come, a few at a time."""
    places = asyncio.Semaphore(_ARRIVING_TOGETHER)

    async def come(person: Person) -> None:
        async with places:
            check()
            try:
                await person.come(port)
            except OSError as error:
                check()
                raise BenchError(f"a socket could not be opened: {error}") from None

    try:
        async with asyncio.timeout(_RETURN_SECONDS), asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(come(person))
    except TimeoutError:
        raise BenchError(f"not all sockets were in sync after {_RETURN_SECONDS:.0f} s") from None
    except ExceptionGroup as several:
        raise several.exceptions[0] from None


def _forget(person: Person, why: str) -> None:
    """Do nothing about somebody who is meant to go."""
