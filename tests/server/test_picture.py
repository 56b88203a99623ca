"""A picture of a table shows what a seat may see, and nothing else."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import newdawn
from newdawn.core.face import Position
from newdawn.core.words import LANGUAGES
from newdawn.server.web.picture import NARROWEST, WIDEST, picture

WIDTHS = (1, NARROWEST, WIDEST, 10_000)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=newdawn.GAMES)
def position(request: pytest.FixtureRequest) -> Position:
    """A game in which a few moves were played."""
    game = newdawn.load(request.param)
    position = game.new(players=3, seed=4)
    for _ in range(30):
        seat = position.may_act[0]
        position.play(seat, position.moves(seat)[0])
    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_drawn_and_does_nothing_else(position: Position, language: str) -> None:
    names = ("Ann", "<script>", 'B"&')
    for seat in (0, None):
        svg = picture(position.view(seat), language, names, columns=110)
        root = ElementTree.fromstring(svg)
        kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert kinds == {"svg", "style", "defs", "clipPath", "rect", "g", "text"}
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"url\((?!#)|@import", svg)
        assert "<script>" in "".join(root.itertext()).replace("\xa0", " ")


def test_a_picture_tells_nothing_that_the_seat_may_not_know(position: Position) -> None:
    for seat in (0, 1, None):
        view = position.view(seat)
        assert picture(view, "en") == picture(view.deal(seed=9).view(seat), "en")
    begun = position.game.new(players=3, seed=4)
    assert picture(begun.view(0), "en") != picture(begun.view(1), "en") != picture(begun.view(None), "en")


def test_a_picture_is_as_wide_as_asked_for_within_reason(position: Position) -> None:
    widths = [
        ElementTree.fromstring(picture(position.view(0), "en", columns=columns)).get("width") for columns in WIDTHS
    ]
    assert widths[0] == widths[1] != widths[2] == widths[3]


def test_a_picture_has_colours_for_a_dark_page_and_for_a_light_one(position: Position) -> None:
    dark, _, light = picture(position.view(0), "en").partition("@media (prefers-color-scheme: light)")
    assert {rule.split()[0] for rule in re.findall(r"\.table-r\d+ \{", dark)} == {
        rule.split()[0] for rule in re.findall(r"\.table-r\d+ \{", light)
    }
