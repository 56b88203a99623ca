"""Phase 1, dawn: every place is refilled by player count."""

from collections import Counter
from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.components import SEARCH_COUNT
from newdawn.outlive.names import EQUIPMENT, SEARCH_TILES
from tests.outlive.tables import SPENT, board, named, play, table, tribe

TILES = dict(zip(SEARCH_TILES, SEARCH_COUNT.tolist(), strict=True))
OVERCOME = [{"event": event, "overcome_by": 0} for event in ("wildfire", "cave-in", "thieves", "nomads")]
PLACES = ("forest", "dam", "base", "mine", "fairgrounds")
REST = dict.fromkeys(EQUIPMENT, 2)


def dawn(players: int = 3, day: int = 2, **keys: Any) -> Position:
    """Return the morning of a day whose events do not touch the board."""
    convoy = [*OVERCOME[: day - 1], "epizootic"]
    return table(players, phase="dawn", day=day, **{"convoy": convoy, **keys})


# Places ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "dam", "others"), [(2, 7, 6), (3, 9, 8), (4, 11, 10)])
@pytest.mark.parametrize("left", [0, 3])
def test_places_are_brought_up_to_the_total_of_the_player_count(players: int, dam: int, others: int, left: int) -> None:
    position = dawn(players, board={"stock": dict.fromkeys(PLACES, left)})
    assert board(position)["stock"] == {**dict.fromkeys(PLACES, others), "dam": dam}


def test_a_full_place_gets_nothing_more() -> None:
    position = dawn(2, board={"stock": dict.fromkeys(PLACES, 6)})
    assert board(position)["stock"] == {**dict.fromkeys(PLACES, 6), "dam": 7}


def test_more_tokens_than_the_total_never_lie_at_a_place() -> None:
    with pytest.raises(ValueError, match=r"board\.stock\.forest"):
        dawn(2, board={"stock": {"forest": 7}})


def test_algae_grow_again() -> None:
    assert board(dawn(board={"algae": False}))["algae"] is True


def test_one_survivor_waits_on_every_slot_of_the_ship() -> None:
    position = dawn(board={"cargo": {"3": {"survivors": 0}, "5": {"survivors": 0}}})
    assert board(position)["cargo"] == {slot: {"survivors": 1, "heroes": []} for slot in ("3", "4", "5", "6")}


def test_a_survivor_left_on_the_ship_is_not_joined_by_a_second_one() -> None:
    position = dawn(board={"cargo": {"4": {"survivors": 1}}})
    assert board(position)["cargo"]["4"]["survivors"] == 1


def test_wild_game_is_never_replenished() -> None:
    position = dawn(2, board={"wild_game": {"forest": ["endurance-3"], "mine": [], "fairgrounds": ["endurance-7"]}})
    stacks = board(position)["wild_game"]
    assert [stacks[place]["stack"] for place in ("forest", "mine", "fairgrounds")] == [
        ["endurance-3"],
        [],
        ["endurance-7"],
    ]


# Search piles ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "aside"), [(2, 4), (3, 2), (4, 0)])
def test_ruling_6_search_tiles_are_set_aside_face_up_by_player_count(players: int, aside: int) -> None:
    position = dawn(players)
    for city in ("blackwood", "peak"):
        search = board(position)["search"][city]
        assert len(search["pile"]) == 10 - aside
        assert sum(search["aside"].values()) == aside


def test_ruling_7_a_city_has_ten_search_tiles_two_of_them_munitions_and_two_empty() -> None:
    assert sum(TILES.values()) == 10
    assert {**dict.fromkeys(SEARCH_TILES, 1), "munition": 2, "empty": 2} == TILES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_ten_search_tiles_are_shuffled_together_every_dawn(players: int) -> None:
    position = dawn(players, board={"search": {"peak": {"pile": [], "aside": TILES}}})
    for city in ("blackwood", "peak"):
        search = board(position)["search"][city]
        assert Counter(search["pile"]) + Counter(search["aside"]) == Counter(TILES)


