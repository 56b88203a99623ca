"""How the tests are shared out between the workers."""

import os
from collections import Counter

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores: many tests wait for a browser, a process or a clock."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with files marked `long`, then with those of most tests, so that no worker ends alone with a long one."""
    tests = Counter(item.path for item in items)
    items.sort(key=lambda item: (item.get_closest_marker("long") is None, -tests[item.path]))
