"""No word on any page lacks a translation: the gate.

All words of the client are Fluent messages: those of the house in `web/text` and among those of the server, those of a
game in its folder of `web/src`. Here it is proved that all three languages have them, that every message that the
sources ask for is there, that none is left over, and that no sentence stands in the sources themselves.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from newdawn.core.words import LANGUAGES, Words, problems

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
OWN = ROOT / "web/text"
SERVER = ROOT / "newdawn/server/text"
WORDS = Words(SERVER, OWN)
GAMES = sorted(path.parent.name for path in SOURCES.glob("*/screen.ts"))
"""The games that have a board."""

# What `t` is asked for: a message by its name, or one whose name is put together: t(`level-${level}`).
_NAME = r'"([a-z0-9-]+)"'
_ASKED = re.compile(rf"""\bt\(\s*(?:{_NAME}|`([^`]*)`|[\w.!?()= ]+\?\s*{_NAME}\s*:\s*{_NAME})""")
_PUT_TOGETHER = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
_TEXT = re.compile(r">([^<>{}]*[^\W\d_]{2,}[^<>{}]*)<")
_SPOKEN = re.compile(r"""\b(aria-label|aria-description|title|placeholder|alt|label)="([^"{}]*[^\W\d_]{2,}[^"{}]*)\"""")
NAMES = {"Newdawn"}
"""What is called the same in every language."""
ALIKE = {
    *("score", "shell-key-score", "shell-score", "shell-points", "plain-no", "lobby-page-title"),
    *("lobby-level-expert", "lobby-opponents-count", "log-filter-chat", "replay-pause", "settings-speed-double"),
    *("settings-speed-normal", "shell-days-hours", "shell-menu", "tutorial-guide"),
}
"""What is the same in English and in another language, because the word is: Mission, Score, Pause."""
ALIKE_IN = {
    "outlive": ("convoy", "rules-section-leader", "rules-figure-points", "shell-pressure", "shelter-status-active"),
    "eden": (
        *("eden-map-tab-map", "eden-map-tab-refuge", "refuge-title", "refuge-points"),
        *("mission-count", "mission-title", "rules-section-mission", "shell-missions"),
        *("rules-figure-points", "rules-figure-zone"),
    ),
}


def text_of(game: str) -> Path:
    """Return where a game has its words of the client."""
    return SOURCES / game / "text"


def room_of(path: Path) -> str:
    """Return the game that a source belongs to; empty: it belongs to all of them."""
    room = path.relative_to(SOURCES).parts[0]
    return room if room in GAMES else ""


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the sources of the client."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(("schema.ts", ".spec.ts")):
            yield path, path.read_text(encoding="utf-8")


def asked(*rooms: str) -> tuple[set[str], tuple[str, ...]]:
    """Return all that may be the name of a message in the sources, and how those begin that are put together."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for path, text in sources():
        if room_of(path) in rooms:
            names |= set(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", text))
            beginnings |= set(_PUT_TOGETHER.findall(text))
    return names, tuple(beginnings)


def test_all_languages_have_all_words_of_the_house() -> None:
    assert problems(WORDS, alike=ALIKE) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_all_words_of_a_game(game: str) -> None:
    assert problems(Words(text_of(game)), alike=ALIKE_IN[game]) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_takes_nothing_from_what_others_say(game: str) -> None:
    own = Words(text_of(game)).messages("en")
    assert own & WORDS.messages("en") == set()
    assert own & Words(ROOT / f"newdawn/{game}/text").messages("en") == set()


def test_every_message_that_the_client_asks_for_is_there() -> None:
    house = WORDS.messages("en")
    own = {game: Words(text_of(game)).messages("en") for game in GAMES}
    missing = set()
    for path, text in sources():
        room = room_of(path)
        # What begins with something that is put together may be said by any game.
        spoken = set().union(house, *(own[game] for game in ([room] if room else GAMES)))
        known = spoken if room else house
        for name, pattern, one, other in _ASKED.findall(text):
            missing |= {
                f"{path.name}: {found}"
                for found in (name, one, other)
                if found and found not in known and f'knows("{found}")' not in text
            }
            beginning = pattern.split("${")[0]
            if pattern and beginning and not any(message.startswith(beginning) for message in spoken):
                missing.add(f"{path.name}: {pattern}")
    assert missing == set()


def left_over(own: Words, *rooms: str) -> set[str]:
    """Return the messages that no source of these rooms asks for."""
    names, beginnings = asked(*rooms)
    known = own.messages("en")
    referred = {name for message in known for name in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", own.source("en", message))}
    # A function may be given the beginning of a name, which is a message itself: `lobby-clock` for `lobby-clock-day`.
    beginnings += tuple(f"{name}-" for name in names & known)
    return {message for message in known if message not in names | referred and not message.startswith(beginnings)}


def test_no_message_of_the_house_is_left_over() -> None:
    assert left_over(Words(OWN), "", *GAMES) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_left_over(game: str) -> None:
    assert left_over(Words(text_of(game)), "", game) == set()


def markup(text: str) -> str:
    """Return the markup of a component alone: no script, no style, no commands, no comments, no expressions."""
    for pattern in (r"<script.*?</script>", r"<style.*?</style>", r"<code>.*?</code>", r"<!--.*?-->"):
        text = re.sub(pattern, "", text, flags=re.DOTALL)
    while re.search(r"\{[^{}]*\}", text):
        text = re.sub(r"\{[^{}]*\}", "", text)
    return re.sub(r"&[a-z]+;", " ", text).replace("=>", "")


def test_no_words_stand_in_the_markup() -> None:
    found = []
    for path, source in sources():
        if path.suffix == ".svelte":
            text = markup(source)
            words = [match.strip() for match in _TEXT.findall(text)] + [value for _, value in _SPOKEN.findall(text)]
            found += [f"{path.relative_to(SOURCES)}: {one}" for one in words if one not in NAMES]
    assert found == []


def test_the_gate_sees_words_in_the_markup() -> None:
    assert _TEXT.findall(markup("<p>{t('x')} and more</p>")) == [" and more"]
    assert _SPOKEN.findall(markup('<button aria-label="Close it">✕</button>')) == [("aria-label", "Close it")]
    assert _TEXT.findall(markup("<p>{#if a}{t('x')}{/if} 6 → 2 ×</p>")) == []


def test_the_gate_sees_a_missing_message(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("hello = Hello\n" if language != "fr" else "")
    assert problems(Words(tmp_path), alike=("hello",)) != []
