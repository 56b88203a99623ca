"""What neither the rulebook nor the given rulings say, and was decided here (docs/rules/eden.md, from 49 on)."""

from typing import Any

from newdawn.core.face import Position
from newdawn.core.kit import random_game
from newdawn.eden.names import MISSIONS
from tests.eden.scenes import does, gathering, seen
from tests.eden.tables import EDEN, mission_names, moves, named, refuge, table


def test_ruling_5_without_the_binoculars_the_same_player_begins_the_next_season() -> None:
    position = table(2, phase="feeding", season="spring", first_player=1, board={"binoculars": None})
    assert position.record.season == 1
    assert (position.record.first_player, position.to_act) == (1, (1,))


def test_ruling_51_before_the_end_everybody_is_asked_again_after_a_placement() -> None:
    first = {"buildings": ["healer-9", "sage-9"], "missions": ["new-building-1"]}
    second = {"buildings": ["healer-10", "sage-10"], "missions": ["new-building-3"], "settled": {"brawler": 2}}
    position = table(2, phase="ending", refuges=[first, second])
    assert position.to_act == (0, 1)
    does(position, "done", seat=0)
    does(position, "place new-building-3", seat=1)
    assert (position.to_act, position.decision(0)) == ((0, 1), "new-buildings")
    does(position, "place new-building-1", "done", seat=0)
    does(position, "done", seat=1)
    assert position.is_over


def test_ruling_51_forced_answers_are_not_given_for_a_seat_that_did_not_ask_for_it() -> None:
    holder = {"buildings": ["healer-9", "sage-9"], "missions": ["new-building-1"]}
    other = {"buildings": ["healer-10", "sage-10"], "missions": ["most-sages"]}
    position = table(2, phase="ending", refuges=[holder, other])
    assert moves(position, 1) == ["done"]
    position.advance()
    assert position.to_act == (0, 1)
    position.advance(seats=[1])
    assert position.to_act == (0,)


def drawing_what_another_tucked() -> Position:
    """Return a position in which seat 1 is about to draw two cards that seat 0 tucked under the deck, and a third."""
    tucked: list[Any] = [{"mission": name, "known_to": [0]} for name in ("most-sages", "most-powers")]
    deck = [*tucked, "ten-slackers", "most-books", "rest"]
    board = {"missions": deck, "dice": {"bridge": {"sage": 2}}}
    return table(
        3, season="summer", active=1, board=board, refuges=[{"missions": ["binoculars"]}, {}, {"missions": [None]}]
    )


def test_ruling_52_who_tucked_cards_sees_them_among_those_that_another_draws() -> None:
    position = drawing_what_another_tucked()
    does(position, "take bridge sage", seat=1)
    assert mission_names(refuge(position, 1)["drawn"]) == ["most-sages", "most-powers", "ten-slackers"]
    assert mission_names(seen(position, 0)["refuges"][1]["drawn"]) == ["most-sages", "most-powers", None]
    for seat in (2, None):
        assert mission_names(seen(position, seat)["refuges"][1]["drawn"]) == [None, None, None]


def test_ruling_52_then_they_are_in_that_hand_or_where_that_player_tucked_them() -> None:
    position = drawing_what_another_tucked()
    does(position, "take bridge sage", "keep most-sages", seat=1)
    assert refuge(position, 0)["traced"] == {"most-sages": [1], "most-powers": [1]}
    assert "traced" not in seen(position, 2)["refuges"][0]
    hands = set()
    for seed in range(60):
        world = position.view(0).deal(seed).to_json()
        hand = world["refuges"][1]["missions"][0]
        under = mission_names(world["board"]["missions"][-2:])
        assert {"most-sages", "most-powers"} <= {hand, *under}
        hands.add(hand)
    assert {"most-sages", "most-powers"} < hands


def test_ruling_52_a_card_that_is_drawn_again_may_be_with_either() -> None:
    under = [{"mission": name, "known_to": [1]} for name in ("most-sages", "ten-slackers")]
    position = table(
        3,
        season="summer",
        active=2,
        board={"missions": [*under, "rest"], "dice": {"bridge": {"sage": 2}}},
        refuges=[{"traced": {"most-sages": [1]}}, {"missions": ["most-powers"]}],
    )
    does(position, "take bridge sage", seat=2)
    does(position, moves(position, 2, "keep")[0], seat=2)
    assert refuge(position, 0)["traced"] == {"most-sages": [1, 2]}


