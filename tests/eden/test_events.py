"""Step 3 A: the 16 event tiles, and who overcomes them."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from tests.eden.refuges import EQUIPMENT, LETTERS, USES, Refuge, at_event, does, scene, scored
from tests.eden.tables import equipment, named, refuge, survivors

# What each tile asks for, clause by clause: so many equipped survivors, in any mix of these. And its victory points.
EVENTS = {
    "spring-a": ("2BH", 2),
    "spring-b": ("2BS", 2),
    "spring-c": ("2HS", 2),
    "spring-d": ("1B 1H 1S", 3),
    "summer-a": ("4HS", 4),
    "summer-b": ("4BH", 4),
    "summer-c": ("4BS", 4),
    "summer-d": ("5BHS", 4),
    "autumn-a": ("2B 3H", 5),
    "autumn-b": ("2S 3B", 5),
    "autumn-c": ("2H 3S", 5),
    "autumn-d": ("2B 2H 2S", 6),
    "winter-a": ("3B 3S", 6),
    "winter-b": ("3B 3H", 6),
    "winter-c": ("3H 3S", 6),
    "winter-d": ("3B 3H 3S", 9),
}
POWER = ["tinkerer-9"]
"""The building whose power counts as one equipment of each type."""

every_event = pytest.mark.parametrize("event", EVENTS)
mixed_event = pytest.mark.parametrize("event", [event for event in EVENTS if " " not in EVENTS[event][0]])
strict_event = pytest.mark.parametrize("event", [event for event in EVENTS if " " in EVENTS[event][0]])


def splits(event: str) -> Iterator[Counter[str]]:
    """Go through all ways to have just the survivors that a tile asks for."""
    clauses = [
        [
            Counter(chosen)
            for chosen in combinations_with_replacement([LETTERS[who] for who in clause[1:]], int(clause[0]))
        ]
        for clause in EVENTS[event][0].split()
    ]
    for choice in product(*clauses):
        yield sum(choice, Counter())


def equipped(who: Counter[str]) -> Refuge:
    """Return a refuge in which these survivors live, each with the own equipment."""
    return {**who, **{USES[kind]: count for kind, count in who.items()}}


def without(refuge: Refuge, *words: str) -> Refuge:
    """Return a refuge that lacks one of each of these."""
    return dict(+(Counter(refuge) - Counter(words)))


def points(event: str, own: Refuge, **board: int) -> int:
    """Return what a refuge scores for an event."""
    return scored(at_event(event, own, **board), "events")[0]


# Each event -----------------------------------------------------------------------------------------------------------


@every_event
def test_just_enough_equipped_survivors_overcome_an_event(event: str) -> None:
    for who in splits(event):
        assert points(event, equipped(who)) == EVENTS[event][1], who


@every_event
def test_one_equipped_survivor_short_is_too_little(event: str) -> None:
    for who in splits(event):
        for kind in who:
            assert points(event, equipped(who - Counter([kind]))) == 0, (who, kind)


@every_event
def test_nobody_scores_with_an_empty_refuge(event: str) -> None:
    assert points(event, {}) == 0


@every_event
def test_more_than_enough_scores_the_same(event: str) -> None:
    who = next(splits(event))
    assert points(event, equipped(who + Counter(who.keys()))) == EVENTS[event][1]


@every_event
def test_each_survivor_needs_the_own_equipment(event: str) -> None:
    who = next(splits(event))
    for kind in who:
        assert points(event, without(equipped(who), USES[kind])) == 0


@every_event
def test_each_equipment_needs_its_own_survivor(event: str) -> None:
    who = next(splits(event))
    for kind in who:
        assert points(event, without(equipped(who), kind)) == 0


@every_event
def test_equipment_of_another_type_does_not_serve(event: str) -> None:
    who = next(splits(event))
    kind = next(iter(who))
    for other in EQUIPMENT:
        if other != USES[kind]:
            wrong = Counter(without(equipped(who), USES[kind])) + Counter([other])
            assert points(event, dict(wrong)) == 0


@every_event
def test_the_heroine_makes_up_for_one_survivor_of_any_type(event: str) -> None:
    for who in splits(event):
        for kind in who:
            own = equipped(who - Counter([kind]))
            assert points(event, own, heroine=0) == EVENTS[event][1], (who, kind)


@every_event
def test_the_heroine_makes_up_for_a_missing_piece_of_equipment(event: str) -> None:
    who = next(splits(event))
    for kind in who:
        assert points(event, without(equipped(who), USES[kind]), heroine=0) == EVENTS[event][1]


@every_event
def test_the_heroine_does_not_make_up_for_two(event: str) -> None:
    who = next(splits(event))
    for pair in combinations_with_replacement(who, 2):
        if not Counter(pair) - who:
            assert points(event, equipped(who - Counter(pair)), heroine=0) == 0


@every_event
def test_the_heroine_of_another_player_does_not_help(event: str) -> None:
    who = next(splits(event))
    own = equipped(who - Counter([next(iter(who))]))
    assert points(event, own, heroine=1) == 0


@every_event
def test_who_needs_no_heroine_scores_no_more_with_her(event: str) -> None:
    assert points(event, equipped(next(splits(event))), heroine=0) == EVENTS[event][1]


@every_event
def test_ruling_19_everybody_who_overcomes_the_event_scores_in_full(event: str) -> None:
    first, *_, last = [*splits(event)] * 2
    position = at_event(event, equipped(first), {}, equipped(last))
    assert scored(position, "events") == [EVENTS[event][1], 0, EVENTS[event][1]]


@every_event
def test_ruling_20_the_power_is_one_piece_of_equipment_of_each_type_at_the_same_time(event: str) -> None:
    for who in splits(event):
        own = without(equipped(who), *(USES[kind] for kind in who))
        assert points(event, own) == 0
        assert points(event, {**own, "buildings": POWER}) == EVENTS[event][1], who


@every_event
def test_ruling_20_the_power_is_only_one_of_each_type(event: str) -> None:
    for who in splits(event):
        for kind, count in who.items():
            if count > 1:
                own = without(equipped(who), USES[kind], USES[kind])
                assert points(event, {**own, "buildings": POWER}) == 0, who


@every_event
def test_ruling_20_the_power_is_no_survivor(event: str) -> None:
    who = next(splits(event))
    own = without(equipped(who), next(iter(who)))
    assert points(event, {**own, "buildings": POWER}) == 0


@every_event
def test_the_power_and_the_heroine_add_up(event: str) -> None:
    who = next(splits(event))
    kind = next(iter(who))
    own = without(equipped(who), kind, *(USES[each] for each in who))
    assert points(event, {**own, "buildings": POWER}, heroine=0) == EVENTS[event][1]


# Any mix, or each of them ---------------------------------------------------------------------------------------------


@mixed_event
def test_ruling_18_any_split_will_do_even_all_of_one_type(event: str) -> None:
    count = int(EVENTS[event][0][0])
    for letter in EVENTS[event][0][1:]:
        who = Counter({LETTERS[letter]: count})
        assert who in list(splits(event))
        assert points(event, equipped(who)) == EVENTS[event][1]


@mixed_event
def test_ruling_18_who_is_not_in_the_mix_does_not_count(event: str) -> None:
    count = int(EVENTS[event][0][0])
    kinds = [LETTERS[letter] for letter in EVENTS[event][0][1:]]
    for other in USES:
        if other not in kinds:
            assert points(event, equipped(Counter({kinds[0]: count - 1, other: 3}))) == 0


@strict_event
def test_too_many_of_one_type_do_not_make_up_for_another(event: str) -> None:
    who = next(splits(event))
    for kind, other in product(who, who):
        if kind != other:
            own = equipped(who - Counter([kind]) + Counter([other] * 2))
            assert points(event, own) == 0


def test_ruling_18_survivors_and_equipment_need_not_be_on_the_same_card() -> None:
    # Two healers on one card, a capsule on the brawlers' building, another one as a token.
    own = {"buildings": ["healer-9", "brawler-7"], "equipment": {"capsule": 1}}
    assert points("spring-c", own) == 2


def test_ruling_18_a_survivor_is_not_counted_twice_in_a_mix() -> None:
    # One healer with two capsules, one sage with two books: two equipped survivors, not four.
    own = {"healer": 1, "capsule": 2, "sage": 1, "book": 2}
    assert points("summer-a", own) == 0
    assert points("spring-c", own) == 2


@pytest.mark.parametrize("kind", ["tinkerer", "farmer", "slacker"])
def test_survivors_who_use_no_equipment_are_never_equipped(kind: str) -> None:
    assert points("spring-a", {kind: 2, "bullet": 1, "capsule": 1}) == 0
    assert points("spring-a", {kind: 2, "brawler": 1, "bullet": 2}) == 0


def test_tokens_on_the_player_board_are_not_in_the_refuge() -> None:
    assert points("spring-a", {"brawler": 1, "bullet": 2, "tokens": {"wild": 2}}) == 0


def test_settled_tokens_fight_like_those_on_cards() -> None:
    assert points("spring-a", {"settled": {"brawler": 2}, "equipment": {"bullet": 2}}) == 2


# What counts, and what comes of it ------------------------------------------------------------------------------------


def test_only_the_event_that_is_still_face_up_is_resolved() -> None:
    brawlers = equipped(Counter({"brawler": 2}))
    sages = equipped(Counter({"sage": 2}))
    tiles = [{"event": "spring-a", "flipped": True}, {"event": "spring-d", "flipped": True}, "spring-c"]
    position = scene("event", brawlers, sages, board={"events": tiles})
    assert scored(position, "events") == [0, 2]
    tiles = [{"event": "spring-a", "flipped": True}, "spring-b", {"event": "spring-c", "flipped": True}]
    position = scene("event", brawlers, sages, board={"events": tiles})
    assert scored(position, "events") == [2, 2]


def test_points_are_added_to_those_of_earlier_events() -> None:
    own = {**equipped(Counter({"brawler": 2, "healer": 2})), "event_points": 5}
    assert scored(at_event("summer-b", own, {"event_points": 3}), "events") == [9, 3]


def test_survivors_and_equipment_are_not_spent() -> None:
    own = equipped(Counter({"brawler": 2}))
    position = at_event("spring-a", own, {"healer": 2, "capsule": 1})
    assert (survivors(position, 0), equipment(position, 0)) == ({"brawler": 2}, {"bullet": 2})
    assert (survivors(position, 1), equipment(position, 1)) == ({"healer": 2}, {"capsule": 1})


def test_who_does_not_overcome_an_event_loses_nothing() -> None:
    position = at_event("spring-a", {"event_points": 2, "feeding_points": 1, "cans": 3})
    assert scored(position, "total") == [3, 0]
    assert refuge(position, 0)["cans"] == 3


def test_what_happened_is_told() -> None:
    # The second player has a mission, which might be a New Building: the game waits for an answer.
    asked = {"healer": 2, "sage": 2, "missions": ["binoculars"]}
    position = scene("event", equipped(Counter({"brawler": 2})), asked, board={"events": ["spring-a"]})
    happened = does(position, "done", seat=1)
    assert named(happened, "event-overcome") == [{"seat": 0, "event": "spring-a", "points": 2}]
    assert named(happened, "event-not-overcome") == [{"seat": 1, "event": "spring-a", "lacking": 2, "has": 0}]


def test_what_is_lacking_is_told_with_the_heroine_taken_into_account() -> None:
    asked = {"healer": 2, "sage": 2, "missions": ["binoculars"]}
    position = scene("event", asked, board={"events": ["spring-d"], "heroine": 0})
    # A brawler, a healer and a sage are needed, and nobody is equipped: the Heroine is one of the three.
    assert named(does(position, "done"), "event-not-overcome")[0] == {
        "seat": 0,
        "event": "spring-d",
        "lacking": 2,
        "has": 1,
    }


def test_ruling_17_the_heroine_counts_as_one_equipped_survivor_of_one_type() -> None:
    # One brawler, one healer, one sage are needed: she cannot be two of them.
    assert points("spring-d", {"brawler": 1, "bullet": 1, "healer": 1, "capsule": 1}, heroine=0) == 3
    assert points("spring-d", {"brawler": 1, "bullet": 1}, heroine=0) == 0


def test_ruling_17_the_heroine_needs_no_equipment_and_takes_none() -> None:
    assert points("spring-a", {"brawler": 1, "bullet": 1}, heroine=0) == 2


def test_ruling_17_the_heroine_goes_back_to_the_board_after_the_season() -> None:
    position = at_event("spring-a", {"brawler": 1, "bullet": 1}, heroine=0)
    assert position.to_json()["season"] == "summer"
    assert "heroine" not in position.to_json()["board"]
