"""Tables come about, are found again, go on in a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from newdawn.server import schema
from newdawn.server.botroom import Crowded
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall
from newdawn.server.live.log_book import row_of
from newdawn.server.live.tokens import fresh_id, hash_of
from newdawn.server.table.entries import Started
from newdawn.server.table.fold import apply
from tests.server.halls import Inbox, command, new_table, open_hall, people, play_first_moves

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def in_hall(sqlite_url: str) -> Callable[[Callable[[Hall], Awaitable[None]]], None]:
    """Run a test in a hall."""

    def run(test: Callable[[Hall], Awaitable[None]]) -> None:
        async def inside() -> None:
            async with open_hall(sqlite_url) as hall:
                await test(hall)

        asyncio.run(asyncio.wait_for(inside(), 60))

    return run


def test_who_creates_a_table_holds_its_seats_and_is_its_host(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna", "Ben"), OPEN))
        live = await hall.table(created["table"])
        assert created["seats"] == [0, 1]
        assert live.actor(created["token"]).is_host
        assert live.table.stage == "waiting"

    in_hall(test)


def test_a_table_without_open_seats_starts_at_once(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna"), BOT))
        assert (await hall.table(created["table"])).table.stage == "playing"
        waits = await hall.create(new_table(*people("Anna"), BOT, start=False))
        assert (await hall.table(waits["table"])).table.stage == "waiting"

    in_hall(test)


def test_the_same_request_gives_the_same_table_and_another_one_with_its_id_is_refused(in_hall):
    async def test(hall: Hall) -> None:
        request = new_table(*people("Anna"), BOT, id=fresh_id())
        assert await hall.create(request) == await hall.create(request)
        with pytest.raises(Refusal, match="id-reused"):
            await hall.create(new_table(*people("Cleo"), BOT, id=request.id))

    in_hall(test)


@pytest.mark.parametrize(
    ("request_", "name"),
    [
        (new_table(*people("Anna", "anna")), "name-taken"),
        (new_table(*people("Anna"), OPEN, options={"flying": True}), "no-such-option"),
        (new_table(*people("Anna"), {"kind": "bot", "bot": "genius"}), "no-such-bot"),
        (new_table(*people("Anna"), OPEN, stand_in="search:600s"), "bot-too-slow"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(in_hall, request_: schema.NewTable, name: str):
    async def test(hall: Hall) -> None:
        with pytest.raises(Refusal, match=name):
            await hall.create(request_)
        assert (await hall.lobby(None, None, None, 50))["tables"] == []

    in_hall(test)


def test_friends_sit_down_by_the_link_each_with_a_token_of_their_own(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna"), OPEN, OPEN))
        live = await hall.table(created["table"])
        ben = await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben"))
        cleo = await live.sit(live.actor(None), schema.Sit(seat=2, name="Cleo"))
        assert len({created["token"], ben["token"], cleo["token"]}) == 3
        assert live.actor(ben["token"]).seats == (1,)
        await live.handle(live.actor(created["token"]), command(live, "start"))
        assert live.table.stage == "playing"

    in_hall(test)


def test_sitting_down_twice_by_the_same_command_gives_the_same_token(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna"), OPEN))
        live = await hall.table(created["table"])
        request = schema.Sit(seat=1, name="Ben", id=fresh_id())
        assert await live.sit(live.actor(None), request) == await live.sit(live.actor(None), request)

    in_hall(test)


def test_a_token_of_the_table_can_take_one_more_seat_on_the_same_device(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna"), OPEN))
        live = await hall.table(created["table"])
        token = created["token"]
        seated = await live.sit(live.actor(token), schema.Sit(seat=1, name="Ben"), held=token)
        assert seated["token"] == token
        assert live.actor(token).seats == (0, 1)
        with pytest.raises(Refusal, match="which-seat"):
            await live.handle(live.actor(token), command(live, "chat", text="hello"))

    in_hall(test)


def test_the_server_keeps_no_token(in_hall, tmp_path):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna"), OPEN))
        live = await hall.table(created["table"])
        seated = await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben"))
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for token in (created["token"], seated["token"]):
            assert token.encode() not in stored
            assert hash_of(token).encode() in stored

    in_hall(test)


def test_the_lobby_shows_public_tables_only_page_by_page(in_hall):
    async def test(hall: Hall) -> None:
        public = [(await hall.create(new_table(*people("Anna"), OPEN, public=True)))["table"] for _ in range(3)]
        await hall.create(new_table(*people("Anna"), OPEN))
        first = await hall.lobby("waiting", None, None, 2)
        second = await hall.lobby("waiting", None, first["next"], 2)
        found = [one["table"] for one in (*first["tables"], *second["tables"])]
        assert sorted(found) == sorted(public)
        assert second["next"] is None
        assert "holders" not in str(first)
        schema.TableList.model_validate(first)

    in_hall(test)


def test_a_browser_finds_its_tables_by_the_tokens_it_holds_those_where_it_must_act_first(in_hall):
    async def test(hall: Hall) -> None:
        waits = await hall.create(new_table(*people("Anna"), OPEN))
        plays = await hall.create(new_table(*people("Anna", "Ben")))
        stranger = await hall.create(new_table(*people("Cleo"), OPEN))
        held = [(one["table"], one["token"]) for one in (waits, plays)]
        found = await hall.my_tables([*held, (stranger["table"], waits["token"])])
        assert [(one["table"], one["your_turn"]) for one in found["tables"]] == [
            (plays["table"], True),
            (waits["table"], False),
        ]

    in_hall(test)


def test_bots_play_when_it_is_their_turn_and_the_game_comes_to_its_end(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna"), BOT, BOT))
        live = await hall.table(created["table"])
        await live.handle(live.actor(created["token"]), command(live, "hand-over", bot="random"))
        while live.table.stage == "playing":
            await asyncio.sleep(0.01)
        assert live.table.outcome is not None
        assert live.table.outcome.how == "played"

    in_hall(test)


def test_a_rematch_has_the_same_people_on_the_same_seats_with_the_same_tokens(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna", "Ben")))
        live = await hall.table(created["table"])
        actor = live.actor(created["token"], 0)
        with pytest.raises(Refusal, match="not-over"):
            await hall.rematch(live, actor)
        await live.handle(actor, command(live, "resign", 0))
        first, second = await asyncio.gather(hall.rematch(live, actor), hall.rematch(live, actor))
        assert first["table"] == second["table"] == live.table.rematch
        following = await hall.table(first["table"])
        assert following.actor(created["token"]).seats == (0, 1)
        assert following.table.share != live.table.share
        await following.handle(following.actor(created["token"]), command(following, "start"))
        assert following.table.stage == "playing"

    in_hall(test)


def test_a_hint_is_refused_while_too_many_wait(in_hall):
    async def test(hall: Hall) -> None:
        async def advise(*_: Any, **__: Any) -> None:
            raise Crowded(4)

        hall.services.bots.advise = advise  # type: ignore[assignment, method-assign]
        created = await hall.create(new_table(*people("Anna", "Ben")))
        live = await hall.table(created["table"])
        with pytest.raises(Refusal, match="hints-waiting") as refused:
            await live.hint(live.actor(created["token"], live.table.waiting_for[0]))
        assert (refused.value.status, refused.value.arguments) == (429, {"most": 4})

    in_hall(test)


def test_a_hint_is_given_where_the_table_allows_it(in_hall):
    async def test(hall: Hall) -> None:
        for allowed in (True, False):
            created = await hall.create(new_table(*people("Anna", "Ben"), hints=allowed))
            live = await hall.table(created["table"])
            actor = live.actor(created["token"], live.table.waiting_for[0])
            if allowed:
                hint = await live.hint(actor, "es")
                schema.Hint.model_validate(hint)
                assert hint["candidates"][0]["text"]
            else:
                with pytest.raises(Refusal, match="no-hints"):
                    await live.hint(actor)

    in_hall(test)


def test_watchers_hear_of_every_entry_after_it_is_stored_in_order(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table(*people("Anna", "Ben")))
        live = await hall.table(created["table"])
        inbox = Inbox()
        live.watch(live.actor(None), inbox)
        await play_first_moves(live, created["token"], 5)
        await asyncio.sleep(0)
        updates = [
            schema.Update.model_validate_json(message) for message in inbox.messages if b'"update"' in message[:20]
        ]
        assert [entry.version for update in updates for entry in update.entries] == [3, 4, 5, 6, 7]
        assert updates[-1].version == live.table.version

    in_hall(test)


def test_tables_that_nobody_watches_make_room_and_come_back_when_asked_for(sqlite_url: str):
    async def test() -> None:
        async with open_hall(sqlite_url, live_tables=2) as hall:
            made = [await hall.create(new_table(*people("Anna", "Ben"))) for _ in range(5)]
            first = await hall.table(made[0]["table"])
            await play_first_moves(first, made[0]["token"], 3)
            for one in made:
                await hall.table(one["table"])
            assert len(hall._tables) <= 3
            again = await hall.table(made[0]["table"])
            assert again.table.version == first.table.version

    asyncio.run(asyncio.wait_for(test(), 60))


def test_bots_that_were_due_when_the_server_stopped_play_after_its_start(sqlite_url: str):
    async def test() -> None:
        async with open_hall(sqlite_url) as hall:
            created = await hall.create(new_table(*people("Anna"), BOT, game="outlive", start=False))
            live = await hall.table(created["table"])
            # A process stored the start of the game, and died at once.
            begun, entry = live.table.copy(), Started(at=live.table.changed_at)
            apply(begun, entry)
            await hall.store.append(row_of(begun), live.table.version, [entry.to_json()])
        async with open_hall(sqlite_url) as hall:
            while not (await hall.table(created["table"])).table.played:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(test(), 60))
