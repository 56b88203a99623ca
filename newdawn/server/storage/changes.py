"""What the writer is asked to store, and how a group of changes is judged and written in one transaction.

The whole group is judged in memory, against what it finds under lock, before any of it is written: a change that comes
too late, or that was answered before, takes nothing from the others. The number of statements does not grow with the
group.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam

from newdawn.server.storage import schema
from newdawn.server.storage.errors import AlreadyAnswered, Stale
from newdawn.server.storage.notices import Notices
from newdawn.server.storage.records import from_text, to_text
from newdawn.server.storage.statements import Question, Statement, Transaction

__all__ = ["Addition", "Change", "Check", "Command", "Outcome", "Pull", "Refusing", "Shift", "write"]

Command = tuple[str, str, str]
"""A command as refusals are kept by: the table, who asked, and the id that the client gave it."""
Outcome = Any
"""What a change returns; an exception where it was not done."""


@dataclass(frozen=True)
class Addition:
    """Entries for a table."""

    columns: dict[str, Any]
    """The row of the table afterwards."""
    expected: int
    """The version before."""
    entries: list[str]
    command: Command | None
    is_first: bool
    """Whether the table is new."""


@dataclass(frozen=True)
class Refusing:
    """A refused command, to be answered alike whenever it comes again."""

    command: Command
    answer: str
    expected: int | None
    """The version that the table must have; None for any."""


@dataclass(frozen=True)
class Check:
    """A small change that shows whether there can be changes at all."""


@dataclass(frozen=True)
class Shift:
    """The rows of tables in another time: the machine's clock was set, and what was stored before has to fit it."""

    by: int
    """Milliseconds that it was set forward; or back, if negative."""


@dataclass(frozen=True)
class Pull:
    """The rows of tables that come from the future, changed now instead: what is due there is due as much later."""

    now: int
    after: int
    """What is later than this is the future."""


Change = Addition | Refusing | Check | Shift | Pull


def write(transaction: Transaction, changes: Sequence[Change], notices: Notices | None) -> list[Outcome]:
    """Write changes in the transaction that is running, and return the outcome of each.

    `notices` is how the other processes on PostgreSQL are told; on SQLite there are none.
    """
    group = _Group(transaction, changes)
    outcomes = [group.judged(change) for change in changes]
    group.write(notices)
    return outcomes


