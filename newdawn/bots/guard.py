"""Letting a bot sit at a table: whatever its code does, the game goes on.

A bot that crashes, hangs or returns an illegal move loses that move only: a random legal one is played instead, and a
report says what happened. Our own bots run in this process. Those of other packages run in a process of their own,
which is killed when it hangs, and restarted when it has died.

>>> import newdawn
>>> from newdawn.bots import entrant
>>> game = newdawn.load(newdawn.GAMES[0])
>>> position = game.new(players=2, seed=1)
>>> with SeatedBot(entrant("random"), game, seed=7) as seated:
...     choice = seated.choose(position.view(0), 0)
>>> choice.report is None, choice.move in position.moves(0)
(True, True)
"""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Self

from newdawn.bots.bot import Explanation
from newdawn.bots.budget import Budget
from newdawn.bots.host import Answer, ask, one_line, pack_decision, receive, send, unpack_answer
from newdawn.bots.random_bot import Dice
from newdawn.bots.registry import BotError, Entrant

if TYPE_CHECKING:
    from newdawn.core.face import Game, View

__all__ = ["Choice", "SeatedBot"]

_STARTING = 60.0
"""Seconds that a bot has to import what it needs and to be made."""
_WORK = 0.1
"""Seconds that a unit of work may take: generous, because rules may run interpreted."""
_WONDERING = 2.0
"""Seconds to find out where a bot hangs."""
_TAIL = 20
"""The last lines of what a bot has printed: the very last one may tell why its process ended."""


@dataclass(frozen=True)
class Choice:
    """The move that a seat plays, and how it came about."""

    move: int
    """The number of a legal move."""
    report: str | None = None
    """If the bot has lost its move: who, what happened, and that a random move was played instead; in one line."""
    explanation: Explanation | None = None
    """Why the bot chose so, if it can tell."""
    seconds: float = 0.0
    """How long that took."""
    fault: str | None = None
    """The part of the report that says what happened."""


class SeatedBot:
    """A bot at a table. Close it at the end, or use it in a `with`: it may have a process of its own."""

    def __init__(self, entrant: Entrant, game: "Game", seed: int, patience: float = 10.0, cores: int = 1) -> None:
        """Make the bot; raises `BotError` if that is not possible.

        `patience` is how many seconds beyond its budget a bot counts as hung. `cores` is how many cores it may use.
        """
        self.entrant = entrant
        self._game = game
        self._seed = seed
        self._patience = patience
        self._budget = replace(entrant.budget, cores=cores)
        self._dice = Dice(seed ^ 0x6775617264)
        self._process: _Process | None = None
        if entrant.is_own:
            self._bot = entrant.make(seed)
            return
        self._process = _Process(game, entrant.code, seed)
        failure = self._process.why_not_ready()
        if failure:
            self.close()
            raise BotError(failure)

    def __enter__(self) -> Self:
        """Let the bot sit."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let the bot leave."""
        self.close()

    def close(self) -> None:
        """End the process of the bot, if it has one."""
        if self._process is not None:
            self._process.end()

    def choose(self, view: "View", seat: int) -> Choice:
        """Return the bot's move, or a random one if it gave none that counts; without a choice it is not asked."""
        moves = [move.number for move in view.moves()]
        if not moves:
            raise ValueError(f"seat {seat} has nothing to decide")
        if len(moves) == 1:
            return Choice(moves[0])
        begun = time.perf_counter()
        answer = ask(self._bot, view, seat, self._budget) if self._process is None else self._ask_outside(view, seat)
        seconds = time.perf_counter() - begun
        if answer.move in moves:
            return Choice(answer.move, None, answer.explanation, seconds)
        fault = answer.fault if answer.move is None else _illegal(view, seat, answer.move)
        report = f"{self.entrant.code} (seat {seat}) {fault}; a random legal move was played instead"
        return Choice(moves[self._dice.next() % len(moves)], report, None, seconds, fault)

    def _ask_outside(self, view: "View", seat: int) -> Answer:
        assert self._process is not None
        if self._process.has_ended:
            self._process = _Process(self._game, self.entrant.code, self._seed)
        failure = self._process.why_not_ready()
        if failure:
            self._process.end()
            return Answer(fault=f"could not be started again: {failure}")
        return self._process.ask(view, seat, self._budget, self._patience + _longest(self._budget))


def _longest(budget: Budget) -> float:
    """Return the seconds that a decision may take by its budget; a bot without one has our patience."""
    if budget.seconds is not None:
        return budget.seconds
    return _WORK * budget.work if budget.work is not None else 0.0


def _illegal(view: "View", seat: int, move: int) -> str:
    from newdawn.core.face import Position

    reason = Position(view.game, view.raw.copy(), is_checked=True).why_not(seat, move)
    why = "it is not offered" if reason is None else one_line(reason.text())
    return f"returned an illegal move “{view.game.moves.notation(move)}”: {why}"


