"""What the board, the choices and the glossary of the terminal say."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import newdawn
from newdawn.core.face import Position
from newdawn.core.words import LANGUAGES
from newdawn.outlive import names, words
from newdawn.outlive.components import HERO_STRENGTH
from newdawn.outlive.moves import TABLE
from newdawn.outlive.state import OVERCOMING
from newdawn.terminal import glossary, outlive
from newdawn.terminal.news import lines_of
from newdawn.terminal.outlive.choices import hint
from newdawn.terminal.outlive.scene import SEAT_SIGNS, Scene
from newdawn.terminal.signs import PLAIN, plain_letters
from newdawn.terminal.speech import Speech
from tests.outlive.tables import full, play, table

GAME = newdawn.load("outlive")


def scene(position: Position, seat: int | None = 0, language: str = "en") -> Scene:
    return Scene(position.view(seat), seat, ("",) * position.players, Speech(language))


def drawn(position: Position, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    """Return the table as a seat sees it, without the no-break spaces."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(outlive.draw(scene(position, seat, language), width, (0,), legend=True))
    return " ".join(console.file.getvalue().replace("\N{NO-BREAK SPACE}", " ").split())  # type: ignore[attr-defined]


def hints(position: Position, language: str = "en") -> dict[str, str]:
    seat = position.to_act[0]
    return {str(move): hint(scene(position, seat, language), seat, move) for move in position.moves(seat)}


def looked_up(text: str, language: str = "en") -> list[str]:
    return [entry.word for entry in glossary.find(Speech(language), text)]


def explained(text: str, language: str = "en") -> str:
    return " ".join(entry.text for entry in glossary.find(Speech(language), text))


# The board


def test_an_open_event_shows_its_price_and_points() -> None:
    position = table(2, day=2, convoy=["cold-snap", {"event": "wildfire", "overcome_by": 1}])
    assert "3 Wood, 3 Microchips → 5 pts" in drawn(position)
    assert drawn(position).count("→ ") == 2  # The legend has the other one.


def test_a_flipped_event_says_what_it_does() -> None:
    position = table(2, phase="placing")
    rng = random.Random(0)
    events: list[Any] = []
    while position.record.day == 0:
        seat = position.to_act[0]
        events += position.play(seat, rng.choice(position.moves(seat)))
    line = next(line for line in lines_of(events, position, "en") if line.text.startswith("Event of day 1"))
    assert words.event_card("en", int(position.record.convoy[0]), "text") in line.text


def test_wild_game_shows_its_meat_and_which_value_comes_next() -> None:
    stack = ["endurance-6", "rest"]
    position = table(
        2, board={"wild_game": {"forest": stack}}, tribes=[{"leader": "kooper", "caught": {"endurance-6": 2}}]
    )
    assert "Meat 4/5/[6]/7" in drawn(position)
    assert "Meat 4/5/6/7" in drawn(position, seat=None)


@pytest.mark.parametrize(
    ("convoy", "says"),
    [
        (["wildfire"], "gives 5 Meat (4/[5]/6/7)"),
        (["epizootic"], "gives 4 Meat (4/[5]/6/7 −1)"),
        (["mutation"], "Endurance 6+1 · gives 5 Meat (4/[5]/6/7)"),
    ],
)
def test_the_hunt_says_what_it_gives(convoy: list[str], says: str) -> None:
    mine = {
        "leader": "kooper",
        "caught": {"endurance-6": 1},
        "stock": {"munition": 9},
        "heroes": {"5": "dam", "4": "mine", "3a": "cargo", "3b": "peak"},
    }
    position = table(2, convoy=convoy, board={"wild_game": {"forest": ["endurance-6", "rest"]}}, tribes=[mine])
    play(position, 0, "move 5 forest")
    assert hints(position)["hunt 1"] == says


def test_what_is_left_in_a_pile_is_counted_by_kind() -> None:
    left = "water 1 · cans 1 · wood 1 · metal 1 · chips 1 · muni 2 · algae 1 · empty 2"
    assert left in drawn(table(4), width=77).replace(" │ │ ", " ")


