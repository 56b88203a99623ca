"""Position documents: what every game's reader and writer share.

A document is plain JSON. `Node` walks through it and refuses whatever is not as it must be, with the path and the
reason; `Pool` deals out components that a document does not mention, so that their number is always that of the box.
A key whose value is null counts as not given.
"""

import difflib
import json
import math
from collections.abc import Collection, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np

from newdawn.core.random import SEED_BITS, resume, seed_of, seed_words, shuffle, words_drawn
from newdawn.core.records import Record

REST = "rest"
"""As the last entry of a list of tiles: and below them all those that are mentioned nowhere, at random."""

_LONGEST = 40
_MOST_DRAWN = 1 << 31
_MOST_DIGITS = len(str(1 << SEED_BITS))


class DocumentError(ValueError):
    """A document that cannot be a position. `path` says where it is wrong, `reason` why."""

    def __init__(self, path: str, reason: str) -> None:
        """Keep path and reason.

        >>> print(DocumentError("tribes[1].gauge", "must be a square from 0 to 11, not 40"))
        tribes[1].gauge: must be a square from 0 to 11, not 40
        """
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


def shown(value: object) -> str:
    """Return a value as an error message may show it: short, and never failing.

    >>> shown("axe"), shown(10**5000), shown([1, 2]), shown(None), shown(float("nan"))
    ('"axe"', 'a number of 16,610 bits', 'a list', 'null', 'NaN')
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        # Python refuses to write out numbers that are too long.
        return str(value) if value.bit_length() <= SEED_BITS else f"a number of {value.bit_length():,} bits"
    if isinstance(value, float):
        return "NaN" if math.isnan(value) else repr(float(value))
    if isinstance(value, str):
        short = value if len(value) <= _LONGEST else value[: _LONGEST - 1] + "…"
        return json.dumps(short, ensure_ascii=not short.isprintable())
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, list | tuple):
        return "a list"
    return f"a value of the type {type(value).__name__[:_LONGEST]}"


def hint(word: str, known: Collection[str]) -> str:
    """Return the known word that somebody may have meant, or all of them.

    >>> hint("gague", ("gauge", "stock"))
    'did you mean "gauge"?'
    """
    near = difflib.get_close_matches(word[:_LONGEST], list(known), 1)
    return f'did you mean "{near[0]}"?' if near else f"known are {', '.join(known)}"


class Node:
    """A value of a document, and where it stands."""

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
                self.child(shown(key)[1:-1]).fail(f"is no key here; {hint(key, keys)}")
            entries[key] = self.value[key]
        return Fields(self, entries)

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
        """Tell whether a key has a value."""
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


def open_document(document: object, keys: Collection[str], game: str, rules: int, components: str) -> Fields:
    """Return the entries of a document, once it is clear that it is one of this game, these rules and this box."""
    root = Node(document)
    if not isinstance(document, Mapping):
        root.fail(f"a position document must be an object, not {shown(document)}")
    # The game comes first: the keys of another game would only confuse.
    if document.get("game") != game:
        root.child("game").fail(f'must be "{game}", not {shown(document.get("game"))}')
    fields = root.fields(keys)
    if "rules" in fields and fields["rules"].value != rules:
        reason = f"must be {rules}, the version of the rules that is played here, not {shown(fields['rules'].value)}"
        fields["rules"].fail(reason)
    if "components" in fields and fields["components"].value != components:
        fields["components"].fail(
            "must be the digest of the component figures played here; the document was made with other figures "
            "(leave the key out to load it all the same)"
        )
    return fields


Plain = SimpleNamespace
"""A record as plain numbers and lists of them, by the names of its fields."""


def plain(record: Any, kind: type[Record]) -> Plain:
    """Return a record as plain numbers: NumPy is slow where it is asked for one number at a time."""
    return Plain(**{name: getattr(record, name).tolist() for name in kind.fields})


def write_generator(record: Any) -> dict[str, Any]:
    """Return the state of a record's generator; the seed as text, since many programs round large numbers."""
    return {"seed": str(seed_of(record.generator_key)), "drawn": int(words_drawn(record))}


def read_generator(node: Node, record: Any) -> int | None:
    """Start a record's generator from a document's seed, or 0; return how many words were drawn, if that is given.

    What a document leaves open is dealt with this generator before `resume_generator` brings it to its state.
    """
    fields = node.fields(("seed", "drawn"))
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

    def shuffled(self) -> list[int]:
        """Take all that is left, in random order."""
        tiles = np.array([kind for kind, count in enumerate(self.left) for _ in range(count)], np.int8)
        if len(tiles) > 1:
            shuffle(self.record, tiles, len(tiles))
        self.left = [0] * len(self.left)
        return [int(kind) for kind in tiles]
