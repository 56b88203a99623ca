"""Looking in secret: through a search pile with the room (ruling 50), through wild game with the sensor (ruling 52)."""

from typing import Any

import pytest

from newdawn.core.face import Position
from tests.outlive.tables import SPENT, board, full, moves, named, play, stock, table, tribe, why_not

PILE = ["munition", "empty", "wood", "algae", "water", "empty"]
PREY = ["endurance-7", "endurance-6", "endurance-3", "endurance-4", "endurance-5", "endurance-3"]
LOOKING = [full("look-through-pile")]


def city(
    phase: str = "moving", rooms: list[Any] = LOOKING, hero: str = "peak", pile: list[str] = PILE, **keys: Any
) -> Position:
    """Return a table where seat 0 has rooms, and this pile lies at Silent Peak."""
    mine = {"leader": "kooper", "heroes": {"5": hero}, "rooms": rooms}
    if phase == "acting":
        keys["turn"] = {"hero": "5"}
    return table(2, phase=phase, tribes=[mine], board={"search": {"peak": {"pile": pile}}}, **keys)


def seen_pile(position: Position, seat: int | None, where: str = "peak") -> list[str | None]:
    """Return a search pile as a seat sees it, the top first."""
    return position.view(seat).to_json()["board"]["search"][where]["pile"]  # type: ignore[no-any-return]


def seen_stack(position: Position, seat: int | None, where: str = "forest") -> list[str | None]:
    """Return a stack of wild game as a seat sees it, the top first."""
    return position.view(seat).to_json()["board"]["wild_game"][where]["stack"]  # type: ignore[no-any-return]


# The room that looks through a search pile ----------------------------------------------------------------------------


def test_ruling_50_the_owner_looks_before_activating_a_hero() -> None:
    position = city()
    play(position, 0, "look peak")
    assert seen_pile(position, 0) == PILE
    assert position.decision(0) == "move-hero"


def test_ruling_50_the_owner_looks_during_the_activation_of_a_hero() -> None:
    position = city("acting")
    play(position, 0, "search", "look peak")
    assert seen_pile(position, 0) == PILE[1:]
    assert position.decision(0) == "act"
    assert position.to_json()["turn"]["points"] == 4


@pytest.mark.parametrize("hero", ["dam", "cargo", "mine", "base"])
def test_ruling_50_the_hero_need_not_be_in_the_city(hero: str) -> None:
    position = city("acting", hero=hero)
    assert {"look blackwood", "look peak"} <= set(moves(position, 0))


def test_ruling_50_nobody_else_sees_the_pile_but_all_see_who_looked() -> None:
    position = city()
    happened = play(position, 0, "look peak")
    assert seen_pile(position, 1) == [None] * 6
    assert seen_pile(position, None) == [None] * 6
    told = [event.name for event in happened if event.visible_to(1)]
    assert told == ["room-used", "pile-looked-through"]
    assert [event.name for event in happened if event.visible_to(0)].count("pile-seen") == 6
    assert position.view(1).to_json()["board"]["search"]["peak"]["known_to"] == [0]


def test_ruling_50_looking_does_not_change_the_order() -> None:
    position = city()
    play(position, 0, "look peak")
    assert board(position)["search"]["peak"]["pile"] == PILE


def test_ruling_50_what_was_seen_stays_known_while_tiles_are_drawn() -> None:
    position = city("acting")
    play(position, 0, "look peak", "search", "search", "done")
    assert seen_pile(position, 0) == PILE[2:]
    assert seen_pile(position, 1) == [None] * 4


def test_ruling_50_what_was_seen_is_forgotten_when_the_pile_is_shuffled_at_dawn() -> None:
    tribes = [
        {"leader": "kooper", "heroes": {**SPENT["heroes"], "5": "base"}, "rooms": LOOKING, "stock": {"canned": 1}},
        SPENT,
    ]
    position = table(2, tribes=tribes, convoy=["epizootic", "mutation"])
    play(position, 0, "look peak", "move 5 dam", "done")
    while position.to_json()["day"] == 1:
        assert None not in seen_pile(position, 0)
        play(position, position.to_act[0], "done")
    assert seen_pile(position, 0) == [None] * 6
    assert "known_to" not in board(position)["search"]["peak"]


def test_the_room_looks_through_one_pile_a_round() -> None:
    position = city()
    play(position, 0, "look blackwood")
    assert why_not(position, 0, "look peak") == "room-used"
    assert why_not(position, 0, "look blackwood") == "room-used"
    assert tribe(position, 0)["rooms"][3]["used"] is True


def test_two_rooms_look_through_both_piles_but_not_twice_through_one() -> None:
    position = city(rooms=[full("look-through-pile"), full("look-through-pile")])
    play(position, 0, "look peak")
    assert why_not(position, 0, "look peak") == "already-known"
    play(position, 0, "look blackwood")
    assert None not in seen_pile(position, 0, "blackwood")


