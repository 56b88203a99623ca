"""Setup: rooms, the first room, its survivors and the leader in secret; then the reveal, and the heroes."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import EQUIPMENT, EVENTS, ROOMS, WILD_GAME
from tests.outlive.tables import OUTLIVE, board, full, moves, named, play, stock, table, tribe, why_not

FOUR_ROOMS = ["hunting-one", "cargo-one", "gauge-down", "repair-two"]


def choosing(players: int = 2, **tribe_keys: Any) -> Position:
    """Return a table whose first seat is still choosing, as told; the others have only to draw."""
    return OUTLIVE.from_json({"game": "outlive", "players": players, "phase": "choosing", "tribes": [tribe_keys]})


def choose_first(position: Position, seat: int) -> None:
    """Make all setup choices of a seat: each time the first that is offered."""
    while seat in position.to_act and position.to_json()["phase"] == "choosing":
        position.play(seat, position.moves(seat)[0])


def revealed(players: int, *leaders: str, **keys: Any) -> Position:
    """Return a table where everybody has chosen but seat 0, whose leader reveals the rest."""
    tribes: list[dict[str, Any]] = [
        {"rooms": [full("overcome-event"), *FOUR_ROOMS], "drawn_leaders": [leaders[0], leaders[-1]]},
        {"rooms": ["add-survivor", "draw-equipment", "look-through-pile", full("free-repair")], "airlock": 1},
        {"rooms": ["hero-immunity", "choice-of-tribute", "city-search", full("empty-cupboard")], "airlock": 1},
        {"rooms": ["four-munitions", "permanent-water", "hunting-two", full("event-immunity")], "airlock": 1},
    ][:players]
    for seat in range(1, players):
        tribes[seat]["leader"] = leaders[seat]
    position = OUTLIVE.from_json(
        {"game": "outlive", "players": players, "phase": "choosing", "tribes": tribes, **keys},
    )
    position.play(0, f"lead {leaders[0]}")
    return position


# What is drawn --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_standard_rooms_and_draws_six_advanced_rooms_and_two_leaders(players: int) -> None:
    position = OUTLIVE.new(players, seed=5)
    assert position.to_act == tuple(range(players))
    for seat in range(players):
        hand = tribe(position, seat)
        assert [room["room"] for room in hand["rooms"]] == ["room-construction", "draw-and-repair", "overcome-event"]
        assert not any(room["built"] for room in hand["rooms"])
        assert len(hand["drawn_rooms"]) == 6
        assert len(hand["drawn_leaders"]) == 2
        assert position.decision(seat) == "discard-room"


def test_no_advanced_room_is_drawn_more_than_twice_and_no_leader_more_than_once() -> None:
    position = OUTLIVE.new(4, seed=11)
    hands = [tribe(position, seat) for seat in range(4)]
    assert max(Counter(room for hand in hands for room in hand["drawn_rooms"]).values()) <= 2
    assert max(Counter(leader for hand in hands for leader in hand["drawn_leaders"]).values()) == 1


# Rooms ----------------------------------------------------------------------------------------------------------------


def test_two_of_the_six_rooms_are_put_back_and_four_are_kept_unbuilt() -> None:
    position = choosing(drawn_rooms=[*FOUR_ROOMS, "free-repair", "cargo-two"])
    play(position, 0, "discard free-repair")
    assert position.decision(0) == "discard-room"
    play(position, 0, "discard cargo-two")
    assert position.decision(0) == "first-room"
    assert [room["room"] for room in tribe(position, 0)["rooms"][3:]] == FOUR_ROOMS
    assert not any(room["built"] for room in tribe(position, 0)["rooms"])


def test_a_room_that_was_not_drawn_cannot_be_put_back_nor_one_twice() -> None:
    position = choosing(drawn_rooms=[*FOUR_ROOMS, "free-repair", "cargo-two"])
    assert why_not(position, 0, "discard hunting-two") == "room-not-drawn"
    play(position, 0, "discard free-repair")
    assert why_not(position, 0, "discard free-repair") == "room-not-drawn"
    assert why_not(position, 0, "build 1") == "not-now"


def test_one_of_two_copies_of_a_room_can_be_kept() -> None:
    position = choosing(drawn_rooms=["hunting-one", "hunting-one", *FOUR_ROOMS[1:], "free-repair"])
    play(position, 0, "discard hunting-one", "discard free-repair")
    assert [room["room"] for room in tribe(position, 0)["rooms"][3:]] == FOUR_ROOMS


@pytest.mark.parametrize("slot", range(1, 8))
def test_ruling_37_one_of_the_seven_rooms_is_built_for_free_and_four_survivors_come(slot: int) -> None:
    position = choosing(rooms=FOUR_ROOMS)
    assert moves(position, 0) == [f"build {each}" for each in range(1, 8)]
    play(position, 0, f"build {slot}")
    hand = tribe(position, 0)
    assert [number for number, room in enumerate(hand["rooms"], 1) if room["built"]] == [slot]
    assert hand["to_settle"] == 4


# Survivors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("in_room", range(5))
def test_ruling_53_the_four_survivors_are_split_between_room_and_airlock_as_one_likes(in_room: int) -> None:
    position = choosing(rooms=FOUR_ROOMS)
    play(position, 0, "build 3", *["settle 3"] * in_room, *["settle airlock"] * (4 - in_room))
    hand = tribe(position, 0)
    assert (hand["rooms"][2]["survivors"], hand["airlock"]) == (in_room, 4 - in_room)
    assert position.decision(0) == "leader"


def test_ruling_53_a_room_for_three_does_not_take_the_fourth_survivor() -> None:
    position = choosing(rooms=FOUR_ROOMS)
    play(position, 0, "build 1", "settle 1", "settle 1", "settle 1")
    assert why_not(position, 0, "settle 1") == "no-space"
    assert moves(position, 0) == ["settle airlock"]


def test_survivors_do_not_live_in_rooms_that_are_not_built() -> None:
    position = choosing(rooms=FOUR_ROOMS)
    play(position, 0, "build 1")
    assert why_not(position, 0, "settle 2") == "not-built"
    assert why_not(position, 0, "settle 4") == "not-built"
    assert why_not(position, 0, "build 2") == "not-now"


# Leaders --------------------------------------------------------------------------------------------------------------


def test_one_of_the_two_drawn_leaders_is_kept_and_no_other_can_be() -> None:
    position = choosing(rooms=[full("overcome-event"), *FOUR_ROOMS], drawn_leaders=["erin", "liza"])
    assert sorted(moves(position, 0)) == ["lead erin", "lead liza"]
    assert why_not(position, 0, "lead jacob") == "leader-not-drawn"
    play(position, 0, "lead liza")
    assert tribe(position, 0)["leader"] == "liza"
    assert tribe(position, 0)["leader_put_back"] == "erin"


@pytest.mark.parametrize(("leaders", "first"), [(("erin", "jacob", "liza"), 1), (("erin", "swifty", "lily-rose"), 2)])
def test_the_oldest_leader_takes_the_first_player_token(leaders: tuple[str, ...], first: int) -> None:
    position = revealed(3, *leaders, "mary")
    document = position.to_json()
    assert (document["first_player"], document["token_holder"]) == (first, first)


def test_the_leaders_goods_and_broken_tiles_are_given_when_all_have_chosen() -> None:
    position = revealed(2, "grayson", "kooper", "mary")
    assert stock(position, 0) == {"microchip": 1, "munition": 2}
    assert stock(position, 1) == {"wood": 2, "munition": 1}
    assert tribe(position, 0)["equipment"] == {"baseball-bat": "broken"}
    assert tribe(position, 1)["equipment"] == {"axe": "broken"}


def test_ruling_49_nothing_is_revealed_before_the_last_seat_has_chosen() -> None:
    position = OUTLIVE.new(3, seed=3)
    choose_first(position, 0)
    choose_first(position, 2)
    assert position.to_act == (1,)
    seen = position.view(1).to_json()["tribes"]
    for seat in (0, 2):
        assert "leader" not in seen[seat]
        assert "drawn_rooms" not in seen[seat]
        assert seen[seat]["airlock"] == 0
        assert all(not room["built"] for room in seen[seat]["rooms"])
        assert [room["room"] for room in seen[seat]["rooms"]] == list(ROOMS[:3])
    own = position.view(0).to_json()["tribes"][0]
    assert own["leader"] == tribe(position, 0)["leader"]
    choose_first(position, 1)
    seen = position.view(1).to_json()["tribes"]
    assert all("leader" in seen[seat] for seat in range(3))


def test_ruling_49_nobody_sees_how_far_the_others_are_with_their_choices() -> None:
    early, late = OUTLIVE.new(2, seed=3), OUTLIVE.new(2, seed=3)
    play(late, 1, moves(late, 1)[0], moves(late, 1)[-1])
    assert early.view(0) == late.view(0)
    assert early.view(None) == late.view(None)


def test_ruling_49_any_order_of_the_seats_gives_the_same_game() -> None:
    outcomes = set()
    for order in permutations(range(3)):
        position = OUTLIVE.new(3, seed=8)
        for seat in order:
            choose_first(position, seat)
        outcomes.add(position.to_bytes())
    interleaved = OUTLIVE.new(3, seed=8)
    while interleaved.to_json()["phase"] == "choosing":
        for seat in reversed(interleaved.to_act):
            interleaved.play(seat, interleaved.moves(seat)[0])
    outcomes.add(interleaved.to_bytes())
    assert len(outcomes) == 1


def test_choices_cannot_be_made_twice_or_for_somebody_else() -> None:
    position = OUTLIVE.new(2, seed=3)
    choose_first(position, 0)
    assert position.moves(0) == []
    assert why_not(position, 0, "lead jacob") == "not-your-decision"


# The board ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "height"), [(2, 6), (3, 8), (4, 10)])
def test_ruling_5_three_equal_stacks_of_wild_game_by_player_count(players: int, height: int) -> None:
    stacks = board(revealed(players, "erin", "jacob", "liza", "solen", "grayson"))["wild_game"]
    assert [len(stacks[place]["stack"]) for place in ("forest", "mine", "fairgrounds")] == [height] * 3
    tiles = Counter(tile for place in stacks.values() for tile in place["stack"])
    assert all(tiles[kind] <= 6 for kind in WILD_GAME)


def test_six_of_the_twelve_events_lie_face_down_on_the_convoy() -> None:
    position = revealed(2, "erin", "jacob", "liza")
    events = [card["event"] for card in position.to_json()["convoy"]]
    assert len(set(events)) == 6
    assert set(events) <= set(EVENTS)
    assert all(card is None for card in position.view(0).to_json()["convoy"])


def test_the_leaders_tiles_are_taken_out_of_the_equipment_stack() -> None:
    position = revealed(4, "erin", "jacob", "liza", "solen", "grayson")
    stack = Counter(board(position)["equipment"]["stack"])
    assert sum(stack.values()) == 36
    given = {"jerrycan", "pickaxe", "ammo-box", "grappling-hook"}
    assert {tile: stack[tile] for tile in EQUIPMENT} == {tile: 1 if tile in given else 2 for tile in EQUIPMENT}


# Placing heroes -------------------------------------------------------------------------------------------------------


def placing(**keys: Any) -> Position:
    """Return a table where Jacob, Erin and Liza are about to place their heroes."""
    tribes = [{"leader": "erin"}, {"leader": "jacob"}, {"leader": "liza"}]
    return OUTLIVE.from_json(
        {"game": "outlive", "players": 3, "phase": "placing", "first_player": 1, "tribes": tribes, **keys}
    )


IN_TURN = {"placing_in_turn": True}


def test_ruling_49_heroes_are_placed_at_the_same_time_and_in_secret() -> None:
    position = placing()
    assert position.to_act == (0, 1, 2)
    assert named(play(position, 2, "place 5 base", "place 4 peak"), "hero-placed") == []
    assert "heroes" not in position.view(0).to_json()["tribes"][2]
    assert tribe(position, 2)["heroes"]["5"]["at"] == "base"
    play(position, 0, "place 5 dam", "place 4 peak")
    happened = play(position, 1, "place 5 dam", "place 4 cargo")
    assert len(named(happened, "hero-placed")) == 12
    assert position.view(0).to_json()["tribes"][2]["heroes"]["5"]["at"] == "base"
    assert position.to_json()["day"] == 1


def test_ruling_49_placing_at_the_same_time_gives_the_same_game_in_any_order() -> None:
    choices = {0: ("dam", "peak"), 1: ("dam", "cargo"), 2: ("base", "peak")}
    outcomes = set()
    for order in permutations(range(3)):
        position = placing()
        for seat in order:
            play(position, seat, f"place 5 {choices[seat][0]}", f"place 4 {choices[seat][1]}")
        outcomes.add(position.to_bytes())
    assert len(outcomes) == 1


def test_ruling_49_or_one_hero_at_a_time_in_turn_order_round_by_round_for_all_to_see() -> None:
    position = placing(options=IN_TURN)
    for seat, move, hero in (
        (1, "place 5 dam", "5"),
        (2, "place 3 base", "3a"),
        (0, "place 4 dam", "4"),
        (1, "place 4 cargo", "4"),
        (2, "place 5 cargo", "5"),
        (0, "place 5 peak", "5"),
        # Now seats 1 and 0 have only heroes of strength 3 left: where those go makes no difference.
        (2, "place 4 peak", "4"),
    ):
        assert position.to_act == (seat,)
        place = move.split()[-1]
        assert {"seat": seat, "hero": hero, "place": place} in named(play(position, seat, move), "hero-placed")
        assert position.view(None).to_json()["tribes"][seat]["heroes"][hero]["at"] == place
    assert position.to_json()["day"] == 1
    where = {hero: spot["at"] for hero, spot in tribe(position, 2)["heroes"].items()}
    assert where == {"3a": "base", "3b": "blackwood", "4": "peak", "5": "cargo"}


def test_ruling_49_in_turn_any_hero_may_come_first_and_none_twice() -> None:
    position = placing(options=IN_TURN)
    assert len(moves(position, 1)) == 12
    for seat, move in ((1, "place 3 dam"), (2, "place 5 base"), (0, "place 5 dam")):
        play(position, seat, move)
    assert why_not(position, 1, "place 5 dam") == "place-taken-by-own-hero"
    assert why_not(position, 2, "place 5 peak") == "not-your-decision"
    play(position, 1, "place 3 peak")
    assert why_not(position, 2, "place 5 peak") == "hero-on-board"
    for seat, move in ((2, "place 4 peak"), (0, "place 4 peak")):
        play(position, seat, move)
    assert why_not(position, 1, "place 3 cargo") == "hero-on-board"
    assert sorted(moves(position, 1)) == [
        "place 4 cargo",
        "place 4 fairgrounds",
        "place 5 cargo",
        "place 5 fairgrounds",
    ]


def test_ruling_49_placing_in_turn_can_be_saved_between_any_two_heroes() -> None:
    position = placing(options=IN_TURN)
    while position.to_json()["phase"] == "placing":
        assert OUTLIVE.from_json(position.to_json()) == position
        (seat,) = position.to_act
        play(position, seat, moves(position, seat)[-1])


def test_the_two_heroes_of_strength_3_take_the_places_left() -> None:
    position = placing()
    play(position, 1, "place 5 dam", "place 4 cargo")
    heroes = tribe(position, 1)["heroes"]
    assert {hero: spot["at"] for hero, spot in heroes.items()} == {
        "5": "dam",
        "4": "cargo",
        "3a": "peak",
        "3b": "fairgrounds",
    }


def test_heroes_start_on_the_leaders_places_one_on_each() -> None:
    position = placing()
    assert sorted(moves(position, 1)) == ["place 5 cargo", "place 5 dam", "place 5 fairgrounds", "place 5 peak"]
    assert why_not(position, 1, "place 5 forest") == "not-a-leader-place"
    assert why_not(position, 1, "place 4 dam") == "not-now"
    play(position, 1, "place 5 dam")
    assert why_not(position, 1, "place 4 dam") == "place-taken-by-own-hero"
    assert sorted(moves(position, 1)) == ["place 4 cargo", "place 4 fairgrounds", "place 4 peak"]


def test_heroes_of_other_tribes_do_not_block_a_place() -> None:
    position = placing()
    play(position, 1, "place 5 peak", "place 4 cargo")
    assert {"place 5 peak", "place 5 cargo"} <= set(moves(position, 2))


def test_ruling_40_the_free_room_works_from_the_first_day_on_if_it_is_full() -> None:
    position = table(
        2, phase="dawn", convoy=["cold-snap"], tribes=[{"rooms": [full("event-immunity")]}, {"airlock": 2}]
    )
    assert position.scores()[0]["survivors"] == 3
    assert position.scores()[1]["survivors"] == 1
