"""Every test that docs/promises.md names is there, and runs when the page says."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs/promises.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([\w./]+\.py)::(\w+)`\s*(\(\*long\*\))?", PAGE)


@cache
def marked_in(path: Path) -> dict[str, bool]:
    """Return the tests of a file, and whether all that a test tries belongs to the long tests."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {
        node.name: any(ast.unparse(mark).startswith("pytest.mark.soak") for mark in node.decorator_list)
        for node in functions
    }


def test_the_page_names_what_proves_each_promise():
    assert len(NAMED) > 60


@pytest.mark.parametrize(("file", "name", "long"), NAMED, ids=[f"{file}::{name}" for file, name, _ in NAMED])
def test_a_test_that_the_page_names_is_there_and_runs_when_it_says(file, name, long):
    found = marked_in((HERE / file).resolve())
    assert name in found
    assert found[name] == bool(long)
