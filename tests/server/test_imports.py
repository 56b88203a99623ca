"""Files that come from outside: whatever is in them, they are refused with a short reason, or they do no harm."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import orjson
import pytest

import newdawn
from newdawn import GAMES
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall
from newdawn.server.settings import Settings
from newdawn.server.words import say_refusal
from tests.server.halls import command, new_table, opened_hall, people, play_first_moves
from tests.server.rehearsals import MemoryStore, ViewBots

LONGEST_REASON = 1000
"""Letters of an error: enough to say what is wrong, too few to send a file back."""

File = dict[str, Any]


class Desk:
    """A hall where files are handed in."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.bots = ViewBots(random.Random(1))
        self.hall: Hall

    async def open(self) -> None:
        settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))
        self.hall = await opened_hall(self.store, self.bots, settings)

    async def refusal_of(self, document: object) -> Refusal:
        """Hand a file in that must be refused."""
        before = len(self.store.rows_by_id)
        with pytest.raises(Refusal) as refused:
            await self.hall.import_game(document)
        assert len(self.store.rows_by_id) == before, "a table was made"
        return refused.value


def handed_in(check: Callable[[Desk], Any]) -> None:
    async def inside() -> None:
        desk = Desk()
        await desk.open()
        try:
            await check(desk)
        finally:
            await desk.hall.close()

    asyncio.run(inside())


async def finished_game(game: str, count: int | None = None) -> File:
    """Return the file of a game that was played to its end, or for so many moves."""
    desk = Desk()
    await desk.open()
    created = await desk.hall.create(new_table(*people("Anna", "Ben"), game=game))
    live = await desk.hall.table(created["table"])
    await play_first_moves(live, created["token"], 10_000 if count is None else count)
    if count is not None:
        for seat in (0, 1):
            await live.handle(live.actor(created["token"], seat), command(live, "propose-end", seat))
    document = orjson.loads(orjson.dumps(live.export(live.actor(None))))
    await desk.hall.close()
    return document if count is None else {**document, "result": None, "ended": None}


@pytest.fixture(scope="module", params=GAMES)
def file(request: pytest.FixtureRequest) -> File:
    """The file of a finished game."""
    return asyncio.run(finished_game(request.param))


@pytest.fixture(scope="module")
def eden_file() -> File:
    return asyncio.run(finished_game("eden"))


def deep(levels: int = 5_000) -> Any:
    found: Any = "bottom"
    for _ in range(levels):
        found = {"a": found}
    return found


# Hostile files --------------------------------------------------------------------------------------------------------