def test_before_the_first_dawn_nothing_lies_anywhere() -> None:
    position = table(2, phase="placing")
    assert "Wood –" in drawn(position)
    assert "Algae: –" in drawn(position)
    assert "Wood 0" not in drawn(position).partition("pts")[0]


@pytest.mark.parametrize(("square", "says"), [(0, "+3"), (3, "0"), (5, "−2")])
def test_the_gauge_has_a_sign(square: int, says: str) -> None:
    assert words.level(square) == says


def test_the_gauge_has_a_sign_on_the_board() -> None:
    assert "Radioactivity +2 ·" in drawn(table(2, tribes=[{"leader": "kooper", "gauge": 2}]))


# The choices


def test_a_room_that_is_there_twice_is_marked() -> None:
    tables = [GAME.new(players=2, seed=seed) for seed in range(50)]
    position, hand = next(
        (position, hand) for position in tables if len(set(hand := position.record.drawn_rooms[0].tolist())) < len(hand)
    )
    moves = [text for group in outlive.grouped(scene(position), 0, position.moves(0)) for _, text, _ in group.moves]
    assert sum(text.endswith(" ×2") for text in moves) == len(hand) - len(moves)


def test_building_says_what_it_costs() -> None:
    mine = {"leader": "kooper", "stock": {"wood": 9}, "rooms": ["room-construction", "draw-and-repair"]}
    position = table(2, night="build", tribes=[mine])
    assert any(said.startswith("costs 3 Materials · ") for move, said in hints(position).items() if "build" in move)


@pytest.mark.parametrize(
    ("theirs", "convoy", "says"),
    [
        # Their 4 has a slot of its own; under a sandstorm it would need ours.
        ({}, ["wildfire"], "exposed to ●1"),
        ({}, ["sandstorm"], ""),
        ({"rooms": [full("cargo-two")]}, ["sandstorm"], "exposed to ●1"),
        ({"equipment": {"grappling-hook": "repaired"}}, ["sandstorm"], "exposed to ●1"),
        ({"equipment": {"grappling-hook": "broken"}}, ["sandstorm"], ""),
        ({"equipment": {"baseball-bat": "repaired"}}, ["wildfire"], "exposed to ●2"),
        ({"heroes": {"4": {"at": "dam", "state": "idle"}}}, ["wildfire"], ""),
        (
            {"heroes": {"4": {"at": "dam", "state": "idle"}}, "equipment": {"exoskeleton": "repaired"}},
            ["wildfire"],
            "exposed to ●1",
        ),
        (
            {"heroes": {"4": {"at": "mine", "state": "idle"}, "3a": {"at": "cargo", "state": "idle"}}},
            ["wildfire"],
            "could be exposed to ●1",
        ),
        (
            {"heroes": {"4": {"at": "mine", "state": "idle"}, "3a": {"at": "cargo", "state": "spent"}}},
            ["wildfire"],
            "",
        ),
    ],
)
def test_who_could_put_a_hero_on_the_ship_under_pressure(theirs: dict[str, Any], convoy: list[str], says: str) -> None:
    spent = {
        hero: {"at": place, "state": "spent"} for hero, place in (("3a", "blackwood"), ("3b", "peak"), ("5", "base"))
    }
    heroes = {**spent, "4": {"at": "mine", "state": "idle"}, **theirs.get("heroes", {})}
    mine = {"leader": "kooper", "heroes": {"3a": {"at": "fairgrounds", "state": "idle"}}}
    other = {"leader": "solen", **theirs, "heroes": heroes}
    position = table(2, convoy=convoy, tribes=[mine, other])
    said = hints(position)["move 3a cargo"].split(" · ")
    assert [part for part in said if "exposed" in part] == ([says] if says else [])


