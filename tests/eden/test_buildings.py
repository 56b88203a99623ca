"""The 75 building cards: what is printed on each joins the refuge of who acquires it."""

from collections import Counter

import numpy as np
import pytest

from newdawn.core.face import Position
from tests.eden.refuges import (
    CARDS,
    EQUIPMENT,
    GAINS,
    POWER_CARDS,
    POWERS,
    PROFESSIONS,
    SURVIVORS,
    announcing,
    at_event,
    does,
    final,
    population,
    refusal,
    scored,
)
from tests.eden.tables import EDEN, board, equipment, named, powers, refuge, survivors

every_card = pytest.mark.parametrize("card", CARDS)
every_type = pytest.mark.parametrize("kind", PROFESSIONS)


def claiming(*cards: str, players: int = 2) -> Position:
    """Return a position in which seat 0 is about to claim one of these cards; in winter, when all of them have come
    up.
    """
    kind = cards[0].split("-")[0]
    boards = [{"dice": {kind: 1}}, *[{}] * (players - 1)]
    return announcing(kind, *boards, shown=cards, season="winter")


def printed(card: str, words: tuple[str, ...]) -> dict[str, int]:
    return {word: CARDS[card][word] for word in words if CARDS[card][word]}


# Each card ------------------------------------------------------------------------------------------------------------


@every_card
def test_what_is_printed_on_a_card_joins_the_refuge(card: str) -> None:
    position = claiming(card)
    does(position, f"claim {card}")
    assert refuge(position, 0)["buildings"] == [card]
    assert survivors(position, 0) == printed(card, SURVIVORS)
    assert equipment(position, 0) == printed(card, EQUIPMENT)
    assert powers(position, 0) == ({POWERS[card]: 1} if card in POWERS else {})
    cans = 2 if POWERS.get(card) == "cans" else CARDS[card]["can"]
    assert refuge(position, 0)["cans"] == cans


@every_card
def test_nobody_else_has_anything_of_it(card: str) -> None:
    position = claiming(card)
    does(position, f"claim {card}")
    assert refuge(position, 1)["buildings"] == []
    assert (survivors(position, 1), equipment(position, 1), powers(position, 1)) == ({}, {}, {})
    assert refuge(position, 1)["cans"] == 0


@every_card
def test_a_card_that_lies_in_a_refuge_counts_as_printed(card: str) -> None:
    position = final({"buildings": [card]})
    assert survivors(position, 0) == printed(card, SURVIVORS)
    assert equipment(position, 0) == printed(card, EQUIPMENT)
    assert population(position) == sum(printed(card, SURVIVORS).values())


# Each type ------------------------------------------------------------------------------------------------------------


@every_type
def test_there_are_fifteen_cards_of_a_type(kind: str) -> None:
    # Four players have them all.
    cards = board(EDEN.new(players=4, seed=1))["buildings"][kind]
    assert len(cards["shown"]) + len(cards["deck"]) == 15
    assert {*cards["shown"], *cards["deck"]} == {card for card in CARDS if card.startswith(kind)}


@every_type
def test_who_acquires_a_building_takes_it_from_the_row(kind: str) -> None:
    position = claiming(f"{kind}-1", f"{kind}-2")
    does(position, f"claim {kind}-2")
    assert board(position)["buildings"][kind]["shown"] == [f"{kind}-1"]


@every_type
def test_survivors_printed_on_a_card_and_settled_tokens_are_the_same_people(kind: str) -> None:
    position = announcing(kind, {"dice": {kind: 1}, "settled": {kind: 2}}, shown=(f"{kind}-1", f"{kind}-2"))
    does(position, f"claim {kind}-1")
    assert survivors(position, 0) == {kind: 3}


@pytest.mark.parametrize(("card", "cans"), [("farmer-1", 1), ("farmer-5", 2), ("farmer-8", 3), ("farmer-9", 0)])
def test_a_farmer_building_gives_its_cans_at_once(card: str, cans: int) -> None:
    position = announcing("farmer", {"dice": {"farmer": 2}}, {"dice": {"farmer": 1}}, shown=(card, "farmer-10"))
    happened = does(position, f"claim {card}")
    # The other player has not claimed yet.
    assert position.to_act == (1,)
    assert named(happened, "cans-gained") == ([{"seat": 0, "count": cans}] if cans else [])
    assert refuge(position, 0)["cans"] == cans


