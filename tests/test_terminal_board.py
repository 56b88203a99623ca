"""What the board, the choices and the glossary of the terminal say, for Outlive, for Paris: New Eden and for both."""

import io
import random
import subprocess
import sys
from typing import Any, get_type_hints

import pytest
from rich.console import Console

import newdawn
from newdawn import GAMES
from newdawn.core.face import Position
from newdawn.core.words import LANGUAGES
from newdawn.drawing import glossary
from newdawn.drawing.art import MESSAGES, Art, art_of
from newdawn.drawing.choices import Choices
from newdawn.drawing.news import lines_of
from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.drawing.scores import draw_scores
from newdawn.drawing.signs import PLAIN, plain_letters
from newdawn.drawing.speech import Speech, words_of
from newdawn.eden import names as eden_names
from newdawn.outlive import drawing, names, words
from newdawn.outlive.components import HERO_STRENGTH
from newdawn.outlive.drawing.choices import hint
from newdawn.outlive.state import OVERCOMING
from tests.drawn import rows
from tests.eden import tables as eden
from tests.eden.scenes import ALL_MISSIONS
from tests.outlive.tables import full, play, table

GAME = newdawn.load("outlive")
both_games = pytest.mark.parametrize("game", GAMES)


def scene(position: Position, seat: int | None = 0, language: str = "en") -> Scene:
    return Scene(position.view(seat), seat, ("",) * position.players, Speech(language))


