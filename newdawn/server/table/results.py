"""How a game ends: played to the end, by resignation, or by agreement."""

from newdawn.server.table.state import Outcome, Table

__all__ = ["finish", "outcome_of"]


def outcome_of(table: Table) -> Outcome | None:
    """Return how the game has ended by the rules, or None if it goes on.

    Who resigned does not win, however well the bot played on: then the best of the others has won.
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


def _scores(table: Table) -> tuple[int, ...]:
    assert table.position is not None
    return tuple(score["total"] for score in table.position.scores())


def _best_of_the_others(table: Table, scores: tuple[int, ...]) -> tuple[int, ...]:
    left = [seat for seat in range(table.players) if not table.seats[seat].resigned]
    best = max((scores[seat] for seat in left), default=None)
    return tuple(seat for seat in left if scores[seat] == best)
