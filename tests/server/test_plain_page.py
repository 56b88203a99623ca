"""The plain page keeps to the content security policy, and its picture shows what a seat may see, and nothing else."""

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import pytest

import newdawn
from newdawn.core.face import Position
from newdawn.core.words import LANGUAGES
from newdawn.server.live import log_book
from newdawn.server.web import picture as drawing
from newdawn.server.web.picture import NARROWEST, WIDEST, picture
from newdawn.server.words import page_words

PAGES = Path(drawing.__file__).with_name("pages")
SCRIPT = (PAGES / "plain.js").read_text(encoding="utf-8")
STYLE = (PAGES / "plain.css").read_text(encoding="utf-8")
WIDTHS = (1, NARROWEST, WIDEST, 10_000)
SVG = "{http://www.w3.org/2000/svg}"


# The page -------------------------------------------------------------------------------------------------------------


class Parts(HTMLParser):
    """The elements of a page, and the text within scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self._open = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attributes)))
        self._open = tag

    def handle_data(self, data: str) -> None:
        if self._open in ("script", "style"):
            self.inline += data.strip()


def test_the_page_has_nothing_inline_and_fetches_its_own_files_only() -> None:
    page = Parts()
    page.feed((PAGES / "index.html").read_text(encoding="utf-8"))
    assert page.inline == ""
    for _, attributes in page.elements:
        assert not any(name == "style" or name.startswith("on") for name in attributes)
        for name in ("src", "href"):
            address = attributes.get(name)
            if address is not None:
                folder, _, file = address.rpartition("/")
                assert folder == "/assets"
                assert (PAGES / file).is_file()
    assert not re.search(r"@import|url\(", STYLE)


def test_what_people_write_is_never_taken_for_markup() -> None:
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b|Function\(", SCRIPT
    )


def test_tokens_stay_out_of_addresses() -> None:
    assert SCRIPT.count("Authorization: `Bearer ${token}`") == 1
    assert not re.search(r"[?&#]token|token=|searchParams\.set\(\"token", SCRIPT)


def test_the_page_asks_for_no_more_of_the_log_than_the_server_keeps() -> None:
    found = re.search(r"^const HISTORY = (\d+);$", SCRIPT, re.MULTILINE)
    assert found is not None
    assert 0 < int(found[1]) <= log_book._KEPT_ENTRIES


def test_the_page_asks_for_a_long_log_once_and_takes_what_comes() -> None:
    # Only a page that has never seen the table asks again, and every answer ends that.
    assert re.findall(r"mayAskBack = ([^;]+);", SCRIPT) == ["!(table in seen)", "false"]
    assert re.search(r"this\.mayAskBack = false;\n\s+if \(isTooLong\)", SCRIPT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_page_is_there(language: str) -> None:
    said = set(re.findall(r"\bsay\(\"([a-z-]+)\"", SCRIPT))
    assert said
    assert {f"page-{name}" for name in said} <= page_words(language).keys()


# The picture ----------------------------------------------------------------------------------------------------------


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
