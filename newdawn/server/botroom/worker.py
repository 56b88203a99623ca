"""A worker: `python -m newdawn.server.botroom.worker PATIENCE POLITENESS`, started by the bot room.

The room sends it views. Both sides send messages: four bytes with the length, then JSON. A request names a game, a bot
and a seat, and has the bytes of that seat's view; the worker answers `ready` when the bot can begin, then with its
move. `load` names a game that will be needed, and has no answer. When the server is gone, so is this process, whatever
it is doing.
"""

import hashlib
import os
import queue
import signal
import sys
import threading
from base64 import b64decode
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from newdawn.bots.budget import Budget
from newdawn.bots.guard import Choice, SeatedBot
from newdawn.bots.host import receive, send, what_happened
from newdawn.bots.registry import entrant
from newdawn.core.catalogue import package_of

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["KEPT_BOTS"]

KEPT_BOTS = 4
"""Bots of other packages, each with a process of its own, that are kept for their next move."""
_IDLE = 600.0
"""Seconds without a request after which no bot is kept."""


class _Server:
    """The other side: a thread that listens to it, while the main thread thinks."""

    def __init__(self, bots: "_Bots") -> None:
        """Take the pipes away from everything that prints or reads, and begin to listen."""
        self._requests = os.fdopen(os.dup(0), "rb")
        self._answers = os.fdopen(os.dup(1), "wb")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        self._bots = bots
        self._waiting: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def next_request(self) -> dict[str, Any] | None:
        """Return the next request, or None if there is none for long."""
        with suppress(queue.Empty):
            return self._waiting.get(timeout=_IDLE)
        return None

    def answer(self, message: dict[str, Any]) -> None:
        """Send an answer."""
        send(self._answers, message)

    def _listen(self) -> None:
        """Pass requests on; at the end of the pipe leave at once, and take the bots along."""
        try:
            while True:
                self._waiting.put(receive(self._requests))
        finally:
            with suppress(Exception):
                self._bots.leave()
            os._exit(0)


class _Bots:
    """The bots that sit here."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._kept: OrderedDict[tuple[str, str, int], SeatedBot] = OrderedDict()

    def seat(self, game: "Game", code: str, sitting: int, view: bytes, thinking: float | None) -> SeatedBot:
        """Return the bot of a sitting, which is to think for that many seconds if they are given.

        Ours remember nothing that matters, so that a new one is made from what it will see: the same question gets
        the same answer, whichever worker is asked. Those of others may remember, and are kept.
        """
        bot = entrant(code)
        if bot.is_own:
            if thinking is not None:
                bot = replace(bot, budget=Budget(seconds=thinking))
            mixed = hashlib.sha256(sitting.to_bytes(8, "big") + view).digest()
            return SeatedBot(bot, game, int.from_bytes(mixed[:8], "big") >> 1, self._patience)
        key = (game.name, code, sitting)
        if key not in self._kept:
            while len(self._kept) >= KEPT_BOTS:
                self._kept.popitem(last=False)[1].close()
            self._kept[key] = SeatedBot(bot, game, sitting, self._patience)
        self._kept.move_to_end(key)
        return self._kept[key]

    def leave(self) -> None:
        """Let all bots leave."""
        for seated in list(self._kept.values()):
            seated.close()
        self._kept.clear()


def _step_back(politeness: int) -> None:
    """Let everybody else go first.

    Being nice is not enough: on Linux an idle task gives way at once to any other of its session that wakes up, and a
    core on which nothing else runs counts as free.
    """
    if not politeness:
        return
    if hasattr(os, "nice"):
        os.nice(politeness)
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main(arguments: list[str]) -> None:
    """Answer requests until the server has gone."""
    patience, politeness = arguments
    _step_back(int(politeness))
    # Not SIG_IGN: bots of others, in processes of their own, would inherit that.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: None)
    bots = _Bots(float(patience))
    server = _Server(bots)
    while True:
        request = server.next_request()
        if request is None:
            bots.leave()
        elif "load" in request:
            # What is wrong with a game is told to whoever asks for a move in it.
            with suppress(Exception):
                _load(request["load"])
        else:
            try:
                _decide(server, bots, request)
            except Exception as error:
                server.answer({"failed": what_happened(error)})


def _decide(server: _Server, bots: _Bots, request: dict[str, Any]) -> None:
    from newdawn.core.face import View
    from newdawn.core.records import bytes_from

    game = _load(request["game"])
    seat, data = request["seat"], b64decode(request["view"])
    view = View(game, bytes_from(game.rules.State, data), seat, is_checked=True)
    game.check_seat(view.players, seat)
    bot = bots.seat(game, request["code"], request["sitting"], data, request["thinking"])
    server.answer({"ready": True})
    choice = bot.choose(view, seat)
    server.answer(
        {
            "move": game.moves.notation(choice.move),
            "report": choice.report,
            "candidates": _candidates(game, choice),
            "seconds": choice.seconds,
        }
    )


def _candidates(game: "Game", choice: Choice) -> list[dict[str, Any]]:
    """Return the moves that a bot considered, the chosen one first; that one alone if it does not tell."""
    if choice.explanation is None or not choice.explanation.candidates:
        return [{"move": game.moves.notation(choice.move), "share": None, "scores": [], "visits": 0}]
    return [
        {
            "move": game.moves.notation(candidate.move),
            "share": candidate.share,
            "scores": list(candidate.scores),
            "visits": candidate.visits,
        }
        for candidate in choice.explanation.candidates
    ]


def _load(name: str) -> "Game":
    """Return a game; the first time with the compiled code of our bots, which is not theirs to wait for."""
    import newdawn

    is_new = f"{package_of(name)}.rules" not in sys.modules
    game = newdawn.load(name)
    if is_new and game.is_compiled:
        view = game.new(game.player_counts[0], seed=1).view(0)
        for bot in (entrant("greedy"), entrant("search:2")):
            bot.make(seed=1).choose(view, 0, bot.budget)
    return game


if __name__ == "__main__":
    main(sys.argv[1:])