class _Process:
    """A process with a bot in it, from its start to its end."""

    def __init__(self, game: "Game", code: str, seed: int) -> None:
        """Start it; it says by itself when the bot is ready."""
        self._game = game
        self._code = code
        self._asked = 0
        self._is_ready = False
        # In a group of its own it can be ended with all that it has started, and Ctrl-C is not for it. It stays in our
        # session: between sessions Linux shares the processor evenly, however idle one of them is.
        self._process = subprocess.Popen(
            # -P: a file that happens to lie in this folder must not hide a module.
            [sys.executable, "-P", "-m", "newdawn.bots.host", game.name, code, str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment(game),
            process_group=0,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._requests: Any = self._process.stdin
        self._messages: queue.SimpleQueue[dict[str, Any] | str | None] = queue.SimpleQueue()
        self._tail: deque[bytes] = deque(maxlen=_TAIL)
        listeners = (
            threading.Thread(target=_listen, args=(self._process.stdout, self._messages), daemon=True),
            threading.Thread(target=_drain, args=(self._process.stderr, self._tail), daemon=True),
        )
        for listener in listeners:
            listener.start()
        # Whoever forgets to close a bot leaves no process behind either.
        self._end = weakref.finalize(self, _end, self._process, listeners, os.getpid())

    @property
    def has_ended(self) -> bool:
        """Whether it has been ended."""
        return not self._end.alive

    def end(self) -> None:
        """End the process, with all that it has started."""
        self._end()

    def why_not_ready(self) -> str:
        """Wait for the bot to be made; return what is wrong if it cannot be, or an empty text."""
        if self._is_ready:
            return ""
        try:
            message = self._messages.get(timeout=_STARTING)
        except queue.Empty:
            return f"the bot “{self._code}” was not ready after {_STARTING:g} s{self._where()}"
        if isinstance(message, dict):
            self._is_ready = "ready" in message
            return "" if self._is_ready else one_line(str(message.get("failed", "no reason given")))
        return f"the bot “{self._code}” cannot be made: {self._last_words(message)}"

    def ask(self, view: "View", seat: int, budget: Budget, limit: float) -> Answer:
        """Put a decision to the bot; a process that does not answer as it should is ended."""
        self._asked += 1
        answer: Answer | None = None
        try:
            with suppress(OSError):  # It has gone: its end will be the next message.
                send(self._requests, pack_decision(self._asked, view, seat, budget))
            try:
                message = self._messages.get(timeout=limit)
            except queue.Empty:
                return Answer(fault=f"hung for {limit:.3g} s{self._where()}")
            if not isinstance(message, dict):
                return Answer(fault=f"crashed: {self._last_words(message)}")
            if message.get("number") != self._asked:
                return Answer(fault="returned nothing useful: an answer to something else")
            try:
                answer = unpack_answer(self._game, message)
            except ValueError as error:
                return Answer(fault=f"returned nothing useful: {one_line(str(error))}")
            return answer
        finally:
            if answer is None:
                self.end()

    def _where(self) -> str:
        """Return where the bot is now, if its process can still tell."""
        with suppress(OSError, queue.Empty):
            send(self._requests, {"where": True})
            message = self._messages.get(timeout=_WONDERING)
            if isinstance(message, dict) and isinstance(message.get("where"), str):
                return one_line(f"hung{message['where']}").removeprefix("hung")
        return ""

    def _last_words(self, garbage: str | None) -> str:
        """Return how the process ended; `garbage` says what was wrong with its last message, if there was one."""
        if garbage is not None:
            return f"its process wrote garbage: {garbage}"
        try:
            code = self._process.wait(_WONDERING)
        except subprocess.TimeoutExpired:
            return "its process has closed the pipe"
        self.end()
        how = f"exit code {code}"
        if code < 0:
            with suppress(ValueError):
                how = signal.Signals(-code).name
        lines = [line for line in b"".join(self._tail).decode(errors="replace").splitlines() if line.strip()]
        return f"its process ended ({how}){': ' + one_line(lines[-1]) if lines else ''}"


def _environment(game: "Game") -> dict[str, str]:
    """Return our environment for a process that imports what we import, and runs the rules as we do."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NEWDAWN_INTERPRETED", "NUMBA_DISABLE_JIT")}
    if not game.is_compiled:
        kept["NEWDAWN_INTERPRETED"] = "1"
    kept["PYTHONPATH"] = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)
    kept["PYTHONUNBUFFERED"] = "1"
    return kept


def _listen(stream: BinaryIO, messages: "queue.SimpleQueue[dict[str, Any] | str | None]") -> None:
    """Pass the messages of a process on; at its end None, and a text for something that is not a message."""
    with stream:
        try:
            while True:
                messages.put(receive(stream))
        except ValueError as error:
            messages.put(one_line(str(error)))
            # A process that is stuck with writing would not notice that it is over.
            while stream.read(1 << 16):
                pass
        except (EOFError, OSError):
            messages.put(None)


def _drain(stream: BufferedReader, tail: "deque[bytes]") -> None:
    """Read what a bot prints, so that it never waits for us, and keep the end."""
    with stream, suppress(OSError):
        while data := stream.read1(1 << 12):
            tail.append(data)


def _end(process: "subprocess.Popen[bytes]", listeners: tuple[threading.Thread, ...], owner: int) -> None:
    """End a process with all that it has started; a copy of ours that was forked off has no say in that."""
    if os.getpid() != owner:
        return
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
    # Something that the bot has started may have got away with the other ends of the pipes.
    for listener in listeners:
        listener.join(_WONDERING)
