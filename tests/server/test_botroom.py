"""Bots think in worker processes: from views alone, one decision at a time, and whatever happens to a worker."""

import asyncio
import base64
import json
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

import newdawn
from newdawn.bots import levels, search_bot
from newdawn.server.botroom import BotRoom, BotTrouble, Decision, check_code, codes, desk, process
from newdawn.server.botroom.decisions import sitting_of
from newdawn.server.botroom.worker import KEPT_BOTS
from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from tests.bots import strangers

LIMIT = 60.0
TABLE = "kD93hVq0aZ2mXw7T"
SEED = 0x5EED_0F_7AB1E_DEADBEEF_CAFEF00D_0123456789ABCDEF
PYTHON = sys.executable
GAME = newdawn.load("outlive")
POSITION = GAME.new(players=3, seed=SEED)
VIEW = POSITION.view(1).to_bytes()
LEGAL = [str(move) for move in POSITION.moves(1)]
POLITENESS = process._POLITENESS

unix = pytest.mark.skipif(sys.platform == "win32", reason="no signals and no shell there")


@pytest.fixture(autouse=True)
def _workers_are_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers be as fast as everybody else unless a test says otherwise: other tests may run at the same time."""
    monkeypatch.setattr(process, "_POLITENESS", 0)


@pytest.fixture
def others(tmp_path: Path) -> Iterator[Path]:
    """The folder of a package with bots, installed for this test."""
    with strangers.installed(tmp_path):
        yield tmp_path


def run(scene: Callable[[BotRoom], Coroutine[Any, Any, None]], workers: int = 1, **options: Any) -> None:
    """Play a scene in a bot room; workers run interpreted unless it says otherwise, because that starts sooner."""

    async def play() -> None:
        room = BotRoom(workers, **{"may_compile": False, **options})
        try:
            await asyncio.wait_for(scene(room), LIMIT)
        finally:
            await asyncio.wait_for(room.close(), LIMIT)
        assert processes() == []

    asyncio.run(play())


def choose(
    room: BotRoom, code: str = "random", seat: int = 1, seed: int = SEED, table: str = TABLE
) -> Awaitable[Decision]:
    """Ask for a move in the first position."""
    return room.choose("outlive", POSITION.view(seat).to_bytes(), seat, code, seed=seed, table=table)


def advise(room: BotRoom, code: str = "greedy", seat: int = 1) -> Awaitable[Decision]:
    """Ask for a hint in the first position."""
    return room.advise("outlive", POSITION.view(seat).to_bytes(), seat, code, seed=SEED, table=TABLE)


def processes(module: str = "newdawn.") -> list[psutil.Process]:
    """The processes that this one has started, and those that they have: workers, and bots of others."""
    found = []
    for child in psutil.Process().children(recursive=True):
        try:
            if child.status() != psutil.STATUS_ZOMBIE and any(module in word for word in child.cmdline()):
                found.append(child)
        except psutil.NoSuchProcess:
            continue
    return found


def workers() -> list[psutil.Process]:
    return processes("newdawn.server.botroom.worker")


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(LIMIT):
        while not condition():
            await asyncio.sleep(0.01)


# What a bot gets, and what it answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["outlive", "eden"])
def test_bots_play_legal_moves_from_views(name: str) -> None:
    async def scene(room: BotRoom) -> None:
        position = newdawn.load(name).new(players=2, seed=3)
        for _ in range(12):
            seat = position.to_act[0]
            code = "greedy" if seat else "random"
            decision = await room.choose(name, position.view(seat).to_bytes(), seat, code, seed=seat)
            assert decision.report is None
            assert decision.candidates is None
            position.play(seat, decision.move)
            position.advance()

    run(scene)


def test_a_search_keeps_to_its_time_also_interpreted() -> None:
    async def scene(room: BotRoom) -> None:
        decision = await choose(room, "search:300ms")
        assert decision.move in LEGAL
        assert 0 < decision.seconds < 5

    run(scene)


def test_a_hint_tells_the_candidates_the_best_first() -> None:
    async def scene(room: BotRoom) -> None:
        decision = await advise(room)
        assert decision.candidates is not None
        assert [set(candidate) for candidate in decision.candidates] == [{"move", "share", "scores", "visits"}] * len(
            LEGAL
        )
        assert sorted(candidate["move"] for candidate in decision.candidates) == sorted(LEGAL)
        shares = [candidate["share"] for candidate in decision.candidates]
        assert shares == sorted(shares, reverse=True)
        assert decision.candidates[0]["move"] == decision.move
        assert all(len(candidate["scores"]) == 3 and candidate["visits"] > 0 for candidate in decision.candidates)

    run(scene)


def test_a_bot_that_does_not_explain_gives_its_move_as_the_only_candidate() -> None:
    async def scene(room: BotRoom) -> None:
        decision = await advise(room, "random")
        assert decision.candidates == [{"move": decision.move, "share": None, "scores": [], "visits": 0}]

    run(scene)


def test_the_same_question_gets_the_same_answer_from_any_worker() -> None:
    async def scene(room: BotRoom) -> None:
        answers = await asyncio.gather(*(choose(room, "easy") for _ in range(4)))
        assert len(workers()) == 2
        assert len({answer.move for answer in answers}) == 1

    run(scene, workers=2)


def test_a_view_without_a_decision_and_bytes_that_are_no_view_are_refused() -> None:
    async def scene(room: BotRoom) -> None:
        with pytest.raises(BotTrouble, match="a saved position has"):
            await room.choose("outlive", b"nothing", 1, "random", seed=1)
        with pytest.raises(BotTrouble, match="a seat is a number from 0 to 2"):
            await room.choose("outlive", VIEW, 3, "random", seed=1)
        waiting = POSITION.copy()
        while moves := waiting.moves(1):
            waiting.play(1, moves[0])
        with pytest.raises(BotTrouble, match="nothing to decide"):
            await room.choose("outlive", waiting.view(1).to_bytes(), 1, "random", seed=1)
        (worker,) = workers()
        assert (await choose(room)).move in LEGAL
        assert workers() == [worker]

    run(scene)


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def wiretap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all that a worker is given: its command line, its environment, and what goes through its pipe."""
    script = tmp_path / "python"
    script.write_text(
        f'#!/bin/sh\necho "$@" >> "{tmp_path}/arguments"\nenv >> "{tmp_path}/environment"\n'
        f'tee -a "{tmp_path}/pipe" | "{PYTHON}" "$@"\n'
    )
    script.chmod(script.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setattr(sys, "executable", str(script))
    return tmp_path


def forms(value: int) -> set[bytes]:
    """A big number in all the ways in which it could be written."""
    size = (value.bit_length() + 7) // 8
    raw = [value.to_bytes(length, order) for length in (size, 32) for order in ("big", "little")]
    texts = [str(value).encode(), f"{value:x}".encode(), f"{value:X}".encode()]
    return {*raw, *texts, *(base64.b64encode(data) for data in raw)}


@unix
def test_a_worker_is_given_the_bytes_of_a_view_and_nothing_else(wiretap: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEWDAWN_DATABASE", "postgresql://host/the-password")
    monkeypatch.setenv("NEWDAWN_SERVER_SETTINGS", '{"database": "the-password"}')
    monkeypatch.setenv("PGPASSWORD", "the-password")

    async def scene(room: BotRoom) -> None:
        await choose(room)

    run(scene)
    sent = (wiretap / "pipe").read_bytes()
    size = int.from_bytes(sent[:4], "big")
    assert len(sent) == 4 + size
    message = json.loads(sent[4:])
    assert message.keys() == {"game", "view", "seat", "code", "sitting", "thinking"}
    assert base64.b64decode(message["view"]) == VIEW

    given = sent + VIEW + (wiretap / "arguments").read_bytes() + (wiretap / "environment").read_bytes()
    key = POSITION.record.generator_key
    secrets = forms(SEED) | {key.tobytes(), key.tobytes()[:8], base64.b64encode(key.tobytes())}
    secrets |= {POSITION.raw.tobytes(), base64.b64encode(POSITION.raw.tobytes()), TABLE.encode(), b"the-password"}
    assert [secret for secret in secrets if secret in given] == []


@unix
def test_what_goes_to_a_worker_does_not_depend_on_what_the_seat_cannot_see(wiretap: Path) -> None:
    async def scene(room: BotRoom) -> None:
        for seed in (1, 2):
            world = POSITION.view(1).deal(seed)
            assert world.to_bytes() != POSITION.to_bytes()
            assert world.view(0).to_bytes() != POSITION.view(0).to_bytes()
            await room.choose("outlive", world.view(1).to_bytes(), 1, "random", seed=SEED, table=TABLE)

    run(scene)
    sent = (wiretap / "pipe").read_bytes()
    half = len(sent) // 2
    assert sent[:half] == sent[half:]


def test_bots_at_other_seats_and_hints_have_other_seeds() -> None:
    sittings = {sitting_of(SEED, seat, is_hint) for seat in (0, 1) for is_hint in (False, True)}
    assert len(sittings) == 4
    assert all(0 <= number < 2**63 for number in sittings)


# Workers that are lost ------------------------------------------------------------------------------------------------


@unix
def test_a_worker_that_is_killed_in_the_middle_is_replaced_and_asked_again() -> None:
    async def scene(room: BotRoom) -> None:
        faults = count(metrics.bot_faults)
        asked = asyncio.ensure_future(choose(room, "search:500ms"))
        await until(lambda: len(workers()) == 1)
        (worker,) = workers()
        worker.kill()
        assert (await asked).move in LEGAL
        assert worker not in workers()
        assert count(metrics.bot_faults) == faults + 1

    run(scene)


@unix
def test_a_worker_that_is_killed_twice_is_trouble_and_the_next_request_gets_a_new_one() -> None:
    async def scene(room: BotRoom) -> None:
        asked = asyncio.ensure_future(choose(room, "search:3s"))
        for _ in range(2):
            await until(lambda: len(workers()) == 1)
            (worker,) = workers()
            worker.kill()
            await until(lambda lost=worker: lost not in workers())
        with pytest.raises(BotTrouble, match=r"search:3s: the worker ended \(SIGKILL\), then ended \(SIGKILL\)"):
            await asked
        assert (await choose(room)).move in LEGAL

    run(scene)


@unix
def test_a_worker_that_died_while_it_was_idle_is_replaced_without_a_word() -> None:
    async def scene(room: BotRoom) -> None:
        await choose(room)
        faults = count(metrics.bot_faults)
        (worker,) = workers()
        worker.kill()
        (desk_of_the_worker,) = room._free
        await until(lambda: not desk_of_the_worker._process.is_alive)
        assert (await choose(room)).move in LEGAL
        assert count(metrics.bot_faults) == faults

    run(scene)


@pytest.fixture
def impostor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
    """Let the first workers be something else: a program that gets the pipe of a worker."""

    def set_up(program: str, times: int = 1) -> None:
        (tmp_path / "impostor.py").write_text(
            f"import json, os, sys, time\nfrom newdawn.bots.host import send\nout = sys.stdout.buffer\n{program}\n"
        )
        script = tmp_path / "python"
        script.write_text(
            f'#!/bin/sh\necho x >> "{tmp_path}/starts"\n'
            f'[ $(wc -l < "{tmp_path}/starts") -gt {times} ] && exec "{PYTHON}" "$@"\n'
            f'exec "{PYTHON}" "{tmp_path}/impostor.py"\n'
        )
        script.chmod(script.stat().st_mode | stat.S_IEXEC)
        monkeypatch.setattr(sys, "executable", str(script))

    return set_up


_ANSWER = '{"move": "discard", "report": None, "candidates": [], "seconds": 0.5}'


@unix
@pytest.mark.parametrize(
    "program",
    [
        "sys.exit(3)",
        "print('hello, this is no message', flush=True); sys.stdin.read()",
        *(
            pytest.param(program, marks=pytest.mark.soak)
            for program in (
                "out.write(b'\\0\\0\\0\\x02[]'); out.flush(); sys.stdin.read()",
                "send(out, {'what': 1}); sys.stdin.read()",
                f"send(out, {{'ready': True}}); send(out, {{**{_ANSWER}, 'move': 5}}); sys.stdin.read()",
                f"send(out, {{'ready': True}}); send(out, {{**{_ANSWER}, 'seconds': float('nan')}}); sys.stdin.read()",
            )
        ),
        f"send(out, {{'ready': True}}); send(out, {{**{_ANSWER}, 'candidates': [1]}}); sys.stdin.read()",
    ],
    ids=["ends", "prints", "no keys", "no answer", "no move", "no time", "no candidates"],
)
def test_a_worker_that_writes_rubbish_is_replaced(impostor: Callable[[str, int], None], program: str) -> None:
    impostor(program, 1)

    async def scene(room: BotRoom) -> None:
        assert (await choose(room)).move in LEGAL

    run(scene)


@unix
def test_a_worker_that_hangs_is_ended_by_force_and_replaced(
    impostor: Callable[[str, int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    impostor("send(out, {'ready': True}); time.sleep(1000)", 1)
    monkeypatch.setattr(process, "_LEAVING", 0.1)

    async def scene(room: BotRoom) -> None:
        assert (await choose(room)).move in LEGAL

    run(scene, patience=5.0)


@unix
@pytest.mark.parametrize("thinks_first", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_worker_that_is_stopped_is_replaced_at_once(thinks_first: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has loaded the game, so that there is nothing to wait for: before it is ready, or while it thinks."""
    monkeypatch.setattr(desk, "_AT_ONCE", 1.0)

    async def scene(room: BotRoom) -> None:
        await choose(room)
        (worker,) = workers()
        if thinks_first:
            asked = asyncio.ensure_future(choose(room, "search:2s"))
            await asyncio.sleep(1.0)
            worker.suspend()
        else:
            worker.suspend()
            asked = asyncio.ensure_future(choose(room))
        assert (await asked).move in LEGAL
        assert worker not in workers()

    run(scene, patience=5.0)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody knows")
def test_a_worker_that_is_late_but_at_work_is_waited_for(
    impostor: Callable[[str, int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine it comes last: to start another one would take longer still."""
    monkeypatch.setattr(desk, "_AT_ONCE", 0.2)
    impostor(
        f"""
from newdawn.bots.host import receive
for seconds in (0.0, 2.0):
    receive(sys.stdin.buffer)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    send(out, {{'ready': True}})
    send(out, {_ANSWER})
sys.stdin.read()
""",
        1,
    )

    async def scene(room: BotRoom) -> None:
        for _ in range(2):
            assert (await choose(room)).move == "discard"

    run(scene)


@unix
def test_while_one_worker_is_stopped_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "_AT_ONCE", LIMIT)

    async def scene(room: BotRoom) -> None:
        await asyncio.gather(choose(room), choose(room, seed=1))
        first, second = workers()
        first.suspend()
        asked = [asyncio.ensure_future(choose(room, seed=number, table=str(number))) for number in range(6)]
        await until(lambda: sum(one.done() for one in asked) >= 5)
        assert first in workers()
        first.resume()
        assert all(decision.move in LEGAL for decision in await asyncio.gather(*asked))
        assert second in workers()

    run(scene, workers=2)


@unix
def test_trouble_says_how_the_worker_ended_and_its_last_words(impostor: Callable[[str, int], None]) -> None:
    impostor("sys.exit('there is no numba')", 2)

    async def scene(room: BotRoom) -> None:
        with pytest.raises(BotTrouble, match=r"ended \(exit code 1\): there is no numba, then ended \(exit code 1\)"):
            await choose(room)

    run(scene)


def test_a_worker_that_cannot_be_started_is_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def scene(room: BotRoom) -> None:
        with pytest.raises(BotTrouble, match="could not be started"):
            await choose(room)

    run(scene)


# Bots of other packages -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("crashing", "crashed: ZeroDivisionError"),
        ("gone", "crashed: its process ended"),
        ("sleeping:100ms", "hung for "),
        pytest.param("hanging:100ms", "hung for ", marks=pytest.mark.soak),
    ],
)
def test_a_bot_that_fails_loses_its_move_only(others: Path, code: str, fault: str) -> None:
    async def scene(room: BotRoom) -> None:
        faults = count(metrics.bot_faults)
        decision = await choose(room, code)
        assert decision.move in LEGAL
        assert decision.report is not None
        assert decision.report.startswith(f"{code} (seat 1) {fault}")
        assert count(metrics.bot_faults) == faults + 1
        (worker,) = workers()
        assert (await choose(room)).report is None
        assert workers() == [worker]

    run(scene, patience=5.0 if fault.startswith("hung") else 10.0)


def test_a_random_move_is_no_hint(others: Path) -> None:
    async def scene(room: BotRoom) -> None:
        with pytest.raises(BotTrouble, match="crashed: ZeroDivisionError"):
            await advise(room, "crashing")

    run(scene)


@pytest.mark.parametrize(
    ("code", "why"), [("unborn", "no weights"), ("missing", "cannot be loaded"), ("nobody", "no bot")]
)
def test_a_bot_that_cannot_be_made_is_trouble(others: Path, code: str, why: str) -> None:
    async def scene(room: BotRoom) -> None:
        with pytest.raises(BotTrouble, match=why):
            await choose(room, code)

    run(scene)


def test_a_bot_that_remembers_is_the_same_one_at_its_next_move_and_another_one_at_another_seat(others: Path) -> None:
    async def scene(room: BotRoom) -> None:
        def number(decision: Decision) -> int:
            assert decision.report is not None
            return int(decision.report.partition("RuntimeError: ")[2].split()[0])

        first = number(await choose(room, "counting"))
        assert number(await choose(room, "counting")) == first + 1
        assert number(await choose(room, "counting", seat=0)) not in range(first, first + 5)
        assert number(await choose(room, "counting", seed=SEED + 1)) not in range(first, first + 5)
        assert number(await choose(room, "counting")) == first + 2
        assert len(workers()) == 1

    run(scene, workers=2)


def test_only_so_many_bots_with_processes_of_their_own_are_kept(others: Path) -> None:
    async def scene(room: BotRoom) -> None:
        for seed in range(KEPT_BOTS + 1):
            await choose(room, "first", seed=seed)
        assert len(processes("newdawn.bots.host")) == KEPT_BOTS

    run(scene)


# Start and end --------------------------------------------------------------------------------------------------------


def test_nothing_is_started_before_it_is_needed() -> None:
    async def scene(room: BotRoom) -> None:
        assert processes() == []
        room.warm("outlive")
        await until(lambda: len(workers()) == 1)
        assert (await choose(room)).move in LEGAL
        await choose(room)
        assert len(workers()) == 1

    run(scene, workers=2)


def test_a_worker_loads_the_game_that_it_is_asked_for_and_no_other() -> None:
    program = (
        "import sys\n"
        "from newdawn.server.botroom import worker\n"
        "def loaded(*names): return [name for name in names if name in sys.modules]\n"
        "unwanted = ('newdawn.eden.rules', 'fastapi', 'sqlalchemy', 'prometheus_client', 'pydantic', 'uvicorn')\n"
        "assert not loaded('numba', 'newdawn.outlive.rules', *unwanted)\n"
        "worker._load('outlive')\n"
        "assert loaded('newdawn.outlive.rules') and not loaded(*unwanted)\n"
    )
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1"}
    done = subprocess.run([PYTHON, "-c", program], env=environment, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr


def test_closing_ends_all_processes_and_whoever_waits_is_told(others: Path) -> None:
    async def scene(room: BotRoom) -> None:
        asked = [asyncio.ensure_future(choose(room, code)) for code in ("sleeping", "search:10s", "random", "random")]
        await until(lambda: len(workers()) == 2 and len(processes("newdawn.bots.host")) == 1)
        await room.close()
        assert processes() == []
        for one in asked:
            with pytest.raises(BotTrouble, match="the bot room is closed"):
                await one
        with pytest.raises(BotTrouble, match="the bot room is closed"):
            await choose(room)
        room.warm("outlive")
        assert processes() == []

    run(scene, workers=2)


_SERVER = """
import asyncio, sys
from newdawn.server.botroom import BotRoom

async def main():
    room = BotRoom(2, may_compile=False)
    view = bytes.fromhex(sys.argv[1])
    codes = ("search:10s", "sleeping")
    await asyncio.gather(*(room.choose("outlive", view, 1, code, seed=1) for code in codes))

asyncio.run(main())
"""


@unix
def test_a_server_that_is_killed_leaves_no_process_behind(others: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen([PYTHON, "-c", _SERVER, VIEW.hex()], env=environment)
    try:
        asyncio.run(until(lambda: len(workers()) == 2 and len(processes("newdawn.bots.host")) == 1))
        left = psutil.Process(server.pid).children(recursive=True)
        assert len(left) == 3
    finally:
        server.kill()
        server.wait()
    _, alive = psutil.wait_procs(left, timeout=LIMIT)
    assert alive == []


@unix
def test_workers_are_polite_and_do_not_hear_what_ends_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_POLITENESS", POLITENESS)

    async def scene(room: BotRoom) -> None:
        await choose(room)
        (worker,) = workers()
        assert os.getpgid(worker.pid) != os.getpgid(0)
        assert worker.nice() == min(19, psutil.Process().nice() + 15)
        if sys.platform == "linux":
            assert os.sched_getscheduler(worker.pid) == os.SCHED_IDLE
            # Linux lets an idle task of another session finish its slice of time before anybody else runs.
            assert os.getsid(worker.pid) == os.getsid(0)
        for number in (signal.SIGINT, signal.SIGTERM):
            worker.send_signal(number)
        assert (await choose(room)).move in LEGAL
        assert workers() == [worker]

    run(scene)


@unix
def test_workers_become_compiled_when_the_code_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    warm: set[str] = set()
    monkeypatch.setattr(desk, "is_warm", lambda layer: layer in warm)
    monkeypatch.setattr(desk, "_LOOK", 0.05)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")

    def environments() -> list[dict[str, str]]:
        """Return those of all workers; one that is just ending has none any more."""
        found = []
        for worker in workers():
            with suppress(psutil.NoSuchProcess):
                found.append(worker.environ())
        return [environment for environment in found if environment]

    def is_interpreted() -> list[bool]:
        return ["NEWDAWN_INTERPRETED" in environment for environment in environments()]

    async def scene(room: BotRoom) -> None:
        assert (await choose(room)).move in LEGAL
        assert is_interpreted() == [True]
        (first,) = workers()
        warm.add("outlive")
        assert (await choose(room)).move in LEGAL
        assert workers() == [first]
        warm.add("outlive+bots")
        await until(lambda: is_interpreted() == [False])
        assert ["NUMBA_DISABLE_JIT" in environment for environment in environments()] == [False]
        # The other game is not compiled yet: a worker that plays both is interpreted again.
        view = newdawn.load("eden").new(players=2, seed=1).view(0)
        await room.choose("eden", view.to_bytes(), 0, "random", seed=1)
        assert is_interpreted() == [True]
        (second,) = workers()
        await choose(room)
        assert workers() == [second]

    run(scene, may_compile=True)


# Waiting (tests/server/test_thinking_time.py has the order) -----------------------------------------------------------


@unix
def test_whoever_goes_away_is_not_waited_for() -> None:
    async def scene(room: BotRoom) -> None:
        await choose(room)
        (worker,) = workers()
        worker.suspend()
        asked = [asyncio.ensure_future(choose(room)) for _ in range(3)]
        await asyncio.sleep(0)
        for one in asked[:2]:
            one.cancel()
        await asyncio.gather(*asked[:2], return_exceptions=True)
        worker.resume()
        assert (await asked[2]).move in LEGAL
        assert workers() == [worker]

    run(scene)


@unix
def test_the_event_loop_goes_on_while_bots_think() -> None:
    async def scene(room: BotRoom) -> None:
        await choose(room)
        (worker,) = workers()
        worker.suspend()
        asked = [asyncio.ensure_future(choose(room)) for _ in range(3)]
        # Nobody but the loop can wake the worker: if it waited for the worker, both would wait for ever.
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not any(one.done() for one in asked)
        worker.resume()
        assert all(decision.move in LEGAL for decision in await asyncio.gather(*asked))

    run(scene)


def test_a_ticking_task_ticks_while_a_worker_starts_and_searches() -> None:
    async def scene(room: BotRoom) -> None:
        ticks = 0
        asked = asyncio.ensure_future(choose(room, "search:500ms"))
        while not asked.done():
            await asyncio.sleep(0.005)
            ticks += 1
        assert asked.result().move in LEGAL
        assert ticks > 10

    run(scene)


def test_decisions_are_measured() -> None:
    async def scene(room: BotRoom) -> None:
        before = count(metrics.bot_seconds)
        await choose(room)
        await advise(room)
        assert count(metrics.bot_seconds) == before + 2

    run(scene)


def count(metric: Any) -> float:
    """How often something was counted or measured."""
    samples = {sample.name.rpartition("_")[2]: sample.value for family in metric.collect() for sample in family.samples}
    return float(samples.get("count", samples.get("total", 0.0)))


# Which bots may sit at a table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code", ["random", "medium", "hard", "expert", "search:2s", "search:10s", "search:100", "hard:1s"]
)
def test_bots_that_do_not_keep_people_waiting_may_sit(code: str) -> None:
    check_code(code)


def test_installed_bots_may_sit(others: Path) -> None:
    check_code("good")
    check_code("good:5s")


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("nobody", "no-such-bot"),
        ("", "no-such-bot"),
        ("good", "no-such-bot"),
        ("search:now", "bad-bot-budget"),
        ("search:", "bad-bot-budget"),
        ("search:0s", "bad-bot-budget"),
        ("search:11s", "bot-too-slow"),
        ("random:3600s", "bot-too-slow"),
        ("search:1000", "bot-too-slow"),
    ],
)
def test_others_are_refused_with_a_reason(code: str, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_code(code)
    assert (refused.value.name, refused.value.status) == (name, 422)
    json.dumps(refused.value.to_json(), allow_nan=False)


def test_a_level_is_too_slow_for_a_table_that_allows_less_than_it_takes() -> None:
    check_code("hard", most_seconds=1)
    with pytest.raises(Refusal, match="bot-too-slow") as refused:
        check_code("expert", most_seconds=1)
    assert refused.value.arguments == {"bot": "expert", "seconds": 2.0, "most": 1}


def test_the_room_knows_how_long_our_bots_take() -> None:
    searching = {"search": search_bot._USUAL.seconds, "search-linear": search_bot._USUAL.seconds}
    usual = {**searching, "hard": levels.Hard.seconds, "expert": levels.Expert.seconds}
    assert usual == codes._USUAL_SECONDS
