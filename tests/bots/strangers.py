"""Bots of another package, for tests: registered by an entry point, as an installed package does."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from newdawn.bots import registry

SOURCE = '''
import ctypes, os, subprocess, sys, threading, time


class Good:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, seat, budget):
        return view.moves()[self.seed % len(view.moves())]


class First(Good):
    """Returns the first move by its notation, and tells why."""

    def choose(self, view, seat, budget):
        self.view = view
        return str(view.moves()[0])

    def explain(self):
        from newdawn.bots import Candidate, Explanation

        return Explanation((Candidate(self.view.moves()[0].number, 3, (1.5, 2.5), 0.25),), 3, 0.5)


class Mumbling(First):
    def explain(self):
        return 5 / 0


class Nonsense(First):
    def explain(self):
        return "because"


class Crashing(Good):
    def choose(self, view, seat, budget):
        return 1 / 0


class Counting(Good):
    def choose(self, view, seat, budget):
        self.seed += 1
        raise RuntimeError(self.seed)


class Shouting(Good):
    def choose(self, view, seat, budget):
        raise RuntimeError("one\\ntwo\\x1b[31m" + "!" * 1000)


class Speechless(Good):
    class Error(Exception):
        def __str__(self):
            raise ValueError

    def choose(self, view, seat, budget):
        raise self.Error


class Leaving(Good):
    def choose(self, view, seat, budget):
        sys.exit("enough")


class Hanging(Good):
    def choose(self, view, seat, budget):
        while True:
            pass


class Sleeping(Good):
    def choose(self, view, seat, budget):
        time.sleep(1000)


class Gone(Good):
    def choose(self, view, seat, budget):
        print("I am leaving")
        os._exit(3)


class Wild(Good):
    def choose(self, view, seat, budget):
        ctypes.string_at(0)


class Nothing(Good):
    def choose(self, view, seat, budget):
        return None


class Yes(Good):
    def choose(self, view, seat, budget):
        return True


class Unknown(Good):
    def choose(self, view, seat, budget):
        return "fly moon"


class Illegal(Good):
    def choose(self, view, seat, budget):
        return "take"


class Beyond(Good):
    def choose(self, view, seat, budget):
        return 10**9


class Printing(First):
    """Prints more than a pipe holds, on every way there is, and reads what is none of its business."""

    def choose(self, view, seat, budget):
        for _ in range(2000):
            print("x" * 1000)
            print("y" * 1000, file=sys.stderr)
        sys.__stdout__.write("z" * 100_000)
        sys.__stdout__.flush()
        os.write(1, b"w" * 100_000)
        assert sys.stdin.read() == ""
        return super().choose(view, seat, budget)


class Garbage(Good):
    """Finds the pipe and writes into it."""

    def choose(self, view, seat, budget):
        for number in range(3, 20):
            try:
                os.write(number, b"garbage, and more of it" * 100)
            except OSError:
                pass
        time.sleep(1000)


class Forger(Good):
    """Answers by itself, and not as a host does."""

    def choose(self, view, seat, budget):
        text = b'{"number": 1, "move": "what", "fault": ""}'
        for number in range(3, 20):
            try:
                os.write(number, len(text).to_bytes(4, "big") + text)
            except OSError:
                pass
        time.sleep(1000)


class Mutating(First):
    def choose(self, view, seat, budget):
        move = super().choose(view, seat, budget)
        view.raw[:] = 0
        return move

    def explain(self):
        return None


class Forking(First):
    """Leaves a process behind that holds all pipes."""

    def choose(self, view, seat, budget):
        with open(os.environ["TEST_FOLDER"] + "/child", "w") as file:
            file.write(str(subprocess.Popen(["sleep", "1000"], close_fds=False).pid))
        return super().choose(view, seat, budget)


class Once(First):
    """Hangs in its first decision only: a new one is not the same one."""

    def choose(self, view, seat, budget):
        path = os.environ["TEST_FOLDER"] + "/once"
        if not os.path.exists(path):
            open(path, "w").close()
            time.sleep(1000)
        return super().choose(view, seat, budget)


class Unborn:
    def __init__(self, seed):
        raise LookupError("no weights")


class Stillborn:
    def __init__(self, seed):
        os._exit(9)


class Tardy(Good):
    def __init__(self, seed):
        time.sleep(1000)


class Mute:
    def __init__(self, seed):
        pass


class Curious(Good):
    """Writes down what it is given."""

    def choose(self, view, seat, budget):
        with open(os.environ["TEST_FOLDER"] + "/seen", "w") as file:
            file.write(f"{type(view).__name__} {view.seat} {seat} {budget.seconds} {budget.work} {budget.cores} "
                       f"{view.game.is_compiled}")
        return view.moves()[-1]
'''


def install(folder: Path) -> None:
    """Write a package with bots into a folder, as an installation leaves it."""
    names = [line.split()[1].split("(")[0].rstrip(":") for line in SOURCE.splitlines() if line.startswith("class ")]
    (folder / "strangers.py").write_text(SOURCE)
    (folder / "unimportable.py").write_text("import no_such_module\n")
    information = folder / "strangers-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    points = [f"{name.lower()} = strangers:{name}" for name in names]
    points += ["unimportable = unimportable:Bot", "missing = strangers:Missing"]
    (information / "entry_points.txt").write_text("\n".join(["[newdawn.bots]", *points]) + "\n")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Let this process, and those that it starts, find the bots; they write into the folder."""
    site = folder / "site"
    site.mkdir()
    install(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        patch.setenv("TEST_FOLDER", str(folder))
        registry._others.cache_clear()
        yield
    registry._others.cache_clear()
