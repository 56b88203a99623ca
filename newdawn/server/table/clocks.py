"""Time: how long a seat has been waited for, and what is left of its time. All of it follows from the entries."""

from newdawn.server.table.state import Table

__all__ = ["deadline", "due_at", "remaining", "start_clocks", "tick", "wound_back"]


def start_clocks(table: Table) -> None:
    """Give every seat its time at the start of the game."""
    table.asked_at = [None] * table.players
    seconds = table.clock["seconds"] if table.clock["kind"] == "bank" else 0
    table.bank = [1000 * seconds] * table.players


def tick(table: Table, at: int, acted: int | None = None) -> None:
    """Stop the clocks of seats that are no longer waited for, and start those of seats that are, at a moment.

    The clock of a seat that has acted stops, and starts again when it is asked the next time.
    """
    waiting = set(table.waiting_for) - set(table.waiting_for_bots)
    for seat, since in enumerate(table.asked_at):
        if since is not None and (seat == acted or seat not in waiting):
            table.bank[seat] -= max(0, at - since)
            if seat == acted:
                table.bank[seat] += 1000 * int(table.clock.get("increment", 0))
            table.asked_at[seat] = None
        if seat in waiting and table.asked_at[seat] is None:
            table.asked_at[seat] = at


def wound_back(table: Table, seat: int, asked_at: int | None, count: int, at: int) -> None:
    """Set the clock of a seat that took moves back: it has been running since it was first asked."""
    table.bank[seat] -= count * 1000 * int(table.clock.get("increment", 0))
    tick(table, at)
    if table.clock["kind"] == "move" and asked_at is not None:
        table.asked_at[seat] = asked_at


def deadline(table: Table, seat: int) -> int | None:
    """Return when the time of a seat is over, if it has a clock that runs."""
    since = table.asked_at[seat] if table.asked_at else None
    if since is None or table.stage != "playing":
        return None
    if table.clock["kind"] == "move":
        return since + 1000 * int(table.clock["seconds"])
    return since + table.bank[seat] if table.clock["kind"] == "bank" else None


def remaining(table: Table, seat: int, now: int) -> int | None:
    """Return the milliseconds that a seat has left; None without a clock."""
    if table.clock["kind"] == "none" or table.stage != "playing":
        return None
    end = deadline(table, seat)
    if end is not None:
        return max(0, end - now)
    return max(0, table.bank[seat]) if table.clock["kind"] == "bank" else 1000 * int(table.clock["seconds"])


def due_at(table: Table) -> int | None:
    """Return when something happens at the table that nobody asks for: a bot's move, the end of somebody's time."""
    if table.stage != "playing":
        return None
    if table.waiting_for_bots:
        return table.changed_at
    ends = [end for seat in range(table.players) if (end := deadline(table, seat)) is not None]
    return min(ends, default=None)
