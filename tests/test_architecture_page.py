"""Every link of ARCHITECTURE.md leads somewhere, and every page can be reached and names only files that exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
LINKS = re.findall(r"\[(?P<words>[^\]]+)\]\((?P<target>[^)#]+)\)", PAGE)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "bench/README.md"])
GAMES = sorted(path.parent.name for path in ROOT.glob("newdawn/*/about.py"))
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


def pages_linked_from(page: Path) -> set[Path]:
    """Return the pages that another page links to."""
    targets = re.findall(r"\]\(([^)#:]+\.md)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in targets}


def test_every_page_but_the_readme_is_linked_from_another_one():
    linked = set().union(*(pages_linked_from(page) - {page} for page in PAGES))
    assert {page for page in PAGES if page not in linked} == {ROOT / "README.md"}


def files_named_on(page: Path) -> set[str]:
    """Return the paths of the repository that a page names as code, with each game for `<game>`."""
    rooms = "newdawn|tests|tools|web|examples|bench|docs"
    paths = re.findall(rf"`((?:{rooms})/[^`\s]*)`", page.read_text(encoding="utf-8"))
    # Environments are named like files: newdawn/Outlive-v0.
    named = [path for path in paths if not re.fullmatch(r"newdawn/\w+-v\d+", path)]
    return {path.replace("<game>", game) for path in named for game in GAMES}


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_file_that_a_page_names_exists(page):
    assert {path for path in files_named_on(page) if not any(ROOT.glob(path))} == set()
