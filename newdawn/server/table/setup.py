"""Before the game: creating a table, sitting down, getting up, bots on seats, and the start."""

from newdawn.core import replay
from newdawn.server.errors import Refusal
from newdawn.server.table import bounds
from newdawn.server.table.clocks import start_clocks, tick
from newdawn.server.table.entries import Created, Renamed, Sat, SeatSet, Started, Stood
from newdawn.server.table.names import check_unmistakable, clean_name
from newdawn.server.table.play import check_playing
from newdawn.server.table.results import outcome_of
from newdawn.server.table.state import Outcome, Person, Played, Seat, Table

__all__ = [
    "apply_created",
    "apply_renamed",
    "apply_sat",
    "apply_seat_set",
    "apply_started",
    "apply_stood",
    "rename",
    "set_seat",
    "sit",
    "stand",
    "start",
]


# Creating -------------------------------------------------------------------------------------------------------------


def apply_created(table: Table, entry: Created) -> None:
    """Set the table up as it was asked for."""
    table.game_name, table.rules, table.components = entry.game, entry.rules, entry.components
    table.options, table.clock = table.game.options_today(entry.options), entry.clock.to_json()
    table.is_public, table.hints, table.pace = entry.public, entry.hints, entry.pace
    table.stand_in, table.share, table.imported = entry.stand_in, entry.share, entry.imported
    if entry.patience is not None:
        table.patience = entry.patience
    table.people = [Person(person.token_hash, person.is_host) for person in entry.people]
    table.seats = [Seat(one.kind, one.name, one.person, one.bot, nonce=one.nonce) for one in entry.seats]
    table.created_at = entry.at
    if table.imported is not None:
        _take_up(table, entry)


def _take_up(table: Table, entry: Created) -> None:
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
    people = [one.name for number, one in enumerate(table.seats) if one.kind == "person" and number != but]
    check_unmistakable(name, people)


def sit(table: Table, seat: int, name: str, nonce: str, person: int | None, token_hash: str, now: int) -> Sat:
    """Take an open seat, for somebody new or for a person who already holds one."""
    _check_waiting(table)
    if _check_seat(table, seat).kind != "open":
        raise Refusal("seat-taken", seat=seat, name=table.seats[seat].name)
    name = clean_name(name)
    _check_name_is_free(table, name)
    if person is None:
        entry = Sat(at=now, seat=seat, name=name, nonce=nonce, token_hash=token_hash)
    else:
        entry = Sat(at=now, seat=seat, name=name, nonce=nonce, person=person)
    bounds.check(table, entry)
    return entry


def apply_sat(table: Table, entry: Sat) -> None:
    """Give the seat to the person."""
    person = entry.person
    if entry.token_hash is not None:
        table.people.append(Person(entry.token_hash))
        person = len(table.people) - 1
    table.seats[entry.seat] = Seat("person", entry.name, person, nonce=entry.nonce)


def stand(table: Table, seat: int, now: int) -> Stood:
    """Give a seat back."""
    _check_waiting(table)
    return Stood(at=now, seat=seat)


def apply_stood(table: Table, entry: Stood) -> None:
    """Open the seat."""
    table.seats[entry.seat] = Seat()


def rename(table: Table, seat: int, name: str, now: int) -> Renamed:
    """Take another name, before the game or during it."""
    if table.stage != "waiting":
        check_playing(table)
    name = clean_name(name)
    _check_name_is_free(table, name, but=seat)
    return Renamed(at=now, seat=seat, name=name)


def apply_renamed(table: Table, entry: Renamed) -> None:
    """Change the name."""
    table.change_seat(entry.seat, name=entry.name)


# The host -------------------------------------------------------------------------------------------------------------


def _check_host(table: Table, person: int | None) -> None:
    if person is None or not table.people[person].is_host:
        raise Refusal("host-only", 403)


def set_seat(table: Table, person: int | None, target: int, bot: str | None, now: int) -> SeatSet:
    """Put a bot in a seat, or open it; whoever sat there has to sit down again."""
    _check_host(table, person)
    _check_waiting(table)
    seat = _check_seat(table, target)
    if seat.kind == "person" and seat.person == person and bot is not None:
        raise Refusal("own-seat", seat=target)
    return SeatSet(at=now, seat=target, bot=bot)


def apply_seat_set(table: Table, entry: SeatSet) -> None:
    """Put the bot there, or nobody."""
    table.seats[entry.seat] = Seat() if entry.bot is None else Seat("bot", entry.bot, bot=entry.bot)


def start(table: Table, person: int | None, nonce: str, now: int) -> Started:
    """Start the game."""
    _check_host(table, person)
    _check_waiting(table)
    open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if open_seats:
        raise Refusal("open-seats", count=len(open_seats))
    return Started(at=now, person=person, nonce=nonce) if nonce else Started(at=now)


def apply_started(table: Table, entry: Started) -> None:
    """Deal the first position, or the one that an imported game had reached."""
    if entry.nonce is not None:
        for seat in table.seats_of(entry.person):
            table.change_seat(seat, nonce=entry.nonce)
    table.stage, table.started_at = "playing", entry.at
    table.position = None
    table.position = table.position_after(len(table.played))
    start_clocks(table)
    table.outcome = outcome_of(table)
    tick(table, entry.at)
