"""Prospects: each figure in a position, and each against what the rules then do in random games."""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from newdawn.core.events import Event
from newdawn.core.face import Move, Position
from newdawn.outlive import names
from newdawn.outlive.components import (
    CLAN_TOKENS,
    COLD_SURVIVORS,
    EQUIPMENT_AMOUNT,
    HERO_STRENGTH,
    PLACE_STOCK,
    RATS_SUPPLIES,
    ROOM_COST,
)
from newdawn.outlive.names import BASEBALL_BAT, HEROES
from newdawn.outlive.state import IN_SHELTER, MOVING, OVERCOMING, REPAIRED, UNDER_PRESSURE
from tests.outlive.scenes import arrival, asked, at_night, does
from tests.outlive.tables import OUTLIVE, SPENT, full, moves, named, play, table

ROOMS = ("room-construction", "draw-and-repair", "overcome-event")
IDLE_ELSEWHERE = {"3a": "dam", "3b": "base", "4": "blackwood", "5": "forest"}
AWAY = {
    hero: {"at": place, "state": "spent"}
    for hero, place in zip(HEROES, ("forest", "dam", "blackwood", "base"), strict=True)
}


def foreseen(position: Position, seat: int | None = 0) -> dict[str, Any]:
    return position.view(seat).prospects()


def tribe(position: Position, seat: int = 0) -> dict[str, Any]:
    return foreseen(position)["tribes"][seat]  # type: ignore[no-any-return]


def own(position: Position, seat: int = 0) -> dict[str, Any]:
    return foreseen(position, seat)["own"]  # type: ignore[no-any-return]


# Heroes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("convoy", "rooms", "strength"),
    [
        (["wildfire"], [], [3, 3, 4, 5]),
        (["sandstorm"], [], [3, 3, 3, 3]),
        (["sandstorm"], [full("event-immunity")], [3, 3, 4, 5]),
        ([{"event": "sandstorm", "overcome_by": 1}], [], [3, 3, 4, 5]),
    ],
)
def test_a_sandstorm_leaves_heroes_less_strength_to_act_unless_the_tribe_is_immune(
    convoy: list[Any], rooms: list[Any], strength: list[int]
) -> None:
    position = table(2, convoy=convoy, tribes=[{"rooms": rooms}])
    assert list(tribe(position)["strength"].values()) == strength
    assert tribe(position)["immune"] is bool(rooms)


@pytest.mark.parametrize(
    ("convoy", "equipment", "slots"),
    [
        (["wildfire"], {}, {"3a": ("3", None), "3b": ("3", None), "4": ("4", None), "5": ("5", None)}),
        (
            ["wildfire"],
            {"grappling-hook": "repaired"},
            {"3a": ("3", "4"), "3b": ("3", "4"), "4": ("4", "5"), "5": ("5", "6")},
        ),
        (["sandstorm"], {"grappling-hook": "repaired"}, dict.fromkeys(HEROES, ("3", "4"))),
        (["sandstorm"], {"grappling-hook": "used"}, dict.fromkeys(HEROES, ("3", None))),
    ],
)
def test_a_hero_takes_the_slot_of_its_strength_or_one_that_the_hook_lifts_it_to(
    convoy: list[str], equipment: dict[str, str], slots: dict[str, tuple[str | None, str | None]]
) -> None:
    heroes = own(table(2, convoy=convoy, tribes=[{"equipment": equipment}]))["ship"]["heroes"]
    assert {hero: (one["slot"], one["hooked"]) for hero, one in heroes.items()} == slots


def test_a_slot_is_open_while_nobody_stands_there_or_through_the_room() -> None:
    there = {"heroes": {"4": {"at": "cargo", "state": "activated"}}}
    assert own(table(2, tribes=[{}, there]))["ship"]["open"] == ["3", "5", "6"]
    assert own(table(2, tribes=[{"rooms": [full("cargo-two")]}, there]))["ship"]["open"] == ["3", "4", "5", "6"]


