"""The English of documents, messages and docstrings is free of the turns that `tools/check_english.py` knows."""

import re
from pathlib import Path

import pytest

from tests.game_names import ROOT
from tools.check_english import (
    PATTERNS,
    check,
    command_parts,
    docstring_parts,
    document_parts,
    files,
    message_parts,
    recipe_parts,
    slips,
)

WRONG = {
    "headless who": (
        "Who leaves loses.",
        "Ties go to who announced first.",
        "The event comes first; who lacks something loses nothing.",
        "Only who has the link finds it, and so is who could have one.",
        "It is partly a consequence: who does well acquires more.",
        "It opens for who plays here, and who knows it has the link.",
    ),
    "the own": ("Everybody feeds the own people.", "Take the last own move back.", "It turns one own tile over."),
    "anew": ("The dice are rolled anew.",),
    "is no": ("The airlock is no room.", "That somebody draws is no chance.", "Wild tokens are no slackers."),
    "so many": (
        "It plays so many games.",
        "So often a thing must have been had.",
        "As far as the card asks for so much.",
        "So many seconds for each move.",
    ),
    "tells": (
        "The page tells which figures are designed.",
        "The question tells nothing.",
        "A bot that searches and tells.",
        "Tell whether the game is over.",
    ),
    "also if": (
        "It works, also if nobody is there.",
        "It is on disk also when the power fails.",
        "The same answer comes also after a restart, and also where others wait.",
    ),
    "shall": ("A bot that shall think needs this.",),
    "for want of": ("It is killed for want of memory.",),
    "at the left": ("At the left is the convoy.", "Notation is at the right of the list."),
    "stands in a text": ("What else there is stands below.", "The table stands in the lobby."),
}

RIGHT = {
    "headless who": (
        "Who is the strongest?",
        "A player who leaves loses.",
        "Whoever asks first is host.",
        "It goes to the player who announced first.",
        "It says who decides; who can still come after you?",
        "A seat, and who sits there: who may act is in the list.",
        "Who holds the Bat, regardless of who sat there.",
    ),
    "the own": ("Each game has its own folder.", "Their own boards, and one of your own tiles.", "They own a tile."),
    "anew": ("A new game.",),
    "is no": (
        "It is no longer there.",
        "There is no table.",
        "Where there are no cards, there will be no draw.",
        "It is no more than a page, and no fewer are no better.",
        "There is no one here, and there may be no need.",
    ),
    "so many": ("So many tiles lie there that the stack is full.", "It is not so much a rule as a habit."),
    "tells": (
        "A socket tells you everything as it happens.",
        "It tells the player why.",
        "Nobody can tell them apart, and nothing tells it otherwise.",
    ),
    "also if": ("This is also when the turn ends.", "Even if nobody is there."),
    "shall": ("A shallow search.",),
    "for want of": ("I want one of them.",),
    "at the left": ("On the left is the convoy.", "It comes at the right moment.", "At the top right."),
    "stands in a text": ("A hero stands in the ring.", "It stands on slot 4."),
}


def found_in(text: str) -> set[str]:
    """Return the names of the patterns in a paragraph."""
    return {slip.pattern.name for slip in slips(Path("sample.md"), document_parts(text))}


def test_nothing_that_people_read_has_a_known_slip():
    assert [str(slip) for slip in check()] == []


def test_every_pattern_has_samples():
    assert {pattern.name for pattern in PATTERNS} == set(WRONG) == set(RIGHT)


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in WRONG.items() for text in texts])
def test_a_pattern_finds_what_a_native_editor_would_change(name: str, text: str):
    assert name in found_in(text)


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in RIGHT.items() for text in texts])
def test_a_pattern_lets_legitimate_uses_pass(name: str, text: str):
    assert name not in found_in(text)


def test_every_suggestion_is_free_of_slips():
    for pattern in PATTERNS:
        assert found_in(pattern.suggestion) == set(), pattern.name


def test_a_slip_is_told_with_file_line_pattern_and_suggestion():
    text = "# A page\n\nA paragraph whose second line\nends where the dice are rolled\nanew.\n"
    (slip,) = slips(Path("docs/page.md"), document_parts(text))
    assert str(slip).startswith("docs/page.md:5: anew (“anew”): “again”")


