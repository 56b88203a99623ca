"""Setup: what lies on the board for two, three and four players before anybody has chosen anything."""

from collections import Counter
from typing import Any

import pytest

from newdawn.eden.names import BUILDINGS, FACES, PROFESSIONS
from tests.eden.scenes import ALL_MISSIONS, phase, run_to
from tests.eden.tables import EDEN, board, named, refuge, table

PLAYERS = (2, 3, 4)
SEEDS = range(12)
END = {f"tinkerer-{number}" for number in range(10, 16)}
"""The END cards, with the powers that count when the game ends."""

DICE = {
    2: {"tower": 2, "bridge": 2, "restaurant": 2, "city-center": 5, "train-station": 3},
    3: {"tower": 2, "bridge": 2, "restaurant": 3, "city-center": 5, "train-station": 6},
    4: {"tower": 2, "bridge": 3, "restaurant": 4, "city-center": 5, "train-station": 6},
}


def cards(found: dict[str, Any], kind: str) -> list[str]:
    """Return all cards of a type that the document mentions."""
    pile = found["buildings"][kind]
    return [*pile["shown"], *pile["deck"], *pile["discarded"]]


# Dice -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_1_three_or_six_dice_are_for_the_train_station_and_each_location_has_its_own_number(
    players: int,
) -> None:
    for seed in SEEDS:
        dice = board(EDEN.new(players, seed))["dice"]
        assert {location: sum(faces.values()) for location, faces in dice.items()} == DICE[players]


@pytest.mark.parametrize(("players", "total"), [(2, 14), (3, 18), (4, 20)])
def test_two_and_three_players_leave_dice_in_the_box(players: int, total: int) -> None:
    assert EDEN.new(players, seed=1).record.location_dice.sum() == total


def test_the_dice_are_rolled_and_show_every_face() -> None:
    faces: Counter[str] = Counter()
    for seed in range(30):
        for dice in board(EDEN.new(4, seed))["dice"].values():
            faces.update(dice)
    assert set(faces) == set(FACES)
    assert all(60 < count < 140 for count in faces.values())


# Missions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_three_missions_are_dealt_to_each_player_and_the_others_are_the_deck(players: int) -> None:
    position = EDEN.new(players, seed=2)
    dealt = [refuge(position, seat)["drawn"] for seat in range(players)]
    assert [len(hand) for hand in dealt] == [3] * players
    assert all(refuge(position, seat)["missions"] == [] for seat in range(players))
    deck = board(position)["missions"]
    assert len(deck) == 32 - 3 * players
    assert Counter([*deck, *(mission for hand in dealt for mission in hand)]) == Counter(ALL_MISSIONS)


def test_there_are_32_missions_and_they_are_shuffled() -> None:
    assert len(ALL_MISSIONS) == 32
    assert len({tuple(board(EDEN.new(2, seed))["missions"]) for seed in SEEDS}) == len(SEEDS)


# Tokens ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_bat_the_binoculars_and_the_heroine_lie_on_the_board(players: int) -> None:
    found = board(EDEN.new(players, seed=3))
    assert not {"bat", "binoculars", "heroine"} & set(found)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_anything_but_the_missions_dealt(players: int) -> None:
    position = EDEN.new(players, seed=3)
    for seat in range(players):
        own = refuge(position, seat)
        assert (own["dice"], own["tokens"], own["cans"], own["buildings"]) == ({}, {}, 0, [])
        assert (own["settled"], own["equipment"], own["new_buildings"]) == ({}, {}, [])
    assert [score["total"] for score in position.scores()] == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_three_equipment_tokens_lie_in_the_city_center_and_three_for_each_season_to_come(players: int) -> None:
    for seed in SEEDS:
        found = board(EDEN.new(players, seed))
        assert sum(found["equipment"].values()) == 3
        stacks = found["equipment_stacks"]
        assert {season: len(stack) for season, stack in stacks.items()} == {"summer": 3, "autumn": 3, "winter": 3}
        tokens = Counter(found["equipment"]) + Counter(token for stack in stacks.values() for token in stack)
        assert tokens == {"bullet": 4, "capsule": 4, "book": 4}


@pytest.mark.parametrize("players", PLAYERS)
def test_one_token_of_each_profession_lies_beside_the_board(players: int) -> None:
    assert board(EDEN.new(players, seed=4))["prelude"] == list(PROFESSIONS)


