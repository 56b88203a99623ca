"""Ending a game by agreement, and talking at the table."""

from newdawn.server.errors import Refusal
from newdawn.server.table.clocks import tick
from newdawn.server.table.entries import Chatted, EndProposed, EndWithdrawn
from newdawn.server.table.play import check_playing
from newdawn.server.table.results import end_if_agreed
from newdawn.server.table.state import Table

__all__ = [
    "apply_chatted",
    "apply_end_proposed",
    "apply_end_withdrawn",
    "chat",
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


def chat(table: Table, seat: int, text: str, now: int, most: int) -> Chatted:
    """Say something to everybody at the table."""
    said = " ".join(text.split())
    if not said or not _is_shown(said):
        raise Refusal("bad-chat", 422)
    if table.chat_count >= most:
        raise Refusal("too-much-chat", most=most)
    return Chatted(at=now, seat=seat, text=said)


def apply_chatted(table: Table, entry: Chatted) -> None:
    """Count it; the words are in the log."""
    table.chat_count += 1


_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Signs that nobody sees, but that letters and pictures are joined by."""


def _is_shown(text: str) -> bool:
    """Return whether a text has signs only that can be seen, or that join those.

    >>> _is_shown("gg \N{MAN}\u200d\N{WOMAN}"), _is_shown("\u202eabc")
    (True, False)
    """
    return all(letter.isprintable() or letter in _JOINERS for letter in text) and not text.isspace()
