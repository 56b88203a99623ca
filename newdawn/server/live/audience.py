"""Those who watch a table: what they are told, and who of them is there.

What a seat is told of takes as long to make as it has moves to choose from, and how many that are may be a secret. So
whoever has asked is answered first; and all that is made is sent at a moment that does not depend on the making: a step
after it has begun, or twice, four times that step if it has taken so long.
"""

import asyncio
from collections import deque
from typing import Any, Final

import orjson

from newdawn.core.face import View
from newdawn.server.live.actors import Actor, Receiver
from newdawn.server.live.log_book import Happened, LogBook
from newdawn.server.live.services import Services
from newdawn.server.observing import metrics
from newdawn.server.observing.logs import log, short
from newdawn.server.table import views
from newdawn.server.table.entries import Sat, SeatSet, Stood
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes, Presence

__all__ = ["Audience"]

_ANNOUNCING_SECONDS: Final = 0.25
_STEP: Final = 0.005
"""Seconds after which something is sent that others need not know how long it took to make."""


class Audience:
    """The watchers of one table."""

    def __init__(self, services: Services, book: LogBook) -> None:
        """Begin with nobody."""
        self._services = services
        self._book = book
        self._watchers: dict[Receiver, tuple[Actor, Eyes, int]] = {}
        """Who watches, as whom, through whose eyes, and which version they had when they began."""
        self._here: frozenset[int] = frozenset()
        """The seats that somebody is connected at through this process, as was last announced."""
        self._untold: list[Happened] = []
        self._made: deque[tuple[float, dict[Receiver, bytes]]] = deque()
        """Updates that are made, and when they are to be sent."""
        self._sending: asyncio.TimerHandle | None = None
        self._announcing: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """Return how many watch."""
        return len(self._watchers)

    def join(self, actor: Actor, receiver: Receiver, language: str | None) -> None:
        """Send a receiver every change from now on, as the actor may see it."""
        self._watchers[receiver] = (actor, actor.eyes(language), self._book.table.version)
        self._announce_soon()

    def leave(self, receiver: Receiver) -> bool:
        """Send a receiver nothing more; tell whether it had been watching."""
        if self._watchers.pop(receiver, None) is None:
            return False
        self._announce_soon()
        return True

    def rest(self) -> None:
        """Announce nobody any more, and send at once what is made."""
        if self._announcing is not None:
            self._announcing.cancel()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
        while self._made:
            self._send(self._made.popleft()[1])

    @property
    def presence(self) -> Presence:
        """The seats that somebody is connected at, through whatever process."""
        elsewhere = self._services.elsewhere
        return Presence(self._here | elsewhere.seats(self._book.table.id), elsewhere.is_complete)

    def look_elsewhere(self) -> None:
        """Tell everybody that others have come or left through another process."""
        if self._watchers:
            self._announce_soon()

    # What happened

    def hear(self, happened: Happened) -> None:
        """Tell everybody what has happened, as soon as whoever asked for it has the answer."""
        loop = asyncio.get_running_loop()
        if not self._untold and self._services.answering:
            loop.call_later(self._services.answering, self._tell)
        elif not self._untold:
            loop.call_soon(self._tell)
        self._untold.append(happened)

    def _tell(self) -> None:
        """Make what everybody is told of what has happened since the last time, with the state that it led to."""
        untold, self._untold = self._untold, []
        begun = asyncio.get_running_loop().time()
        updates: dict[Receiver, bytes] = {}
        try:
            self._services.probe("broadcasting")
            if not self._watchers:
                return
            if any(isinstance(one.entry, Sat | Stood | SeatSet) for one in untold):
                self._reseat()
            told: dict[tuple[Eyes, int], bytes] = {}
            info = orjson.Fragment(orjson.dumps(self.info()))
            for receiver, (_, eyes, since) in list(self._watchers.items()):
                # Who began to watch in between has the state that this led to.
                new = [one for one in untold if one.number > since]
                if new:
                    key = (eyes, len(new))
                    if key not in told:
                        told[key] = self._update(eyes, new, info)
                    updates[receiver] = told[key]
        except Exception:
            log().exception("an update could not be made", table=short(self._book.table.id))
            updates.clear()
            for receiver in self._watchers:
                receiver.renew()
        if self._services.answering:
            self._made.append((self._moment(begun), updates))
            self._send_soon()
        else:
            self._send(updates)

    def _moment(self, begun: float) -> float:
        """Return when to send what has been made since a moment: after what was made before."""
        now, step = asyncio.get_running_loop().time(), _STEP
        while begun + step < now:
            step *= 2
        return max(begun + step, self._made[-1][0] if self._made else 0.0)

    def _send_soon(self) -> None:
        if self._sending is None and self._made:
            self._sending = asyncio.get_running_loop().call_at(self._made[0][0], self._send_next)

    def _send_next(self) -> None:
        self._sending = None
        self._send(self._made.popleft()[1])
        self._send_soon()

    def _send(self, updates: dict[Receiver, bytes]) -> None:
        """Send updates to those who still watch."""
        present = [(receiver, update) for receiver, update in updates.items() if receiver in self._watchers]
        for receiver, update in present:
            receiver.put(update)
        metrics.updates.inc(len(present))

    def _update(self, eyes: Eyes, untold: list[Happened], info: Any) -> bytes:
        table = self._book.table
        view = views.seen(table, eyes)
        return orjson.dumps(
            {
                "type": "update",
                "version": table.version,
                "entries": self.entries(untold, eyes, view, packed=True),
                **views.state(table, eyes, view, info, packed=True),
            }
        )

    def entries(
        self, happened: list[Happened], eyes: Eyes, view: View | None, packed: bool = False
    ) -> list[dict[str, Any]]:
        """Return entries as somebody may see them, who has this view now."""
        table = self._book.table
        return [views.entry_json(table, one.number, one.entry, one.events, view, eyes, packed) for one in happened]

    def info(self, table: Table | None = None) -> dict[str, Any]:
        """Return what everybody may know about the table, now or as it was a moment ago, and who is there."""
        return views.info(table or self._book.table, self._book.now(), self.presence)

    # Who is there

    def _reseat(self) -> None:
        """Let everybody see through the eyes of the seats that they hold now."""
        for receiver, (actor, eyes, since) in self._watchers.items():
            seated = actor.seated_at(self._book.table)
            self._watchers[receiver] = (seated, seated.eyes(eyes.language), since)
        self._announce_soon()

    def _announce_soon(self) -> None:
        """Tell everybody in a moment who is there: many may come at once."""
        if self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(_ANNOUNCING_SECONDS, self._announce)

    def _announce(self) -> None:
        self._announcing = None
        table, elsewhere = self._book.table.id, self._services.elsewhere
        self._here = frozenset(seat for actor, *_ in self._watchers.values() for seat in actor.seats)
        watchers = sum(not actor.seats for actor, *_ in self._watchers.values())
        elsewhere.tell(table, self._here, watchers)
        presence = self.presence
        message = orjson.dumps(
            {
                "type": "presence",
                "present": sorted(presence.seats),
                "watchers": watchers + elsewhere.watchers(table),
                "is_complete": presence.is_complete,
            }
        )
        for receiver in self._watchers:
            receiver.put(message)
