"""The log of a table: one entry for each thing that happened, in order. The number of entries is the version.

Each kind of entry is a class. Its fields are the keys under which it is stored, in their order, and the log of every
version of the program so far can be read: a key that came later may be missing. What was not given is not written.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

__all__ = [
    "BankClock",
    "CameBack",
    "Chatted",
    "Clock",
    "Created",
    "EndProposed",
    "EndWithdrawn",
    "Entry",
    "EntryError",
    "FirstPerson",
    "FirstSeat",
    "HandedOver",
    "Migrated",
    "MigrationReport",
    "MoveClock",
    "Moved",
    "NoClock",
    "Paced",
    "Rematched",
    "Renamed",
    "Replaced",
    "Resigned",
    "Sat",
    "SeatSet",
    "Started",
    "Stood",
    "TimedOut",
    "Undone",
    "read_entry",
    "read_log",
]


class _Stored(BaseModel):
    """Something that is stored: other keys and other types than these are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    def to_json(self) -> dict[str, Any]:
        """Return it as it is stored."""
        return self.model_dump(mode="json", exclude_unset=True)


# What a table begins with ---------------------------------------------------------------------------------------------


class NoClock(_Stored):
    """Everybody takes the time that they need."""

    kind: Literal["none"]


class MoveClock(_Stored):
    """Seconds for each decision."""

    kind: Literal["move"]
    seconds: int


class BankClock(_Stored):
    """Seconds for the whole game, and some more after each decision."""

    kind: Literal["bank"]
    seconds: int
    increment: int = 0


Clock = Annotated[NoClock | MoveClock | BankClock, Field(discriminator="kind")]


class FirstPerson(_Stored):
    """Somebody who holds a token of a new table."""

    token_hash: str
    is_host: bool = False


class FirstSeat(_Stored):
    """A seat of a new table: open if nothing else is said."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: int | None = None
    """None for a person of a finished game from a file."""
    nonce: str = ""
    bot: str | None = None


class MigrationReport(_Stored):
    """What was found when a table was taken over from other rules or components."""

    moves: int
    from_rules: int
    from_components: str


# Entries --------------------------------------------------------------------------------------------------------------


class _Entry(_Stored):
    """What every entry has."""

    kind: str
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    """The seat that it is about."""
    actor: str | None = None
    """Who asked for it: a person of the table (`p0`), or `link` for whoever came by the link. None: the server."""
    command: str | None = None
    """A hash of the id that the client gave the command."""
    digest: str | None = None
    """A hash of the command: another command with the same id is found out by it."""

    def to_json(self) -> dict[str, Any]:
        """Return the entry as it is stored.

        >>> Moved(at=1700000000000, seat=2, move="done").to_json()
        {'kind': 'moved', 'at': 1700000000000, 'seat': 2, 'move': 'done'}
        """
        return {"kind": self.kind, **super().to_json()}

    def asked_for_by(self, actor: str, command: str, digest: str) -> Self:
        """Return the entry with the command that made it."""
        return self.model_copy(update={"actor": actor, "command": command, "digest": digest})


class _SeatEntry(_Entry):
    """An entry about a seat."""

    seat: int


class Created(_Entry):
    """Somebody has set up a table."""

    kind: Literal["created"] = "created"
    game: str
    rules: int
    components: str
    options: dict[str, bool]
    clock: Clock
    public: bool
    hints: bool
    pace: float
    stand_in: str
    patience: int | None = None
    """None where the log is older than this setting, or the game came from a file."""
    share: str | None = None
    """The server's share of the seed; None for a game from a file."""
    imported: dict[str, Any] | None = None
    """The saved game that the table was made from."""
    people: Annotated[tuple[FirstPerson, ...], Field(strict=False)]
    seats: Annotated[tuple[FirstSeat, ...], Field(strict=False)]


class Sat(_SeatEntry):
    """Somebody has sat down: a person of the table, or somebody new, of whose token we keep the hash."""

    kind: Literal["sat"] = "sat"
    name: str
    nonce: str
    token_hash: str | None = None
    person: int | None = None

    @model_validator(mode="after")
    def _is_somebody(self) -> Self:
        if (self.token_hash is None) == (self.person is None):
            raise ValueError("must have either a person or the hash of a token")
        return self


class Stood(_SeatEntry):
    """Somebody has given a seat back."""

    kind: Literal["stood"] = "stood"


class Renamed(_SeatEntry):
    """Somebody has another name."""

    kind: Literal["renamed"] = "renamed"
    name: str


class SeatSet(_SeatEntry):
    """The host has put a bot on a seat, or opened it."""

    kind: Literal["seat-set"] = "seat-set"
    bot: str | None


class Started(_Entry):
    """The game has begun."""

    kind: Literal["started"] = "started"
    person: int | None = None
    """The host, if the host has given another nonce."""
    nonce: str | None = None


class Moved(_SeatEntry):
    """A move was played."""

    kind: Literal["moved"] = "moved"
    move: str