def test_only_the_hook_reaches_the_highest_slot() -> None:
    assert foreseen(table(2))["hook_slots"] == ["6"]


# The board ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "convoy", "places"),
    [
        (2, ["wildfire"], {"forest": (["wildfire"], 2)}),
        (4, ["nomads"], {"blackwood": (["nomads"], 4), "peak": (["nomads"], 4)}),
        (
            3,
            ["cave-in", "lean-times"],
            {
                "forest": (["lean-times"], 2),
                "mine": (["cave-in", "lean-times"], 5),
                "fairgrounds": (["lean-times"], 2),
            },
        ),
        (2, [{"event": "thieves", "overcome_by": 0}], {}),
        (2, ["cold-snap"], {}),
    ],
)
def test_events_of_scarcity_take_from_their_places_while_they_are_in_play(
    players: int, convoy: list[Any], places: dict[str, tuple[list[str], int]]
) -> None:
    said = foreseen(table(players, day=len(convoy), convoy=convoy))["places"]
    assert {place: (taken["events"], taken["count"]) for place, taken in said.items()} == places


WILD = {"wild_game": {"forest": ["endurance-6"], "mine": ["endurance-3"], "fairgrounds": []}}


@pytest.mark.parametrize(
    ("convoy", "seat", "game"),
    [
        (["wildfire"], 0, {"endurance": 6, "meat": [4, 5, 6, 7], "next": 1}),
        (["mutation"], 0, {"endurance": 7, "meat": [4, 5, 6, 7], "next": 1}),
        (["epizootic"], 0, {"endurance": 6, "meat": [3, 4, 5, 6], "next": 1}),
        # The second tribe is immune, and has caught four; a spectator sees what the event does to all.
        (["mutation"], 1, {"endurance": 6, "meat": [4, 5, 6, 7], "next": 3}),
        (["mutation"], None, {"endurance": 7, "meat": [4, 5, 6, 7], "next": None}),
    ],
)
def test_the_next_catch_counts_earlier_ones_and_the_events_that_touch_the_tribe(
    convoy: list[str], seat: int | None, game: dict[str, Any]
) -> None:
    hunters = [
        {"caught": {"endurance-6": 1}},
        {"caught": {"endurance-6": 4}, "rooms": [full("event-immunity")]},
    ]
    position = table(2, convoy=convoy, board=WILD, tribes=hunters)
    said = foreseen(position, seat)["wild_game"]
    assert said["endurance-6"] == game
    assert set(said) == {"endurance-6", "endurance-3"}


# Shelters -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "meal", "water", "rooms", "rest"),
    [
        ({}, {"have": 0, "need": 0, "rows": 0, "short": 0}, 0, 0, 0),
        ({"airlock": 3, "stock": {"water": 1, "meat": 4}}, {"have": 1, "need": 2, "rows": 2, "short": 1}, 1, 0, 4),
        ({"airlock": 2, "stock": {"water": 3, "canned": 1}}, {"have": 4, "need": 1, "rows": 1, "short": 0}, 1, 0, 3),
        (
            {"airlock": 1, "stock": {"meat": 1}, "rooms": [{"room": "room-construction", "survivors": 1}]},
            {"have": 1, "need": 3, "rows": 1, "short": 2},
            *(0, 2, 1),
        ),
        (
            {"airlock": 1, "rooms": [full("permanent-water")]},
            {"have": 1, "need": 3, "rows": 1, "short": 2},
            *(1, 2, 0),
        ),
    ],
)
def test_rows_drink_before_rooms_eat_and_each_that_is_short_costs_a_survivor(
    keys: dict[str, Any], meal: dict[str, int], water: int, rooms: int, rest: int
) -> None:
    found = tribe(table(2, tribes=[keys]))
    assert found["meal"] == {**meal, "water": water, "rooms": rooms, "rest": rest}
    assert found["upkeep"] == meal["need"]


