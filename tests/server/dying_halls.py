"""Halls that die in the middle of things: `python -m tests.server.dying_halls FOLDER STEP:NUMBER…`.

One process loads the rules, and becomes a child for each step: that plays at two tables of a new database in a folder
of that name, and ends, without a word to anybody, when the step is reached for that time. What it sends, and what is
acknowledged, it writes down first, in a file beside the database.
"""

import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path

import newdawn
from newdawn.server.live.tokens import fresh_id
from newdawn.server.settings import Settings
from newdawn.server.storage import Store
from tests.server.halls import Inbox, QuickBots, opened_hall
from tests.server.logs import hot_seat, move_for, moves_for, send

DEATH = 9


async def play(folder: Path, step: str, number: int, moves: int = 1000) -> None:
    """Play until the end that was ordered, or so many moves."""
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", bot_pause=(0.0, 0.0))
    store = await Store.open(settings.database)
    passed = 0

    def probe(where: str) -> None:
        nonlocal passed
        passed += where == step
        if passed == number and where == step:
            os._exit(DEATH)

    hall = await opened_hall(store, QuickBots(), settings, probe=lambda where: probe(f"hall-{where}"))
    tables = [await hot_seat(hall, game=game, id=fresh_id()) for game in newdawn.GAMES]
    store.probe = lambda where: probe(f"store-{where}")
    chance = random.Random(number)
    with (folder / "diary").open("a", encoding="utf-8") as diary:
        for live, token in tables:
            live.watch(live.actor(None), Inbox())
            diary.write(f"table {live.id} {token} {live.table.version}\n")
        for _ in range(moves):
            live, token = chance.choice(tables)
            wanted = moves_for(live, chance) if chance.random() < 0.5 else move_for(live, chance=chance)
            diary.write(f"sent {live.id} {wanted.model_dump_json()}\n")
            diary.flush()
            done = await send(live, token, wanted)
            diary.write(f"acknowledged {live.id} {done['id']} {done['version']}\n")
            diary.flush()
            await asyncio.sleep(0)
    await hall.close()
    await store.close()


def main(folder: str, *ends: str) -> None:
    """Let one child after another die."""
    with tempfile.TemporaryDirectory() as warming:
        asyncio.run(play(Path(warming), "", 0, moves=20))
    for end in ends:
        place = Path(folder) / end
        place.mkdir()
        step, _, number = end.partition(":")
        child = os.fork()
        if child == 0:
            asyncio.run(play(place, step, int(number)))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        assert code == DEATH, f"{end} ended with {code}"


if __name__ == "__main__":
    main(*sys.argv[1:])
