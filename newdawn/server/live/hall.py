"""The hall: all tables that are open in this process, and how new ones come about."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import newdawn
from newdawn.core import replay as saved_games
from newdawn.core.replay import SavedGame
from newdawn.server import schema
from newdawn.server.botroom import BotRoom, check_code
from newdawn.server.errors import Refusal
from newdawn.server.live import tokens
from newdawn.server.live.actors import Actor
from newdawn.server.live.live_table import LiveTable
from newdawn.server.live.log_book import now_ms, row_of, storage_refusal
from newdawn.server.observing import metrics
from newdawn.server.observing.logs import log, short
from newdawn.server.settings import Settings
from newdawn.server.storage import Stale, StorageError, Store, TableRow
from newdawn.server.table import files, setup
from newdawn.server.table.entries import Entry
from newdawn.server.table.fairness import fresh_share
from newdawn.server.table.fold import apply, folded
from newdawn.server.table.state import Table

__all__ = ["Hall"]

_PERSON: Final = re.compile(r"me[1-9]?(:.*)?")
"""How a saved game writes the seat of a person."""
_SWEEP_SECONDS: Final = 2.0
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


def _nothing(step: str) -> None:
    """Do nothing: tests put something else in its place, and break things at a step."""


class Hall:
    """All tables of this process."""

    def __init__(
        self, store: Store, bots: BotRoom, settings: Settings, probe: Callable[[str], None] = _nothing
    ) -> None:
        """Prepare; `open` starts it."""
        self.store = store
        self.bots = bots
        self.settings = settings
        self.probe = probe
        self.key = b""
        self.is_draining = False
        self.is_shared = not settings.database.startswith("sqlite")
        """Whether other processes may change the same tables."""
        self._tables: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Begin: tables are read when somebody asks for them, or when a bot or a clock is due."""
        self.key = await self.store.key()
        # Before anything else: compiled rules must not be loaded by two threads at once.
        await asyncio.to_thread(_warm_up)
        self.spawn(self._sweep())

    async def drain(self) -> None:
        """Take no more commands, and let those that were begun end; what comes next is for another process."""
        self.is_draining = True
        for task in list(self._tasks):
            task.cancel()
        for live in self._opened():
            await live.rest()

    async def close(self) -> None:
        """Drain, and let all tables go."""
        await self.drain()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        self._tables.clear()

    def check_open(self) -> None:
        """Refuse commands while the server is being stopped."""
        if self.is_draining:
            raise Refusal("draining", 503)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that nobody waits for; it ends with the hall at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log().error("a task failed", reason=repr(error))

    # Finding tables

    def _opened(self) -> list[LiveTable]:
        return [future.result() for future in self._tables.values() if future.done() and not future.exception()]

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
            stored = await self.store.load(table_id)
        except StorageError as error:
            raise storage_refusal(error) from None
        if stored is None:
            raise Refusal("no-such-table", 404)
        try:
            table = folded(table_id, stored.entries, stored.row.summary.get("outcome"))
        except Exception:
            log().exception("a table cannot be opened", table=short(table_id))
            raise Refusal("unreadable-table", 500) from None
        live = LiveTable(self, table, [Entry.from_json(one) for one in stored.entries])
        if table.frozen is None:
            await live.migrate()
        elif stored.row.stage != table.stage:
            # Nothing is due at a table that cannot be played on, and lists say what it is.
            with suppress(Stale, StorageError):
                await self.store.append(row_of(table), table.version, [])
        live.look()
        return live

    def _make_room(self) -> None:
        """Let tables go that nobody watches, the longest unused first, if there are too many."""
        opened = self._opened()
        metrics.live_tables.set(len(opened))
        for live in sorted(opened, key=lambda one: one.used_at)[: max(0, len(opened) - self.settings.live_tables)]:
            if not live.is_needed:
                live.stop_clock()
                del self._tables[live.id]

    def notice(self, table_id: str, version: int) -> None:
        """Hear that another process has changed a table."""
        future = self._tables.get(table_id)
        if future is not None and not future.done():
            # It is being read, perhaps from before the change.
            future.add_done_callback(lambda _: self.notice(table_id, version))
        elif future is not None and not future.exception():
            self.spawn(future.result().follow(version))

    async def _sweep(self) -> None:
        """See to tables where something is due and that are not open here: after a restart, or when a process died."""
        overdue = 0  # At the start, everything that is due has been left waiting.
        while True:
            with suppress(StorageError, Refusal):
                for table_id in await self.store.due(now_ms() - overdue):
                    if self.is_shared or table_id not in self._tables:
                        with suppress(Refusal):
                            (await self.table(table_id)).drive()
            overdue = _OVERDUE_MS if self.is_shared else 0
            await asyncio.sleep(_SWEEP_SECONDS)

    # New tables

    async def create(self, request: schema.NewTable) -> dict[str, Any]:
        """Create a table; the same request with the same id gets the same table again."""
        self.check_open()
        game = newdawn.load(request.game)
        if len(request.seats) not in game.player_counts:
            counts = ", ".join(map(str, game.player_counts))
            raise Refusal("wrong-count", 422, game=request.game, counts=counts, count=len(request.seats))
        for option in request.options:
            if option not in game.rules.OPTIONS:
                known = ", ".join(game.rules.OPTIONS) or "–"
                raise Refusal("no-such-option", 422, game=request.game, option=option, options=known)
        for code in (request.stand_in, *(seat.bot for seat in request.seats if isinstance(seat, schema.BotSeat))):
            check_code(code, self.settings.bot_seconds)
        command = request.id or tokens.fresh_id()
        table_id, token = tokens.made_from(self.key, "table", command), tokens.made_from(self.key, "host", command)
        seats = setup.new_seats(request.seats)
        for seat in seats:
            if seat.get("kind") == "person":
                seat["nonce"] = request.nonce
        details = {
            "game": request.game,
            "rules": int(game.rules.RULES_VERSION),
            "components": str(game.components.DIGEST),
            "options": {name: bool(request.options.get(name)) for name in game.rules.OPTIONS},
            "clock": request.clock.model_dump(),
            "public": request.public,
            "hints": request.hints,
            "pace": request.pace,
            "stand_in": request.stand_in,
            "patience": request.patience,
            "share": fresh_share(),
            "people": [{"token_hash": tokens.hash_of(token), "is_host": True}],
            "seats": seats,
        }
        digest = tokens.digest_of(request)
        entries = [Entry("created", now_ms(), None, "link", tokens.trace_of(command), digest, details)]
        full = all(seat for seat in seats)
        if full and request.start and any(seat.get("kind") == "person" for seat in seats):
            entries.append(Entry("started", now_ms()))
        live = await self._begin(table_id, entries, digest)
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

    async def _begin(self, table_id: str, entries: list[Entry], digest: str | None = None) -> LiveTable:
        """Store the first entries of a table and open it; if it is there already, it must be by the same request."""
        table = Table(table_id)
        for entry in entries:
            apply(table, entry)
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
        self.check_open()
        saved = await asyncio.to_thread(files.read_import, document)
        token = tokens.fresh_id()
        over = saved.result is not None
        game = newdawn.load(saved.game)
        details = {
            "game": saved.game,
            "rules": saved.rules,
            "components": saved.components,
            "options": {name: bool(saved.options.get(name)) for name in game.rules.OPTIONS},
            "clock": {"kind": "none"},
            "public": False,
            "hints": True,
            "pace": 1.0,
            "stand_in": "medium",
            "imported": saved_games.write(saved),
            "people": [{"token_hash": tokens.hash_of(token), "is_host": True}],
            "seats": [self._imported_seat(saved, seat, over) for seat in range(saved.players)],
        }
        live = await self._begin(tokens.fresh_id(), [Entry("created", now_ms(), details=details)])
        return self._created(live, token)

    def _imported_seat(self, saved: SavedGame, seat: int, over: bool) -> dict[str, Any]:
        """Return a seat of an imported game: of a finished one as it was, of another one with people's seats open."""
        code = saved.seats[seat]
        is_person = _PERSON.fullmatch(code) is not None
        name = (code.partition(":")[2] or code)[:20] if is_person else code
        if over:
            return {"kind": "person" if is_person else "bot", "name": name, "bot": None if is_person else code}
        if not is_person:
            with suppress(Refusal):
                check_code(code, self.settings.bot_seconds)
                return {"kind": "bot", "name": code, "bot": code}
        return {}

    async def rematch(self, live: LiveTable, actor: Actor) -> dict[str, Any]:
        """Set up the next game of the same people, on the same seats and with the same tokens; once."""
        self.check_open()
        table = live.table
        if actor.person is None:
            raise Refusal("token-needed", 401)
        if not actor.seats:
            raise Refusal("seat-only", 403)
        if table.stage not in ("finished", "frozen"):
            raise Refusal("not-over")
        if table.rematch is None:
            new_id = tokens.made_from(self.key, "rematch", table.id)
            game = newdawn.load(table.game_name)
            details = {
                "game": table.game_name,
                "rules": int(game.rules.RULES_VERSION),
                "components": str(game.components.DIGEST),
                "options": table.options,
                "clock": table.clock,
                "public": table.is_public,
                "hints": table.hints,
                "pace": table.pace,
                "stand_in": table.stand_in,
                "patience": table.patience,
                "share": fresh_share(),
                "people": [
                    {"token_hash": person.token_hash, "is_host": number == actor.person}
                    for number, person in enumerate(table.people)
                ],
                "seats": [self._seat_again(table, seat) for seat in range(table.players)],
            }
            await self._begin(new_id, [Entry("created", now_ms(), details=details)])
            await live.note_rematch(new_id)
        following = await self.table(live.table.rematch or "")
        return {"table": following.id, "version": following.table.version, "link": f"/t/{following.id}"}

    def _seat_again(self, table: Table, number: int) -> dict[str, Any]:
        """Return a seat of the next game: whoever held it, or its bot; for a bot that cannot sit here, the stand-in."""
        seat = table.seats[number]
        if seat.kind == "person" and seat.person is not None:
            return {"kind": "person", "name": seat.name, "person": seat.person}
        if seat.kind != "bot":
            return {}
        bot = seat.bot or table.stand_in
        try:
            check_code(bot, self.settings.bot_seconds)
        except Refusal:
            bot = table.stand_in
        return {"kind": "bot", "name": bot, "bot": bot}

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