def test_after_the_meal_there_is_none_to_foresee() -> None:
    assert tribe(asked("recruit", stock={"meat": 3}))["meal"] is None


def test_after_the_meal_the_next_one_is_known_by_those_who_live() -> None:
    assert tribe(asked("recruit", stock={"meat": 3}, airlock=3, rooms=[full("hunting-one")]))["upkeep"] == 2 + 1


# What is owed ---------------------------------------------------------------------------------------------------------


def owed(what: str, source: str, left: int, total: int | None) -> dict[str, Any]:
    return {"what": what, "source": source, "left": left, "total": total}


def test_a_meal_says_how_many_supplies_it_takes_and_how_many_are_left_to_give() -> None:
    position = at_night("feed", {"stock": {"meat": 2, "canned": 2}, "rooms": [full("cargo-two")]})
    assert tribe(position)["owed"] == owed("supplies", "feeding", 3, 3)
    does(position, "pay meat")
    assert tribe(position)["owed"] == owed("supplies", "feeding", 2, 3)


def test_a_room_says_how_many_materials_it_takes_and_how_many_are_left_to_pay() -> None:
    position = asked("build", stock={"wood": 3, "metal": 3}, rooms=[{"room": "cargo-two"}])
    does(position, "build 4")
    assert tribe(position)["owed"] == owed("materials", "building", ROOM_COST, ROOM_COST)
    does(position, "pay wood")
    assert tribe(position)["owed"] == owed("materials", "building", ROOM_COST - 1, ROOM_COST)


@pytest.mark.parametrize(
    ("event", "stock", "what", "total"),
    [
        ("rat-infestation", {"meat": 3, "canned": 3}, "supplies", RATS_SUPPLIES),
        ("enemy-clan", {"wood": 3, "metal": 3}, "tokens", CLAN_TOKENS),
    ],
)
def test_what_an_event_takes_names_the_event(event: str, stock: dict[str, int], what: str, total: int) -> None:
    position = table(2, phase="dawn", convoy=[event], tribes=[{"stock": stock}])
    assert tribe(position)["owed"] == owed(what, event, total, total)


def test_survivors_who_will_be_lost_name_what_takes_them() -> None:
    living = {"rooms": [full("hunting-one")], "airlock": 1}
    cold = table(2, phase="dawn", convoy=["cold-snap"], tribes=[{**living, "airlock": 2}])
    assert tribe(cold)["owed"] == owed("survivors", "cold-snap", COLD_SURVIVORS, None)
    hungry = table(2, night="feed", tribes=[living])
    assert tribe(hungry)["owed"] == owed("survivors", "hunger", 2, None)


def test_who_is_asked_for_nothing_owes_nothing() -> None:
    assert tribe(table(2))["owed"] is None


def test_a_room_works_when_it_is_built_and_full() -> None:
    rooms = [
        full("room-construction"),
        {"room": "draw-and-repair", "survivors": 2},
        {"room": "overcome-event", "built": False},
    ]
    assert tribe(table(2, tribes=[{"rooms": rooms}]))["rooms"][:3] == ["full", "partial", "unbuilt"]


def test_survivors_fill_the_first_row_of_the_airlock_first() -> None:
    found = tribe(table(2, tribes=[{"airlock": 3, "rooms": [full("airlock-absorbs")]}]))
    assert (found["airlock"], found["survivors"], found["absorbs"]) == ([2, 1], 6, 4)


def test_permanent_water_counts_until_it_is_spent() -> None:
    assert tribe(table(2, tribes=[{"rooms": [full("permanent-water")]}]))["permanent_water"] == 1
    assert tribe(table(2, tribes=[{"rooms": [full("permanent-water", used=True)]}]))["permanent_water"] == 0


