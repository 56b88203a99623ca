"""Ending a game by agreement, the pace of the bots, and talking at the table."""

from newdawn.server.errors import Refusal
from newdawn.server.table.bounds import check_chat
from newdawn.server.table.clocks import tick
from newdawn.server.table.entries import Chatted, EndProposed, EndWithdrawn, Paced
from newdawn.server.table.names import is_readable
from newdawn.server.table.play import check_playing
from newdawn.server.table.results import end_if_agreed
from newdawn.server.table.state import Table

__all__ = [
    "apply_end_proposed",
    "apply_end_withdrawn",
    "apply_paced",
    "chat",
    "pace",
    "propose_end",
    "withdraw_end",
]


def propose_end(table: Table, seat: int, now: int) -> EndProposed:
    """Agree to end the game now, or be the first to propose it; a frozen table is opened to all by that."""
    if table.stage != "frozen" or table.is_open:
        check_playing(table)
    if table.seats[seat].resigned:
        raise Refusal("you-resigned")
    if table.seats[seat].agrees_to_end:
        raise Refusal("already-agreed")
    return EndProposed(at=now, seat=seat)


def apply_end_proposed(table: Table, entry: EndProposed) -> None:
    """Write the agreement down; the game ends when all people have agreed who are there."""
    table.change_seat(entry.seat, agrees_to_end=True)
    end_if_agreed(table, entry.at)
    tick(table, entry.at)


def withdraw_end(table: Table, seat: int, now: int) -> EndWithdrawn:
    """Take the agreement back."""
    if table.stage != "frozen" or table.is_open:
        check_playing(table)
    if not table.seats[seat].agrees_to_end:
        raise Refusal("not-agreed")
    return EndWithdrawn(at=now, seat=seat)


def apply_end_withdrawn(table: Table, entry: EndWithdrawn) -> None:
    """Strike the agreement out."""
    table.change_seat(entry.seat, agrees_to_end=False)


def pace(table: Table, seat: int, wish: float, now: int) -> Paced:
    """Wish bots to pause for longer or shorter."""
    check_playing(table)
    return Paced(at=now, seat=seat, pace=wish)


def apply_paced(table: Table, entry: Paced) -> None:
    """Write the wish down for all seats of the person: at one device there is one pace."""
    person = table.seats[entry.seat].person
    for seat in table.seats_of(person) if person is not None else [entry.seat]:
        table.change_seat(seat, pace=entry.pace)


def chat(table: Table, seat: int, text: str, now: int, lines: int) -> Chatted:
    """Say something to everybody at a table that keeps this number of `lines` in all."""
    said = " ".join(text.split())
    if not is_readable(said):
        raise Refusal("bad-chat", 422)
    check_chat(table, seat, lines)
    return Chatted(at=now, seat=seat, text=said)
