"""The ten leaders: who goes first, where their heroes start, what they bring. One test or more for each."""

from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import LEADERS
from tests.outlive.tables import OUTLIVE, board, full, moves, named, play, stock, table, tribe, why_not

CARDS: dict[str, tuple[int, set[str], dict[str, int], str]] = {
    "jacob": (66, {"dam", "peak", "fairgrounds", "cargo"}, {"metal": 2, "microchip": 1}, "pickaxe"),
    "kooper": (51, {"forest", "base", "blackwood", "peak"}, {"munition": 1, "wood": 2}, "axe"),
    "wilson": (44, {"blackwood", "peak", "cargo", "mine"}, {"meat": 2}, "shotgun"),
    "grayson": (38, {"forest", "base", "fairgrounds", "mine"}, {"munition": 2, "microchip": 1}, "baseball-bat"),
    "solen": (32, {"forest", "blackwood", "cargo", "mine"}, {"canned": 2}, "grappling-hook"),
    "liza": (25, {"base", "blackwood", "peak", "cargo"}, {"munition": 3}, "ammo-box"),
    "mary": (23, {"forest", "blackwood", "cargo", "mine"}, {}, "flashlight"),
    "lily-rose": (20, {"blackwood", "peak", "fairgrounds", "mine"}, {"microchip": 3}, "backpack"),
    "swifty": (19, {"dam", "base", "fairgrounds", "cargo"}, {"munition": 1, "microchip": 2}, "thermal-sensor"),
    "erin": (17, {"dam", "blackwood", "peak", "cargo"}, {"water": 2}, "jerrycan"),
}
"""Age, places, goods and broken equipment (rules/outlive, section 2)."""


def led_by(leader: str, other: str) -> Position:
    """Return a table of two right after seat 0 has chosen its leader, the last choice of all."""
    third = next(name for name in LEADERS if name not in (leader, other))
    tribes = [
        {
            "rooms": [full("overcome-event"), "hunting-one", "cargo-one", "gauge-down", "repair-two"],
            "drawn_leaders": [leader, third],
        },
        {"rooms": ["hunting-one", "cargo-one", "gauge-down", full("free-repair")], "airlock": 1, "leader": other},
    ]
    position = OUTLIVE.from_json({"game": "outlive", "players": 2, "phase": "choosing", "tribes": tribes})
    play(position, 0, f"lead {leader}")
    return position


def test_there_are_ten_leaders() -> None:
    assert set(CARDS) == set(LEADERS)


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_brings_goods_and_a_broken_tile_that_leaves_the_stack(leader: str) -> None:
    _, _, goods, equipment = CARDS[leader]
    position = led_by(leader, "erin" if leader != "erin" else "jacob")
    assert stock(position, 0) == goods
    assert tribe(position, 0)["equipment"] == {equipment: "broken"}
    assert board(position)["equipment"]["stack"].count(equipment) == 1
    assert len(board(position)["equipment"]["stack"]) == 38


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_names_four_places_where_heroes_can_start_and_no_other(leader: str) -> None:
    position = table(2, phase="placing", tribes=[{"leader": leader}])
    places = {move.removeprefix("place 5 ") for move in moves(position, 0)}
    assert places == CARDS[leader][1]
    refused = next(place for place in ("forest", "dam", "base") if place not in places)
    assert why_not(position, 0, f"place 5 {refused}") == "not-a-leader-place"


@pytest.mark.parametrize(("younger", "older"), [(LEADERS[i + 1], LEADERS[i]) for i in range(len(LEADERS) - 1)])
def test_the_older_leader_goes_first(younger: str, older: str) -> None:
    assert CARDS[younger][0] < CARDS[older][0]
    assert led_by(younger, older).to_json()["first_player"] == 1
    assert led_by(older, younger).to_json()["first_player"] == 0


def test_a_leaders_tile_is_of_no_use_before_it_is_repaired() -> None:
    position = table(
        2,
        phase="acting",
        turn={"hero": "5"},
        tribes=[{"leader": "kooper", "heroes": {"5": "forest"}, "equipment": {"axe": "broken"}}],
    )
    play(position, 0, "take")
    assert why_not(position, 0, "use axe") == "equipment-broken"


def test_two_tribes_can_hold_the_same_tile_but_a_leader_is_one_persons_only() -> None:
    with pytest.raises(ValueError, match="mary"):
        table(2, tribes=[{"leader": "mary"}, {"leader": "mary"}])
    position = table(2, tribes=[{"equipment": {"axe": "broken"}}, {"equipment": {"axe": "repaired"}}])
    assert tribe(position, 0)["equipment"]["axe"] == "broken"


