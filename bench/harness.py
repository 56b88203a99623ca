"""Takes the samples of a benchmark run, ours and the peers' in turn, and makes the rows of the table from them.

Every sample is one subprocess that prints one JSON object, so that all sides start cold, run alone and are
timed by the same code. Taking samples and judging them are apart: `rows` needs no machine and can be tested.
"""

from __future__ import annotations

import json
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from newdawn import GAMES
from newdawn.core.catalogue import about

REPO = Path(__file__).resolve().parents[1]
OURS = REPO / "bench" / "ours" / "newdawn_play.py"
PEER_PYTHON = REPO / ".venv-bench" / "bin" / "python"
HOW_TO_INSTALL = "the peers' environment .venv-bench is missing: `make bench` makes it"

PLAYERS = (2, 3, 4)
USUAL_PLAYERS = 4

DECISIONS_TARGET = 2_000_000
PEER_RATIO_TARGET = 50
SCALING_TARGET = 1.9
COPY_TARGET_NS = 200
START_TARGET_S = 2

TIMEOUT_S = 900
"""Long enough for a first compile; nothing that is measured comes near it."""

OUR_LOAD = 'import newdawn; g = newdawn.load("{game}")'
OUR_START = f"{OUR_LOAD}; p = g.new(players=4, seed=1); p.moves(p.to_act[0])"
OUR_COMPILE = f"{OUR_LOAD}; g.simulate(players=4, games=1, seed=1)"
"""What a fresh interpreter runs, for a game."""


@dataclass(frozen=True)
class Peer:
    """An engine that we are measured beside."""

    key: str
    label: str
    script: tuple[str, ...]
    start: str = ""
    ratio_target: float | None = None
    from_python: bool = True
    """Its decisions are driven from Python, so that its copy, view and start stand for the package."""


PEERS = (
    Peer(
        "catanatron",
        "Catanatron",
        ("catanatron_play.py",),
        "from catanatron import *; Game([RandomPlayer(c) for c in Color]).state.playable_actions",
        PEER_RATIO_TARGET,
    ),
    Peer(
        "chess",
        "python-chess",
        ("chess_play.py",),
        "import chess; list(chess.Board().generate_legal_moves())",
        PEER_RATIO_TARGET,
    ),
    Peer(
        "hearts",
        "OpenSpiel hearts",
        ("openspiel_play.py", "--game", "hearts"),
        "import pyspiel; pyspiel.load_game('hearts').new_initial_state().legal_actions()",
    ),
    Peer(
        "skat",
        "OpenSpiel skat",
        ("openspiel_play.py", "--game", "skat"),
        "import pyspiel; pyspiel.load_game('skat').new_initial_state().legal_actions()",
    ),
    Peer(
        "hearts-cpp",
        "OpenSpiel hearts, all C++",
        ("openspiel_play.py", "--game", "hearts", "--drive", "cpp"),
        from_python=False,
    ),
)


@dataclass(frozen=True)
class Sample:
    """One subprocess: which game, ours or a peer's, ran what in which round, next to which other, by which command, and
    what it printed or why it did not.
    """

    who: str
    what: str
    round: int
    beside: str = ""
    result: dict[str, Any] = field(default_factory=dict)
    problem: str = ""
    at: str = ""
    load: float = 0.0
    command: str = ""


@dataclass(frozen=True)
class Row:
    """One line of the table. Figures are medians over the rounds; `None` is 'not measured' or 'does not apply'."""

    what: str
    unit: str
    ours: float | None
    peer: str = ""
    theirs: float | None = None
    ratio: float | None = None
    """How many times better ours is, whichever direction better is."""
    target: str = ""
    passed: bool | None = None
    note: str = ""
    game: str = ""
    """Which of our games `ours` is about."""


@dataclass(frozen=True)
class Part:
    """One subject of a run: how it prepares, what it measures in a round, and what it says of one of our games."""

    name: str
    prepare: Callable[[Bench], None]
    round: Callable[[Bench, int], None]
    rows: Callable[[Samples, str], list[Row]]


