"""A bot in a process of its own: `python -m newdawn.bots.host GAME CODE SEED`, started by `newdawn.bots.guard`.

Both sides send messages: four bytes with the length, then JSON. The guard sends decisions and gets answers; the first
answer says that the bot is ready, or why it cannot be made. The messages go through pipes that the bot does not know
of: what it prints goes to the stream for errors, and cannot disturb them. When the guard is gone, so is this process.
"""

import json
import math
import os
import queue
import sys
import threading
import traceback
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from newdawn.bots.bot import Bot, Candidate, Explanation
from newdawn.bots.budget import Budget
from newdawn.bots.registry import BotError, entrant
from newdawn.core import telling
from newdawn.core.telling import short

if TYPE_CHECKING:
    from newdawn.core.face import Game, View

__all__ = ["Answer", "ask", "one_line", "pack_decision", "receive", "send", "unpack_answer", "what_happened"]

_LONGEST_MESSAGE = 1 << 24
_LONGEST_TEXT = 300
_OURS = str(Path(__file__).resolve().parents[1]) + os.sep


@dataclass(frozen=True)
class Answer:
    """What came of asking a bot: the number of a move, or what is wrong with the answer."""

    move: int | None = None
    fault: str = ""
    explanation: Explanation | None = None


def ask(bot: Bot, view: "View", seat: int, budget: Budget) -> Answer:
    """Ask a bot for a move; whatever its code does, there is an answer."""
    from newdawn.core.face import Move
    from newdawn.core.moves import NotationError

    try:
        chosen = bot.choose(view, seat, budget)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # Also what leaves a program: that is not the bot's to do.
        return Answer(fault=f"crashed: {what_happened(error)}")
    if isinstance(chosen, bool) or not isinstance(chosen, Move | str | int | np.integer):
        return Answer(fault=f"returned nothing useful: {one_line(_text_of(chosen))}")
    try:
        move = view.game.number_of(chosen)
    except NotationError as error:
        return Answer(fault=f"returned an illegal move “{one_line(_text_of(chosen))}”: {one_line(str(error))}")
    return Answer(move, explanation=_explanation(bot))


def _explanation(bot: Bot) -> Explanation | None:
    """Return why a bot chose its last move; one that cannot tell has still chosen."""
    explain = getattr(bot, "explain", None)
    if explain is None:
        return None
    try:
        return explain()  # type: ignore[no-any-return]
    except Exception:
        return None


def what_happened(error: BaseException) -> str:
    """Return an exception in one line: its kind, its message, and where in the bot's own code it was raised."""
    name = type(error).__name__
    said = one_line(_text_of(error))
    place = _place(traceback.extract_tb(error.__traceback__))
    return f"{name}{': ' if said else ''}{said}{place}"


def _place(frames: Iterable[traceback.FrameSummary]) -> str:
    """Return the innermost place that is not in our code: ours is where a mistake of the bot shows, not where it is."""
    listed = [frame for frame in frames if frame.filename != __file__]
    outside = [frame for frame in listed if not frame.filename.startswith((_OURS, "<frozen"))]
    for frame in reversed(outside or listed):
        return f" at {'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno}"
    return ""


def _text_of(value: object) -> str:
    """Return something of a bot as text, even if it refuses."""
    try:
        return str(value)
    except Exception:
        return f"a {type(value).__name__}"


def one_line(text: str) -> str:
    r"""Return a text without line breaks and control characters, and not too long.

    >>> one_line("a\nb\x1b[0m")
    'a b?[0m'
    """
    return short(telling.one_line(text[: 4 * _LONGEST_TEXT]), _LONGEST_TEXT + 1)


# Messages -------------------------------------------------------------------------------------------------------------


def send(stream: BinaryIO, message: dict[str, Any]) -> None:
    """Write a message."""
    data = json.dumps(message).encode()
    stream.write(len(data).to_bytes(4, "big") + data)
    stream.flush()


def receive(stream: BinaryIO) -> dict[str, Any]:
    """Read a message; raises EOFError at the end, and ValueError for what is none."""
    size = int.from_bytes(_exactly(stream, 4), "big")
    if size > _LONGEST_MESSAGE:
        raise ValueError("the message is too long")
    message = json.loads(_exactly(stream, size))
    if not isinstance(message, dict):
        raise ValueError("the message has no keys")
    return message


def _exactly(stream: BinaryIO, count: int) -> bytes:
    data = stream.read(count)
    if len(data) < count:
        raise EOFError
    return data


def pack_decision(number: int, view: "View", seat: int, budget: Budget) -> dict[str, Any]:
    """Return the message that puts a decision to the bot."""
    return {
        "number": number,
        "view": b64encode(view.to_bytes()).decode(),
        "seat": seat,
        "budget": [budget.seconds, budget.work, budget.cores],
    }


