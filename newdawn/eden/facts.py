"""What is noted of a game of Paris: New Eden."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from newdawn.arena.facts import Facts, Kind, Nature, Notebook, Thing, Way, figures, seats_and_turns, titled
from newdawn.core.components import Row
from newdawn.eden import components as box
from newdawn.eden import names, words
from newdawn.eden.state import UNKNOWN

if TYPE_CHECKING:
    from newdawn.core.events import Event
    from newdawn.core.face import Position

__all__ = ["Notes", "kinds"]


def kinds() -> tuple[Kind, ...]:
    """Return the kinds of things that the game has."""
    turns = Way("taken", "In spring", Nature.DEALT)
    return (
        *seats_and_turns(names.SEATS, turns, "Chance decides who begins; that player is the last to choose a token."),
        Kind(
            "token",
            "First survivor token",
            tuple(Thing(name, titled(words.face("en", name)), "tokens") for name in names.PROFESSIONS),
            (Way("chosen", "Chosen in the prelude", Nature.CHOSEN),),
            "One token of each profession is on offer.",
        ),
        Kind(
            "mission",
            "Missions",
            tuple(_mission(name) for mission, name in enumerate(names.MISSIONS) if box.MISSION_COPIES[mission] > 0),
            (
                Way("dealt", "Among the three dealt at setup", Nature.DEALT),
                Way("drawn", "Drawn at the Bridge", Nature.DEALT),
                Way("kept", "Kept", Nature.CHOSEN, out_of=("dealt", "drawn"), rate="kept when dealt or drawn"),
                Way(
                    "fulfilled",
                    "Fulfilled, or placed as a New Building",
                    Nature.ACQUIRED,
                    out_of=("kept",),
                    rate="fulfilled or placed when kept",
                    rate_tells=False,
                ),
            ),
            "Everybody is dealt three missions and keeps one. A visit to the Bridge draws three more and keeps one: "
            "such a card is compared with the other cards drawn there.",
        ),
        Kind(
            "building",
            "Buildings",
            tuple(_building(cards) for cards in _alike().values()),
            (
                Way("shown", "Laid out", Nature.IN_PLAY, of_table=True),
                Way(
                    "claimed",
                    "Claimed",
                    Nature.ACQUIRED,
                    out_of=("shown",),
                    rate="claimed when laid out",
                    rate_tells=False,
                ),
            ),
            "Cards with the same print are counted together, and each card counts. A card is compared with the others "
            "of its type; END cards, which come in winter, with each other.",
        ),
        Kind(
            "power",
            "Powers",
            tuple(
                Thing(name, titled(words.power("en", name)), "powers", figures(box.table(), "powers", name))
                for name in names.POWERS
            ),
            (Way("had", "Had at the end", Nature.ACQUIRED),),
            "Powers come with tinkerer buildings.",
        ),
        Kind(
            "event",
            "Event tiles",
            tuple(_event(event, name) for event, name in enumerate(names.EVENTS)),
            (
                Way("shown", "Laid out", Nature.IN_PLAY, of_table=True),
                Way(
                    "resolved",
                    "Left face up to the end of its season",
                    Nature.CHOSEN,
                    of_table=True,
                    out_of=("shown",),
                    rate="left face up when laid out",
                ),
                Way(
                    "overcome",
                    "Overcome",
                    Nature.ACQUIRED,
                    out_of=("resolved",),
                    rate="overcome by a seat when left face up",
                    by_everybody=True,
                    rate_tells=False,
                ),
            ),
            "A tile is compared with the others of its season. Three of four are laid out, and players turn all but "
            "one face down.",
        ),
        Kind(
            "profession",
            "Most survivors of a kind",
            tuple(Thing(name, f"Most {words.survivor('en', name, 'many')}", "kinds") for name in names.SURVIVORS),
            (Way("most", "At the end, alone or tied with others", Nature.ACQUIRED),),
        ),
    )


def _mission(name: str) -> Thing:
    # How many cards there are makes a mission frequent, not strong.
    printed = figures(box.table(), "missions", name, but=("copies",))
    return Thing(name, titled(words.mission("en", name, "card")), "missions", printed)


def _event(event: int, name: str) -> Thing:
    season = words.season("en", event // names.EVENTS_OF_A_SEASON)
    card = words.event_tile("en", name, "card")
    return Thing(name, f"{season}: {card}", f"events of {season.lower()}", figures(box.table(), "events", name))


def _alike() -> dict[tuple[object, ...], list[int]]:
    """Return the building cards by what is printed on them."""
    found: dict[tuple[object, ...], list[int]] = {}
    for card in range(len(names.BUILDINGS)):
        printed = (
            card // names.CARDS_OF_A_TYPE,
            *(array[card].tolist() for array in (box.BUILDING_POWER, box.BUILDING_END, box.BUILDING_CANS)),
            *(tuple(array[card].tolist()) for array in (box.BUILDING_SURVIVORS, box.BUILDING_EQUIPMENT)),
        )
        found.setdefault(printed, []).append(card)
    return found


def _building(cards: list[int]) -> Thing:
    name = names.BUILDINGS[cards[0]]
    profession = words.survivor("en", cards[0] // names.CARDS_OF_A_TYPE)
    copies = f" ({len(cards)} cards)" if len(cards) > 1 else ""
    card = f"{titled(profession)} building: {words.building('en', name, 'goods')}{copies}"
    end = " END" if box.BUILDING_END[cards[0]] else ""
    printed: tuple[Row, ...] = ()
    for each in cards:
        printed += figures(box.table(), "buildings", names.BUILDINGS[each])
    return Thing(name, card, f"{profession}{end} buildings", printed)


class Notes:
    """Takes notes of one game."""

    def __init__(self, position: "Position") -> None:
        """Note what was dealt and laid out."""
        self._book = Notebook(position.players)
        self._is_prelude = True
        self._resolved: set[str] = set()
        self._cards = {
            names.BUILDINGS[card]: names.BUILDINGS[cards[0]] for cards in _alike().values() for card in cards
        }
        record = position.record
        for seat in range(position.players):
            for mission in record.drawn[seat].tolist()[: int(record.drawn_count[seat])]:
                self._book.note(seat, "mission_dealt", names.MISSIONS[mission])
            turn = (seat - int(record.first_player)) % position.players
            self._book.note(seat, "turn_taken", str(turn + 1))
        for event in record.events.tolist():
            self._book.note_for_all("event_shown", names.EVENTS[event])
        for card in record.buildings_shown.flatten().tolist():
            if card != UNKNOWN:
                self._book.note_for_all("building_shown", self._cards[names.BUILDINGS[card]])

    def watch(self, seat: int, move: int, events: "list[Event]", position: "Position") -> None:
        """Note what a move made happen."""
        for event in events:
            self._hear(event.name, event.arguments)

    def _hear(self, name: str, told: Mapping[str, Any]) -> None:
        book = self._book
        if name == "season":
            self._is_prelude = False
        elif name == "token-taken" and self._is_prelude:
            book.note(told["seat"], "token_chosen", told["face"])
        elif name == "mission-seen":
            book.note(told["seat"], "mission_drawn", told["mission"])
        elif name == "mission-kept":
            book.note(told["seat"], "mission_kept", told["mission"])
        elif name == "new-building-placed" or (name == "mission-revealed" and told["points"] > 0):
            book.note(told["seat"], "mission_fulfilled", told["mission"])
        elif name == "building-shown":
            book.note_for_all("building_shown", self._cards[told["building"]])
        elif name == "building-claimed":
            book.note(told["seat"], "building_claimed", self._cards[told["building"]])
        elif name == "event-shown":
            book.note_for_all("event_shown", told["event"])
        elif name in ("event-overcome", "event-not-overcome"):
            self._resolve(told["event"])
            if name == "event-overcome":
                book.note(told["seat"], "event_overcome", told["event"])

    def _resolve(self, event: str) -> None:
        if event not in self._resolved:
            self._resolved.add(event)
            self._book.note_for_all("event_resolved", event)

    def finish(self, position: "Position") -> list[Facts]:
        """Return all notes, for each seat."""
        record, book = position.record, self._book
        living = record.survivors[: position.players].tolist()
        for seat in range(position.players):
            book.note(seat, "seat_taken", str(seat))
            for power, count in enumerate(record.powers[seat].tolist()):
                for _ in range(count):
                    book.note(seat, "power_had", names.POWERS[power])
            for kind, name in enumerate(names.SURVIVORS):
                if living[seat][kind] == max(others[kind] for others in living) > 0:
                    book.note(seat, "profession_most", name)
        return book.facts()
