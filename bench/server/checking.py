"""Whether anything was lost: every acknowledged move must be in the stored log, under its version."""

from collections.abc import Iterable

from bench.server.crowd import Round
from newdawn.server.live.tokens import trace_of
from newdawn.server.storage import Store


async def lost_moves(database: str, rounds: Iterable[Round]) -> int:
    """Return how many moves were acknowledged and are not stored, as the database tells after the server has ended."""
    lost = 0
    store = await Store.open(database)
    try:
        for one in rounds:
            stored = await store.load(one.prepared.id)
            entries = stored.entries if stored is not None else []
            for version, name in one.acknowledged:
                is_there = version <= len(entries) and entries[version - 1].get("command") == trace_of(name)
                lost += not is_there
    finally:
        await store.close()
    return lost


def lost_updates(rounds: Iterable[Round]) -> int:
    """Return how many updates people never got: versions that were passed over, or that had not come at the end."""
    lost = 0
    for one in rounds:
        newest = max([one.version, *(version for version, _ in one.acknowledged)])
        lost += sum(person.missed + newest - person.version for person in one.people)
    return lost
