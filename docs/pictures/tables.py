"""Positions for the pictures: real games of bots from fixed seeds, at tables of a real server."""

import json
import secrets
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect

import newdawn
from newdawn.bots import Budget, entrant
from newdawn.core import replay
from newdawn.core.face import Position

__all__ = ["Asked", "Held", "Played", "finished_game", "first_moment", "table_at"]

NAMES = ("Ana", "Inès", "Oskar", "Theo")
"""Who plays; the one through whose eyes we look comes first."""
_PLAYED_THERE = 40
"""The last moves before the wanted moment are played at the table itself, so that its log tells them."""


@dataclass(frozen=True)
class Asked:
    """A moment of a game: a seat is asked something."""

    position: Position
    seat: int
    decision: str
    choice: str
    """What a bot would do."""

    @property
    def view(self) -> dict[str, Any]:
        """The position as a document, as everybody sees it."""
        found: dict[str, Any] = self.position.view(self.seat).to_json()
        return found

    def kinds(self) -> set[str]:
        """The kinds of moves that are offered."""
        return {str(move).split()[0] for move in self.position.moves(self.seat)}


@dataclass(frozen=True)
class Held:
    """A table on the server, and what holds a seat of it."""

    table: str
    token: str
    seat: int
    choice: str
    others: tuple[ClientConnection, ...]
    """The others are there, too."""

    def kept(self) -> dict[str, Any]:
        """Return it as the browser keeps it."""
        return {self.table: {"token": self.token, "seats": [self.seat], "seat": self.seat, "at": 1}}


@dataclass(frozen=True)
class Played:
    """The moves of a game up to the moment, who is asked then, and what a bot would do."""

    name: str
    players: int
    seed: int
    moves: tuple[tuple[int, str], ...]
    seat: int = 0
    choice: str = ""


def _moments(game: str, players: int, seed: int) -> Iterator[tuple[Asked, list[tuple[int, str]]]]:
    """Let bots play a game, and stop before each of their moves."""
    position = newdawn.load(game).new(players=players, seed=seed)
    bots = [entrant("medium").make(seed=seed * 10 + seat) for seat in range(players)]
    played: list[tuple[int, str]] = []
    while not position.is_over:
        seat = position.to_act[0]
        choice = str(position.move(bots[seat].choose(position.view(seat), seat, Budget())))
        yield Asked(position, seat, position.decision(seat), choice), played
        position.play(seat, choice)
        played.append((seat, choice))


def first_moment(game: str, players: int, seeds: range, fits: Callable[[Asked], bool]) -> Played:
    """Return the first moment that fits, in the first game of these seeds that has one."""
    for seed in seeds:
        for asked, played in _moments(game, players, seed):
            if fits(asked):
                return Played(game, players, seed, tuple(played), asked.seat, asked.choice)
    raise LookupError(f"no moment of {game} fits in {seeds}")


def finished_game(game: str, players: int, seed: int) -> Played:
    """Return a whole game."""
    *_, (_, played) = _moments(game, players, seed)
    return Played(game, players, seed, tuple(played))


def table_at(url: str, game: Played) -> Held:
    """Make a table where people have played these moves."""
    names = _names(game)
    made = _ask(url, "/api/import", _file(game, names, game.moves[:-_PLAYED_THERE]))
    tokens = []
    for seat, name in enumerate(names):
        sat = _ask(url, f"/api/tables/{made['table']}/seats", {"seat": seat, "name": name})
        tokens.append(sat["token"])
    version = sat["version"]
    if _ask(url, f"/api/tables/{made['table']}", token=made["token"])["table"]["stage"] == "waiting":
        version = _command(url, made["table"], made["token"], version, {"do": "start"})
    for seat, move in game.moves[-_PLAYED_THERE:]:
        version = _command(url, made["table"], tokens[seat], version, {"do": "move", "move": move})
    others = [_watch(url, made["table"], token) for seat, token in enumerate(tokens) if seat != game.seat]
    return Held(made["table"], tokens[game.seat], game.seat, game.choice, tuple(others))


def _watch(url: str, table: str, token: str) -> ClientConnection:
    """Be at a table as long as the connection is open."""
    connection = connect(f"{url.replace('http', 'ws')}/api/socket")
    connection.send(json.dumps({"type": "watch", "channel": 1, "table": table, "token": token}))
    return connection


def _names(game: Played) -> list[str]:
    others = iter(NAMES[1:])
    return [NAMES[0] if seat == game.seat else next(others) for seat in range(game.players)]


def _file(game: Played, names: list[str], moves: tuple[tuple[int, str], ...]) -> dict[str, Any]:
    """Return a saved game."""
    loaded = newdawn.load(game.name)
    begun = replay.begun(loaded, loaded.new(game.players, seed=game.seed), [f"me:{name}" for name in names], game.seed)
    return {**replay.write(begun), "moves": [f"{seat} {move}" for seat, move in moves]}


def _command(url: str, table: str, token: str, version: int, command: dict[str, Any]) -> int:
    body = {"id": secrets.token_urlsafe(16), "version": version, "command": command}
    return int(_ask(url, f"/api/tables/{table}/commands", body, token)["version"])


def _ask(url: str, path: str, body: dict[str, Any] | None = None, token: str | None = None) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    content = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url + path, content, headers)) as answer:
        found: dict[str, Any] = json.load(answer)
    return found
