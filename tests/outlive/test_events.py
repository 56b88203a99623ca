"""The twelve events: what each does, to whom, every day while it is open, and what happens at the limit."""

from collections import Counter
from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import EVENTS
from tests.outlive.tables import board, full, living, moves, named, play, stock, table, tribe, why_not

IMMUNE = {"rooms": [full("event-immunity")]}


def morning(*convoy: Any, players: int = 2, tribes: list[dict[str, Any]] | None = None, **keys: Any) -> Position:
    """Return the start of the day on which the last of these events was flipped; all are applied, after the refill."""
    return table(players, phase="dawn", day=len(convoy), convoy=list(convoy), tribes=tribes or [], **keys)


def acting(event: str, place: str, hero: str = "5", game: str | None = None, **keys: Any) -> Position:
    """Return a table where a hero of seat 0 has just arrived, with one event open."""
    stacks = {"wild_game": {place: [game, "rest"]}} if game else {}
    tribes = [{"heroes": {hero: place}, **keys}]
    return table(2, phase="acting", convoy=[event], turn={"hero": hero}, tribes=tribes, board=stacks)


# Every event ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_that_was_overcome_has_no_effect_any_more(event: str) -> None:
    gone = {"event": event, "overcome_by": 1}
    tribes = [{"stock": {"wood": 2, "water": 2}, "airlock": 2}, {"stock": {"metal": 1}, "airlock": 1}]
    harmless = "epizootic" if event != "epizootic" else "mutation"
    position = morning(gone, harmless, tribes=tribes)
    assert position.decision(0) == "move-hero"
    assert board(position)["stock"] == {"forest": 6, "dam": 7, "base": 6, "mine": 6, "fairgrounds": 6}
    assert len(board(position)["search"]["peak"]["pile"]) == 6
    for seat in (0, 1):
        assert stock(position, seat) == tribes[seat]["stock"]
        assert tribe(position, seat)["airlock"] == tribes[seat]["airlock"]
        assert tribe(position, seat)["gauge"] == 0


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_that_lies_face_down_has_no_effect_yet(event: str) -> None:
    harmless = "epizootic" if event != "epizootic" else "mutation"
    position = table(2, phase="dawn", convoy=[harmless, event], tribes=[{"stock": {"wood": 2}, "airlock": 2}])
    assert position.decision(0) == "move-hero"
    assert board(position)["stock"]["forest"] == 6
    assert stock(position, 0) == {"wood": 2}
    assert tribe(position, 0)["gauge"] == 0


@pytest.mark.parametrize(
    ("event", "before", "each_day"),
    [
        ("rat-infestation", (3, 6, 4, 0), (2, 6, 4, 0)),
        ("enemy-clan", (3, 6, 4, 0), (3, 4, 4, 0)),
        ("cold-snap", (3, 6, 4, 0), (3, 6, 3, 0)),
        ("radioactive-cloud", (3, 6, 4, 0), (3, 6, 4, -2)),
    ],
)
@pytest.mark.parametrize("day", [1, 2, 4, 6])
def test_ruling_3_an_open_event_strikes_again_every_day(
    event: str, before: tuple[int, ...], each_day: tuple[int, ...], day: int
) -> None:
    water, wood, airlock, gauge = before
    others = ["epizootic", "mutation", "sandstorm", "wildfire", "nomads"][: day - 1]
    tribes = [{"stock": {"water": water, "wood": wood}, "airlock": airlock, "gauge": gauge}]
    position = morning(event, *others, tribes=tribes)
    left = stock(position, 0)
    assert (left["water"], left["wood"], living(position, 0), tribe(position, 0)["gauge"]) == each_day


def test_ruling_3_todays_event_is_applied_first_and_then_the_older_ones_in_the_order_of_the_convoy() -> None:
    tribes = [{"stock": {"water": 1, "meat": 1}, "airlock": 3}]
    position = morning("wildfire", "cold-snap", "cave-in", "rat-infestation", tribes=tribes)
    assert board(position)["stock"]["forest"] == 6
    happened = play(position, 0, "pay water")
    applied = [event["event"] for event in named(happened, "event-applied")]
    assert applied == ["wildfire", "cold-snap", "cave-in"]


