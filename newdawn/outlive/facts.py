"""What is noted of a game of Outlive."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from newdawn.arena.facts import Facts, Kind, Nature, Notebook, Thing, Way, figures, seats_and_turns, titled
from newdawn.core.components import Row
from newdawn.outlive import components as box
from newdawn.outlive import names, words
from newdawn.outlive.rooms import is_full
from newdawn.outlive.state import CARGO_SPACES, NOT_OWNED, REPAIRED, UNKNOWN

if TYPE_CHECKING:
    from newdawn.core.events import Event
    from newdawn.core.face import Position

__all__ = ["Notes", "kinds"]

_COPIES = ("copies", "tiles")
"""How many there are makes a thing frequent, not strong."""
_SCARCITY = (names.WILDFIRE, names.CAVE_IN, names.THIEVES, names.NOMADS, names.LEAN_TIMES)
_BUILT = Way("built", "Built", Nature.ACQUIRED, out_of=("kept",), rate="built when kept", rate_tells=False)
_FULL = Way(
    "full", "Built, and full at the end", Nature.ACQUIRED, out_of=("built",), rate="full when built", rate_tells=False
)


def kinds() -> tuple[Kind, ...]:
    """Return the kinds of things that the game has."""
    turns = Way("taken", "On the first day", Nature.CHOSEN)
    return (
        *seats_and_turns(names.SEATS, turns, "The oldest leader begins, so the order follows from the leaders chosen."),
        Kind(
            "leader",
            "Leaders",
            tuple(
                Thing(name, words.leader("en", name), "leaders", _figures("leaders", name)) for name in names.LEADERS
            ),
            (
                Way("dealt", "Among the two drawn", Nature.DEALT),
                Way("kept", "Kept", Nature.CHOSEN, out_of=("dealt",), rate="kept when drawn"),
            ),
            "Everybody draws two leaders and keeps one.",
        ),
        Kind(
            "start",
            "Start of the hero of strength 5",
            tuple(Thing(name, words.place("en", name), "places") for name in names.PLACES),
            (Way("placed", "Placed at setup", Nature.CHOSEN),),
            "A leader names four places; the player chooses which hero begins where.",
        ),
        Kind(
            "room",
            "Advanced rooms",
            tuple(_room(name, "advanced rooms") for name in names.ROOMS[names.STANDARD_ROOMS :]),
            (
                Way("dealt", "Among the six drawn", Nature.DEALT),
                Way("kept", "Kept", Nature.CHOSEN, out_of=("dealt",), rate="kept when drawn"),
                _BUILT,
                _FULL,
            ),
            "Everybody draws six advanced rooms and keeps four.",
        ),
        Kind(
            "standard_room",
            "Standard rooms",
            tuple(_room(name, "standard rooms") for name in names.ROOMS[: names.STANDARD_ROOMS]),
            (_BUILT, _FULL),
            "Everybody has these three, and may build them.",
        ),
        Kind(
            "equipment",
            "Equipment",
            tuple(
                Thing(name, words.equipment("en", name), "equipment", _figures("equipment", name))
                for name in names.EQUIPMENT
            ),
            (
                Way("drawn", "Drawn blind from the stack", Nature.DEALT),
                Way("shown", "On offer in a city on the first day", Nature.IN_PLAY, of_table=True),
                Way("owned", "Owned at the end", Nature.ACQUIRED),
                Way(
                    "repaired",
                    "Repaired at the end",
                    Nature.ACQUIRED,
                    out_of=("owned",),
                    rate="repaired when owned",
                    rate_tells=False,
                ),
            ),
            "Tiles drawn blind are compared with each other: drawing is a choice; which tile comes up is chance.",
        ),
        Kind(
            "event",
            "Events",
            tuple(_event(event, name) for event, name in enumerate(names.EVENTS)),
            (
                Way("in_play", "In the convoy", Nature.IN_PLAY, of_table=True),
                Way("overcome", "Overcome", Nature.ACQUIRED, out_of=("in_play",), rate="overcome when in the convoy"),
            ),
            "Six of the twelve events are in the convoy. Those of scarcity are compared with each other, and so are "
            "the others. What an event does is in the rulebook; what it costs and gives is mostly designed, and how "
            "often it is overcome says the most about that.",
        ),
        Kind(
            "game",
            "Wild game",
            tuple(
                Thing(name, titled(words.wild_game("en", name)), "wild game", _figures("wild-game", name))
                for name in names.WILD_GAME
            ),
            (Way("caught", "Caught", Nature.ACQUIRED),),
            "Each animal counts. The strong ones need strong heroes or munitions.",
            is_ordered=True,
        ),
        Kind(
            "cargo",
            "Slots of the Cargo Ship",
            tuple(_slot(str(box.CARGO_FIRST_STRENGTH + space)) for space in range(CARGO_SPACES)),
            (Way("boarded", "Boarded", Nature.ACQUIRED),),
            "Each boarding counts. The high slots need strong heroes.",
            is_ordered=True,
        ),
    )


def _figures(section: str, item: str) -> tuple[Row, ...]:
    return figures(box.table(), section, item, but=_COPIES)


def _room(name: str, peers: str) -> Thing:
    return Thing(name, words.room("en", name), peers, _figures("rooms", name))


def _event(event: int, name: str) -> Thing:
    price = f"{words.cost('en', box.EVENT_COST[event])} for {int(box.EVENT_POINTS[event])} points"
    peers = "events of scarcity" if event in _SCARCITY else "other events"
    return Thing(name, f"{words.event_card('en', name)} ({price})", peers, _figures("events", name))


def _slot(strength: str) -> Thing:
    printed = tuple(row for row in _figures("cargo", "") if row.key in ("cans", f"cans.{strength}"))
    return Thing(strength, f"Slot of strength {strength}", "slots", printed)


class Notes:
    """Takes notes of one game."""

    def __init__(self, position: "Position") -> None:
        """Note what was dealt."""
        self._book = Notebook(position.players)
        self._day = 0
        record = position.record
        for seat in range(position.players):
            for room in record.drawn_rooms[seat].tolist():
                self._book.note(seat, "room_dealt", names.ROOMS[room])
            for leader in record.drawn_leaders[seat].tolist():
                self._book.note(seat, "leader_dealt", names.LEADERS[leader])

    def watch(self, seat: int, move: int, events: "list[Event]", position: "Position") -> None:
        """Note what a move made happen."""
        for event in events:
            self._hear(event.name, event.arguments)

    def _hear(self, name: str, told: Mapping[str, Any]) -> None:
        book = self._book
        if name == "dawn":
            self._day = told["day"]
        elif name == "first-player" and self._day == 0:
            self._note_turns(told["seat"])
        elif name == "leader-revealed":
            book.note(told["seat"], "leader_kept", told["leader"])
        elif name == "room-revealed":
            book.note(told["seat"], "room_kept", told["room"])
        elif name == "hero-placed" and told["hero"] == names.HEROES[names.HERO_5]:
            book.note(told["seat"], "start_placed", told["place"])
        elif name == "equipment-shown" and self._day == 1:
            book.note_for_all("equipment_shown", told["equipment"])
        elif name == "equipment-drawn":
            book.note(told["seat"], "equipment_drawn", told["equipment"])
        elif name == "cargo-boarded":
            book.note(told["seat"], "cargo_boarded", str(told["strength"]))
        elif name == "game-caught":
            book.note(told["seat"], "game_caught", told["game"])

    def _note_turns(self, first: int) -> None:
        players = self._book.players
        for turn in range(players):
            self._book.note((first + turn) % players, "turn_taken", str(turn + 1))

    def finish(self, position: "Position") -> list[Facts]:
        """Return all notes, for each seat."""
        record, book = position.record, self._book
        for event, winner in zip(record.convoy.tolist(), record.overcome_by.tolist(), strict=True):
            book.note_for_all("event_in_play", names.EVENTS[event])
            if winner != UNKNOWN:
                book.note(winner, "event_overcome", names.EVENTS[event])
        for seat in range(position.players):
            book.note(seat, "seat_taken", str(seat))
            for slot, room in enumerate(record.room[seat].tolist()):
                kind = "room" if room >= names.STANDARD_ROOMS else "standard_room"
                if record.built[seat, slot]:
                    book.note(seat, f"{kind}_built", names.ROOMS[room])
                if is_full(record, seat, slot):
                    book.note(seat, f"{kind}_full", names.ROOMS[room])
            for tile, state in enumerate(record.equipment[seat].tolist()):
                if state != NOT_OWNED:
                    book.note(seat, "equipment_owned", names.EQUIPMENT[tile])
                if state >= REPAIRED:
                    book.note(seat, "equipment_repaired", names.EQUIPMENT[tile])
        return book.facts()