HOSTILE: dict[str, Callable[[File], object]] = {
    "nothing": lambda file: None,
    "a number": lambda file: 5,
    "a text": lambda file: "newdawn-game",
    "a list": lambda file: [file],
    "an empty object": lambda file: {},
    "a deep list": lambda file: [deep()],
    "another format": lambda file: {**file, "format": "newdawn-position"},
    "a key that is none": lambda file: {**file, "k" * 300_000: 1},
    "a key that is no text": lambda file: {**file, 5: 1},
    "a path as game": lambda file: {**file, "game": "../../../../etc/passwd"},
    "a module as game": lambda file: {**file, "game": "core"},
    "a deep game": lambda file: {**file, "game": deep()},
    "no players": lambda file: {**file, "players": 0},
    "too many players": lambda file: {**file, "players": 64, "seats": ["random"] * 64},
    "a truth as players": lambda file: {**file, "players": True},
    "a number without end": lambda file: {**file, "players": 10**6000},
    "rules without end": lambda file: {**file, "rules": 10**6000},
    "not a number": lambda file: {**file, "rules": float("nan")},
    "other rules": lambda file: {**file, "rules": 999},
    "other components": lambda file: {**file, "components": "0" * 64},
    "no seats": lambda file: {**file, "seats": []},
    "deep seats": lambda file: {**file, "seats": [deep(), deep()]},
    "a name without end": lambda file: {**file, "seats": ["me:" + "x" * 300_000, "random"]},
    "a name with a line break": lambda file: {**file, "seats": ["me:a\nb", "random"]},
    "a name with a zero byte": lambda file: {**file, "seats": ["me:\0", "random"]},
    "a name with half a letter": lambda file: {**file, "seats": ["me:\ud800", "random"]},
    "a name that turns the text around": lambda file: {**file, "seats": ["me:\u202eanna", "random"]},
    "options as a list": lambda file: {**file, "options": []},
    "an option without end": lambda file: {**file, "options": {"x" * 300_000: True}},
    "an option without end, and no truth": lambda file: {**file, "options": {"x" * 300_000: 7}},
    "an option that is none": lambda file: {**file, "options": {"fly": True}},
    "an option named seed": lambda file: {**file, "options": {"seed": True}},
    "an option named players": lambda file: {**file, "options": {"players": True}},
    "an option named self": lambda file: {**file, "options": {"self": True}},
    "a seed that is a number": lambda file: {**file, "seed": 7},
    "a seed without end": lambda file: {**file, "seed": "9" * 300_000},
    "a seed in other digits": lambda file: {**file, "seed": "١٢٣"},
    "neither seed nor start": lambda file: {**file, "seed": None},
    "a start that is none": lambda file: {**file, "seed": None, "start": {"phase": deep()}},
    "seed and start": lambda file: {**file, "start": {}},
    "moves without end": lambda file: {**file, "moves": ["0 done"] * 1_000_000},
    "very many moves": lambda file: {**file, "moves": ["0 done"] * 100_000},
    "a move that is none": lambda file: {**file, "moves": [deep()]},
    "a move without end": lambda file: {**file, "moves": ["0 " + "y" * 300_000]},
    "a move with blanks without end": lambda file: {**file, "moves": [*file["moves"][:5], "0 done" + " " * 300_000]},
    "a move after the end": lambda file: {**file, "moves": [*file["moves"], "0 " + "z" * 300_000]},
    "a move with a zero byte": lambda file: {**file, "moves": ["0 \0"]},
    "a move with half a letter": lambda file: {**file, "moves": ["0 \ud800"]},
    "a seat in other digits": lambda file: {**file, "moves": ["² done"]},
    "a seat that is not there": lambda file: {**file, "moves": ["3 done"]},
    "a sealed move": lambda file: {**file, "moves": ["0 ?"]},
    "a result that is none": lambda file: {**file, "result": deep()},
    "another result": lambda file: {**file, "result": {"scores": [1, 2], "winners": [1]}},
    "points without end": lambda file: {**file, "result": {"scores": [10**6000, 1], "winners": [0]}},
    "a winner without end": lambda file: {
        **file,
        "ended": "resigned",
        "result": {**file["result"], "winners": [0] * 100_000},
    },
    "a winner who is not there": lambda file: {**file, "result": {**file["result"], "winners": [7]}},
    "fairness as a text": lambda file: {**file, "fairness": "yes"},
    "another share": lambda file: {**file, "fairness": {**file["fairness"], "share": "00" * 32}},
    "a share that is missing": lambda file: {**file, "fairness": {**file["fairness"], "share": None}},
    "a nonce without end": lambda file: {**file, "fairness": {**file["fairness"], "nonces": ["x" * 300_000, ""]}},
    "a nonce with half a letter": lambda file: {**file, "fairness": {**file["fairness"], "nonces": ["\ud800", ""]}},
    "too few nonces": lambda file: {**file, "fairness": {**file["fairness"], "nonces": []}},
}


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_file_is_refused_with_a_short_reason_and_leaves_nothing_behind(file: File, hostile: str):
    async def check(desk: Desk) -> None:
        refusal = await desk.refusal_of(HOSTILE[hostile](file))
        assert (refusal.name, refusal.status) == ("bad-file", 422)
        answer = orjson.dumps(refusal.to_json())  # What cannot be sent would be an error of ours.
        assert 30 < len(answer) < LONGEST_REASON
        assert all(len(say_refusal(language, None, refusal.to_json())) < LONGEST_REASON for language in ("en", "fr"))

    handed_in(check)


def test_hostile_positions_are_refused_with_the_path_to_what_is_wrong(file: File):
    start = newdawn.load(file["game"]).new(2, seed=3).to_json()
    plain = {**file, "seed": None, "moves": [], "result": None, "fairness": None, "options": {}}

    async def check(desk: Desk) -> None:
        for key in start:
            for value in (10**6000, -1, deep(), ["x"] * 10_000, "\ud800", float("inf")):
                refusal = await desk.refusal_of({**plain, "start": {**start, key: value}})
                assert refusal.name == "bad-file"
                assert len(orjson.dumps(refusal.to_json())) < LONGEST_REASON

    handed_in(check)