# Mary Koolpepper ------------------------------------------------------------------------------------------------------


def mary(blackwood: list[str], peak: list[str], **keys: Any) -> Position:
    """Return a table where Mary is about to draw; these tiles lie on top of the piles."""
    return table(
        2,
        phase="searching",
        tribes=[{"leader": "jacob"}, {"leader": "mary", **keys}],
        board={"search": {"blackwood": {"pile": [*blackwood, "rest"]}, "peak": {"pile": [*peak, "rest"]}}},
    )


def test_ruling_42_mary_draws_four_tiles_from_the_two_cities_and_drops_one() -> None:
    position = mary(["wood", "metal"], ["canned", "munition"])
    assert position.to_act == (1,)
    assert moves(position, 1) == ["draw blackwood", "draw peak"]
    play(position, 1, "draw blackwood", "draw peak", "draw blackwood")
    assert stock(position, 1) == {}
    play(position, 1, "draw peak")
    assert sorted(moves(position, 1)) == ["return canned", "return metal", "return munition", "return wood"]
    play(position, 1, "return metal")
    assert stock(position, 1) == {"canned": 1, "wood": 1, "munition": 1}


@pytest.mark.parametrize("from_blackwood", range(5))
def test_ruling_42_mary_chooses_the_split_between_the_cities(from_blackwood: int) -> None:
    position = mary([], [])
    happened = play(position, 1, *["draw blackwood"] * from_blackwood, *["draw peak"] * (4 - from_blackwood))
    drawn = named(happened, "search-drawn")
    assert [each["city"] for each in drawn] == ["blackwood"] * from_blackwood + ["peak"] * (4 - from_blackwood)
    assert position.decision(1) == "return-tile"


def test_ruling_42_algae_lower_marys_radioactivity_by_one_level() -> None:
    position = mary(["algae", "wood", "empty", "empty"], [])
    play(position, 1, *["draw blackwood"] * 4, "return empty")
    assert tribe(position, 1)["gauge"] == 1
    assert stock(position, 1) == {"wood": 1}


def test_ruling_42_algae_that_are_dropped_do_nothing() -> None:
    position = mary(["algae", "wood", "metal", "empty"], [])
    play(position, 1, *["draw blackwood"] * 4, "return algae")
    assert tribe(position, 1)["gauge"] == 0
    assert stock(position, 1) == {"wood": 1, "metal": 1}


def test_ruling_42_empty_cupboards_can_cost_mary_her_goods() -> None:
    position = mary(["empty", "empty", "wood"], ["metal"])
    play(position, 1, *["draw blackwood"] * 3, "draw peak", "return metal")
    assert stock(position, 1) == {"wood": 1}


def test_ruling_42_both_algae_tiles_count() -> None:
    position = mary(["algae", "wood"], ["algae", "metal"])
    play(position, 1, "draw blackwood", "draw peak", "draw blackwood", "draw peak", "return wood")
    assert tribe(position, 1)["gauge"] == 2
    assert stock(position, 1) == {"metal": 1}


def test_ruling_42_mary_returns_only_what_she_drew_and_only_when_she_has_all_four() -> None:
    position = mary(["wood", "metal"], ["canned", "munition"])
    assert why_not(position, 1, "return wood") == "not-now"
    play(position, 1, "draw blackwood", "draw peak", "draw blackwood", "draw peak")
    assert why_not(position, 1, "return water") == "tile-not-drawn"
    assert why_not(position, 1, "draw peak") == "not-now"
    assert why_not(position, 0, "return wood") == "not-your-decision"


def test_ruling_42_marys_tiles_lie_open_and_are_back_before_the_first_dawn() -> None:
    position = mary(["wood", "metal"], ["canned", "munition"])
    play(position, 1, "draw blackwood", "draw peak", "draw blackwood", "draw peak")
    assert position.view(0).to_json()["mary"]["searched"] == {"canned": 1, "wood": 1, "metal": 1, "munition": 1}
    play(position, 1, "return metal")
    play(position, 0, "place 5 dam", "place 4 peak")
    play(position, 1, "place 5 forest", "place 4 mine")
    for city in ("blackwood", "peak"):
        search = board(position)["search"][city]
        assert len(search["pile"]) + sum(search["aside"].values()) == 10


def test_nobody_else_draws_search_tiles_at_setup() -> None:
    position = led_by("jacob", "erin")
    assert position.to_json()["phase"] == "placing"
    assert led_by("mary", "erin").to_json()["phase"] == "searching"
