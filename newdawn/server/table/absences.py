"""Leaving and coming back: a bot stands in, for a while or for good, so that the others can play on."""

from newdawn.server.errors import Refusal
from newdawn.server.table.clocks import deadline, is_over, tick
from newdawn.server.table.entries import CameBack, HandedOver, Replaced, Resigned, TimedOut
from newdawn.server.table.play import check_playing
from newdawn.server.table.results import end_if_agreed, finish
from newdawn.server.table.state import Table

__all__ = [
    "apply_came_back",
    "apply_handed_over",
    "apply_resigned",
    "come_back",
    "hand_over",
    "replace",
    "resign",
    "time_out",
]


def hand_over(table: Table, seat: int, bot: str | None, now: int) -> HandedOver:
    """Leave a seat to a bot; the person can come back."""
    check_playing(table)
    if table.seats[seat].is_played_by_bot:
        raise Refusal("bot-plays", bot=table.bot_of(seat))
    return HandedOver(at=now, seat=seat, bot=bot or table.stand_in)


def replace(table: Table, target: int, is_present: bool, now: int) -> Replaced:
    """Let the stand-in play for somebody who is not there and whom the game has waited for too long."""
    check_playing(table)
    if table.clock["kind"] != "none":
        raise Refusal("clock-decides")
    if target >= table.players:
        raise Refusal("no-such-seat", 422, seat=target, most=table.players - 1)
    if table.seats[target].is_played_by_bot:
        raise Refusal("bot-plays", bot=table.bot_of(target))
    since = table.asked_at[target]
    if since is None:
        raise Refusal("not-waited-for", seat=target, name=table.seats[target].name)
    if is_present:
        raise Refusal("still-there", seat=target, name=table.seats[target].name)
    left = table.patience - (now - since) / 1000
    if left > 0:
        raise Refusal("not-absent-yet", seat=target, name=table.seats[target].name, seconds=int(left) + 1)
    return Replaced(at=now, seat=target, bot=table.stand_in)


def time_out(table: Table, seat: int, now: int) -> TimedOut | None:
    """Let a bot play for somebody whose time is over; None if it is not over."""
    end = deadline(table, seat)
    if end is None or now < end:
        return None
    return TimedOut(at=now, seat=seat, bot=table.stand_in)


def apply_handed_over(table: Table, entry: HandedOver | Replaced | TimedOut) -> None:
    """Let the bot play: for one who left, who was absent, or whose time was over."""
    table.change_seat(entry.seat, away=True, left=isinstance(entry, HandedOver), bot=entry.bot)
    end_if_agreed(table, entry.at)
    tick(table, entry.at)


def come_back(table: Table, seat: int, now: int) -> CameBack:
    """Take a seat back from the bot; if the time for its decision is over, only after the bot has made it."""
    check_playing(table)
    if table.seats[seat].resigned:
        raise Refusal("you-resigned")
    if not table.seats[seat].away:
        raise Refusal("not-away")
    if table.clock["kind"] == "bank" and table.bank[seat] <= 0:
        raise Refusal("no-time-left")
    if is_over(table, seat, now):
        raise Refusal("decision-over", bot=table.bot_of(seat))
    since = table.resumes_at[seat]
    return CameBack(at=now, seat=seat) if since is None else CameBack(at=now, seat=seat, since=since)


def apply_came_back(table: Table, entry: CameBack) -> None:
    """Let the person play again. The clock runs as if it had never stopped: nobody gets time twice for a decision."""
    table.change_seat(entry.seat, away=False, left=False, bot=None)
    tick(table, entry.at)
    if entry.since is not None:
        table.asked_at[entry.seat] = entry.since


def resign(table: Table, seat: int, now: int) -> Resigned:
    """Give up."""
    check_playing(table)
    if table.seats[seat].resigned:
        raise Refusal("you-resigned")
    return Resigned(at=now, seat=seat, bot=table.stand_in)


def apply_resigned(table: Table, entry: Resigned) -> None:
    """Let a bot play the seat on, out of competition; end the game if that leaves nobody to play for."""
    table.change_seat(entry.seat, resigned=True, bot=entry.bot, agrees_to_end=False)
    competing = [seat for seat in table.seats if not seat.resigned]
    if len(competing) == 1 or not any(seat.is_playing_person for seat in table.seats):
        finish(table, entry.at, "resigned")
    end_if_agreed(table, entry.at)
    tick(table, entry.at)
