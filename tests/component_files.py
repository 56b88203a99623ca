"""Component files of any game, for tests: changing a figure of a packaged one, and being refused for it."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from newdawn.core.components import Box, ComponentError


def original(box: ModuleType) -> str:
    """Return the text of the file that comes with a game, given its module `components`."""
    return box.PACKAGED.read_text(encoding="utf-8")


def corrected(box: ModuleType, section: str, old: str, new: str) -> tuple[str, int]:
    """Replace something in one section of the packaged file; return the text and the line of the change."""
    text = original(box)
    start = text.index(f"[{section}]\n")
    at = text.index(old, start)
    assert "\n[" not in text[start:at], f"{old} is not in {section}"
    return text[:at] + new + text[at + len(old) :], text.count("\n", 0, at) + 1


def loaded(box: ModuleType, folder: Path, text: str) -> Box:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return box.load(path)


def provenance_of(box: ModuleType, *where: str) -> str:
    """Return the provenance of the value with this section, item and key."""
    found = [row.provenance for row in box.table() if (row.section, row.item, row.key) == where]
    assert len(found) == 1, where
    return found[0]


def check_refusal(
    box: ModuleType, folder: Path, section: str, old: str, new: str, key: str | None, reason: str
) -> None:
    """Prove that a change in one section is refused, with its line, its key and the reason."""
    text, line = corrected(box, section, old, new)
    with pytest.raises(ComponentError) as caught:
        loaded(box, folder, text)
    error = caught.value
    assert reason in error.reason
    if key is not None:
        assert error.key == f"{section}.{key}"
        # A list or a pair of values that do not fit each other is reported at the second of them.
        on_the_line = text.splitlines()[error.line - 1]
        assert error.line == line or key.split(".")[0].split(" ")[0] in on_the_line
    assert re.match(rf"{re.escape(str(folder))}/my\.toml:\d+: [a-z]", str(error))


def check_misfit(box: ModuleType, folder: Path, edits: list[tuple[str, str]], message: str) -> None:
    """Prove that changes all over the file, which do not fit each other, are refused with this message."""
    text = original(box)
    for pattern, replacement in edits:
        text, count = re.subn(pattern, replacement, text)
        assert count
    with pytest.raises(ComponentError) as caught:
        loaded(box, folder, text)
    assert message in str(caught.value)
