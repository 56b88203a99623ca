"""What the rules pages of the games share: filling in tables and tests, and the tests that hold a page to its word.

A page is `docs/rules/<game>.md`. It is written by hand, but for the tables of figures, which come from the component
file, and the names of the tests of each ruling. Each game's `make_rules_page.py` says what its tables are and fills its
page; its `test_rules_page.py` derives a class from `RulesPageSuite`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from newdawn.core.components import Row

ROOT = Path(__file__).parents[1]
SHOWN_TESTS = 2
PROVENANCES = ("rulebook", "public", "inferred", "designed")
OWN_PROVENANCE = "decided here"


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
        """Return the page with its tables of figures written anew."""
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


class RulesPageSuite:
    """A rules page keeps its word: its figures, links, functions and tests are those of the repository."""

    page: ClassVar[RulesPage]
    given_rulings: ClassVar[int]
    """Those that came with the rules; the others are our own."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask for each link."""
        if "link" in metafunc.fixturenames:
            metafunc.parametrize(("label", "link"), sorted(set(re.findall(r"\[([^\]]+)\]\(([^)#]+)\)", self.text))))

    @property
    def text(self) -> str:
        return self.page.path.read_text(encoding="utf-8")

    @property
    def rulings(self) -> list[tuple[str, str, str, str, str]]:
        return re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$", self.text, re.MULTILINE)

    def target(self, link: str) -> Path:
        return (self.page.path.parent / link).resolve()

    def test_every_ruling_has_one_row_and_the_numbers_have_no_gap(self):
        numbers = [int(row[0]) for row in self.rulings]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > self.given_rulings

    def test_every_ruling_says_where_it_comes_from(self):
        for number, _, provenance, _, _ in self.rulings:
            assert provenance in (PROVENANCES if int(number) <= self.given_rulings else (OWN_PROVENANCE,)), number

    def test_every_link_leads_to_a_file_and_every_function_named_is_in_it(self, label: str, link: str):
        path = self.target(link)
        assert path.is_file(), link
        if match := re.fullmatch(r"`(\w+)\.(\w+)`", label):
            module, function = match.groups()
            if link.endswith(".py"):
                assert path.stem == module, link
                assert re.search(rf"^def {function}\(", path.read_text(encoding="utf-8"), re.MULTILINE), label

    def test_every_ruling_names_its_function_and_a_test(self):
        for number, _, _, code, tests in self.rulings:
            assert re.search(rf"\[`\w+\.\w+`\]\(\.\./\.\./newdawn/{self.page.game}/\w+\.py\)", code), number
            named = re.findall(r"\[`(test_\w+)`\]\(([^)]+)\)", tests)
            assert named, f"ruling {number} has no test"
            for name, link in named:
                assert re.search(rf"^def {name}\(", self.target(link).read_text(encoding="utf-8"), re.MULTILINE), name

    def test_no_test_is_about_a_ruling_that_is_not_on_the_page(self):
        assert max(self.page.ruling_tests()) <= len(self.rulings)

    def test_the_tests_that_do_not_name_their_ruling_exist(self):
        for beginnings in self.page.other_tests.values():
            for beginning in beginnings:
                file, start = beginning.split("::")
                text = (self.page.tests / file).read_text(encoding="utf-8")
                assert re.search(rf"^def {start}", text, re.MULTILINE), beginning

    def test_the_figures_are_those_of_the_component_file(self):
        assert self.page.fill(self.text) == self.text, f"run tests/{self.page.game}/make_rules_page.py"

    def test_rulings_in_brackets_exist(self):
        prose = self.text[: self.text.index("## Rulings 1 to")]
        for found in re.findall(r"\((\d+(?:(?:, | to )\d+)*)\)", prose):
            assert all(1 <= int(number) <= len(self.rulings) for number in re.findall(r"\d+", found)), found
