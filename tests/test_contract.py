"""The rooms of every game are what `newdawn.core.contract` says, also for mypy."""

from pathlib import Path

import pytest

import newdawn
from newdawn.core import catalogue, contract, kit
from tests.game_names import ROOT, known_games

api = pytest.importorskip("mypy.api")


def package_of(game: str) -> str:
    return f"newdawn.{game}" if game in newdawn.GAMES else f"examples.{game}"


def rooms_of(game: str) -> list[tuple[str, str]]:
    """Return the modules of a game, each with the name of its protocol."""
    package = package_of(game)
    found = []
    for room, protocol in {**contract.ROOMS, **contract.OPTIONAL_ROOMS}.items():
        path = ROOT.joinpath(*f"{package}.{room}".split("."))
        if path.with_suffix(".py").is_file() or path.is_dir():
            found.append((f"{package}.{room}", protocol.__name__))
    if (f"{package}.prospects", "Prospects") in found:
        found.append((f"{package}.document", contract.ForeseeingDocument.__name__))
    return found


def checked(folder: Path, rooms: list[tuple[str, str]]) -> str:
    """Return what mypy says if these modules are given where their protocols are asked for."""
    lines = ["from newdawn.core import contract"]
    for number, (module, protocol) in enumerate(rooms):
        lines += [f"import {module} as module_{number}", f"room_{number}: contract.{protocol} = module_{number}"]
    file = folder / "rooms.py"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said, errors, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(file)])
    assert not errors, errors
    return str(said)


def test_every_room_of_every_game_is_what_its_protocol_says(tmp_path: Path) -> None:
    rooms = [room for game in known_games() for room in rooms_of(game)]
    assert len(rooms) > 12 * len(known_games())
    assert checked(tmp_path, rooms).startswith("Success")


def test_a_room_that_lacks_something_is_refused(tmp_path: Path) -> None:
    said = checked(tmp_path, [(f"{package_of(newdawn.GAMES[0])}.moves", "Rules")])
    assert "Incompatible types in assignment" in said


def test_a_game_with_prospects_says_how_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    game = newdawn.load(newdawn.GAMES[0])
    assert catalogue.room(game.package, "prospects") is not None
    monkeypatch.delattr(game.document, "PROSPECTS")
    assert kit.lacking(game) == ["document.PROSPECTS is missing"]
