"""Rehearsals: whole games at a hall, with people who do everything that people do, and an oracle that reads along."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

import newdawn
from newdawn.core.face import View
from newdawn.core.records import bytes_from
from newdawn.core.words import LANGUAGES
from newdawn.server import schema
from newdawn.server.botroom import Decision
from newdawn.server.errors import Refusal
from newdawn.server.live import Actor, Hall, LiveTable
from newdawn.server.settings import Settings
from newdawn.server.storage import AlreadyAnswered, Stale, Stored, TableRow
from tests.server.halls import opened_hall
from tests.server.oracle import Oracle, Receiver

Heard = Callable[[str, Sequence[Mapping[str, Any]]], None]

KEY = bytes(range(100, 132))
"""The key of the installation in rehearsals: the same each time, so that the same seed makes the same game."""


class MemoryStore:
    """A store in memory, which does what the real one promises, and tells whoever listens what it has stored."""

    def __init__(self, heard: Heard = lambda table, entries: None, key: bytes = KEY) -> None:
        self.rows_by_id: dict[str, TableRow] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.refusals: dict[tuple[str, str, str], bytes] = {}
        self._heard = heard
        self._key = key

    async def create(self, row: TableRow, entries: list[dict[str, Any]], *, command: Any = None) -> None:
        if row.id in self.rows_by_id:
            raise Stale(self.rows_by_id[row.id].version)
        self._keep(row, entries)

    async def append(
        self, row: TableRow, expected: int, entries: list[dict[str, Any]], *, command: tuple[str, str] | None = None
    ) -> None:
        if self.rows_by_id[row.id].version != expected:
            raise Stale(self.rows_by_id[row.id].version)
        if command is not None and (row.id, *command) in self.refusals:
            raise AlreadyAnswered(orjson.loads(self.refusals[row.id, *command]))
        self._keep(row, entries)

    def _keep(self, row: TableRow, entries: list[dict[str, Any]]) -> None:
        texts = [orjson.dumps(entry) for entry in entries]
        self.rows_by_id[row.id] = TableRow(**{**vars(row), "summary": orjson.loads(orjson.dumps(row.summary))})
        self.logs.setdefault(row.id, []).extend(texts)
        self._heard(row.id, [orjson.loads(text) for text in texts])

    async def refuse(
        self, table: str, actor: str, command: str, answer: dict[str, Any], *, expected: int | None = None
    ) -> dict[str, Any]:
        if expected is not None and self.rows_by_id[table].version != expected:
            raise Stale(self.rows_by_id[table].version)
        kept = self.refusals.setdefault((table, actor, command), orjson.dumps(answer))
        return orjson.loads(kept)  # type: ignore[no-any-return]

    async def check(self) -> None:
        pass

    async def load(self, table: str, after: int = 0) -> Stored | None:
        if table not in self.rows_by_id:
            return None
        return Stored(self.rows_by_id[table], [orjson.loads(text) for text in self.logs[table][after:]])

    async def entries_after(self, table: str, after: int) -> list[dict[str, Any]]:
        return [orjson.loads(text) for text in self.logs.get(table, [])[after:]]

    async def rows(
        self,
        *,
        stage: str | None = None,
        public: bool | None = True,
        game: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        found = [
            row
            for row in self.rows_by_id.values()
            if stage in (None, row.stage) and public in (None, row.is_public) and game in (None, row.game)
        ]
        found.sort(key=lambda row: (row.changed_at, row.id), reverse=True)
        return [row for row in found if before is None or (row.changed_at, row.id) < before][:limit]

    async def rows_of(self, ids: Sequence[str]) -> list[TableRow]:
        return [self.rows_by_id[table] for table in ids if table in self.rows_by_id]

    async def due(self, until: int, limit: int = 100) -> list[str]:
        rows = self.rows_by_id.values()
        return [row.id for row in rows if row.stage == "playing" and row.due_at is not None and row.due_at <= until]

    async def pull(self, now: int, after: int) -> None:
        pass

    async def key(self) -> bytes:
        return self._key


class ViewBots:
    """A stand-in for the bot room: random moves from the bytes of a view; it keeps all that it was given."""

    def __init__(self, chance: random.Random) -> None:
        self.given: list[tuple[str, bytes, int, int]] = []
        """Table, view, seat and seed of each question."""
        self._chance = chance

    async def choose(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", person: str = ""
    ) -> Decision:
        self.given.append((table, view, seat, seed))
        rules = newdawn.load(game)
        moves = View(rules, bytes_from(rules.rules.State, view), seat, is_checked=True).moves()
        return Decision(str(self._chance.choice(moves)), None, None, 0.0)

    async def advise(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", **_: Any
    ) -> Decision:
        decision = await self.choose(game, view, seat, code, seed=seed, table=table)
        found = [{"move": decision.move, "share": 0.5, "scores": [1.0], "visits": 1}]
        return Decision(decision.move, None, found, 0.0)

    async def close(self) -> None:
        """Nothing has to end."""


@dataclass(eq=False)
class Guest:
    """Somebody at the table, or behind it: what they hold, and what they were told and the oracle has not read yet."""

    receiver: Receiver
    language: str | None
    unread: list[bytes] = field(default_factory=list)
    renewals: int = 0

    def put(self, message: bytes) -> None:
        self.unread.append(message)

    def renew(self) -> None:
        self.renewals += 1


class Rehearsal:
    """One game, from the table's creation to the rematch: a seeded driver does what people might do."""

    def __init__(self, oracle: Oracle, seed: int, game: str, players: int, **options: bool) -> None:
        self.oracle = oracle
        self.chance = random.Random(f"{seed} {game} {players}")
        self.seed = seed
        self.game = game
        self.players = players
        self.options = options
        self.store = MemoryStore(oracle.follow)
        self.bots = ViewBots(random.Random(seed))
        self.kinds: list[str] = []
        """Who sits where: `person` on the device of the host, `open` for somebody who comes by the link, `bot`."""
        self.playing_on = 0.7
        """How often people just make a move."""
        self.deeds: Mapping[str, float] = DEEDS
        """What they do otherwise, and how often."""
        self.guests: list[Guest] = []
        self.tokens: set[str] = set()
        self.done: Counter[str] = Counter()
        """What was done, and how often."""
        self.live: LiveTable
        self.hall: Hall
        self._ids = 0
        self._shares = 0

    # Small things

    def fresh(self, what: str = "command") -> str:
        """Return an id that nobody can know."""
        self._ids += 1
        return hashlib.sha256(f"{self.seed} {what} {self._ids}".encode()).hexdigest()[:32]

    def _share(self) -> str:
        self._shares += 1
        return hashlib.sha256(f"{self.seed} share {self._shares}".encode()).hexdigest()

    def _settings(self) -> Settings:
        return Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))

    def actor(self, guest: Guest) -> Actor:
        """Return a guest as the table knows them."""
        return self.live.actor(guest.receiver.token, guest.receiver.seat)

    def check(self, guest: Guest, message: Any, what: str, request: object = None) -> None:
        """Let the oracle read an answer."""
        self.oracle.check(guest.receiver, message, what, request)
        self.done[what] += 1

    def read_all(self) -> None:
        """Let the oracle read what everybody was told."""
        for guest in self.guests:
            unread, guest.unread = guest.unread, []
            for message in unread:
                self.check(guest, message, orjson.loads(message)["type"])
            assert guest.renewals == 0, "an update could not be made"

    async def settle(self) -> None:
        """Wait until bots have moved and everybody was told, and read it."""
        for _ in range(10_000):
            await asyncio.sleep(0)
            if not self.live.table.waiting_for_bots or self.live.table.stage != "playing":
                break
        else:
            raise AssertionError("the bots do not move")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.read_all()

    # The course of the game

    async def run(self, most: int = 2_000) -> Rehearsal:
        """Play it, to the end or for so many deeds."""
        await self._open()
        self.oracle.guard("the key of the installation", KEY)
        try:
            await self._sit_down()
            for _ in range(most):
                await self.settle()
                if self.live.table.stage != "playing":
                    break
                await self._something()
            self.check_bots()
            if self.live.table.stage == "finished":
                await self._afterwards()
        finally:
            await self._close()
        return self

    async def _open(self) -> None:
        self.hall = await opened_hall(self.store, self.bots, self._settings(), shares=self._share)

    async def _close(self) -> None:
        await self.hall.close()

    async def _sit_down(self) -> None:
        """Create a table with people on one device, people who come by the link, and bots."""
        kinds = self.kinds or [self.chance.choice(("person", "open", "bot", "bot")) for _ in range(self.players)]
        if "person" not in kinds:
            kinds[self.chance.randrange(self.players)] = "person"
        seats: list[dict[str, str]] = []
        for number, kind in enumerate(kinds):
            seats.append({"kind": kind, **{"person": {"name": f"P{number}"}, "bot": {"bot": "random"}}.get(kind, {})})
        command = self.fresh()
        request = {
            "game": self.game,
            "seats": seats,
            "options": self.options,
            "public": True,
            "pace": 0,
            "stand_in": "random",
            "nonce": self.fresh("nonce")[:8],
            "id": command,
        }
        created = await self._create(request)
        self._hold(created["token"], command)
        await self._watch(None, None)
        for seat in created["seats"]:
            await self._watch(created["token"], seat)
        for seat, kind in enumerate(kinds):
            if kind == "open":
                await self._sit(seat)
        if "open" in kinds:
            host = next(guest for guest in self.guests if guest.receiver.token == created["token"])
            await self._command(host, "start")

    async def _create(self, request: dict[str, Any]) -> dict[str, Any]:
        created = await self.hall.create(schema.NewTable.model_validate(request))
        self.live = await self.hall.table(created["table"])
        return created

    def _hold(self, token: str, command: str) -> None:
        self.tokens.add(token)
        self.oracle.guard_token(token)
        self.oracle.guard_command(command, token)

    async def _sit(self, seat: int) -> None:
        command = self.fresh()
        wish = schema.Sit(seat=seat, name=f"P{seat}", nonce=self.fresh("nonce")[:8], id=command)
        seated = await self._take_seat(wish)
        self._hold(seated["token"], command)
        await self._watch(seated["token"], seat)

    async def _take_seat(self, wish: schema.Sit) -> dict[str, Any]:
        return await self.live.sit(self.live.actor(None), wish)

    async def _watch(self, token: str | None, seat: int | None) -> None:
        language = self.chance.choice((None, None, None, None, *LANGUAGES))
        guest = Guest(self.oracle.receiver(self.live.id, token, seat), language)
        self.guests.append(guest)
        await self._sync(guest)
        self.live.watch(self.actor(guest), guest, guest.language)

    async def _sync(self, guest: Guest) -> None:
        """Ask for the whole state."""
        self.check(guest, self.live.sync(self.actor(guest), None, guest.language), "sync")

    async def _leave(self) -> None:
        """Let everybody go."""
        self.guests.clear()

    async def _command(self, guest: Guest, do: str, version: int | None = None, **details: Any) -> bool:
        """Send a command, and read the answer; tell whether it was done."""
        body = self._order(guest, version, {"do": do, **details})
        try:
            answer = await self.live.handle(self.actor(guest), schema.Command.model_validate(body))
        except Refusal as refusal:
            self.oracle.check_refusal(guest.receiver, refusal, body)
            self.done[f"{do} refused: {refusal.name}"] += 1
            return False
        self.check(guest, answer, f"{do} done")
        return True

    def _order(self, guest: Guest, version: int | None, command: dict[str, Any]) -> dict[str, Any]:
        """Return a command as it is sent; its id is a secret of its sender."""
        seen = self.live.table.version if version is None else version
        body = {"id": self.fresh(), "version": seen, "seat": guest.receiver.seat, "command": command}
        if guest.receiver.token is not None:
            self.oracle.guard_command(body["id"], guest.receiver.token)
        return body

    def _ask(self, guest: Guest, what: str, ask: Callable[[], Any], request: object = None) -> Any:
        """Ask something, and read the answer or the refusal."""
        try:
            answer = ask()
        except Refusal as refusal:
            self.oracle.check_refusal(guest.receiver, refusal, request)
            self.done[f"{what} refused: {refusal.name}"] += 1
            return None
        self.check(guest, answer, what, request)
        return answer

    # What people do

    async def _something(self) -> None:
        """Let somebody do something: mostly, play on."""
        waiting = set(self.live.table.waiting_for)
        asked = [guest for guest in self.guests if guest.receiver.seat in waiting]
        if asked and self.chance.random() < self.playing_on:
            await self._move(self.chance.choice(asked))
            return
        # Spectators can do little; now and then one tries.
        seated = [guest for guest in self.guests if guest.receiver.seat is not None]
        guest = self.chance.choice(seated if self.chance.random() < 0.85 else self.guests)
        name = self.chance.choices([*self.deeds], [*self.deeds.values()])[0]
        await getattr(self, f"_{name}")(guest)

    def _moves(self, guest: Guest) -> list[str]:
        seat = guest.receiver.seat
        if seat is None or self.live.table.position is None:
            return []
        return [str(move) for move in self.live.table.position.view(seat).moves()]

    def _any_move(self) -> str:
        moves = newdawn.load(self.game).moves
        return moves.notation(self.chance.randrange(len(moves)))  # type: ignore[no-any-return]

    async def _move(self, guest: Guest) -> None:
        moves = self._moves(guest)
        if moves:
            await self._command(guest, "move", move=self.chance.choice(moves))

    async def _wrong_move(self, guest: Guest) -> None:
        await self._command(guest, "move", move=self.chance.choice((self._any_move(), self._any_move(), "fly away")))

    async def _late_move(self, guest: Guest) -> None:
        version = max(0, self.live.table.version - self.chance.randrange(1, 6))
        await self._command(guest, "move", version, move=self.chance.choice(self._moves(guest) or [self._any_move()]))

    async def _early_move(self, guest: Guest) -> None:
        await self._command(guest, "move", self.live.table.version + 1, move=self._any_move())

    async def _take_back(self, guest: Guest) -> None:
        await self._command(guest, self.chance.choice(("undo", "undo", "restart-turn")))

    async def _move_and_take_back(self, guest: Guest) -> None:
        await self._move(guest)
        await self.settle()
        await self._command(guest, "undo")

    async def _talk(self, guest: Guest) -> None:
        await self._command(guest, "chat", text=f"hello {self.chance.randrange(100)}")

    async def _rename(self, guest: Guest) -> None:
        await self._command(guest, "rename", name=f"N{self.chance.randrange(1000)}")

    async def _go_and_come(self, guest: Guest) -> None:
        if await self._command(guest, "hand-over", bot="random"):
            for _ in range(self.chance.randrange(6)):
                await asyncio.sleep(0)
            self.read_all()
            await self._command(guest, "come-back")

    async def _replace(self, guest: Guest) -> None:
        """Let the stand-in play for somebody who goes away, and comes back later."""
        target, self.live.table.patience = self.chance.randrange(4), 0
        held = self.oracle.shadows[self.live.id].seats_of
        gone = [one for one in self.guests if one is not guest and target in held(one.receiver.token)]
        for one in gone:
            self.live.unwatch(one)
        # The table finds out who is there after a moment, and everybody is told.
        self.live._audience._announce()
        await self._command(guest, "replace", target=target)
        for one in gone:
            await self._reconnect(one)

    async def _come_back(self, guest: Guest) -> None:
        await self._command(guest, "come-back")

    async def _agree(self, guest: Guest) -> None:
        # Everybody agrees now and then; the last one changes their mind, so that the game goes on.
        if sum(seat.is_playing_person and not seat.away for seat in self.live.table.seats) > 1:
            await self._command(guest, "propose-end")
            await self._command(guest, "withdraw-end")

    async def _resign(self, guest: Guest) -> None:
        await self._command(guest, "resign")

    async def _why(self, guest: Guest) -> None:
        move = self.chance.choice((None, self._any_move(), self._any_move(), "fly away"))
        await self._question(guest, "why", move)

    async def _preview(self, guest: Guest) -> None:
        move = self.chance.choice([*self._moves(guest)] * 4 or [self._any_move()])
        await self._question(guest, "preview", move)

    def _row(self, guest: Guest) -> list[str]:
        """Return moves that a guest could make in a row; now and then one that it could not."""
        seat, table = guest.receiver.seat, self.live.table
        if seat is None or table.position is None:
            return [self._any_move()]
        position, found = table.position.copy(), list[str]()
        while len(found) < 4 and (moves := position.view(seat).moves()):
            move = self.chance.choice(moves)
            found.append(str(move))
            if position.view(seat).reveals(move):
                break
            position.play(seat, move)
        return [*found, self._any_move()] if not found or self.chance.random() < 0.1 else found

    async def _moves_in_a_row(self, guest: Guest) -> None:
        await self._command(guest, "moves", moves=self._row(guest))

    async def _compose(self, guest: Guest) -> None:
        row, automatic = self._row(guest), self.chance.choice(("nothing", "forced", "harmless"))
        row = self.chance.choice((row, row, row[:1], []))
        actor = self.actor(guest)
        self._ask(guest, "compose", lambda: self.live.compose(actor, row, automatic, guest.language), row)

    async def _wrong_preview(self, guest: Guest) -> None:
        await self._question(guest, "preview", self._any_move())

    async def _question(self, guest: Guest, ask: str, move: str | None) -> None:
        actor, answer = self.actor(guest), getattr(self.live, ask)
        self._ask(guest, ask, lambda: answer(actor, move, guest.language), move)

    async def _hint(self, guest: Guest) -> None:
        try:
            answer = await self.live.hint(self.actor(guest), guest.language)
        except Refusal as refusal:
            self.oracle.check_refusal(guest.receiver, refusal)
        else:
            self.check(guest, answer, "hint")

    async def _look_back(self, guest: Guest) -> None:
        count = len(self.live.table.played)
        first = self.chance.choice((0, max(0, count - 4)))
        eyes = self.chance.choice((None, None, "spectator", "everything", 0, 1, 3))
        await self._replay(guest, eyes, first, 5, guest.language)

    async def _replay(
        self, guest: Guest, eyes: str | int | None, first: int, count: int, language: str | None = None
    ) -> None:
        actor = self.actor(guest)
        other = self._looking_as(guest, eyes)
        self._ask(other, "replay", lambda: self.live.replay(actor, eyes, first, count, True, language))

    def _looking_as(self, guest: Guest, eyes: str | int | None) -> Guest:
        """Return who sees what a guest sees: who looks through a spectator’s eyes sees what everybody may see."""
        return Guest(self.oracle.receiver(self.live.id, None, None), None) if eyes == "spectator" else guest

    async def _export(self, guest: Guest) -> Any:
        actor = self.actor(guest)
        return self._ask(guest, "export", lambda: self.live.export(actor))

    async def _lobby(self, guest: Guest) -> None:
        self.check(guest, await self.hall.lobby(None, None, None, 10), "lobby")
        if guest.receiver.token is not None:
            self.check(guest, await self.hall.my_tables([(self.live.id, guest.receiver.token)]), "my tables")

    async def _reconnect(self, guest: Guest) -> None:
        """Go away, and come back with an old version."""
        self.live.unwatch(guest)
        self.read_all()
        since = self.chance.choice((None, 0, max(0, self.live.table.version - self.chance.randrange(20))))
        again = Guest(self.oracle.receiver(self.live.id, guest.receiver.token, guest.receiver.seat), guest.language)
        self.guests[self.guests.index(guest)] = again
        self.check(again, self.live.sync(self.actor(again), since, again.language), "sync")
        self.live.watch(self.actor(again), again, again.language)

    async def _restart(self, guest: Guest) -> None:
        """Stop the server, and start it again."""
        await self.hall.close()
        await asyncio.sleep(0)
        self.read_all()
        self.hall = await opened_hall(self.store, self.bots, self._settings(), shares=self._share)
        self.live = await self.hall.table(self.live.id)
        for one in self.guests:
            since = max(0, (one.receiver.shown or 0) - self.chance.randrange(3))
            self.check(one, self.live.sync(self.actor(one), since, one.language), "sync")
            self.live.watch(self.actor(one), one, one.language)

    async def _stranger(self, guest: Guest) -> None:
        """Try what is for others only."""
        live, chance = self.live, self.chance
        for token, seat in ((self.fresh("token"), None), (guest.receiver.token, (guest.receiver.seat or 0) + 1)):
            self._ask(guest, "actor", lambda token=token, seat=seat: vars(live.actor(token, seat)) and None)
        spectator = self.guests[0]
        await self._command(spectator, "move", move=self._any_move())
        await self._command(spectator, chance.choice(("undo", "start", "resign", "stand")))

    # After the end

    async def _afterwards(self) -> None:
        """See everything, export and verify it, and play again."""
        for guest in self.guests:
            await self._sync(guest)
            await self._replay(guest, None, 0, 3)
            await self._export(guest)
            await self._lobby(guest)
        host = next(guest for guest in self.guests if guest.receiver.token is not None)
        await self._rematch(host)
        self.done["finished"] += 1
        document = orjson.loads(orjson.dumps(await self._export(host)))
        await self._leave()
        await self._import(document)
        await self._import(
            {**document, "moves": document["moves"][: len(document["moves"]) // 2], "result": None, "ended": None}
        )

    async def _rematch(self, host: Guest) -> None:
        again = await self.hall.rematch(self.live, self.actor(host))
        # The version is the one of another table.
        self.check(host, {**again, "version": None}, "rematch")

    async def _upload(self, document: dict[str, Any]) -> dict[str, Any]:
        created = await self.hall.import_game(document)
        self.live = await self.hall.table(created["table"])
        return created

    async def _import(self, document: dict[str, Any]) -> None:
        """Let somebody look at a finished game from a file, or play an unfinished one on for a while."""
        created = await self._upload(document)
        self.oracle.guard_token(created["token"])
        await self._watch(None, None)
        if document["result"] is None:
            for seat in range(self.players):
                if self.live.table.seats[seat].kind == "open":
                    await self._sit(seat)
            host = Guest(self.oracle.receiver(self.live.id, created["token"]), None)
            assert await self._command(host, "start")
            for _ in range(12):
                await self.settle()
                if self.live.table.stage == "playing":
                    await self._something()
        for guest in self.guests:
            await self._replay(guest, None, 0, 20)
            await self._export(guest)
        await self._leave()

    def check_bots(self) -> None:
        """See that bots were given views, and that no seed of theirs tells of the game's."""
        views = {
            (table, seat, moment.position.view(seat).to_bytes())
            for table in {table for table, *_ in self.bots.given}
            for moment in self.oracle.shadows[table].moments
            if moment.position is not None
            for seat in range(self.players)
        }
        for table, view, seat, seed in self.bots.given:
            assert (table, seat, view) in views, "a bot was given something that is not the view of its seat"
            assert seed != self.oracle.shadows[table].seed
        assert len({(table, seed) for table, *_, seed in self.bots.given}) <= len(
            {table for table, *_ in self.bots.given}
        )


DEEDS: Mapping[str, float] = {
    "wrong_move": 2,
    "late_move": 1,
    "early_move": 0.2,
    "take_back": 3,
    "move_and_take_back": 4,
    "talk": 1,
    "rename": 0.3,
    "go_and_come": 1,
    "replace": 0.3,
    "come_back": 1,
    "agree": 0.3,
    "resign": 0.03,
    "why": 1,
    "preview": 3,
    "wrong_preview": 1,
    "moves_in_a_row": 4,
    "compose": 3,
    "hint": 1,
    "look_back": 1.5,
    "export": 0.7,
    "lobby": 0.5,
    "reconnect": 2,
    "restart": 0.3,
    "stranger": 0.3,
}
"""What people do besides moving, and how often."""


def rehearse(oracle: Oracle, seed: int, game: str, players: int, most: int = 2_000, **options: bool) -> Rehearsal:
    """Play one game, read along by an oracle."""
    return asyncio.run(Rehearsal(oracle, seed, game, players, **options).run(most))
