"""The log of an open table: one writer at a time; an entry is stored before it counts, and counts before it is told."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.server.errors import Refusal
from newdawn.server.live import tokens
from newdawn.server.live.services import Services
from newdawn.server.observing.logs import log, short
from newdawn.server.storage import AlreadyAnswered, Notice, Stale, StorageError, TableRow
from newdawn.server.table import views
from newdawn.server.table.clocks import due_at
from newdawn.server.table.entries import Chatted, Entry, EntryError, Moved, Started, Undone, read_log
from newdawn.server.table.fold import apply
from newdawn.server.table.state import Table

__all__ = ["Answered", "Happened", "LogBook", "Window", "ahead_of", "row_of", "storage_refusal"]

_KEPT_ENTRIES: Final = 128
"""Entries that a client can have missed and still be told one by one."""
_MOST_REFUSALS: Final = 2_000
"""Refusals of one actor that a table stores while it is open: nobody uses up what others' answers need."""
_TRIES: Final = 8
"""How often a command is checked again because another process was faster."""

_RETRY_SECONDS: Final = 5
"""When to try again what the database did not take."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry of the log, its number, and what it made happen."""

    number: int
    entry: Entry
    events: list[Event]
    is_known: bool = True
    """Whether these are all its events: those of moves from before a restart are not known until they are asked for."""


class Answered(NamedTuple):
    """How a command was answered: its digest, the version that it made, and how many entries it made for that."""

    digest: str | None
    version: int
    entries: int


@dataclass(frozen=True, slots=True)
class Window:
    """The last entries of a log that somebody has missed, at one version of the table.

    `before` are those that must be played again to find out what the entries made happen: None if we lack some.
    """

    table: Table
    entries: list[Happened]
    before: list[Happened] | None

    @property
    def is_known(self) -> bool:
        """Whether it is known what every move made happen, or does not matter."""
        return self.table.position is None or all(one.is_known for one in self.entries)

    def with_events(self) -> list[Happened]:
        """Return the entries with what they made happen: what happened before a restart, by playing the moves again."""
        if self.is_known or self.before is None:
            return self.entries
        again = [Happened(one.number, one.entry, events) for one, events, _ in _played_again(self.table, self.before)]
        return again[-len(self.entries) :]


def _played_again(table: Table, entries: Sequence[Happened]) -> Iterator[tuple[Happened, list[Event], Position]]:
    """Play the last entries of a log again: yield each, what it made happen, and the position after it.

    Those before an undo must hold the moves that it took back. A position goes on changing.
    """
    count = sum(_moves_by(one.entry) for one in entries)
    position = table.position_after(len(table.played) - count)
    played: list[tuple[Moved, Position]] = []
    for one in entries:
        events = one.events
        match one.entry:
            case Undone():
                position = _taken_back(played, one.entry)
            case Moved(seat=seat, move=move):
                played.append((one.entry, position.copy()))
                events = position.play(seat, move)
        yield one, events, position


def _taken_back(played: list[tuple[Moved, Position]], undone: Undone) -> Position:
    """Take moves out of those played, each with the position before it; return the position that this leads to."""
    own = [index for index, (moved, _) in enumerate(played) if moved.seat == undone.seat][-undone.count :]
    position = played[own[0]][1].copy()
    stand = [moved for index, (moved, _) in enumerate(played) if index > own[0] and index not in own]
    del played[own[0] :]
    for moved in stand:
        played.append((moved, position.copy()))
        position.play(moved.seat, moved.move)
    return position