@pytest.mark.parametrize(
    ("room", "reason"),
    [
        ({"room": "look-through-pile", "survivors": 3}, "room-not-full"),
        ("look-through-pile", "not-built"),
        (full("gauge-down"), "not-now"),
    ],
)
def test_a_room_that_is_not_full_or_not_there_does_not_look(room: Any, reason: str) -> None:
    for phase in ("moving", "acting"):
        position = city(phase, rooms=[room])
        assert why_not(position, 0, "look peak") == reason
        assert moves(position, 0, "look") == []


def test_an_empty_pile_cannot_be_looked_through() -> None:
    position = city("acting", pile=[])
    assert why_not(position, 0, "look peak") == "pile-empty"
    assert why_not(position, 0, "look blackwood") is None


def test_ruling_50_the_owner_looks_in_another_players_turn_and_nobody_waits_for_it() -> None:
    position = city(active=1)
    assert position.to_act == (1,)
    assert position.may_act == (0, 1)
    assert moves(position, 0) == ["look blackwood", "look peak"]
    play(position, 0, "look peak")
    assert seen_pile(position, 0) == PILE
    assert position.to_act == (1,)
    assert moves(position, 0) == []


@pytest.mark.parametrize(
    "decision", ["bat", "defend", "tribute", "hunt", "lose-supply", "lose-survivor", "lose-tokens"]
)
def test_ruling_50_the_owner_looks_at_every_decision_of_the_day_and_that_is_no_answer_to_it(decision: str) -> None:
    goods = {"meat": 2, "water": 2, "wood": 2, "metal": 2, "munition": 2}
    owner = {"rooms": LOOKING, "stock": goods, "airlock": 2, "equipment": {"baseball-bat": "repaired"}}
    strong, weak = {"heroes": {"5": "dam"}}, {"heroes": {"3a": {"at": "dam", "state": "activated"}}}
    pressure = {"phase": "pressure", "turn": {"hero": "5"}}
    keys: dict[str, Any] = {
        "bat": {**pressure, "tribes": [{**owner, **strong}, weak]},
        "defend": {**pressure, "active": 1, "tribes": [{**owner, **weak}, strong]},
        "tribute": {**pressure, "active": 1, "tribes": [{**owner, **weak, "stock": {"meat": 2, "wood": 2}}, strong]},
        "hunt": {"phase": "acting", "turn": {"prey": 1}, "tribes": [{**owner, "heroes": {"3a": "mine"}}]},
        "lose-supply": {"phase": "event", "convoy": ["rat-infestation"], "tribes": [owner]},
        "lose-survivor": {"phase": "event", "convoy": ["cold-snap"], "tribes": [owner]},
        "lose-tokens": {"phase": "event", "convoy": ["enemy-clan"], "tribes": [owner]},
    }[decision]
    position = table(2, **keys)
    assert position.decision(0) == decision
    play(position, 0, "look peak")
    assert position.decision(0) == decision
    assert None not in seen_pile(position, 0)


def test_ruling_50_there_is_no_looking_before_the_first_day_or_at_night() -> None:
    night = table(2, night="recruit", tribes=[{"rooms": LOOKING, "stock": {"canned": 1}}])
    assert why_not(night, 0, "look peak") == "not-now"
    assert moves(night, 0, "look") == []
    setup = table(2, phase="placing", tribes=[{"rooms": LOOKING}])
    assert why_not(setup, 0, "look peak") == "not-now"
    assert why_not(table(2, phase="over", tribes=[{"rooms": LOOKING}]), 0, "look peak") == "not-your-decision"


def test_ruling_50_others_see_that_a_seat_may_look_by_its_room_and_nothing_else() -> None:
    position = city(active=1)
    before = position.view(1).to_json()
    assert before == position.view(0).deal(seed=3).view(1).to_json()
    assert [str(move) for move in position.view(0).moves()] == ["look blackwood", "look peak"]


def test_looking_is_called_by_the_citys_name_not_by_the_rooms() -> None:
    assert why_not(city("acting"), 0, "room 4") == "room-works-by-itself"


def test_ruling_50_worlds_dealt_behind_the_owners_view_all_have_the_pile_that_was_seen() -> None:
    position = city()
    play(position, 0, "look peak")
    own = [position.view(0).deal(seed).to_json()["board"]["search"]["peak"]["pile"] for seed in range(8)]
    assert own == [PILE] * 8
    others = {str(position.view(1).deal(seed).to_json()["board"]["search"]["peak"]["pile"]) for seed in range(8)}
    assert len(others) > 1


# Thermal Sensor -------------------------------------------------------------------------------------------------------


def forest(hero: str = "5", place: str = "forest", **keys: Any) -> Position:
    """Return a table where a hero of seat 0 with a Thermal Sensor has arrived; a known stack lies in the Forest."""
    mine = {"leader": "lily-rose", "heroes": {hero: place}, "equipment": {"thermal-sensor": "repaired"}, **keys}
    stacks = {"wild_game": {"forest": PREY}}
    return table(2, phase="acting", turn={"hero": hero}, tribes=[mine, {"leader": "erin"}], board=stacks)


