"""How a game is drawn that brings no drawing of its own, or only some of it: as its position document names things."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import newdawn
from newdawn.core.components import Row
from newdawn.core.events import Event
from newdawn.core.face import Move, Position, View
from newdawn.core.shape import seat_keys
from newdawn.core.words import GameWords
from newdawn.drawing.choices import Choices
from newdawn.drawing.entries import Entry
from newdawn.drawing.lines import Line
from newdawn.drawing.scene import Scene
from newdawn.drawing.speech import Speech
from newdawn.drawing.standings import points, side_by_side

_HEAD = frozenset(("game", "rules", "components", "players", "options", "view_of", "generator"))
"""What a document says of itself, and not of the table."""
_UNSEEN = "?"
_WORLDS = 8
"""Points that are the same in this many worlds are known."""


class Plain:
    """The names that `newdawn.drawing.art.Art` describes, for any game."""

    EXPLAINED: frozenset[str] = frozenset()

    def __init__(self, name: str) -> None:
        """Remember which game it is: it is loaded when it is drawn."""
        self._name = name

    @property
    def EXAMPLE(self) -> str:  # noqa: N802 (the name of a constant)
        """A move in notation: the longest one says most."""
        moves = newdawn.load(self._name).moves
        return str(max(map(moves.notation, range(len(moves))), key=len))

    @property
    def BY_ENTER(self) -> tuple[str, ...]:  # noqa: N802 (the name of a constant)
        """The moves that Enter alone plays."""
        return ("done",) if "done" in newdawn.load(self._name).moves.kinds else ()

    # The table

    def draw(self, scene: Scene, width: int, seats: tuple[int, ...] = (), legend: bool = False) -> RenderableType:
        """Return the whole table: what belongs to nobody, the points, and all that some players have."""
        document = _document(scene)
        shared = [
            _line(key, value) for key, value in document.items() if key not in _HEAD and not _is_by_player(scene, value)
        ]
        parts: list[RenderableType] = [*shared, self._standings(scene)]
        if legend:
            parts.append(self.draw_legend(scene))
        return Group(*parts, *(self.draw_player(scene, seat) for seat in seats))

    def _standings(self, scene: Scene) -> Table:
        totals = [
            points(score["total"]) + (f" + {_UNSEEN}" if self.hidden_parts(scene, seat) else "")
            for seat, score in enumerate(scene.table.scores())
        ]
        return side_by_side(scene, None, [(scene.say("plain-points"), totals)])

    def draw_player(self, scene: Scene, seat: int) -> RenderableType:
        """Return all that a player has."""
        return Group(scene.player(seat), *(_line(key, value) for key, value in _belongings(scene, seat)))

    def draw_status(self, scene: Scene, seat: int) -> Text:
        """Return what a player has in one line."""
        found = scene.sign(seat)
        for key, value in _belongings(scene, seat):
            found.append(" ").append_text(_line(key, value)).append(";")
        return found

    def draw_legend(self, scene: Scene) -> Text:
        """Return how the table is to be read."""
        return Text(scene.say("plain-legend"), style="italic")

    def has_board(self, record: Any) -> bool:
        """Return whether there is a board to show yet: always."""
        return True

    def phase(self, record: Any) -> tuple[int, ...]:
        """Return which part of the game it is: there is one."""
        return ()

    def stage(self, scene: Scene) -> str:
        """Return what the present part of the game is called."""
        return scene.table.game.about.title

    # Decisions

    def situation(self, scene: Scene, seat: int) -> str:
        """Return what a player needs to know for the decision that is due: nothing more than the table shows."""
        return ""

    def grouped(self, scene: Scene, seat: int, moves: Sequence[Move]) -> list[Choices]:
        """Return the moves of a seat in one group."""
        return [Choices("", tuple((move, move.text(scene.say.language), "") for move in moves))]

    # Points and news

    def hidden_parts(self, scene: Scene, seat: int) -> frozenset[str]:
        """Return the parts of a player's score that the viewer cannot know: they differ from world to world."""
        if not isinstance(scene.table, View):
            return frozenset()
        worlds = [scene.table.deal(world).scores()[seat] for world in range(_WORLDS)]
        return frozenset(part for part in scene.table.game.rules.PARTS if len({score[part] for score in worlds}) > 1)

    def tie_breaks(self, scene: Scene) -> list[tuple[str, list[int]]]:
        """Return what decides between players with the same points: nobody has said."""
        return []

    def line_of(self, event: Event, position: Position, language: str) -> Line:
        """Return an event as a line of the news."""
        return Line(
            text=position.game.words.event(language, event, position),
            seat=event.seat(),
            audience=event.audience,
            heading=event.name in position.game.about.periods,
        )

    # Words and figures

    def entries(self, say: Speech) -> list[Entry]:
        """Return every word of the game that has an explanation, with it."""
        return list(_explained(newdawn.load(self._name).words.WORDS, say.language))

    def readable(self, row: Row, say: Speech, between: str) -> tuple[str, str]:
        """Return the key and the value of a figure of the box."""
        return row.key, row.value