def test_ruling_51_everybody_knows_the_tiles_set_aside_and_nobody_the_order_of_the_rest() -> None:
    position = dawn(2)
    for seat in (0, 1, None):
        search = position.view(seat).to_json()["board"]["search"]["peak"]
        assert search["aside"] == board(position)["search"]["peak"]["aside"]
        assert search["pile"] == [None] * 6


def test_what_was_seen_of_a_pile_is_forgotten_when_it_is_shuffled() -> None:
    position = dawn(2, board={"search": {"peak": {"known_to": [1]}}})
    assert position.view(1).to_json()["board"]["search"]["peak"]["pile"] == [None] * 6


# Equipment ------------------------------------------------------------------------------------------------------------


def test_ruling_38_tiles_left_beside_the_cities_are_discarded_and_three_new_ones_drawn() -> None:
    position = dawn(
        board={
            "equipment": {
                "blackwood": ["axe", None, "bow"],
                "peak": [None, None, "crowbar"],
                "stack": ["shotgun", "hacksaw", "backpack", "pickaxe", "chainsaw", "purifier", "rest"],
            }
        }
    )
    equipment = board(position)["equipment"]
    assert equipment["blackwood"] == ["shotgun", "hacksaw", "backpack"]
    assert equipment["peak"] == ["pickaxe", "chainsaw", "purifier"]
    assert equipment["discard"] == {"axe": 1, "bow": 1, "crowbar": 1}


def test_ruling_38_equipment_is_laid_out_at_the_first_dawn() -> None:
    position = table(
        2,
        phase="placing",
        convoy=["epizootic"],
        tribes=[{"leader": "jacob"}, {"leader": "erin"}],
    )
    assert board(position)["equipment"]["peak"] == [None, None, None]
    play(position, 0, "place 5 dam", "place 4 peak")
    play(position, 1, "place 5 dam", "place 4 peak")
    equipment = board(position)["equipment"]
    assert all(equipment["blackwood"])
    assert all(equipment["peak"])
    assert len(equipment["stack"]) == 34


def test_ruling_38_a_tile_that_was_taken_is_not_replaced_during_the_day() -> None:
    position = table(
        2,
        phase="acting",
        turn={"hero": "5"},
        tribes=[{"heroes": {"5": "blackwood"}}],
        board={"equipment": {"blackwood": ["axe", "bow", "crowbar"]}},
    )
    play(position, 0, "salvage bow", "done")
    assert board(position)["equipment"]["blackwood"] == ["axe", None, "crowbar"]


def test_when_the_equipment_stack_is_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    position = dawn(
        2,
        board={"equipment": {"blackwood": ["axe", None, None], "peak": [], "stack": ["bow", "bow"]}},
    )
    equipment = board(position)["equipment"]
    assert equipment["blackwood"][:2] == ["bow", "bow"]
    assert all(equipment["blackwood"])
    assert all(equipment["peak"])
    assert equipment["discard"] == {}
    shown = Counter(equipment["blackwood"]) + Counter(equipment["peak"])
    assert Counter(equipment["stack"]) + shown == Counter(REST)


def test_the_discards_of_this_dawn_can_be_drawn_again_the_same_dawn() -> None:
    owned = [dict.fromkeys(EQUIPMENT, "broken"), dict.fromkeys(EQUIPMENT[3:], "broken")]
    position = dawn(
        2,
        tribes=[{"equipment": tiles} for tiles in owned],
        board={"equipment": {"blackwood": ["bow", None, None], "peak": ["axe", "access-card"], "stack": []}},
    )
    equipment = board(position)["equipment"]
    assert sorted(equipment["blackwood"]) == ["access-card", "axe", "bow"]
    assert equipment["peak"] == [None, None, None]