# ---- taking samples -------------------------------------------------------------------------------------------------


class Bench:
    """One run: the settings, and the samples taken so far."""

    def __init__(
        self,
        seconds: float,
        rounds: int,
        games: Sequence[str] = GAMES,
        peer_python: Path = PEER_PYTHON,
        our_python: Path = Path(sys.executable),
        progress: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.games = tuple(games)
        self.peer_python = peer_python
        self.our_python = our_python
        self.progress = progress
        self.samples: list[Sample] = []
        self.scratch = Path(tempfile.gettempdir())
        """A folder for what peers keep from one sample to the next; it goes when the run ends."""
        self._missing: dict[str, str] = {}

    def run(self, parts: Sequence[Part]) -> list[Sample]:
        """All samples: what each part prepares, then the rounds."""
        with tempfile.TemporaryDirectory(prefix="newdawn-bench-", ignore_cleanup_errors=True) as folder:
            self.scratch = Path(folder)
            for part in parts:
                part.prepare(self)
            for number in range(1, self.rounds + 1):
                for part in parts:
                    part.round(self, number)
        return self.samples

    def prepare(self) -> None:
        """The compile of each game."""
        for game in self.games:
            self.first_compile(game)

    def first_compile(self, game: str) -> None:
        """Compile into an empty cache, start from nothing, then fill the usual cache so that no round pays for it."""
        self.progress(f"{about(game).title}: first compile, into an empty cache")
        with tempfile.TemporaryDirectory(prefix="newdawn-bench-", ignore_cleanup_errors=True) as folder:
            self.wall(game, "first compile", 0, OUR_COMPILE.format(game=game), {"NEWDAWN_CACHE_DIR": folder})
        self.progress(f"{about(game).title}: filling the usual cache")
        self.ours(game, "prepare", 0, "--seconds", "0.1")
        self.ours(game, "calls", 0, "--what", "calls")

    def round(self, number: int) -> None:
        """One round: every peer between our games, and our own measures that have no peer."""
        for peer in PEERS:
            self.beside(peer, number)
        for game in self.games:
            self.progress(f"round {number} of {self.rounds}: {about(game).title} on two cores")
            # One core before and after two, so that a machine that slows down meanwhile does not look like bad scaling.
            self.ours(game, "one core before", number)
            self.ours(game, "two cores", number, "--workers", "2")
            self.ours(game, "one core after", number)
        for peer in PEERS:
            self.peer(peer, "two cores", number, "--workers", "2")
        for game in self.games:
            title = about(game).title
            self.progress(f"round {number} of {self.rounds}: {title}, player counts, single calls, interpreted")
            for players in PLAYERS:
                self.ours(game, f"{players} players", number, "--players", str(players))
            self.ours(game, "calls", number, "--what", "calls")
            self.ours(game, "interpreted", number, env={"NEWDAWN_INTERPRETED": "1"})

    def beside(self, peer: Peer, number: int) -> None:
        """A peer in the middle of our games, so that each of two stands next to it."""
        titles = " and ".join(about(game).title for game in self.games)
        self.progress(f"round {number} of {self.rounds}: {titles} beside {peer.label}")
        before, after = self.games[::2], self.games[1::2]
        for game in before:
            self.ours(game, "play", number, beside=peer.key)
        self.peer(peer, "play", number)
        for game in after:
            self.ours(game, "play", number, beside=peer.key)
        if not peer.from_python:
            return
        for game in self.games:
            self.ours(game, "python", number, "--what", "python", beside=peer.key)
        for game in before:
            self.wall(game, "start", number, OUR_START.format(game=game), beside=peer.key)
        self.wall(peer.key, "start", number, peer.start)
        for game in after:
            self.wall(game, "start", number, OUR_START.format(game=game), beside=peer.key)

    def ours(
        self,
        game: str,
        what: str,
        number: int,
        *options: str,
        beside: str = "",
        env: dict[str, str] | None = None,
        script: Path = OURS,
    ) -> None:
        """A sample of ours. What cannot be measured once is not tried again."""
        command = [str(self.our_python), str(script), "--game", game, "--seconds", str(self.seconds), *options]
        self._take(game, what, number, command, beside, env)

    def peer(self, peer: Peer, what: str, number: int, *options: str, env: dict[str, str] | None = None) -> None:
        """A sample of a peer."""
        script, *fixed = peer.script
        path = REPO / "bench" / "peers" / script
        command = [str(self.peer_python), str(path), *fixed, "--seconds", str(self.seconds), *options]
        self._take(peer.key, what, number, command, env=env)

    def wall(
        self, who: str, what: str, number: int, code: str, env: dict[str, str] | None = None, beside: str = ""
    ) -> None:
        """The wall time of a fresh interpreter that runs `code`, starting the interpreter included."""
        python = self.our_python if who in self.games else self.peer_python
        self._take(who, what, number, [str(python), "-c", code], beside, env, timed=True)

    def _take(
        self,
        who: str,
        what: str,
        number: int,
        command: list[str],
        beside: str = "",
        env: dict[str, str] | None = None,
        timed: bool = False,
    ) -> None:
        """Run one subprocess and keep what it says; whatever goes wrong becomes the sample's problem."""
        kind = f"{who}/{what}"
        result: dict[str, Any] = {}
        problem = self._missing.get(who) or self._missing.get(kind, "")
        at, load = datetime.now(UTC).isoformat(timespec="seconds"), os.getloadavg()[0]
        if not problem:
            result, problem, absent = run_json(command, env, timed)
            if absent:
                self._missing[who] = problem
            elif problem:
                self._missing[kind] = problem
        self.samples.append(Sample(who, what, number, beside, result, problem, at, load, shown(command, env)))


def shown(command: list[str], env: dict[str, str] | None = None) -> str:
    """A command as a person types it in the checkout."""
    words = [word.removeprefix(f"{REPO}{os.sep}") for word in command]
    return " ".join([*(f"{name}={value}" for name, value in (env or {}).items()), shlex.join(words)])


def run_json(
    command: list[str], env: dict[str, str] | None = None, timed: bool = False
) -> tuple[dict[str, Any], str, bool]:
    """Run a measuring program: its JSON object, or why there is none, and whether its subject is not installed.

    With `timed` the program prints nothing of interest and the object is its wall time.
    """
    if not Path(command[0]).exists():
        return {}, f"not installed: {HOW_TO_INSTALL}", True
    start = time.perf_counter()
    try:
        done = subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
            cwd=REPO,
            env={**os.environ, **(env or {})},
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return {}, f"failed: {error}", False
    seconds = time.perf_counter() - start
    result: dict[str, Any] = {"seconds": seconds} if timed else _last_json(done.stdout)
    if "not_installed" in result:
        return {}, f"not installed: {result['not_installed']}", True
    if done.returncode or not result:
        lines = done.stderr.strip().splitlines()
        return {}, f"failed: {lines[-1] if lines else f'exit code {done.returncode}, nothing printed'}", False
    return result, "", False


def _last_json(text: str) -> dict[str, Any]:
    """The JSON object on the last line. Programs may print warnings before it."""
    lines = text.strip().splitlines()
    try:
        found = json.loads(lines[-1]) if lines else {}
    except json.JSONDecodeError:
        return {}
    return found if isinstance(found, dict) else {}


# ---- judging them ---------------------------------------------------------------------------------------------------


class Samples:
    """Questions to a list of samples. Round 0 is preparation and is asked for by name only."""

    def __init__(self, samples: Iterable[Sample]) -> None:
        self.all = list(samples)

    def values(self, who: str, what: str, key: str, beside: str | None = None) -> dict[int, float]:
        """The figure of each round, where it was measured."""
        return {
            sample.round: float(sample.result[key])
            for sample in self.all
            if sample.who == who
            and sample.what == what
            and beside in (None, sample.beside)
            and sample.result.get(key) is not None
        }

    def median(self, who: str, what: str, key: str, beside: str | None = None) -> float | None:
        """The median over the rounds, preparation left out."""
        found = [value for number, value in self.values(who, what, key, beside).items() if number > 0]
        return statistics.median(found) if found else None

    def ratio(self, ours: dict[int, float], theirs: dict[int, float], lower_is_better: bool = False) -> float | None:
        """The median of the ratios taken round by round, so that both sides of each met the same machine."""
        pairs = [(ours[number], theirs[number]) for number in ours.keys() & theirs.keys() if number > 0]
        found = [b / a if lower_is_better else a / b for a, b in pairs if a and b]
        return statistics.median(found) if found else None

    def problem(self, who: str, what: str) -> str:
        """Why there is no figure, if there is none."""
        return next((s.problem for s in self.all if s.who == who and s.what == what and s.problem), "")


def rows(samples: Iterable[Sample], games: Iterable[str], parts: Iterable[Part]) -> list[Row]:
    """The table of each game, one after another."""
    asked = Samples(samples)
    return [replace(row, game=game) for game in games for part in parts for row in part.rows(asked, game)]


def play_rows(asked: Samples, game: str) -> list[Row]:
    """Every measure of a game with its target, and directly under it the same measure of each peer."""
    table: list[Row] = []
    for players in PLAYERS:
        speed = asked.median(game, f"{players} players", "decisions_per_second")
        target = f"≥ {DECISIONS_TARGET:,}"
        what = f"random play, {players} players, one core"
        problem = asked.problem(game, f"{players} players")
        table.append(
            Row(what, "decisions/s", speed, target=target, passed=at_least(speed, DECISIONS_TARGET), note=problem)
        )
    what = f"random play, {USUAL_PLAYERS} players, one core"
    table += rows_beside(asked, game, what, "decisions/s", "play", "decisions_per_second", PEERS, ratio_targets=True)
    for players in PLAYERS:
        games = asked.median(game, f"{players} players", "games_per_second")
        table.append(Row(f"whole games, {players} players, one core", "games/s", games))
    what = f"whole games, {USUAL_PLAYERS} players, one core"
    table += rows_beside(asked, game, what, "games/s", "play", "games_per_second", PEERS)
    table += _scaling(asked, game)

    driven = [peer for peer in PEERS if peer.from_python]
    what = "random play, move by move from Python"
    table += rows_beside(asked, game, what, "decisions/s", "play", "decisions_per_second", driven, our_what="python")
    speed = asked.median(game, "interpreted", "decisions_per_second")
    table.append(Row("random play, interpreted", "decisions/s", speed, note=asked.problem(game, "interpreted")))

    copy = asked.median(game, "calls", "copy_ns")
    passed = None if copy is None else copy < COPY_TARGET_NS
    problem = asked.problem(game, "calls")
    table.append(Row("copy, compiled", "ns", copy, target=f"< {COPY_TARGET_NS}", passed=passed, note=problem))
    table += rows_beside(
        asked, game, "copy, from Python", "ns", "play", "copy_ns", driven, our_what="python", lower=True
    )
    table.append(Row("view of one seat, compiled", "ns", asked.median(game, "calls", "view_ns")))
    watched = [peer for peer in driven if peer.key in ("hearts", "skat")]
    what = "view of one seat, from Python"
    table += rows_beside(asked, game, what, "ns", "play", "view_ns", watched, our_what="python", lower=True)
    table += _sizes(asked, game, driven)

    compiling = asked.values(game, "first compile", "seconds").get(0)
    table.append(Row("first compile", "s", compiling, note=asked.problem(game, "first compile")))
    start = asked.median(game, "start", "seconds")
    passed = None if start is None else start < START_TARGET_S
    what = "second start to first legal move"
    problem = asked.problem(game, "start")
    table.append(Row(what, "s", start, target=f"< {START_TARGET_S}", passed=passed, note=problem))
    table += rows_beside(asked, game, what, "s", "start", "seconds", driven, lower=True)
    what = "legal moves at a decision, mean"
    table += rows_beside(asked, game, what, "moves", "play", "options_mean", driven, our_what="python", compare=False)
    what = "decisions with one legal move"
    table += rows_beside(asked, game, what, "share", "play", "forced_share", driven, our_what="python", compare=False)
    return table


def at_least(value: float | None, least: float) -> bool | None:
    """Whether a target is met; unknown where nothing was measured."""
    return None if value is None else value >= least


def rows_beside(
    asked: Samples,
    game: str,
    what: str,
    unit: str,
    their_what: str,
    key: str,
    peers: Iterable[Peer],
    our_what: str = "",
    lower: bool = False,
    compare: bool = True,
    ratio_targets: bool = False,
) -> list[Row]:
    """One row for each peer: ours taken beside it, its own figure, and the ratio of the two."""
    found = []
    our_what = our_what or their_what
    for peer in peers:
        ours = asked.values(game, our_what, key, peer.key)
        theirs = asked.values(peer.key, their_what, key)
        ratio = asked.ratio(ours, theirs, lower) if compare else None
        target = peer.ratio_target if ratio_targets else None
        found.append(
            Row(
                what,
                unit,
                asked.median(game, our_what, key, peer.key),
                peer.label,
                asked.median(peer.key, their_what, key),
                ratio,
                "" if target is None else f"≥ {target:g} ×",
                None if target is None else at_least(ratio, target),
                asked.problem(peer.key, their_what),
            )
        )
    return found


def _scaling(asked: Samples, game: str) -> list[Row]:
    """Two cores: the sum, and how many times one core it is, ours against the target and each peer for comparison."""
    speed = "decisions_per_second"
    two = asked.values(game, "two cores", speed)
    before, after = asked.values(game, "one core before", speed), asked.values(game, "one core after", speed)
    one = {number: (before[number] + after[number]) / 2 for number in before.keys() & after.keys()}
    what = f"random play, {USUAL_PLAYERS} players, two cores"
    table = [Row(what, "decisions/s", asked.median(game, "two cores", speed))]
    for peer in PEERS:
        theirs = asked.values(peer.key, "two cores", speed)
        note = asked.problem(peer.key, "two cores")
        median = asked.median(peer.key, "two cores", speed)
        table.append(Row(what, "decisions/s", table[0].ours, peer.label, median, asked.ratio(two, theirs), note=note))
    scaling = asked.ratio(two, one)
    passed, target = at_least(scaling, SCALING_TARGET), f"≥ {SCALING_TARGET:g}"
    note = asked.problem(game, "two cores")
    table.append(Row("two cores against one", "×", scaling, target=target, passed=passed, note=note))
    for peer in PEERS:
        their_scaling = asked.ratio(asked.values(peer.key, "two cores", speed), asked.values(peer.key, "play", speed))
        note = asked.problem(peer.key, "two cores")
        table.append(Row("two cores against one", "×", scaling, peer.label, their_scaling, note=note))
    return table


def _sizes(asked: Samples, game: str, peers: Iterable[Peer]) -> list[Row]:
    """The record, which is also what is saved, beside what each peer saves of a position in mid-game."""
    size = asked.median(game, "calls", "saved_bytes")
    table = [Row("size of a position, saved", "bytes", size)]
    for peer in peers:
        theirs = asked.median(peer.key, "play", "saved_bytes")
        note = asked.problem(peer.key, "play")
        table.append(Row("size of a position, saved", "bytes", size, peer.label, theirs, note=note))
    return table


PLAY = Part("play", Bench.prepare, Bench.round, play_rows)
"""Random play, copies, views and starts: the engine itself."""


def as_documents(items: Iterable[Sample | Row]) -> list[dict[str, Any]]:
    """Samples or rows as JSON objects."""
    return [asdict(item) for item in items]
