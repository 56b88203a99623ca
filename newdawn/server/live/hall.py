"""The hall: all tables that are open in this process, and how new ones come about."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import orjson

import newdawn
from newdawn.server import schema
from newdawn.server.botroom import check_code
from newdawn.server.errors import Refusal
from newdawn.server.live import tokens
from newdawn.server.live.actors import Actor
from newdawn.server.live.live_table import LiveTable
from newdawn.server.live.log_book import ahead_of, row_of, storage_refusal
from newdawn.server.live.services import Services
from newdawn.server.live.telling import Histories
from newdawn.server.observing import metrics
from newdawn.server.observing.logs import log, short
from newdawn.server.storage import Notice, Stale, StorageError, Stored, TableRow
from newdawn.server.table import creation, files, setup, views
from newdawn.server.table.clocks import start_clocks
from newdawn.server.table.entries import Created, Entry, Moved, read_log
from newdawn.server.table.fairness import fresh_share
from newdawn.server.table.fold import apply, folded
from newdawn.server.table.state import Person, Seat, Table
from newdawn.server.table.views import Eyes

__all__ = ["Hall"]

_CLOSING_SECONDS: Final = 5.0
_SWEEP_SECONDS: Final = 2.0
_RETRY_SECONDS: Final = 0.01
_FUTURE_MS: Final = 60_000
"""Tables that were changed later than this from now were stored while the clock of a machine was wrong."""
_FIRST_MOVES: Final = 30
_OVERDUE_MS: Final = 5_000
"""What is due for so long has been left waiting by a process that is gone."""


def _warm_up() -> None:
    """Use everything of the games once, so that the first table need not wait until it is loaded."""
    for name in newdawn.GAMES:
        game = newdawn.load(name)
        position = game.new(game.player_counts[0], seed=1)
        seat = position.to_act[0]
        view = position.view(seat)
        move = view.moves()[0]
        game.words.move_message(move)
        view.deal(1).play(seat, move)
        position.why_not(seat, move)
        view.scores()
        view.to_json()
        if game.is_compiled:
            _warm_up_at_a_table(name)


def _warm_up_at_a_table(name: str) -> None:
    """Tell everybody of the first moves of a game: what is loaded for that takes as long as opening a hundred tables.

    Interpreted, there is nothing to load, and it would take longer.
    """
    seats = [Seat("person", person=0) for _ in range(newdawn.load(name).player_counts[0])]
    table = Table("", name, stage="playing", share=fresh_share(), seats=seats, people=[Person("")])
    table.position = table.first_position()
    start_clocks(table)
    for _ in range(_FIRST_MOVES):
        if table.position.is_over:
            break
        seat = table.waiting_for[0]
        apply(table, Moved(at=0, seat=seat, move=str(table.position.view(seat).moves()[0])))
        for one in range(table.players):
            eyes = Eyes(one)
            orjson.dumps(views.state(table, eyes, views.seen(table, eyes), None, packed=True))


class Hall:
    """All tables of this process."""

    def __init__(self, services: Services) -> None:
        """Prepare; `open` starts it."""
        self.services = services
        self.store = services.store
        self._tables: dict[str, asyncio.Future[LiveTable]] = {}
        services.elsewhere.changed = self._look_elsewhere
        services.elsewhere.settled = self._look_everywhere
        self._arriving: set[LiveTable] = set()
        """Tables that have been read and are not open yet."""
        self._era = 0
        """Odd while the times of stored tables are being moved."""
        self._histories = Histories()

    # Opening and closing

    async def open(self) -> None:
        """Begin: tables are read when somebody asks for them, or when a bot or a clock is due."""
        # Before anything else, and aside: it takes seconds. Threads may load compiled rules at once; Numba has a lock.
        await asyncio.to_thread(_warm_up)
        self.services.tasks.spawn(self._sweep())
        self.services.tasks.spawn(self.services.elsewhere.keep())

    async def drain(self) -> None:
        """Take no more commands, and let those that were begun end; what comes next is for another process."""
        self.services.tasks.drain()
        for live in self._opened():
            await live.rest()

    async def close(self) -> None:
        """Drain, and let all tables go."""
        await self.drain()
        await self.services.tasks.end(_CLOSING_SECONDS)
        self.services.elsewhere.leave()
        self._tables.clear()

    # Finding tables

    def _opened(self) -> list[LiveTable]:
        return [future.result() for future in self._tables.values() if future.done() and not future.exception()]

    def is_open(self, table_id: str) -> bool:
        """Return whether a table is open, or being opened for somebody."""
        return table_id in self._tables

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, read from its log if it is not open yet."""
        future = self._tables.get(table_id)
        if future is None:
            future = asyncio.get_running_loop().create_future()
            self._tables[table_id] = future
            try:
                future.set_result(await self._load(table_id))
            except BaseException as error:
                del self._tables[table_id]
                future.set_exception(error if isinstance(error, Refusal) else Refusal("busy", 503))
                future.exception()  # Whoever else waits for it gets it; if nobody does, that is all right.
                raise
            self._make_room()
        live = await asyncio.shield(future)
        live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored = await self._stored(table_id)
        except StorageError as error:
            raise storage_refusal(error) from None
        if stored is None:
            raise Refusal("no-such-table", 404)
        try:
            entries = read_log(stored.entries)
            table = folded(table_id, entries, stored.row.summary.get("outcome"))
        except Exception:
            log().exception("a table cannot be opened", table=short(table_id))
            raise Refusal("unreadable-table", 500) from None
        ahead = ahead_of(table, stored.row, self.services.hours.now())
        live = LiveTable(self.services, table, entries, self._histories, ahead)
        self._arriving.add(live)
        try:
            if table.frozen is None:
                await live.migrate()
            elif stored.row.stage != table.stage:
                # Nothing is due at a table that cannot be played on, and lists say what it is.
                with suppress(Stale, StorageError):
                    await self.store.append(row_of(table, ahead), table.version, [])
        finally:
            self._arriving.discard(live)
        live.look()
        return live

    async def _stored(self, table_id: str) -> Stored | None:
        """Return what is stored of a table, with a row that has our time."""
        while True:
            era = self._era
            stored = await self.store.load(table_id)
            if era == self._era and era % 2 == 0:
                return stored
            await asyncio.sleep(_RETRY_SECONDS)

    def _make_room(self) -> None:
        """Let tables go that nobody watches, the longest unused first, if there are too many."""
        metrics.live_tables.set(len(self._tables))
        too_many = len(self._tables) - self.services.settings.live_tables
        if too_many <= 0:
            return  # After a restart many are opened at once: nobody should look through all of them each time.
        for live in sorted(self._opened(), key=lambda one: one.used_at)[:too_many]:
            if not live.is_needed:
                live.stop_clock()
                del self._tables[live.id]

    def notice(self, heard: Notice) -> None:
        """Hear that another process has changed a table."""
        future = self._tables.get(heard.table)
        if future is None:
            return
        if not future.done():
            # It is being read, perhaps from before the change.
            future.add_done_callback(lambda _: self.notice(heard))
        elif not future.exception() and not future.result().take_in(heard):
            self.services.tasks.spawn(future.result().follow(heard.version))

    def _look_elsewhere(self, table_id: str) -> None:
        """Hear that somebody has come to a table, or has left it, through another process."""
        future = self._tables.get(table_id)
        if future is not None and future.done() and not future.exception():
            future.result().look_elsewhere()

    def _look_everywhere(self) -> None:
        for live in self._opened():
            live.look_elsewhere()

    async def _sweep(self) -> None:
        """See to tables where something is due and that are not open here: after a restart, or when a process died."""
        overdue = 0  # At the start, everything that is due has been left waiting.
        with suppress(StorageError):
            now = self.services.hours.now()
            await self.store.pull(now, now + _FUTURE_MS)
        while True:
            with suppress(StorageError, Refusal):
                await self._follow_the_clock()
                for table_id in await self.store.due(self.services.hours.now() - overdue):
                    if self.services.is_shared or table_id not in self._tables:
                        with suppress(Refusal):
                            (await self.table(table_id)).drive()
            overdue = _OVERDUE_MS if self.services.is_shared else 0
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _follow_the_clock(self) -> None:
        """Take the machine's time over if it was set. At the tables, open or not, nothing of that is noticed."""
        if not self.services.hours.has_jumped:
            return
        by = self.services.hours.follow()
        for live in (*self._opened(), *self._arriving):
            live.shift(by)
        if self.services.is_shared:
            return  # Each process would do it once more.
        self._era += 1
        try:
            await self.store.shift(by)
        finally:
            self._era += 1

    # New tables

    async def create(self, request: schema.NewTable) -> dict[str, Any]:
        """Create a table; the same request with the same id gets the same table again."""
        self.services.tasks.check_open()
        command, key = request.id or tokens.fresh_id(), self.services.key
        table_id, token = tokens.made_from(key, "table", command), tokens.made_from(key, "host", command)
        first = creation.create(request, tokens.hash_of(token), self.services.shares(), self.services.hours.now())
        for code in (request.stand_in, *(seat.bot for seat in request.seats if isinstance(seat, schema.BotSeat))):
            check_code(code, self.services.settings.bot_seconds)
        digest = tokens.digest_of(request)
        first = first.asked_for_by(Actor().name, tokens.trace_of(command), digest)
        live = await self._begin(table_id, first, digest, starts=request.start)
        return self._created(live, token)

    def _created(self, live: LiveTable, token: str) -> dict[str, Any]:
        actor = live.actor(token)
        return {
            "table": live.id,
            "token": token,
            "seats": list(actor.seats),
            "version": live.table.version,
            "link": f"/t/{live.id}",
        }

    async def _begin(
        self, table_id: str, first: Created, digest: str | None = None, *, starts: bool = False
    ) -> LiveTable:
        """Store a new table and open it; if it is there already, it must be by the same request.

        If it `starts`, the game begins at once, unless a seat is open or nobody plays.
        """
        table = Table(table_id)
        entries: list[Entry] = [first]
        apply(table, first)
        kinds = {seat.kind for seat in table.seats}
        if starts and "open" not in kinds and "person" in kinds:
            entries.append(setup.start(table, 0, "", first.at))
            apply(table, entries[-1])
        try:
            await self.store.create(row_of(table), [entry.to_json() for entry in entries])
        except Stale:
            live = await self.table(table_id)
            if digest is not None and live.first_digest != digest:
                raise Refusal("id-reused", 422) from None
            return live
        except StorageError as error:
            raise storage_refusal(error) from None
        live = await self.table(table_id)
        live.drive()
        return live

    async def import_game(self, document: object) -> dict[str, Any]:
        """Create a table from a file: a finished game to be looked at, or an unfinished one to be played on."""
        self.services.tasks.check_open()
        saved = await asyncio.to_thread(files.read_import, document)
        token = tokens.fresh_id()
        first = creation.create_imported(saved, tokens.hash_of(token), self._may_sit, self.services.hours.now())
        return self._created(await self._begin(tokens.fresh_id(), first), token)

    async def rematch(
        self, live: LiveTable, actor: Actor, counted: Callable[[], None] = lambda: None
    ) -> dict[str, Any]:
        """Set up the next game of the same people, on the same seats and with the same tokens; once.

        `counted` is called before a table is made, and may refuse it. It is not called for a rematch that exists.
        """
        self.services.tasks.check_open()
        table = live.table
        if actor.person is None:
            raise Refusal("token-needed", 401)
        if not actor.seats:
            raise Refusal("seat-only", 403)
        if table.stage not in ("finished", "frozen"):
            raise Refusal("not-over")
        if table.rematch is None:
            counted()
            new_id = tokens.made_from(self.services.key, "rematch", table.id)
            share = self.services.shares()
            first = creation.create_rematch(table, actor.person, share, self._may_sit, self.services.hours.now())
            await self._begin(new_id, first)
            await live.note_rematch(new_id)
        following = await self.table(live.table.rematch or "")
        return {"table": following.id, "version": following.table.version, "link": f"/t/{following.id}"}

    def _may_sit(self, bot: str) -> bool:
        """Return whether a bot may play at our tables."""
        try:
            check_code(bot, self.services.settings.bot_seconds)
        except Refusal:
            return False
        return True

    # Lists

    async def lobby(self, stage: str | None, game: str | None, before: str | None, limit: int) -> dict[str, Any]:
        """Return public tables, the latest change first."""
        try:
            rows = await self.store.rows(stage=stage, public=True, game=game, before=_cursor(before), limit=limit)
        except StorageError as error:
            raise storage_refusal(error) from None
        more = f"{rows[-1].changed_at}.{rows[-1].id}" if len(rows) == limit else None
        return {"tables": [_summary(row) for row in rows], "next": more}

    async def my_tables(self, held: list[tuple[str, str]]) -> dict[str, Any]:
        """Return the tables for which somebody holds tokens; wrong tokens are as if they were not there."""
        hashes = {table: tokens.hash_of(token) for table, token in held}
        try:
            rows = await self.store.rows_of(list(hashes))
        except StorageError as error:
            raise storage_refusal(error) from None
        found = []
        for row in rows:
            seats = row.summary["holders"].get(hashes[row.id])
            if seats is not None:
                turn = any(seat in row.summary["to_act"] for seat in seats)
                found.append({**_summary(row), "your_turn": turn})
        found.sort(key=lambda one: (not one["your_turn"], -one["changed_at"]))
        return {"tables": found, "next": None}


def _summary(row: TableRow) -> dict[str, Any]:
    shown = {name: value for name, value in row.summary.items() if name != "holders"}
    return {
        "table": row.id,
        "game": row.game,
        "stage": row.stage,
        "version": row.version,
        "public": row.is_public,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        **shown,
    }


def _cursor(text: str | None) -> tuple[int, str] | None:
    """Return where a list goes on, from what an earlier one said."""
    if text is None:
        return None
    moment, _, table = text.partition(".")
    if not (moment.isascii() and moment.isdigit() and len(moment) < 16 and table):
        raise Refusal("bad-cursor", 422)
    return int(moment), table
