"""A table in this terminal: the position, who sits there, what was played, and what may be taken back."""

import hashlib
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from newdawn.bots import Entrant
from newdawn.bots.guard import Choice, SeatedBot
from newdawn.core import replay
from newdawn.core.cores import cores_here
from newdawn.core.face import Game, Move, Position
from newdawn.core.replay import SavedGame
from newdawn.drawing.lines import Line
from newdawn.drawing.news import lines_of
from newdawn.drawing.speech import Speech
from newdawn.terminal.files import write_json
from newdawn.terminal.seats import Seat


@dataclass(frozen=True)
class Played:
    """A move, everything that taking it back restores, and how a bot came to it."""

    seat: int
    move: str
    before: Position
    log: int
    choice: Choice | None = None


class Table:
    """A game in progress between people at this keyboard and bots. Close it at the end: bots may have processes."""

    def __init__(self, game: Game, position: Position, saved: SavedGame, seats: list[Seat], language: str) -> None:
        """Sit everybody down; raises `BotError` if a bot cannot be made."""
        self.game = game
        self.position = position
        self.saved = saved
        self.seats = seats
        self.language = language
        self.log: list[Line] = []
        self.told = [0] * len(seats)
        self._played: list[Played] = []
        self._leaving = ExitStack()
        self._bots: dict[int, SeatedBot] = {}
        with ExitStack() as leaving:
            for seat, taken in enumerate(seats):
                if taken.bot is not None:
                    self._bots[seat] = leaving.enter_context(self.seated(taken.bot, seat))
            self._leaving = leaving.pop_all()

    def __enter__(self) -> Self:
        """Begin to play."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let everybody leave."""
        self._leaving.close()

    def seated(self, bot: Entrant, seat: int) -> SeatedBot:
        """Return a bot for a seat; only one thinks at a time, so it may have the whole machine."""
        return SeatedBot(
            bot, self.game, _bot_seed(self.saved, seat), cores=cores_here() if self.game.is_compiled else 1
        )

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

    @property
    def played(self) -> list[Played]:
        """The moves since everybody sat down, from the first to the last."""
        return self._played

    def play(self, seat: int, move: Move | str, choice: Choice | None = None) -> None:
        """Play a move, and write it down; `choice` says how a bot came to it."""
        before = self.position.copy()
        events = self.position.play(seat, move)
        self._played.append(Played(seat, str(move), before, len(self.log), choice))
        self.saved.moves.append((seat, str(move)))
        self.saved.result = replay.result_of(self.position)
        self.log += lines_of(events, self.position, self.language)

    def play_bot(self, seat: int) -> None:
        """Let a bot decide, from what its seat may see; the news say so if it has lost its move."""
        choice = self._bots[seat].choose(self.position.view(seat), seat)
        if choice.fault is not None:
            code = self._bots[seat].entrant.code
            text = Speech(self.language)("bot-lost-move", bot=code, fault=choice.fault)
            self.log.append(Line(text, seat, None))
        self.play(seat, self.game.moves.notation(choice.move), choice)

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
        return "undo-revealed" if last.before.reveals(last.seat, last.move) else None

    def undo(self) -> None:
        """Take the last move back."""
        last = self._played.pop()
        self.position = last.before
        self.saved.moves.pop()
        self.saved.result = None
        del self.log[last.log :]
        self.told = [min(told, len(self.log)) for told in self.told]

    def has_secrets(self, seat: int) -> bool:
        """Return whether a seat sees something now that the others must not see."""
        return self.position.view(seat).to_bytes() != self.position.view(None).to_bytes()

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        write_json(path, replay.write(self.saved))


def _bot_seed(saved: SavedGame, seat: int) -> int:
    """Return a seed for a bot that reveals nothing about the game's, and differs after a game is taken up again."""
    text = f"{saved.seed} {seat} {len(saved.moves)} {saved.components}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
