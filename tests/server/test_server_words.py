"""What the server says is there in three languages, with the arguments that it is given, and nothing is superfluous."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from newdawn.core.words import LANGUAGES, problems
from newdawn.server import words
from newdawn.server.errors import Refusal
from newdawn.server.table.entries import Entry
from newdawn.server.words import WORDS, say_refusal

SERVER = Path(words.__file__).parent
SOURCES = sorted(SERVER.rglob("*.py"))

# Refusals whose names are found out when they are raised; the names stand elsewhere in the same source, as texts.
CHOSEN_LATER = {
    "undo-nothing": set(),
    "undo-others": set(),
    "undo-revealed": set(),
    "undo-bot": set(),
    "not-a-whole-number": {"where", "lowest", "highest"},
    "not-a-number": {"where", "lowest", "highest"},
    "too-many-commands": {"rate", "burst", "seconds"},
    "too-many-messages": {"rate", "burst", "seconds"},
}
ENTRY_ARGUMENTS = {"pace", "player", "seat", "name", "bot", "count", "text"}


def raised() -> Iterator[tuple[str, str | None, set[str]]]:
    """Yield where a refusal is made, its name or names if they stand there, and the names of its arguments."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                given = {keyword.arg for keyword in node.keywords}
                name = node.args[0]
                for one in (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,):
                    known = one.value if isinstance(one, ast.Constant) else None
                    yield f"{path.relative_to(SERVER)}:{node.lineno}", known, {str(each) for each in given}


def refusals() -> dict[str, set[str]]:
    found = {f"refusal-{name}": given for name, given in CHOSEN_LATER.items()}
    for _, name, given in raised():
        if name is not None:
            found.setdefault(f"refusal-{name}", given)
    return found


def wanted() -> dict[str, set[str]]:
    entries = {f"entry-{kind.model_fields['kind'].default}" for kind in get_args(Entry)} | {"entry-seat-opened"}
    return {
        **refusals(),
        **{message: {name.partition("-")[0] for name in WORDS.variables("en", message)} for message in entries},
        "notice-migrated": {"moves", "from_rules", "rules"},
        "notice-frozen": {"move"},
    }


def test_the_words_of_the_server_are_complete() -> None:
    assert problems(WORDS, wanted()) == []


def test_a_refusal_has_the_same_arguments_wherever_it_is_made() -> None:
    expected = refusals()
    for where, name, given in raised():
        if name is not None:
            assert given == expected[f"refusal-{name}"], where


def test_every_refusal_with_a_name_that_is_chosen_later_is_listed() -> None:
    texts = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(CHOSEN_LATER) <= texts
    listed = list(CHOSEN_LATER.values())
    for where, name, given in raised():
        assert name is not None or given in listed, where


def test_entries_use_what_clients_know_of_them() -> None:
    for message in WORDS.messages("en"):
        if message.startswith("entry-"):
            assert WORDS.variables("en", message) <= ENTRY_ARGUMENTS, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    for message, given in refusals().items():
        for sample in (1, 2):
            text = say_refusal(language, None, {"message": message, "arguments": dict.fromkeys(given, sample)})
            assert not re.search(r"[{}$]|refusal-", text), text


def test_a_refusal_holds_the_words_of_the_game() -> None:
    reason = {"id": "reason-needs-token", "arguments": {"token": {"id": "token-wood", "arguments": {"count": 2}}}}
    refusal = Refusal("illegal-move", move="repair pickaxe", reason=reason).to_json()
    assert say_refusal("en", "outlive", refusal) == "“repair pickaxe” is not accepted. You need 2 Wood."
    assert say_refusal("fr", "outlive", refusal).endswith("n’est pas accepté. Il vous faut 2 bois.")
