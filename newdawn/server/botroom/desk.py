"""A desk is a place for one worker: a thread of the server that starts it, asks it, and replaces it when it is lost.

While the compiled code of a game is not in the cache yet, its worker runs interpreted, so that play begins at once. An
interpreted worker that has nothing to do is replaced by a compiled one as soon as the code is there.
"""

import queue
import threading
from collections.abc import Callable

from newdawn.bots import BotError, Entrant, entrant
from newdawn.core.cache import is_warm, layers_to_play
from newdawn.server.botroom.codes import longest
from newdawn.server.botroom.decisions import BotTrouble, Decision, Request, read_decision
from newdawn.server.botroom.process import Lost, WorkerProcess
from newdawn.server.botroom.worker import KEPT_BOTS
from newdawn.server.observing import metrics
from newdawn.server.observing.logs import log

__all__ = ["Answered", "Began", "Desk"]

_STARTING = 90.0
"""Seconds that a worker has to load a game and to make a bot; a bot of another package may need most of it."""
_AT_ONCE = 5.0
"""Seconds in which a worker that has loaded the game is ready, and beyond its budget in which a bot of ours answers;
a worker that is stopped, or hangs, is noticed by it. One that gets no processor has longer."""
_LOOK = 5.0
"""Seconds between looks at whether the compiled code is there."""
_ATTEMPTS = 2

Began = Callable[[], None]
"""What a desk calls, in its own thread, when the bot begins to think: its worker has started, and has loaded the game.
Once more if a worker that was lost over it is replaced."""
Answered = Callable[[Decision | BotTrouble], None]
"""What it calls with the answer."""


_Task = tuple[Request, Began, Answered]


class Desk:
    """One worker at a time. What is asked of it is done in order; whoever wants it at once asks a free desk."""

    def __init__(self, patience: float, may_compile: bool) -> None:
        """Begin without a worker: it is started when it is needed."""
        self._patience = patience
        self._may_compile = may_compile
        self._tasks: queue.SimpleQueue[_Task | str | None] = queue.SimpleQueue()
        self._asked_for: set[str] = set()
        self._has_played: set[str] = set()
        self._sittings: tuple[int, ...] = ()
        self._process: WorkerProcess | None = None
        self._is_closed = False
        self._turn = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="newdawn bots", daemon=True)
        self._thread.start()

    def knows(self, request: Request) -> tuple[bool, bool]:
        """Return how well its worker is prepared for a request: whether the bot sits there, and the game is loaded."""
        return request.sitting in self._sittings, request.game in self._asked_for

    def ask(self, request: Request, began: Began, answered: Answered) -> None:
        """Ask for a decision; does not wait."""
        self._tasks.put((request, began, answered))

    def load(self, game: str) -> None:
        """Let a worker load a game; does not wait."""
        self._tasks.put(game)

    def close(self) -> None:
        """End the worker and wait for that; what it is thinking about has no answer then."""
        with self._turn:
            self._is_closed = True
            process = self._process
        self._tasks.put(None)
        if process is not None:
            process.end()
        self._thread.join()

    # In the thread of the desk -----------------------------------------------------------------------------------

    def _work(self) -> None:
        while (task := self._next_task()) is not None:
            if isinstance(task, str):
                self._load(task)
                continue
            request, began, answered = task
            try:
                answered(self._decide(request, began))
            except BotTrouble as trouble:
                answered(trouble)
        self._end_process()

    def _next_task(self) -> _Task | str | None:
        """Return what is to be done next; while waiting for it, look whether a better worker can be had."""
        while True:
            could_be_better = self._may_compile and self._process is not None and self._process.is_interpreted
            try:
                return self._tasks.get(timeout=_LOOK if could_be_better else None)
            except queue.Empty:
                if not self._must_interpret(self._asked_for):
                    for game in sorted(self._asked_for):
                        self._load(game)

    def _load(self, game: str) -> None:
        """Have a game loaded; the worker does not answer, and goes on with what it is asked next."""
        try:
            self._process_for(game).send({"load": game})
        except (BotTrouble, Lost):
            return

    def _decide(self, request: Request, began: Began) -> Decision:
        """Return the decision of a bot; a worker that is lost over it is replaced, once."""
        try:
            bot = entrant(request.code)
        except BotError as error:
            raise BotTrouble(str(error)) from None
        losses = []
        for _ in range(_ATTEMPTS):
            try:
                return self._exchange(request, bot, began)
            except Lost as loss:
                self._refuse_if_closed()
                losses.append(str(loss))
                metrics.bot_faults.inc()
                log().warning("bot-worker-lost", game=request.game, bot=request.code, what=str(loss))
        raise BotTrouble(f"{request.code}: the worker {', then '.join(losses)}")

    def _exchange(self, request: Request, bot: Entrant, began: Began) -> Decision:
        process = self._process_for(request.game)
        starting, beyond = self._limits(request, bot, process)
        others = (sitting for sitting in self._sittings if sitting != request.sitting)
        self._sittings = (*others, request.sitting)[-KEPT_BOTS:]
        process.send(request.message())
        message = process.receive(starting, _STARTING)
        if message.get("ready") is True:
            began()
            self._has_played.add(request.game)
            message = process.receive(longest(bot) + beyond, longest(bot) + self._patience)
        if isinstance(message.get("failed"), str):
            metrics.bot_faults.inc()
            raise BotTrouble(f"{request.code}: {message['failed']}")
        try:
            decision = read_decision(message, request.is_hint)
        except ValueError as error:
            process.end()
            raise Lost(f"wrote garbage: {error}") from None
        if decision.report is not None:
            metrics.bot_faults.inc()
            if request.is_hint:
                raise BotTrouble(decision.report)
        return decision

    def _limits(self, request: Request, bot: Entrant, process: WorkerProcess) -> tuple[float, float]:
        """Return the seconds in which a worker must be ready, and those beyond its budget in which it must answer."""
        if not bot.is_own:
            # The worker ends a bot of another package that hangs; only a worker that hangs itself is ours to end.
            return _STARTING, self._patience + _STARTING
        starting = _AT_ONCE if request.game in self._has_played else _STARTING
        return starting, self._patience if process.is_interpreted else min(_AT_ONCE, self._patience)

    def _process_for(self, game: str) -> WorkerProcess:
        """Return a worker that runs a game as it should be run now, if need be a new one."""
        games = self._asked_for | {game}
        is_interpreted = self._must_interpret(games)
        process = self._process
        if process is None or not process.is_alive or process.is_interpreted != is_interpreted:
            was_interpreted = process is not None and process.is_interpreted
            self._end_process()
            with self._turn:
                self._refuse_if_closed()
                process = self._process = WorkerProcess(is_interpreted, self._patience)
            self._sittings = ()
            self._has_played = set()
            if is_interpreted and not was_interpreted:
                games = {game}
        self._asked_for = games
        return process

    def _must_interpret(self, games: set[str]) -> bool:
        """Return whether the compiled code of some game is missing; a worker is of one kind for all that it plays."""
        return not self._may_compile or not all(is_warm(layer) for game in games for layer in layers_to_play(game))

    def _refuse_if_closed(self) -> None:
        if self._is_closed:
            raise BotTrouble("the bot room is closed")

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()
            process.forget()