def test_the_construction_room_makes_one_room_cheaper() -> None:
    assert tribe(table(2))["room_price"] == 3
    assert tribe(table(2, tribes=[{"rooms": [full("room-construction")]}]))["room_price"] == 1
    assert tribe(table(2, tribes=[{"rooms": [full("room-construction", used=True)]}]))["room_price"] == 3


def test_a_repaired_tile_waits_for_the_other_half_of_its_pair() -> None:
    tiles = {"bow": "repaired", "axe": "broken", "crowbar": "used", "purifier": "repaired", "pickaxe": "repaired"}
    assert tribe(table(2, tribes=[{"equipment": tiles}]))["half_pairs"] == [
        {"tile": "bow", "owned": True},
        {"tile": "crowbar", "owned": False},
    ]


# The viewer -----------------------------------------------------------------------------------------------------------


def test_a_tile_says_where_it_helps_and_what_its_repair_lacks() -> None:
    tiles = {"chainsaw": "repaired", "shotgun": "broken", "access-card": "used", "exoskeleton": "broken"}
    found = own(table(2, tribes=[{"equipment": tiles, "stock": {"wood": 1, "metal": 1}}]))["tiles"]
    assert found == {
        "access-card": {"helps_at": ["dam"], "lacks": None},
        "chainsaw": {"helps_at": ["peak", "blackwood"], "lacks": None},
        "shotgun": {"helps_at": ["forest", "mine", "fairgrounds"], "lacks": 1},
        "exoskeleton": {"helps_at": [], "lacks": 1},
    }


def test_rooms_make_repairs_and_events_cheaper() -> None:
    tools: dict[str, Any] = {"equipment": {"shotgun": "broken"}}
    assert own(asked("build", **tools))["tiles"]["shotgun"]["lacks"] == 3
    assert own(asked("build", **tools, rooms=[full("repair-two")]))["tiles"]["shotgun"]["lacks"] == 1
    assert own(asked("build", **tools, rooms=[full("free-repair")]))["tiles"]["shotgun"]["lacks"] == 0
    water: dict[str, Any] = {"stock": {"water": 1}}
    assert own(table(2, tribes=[water]))["events"] == {"wildfire": 2}
    assert own(table(2, tribes=[{**water, "rooms": [full("overcome-event")]}]))["events"] == {"wildfire": 1}


def test_choosing_rooms_says_how_many_are_still_to_be_put_back() -> None:
    position = OUTLIVE.new(2, seed=1)
    assert own(position)["to_discard"] == 2
    play(position, 0, moves(position, 0)[0])
    assert own(position)["to_discard"] == 1


def test_while_choices_are_secret_nothing_is_said_of_the_others() -> None:
    position = OUTLIVE.new(3, seed=1)
    for seat in (0, 1):
        while seat in position.to_act:
            play(position, seat, moves(position, seat)[0])
    assert [one is None for one in foreseen(position, 0)["tribes"]] == [False, True, True]
    assert foreseen(position, None)["tribes"] == [None, None, None]
    assert foreseen(position, None)["own"] is None


def walk_of(position: Position, hero: str, to: str, hooked: bool = False) -> dict[str, Any] | None:
    found = [
        walk for walk in own(position)["walks"] if (walk["hero"], walk["to"], walk["hooked"]) == (hero, to, hooked)
    ]
    return found[0] if found else None


def test_a_walk_says_whom_it_presses_and_who_could_press_the_hero_then() -> None:
    mine = {"heroes": {**IDLE_ELSEWHERE, "4": "mine"}}
    weaker = {**SPENT, "heroes": {**SPENT["heroes"], "3a": {"at": "peak", "state": "activated"}}}
    stronger = {"heroes": {**AWAY, "5": "base"}, "equipment": {"baseball-bat": "repaired"}}
    position = table(3, tribes=[mine, weaker, stronger])
    assert walk_of(position, "4", "peak") == {
        "hero": "4",
        "to": "peak",
        "hooked": False,
        "presses": [{"seat": 1, "pressure": 1}],
        "exposed": [{"seat": 2, "hero": "5", "pressure": 2, "later": False}],
    }


