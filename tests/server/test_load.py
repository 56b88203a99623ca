"""The server under the load that it promises to bear; it takes minutes, and a machine with nothing else to do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench" / "run.py"
LONGEST = 1_200.0
"""Seconds after which a measurement will not end any more."""


def measured(*options: str) -> tuple[int, dict[str, Any]]:
    """Measure a server under load; return the exit code and the figures."""
    command = [sys.executable, str(BENCH), "server", "--json", "--strict", *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, timeout=LONGEST)
    assert done.stdout, f"the measurement ended with {done.returncode} and no figures"
    return done.returncode, json.loads(done.stdout)


@pytest.mark.alone
@pytest.mark.soak
def test_five_hundred_tables_of_four_are_served_in_time_and_nothing_is_lost() -> None:
    code, figures = measured()
    shown = json.dumps(figures)
    assert figures["tables"] == 500, shown
    assert figures["sockets"] == 2_000, shown
    assert figures["moves_per_second"] >= 95, shown
    assert figures["p50_ms"] <= figures["p95_ms"] < 100, shown
    assert figures["p99_ms"] < 250, shown
    assert figures["lost"] == 0, shown
    assert figures["rss_mb"] < 600, shown
    # Bots that think beside them, and a restart under load, have targets of their own.
    assert code == 0, shown