def test_ruling_52_everybody_sees_the_top_of_the_wild_game_and_nobody_the_rest() -> None:
    position = forest()
    for seat in (0, 1, None):
        assert seen_stack(position, seat) == [PREY[0], None, None, None, None, None]


def test_ruling_52_the_sensor_shows_the_whole_stack_to_its_owner_only() -> None:
    position = forest()
    happened = play(position, 0, "use thermal-sensor")
    assert seen_stack(position, 0) == PREY
    assert seen_stack(position, 1) == [PREY[0], None, None, None, None, None]
    assert seen_stack(position, None) == [PREY[0], None, None, None, None, None]
    assert [event.name for event in happened if event.visible_to(1)] == ["equipment-used", "stack-looked-through"]
    assert len(named(happened, "stack-seen")) == 6
    assert seen_stack(position, 0, "mine")[1:] == [None] * 5


def test_with_the_sensor_any_prey_of_the_stack_may_be_hunted_once() -> None:
    position = forest()
    assert why_not(position, 0, "hunt 3") == "only-top-prey"
    play(position, 0, "use thermal-sensor")
    assert moves(position, 0, "hunt") == ["hunt 3", "hunt 4", "hunt 5", "hunt 6"]
    assert why_not(position, 0, "hunt 2") == "prey-too-strong"
    assert why_not(position, 0, "hunt 7") == "no-such-prey"
    play(position, 0, "hunt 4")
    assert stock(position, 0) == {"meat": 2}
    assert why_not(position, 0, "hunt 1") == "already-hunted"


def test_ruling_52_the_order_of_the_other_tiles_stays_and_stays_known_to_the_owner() -> None:
    position = forest()
    play(position, 0, "use thermal-sensor", "hunt 4", "done")
    left = [*PREY[:3], *PREY[4:]]
    assert board(position)["wild_game"]["forest"]["stack"] == left
    assert seen_stack(position, 0) == left
    assert seen_stack(position, 1) == [left[0], None, None, None, None]


def test_the_choice_of_prey_ends_with_the_turn_of_the_hero() -> None:
    position = forest(stock={"munition": 2})
    play(position, 0, "use thermal-sensor", "done")
    assert tribe(position, 0)["equipment"]["thermal-sensor"] == "used"
    again = table(
        2,
        phase="acting",
        turn={"hero": "5"},
        tribes=[{"leader": "lily-rose", "heroes": {"5": "forest"}, "equipment": {"thermal-sensor": "used"}}],
        board={"wild_game": {"forest": {"stack": PREY, "known_to": [0]}}},
    )
    assert why_not(again, 0, "use thermal-sensor") == "equipment-used"
    assert why_not(again, 0, "hunt 3") == "only-top-prey"


@pytest.mark.parametrize("place", ["dam", "base", "cargo", "blackwood"])
def test_the_sensor_works_on_hunting_grounds_only(place: str) -> None:
    tiles = {"thermal-sensor": "repaired"}
    mine = {"leader": "grayson", "heroes": {"5": place, "4": "mine", "3a": "forest", "3b": "peak"}, "equipment": tiles}
    position = table(2, phase="acting", turn={"hero": "5"}, tribes=[mine])
    assert why_not(position, 0, "use thermal-sensor") == "only-at-hunting-grounds"


def test_the_sensor_is_of_no_use_after_the_hunt_without_points_or_without_prey() -> None:
    position = forest(stock={"munition": 2})
    play(position, 0, "hunt 1", "pay munition", "pay munition")
    assert why_not(position, 0, "use thermal-sensor") == "already-hunted"
    position = forest()
    play(position, 0, "take", "take", "take", "take", "take")
    assert why_not(position, 0, "use thermal-sensor") == "no-points"
    mine = {"leader": "lily-rose", "heroes": {"5": "forest"}, "equipment": {"thermal-sensor": "repaired"}}
    empty = table(2, phase="acting", turn={"hero": "5"}, tribes=[mine], board={"wild_game": {"forest": []}})
    assert why_not(empty, 0, "use thermal-sensor") == "no-such-prey"


@pytest.mark.parametrize(("state", "reason"), [("broken", "equipment-broken"), ("none", "needs-equipment")])
def test_the_sensor_must_be_owned_and_repaired(state: str, reason: str) -> None:
    assert why_not(forest(equipment={"thermal-sensor": state}), 0, "use thermal-sensor") == reason


def test_ruling_52_worlds_dealt_behind_a_view_keep_the_top_and_what_the_seat_has_seen() -> None:
    position = forest()
    play(position, 0, "use thermal-sensor")
    own = [position.view(0).deal(seed).to_json()["board"]["wild_game"]["forest"]["stack"] for seed in range(8)]
    assert own == [PREY] * 8
    others = [position.view(1).deal(seed).to_json()["board"]["wild_game"]["forest"]["stack"] for seed in range(8)]
    assert {stack[0] for stack in others} == {PREY[0]}
    assert len({str(stack) for stack in others}) > 1
