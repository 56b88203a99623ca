"""What a browser has to download, and how the client comes into the package."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatch_build
import newdawn
from newdawn.server.web.pages import PAGES, TYPES, packed

ROOT = Path(__file__).parents[2]
LANGUAGES = 3
MOST_BYTES = 257_000
MOST_FONT_BYTES = 130_000
FIRST_PAGE_BYTES = 160_000
PARTS = ("table", "outlive", "eden")
"""The parts whose words are files of their own, one for each language."""


def client_folder() -> Path:
    """Return where the client was built to: `NEWDAWN_CLIENT` names another place, as for `vite build`."""
    return Path(os.environ.get("NEWDAWN_CLIENT") or PAGES)


def size_of(path: Path) -> int:
    """Return the size of a file on its way, as the server sends it."""
    content = path.read_bytes()
    return len(content) if path.suffix == ".woff2" else len(packed(path, content))


def files() -> Iterator[Path]:
    """Yield all that can be downloaded."""
    folder = client_folder()
    yield from (path for path in (*folder.glob("*"), *(folder / "assets").glob("*")) if path.suffix in TYPES)


def words(part: str) -> list[Path]:
    """Return the words of a part, one file for each language."""
    found = [path for path in files() if re.fullmatch(rf"{part}-[\w-]{{8}}\.js", path.name) and is_fluent(path)]
    assert len(found) == LANGUAGES, f"{part}: {[path.name for path in found]}"
    return found


def is_fluent(path: Path) -> bool:
    return (
        re.search(r"^[a-z][\w-]*=\S", path.read_text(encoding="utf-8").replace("\\n", "\n"), re.MULTILINE) is not None
    )


def test_what_is_sent_packed_is_what_was_built() -> None:
    built = [path for path in client_folder().rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    assert built
    for path in built:
        assert gzip.decompress(packed(path, path.read_bytes())) == path.read_bytes()


def test_all_that_a_player_of_both_games_downloads_in_one_language_is_small() -> None:
    languages = {path for part in PARTS for path in words(part)}
    # Only games without a board of their own need the plain one.
    same_for_all = [
        path
        for path in files()
        if path not in languages and path.suffix != ".woff2" and not path.name.startswith("plain-")
    ]
    largest_language = sum(max(size_of(path) for path in words(part)) for part in PARTS)
    total = sum(size_of(path) for path in same_for_all) + largest_language
    assert total < MOST_BYTES, {path.name: size_of(path) for path in (*same_for_all, *languages)}


def test_the_fonts_are_few_and_of_the_latin_letters_only() -> None:
    fonts = [path for path in files() if path.suffix == ".woff2"]
    assert {re.sub(r"-[\w-]{8}\.woff2$", "", path.name) for path in fonts} == {
        "barlow-condensed-latin-500-normal",
        "barlow-condensed-latin-700-normal",
        "barlow-semi-condensed-latin-500-normal",
        "barlow-semi-condensed-latin-600-normal",
        "big-shoulders-display-latin-700-normal",
        "fraunces-latin-600-normal",
    }
    assert sum(size_of(path) for path in fonts) < MOST_FONT_BYTES


def test_the_first_page_does_not_wait_for_the_boards() -> None:
    page = (client_folder() / "index.html").read_text(encoding="utf-8")
    named = [client_folder() / path for path in re.findall(r'"/(assets/[^"]+)"', page)]
    assert not [path.name for path in named if path.name.startswith(("screen", "look", "plain", *PARTS))]
    first = sum(size_of(path) for path in (client_folder() / "index.html", *named))
    assert first + max(size_of(path) for path in words("table")) < FIRST_PAGE_BYTES


def test_nothing_of_others_is_committed() -> None:
    listed = subprocess.run(["git", "ls-files", "web", "newdawn/server/web"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("this is no checkout")
    paths = listed.stdout.splitlines()
    ours = ("public/", "src/", "text/")
    kinds = {".css", ".ftl", ".html", ".js", ".json", ".py", ".svelte", ".svg", ".ts"}
    for path in map(Path, paths):
        assert path.suffix in kinds or path.name == ".prettierignore", f"{path} is not a source"
        assert not {"node_modules", "vendor", "client", "dist"} & set(path.parts), f"{path} was made by a program"
    folders = {path.removeprefix("web/") for path in paths if path.startswith("web/") and path.count("/") > 1}
    assert all(path.startswith(ours) for path in folders)


def test_a_second_build_does_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = installed_copy(tmp_path, monkeypatch)
    # What a real build makes, the wheel below shows.
    monkeypatch.setattr(hatch_build, "_run", lambda root, *_: (root / hatch_build.CLIENT).mkdir(exist_ok=True))
    hatch_build.build_client(root)
    assert "Building the browser client" in capfd.readouterr().err
    built = {path: path.stat().st_mtime_ns for path in (root / hatch_build.CLIENT).rglob("*")}
    hatch_build.build_client(root)
    assert capfd.readouterr().err == ""
    assert {path: path.stat().st_mtime_ns for path in (root / hatch_build.CLIENT).rglob("*")} == built
    # A unit test is not part of the client.
    (root / "web/src/table/sharing.spec.ts").write_text("// Changed.\n", encoding="utf-8")
    hatch_build.build_client(root)
    assert capfd.readouterr().err == ""
    message = next((root / "newdawn/outlive/text/en").glob("*.ftl"))
    message.write_text(message.read_text(encoding="utf-8") + "\n# Changed.\n", encoding="utf-8")
    hatch_build.build_client(root)
    assert "Building the browser client" in capfd.readouterr().err


@pytest.mark.soak
def test_the_wheel_brings_the_client_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.builders.wheel import WheelBuilder

    root = installed_copy(tmp_path, monkeypatch)
    wheel = next(WheelBuilder(str(root)).build(directory=str(tmp_path / "dist"), versions=["standard"]))
    names = zipfile.ZipFile(wheel).namelist()
    assert "newdawn/server/web/client/index.html" in names
    assert [name for name in names if re.fullmatch(r"newdawn/server/web/client/assets/index-[\w-]{8}\.js", name)]
    assert not [name for name in names if "node_modules" in name or name.startswith(("web/", "tests/"))]


def test_the_types_of_the_client_are_those_of_the_server_and_the_games(tmp_path: Path) -> None:
    made = [path.relative_to(tmp_path) for path in hatch_build.make_types(ROOT, tmp_path)]
    kept = [path.relative_to(ROOT / "web/src") for path in (ROOT / "web/src").glob("*/schema.ts")]
    assert sorted(made) == sorted(kept)
    assert {path.parent.name for path in made} == {"protocol", *newdawn.GAMES}
    changed = [path for path in made if (tmp_path / path).read_bytes() != (ROOT / "web/src" / path).read_bytes()]
    assert changed == [], "a schema has changed: make types"


def test_a_build_that_cannot_fetch_its_tools_says_what_it_needs(tmp_path: Path) -> None:
    root = copy(tmp_path)
    done = subprocess.run(
        [sys.executable, root / "hatch_build.py"],
        env={
            "PATH": "",
            "HOME": str(tmp_path),
            "npm_config_registry": "http://127.0.0.1:9",
            "npm_config_fetch_retries": "0",
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "the browser client: npm ci --ignore-scripts ended with 1. "
        "If something could not be fetched: the first build needs the npm registry."
    )
    assert not (root / hatch_build.CLIENT).exists()


def copy(target: Path) -> Path:
    """Return a copy of all that the client is made of, with nothing installed and nothing built."""
    root = target / "newdawn"
    leave_out = shutil.ignore_patterns("node_modules", "client", "__pycache__")
    for folder in ("web", "newdawn"):
        shutil.copytree(ROOT / folder, root / folder, ignore=leave_out)
    for file in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, root / file)
    return root


def installed_copy(target: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return such a copy with the libraries of this checkout."""
    root = copy(target)
    hatch_build.install(ROOT)
    monkeypatch.delenv("NEWDAWN_CLIENT", raising=False)
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return root
