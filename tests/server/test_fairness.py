"""Nobody can choose a shuffle, and everybody can check it: commitment, seed, and the evenness of all that is drawn."""

from __future__ import annotations

import asyncio
import hashlib
import math
import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import orjson
import pytest

import newdawn
from newdawn import GAMES
from newdawn.core.face import Position
from newdawn.core.kit import Dice
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall
from newdawn.server.settings import Settings
from newdawn.server.table import files
from newdawn.server.table.fairness import commitment_to, fresh_share, seed_from
from tests.server.halls import Inbox, command, new_table, opened_hall, people, play_first_moves
from tests.server.rehearsals import MemoryStore, ViewBots

# The commitment -------------------------------------------------------------------------------------------------------


async def hall_in_memory() -> Hall:
    settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))
    return await opened_hall(MemoryStore(), ViewBots(random.Random(1)), settings)


async def played_game(game: str, inbox: Inbox | None = None) -> tuple[list[dict[str, Any]], dict[str, Any], str, int]:
    """Play a game of two who sit down with nonces of their own; return what was told before the end, and what after,
    and the secrets: the share and the seed.
    """
    hall = await hall_in_memory()
    try:
        created = await hall.create(
            new_table({"kind": "person", "name": "Anna"}, {"kind": "open"}, game=game, nonce="anna was here")
        )
        live = await hall.table(created["table"])
        early = [live.sync(live.actor(None))]
        seated = await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben", nonce="ben says 7"))
        early.append(live.sync(live.actor(created["token"])))
        await live.handle(live.actor(created["token"]), command(live, "start"))
        inbox = inbox or Inbox()
        live.watch(live.actor(None), inbox)
        tokens = (created["token"], seated["token"])
        while live.table.stage == "playing":
            seat = live.table.waiting_for[0]
            actor = live.actor(tokens[seat])
            state = live.sync(actor)
            early.append(state)
            if len(early) % 20 == 0:
                early += [live.export(actor), live.replay(actor, None, 0, 5, True)]
                early.append(await hall.lobby(None, None, None, 9))
            await live.handle(actor, command(live, "move", move=state["moves"][0]["move"]))
        share, seed = live.table.share, live.table.seed
        assert share is not None
        assert seed is not None
        return early, {"sync": live.sync(live.actor(None)), "file": live.export(live.actor(None))}, share, seed
    finally:
        await hall.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_commitment_stands_before_anybody_sits_down_and_the_share_that_fits_it_comes_at_the_end(game: str):
    early, late, share, seed = asyncio.run(played_game(game))
    commitments = {message["table"]["commitment"] for message in early if "table" in message}
    assert commitments == {late["sync"]["table"]["commitment"]}
    assert all(message["table"]["share"] is None for message in early if "table" in message)
    assert late["sync"]["table"]["share"] == share
    # As anybody can compute it, in any language:
    assert hashlib.sha256(b"newdawn commitment\n" + bytes.fromhex(share)).hexdigest() == commitments.pop()
    digest = hashlib.sha256(b"newdawn seed\n" + bytes.fromhex(share))
    for nonce in late["sync"]["table"]["nonces"]:
        digest.update(hashlib.sha256(nonce.encode()).digest())
    assert int(late["file"]["seed"]) == int.from_bytes(digest.digest(), "big") == seed


@pytest.mark.parametrize("game", GAMES)
def test_neither_seed_nor_share_leaves_before_the_end(game: str):
    inbox = Inbox()
    early, late, share, seed = asyncio.run(played_game(game, inbox))
    told = orjson.dumps(early) + b"".join(one for one in inbox.messages if b'"finished_at":null' in one)
    assert len(told) > 100_000
    for secret in (share, share.upper(), str(seed), f"{seed:x}", f"{seed:064X}"):
        assert secret.encode() not in told
    assert share.encode() in orjson.dumps(late)
    assert str(seed).encode() in orjson.dumps(late)


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_game_proves_that_all_was_fair(game: str):
    _, late, _, _ = asyncio.run(played_game(game))
    findings = files.verify(late["file"])
    assert [(finding.name, finding.holds) for finding in findings] == [
        ("moves", True),
        ("result", True),
        ("fairness", True),
    ]


@pytest.fixture(scope="module")
def file_of_a_game() -> dict[str, Any]:
    _, late, _, _ = asyncio.run(played_game("eden"))
    return late["file"]


def verdict(document: dict[str, Any]) -> tuple[str, bool]:
    finding = files.verify(document)[-1]
    return finding.name, finding.holds


def test_another_share_does_not_fit_the_commitment(file_of_a_game: dict[str, Any]):
    fairness = {**file_of_a_game["fairness"], "share": fresh_share()}
    assert verdict({**file_of_a_game, "fairness": fairness}) == ("fairness", False)


def test_a_commitment_that_was_made_afterwards_does_not_fit_the_seed(file_of_a_game: dict[str, Any]):
    share = fresh_share()
    fairness = {**file_of_a_game["fairness"], "share": share, "commitment": commitment_to(share)}
    assert verdict({**file_of_a_game, "fairness": fairness}) == ("fairness", False)


