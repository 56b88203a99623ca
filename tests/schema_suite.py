"""The schemas of a game's documents as tests: each game's `test_schema.py` derives a class from this one."""

import json
import random
from collections.abc import Iterator
from typing import Any, ClassVar

import jsonschema_rs
import pytest

import newdawn
from newdawn.core import kit
from newdawn.core.contract import SCHEMAS
from newdawn.core.document import DocumentError
from newdawn.core.face import Position, View
from newdawn.server.table.certainty import certain
from tests.documents import paths
from tests.schemas import check, fits, keys_of, keys_used

Told = dict[str, list[dict[str, Any]]]
Place = tuple[Any, ...]

STRIDE = 4
"""Of the positions of a random game, one in so many is looked at."""
PREVIEWED = 40
"""Of the positions looked at, one in so many is that of a preview: a move is tried in hundreds of worlds."""
WRITTEN = ("position", "view", "prospects")
PREVIEWS = (("view", "preview"), ("prospects", "preview-prospects"))
"""What is written of a position for a seat, and the same in a preview."""
UNHEARD_OF = "unheard-of"
WRONG: tuple[Any, ...] = (1.5, UNHEARD_OF, [1.5], {UNHEARD_OF: 1})
"""None of these may stand anywhere in a document."""
FREE_TEXT = ("components",)
"""Where any text fits the schema; the reader knows the only right one."""


def is_read(game: newdawn.Game, document: dict[str, Any]) -> bool:
    """Tell whether a document is read as a position."""
    try:
        game.from_json(document)
    except DocumentError:
        return False
    return True