def test_a_hero_that_lies_there_keeps_the_rest_of_its_tribe_away_until_it_has_left() -> None:
    mine = {"heroes": IDLE_ELSEWHERE}
    position = table(2, tribes=[mine, {"heroes": {**AWAY, "3a": "peak", "5": "base"}}])
    assert walk_of(position, "3a", "peak") == {
        "hero": "3a",
        "to": "peak",
        "hooked": False,
        "presses": [],
        "exposed": [{"seat": 1, "hero": "5", "pressure": 2, "later": True}],
    }


def test_a_hooked_hero_leaves_the_slot_of_its_strength_to_others() -> None:
    mine = {"heroes": {"3a": "mine"}, "equipment": {"grappling-hook": "repaired"}}
    position = table(2, tribes=[mine, {"heroes": {**AWAY, "4": "fairgrounds"}}])
    assert walk_of(position, "3a", "cargo") is not None
    assert walk_of(position, "3a", "cargo", hooked=True) is None


def test_walks_are_said_on_the_own_turn_and_while_one_waits_for_it() -> None:
    heroes = {"heroes": {**IDLE_ELSEWHERE, "3a": "mine"}}
    rival = {"heroes": {**AWAY, "5": "base"}}
    assert own(table(2, active=0, tribes=[heroes, rival]))["walks"]
    assert own(table(2, active=1, tribes=[heroes, rival]))["walks"]
    assert not own(arrival("forest", heroes={"3a": "mine"}, others=[rival]))["walks"]
    assert not own(asked("recruit", **heroes, stock={"meat": 1}))["walks"]


# Against the rules, in random games -----------------------------------------------------------------------------------


def rich(players: int, rng: random.Random) -> Position:
    """Return a day on which tribes have much of everything, so that all of it is met."""
    advanced = [room for room in names.ROOMS if room not in ROOMS]
    rooms = [*rng.sample(advanced, 8), *rng.sample(advanced, 8)]  # there are two copies of each
    tiles = [*rng.sample(names.EQUIPMENT, 16), *rng.sample(names.EQUIPMENT, 16)]
    tribes = [
        {
            "leader": names.LEADERS[seat],
            "stock": {token: rng.randrange(6) for token in names.TOKENS},
            "rooms": [full(room) if rng.random() < 0.7 else {"room": room, "survivors": 1} for room in ROOMS]
            + [
                full(room) if rng.random() < 0.7 else {"room": room, "built": False}
                for room in rooms[4 * seat : 4 * seat + 4]
            ],
            "airlock": rng.randrange(7),
            "equipment": {
                tile: rng.choice(("broken", "repaired", "repaired")) for tile in tiles[8 * seat : 8 * seat + 8]
            },
            "caught": {kind: rng.randrange(2) for kind in names.WILD_GAME},
        }
        for seat in range(players)
    ]
    convoy = rng.sample(names.EVENTS, 6)
    return table(players, day=rng.randrange(2, 5), convoy=convoy, tribes=tribes)


def decisions(seed: int, games: int) -> Iterator[tuple[Position, int, Move]]:
    """Play random games, some from the start and some from a rich day on; yield every decision before it is made."""
    rng = random.Random(seed)
    for game in range(games):
        players = 2 + (seed + game) % 3
        position = OUTLIVE.new(players, seed=rng.getrandbits(60)) if game % 3 == 2 else rich(players, rng)
        while not position.is_over:
            seat = rng.choice(position.may_act)
            move = rng.choice(position.moves(seat))
            yield position, seat, move
            position.play(seat, move)


def asked_for(decision: str, seed: int, count: int) -> Iterator[tuple[Position, int]]:
    """Yield positions of random games in which a seat is asked for this."""
    found = ((position, seat) for position, seat, _ in decisions(seed, 60) if position.decision(seat) == decision)
    return islice(found, count)


