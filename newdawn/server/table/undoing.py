"""What may be taken back: own moves, as long as they revealed nothing and nobody else has decided since."""

from newdawn.core import records
from newdawn.core.events import Log
from newdawn.core.face import Position
from newdawn.core.random import seed_words
from newdawn.server.table.state import Table

__all__ = ["reveals", "takeable", "why_not_undo"]

_WORLDS = tuple(seed_words(seed) for seed in range(40))
"""Seeds of the hidden worlds that a move is tried in, to see whether it reveals something."""


def why_not_undo(table: Table, seat: int) -> str | None:
    """Return the name of the refusal if a seat cannot take its last move back; None if it can."""
    if not any(played.seat == seat for played in table.played):
        return "undo-nothing"
    if table.played[-1].seat != seat:
        return "undo-others"
    return None if takeable(table, seat) else "undo-revealed"


def takeable(table: Table, seat: int) -> int:
    """Return how many of its last moves a seat can take back."""
    if table.stage != "playing" or table.seats[seat].is_played_by_bot:
        return 0
    count = 0
    while count < len(table.recent) and count < len(table.played):
        index = len(table.played) - 1 - count
        if table.played[index].seat != seat or _was_revealing(table, index):
            break
        count += 1
    return count


def _was_revealing(table: Table, index: int) -> bool:
    """Tell whether a move that was played told its player something; it is found out once."""
    if index not in table.revealing:
        assert table.position is not None
        back = len(table.played) - index
        before = table.recent[-back]
        after = table.position if back == 1 else table.recent[1 - back]
        played = table.played[index]
        table.revealing[index] = reveals(before, played.seat, played.move, after)
    return table.revealing[index]


def reveals(before: Position, seat: int, move: str, after: Position) -> bool:
    """Tell whether a move shows its player something that was hidden before.

    It is tried in many worlds that the player had to reckon with: if it leads to the same view in all of them, it tells
    nothing. No rule has to know what is secret for that.
    """
    # This is done for every move. What `Position.play` would say of it is not asked, so it goes to the rules directly.
    game = before.game
    number = game.number_of(move)
    seen, told = before.view(seat).raw, after.view(seat).to_bytes()
    log = records.blank_bytes(Log)
    for seed in _WORLDS:
        world, view = game.blank(), game.blank()
        game.bridge.deal(seen, seat, seed, world)
        if game.bridge.reason(world, seat, number):
            return True
        game.bridge.play(world, log, seat, number)
        game.bridge.view(world, seat, view)
        if view.tobytes() != told:
            return True
    return False
