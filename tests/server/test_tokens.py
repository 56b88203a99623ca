"""Tokens say who holds a seat: they cannot be guessed, listed or read anywhere, and nobody acts without one."""

from __future__ import annotations

import asyncio
import base64
import io
import logging
import math
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson
import pytest

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable, tokens
from newdawn.server.observing import logs as server_logging
from newdawn.server.settings import Settings
from newdawn.server.words import say_refusal
from tests.server.halls import Inbox, command, new_table, open_hall, opened_hall, people
from tests.server.oracle import forms
from tests.server.rehearsals import MemoryStore, ViewBots


@dataclass
class Two:
    """A table of Anna, who is the host, and Ben, who came by the link."""

    hall: Hall
    live: LiveTable
    anna: str
    ben: str


def raw(token: str) -> bytes:
    return base64.urlsafe_b64decode(token + "==")


@asynccontextmanager
async def hall_on(store: MemoryStore) -> AsyncIterator[Hall]:
    settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))
    hall = await opened_hall(store, ViewBots(random.Random(1)), settings)
    try:
        yield hall
    finally:
        await hall.close()


async def two_at(hall: Hall, start: bool = True, game: str = "eden") -> Two:
    created = await hall.create(new_table({"kind": "person", "name": "Anna"}, {"kind": "open"}, game=game, public=True))
    live = await hall.table(created["table"])
    seated = await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben", id=tokens.fresh_id()))
    if start:
        await live.handle(live.actor(created["token"]), command(live, "start"))
    return Two(hall, live, created["token"], seated["token"])


def with_two(check: Any, start: bool = True) -> None:
    async def inside() -> None:
        async with hall_on(MemoryStore()) as hall:
            await check(await two_at(hall, start))

    asyncio.run(inside())


# Strength -------------------------------------------------------------------------------------------------------------


def test_a_token_has_128_bits_that_look_made_by_chance():
    async def check() -> None:
        async with hall_on(MemoryStore()) as hall:
            created = [await hall.create(new_table(*people("Anna", "Ben"), start=False)) for _ in range(300)]
        for name in ("token", "table"):
            found = [raw(one[name]) for one in created]
            assert all(len(one) == 16 for one in found)
            assert len(set(found)) == 300
            for bit in range(128):
                ones = sum(int.from_bytes(one, "big") >> bit & 1 for one in found)
                assert abs(ones - 150) < 6 * math.sqrt(300 / 4)

    asyncio.run(check())


def test_a_token_says_nothing_about_its_table_and_a_table_nothing_about_its_tokens():
    key = bytes(range(32))
    token, table = tokens.made_from(key, "host", "x" * 22), tokens.made_from(key, "table", "x" * 22)
    assert token != table
    # The parts are kept apart, and without the key nothing follows from them.
    assert tokens.made_from(key, "seat", "ab", "c") != tokens.made_from(key, "seat", "a", "bc")
    assert tokens.made_from(bytes(32), "host", "x" * 22) != token


def test_a_token_fits_the_schema_and_a_link():
    for _ in range(100):
        found = tokens.fresh_id()
        schema.HeldTable(table=found, token=found)
        assert found.replace("-", "").replace("_", "").isalnum()


# Where tokens are not -------------------------------------------------------------------------------------------------


async def busy_table(hall: Hall) -> Two:
    """Play a little, with all sorts of commands and refusals."""
    two = await two_at(hall)
    for token, seat in ((two.anna, 0), (two.ben, 1)):
        actor = two.live.actor(token, seat)
        await two.live.handle(actor, command(two.live, "chat", seat, text="hello"))
        for do in ("undo", "come-back", "start"):
            with pytest.raises(Refusal):
                await two.live.handle(actor, command(two.live, do, seat))
        two.live.export(actor)
    with pytest.raises(Refusal):
        two.live.actor(tokens.fresh_id())
    for _ in range(6):
        seat = two.live.table.waiting_for[0]
        actor = two.live.actor((two.anna, two.ben)[seat])
        move = two.live.sync(actor)["moves"][0]["move"]
        await two.live.handle(actor, command(two.live, "move", seat, move=move))
    return two


def test_no_file_of_the_database_holds_a_token(tmp_path: Path, sqlite_url: str):
    async def check() -> Two:
        async with open_hall(sqlite_url) as hall:
            return await busy_table(hall)

    two = asyncio.run(check())
    stored = b"".join(path.read_bytes() for path in sorted(tmp_path.iterdir()))
    assert tokens.hash_of(two.anna).encode() in stored
    for token in (two.anna, two.ben):
        assert token.encode() not in stored
        assert not any(form in stored for form in forms(raw(token)))