@pytest.mark.parametrize("seed", range(4))
def test_exposure_is_never_wrong_about_the_next_player(seed: int) -> None:
    rng = random.Random(seed)
    position = GAME.new(players=2 + seed % 3, seed=seed)
    checked = 0
    while not position.is_over and checked < 120:
        seat = rng.choice(position.to_act)
        move = rng.choice(position.moves(seat))
        if position.decision(seat) != "move-hero" or move.structure[0] not in ("move", "hook"):
            position.play(seat, move)
            continue
        said = hint(scene(position, seat), seat, move)
        hero = names.HEROES.index(move.structure[1])
        place = move.structure[2] if move.structure[0] == "move" else "cargo"
        position.play(seat, move)
        rooms = position.record.survivors.copy()
        while position.record.stage < OVERCOMING and "move-hero" not in map(position.decision, position.to_act):
            answering = rng.choice(position.to_act)
            position.play(answering, rng.choice(position.moves(answering)))
        other = position.to_act[0] if position.record.stage < OVERCOMING else seat
        if other == seat or position.decision(other) != "move-hero" or (rooms != position.record.survivors).any():
            continue
        arrivals = [
            theirs.structure[1]
            for theirs in position.moves(other)
            if (theirs.structure[0] == "move" and theirs.structure[2] == place)
            or (theirs.structure[0] == "hook" and place == "cargo")
        ]
        stronger = max((int(HERO_STRENGTH[names.HEROES.index(name)]) for name in arrivals), default=0)
        threat = stronger > HERO_STRENGTH[hero]
        sure = [part for part in said.split(" · ") if part.startswith("exposed")]
        assert threat == any(SEAT_SIGNS[other] in part for part in sure), (said, move, arrivals)
        checked += 1
    assert checked > 20


# The glossary


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_notation_is_explained(language: str) -> None:
    for family in (TABLE.names, names.ROOMS, names.EQUIPMENT, names.EVENTS, names.TOKENS, names.PLACES, names.LEADERS):
        for name in family:
            assert looked_up(name, language), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "heading",
    [
        "standings-points",
        "standings-survivors",
        "standings-rooms",
        "standings-equipment",
        "shelter-room",
        "shelter-survivors",
        "shelter-upkeep",
        *(f"short-{token}" for token in (*names.TOKENS, "algae", "empty")),
    ],
)
def test_every_heading_is_explained(language: str, heading: str) -> None:
    assert looked_up(Speech(language)(heading), language)


@pytest.mark.parametrize(
    ("language", "text", "first"),
    [
        ("en", "water", "Water"),
        ("en", "draw-equipment", "Draw 2 Equipment tiles"),
        ("en", "Survivors", "survivor"),
        ("en", "events", "event"),
        ("en", "hunt", "hunt POSITION"),
        ("fr", "tempete", "tempête de sable"),
        ("es", "habitacion", "habitación"),
        ("en", "upkeep", "upkeep"),
    ],
)
def test_a_word_is_found(language: str, text: str, first: str) -> None:
    assert looked_up(text, language)[0].casefold() == first.casefold()


def test_the_rules_give_prices_and_values() -> None:
    assert "To overcome it at night: " in explained("sandstorm")
    assert "survival points" in explained("sandstorm")
    assert "6: 4/5/6/7" in explained("wild game")
    assert explained("nothing of the kind") == ""


# Words


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1 supply for", "2 supplies for"),
        ("fr", "1 denrée pour", "2 denrées pour"),
        ("es", "1 materia prima (", "2 materias primas ("),
    ],
)
def test_one_is_singular(language: str, one: str, more: str) -> None:
    say = Speech(language)
    assert one in say("shelter-due", supplies=1, water=0)
    assert more in say("shelter-due", supplies=2, water=0)
    assert say("hint-room", places=1, upkeep=1).split(",")[0] in ("1 place", "1 plaza")


def test_spanish_has_one_word_for_munitions() -> None:
    assert [words.tokens("es", "munition", count) for count in (1, 2)] == ["1 munición", "2 municiones"]


# Terminals that cannot show our signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_plain_letter(language: str) -> None:
    position = table(4, convoy=["cold-snap"], tribes=[{"leader": "kooper", "gauge": -2, "rooms": [full("cargo-two")]}])
    # Frames are drawn otherwise on such terminals.
    text = drawn(position, language=language).translate({ord(sign): " " for sign in "╭─╮│╰╯"})
    plain = text.encode("ascii", PLAIN).decode("ascii")
    assert plain.count("?") == text.count("?")
    assert "A5" in plain


def test_plain_letters_keep_what_can_be_shown() -> None:
    assert "▲ é ①".encode("latin-1", PLAIN).decode("latin-1") == "A é *"
    assert plain_letters("○ × −2 → ☺") == "o x -2 > @"
