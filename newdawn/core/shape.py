"""The shape of documents: the one table of keys that readers go by and that JSON Schema is made from.

A game describes its documents once, as an `Entry` of `Key`s. Readers accept these keys and no others. Three schemas
(JSON Schema, draft 2020-12) come from the same table:

- of a **position**, as people write it: only what has no default is required, null means that nothing is said about a
  key, and short forms may stand for whole objects;
- of a **view**, as it is sent: what is always there is required, and null stands only where something can be hidden;
- of a **preview**, a view after a move that is only considered: any value can be null, since chance or a secret may
  decide. Its parts are called `Uncertain…`.

    >>> fruit = Word("Fruit", ("fig", "plum"), "What grows here.")
    >>> tree = Entry("Tree", "A tree.", {"fruit": Key(fruit, "What it bears.", ALWAYS)})
    >>> list(tree), "fruit" in tree
    (['fruit'], True)
    >>> schema_of(tree, "Tree", is_view=True)["$defs"]["Tree"]["required"]
    ['fruit']

What a reader knows better than a table can say, such as a limit that depends on the number of players, it checks
itself: a schema states the widest bounds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from newdawn.core.declaration import Option

__all__ = [
    "ALWAYS",
    "GENERATOR",
    "IN_POSITIONS",
    "IN_VIEWS",
    "NEEDED",
    "REST",
    "SOMETIMES",
    "Counts",
    "Either",
    "Entry",
    "Flag",
    "Hidden",
    "Integer",
    "Key",
    "ListOf",
    "Only",
    "Schema",
    "Seat",
    "Seats",
    "Shape",
    "Short",
    "Stack",
    "Table",
    "Text",
    "Word",
    "options",
    "schema_of",
    "seat_keys",
    "whole",
]

Schema = dict[str, Any]

REST = "rest"
"""As the last entry of a list of tiles: and below them all those that are mentioned nowhere, at random."""

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_NULL: Schema = {"type": "null"}


class Parts:
    """The named parts of one schema, as they are found."""

    def __init__(self, is_view: bool, is_preview: bool = False) -> None:
        """Begin with none."""
        self.is_view = is_view
        self.is_preview = is_preview
        self.found: dict[str, Schema] = {}
        self._shapes: dict[str, Shape] = {}

    def refer(self, name: str, shape: "Shape", make: Callable[["Parts"], Schema]) -> Schema:
        """Return a reference to a part; it is made when it is first referred to."""
        if self._shapes.setdefault(name, shape) != shape:
            raise ValueError(f"two different shapes are called {name}")
        if name not in self.found:
            self.found[name] = {}
            self.found[name] |= make(self)
        return {"$ref": f"#/$defs/{name}"}

    def named(self, name: str) -> str:
        """Return what a part with values in it is called."""
        return f"Uncertain{name}" if self.is_preview else name

    def value(self, shape: "Shape") -> Schema:
        """Return the schema of a value that can be unknown in a preview."""
        schema = shape.schema(self)
        return _or_null(schema) if self.is_preview else schema


class Shape(ABC):
    """What may stand at a place of a document."""

    @abstractmethod
    def schema(self, parts: Parts) -> Schema:
        """Return the schema of a value."""


# Values ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Word(Shape):
    """One of the words of a vocabulary, which has a name."""

    name: str
    vocabulary: tuple[str, ...]
    about: str
    unsaid: str | None = None
    """The word for nothing: a position may say it, a view leaves the key out."""

    def words(self, parts: Parts) -> list[str]:
        """Return the words that may stand there."""
        return [word for word in self.vocabulary if word != self.unsaid or not parts.is_view]

    def schema(self, parts: Parts) -> Schema:
        """Return a reference to the vocabulary."""
        return parts.refer(
            self.name,
            self,
            lambda parts: {"description": self.about, "type": "string", "enum": self.words(parts)},
        )


@dataclass(frozen=True)
class Integer(Shape):
    """A whole number."""

    low: int | None = None
    high: int | None = None

    def schema(self, parts: Parts) -> Schema:
        """Return its bounds."""
        bounds = {"minimum": self.low, "maximum": self.high}
        return {"type": "integer", **{name: bound for name, bound in bounds.items() if bound is not None}}


@dataclass(frozen=True)
class Flag(Shape):
    """True or false."""

    def schema(self, parts: Parts) -> Schema:
        """Return that."""
        return {"type": "boolean"}


@dataclass(frozen=True)
class Text(Shape):
    """A text."""

    pattern: str | None = None

    def schema(self, parts: Parts) -> Schema:
        """Return what it looks like."""
        return {"type": "string"} if self.pattern is None else {"type": "string", "pattern": self.pattern}


@dataclass(frozen=True)
class Only(Shape):
    """Nothing but this value."""

    value: str | bool

    def schema(self, parts: Parts) -> Schema:
        """Return the value."""
        return {"type": "boolean" if isinstance(self.value, bool) else "string", "const": self.value}


@dataclass(frozen=True)
class Either(Shape):
    """One of several."""

    shapes: tuple[Shape, ...]

    def schema(self, parts: Parts) -> Schema:
        """Return all of them."""
        return {"anyOf": [shape.schema(parts) for shape in self.shapes]}


@dataclass(frozen=True)
class Hidden(Shape):
    """Something that a seat may not know, or that is not there: null then."""

    shape: Shape

    def schema(self, parts: Parts) -> Schema:
        """Return the same with null."""
        return _or_null(self.shape.schema(parts))


@dataclass(frozen=True)
class Seat(Shape):
    """A seat at a table for as many players."""

    players: int

    def schema(self, parts: Parts) -> Schema:
        """Return a reference to a number below theirs."""
        about = {"description": "A seat, counted from 0."}
        return parts.refer("Seat", self, lambda parts: {**about, **Integer(0, self.players - 1).schema(parts)})


# Lists and tables -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ListOf(Shape):
    """A list. Where objects stand in it, a position may have null: an object of which nothing is said."""

    item: Shape
    most: int | None = None

    def schema(self, parts: Parts) -> Schema:
        """Return what stands in it."""
        item = parts.value(self.item)
        if not parts.is_view and isinstance(self.item, Entry | Short):
            item = _or_null(item)
        found: Schema = {"type": "array", "items": item}
        return found if self.most is None else {**found, "maxItems": self.most}


@dataclass(frozen=True)
class Stack(Shape):
    """A stack of tiles or cards, the top one first. Null is one that is face down, or in a position dealt at random.

    In a position it may end with `REST`.
    """

    item: Shape
    most: int

    def schema(self, parts: Parts) -> Schema:
        """Return what lies in it."""
        if parts.is_view:
            return ListOf(Hidden(self.item), self.most).schema(parts)
        return ListOf(Hidden(Either((self.item, Only(REST)))), self.most + 1).schema(parts)


@dataclass(frozen=True)
class Table(Shape):
    """A value for each word of a vocabulary; `is_complete`: a view has one for every word, else for some of them."""

    word: Word
    value: Shape
    is_complete: bool = False

    def schema(self, parts: Parts) -> Schema:
        """Return a key for each word."""
        value = parts.value(self.value)
        words = self.word.words(parts)
        properties = {word: value if parts.is_view else _or_null(value) for word in words}
        table = _object(properties, words if parts.is_view and self.is_complete else ())
        # That says nothing new, but what the words are called.
        return {**table, "propertyNames": self.word.schema(parts)}


@dataclass(frozen=True)
class Counts(Shape):
    """How many there are of each word of a vocabulary: `{"wood": 2}`."""

    word: Word
    most: int

    def schema(self, parts: Parts) -> Schema:
        """Return a reference to a table of numbers."""
        table = Table(self.word, Integer(0, self.most))
        about = {"description": "How many there are of each; what is not named counts 0."}
        return parts.refer(parts.named(f"{self.word.name}Counts"), self, lambda parts: {**about, **table.schema(parts)})


@dataclass(frozen=True)
class Seats(Shape):
    """Some of the seats, each once."""

    players: int

    def schema(self, parts: Parts) -> Schema:
        """Return a list of them."""
        seats = ListOf(Seat(self.players), self.players).schema(parts)
        return seats if parts.is_preview else {**seats, "uniqueItems": True}


# Objects --------------------------------------------------------------------------------------------------------------


class Presence(Enum):
    """Where a key is to be found."""

    NEEDED = "always, in positions and in views"
    ALWAYS = "always in views; positions may leave it out"
    SOMETIMES = "where it means something"
    IN_POSITIONS = "in positions, but never in views"
    IN_VIEWS = "always in views, but never in positions"


NEEDED, ALWAYS, SOMETIMES, IN_POSITIONS, IN_VIEWS = Presence


class Key(NamedTuple):
    """What a key holds, what it means, and where it is to be found."""

    shape: Shape
    about: str
    presence: Presence = SOMETIMES


class Entry(Shape, Mapping[str, Key]):
    """An object with a name: its keys, and what each holds. Readers go through the keys."""

    def __init__(self, name: str, about: str, keys: Mapping[str, Key]) -> None:
        """Keep the table."""
        self.name = name
        self.about = about
        self._keys = dict(keys)

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        """Return whether this is the same table: two with the same keys are not."""
        return self is other

    def __getitem__(self, key: str) -> Key:
        """Return what a key holds."""
        return self._keys[key]

    def __contains__(self, key: object) -> bool:
        """Return whether the object may have a key."""
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        """Go through the keys."""
        return iter(self._keys)

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self._keys)

    def schema(self, parts: Parts) -> Schema:
        """Return a reference to the object."""
        return parts.refer(parts.named(self.name), self, self.body)

    def body(self, parts: Parts) -> Schema:
        """Return its keys."""
        find = _in_view if parts.is_view else _in_position
        properties = {name: find(key, parts) for name, key in self._keys.items()}
        wanted = (NEEDED, ALWAYS, IN_VIEWS) if parts.is_view else (NEEDED,)
        required = [name for name, key in self._keys.items() if key.presence in wanted]
        return {
            "description": self.about,
            **_object({name: found for name, found in properties.items() if found is not None}, required),
        }


@dataclass(frozen=True)
class Short(Shape):
    """An object, or in its place the value of one of its keys."""

    entry: Entry
    key: str
    is_said: bool = False
    """Whether views have the short form, too; otherwise they always have the object."""

    def schema(self, parts: Parts) -> Schema:
        """Return the object, or both."""
        if parts.is_view and not self.is_said:
            return self.entry.schema(parts)
        return {"anyOf": [self.entry[self.key].shape.schema(parts), self.entry.schema(parts)]}


def _in_view(key: Key, parts: Parts) -> Schema | None:
    return None if key.presence is IN_POSITIONS else _described(parts.value(key.shape), key.about)


def _in_position(key: Key, parts: Parts) -> Schema:
    if key.presence is IN_VIEWS:
        return _described(_NULL, key.about)
    value = key.shape.schema(parts)
    return _described(value if key.presence is NEEDED else _or_null(value), key.about)


def _described(schema: Schema, about: str) -> Schema:
    return {"description": about, **schema} if about else schema


def _object(properties: Mapping[str, Schema], required: Iterable[str]) -> Schema:
    found: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    names = list(required)
    return {**found, "required": names} if names else found


def _or_null(schema: Schema) -> Schema:
    """Return a schema that allows null, too."""
    several = schema.get("anyOf", [schema])
    return {"anyOf": several if _NULL in several else [*several, _NULL]}


# What stands in the documents of every game ---------------------------------------------------------------------------


def options(offered: Iterable[Option]) -> Key:
    """Return what a table can agree on."""
    keys = {option.name: Key(Flag(), f"{option.about[:1].upper()}{option.about[1:]}.", ALWAYS) for option in offered}
    return Key(Entry("Options", "What the table has agreed on.", keys), "What the table has agreed on.", ALWAYS)


GENERATOR = Entry(
    "Generator",
    "The random generator.",
    {
        "seed": Key(
            Either((Text("^[0-9]+$"), Integer(0))),
            "From 0 to 2**256 - 1; as text, since many programs round large numbers.",
        ),
        "drawn": Key(Integer(0), "How many words were drawn from it."),
    },
)


def whole(game: str, about: str, player_counts: Sequence[int], keys: Mapping[str, Key]) -> Entry:
    """Return the documents of a game: what all begin with, and the game's own keys."""
    viewer = Either((Seat(player_counts[-1]), Only("spectator")))
    return Entry(
        "Document",
        about,
        {
            "game": Key(Only(game), "The name of the game.", NEEDED),
            "rules": Key(Integer(1), "The version of the rules.", ALWAYS),
            "components": Key(Text(), "The digest of the component figures.", ALWAYS),
            "players": Key(Integer(player_counts[0], player_counts[-1]), "How many play.", NEEDED),
            "generator": Key(GENERATOR, "The state of the random generator, a secret.", IN_POSITIONS),
            "view_of": Key(viewer, "Whose view this is; a view is not a position.", IN_VIEWS),
            **keys,
        },
    )


