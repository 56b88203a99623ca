"""One table, open in this process: what people may ask of it."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import orjson

from newdawn.core.face import Position, View
from newdawn.server import schema
from newdawn.server.botroom import BotTrouble, Crowded, check_code
from newdawn.server.errors import Refusal
from newdawn.server.live import tokens
from newdawn.server.live.actors import Actor, Receiver
from newdawn.server.live.audience import Audience
from newdawn.server.live.driver import Driver
from newdawn.server.live.log_book import Happened, LogBook
from newdawn.server.live.services import Services
from newdawn.server.live.telling import Histories, Made, Telling
from newdawn.server.observing import metrics
from newdawn.server.observing.logs import log, short
from newdawn.server.storage import Notice
from newdawn.server.table import answers, commands, composing, files, play, replays, setup, views
from newdawn.server.table.entries import Entry, Migrated, MigrationReport, Rematched
from newdawn.server.table.messages import move_json
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes

__all__ = ["LiveTable"]


class LiveTable:
    """A table: its log, those who watch it, and what drives it."""

    def __init__(
        self,
        services: Services,
        table: Table,
        entries: Sequence[Entry],
        histories: Histories | None = None,
        ahead: int = 0,
    ) -> None:
        """Take a table up where its log ends; its time is that many milliseconds `ahead` of ours.

        What it tells those who missed something is kept in `histories`.
        """
        self._services = services
        self._histories = Histories() if histories is None else histories
        self._book = LogBook(services, table, entries, self._adopted, ahead)
        self._audience = Audience(services, self._book)
        self._driver = Driver(services, self._book)
        self._advised: set[int] = set()
        self.used_at = time.monotonic()

    @property
    def table(self) -> Table:
        """What is known of the table now."""
        return self._book.table

    @property
    def id(self) -> str:
        """The id of the table: whoever knows it has the link."""
        return self.table.id

    @property
    def first_digest(self) -> str | None:
        """The digest of the command that created the table."""
        return self._book.first_digest

    def actor(self, token: str | None, seat: int | None = None, *, together: bool = False) -> Actor:
        """Return who holds a token, and the seat that is meant; refuses unknown tokens and other people's seats.

        `together`, it sees only what everybody may see.
        """
        if token is None:
            if seat is not None:
                raise Refusal("token-needed", 401)
            return Actor()
        digest = tokens.hash_of(token)
        for number, person in enumerate(self.table.people):
            if secrets.compare_digest(person.token_hash, digest):
                seats = tuple(self.table.seats_of(number))
                if seat is not None and seat not in seats:
                    raise Refusal("not-your-seat", 403, seat=seat)
                meant = seat if seat is not None else (seats[0] if len(seats) == 1 else None)
                return Actor(number, seats, meant, person.is_host, together)
        raise Refusal("unknown-token", 403)

    # Commands

    async def handle(self, actor: Actor, command: schema.Command) -> dict[str, Any]:
        """Do what a person commands, once however often it is sent; the answer is an acknowledgement or a refusal."""
        begun = time.perf_counter()
        outcome = "refused"
        try:
            if actor.person is None:
                raise Refusal("token-needed", 401)
            self._check_presence(command)
            done = await self._book.write_once(
                actor.name,
                command.id,
                tokens.digest_of(command),
                lambda table, now: self._checked(table, actor, command, now),
            )
            outcome = "done"
            played = {"played": done.entries} if isinstance(command.command, schema.MovesCommand) else {}
            return {"id": command.id, "version": done.version, **played}
        finally:
            metrics.commands.labels(command.command.do, outcome).inc()
            metrics.command_seconds.observe(time.perf_counter() - begun)

    def _checked(self, table: Table, actor: Actor, command: schema.Command, now: int) -> Sequence[Entry]:
        actor = actor.seated_at(table)
        if command.seat is not None and actor.seat != command.seat:
            raise Refusal("not-your-seat", 403, seat=command.seat)
        self._check_version(table, actor, command)
        match command.command:
            case schema.SetSeatCommand(bot=str() as bot) | schema.HandOverCommand(bot=str() as bot):
                check_code(bot, self._services.settings.bot_seconds)
        return commands.entries_of(
            table,
            actor.person,
            actor.seats,
            actor.seat,
            command.command,
            now,
            self._services.settings.limits.chat_messages,
            self._audience.presence.seats,
        )

    def _check_presence(self, command: schema.Command) -> None:
        """Refuse, for a moment, to have somebody replaced who may be connected to another process."""
        match command.command:
            case schema.ReplaceCommand(target=target) if self._audience.presence.of(target) is None:
                raise Refusal("presence-unknown", 503)

    def _check_version(self, table: Table, actor: Actor, command: schema.Command) -> None:
        """Refuse a move or an undo of somebody who decided on a position that is no longer there."""
        if command.version > table.version:
            raise Refusal("future-version", 422, seen=command.version, version=table.version)
        if command.command.do not in ("move", "moves", "undo", "restart-turn") or command.version == table.version:
            return
        if actor.seat is None or not self._book.is_same_question(actor.seat, command.version):
            raise Refusal("stale-version", seen=command.version, version=table.version)

    async def sit(self, actor: Actor, request: schema.Sit, held: str | None = None) -> dict[str, Any]:
        """Let somebody sit down; the same request gets the same seat and token again.

        With a token of this table that is `held` already, it holds the new seat, too.
        """
        command = request.id or tokens.fresh_id()
        new = tokens.made_from(self._services.key, "seat", self.id, command)
        token = held if held is not None and actor.person is not None else new

        def check(table: Table, now: int) -> Sequence[Entry]:
            person, trace = actor.person, tokens.hash_of(token)
            return [setup.sit(table, request.seat, request.name, request.nonce, person, trace, now)]

        done = await self._book.write_once(Actor().name, command, tokens.digest_of(request), check)
        return {"table": self.id, "token": token, "seat": request.seat, "version": done.version}

    async def note_rematch(self, table_id: str) -> None:
        """Write down where the next game is."""

        def decide(table: Table, now: int) -> Sequence[Entry]:
            return [Rematched(at=now, table=table_id)] if table.rematch is None else []

        if not await self._book.write_ourselves(decide):
            raise Refusal("busy", 503)

    async def migrate(self) -> None:
        """Write down that a table of other rules or components goes on under ours: its moves are legal here, too."""
        game = self.table.game
        rules, components = int(game.rules.RULES_VERSION), str(game.components.DIGEST)

        def decide(table: Table, now: int) -> Sequence[Entry]:
            if (table.rules, table.components) == (rules, components):
                return []
            report = MigrationReport(moves=len(table.played), from_rules=table.rules, from_components=table.components)
            log().info("a table is migrated", table=short(table.id), **report.to_json())
            return [Migrated(at=now, rules=rules, components=components, report=report)]

        await self._book.write_ourselves(decide)

    # What has changed

    def _adopted(self, happened: Happened, is_own: bool) -> None:
        self._audience.hear(happened)
        self._driver.look(drives_bots=is_own)

    def take_in(self, heard: Notice) -> bool:
        """Take in what another process has stored if a notice says all of it; tell whether nothing is left to read."""
        return self._book.take_in(heard)

    async def follow(self, version: int) -> None:
        """Take in what another process has stored."""
        await self._book.follow(version)

    def look(self) -> None:
        """See what is due at the table: somebody has opened it."""
        self._driver.look()

    def drive(self) -> None:
        """Take over the bots of a table that another process has left waiting."""
        self._driver.look(drives_bots=True)

    def shift(self, by: int) -> None:
        """Hear that our time was set forward by milliseconds, or back: the table's goes on as it was."""
        self._book.ahead -= by

    @property
    def is_needed(self) -> bool:
        """Whether somebody watches, or something goes on, so that the table must stay open."""
        return bool(self._audience) or self._driver.is_busy or self._book.is_busy

    def charge(self, person: str) -> None:
        """Let the bots of the table think at somebody's expense: many tables get no more of their time."""
        self._driver.person = person

    def stop_clock(self) -> None:
        """Let go of the timer; whoever opens the table again sets it again."""
        self._driver.stop_clock()

    async def rest(self) -> None:
        """End what goes on by itself, and let what is being stored be stored."""
        self._driver.rest()
        self._audience.rest()
        await self._book.settle()

    # Watching

    def sync(
        self, actor: Actor, since: int | None = None, language: str | None = None, packed: bool = False
    ) -> dict[str, Any]:
        """Return the whole state, and what the receiver missed since the version that it has, if it is not too much.

        `packed`, large parts are JSON already, for `orjson.dumps`.
        """
        self.used_at = time.monotonic()
        eyes = actor.eyes(language)
        return {
            "type": "sync",
            "version": self.table.version,
            "missed": None if since is None else self._missed(eyes, since),
            **views.state(self.table, eyes, views.seen(self.table, eyes), self._audience.info(), packed),
        }

    def _missed(self, eyes: Eyes, since: int) -> list[orjson.Fragment] | None:
        """Return what somebody has missed as JSON, whose entries are made now unless they are kept."""
        telling = self._telling(eyes, since)
        if telling is None:
            return None
        if telling.count:
            self.keep(telling.make())
        made = self._histories.of(telling.key, self.table.version)
        return [orjson.Fragment(made[one.number]) for one in telling.window.entries]

    def telling(self, actor: Actor, since: int, language: str | None = None) -> Telling | None:
        """Return what has to be made before somebody can be told what they missed; None if nothing has."""
        telling = self._telling(actor.eyes(language), since)
        return telling if telling is not None and telling.count else None

    def _telling(self, eyes: Eyes, since: int) -> Telling | None:
        window = self._book.missed(since)
        if window is None:
            return None
        key = (self.id, eyes.seat, eyes.language)
        made = self._histories.of(key, self.table.version)
        unmade = frozenset(one.number for one in window.entries if one.number not in made)
        return Telling(key, eyes, window, unmade)

    def keep(self, made: Made) -> None:
        """Keep entries that were made, for the next who asks for them."""
        self._book.learn(made.happened)
        if made.version == self.table.version:
            self._histories.keep(made)

    @property
    def watchers(self) -> int:
        """How many watch the table."""
        return len(self._audience)

    def watch(self, actor: Actor, receiver: Receiver, language: str | None = None) -> None:
        """Send a receiver every change from now on, as the actor may see it."""
        self._audience.join(actor, receiver, language)

    def look_elsewhere(self) -> None:
        """Hear that somebody has come or left through another process."""
        self._audience.look_elsewhere()

    def unwatch(self, receiver: Receiver) -> None:
        """Send nothing more."""
        if self._audience.leave(receiver):
            self.used_at = time.monotonic()

    # Questions

    def why(self, actor: Actor, move: str | None, language: str | None = None) -> dict[str, Any]:
        """Return why a move, or every move of the game, cannot be played now."""
        return answers.why(self.table, actor.eyes(language), move)

    def reveals(self, actor: Actor, move: str) -> bool:
        """Return whether a move would reveal something."""
        return answers.reveals(self.table, actor.eyes(), move)

    def preview(self, actor: Actor, move: str, language: str | None = None) -> dict[str, Any]:
        """Return what a move would do, as far as the seat can know."""
        return answers.preview(self.table, actor.eyes(language), move)

    def composition_reveals(self, actor: Actor, moves: Sequence[str], automatic: schema.Automatic) -> bool:
        """Return whether moves, and those that go without saying, would reveal something."""
        return composing.reveals(self.table, actor.eyes(), moves, automatic)

    def compose(
        self, actor: Actor, moves: Sequence[str], automatic: schema.Automatic = "nothing", language: str | None = None
    ) -> dict[str, Any]:
        """Return what moves would do one after another, and what the seat could choose then."""
        return composing.compose(self.table, actor.eyes(language), moves, automatic)

    async def hint(
        self,
        actor: Actor,
        language: str | None = None,
        person: str = "",
        waits: Callable[[int], None] | None = None,
        after: Sequence[str] = (),
    ) -> dict[str, Any]:
        """Return what a bot would play, from what the seat may know; `after` are moves that it means to make before.

        `person` is who asks, for a fair order; while the hint waits, `waits` is told how many go before it.
        """
        table, seat = self.table, actor.eyes().seat
        play.check_playing(table)
        if not table.hints:
            raise Refusal("no-hints", 403)
        if seat is None:
            raise Refusal("seat-only", 403)
        view = composing.composed_view(table, actor.eyes(), after)
        moves = {str(move): move for move in view.moves()}
        if not moves:
            raise Refusal("not-your-turn")
        if seat in self._advised:
            raise Refusal("hint-pending", 429)
        self._advised.add(seat)
        adviser, asked = self._services.settings.adviser, time.monotonic()
        try:
            advice = await self._services.bots.advise(
                table.game_name,
                view.to_bytes(),
                seat,
                adviser,
                seed=self._driver.bot_seed,
                table=table.id,
                person=person,
                waits=waits,
            )
        except Crowded as crowded:
            raise Refusal("hints-waiting", 429, most=crowded.most) from None
        except BotTrouble as error:
            log().warning("no advice", table=short(table.id), reason=str(error))
            raise Refusal("no-advice", 503) from None
        finally:
            self._advised.discard(seat)
        found = advice.candidates or [{"move": advice.move, "share": None, "scores": [], "visits": 0}]
        return {
            "version": table.version,
            "bot": adviser,
            "seconds": advice.seconds,
            "waited": round(max(0.0, time.monotonic() - asked - advice.seconds), 3),
            "candidates": [{**one, **move_json(moves[one["move"]], language)} for one in found if one["move"] in moves],
        }

    def replay(
        self, actor: Actor, through: str | int | None, first: int, count: int, views: bool, language: str | None = None
    ) -> dict[str, Any]:
        """Return steps of the game, as the actor may see them; by default through the actor's own eyes."""
        table = self.table  # In a thread, another one may take its place meanwhile.
        steps, seen_by = replays.steps(table, actor.eyes(language), through, first, count, views)
        return {
            "table": self._audience.info(table),
            "eyes": seen_by,
            "count": len(table.played),
            "first": first,
            "steps": steps,
        }

    def seen_at(self, actor: Actor, through: str | int | None, step: int | None) -> View | Position:
        """Return what could be seen at one step of the game (None: the last), or everything after its end."""
        return replays.seen_at(self.table, actor.eyes(), through, step)

    def export(self, actor: Actor) -> dict[str, Any]:
        """Return the table as a file."""
        return files.export(self.table, actor.eyes())
