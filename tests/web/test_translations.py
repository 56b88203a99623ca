"""No word on any page lacks a translation: the gate.

All words of the client are Fluent messages, in `web/text` or among those of the server and the games. Here it is proved
that all three languages have them, that every message that the sources ask for is there, that none is left over, and
that no sentence stands in the sources themselves.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from newdawn.core.words import LANGUAGES, Words, problems

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
OWN = ROOT / "web/text"
SERVER = ROOT / "newdawn/server/text"
WORDS = Words(SERVER, OWN)

# What `t` is asked for: a message by its name, or one whose name is put together: t(`level-${level}`).
_NAME = r'"([a-z0-9-]+)"'
_ASKED = re.compile(rf"""\bt\(\s*(?:{_NAME}|`([^`]*)`|[\w.!?()= ]+\?\s*{_NAME}\s*:\s*{_NAME})""")
_PUT_TOGETHER = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
_TEXT = re.compile(r">([^<>{}]*[^\W\d_]{2,}[^<>{}]*)<")
_SPOKEN = re.compile(r"""\b(aria-label|aria-description|title|placeholder|alt|label)="([^"{}]*[^\W\d_]{2,}[^"{}]*)\"""")
NAMES = {"Newdawn", "Outlive", "Paris: New Eden"}
"""What is called the same in every language."""
ALIKE = {
    *("convoy", "hall-title-eden", "hall-title-outlive"),
    *("eden-map-tab-map", "eden-map-tab-refuge", "refuge-title"),
    *("mission-count", "mission-title", "rules-section-leader", "rules-section-mission", "shell-missions"),
    *("refuge-points", "rules-figure-points", "rules-figure-zone", "shell-points", "shell-pressure"),
    *("score", "shell-key-score", "shell-score"),
    *("hall-level-expert", "hall-opponents-count", "log-filter-chat", "replay-pause", "settings-speed-double"),
    *("settings-speed-normal", "shell-days-hours", "shell-menu", "shelter-status-active", "tutorial-guide"),
}
"""What is the same in English and in another language, because the word is: Mission, Score, Pause."""


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the sources of the client."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(("schema.ts", ".spec.ts")):
            yield path, path.read_text(encoding="utf-8")


def asked() -> tuple[set[str], tuple[str, ...]]:
    """Return all that may be the name of a message in the sources, and how those begin that are put together."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for _, text in sources():
        names |= set(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", text))
        beginnings |= set(_PUT_TOGETHER.findall(text))
    return names, tuple(beginnings)


def test_all_languages_have_all_words_of_the_client() -> None:
    assert problems(WORDS, alike=ALIKE) == []


def test_every_message_that_the_client_asks_for_is_there() -> None:
    known = WORDS.messages("en")
    missing = set()
    for path, text in sources():
        for name, pattern, one, other in _ASKED.findall(text):
            missing |= {f"{path.name}: {found}" for found in (name, one, other) if found and found not in known}
            beginning = pattern.split("${")[0]
            if pattern and beginning and not any(message.startswith(beginning) for message in known):
                missing.add(f"{path.name}: {pattern}")
    assert missing == set()


def test_no_message_of_the_client_is_left_over() -> None:
    names, beginnings = asked()
    own = Words(OWN).messages("en")
    referred = {name for message in own for name in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", WORDS.source("en", message))}
    # A function may be given the beginning of a name, which is a message itself: `hall-clock` for `hall-clock-day`.
    beginnings += tuple(f"{name}-" for name in names & own)
    unused = {message for message in own if message not in names | referred and not message.startswith(beginnings)}
    assert unused == set()


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