def seat_keys(entry: Entry) -> tuple[str, ...]:
    """Return the keys of a document, and of the objects in it, that hold seats wherever they stand.

    >>> boat = Entry("Boat", "", {"helm": Key(Hidden(Seat(4)), ""), "length": Key(Integer(), "")})
    >>> seat_keys(Entry("Harbour", "", {"boats": Key(ListOf(boat), ""), "waiting": Key(Seats(4), "")}))
    ('helm', 'waiting')
    """
    found: dict[str, bool] = {}
    for one in _entries(entry, set()):
        for name, key in one.items():
            found[name] = found.get(name, True) and _holds_seats(key.shape)
    return tuple(sorted(name for name, is_seat in found.items() if is_seat))


def _entries(shape: Shape, seen: set[Shape]) -> Iterator[Entry]:
    """Yield the objects that a shape consists of, each once."""
    if isinstance(shape, Entry):
        if shape in seen:
            return
        seen.add(shape)
        yield shape
    for inner in _within(shape):
        yield from _entries(inner, seen)


def _holds_seats(shape: Shape) -> bool:
    if isinstance(shape, Entry | Short | Table):
        return False
    return isinstance(shape, Seat | Seats) or any(map(_holds_seats, _within(shape)))


def _within(shape: Shape) -> tuple[Shape, ...]:
    """Return the shapes of the parts of a value."""
    match shape:
        case Entry():
            return tuple(key.shape for key in shape.values())
        case Short(entry=inner) | Hidden(shape=inner) | ListOf(item=inner) | Stack(item=inner) | Table(value=inner):
            return (inner,)
        case Either(shapes=several):
            return several
    return ()


def schema_of(entry: Entry, name: str, *, is_view: bool, is_preview: bool = False) -> Schema:
    """Return the JSON Schema of a document under a name; its parts are definitions."""
    parts = Parts(is_view, is_preview)
    name = parts.named(name)
    parts.found[name] = {}
    parts.found[name] |= entry.body(parts)
    return {"$schema": _DIALECT, "$ref": f"#/$defs/{name}", "$defs": parts.found}
