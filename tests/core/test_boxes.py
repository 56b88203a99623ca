"""What the figures of every box have in common: constants for the rules, a table for people, and files to correct."""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from newdawn.core.cache import components_variable
from newdawn.core.components import ComponentError
from newdawn.eden import components as eden
from newdawn.outlive import components as outlive
from tests.component_files import loaded, original

BOXES = {"outlive": outlive, "eden": eden}

CHECKED = {
    "outlive": "bef5d2f18e5d9e66b5fa6193f228fbd6d1c76f71015aa09604959fcf59d07e42",
    "eden": "f3b1472577b69f50615d3f972c9d58886a80d57c45021799e7840cf6b3f3fe63",
}
"""The digest of all figures of each box."""

SHOWN_ONLY = ("survivor_tokens", "tokens_of_a_kind")
"""Figures that no rule asks for, since no kind of token ever runs out: pages about the box show them."""

LEFT_OUT = {"outlive": ["reserve"], "eden": []}
"""Sections that a file may be without: those that owners corrected before there was one are read as they were."""

every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


@every_box
def test_every_figure_is_a_constant_of_the_module(box: ModuleType) -> None:
    figures = [field.name for field in fields(box.Components) if field.name not in ("rows", *SHOWN_ONLY)]
    assert [name for name in figures if not is_constant(box, name)] == []


def is_constant(box: ModuleType, name: str) -> bool:
    """Tell whether a figure is in the module as the rules want it: a number, or an array that nobody can change."""
    value = getattr(box, name.upper())
    if value is not getattr(box.COMPONENTS, name):
        return False
    if not isinstance(value, np.ndarray):
        return type(value) is int
    return value.dtype == np.int64 and value.flags.c_contiguous and not value.flags.writeable


@every_box
def test_the_table_shows_every_value_of_the_file(box: ModuleType) -> None:
    shown = {(row.section, row.item, re.split(r" #|\.", row.key)[0]) for row in box.table()}
    for section, content in tomllib.loads(original(box)).items():
        items = {"": content} if "provenance" in content else content
        for item, values in items.items():
            assert {(section, item, key) for key in values if key != "provenance"} <= shown


@every_box
def test_the_digest_depends_on_the_figures_alone(tmp_path: Path, box: ModuleType) -> None:
    text = original(box).replace('"designed"', '"box"')
    assert loaded(box, tmp_path, "# mine\n" + text).digest == box.DIGEST
    assert re.fullmatch("[0-9a-f]{64}", box.DIGEST)


@pytest.mark.parametrize("game", BOXES)
def test_the_figures_are_those_that_were_checked_card_by_card(game: str) -> None:
    """Whoever corrects a figure writes the new digest here: saved games know by it that they are of another box."""
    assert CHECKED[game] == BOXES[game].DIGEST


@pytest.mark.parametrize("game", BOXES)
def test_no_section_can_be_left_out_but_those_that_came_later(tmp_path: Path, game: str) -> None:
    box = BOXES[game]
    sections = re.findall(r"^\[(.*)\]$", original(box), re.MULTILINE)
    assert sections
    assert [section for section in sections if not is_missed(box, section, tmp_path)] == LEFT_OUT[game]


def is_missed(box: ModuleType, section: str, folder: Path) -> bool:
    """Tell whether a file without a section is refused for that."""
    # The provenance of a section may stand in a table below it, which goes with it.
    pattern = rf"^\[{re.escape(section)}(\.provenance)?\]$.*?(?=^\[|\Z)"
    text = re.sub(pattern, "", original(box), flags=re.MULTILINE | re.DOTALL)
    try:
        loaded(box, folder, text)
    except ComponentError as error:
        return str(error).endswith(f"{section}: is missing")
    return False


# The file that the environment names ----------------------------------------------------------------------------------


def run_with(game: str, file: str) -> subprocess.CompletedProcess[str]:
    program = f"import newdawn.{game}.components as box; print(box.EVENT_POINTS[0], box.DIGEST)"
    environment = {**os.environ, components_variable(game): file}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("game", BOXES)
