"""Tables for the load, stored before the server starts: games under way, from their first moves to their last ones.

A server that has been running for a while holds games of all ages, and the games decide what a move costs. Playing all
those moves over sockets would take longer than the measurement.
"""

import asyncio
import random
import secrets
import time
from collections import defaultdict
from dataclasses import dataclass, replace

import newdawn
from newdawn.server.live.log_book import row_of
from newdawn.server.live.tokens import fresh_id, hash_of, trace_of
from newdawn.server.storage import Store
from newdawn.server.table.entries import Created, Entry, FirstPerson, FirstSeat, Moved, NoClock, Started
from newdawn.server.table.fairness import fresh_share, seed_from
from newdawn.server.table.fold import apply
from newdawn.server.table.state import Person, Table

PLAYERS = 4
"""People at a table, or fewer where fewer can play."""
_DIFFERENT_GAMES = 12
"""Random games that are played of each game; many tables play the same one, each up to another move."""


@dataclass(frozen=True)
class Prepared:
    """A stored table, and the tokens of those who sit there."""

    id: str
    game: str
    tokens: tuple[str, ...]
    version: int


@dataclass(frozen=True)
class Stock:
    """What was stored."""

    tables: list[Prepared]
    bot_tables: list[Prepared]
    """Tables at which one person sits with bots, not started yet."""
    moves: int
    game_moves: float
    """The moves of a whole game, on the average."""


async def prepare(database: str, tables: int, bot_tables: int, bot: str, seed: int = 1) -> Stock:
    """Store this many tables, as many of each game as of the others, and tables for bots."""
    for name in newdawn.GAMES:
        newdawn.load(name).compile()
    store = await Store.open(database)
    try:
        chance = random.Random(seed)
        played: list[Prepared] = []
        lengths: list[int] = []
        for number, name in enumerate(newdawn.GAMES):
            share = tables // len(newdawn.GAMES) + (number < tables % len(newdawn.GAMES))
            found, whole = await _store_games(store, name, share, chance)
            played += found
            lengths += whole
        chance.shuffle(played)
        waiting = [
            await _store_waiting(store, newdawn.GAMES[number % len(newdawn.GAMES)], bot) for number in range(bot_tables)
        ]
        moves = sum(one.version - 2 for one in played)
        return Stock(played, waiting, moves, sum(lengths) / max(1, len(lengths)))
    finally:
        await store.close()


async def _store_games(store: Store, name: str, count: int, chance: random.Random) -> tuple[list[Prepared], list[int]]:
    """Store tables of one game, each at another moment of one of a few games; return them, and how long those are."""
    found: list[Prepared] = []
    lengths = []
    different = min(_DIFFERENT_GAMES, count)
    for number in range(different):
        share = fresh_share()
        moves = _random_game(name, share, chance)
        lengths.append(len(moves))
        wanted = count // different + (number < count % different)
        cuts = [chance.randrange(len(moves)) for _ in range(wanted)]
        found += await _store_cuts(store, name, share, moves, cuts)
    return found, lengths


def _players_of(name: str) -> int:
    return min(PLAYERS, max(newdawn.load(name).player_counts))


def _random_game(name: str, share: str, chance: random.Random) -> list[tuple[int, str]]:
    players = _players_of(name)
    position = newdawn.load(name).new(players, seed=seed_from(share, [""] * players))
    moves = []
    while not position.is_over:
        seat = chance.choice(position.to_act)
        move = chance.choice(position.moves(seat))
        position.play(seat, move)
        moves.append((seat, str(move)))
    return moves


async def _store_cuts(
    store: Store, name: str, share: str, moves: list[tuple[int, str]], cuts: list[int]
) -> list[Prepared]:
    """Play a game once, and store a table at each of these moments of it."""
    now = int(time.time() * 1000)
    wanted: dict[int, int] = defaultdict(int)
    for cut in cuts:
        wanted[cut] += 1
    players = _players_of(name)
    nobody = ("",) * players
    seats = [FirstSeat(kind="person", name=f"Player {seat}", person=seat) for seat in range(players)]
    table = Table("")
    apply(table, _created(name, share, nobody, seats, now))
    apply(table, Started(at=now))
    found = []
    storing = []
    for done in range(max(cuts, default=-1) + 1):
        for _ in range(wanted[done]):
            tokens = tuple(fresh_id() for _ in range(players))
            people = [Person(hash_of(token), number == 0) for number, token in enumerate(tokens)]
            here = replace(table, id=fresh_id(), people=people)
            entries: list[Entry] = [_created(name, share, tokens, seats, now), Started(at=now)]
            entries += [_moved(seat, move, now) for seat, move in moves[:done]]
            storing.append(store.create(row_of(here), [entry.to_json() for entry in entries]))
            found.append(Prepared(here.id, name, tokens, len(entries)))
        apply(table, _moved(*moves[done], now))
    await asyncio.gather(*storing)
    return found


def _created(name: str, share: str, tokens: tuple[str, ...], seats: list[FirstSeat], now: int) -> Created:
    game = newdawn.load(name)
    people = (FirstPerson(token_hash=hash_of(token), is_host=number == 0) for number, token in enumerate(tokens))
    return Created(
        at=now,
        actor="link",
        command=trace_of(fresh_id()),
        digest=secrets.token_hex(8),
        game=name,
        rules=int(game.rules.RULES_VERSION),
        components=str(game.components.DIGEST),
        options=dict.fromkeys(game.rules.OPTIONS, False),
        clock=NoClock(kind="none"),
        public=False,
        hints=True,
        pace=1.0,
        stand_in="medium",
        share=share,
        people=tuple(people),
        seats=tuple(seats),
    )


def _moved(seat: int, move: str, now: int) -> Moved:
    entry = Moved(at=now, seat=seat, move=move)
    return entry.asked_for_by(f"p{seat}", trace_of(fresh_id()), secrets.token_hex(8))


async def _store_waiting(store: Store, name: str, bot: str) -> Prepared:
    """Store a table at which a person sits with bots, and which has not started."""
    seats = [FirstSeat(kind="person", name="Host", person=0)]
    seats += [FirstSeat(kind="bot", name=bot, bot=bot)] * (_players_of(name) - 1)
    token, now = fresh_id(), int(time.time() * 1000)
    table = Table(fresh_id())
    entry = _created(name, fresh_share(), (token,), seats, now)
    apply(table, entry)
    await store.create(row_of(table), [entry.to_json()])
    return Prepared(table.id, name, (token,), 1)
