"""Tables of keys and the schemas that are made from them."""

from typing import Annotated, Any, Literal, TypedDict

import pytest

import newdawn
from newdawn.core.shape import (
    ALWAYS,
    IN_POSITIONS,
    IN_VIEWS,
    NEEDED,
    Counts,
    Entry,
    Flag,
    Hidden,
    Integer,
    Key,
    ListOf,
    Schema,
    Seats,
    Short,
    Stack,
    Table,
    Word,
    schema_of,
)
from newdawn.core.typed import EVERY, entry_of
from tests.schemas import fits_schema

FRUIT = Word("Fruit", ("none", "fig", "plum"), "What grows here.", unsaid="none")


def entry(**keys: Key) -> Entry:
    return Entry("Tree", "A tree.", keys)


def views(**keys: Key) -> Schema:
    return schema_of(entry(**keys), "View", is_view=True)


def positions(**keys: Key) -> Schema:
    return schema_of(entry(**keys), "Position", is_view=False)


def test_a_view_has_what_is_always_there_and_a_position_what_is_needed() -> None:
    keys = {
        "name": Key(FRUIT, "", NEEDED),
        "age": Key(Integer(0), "", ALWAYS),
        "ill": Key(Flag(), ""),
        "seed": Key(Integer(), "", IN_POSITIONS),
        "seen_by": Key(Integer(), "", IN_VIEWS),
    }
    assert fits_schema(views(**keys), {"name": "fig", "age": 3, "seen_by": 1})
    assert not fits_schema(views(**keys), {"name": "fig", "seen_by": 1})
    assert not fits_schema(views(**keys), {"name": "fig", "age": 3, "seen_by": 1, "seed": 1})
    assert fits_schema(positions(**keys), {"name": "fig"})
    assert fits_schema(positions(**keys), {"name": "fig", "seed": 1, "seen_by": None})
    assert not fits_schema(positions(**keys), {"age": 3})
    assert not fits_schema(positions(**keys), {"name": "fig", "seen_by": 1})


def test_null_means_not_given_in_a_position_and_hidden_in_a_view() -> None:
    keys = {"age": Key(Integer(0), ""), "bears": Key(Hidden(FRUIT), "")}
    assert fits_schema(positions(**keys), {"age": None, "bears": None})
    assert fits_schema(views(**keys), {"bears": None})
    assert not fits_schema(views(**keys), {"age": None})


def test_a_view_does_not_say_the_word_for_nothing() -> None:
    assert fits_schema(positions(bears=Key(FRUIT, "")), {"bears": "none"})
    assert not fits_schema(views(bears=Key(FRUIT, "")), {"bears": "none"})


def test_a_short_form_stands_for_an_object() -> None:
    branch = Entry("Branch", "A branch.", {"bears": Key(FRUIT, "", NEEDED), "dry": Key(Flag(), "")})
    whole = {"branches": [{"bears": "fig"}, {"bears": "plum", "dry": True}]}
    short = {"branches": ["fig", {"bears": "plum", "dry": True}]}
    plain = {"branches": Key(ListOf(Short(branch, "bears")), "")}
    assert fits_schema(views(**plain), whole)
    assert fits_schema(positions(**plain), short)
    assert fits_schema(positions(**plain), {"branches": [None, "fig"]})
    assert not fits_schema(views(**plain), short)
    assert fits_schema(views(branches=Key(ListOf(Short(branch, "bears", is_said=True)), "")), short)


def test_a_stack_of_a_position_may_end_with_the_rest() -> None:
    keys = {"basket": Key(Stack(FRUIT, 2), "")}
    assert fits_schema(positions(**keys), {"basket": ["fig", None, "rest"]})
    assert not fits_schema(views(**keys), {"basket": ["fig", "rest"]})
    assert fits_schema(views(**keys), {"basket": ["fig", None]})
    assert not fits_schema(views(**keys), {"basket": ["fig", None, None]})


def test_a_complete_table_of_a_view_has_every_word() -> None:
    keys = {"ripe": Key(Table(FRUIT, Flag(), is_complete=True), "")}
    assert fits_schema(views(**keys), {"ripe": {"fig": True, "plum": False}})
    assert not fits_schema(views(**keys), {"ripe": {"fig": True}})
    assert fits_schema(positions(**keys), {"ripe": {"fig": True, "plum": None}})


