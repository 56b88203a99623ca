"""Write further tables into the corpus: whole games as a server stores them, and as it exports them.

python -m tools.make_stored_tables          # of all games
python -m tools.make_stored_tables GAME     # of one

Each table gives two files: `NAME.log.json` with the entries of the log and a hash of the table after each of them, and
`NAME.json`, the exported file. Tables that are there stay as they were stored: a newer program must open them, too.
"""

import asyncio
import hashlib
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

import newdawn
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.table.entries import read_log
from newdawn.server.table.fold import apply
from newdawn.server.table.state import Table
from tests.server.halls import QuickBots, command, new_table, open_hall
from tests.server.logs import move_for, send, stored_log

FOLDER = Path(__file__).parents[1] / "tests/server/games"
ANNA, BEN = ({"kind": "person", "name": name} for name in ("Anna", "Ben"))
BOT = {"kind": "bot", "bot": "random"}

CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "bank", "seconds": 3600, "increment": 5},
    {"kind": "move", "seconds": 86_400},
)
"""The games take turns with them."""


@dataclass(frozen=True)
class Wanted:
    """A table: its name in the corpus, its game and its seats, and what else is special about it."""

    name: str
    game: str
    seats: list[dict[str, str]]
    changes: dict[str, Any]


def stem_of(game: newdawn.Game) -> str:
    """Return how the names of a game's tables begin: with the version of the rules, from the second on."""
    version = int(game.rules.RULES_VERSION)
    return game.name if version == 1 else f"{game.name}-{version}"


def wanted_tables(games: Sequence[str]) -> Iterator[Wanted]:
    """Yield tables of each game: two people with either clock, and people among bots with all that can be agreed on."""
    for number, name in enumerate(newdawn.GAMES):
        if name not in games:
            continue
        game = newdawn.load(name)
        stem = stem_of(game)
        yield Wanted(f"{stem}-two", name, [ANNA, BEN], {"clock": CLOCKS[number % len(CLOCKS)]})
        yield Wanted(f"{stem}-other-clock", name, [ANNA, BEN], {"clock": CLOCKS[(number + 1) % len(CLOCKS)]})
        mixed = [ANNA, BOT, BEN, BOT][: max(game.player_counts)]
        agreed = {"options": dict.fromkeys(game.rules.OPTIONS, True), "nonce": "mixed"}
        yield Wanted(f"{stem}-mixed", name, mixed, agreed)
        yield Wanted(f"{stem}-at-once", name, [ANNA, BEN, BOT], {"pace": 2})


def hash_of(table: Table) -> str:
    """Return a hash over where a table stands: its position, its clocks, its people and its end."""
    digest = hashlib.sha256(table.position.raw.tobytes() if table.position is not None else b"")
    seats = [(seat.kind, seat.name, seat.bot, seat.away, seat.resigned) for seat in table.seats]
    outcome = table.outcome.to_json() if table.outcome is not None else None
    digest.update(orjson.dumps([table.stage, table.version, table.asked_at, table.bank, seats, outcome]))
    return digest.hexdigest()[:16]


async def play(live: LiveTable, token: str, chance: random.Random) -> None:
    """Play a game to its end at random, with all that people do besides."""
    while live.table.stage == "playing":
        people = [seat for seat in live.table.waiting_for if not live.table.seats[seat].is_played_by_bot]
        if not people:
            away = [number for number, seat in enumerate(live.table.seats) if seat.away]
            if away and chance.random() < 0.2:
                await send(live, token, command(live, "come-back", away[0]))
            await asyncio.sleep(0)
            continue
        seat = chance.choice(people)
        with suppress(Refusal):  # Bots decide meanwhile, too.
            await send(live, token, move_for(live, seat, chance))
            if live.table.stage == "playing":
                await _besides(live, token, seat, chance)


async def _besides(live: LiveTable, token: str, seat: int, chance: random.Random) -> None:
    """Sometimes take a move back, talk, leave or rename oneself after a move."""
    what = chance.random()
    # Where all decide at once, somebody may take a move back after another has gone on.
    taker = chance.choice([number for number, one in enumerate(live.table.seats) if one.kind == "person"])
    if what < 0.1 and live.sync(live.actor(token, taker))["undo"]:
        await send(live, token, command(live, chance.choice(("undo", "restart-turn")), taker))
    elif what < 0.12:
        await send(live, token, command(live, "chat", seat, text="Et voilà… ¡Qué suerte!"))
    elif what < 0.13:
        await send(live, token, command(live, "hand-over", seat, bot="random"))
    elif what < 0.14 and not any(one.away for one in live.table.seats):
        await send(live, token, command(live, "propose-end", seat))
        await send(live, token, command(live, "withdraw-end", seat))
    elif what < 0.15:
        await send(live, token, command(live, "pace", seat, pace=chance.choice((0.5, 1, 2))))


async def make(hall: Hall, wanted: Wanted) -> None:
    """Play a table, and write its two files."""
    name = wanted.name
    created = await hall.create(new_table(*wanted.seats, game=wanted.game, **wanted.changes))
    live = await hall.table(created["table"])
    await play(live, created["token"], random.Random(name))
    log = await stored_log(hall.store, live.id)
    table, hashes = Table(live.id), []
    for entry in read_log(log):
        apply(table, entry)
        hashes.append(hash_of(table))
    lines = ",\n".join(orjson.dumps([one, entry]).decode() for one, entry in zip(hashes, log, strict=True))
    (FOLDER / f"{name}.log.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    exported = orjson.dumps(live.export(live.actor(None)), option=orjson.OPT_INDENT_2)
    (FOLDER / f"{name}.json").write_bytes(exported + b"\n")


async def main(games: Sequence[str]) -> None:
    """Write all files of some games."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with open_hall(f"sqlite:///{folder}/tables.db", QuickBots(at_random=True)) as hall:
            for wanted in wanted_tables(games):
                if not (FOLDER / f"{wanted.name}.json").exists():
                    await make(hall, wanted)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or newdawn.GAMES))
