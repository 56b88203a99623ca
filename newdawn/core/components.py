"""Component files: the figures of a box, in TOML, each with its provenance, read with errors a person can act on.

A game reads its file section by section (`ComponentFile.section`) and value by value (`Section.integer`, …). Each
value is checked on its own; problems are collected, and `ComponentFile.finish` raises the first of them, with the
file, the line, the key and the reason. `load_box` does all of that, has the values compared with each other, too, and
hands out the arrays and numbers that rules read: nothing before everything was checked.

`tomllib` does not say on which line a value stands, so `key_lines` finds that out; it runs only when there is
something to report.
"""

import contextlib
import difflib
import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

PROVENANCES = ("box", "rulebook", "public", "inferred", "designed")
"""How sure a value is, from the surest to the least sure."""

LARGEST_FILE = 1_000_000
"""Bytes; a real component file is about 20,000."""

KeyPath = tuple[str | int, ...]
"""Where a value stands: the names of tables and keys, and positions in lists counted from 0."""


class ComponentError(ValueError):
    """A component file that cannot be played with: which file, which line and key, and why."""

    def __init__(self, file: str, line: int, key: str, reason: str, more: int = 0) -> None:
        """Describe the first problem of a file; `line` is 0 and `key` empty where there is none to name."""
        super().__init__(file, line, key, reason, more)
        self.file = file
        self.line = line
        self.key = key
        self.reason = reason
        self.more = more

    def __str__(self) -> str:
        """Return the problem in one line.

        >>> str(ComponentError("my.toml", 57, "events.wildfire.points", 'must be a whole number, not "three"', 2))
        'my.toml:57: events.wildfire.points: must be a whole number, not "three" (and 2 more problems)'
        """
        place = f"{self.file}:{self.line}" if self.line else self.file
        key = f"{self.key}: " if self.key else ""
        more = f" (and {self.more} more problem{'s' if self.more > 1 else ''})" if self.more else ""
        return f"{place}: {key}{self.reason}{more}"


class Row(NamedTuple):
    """One value of a component file, for people to read."""

    section: str
    item: str
    key: str
    value: str
    provenance: str


