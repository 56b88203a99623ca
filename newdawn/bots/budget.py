"""How much a bot may think about one decision: a time, for people, or an amount of work, for experiments."""

import re
from dataclasses import dataclass
from numbers import Real

from newdawn.core.arguments import given, whole

__all__ = ["Budget"]

_LONGEST = 3600.0
_MOST_WORK = 10**9
_MOST_CORES = 1024
_TIME = re.compile(r"(?P<number>\d{1,7}(?:\.\d{1,3})?)(?P<unit>ms|s)")
_WORK = re.compile(r"\d{1,10}")


@dataclass(frozen=True)
class Budget:
    """A time or an amount of work for one decision, and the cores to spend it on.

    Work is counted in simulations: with the same seed and the same views it gives the same choices, on every machine.
    A time gives as many simulations as fit. Without either a bot takes what it needs.
    """

    seconds: float | None = None
    work: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        """Refuse a budget that makes no sense: compiled searches would not come back from it."""
        if self.seconds is not None and not _is_time(self.seconds):
            raise ValueError(f"seconds must be a number above 0, up to {_LONGEST:g}, not {given(self.seconds)}")
        if self.work is not None:
            object.__setattr__(self, "work", whole(self.work, "work", 1, _MOST_WORK))
        object.__setattr__(self, "cores", whole(self.cores, "cores", 1, _MOST_CORES))

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Return the budget that a seat code names: `2s`, `400ms`, or a number of simulations.

        >>> Budget.parse("400ms")
        Budget(seconds=0.4, work=None, cores=1)
        >>> Budget.parse("2000").work
        2000
        """
        timed = _TIME.fullmatch(text)
        if timed is not None:
            seconds = float(timed["number"]) / (1000 if timed["unit"] == "ms" else 1)
            if 0 < seconds <= _LONGEST:
                return cls(seconds=seconds)
        elif _WORK.fullmatch(text) and 0 < int(text) <= _MOST_WORK:
            return cls(work=int(text))
        raise ValueError(f"“{text[:30]}” is not a budget: give a time such as 2s or 400ms, or a number of simulations")

    def __str__(self) -> str:
        """Return the budget as a seat code names it."""
        if self.work is not None:
            return str(self.work)
        if self.seconds is None:
            return ""
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"


def _is_time(value: object) -> bool:
    return not isinstance(value, bool) and isinstance(value, Real) and bool(0 < value <= _LONGEST)  # type: ignore[operator]