def test_ruling_3_what_todays_event_takes_is_gone_before_the_older_ones_strike() -> None:
    tribes = [{"stock": {"meat": 1}, "airlock": 2, "rooms": [full("gauge-down")]}]
    position = morning("rat-infestation", "cold-snap", tribes=tribes)
    assert position.decision(0) == "lose-survivor"
    assert stock(position, 0) == {"meat": 1}
    play(position, 0, "lose airlock")
    assert stock(position, 0) == {}


def test_ruling_3_effects_of_several_events_are_cumulative() -> None:
    tribes = [{"stock": {"water": 1, "wood": 2}, "airlock": 3}]
    position = morning("cold-snap", "rat-infestation", "enemy-clan", "radioactive-cloud", tribes=tribes)
    assert tribe(position, 0)["airlock"] == 2
    assert stock(position, 0) == {}
    assert tribe(position, 0)["gauge"] == -2


def test_everybody_who_has_a_choice_chooses_at_the_same_time() -> None:
    two_kinds = {"stock": {"water": 1, "meat": 1}}
    position = morning("rat-infestation", players=3, tribes=[two_kinds, {"stock": {"meat": 2}}, two_kinds])
    assert position.to_act == (0, 2)
    assert position.decision(2) == "lose-supply"
    assert stock(position, 1) == {"meat": 1}
    play(position, 2, "pay meat")
    assert position.to_act == (0,)
    play(position, 0, "pay water")
    assert position.decision(0) == "move-hero"


def test_the_next_event_waits_until_all_have_chosen() -> None:
    two_kinds = {"stock": {"water": 1, "meat": 1}, "airlock": 1, "rooms": [full("gauge-down")]}
    position = morning("cold-snap", "rat-infestation", tribes=[two_kinds, two_kinds])
    play(position, 1, "pay meat")
    assert (position.decision(0), position.decision(1)) == ("lose-supply", "nothing")
    play(position, 0, "pay water")
    assert (position.decision(0), position.decision(1)) == ("lose-survivor", "lose-survivor")


# Scarcity: Wildfire, Cave-In, Thieves, Lean Times, Nomads -------------------------------------------------------------


@pytest.mark.parametrize(("players", "full_stock", "removed"), [(2, 6, 2), (3, 8, 3), (4, 10, 4)])
@pytest.mark.parametrize(("event", "place"), [("wildfire", "forest"), ("cave-in", "mine"), ("thieves", "fairgrounds")])
def test_ruling_4_an_event_of_scarcity_takes_tokens_away_after_the_refill(
    event: str, place: str, players: int, full_stock: int, removed: int
) -> None:
    left = board(morning(event, players=players))["stock"]
    assert left[place] == full_stock - removed
    assert all(left[other] == full_stock for other in ("forest", "mine", "fairgrounds", "base") if other != place)


@pytest.mark.parametrize(("players", "left"), [(2, 5), (3, 6), (4, 7)])
def test_lean_times_take_wood_metal_and_microchips(players: int, left: int) -> None:
    found = board(morning("lean-times", players=players))["stock"]
    assert (found["forest"], found["mine"], found["fairgrounds"]) == (left, left, left)
    assert (found["dam"], found["base"]) == ({2: 7, 3: 9, 4: 11}[players], {2: 6, 3: 8, 4: 10}[players])


def test_ruling_4_several_events_of_scarcity_add_up() -> None:
    left = board(morning("wildfire", "lean-times", "cave-in", "thieves", players=4))["stock"]
    assert (left["forest"], left["mine"], left["fairgrounds"]) == (3, 3, 3)


def test_ruling_4_a_place_never_has_less_than_nothing() -> None:
    position = table(
        4,
        phase="event",
        day=2,
        convoy=["wildfire", "lean-times"],
        board={"stock": {"forest": 5, "mine": 1, "fairgrounds": 0}},
    )
    left = board(position)["stock"]
    assert (left["forest"], left["mine"], left["fairgrounds"]) == (0, 0, 0)


