"""Tables at which bots think, beside the people's tables."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bench.server.crowd import come_together
from bench.server.people import Person, seated
from bench.server.tables import Prepared


@dataclass
class BotTables:
    """Tables of three bots and a person, who leaves the seat to a fourth one and watches."""

    hosts: list[Person]
    bot: str

    @classmethod
    def of(cls, tables: Sequence[Prepared], bot: str) -> "BotTables":
        """Gather the hosts of these tables."""
        return cls([seated(one, 200_000 + number)[0] for number, one in enumerate(tables)], bot)

    async def start(self, port: int, check: Callable[[], None]) -> None:
        """Let the bots begin."""
        await come_together(self.hosts, port, check)
        await asyncio.gather(*map(self._start, self.hosts))

    async def _start(self, host: Person) -> None:
        await host.command({"do": "start"})
        await host.command({"do": "hand-over", "bot": self.bot})

    @property
    def moves(self) -> int:
        """How many moves the bots have made: all that came after the start and the handing over."""
        return sum(max(0, host.version - 3) for host in self.hosts)

    async def end(self) -> None:
        """Agree to end the games, and go home."""
        await asyncio.gather(*(host.command({"do": "propose-end"}) for host in self.hosts))
        self.leave()

    def leave(self) -> None:
        """Go home."""
        for host in self.hosts:
            host.leave()
