"""The browser says what Python says: the same messages in three languages, letter by letter.

`newdawn/core/words.py` and `web/src/words/fluent.ts` follow the same rules, each in its own language. Here Python says
messages of random games, of the server and of the client; `web/src/words/alike.spec.ts` says them again and compares.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import hatch_build
import newdawn
from newdawn.core import kit
from newdawn.core.words import LANGUAGES, Message, Words

ROOT = Path(__file__).parents[2]
TABLE = Words(ROOT / "newdawn/server/text", ROOT / "web/text")
COUNTS = (0, 1, 2, 5, 21)
NUMBERS = (*COUNTS, -3, 1000, 1_234_567)
TEXTS = ("Ada", "« Ada » : -2 ! x-1")
THING = {"outlive": "shell-survivors", "eden": "shell-cans"}
"""A message of each game that can be an argument of another one."""
REFUSED = 20
"""Of so many moves, chosen at random in each position, those that are not legal are refused with a reason."""


def said_in_a_game(game: newdawn.Game, players: int) -> Iterator[Message]:
    """Yield what a random game says: its questions, the moves that it offers and refuses, and what happens."""
    words = game.words.WORDS
    dice = kit.Dice(players)
    for position, seat, move in kit.random_game(game, players, seed=players):
        yield words.decision_message(position.decision(seat))
        yield from map(words.move_message, position.moves(seat))
        tried = (position.why_not(seat, dice.below(len(game.moves))) for _ in range(REFUSED))
        yield from (words.reason_message(refused) for refused in tried if refused is not None)
        after = position.copy()
        yield from (words.event_message(event, after) for event in after.play(seat, move))


def things(game: newdawn.Game) -> Iterator[Message]:
    """Yield everything in the box of a game, in all its forms and in several numbers."""
    words = game.words.WORDS
    for family, kind in words.families.items():
        for name in kind.names:
            for form in (None, *words.forms("en", kind.message_of(name))):
                for count in COUNTS:
                    said = words.thing(family, name, count, form)
                    # A form may say a number that is known at a table only.
                    lacking = words.variables("en", said.id, form) - said.arguments.keys()
                    yield Message(said.id, form, {**said.arguments, **dict.fromkeys(lacking, count)})


def said_on_a_page(words: Words, thing: str) -> Iterator[Message]:
    """Yield what the server and the client say, with numbers, texts and messages as arguments."""
    for name in sorted(words.messages("en")):
        # Why the server refuses something it says itself: the browser does not have those words.
        if name.startswith("refusal-"):
            continue
        forms = (form for form in (None, *words.forms("en", name)) if words.has("en", name, form))
        for form in forms:
            variables = words.variables("en", name, form)
            given = (*NUMBERS, *TEXTS, Message(thing)) if variables else ("",)
            yield from (Message(name, form, dict.fromkeys(variables, value)) for value in given)


def told(words: Words, messages: Iterable[Message]) -> list[dict[str, Any]]:
    """Return every message once, with what Python says in each language."""
    found = {json.dumps(message.to_json(), sort_keys=True): message for message in messages}
    return [
        {
            "message": message.to_json(),
            "said": {language: words.say_message(language, message) for language in LANGUAGES},
        }
        for message in found.values()
    ]


def said_again(parts: dict[str, list[dict[str, Any]]], folder: Path) -> dict[str, list[str]]:
    """Have the browser's words say it all; return by part and language in what they differ."""
    said, report = folder / "said.json", folder / "report.json"
    said.write_text(json.dumps(parts), encoding="utf-8")
    hatch_build.install(ROOT, with_tools=True)
    wishes = ["src/words/alike.spec.ts", "--reporter", "json", "--outputFile", str(report)]
    done = hatch_build.run_tool(ROOT, ["vitest/vitest.mjs", "run", *wishes], NEWDAWN_SAID=str(said))
    assert report.is_file(), done.stdout + done.stderr
    (file,) = json.loads(report.read_text(encoding="utf-8"))["testResults"]
    return {one["title"]: one["failureMessages"] for one in file["assertionResults"] if one["status"] != "skipped"}


@pytest.mark.parametrize("with_every_number_of_players", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_the_browser_says_every_message_as_python_does(tmp_path: Path, with_every_number_of_players: bool) -> None:
    parts = {"table": told(TABLE, said_on_a_page(TABLE, "lobby-guest"))}
    for name in newdawn.GAMES:
        game = newdawn.load(name)
        numbers = game.player_counts if with_every_number_of_players else (max(game.player_counts),)
        games = chain.from_iterable(said_in_a_game(game, players) for players in numbers)
        page = Words(ROOT / f"web/src/{name}/text")
        parts[name] = told(game.words.WORDS, chain(games, things(game)))
        # What it says on the first page is among the words of the table.
        on_a_page = (one for one in said_on_a_page(page, THING[name]) if not one.id.startswith("lobby-"))
        parts[name] += told(page, on_a_page)
        kinds = {entry["message"]["id"].partition("-")[0] for entry in parts[name]}
        assert {"move", "reason", "log", "decision"} <= kinds
    assert all(len(messages) > 1000 for messages in parts.values())
    assert said_again(parts, tmp_path) == {f"{part} in {language}": [] for part in parts for language in LANGUAGES}


def test_the_comparison_sees_a_single_letter(tmp_path: Path) -> None:
    message = {"id": "lobby-guest", "arguments": {}}
    said = {language: TABLE.say(language, "lobby-guest") for language in LANGUAGES}
    said["fr"] += "\N{NO-BREAK SPACE}"
    found = said_again({"table": [{"message": message, "said": said}]}, tmp_path)
    assert [title for title, failures in found.items() if failures] == ["table in fr"]
