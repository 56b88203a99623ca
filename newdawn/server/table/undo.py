"""What may be taken back: own moves that revealed nothing, if nothing hangs on them that others have decided since."""

from collections.abc import Sequence

from newdawn.core.hindsight import Hindsight, at_first
from newdawn.server.table.state import Played, Table

__all__ = ["last_of", "takeable", "why_not_undo"]


def why_not_undo(table: Table, seat: int) -> str | None:
    """Return the name of the refusal if a seat cannot take its last move back; None if it can."""
    own = last_of(table.played, seat, 1)
    if not own:
        return "undo-nothing"
    if takeable(table, seat):
        return None
    if _hindsight(table, seat).withheld:
        return "undo-revealed"
    return "undo-bot" if table.played[-1].seat == seat else "undo-others"


def takeable(table: Table, seat: int) -> int:
    """Return how many of its last moves a seat can take back."""
    if table.stage != "playing" or table.seats[seat].is_played_by_bot:
        return 0
    most = len(_hindsight(table, seat).withheld)
    own = last_of(table.played, seat, most)
    return next((count for count, index in enumerate(reversed(own)) if _was_revealing(table, index)), most)


def last_of(played: Sequence[Played], seat: int, count: int) -> list[int]:
    """Return which of the moves are the last ones of a seat, in their order; all of them if it has fewer."""
    found: list[int] = []
    for index in range(len(played) - 1, -1, -1):
        if len(found) == count:
            break
        if played[index].seat == seat:
            found.append(index)
    return found[::-1]


def _hindsight(table: Table, seat: int) -> Hindsight:
    """Return the table without the last moves of a seat, as far as positions are kept; it is found out once."""
    assert table.position is not None
    known, hindsight = table.hindsights.get(seat, (0, None))
    first = len(table.played) - len(table.recent)
    if hindsight is None or known < first:
        known, hindsight = first, at_first(table.recent[0] if table.recent else table.position)
    for index in range(known, len(table.played)):
        played = table.played[index]
        following = index + 1 - first
        now = table.recent[following] if following < len(table.recent) else table.position
        by_bot = played.seat == seat and played.by_bot
        hindsight = at_first(now) if by_bot else hindsight.after(seat, played.seat, played.move, now)
    table.hindsights[seat] = (len(table.played), hindsight)
    return hindsight


def _was_revealing(table: Table, index: int) -> bool:
    """Return whether a move that was played told its player something; it is found out once."""
    if index not in table.revealing:
        played = table.played[index]
        before = table.recent[index - len(table.played)]
        table.revealing[index] = before.reveals(played.seat, played.move)
    return table.revealing[index]