def test_who_has_a_copy_of_the_database_still_has_no_token():
    """The key of the installation and the ids of commands must not lie side by side: tokens follow from both."""

    async def check() -> None:
        store = MemoryStore()
        async with hall_on(store) as hall:
            two = await busy_table(hall)
            key = await store.key()
        entries = [orjson.loads(line) for line in store.logs[two.live.id]]
        ids = {entry["command"] for entry in entries if "command" in entry}
        ids |= {command for _, _, command in store.refusals}
        for one in ids:
            made = {tokens.made_from(key, "host", one), tokens.made_from(key, "seat", two.live.id, one)}
            assert not made & {two.anna, two.ben}

    asyncio.run(check())


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the server logs, as programs read it."""
    root = logging.getLogger()
    handlers, level, stream = root.handlers, root.level, io.StringIO()
    server_logging.set_up("json", stream=stream)
    yield stream
    root.handlers, root.level = handlers, level


def test_no_line_of_the_log_holds_a_token(written: io.StringIO):
    async def check() -> Two:
        async with hall_on(MemoryStore()) as hall:
            two = await busy_table(hall)
            # A careless programmer is looked after, too.
            for said in (two.anna, f"Bearer {two.ben}", {"token": two.anna}, [two.ben]):
                server_logging.log().warning("somebody logs a token", said=said)
            return two

    two = asyncio.run(check())
    assert written.getvalue().count("somebody logs a token") == 4
    for token in (two.anna, two.ben):
        assert token not in written.getvalue()


def test_nothing_that_is_sent_holds_a_token_or_its_hash():
    async def check(two: Two) -> None:
        inbox = Inbox()
        two.live.watch(two.live.actor(None), inbox)
        told: list[Any] = []
        for token in (None, two.anna, two.ben):
            actor = two.live.actor(token)
            told += [two.live.sync(actor, 0), two.live.export(actor), two.live.replay(actor, None, 0, 50, True)]
        told.append(await two.hall.lobby(None, None, None, 50))
        told.append(await two.hall.my_tables([(two.live.id, two.anna), (two.live.id, two.ben)]))
        sent = orjson.dumps(told) + b"".join(inbox.messages)
        for token in (two.anna, two.ben):
            assert token.encode() not in sent
            assert tokens.hash_of(token).encode() not in sent

    with_two(check)


# Nobody acts without one ----------------------------------------------------------------------------------------------

COMMANDS: list[dict[str, Any]] = [
    {"do": "move", "move": "done"},
    {"do": "moves", "moves": ["done", "done"]},
    {"do": "undo"},
    {"do": "restart-turn"},
    {"do": "resign"},
    {"do": "propose-end"},
    {"do": "withdraw-end"},
    {"do": "hand-over"},
    {"do": "come-back"},
    {"do": "replace", "target": 0},
    {"do": "chat", "text": "hello"},
    {"do": "pace", "pace": 0},
    {"do": "rename", "name": "Mallory"},
    {"do": "stand"},
    {"do": "set-seat", "target": 0, "bot": None},
    {"do": "start"},
]


def test_all_commands_are_tried_here():
    kinds = {option.model_fields["do"].annotation.__args__[0] for option in _options(schema.AnyCommand)}
    assert kinds == {one["do"] for one in COMMANDS}


def _options(annotated: Any) -> tuple[Any, ...]:
    return annotated.__args__[0].__args__  # type: ignore[no-any-return]


@pytest.mark.parametrize("start", [False, True])
@pytest.mark.parametrize("details", COMMANDS, ids=lambda details: details["do"])
def test_a_spectator_can_command_nothing(details: dict[str, Any], start: bool):
    async def check(two: Two) -> None:
        version = two.live.table.version
        for seat in (None, 0, 1):
            with pytest.raises(Refusal) as refusal:
                await two.live.handle(two.live.actor(None), command(two.live, seat=seat, **details))
            assert (refusal.value.name, refusal.value.status) == ("token-needed", 401)
        assert two.live.table.version == version

    with_two(check, start)


def test_a_token_that_is_none_of_the_tables_is_refused_and_not_repeated():
    async def check(two: Two) -> None:
        other = await two_at(two.hall)
        near = (two.anna[:-1], two.anna + "A", two.anna.swapcase())
        for token in (other.anna, tokens.fresh_id(), *near, two.live.id, "", "é" * 22):
            with pytest.raises(Refusal) as refusal:
                two.live.actor(token)
            assert (refusal.value.name, refusal.value.status) == ("unknown-token", 403)
            if token:
                assert token not in str(refusal.value.to_json())

    with_two(check)


def test_a_hash_of_a_token_is_no_token():
    async def check(two: Two) -> None:
        for person in two.live.table.people:
            with pytest.raises(Refusal, match="unknown-token"):
                two.live.actor(person.token_hash)

    with_two(check)


@pytest.mark.parametrize("details", COMMANDS, ids=lambda details: details["do"])
def test_nobody_acts_for_a_seat_of_somebody_else(details: dict[str, Any]):
    async def check(two: Two) -> None:
        with pytest.raises(Refusal, match="not-your-seat"):
            two.live.actor(two.ben, 0)
        before = two.live.table
        with pytest.raises(Refusal) as refusal:
            await two.live.handle(two.live.actor(two.ben), command(two.live, seat=0, **details))
        assert refusal.value.name in ("not-your-seat", "host-only")
        assert two.live.table is before

    with_two(check)


def test_who_stood_up_has_no_power_over_the_seat_any_more():
    async def check(two: Two) -> None:
        old = two.live.actor(two.ben)
        await two.live.handle(old, command(two.live, "stand", 1))
        cleo = await two.live.sit(two.live.actor(None), schema.Sit(seat=1, name="Cleo"))
        assert two.live.actor(two.ben).seats == ()
        for actor in (old, two.live.actor(two.ben)):
            for details in ({"do": "rename", "name": "Mallory"}, {"do": "stand"}, {"do": "chat", "text": "hi"}):
                for seat in (None, 1):
                    with pytest.raises(Refusal):
                        await two.live.handle(actor, command(two.live, seat=seat, **details))
        await two.live.handle(two.live.actor(two.anna), command(two.live, "start"))
        assert two.live.sync(two.live.actor(two.ben))["seat"] is None
        assert two.live.sync(two.live.actor(cleo["token"]))["seat"] == 1
        with pytest.raises(Refusal):
            two.live.why(two.live.actor(two.ben), None)

    with_two(check, start=False)


def test_who_was_replaced_by_the_host_is_told_no_more_than_a_spectator():
    async def check(two: Two) -> None:
        inbox = Inbox()
        two.live.watch(two.live.actor(two.ben), inbox)
        await two.live.handle(two.live.actor(two.anna), command(two.live, "set-seat", target=1, bot=None))
        cleo = await two.live.sit(two.live.actor(None), schema.Sit(seat=1, name="Cleo"))
        await two.live.handle(two.live.actor(two.anna), command(two.live, "start"))
        await asyncio.sleep(0)
        update = orjson.loads(inbox.messages[-1])
        assert (update["seat"], update["moves"]) == (None, [])
        assert update["view"] == orjson.loads(orjson.dumps(two.live.sync(two.live.actor(None))["view"]))
        assert cleo["token"] != two.ben

    with_two(check, start=False)


def test_only_the_host_starts_and_sets_seats():
    async def check(two: Two) -> None:
        for details in ({"do": "start"}, {"do": "set-seat", "target": 0, "bot": "random"}):
            with pytest.raises(Refusal, match="host-only"):
                await two.live.handle(two.live.actor(two.ben), command(two.live, **details))

    with_two(check, start=False)


# The same request, the same token -------------------------------------------------------------------------------------


def test_the_same_request_gets_the_same_token_also_after_a_restart():
    async def check() -> None:
        store, wish = MemoryStore(), schema.Sit(seat=1, name="Ben", id=tokens.fresh_id())
        table = new_table({"kind": "person", "name": "Anna"}, {"kind": "open"}, id=tokens.fresh_id())
        answers = []
        for _ in range(2):
            async with hall_on(store) as hall:
                created = await hall.create(table)
                live = await hall.table(created["table"])
                seated = await live.sit(live.actor(None), wish)
                answers.append((created["table"], created["token"], seated["token"], seated["version"]))
                assert live.actor(seated["token"]).seats == (1,)
        assert answers[0] == answers[1]

    asyncio.run(check())


def test_another_request_never_gets_somebody_elses_token():
    async def check(two: Two) -> None:
        for wish in (schema.Sit(seat=1, name="Ben"), schema.Sit(seat=1, name="Ben", id=tokens.fresh_id())):
            with pytest.raises(Refusal, match=r"seat-taken|already-started"):
                await two.live.sit(two.live.actor(None), wish)
        assert len(two.live.table.people) == 2

    with_two(check, start=False)


def test_the_id_of_a_request_with_another_request_gets_no_token():
    async def check(two: Two) -> None:
        table = new_table({"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}, id=tokens.fresh_id())
        live = await two.hall.table((await two.hall.create(table))["table"])
        one = tokens.fresh_id()
        await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben", id=one))
        for wish in (schema.Sit(seat=1, name="Eve", id=one), schema.Sit(seat=2, name="Ben", id=one)):
            with pytest.raises(Refusal, match="id-reused"):
                await live.sit(live.actor(None), wish)

    with_two(check)


# Lists and rematches --------------------------------------------------------------------------------------------------


def test_my_tables_are_listed_for_those_who_hold_their_tokens_only():
    async def check(two: Two) -> None:
        other = await two_at(two.hall)
        asked = (two.live.id, other.live.id, tokens.fresh_id())
        mine = await two.hall.my_tables([(table, two.ben) for table in asked])
        assert [one["table"] for one in mine["tables"]] == [two.live.id]
        assert (await two.hall.my_tables([(two.live.id, tokens.fresh_id())]))["tables"] == []
        assert "holders" not in mine["tables"][0]

    with_two(check)


def test_at_a_rematch_everybody_holds_the_same_seat_with_the_same_token_and_nobody_else_does():
    async def check(two: Two) -> None:
        stranger = await two_at(two.hall)
        await two.live.handle(two.live.actor(two.anna), command(two.live, "resign"))
        again = await two.hall.rematch(two.live, two.live.actor(two.ben))
        following = await two.hall.table(again["table"])
        assert again.keys() == {"table", "version", "link"}, "no token is sent"
        assert following.actor(two.anna).seats == (0,)
        assert following.actor(two.ben).seats == (1,)
        with pytest.raises(Refusal, match="unknown-token"):
            following.actor(stranger.anna)
        with pytest.raises(Refusal, match="unknown-token"):
            stranger.live.actor(two.anna)

    with_two(check)


def test_nobody_sets_up_a_rematch_before_the_end_or_without_a_token():
    async def check(two: Two) -> None:
        with pytest.raises(Refusal, match="not-over"):
            await two.hall.rematch(two.live, two.live.actor(two.anna))
        await two.live.handle(two.live.actor(two.anna), command(two.live, "resign"))
        with pytest.raises(Refusal, match="token-needed"):
            await two.hall.rematch(two.live, two.live.actor(None))

    with_two(check)


def test_who_holds_no_seat_does_not_become_the_host_of_a_rematch():
    async def check(two: Two) -> None:
        await two.live.handle(two.live.actor(two.ben), command(two.live, "stand", 1))
        await two.live.sit(two.live.actor(None), schema.Sit(seat=1, name="Cleo"))
        await two.live.handle(two.live.actor(two.anna), command(two.live, "start"))
        await play_two(two)
        with pytest.raises(Refusal):
            await two.hall.rematch(two.live, two.live.actor(two.ben))

    with_two(check, start=False)


async def play_two(two: Two) -> None:
    await two.live.handle(two.live.actor(two.anna), command(two.live, "resign"))
    assert two.live.table.stage == "finished"


# What refusals say ----------------------------------------------------------------------------------------------------


def test_refusals_of_tokens_are_said_in_all_languages_without_the_token():
    async def check(two: Two) -> None:
        wrong = tokens.fresh_id()
        for token, seat in ((wrong, None), (two.ben, 0), (None, 0)):
            with pytest.raises(Refusal) as refusal:
                two.live.actor(token, seat)
            for language in ("en", "fr", "es"):
                text = say_refusal(language, "eden", refusal.value.to_json())
                assert text
                assert wrong not in text
                assert two.ben not in text

    with_two(check)


def test_a_finished_table_still_tells_no_token():
    async def check(two: Two) -> None:
        await play_first_moves_of_both(two)
        for token in (None, two.anna, two.ben):
            actor = two.live.actor(token)
            told = orjson.dumps(
                [two.live.sync(actor, 0), two.live.export(actor), two.live.replay(actor, "everything", 0, 200, True)]
            )
            for secret in (two.anna, two.ben, *(person.token_hash for person in two.live.table.people)):
                assert secret.encode() not in told

    with_two(check)


async def play_first_moves_of_both(two: Two) -> None:
    while two.live.table.stage == "playing":
        seat = two.live.table.waiting_for[0]
        actor = two.live.actor((two.anna, two.ben)[seat])
        move = two.live.sync(actor)["moves"][0]["move"]
        await two.live.handle(actor, command(two.live, "move", seat, move=move))
