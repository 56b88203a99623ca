"""Games on a Ray cluster: the same games as on this machine, one task each.

Ray plays a game again if its worker, or its whole machine, is lost in the middle. Results are kept by the number of
their game, so that none is lost and none counts twice. Every machine needs Newdawn with the same rules and bots, which
is checked; a corrected component file travels with the tasks.
"""

import hashlib
import logging
import os
import platform
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newdawn.arena.errors import ArenaError
from newdawn.arena.match import MatchResult
from newdawn.arena.tournament import Tournament
from newdawn.arena.versions import differences, signature
from newdawn.arena.workers import ATTEMPTS, Finished, cores_of_a_game, failure
from newdawn.core import catalogue
from newdawn.core.cache import cache_root, compiling, components_variable, is_warm, mark_warm

if TYPE_CHECKING:
    from types import ModuleType

    from newdawn.core.face import Game

__all__ = ["AUTO", "LOCAL", "Assignment", "assignment", "play_game", "play_on_ray"]

AUTO = "auto"
"""The address that stands for the cluster that is running, or else for one on this machine."""
LOCAL = "local"
"""The address that stands for one on this machine, started for the occasion."""

# What Ray is told before it is imported: that it sends no statistics home, and that it keeps its stories to itself. It
# would print them among our own output.
_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
_FEWEST_AHEAD = 16
_ANSWERING = 10.0
"""Seconds that the machine of a cluster has to answer."""
_LOOKING_ROUND = 1.0
"""Seconds after which we look whether the cluster has grown."""


@dataclass(frozen=True)
class Assignment:
    """All that a machine of the cluster must know to play the games of a tournament as this one would."""

    tournament: Tournament
    signature: dict[str, Any]
    components: bytes | None
    """The corrected component file, if one is played with."""
    is_compiled: bool
    package: str
    """Where the game lies: a machine may have to be told."""


def assignment(tournament: Tournament, game: "Game") -> Assignment:
    """Return what the other machines must know."""
    corrected = os.environ.get(components_variable(game.name))
    components = Path(corrected).read_bytes() if corrected else None
    return Assignment(tournament, signature(tournament, game), components, game.is_compiled, game.package)


def play_on_ray(
    game: "Game",
    tournament: Tournament,
    numbers: Sequence[int],
    address: str = AUTO,
    workers: int | None = None,
    started: Callable[[], None] = lambda: None,
) -> Finished:
    """Play games on a cluster, as many at a time as it has room for, but at most `workers`.

    `started` hears of it if a cluster was started on this machine.
    """
    ray = _ray()
    cores = cores_of_a_game(tournament)
    with _connected(ray, address, None if workers is None else workers * cores, started):
        task = ray.remote(num_cpus=cores, max_retries=ATTEMPTS - 1)(play_game)
        work = ray.put(assignment(tournament, game))
        following = iter(numbers)
        playing: dict[Any, int] = {}
        try:
            while True:
                while len(playing) < (workers or _ahead(ray)) and (number := next(following, None)) is not None:
                    playing[task.remote(work, number)] = number
                if not playing:
                    return
                ready, _ = ray.wait(list(playing), num_returns=1, timeout=_LOOKING_ROUND)
                for reference in ready:
                    number = playing.pop(reference)
                    yield number, _result(ray, tournament, number, reference)
        finally:
            for reference in playing:
                ray.cancel(reference, force=True)


def _ray() -> Any:
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise ArenaError('Ray is not installed; it comes with: pip install "newdawn[cluster]"') from None
    return ray