def test_ruling_52_a_new_building_that_is_placed_is_traced_no_longer() -> None:
    owner = {"buildings": ["healer-9", "sage-9"], "missions": ["new-building-1"]}
    position = table(2, season="summer", active=1, refuges=[{"traced": {"new-building-1": [1]}}, owner])
    does(position, "place new-building-1", seat=1)
    assert "traced" not in refuge(position, 0)


def test_ruling_52_what_a_seat_remembers_is_true_and_every_world_dealt_to_it_agrees() -> None:
    remembered = 0
    for seed in range(4):
        for position, _, _ in random_game(EDEN, 4, seed):
            for seat in range(4):
                if position.record.traced[seat].any():
                    remembered += 1
                    check_traces(position, seat)
                    check_traces(position.view(seat).deal(seed), seat)
    assert remembered > 100


def check_traces(position: Position, seat: int) -> None:
    """Check that every card that a seat has traced is with one of those who may have it."""
    record = position.record
    for mission in range(len(MISSIONS)):
        seats = int(record.traced[seat, mission])
        if seats:
            held = any(seats >> other & 1 and record.missions[other, mission] for other in range(4))
            drawn = any(seats >> other & 1 and mission in record.drawn[other] for other in range(4))
            under = any(
                known & seats and card == mission
                for card, known in zip(record.mission_deck, record.mission_known, strict=True)
            )
            assert held or drawn or under


def test_ruling_53_a_new_building_placed_after_the_answer_eats_from_the_next_season_on() -> None:
    owner = {
        "buildings": ["healer-9", "sage-9", "farmer-9"],
        "missions": ["new-building-1"],
        "cans": 0,
    }
    other = {"buildings": ["healer-10", "sage-10", "farmer-10"], "missions": [None]}
    position = table(2, phase="feeding", season="summer", refuges=[owner, other])
    assert position.to_act == (0, 1)
    does(position, "feed")
    fed = refuge(position, 0)["feeding_points"]
    does(position, "place new-building-1")
    assert refuge(position, 0)["feeding_points"] == fed == 2


def test_ruling_56_the_third_die_may_come_from_the_location_of_the_second() -> None:
    dice = {"restaurant": {"farmer": 2}, "tower": {"sage": 2}}
    position = gathering(dice=dice, buildings=["tinkerer-4"], extra_dice=1)
    position.record.extra_dice[0] = 2  # as if two cards had the power: the box has one
    does(position, "take restaurant farmer", "take tower sage")
    does(position, moves(position, 0, "flip")[0])
    assert moves(position, 0, "take tower") == ["take tower sage"]
    assert not moves(position, 0, "take restaurant")


def test_ruling_65_discarded_buildings_and_tokens_in_the_box_stay_known_to_all() -> None:
    board = {"buildings": {"sage": {"shown": ["sage-1"]}}, "station": {"wild": 2, "sage": 1}}
    position = table(2, phase="feeding", season="spring", board=board)
    assert position.to_json()["season"] == "summer"
    for seat in (0, 1, None):
        known = seen(position, seat)["board"]
        assert "sage-1" in known["buildings"]["sage"]["discarded"]
        assert known["tokens_gone"] == position.to_json()["board"]["tokens_gone"]
        assert known["tokens_gone"]["wild"] >= 2


def test_what_leaves_the_table_is_told() -> None:
    board = {"buildings": {"sage": {"shown": ["sage-1"]}}, "station": {"wild": 2, "sage": 1}, "bat": 0, "binoculars": 0}
    refuges = [{"dice": {"farmer": 1, "wild": 1}}, {}]
    position = table(2, phase="announcing", acquiring={"type": "farmer"}, board=board, refuges=refuges)
    happened = does(position, "done")
    happened += does(position, moves(position, 0, "claim")[0])
    assert [event["face"] for event in named(happened, "dice-spent")] == ["farmer", "wild"]
    assert sorted(event["face"] for event in named(happened, "token-discarded")) == ["sage", "wild", "wild"]
    assert "sage-1" in [event["building"] for event in named(happened, "building-discarded")]
    assert len(named(happened, "tokens-returned")) == 1


def test_a_mission_that_is_revealed_says_what_it_brings() -> None:
    refuges = [{"missions": ["most-sages", "two-powers"], "settled": {"sage": 1}}, {}]
    position = table(2, phase="ending", refuges=[{**refuges[0], "buildings": ["healer-9", "sage-9"]}, {}])
    events = does(position, "done")
    told = {event["mission"]: event["points"] for event in named(events, "mission-revealed")}
    assert told == {"most-sages": 6, "two-powers": 0}