def test_its_cans_come_on_top_of_those_in_store() -> None:
    position = announcing("farmer", {"dice": {"farmer": 1}, "cans": 4}, shown=("farmer-8", "farmer-1"))
    does(position, "claim farmer-8")
    assert refuge(position, 0)["cans"] == 7


def test_its_cans_feed_the_people_of_the_same_season() -> None:
    # Five survivors with two farmers' worth of hunger, one farmer, and the Can of the new building.
    own = {"dice": {"farmer": 1}, "slacker": 4}
    position = announcing("farmer", own, shown=("farmer-1", "farmer-2"))
    does(position, "claim farmer-1", "feed")
    assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 0)


def test_cans_of_a_card_come_only_once() -> None:
    position = announcing("farmer", {"dice": {"farmer": 1}, "buildings": ["farmer-8"]}, shown=("farmer-9", "farmer-1"))
    does(position, "claim farmer-9")
    assert refuge(position, 0)["cans"] == 0


def test_a_farmer_card_drawn_from_the_deck_gives_its_cans_too() -> None:
    deck = {"farmer": {"shown": ["farmer-1", "farmer-2"], "deck": ["farmer-8", "rest"]}}
    position = announcing("farmer", {"dice": {"farmer": 1}, "buildings": ["tinkerer-7"]}, buildings=deck)
    does(position, "draw")
    assert (refuge(position, 0)["buildings"], refuge(position, 0)["cans"]) == (["tinkerer-7", "farmer-8"], 3)


@every_card
def test_every_tinkerer_building_has_a_power_and_no_other_building_has(card: str) -> None:
    assert sum(powers(final({"buildings": [card]}), 0).values()) == (1 if card.startswith("tinkerer") else 0)


@pytest.mark.parametrize(
    ("power", "cards"), [(power, cards) for power, cards in POWER_CARDS.items() if len(cards) == 2]
)
def test_two_cards_with_a_power_are_two_powers(power: str, cards: tuple[str, ...]) -> None:
    assert powers(final({"buildings": list(cards)}), 0) == {power: 2}


def test_the_tinkerer_building_with_cans_gives_two_at_once() -> None:
    position = claiming("tinkerer-8", "tinkerer-1")
    assert named(does(position, "claim tinkerer-8"), "cans-gained") == [{"seat": 0, "count": 2}]


@pytest.mark.parametrize(
    ("card", "event"), [("brawler-1", "spring-a"), ("healer-1", "spring-c"), ("sage-1", "spring-b")]
)
def test_an_equipped_survivor_of_a_card_is_one_for_the_event(card: str, event: str) -> None:
    # Two are needed: the card's, and another one.
    kind = card.split("-")[0]
    assert scored(at_event(event, {"buildings": [card, f"{kind}-2"]}), "events") == [2, 0]
    assert scored(at_event(event, {"buildings": [card]}), "events") == [0, 0]


def test_equipment_on_cards_of_another_type_counts() -> None:
    # The second brawler's bullet is printed on a sage building, the healer's capsule on a brawler building.
    assert equipment(final({"buildings": ["sage-7", "brawler-9"]}), 0) == {"bullet": 1, "book": 1}
    own = {"buildings": ["brawler-7", "sage-7", "brawler-9", "healer-9"]}
    assert scored(at_event("spring-a", own), "events") == [2, 0]


def test_a_card_that_was_claimed_cannot_be_claimed_again() -> None:
    position = announcing(
        "healer", {"dice": {"healer": 1}, "buildings": ["healer-3"]}, shown=("healer-1", "healer-2"), season="summer"
    )
    assert refusal(position, "claim healer-3") == "not-shown"


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_of_a_game_each_refuge_is_the_sum_of_its_cards_and_tokens(players: int) -> None:
    random = np.random.default_rng(players)
    position = EDEN.new(players=players, seed=players)
    while not position.is_over:
        seat = int(random.choice(position.to_act))
        options = position.moves(seat)
        position.play(seat, options[random.integers(len(options))])
    for seat in range(players):
        own = refuge(position, seat)
        counted = Counter(own["settled"]) + Counter(own["equipment"])
        counted += sum((CARDS[card] for card in own["buildings"]), Counter())
        counted += sum((GAINS[card] for card in own["new_buildings"]), Counter())
        assert survivors(position, seat) == {word: counted[word] for word in SURVIVORS if counted[word]}
        assert equipment(position, seat) == {word: counted[word] for word in EQUIPMENT if counted[word]}
        assert powers(position, seat) == Counter(POWERS[card] for card in own["buildings"] if card in POWERS)
        assert own["buildings"]
