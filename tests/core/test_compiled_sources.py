"""What compiled sources must not do, because it works most of the time."""

import re
from pathlib import Path

import newdawn
from newdawn.core.cache import is_never_compiled

PACKAGE = Path(newdawn.__file__).parent
SOURCES = [
    path
    for folder in ("core", *newdawn.GAMES)
    for path in sorted((PACKAGE / folder).rglob("*.py"))
    if not is_never_compiled(path) and "@compiled" in path.read_text(encoding="utf-8")
]


def test_no_record_is_taken_out_of_an_array_that_nothing_else_holds():
    """Compiled, a record does not keep its array alive: what `np.zeros(1, kind)[0]` names is freed memory."""
    taken = re.compile(r"np\.(?:zeros|empty|ones)\([^)]*\)\[")
    assert SOURCES
    assert [path for path in SOURCES if taken.search(path.read_text(encoding="utf-8"))] == []