class LogBook:
    """The log, and the table that follows from it. `adopted` hears of every entry that counts, also of others' ones."""

    def __init__(
        self,
        services: Services,
        table: Table,
        entries: Sequence[Entry],
        adopted: Callable[[Happened, bool], None],
        ahead: int = 0,
    ) -> None:
        """Take the log up where it ends."""
        self.table = table
        self.ahead = ahead
        """Milliseconds by which the table's time is ahead of ours: the clock was another when the log was begun."""
        self.first_digest = entries[0].digest if entries else None
        self._services = services
        self._adopted = adopted
        self._lock = asyncio.Lock()
        self._answers: dict[tuple[str, str], Answered] = {}
        self._recent: deque[Happened] = deque(maxlen=_KEPT_ENTRIES)
        self._is_suspect = False
        self._refusals: Counter[str] = Counter()
        nothing: list[Event] = []
        for number, entry in enumerate(entries, start=1):
            self._note_answer(entry, number)
        first = max(0, len(entries) - _KEPT_ENTRIES)
        for number, entry in enumerate(entries[first:], start=first + 1):
            self._recent.append(Happened(number, entry, nothing, is_known=not isinstance(entry, Moved)))

    @property
    def is_busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.locked()

    async def settle(self) -> None:
        """Let what is being written be written."""
        async with self._lock:
            pass

    # Writing

    async def write_once(
        self, actor: str, command: str, digest: str, check: Callable[[Table, int], Sequence[Entry]]
    ) -> Answered:
        """Return what a command made, now or when it was first sent; or refuse it, as it was then.

        All of its entries are stored, or none.
        """
        key = (actor, tokens.trace_of(command))
        async with self._lock:
            for _ in range(_TRIES):
                self._services.tasks.check_open()
                await self._trust_again()
                if key in self._answers:
                    done = self._answers[key]
                    if done.digest != digest:
                        raise Refusal("id-reused", 422)
                    return done
                try:
                    try:
                        entries = check(self.table, self.now())
                    except Refusal as refusal:
                        raise await self._kept(key, digest, refusal) from None
                    await self._commit([entry.asked_for_by(*key, digest) for entry in entries], key)
                except Stale:
                    await self._catch_up()
                except AlreadyAnswered as answered:
                    raise _again(answered.answer, digest) from None
                else:
                    return self._answers[key]
        raise Refusal("busy", 503)

    async def write_ourselves(self, decide: Callable[[Table, int], Sequence[Entry]]) -> bool:
        """Store what nobody commanded, if there is something to store; tell whether that worked or was not needed.

        All of its entries are stored, or none.
        """
        async with self._lock:
            for _ in range(_TRIES):
                try:
                    await self._trust_again()
                    entries = decide(self.table, self.now())
                    if entries:
                        await self._commit(entries)
                except Stale:
                    await self._catch_up()
                except Refusal as refusal:
                    log().warning("left for later", table=short(self.table.id), reason=refusal.name)
                    return False
                else:
                    return True
        return False

    def now(self) -> int:
        """Return the time at the table: it goes on evenly, and never runs backwards, whatever the machine's does."""
        return max(self._services.hours.now() + self.ahead, self.table.changed_at)

    async def _commit(self, entries: Sequence[Entry], key: tuple[str, str] | None = None) -> None:
        """Apply entries to copies, store them together, and let the copies take the table's place one by one."""
        probe = self._services.probe
        probe("validated")
        after, steps = self.table, []
        for entry in entries:
            after = after.copy()
            try:
                apply(after, entry)
            except Exception:
                log().exception("the rules failed", table=short(self.table.id), kind=entry.kind)
                raise Refusal("internal", 500) from None
            steps.append((after, entry))
        probe("applied")
        try:
            row = row_of(after, self.ahead)
            stored = [entry.to_json() for entry in entries]
            await self._services.store.append(row, self.table.version, stored, command=key)
        except StorageError as error:
            raise await self._found_out(error) from None
        for after, entry in steps:
            self._adopt(after, entry, is_own=True)
        probe("committed")

    async def _kept(self, key: tuple[str, str], digest: str, refusal: Refusal) -> Refusal:
        """Return a refusal, stored under the command's id: the same command will get the same one again.

        Somebody who is refused without end gets answers, but no more of the database.
        """
        actor, _ = key
        if self._refusals[actor] >= _MOST_REFUSALS:
            return refusal
        self._refusals[actor] += 1
        answer = {**refusal.to_stored(), "digest": digest}
        try:
            kept = await self._services.store.refuse(self.table.id, *key, answer, expected=self.table.version)
        except StorageError as error:
            return storage_refusal(error)
        return _again(kept, digest)

    async def _found_out(self, error: StorageError) -> Refusal | Stale:
        """Return what became of an entry that may not be stored: a refusal, or `Stale` if something was stored."""
        refusal = storage_refusal(error)
        if error.is_certain:
            return refusal
        self._is_suspect = True
        before = self.table.version
        try:
            await self._trust_again()
        except Refusal:
            return refusal
        return refusal if self.table.version == before else Stale(self.table.version)

    # Following

    def take_in(self, heard: Notice) -> bool:
        """Take in what another process has stored if a notice says all of it; tell whether nothing is left to read.

        What does not go on from what we have, cannot be understood, or comes while we write ourselves is left to read.
        """
        before = self.table.version
        if heard.version <= before:
            return True
        if heard.version - len(heard.entries) != before or self._lock.locked():
            return False
        try:
            self._take_in(read_log(heard.entries, after=before))
        except Exception as error:
            log().warning("a notice cannot be followed", table=short(self.table.id), reason=type(error).__name__)
            return False
        return True

    async def follow(self, version: int) -> None:
        """Take in what another process has stored, if we do not have it."""
        if version > self.table.version:
            async with self._lock:
                # What we were writing meanwhile may have found it.
                if version > self.table.version:
                    await self._catch_up()

    async def _trust_again(self) -> None:
        if self._is_suspect:
            await self._catch_up()
            self._is_suspect = False

    async def _catch_up(self) -> None:
        """Take in what others have stored; the lock is held."""
        try:
            stored = await self._services.store.entries_after(self.table.id, self.table.version)
        except StorageError as error:
            raise storage_refusal(error) from None
        try:
            entries = read_log(stored, after=self.table.version)
        except EntryError as error:
            log().error("a table cannot be followed", table=short(self.table.id), reason=str(error))
            raise Refusal("unreadable-table", 500) from None
        self._take_in(entries)

    def _take_in(self, entries: Sequence[Entry]) -> None:
        """Apply entries that others have stored, all or none."""
        steps, after = [], self.table
        for entry in entries:
            after = after.copy()
            apply(after, entry)
            steps.append((after, entry))
        for after, entry in steps:
            # Another process may have another time: ours goes on from there.
            self.ahead = max(self.ahead, after.changed_at - self._services.hours.now())
            self._adopt(after, entry, is_own=False)

    def _adopt(self, after: Table, entry: Entry, *, is_own: bool) -> None:
        """Let a stored entry count."""
        self.table = after
        happened = Happened(after.version, entry, after.events)
        self._note_answer(entry, after.version)
        self._recent.append(happened)
        self._adopted(happened, is_own)

    def _note_answer(self, entry: Entry, number: int) -> None:
        """Remember which command made an entry: sent again, it gets the same answer."""
        if entry.command is not None and entry.actor is not None:
            key = (entry.actor, entry.command)
            before = self._answers.get(key)
            self._answers[key] = Answered(entry.digest, number, 1 if before is None else before.entries + 1)

    # Looking back

    def since(self, version: int) -> list[Happened] | None:
        """Return the entries after a version; None if there are too many, or if the version is none of ours."""
        found = [one for one in self._recent if one.number > version]
        return found if 0 <= self.table.version - version == len(found) else None

    def missed(self, version: int) -> Window | None:
        """Return the entries after a version; None if there are too many, or if too little is known of them."""
        found = self.since(version)
        if found is None:
            return None
        window = Window(self.table, found, self._undisturbed(version))
        return window if window.is_known or window.before is not None else None

    def learn(self, happened: Sequence[Happened]) -> None:
        """Remember what entries made happen, so that nobody need play them again."""
        known = {one.number: one for one in happened}
        for index, one in enumerate(self._recent):
            if not one.is_known:
                self._recent[index] = known.get(one.number, one)

    def _undisturbed(self, version: int) -> list[Happened] | None:
        """Return the entries after a version, and those before it whose moves they took back; None if we lack some."""
        window: list[Happened] = []
        owed = 0
        for one in reversed(self._recent):
            if one.number <= version and not owed:
                break
            window.append(one)
            match one.entry:
                case Moved():
                    owed = max(0, owed - 1)
                case Undone(count=count, kept=kept):
                    owed = max(owed + count, count + (kept or 0))
        return None if owed else window[::-1]

    def is_same_question(self, seat: int, version: int) -> bool:
        """Return whether a seat is asked the same as at an earlier version, though others have decided meanwhile."""
        table, since = self.table, self.since(version)
        if since is None or table.position is None:
            return False
        others = [one.entry for one in since if not isinstance(one.entry, Chatted)]
        if any(isinstance(entry, Started) or entry.seat == seat for entry in others):
            return False
        entries = self._undisturbed(version)
        if entries is None:
            return False
        before = table.position_after(len(table.played) - sum(_moves_by(one.entry) for one in entries))
        for one, _, position in _played_again(table, entries):
            if one.number <= version:
                before = position.copy()
            elif seat not in position.to_act:
                return False  # Somebody has taken back what the seat was to answer.
        then, now = before.view(seat), table.position.view(seat)
        return then.decision(seat) == now.decision(seat) and then.moves() == now.moves()


