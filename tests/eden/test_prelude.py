"""The prelude: a survivor token for everybody, counter-clockwise, then a mission kept in secret."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.eden.names import PROFESSIONS
from tests.eden.scenes import ALL_MISSIONS, does, phase, refusal, run_to, seen
from tests.eden.tables import EDEN, board, moves, named, refuge, survivors, table

PLAYERS = (2, 3, 4)
DEALT = [
    ["most-sages", "new-building-1", "four-books"],
    ["ten-slackers", "binoculars", "most-farmers"],
    ["new-building-2", "two-powers", "most-bullets"],
]


def prelude(players: int = 3, first_player: int = 0, **keys: Any) -> Position:
    """Return a table where nobody has chosen a token yet."""
    return table(players, phase="prelude", first_player=first_player, **keys)


def choosing(first_player: int = 0) -> Position:
    """Return a table of three that have their tokens, and are about to keep one of the missions dealt above."""
    tokens: list[dict[str, Any]] = [{"sage": 1}, {"farmer": 1}, {"healer": 1}]
    refuges = [{"tokens": each, "drawn": drawn} for each, drawn in zip(tokens, DEALT, strict=True)]
    return table(3, phase="choosing", first_player=first_player, refuges=refuges)


def choose_tokens(position: Position) -> list[Event]:
    """Let everybody take the first token that is offered."""
    return run_to(position, "choosing")


# Survivor tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first_player", "order"),
    [(2, 0, (1, 0)), (2, 1, (0, 1)), (3, 0, (2, 1, 0)), (3, 1, (0, 2, 1)), (4, 2, (1, 0, 3, 2)), (4, 0, (3, 2, 1, 0))],
)
def test_ruling_42_tokens_are_chosen_counter_clockwise_from_the_right_of_the_first_player_who_comes_last(
    players: int, first_player: int, order: tuple[int, ...]
) -> None:
    position = prelude(players, first_player)
    for seat in order:
        assert (position.to_act, position.decision(seat)) == ((seat,), "choose-token")
        does(position, moves(position, seat)[0], seat=seat)
    assert phase(position) == "choosing"


def test_the_first_to_choose_has_five_professions_and_each_later_one_a_token_less() -> None:
    position = prelude(4)
    assert moves(position, 3) == [f"recruit {profession}" for profession in PROFESSIONS]
    does(position, "recruit healer", seat=3)
    assert moves(position, 2) == ["recruit tinkerer", "recruit brawler", "recruit sage", "recruit farmer"]
    does(position, "recruit farmer", seat=2)
    does(position, "recruit tinkerer", seat=1)
    assert moves(position, 0) == ["recruit brawler", "recruit sage"]


def test_a_token_that_another_player_chose_is_gone_and_there_is_no_wild_one() -> None:
    position = prelude()
    does(position, "recruit healer", seat=2)
    assert refusal(position, "recruit healer", seat=1) == "token-not-there"
    assert refusal(position, "recruit wild", seat=1) == "token-not-there"


@pytest.mark.parametrize("move", ["done", "keep most-sages", "take tower sage", "equip book", "feed"])
def test_a_token_must_be_chosen_before_anything_else(move: str) -> None:
    assert refusal(prelude(), move, seat=2) == "not-now"


def test_nobody_chooses_out_of_turn() -> None:
    position = prelude()
    for seat in (0, 1):
        assert refusal(position, "recruit sage", seat=seat) == "not-your-decision"
        assert moves(position, seat) == []


@pytest.mark.parametrize("profession", PROFESSIONS)
def test_the_token_lies_on_the_player_board_with_its_die_face_and_is_no_part_of_the_refuge(profession: str) -> None:
    position = prelude(2)
    happened = does(position, f"recruit {profession}", seat=1)
    assert named(happened, "token-taken") == [{"seat": 1, "face": profession}]
    assert refuge(position, 1)["tokens"] == {profession: 1}
    assert (refuge(position, 1)["settled"], survivors(position, 1)) == ({}, {})
    assert profession not in board(position)["prelude"]


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_42_the_tokens_that_nobody_chose_go_to_the_box(players: int) -> None:
    position = EDEN.new(players, seed=1)
    choose_tokens(position)
    chosen = {face for seat in range(players) for face in refuge(position, seat)["tokens"]}
    assert len(chosen) == players
    assert board(position)["tokens_gone"] == {face: 1 for face in PROFESSIONS if face not in chosen}
    assert "prelude" not in board(position)


# Missions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_then_everybody_keeps_one_of_three_missions_at_the_same_time(players: int) -> None:
    position = EDEN.new(players, seed=2)
    choose_tokens(position)
    assert position.to_act == tuple(range(players))
    for seat in range(players):
        assert position.decision(seat) == "keep-mission"
        assert moves(position, seat) == [f"keep {mission}" for mission in refuge(position, seat)["drawn"]]


def test_the_missions_dealt_can_be_looked_at_before_a_token_is_chosen() -> None:
    position = prelude(refuges=[{"drawn": each} for each in DEALT])
    assert [refuge(position, seat)["drawn"] for seat in range(3)] == DEALT
    assert position.to_act == (2,)
    assert seen(position, 0)["refuges"][0]["drawn"] == DEALT[0]


def test_a_mission_that_was_dealt_to_nobody_or_to_another_cannot_be_kept() -> None:
    position = choosing()
    assert refusal(position, "keep binoculars") == "mission-not-drawn"
    assert refusal(position, "keep most-survivors") == "mission-not-drawn"


def test_one_mission_must_be_kept_and_only_one() -> None:
    position = choosing()
    assert refusal(position, "done") == "must-keep-mission"
    does(position, "keep four-books")
    assert refuge(position, 0)["missions"] == ["four-books"]
    assert refusal(position, "keep most-sages") == "not-your-decision"
    assert refusal(position, "done") == "not-your-decision"


@pytest.mark.parametrize("move", ["recruit sage", "take tower sage", "feed"])
def test_nothing_else_happens_while_missions_are_chosen(move: str) -> None:
    assert refusal(choosing(), move) == "not-now"


def test_a_new_building_is_kept_like_any_mission_and_cannot_be_placed_without_its_survivors() -> None:
    position = choosing()
    does(position, "keep new-building-1")
    assert refuge(position, 0)["missions"] == ["new-building-1"]
    assert refusal(position, "place new-building-1") == "needs-survivors"
    assert refusal(position, "place new-building-3") == "mission-not-held"


@pytest.mark.parametrize("first_player", range(3))
def test_the_two_others_are_tucked_under_the_deck_when_all_have_kept_one(first_player: int) -> None:
    position = choosing(first_player)
    deck = board(position)["missions"]
    assert len(deck) == 23
    does(position, "keep most-sages", seat=0)
    does(position, "keep two-powers", seat=2)
    assert board(position)["missions"] == deck
    does(position, "keep ten-slackers", seat=1)
    after = board(position)["missions"]
    assert after[:23] == deck
    tucked = {entry["mission"]: entry["known_to"] for entry in after[23:]}
    assert tucked == {
        "new-building-1": [0],
        "four-books": [0],
        "binoculars": [1],
        "most-farmers": [1],
        "new-building-2": [2],
        "most-bullets": [2],
    }
    assert [*refuge(position, 0)["missions"], *refuge(position, 2)["missions"]] == ["most-sages", "two-powers"]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_mission_is_lost(players: int) -> None:
    position = EDEN.new(players, seed=3)
    run_to(position, "gathering")
    deck = [entry if isinstance(entry, str) else entry["mission"] for entry in board(position)["missions"]]
    assert len(deck) == 32 - players
    hands = [mission for seat in range(players) for mission in refuge(position, seat)["missions"]]
    assert Counter([*deck, *hands]) == Counter(ALL_MISSIONS)


def test_who_keeps_first_makes_no_difference() -> None:
    outcomes = set()
    for order in permutations(range(3)):
        position = choosing(first_player=1)
        for seat in order:
            does(position, f"keep {DEALT[seat][1]}", seat=seat)
        outcomes.add(position.to_bytes())
    assert len(outcomes) == 1


def test_the_others_see_that_a_mission_was_kept_but_not_which() -> None:
    position = choosing()
    happened = does(position, "keep four-books")
    for seat in (1, 2, None):
        assert [event.name for event in happened if event.visible_to(seat)] == ["missions-kept"]
        own = seen(position, seat)["refuges"][0]
        assert (own["missions"], own["drawn"]) == ([None], [None, None])
    assert [event.name for event in happened if event.visible_to(0)] == ["mission-kept", "missions-kept"]


def test_which_mission_another_keeps_changes_nothing_that_a_seat_can_see() -> None:
    views = []
    for mission in DEALT[0]:
        position = choosing()
        does(position, f"keep {mission}")
        views.append(position.view(1))
    assert views[0] == views[1] == views[2]


def test_spring_begins_with_the_first_player_when_the_last_mission_is_kept() -> None:
    position = choosing(first_player=2)
    does(position, "keep four-books", seat=0)
    does(position, "keep most-bullets", seat=2)
    happened = does(position, "keep binoculars", seat=1)
    assert named(happened, "season") == [{"season": "spring"}]
    assert named(happened, "first-player") == [{"seat": 2}]
    assert (phase(position), position.to_act, position.decision(2)) == ("gathering", (2,), "take-die")