def test_ruling_3_scarcity_strikes_every_morning_while_it_is_open() -> None:
    assert board(morning("wildfire", "epizootic", "mutation"))["stock"]["forest"] == 4
    overcome = {"event": "wildfire", "overcome_by": 0}
    assert board(morning(overcome, "epizootic", "mutation"))["stock"]["forest"] == 6


@pytest.mark.parametrize(("players", "left", "removed"), [(2, 4, 2), (3, 5, 3), (4, 6, 4)])
def test_nomads_turn_search_tiles_of_both_cities_over(players: int, left: int, removed: int) -> None:
    position = morning("nomads", players=players)
    for city in ("blackwood", "peak"):
        search = board(position)["search"][city]
        assert len(search["pile"]) == left
        assert sum(search["aside"].values()) == 10 - left
        assert position.view(0).to_json()["board"]["search"][city]["aside"] == search["aside"]
    assert left + removed == {2: 6, 3: 8, 4: 10}[players]


def test_nomads_cannot_remove_more_tiles_than_there_are() -> None:
    rest = {"canned": 1, "wood": 1, "metal": 1, "microchip": 1, "munition": 2, "algae": 1, "empty": 2}
    position = table(
        4,
        phase="event",
        convoy=["nomads"],
        board={"search": {"peak": {"pile": ["water"], "aside": rest}}},
    )
    assert board(position)["search"]["peak"]["pile"] == []
    assert Counter(board(position)["search"]["peak"]["aside"]) == Counter({**rest, "water": 1})


@pytest.mark.parametrize("event", ["wildfire", "cave-in", "thieves", "nomads", "lean-times"])
def test_ruling_31_the_immunity_room_does_not_help_against_the_five_events_of_scarcity(event: str) -> None:
    with_room = morning(event, tribes=[IMMUNE, IMMUNE])
    without = morning(event)
    assert board(with_room)["stock"] == board(without)["stock"]
    assert len(board(with_room)["search"]["peak"]["pile"]) == len(board(without)["search"]["peak"]["pile"])


# Sandstorm ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", ["3a", "4", "5"])
def test_ruling_32_the_sandstorm_leaves_every_hero_three_action_points(hero: str) -> None:
    position = acting("sandstorm", "forest", hero)
    play(position, 0, "take", "take", "take")
    assert why_not(position, 0, "take") == "no-points"


def test_ruling_31_the_immunity_room_keeps_the_sandstorm_off() -> None:
    position = acting("sandstorm", "forest", "5", **IMMUNE)
    play(position, 0, *["take"] * 5)
    assert stock(position, 0) == {"wood": 5}


def test_ruling_31_with_the_immunity_room_heroes_keep_their_slots_on_the_ship() -> None:
    tribes = [{"heroes": {"5": "mine"}, **IMMUNE}]
    position = table(2, convoy=["sandstorm"], tribes=tribes)
    play(position, 0, "move 5 cargo")
    assert board(position)["cargo"]["5"]["heroes"] == [0]


def test_ruling_12_the_sandstorm_does_not_cancel_what_tiles_add_to_a_hunt() -> None:
    position = acting("sandstorm", "forest", "5", "endurance-4", equipment={"shotgun": "repaired"})
    play(position, 0, "hunt 1", "use shotgun")
    assert stock(position, 0) == {"meat": 2}
    assert position.to_json()["turn"]["points"] == 0


# Epizootic Disease and Animal Mutation --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "usual"), [("endurance-3", 1), ("endurance-4", 2), ("endurance-5", 3)])
def test_the_epizootic_takes_one_meat_from_every_catch(game: str, usual: int) -> None:
    position = acting("epizootic", "mine", "5", game)
    play(position, 0, "hunt 1")
    assert stock(position, 0).get("meat", 0) == usual - 1
    assert tribe(position, 0)["caught"] == {game: 1}


def test_under_the_epizootic_later_catches_of_a_kind_still_yield_more() -> None:
    position = acting("epizootic", "mine", "5", "endurance-4", caught={"endurance-4": 2})
    play(position, 0, "hunt 1")
    assert stock(position, 0) == {"meat": 3}


def test_ruling_31_the_immunity_room_keeps_the_epizootic_off() -> None:
    position = acting("epizootic", "mine", "5", "endurance-4", **IMMUNE)
    play(position, 0, "hunt 1")
    assert stock(position, 0) == {"meat": 2}


