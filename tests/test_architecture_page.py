"""Every link of ARCHITECTURE.md leads somewhere, and the code that it names is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
LINKS = re.findall(r"\[(?P<words>[^\]]+)\]\((?P<target>[^)#]+)\)", PAGE)
NAMED = [(words.strip("`"), target) for words, target in LINKS if words.startswith("`") and target.endswith(".py")]


def defined(path: Path) -> set[str]:
    """Return the names of all functions and classes of a module, those of methods with their class."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{method.name}" for method in methods}
    return found


@pytest.mark.parametrize("target", sorted({target for _, target in LINKS}))
def test_every_link_leads_somewhere(target):
    assert (ROOT / target).exists()


@pytest.mark.parametrize(("name", "target"), NAMED, ids=[f"{name} in {target}" for name, target in NAMED])
def test_every_function_is_where_the_page_says(name, target):
    assert name in defined(ROOT / target)


def test_the_page_names_code():
    assert len(NAMED) > 15


def test_every_room_of_the_package_is_on_the_page():
    rooms = {path.parent.name for path in (ROOT / "newdawn").glob("*/__init__.py")}
    assert {room for room in rooms if f"`{room}`" not in PAGE} == set()
