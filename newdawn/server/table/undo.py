"""What may be taken back: own moves that revealed nothing, if nothing hangs on them that others have decided since."""

from collections.abc import Sequence

from newdawn.core.face import Position
from newdawn.core.hindsight import Hindsight, at_first
from newdawn.server.table.state import Played, Table

__all__ = ["hindsight_of", "last_of", "takeable", "why_not_undo"]


def why_not_undo(table: Table, seat: int) -> str | None:
    """Return the name of the refusal if a seat cannot take its last move back; None if it can."""
    own = last_of(table.played, seat, 1)
    if not own:
        return "undo-nothing"
    if takeable(table, seat):
        return None
    if hindsight_of(table, seat).withheld:
        return "undo-revealed"
    return "undo-bot" if table.played[-1].seat == seat else "undo-others"


def takeable(table: Table, seat: int) -> int:
    """Return how many of its last moves a seat can take back."""
    if table.stage != "playing" or table.seats[seat].is_played_by_bot:
        return 0
    most = len(hindsight_of(table, seat).withheld)
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


def hindsight_of(table: Table, seat: int) -> Hindsight:
    """Return the game without the last moves of a seat, as far as positions are kept; it is found out once."""
    assert table.position is not None
    known, hindsight = table.hindsights.get(seat, (0, None))
    first = len(table.played) - len(table.recent)
    if hindsight is None or known < first:
        known, hindsight = first, at_first(table.recent[0] if table.recent else table.position)
    start = _start(table, seat, known, bool(hindsight.withheld))
    if start > known:
        known, hindsight = start, at_first(_position_before(table, start))
    for index in range(known, len(table.played)):
        played = table.played[index]
        now = _position_before(table, index + 1)
        by_bot = played.seat == seat and played.by_bot
        hindsight = at_first(now) if by_bot else hindsight.after(seat, played.seat, played.move, now)
    table.hindsights[seat] = (len(table.played), hindsight)
    return hindsight


def _start(table: Table, seat: int, known: int, could_wait: bool) -> int:
    """Return from which move on there is something to find out: the seat could have waited with none before it.

    Most moves are made by turns. If whoever moved next was not asked yet when the seat made its move, that is all
    there is to see, and no position has to be played on.
    """
    following: int | None = None
    for index in range(len(table.played) - 1, known - 1, -1):
        played = table.played[index]
        if played.seat != seat:
            following = index
        elif played.by_bot:
            return index + 1
        else:
            if following is not None:
                if table.played[following].seat not in _position_before(table, index).to_act:
                    return following + 1
                following = None
            could_wait = True
    return known if could_wait else len(table.played)


def _position_before(table: Table, index: int) -> Position:
    """Return the position before a move that is not too long ago, or the present one."""
    assert table.position is not None
    back = len(table.played) - index
    return table.recent[-back] if back else table.position


def _was_revealing(table: Table, index: int) -> bool:
    """Return whether a move that was played told its player something; it is found out once."""
    if index not in table.revealing:
        played = table.played[index]
        before = table.recent[index - len(table.played)]
        table.revealing[index] = before.reveals(played.seat, played.move)
    return table.revealing[index]
