"""The box of a game, as clients get it: true to its schema, complete in its rulings, and kept by browsers."""

import asyncio
import re
from pathlib import Path

import pytest

import newdawn
from newdawn.core.words import LANGUAGES, Message
from newdawn.server import schema
from newdawn.server.web.boxes import Boxes, box
from tests.server.serving import asking, quick

RULES = Path(__file__).parents[2] / "docs" / "rules"
UNTOLD = {"outlive": {27}, "eden": {48}}
"""Rulings about misprints and examples of the rulebooks: they change nothing for players."""

pytestmark = pytest.mark.parametrize("game", newdawn.GAMES)


def rulings_of_the_page(game: str) -> dict[int, str]:
    """Return the provenance of each ruling on the rules page, by number."""
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return {
        int(number): provenance
        for number, provenance in re.findall(r"^\| (\d+) \| [^|]+ \| ([^|]+) \|(?:[^|]*\|){2}$", page, re.MULTILINE)
    }


def test_a_box_is_what_the_schema_says(game: str) -> None:
    found = schema.Box.model_validate_json(Boxes().packed(game).content, strict=True)
    assert found.game == game
    assert found.terms == list(found.families["term"])
    assert all(section["provenance"] for section in found.components["events"].values())


def test_players_are_told_the_rulings_of_the_rules_page_with_their_provenance(game: str) -> None:
    told = {ruling["number"]: ruling["provenance"] for ruling in box(game)["rulings"]}
    page = rulings_of_the_page(game)
    assert len(page) > 60
    assert told == {number: word for number, word in page.items() if number not in UNTOLD[game]}


def test_every_ruling_is_about_things_of_the_box(game: str) -> None:
    families = box(game)["families"]
    for ruling in box(game)["rulings"]:
        assert ruling["about"], ruling["number"]
        for key in ruling["about"]:
            family, name = key.split(":")
            assert name in families[family], (ruling["number"], key)


def test_every_ruling_can_be_said_and_is_short(game: str) -> None:
    words = newdawn.load(game).words.WORDS
    for ruling in box(game)["rulings"]:
        for language in LANGUAGES:
            text = words.say_message(language, Message.from_json(ruling["text"]))
            assert text.endswith(".")
            assert len(text) < 280, (language, ruling["number"])


def test_a_browser_that_has_the_box_is_told_so(game: str, sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            first = await client.get(f"/api/games/{game}/box")
            assert first.status_code == 200
            assert first.headers["cache-control"] == "no-cache"
            assert first.json() == box(game)
            tag = first.headers["etag"]
            again = await client.get(f"/api/games/{game}/box", headers={"If-None-Match": tag})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            other = await client.get(f"/api/games/{game}/box", headers={"If-None-Match": '"old"'})
            assert other.status_code == 200

    asyncio.run(ask())
