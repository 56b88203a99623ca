"""Calls every public function of the library with arguments that make no sense.

It runs in a process of its own, `python -m tests.core.fuzzing SEED CALLS`: if a call crashes or hangs, the process
ends, and the last line that it wrote names the call. A call may raise a ValueError, a TypeError or a LookupError;
whatever else it raises is written down, and the process fails, too.
"""

import faulthandler
import inspect
import random
import sys
from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any

import numpy as np

import newdawn
from newdawn import bots, envs
from newdawn.arena.match import play_match
from newdawn.core.events import Event
from newdawn.core.face import Game, Move, Position, Reading, Reason, Simulation, View

PATIENCE = 60
"""Seconds after which a call hangs. Every one that makes sense takes some milliseconds."""
EXPECTED = (ValueError, TypeError, LookupError)

NUMBERS: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 3, 4, 5, 99, 127, 128, 255, 2**31, 2**63, 2**64, 2**300, -(2**70), True, False),
    *(0.0, 1.0, 1.5, float("nan"), float("inf"), -0.0, 1e308, 1j, Decimal(1)),
    *(
        np.int8(1),
        np.uint8(200),
        np.int16(-1),
        np.int64(2),
        np.uint64(2**63),
        np.float32(1),
        np.float64("nan"),
        np.bool_(1),
    ),
)
THINGS: tuple[Any, ...] = (
    *(None, "", "0", "take", "\ud800", "a\nb", "x" * 5000, b"", b"x", [], [1], {}, {"game": "eden"}, (), object(), int),
    *(np.array([1]), np.array("x"), np.zeros((2, 2)), np.zeros(0, np.uint8), [[1], [1, 2]], {1: 2}, range(3), len),
)
SMALL = {
    "games": (0, 1, 2, -1, True, 1.5, None, "1", np.uint8(2), float("nan")),
    "num_envs": (1, 2, 0, -1, True, 1.5, None, "1", np.int8(2), 2**63),
    "work": (1, 2, 0, -1, True, 1.5, None, "1", np.int8(2), 2**63),
    "cores": (1, 2, 0, -1, True, 1.5, None, "1", 2**63),
    "seconds": (0.001, 0.002, 0, -1, True, None, "1", float("nan"), float("inf"), 2**63),
}
"""What takes long if it is large: these are no bad arguments, and nobody shall wait for them."""


