"""The tests that hold a rules page to its word: each game's `test_rules_page.py` derives a class from this one."""

import re
from pathlib import Path
from typing import ClassVar

from tools.rules_pages.page import RulesPage

PROVENANCES = ("rulebook", "public", "inferred", "designed")
OWN_PROVENANCE = "decided here"


class RulesPageSuite:
    """A rules page keeps its word: its figures, links, functions and tests are those of the repository."""

    page: ClassVar[RulesPage]
    given_rulings: ClassVar[int]
    """Those that came with the rules; the others are our own."""

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

    def test_every_link_leads_to_a_file_and_every_function_named_is_in_it(self):
        links = sorted(set(re.findall(r"\[([^\]]+)\]\(([^)#]+)\)", self.text)))
        assert links
        assert [found for found in links if not self.leads_there(*found)] == []

    def leads_there(self, label: str, link: str) -> bool:
        """Tell whether a link leads to a file, in which the function is that it names."""
        path = self.target(link)
        match = re.fullmatch(r"`(\w+)\.(\w+)`", label)
        if match is None or not link.endswith(".py"):
            return path.is_file()
        module, function = match.groups()
        if path.stem != module or not path.is_file():
            return False
        return re.search(rf"^def {function}\(", path.read_text(encoding="utf-8"), re.MULTILINE) is not None

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
        assert self.page.fill(self.text) == self.text, "run make pages"

    def test_rulings_in_brackets_exist(self):
        prose = self.text[: self.text.index("## Rulings 1 to")]
        for found in re.findall(r"\((\d+(?:(?:, | to )\d+)*)\)", prose):
            assert all(1 <= int(number) <= len(self.rulings) for number in re.findall(r"\d+", found)), found
