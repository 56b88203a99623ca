"""What an observation is made of: channels, declared once for writing them, for the spaces and for the documents.

A channel takes values of one field of a view. Those of a player come once for each player, the observer first and then
clockwise; so do all seats that a channel names. Every number lies between -1 and 1; all but points are 0 or more.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from newdawn.core.arguments import given
from newdawn.core.binding import bound
from newdawn.core.catalogue import folder_of, room
from newdawn.core.face import Game
from newdawn.core.records import Numbers
from newdawn.envs.bound.workspace import ObservationTable

__all__ = ["Channel", "Layout", "layout_of"]

Labels = tuple[str, ...]

COMPUTED = "computed"
TABLE, PLAYER, OWN = "table", "player", "own"
"""Whose the values are: the table's, each player's, or the observer's alone."""


@dataclass(frozen=True)
class Channel:
    """One row of the table of channels: values of a field of the record, and how they become numbers."""

    name: str
    kind: str
    """One of the kinds of `batch.py`, or computed from all of the view."""
    meaning: str
    labels: tuple[Labels, ...] = ()
    """The names of the numbers along each axis; the axes of seats come on top of these."""
    whose: str = TABLE
    field: str = ""
    """The field of the record, if it is not called like the channel."""
    most: int = 1
    """The count that becomes 1; more than that stays 1."""
    low: int = 0
    """The value that the first label of a one-hot stands for, or the only one that counts; what is added to a count."""
    first: int = 0
    """The index of the first value within the field, or within the player's part of it."""
    step: int = 1
    """From one value to the next, in values."""
    inputs: int = 1
    """How many values a tally counts."""
    height: str = ""
    """The field with the height of each pile."""
    signed: bool = False
    """Whether the numbers can be negative."""

    @property
    def names_seats(self) -> bool:
        """Whether each value becomes one number for each seat."""
        return self.kind in ("seat", "seats")

    def axes(self, players: int) -> Iterator[Labels]:
        """Yield the names of the numbers along each axis, those of seats included."""
        if self.whose == PLAYER:
            yield _seat_labels(players)
        yield from self.labels
        if self.names_seats:
            yield _seat_labels(players)

    def size(self, players: int) -> int:
        """Return how many numbers the channel has."""
        return prod(len(axis) for axis in self.axes(players))

    def names(self, players: int) -> Iterator[str]:
        """Yield a name for every number."""
        for labels in product(*self.axes(players)):
            yield " ".join((self.name, *labels))

    def shape(self) -> str:
        """Return the numbers along each axis, for the documents: `players × 6`."""
        axes = [str(len(axis)) for axis in self.labels]
        if self.whose == PLAYER:
            axes.insert(0, "players")
        if self.names_seats:
            axes.append("players")
        return " × ".join(axes) or "1"

    def order(self) -> str:
        """Return the names along the axes that are not seats, for the documents: `forest … base`."""
        return " × ".join(", ".join(axis) if len(axis) < 4 else f"{axis[0]} … {axis[-1]}" for axis in self.labels)

    @property
    def range(self) -> tuple[float, float]:
        """The least and the greatest number that the channel can have."""
        return (-1.0, 1.0) if self.signed else (0.0, 1.0)

    def values(self) -> str:
        """Return what the numbers are, for the documents."""
        if self.most > 1:
            return f"{'points' if self.signed else 'count'} / {self.most}"
        return "one-hot" if self.kind in ("one-hot", "seat", "from-top") or self.name == "seat" else "0 or 1"


def _seat_labels(players: int) -> Labels:
    return ("own", *(f"+{seat}" for seat in range(1, players)))


class _Value(NamedTuple):
    """A value of a field: which one, where its numbers go within the channel, how many they are."""

    place: int
    target: int
    size: int
    length: int = 1
    height: int = 0


