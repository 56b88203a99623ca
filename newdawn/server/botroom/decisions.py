"""What is asked of the bot room, and what it answers."""

import hashlib
import math
from base64 import b64encode
from dataclasses import dataclass
from typing import Any

__all__ = ["BotTrouble", "Crowded", "Decision", "Request", "read_decision", "sitting_of"]

_LONGEST_TEXT = 1_000


class BotTrouble(Exception):
    """A bot that gives no answer: its worker died or hung twice, or the bot cannot be made. `str()` is for logs."""


class Crowded(Exception):
    """A hint that is not taken in, because too many wait already: of one person or table, or in all."""

    def __init__(self, most: int) -> None:
        """Keep how many may wait."""
        super().__init__(f"{most} hints wait already")
        self.most = most


@dataclass(frozen=True)
class Decision:
    """The move that a bot chose. All but the move is for the seat itself, or for the server's log: see each."""

    move: str
    """The notation of a legal move."""
    report: str | None
    """If the bot has lost its move: what happened, and that a random move was played instead. For the log only: it may
    quote the bot, which knows what its seat knows."""
    candidates: list[dict[str, Any]] | None
    """For a hint: the moves that the bot considered, the best one first, each with `move`, `share` (of the win; None
    if the bot does not tell), `scores` and `visits`. For the seat that asked only."""
    seconds: float
    """How long the bot thought. Whether it had a choice can be read from it, and that may be a secret."""


@dataclass(frozen=True, eq=False)
class Request:
    """A decision that a bot is asked for. Nothing of it tells the table or the seed of the game."""

    game: str
    view: bytes
    seat: int
    code: str
    sitting: int
    """Who is asked: a number for one bot at one seat of one game, and the seed of that bot."""
    is_hint: bool
    thinking: float | None = None
    """The seconds that the bot is to think; None: what its code says."""

    def message(self) -> dict[str, Any]:
        """Return the request as it goes to a worker."""
        return {
            "game": self.game,
            "view": b64encode(self.view).decode(),
            "seat": self.seat,
            "code": self.code,
            "sitting": self.sitting,
            "thinking": self.thinking,
        }


def sitting_of(seed: int, seat: int, is_hint: bool) -> int:
    """Return the number and seed of a bot at a seat: another one for each seat, and for hints.

    From it nothing can be learnt about the seed that it is made from, nor about the bots at other seats.
    """
    text = f"newdawn bot {'hint' if is_hint else 'move'} {seat} {seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


def read_decision(message: dict[str, Any], is_hint: bool) -> Decision:
    """Return the decision that a worker's message holds; raises ValueError if no worker of ours has written it."""
    move: Any = message.get("move")
    report: Any = message.get("report")
    candidates: Any = message.get("candidates")
    seconds: Any = message.get("seconds")
    if not _is_text(move) or not (report is None or _is_text(report)) or not _is_number(seconds):
        raise ValueError("an answer without a move")
    if not isinstance(candidates, list) or not all(_is_candidate(candidate) for candidate in candidates):
        raise ValueError("an answer with bad candidates")
    return Decision(move, report, candidates if is_hint else None, float(seconds))


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_TEXT


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _is_candidate(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"move", "share", "scores", "visits"}
        and _is_text(value["move"])
        and (value["share"] is None or _is_number(value["share"]))
        and isinstance(value["scores"], list)
        and all(_is_number(score) for score in value["scores"])
        and isinstance(value["visits"], int)
    )