def drawn(position: Position, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    """Return the table as a seat sees it, without the no-break spaces."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    art = art_of(position.game.name)
    console.print(art.draw(scene(position, seat, language), width, (0,), legend=True))
    return " ".join(console.file.getvalue().replace("\N{NO-BREAK SPACE}", " ").split())  # type: ignore[attr-defined]


def choices(position: Position, seat: int | None = None, language: str = "en") -> list[Choices]:
    """Return the moves that are listed for a seat (None: for the one that decides)."""
    seat = position.to_act[0] if seat is None else seat
    return art_of(position.game.name).grouped(scene(position, seat, language), seat, position.moves(seat))


def hints(position: Position, seat: int | None = None) -> dict[str, str]:
    return {str(move): hint for group in choices(position, seat) for move, _, hint in group.moves}


def looked_up(text: str, language: str = "en", game: str = "outlive") -> list[str]:
    return [entry.word for entry in glossary.find(game, Speech(language), text)]


def explained(text: str, language: str = "en", game: str = "outlive") -> str:
    return " ".join(entry.text for entry in glossary.find(game, Speech(language), text))


# Outlive: the board


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


def test_game_below_the_top_is_as_tough_as_an_event_makes_it() -> None:
    stack = {"stack": ["endurance-6", "endurance-5", "endurance-7"], "known_to": [0]}
    position = table(2, convoy=["mutation"], board={"wild_game": {"forest": stack}})
    assert "Endurance 6+1 (3 left)" in drawn(position)
    assert "below: 5+1 7+1" in drawn(position)


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
    left = "water 1 · canned 1 · wood 1 · metal 1 · chips 1 · muni 2 · algae 1 · empty 2"
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


def test_a_shelter_says_whether_there_is_enough_to_eat_tonight() -> None:
    mine = {"airlock": 3, "stock": {"meat": 2, "water": 1}}
    assert "Tonight: 1 of 2 supplies (airlock: 2 water)" in drawn(table(2, tribes=[mine]))


def test_a_shelter_shows_permanent_water_until_it_is_spent() -> None:
    assert "permanent water 1" in drawn(table(2, tribes=[{"rooms": [full("permanent-water")]}]))
    assert "permanent water" not in drawn(table(2, tribes=[{"rooms": [full("permanent-water", used=True)]}]))


# Outlive: the choices


def test_a_hero_who_acts_has_as_many_points_as_its_strength() -> None:
    position = table(2, convoy=["sandstorm"], tribes=[{"heroes": {"5": "dam"}}])
    play(position, 0, "move 5 forest")
    assert "Hero 5 at the Forest, 3 of 3 action points left." in situation(position, 0)


def test_a_room_that_is_there_twice_is_marked() -> None:
    tables = [GAME.new(players=2, seed=seed) for seed in range(50)]
    position, hand = next(
        (position, hand) for position in tables if len(set(hand := position.record.drawn_rooms[0].tolist())) < len(hand)
    )
    moves = [text for group in drawing.grouped(scene(position), 0, position.moves(0)) for _, text, _ in group.moves]
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


# Outlive: the glossary


def test_the_rules_give_prices_and_values() -> None:
    assert "To overcome it at night: " in explained("sandstorm")
    assert "survival points" in explained("sandstorm")
    assert "6: 4/5/6/7" in explained("wild game")
    assert explained("nothing of the kind") == ""


# Outlive: words


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "0 of 1 supply (", "0 of 2 supplies ("),
        ("fr", "0 sur 1 denrée (", "0 sur 2 denrées ("),
        ("es", "0 de 1 materia prima (", "0 de 2 materias primas ("),
    ],
)
def test_one_is_singular(language: str, one: str, more: str) -> None:
    say = Speech(language)
    assert one in say("outlive-shelter-due", have=0, need=1, rows=0)
    assert more in say("outlive-shelter-due", have=0, need=2, rows=0)
    assert say("outlive-hint-room", places=1, upkeep=1).split(",")[0] in ("1 space", "1 place", "1 espacio")


def test_spanish_has_one_word_for_munitions() -> None:
    assert [words.tokens("es", "munition", count) for count in (1, 2)] == ["1 proyectil", "2 proyectiles"]


# Paris: New Eden: the board


def test_an_event_shows_what_it_takes_and_who_would_overcome_it() -> None:
    ready = {"settled": {"brawler": 1, "healer": 1}, "equipment": {"bullet": 1, "capsule": 1}}
    half = {"settled": {"brawler": 2}, "equipment": {"bullet": 1}}
    events = {"events": ["spring-a", "spring-d", {"event": "spring-b", "flipped": True}], "heroine": 1}
    text = drawn(eden.table(3, board=events, refuges=[ready, half, {}]))
    assert "2B/H → 2 ▲✓ ●✓ ■2" in text
    assert "1B 1H 1S → 3 ▲1 ●1 ■3" in text
    assert "✗ 2B/S → 2" in text
    assert "2B/S → 2 ▲" not in text
    assert "Heroine ●" in text


def test_the_board_shows_tokens_and_the_tops_of_the_stacks() -> None:
    stacks = {"summer": ["farmer", "wild", "rest"], "autumn": ["healer", "rest"], "winter": ["sage", "rest"]}
    station = {"station": {"tinkerer": 2, "wild": 1}, "station_stacks": stacks, "bat": 1}
    text = drawn(eden.table(2, board=station))
    assert "Tokens T T ★ " in text
    assert "Then: F+5? H+5? S+5?" in text
    assert "Bat ● · Binoculars –" in text


def test_buildings_show_what_is_printed_on_them() -> None:
    shown = {
        "tinkerer": {"shown": ["tinkerer-8", "tinkerer-3"]},
        "brawler": {"shown": ["brawler-7", "brawler-15"]},
        "farmer": {"shown": ["farmer-12", "farmer-8"]},
    }
    text = drawn(eden.table(2, board={"buildings": shown}))
    assert "T z 2 Cans T T swap of two dice" in text
    assert "B b h B z z" in text
    assert "F z 1 Can F 3 Cans" in text


@pytest.mark.parametrize("keys", [{"phase": "gathering"}, {"phase": "announcing", "acquiring": {"type": "sage"}}])
def test_a_strength_shows_what_wilds_could_add(keys: dict[str, Any]) -> None:
    mine = {"dice": {"sage": 1, "wild": 1}, "tokens": {"sage": 1, "wild": 1}}
    theirs = {"dice": {"farmer": 2}}
    text = drawn(eden.table(2, refuges=[mine, theirs], board={"binoculars": 1}, **keys))
    assert text[text.index("S Sage") : text.index("F Farmer")].endswith(" 2–4 – ")
    assert text[text.index("F Farmer") : text.index("★ Wild")].endswith(" – 2 ")
    assert "★ Wild 2 –" in text


def test_an_announced_strength_is_fixed() -> None:
    mine = {"dice": {"sage": 2, "wild": 2}}
    theirs = {"dice": {"sage": 1, "wild": 1}}
    position = eden.table(
        2, phase="announcing", acquiring={"type": "sage"}, board={"binoculars": 1}, refuges=[mine, theirs]
    )
    assert "▸S Sage" in drawn(position)
    assert position.to_act == (1,)
    position.play(1, "add die")
    line = drawn(position)
    assert line[line.index("S Sage") : line.index("F Farmer")].endswith(" 2–4 2 ")
    assert situation(position) == "Sage buildings: your strength 2, the others ●2."
    position.play(0, "add die")
    assert situation(position) == "Sage buildings: your strength 3, the others ●2."


def situation(position: Position, seat: int | None = None, language: str = "en") -> str:
    seat = position.to_act[0] if seat is None else seat
    return art_of(position.game.name).situation(scene(position, seat, language), seat)


@pytest.mark.parametrize(
    ("people", "cans", "mark", "says"),
    [
        ({"farmer": 2, "brawler": 4}, 0, "6 ✓2", "Feeding takes 2 farmers (2 here) → 2 pts"),
        ({"farmer": 1, "brawler": 4, "healer": 4}, 3, "9 ✓3 −2", "3 farmers (1 here) and 2 Cans of 3 → 3 pts"),
        ({"brawler": 4, "healer": 4}, 1, "8 ✗ −1", "2 farmers (0 here) and 2 Cans (1 here): not possible, no 2 pts"),
    ],
)
def test_everybody_sees_whether_a_refuge_can_be_fed(people: dict[str, int], cans: int, mark: str, says: str) -> None:
    text = drawn(eden.table(2, refuges=[{"settled": people, "cans": cans}]))
    assert f" {mark} ● Orange" in text
    assert says in text


@pytest.mark.parametrize(("cards", "says"), [(0, "0 (zone 0)"), (3, "6 (zone 5–8)"), (21, "42 (zone 41+)")])
def test_a_refuge_shows_its_zone_of_the_population_track(cards: int, says: str) -> None:
    doubles = ["tinkerer-3", "tinkerer-6", "tinkerer-7", "tinkerer-11", "tinkerer-13"]
    doubles += [f"{kind}-{card}" for kind in ("brawler", "healer", "sage") for card in (9, 10, 11, 12, 13, 14)]
    position = eden.table(2, refuges=[{"buildings": doubles[:cards]}])
    assert f"Survivors, {says}:" in drawn(position)


@pytest.mark.parametrize(
    ("mission", "says"),
    [
        ("most-brawlers", "✓ Strictly most brawlers – 6 points 3 against 2"),
        ("most-healers", "✗ Strictly most healers – 6 points 1 against 1"),
        ("fewest-slackers", "✓ Fewest slackers, even if tied – 6 points 0 against 0"),
        ("pairs-of-brawlers", "✗ At least 2 pairs of brawlers – 2 points 3 of 4"),
        ("binoculars", "✗ Binoculars at the end of the game – 2 points with ●"),
        ("new-building-3", "✗ New Building (2 brawlers, 2 healers → 1 sage with 1 book) lacks H1"),
        ("new-building-1", "✓ New Building (2 healers, 2 sages → 1 brawler with 1 bullet) can be placed"),
    ],
)
def test_a_mission_shows_how_it_stands(mission: str, says: str) -> None:
    mine = {"missions": [mission], "settled": {"brawler": 3, "healer": 1, "sage": 2}}
    if says.endswith("placed"):
        mine["settled"] = {"healer": 2, "sage": 2}
    theirs = {"settled": {"brawler": 1, "healer": 1}, "buildings": ["brawler-1"]}
    text = drawn(eden.table(2, board={"binoculars": 1}, refuges=[mine, theirs])).replace(" │ │ ", " ")
    assert says in text


def test_missions_of_others_are_only_counted() -> None:
    position = eden.table(2, refuges=[{"missions": ["most-brawlers", "ten-slackers"]}])
    assert "Missions in hand: 2" in drawn(position, seat=1)
    assert "brawlers – 6" not in drawn(position, seat=1)
    assert "brawlers – 6" in drawn(position, seat=0)


def test_a_refuge_shows_people_tools_powers_and_what_it_holds() -> None:
    mine = {
        "settled": {"brawler": 2, "sage": 1},
        "equipment": {"bullet": 3},
        "buildings": ["tinkerer-9", "farmer-1"],
        "dice": {"healer": 1, "wild": 1},
        "tokens": {"tinkerer": 1},
        "new_buildings": ["new-building-7"],
    }
    text = drawn(eden.table(2, board={"bat": 0, "heroine": 0}, refuges=[mine]))
    assert "Survivors, 5 (zone 5–8): T1 B2 H0 S1 F1 z0" in text
    assert "Equipment b4 h1 s1 · equipped B2 S1" in text
    assert "Dice H ★ · Tokens T · 0 Cans · Heroine, Bat" in text
    assert "Buildings, 3: T1 F1 · New Building (2 tinkerers, 2 slackers → 3 Cans)" in text
    assert "Powers: 1 equipment of each type" in text


def test_points_scored_stand_apart_from_points_if_the_game_ended_now() -> None:
    mine = {"event_points": 3, "feeding_points": 2, "missions": ["two-powers"]}
    position = eden.table(2, board={"binoculars": 0}, refuges=[mine])
    assert "victory points: 5" in drawn(position)
    scores = {row[0]: row[1:] for row in rows(draw_scores(scene(position, 1)))}
    assert scores["Scored so far"] == ["5", "0"]
    assert scores["If it ended now"] == ["7 + ?", "0"]


# Paris: New Eden: the choices

DICE = {
    "tower": {"sage": 1, "wild": 1},
    "bridge": {"wild": 2},
    "restaurant": {"healer": 2},
    "city-center": {"sage": 5},
    "train-station": {"healer": 2, "brawler": 1},
}
"""All that two players share."""


def test_dice_are_listed_by_location_with_what_lies_there() -> None:
    board = {"dice": DICE, "equipment": {"bullet": 1, "book": 2}, "bat": 1, "station": {"wild": 3, "sage": 3}}
    position = eden.table(2, board=board, refuges=[{"buildings": ["tinkerer-6"]}])
    assert [group.heading for group in choices(position, 0)] == [
        "Tower → turn one of 3 events face down and take the Heroine",
        "Bridge → draw 5 missions, keep 1",
        "Restaurant → 1 Can",
        "City Center → 1 bullet, 2 books, Binoculars",
        "Train Station → S S S ★ ★ ★",
    ]
    texts = [text for group in choices(position, 0) for _, text, _ in group.moves]
    assert texts == ["Sage", "Wild", "Wild ×2", "Healer ×2", "Sage ×5", "Brawler", "Healer ×2"]


def test_the_bridge_offers_no_more_missions_than_the_deck_has() -> None:
    position = eden.table(2, board={"dice": DICE}, refuges=[{"missions": ALL_MISSIONS[:30]}])
    assert "Bridge → draw 2 missions, keep 1" in [group.heading for group in choices(position, 0)]


def test_a_die_says_what_it_makes_of_strength() -> None:
    refuges = [{"tokens": {"sage": 1}}, {"tokens": {"sage": 2, "wild": 1}}]
    said = hints(eden.table(2, board={"dice": DICE}, refuges=refuges), 0)
    assert said["take tower sage"] == "S 1 → 2 · ●2–3"
    assert said["take tower wild"] == ""
    assert said["take restaurant healer"] == "H 0 → 1 · ●–"


def test_a_new_building_stands_apart_and_says_what_it_changes() -> None:
    mine = {"missions": ["new-building-1"], "settled": {"healer": 2, "sage": 2}}
    flipped = [{"event": event, "flipped": True} for event in ("spring-b", "spring-c")]
    position = eden.table(2, board={"events": ["spring-a", *flipped]}, refuges=[mine])
    place = next(group for group in choices(position, 0) if group.heading == "New Building")
    assert [str(move) for move, _, _ in place.moves] == ["place new-building-1"]
    assert hints(position, 0)["place new-building-1"] == "event 2 → 1 · feed ✗ −1 → ✗ −2"


def test_a_claim_says_what_it_changes() -> None:
    shown = {"farmer": {"shown": ["farmer-1", "farmer-9"]}}
    position = eden.table(
        2,
        phase="claiming",
        acquiring={"type": "farmer"},
        board={"buildings": shown, "bat": 0, "binoculars": 0},
        refuges=[{"dice": {"farmer": 1}, "settled": {"brawler": 4}}],
    )
    assert hints(position) == {"claim farmer-1": "feed ✗ −1 → ✓2 −1", "claim farmer-9": "feed ✗ −1 → ✓2"}


def test_a_claim_counts_the_tokens_that_settle_with_it() -> None:
    position = eden.table(
        2,
        phase="claiming",
        acquiring={"type": "farmer"},
        board={"buildings": {"farmer": {"shown": ["farmer-9"]}}},
        refuges=[{"tokens": {"farmer": 2}, "settled": {"brawler": 4, "healer": 4}}],
    )
    assert hints(position)["claim farmer-9"] == "feed ✗ −2 → ✓3"


def test_equipment_says_whom_it_equips() -> None:
    board = {"dice": DICE, "equipment": {"bullet": 1, "book": 1}}
    position = eden.table(2, board=board, refuges=[{"settled": {"brawler": 2}, "equipment": {"bullet": 1}}])
    position.play(0, "take city-center sage")
    said = hints(position)
    assert (said["equip bullet"], said["equip book"]) == ("equipped B 1 → 2", "equipped S 0 → 0")


def test_a_flip_says_whom_it_would_help() -> None:
    position = eden.table(2, board={"dice": DICE, "events": ["spring-a", "spring-b", "spring-d"]})
    position.play(0, "take tower sage")
    assert hints(position) == {"flip spring-a": "▲1 ●2", "flip spring-b": "▲1 ●2", "flip spring-d": "▲2 ●3"}


# Paris: New Eden: the glossary


def test_a_letter_stands_for_a_survivor_and_the_equipment() -> None:
    assert looked_up("b", game="eden") == ["brawler", "bullet"]
    assert "2 equipped brawlers and/or healers" in explained("spring-a", game="eden")


# Both games: the glossary

NOTATION = {
    "outlive": (names.ROOMS, names.EQUIPMENT, names.EVENTS, names.TOKENS, names.PLACES, names.LEADERS),
    "eden": (
        eden_names.LOCATIONS,
        eden_names.FACES,
        eden_names.SURVIVORS,
        eden_names.EQUIPMENT,
        eden_names.BUILDINGS,
        eden_names.POWERS,
        eden_names.EVENTS,
        eden_names.MISSIONS,
    ),
}
HEADINGS = {
    "outlive": (
        *(f"standings-{column}" for column in ("points", "survivors", "rooms", "equipment")),
        *(f"shelter-{column}" for column in ("room", "survivors", "upkeep")),
        *(f"short-{token}" for token in (*names.TOKENS, "algae", "empty")),
    ),
    "eden": (
        *(f"standings-{column}" for column in ("points", "cans", "missions", "population", "feeding")),
        "buildings",
        "board-dice",
        "board-tokens",
    ),
}


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_notation_is_explained(game: str, language: str) -> None:
    known = {key for entry in art_of(game).entries(Speech(language)) for key in entry.keys}
    words = {word for family in (newdawn.load(game).moves.names, *NOTATION[game]) for word in family}
    assert words - known == set()


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_explained(game: str, language: str) -> None:
    for heading in HEADINGS[game]:
        assert looked_up(Speech(language)(f"{game}-{heading}"), language, game), heading


@pytest.mark.parametrize(
    ("game", "language", "text", "first"),
    [
        ("outlive", "en", "water", "Water"),
        ("outlive", "en", "draw-equipment", "Draw 2 Equipment tiles"),
        ("outlive", "en", "Survivors", "survivor"),
        ("outlive", "en", "events", "event"),
        ("outlive", "en", "hunt", "hunt POSITION"),
        ("outlive", "fr", "tempete", "tempête de sable"),
        ("outlive", "es", "habitacion", "habitación"),
        ("outlive", "en", "upkeep", "shelter upkeep"),
        ("eden", "en", "T", "tinkerer"),
        ("eden", "en", "★", "wild"),
        ("eden", "en", "Cans", "Can"),
        ("eden", "en", "second die", "second die"),
        ("eden", "en", "claim", "claim BUILDING"),
        ("eden", "fr", "fainéants", "fainéant"),
        ("eden", "es", "estacion de tren", "Estación de tren"),
    ],
)
def test_a_word_is_found(game: str, language: str, text: str, first: str) -> None:
    assert looked_up(text, language, game)[0].casefold() == first.casefold()


# Both games: drawing


@both_games
def test_every_game_offers_what_the_terminal_asks_for(game: str) -> None:
    offered = art_of(game)
    wanted = [name for name in vars(Art) if not name.startswith("_")] + list(get_type_hints(Art))
    assert [name for name in wanted if not hasattr(offered, name)] == []
    assert offered.EXAMPLE in map(newdawn.load(game).moves.notation, range(len(newdawn.load(game).moves)))
    words = words_of(game)
    assert words is not None
    assert {f"ui-{game}-{message}" for message in MESSAGES} <= words.messages("en")


@both_games
def test_a_game_is_played_without_the_other(game: str) -> None:
    program = (
        "import sys, newdawn\n"
        "from newdawn.command import play_command\n"
        "from newdawn.terminal import play, show\n"
        "from newdawn.drawing import glossary\n"
        "from newdawn.drawing.art import art_of\n"
        f"newdawn.load({game!r}); art_of({game!r})\n"
        "print(*sorted(name for name in sys.modules if name.startswith('newdawn.')))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    (other,) = set(GAMES) - {game}
    assert f"newdawn.{game}.rules" in done.stdout.split()
    loaded = [name for name in done.stdout.split() if name.startswith(f"newdawn.{other}.")]
    assert loaded == [f"newdawn.{other}.about"], "of the other game, only its declaration is read"


FULL_WIDTH = {"outlive": 80, "eden": 60}
"""From so many columns on, nothing is cut short."""


@both_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_fits_any_screen_at_any_moment(game: str, players: int) -> None:
    rng = random.Random(players)
    art = art_of(game)
    position = newdawn.load(game).new(players, seed=players)
    while not position.is_over:
        seat = rng.choice(position.to_act)
        if rng.random() < 0.05:
            width, language = rng.choice((40, 60, 80, 120)), rng.choice(LANGUAGES)
            seen = scene(position, seat, language)
            console = Console(file=io.StringIO(), width=width, color_system=None)
            console.print(art.draw(seen, width, tuple(range(players)), legend=True))
            console.print(art.draw_status(seen, seat), art.situation(seen, seat), art.stage(seen))
            text = console.file.getvalue()  # type: ignore[attr-defined]
            assert max(map(len, text.splitlines())) <= width
            assert width < FULL_WIDTH[game] or "…" not in text
            listed = [move for group in art.grouped(seen, seat, position.moves(seat)) for move, _, _ in group.moves]
            assert sorted(map(str, listed)) == sorted(map(str, position.moves(seat)))
        position.play(seat, rng.choice(position.moves(seat)))


# Terminals that cannot show our signs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "says"),
    [
        (
            table(4, convoy=["cold-snap"], tribes=[{"gauge": -2, "rooms": [full("cargo-two")], "leader": "kooper"}]),
            "A5",
        ),
        (eden.table(4, refuges=[{"dice": {"wild": 1}, "missions": ["fewest-slackers"]}]), "W"),
    ],
    ids=GAMES,
)
def test_every_sign_has_a_plain_letter(position: Position, says: str, language: str) -> None:
    # Frames are drawn otherwise on such terminals.
    text = drawn(position, language=language).translate({ord(sign): " " for sign in "╭─╮│╰╯"})
    plain = text.encode("ascii", PLAIN).decode("ascii")
    assert plain.count("?") == text.count("?")
    assert says in plain


def test_plain_letters_keep_what_can_be_shown() -> None:
    assert "▲ é ①".encode("latin-1", PLAIN).decode("latin-1") == "A é *"
    assert plain_letters("○ × −2 → ☺") == "o x -2 > @"