class Fuzzer:
    """Makes targets and arguments by chance, and calls."""

    def __init__(self, seed: int) -> None:
        """Load the games."""
        self.chance = random.Random(seed)
        self.games = [newdawn.load(name) for name in newdawn.GAMES]
        self.positions: list[Position] = []
        self.renew()

    def renew(self) -> None:
        """Play to other positions, one of each game."""
        self.positions = []
        for game in self.games:
            position = game.new(self.chance.choice(game.player_counts), self.chance.getrandbits(200))
            for _ in range(self.chance.choice((0, 5, 40, 200, 5000))):
                if position.is_over:
                    break
                seat = self.chance.choice(position.may_act)
                position.play(seat, self.chance.choice(position.moves(seat)))
            self.positions.append(position)

    @property
    def position(self) -> Position:
        """A position of one of the games; what is played on it shall not end it for the others."""
        return self.chance.choice(self.positions).copy()

    @property
    def view(self) -> View:
        """A view of a position, or of a world that is dealt behind one."""
        position = self.position
        seat = self.chance.choice((None, *range(position.players), *position.to_act))
        view = position.view(seat)
        return view if self.chance.random() < 0.7 else view.deal(1).view(seat)

    @property
    def move(self) -> Any:
        """A move that is legal, or of another position, or of another game, or none at all."""
        position = self.position
        offered = [move for seat in position.may_act for move in position.moves(seat)]
        forged = [Move(position.game, number) for number in (-1, 10**9, None, "take", 1.5)]
        return self.chance.choice([*offered, *(str(move) for move in offered[:3]), *forged, None, 7])

    @property
    def saved(self) -> Any:
        """Bytes of a position: whole, damaged, made up, or of another game."""
        position = self.position
        whole = bytearray(self.chance.choice((position.to_bytes, position.raw.tobytes))())
        kind = self.chance.randrange(4)
        if kind == 1:
            for _ in range(self.chance.choice((1, 2, 8))):
                whole[self.chance.randrange(len(whole))] = self.chance.randrange(256)
        elif kind == 2:
            whole = bytearray(self.chance.randbytes(len(whole)))
        elif kind == 3:
            del whole[self.chance.randrange(len(whole)) :]
        return bytes(whole)

    def argument(self, name: str) -> Any:
        """Return a value for a parameter: often one that fits, else anything."""
        if name in SMALL:
            return self.chance.choice(SMALL[name])
        fitting: dict[str, Callable[[], Any]] = {
            "game": lambda: self.chance.choice((*self.games, *newdawn.GAMES)),
            "name": lambda: self.chance.choice(newdawn.GAMES),
            "players": lambda: self.chance.randrange(2, 5),
            "seat": lambda: self.chance.randrange(4),
            "seats": lambda: [self.chance.randrange(4)],
            "move": lambda: self.move,
            "view": lambda: self.view,
            "position": lambda: self.position,
            "data": lambda: self.saved,
            "raw": lambda: self.chance.choice((self.position.raw, self.view.raw, np.zeros(1000, np.uint8))),
            "document": self.position.to_json,
            "budget": lambda: bots.Budget(work=self.chance.randrange(1, 3)),
            "code": lambda: self.chance.choice(("random", "greedy", "search:3")),
            "language": lambda: "en",
            "decision": lambda: self.chance.randrange(20),
            "entrants": lambda: [bots.entrant("random")] * self.chance.randrange(6),
            "actions": lambda: np.array([self.chance.randrange(99)] * 2),
            "is_checked": lambda: False,
        }
        if name in fitting and self.chance.random() < (1 if name == "is_checked" else 0.6):
            return fitting[name]()
        return self.chance.choice(self.chance.choice((NUMBERS, THINGS)))

    def targets(self) -> Iterator[tuple[str, Any]]:
        """Yield everything that has public functions: the classes themselves, and one of each."""
        position, view = self.position, self.view
        happened = [position.copy().play(seat, position.moves(seat)[0]) for seat in position.to_act]
        yield "load", newdawn.load
        yield "entrant", bots.entrant
        yield "play_match", play_match
        for one in (Position, View, Reading, Move, Reason, Event, Simulation, bots.Budget, envs.Batch, envs.Observer):
            yield one.__name__, one
        yield "Budget.parse", bots.Budget.parse
        yield "Game", self.chance.choice(self.games)
        yield "Position", position
        yield "View", view
        yield "Reading", position.game.read_json(position.to_json())
        offered = [move for seat in position.may_act for move in position.moves(seat)]
        if offered:
            yield "Move", self.chance.choice(offered)
        yield from (("Event", event) for events in happened for event in events[:1])
        refused = [reason for _, reason in view.refused()]
        if refused:
            yield "Reason", self.chance.choice(refused)
        game = self.chance.choice(self.games)
        batch = envs.Batch(game, 2, 2)
        if self.chance.random() < 0.8:
            batch.reset(seed=1)
        yield "Batch", batch
        yield "Observer", envs.Observer(game, self.chance.choice(game.player_counts))
        for name in ("random", "greedy", "search", "easy", "hard"):
            yield name, bots.entrant(name).make
            yield name, bots.entrant(name).make(1)

    def functions(self, name: str, target: Any) -> Iterator[tuple[str, Callable[..., Any]]]:
        """Yield the public functions of a target, its constructor if it is a class; properties count as functions."""
        if inspect.isclass(target) or inspect.isroutine(target):
            yield name, target
            return
        for attribute in dir(type(target)):
            if attribute.startswith("_"):
                continue
            if callable(getattr(type(target), attribute)):
                yield f"{name}.{attribute}", getattr(target, attribute)
            else:
                yield f"{name}.{attribute}", lambda attribute=attribute: getattr(target, attribute)

    def call(self, name: str, function: Callable[..., Any]) -> bool:
        """Call a function; return whether that went as it may."""
        try:
            parameters = inspect.signature(function).parameters.values()
        except ValueError:
            parameters = ()  # type: ignore[assignment]
        given = {
            parameter.name: self.argument(parameter.name)
            for parameter in parameters
            if parameter.kind not in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
            and parameter.name != "attribute"
            and (parameter.default is parameter.empty or self.chance.random() < 0.5)
        }
        said = ", ".join(f"{key}={_short(value)}" for key, value in given.items())
        print(f"{name}({said})", flush=True)
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        try:
            found = function(**given)
            if isinstance(found, Position):
                self.use(found)
        except EXPECTED:
            return True
        except Exception as error:
            print(f"!!! {type(error).__name__}: {error} in {name}({said})", flush=True)
            return False
        finally:
            faulthandler.cancel_dump_traceback_later()
        return True

    def use(self, position: Position) -> None:
        """Play a position on that came out of a call: it must be a sound one."""
        for seat in range(position.players):
            position.view(seat).to_json()
        position.scores()
        for _ in range(30):
            if position.is_over:
                return
            seat = self.chance.choice(position.to_act)
            position.play(seat, self.chance.choice(position.moves(seat)))


def _short(value: Any) -> str:
    if isinstance(value, Game):
        return f"<{value.name}>"
    try:
        return repr(value)[:60]
    except Exception:
        return f"<{type(value).__name__}>"


def main(seed: int, calls: int) -> int:
    """Make so many calls; return how many functions were called, or fail."""
    fuzzer = Fuzzer(seed)
    called: set[str] = set()
    done = failed = 0
    while done < calls:
        fuzzer.renew()
        for name, target in fuzzer.targets():
            for name_of_one, function in fuzzer.functions(name, target):
                failed += not fuzzer.call(name_of_one, function)
                called.add(name_of_one)
                done += 1
    print(f"{done} calls of {len(called)} functions, {failed} failed")
    print(" ".join(sorted(called)))
    return 1 if failed else 0


if __name__ == "__main__":
    faulthandler.enable()
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