def answered(position: Position, until: int, rng: random.Random) -> list[Event]:
    """Let everybody answer until the stage has passed; whoever can just go on does."""
    events = []
    while position.record.stage <= until and not position.is_over:
        seat = position.may_act[0]
        offered = position.moves(seat)
        move = next((move for move in offered if str(move) == "done"), rng.choice(offered))
        events += position.play(seat, move)
    return events


@pytest.mark.parametrize("seed", range(3))
def test_heroes_board_the_slots_that_were_foreseen_and_no_others(seed: int) -> None:
    rng = random.Random(seed)
    boarded = 0
    for position, seat in asked_for("move-hero", seed, 60):
        ship = own(position, seat)["ship"]
        offered = moves(position, seat)
        for hero, slots in ship["heroes"].items():
            place = names.PLACES[position.record.hero_place[seat, HEROES.index(hero)]]
            for move, slot in ((f"move {hero} cargo", slots["slot"]), (f"hook {hero}", slots["hooked"])):
                if move in offered:
                    assert slot in ship["open"]
                    after = position.copy()
                    events = [*after.play(seat, move), *answered(after, UNDER_PRESSURE, rng)]
                    assert [str(event["strength"]) for event in named(events, "cargo-boarded")] == [slot]
                    boarded += 1
                elif place in ("mine", "peak", "fairgrounds", "blackwood") and slot in ship["open"]:
                    reason = position.why_not(seat, move)
                    assert reason is not None
                    assert reason.name in ("hero-not-idle", "place-taken-by-own-hero")
    assert boarded > 20


@pytest.mark.parametrize("seed", range(3))
def test_a_hero_presses_whom_it_was_foreseen_to_press(seed: int) -> None:
    rng = random.Random(seed)
    pressed = 0
    for position, seat in asked_for("move-hero", seed, 40):
        walks = {
            (walk["hero"], walk["to"], walk["hooked"]): {one["seat"]: one["pressure"] for one in walk["presses"]}
            for walk in own(position, seat)["walks"]
        }
        for move in position.moves(seat):
            kind, *words = move.structure
            if kind in ("move", "hook"):
                after = position.copy()
                events = [*after.play(seat, move), *answered(after, UNDER_PRESSURE, rng)]
                happened = {event["defender"]: event["count"] for event in named(events, "pressure-applied")}
                assert walks.get((words[0], [*words, "cargo"][1], kind == "hook"), {}) == happened
                pressed += len(happened)
    assert pressed > 5


@pytest.mark.parametrize("seed", range(6))
def test_exposure_is_never_wrong_about_the_next_player(seed: int) -> None:
    rng = random.Random(seed)
    checked = 0
    for position, seat in asked_for("move-hero", seed, 60):
        walks = {(walk["hero"], walk["to"], walk["hooked"]): walk["exposed"] for walk in own(position, seat)["walks"]}
        after = position.copy()
        move = rng.choice([move for move in position.moves(seat) if move.structure[0] in ("move", "hook", "stay")])
        kind, *words = move.structure
        if kind == "stay":
            continue
        hero, place = words[0], [*words, "cargo"][1]
        after.play(seat, move)
        before = after.record.survivors.copy()
        while after.record.stage < OVERCOMING and "move-hero" not in map(after.decision, after.to_act):
            answering = rng.choice(after.to_act)
            after.play(answering, rng.choice(after.moves(answering)))
        other = after.to_act[0] if after.record.stage < OVERCOMING else seat
        # Who takes a survivor in on the way may have filled a room.
        if other == seat or after.decision(other) != "move-hero" or (before != after.record.survivors).any():
            continue
        exposed = {one["seat"]: one for one in walks.get((hero, place, kind == "hook"), [])}.get(other)
        coming = [
            theirs.structure[1]
            for theirs in after.moves(other)
            if (theirs.structure[0] == "hook" and place == "cargo") or theirs.structure[2:] == (place,)
        ]
        strength = HERO_STRENGTH[HEROES.index(hero)]
        most = max((int(HERO_STRENGTH[HEROES.index(one)] - strength) for one in coming), default=0)
        bat = after.record.equipment[other, BASEBALL_BAT] == REPAIRED
        if most > 0:
            assert exposed is not None
            assert not exposed["later"]
            assert exposed["pressure"] == most + (EQUIPMENT_AMOUNT[BASEBALL_BAT] if bat else 0)
            assert exposed["hero"] in coming
        else:
            assert exposed is None or exposed["later"]
        if exposed is not None and exposed["later"]:
            lying = [
                one for one in HEROES if after.record.hero_place[other, HEROES.index(one)] == names.PLACES.index(place)
            ]
            assert len(lying) == 1
        checked += 1
    assert checked > 10