def test_the_mutation_adds_one_to_the_endurance_and_nothing_to_the_meat() -> None:
    position = acting("mutation", "forest", "5", "endurance-4")
    play(position, 0, "hunt 1")
    assert position.to_json()["turn"]["points"] == 0
    assert stock(position, 0) == {"meat": 2}


def test_under_the_mutation_prey_can_become_too_strong() -> None:
    assert why_not(acting("wildfire", "forest", "5", "endurance-5"), 0, "hunt 1") is None
    assert why_not(acting("mutation", "forest", "5", "endurance-5"), 0, "hunt 1") == "prey-too-strong"


def test_under_the_mutation_one_more_munition_can_be_spent() -> None:
    position = acting("mutation", "forest", "5", "endurance-3", stock={"munition": 5})
    play(position, 0, "hunt 1", "pay munition", "pay munition", "pay munition")
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"meat": 1, "munition": 2}
    assert position.to_json()["turn"]["points"] == 4


def test_ruling_31_the_immunity_room_keeps_the_mutation_off() -> None:
    position = acting("mutation", "forest", "5", "endurance-5", **IMMUNE)
    play(position, 0, "hunt 1")
    assert position.to_json()["turn"]["points"] == 0
    assert stock(position, 0) == {"meat": 3}


# Radioactive Cloud ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(3, 1), (0, -2), (-3, -6), (-6, -9), (-7, -11)])
def test_the_cloud_moves_every_tracer_two_squares_towards_the_skull(before: int, after: int) -> None:
    """Section 9: the gauge is not linear; a square is a level."""
    position = morning("radioactive-cloud", tribes=[{"gauge": before, "airlock": 3}, {"gauge": before}])
    assert tribe(position, 0)["gauge"] == after
    assert tribe(position, 1)["gauge"] == after
    assert living(position, 0) == 3


@pytest.mark.parametrize(("before", "lost"), [(-9, 1), (-11, 2)])
def test_ruling_30_each_square_past_the_end_costs_a_survivor_and_the_tracer_stays(before: int, lost: int) -> None:
    position = morning("radioactive-cloud", tribes=[{"gauge": before, "airlock": 3}])
    assert tribe(position, 0)["gauge"] == -11
    assert living(position, 0) == 3 - lost


def test_ruling_30_the_owner_chooses_whom_the_cloud_takes() -> None:
    tribes = [{"gauge": -11, "airlock": 2, "rooms": [full("gauge-down")]}]
    position = morning("radioactive-cloud", tribes=tribes)
    assert moves(position, 0) == ["lose 4", "lose airlock"]
    play(position, 0, "lose airlock", "lose 4")
    assert (tribe(position, 0)["airlock"], tribe(position, 0)["rooms"][3]["survivors"]) == (1, 2)
    assert position.decision(0) == "move-hero"


def test_ruling_30_past_the_end_nobody_is_lost_where_nobody_is_left() -> None:
    position = morning("radioactive-cloud", tribes=[{"gauge": -11, "airlock": 1}, {"gauge": -11}])
    assert (living(position, 0), living(position, 1)) == (0, 0)
    assert position.decision(0) == "move-hero"


def test_ruling_31_the_immunity_room_keeps_the_cloud_off() -> None:
    position = morning("radioactive-cloud", tribes=[{**IMMUNE, "gauge": -11}, {}])
    assert (tribe(position, 0)["gauge"], living(position, 0)) == (-11, 3)
    assert tribe(position, 1)["gauge"] == -2


# Rat Infestation ------------------------------------------------------------------------------------------------------


def test_ruling_28_the_rats_eat_one_supply_of_the_owners_choice() -> None:
    position = morning("rat-infestation", tribes=[{"stock": {"meat": 1, "water": 1, "canned": 1}}])
    assert moves(position, 0) == ["pay meat", "pay water", "pay canned"]
    play(position, 0, "pay canned")
    assert stock(position, 0) == {"meat": 1, "water": 1}