def test_a_pattern_is_found_across_the_end_of_a_line():
    (slip,) = slips(Path("page.md"), document_parts("The airlock is\nno room.\n"))
    assert (slip.pattern.name, slip.line) == ("is no", 1)


def test_code_and_addresses_are_not_read():
    text = (
        "See `Who leaves loses.` and [a page](docs/anew.md).\n\n    rolled anew\n    and anew\n\n```sh\nanew\n```\n"
        "| [`test_who_is_no_bot`](anew.py) |\n\n<!-- anew -->\n"
    )
    assert found_in(text) == set()


def test_list_items_cells_and_descriptions_of_pictures_are_read():
    assert found_in("* one\n* drawn anew") == {"anew"}
    assert found_in("| key | drawn anew |") == {"anew"}
    assert found_in('<img src="a.png" alt="a board drawn anew">') == {"anew"}
    assert found_in("* **Who leaves** loses.") == {"headless who"}


def test_messages_are_read_without_ids_comments_and_placeholders():
    text = "# drawn anew\nlog-anew = { $anew } moves\n    .about = Drawn anew.\n    *[other] { $seat } is no bot.\n"
    found = [(slip.line, slip.pattern.name) for slip in slips(Path("en.ftl"), message_parts(text))]
    assert found == [(3, "anew"), (4, "is no")]


def test_docstrings_are_read_without_examples_and_fields_are_included():
    text = '"""Drawn anew.\n\n>>> anew\n"""\nx = "anew"\n"""What\nis no field."""\n'
    found = [(slip.line, slip.pattern.name) for slip in slips(Path("m.py"), docstring_parts(text))]
    assert found == [(1, "anew"), (7, "is no")]


def test_all_texts_of_the_command_are_read():
    text = 'parser.add("--x", help="draw it anew")\nCONTENTS = """\nplay\n  tells more\n"""\n'
    found = [(slip.line, slip.pattern.name) for slip in slips(Path("cli.py"), command_parts(text))]
    assert sorted(found) == [(1, "anew"), (4, "tells")]


def test_the_comments_the_help_and_the_messages_of_a_recipe_are_read():
    text = "# Drawn\n# anew.\nmake: ## what is no target\n\t@echo `anew` so many\n"
    found = [(slip.line, slip.pattern.name) for slip in slips(Path("Makefile"), recipe_parts(text))]
    assert found == [(2, "anew"), (3, "is no"), (4, "so many")]


DOCUMENTS_READ = ("/README.md", "/CHANGELOG.md", "/docs/rules/eden.md", "/storage/migrations/README.md")
WORDS_READ = ("/web/text/en/shell.ftl", "/outlive/text/en/tutorial.ftl")
MODULES_READ = (
    "/core/face.py",
    "/server/schema.py",
    "/document/checks.py",
    "/document/shape.py",
    "/arena/balance_page.py",
)
OTHERS_READ = ("/Makefile", "/Containerfile", "/workflows/test.yml", "/ISSUE_TEMPLATE/bug-report.yml")


@pytest.mark.parametrize("ending", [*DOCUMENTS_READ, *WORDS_READ, *MODULES_READ, *OTHERS_READ])
def test_everything_that_people_read_is_among_the_files(ending: str):
    assert any(path.as_posix().endswith(ending) for path, _ in files())


def test_the_messages_of_all_rooms_are_among_the_files():
    names = {path.as_posix() for path, _ in files()}
    assert sum(bool(re.search(r"/text/en(/\w[\w-]*)?\.ftl$", name)) for name in names) > 20


def test_the_messages_of_the_games_among_the_examples_are_among_the_files():
    names = [path.as_posix() for path, _ in files()]
    games = [path.parent for path in ROOT.glob("examples/*/about.py")]
    assert games
    assert all(any(name.startswith(f"{game.as_posix()}/text/en") for name in names) for game in games)


def test_a_name_that_finds_no_file_is_an_error(tmp_path: Path):
    with pytest.raises(FileNotFoundError, match="has it been renamed"):
        list(files(tmp_path))