@contextmanager
def _connected(ray: "ModuleType", address: str, cores: int | None, started: Callable[[], None]) -> Iterator[None]:
    """Join the cluster, unless this program is already part of one, and leave it at the end."""
    if ray.is_initialized():
        yield
        return
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    running = _running_cluster() if address == AUTO else address
    if running == LOCAL:
        started()
        ray.init(address=LOCAL, num_cpus=cores, include_dashboard=False, **quiet)
    else:
        _check_reachable(running)
        try:
            ray.init(address=running, **quiet)
        except (OSError, ValueError, RuntimeError, ImportError, ray.exceptions.RayError) as error:
            token = "if it asks for a token, RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH must give it"
            raise ArenaError(f"the Ray cluster at {running} cannot be joined: {error} ({token})") from None
    try:
        yield
    finally:
        ray.shutdown()


def _running_cluster() -> str:
    """Return where the cluster is: as `RAY_ADDRESS` says, or what `ray start` has written down here and is still there.

    Ray could look for it, too; but it would join any other program's, and wait for one that has long gone.
    """
    named = os.environ.get("RAY_ADDRESS")
    if named:
        return named
    chosen = os.environ.get("RAY_TMPDIR")
    for folder in [chosen] if chosen else [tempfile.gettempdir(), "/tmp"]:
        with suppress(OSError, ArenaError):
            address = (Path(folder) / "ray" / "ray_current_cluster").read_text().strip()
            _check_reachable(address)
            return address
    return LOCAL


def _check_reachable(address: str) -> None:
    """Raise a clear error if nobody answers there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit() and 0 < int(port) < 1 << 16):
        example = "auto, local, or a host and a port such as 10.0.0.1:6379"
        raise ArenaError(f"“{address[:60]}” is not an address of a Ray cluster; that is {example}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_ANSWERING).close()
    except OSError as error:
        raise ArenaError(f"there is no Ray cluster at {address}: {error.strerror or error}") from None


def _ahead(ray: "ModuleType") -> int:
    """Return how many games are handed out at a time: enough for all cores, and few enough to stop at once."""
    cores: float = ray.cluster_resources().get("CPU", 1.0)
    return max(_FEWEST_AHEAD, 2 * round(cores))


def _result(ray: "ModuleType", tournament: Tournament, number: int, reference: Any) -> MatchResult:
    try:
        return ray.get(reference)  # type: ignore[no-any-return]
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        what = str(cause) if isinstance(cause, ArenaError) else f"{type(cause).__name__}: {cause}"
        raise failure(tournament, number, f"cannot be played: {what}") from error
    except ray.exceptions.RayError as error:
        raise failure(tournament, number, f"was lost {ATTEMPTS} times: {type(error).__name__}") from error


# On the other side ----------------------------------------------------------------------------------------------------


def play_game(work: Assignment, number: int) -> MatchResult:
    """Play one game; this runs in a worker of the cluster."""
    return work.tournament.play(_prepared(work), number)


_games: dict[str, "Game"] = {}


def _prepared(work: Assignment) -> "Game":
    """Return the game, loaded and compiled as on the machine that has sent the work, and checked to be the same."""
    name = work.tournament.game
    if name not in _games:
        import newdawn

        if not work.is_compiled:
            os.environ["NEWDAWN_INTERPRETED"] = "1"
        if name not in newdawn.GAMES:
            os.environ[catalogue.VARIABLE] = work.package
            catalogue.forget()
        game = newdawn.load(name, _components_file(work.components))
        found = differences(signature(work.tournament, game), work.signature)
        if found:
            raise ArenaError(f"{platform.node()} has {found}")
        if work.is_compiled:
            _compile(game)
        _games[name] = game
    return _games[name]


def _components_file(components: bytes | None) -> Path | None:
    """Return a file with these components on this machine."""
    if components is None:
        return None
    path = cache_root() / "components" / f"{hashlib.sha256(components).hexdigest()[:20]}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(components)
    draft.replace(path)
    return path


def _compile(game: "Game") -> None:
    """Compile rules and bots if this machine has not yet: one process does it, the others take what it made."""
    from newdawn.bots.compilation import warm

    layer = f"{game.name}+bots"
    if is_warm(layer):
        return
    with compiling(layer):
        if not is_warm(layer):
            game.compile()
            warm(game)
            mark_warm(layer)