class _Group:
    """The tables that a group concerns, as they become while its changes are judged one by one."""

    def __init__(self, transaction: Transaction, changes: Sequence[Change]) -> None:
        """Lock the tables in the order of their ids, so that two processes never wait for each other."""
        self.transaction = transaction
        names = {change.columns["id"] for change in changes if isinstance(change, Addition)}
        commands = {change.command for change in changes if isinstance(change, Addition | Refusing) and change.command}
        self.versions = self._locked(names | {table for table, _, _ in commands})
        self.answers = self._answered(commands)
        self.created: set[str] = set()
        self.rows: dict[str, dict[str, Any]] = {}
        self.entries: dict[str, list[dict[str, Any]]] = {}
        self.refusals: list[dict[str, Any]] = []
        self.is_checked = False
        self.moved: list[tuple[Statement, dict[str, Any]]] = []
        """How the times of all tables move, in order: one that came from the future before a shift does not after."""

    def _locked(self, names: set[str]) -> dict[str, int]:
        if not names:
            return {}
        return dict(_LOCKED.ask(self.transaction, sorted(names)))

    def _answered(self, commands: set[Command]) -> dict[Command, str]:
        if not commands:
            return {}
        tables, _, names = zip(*commands, strict=True)
        found = _ANSWERED.ask(self.transaction, sorted(set(tables)), sorted(set(names)))
        return {(table, actor, command): answer for table, actor, command, answer in found}

    def judged(self, change: Change) -> Outcome:
        """Take up a change, or return why not."""
        match change:
            case Addition():
                return self._added(change)
            case Refusing():
                return self._refused(change)
            case Check():
                self.is_checked = True
                return None
            case Shift(by=by):
                # What was taken up before is from before, too; all that comes after fits already.
                self.rows = {table: _shifted(row, by) for table, row in self.rows.items()}
                self.moved.append((_SHIFT, {"by": by}))
                return None
            case Pull(now=now, after=after):
                self.moved.append((_PULL, {"now": now, "after": after}))
                return None

    def _added(self, change: Addition) -> Outcome:
        if change.command in self.answers:
            return AlreadyAnswered(from_text(self.answers[change.command]))
        table = change.columns["id"]
        version = self.versions.get(table, 0)
        if version != change.expected or (table in self.versions) == change.is_first:
            return Stale(version)
        if change.is_first:
            self.created.add(table)
        self.rows[table] = change.columns
        self.versions[table] = change.columns["version"]
        self.entries.setdefault(table, []).extend(
            {"table_id": table, "number": number, "body": body}
            for number, body in enumerate(change.entries, start=version + 1)
        )
        return None

    def _refused(self, change: Refusing) -> Outcome:
        table, actor, command = change.command
        if change.command in self.answers:
            return from_text(self.answers[change.command])
        version = self.versions.get(table, 0)
        if table not in self.versions or change.expected not in (None, version):
            return Stale(version)
        self.answers[change.command] = change.answer
        self.refusals.append({"table_id": table, "actor": actor, "command": command, "answer": change.answer})
        return from_text(change.answer)

    def write(self, notices: Notices | None) -> None:
        """Write what was taken up, and have the other processes told of it when it is committed."""
        fresh = [self.rows[table] for table in sorted(self.created)]
        changed = [row for table, row in sorted(self.rows.items()) if table not in self.created]
        for statement, values in self.moved:
            statement.run(self.transaction, values)
        if fresh:
            _CREATE.run(self.transaction, *fresh)
        if self.rows:
            entries = [entry for table in sorted(self.entries) for entry in self.entries[table]]
            self._change(changed, entries, notices)
        if self.refusals:
            _REFUSE.run(self.transaction, *self.refusals)
        if self.is_checked:
            _CHECK.run(self.transaction, {"checked": schema.CHECKED, "now": str(time.time_ns() // 1_000_000)})

    def _change(self, rows: list[dict[str, Any]], entries: list[dict[str, Any]], notices: Notices | None) -> None:
        if notices is not None:
            told = [self._told(notices, row) for _, row in sorted(self.rows.items())]
            self.transaction.ask(_CHANGE_ENTER_TELL, to_text(rows), to_text(entries), notices.channel, to_text(told))
            return
        if rows:
            _CHANGE.run(self.transaction, *({f"new_{name}": value for name, value in row.items()} for row in rows))
        if entries:
            _ENTER.run(self.transaction, *entries)

    def _told(self, notices: Notices, row: dict[str, Any]) -> str:
        bodies = [entry["body"] for entry in self.entries.get(row["id"], ())]
        return notices.said(row["id"], row["version"], bodies)


def _shifted(row: dict[str, Any], by: int) -> dict[str, Any]:
    due_at = row["due_at"]
    return {**row, "changed_at": row["changed_at"] + by, "due_at": None if due_at is None else due_at + by}


_TABLE = schema.tables.c
_SHIFT = Statement(
    schema.tables.update().values(
        changed_at=_TABLE.changed_at + bindparam("by"), due_at=_TABLE.due_at + bindparam("by")
    )
)
_PULL = Statement(
    schema.tables.update()
    .where(_TABLE.changed_at > bindparam("after"))
    .values(changed_at=bindparam("now"), due_at=_TABLE.due_at - _TABLE.changed_at + bindparam("now"))
)
_LOCKED = Question("SELECT id, version FROM tables WHERE id {} ORDER BY id", lists=1, lock="FOR UPDATE")
_ANSWERED = Question("SELECT table_id, actor, command, answer FROM refusals WHERE table_id {} AND command {}", lists=2)
_CREATE = Statement(schema.tables.insert())
_ENTER = Statement(schema.entries.insert())
_REFUSE = Statement(schema.refusals.insert())
_CHANGE = Statement(
    schema.tables.update()
    .where(_TABLE.id == bindparam("new_id"))
    .values({column.name: bindparam(f"new_{column.name}") for column in _TABLE if not column.primary_key})
)
_CHECK = Statement(
    schema.installation.update()
    .where(schema.installation.c.name == bindparam("checked"))
    .values(value=bindparam("now"))
)
_COLUMNS = ", ".join(f"{column.name} {column.type}" for column in _TABLE)
_SETS = ", ".join(f"{column.name} = given.{column.name}" for column in _TABLE if not column.primary_key)
# Which rows are meant is said twice, so that they are looked for by their ids however many tables there are.
_CHANGE_ENTER_TELL = f"""
    WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset($1) AS one({_COLUMNS})),
        changed AS (
            UPDATE tables SET {_SETS} FROM given
            WHERE tables.id = given.id AND tables.id = ANY(ARRAY(SELECT id FROM given))
        ),
        entered AS (
            INSERT INTO entries (table_id, number, body)
            SELECT * FROM json_to_recordset($2) AS one(table_id text, number bigint, body text)
        )
    SELECT pg_notify($3, notice) FROM json_array_elements_text($4) AS notice
"""
"""Nearly all that is written on PostgreSQL, in one step."""