def previewed(view: View, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what is certain of the view and its prospects after one of the moves that it offers."""
    moves = view.moves()
    after = [one for _, one in view.outcomes(moves[number % len(moves)])]
    shape, foreseen = view.game.document.SHAPE, view.game.prospects_shape
    return (
        certain([one.to_json() for one in after], view.to_json(), shape, "", []),
        certain([one.prospects() for one in after], view.prospects(), foreseen, "", []),
    )


_told: dict[str, Told] = {}


class SchemaSuite:
    """What the schemas of every game must hold to."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[dict[str, bool]] = {}
    """Those of every other game."""
    rare: ClassVar[tuple[dict[str, Any], ...]] = ()
    """Positions with keys that random games hardly ever write."""
    unwritten: ClassVar[dict[str, str]] = {}
    """The keys that are read and never written, and why."""

    @pytest.fixture
    def game(self) -> newdawn.Game:
        return newdawn.load(self.name)

    def positions(self, game: newdawn.Game) -> Iterator[Position]:
        """Yield the rare positions and those of random games to their end; each is good until the next one comes."""
        for document in self.rare:
            yield game.from_json({"game": self.name, **document})
        for seed, players in enumerate(self.players):
            for step, (position, _, _) in enumerate(
                kit.random_game(game, players, seed, **(self.options if seed % 2 else {}))
            ):
                if step % STRIDE == 0:
                    yield position
            yield position

    def told(self, game: newdawn.Game) -> Told:
        """Return those documents that have a key which none before them has."""
        if self.name not in _told:
            found: Told = {what: [] for what in WRITTEN}
            used: dict[str, set[str]] = {what: set() for what in WRITTEN}
            schemas = {what: game.schema(what) for what in WRITTEN}
            for number, position in enumerate(self.positions(game)):
                view = position.view(number % position.players)
                written = position.to_json(), view.to_json(), view.prospects()
                for what, document in zip(WRITTEN, written, strict=True):
                    keys = set(keys_used(schemas[what], document))
                    if keys - used[what]:
                        found[what].append(json.loads(json.dumps(document)))
                        used[what] |= keys
            _told[self.name] = found
        return _told[self.name]

    def changed(self, documents: list[dict[str, Any]]) -> Iterator[tuple[Place, dict[str, Any]]]:
        """Yield documents with something in them that cannot be there, and where that is: each kind of place twice."""
        chance = random.Random(1)
        tried: dict[Place, int] = {}
        for document in documents:
            for place in paths(document):
                kind = tuple(key if isinstance(key, str) else "*" for key in place)
                tried[kind] = tried.get(kind, 0) + 1
                if tried[kind] > 2:
                    continue
                copy = json.loads(json.dumps(document))
                parent = copy
                for key in place[:-1]:
                    parent = parent[key]
                value = parent[place[-1]]
                if isinstance(value, dict) and tried[kind] == 1:
                    value[UNHEARD_OF] = chance.choice((1, True, "text", [], {}))
                else:
                    parent[place[-1]] = chance.choice(WRONG[:1] if place[-1] in FREE_TEXT else WRONG)
                yield place, copy

    # What is written fits ---------------------------------------------------------------------------------------------

    @pytest.mark.parametrize("what", SCHEMAS)
    def test_a_schema_is_a_schema_and_every_part_says_what_it_is(self, game: newdawn.Game, what: str) -> None:
        schema = game.schema(what)
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        jsonschema_rs.meta.validate(schema)
        assert [name for name, part in schema["$defs"].items() if not part["description"]] == []

    def test_every_document_fits_its_schema(self, game: newdawn.Game) -> None:
        checked = 0
        for position in self.positions(game):
            check(game, "position", position.to_json())
            for seat in (*range(position.players), None):
                view = position.view(seat)
                check(game, "view", view.to_json())
                check(game, "prospects", view.prospects())
                checked += 1
        assert checked > 100

    def test_every_preview_fits_its_schema(self, game: newdawn.Game) -> None:
        checked = 0
        for number, position in enumerate(self.positions(game)):
            if number % PREVIEWED or position.is_over:
                continue
            found = previewed(position.view(position.to_act[0]), number)
            for (_, preview), document in zip(PREVIEWS, found, strict=True):
                check(game, preview, document)
                checked += 1
        assert checked

    @pytest.mark.parametrize(("what", "preview"), PREVIEWS)
    def test_what_is_known_fits_the_schema_of_a_preview_too(self, game: newdawn.Game, what: str, preview: str) -> None:
        for document in self.told(game)[what]:
            check(game, preview, document)
            check(game, preview, dict.fromkeys(document))

    @pytest.mark.parametrize("what", WRITTEN)
    def test_every_key_of_a_schema_is_written_or_has_a_reason(self, game: newdawn.Game, what: str) -> None:
        schema = game.schema(what)
        used = {key for document in self.told(game)[what] for key in keys_used(schema, document)}
        unused = keys_of(schema) - used
        unwritten = {"Position.view_of", *self.unwritten} if what == "position" else set()
        assert unused == unwritten, unused ^ unwritten

    # What does not fit is refused -------------------------------------------------------------------------------------

    def test_what_is_not_in_the_tables_is_refused_by_reader_and_schema(self, game: newdawn.Game) -> None:
        documents = self.told(game)["position"]
        tried = 0
        for place, changed in self.changed(documents):
            assert not fits(game, "position", changed), place
            assert not is_read(game, changed), place
            tried += 1
        assert tried > 50

    @pytest.mark.parametrize(("what", "preview"), PREVIEWS)
    def test_a_view_with_something_else_in_it_is_refused(self, game: newdawn.Game, what: str, preview: str) -> None:
        for place, changed in self.changed(self.told(game)[what]):
            assert not fits(game, what, changed), place
            assert not fits(game, preview, changed), place

    def test_a_view_without_something_that_is_always_there_is_refused(self, game: newdawn.Game) -> None:
        view = game.new(self.players[0], seed=1).view(0).to_json()
        for key in game.schema("view")["$defs"]["View"]["required"]:
            assert not fits(game, "view", {name: value for name, value in view.items() if name != key})

    def test_a_view_is_not_a_position_and_a_position_not_a_view(self, game: newdawn.Game) -> None:
        position = game.new(self.players[0], seed=1)
        assert not fits(game, "position", position.view(0).to_json())
        assert not fits(game, "view", position.to_json())

    def test_a_position_needs_only_its_game_and_its_players(self, game: newdawn.Game) -> None:
        least = {"game": self.name, "players": self.players[0]}
        check(game, "position", least)
        nothing_said = dict.fromkeys(game.document.SHAPE)
        check(game, "position", nothing_said | least)
        assert game.from_json(nothing_said | least) == game.from_json(least)
        for key in least:
            assert not fits(game, "position", {name: value for name, value in least.items() if name != key})
