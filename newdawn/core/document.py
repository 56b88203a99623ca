"""Position documents: what every game's reader and writer share.

A document is plain JSON. `Node` walks through it and refuses whatever is not as it must be, with the path and the
reason; `Pool` deals out components that a document does not mention, so that their number is always that of the box.
A key whose value is null counts as not given.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, NamedTuple, NoReturn

import numpy as np
import orjson

from newdawn.core.deciding import NOTHING, Decided
from newdawn.core.declaration import MOST_SEATS
from newdawn.core.random import SEED_BITS, resume, seed_of, seed_words, shuffle, words_drawn
from newdawn.core.records import Numbers, Record
from newdawn.core.shape import GENERATOR, REST
from newdawn.core.telling import hint, shown

Document = dict[str, Any]

UNKNOWN = -1
"""In every record: something that a seat may not know, an empty space, or nobody."""

_KEPT_OF_TABLES = 512
_KEPT_OF_SEATS = 2048
_KEPT_SHARED = 8
_SEATS = [tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)]
_MOST_DRAWN = 1 << 31
_MOST_DIGITS = len(str(1 << SEED_BITS))


class DocumentError(ValueError):
    """A document that cannot be a position. `path` says where it is wrong, `reason` why."""

    def __init__(self, path: str, reason: str) -> None:
        """Keep path and reason.

        >>> print(DocumentError("boats[1].sails", "must be a number from 0 to 11, not 40"))
        boats[1].sails: must be a number from 0 to 11, not 40
        """
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


def refuse(path: str, reason: str) -> NoReturn:
    """Refuse a document because of what is at a path."""
    raise DocumentError(path, reason)


class Node:
    """A value of a document, and where it is."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str = "") -> None:
        """Keep the value and its path."""
        self.value = value
        self.path = path

    def fail(self, reason: str) -> NoReturn:
        """Refuse the document because of this value."""
        raise DocumentError(self.path, reason)

    @property
    def given(self) -> bool:
        """Whether the document has a value here."""
        return self.value is not None

    @property
    def is_list(self) -> bool:
        """Whether the value is a list."""
        return isinstance(self.value, list | tuple)

    @property
    def is_text(self) -> bool:
        """Whether the value is a text."""
        return isinstance(self.value, str)

    def child(self, key: str, value: object = None) -> "Node":
        """Return the node below a key."""
        return Node(value, f"{self.path}.{key}" if self.path else key)

    def fields(self, keys: Collection[str]) -> "Fields":
        """Return the entries of an object that may have these keys; of one that is not given, none."""
        if self.value is None:
            return Fields(self, {})
        if not isinstance(self.value, Mapping):
            self.fail(f"must be an object, not {shown(self.value)}")
        entries = {}
        for key in self.value:
            if not isinstance(key, str):
                self.fail(f"must have texts as keys, not {shown(key)}")
            if key not in keys:
                self.child(shown(key)[1:-1]).fail(f"is not a key here; {hint(key, keys)}")
            entries[key] = self.value[key]
        return Fields(self, entries)

    def named(self, key: str, keys: Collection[str]) -> tuple["Node", "Fields"]:
        """Return the value below a key and all entries of an object; a text stands for an object with that key.

        >>> keys = ("card", "owner")
        >>> name, entries = Node({"card": "knight", "owner": 1}, "row[0]").named("card", keys)
        >>> name.value, name.path, entries["owner"].value
        ('knight', 'row[0].card', 1)
        >>> Node("knight", "row[0]").named("card", keys)[0].path
        'row[0]'
        """
        if self.is_text:
            return self, Fields(self, {})
        fields = self.fields(keys)
        return fields[key], fields

    def items(self, most: int) -> list["Node"]:
        """Return the entries of a list; of one that is not given, none."""
        if self.value is None:
            return []
        if not isinstance(self.value, list | tuple):
            self.fail(f"must be a list, not {shown(self.value)}")
        if len(self.value) > most:
            self.fail(f"must have at most {most} entries, not {len(self.value)}")
        return [Node(value, f"{self.path}[{position}]") for position, value in enumerate(self.value)]

    def integer(self, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number within these bounds."""
        if self.value is None and default is not None:
            return default
        if type(self.value) is not int or not low <= self.value <= high:
            bounds = f"from {low} to {high}" if low < high else f"and can only be {low} here"
            self.fail(f"must be a whole number {bounds}, not {shown(self.value)}")
        return self.value

    def flag(self, default: bool = False) -> bool:
        """Return true or false."""
        if self.value is None:
            return default
        if not isinstance(self.value, bool):
            self.fail(f"must be true or false, not {shown(self.value)}")
        return self.value

    def text(self, longest: int, shortest: int = 1) -> str:
        """Return a text of printable letters."""
        if not isinstance(self.value, str) or not self.value.isprintable():
            self.fail(f"must be a text, not {shown(self.value)}")
        if not shortest <= len(self.value) <= longest:
            self.fail(f"must be a text of {shortest} to {longest} letters, not {shown(self.value)}")
        return self.value

    def word(self, vocabulary: Sequence[str], default: int | None = None) -> int:
        """Return the number of a word in its vocabulary."""
        if self.value is None and default is not None:
            return default
        if not isinstance(self.value, str):
            self.fail(f"must be one of {', '.join(vocabulary)}, not {shown(self.value)}")
        if self.value not in vocabulary:
            self.fail(f"cannot be {shown(self.value)}; {hint(self.value, vocabulary)}")
        return vocabulary.index(self.value)

    def counts(self, vocabulary: Sequence[str], most: Sequence[int]) -> list[int]:
        """Return how many there are of each word, from an object such as {"wood": 2}; what is not named counts 0."""
        fields = self.fields(vocabulary)
        return [fields[word].integer(0, limit, 0) for word, limit in zip(vocabulary, most, strict=True)]

    def seat(self, players: int) -> int:
        """Return a seat, counted from 0."""
        return self.integer(0, players - 1)

    def seats(self, players: int) -> int:
        """Return a list of seats as bits."""
        mask = 0
        for node in self.items(players):
            seat = node.seat(players)
            if mask >> seat & 1:
                node.fail(f"must not name seat {seat} twice")
            mask |= 1 << seat
        return mask


class Fields:
    """The entries of an object of a document. What is not given can be asked for, too."""

    __slots__ = ("_entries", "node")

    def __init__(self, node: Node, entries: Mapping[str, object]) -> None:
        """Keep the entries that have a value."""
        self.node = node
        self._entries = {key: value for key, value in entries.items() if value is not None}

    def __getitem__(self, key: str) -> Node:
        """Return the value below a key, or one that is not given."""
        return self.node.child(key, self._entries.get(key))

    def __contains__(self, key: str) -> bool:
        """Return whether a key has a value."""
        return key in self._entries

    def __len__(self) -> int:
        """Return how many keys have a value."""
        return len(self._entries)

    def __iter__(self) -> Any:
        """Go through the keys that have a value."""
        return iter(self._entries)

    def refuse(self, keys: Collection[str], reason: str) -> None:
        """Refuse the document if one of these keys is given."""
        for key in keys:
            if key in self._entries:
                self[key].fail(reason)


@dataclass(frozen=True)
class Head:
    """What every document of a game begins with: its name, the version of its rules and the digest of its figures."""

    game: str
    rules: int
    components: str

    def entries(self, players: int) -> Document:
        """Return the first entries of a document."""
        return {"game": self.game, "rules": self.rules, "components": self.components, "players": players}


def open_document(
    document: object, keys: Collection[str], head: Head, player_counts: Sequence[int]
) -> tuple[Fields, int]:
    """Return the entries of a document and its players, once it is clear that it is a position of this game, these
    rules and this box.
    """
    fields = _open(document, keys, head.game, head.rules, head.components)
    fields.refuse(("view_of",), "marks what one seat sees; a view is not a position and cannot be played from")
    return fields, fields["players"].integer(player_counts[0], player_counts[-1])


def _open(document: object, keys: Collection[str], game: str, rules: int, components: str) -> Fields:
    root = Node(document)
    if not isinstance(document, Mapping):
        root.fail(f"a position document must be an object, not {shown(document)}")
    # The game comes first: the keys of another game would only confuse.
    if document.get("game") != game:
        root.child("game").fail(f'must be "{game}", not {shown(document.get("game"))}')
    fields = root.fields(keys)
    # True equals 1 in Python.
    if "rules" in fields and (type(fields["rules"].value) is not int or fields["rules"].value != rules):
        reason = f"must be {rules}, the version of the rules that is played here, not {shown(fields['rules'].value)}"
        fields["rules"].fail(reason)
    if "components" in fields and fields["components"].value != components:
        fields["components"].fail(
            "must be the digest of the component figures played here; the document was made with other figures "
            "(leave the key out to load it all the same)"
        )
    return fields


def seat_fields(root: Fields, key: str, players: int, keys: Collection[str]) -> list[Fields]:
    """Return the entries of each seat's object in a list; of seats that are not mentioned, none."""
    nodes = root[key].items(players)
    nodes += [Node(None, f"{key}[{seat}]") for seat in range(len(nodes), players)]
    return [node.fields(keys) for node in nodes]


Plain = SimpleNamespace
"""Fields of a record as plain numbers and lists of them, by their names."""


class Source(NamedTuple):
    """The fields of a record that a piece of a document follows from."""

    kind: type[Record]
    fields: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    """Fields of which one row is enough: that of a seat."""


class Part:
    """A piece of a document, written as JSON once for all records that agree in the fields that it follows from.

    Most pieces are the same for all receivers of an update, and from one move to the next. Nothing but these fields is
    known to `write`, so that nothing else can be in what is kept: `position.stock[seat]` is there if `stock` is among
    the rows, and the stock of no other seat.
    """

    def __init__(self, write: Callable[[Plain, int], Any], *sources: Source, is_of_seat: bool = False) -> None:
        """Keep how it is written, and where its fields lie; one that `is_of_seat` differs from seat to seat."""
        self._write = write
        self._rows = frozenset(field for source in sources for field in source.rows)
        layout: list[tuple[str, Any]] = []
        self._spans: list[list[tuple[int, int, int]]] = []
        """For each record where its fields begin, how long they are, and how far it is from row to row."""
        for source in sources:
            where: Any = source.kind.dtype.fields
            spans = []
            for field in source.fields:
                kind, first = where[field]
                spans.append((first, kind.itemsize, 0))
                layout.append((field, kind))
            for field in source.rows:
                kind, first = where[field]
                size = kind.itemsize // kind.shape[0]
                spans.append((first, size, size))
                layout.append((field, (kind.base, kind.shape[1:])))
            self._spans.append(spans)
        self._layout = np.dtype(layout)
        self._pickers: dict[int, list[Callable[[bytes], tuple[bytes, ...]]]] = {}
        kept = _KEPT_OF_SEATS if is_of_seat or self._rows else _KEPT_OF_TABLES
        self._kept = lru_cache(maxsize=kept)(self._written)

    def text(self, number: int, *data: bytes) -> bytes:
        """Return the piece as JSON, from the bytes of its records; `number` is the row, or what else it goes by."""
        pickers = self._pickers.get(number)
        if pickers is None:
            pickers = self._pickers[number] = [_picker(spans, number) for spans in self._spans]
        if len(data) == 1:
            return self._kept(b"".join(pickers[0](data[0])), number)
        picked = [value for pick, one in zip(pickers, data, strict=True) for value in pick(one)]
        return self._kept(b"".join(picked), number)

    def __call__(self, number: int, *data: bytes) -> orjson.Fragment:
        """Return the piece for `orjson.dumps`."""
        return orjson.Fragment(self.text(number, *data))

    def forget(self) -> None:
        """Forget what was written: things have other names now."""
        self._kept.cache_clear()

    def _written(self, values: bytes, number: int) -> bytes:
        # The bytes are a record of their own, of these fields alone.
        found: dict[str, Any] = {}
        for name, value in zip(self._layout.names or (), np.frombuffer(values, self._layout).item(), strict=True):
            plain = value.tolist() if isinstance(value, np.ndarray) else value
            found[name] = {number: plain} if name in self._rows else plain
        return compact(orjson.dumps(self._write(Plain(**found), number)))


def _picker(spans: Sequence[tuple[int, int, int]], number: int) -> Callable[[bytes], tuple[bytes, ...]]:
    """Return what takes the fields, or this row of them, out of the bytes of a record."""
    slices = [slice(first + number * step, first + number * step + size) for first, size, step in spans]
    # Given one thing to pick, `itemgetter` returns that instead of a tuple.
    return itemgetter(*slices, slice(0, 0))


class Shared:
    """What the documents of several receivers have in common: the pieces of it are looked for once for all of them.

    `write` sees the fields of its records in which several receivers may differ as zeros.
    """

    def __init__(self, write: Callable[..., Any], *private: tuple[type[Record], tuple[str, ...]]) -> None:
        """Keep how it is written, and for each record the fields in which those of several receivers may differ."""
        self._blanks = [_blanks(kind, fields) for kind, fields in private]
        self._kept = lru_cache(maxsize=_KEPT_SHARED)(write)

    def __call__(self, players: int, *data: bytes) -> Any:
        """Return what is common, perhaps as it was written before: it must not be changed."""
        return self._kept(players, *(_blanked(one, blanks) for one, blanks in zip(data, self._blanks, strict=True)))

    def forget(self) -> None:
        """Forget what was written: things have other names now."""
        self._kept.cache_clear()


def _blanks(kind: type[Record], fields: tuple[str, ...]) -> list[tuple[int, bytes]]:
    """Return where fields begin that lie beside each other, and as many zeros as they have bytes."""
    layout: Any = kind.dtype.fields
    found: list[tuple[int, bytes]] = []
    for first, size in sorted((layout[field][1], layout[field][0].itemsize) for field in fields):
        if found and sum((found[-1][0], len(found[-1][1]))) == first:
            found[-1] = (found[-1][0], found[-1][1] + bytes(size))
        else:
            found.append((first, bytes(size)))
    return found


def _blanked(data: bytes, blanks: list[tuple[int, bytes]]) -> bytes:
    if not blanks:
        return data
    found = bytearray(data)
    for first, zeros in blanks:
        found[first : first + len(zeros)] = zeros
    return bytes(found)


def compact(text: bytes) -> bytes:
    """Return a text that is to be kept in as little memory as it needs: what orjson writes has room for more."""
    return bytes(memoryview(text))


def joined(first: bytes, *others: bytes) -> bytes:
    """Return objects that are JSON already as one, with the entries of all of them.

    >>> joined(b'{"seat":1}', b"{}", b'{"cans":2,"dice":{}}')
    b'{"seat":1,"cans":2,"dice":{}}'
    """
    return b"{%b}" % b",".join([one[1:-1] for one in (first, *others) if len(one) > len(b"{}")])


def place_of(kind: type[Record], field: str) -> int:
    """Return where in the bytes of a record a field lies that is one small number."""
    layout: Any = kind.dtype.fields
    return int(layout[field][1])


class Writer:
    """How the records of a game become documents."""

    def __init__(self, kind: type[Record], head: Head, body: Callable[[Plain], Document]) -> None:
        """Keep how it is done: `body` returns the entries of a record."""
        self._kind = kind
        self._head = head
        self._body = body

    def write(self, record: Any) -> Document:
        """Return a position as a document, with all its secrets."""
        return self._document(record, "generator", write_generator(record))

    def write_view(self, record: Any, seat: int | None) -> Document:
        """Return what a seat (None: a spectator) sees as a document. What it may not know is null or left out."""
        return self._document(record, "view_of", "spectator" if seat is None else seat)

    def _document(self, record: Any, key: str, value: object) -> Document:
        values = zip(self._kind.dtype.names or (), record.item(), strict=True)
        plain = Plain(**{name: one.tolist() if isinstance(one, np.ndarray) else one for name, one in values})
        return {**self._head.entries(plain.players), key: value, **self._body(plain)}


class TextWriter:
    """How the records of a game become documents that are made of pieces."""

    def __init__(self, kind: type[Record], head: Head, body: Callable[[int, bytes], bytes]) -> None:
        """Keep how it is done: `body` returns the entries of a record as JSON, for a number of players."""
        self._head = head
        self._body = body
        self._players = place_of(kind, "players")

    def write(self, record: Any) -> Document:
        """Return a position as a document, with all its secrets."""
        return orjson.loads(self._text(record.tobytes(), "generator", write_generator(record)))  # type: ignore[no-any-return]

    def write_view(self, record: Any, seat: int | None) -> Document:
        """Return what a seat (None: a spectator) sees as a document. What it may not know is null or left out."""
        return orjson.loads(self.write_view_text(record.tobytes(), seat))  # type: ignore[no-any-return]

    def write_view_text(self, data: bytes, seat: int | None) -> bytes:
        """Return the same as JSON, from the bytes of the record."""
        return self._text(data, "view_of", "spectator" if seat is None else seat)

    def _text(self, data: bytes, key: str, value: object) -> bytes:
        players = data[self._players]
        return joined(orjson.dumps({**self._head.entries(players), key: value}), self._body(players, data))


def known(value: int) -> int | None:
    """Return a number, or None if it is not known."""
    return None if value == UNKNOWN else value


def name_of(vocabulary: Sequence[str], value: int) -> str | None:
    """Return the word with a number, or None if it is not known."""
    return None if value == UNKNOWN else vocabulary[value]


def names_of(vocabulary: Sequence[str], values: Sequence[int]) -> list[str | None]:
    """Return the words with these numbers."""
    return [name_of(vocabulary, value) for value in values]


def counts_of(vocabulary: Sequence[str], values: Sequence[int]) -> dict[str, int]:
    """Return how many there are of each word, of those that there are."""
    return {name: value for name, value in zip(vocabulary, values, strict=True) if value}


def seats_of(mask: int) -> list[int]:
    """Return seats from bits.

    >>> seats_of(0b1010)
    [1, 3]
    """
    return list(_SEATS[mask])


def write_generator(record: Any) -> dict[str, Any]:
    """Return the state of a record's generator; the seed as text, since many programs round large numbers."""
    return {"seed": str(seed_of(record.generator_key)), "drawn": int(words_drawn(record))}


def read_generator(node: Node, record: Any) -> int | None:
    """Start a record's generator from a document's seed, or 0; return how many words were drawn, if that is given.

    What a document leaves open is dealt with this generator before `resume_generator` brings it to its state.
    """
    fields = node.fields(GENERATOR)
    resume(record, seed_words(_seed(fields["seed"])), 0)
    return fields["drawn"].integer(0, _MOST_DRAWN) if "drawn" in fields else None


def resume_generator(record: Any, drawn: int | None) -> None:
    """Bring a record's generator to the state that its document names, if it names one."""
    if drawn is not None:
        record.generator_block[:] = 0
        resume(record, record.generator_key.astype(np.int64), drawn)


def _seed(node: Node) -> int:
    value = node.value
    if value is None:
        return 0
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS:
        value = int(value)
    if type(value) is not int or not 0 <= value < 1 << SEED_BITS:
        node.fail(f"must be a whole number from 0 to 2**{SEED_BITS} - 1, in quotes or not, but is {shown(node.value)}")
    return value


class Pool:
    """The components of one family that a document has not mentioned so far."""

    def __init__(self, record: Any, names: Sequence[str], counts: Sequence[int], where: str) -> None:
        """Begin with all of them; `where` says what they are counted in ("the game")."""
        self.record = record
        self.names = names
        self.counts = counts
        self.left = list(counts)
        self.where = where

    def take(self, node: Node, kind: int, count: int = 1) -> int:
        """Take components that a document mentions; refuse it if there are not as many."""
        if count > self.left[kind]:
            total = self.counts[kind]
            has = f'has only {total} "{self.names[kind]}"' if total else f'has no "{self.names[kind]}"'
            node.fail(f"{self.where} {has}, and the document names more")
        self.left[kind] -= count
        return kind

    def read(self, node: Node) -> int:
        """Take the component that a value names."""
        return self.take(node, node.word(self.names))

    def take_counts(self, node: Node) -> list[int]:
        """Take the components that an object such as {"axe": 2} names, and return how many of each."""
        counts = node.counts(self.names, [sum(self.counts)] * len(self.names))
        for kind, count in enumerate(counts):
            self.take(node.child(self.names[kind]), kind, count)
        return counts

    def shuffled(self, kinds: Collection[int] | None = None) -> list[int]:
        """Take all that is left, or all of these kinds, in random order."""
        wanted = range(len(self.left)) if kinds is None else kinds
        tiles = np.array([kind for kind in wanted for _ in range(self.left[kind])], np.int8)
        if len(tiles) > 1:
            shuffle(self.record, tiles, len(tiles))
        for kind in wanted:
            self.left[kind] = 0
        return [int(kind) for kind in tiles]


def split_rest(node: Node, most: int) -> tuple[list[Node], bool]:
    """Return the entries of a list of tiles, and whether it ends with those that are mentioned nowhere."""
    entries = node.items(most + 1)
    below = bool(entries) and entries[-1].value == REST
    return entries[:-1] if below else entries, below


def read_tiles(entries: Sequence[Node], pool: Pool) -> list[int]:
    """Return the tiles that the entries of a list name, UNKNOWN where one is null."""
    return [pool.read(entry) if entry.given else UNKNOWN for entry in entries]


def read_stack(node: Node, pool: Pool, most: int) -> tuple[list[int], bool]:
    """Return the tiles of a stack, top first, UNKNOWN where one is to be dealt; and whether the rest lies below."""
    entries, below = split_rest(node, most)
    tiles = read_tiles(entries, pool)
    if len(tiles) > most:
        node.fail(f"must have at most {most} tiles, not {len(tiles)}")
    return tiles, below


def fill_stack(node: Node, tiles: list[int], rest: list[int]) -> None:
    """Deal a tile to each entry of a stack that is null."""
    for position, tile in enumerate(tiles):
        if tile == UNKNOWN:
            if not rest:
                node.fail("has more tiles than are left")
            tiles[position] = rest.pop(0)


# Decisions -----------------------------------------------------------------------------------------------------------


def seats_asked(game: Decided) -> list[int]:
    """Return the seats that a position waits for."""
    return [seat for seat in range(game.players) if game.decision[seat] != NOTHING]


def check_phase(
    path: str,
    decision: int,
    phase: int,
    allowed: Mapping[int, Sequence[int]],
    decisions: Sequence[str],
    phases: Sequence[str],
) -> None:
    """Refuse a decision that a phase does not ask for."""
    if decision not in allowed[phase]:
        named = ", ".join(decisions[each] for each in allowed[phase]) or "none"
        refuse(path, f'cannot be "{decisions[decision]}" in the phase "{phases[phase]}"; there it is {named}')


def check_one_at_a_time(game: Decided, seats: str) -> None:
    """Refuse a position in which several seats are asked, where one of them decides first."""
    asked = seats_asked(game)
    if len(asked) > 1:
        refuse(f"{seats}[{asked[1]}].decision", f"seat {asked[0]} decides first in this phase")


def check_answers(
    game: Decided, seats: str, legal_moves: Callable[[Any, int, Numbers], int], most: int, decisions: Sequence[str]
) -> None:
    """Refuse a position in which somebody is asked and has no answer."""
    moves = np.zeros(most, np.int64)
    for seat in seats_asked(game):
        if legal_moves(game, seat, moves) == 0:
            name = decisions[game.decision[seat]]
            refuse(f"{seats}[{seat}].decision", f'seat {seat} has no legal move at "{name}"')