def test_a_file_without_the_share_proves_nothing_of_its_seed(file_of_a_game: dict[str, Any]):
    fairness = {**file_of_a_game["fairness"], "share": None}
    assert verdict({**file_of_a_game, "fairness": fairness}) == ("fairness", False)


def test_a_nonce_that_was_left_out_or_changed_is_noticed(file_of_a_game: dict[str, Any]):
    for nonces in (["", ""], ["anna was here", ""], [*reversed(file_of_a_game["fairness"]["nonces"])]):
        fairness = {**file_of_a_game["fairness"], "nonces": nonces}
        assert verdict({**file_of_a_game, "fairness": fairness}) == ("fairness", False)


def test_another_seed_gives_another_game_and_is_noticed(file_of_a_game: dict[str, Any]):
    assert verdict({**file_of_a_game, "seed": "7"}) == ("moves", False)


def test_a_changed_move_and_a_changed_result_are_noticed(file_of_a_game: dict[str, Any]):
    moves = [*file_of_a_game["moves"]]
    moves[0], moves[-1] = moves[-1], moves[0]
    assert verdict({**file_of_a_game, "moves": moves}) == ("moves", False)
    result = {**file_of_a_game["result"], "scores": [99, 0]}
    assert verdict({**file_of_a_game, "result": result}) == ("moves", False)


def test_every_players_nonce_changes_the_seed():
    share = "ab" * 32
    lists = (["", ""], ["a", ""], ["", "a"], ["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", "b", ""], ["a b"])
    assert len({seed_from(share, nonces) for nonces in lists}) == len(lists)


def test_shares_have_256_bits_and_are_never_the_same():
    shares = {fresh_share() for _ in range(1000)}
    assert len(shares) == 1000
    ones = sum(int(share, 16).bit_count() for share in shares)
    assert abs(ones - 128_000) < 5 * math.sqrt(256_000 / 4)
    assert len({commitment_to(share) for share in shares}) == 1000


def test_two_tables_and_a_rematch_have_seeds_that_have_nothing_in_common():
    async def check() -> None:
        hall = await hall_in_memory()
        shares = []
        created = await hall.create(new_table(*people("Anna", "Ben")))
        live = await hall.table(created["table"])
        await play_first_moves(live, created["token"])
        shares.append(live.table.share)
        for _ in range(3):
            again = await hall.rematch(live, live.actor(created["token"]))
            shares.append((await hall.table(again["table"])).table.share)
        assert len(set(shares)) == 2, "a rematch is set up once"
        other = await hall.create(new_table(*people("Anna", "Ben")))
        shares.append((await hall.table(other["table"])).table.share)
        assert len(set(shares)) == 3
        await hall.close()

    asyncio.run(check())


def test_the_same_request_twice_does_not_draw_another_share():
    async def check() -> None:
        hall = await hall_in_memory()
        request = new_table(*people("Anna", "Ben"), id="a-request-of-an-early-bird")
        first = await hall.create(request)
        before = (await hall.table(first["table"])).table.share
        assert await hall.create(request) == first
        assert (await hall.table(first["table"])).table.share == before
        with pytest.raises(Refusal, match="id-reused"):
            await hall.create(new_table(*people("Anna", "Cleo"), id="a-request-of-an-early-bird"))
        await hall.close()

    asyncio.run(check())


# Evenness -------------------------------------------------------------------------------------------------------------
#
# All seeds here are fixed, so that the tests give the same answer each time. They are made as a server makes them.


def server_seed(number: int) -> int:
    share = hashlib.sha256(f"share {number}".encode()).hexdigest()
    return seed_from(share, [f"nonce {number % 7}", ""])


