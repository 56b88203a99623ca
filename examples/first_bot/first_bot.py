"""A bot of your own, to copy and to change: it looks one move ahead."""

from newdawn import Move, View
from newdawn.bots import Budget


class FirstBot:
    """Tries every move in a world that could be the real one, and plays the one with the most points."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, seat: int, budget: Budget) -> Move:
        """Return one of the moves that the view offers."""
        self.seed += 1
        return max(view.moves(), key=lambda move: self.points_after(view, seat, move))

    def points_after(self, view: View, seat: int, move: Move) -> int:
        """Deal what the seat cannot see at random, play the move there, and count."""
        world = view.deal(self.seed)
        world.play(seat, move)
        return world.scores()[seat]["total"]
