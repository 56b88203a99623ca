"""A table in this terminal: the position, who sits there, what was played, and what may be taken back."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from newdawn.bots import BOTS, Bot
from newdawn.core import replay
from newdawn.core.face import Game, Move, Position
from newdawn.core.replay import SavedGame
from newdawn.terminal.files import write_json
from newdawn.terminal.news import Line, lines_of
from newdawn.terminal.seats import Seat

_WORLDS = 40
"""Hidden worlds that a move is tried in, to see whether it reveals something."""


@dataclass(frozen=True)
class _Played:
    """A move, and everything that taking it back restores."""

    seat: int
    move: str
    before: Position
    log: int


class Table:
    """A game in progress between people at this keyboard and bots."""

    def __init__(self, game: Game, position: Position, saved: SavedGame, seats: list[Seat], language: str) -> None:
        """Sit everybody down."""
        self.game = game
        self.position = position
        self.saved = saved
        self.seats = seats
        self.language = language
        self.log: list[Line] = []
        self.told = [0] * len(seats)
        self._played: list[_Played] = []
        self._bots: dict[int, Bot] = {
            seat: BOTS[taken.bot](_bot_seed(saved, seat)) for seat, taken in enumerate(seats) if taken.bot is not None
        }

    @property
    def people(self) -> list[int]:
        """The seats that people at this keyboard hold."""
        return [seat for seat, taken in enumerate(self.seats) if taken.is_person]

    @property
    def next_seat(self) -> int:
        """Who decides next: the person who is at it, then other people, then bots, where several may."""
        waiting = self.position.to_act
        last = self._played[-1].seat if self._played else None
        return min(waiting, key=lambda seat: (not self.seats[seat].is_person, seat != last, seat))

    def play(self, seat: int, move: Move | str) -> None:
        """Play a move, and write it down."""
        before = self.position.copy()
        events = self.position.play(seat, move)
        self._played.append(_Played(seat, str(move), before, len(self.log)))
        self.saved.moves.append((seat, str(move)))
        self.saved.result = replay.result_of(self.position)
        self.log += lines_of(events, self.position, self.language)

    def play_bot(self, seat: int) -> None:
        """Let a bot decide, from what its seat may see."""
        self.play(seat, self._bots[seat].choose(self.position.view(seat)))

    def news(self, seat: int) -> list[Line]:
        """Return what a seat has not been told yet, and remember that it has been now."""
        lines = self.log[self.told[seat] :]
        self.told[seat] = len(self.log)
        return lines

    def why_not_undo(self, seat: int) -> str | None:
        """Return why a seat cannot take its last move back (the id of a message), or None if it can."""
        if not any(played.seat == seat for played in self._played):
            return "undo-nothing"
        last = self._played[-1]
        if last.seat != seat:
            return "undo-others"
        return "undo-revealed" if self._reveals(last) else None

    def undo(self) -> None:
        """Take the last move back."""
        last = self._played.pop()
        self.position = last.before
        self.saved.moves.pop()
        self.saved.result = None
        del self.log[last.log :]
        self.told = [min(told, len(self.log)) for told in self.told]

    def _reveals(self, played: _Played) -> bool:
        """Tell whether a move showed its player something that was hidden before.

        It is tried in many worlds that the player had to reckon with: if it leads to the same view in all of them,
        it has told nothing. No rule has to know what is secret for that.
        """
        seen = played.before.view(played.seat)
        after = self.position.view(played.seat).to_bytes()
        for world in range(_WORLDS):
            dealt = seen.deal(world)
            dealt.play(played.seat, played.move)
            if dealt.view(played.seat).to_bytes() != after:
                return True
        return False

    def has_secrets(self, seat: int) -> bool:
        """Tell whether a seat sees something now that the others must not see."""
        return self.position.view(seat).to_bytes() != self.position.view(None).to_bytes()

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        write_json(path, replay.write(self.saved))


def _bot_seed(saved: SavedGame, seat: int) -> int:
    """Return a seed for a bot that tells nothing about the game's, and differs after a game is taken up again."""
    text = f"{saved.seed} {seat} {len(saved.moves)} {saved.components}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
