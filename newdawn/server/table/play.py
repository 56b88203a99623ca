"""Playing: a move, taking it back, and taking a whole turn back."""

from collections.abc import Sequence
from typing import Final

from newdawn.core.face import IllegalMove, Position
from newdawn.core.moves import NotationError
from newdawn.server.errors import Refusal
from newdawn.server.table.clocks import is_too_late_for, tick, wound_back
from newdawn.server.table.entries import Moved, Undone
from newdawn.server.table.messages import reason_json
from newdawn.server.table.results import outcome_of
from newdawn.server.table.state import KEPT_POSITIONS, Played, Table
from newdawn.server.table.undo import last_of, takeable, why_not_undo

__all__ = [
    "Unplayable",
    "apply_moved",
    "apply_undone",
    "check_playing",
    "checked_move",
    "move",
    "moves",
    "number_in",
    "undo",
]


_MOST_INTERRUPTIONS: Final = 5
"""How often the same move may be taken back while somebody else is already asked: each time they have to begin again,
and what they have just decided comes too late."""


class Unplayable(ValueError):
    """A move of the log that the rules do not allow; `number` says which, from 1. The text may tell secrets."""

    def __init__(self, number: int, reason: str) -> None:
        """Keep the number and the reason."""
        super().__init__(f"move {number}: {reason}")
        self.number = number


def check_playing(table: Table) -> None:
    """Refuse what needs a game that is going on."""
    if table.stage == "frozen":
        raise Refusal("table-frozen")
    if table.stage == "waiting":
        raise Refusal("not-started")
    if table.stage == "finished":
        raise Refusal("game-over")


def _check_own_hands(table: Table, seat: int) -> None:
    if table.seats[seat].resigned:
        raise Refusal("you-resigned")
    if table.seats[seat].is_played_by_bot:
        raise Refusal("bot-plays", bot=table.bot_of(seat))


def move(table: Table, seat: int, notation: str, now: int) -> Moved:
    """Play a move. The entry may be applied to this table, or refused by the rules with their reason."""
    check_playing(table)
    _check_own_hands(table, seat)
    return checked_move(table, seat, notation, now)


def checked_move(table: Table, seat: int, notation: str, now: int) -> Moved:
    """Return the entry of a move that the rules allow, whoever plays the seat.

    The rules are asked on the view of the seat: what they answer reveals nothing that the seat may not know. A view
    knows enough to tell what is legal; the position itself is asked when the entry is applied, as for any entry.
    """
    assert table.position is not None
    number = number_in(table, notation)
    reason = table.position.view(seat).why_not(number)
    if reason is not None:
        raise Refusal("illegal-move", move=notation, reason=reason_json(reason))
    return Moved(at=now, seat=seat, move=table.game.moves.notation(number))


def moves(table: Table, seat: int, notations: Sequence[str], now: int) -> list[Moved]:
    """Play moves one after another, all or none. The entries may be applied to this table in their order.

    Each is judged on what the seat knows after those before it. What follows a move that reveals something was meant
    for another position, and is left out; so is what follows one after which the seat is not asked any more.
    """
    check_playing(table)
    _check_own_hands(table, seat)
    assert table.position is not None
    numbers = [number_in(table, notation) for notation in notations]
    position = table.position.copy()
    played = []
    for step, number in enumerate(numbers, start=1):
        view = position.view(seat)
        reason = view.why_not(number)
        notation = table.game.moves.notation(number)
        if reason is not None:
            raise Refusal("illegal-step", step=step, move=notation, reason=reason_json(reason))
        played.append(Moved(at=now, seat=seat, move=notation))
        if step == len(numbers) or view.reveals(number):
            break
        position.play(seat, number)
        if seat not in position.to_act:
            break
    return played


def number_in(table: Table, notation: str) -> int:
    """Return the number of a move of the game; refuses what is none."""
    try:
        return table.game.number_of(notation)
    except NotationError:
        raise Refusal("no-such-move", 422, move=notation[:80]) from None


def apply_moved(table: Table, entry: Moved, is_told: bool, is_kept: bool = True) -> None:
    """Play the move; the position before it is kept unless enough moves follow that nobody goes back to it."""
    position = table.position
    assert position is not None
    seat, notation = entry.seat, entry.move
    table.recent = [*table.recent[1 - KEPT_POSITIONS :], position.copy()] if is_kept else []
    try:
        if is_told:
            table.events = position.play(seat, notation)
        else:
            position.play_silently(seat, notation)
    except (IllegalMove, NotationError) as error:
        raise Unplayable(len(table.played) + 1, str(error)) from None
    table.revealing.pop(len(table.played), None)
    table.played.append(Played(seat, notation, table.asked_at[seat], table.seats[seat].is_played_by_bot, entry.at))
    table.outcome = outcome_of(table)
    if table.outcome is not None:
        table.stage, table.finished_at = "finished", entry.at
    tick(table, entry.at, acted=seat)


def undo(table: Table, seat: int, now: int, whole_turn: bool) -> Undone:
    """Take back the seat's last move, or all of those that can be."""
    check_playing(table)
    _check_own_hands(table, seat)
    reason = why_not_undo(table, seat)
    if reason is not None:
        raise Refusal(reason)
    own = last_of(table.played, seat, takeable(table, seat) if whole_turn else 1)
    while own and is_too_late_for(table, table.played[own[0]].asked_at, now):
        del own[0]
    if not own:
        raise Refusal("undo-late")
    left = own[0]
    if table.interruptions.get(left, 0) >= _MOST_INTERRUPTIONS and _asked_in_vain(table, seat, _without(table, own)[0]):
        raise Refusal("undo-enough", count=_MOST_INTERRUPTIONS)
    entry = Undone(at=now, seat=seat, count=len(own))
    kept = len(table.played) - left - len(own)
    given = {"since": table.played[own[-1]].at} if table.clock["kind"] == "bank" else {}
    given |= {"kept": kept} if kept else {}
    return entry.model_copy(update=given)


def _asked_in_vain(table: Table, seat: int, without: Position) -> bool:
    """Return whether another person is asked now who is not without the moves that a seat takes back."""
    people = set(table.waiting_for) - set(table.waiting_for_bots)
    return bool(people - set(without.to_act) - {seat})


def _without(table: Table, own: Sequence[int]) -> tuple[Position, list[Position]]:
    """Return the position without some moves, and those before each of the moves that came after the first of them."""
    position, before = table.position_after(own[0]), []
    for index in range(own[0], len(table.played)):
        if index in own:
            continue
        played = table.played[index]
        before.append(position.copy())
        try:
            position.play(played.seat, played.move)
        except (IllegalMove, NotationError) as error:
            raise Unplayable(index + 1, str(error)) from None
    return position, before


def apply_undone(table: Table, entry: Undone) -> None:
    """Go back to the position before: with it the hidden order of everything comes back as it was."""
    own = last_of(table.played, entry.seat, entry.count)
    left = own[0]
    position, before = _without(table, own)
    if _asked_in_vain(table, entry.seat, position):
        table.interruptions[left] = table.interruptions.get(left, 0) + 1
    undone = [table.played[index] for index in own]
    kept_positions = max(0, len(table.recent) - (len(table.played) - left))
    table.position = position
    table.recent = [*table.recent[:kept_positions], *before]
    table.played = [played for index, played in enumerate(table.played) if index not in own]
    table.revealing = {index: told for index, told in table.revealing.items() if index < left}
    table.hindsights = {}
    table.events = []
    wound_back(table, undone, entry.since, entry.at)