def _unpack_decision(game: "Game", message: dict[str, Any]) -> tuple["View", int, Budget]:
    from newdawn.core.face import View
    from newdawn.core.records import bytes_from

    raw = bytes_from(game.rules.State, b64decode(message["view"]))
    return View(game, raw, message["seat"], is_checked=True), message["seat"], Budget(*message["budget"])


def _pack_answer(game: "Game", number: int, answer: Answer) -> dict[str, Any]:
    return {
        "number": number,
        "move": answer.move,
        "fault": answer.fault,
        "explanation": None if answer.explanation is None else _pack_explanation(game, answer.explanation),
    }


def _pack_explanation(game: "Game", explanation: Explanation) -> dict[str, Any] | None:
    """Return an explanation as plain numbers; None for one that is not made as it should be."""
    try:
        return {
            "candidates": [
                [
                    game.number_of(candidate.move),
                    int(candidate.visits),
                    [float(score) for score in candidate.scores],
                    float(candidate.share),
                ]
                for candidate in explanation.candidates
            ],
            "simulations": int(explanation.simulations),
            "seconds": float(explanation.seconds),
        }
    except Exception:  # An explanation is a courtesy: the move counts without it.
        return None


def unpack_answer(game: "Game", message: dict[str, Any]) -> Answer:
    """Return the answer that a message holds; raises ValueError for one that no host of ours has written."""
    move, fault = message.get("move"), message.get("fault")
    if not isinstance(fault, str) or (move is None) == (not fault):
        raise ValueError("the answer is neither a move nor a fault")
    if move is not None:
        move = game.number_of(move)
    return Answer(move, one_line(fault), _unpack_explanation(game, message.get("explanation")))


def _unpack_explanation(game: "Game", document: Any) -> Explanation | None:
    if document is None:
        return None
    try:
        candidates = tuple(
            Candidate(game.number_of(move), int(visits), tuple(_finite(score) for score in scores), _finite(share))
            for move, visits, scores, share in document["candidates"]
        )
        return Explanation(candidates, int(document["simulations"]), _finite(document["seconds"]))
    except (KeyError, TypeError, ValueError, OverflowError):
        return None


def _finite(value: Any) -> float:
    number = float(value)
    if not math.isfinite(number):
        raise ValueError("no finite number")
    return number


# The process ----------------------------------------------------------------------------------------------------------


class _Host:
    """The inner side: a thread that listens, and the main thread, which thinks."""

    def __init__(self) -> None:
        """Take the pipes away from the bot, and begin to listen."""
        self._requests = os.fdopen(os.dup(0), "rb")
        self._answers = os.fdopen(os.dup(1), "wb")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        self._turn = threading.Lock()
        self._decisions: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._thinker = threading.get_ident()
        threading.Thread(target=self._listen, daemon=True).start()

    def send(self, message: dict[str, Any]) -> None:
        with self._turn:
            send(self._answers, message)

    def next_decision(self) -> dict[str, Any]:
        return self._decisions.get()

    def _listen(self) -> None:
        """Pass decisions on, and tell where the bot is if the guard wonders; end with the guard."""
        try:
            while True:
                message = receive(self._requests)
                if "where" in message:
                    frame = sys._current_frames().get(self._thinker)
                    self.send({"where": _place(traceback.extract_stack(frame))})
                else:
                    self._decisions.put(message)
        finally:
            os._exit(0)


def main(arguments: list[str]) -> None:
    """Make the bot, and let it decide until the guard has gone."""
    name, code, seed = arguments
    host = _Host()
    try:
        import newdawn

        game = newdawn.load(name)
        _load_code(game)
        bot = entrant(code).make(int(seed))
        if not callable(getattr(bot, "choose", None)):
            raise BotError(f"the bot “{code}” has no method choose(view, seat, budget)")
    except BotError as error:
        host.send({"failed": one_line(str(error))})
        return
    except BaseException as error:  # Also what leaves a program.
        host.send({"failed": f"the bot “{code}” cannot be made: {what_happened(error)}"})
        return
    host.send({"ready": True})
    while True:
        message = host.next_decision()
        view, seat, budget = _unpack_decision(game, message)
        host.send(_pack_answer(game, message["number"], ask(bot, view, seat, budget)))


def _load_code(game: "Game") -> None:
    """Take compiled code from the cache now: it is not the bot's time."""
    position = game.new(game.player_counts[0], seed=1)
    view = position.view(position.to_act[0])
    view.deal(seed=1).play(position.to_act[0], view.moves()[0])
    view.scores()


if __name__ == "__main__":
    main(sys.argv[1:])
