"""How a game ends: played to the end, by resignation, or by agreement."""

from newdawn.server.table.state import Outcome, Table

__all__ = ["AGREED_UNSEEN", "end_if_agreed", "finish", "have_agreed", "outcome_of"]

AGREED_UNSEEN = Outcome("agreed", (), ())
"""The end of a table whose position these rules cannot tell: nobody knows the points."""


def outcome_of(table: Table) -> Outcome | None:
    """Return how the game has ended by the rules, or None if it goes on.

    A player who resigned does not win, however well the bot played on: then the best of the others has won.
    """
    if table.position is None or not table.position.is_over:
        return None
    scores = _scores(table)
    winners = tuple(seat for seat in table.position.winners if not table.seats[seat].resigned)
    return Outcome("played", scores, winners or _best_of_the_others(table, scores))


def finish(table: Table, at: int, how: str) -> None:
    """End the game now; by agreement nobody wins."""
    scores = _scores(table)
    winners = () if how == "agreed" else _best_of_the_others(table, scores)
    table.outcome = Outcome(how, scores, winners)
    table.stage, table.finished_at = "finished", at


def have_agreed(table: Table) -> bool:
    """Return whether all people have agreed to end the game; those who chose to leave are not asked."""
    deciding = [seat for seat in table.seats if seat.is_playing_person and not (seat.away and seat.left)]
    return bool(deciding) and all(seat.agrees_to_end for seat in deciding)


def end_if_agreed(table: Table, at: int) -> None:
    """End the game if nobody is left who has not agreed to that."""
    if table.is_open or not have_agreed(table):
        return
    if table.position is None:
        table.outcome = AGREED_UNSEEN
    else:
        finish(table, at, "agreed")


def _scores(table: Table) -> tuple[int, ...]:
    assert table.position is not None
    return tuple(score["total"] for score in table.position.scores())


def _best_of_the_others(table: Table, scores: tuple[int, ...]) -> tuple[int, ...]:
    left = [seat for seat in range(table.players) if not table.seats[seat].resigned]
    best = max((scores[seat] for seat in left), default=None)
    return tuple(seat for seat in left if scores[seat] == best)
