"""What the rules pages of the games share: filling in tables of figures and the names of tests.

A page is `docs/rules/<game>.md`. It is written by hand, but for the tables of figures, which come from the component
file, and the names of the tests of each ruling. The file of each game beside this one says what its tables are;
`make pages` fills all pages, and `tests/rules_page.py` holds them to their word.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from newdawn.core.components import Row

ROOT = Path(__file__).parents[2]
SHOWN_TESTS = 2


def markdown(header: str, rows: list[list[str]]) -> str:
    """Return a table."""
    titles = header.split("|")
    lines = [f"| {' | '.join(titles)} |", "|" + "---|" * len(titles), *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines)


def by_players(value: str) -> str:
    """Return "6 / 8 / 10" for "2 6, 3 8, 4 10"."""
    return " / ".join(part.split(" ")[1] for part in value.split(", "))


def sources(found: Iterable[tuple[str, str]]) -> str:
    """Return where values come from, given each with its word: the word, or the values of each word."""
    words: dict[str, list[str]] = {}
    for value, word in found:
        words.setdefault(word, []).append(value)
    if len(words) == 1:
        return next(iter(words))
    return "; ".join(f"{word}: {', '.join(values)}" for word, values in words.items())


class RulesPage:
    """The rules page of a game."""

    def __init__(
        self,
        game: str,
        rows: tuple[Row, ...],
        tables: Callable[[], dict[str, str]],
        other_tests: Mapping[int, list[str]],
    ) -> None:
        """Take the figures of the box, what makes the tables, by name, and tests that do not name their ruling.

        These are the beginnings of names: `{25: ["test_repairing.py::test_only_broken"]}`.
        """
        self.game = game
        self.rows = rows
        self.tables = tables
        self.other_tests = other_tests
        self.path = ROOT / "docs" / "rules" / f"{game}.md"
        self.tests = ROOT / "tests" / game

    def write(self) -> None:
        """Fill in the page."""
        self.path.write_text(self.name_tests(self.fill(self.path.read_text(encoding="utf-8"))), encoding="utf-8")
        print(self.path)

    # Figures

    def figures(self, section: str, item: str = "") -> dict[str, str]:
        """Return the values of a section of the component file, as they are shown to people."""
        return {row.key: row.value for row in self.rows if (row.section, row.item) == (section, item)}

    def provenance(self, section: str, item: str = "", *keys: str) -> str:
        """Return where the values of a section, or some of them, come from: a word, or the keys of each word."""
        return sources(
            (row.key, row.provenance)
            for row in self.rows
            if (row.section, row.item) == (section, item) and (not keys or re.split("[ .]", row.key)[0] in keys)
        )

    def fill(self, page: str) -> str:
        """Return the page with its tables of figures rewritten."""
        for name, text in self.tables().items():
            pattern = rf"(<!-- table: {name} -->\n).*?(\n<!-- end of table -->)"
            page, count = re.subn(pattern, lambda found, text=text: found[1] + text + found[2], page, flags=re.DOTALL)
            if count != 1:
                raise ValueError(f"the page has {count} places for the table {name!r}, not one")
        return page

    # Tests

    def ruling_tests(self) -> dict[int, list[str]]:
        """Return `file::test` of every test that is about a ruling, by the ruling's number."""
        found: dict[int, list[str]] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            text = path.read_text(encoding="utf-8")
            for name, number in re.findall(r"^def (test_ruling_(\d+)_\w+)", text, re.MULTILINE):
                found.setdefault(int(number), []).append(f"{path.name}::{name}")
            for number, beginnings in self.other_tests.items():
                for beginning in beginnings:
                    file, start = beginning.split("::")
                    if path.name == file:
                        names = re.findall(rf"^def ({start}\w*)", text, re.MULTILINE)
                        found.setdefault(number, []).extend(f"{file}::{name}" for name in names)
        return found

    def name_tests(self, page: str) -> str:
        """Return the page with the tests of each ruling in the last cell of its row."""
        tests = self.ruling_tests()

        def row(found: re.Match[str]) -> str:
            number = int(found["number"])
            return f"{found['rest']}| {self._tests_cell(tests.get(number, []))} |"

        return re.sub(
            r"^(?P<rest>\| (?P<number>\d+) \|(?:[^|\n]*\|){2}[^|\n]*)\|[^|\n]*\|$", row, page, flags=re.MULTILINE
        )

    def _tests_cell(self, tests: list[str]) -> str:
        shown = []
        for test in tests[:SHOWN_TESTS]:
            file, name = test.split("::")
            shown.append(f"[`{name}`](../../tests/{self.game}/{file})")
        more = len(tests) - len(shown)
        return ", ".join(shown) + (f" and {more} more" if more else "")