def _explained(words: GameWords, language: str) -> Iterator[Entry]:
    for name, family in words.families.items():
        for thing in family.names:
            if "text" in words.forms(language, family.message_of(thing)):
                yield Entry(words.name(name, language, thing), words.name(name, language, thing, "text"), (thing,))


# Documents ------------------------------------------------------------------------------------------------------------


def _document(scene: Scene) -> dict[str, Any]:
    """Return the document of the table, with players where it has seats."""
    seats = frozenset(seat_keys(scene.table.game.document.SHAPE))
    named: dict[str, Any] = _named(scene.table.to_json(), seats, lambda seat: scene.player(seat).plain)
    return named


def _named(value: Any, seats: Collection[str], name: Callable[[int], str], is_seat: bool = False) -> Any:
    """Return a value of a document with names for the seats, which stand under certain keys.

    >>> _named({"night": 1, "boats": [{"crew": [0, 1]}]}, {"crew"}, "AB".__getitem__)
    {'night': 1, 'boats': [{'crew': ['A', 'B']}]}
    """
    if isinstance(value, dict):
        return {key: _named(one, seats, name, key in seats) for key, one in value.items()}
    if isinstance(value, list):
        return [_named(one, seats, name, is_seat) for one in value]
    return name(value) if is_seat and isinstance(value, int) else value


def _is_by_player(scene: Scene, value: Any) -> bool:
    """Return whether a value of a document has an object for each player."""
    return isinstance(value, list) and len(value) == scene.table.players and all(isinstance(one, dict) for one in value)


def _belongings(scene: Scene, seat: int) -> Iterator[tuple[str, Any]]:
    """Yield what a document says of a player."""
    for value in _document(scene).values():
        if _is_by_player(scene, value):
            yield from value[seat].items()


def _line(key: str, value: Any) -> Text:
    return Text(f"{_words(key)}: ", style="bold").append(_said(value), style="not bold")


def _said(value: Any) -> str:
    """Return a value of a document as people read it; the same in a row is counted.

    >>> _said({"red": 2, "blue": [None, None, "peace"]})
    'red 2, blue (2 × ?, peace)'
    """
    if value is None:
        return _UNSEEN
    if isinstance(value, dict):
        return ", ".join(f"{_words(key)} {_inner(one)}" for key, one in value.items()) or "–"
    if isinstance(value, list):
        runs: list[tuple[str, int]] = []
        for one in map(_inner, value):
            if runs and runs[-1][0] == one:
                runs[-1] = (one, runs[-1][1] + 1)
            else:
                runs.append((one, 1))
        return ", ".join(f"{count} × {one}" if count > 1 else one for one, count in runs) or "–"
    return str(value)


def _inner(value: Any) -> str:
    return f"({_said(value)})" if isinstance(value, dict | list) else _said(value)


def _words(key: str) -> str:
    """Return a key as words.

    >>> _words("first_player")
    'first player'
    """
    return key.replace("_", " ").replace("-", " ")