def test_the_rats_do_not_eat_materials_and_not_what_is_not_there() -> None:
    position = morning("rat-infestation", tribes=[{"stock": {"meat": 1, "water": 1, "wood": 1, "munition": 1}}])
    assert why_not(position, 0, "pay wood") == "not-accepted"
    assert why_not(position, 0, "pay munition") == "not-accepted"
    assert why_not(position, 0, "pay canned") == "needs-token"
    assert why_not(position, 0, "pay permanent") == "needs-token"
    assert why_not(position, 0, "lose airlock") == "not-now"
    assert why_not(position, 0, "done") == "not-now"


def test_ruling_28_without_supplies_the_rats_cost_a_survivor() -> None:
    position = morning("rat-infestation", tribes=[{"stock": {"wood": 5}, "airlock": 2}])
    assert living(position, 0) == 1
    assert stock(position, 0) == {"wood": 5}


def test_ruling_28_without_supplies_and_survivors_the_rats_find_nothing() -> None:
    position = morning("rat-infestation", tribes=[{"stock": {"wood": 5}}])
    assert stock(position, 0) == {"wood": 5}
    assert position.decision(0) == "move-hero"


WATER_ROOM = {"rooms": [full("permanent-water")]}


def test_ruling_28_permanent_water_may_feed_the_rats_and_is_then_spent_for_the_day() -> None:
    position = morning("rat-infestation", tribes=[{**WATER_ROOM, "stock": {"water": 2}}])
    assert moves(position, 0) == ["pay water", "pay permanent"]
    play(position, 0, "pay permanent")
    assert stock(position, 0) == {"water": 2}
    assert position.record.room_used[0].sum() == 1


def test_ruling_28_the_owner_may_also_keep_the_permanent_water() -> None:
    position = morning("rat-infestation", tribes=[{**WATER_ROOM, "stock": {"water": 2}}])
    play(position, 0, "pay water")
    assert stock(position, 0) == {"water": 1}
    assert not position.record.room_used[0].any()


def test_ruling_28_permanent_water_saves_a_survivor_where_nothing_else_is_left() -> None:
    position = morning("rat-infestation", tribes=[WATER_ROOM])
    assert living(position, 0) == 3
    assert position.record.room_used[0].sum() == 1


def test_ruling_28_a_water_room_that_is_not_full_feeds_no_rats() -> None:
    position = morning("rat-infestation", tribes=[{"rooms": [{"room": "permanent-water", "survivors": 2}]}])
    assert living(position, 0) == 1


def test_losing_a_survivor_stops_a_room_at_once_for_the_next_event() -> None:
    position = morning("rat-infestation", "cold-snap", tribes=[WATER_ROOM])
    assert living(position, 0) == 1


def test_ruling_31_the_immunity_room_keeps_the_rats_off() -> None:
    position = morning("rat-infestation", tribes=[{**IMMUNE, "stock": {"meat": 1}}, {"stock": {"meat": 1}}])
    assert (stock(position, 0), stock(position, 1)) == ({"meat": 1}, {})


# Enemy Clan -----------------------------------------------------------------------------------------------------------


def test_ruling_29_the_clan_takes_two_materials_or_munitions_any_mix() -> None:
    position = morning(
        "enemy-clan", tribes=[{"stock": {"wood": 1, "metal": 1, "microchip": 1, "munition": 1, "meat": 1}}]
    )
    assert moves(position, 0) == ["pay wood", "pay metal", "pay microchip", "pay munition"]
    play(position, 0, "pay munition", "pay wood")
    assert stock(position, 0) == {"meat": 1, "metal": 1, "microchip": 1}


def test_the_clan_does_not_take_supplies_and_not_what_is_not_there() -> None:
    position = morning("enemy-clan", tribes=[{"stock": {"wood": 2, "metal": 1, "meat": 1}}])
    assert why_not(position, 0, "pay meat") == "not-accepted"
    assert why_not(position, 0, "pay permanent") == "not-accepted"
    assert why_not(position, 0, "pay munition") == "needs-token"
    assert why_not(position, 0, "done") == "not-now"


@pytest.mark.parametrize("token", ["wood", "metal", "microchip", "munition"])
def test_ruling_29_with_one_token_only_it_is_kept_and_a_survivor_lost(token: str) -> None:
    position = morning("enemy-clan", tribes=[{"stock": {token: 1}, "airlock": 2}])
    assert stock(position, 0) == {token: 1}
    assert living(position, 0) == 1