@pytest.mark.parametrize("players", PLAYERS)
def test_six_survivor_tokens_lie_at_the_station_and_six_for_each_season_to_come(players: int) -> None:
    for seed in SEEDS:
        found = board(EDEN.new(players, seed))
        assert sum(found["station"].values()) == 6
        stacks = found["station_stacks"]
        assert {season: len(stack) for season, stack in stacks.items()} == {"summer": 6, "autumn": 6, "winter": 6}
        tokens = Counter(found["station"]) + Counter(token for stack in stacks.values() for token in stack)
        assert tokens == {**dict.fromkeys(PROFESSIONS, 3), "wild": 9}
        assert found["tokens_gone"] == {}


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_three_of_the_four_spring_events_lie_face_up(players: int) -> None:
    left_out = set()
    for seed in range(30):
        events = board(EDEN.new(players, seed))["events"]
        assert len(set(events)) == 3
        assert set(events) < {"spring-a", "spring-b", "spring-c", "spring-d"}
        left_out |= {"spring-a", "spring-b", "spring-c", "spring-d"} - set(events)
    assert len(left_out) == 4


@pytest.mark.parametrize(("season", "number"), [("summer", 1), ("autumn", 2), ("winter", 3)])
def test_every_season_has_three_of_its_own_four_events(season: str, number: int) -> None:
    position = table(2, season=("spring", "summer", "autumn")[number - 1], phase="feeding")
    assert position.to_json()["season"] == season
    events = board(position)["events"]
    assert len(set(events)) == 3
    assert set(events) < {f"{season}-{letter}" for letter in "abcd"}


# Buildings ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "row"), [(2, 2), (3, 2), (4, 3)])
def test_two_buildings_of_each_type_are_laid_out_and_three_for_four_players(players: int, row: int) -> None:
    for seed in SEEDS:
        found = board(EDEN.new(players, seed))
        for kind in PROFESSIONS:
            assert len(found["buildings"][kind]["shown"]) == row
            assert found["buildings"][kind]["discarded"] == []
            assert all(card.startswith(f"{kind}-") for card in cards(found, kind))


@pytest.mark.parametrize(("players", "height"), [(2, 13), (3, 13), (4, 12)])
def test_the_other_fifteen_cards_of_each_type_are_its_deck(players: int, height: int) -> None:
    found = board(EDEN.new(players, seed=5))
    for kind in PROFESSIONS[1:]:
        assert len(found["buildings"][kind]["deck"]) == height
        assert sorted(cards(found, kind)) == sorted(card for card in BUILDINGS if card.startswith(f"{kind}-"))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_six_end_cards_lie_below_all_other_tinkerers(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        deck = board(EDEN.new(players, seed))["buildings"]["tinkerer"]["deck"]
        assert set(deck[-6:]) == END
        assert not set(deck[:-6]) & END
        orders.add(tuple(deck[-6:]))
    assert len(orders) > 1


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_43_with_two_or_three_players_three_tinkerers_leave_the_game_before_the_row_is_laid_out(
    players: int,
) -> None:
    removed = set()
    for seed in SEEDS:
        found = board(EDEN.new(players, seed))
        assert len(found["buildings"]["tinkerer"]["deck"]) == 10
        left = {card for card in BUILDINGS if card.startswith("tinkerer-")} - set(cards(found, "tinkerer"))
        assert len(left) == 3
        assert not left & END
        removed |= left
    assert len(removed) == 9


def test_ruling_43_with_four_players_all_fifteen_tinkerers_are_in_the_game() -> None:
    for seed in SEEDS:
        found = board(EDEN.new(4, seed))
        assert len(found["buildings"]["tinkerer"]["deck"]) == 12
        assert len(set(cards(found, "tinkerer"))) == 15


@pytest.mark.parametrize("players", PLAYERS)
def test_end_cards_come_up_in_winter_and_in_no_season_before(players: int) -> None:
    position = EDEN.new(players, seed=6)
    for season in range(3):
        row = board(position)["buildings"]["tinkerer"]["shown"]
        assert not set(row) & END
        run_to(position, "gathering", season + 1)
    assert set(board(position)["buildings"]["tinkerer"]["shown"]) <= END


# The first player -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_44_a_random_player_begins(players: int) -> None:
    first = Counter(EDEN.new(players, seed).to_json()["first_player"] for seed in range(60))
    assert set(first) == set(range(players))


@pytest.mark.parametrize("seat", range(3))
def test_ruling_44_a_table_can_choose_who_begins(seat: int) -> None:
    position = table(3, phase="prelude", first_player=seat)
    happened = run_to(position, "gathering")
    assert (position.to_act, named(happened, "first-player")) == ((seat,), [{"seat": seat}])


# As a whole -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_gives_the_same_setup_and_another_one_another(players: int) -> None:
    assert EDEN.new(players, seed=8) == EDEN.new(players, seed=8)
    assert EDEN.new(players, seed=8) != EDEN.new(players, seed=9)
    assert phase(EDEN.new(players, seed=8)) == "prelude"


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="2, 3, 4 players"):
        EDEN.new(players, seed=1)
