"""Time: how long a seat has been waited for, and what is left of its time. All of it follows from the entries."""

from collections.abc import Sequence

from newdawn.server.table.state import Played, Table

__all__ = [
    "deadline",
    "due_at",
    "is_over",
    "is_too_late_for",
    "remaining",
    "start_clocks",
    "tick",
    "wound_back",
]


def start_clocks(table: Table) -> None:
    """Give every seat its time at the start of the game."""
    table.asked_at = [None] * table.players
    table.resumes_at = [None] * table.players
    seconds = table.clock["seconds"] if table.clock["kind"] == "bank" else 0
    table.bank = [1000 * seconds] * table.players


def tick(table: Table, at: int, acted: int | None = None) -> None:
    """Stop the clocks of seats that are no longer waited for, and start those of seats that are, at a moment.

    The clock of a seat that has acted stops, and starts again when it is asked the next time.
    """
    asked = table.waiting_for
    for seat, since in enumerate(table.asked_at):
        is_asked = seat in asked
        is_waited_for = is_asked and not table.seats[seat].is_played_by_bot
        if seat == acted or not is_asked:
            table.resumes_at[seat] = None
        if since is not None and (seat == acted or not is_waited_for):
            table.bank[seat] -= max(0, at - since)
            if seat == acted:
                table.bank[seat] += 1000 * int(table.clock.get("increment", 0))
            elif is_asked:
                table.resumes_at[seat] = _resuming(table, since, at)
            table.asked_at[seat] = None
        if is_waited_for:
            table.resumes_at[seat] = None
            if table.asked_at[seat] is None:
                table.asked_at[seat] = at


def _resuming(table: Table, since: int, left_at: int) -> int | None:
    """Return from when a clock runs on that stops because a bot stands in; None where time is not limited."""
    match table.clock["kind"]:
        case "move":
            return since
        case "bank":
            return left_at  # What was used before is gone from the bank.
    return None


def is_over(table: Table, seat: int, now: int) -> bool:
    """Return whether the time for the decision that a seat left to a bot is over, so that the bot makes it."""
    resumes = table.resumes_at[seat] if table.resumes_at else None
    return resumes is not None and now >= resumes + _given(table, seat)


def is_too_late_for(table: Table, asked_at: int | None, now: int) -> bool:
    """Return whether the time for a decision that was made is over, so that it cannot be made again."""
    return table.clock["kind"] == "move" and asked_at is not None and now >= asked_at + _given(table, 0)


def _given(table: Table, seat: int) -> int:
    """Return the milliseconds that a seat has from the moment when its clock begins to run."""
    return table.bank[seat] if table.clock["kind"] == "bank" else 1000 * int(table.clock["seconds"])


def wound_back(table: Table, undone: Sequence[Played], since: int | None, at: int) -> None:
    """Set the clocks after a seat took moves back, as if these had never been played.

    Its own clock has been running since it was first asked; the clocks of those who were asked in vain have not,
    `since` the last of the moves.
    """
    first = undone[0]
    table.bank[first.seat] -= len(undone) * 1000 * int(table.clock.get("increment", 0))
    if since is not None:
        _charge(table, first.seat, since, at)
    tick(table, at)
    if table.clock["kind"] == "move" and first.asked_at is not None:
        table.asked_at[first.seat] = first.asked_at


def _charge(table: Table, seat: int, since: int, at: int) -> None:
    """Let a seat that took moves back pay for the time since then, and nobody who is not asked any more."""
    if table.asked_at[seat] is None:
        table.bank[seat] -= max(0, at - since)
    for other in set(range(table.players)) - {seat, *table.waiting_for}:
        table.asked_at[other] = None


def deadline(table: Table, seat: int) -> int | None:
    """Return when the time of a seat is over, if it has a clock that runs."""
    since = table.asked_at[seat] if table.asked_at else None
    if since is None or table.stage != "playing":
        return None
    return since + _given(table, seat) if table.clock["kind"] != "none" else None


def remaining(table: Table, seat: int, now: int) -> int | None:
    """Return the milliseconds that a seat has left; None without a clock."""
    if table.clock["kind"] == "none" or table.stage != "playing":
        return None
    end = deadline(table, seat)
    given = _given(table, seat)
    return max(0, given if end is None else min(given, end - now))


def due_at(table: Table) -> int | None:
    """Return when something happens at the table that nobody asks for: a bot's move, the end of somebody's time."""
    if table.stage != "playing":
        return None
    if table.waiting_for_bots:
        return table.changed_at
    ends = [end for seat in range(table.players) if (end := deadline(table, seat)) is not None]
    return min(ends, default=None)