def _again(answer: dict[str, Any], digest: str) -> Refusal:
    """Return the refusal that a command got before; another command with its id is told so."""
    return Refusal.from_stored(answer) if answer["digest"] == digest else Refusal("id-reused", 422)


def storage_refusal(error: StorageError) -> Refusal:
    """Return what people are told when the database does not answer as it should; the rest is for the log."""
    log().error("not stored", reason=str(error), is_certain=error.is_certain)
    return Refusal("storage-away" if error.is_certain else "storage-unsure", 503, seconds=_RETRY_SECONDS)


def _moves_by(entry: Entry) -> int:
    """Return how many more moves there are after an entry; less than none if some were taken back."""
    match entry:
        case Moved():
            return 1
        case Undone(count=count):
            return -count
        case _:
            return 0


def ahead_of(table: Table, row: TableRow, now: int) -> int:
    """Return by how much the time of a stored table is ahead of ours, in milliseconds.

    Its row has our time of the last entry; unless that was written while the clock of the machine was wrong.
    """
    return table.changed_at - min(row.changed_at, now)


def row_of(table: Table, ahead: int = 0) -> TableRow:
    """Return what lists and other processes need to know of a table without reading its log, with times of ours."""
    due = due_at(table)
    holders: dict[str, list[int]] = {}
    for person in table.people:
        holders.setdefault(person.token_hash, [])
    for seat, taken in enumerate(table.seats):
        if taken.person is not None:
            holders[table.people[taken.person].token_hash].append(seat)
    return TableRow(
        id=table.id,
        game=table.game_name,
        stage=table.stage,
        is_public=table.is_public,
        created_at=table.created_at,
        changed_at=table.changed_at - ahead,
        version=table.version,
        due_at=None if due is None else due - ahead,
        summary={**views.summary(table), "holders": holders},
    )
