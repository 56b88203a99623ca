"""What a preview calls certain comes true: in the game itself, and in every other world that the seat reckons with."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import newdawn
from newdawn.core.face import Position
from newdawn.core.shape import ALWAYS, Counts, Entry, Integer, Key, ListOf, Table, Word
from newdawn.server.table import answers
from newdawn.server.table.certainty import certain, certain_points
from newdawn.server.table.views import Eyes
from tests.positions import tables_of

FIRST_SEED = 5
"""In this game, forty worlds showed none of the tiles that Nomads then turned over."""
FEW, MANY = 250, 12_000
OTHER_WORLDS = 12
"""In so many worlds more is a move tried that reveals something; their seeds are none of those that previews use."""
FIRST_OTHER_WORLD = 1 << 64

every_game = pytest.mark.parametrize("game", newdawn.GAMES)


def false_certainties(said: Any, fact: Any, unknown: frozenset[str], path: str = "") -> Iterator[str]:
    """Yield where a document does not come true, but for what it calls unknown."""
    if said == fact or path in unknown:
        return
    if isinstance(said, dict) and (fact is None or isinstance(fact, dict)):
        fact = fact or {}  # An empty table is left out.
        for key in {*said, *fact}:
            below = f"{path}.{key}" if path else key
            yield from false_certainties(said.get(key), fact.get(key), unknown, below)
    elif isinstance(said, list) and isinstance(fact, list) and len(said) == len(fact):
        for at, (one, other) in enumerate(zip(said, fact, strict=True)):
            yield from false_certainties(one, other, unknown, f"{path}[{at}]")
    else:
        yield f"{path}: {said} was certain, {fact} came"


def broken_prospects(said: Any, fact: Any) -> Iterator[str]:
    """Yield what prospects do not keep; null is open there."""
    if isinstance(said, dict) and isinstance(fact, dict):
        for key in said:
            yield from (f"{key}: {one}" for one in broken_prospects(said[key], fact.get(key)))
    elif isinstance(said, list) and isinstance(fact, list) and len(said) == len(fact):
        for one, other in zip(said, fact, strict=True):
            yield from broken_prospects(one, other)
    elif said is not None and said != fact:
        yield f"{said} was foreseen, {fact} came"


def broken_words(preview: dict[str, Any], world: Position, seat: int) -> Iterator[str]:
    """Play the move of a preview, and yield what it said and what did not come."""
    before = world.view(seat).scores()
    events = [event for event in world.play(seat, preview["move"]) if event.visible_to(seat)]
    after = world.view(seat)
    yield from false_certainties(preview["view"], after.to_json(), frozenset(preview["unknown"]))
    told = [event["name"] for event in preview["events"]]
    if told != [event.name for event in events[: len(told)]]:
        yield f"events: {told} were certain, {events} came"
    for key, points in (("scores", after.scores()), ("scored", after.scored())):
        for said, fact in zip(preview[key], points, strict=True):
            yield from (f"{key}: {said}, {fact}" for part in said if said[part] not in (None, fact[part]))
    for gain, then, now in zip(preview["gain"], after.scores(), before, strict=True):
        if gain not in (None, then["total"] - now["total"]):
            yield f"gain: {gain}"
    if preview["to_act"] not in (None, list(after.to_act)):
        yield f"to_act: {preview['to_act']} were certain, {after.to_act} came"
    if preview["ends"] and not after.is_over:
        yield "ends"
    if not preview["closes_undo"] and (len(told) != len(events) or after.is_over):
        yield "closes_undo"
    yield from broken_prospects(preview["prospects"], after.prospects())


@every_game
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_what_a_preview_calls_certain_comes_true_in_every_world(game: str, count: int) -> None:
    rules, tables = newdawn.load(game), tables_of(game)
    asked = revealing = 0
    for seed in itertools.count(FIRST_SEED):
        if asked >= count:
            break
        chance = random.Random(seed)
        position = rules.new(chance.choice(rules.player_counts), seed)
        table = tables[position.players]
        while asked < count and not position.is_over:
            seat = chance.choice(position.may_act)
            moves = position.moves(seat)
            table.position = position
            view = position.view(seat)
            # Most moves reveal nothing: of these one is enough.
            telling = [move for move in moves if view.reveals(move)]
            for move in {str(chance.choice(moves)), *map(str, chance.sample(telling, min(2, len(telling))))}:
                preview = answers.preview(table, Eyes(seat), move)
                worlds = [position.copy()]
                if preview["closes_undo"]:
                    revealing += 1
                    first = FIRST_OTHER_WORLD + asked * OTHER_WORLDS
                    worlds += [view.deal(first + number) for number in range(OTHER_WORLDS)]
                for world in worlds:
                    broken = list(broken_words(preview, world, seat))
                    assert not broken, f"seed {seed}, {position.decision(seat)}, {move}: {broken}"
                asked += 1
            position.play(seat, chance.choice(moves))
    assert revealing > count // 20


FRUIT = Word("Fruit", ("fig", "plum", "pear"), "What grows here.")


def test_a_table_that_chance_adds_to_is_open_with_all_its_words():
    basket = Counts(FRUIT, 9)
    unknown: list[str] = []
    tree = Entry("Tree", "", {"basket": Key(basket, "", ALWAYS), "age": Key(Integer(), "", ALWAYS)})
    seen = certain([{"basket": {"fig": 1}, "age": 3}, {"basket": {"plum": 1}, "age": 3}], {}, tree, "", unknown)
    assert seen == {"basket": {"fig": None, "plum": None, "pear": None}, "age": 3}
    assert sorted(unknown) == ["basket.fig", "basket.pear", "basket.plum"]


def test_of_a_table_with_a_value_for_every_word_only_what_differs_is_open():
    orchard = Table(FRUIT, ListOf(Integer()), is_complete=True)
    unknown: list[str] = []
    first, second = {"fig": [1, 2], "plum": [1], "pear": []}, {"fig": [1, 3], "plum": [1], "pear": [4]}
    assert certain([first, second], first, orchard, "", unknown) == {"fig": [1, None], "plum": [1], "pear": None}
    assert unknown == ["fig[1]", "pear"]


def test_an_entry_that_was_not_known_before_is_open_as_a_whole():
    card, other = {"card": "fig", "worth": 1}, {"card": "plum", "worth": 1}
    shape = ListOf(Entry("Card", "", {"card": Key(FRUIT, ""), "worth": Key(Integer(), "")}))
    assert certain([[card], [other]], [None], shape, "", []) == [None]
    assert certain([[card], [other]], [card], shape, "", []) == [{"card": None, "worth": 1}]
    assert certain([[card], [card]], [None], shape, "", []) == [card]


def test_a_total_is_open_if_one_of_its_parts_is():
    first, second = {"a": 1, "b": 2, "total": 3}, {"a": 2, "b": 1, "total": 3}
    assert certain_points([[first], [second]]) == [{"a": None, "b": None, "total": None}]