class Undone(_SeatEntry):
    """A seat has taken its last moves back."""

    kind: Literal["undone"] = "undone"
    count: Annotated[int, Field(ge=1)]
    since: int | None = None
    """When the last of them was played, at a table with time for the whole game: from then on, others were asked in
    vain. None: the log is older than this key, and they have paid for that time themselves."""
    kept: Annotated[int, Field(ge=1)] | None = None
    """How many moves of others came after the first of them, and stand. None: they were the last of all."""


class HandedOver(_SeatEntry):
    """Somebody has left a seat to a bot."""

    kind: Literal["handed-over"] = "handed-over"
    bot: str


class Replaced(_SeatEntry):
    """The others have let a bot play for somebody who is not there."""

    kind: Literal["replaced"] = "replaced"
    bot: str


class TimedOut(_SeatEntry):
    """Somebody's time is over, and a bot plays on."""

    kind: Literal["timed-out"] = "timed-out"
    bot: str


class CameBack(_SeatEntry):
    """Somebody has taken a seat back from the bot."""

    kind: Literal["came-back"] = "came-back"
    since: int | None = None
    """Since when the clock has been running for the decision that they come back to. None: it starts now."""


class Resigned(_SeatEntry):
    """Somebody has given up, and a bot plays on."""

    kind: Literal["resigned"] = "resigned"
    bot: str


class EndProposed(_SeatEntry):
    """Somebody has agreed to end the game now, or was the first to propose it."""

    kind: Literal["end-proposed"] = "end-proposed"


class EndWithdrawn(_SeatEntry):
    """Somebody has taken that agreement back."""

    kind: Literal["end-withdrawn"] = "end-withdrawn"


class Paced(_SeatEntry):
    """Somebody wishes bots to pause for longer or shorter, at all seats that they hold."""

    kind: Literal["paced"] = "paced"
    pace: float


class Chatted(_SeatEntry):
    """Somebody has said something."""

    kind: Literal["chatted"] = "chatted"
    text: str


class Rematched(_Entry):
    """The same people have set up their next game."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Migrated(_Entry):
    """The table goes on under other rules or with other components."""

    kind: Literal["migrated"] = "migrated"
    rules: int
    components: str
    report: MigrationReport | None = None


Entry = (
    Created
    | Sat
    | Stood
    | Renamed
    | SeatSet
    | Started
    | Moved
    | Undone
    | HandedOver
    | Replaced
    | TimedOut
    | CameBack
    | Resigned
    | EndProposed
    | EndWithdrawn
    | Paced
    | Chatted
    | Rematched
    | Migrated
)
"""One thing that happened at a table."""

# Reading --------------------------------------------------------------------------------------------------------------

_LONGEST_TAG = 40
_ENTRY: TypeAdapter[Entry] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])
_LOG: TypeAdapter[list[Entry]] = TypeAdapter(list[Annotated[Entry, Field(discriminator="kind")]])


class EntryError(ValueError):
    """A stored entry that is not as it must be. It says where and why, but not what stands there, maybe a secret."""

    def __init__(self, number: int, path: str, reason: str) -> None:
        """Keep the number of the entry, the path in it, and the reason.

        >>> print(EntryError(7, "seat", "is missing"))
        entry 7, seat: is missing
        """
        super().__init__(f"entry {number}, {path}: {reason}" if path else f"entry {number}: {reason}")
        self.number = number
        self.path = path
        self.reason = reason


def read_entry(stored: Mapping[str, Any], number: int) -> Entry:
    """Return an entry that was stored; `number` is its place in the log, from 1, which an `EntryError` names."""
    try:
        return _ENTRY.validate_python(stored)
    except ValidationError as error:
        raise EntryError(number, *_trouble(error)) from None


def read_log(stored: Sequence[Mapping[str, Any]], after: int = 0) -> list[Entry]:
    """Return entries that were stored, in order; `after` is the number of those before them."""
    try:
        return _LOG.validate_python(stored)
    except ValidationError:
        # One by one it takes longer, and shows which entry is wrong.
        return [read_entry(one, number) for number, one in enumerate(stored, start=after + 1)]


def _trouble(error: ValidationError) -> tuple[str, str]:
    """Return where an entry is wrong first, and why."""
    first = error.errors(include_url=False, include_input=False)[0]
    kind, *path = first["loc"] or ("",)
    where = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")
    match first["type"]:
        case "union_tag_not_found":
            return f"{where}.kind".lstrip("."), "is missing"
        case "union_tag_invalid":
            tag = first["ctx"]["tag"][:_LONGEST_TAG]
            return f"{where}.kind".lstrip("."), f"“{tag}” is not known to this version of the program"
        case "missing":
            return where, f"is missing in a “{kind}” entry"
        case "extra_forbidden":
            return where, f"is not a key of a “{kind}” entry; a newer version of the program may have written it"
    reason = first["msg"].removeprefix("Value error, ").replace("Input should", "must")
    return where, f"{reason[0].lower()}{reason[1:]}"
