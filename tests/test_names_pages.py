"""What documents say about names and about the Python interface is what there is."""

import re

import pytest

import newdawn
from tools.make_names_pages import INTERNAL, PAGES, TABLES, filled, notation

TEXTS = {page.name: page.read_text(encoding="utf-8") for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_of_names_are_those_of_the_rules(page):
    assert filled(TEXTS[page.name]) == TEXTS[page.name], "run make pages"


def test_the_pages_have_every_table_of_every_game():
    found = set(re.findall(r"<!-- table: ([\w-]+) -->", "".join(TEXTS.values())))
    assert found == {
        *(f"{game}-{what}" for game in newdawn.GAMES for what in TABLES),
        *(f"members-{name}" for name in INTERNAL),
    }


@pytest.mark.parametrize("name", newdawn.GAMES)
def test_every_kind_of_move_has_its_notation_and_says_what_it_means(name):
    moves = newdawn.load(name).moves
    written = [line.split() for line, _ in notation(newdawn.load(name))]
    assert {kind: len(words) for kind, *words in written} == {kind: len(given) for kind, given in moves.kinds.items()}
    assert len(written) == len(moves.kinds)


def test_every_name_of_the_package_is_on_the_python_page():
    assert [name for name in newdawn.__all__ if name not in TEXTS["python.md"]] == []


@pytest.mark.parametrize("name", INTERNAL)
def test_nothing_is_left_out_of_the_reference_that_is_not_there(name):
    assert [member for member in INTERNAL[name].split() if not hasattr(getattr(newdawn, name), member)] == []