def test_the_environment_names_the_file_to_play_with(tmp_path: Path, game: str) -> None:
    box = BOXES[game]
    path = tmp_path / "my.toml"
    path.write_text(re.sub(r"(?m)^points = \d+$", "points = 17", original(box)), encoding="utf-8")
    assert run_with(game, str(path)).stdout.split() == ["17", box.load(path).digest]
    assert run_with(game, "").stdout.split() == [str(box.EVENT_POINTS[0]), box.DIGEST]


@pytest.mark.parametrize("game", BOXES)
def test_a_bad_file_in_the_environment_exposes_nothing(tmp_path: Path, game: str) -> None:
    result = run_with(game, str(tmp_path / "absent.toml"))
    assert result.returncode != 0
    assert result.stdout == ""
    assert result.stderr.rstrip().endswith("absent.toml: no such file")


# Fuzzing --------------------------------------------------------------------------------------------------------------

TEXTS = {game: original(box) for game, box in BOXES.items()}
NUMBERS = ["0", "-1", "1", "2", "9", "99", "10", "true", "1.5", "nan", "2020-01-01", "9" * 5000, "0x" + "f" * 5000]
WORDS = ['""', '"axe"', '"points"', '"rulebook"', "x", ""]
GROUPS = ["[]", "[1, 2]", "[[]]", '["forest"]', "{}", "{ wood = 1 }", "{ sage = 1 }", "{ 2 = 1, 3 = 1, 4 = 1 }"]
TABLES = ["[{}]", "[{}, 1]", "[{ points = 1, farmers = 2 }]", '[{ count = 1, of = ["sage"] }, { up-to = 3 }]']
ODD_VALUES = st.sampled_from(NUMBERS + WORDS + GROUPS + TABLES)
A_FEW = settings(max_examples=settings().max_examples // 5)
"""A file takes long to load: only some of the examples that there are of other properties, in long tests too."""
fuzzed = pytest.mark.parametrize("game", BOXES)


def loads_or_explains(game: str, text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "my.toml"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        problem = None
        try:
            assert len(BOXES[game].load(path).digest) == 64
        except ComponentError as error:
            problem = error
    if problem:
        assert problem.reason
        assert str(problem).startswith(str(path))
        assert "\n" not in str(problem)
        assert 0 <= problem.line <= text.count("\n") + 1


@fuzzed
@A_FEW
@given(data=st.data())
def test_a_file_with_other_values_loads_or_explains(game: str, data: st.DataObject) -> None:
    lines = TEXTS[game].splitlines()
    figures = [index for index, line in enumerate(lines) if re.match(r"[a-z-]+ = ", line)]
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.sampled_from(figures))
        lines[index] = f"{lines[index].split(' = ')[0]} = {data.draw(ODD_VALUES)}"
    loads_or_explains(game, "\n".join(lines))


@fuzzed
@A_FEW
@given(
    data=st.data(),
    removed=st.integers(0, 60),
    put=st.text(max_size=4) | st.sampled_from(['"""', "[[", "[setup]", "\n", "\r", "\0", "a.b.c = 1\n"]),
)
def test_a_file_with_other_text_loads_or_explains(game: str, data: st.DataObject, removed: int, put: str) -> None:
    text = TEXTS[game]
    at = data.draw(st.integers(0, len(text)))
    loads_or_explains(game, text[:at] + put + text[at + removed :])


@fuzzed
@A_FEW
@given(data=st.data())
def test_a_file_with_lines_moved_about_loads_or_explains(game: str, data: st.DataObject) -> None:
    lines = TEXTS[game].splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        line = lines.pop(data.draw(st.integers(0, len(lines) - 1)))
        for _ in range(data.draw(st.integers(0, 2))):
            lines.insert(data.draw(st.integers(0, len(lines))), line)
    loads_or_explains(game, "\n".join(lines))
