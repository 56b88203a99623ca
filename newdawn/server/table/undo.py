"""What may be taken back: own moves that revealed nothing, as long as nobody else has decided since."""

from newdawn.server.table.state import Table

__all__ = ["takeable", "why_not_undo"]


def why_not_undo(table: Table, seat: int) -> str | None:
    """Return the name of the refusal if a seat cannot take its last move back; None if it can."""
    if not any(played.seat == seat for played in table.played):
        return "undo-nothing"
    if table.played[-1].seat != seat:
        return "undo-others"
    if table.played[-1].by_bot:
        return "undo-bot"
    return None if takeable(table, seat) else "undo-revealed"


def takeable(table: Table, seat: int) -> int:
    """Return how many of its last moves a seat can take back."""
    if table.stage != "playing" or table.seats[seat].is_played_by_bot:
        return 0
    count = 0
    while count < len(table.recent) and count < len(table.played):
        index = len(table.played) - 1 - count
        played = table.played[index]
        if played.seat != seat or played.by_bot or _was_revealing(table, index):
            break
        count += 1
    return count


def _was_revealing(table: Table, index: int) -> bool:
    """Return whether a move that was played told its player something; it is found out once."""
    if index not in table.revealing:
        played = table.played[index]
        before = table.recent[index - len(table.played)]
        table.revealing[index] = before.reveals(played.seat, played.move)
    return table.revealing[index]
