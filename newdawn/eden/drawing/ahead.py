"""What a move leads to, as far as the season in which it is played knows it.

It is read off one world that is possible for the seat: neither chance nor a secret decides about the figures of its
own refuge before the season is over.
"""

from functools import cached_property
from typing import Any

from newdawn.core.events import Event
from newdawn.core.face import Move, Position
from newdawn.drawing.scene import Scene
from newdawn.eden.drawing.prospects import event_mark, fed_mark, feeding_mark, open_event, short_mark


class Ahead:
    """What a legal move of a seat, other than one that turns up a card, leads to."""

    def __init__(self, scene: Scene, seat: int, move: Move) -> None:
        """Play the move in a world of its own."""
        self._seat = seat
        self._world = scene.table.copy() if isinstance(scene.table, Position) else scene.table.deal(0)
        self._events = self._world.play(seat, move)
        self._is_same_season = self._world.record.season == scene.record.season and not self._world.is_over

    @cached_property
    def _prospects(self) -> dict[str, Any]:
        return self._world.view(self._seat).prospects()

    @property
    def refuge(self) -> Any:
        """What follows for the refuge; None once the season is over."""
        return self._prospects["refuges"][self._seat] if self._is_same_season else None

    @property
    def event(self) -> str | None:
        """How the event of the season would go, or how it went; None if that is not known."""
        if self._told("event-overcome") is not None:
            return event_mark(0)
        if (told := self._told("event-not-overcome")) is not None:
            return event_mark(int(told.arguments["lacking"]))
        found = open_event(self._prospects) if self._is_same_season else None
        return None if found is None else event_mark(found["lacking"][self._seat])

    @property
    def feeding(self) -> str | None:
        """How the meal of the season would go, or how it went; None if that is not known."""
        if (told := self._told("people-fed")) is not None:
            return fed_mark(int(told.arguments["points"]), int(told.arguments["cans"]))
        # Those who are not fed keep what they have: they lack as much when the next season begins.
        meal = self._prospects["refuges"][self._seat]["feeding"]
        if self._told("people-hungry") is not None:
            return short_mark(meal["short"])
        return feeding_mark(meal) if self._is_same_season else None

    def _told(self, name: str) -> Event | None:
        """Return what happened to the seat under this name."""
        return next((one for one in self._events if one.name == name and one.seat() == self._seat), None)