@pytest.mark.parametrize("seed", range(3))
def test_the_night_takes_as_many_by_hunger_as_were_foreseen(seed: int) -> None:
    rng = random.Random(seed)
    hungry = Counter[bool]()
    for position, _ in asked_for("overcome", seed, 25):
        meals = [one["meal"] for one in foreseen(position, None)["tribes"]]
        after = position.copy()
        stock = after.record.stock[:, : names.AFTER_SUPPLIES].sum(axis=1)
        events = answered(after, OVERCOMING, rng)
        assert after.record.stage >= IN_SHELTER
        hunger = {event["seat"]: event["count"] for event in named(events, "hunger")}
        for seat, meal in enumerate(meals):
            assert meal["short"] == hunger.get(seat, 0)
            assert meal["short"] == max(0, meal["need"] - meal["have"])
            hungry[meal["short"] > 0] += 1
            if after.decision(seat) == "feed":
                # Rows drink, and then the player chooses what the rooms get.
                paid = stock[seat] - after.record.stock[seat, : names.AFTER_SUPPLIES].sum()
                assert paid <= meal["rows"]
                assert after.record.to_pay[seat] == meal["need"] - meal["rows"]
    assert min(hungry[True], hungry[False]) > 5


@pytest.mark.parametrize("seed", range(3))
def test_a_catch_gives_the_meat_and_asks_for_the_endurance_that_were_foreseen(seed: int) -> None:
    rng = random.Random(seed)
    caught = 0
    for position, seat in asked_for("act", seed, 150):
        for hunt in moves(position, seat, "hunt "):
            game = foreseen(position, seat)["wild_game"]
            after = position.copy()
            events = after.play(seat, hunt)
            if after.decision(seat) == "hunt":
                kind = named(events, "hunt-begun")[0]["game"]
                assert after.record.endurance == game[kind]["endurance"]
            while after.decision(seat) == "hunt":
                events += after.play(seat, rng.choice(after.moves(seat)))
            (prey,) = named(events, "game-caught")
            found = game[prey["game"]]
            assert prey["count"] == found["meat"][found["next"]]
            caught += 1
    assert caught > 5


@pytest.mark.parametrize("seed", range(3))
def test_places_lose_each_day_what_the_events_in_play_were_foreseen_to_take(seed: int) -> None:
    lost: Counter[str] = Counter()
    days = 0
    for position, seat, move in decisions(seed, 6):
        before = position.record.stage
        events = position.copy().play(seat, move)
        if named(events, "dawn"):
            lost.clear()
            days += 1
        for event in named(events, "place-reduced"):
            lost[event["place"]] += event["count"]
        if before == MOVING and lost:
            places = foreseen(position, None)["places"]
            for place in ("forest", "mine", "fairgrounds"):
                total = places[place]["count"] if place in places else 0
                assert lost[place] == min(total, PLACE_STOCK[names.PLACES.index(place), position.players])
            lost.clear()
    assert days > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_room_costs_the_materials_that_were_foreseen(seed: int) -> None:
    built = 0
    for position, seat in asked_for("build", seed, 60):
        price = foreseen(position, seat)["tribes"][seat]["room_price"]
        for build in moves(position, seat, "build ")[:1]:
            after = position.copy()
            before = after.record.stock[seat].sum()
            after.play(seat, build)
            while after.decision(seat) == "pay-room":
                offered = moves(after, seat)
                after.play(seat, next((move for move in offered if move.startswith("room ")), offered[0]))
            assert before - after.record.stock[seat].sum() == price
            built += 1
    assert built > 5


