"""A bot that crashes, hangs or returns an illegal move loses only its own move, with a clear report."""

import gc
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import newdawn
from newdawn.bots import BotError, Candidate, entrant, guard, registry
from newdawn.bots.guard import Choice, SeatedBot
from tests.bots import strangers

GAME = newdawn.load("outlive")
IS_COMPILED = GAME.is_compiled


@pytest.fixture(autouse=True)
def others(tmp_path: Path) -> Iterator[Path]:
    """The folder of a package with bots, installed for this test."""
    with strangers.installed(tmp_path):
        yield tmp_path


@pytest.fixture(autouse=True)
def _processes_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes of bots run interpreted unless a test says otherwise, because that starts sooner."""
    monkeypatch.setattr(type(GAME), "is_compiled", False)


def choices(code: str, count: int = 1, patience: float = 20.0) -> list[Choice]:
    """Let a bot decide the same thing several times."""
    position = GAME.new(players=2, seed=1)
    with SeatedBot(entrant(code), GAME, 7, patience) as seated:
        made = [seated.choose(position.view(1), 1) for _ in range(count)]
    legal = [move.number for move in position.moves(1)]
    assert all(choice.move in legal for choice in made)
    return made


def report_of(code: str, patience: float = 20.0) -> str:
    """Return the one report of a bot that fails, after what is the same in all of them."""
    (choice,) = choices(code, 1, patience)
    assert choice.report is not None
    assert choice.explanation is None
    assert choice.report.count("\n") == 0
    assert choice.report.isprintable()
    assert choice.report == f"{code} (seat 1) {choice.fault}; a random legal move was played instead"
    assert choice.fault is not None
    return choice.fault


def test_a_bot_of_another_package_plays_in_a_process_of_its_own() -> None:
    (choice,) = choices("good")
    assert choice.report is None
    assert choice.move == GAME.new(players=2, seed=1).moves(1)[7 % 6].number
    assert choice.seconds > 0


def test_its_explanation_comes_along() -> None:
    (choice,) = choices("first")
    assert choice.explanation is not None
    assert choice.explanation.candidates == (Candidate(choice.move, 3, (1.5, 2.5), 0.25),)
    assert choice.explanation.simulations_per_second == 6


@pytest.mark.parametrize("code", ["mumbling", "nonsense"])
def test_a_bot_that_cannot_explain_has_still_chosen(code: str) -> None:
    (choice,) = choices(code)
    assert (choice.report, choice.explanation) == (None, None)


def test_it_is_given_a_view_its_seat_and_its_budget(others: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choices("curious:400ms")
    assert (others / "seen").read_text() == "View 1 1 0.4 None 1 False"
    monkeypatch.setattr(type(GAME), "is_compiled", IS_COMPILED)
    position = GAME.new(players=2, seed=1)
    with SeatedBot(entrant("curious:50"), GAME, 7, cores=2) as seated:
        seated.choose(position.view(0), 0)
    assert (others / "seen").read_text() == f"View 0 0 None 50 2 {IS_COMPILED}"


def test_an_exception_is_reported_with_its_place() -> None:
    line = strangers.SOURCE.splitlines().index("        return 1 / 0") + 1
    assert report_of("crashing") == f"crashed: ZeroDivisionError: division by zero at site/strangers.py:{line}"


def test_a_bot_that_raised_an_exception_stays_as_it_is() -> None:
    faults = [str(choice.fault).partition(" at ")[0] for choice in choices("counting", 3)]
    assert faults == ["crashed: RuntimeError: 8", "crashed: RuntimeError: 9", "crashed: RuntimeError: 10"]


def test_a_long_message_with_line_breaks_becomes_one_short_line() -> None:
    fault = report_of("shouting")
    assert fault.startswith("crashed: RuntimeError: one two?[31m!!!")
    assert len(fault) < 400


def test_an_exception_that_has_no_text_is_named() -> None:
    assert report_of("speechless").startswith("crashed: Error: a Error at site/strangers.py:")


def test_a_bot_that_leaves_the_program_has_crashed() -> None:
    assert report_of("leaving").startswith("crashed: SystemExit: enough at ")


@pytest.mark.parametrize(("code", "line"), [("hanging", "while True"), ("sleeping", "time.sleep(1000)")])
def test_a_bot_that_hangs_is_stopped_and_the_report_says_where(code: str, line: str) -> None:
    fault = report_of(f"{code}:100ms", patience=1.4)
    assert fault.startswith("hung for 1.5 s at site/strangers.py:")
    found = int(fault.rpartition(":")[2])
    assert line in "\n".join(strangers.SOURCE.splitlines()[found - 2 : found])


def test_a_bot_that_hung_is_started_anew(others: Path) -> None:
    hung, well = choices("once", 2, patience=2)
    assert (others / "once").exists()
    assert hung.report is not None
    assert well.report is None


def test_a_process_that_ends_is_reported_with_its_last_words_and_started_anew() -> None:
    first, second = choices("gone", 2)
    assert first.fault == second.fault == "crashed: its process ended (exit code 3): I am leaving"


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
def test_a_segmentation_fault_is_reported_by_its_name() -> None:
    assert report_of("wild").startswith("crashed: its process ended (SIGSEGV)")


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("nothing", "returned nothing useful: None"),
        ("yes", "returned nothing useful: True"),
        ("unknown", "returned an illegal move “fly moon”: “fly moon” is not a move; moves begin with done"),
        ("illegal", "returned an illegal move “take”: "),
        ("beyond", "returned an illegal move “1000000000”: a move has a number from 0 to"),
    ],
)
def test_a_move_that_does_not_count_is_reported_with_the_reason(code: str, fault: str) -> None:
    assert report_of(code).startswith(fault)


def test_what_a_bot_prints_disturbs_nothing() -> None:
    assert [choice.report for choice in choices("printing", 2)] == [None, None]


def test_garbage_in_the_pipe_costs_the_move() -> None:
    assert report_of("garbage").startswith("crashed: its process wrote garbage: ")


def test_a_forged_answer_costs_the_move() -> None:
    assert report_of("forger").startswith("returned nothing useful: “what” is not a move")


def test_a_bot_that_spoils_its_view_harms_nobody() -> None:
    position = GAME.new(players=2, seed=1)
    view = position.view(1)
    before = view.to_bytes()
    with SeatedBot(entrant("mutating"), GAME, 7) as seated:
        assert [seated.choose(view, 1).report for _ in range(2)] == [None, None]
    assert view.to_bytes() == before


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("unborn", "the bot “unborn” cannot be made: LookupError: no weights at site/strangers.py:"),
        ("stillborn", "the bot “stillborn” cannot be made: its process ended (exit code 9)"),
        ("mute", "the bot “mute” has no method choose(view, seat, budget)"),
        (
            "unimportable",
            "the bot “unimportable” cannot be loaded: ModuleNotFoundError: ",
        ),
        ("missing", "the bot “missing” cannot be loaded: AttributeError: "),
    ],
)
def test_a_bot_that_cannot_be_made_is_an_error_when_it_sits_down(code: str, why: str) -> None:
    with pytest.raises(BotError) as raised:
        SeatedBot(entrant(code), GAME, 7)
    assert str(raised.value).startswith(why)


def test_a_bot_that_takes_forever_to_be_made_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "_STARTING", 1.0)
    with pytest.raises(BotError, match=r"“tardy” was not ready after 1 s"):
        SeatedBot(entrant("tardy"), GAME, 7)


def test_a_seat_without_a_choice_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.new(players=2, seed=1).view(1)
    only = view.moves()[:1]
    monkeypatch.setattr(view, "moves", lambda: only)
    with SeatedBot(entrant("crashing"), GAME, 7) as seated:
        assert seated.choose(view, 1) == Choice(only[0].number)


def test_a_seat_with_nothing_to_decide_is_a_mistake_of_the_caller() -> None:
    position = GAME.new(players=2, seed=1)
    while 1 in position.to_act:
        position.play(1, position.moves(1)[0])
    seated = SeatedBot(entrant("random"), GAME, 7)
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        seated.choose(position.view(1), 1)


def test_our_own_bots_are_guarded_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._OWN, "broken", "strangers:Crashing")
    (choice,) = choices("broken")
    assert choice.fault is not None
    assert choice.fault.startswith("crashed: ZeroDivisionError")


def test_random_moves_instead_depend_on_the_seed_only() -> None:
    made = choices("crashing", 12)
    assert [choice.move for choice in made] == [choice.move for choice in choices("crashing", 12)]
    assert len({choice.move for choice in made}) > 2


def is_running(process: int) -> bool:
    """Tell whether a process is there; one that has ended and was not waited for counts."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z" and os.getpid() != 1)


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up in another way there")
class TestNoProcessIsLeft:
    def test_after_a_bot_is_closed(self) -> None:
        seated = SeatedBot(entrant("good"), GAME, 7)
        process = seated._process._process.pid
        assert is_running(process)
        seated.close()
        seated.close()
        assert not is_running(process)

    def test_after_a_bot_is_forgotten(self) -> None:
        seated = SeatedBot(entrant("good"), GAME, 7)
        process = seated._process._process.pid
        del seated
        gc.collect()
        assert not is_running(process)

    def test_not_even_one_that_the_bot_has_started(self, others: Path) -> None:
        choices("forking")
        child = int((others / "child").read_text())
        for _ in range(100):
            if not is_running(child):
                return
            time.sleep(0.05)
        pytest.fail("the process of the bot’s process still runs")

    @pytest.mark.parametrize("how", ["", "sys.exit(1)", "os.kill(os.getpid(), 9)"])
    def test_after_the_end_of_the_program(self, how: str) -> None:
        program = f"""
import os, sys, newdawn
from newdawn.bots import entrant
from newdawn.bots.guard import SeatedBot
seated = SeatedBot(entrant("good"), newdawn.load("outlive"), 7)
print(seated._process._process.pid, flush=True)
{how}
"""
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "NEWDAWN_INTERPRETED": "1"}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
        process = int(done.stdout)
        for _ in range(100):
            if not is_running(process):
                return
            time.sleep(0.05)
        pytest.fail("the process of the bot still runs")
