"""Ending a game by agreement, and talking at the table."""

from newdawn.server.errors import Refusal
from newdawn.server.table.clocks import tick
from newdawn.server.table.entries import Entry
from newdawn.server.table.playing import check_playing
from newdawn.server.table.results import finish
from newdawn.server.table.state import Outcome, Table

__all__ = [
    "AGREED_UNSEEN",
    "apply_chatted",
    "apply_end_proposed",
    "apply_end_withdrawn",
    "chat",
    "have_agreed",
    "propose_end",
    "withdraw_end",
]

AGREED_UNSEEN = Outcome("agreed", (), ())
"""The end of a table whose position these rules cannot tell: nobody knows the points."""


def propose_end(table: Table, seat: int, now: int) -> Entry:
    """Agree to end the game now, or be the first to propose it; a frozen table is opened to all by that."""
    if table.stage != "frozen" or table.is_open:
        check_playing(table)
    if table.seats[seat].resigned:
        raise Refusal("you-resigned")
    if table.seats[seat].agrees_to_end:
        raise Refusal("already-agreed")
    return Entry("end-proposed", now, seat)


def apply_end_proposed(table: Table, entry: Entry) -> None:
    """Write the agreement down; the game ends when all people have agreed who are there."""
    assert entry.seat is not None
    table.change_seat(entry.seat, agrees_to_end=True)
    if not have_agreed(table):
        return
    if table.position is None:
        table.outcome = AGREED_UNSEEN
    else:
        finish(table, entry.at, "agreed")
        tick(table, entry.at)


def have_agreed(table: Table) -> bool:
    """Tell whether all people who are there have agreed to end the game."""
    deciding = [seat for seat in table.seats if seat.is_playing_person and not seat.away]
    return bool(deciding) and all(seat.agrees_to_end for seat in deciding)


def withdraw_end(table: Table, seat: int, now: int) -> Entry:
    """Take the agreement back."""
    if table.stage != "frozen" or table.is_open:
        check_playing(table)
    if not table.seats[seat].agrees_to_end:
        raise Refusal("not-agreed")
    return Entry("end-withdrawn", now, seat)


def apply_end_withdrawn(table: Table, entry: Entry) -> None:
    """Strike the agreement out."""
    assert entry.seat is not None
    table.change_seat(entry.seat, agrees_to_end=False)


def chat(table: Table, seat: int, text: str, now: int, most: int) -> Entry:
    """Say something to everybody at the table."""
    said = " ".join(text.split())
    if not said or not said.isprintable():
        raise Refusal("bad-chat", 422)
    if table.chat_count >= most:
        raise Refusal("too-much-chat", most=most)
    return Entry("chatted", now, seat, details={"text": said})


def apply_chatted(table: Table, entry: Entry) -> None:
    """Count it; the words are in the log."""
    table.chat_count += 1