def chance_of(counts: Iterable[int], expected: Iterable[float]) -> float:
    """Return how likely it is that even chances give counts that are at least so uneven (a chi-square test).

    >>> round(chance_of([52, 48], [50, 50]), 2), chance_of([90, 10], [50, 50]) < 1e-9
    (0.69, True)
    """
    pairs = list(zip(counts, expected, strict=True))
    assert all(wanted >= 5 for _, wanted in pairs), "too few for this test"
    squared = sum((count - wanted) ** 2 / wanted for count, wanted in pairs)
    freedom = len(pairs) - 1
    # Wilson and Hilferty: the cube root of chi-square is all but normal.
    normal = ((squared / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return math.erfc(normal / math.sqrt(2)) / 2


def fits(counts: Counter[Any], weights: Iterable[Any]) -> bool:
    """Tell whether outcomes 0, 1, 2… come as often as their weights say, within what chance does."""
    wanted = {outcome: int(weight) for outcome, weight in enumerate(weights) if weight > 0}
    assert set(counts) <= set(wanted)
    share = sum(counts.values()) / sum(wanted.values())
    found = chance_of([counts[one] for one in wanted], [share * weight for weight in wanted.values()])
    return 1e-4 < found < 1 - 1e-4


def is_even(counts: Counter[Any], outcomes: Iterable[Any]) -> bool:
    """Tell whether all outcomes come equally often, within what chance does."""
    wanted = list(outcomes)
    assert set(counts) <= set(wanted)
    return fits(Counter({number: counts[one] for number, one in enumerate(wanted)}), [1] * len(wanted))


@cache
def beginnings(game: str, players: int, count: int) -> list[Position]:
    rules = newdawn.load(game)
    return [rules.new(players, seed=server_seed(number)) for number in range(count)]


@cache
def boards(count: int) -> list[Position]:
    """Return games of Outlive after their secret choices, made at random: then the board is laid out."""
    found = []
    for number, begun in enumerate(beginnings("outlive", 2, count)):
        position, dice = begun.copy(), Dice(number)
        while position.to_act and position.decision(position.to_act[0]) in _CHOICES:
            seat = position.to_act[0]
            moves = position.moves(seat)
            position.play(seat, moves[dice.below(len(moves))])
        found.append(position)
    return found


_CHOICES = ("discard-room", "first-room", "first-survivors", "leader")


def test_the_test_of_evenness_would_notice_a_loaded_die():
    chance = random.Random(1)
    fair = Counter(chance.randrange(6) for _ in range(6000))
    loaded = Counter(min(5, chance.randrange(65) // 10) for _ in range(6000))
    assert is_even(fair, range(6))
    assert not is_even(loaded, range(6))
    assert not is_even(Counter(dict.fromkeys(range(6), 1000)), range(6)), "too even is not by chance either"


def test_leaders_are_drawn_evenly_and_in_every_order():
    drawn = [tuple(position.record.drawn_leaders[0].tolist()) for position in beginnings("outlive", 4, 2000)]
    leaders = range(10)
    assert is_even(Counter(pair[0] for pair in drawn), leaders)
    assert is_even(Counter(pair[1] for pair in drawn), leaders)
    assert is_even(Counter(drawn), [(one, other) for one in leaders for other in leaders if one != other])


def test_rooms_are_dealt_evenly_to_every_seat():
    copies = newdawn.load("outlive").components.ROOM_COPIES
    for seat in range(4):
        drawn = [position.record.drawn_rooms[seat] for position in beginnings("outlive", 4, 2000)]
        counts = Counter(int(rooms[place]) for rooms in drawn for place in (0, 5))
        assert fits(counts, [0, 0, 0, *copies[3:]])


@pytest.mark.parametrize("space", range(6))
def test_every_event_comes_to_every_space_of_the_convoy(space: int):
    assert is_even(Counter(int(position.record.convoy[space]) for position in boards(500)), range(12))


def test_search_piles_and_wild_game_are_shuffled_evenly():
    box = newdawn.load("outlive").components
    for place in (0, 9):
        counts = Counter(int(position.record.search_pile[city, place]) for position in boards(500) for city in (0, 1))
        assert fits(counts, box.SEARCH_COUNT)
    for ground in range(3):
        assert fits(Counter(int(position.record.wild_stack[ground, 1]) for position in boards(500)), box.GAME_TILES)


def test_all_faces_of_the_dice_come_equally_often_at_every_location():
    for location in range(5):
        counts: Counter[int] = Counter()
        for position in beginnings("eden", 4, 2000):
            counts.update({face: int(n) for face, n in enumerate(position.record.location_dice[location]) if n})
        assert is_even(counts, range(6)), f"location {location}: {counts}"


def test_dice_of_one_throw_have_nothing_to_do_with_each_other():
    # With independent dice, so many of a face lie at a location as the binomial distribution says.
    records = [position.record for position in beginnings("eden", 4, 2000)]
    dice = int(records[0].location_dice[0].sum())
    counts = Counter(int(record.location_dice[0, 0]) for record in records)
    expected = [2000 * math.comb(dice, k) * (1 / 6) ** k * (5 / 6) ** (dice - k) for k in range(dice + 1)]
    groups = [k for k in range(dice + 1) if expected[k] >= 5]
    rest = 2000 - sum(expected[k] for k in groups)
    observed = [counts[k] for k in groups]
    if rest >= 5:
        observed.append(2000 - sum(observed))
        expected = [*(expected[k] for k in groups), rest]
    else:
        observed[-1] += 2000 - sum(observed)
        expected = [*(expected[k] for k in groups[:-1]), expected[groups[-1]] + rest]
    assert chance_of(observed, expected) > 1e-4


def test_missions_buildings_events_and_the_first_player_are_drawn_evenly():
    positions = beginnings("eden", 4, 2000)
    box = newdawn.load("eden").components
    assert fits(Counter(int(position.record.mission_deck[0]) for position in positions), box.MISSION_COPIES)
    hands = Counter(int(position.record.drawn[seat, 0]) for position in positions for seat in range(4))
    assert fits(hands, box.MISSION_COPIES)
    assert is_even(Counter(int(position.record.first_player) for position in positions), range(4))
    assert is_even(Counter(int(position.record.events[0]) for position in positions), range(4))
    for kind in range(5):
        shown = Counter(int(position.record.buildings_shown[kind, 0]) for position in positions)
        usual = [card for card in range(15 * kind, 15 * kind + 15) if not box.BUILDING_END[card]]
        assert is_even(shown, usual)