def test_counts_and_seats_have_bounds() -> None:
    keys = {"fruits": Key(Counts(FRUIT, 9), ""), "known_to": Key(Seats(3), "")}
    assert fits_schema(views(**keys), {"fruits": {"fig": 9}, "known_to": [0, 2]})
    for wrong in ({"fruits": {"fig": 10}}, {"fruits": {"pear": 1}}, {"known_to": [3]}, {"known_to": [1, 1]}):
        assert not fits_schema(views(**keys), wrong)


def test_two_shapes_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="two different shapes are called FruitCounts"):
        views(few=Key(Counts(FRUIT, 9), ""), many=Key(Counts(FRUIT, 99), ""))


# What a TypedDict describes -------------------------------------------------------------------------------------------

Fruit = Annotated[Literal["fig", "plum"], Word("Fruit", ("fig", "plum"), "What grows here.")]


class Branch(TypedDict):
    """A branch."""

    bears: Fruit | None
    """What it bears; null: it is not known."""
    neighbours: list[int]


class Tree(TypedDict):
    """A tree."""

    kind: Literal["tree"]
    height: Literal["low", "high"]
    eaten: Annotated[dict[Fruit, int], EVERY]
    found: dict[Fruit, bool]
    branches: list[Branch]


def test_the_types_of_a_typed_dict_are_its_schema() -> None:
    schema = schema_of(entry_of(Tree), "Tree", is_view=True)
    branch = {"bears": None, "neighbours": [1]}
    tree: dict[str, Any] = {
        "kind": "tree",
        "height": "low",
        "eaten": {"fig": 0, "plum": 1},
        "found": {},
        "branches": [branch],
    }
    assert fits_schema(schema, tree)
    assert not fits_schema(schema, tree | {"eaten": {"fig": 1}})
    assert not fits_schema(schema, tree | {"height": "middling"})
    assert not fits_schema(schema, tree | {"branches": [{"bears": "pear", "neighbours": []}]})
    assert not fits_schema(schema, {key: value for key, value in tree.items() if key != "kind"})


def test_the_docstrings_of_a_typed_dict_say_what_its_keys_mean() -> None:
    parts = schema_of(entry_of(Tree), "Tree", is_view=True)["$defs"]
    assert parts["Tree"]["description"] == "A tree."
    assert parts["Branch"]["properties"]["bears"]["description"] == "What it bears; null: it is not known."
    assert "description" not in parts["Branch"]["properties"]["neighbours"]


class Misnamed(TypedDict):
    """With a word that the vocabulary does not have."""

    bears: Annotated[Literal["fig", "pear"], FRUIT]


class Keyed(TypedDict):
    """With keys that could be anything."""

    found: dict[str, bool]


class Shapeless(TypedDict):
    """With a type that no document has."""

    found: set[int]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Misnamed, "Misnamed.bears: .* is not the vocabulary that it is annotated with"),
        (Keyed, "Keyed.found: the keys must be annotated with a Word"),
        (Shapeless, r"Shapeless.found: set\[int\] has no shape"),
    ],
)
def test_a_typed_dict_that_says_too_little_is_refused(kind: type, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        entry_of(kind)


# Asking a game --------------------------------------------------------------------------------------------------------


def test_in_a_preview_any_value_can_be_unknown_but_nothing_else_is_different() -> None:
    keys = {
        "age": Key(Integer(0), "", ALWAYS),
        "fruits": Key(Counts(FRUIT, 9), "", ALWAYS),
        "boughs": Key(ListOf(entry(age=Key(Integer(0), "", ALWAYS))), ""),
        "climbed_by": Key(Seats(4), ""),
    }
    preview = schema_of(Entry("Garden", "A garden.", keys), "View", is_view=True, is_preview=True)
    assert preview["$ref"] == "#/$defs/UncertainView"
    known = {"age": 3, "fruits": {"fig": 2}, "boughs": [{"age": 1}], "climbed_by": [0, 2]}
    assert fits_schema(preview, known)
    for key in known:
        assert fits_schema(preview, {**known, key: None})
    assert fits_schema(preview, {"age": 3, "fruits": {"fig": None}, "boughs": [{"age": None}, None]})
    assert fits_schema(preview, {**known, "climbed_by": [None, None]})
    assert not fits_schema(preview, {"age": 3})
    assert not fits_schema(preview, {**known, "age": "old"})
    assert not fits_schema(preview, {**known, "height": 3})


def test_only_documents_have_a_schema() -> None:
    game = newdawn.load(newdawn.GAMES[0])
    with pytest.raises(
        ValueError, match="there is a schema of view, position, prospects, preview, preview-prospects, not of 'hand'"
    ):
        game.schema("hand")