@pytest.mark.parametrize("seed", range(3))
def test_what_lacks_nothing_can_be_repaired_and_overcome_and_nothing_else(seed: int) -> None:
    answers = Counter[tuple[str, bool]]()
    for decision, kind in (("repair", "tiles"), ("overcome", "events")):
        for position, seat in asked_for(decision, seed, 40):
            offered = moves(position, seat)
            for name, found in own(position, seat)[kind].items():
                lacks = found["lacks"] if kind == "tiles" else found
                assert (lacks == 0) == (f"{decision} {name}" in offered), name
                answers[decision, lacks == 0] += 1
    assert len(answers) == 4


@pytest.mark.parametrize("seed", range(3))
def test_tiles_are_used_only_where_they_help(seed: int) -> None:
    used = set()
    for decision in ("act", "hunt"):
        for position, seat in asked_for(decision, seed, 300):
            place = names.PLACES[position.record.hero_place[seat, position.record.hero]]
            tiles = own(position, seat)["tiles"]
            for move in moves(position, seat, "use "):
                assert place in tiles[move.removeprefix("use ")]["helps_at"]
                used.add(move)
    assert len(used) > 5


@pytest.mark.parametrize("tile", names.EQUIPMENT)
def test_a_repaired_tile_can_be_used_wherever_it_helps(tile: str) -> None:
    board = {"wild_game": {ground: ["endurance-4"] for ground in ("forest", "mine", "fairgrounds")}}
    equipment = {tile: "repaired"}
    for place in own(table(2, tribes=[{"equipment": equipment}]))["tiles"][tile]["helps_at"]:
        position = arrival(place, equipment=equipment, stock={"microchip": 1}, board=board)
        if place == "dam" and tile != "access-card":
            play(position, 0, "unlock")
        if "take" in moves(position, 0):
            play(position, 0, "take")
        if tile in ("shotgun", "bear-trap"):
            play(position, 0, "hunt 1")
        assert f"use {tile}" in moves(position, 0), place


# What prospects depend on ---------------------------------------------------------------------------------------------


def test_prospects_depend_on_nothing_but_the_view() -> None:
    checked = 0
    for number, (position, _, _) in enumerate(decisions(5, 4)):
        if number % 9 == 0:
            for seat in (*range(position.players), None):
                view = position.view(seat)
                assert view.deal(number).view(seat).prospects() == view.prospects()
                checked += 1
    assert checked > 200


def test_foreseeing_changes_nothing() -> None:
    for number, (position, seat, _) in enumerate(decisions(6, 2)):
        if number % 9 == 0:
            view = position.view(seat)
            before = view.to_bytes()
            view.prospects()
            assert view.to_bytes() == before


def fingerprint() -> str:
    """Return a hash over the prospects of random positions."""
    digest = hashlib.sha256()
    for number, (position, seat, _) in enumerate(decisions(7, 3)):
        if number % 20 == 0:
            for viewer in (seat, None):
                digest.update(json.dumps(position.view(viewer).prospects()).encode())
    return digest.hexdigest()


def test_interpreted_and_compiled_prospects_agree() -> None:
    program = "from tests.outlive.test_prospects import fingerprint; print(fingerprint())"
    prints = set()
    for interpreted in ("0", "1"):
        environment = {**os.environ, "NEWDAWN_INTERPRETED": interpreted}
        environment.pop("NUMBA_DISABLE_JIT", None)
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        prints.add(done.stdout)
    assert len(prints) == 1