def test_ruling_29_without_tokens_the_clan_takes_a_survivor() -> None:
    position = morning("enemy-clan", tribes=[{"stock": {"meat": 4}, "airlock": 2}])
    assert stock(position, 0) == {"meat": 4}
    assert living(position, 0) == 1


def test_ruling_29_with_one_token_and_no_survivor_nothing_happens() -> None:
    position = morning("enemy-clan", tribes=[{"stock": {"wood": 1}}, {}])
    assert stock(position, 0) == {"wood": 1}
    assert position.decision(0) == "move-hero"


@pytest.mark.parametrize("goods", [{"wood": 2}, {"wood": 1, "munition": 1}])
def test_where_there_is_no_choice_the_clan_does_not_ask(goods: dict[str, int]) -> None:
    position = morning("enemy-clan", tribes=[{"stock": goods, "airlock": 1}])
    assert stock(position, 0) == {}
    assert living(position, 0) == 1
    assert position.decision(0) == "move-hero"


def test_ruling_31_the_immunity_room_keeps_the_clan_off() -> None:
    position = morning("enemy-clan", tribes=[{**IMMUNE, "stock": {"wood": 2}}, {"stock": {"wood": 2}}])
    assert (stock(position, 0), stock(position, 1)) == ({"wood": 2}, {})


# Cold Snap ------------------------------------------------------------------------------------------------------------


def test_the_cold_snap_costs_every_shelter_a_survivor_of_its_choice() -> None:
    tribes = [{"rooms": [full("gauge-down"), {"room": "cargo-one", "survivors": 1}], "airlock": 1}, {"airlock": 2}]
    position = morning("cold-snap", tribes=tribes)
    assert position.to_act == (0,)
    assert living(position, 1) == 1
    assert moves(position, 0) == ["lose 4", "lose 5", "lose airlock"]
    assert why_not(position, 0, "lose 1") == "no-survivor-there"
    assert why_not(position, 0, "pay meat") == "not-now"
    play(position, 0, "lose 5")
    assert tribe(position, 0)["rooms"][4]["survivors"] == 0
    assert living(position, 0) == 4


def test_in_the_cold_snap_nobody_is_lost_where_nobody_is() -> None:
    position = morning("cold-snap")
    assert (living(position, 0), living(position, 1)) == (0, 0)
    assert position.decision(0) == "move-hero"


def test_ruling_31_the_immunity_room_keeps_the_cold_off() -> None:
    position = morning("cold-snap", tribes=[IMMUNE, {"airlock": 2}])
    assert (living(position, 0), living(position, 1)) == (3, 1)


# The immunity room ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "room", [{"room": "event-immunity", "survivors": 2}, {"room": "event-immunity", "built": True}]
)
def test_ruling_31_an_immunity_room_that_is_not_full_guards_nobody(room: dict[str, Any]) -> None:
    position = morning("radioactive-cloud", tribes=[{"rooms": [room], "airlock": 1}])
    assert tribe(position, 0)["gauge"] == -2


def test_ruling_31_the_immunity_room_guards_its_own_tribe_only_and_says_so() -> None:
    tribes = [{"stock": {"water": 1, "meat": 1}}, {**IMMUNE, "stock": {"water": 1}}]
    position = morning("cold-snap", "rat-infestation", tribes=tribes)
    happened = play(position, 0, "pay meat")
    assert [event["event"] for event in named(happened, "event-shrugged-off")] == ["cold-snap"]
    assert [event["seat"] for event in named(happened, "event-shrugged-off")] == [1]


def test_ruling_31_the_immunity_room_has_no_limit_a_round() -> None:
    tribes = [{**IMMUNE, "stock": {"water": 1, "wood": 2}}]
    position = morning("rat-infestation", "cold-snap", "enemy-clan", "radioactive-cloud", tribes=tribes)
    assert stock(position, 0) == {"water": 1, "wood": 2}
    assert (living(position, 0), tribe(position, 0)["gauge"]) == (3, 0)