# The figures of a game ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Box:
    """All figures of a component file, checked.

    A game adds one field for each figure: a number, or an array that nobody can write.
    """

    rows: tuple[Row, ...]

    ASSUMED: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Figures that files did not have at first, and what the rules took them to be then."""

    @property
    def digest(self) -> str:
        """A hash of the figures alone: comments, order and provenance do not change it.

        A figure that is what was assumed before files had it does not count: games of then are still games of this box.
        """
        figures = {
            field.name: value.tolist() if isinstance(value, np.ndarray) else value
            for field in fields(self)
            if field.name != "rows"
            for value in [getattr(self, field.name)]
            if field.name not in self.ASSUMED or value != self.ASSUMED[field.name]
        }
        return hashlib.sha256(json.dumps(figures, sort_keys=True).encode()).hexdigest()


BoxOfAGame = TypeVar("BoxOfAGame", bound=Box)

Figures = dict[str, int | Sequence[object]]
"""Values by the names of the fields of a box, not yet compared with each other."""


def load_box(
    path: str | os.PathLike[str],
    kind: type[BoxOfAGame],
    readers: "Iterable[Callable[[ComponentFile], Figures]]",
    compare: "Callable[[ComponentFile, BoxOfAGame], None]",
) -> BoxOfAGame:
    """Read a component file; raise ComponentError, with line, key and reason, unless all of it is good.

    Each reader reads some sections, value by value; `compare` looks for values that do not fit each other.
    """
    file = ComponentFile(Path(path))
    figures: dict[str, Any] = {}
    for read in readers:
        figures |= read(file)
    file.finish()
    arrays = {name: value if isinstance(value, int) else _array(value) for name, value in figures.items()}
    box = kind(rows=tuple(file.rows), **arrays)
    compare(file, box)
    file.finish()
    return box


def _array(values: Sequence[object]) -> Numbers:
    array = np.array(values, dtype=np.int64, order="C")
    array.flags.writeable = False
    return array


# Where keys stand -----------------------------------------------------------------------------------------------------


class KeyLines(NamedTuple):
    """The lines of a TOML text: that of every key and list element, and the keys that are given twice."""

    lines: dict[KeyPath, int]
    repeated: list[tuple[KeyPath, int]]


def key_lines(text: str) -> KeyLines:
    r"""Find the line on which each key, table and list element of a TOML text begins.

    A text that is not valid TOML is followed as far as it can be understood.

    >>> key_lines('[a]\nb = [\n  1,\n  2]').lines
    {('a',): 1, ('a', 'b'): 2, ('a', 'b', 0): 3, ('a', 'b', 1): 4}
    """
    scanner = _Scanner(text.replace("\r\n", "\n"))
    with contextlib.suppress(_Lost, RecursionError):
        scanner.document()
    return KeyLines(scanner.lines, scanner.repeated)


class _Lost(Exception):
    """The scanner met something that is not TOML."""


_BLANKS = re.compile(r"[ \t]*")
_BLANK_LINES = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]\}\n#]+")
_LITERAL_STRING = re.compile(r"'([^'\n]*)'")
_BASIC_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LONG_STRING = re.compile(r"'''.*?'''(?:'{0,2})|" + r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})', re.DOTALL)


class _Scanner:
    """One pass over a TOML text. It trusts `tomllib` for what is allowed and looks only at where things are."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[KeyPath, int] = {}
        self.repeated: list[tuple[KeyPath, int]] = []
        self._counted_to = 0
        self._line = 1
        self._table_counts: dict[KeyPath, int] = {}
        self._headers: set[KeyPath] = set()

    def document(self) -> None:
        table: KeyPath = ()
        while True:
            self._skip(_BLANK_LINES)
            if self.at >= len(self.text):
                return
            if self._take("[["):
                table = self._list_header()
            elif self._take("["):
                table = self._table_header()
            else:
                self._pair(table)
            self._skip(_BLANKS)
            if self.at < len(self.text) and self.text[self.at] not in "\n#":
                raise _Lost

    def _table_header(self) -> KeyPath:
        line = self._here()
        path = self._inside_lists(self._key(), last_too=True)
        self._expect("]")
        if path in self._headers:
            self.repeated.append((path, line))
        self._headers.add(path)
        self._note(path, line)
        return path

    def _list_header(self) -> KeyPath:
        line = self._here()
        path = self._inside_lists(self._key(), last_too=False)
        self._expect("]]")
        count = self._table_counts.get(path, 0)
        self._table_counts[path] = count + 1
        self._note(path, line)
        self._note((*path, count), line)
        return (*path, count)

    def _inside_lists(self, names: tuple[str, ...], last_too: bool) -> KeyPath:
        """Turn the names of a header into a path: below a list of tables they mean its latest table."""
        path: KeyPath = ()
        for position, name in enumerate(names):
            path = (*path, name)
            if path in self._table_counts and (last_too or position + 1 < len(names)):
                path = (*path, self._table_counts[path] - 1)
        return path

    def _pair(self, table: KeyPath) -> None:
        line = self._here()
        path = (*table, *self._key())
        self._expect("=")
        if path in self.lines:
            self.repeated.append((path, line))
        self._note(path, line, above=len(table))
        self._skip(_BLANKS)
        self._value(path)

    def _value(self, path: KeyPath) -> None:
        if self.text.startswith(('"""', "'''"), self.at):
            self._match(_LONG_STRING)
        elif self.text.startswith('"', self.at):
            self._match(_BASIC_STRING)
        elif self.text.startswith("'", self.at):
            self._match(_LITERAL_STRING)
        elif self._take("["):
            self._list(path)
        elif self._take("{"):
            self._inline_table(path)
        else:
            self._match(_BARE_VALUE)

    def _list(self, path: KeyPath) -> None:
        position = 0
        while True:
            self._skip(_BLANK_LINES)
            if self._take("]"):
                return
            self._note((*path, position), self._here())
            self._value((*path, position))
            position += 1
            self._skip(_BLANK_LINES)
            if not self._take(","):
                self._expect("]")
                return

    def _inline_table(self, path: KeyPath) -> None:
        # Newer TOML lets an inline table run over several lines, with a comma at the end.
        while True:
            self._skip(_BLANK_LINES)
            if self._take("}"):
                return
            self._pair(path)
            self._skip(_BLANK_LINES)
            if not self._take(","):
                self._expect("}")
                return

    def _key(self) -> tuple[str, ...]:
        names = []
        while True:
            self._skip(_BLANKS)
            if self.text.startswith('"', self.at):
                quoted = self._match(_BASIC_STRING)
                try:
                    # tomllib knows the escapes; a key is a string like any other.
                    names.append(str(tomllib.loads(f"key = {quoted}")["key"]))
                except tomllib.TOMLDecodeError:
                    raise _Lost from None
            elif self.text.startswith("'", self.at):
                names.append(self._match(_LITERAL_STRING)[1:-1])
            else:
                names.append(self._match(_BARE_KEY))
            self._skip(_BLANKS)
            if not self._take("."):
                return tuple(names)

    def _note(self, path: KeyPath, line: int, above: int = 0) -> None:
        """Remember where a path begins, and the tables above it that no line of their own announced."""
        for length in range(above + 1, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    def _here(self) -> int:
        self._line += self.text.count("\n", self._counted_to, self.at)
        self._counted_to = self.at
        return self._line

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if not found:
            raise _Lost
        self.at = found.end()
        return found.group()

    def _take(self, mark: str) -> bool:
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def _expect(self, mark: str) -> None:
        self._skip(_BLANKS)
        if not self._take(mark):
            raise _Lost


# Words for people -----------------------------------------------------------------------------------------------------


def key_text(path: KeyPath) -> str:
    """Write a path as a person would: names with dots between them, elements of a list counted from 1.

    >>> key_text(("radioactivity", "gauge", 2))
    'radioactivity.gauge #3'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f" #{part + 1}"
        else:
            name = part if _BARE_KEY.fullmatch(part) and len(part) <= 60 else shown(part)
            text += f".{name}" if text else name
    return text


def shown(value: object) -> str:
    """Write a value of a TOML file in a few characters, on one line.

    >>> shown("three"), shown(True), shown([1, 2]), shown(3.0)
    ('"three"', 'true', 'a list', '3.0')
    """
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 40 else value[:39] + "…", ensure_ascii=False)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**18:
        return "a number that large" if value > 0 else "a number that small"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return str(value)


def did_you_mean(word: str, words: Collection[str]) -> str:
    """Return a suggestion for a misspelt word, ready to follow a sentence, or nothing.

    >>> did_you_mean("wildfires", ("wildfire", "cave-in"))
    '; did you mean "wildfire"?'
    """
    close = difflib.get_close_matches(word[:80], words, n=1)
    return f'; did you mean "{close[0]}"?' if close else ""


def _listed(words: Collection[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


# Files ----------------------------------------------------------------------------------------------------------------


class ComponentFile:
    """A component file being read. Sections ask it for their tables and report to it what is wrong."""

    def __init__(self, path: Path) -> None:
        """Read and parse the file; raise ComponentError if it cannot be read or is not TOML."""
        self.name = str(path)
        self.rows: list[Row] = []
        self._problems: list[tuple[KeyPath, str]] = []
        self._text = _read(path)
        self._tables = _parse(self._text, self.name)
        self._sections: set[tuple[str, ...]] = set()

    def section(self, *path: str) -> "Section":
        """Begin to read one section, such as `[places.forest]`."""
        self._sections.add(path)
        table: object = self._tables
        for length in range(1, len(path) + 1):
            known = isinstance(table, dict) and path[length - 1] in table
            table = table[path[length - 1]] if isinstance(table, dict) and known else None
            if not isinstance(table, dict):
                problem = f"must be a section, not {shown(table)}" if known else "is missing"
                self.problem(path[:length], problem)
                return Section(self, path, path, None, None)
        found = table if isinstance(table, dict) else {}
        return Section(self, path, path, found, _Provenance((*path, "provenance"), found.get("provenance")))

    def has(self, name: str) -> bool:
        """Return whether a section that may be left out is there."""
        self._sections.add((name,))
        return name in self._tables

    def problem(self, path: KeyPath, reason: str) -> None:
        """Note something that is wrong with the value at this path, once."""
        if (path, reason) not in self._problems:
            self._problems.append((path, reason))

    @property
    def is_good(self) -> bool:
        """True while nothing wrong was found: checks that compare values with each other wait for that."""
        return not self._problems

    def finish(self) -> None:
        """Look for sections that nobody asked for, then raise the first problem of the file, if there is any."""
        self._look_for_strangers((), self._tables)
        if not self._problems:
            return
        lines = key_lines(self._text).lines
        # What is there comes before what is missing: a misspelt name is both, and the name is what to correct.
        found = sorted(
            (path not in lines, _nearest_line(path, lines), position)
            for position, (path, _) in enumerate(self._problems)
        )
        _, line, position = found[0]
        path, reason = self._problems[position]
        raise ComponentError(self.name, line, key_text(path), reason, len(found) - 1)

    def _look_for_strangers(self, path: tuple[str, ...], table: Mapping[str, object]) -> None:
        known = dict.fromkeys(section[len(path)] for section in sorted(self._sections) if section[: len(path)] == path)
        for key, value in table.items():
            below = (*path, key)
            if key not in known:
                self.problem(below, f"is not known here{did_you_mean(key, known)}")
            elif below not in self._sections and isinstance(value, dict):
                self._look_for_strangers(below, value)


def _read(path: Path) -> str:
    name = str(path)
    reason = ""
    content = b""
    try:
        if path.is_dir():
            reason = "is a folder, not a component file"
        elif path.exists() and not path.is_file():
            reason = "is not a regular file"
        else:
            with path.open("rb") as file:
                content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        reason = "no such file"
    except OSError as error:
        reason = f"cannot be read: {error.strerror or error}"
    except ValueError as error:  # a name that no file can have
        reason = f"cannot be read: {error}"
    if len(content) > LARGEST_FILE:
        reason = f"is larger than {LARGEST_FILE:,} bytes: that is not a component file"
    if reason:
        raise ComponentError(name, 0, "", reason)
    try:
        # A byte order mark is what some editors put in front of a text.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentError(name, line, "", "is not UTF-8 text; save it in that encoding") from None


def _parse(text: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r" \(at line (\d+), column \d+\)$", str(error))
        line = int(at.group(1)) if at else text.count("\n") + 1
        # For a key that is given twice the parser does not say where the first one is. It stops at the first mistake,
        # so a repeated key before that line is the mistake.
        located = key_lines(text)
        for path, again in located.repeated:
            if again <= line:
                reason = f"is given twice; the first is on line {located.lines[path]}"
                raise ComponentError(name, again, key_text(path), reason) from None
        reason = re.sub(r" \(at [^()]*\)$", "", str(error))
        raise ComponentError(name, line, "", f"is not valid TOML: {reason}") from None
    except RecursionError:
        raise ComponentError(name, 0, "", "is nested too deeply") from None
    except ValueError:  # a whole number of thousands of digits
        raise ComponentError(name, 0, "", "is not valid TOML: it holds a number that is too long") from None


def _nearest_line(path: KeyPath, lines: Mapping[KeyPath, int]) -> int:
    """Return the line of a path; something that is missing is reported where it should have been."""
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            return lines[path[:length]]
    return 1


# Sections -------------------------------------------------------------------------------------------------------------


class _Provenance(NamedTuple):
    """Where the provenance of a value, or of a table of values, stands, and the word or words that stand there."""

    path: KeyPath
    words: object


class Section:
    """One section of a component file. Each method reads one key, checks its value and its provenance.

    A value that is wrong is reported to the file and replaced by a harmless one, so that reading goes on and finds
    the other problems, too.
    """

    def __init__(
        self,
        file: ComponentFile,
        section: tuple[str, ...],
        path: KeyPath,
        table: Mapping[str, object] | None,
        provenance: _Provenance | None,
    ) -> None:
        """Read from a table: that of a section, or one that stands in it, at a longer path.

        None stands for a table, or a provenance, that is missing or wrong, which is reported already.
        """
        self._file = file
        self._section = section
        self._path = path
        self._table = table
        self._provenance = provenance
        self._known: list[str] = []
        self._left_out: list[str] = []

    def has(self, key: str) -> bool:
        """Return whether a key that may be left out is there."""
        if self._table is None or key not in self._table:
            self._left_out.append(key)
            return False
        return True

    def integer(self, key: str, low: int, high: int) -> int:
        """Read a whole number."""
        value = self._value(key)
        if value is None:
            return low
        number = self._whole((key,), value, low, high)
        self._grade(key, str(number))
        return number

    def flag(self, key: str) -> bool:
        """Read true or false."""
        value = self._value(key)
        if value is None:
            return False
        if not isinstance(value, bool):
            self.problem((key,), f"must be true or false, not {shown(value)}")
        self._grade(key, shown(value))
        return value is True

    def word(self, key: str, words: Sequence[str]) -> int:
        """Read one of some words; return its position among them."""
        value = self._value(key)
        if value is None:
            return 0
        position = self._one_of((*self._path, key), value, words)
        self._grade(key, words[position])
        return position

    def words(self, key: str, words: Sequence[str], fewest: int, most: int) -> tuple[int, ...]:
        """Read a list of different words; return their positions."""
        elements = self._elements(key, fewest, most, "names")
        path = (*self._path, key)
        positions = tuple(self._one_of((*path, index), element, words) for index, element in enumerate(elements))
        for index, element in enumerate(elements):
            if element in elements[:index]:
                self.problem((key, index), f"is {shown(element)} again: all must be different")
        if elements:
            self._grade(key, tuple(words[position] for position in positions))
        return positions

    def integers(self, key: str, low: int, high: int, fewest: int, most: int) -> tuple[int, ...]:
        """Read a list of whole numbers."""
        elements = self._elements(key, fewest, most, "whole numbers")
        numbers = tuple(self._whole((key, index), element, low, high) for index, element in enumerate(elements))
        if elements:
            self._grade(key, tuple(map(str, numbers)))
        return numbers

    def counts(self, key: str, names: Sequence[str], low: int, high: int, every: bool = True) -> tuple[int, ...]:
        """Read a table of whole numbers by name; return one for each name, in order.

        Each name must be there; with `every=False`, one at least, and the others count 0.
        """
        value = self._value(key)
        counts = dict.fromkeys(names, 0)
        if value is None:
            return tuple(counts.values())
        if not isinstance(value, dict):
            self.problem((key,), f"must be a table such as {{ {names[0]} = {max(low, 1)} }}, not {shown(value)}")
            return tuple(counts.values())
        for name, number in value.items():
            if name in counts:
                counts[name] = self._whole((key, name), number, low, high)
            else:
                self.problem((key, name), f"is not known here: must be {_listed(names)}{did_you_mean(name, names)}")
        for name in names:
            if every and name not in value:
                self.problem((key, name), "is missing")
        if not value and not every:
            self.problem((key,), f"must name at least one of {_listed(names)}")
        self._grade(key, {name: str(counts[name]) for name in value if name in counts})
        return tuple(counts.values())

    def by_players(self, key: str, low: int, high: int, seats: int) -> tuple[int, ...]:
        """Read a table of whole numbers by the number of players, from 2 on; return 0 for 0 and for 1, too."""
        return (0, 0, *self.counts(key, tuple(map(str, range(2, seats + 1))), low, high))

    def tables(self, key: str, fewest: int, most: int) -> tuple["Section", ...]:
        """Read a list of tables; return a section for each, to read from and to close.

        Their provenance is a word, or a table of words, for all of them, or a list with one of these for each.
        """
        elements = self._elements(key, fewest, most, "tables")
        provenance = self._provenance_of(key) if elements else None
        sections = []
        for index, element in enumerate(elements):
            if not isinstance(element, dict):
                self.problem((key, index), f"must be a table, not {shown(element)}")
            graded = provenance
            if provenance is not None and isinstance(provenance.words, list):
                alike = self._is_one_each(provenance.path, provenance.words, key, len(elements))
                graded = _Provenance((*provenance.path, index), provenance.words[index]) if alike else None
            table = element if isinstance(element, dict) else None
            sections.append(Section(self._file, self._section, (*self._path, key, index), table, graded))
        return tuple(sections)

    def close(self) -> None:
        """Report the keys, and the provenances, that nobody asked for."""
        if self._table is None:
            return
        known = [*self._known, *self._left_out]
        if self._path == self._section:
            known.append("provenance")
        for key in self._table:
            if key not in known:
                self.problem((key,), f"is not known here{did_you_mean(key, known)}")
        if self._provenance is None:
            return
        path, words = self._provenance
        if words is None:
            self._file.problem(path, "is missing")
        elif isinstance(words, dict):
            for key in words:
                if key not in self._known:
                    suggestion = did_you_mean(key, self._known)
                    self._file.problem((*path, key), f"is not a value of this section{suggestion}")
        elif not isinstance(words, str):
            self._file.problem(path, f"must be a table of words, not {shown(words)}")

    def problem(self, path: KeyPath, reason: str) -> None:
        """Report something wrong below this section."""
        self._file.problem((*self._path, *path), reason)

    def _value(self, key: str) -> object:
        self._known.append(key)
        if self._table is None:
            return None
        if key not in self._table:
            self.problem((key,), "is missing")
            return None
        return self._table[key]

    def _whole(self, path: KeyPath, value: object, low: int, high: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        wanted = f"must be a whole number from {low} to {high}" if low < high else f"must be {low}"
        self.problem(path, f"{wanted}, not {shown(value)}")
        return low

    def _one_of(self, path: KeyPath, value: object, words: Sequence[str]) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        suggestion = did_you_mean(value, words) if isinstance(value, str) else ""
        wanted = f"must be {_listed(words)}" if len(words) <= 10 else "must be one of the names of the game"
        self._file.problem(path, f"{wanted}, not {shown(value)}{suggestion}")
        return 0

    def _elements(self, key: str, fewest: int, most: int, what: str) -> list[object]:
        value = self._value(key)
        if value is None:
            return []
        number = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        if not isinstance(value, list):
            self.problem((key,), f"must be a list of {number} {what}, not {shown(value)}")
            return []
        if not fewest <= len(value) <= most:
            self.problem((key,), f"must be a list of {number} {what}, not of {len(value)}")
            return []
        return value

    def _provenance_of(self, key: str) -> _Provenance | None:
        """Return the provenance of a value; None if there is none, which is reported."""
        if self._provenance is None:
            return None
        path, words = self._provenance
        if not isinstance(words, dict):
            # One word holds for every value; `close` reports what is neither.
            return self._provenance if isinstance(words, str) else None
        if key not in words:
            self._file.problem((*path, key), "is missing")
            return None
        return _Provenance((*path, key), words[key])

    def _is_one_each(self, path: KeyPath, words: Sequence[object], key: str, count: int) -> bool:
        """Return whether a list of provenances has one for each part of a value; report it if not."""
        if len(words) != count:
            self._file.problem(path, f"must be one word, or {count} as in {key}, not {len(words)}")
        return len(words) == count

    def _grade(self, key: str, value: str | tuple[str, ...] | dict[str, str]) -> None:
        """Check the provenance of a value, and add the value to the rows of the file.

        A list or a table may have one word for all its parts, or a list or a table of words.
        """
        provenance = self._provenance_of(key)
        if provenance is None:
            return
        path, words = provenance
        if isinstance(value, dict) and isinstance(words, dict):
            for name, part in value.items():
                if name in words:
                    self._add_row((*path, name), words[name], (key, name), part)
                else:
                    self._file.problem((*path, name), "is missing")
            for name in words:
                if name not in value:
                    self._file.problem((*path, name), f"is not a part of {key}{did_you_mean(name, value)}")
        elif isinstance(value, tuple) and isinstance(words, list):
            if self._is_one_each(path, words, key, len(value)):
                for index, part in enumerate(value):
                    self._add_row((*path, index), words[index], (key, index), part)
        elif isinstance(value, dict):
            self._add_row(path, words, (key,), ", ".join(f"{name} {part}" for name, part in value.items()))
        else:
            self._add_row(path, words, (key,), value if isinstance(value, str) else ", ".join(value))

    def _add_row(self, path: KeyPath, provenance: object, key: KeyPath, value: str) -> None:
        word = PROVENANCES[self._one_of(path, provenance, PROVENANCES)]
        inside = self._path[len(self._section) :]
        row = Row(self._section[0], ".".join(self._section[1:]), key_text((*inside, *key)), value, word)
        self._file.rows.append(row)