class Layout:
    """The channels of a game for a number of players: where each lies, and the table that writes them."""

    def __init__(self, game: Game, players: int) -> None:
        """Lay the channels out one after another."""
        module = room(game.package, "envs.channels")
        if module is None:
            raise ValueError(f"{game.about.title} is not an environment: {game.package} has no envs.channels")
        batch = bound("newdawn.envs.bound.batch", game.package)
        # What is no field of a record: `batch.py` writes these two at the end.
        seat = Channel("seat", COMPUTED, "which seat this is; all else counts from it", (numbers(1, players),), OWN)
        points = Channel(
            "points",
            COMPUTED,
            "points by source, if the game ended now",
            (tuple(game.rules.PARTS),),
            OWN,
            most=batch.MOST_POINTS,
            signed=True,
        )
        self.game = game
        self.players = players
        self.channels: tuple[Channel, ...] = (*module.CHANNELS, seat, points)
        self.places: dict[str, slice] = {}
        """Where each channel lies in an observation."""
        start = 0
        for channel in self.channels:
            end = start + channel.size(players)
            self.places[channel.name] = slice(start, end)
            start = end
        self.size = start
        self.table = self._table()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for every number of an observation."""
        return tuple(name for channel in self.channels for name in channel.names(self.players))

    @cached_property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest value of every number."""
        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        for channel in self.channels:
            low[self.places[channel.name]], high[self.places[channel.name]] = channel.range
        return low, high

    def _table(self) -> ObservationTable:
        """Return the tables that the compiled batch writes observations with."""
        batch = bound("newdawn.envs.bound.batch", self.game.package)
        kinds = {channel.name: self._kind(channel) for channel in self.channels}
        entries: list[dict[str, int]] = []
        spans = [0]
        for kind in batch.KINDS:
            for channel in self.channels:
                if kinds[channel.name] == kind:
                    entries += self._entries(channel)
            spans.append(len(entries))
        columns = np.array([[entry[column] for column in batch.COLUMNS] for entry in entries])
        sources = [
            [entry["source"] + (observer + entry["relative"]) % self.players * entry["stride"] for entry in entries]
            for observer in range(self.players)
        ]
        hot = batch.KINDS.index("one-hot")
        maps = np.full((spans[hot + 1] - spans[hot], batch.MAPPED), self.size, np.uint16)
        for each, entry in zip(maps, entries[spans[hot] : spans[hot + 1]], strict=True):
            last = entry["low"] + entry["size"]
            assert last < batch.MAPPED, "a one-hot channel has too many values"
            each[entry["low"] : last] = range(entry["target"], entry["target"] + entry["size"])
        highs = np.zeros(self.size, np.int8)
        for channel in self.channels:
            highs[self.places[channel.name]] = channel.most
        lows = np.where(self.bounds[0] < 0, -highs, 0).astype(np.int8)
        return ObservationTable(
            np.array(sources, np.uint16),
            columns.astype(np.uint16),
            maps,
            np.array(spans, np.int64),
            lows,
            highs,
            np.float32(1) / highs,
        )

    def _kind(self, channel: Channel) -> str:
        """Return the kind that a channel has for the compiled batch: counts of 16 bits are one of their own."""
        return "wide" if channel.kind == "count" and self._field(channel)[0].base.itemsize == 2 else channel.kind

    @property
    def _fields(self) -> Mapping[str, Any]:
        """What the record of a position consists of."""
        return self.game.rules.State.dtype.fields or {}

    def _field(self, channel: Channel) -> tuple[np.dtype[Any], int]:
        """Return the type of a channel's field, and where it lies in the record."""
        dtype, offset, *_ = self._fields[channel.field or channel.name]
        return dtype, offset

    def _entries(self, channel: Channel) -> Iterator[dict[str, int]]:
        """Yield every value of a channel: where it lies, and what becomes of it."""
        dtype, offset = self._field(channel)
        width = dtype.base.itemsize
        seats = self.players if channel.whose == PLAYER else 1
        for relative in range(seats):
            start = self.places[channel.name].start + relative * channel.size(self.players) // seats
            for value in self._values(channel):
                yield {
                    "source": offset + (channel.first + value.place * channel.step) * width,
                    "stride": 0 if channel.whose == TABLE else dtype.itemsize // dtype.shape[0],
                    "relative": relative,
                    "target": start + value.target,
                    "low": channel.low,
                    "size": value.size,
                    "length": value.length,
                    "height": value.height,
                }

    def _values(self, channel: Channel) -> Iterator[_Value]:
        """Yield the values of a channel of one player or of the table, and where their numbers go."""
        outer = prod(len(axis) for axis in channel.labels[:-1])
        last = len(channel.labels[-1]) if channel.labels else 1
        if channel.kind in ("one-hot", "bits"):
            yield from (_Value(i, i * last, last) for i in range(outer))
        elif channel.kind == "tally":
            yield from (_Value(i, i // channel.inputs * last, last) for i in range(outer * channel.inputs))
        elif channel.kind == "equal":
            yield _Value(0, 0, 1, length=outer * last)
        elif channel.kind == "from-top":
            heights = self._fields[channel.height][1]
            deep = len(channel.labels[-2])
            yield from (_Value(i * deep, i * deep * last, last, deep, heights + i) for i in range(outer // deep))
        else:
            each = self.players if channel.names_seats else 1
            yield from (_Value(i, i * each, each) for i in range(outer * last))


def is_environment(game: str) -> bool:
    """Return whether a game can be an environment: it declares the channels of an observation."""
    return (folder_of(game) / "envs" / "channels.py").is_file()


_layouts: dict[tuple[str, int], Layout] = {}


def layout_of(game: Game, players: int) -> Layout:
    """Return the layout of the observations of a game for a number of players, made once.

    >>> import newdawn
    >>> layout = layout_of(newdawn.load(newdawn.GAMES[0]), players=2)
    >>> layout.names[layout.places["seat"]]
    ('seat 1', 'seat 2')
    """
    if not isinstance(game, Game):
        raise TypeError(f"an environment is made for a game of `newdawn.load`, not for {given(game)}")
    players = game.check_players(players)
    key = (game.name, players)
    if key not in _layouts:
        _layouts[key] = Layout(game, players)
    return _layouts[key]


def numbers(first: int, last: int) -> Labels:
    """Return the labels of counted things.

    >>> numbers(1, 3)
    ('1', '2', '3')
    """
    return tuple(str(number) for number in range(first, last + 1))


def each_player(channels: Iterable[Channel]) -> tuple[Channel, ...]:
    """Return channels as those of each player."""
    return tuple(replace(channel, whose=PLAYER) for channel in channels)


def own(channels: Iterable[Channel]) -> tuple[Channel, ...]:
    """Return channels as those of the observer alone."""
    return tuple(replace(channel, whose=OWN) for channel in channels)
