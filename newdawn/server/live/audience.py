"""Those who watch a table: what they are told, and who of them is there."""

import asyncio
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
        """Announce nobody any more."""
        if self._announcing is not None:
            self._announcing.cancel()

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
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell)
        self._untold.append(happened)

    def _tell(self) -> None:
        """Send everybody what has happened since they were last told, and the state that it led to."""
        untold, self._untold = self._untold, []
        try:
            self._services.probe("broadcasting")
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
                    receiver.put(told[key])
                    metrics.updates.inc()
        except Exception:
            log().exception("an update could not be made", table=short(self._book.table.id))
            for receiver in self._watchers:
                receiver.renew()

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
