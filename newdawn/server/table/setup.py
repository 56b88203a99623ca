"""Before the game: creating a table, sitting down, getting up, bots on seats, and the start."""

from collections.abc import Sequence
from typing import Any

from newdawn.core import replay
from newdawn.server.errors import Refusal
from newdawn.server.table.clocks import start_clocks, tick
from newdawn.server.table.entries import Entry
from newdawn.server.table.results import outcome_of
from newdawn.server.table.state import Outcome, Person, Played, Seat, Table

__all__ = [
    "apply_created",
    "apply_renamed",
    "apply_sat",
    "apply_seat_set",
    "apply_started",
    "apply_stood",
    "clean_name",
    "rename",
    "set_seat",
    "sit",
    "stand",
    "start",
]

_LONGEST_NAME = 20


def clean_name(name: str) -> str:
    """Return a name as it is shown: one line, without signs that nobody sees.

    >>> clean_name("  Anna   Lena ")
    'Anna Lena'
    """
    found = " ".join(name.split())
    if not found or len(found) > _LONGEST_NAME or not found.isprintable():
        raise Refusal("bad-name", 422, most=_LONGEST_NAME)
    return found


# Creating -------------------------------------------------------------------------------------------------------------


def apply_created(table: Table, entry: Entry) -> None:
    """Set the table up as it was asked for."""
    details = entry.details
    table.game_name, table.rules, table.components = details["game"], details["rules"], details["components"]
    table.options, table.clock = dict(details["options"]), dict(details["clock"])
    table.is_public, table.hints, table.pace = details["public"], details["hints"], details["pace"]
    table.stand_in, table.share, table.imported = details["stand_in"], details.get("share"), details.get("imported")
    table.patience = details.get("patience", table.patience)
    table.people = [Person(**person) for person in details["people"]]
    table.seats = [Seat(**seat) for seat in details["seats"]]
    table.created_at = entry.at
    if table.imported is not None:
        _take_up(table, entry)


def _take_up(table: Table, entry: Entry) -> None:
    """Take up an imported game where it stands: finished, or ready to be played on."""
    saved = replay.read(table.imported)
    table.played = [Played(seat, move) for seat, move in saved.moves]
    if saved.result is not None:
        table.stage, table.started_at, table.finished_at = "finished", entry.at, entry.at
        table.outcome = Outcome(saved.ended, saved.result.scores, saved.result.winners)
        table.position = table.position_after(len(table.played))


# Sitting down and getting up ------------------------------------------------------------------------------------------


def _check_waiting(table: Table) -> None:
    if table.stage != "waiting":
        raise Refusal("already-started")


def _check_seat(table: Table, seat: int) -> Seat:
    if seat >= table.players:
        raise Refusal("no-such-seat", 422, seat=seat, most=table.players - 1)
    return table.seats[seat]


def _check_name_is_free(table: Table, name: str, but: int | None = None) -> None:
    taken = [one.name.casefold() for number, one in enumerate(table.seats) if one.kind == "person" and number != but]
    if name.casefold() in taken:
        raise Refusal("name-taken", name=name)


def sit(table: Table, seat: int, name: str, nonce: str, person: int | None, token_hash: str, now: int) -> Entry:
    """Take an open seat, for somebody new or for a person who already holds one."""
    _check_waiting(table)
    if _check_seat(table, seat).kind != "open":
        raise Refusal("seat-taken", seat=seat, name=table.seats[seat].name)
    name = clean_name(name)
    _check_name_is_free(table, name)
    details: dict[str, Any] = {"name": name, "nonce": nonce}
    if person is None:
        details["token_hash"] = token_hash
    else:
        details["person"] = person
    return Entry("sat", now, seat, details=details)


def apply_sat(table: Table, entry: Entry) -> None:
    """Give the seat to the person."""
    assert entry.seat is not None
    person = entry.details.get("person")
    if person is None:
        table.people.append(Person(entry.details["token_hash"]))
        person = len(table.people) - 1
    table.seats[entry.seat] = Seat("person", entry.details["name"], person, nonce=entry.details["nonce"])


def stand(table: Table, seat: int, now: int) -> Entry:
    """Give a seat back."""
    _check_waiting(table)
    return Entry("stood", now, seat)


def apply_stood(table: Table, entry: Entry) -> None:
    """Open the seat."""
    assert entry.seat is not None
    table.seats[entry.seat] = Seat()


def rename(table: Table, seat: int, name: str, now: int) -> Entry:
    """Take another name."""
    name = clean_name(name)
    _check_name_is_free(table, name, but=seat)
    return Entry("renamed", now, seat, details={"name": name})


def apply_renamed(table: Table, entry: Entry) -> None:
    """Change the name."""
    assert entry.seat is not None
    table.change_seat(entry.seat, name=entry.details["name"])


# The host -------------------------------------------------------------------------------------------------------------


def _check_host(table: Table, person: int | None) -> None:
    if person is None or not table.people[person].is_host:
        raise Refusal("host-only", 403)


def set_seat(table: Table, person: int | None, target: int, bot: str | None, now: int) -> Entry:
    """Put a bot on a seat, or open it; who sat there has to sit down anew."""
    _check_host(table, person)
    _check_waiting(table)
    seat = _check_seat(table, target)
    if seat.kind == "person" and seat.person == person and bot is not None:
        raise Refusal("own-seat", seat=target)
    return Entry("seat-set", now, target, details={"bot": bot})


def apply_seat_set(table: Table, entry: Entry) -> None:
    """Put the bot there, or nobody."""
    assert entry.seat is not None
    bot = entry.details["bot"]
    table.seats[entry.seat] = Seat() if bot is None else Seat("bot", bot, bot=bot)


def start(table: Table, person: int | None, nonce: str, now: int) -> Entry:
    """Start the game."""
    _check_host(table, person)
    _check_waiting(table)
    open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if open_seats:
        raise Refusal("open-seats", count=len(open_seats))
    return Entry("started", now, details={"person": person, "nonce": nonce} if nonce else {})


def apply_started(table: Table, entry: Entry) -> None:
    """Deal the first position, or the one that an imported game had reached."""
    if "nonce" in entry.details:
        for seat in table.seats_of(entry.details["person"]):
            table.change_seat(seat, nonce=entry.details["nonce"])
    table.stage, table.started_at = "playing", entry.at
    table.position = None
    table.position = table.position_after(len(table.played))
    start_clocks(table)
    table.outcome = outcome_of(table)
    tick(table, entry.at)


def new_seats(seats: Sequence[Any]) -> list[dict[str, Any]]:
    """Return the seats of a new table as its first entry holds them; people on them are the host."""
    found: list[dict[str, Any]] = []
    names: set[str] = set()
    for seat in seats:
        if seat.kind == "person":
            name = clean_name(seat.name)
            if name.casefold() in names:
                raise Refusal("name-taken", name=name)
            names.add(name.casefold())
            found.append({"kind": "person", "name": name, "person": 0})
        elif seat.kind == "bot":
            found.append({"kind": "bot", "name": seat.bot, "bot": seat.bot})
        else:
            found.append({})
    return found
