"""Ending a game by agreement, and talking at the table."""

from newdawn.server.errors import Refusal
from newdawn.server.table.clocks import tick
from newdawn.server.table.entries import Entry
from newdawn.server.table.playing import check_playing
from newdawn.server.table.results import finish
from newdawn.server.table.state import Table

__all__ = [
    "apply_chatted",
    "apply_end_proposed",
    "apply_end_withdrawn",
    "chat",
    "propose_end",
    "withdraw_end",
]


def propose_end(table: Table, seat: int, now: int) -> Entry:
    """Agree to end the game now, or be the first to propose it."""
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
    deciding = [seat for seat in table.seats if seat.is_playing_person and not seat.away]
    if all(seat.agrees_to_end for seat in deciding):
        finish(table, entry.at, "agreed")
        tick(table, entry.at)


def withdraw_end(table: Table, seat: int, now: int) -> Entry:
    """Take the agreement back."""
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