def test_with_stack_and_discards_empty_fewer_tiles_are_laid_out() -> None:
    """Deck arithmetic, section 6: draws by rooms do empty the stack."""
    owned = [dict.fromkeys(EQUIPMENT, "broken"), dict.fromkeys(EQUIPMENT[4:], "repaired")]
    position = dawn(
        2,
        tribes=[{"equipment": tiles} for tiles in owned],
        board={
            "equipment": {
                "blackwood": [],
                "peak": [],
                "stack": ["bow", "axe"],
                "discard": {"jerrycan": 1, "access-card": 1},
            }
        },
    )
    equipment = board(position)["equipment"]
    assert equipment["blackwood"][:2] == ["bow", "axe"]
    assert sorted([equipment["blackwood"][2], equipment["peak"][0]]) == ["access-card", "jerrycan"]
    assert equipment["peak"][1:] == [None, None]
    assert (equipment["stack"], equipment["discard"]) == ([], {})


def test_with_no_tile_left_at_all_the_cities_stay_bare_and_the_game_goes_on() -> None:
    owned = [dict.fromkeys(EQUIPMENT, "broken"), dict.fromkeys(EQUIPMENT, "repaired")]
    position = dawn(2, tribes=[{"equipment": tiles} for tiles in owned])
    assert board(position)["equipment"]["blackwood"] == [None, None, None]
    assert board(position)["equipment"]["peak"] == [None, None, None]
    assert position.decision(0) == "move-hero"


# When dawn comes ------------------------------------------------------------------------------------------------------


def test_dawn_follows_the_night_when_everybody_sleeps() -> None:
    position = table(
        2,
        night="repair",
        day=1,
        board={"stock": {"forest": 0}},
        convoy=["epizootic", "mutation"],
        tribes=[{"stock": {"wood": 2, "metal": 1}, "equipment": {"pickaxe": "broken"}}, {"night": "asleep"}],
    )
    assert board(position)["stock"]["forest"] == 0
    play(position, 0, "done")
    assert (position.to_json()["day"], position.to_json()["phase"]) == (2, "moving")
    assert board(position)["stock"]["forest"] == 6


def test_ruling_44_all_heroes_lie_at_dawn_where_they_were() -> None:
    position = table(
        2,
        tribes=[{"heroes": {**SPENT["heroes"], "5": "mine"}}, SPENT],
        convoy=["epizootic", "mutation"],
    )
    play(position, 0, "move 5 base", "done")
    assert position.to_json()["day"] == 2
    assert tribe(position, 0)["heroes"]["5"] == {"at": "base", "state": "idle"}
    assert all(hero["state"] == "idle" for seat in (0, 1) for hero in tribe(position, seat)["heroes"].values())


def test_ruling_2_the_event_comes_after_the_refill_at_the_start_of_the_day() -> None:
    position = table(
        2,
        night="repair",
        tribes=[{"stock": {"wood": 2, "metal": 1}, "equipment": {"pickaxe": "broken"}}, {"night": "asleep"}],
        convoy=["epizootic", "wildfire"],
    )
    happened = [event.name for event in play(position, 0, "done")]
    assert happened.index("dawn") < happened.index("equipment-shown") < happened.index("event-flipped")
    assert board(position)["stock"]["forest"] == 4


def test_a_new_day_begins_without_anybody_having_reached_the_ship() -> None:
    position = dawn(token_taken=True, token_holder=2, first_player=2)
    document = position.to_json()
    assert document["token_taken"] is False
    assert (document["first_player"], document["token_holder"]) == (2, 2)
    assert position.to_act == (2,)


def test_dawn_tells_what_it_did() -> None:
    position = table(2, night="asleep", convoy=["epizootic", "mutation"], tribes=[{"night": "upkeep"}])
    assert position.to_json()["day"] == 2
    late = table(
        2,
        night="repair",
        convoy=["epizootic", "mutation"],
        board={"stock": {"dam": 5}},
        tribes=[{"stock": {"wood": 3}, "equipment": {"backpack": "broken"}}, {"night": "asleep"}],
    )
    happened = play(late, 0, "done")
    assert named(happened, "place-refilled") == [{"place": "dam", "token": "water", "count": 2}]
    assert len(named(happened, "equipment-shown")) == 6
    assert len(named(happened, "tile-set-aside")) == 8