def test_random_damage_to_a_file_is_refused_or_does_no_harm(file: File):
    chance = random.Random(5)
    text = json.dumps(file)

    async def check(desk: Desk) -> None:
        taken = []
        for _ in range(150):
            place = chance.randrange(len(text))
            damaged = text[:place] + chance.choice('0123456789abcxyz{}[]":, ') + text[place + 1 :]
            try:
                document = orjson.loads(damaged)
            except orjson.JSONDecodeError:
                continue
            try:
                await desk.hall.import_game(document)
                taken.append("taken")
            except Refusal as refusal:
                taken.append(refusal.name)
        # Which letters are hit is chance: the file has a fresh seed, and names are a small part of it.
        assert "bad-file" in taken
        assert set(taken) <= {"bad-file", "taken"}
        assert taken.count("taken") < 30, "damage is noticed, but for a letter in a name"

    handed_in(check)


def test_another_letter_in_a_name_does_no_harm(file: File):
    async def check(desk: Desk) -> None:
        text = json.dumps(file)
        assert "me:Anna" in text
        await desk.hall.import_game(orjson.loads(text.replace("me:Anna", "me:Anne")))

    handed_in(check)


# Files that may come in -----------------------------------------------------------------------------------------------


def test_a_finished_game_comes_in_and_leaves_as_it_came(file: File):
    async def check(desk: Desk) -> None:
        created = await desk.hall.import_game(file)
        live = await desk.hall.table(created["table"])
        assert live.table.stage == "finished"
        assert orjson.loads(orjson.dumps(live.export(live.actor(None)))) == file
        assert created["seats"] == []

    handed_in(check)


def test_names_in_a_file_are_texts_and_nothing_more(eden_file: File):
    names = ["me:<script>alert(1)</script>", "<img src=x onerror=alert(1)>"]

    async def check(desk: Desk) -> None:
        live = await desk.hall.table((await desk.hall.import_game({**eden_file, "seats": names}))["table"])
        shown = [seat["name"] for seat in live.sync(live.actor(None))["table"]["seats"]]
        assert all(len(name) <= 40 for name in shown)
        assert shown[0] == "<script>alert(1)</script>"[:20]

    handed_in(check)


def test_every_import_makes_another_table_with_another_token(eden_file: File):
    async def check(desk: Desk) -> None:
        created = [await desk.hall.import_game(eden_file) for _ in range(3)]
        assert len({one["table"] for one in created}) == 3
        assert len({one["token"] for one in created}) == 3

    handed_in(check)


def test_a_bot_that_is_none_of_ours_does_not_come_to_a_seat_by_way_of_a_file(eden_file: File):
    async def check(desk: Desk) -> None:
        for code in ("search:99999s", "no-such-bot", "expert:3600s"):
            created = await desk.hall.import_game({**eden_file, "seats": ["me:Anna", code]})
            live = await desk.hall.table(created["table"])
            try:
                again = await desk.hall.rematch(live, live.actor(created["token"]))
            except Refusal:
                continue
            following = await desk.hall.table(again["table"])
            assert following.table.seats[1].bot != code

    handed_in(check)


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_is_played_on_and_keeps_its_secrets_until_the_end(game: str):
    unfinished = asyncio.run(finished_game(game, 30))
    assert unfinished["result"] is None

    async def check(desk: Desk) -> None:
        created = await desk.hall.import_game(unfinished)
        live = await desk.hall.table(created["table"])
        token = created["token"]
        for seat, name in ((0, "Anna"), (1, "Ben")):
            sit = schema.Sit(seat=seat, name=name)
            await live.sit(live.actor(token), sit, held=token)
        await live.handle(live.actor(token), command(live, "start"))
        assert len(live.table.played) == 30
        for seat in (0, 1):
            actor = live.actor(token, seat)
            told = orjson.dumps([live.sync(actor, 0), live.replay(actor, None, 0, 200, True), live.why(actor, None)])
            assert unfinished["seed"].encode() not in told
            assert live.table.position is not None
            assert live.sync(actor)["view"] == live.table.position.view(seat).to_json()
            with pytest.raises(Refusal, match="export-after-end"):
                live.export(actor)
        with pytest.raises(Refusal, match="export-after-end"):
            live.export(live.actor(None))

    handed_in(check)


def test_a_sealed_file_is_no_game(eden_file: File):
    async def check(desk: Desk) -> None:
        created = await desk.hall.create(new_table(*people("Anna", "Ben")))
        live = await desk.hall.table(created["table"])
        await play_first_moves(live, created["token"], 10)
        sealed = live.export(live.actor(created["token"], 0))
        assert (await desk.refusal_of(sealed)).name == "bad-file"
        # Nor does a seed that somebody writes into it open it: the moves of the others are not in it.
        assert (await desk.refusal_of({**sealed, "seed": "7", "fairness": None})).name == "bad-file"

    handed_in(check)
