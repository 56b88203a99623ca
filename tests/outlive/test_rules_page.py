"""The rules page keeps its word: its figures, links, functions and tests are those of the repository."""

import re
from pathlib import Path

import pytest

from tests.outlive import make_rules_page

PAGE = make_rules_page.PAGE
TEXT = PAGE.read_text(encoding="utf-8")
GIVEN_RULINGS = 53
PROVENANCES = ("rulebook", "public", "inferred", "designed")
ROWS = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$", TEXT, re.MULTILINE)
LINKS = sorted(set(re.findall(r"\[([^\]]+)\]\(([^)#]+)\)", TEXT)))


def target(link: str) -> Path:
    return (PAGE.parent / link).resolve()


def test_every_ruling_has_one_row_and_the_numbers_have_no_gap() -> None:
    numbers = [int(row[0]) for row in ROWS]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > GIVEN_RULINGS


def test_every_ruling_says_where_it_comes_from() -> None:
    for number, _, provenance, _, _ in ROWS:
        assert provenance in (PROVENANCES if int(number) <= GIVEN_RULINGS else ("decided here",)), number


@pytest.mark.parametrize(("label", "link"), LINKS)
def test_every_link_leads_to_a_file_and_every_function_named_is_in_it(label: str, link: str) -> None:
    path = target(link)
    assert path.is_file(), link
    if match := re.fullmatch(r"`(\w+)\.(\w+)`", label):
        module, function = match.groups()
        if link.endswith(".py"):
            assert path.stem == module, link
            assert re.search(rf"^def {function}\(", path.read_text(encoding="utf-8"), re.MULTILINE), label


def test_every_ruling_names_its_function_and_a_test() -> None:
    for number, _, _, code, tests in ROWS:
        assert re.search(r"\[`\w+\.\w+`\]\(\.\./\.\./newdawn/outlive/\w+\.py\)", code), number
        named = re.findall(r"\[`(test_\w+)`\]\(([^)]+)\)", tests)
        assert named, f"ruling {number} has no test"
        for name, link in named:
            assert re.search(rf"^def {name}\(", target(link).read_text(encoding="utf-8"), re.MULTILINE), name


def test_no_test_is_about_a_ruling_that_is_not_on_the_page() -> None:
    assert max(make_rules_page.ruling_tests()) <= len(ROWS)


def test_the_figures_are_those_of_the_component_file() -> None:
    assert make_rules_page.fill(TEXT) == TEXT, "run tests/outlive/make_rules_page.py"


def test_rulings_in_brackets_exist() -> None:
    prose = TEXT[: TEXT.index("## Rulings 1 to")]
    for found in re.findall(r"\((\d+(?:(?:, | to )\d+)*)\)", prose):
        assert all(1 <= int(number) <= len(ROWS) for number in re.findall(r"\d+", found)), found
