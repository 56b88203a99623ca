"""What requests and messages cost: each has a weight, and what nobody changed is not made twice."""

import asyncio
import random
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import httpx
import orjson
import pytest
from starlette.routing import Route

import newdawn
from newdawn.server import schema
from newdawn.server.live import LiveTable
from newdawn.server.live.telling import Histories, Made, Telling
from newdawn.server.schema import MOST_STEPS
from newdawn.server.web import costs
from newdawn.server.web.app import create_app
from newdawn.server.web.limits import Limiter
from tests.server.serving import asking, bearer, command, new_table, order, quick, served, watch

SEATS = ("Anna", "Ben", "Cleo", "Dan")
LONG_AGO = 120
"""Entries that a client may have missed and still be told."""
PLENTY = dict.fromkeys(
    (
        *("request_burst", "message_burst", "note_burst", "chat_messages", "tables_per_hour", "requests_per_second"),
        *("messages_per_second", "notes_per_minute"),
    ),
    10**9,
)


def kinds_of(union: Any, field: str) -> set[str]:
    """Return the kinds of messages in a union of the schema, by the field that tells them apart."""
    members = get_args(get_args(union)[0] if get_origin(union) is Annotated else union)
    return {get_args(member.model_fields[field].annotation)[0] for member in members}


# Everything has a weight ----------------------------------------------------------------------------------------------


def test_every_address_has_a_weight(sqlite_url: str) -> None:
    app = create_app(quick(sqlite_url))
    costs.check_routes(app.routes)
    with pytest.raises(LookupError, match="GET /api/dice"):
        costs.check_routes([*app.routes, Route("/api/dice", lambda request: None, methods=["GET"])])
    with pytest.raises(LookupError, match="POST /api/import"):
        costs.check_routes(one for one in app.routes if getattr(one, "path", "") != "/api/import")


def test_every_message_and_question_has_a_weight_and_every_command_is_counted() -> None:
    assert kinds_of(schema.ClientMessage, "type") == set(costs.MESSAGES)
    assert kinds_of(schema.SocketQuestion.model_fields["question"].annotation, "ask") == set(costs.QUESTIONS)
    assert kinds_of(schema.AnyCommand, "do") == costs.PLAY | costs.NOTES
    assert not costs.PLAY & costs.NOTES


def test_nothing_is_free_and_nothing_costs_more_than_can_be_saved_up() -> None:
    burst = quick("sqlite://").limits.request_burst
    for weight in (*costs.ROUTES.values(), *costs.MESSAGES.values(), *costs.QUESTIONS.values()):
        assert 0 < weight < burst / 2
    assert all(weight >= costs.REQUEST for weight in costs.ROUTES.values())
    dearest = (costs.replay(200, True, "fr"), costs.missed(128, "fr"), costs.explaining(None, "fr"))
    assert max(*dearest, costs.broadcast(5_000), costs.listing(100)) < burst


# What is counted ------------------------------------------------------------------------------------------------------


class Scales:
    """What an app charges, and what it does in threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.charged = 0.0
        self.made: list[tuple[int, bool]] = []
        count, make = Limiter._take_request, Telling.make

        def weigh(limiter: Limiter, buckets: Any, address: str, weight: float) -> None:
            self.charged += weight
            count(limiter, buckets, address, weight)

        def watched(telling: Telling) -> Made:
            self.made.append((telling.count, threading.current_thread().name.startswith("newdawn-aside")))
            return make(telling)

        monkeypatch.setattr(Limiter, "_take_request", weigh)
        monkeypatch.setattr(Telling, "make", watched)

    async def of(self, doing: Awaitable[Any]) -> float:
        """Return what something is charged."""
        self.charged = 0.0
        await doing
        return self.charged


@asynccontextmanager
async def late_game(
    client: httpx.AsyncClient, game: str, *, moves: int = 150, chance: int = 3
) -> AsyncIterator[tuple[dict[str, Any], LiveTable]]:
    """Yield a table in the middle of a long game, as its creation told of it, and as it stands open."""
    created = await new_table(client, *SEATS, game=game, start=True)
    house = client.house  # type: ignore[attr-defined]
    live = await house.hall.table(created["table"])
    draw = random.Random(chance)
    for _ in range(moves):
        position = live.table.position
        seat = position.to_act[0]
        offered = [str(move) for move in position.moves(seat)]
        draw.shuffle(offered)
        for move in offered:
            trial = position.copy()
            trial.play(seat, move)
            if not trial.is_over:
                break
        else:
            break
        answer = await command(client, live.id, created["token"], live.table.version, do="move", move=move, seat=seat)
        assert answer.status_code == 200, answer.text
    yield created, live


def test_what_was_missed_is_made_once_in_a_thread_and_weighed_by_what_has_to_be_made(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scales = Scales(monkeypatch)

    async def ask() -> None:
        async with (
            asking(quick(sqlite_url, **PLENTY)) as client,
            late_game(client, newdawn.GAMES[0], moves=130) as (created, live),
        ):
            headers, version = bearer(created["token"]), live.table.version

            async def look(since: int, **more: Any) -> dict[str, Any]:
                params = {"seat": 0, "since": since, **more}
                answer = await client.get(f"/api/tables/{live.id}", params=params, headers=headers)
                found: dict[str, Any] = answer.json()
                return found

            plain = costs.ROUTES["GET", "/api/tables/{table:table}"]
            far = version - LONG_AGO
            assert await scales.of(look(version)) == plain
            assert await scales.of(look(far, lang="fr")) == plain + costs.missed(LONG_AGO, "fr")
            assert scales.made == [(LONG_AGO, True)]
            # The same again, and less of the same, are there; what is more is made, and a few entries at once.
            assert await scales.of(look(far, lang="fr")) == plain
            assert await scales.of(look(far + 50, lang="fr")) == plain
            assert await scales.of(look(far - 5, lang="fr")) == plain + costs.missed(5, "fr")
            assert scales.made[1:] == [(5, False)]
            assert await scales.of(look(far, seat=1)) == plain + costs.missed(LONG_AGO, None)
            kept = await look(far, lang="fr")
            # After a change, everything is told in the light of what can be known then.
            await command(client, live.id, created["token"], version, do="chat", text="well", seat=0)
            assert await scales.of(look(far, lang="fr")) == plain + costs.missed(LONG_AGO + 1, "fr")
            again = await look(far, lang="fr")
            assert [one["version"] for one in again["missed"]] == list(range(far + 1, version + 2))
            assert len(kept["missed"]) == LONG_AGO

    asyncio.run(ask())


def test_what_is_kept_is_what_would_be_made(sqlite_url: str) -> None:
    async def ask() -> None:
        async with (
            asking(quick(sqlite_url, **PLENTY)) as client,
            late_game(client, "eden", moves=40) as (created, live),
        ):
            house = client.house  # type: ignore[attr-defined]
            version = live.table.version
            for language in (None, "es"):
                for token, seat in ((None, None), (created["token"], 0), (created["token"], 1)):
                    actor = live.actor(token, seat)
                    for since in (version - 7, version - 30, version - 40, 0, version):
                        kept = orjson.loads(orjson.dumps(live.sync(actor, since, language)["missed"]))
                        fresh = LiveTable(house.hall.services, live.table, [])
                        fresh._book._recent.extend(live._book._recent)
                        made = orjson.loads(orjson.dumps(fresh.sync(actor, since, language)["missed"]))
                        assert kept == made
                        assert len(kept) == version - since

    asyncio.run(ask())


def test_to_flood_a_table_with_questions_about_what_was_missed_is_little_more_than_to_look_at_it(
    sqlite_url: str,
) -> None:
    async def seconds(client: httpx.AsyncClient, path: str, given: Callable[[], dict[str, Any]]) -> float:
        begun = time.process_time()
        for _ in range(100):
            assert (await client.get(path, params=given())).status_code == 200
        return time.process_time() - begun

    async def ask() -> None:
        async with (
            asking(quick(sqlite_url, **PLENTY)) as client,
            late_game(client, newdawn.GAMES[0], moves=130) as (_, live),
        ):
            path, last, draw = f"/api/tables/{live.id}", live.table.version, random.Random(1)
            plain = await seconds(client, path, lambda: {"lang": "fr"})
            flood = await seconds(client, path, lambda: {"since": last - draw.randint(1, 127), "lang": "fr"})
            assert flood < 4 * plain

    asyncio.run(ask())


def test_moves_from_before_a_restart_are_played_again_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with (
            asking(quick(sqlite_url, **PLENTY)) as client,
            late_game(client, "eden", moves=60) as (created, live),
        ):
            house = client.house  # type: ignore[attr-defined]
            told = orjson.dumps(live.sync(live.actor(None), 1)["missed"])
        async with asking(quick(sqlite_url, **PLENTY)) as client:
            house = client.house  # type: ignore[attr-defined]
            again = await house.hall.table(created["table"])
            window = again._book.missed(1)
            assert window is not None
            assert not window.is_known
            assert orjson.dumps(again.sync(again.actor(None), 1)["missed"]) == told
            window = again._book.missed(1)
            assert window is not None
            assert window.is_known

    asyncio.run(ask())


def test_a_socket_pays_for_what_it_has_missed_as_a_request_does(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scales = Scales(monkeypatch)

    async def play() -> None:
        async with served(quick(sqlite_url, **PLENTY)) as server, server.client() as client, server.talk() as talk:
            client.house = server.house  # type: ignore[attr-defined]
            async with late_game(client, newdawn.GAMES[0], moves=130) as (created, live):
                far = live.table.version - LONG_AGO

                async def look(**more: Any) -> None:
                    await talk.send(watch(created, seat=0, since=far, **more))
                    assert len((await talk.expect("sync"))["missed"]) == LONG_AGO

                assert await scales.of(look(language="fr")) == costs.MESSAGES["watch"] + costs.missed(LONG_AGO, "fr")
                assert await scales.of(look(language="fr")) == costs.MESSAGES["watch"]
                assert scales.made == [(LONG_AGO, True)]

    asyncio.run(play())


def test_only_so_many_histories_are_kept_and_only_of_the_newest_version() -> None:
    histories = Histories(most=3)
    for seat in range(5):
        histories.keep(Made(("table", seat, None), 7, {1: b"{}"}, []))
    assert len(histories) == 3
    assert histories.of(("table", 0, None), 7) == {}
    assert histories.of(("table", 4, None), 7) == {1: b"{}"}
    assert histories.of(("table", 4, None), 8) == {}
    histories.keep(Made(("table", 4, None), 7, {2: b"[]"}, []))
    assert histories.of(("table", 4, None), 7) == {1: b"{}", 2: b"[]"}


def test_to_open_a_table_costs_more_than_to_find_it_open(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scales = Scales(monkeypatch)

    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "open")
        async with asking(quick(sqlite_url)) as client:
            path = f"/api/tables/{created['table']}"
            assert await scales.of(client.get(path)) == costs.REQUEST + costs.OPENING
            assert await scales.of(client.get(path)) == costs.REQUEST

    asyncio.run(ask())


def test_a_file_is_paid_for_before_it_is_read_and_a_thread_reads_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    parsed = newdawn.server.web.forms.parsed
    monkeypatch.setattr(
        "newdawn.server.web.forms.parsed", lambda data: read.append(threading.current_thread().name) or parsed(data)
    )

    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=60, requests_per_second=0.001)) as client:
            large = b"[" + b"0," * 400_000 + b"0]"
            headers = {"content-type": "application/json"}
            first = await client.post("/api/import", content=large, headers=headers)
            assert (first.status_code, first.json()["message"]) == (422, "refusal-no-object")
            second = await client.post("/api/import", content=large, headers=headers)
            assert (second.status_code, second.json()["message"]) == (429, "refusal-too-many-requests")
            assert len(read) == 1
            assert read[0].startswith("newdawn-aside")

    asyncio.run(ask())


def test_to_preview_or_compose_what_reveals_something_costs_more(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scales = Scales(monkeypatch)

    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben", game="outlive")
            live = await client.house.hall.table(created["table"])  # type: ignore[attr-defined]
            while True:
                seat = live.table.waiting_for[0]
                view = live.table.position.view(seat)
                kinds = {view.reveals(move): str(move) for move in view.moves()}
                if len(kinds) == 2:
                    break
                wanted = {"do": "move", "move": kinds.popitem()[1], "seat": seat}
                await command(client, live.id, created["token"], live.table.version, **wanted)
            path, of = f"/api/tables/{live.id}/preview", {"headers": bearer(created["token"]), "params": {"seat": seat}}
            charged = [await scales.of(client.post(path, json={"move": kinds[one]}, **of)) for one in (False, True)]
            assert charged == [6, 6 + costs.REVEALING]
            path = f"/api/tables/{live.id}/compose"
            charged = [await scales.of(client.post(path, json={"moves": [kinds[one]]}, **of)) for one in (False, True)]
            plain = 7 + costs.following(1)
            assert charged == [plain, plain + costs.REVEALING]
            twice = client.post(path, json={"moves": [kinds[True]] * 2}, **of)
            assert await scales.of(twice) == 7 + costs.following(2) + costs.REVEALING

    asyncio.run(ask())


WRONG = b"{%b}" % b",".join(b'"%d": 0' % number for number in range(1_500))
"""A message that is wrong in 1,500 places."""


def test_a_long_body_is_paid_for_by_its_length_before_it_is_read(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scales = Scales(monkeypatch)

    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=12, requests_per_second=0.001)) as client:
            headers = {"content-type": "application/json"}
            mine = client.post("/api/tables/mine", content=WRONG, headers=headers)
            assert await scales.of(mine) == costs.REQUEST + len(WRONG) / 4_096
            short = client.post("/api/tables/mine", content=b"{}", headers=headers)
            assert await scales.of(short) == costs.REQUEST
            monkeypatch.setattr("newdawn.server.web.forms.parsed", None)
            answers = [await client.post("/api/tables", content=WRONG, headers=headers) for _ in range(2)]
            assert [one.json()["message"] for one in answers] == ["refusal-too-many-requests"] * 2

    asyncio.run(ask())


def test_what_is_no_message_is_paid_for_by_whoever_sends_it_on_whatever_socket(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scales = Scales(monkeypatch)

    async def ask() -> None:
        settings = quick(sqlite_url, request_burst=12, requests_per_second=0.001)
        async with served(settings) as server, server.talk() as talk:
            before = scales.charged
            await talk.connection.send(WRONG.decode())
            assert (await talk.next())["message"] == "refusal-not-one-of"
            assert scales.charged - before == len(WRONG) / 4_096 + costs.MISTAKE
            for _ in range(20):
                await talk.connection.send("{}")
            assert await talk.closed() == 1008
            # The address could pay for some of them, and they are fewer than a socket may send.
            assert 5 < sum(one.get("message") == "refusal-not-one-of" for one in talk.heard) < 9
            assert talk.heard[-1]["message"] == "refusal-too-many-mistakes"

    asyncio.run(ask())


def test_the_more_people_watch_the_more_a_command_costs_up_to_a_bound() -> None:
    assert costs.broadcast(0) == 0
    assert costs.broadcast(4) < 0.5
    assert costs.broadcast(200) == 6
    assert costs.broadcast(5_000) == costs.broadcast(10**6) == 8


# What is measured -----------------------------------------------------------------------------------------------------

PLAIN = "GET /api/games"
UNIT = 4.0
"""A weight of one stands for so many times the smallest answer inside the app: about a millisecond."""
FAR_ABOVE = 2.0
"""How much more than its weight something may take before its weight is wrong."""


async def seconds_of(doing: Callable[[], Awaitable[Any]], tries: int = 5) -> float:
    """Return the least time of the processor that something takes."""
    found = []
    for _ in range(tries):
        begun = time.process_time()
        await doing()
        found.append(time.process_time() - begun)
    return min(found)


def row_after(live: LiveTable, seat: int, move: str) -> list[str]:
    """Return moves that a seat can compose, a given one first; one that reveals something ends them."""
    world, row, draw = live.table.position.copy(), [move], random.Random(1)
    while len(row) < MOST_STEPS and not world.reveals(seat, row[-1]):
        world.play(seat, row[-1])
        if seat not in world.to_act:
            break
        offered = world.moves(seat)
        row.append(str(draw.choice([one for one in offered if not world.reveals(seat, one)] or offered)))
    return row


@pytest.mark.alone
@pytest.mark.soak
def test_nothing_costs_far_more_than_its_weight(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Measures every address and question at its dearest, late in both games, and prints what it finds."""
    scales = Scales(monkeypatch)
    found: dict[str, tuple[float, float]] = {}
    routes: set[tuple[str, str]] = set()
    kinds: set[str] = set()

    async def measure(
        client: httpx.AsyncClient, name: str, method: str, path: str, template: str, before: Any = None, **options: Any
    ) -> None:
        routes.add((method, template))
        weight, times = 0.0, []
        for _ in range(5):
            if before is not None:
                before(options)
            scales.charged = 0.0
            begun = time.process_time()
            answer = await client.request(method, path, **options)
            times.append(time.process_time() - begun)
            weight = max(weight, scales.charged)
            assert answer.status_code in (200, 201), (name, answer.text)
        found[name] = (min(times), weight)

    async def ask() -> None:
        async with asking(
            quick(sqlite_url, **PLENTY), pages=_pages(Path(sqlite_url.removeprefix("sqlite:///")))
        ) as client:
            house = client.house  # type: ignore[attr-defined]
            at = "/api/tables/{table:table}"
            for path in (
                "/api/games",
                "/",
                "/icon.svg",
                "/api/openapi.json",
                "/healthz",
                "/metrics",
                "/api/games/eden/box",
            ):
                template = "/api/games/{game}/box" if path.endswith("box") else path
                await measure(client, f"GET {path}", "GET", path, template)
            await measure(client, "GET /t", "GET", f"/t/{'a' * 22}", "/t/{table:table}")
            await measure(client, "GET /assets", "GET", "/assets/page.js", "/assets/{file}")
            words = "/api/games/{game}/words/{language}"
            await measure(client, "GET words", "GET", "/api/games/eden/words/fr", words)
            held = []
            for _ in range(100):
                one = await new_table(client, "Anna", "open", public=True)
                held.append({"table": one["table"], "token": one["token"]})
            body: dict[str, Any] = {"game": "eden", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}
            await measure(client, "POST /api/tables", "POST", "/api/tables", "/api/tables", json=body)
            await measure(client, "GET /api/tables", "GET", "/api/tables?limit=100", "/api/tables")
            mine = "/api/tables/mine"
            await measure(client, "POST mine", "POST", mine, mine, json={"tables": held})
            for game in newdawn.GAMES:
                async with late_game(client, game, moves=1_000) as (created, live):
                    path, seat = f"/api/tables/{live.id}", live.table.waiting_for[0]
                    headers = bearer(created["token"])
                    last = len(live.table.played)

                    async def route(
                        name: str, method: str, end: str = "", path: str = path, game: str = game, **options: Any
                    ) -> None:
                        await measure(client, f"{game} {name}", method, path + end, at + end, **options)

                    def forget(_: Any) -> None:
                        house.hall._histories._kept.clear()

                    for language in ({}, {"lang": "fr"}):
                        of = {"headers": headers, "params": {"seat": seat, **language}}
                        name = language.get("lang", "")
                        since = {"seat": seat, "since": live.table.version - 127, **language}
                        await route(f"look {name}", "GET", **of)
                        await route(f"missed {name}", "GET", headers=headers, params=since, before=forget)
                        await route(f"kept {name}", "GET", headers=headers, params=since)
                        await route(f"why {name}", "GET", "/why", **of)
                        for views in ("true", "false"):
                            for count in (200, 50, 1):
                                steps = {"first": max(0, last - count), "count": count, "views": views}
                                params = {"seat": seat, **steps, **language}
                                named = f"replay {count} views={views} {name}"
                                await route(named, "GET", "/replay", headers=headers, params=params)
                        moves = [str(move) for move in live.table.position.moves(seat)]
                        for move in moves:
                            await route(f"preview {name} {move}", "POST", "/preview", json={"move": move}, **of)

                    widths = iter(range(60, 100))

                    def widen(options: Any, widths: Any = widths) -> None:
                        options["params"]["columns"] = next(widths)

                    drawing = {"headers": headers, "params": {"seat": seat, "step": last // 2}}
                    await route("picture", "GET", "/picture", before=widen, **drawing)
                    await route("hint", "POST", "/hint", headers=headers, params={"seat": seat})
                    await route("export", "GET", "/export", headers=headers, params={"seat": seat})

                    def say(options: Any, live: LiveTable = live, seat: int = seat) -> None:
                        order = {"do": "chat", "text": "hello"}
                        one = {"id": random.randbytes(16).hex(), "version": live.table.version, "seat": seat}
                        options["json"] = {**one, "command": order}

                    await route("chat", "POST", "/commands", before=say, headers=headers)

                    def close(_: Any) -> None:
                        house.hall._tables.clear()

                    await route("opening", "GET", before=close, headers=headers, params={"seat": seat})
                    for one in range(4):
                        live = await house.hall.table(live.id)
                        await command(client, live.id, created["token"], live.table.version, do="propose-end", seat=one)
                    await route("rematch", "POST", "/rematch", headers=headers, params={"seat": seat})
                    saved = (await client.get(f"{path}/export", headers=headers, params={"seat": seat})).json()
                    await measure(client, f"{game} import", "POST", "/api/import", "/api/import", json=saved)
                longest = 0
                for played in range(0, 120, 10):
                    async with late_game(client, game, moves=played, chance=played) as (created, live):
                        seat = live.table.waiting_for[0]
                        of = {"headers": bearer(created["token"]), "params": {"seat": seat, "lang": "fr"}}
                        for move in live.table.position.moves(seat)[-4:]:
                            row = row_after(live, seat, str(move))
                            longest = max(longest, len(row))
                            question = {"moves": row, "automatic": "harmless"}
                            named = f"{game} compose {len(row)} after {played}: {row[-1]}"
                            path = f"/api/tables/{live.id}/compose"
                            await measure(client, named, "POST", path, f"{at}/compose", json=question, **of)
                assert longest > 1, "no composition of several moves was measured"
            open_table = await new_table(client, "Anna", "open")

            def free(options: Any) -> None:
                options["json"] = {"seat": 1, "name": "Ben", "id": random.randbytes(16).hex()}
                house.hall._tables[open_table["table"]].result().table.seats[1] = (
                    house.hall._tables[open_table["table"]].result().table.seats[1].__class__()
                )

            seats = f"/api/tables/{open_table['table']}/seats"
            await measure(client, "sit", "POST", seats, f"{at}/seats", before=free)

    async def talk_of_it() -> None:
        async with served(quick(sqlite_url, **PLENTY)) as server, server.client() as client, server.talk() as talk:
            client.house = server.house  # type: ignore[attr-defined]
            quiet = 0.0

            async def measure(
                name: str, message: dict[str, Any], kind: str, before: Callable[[], None] = lambda: None
            ) -> None:
                times, weight = [], 0.0
                for _ in range(5):
                    before()
                    scales.charged = 0.0
                    begun = time.process_time()
                    await talk.send(message)
                    await talk.expect(kind)
                    times.append(time.process_time() - begun)
                    weight = max(weight, scales.charged)
                found[f"socket {name}"] = (max(min(times) - quiet, 0.0), weight)
                kinds.add(message["type"])

            await measure("ping", {"type": "ping"}, "pong")
            quiet = found.pop("socket ping")[0]  # the client, and the way there and back
            for game in newdawn.GAMES:
                async with late_game(client, game, moves=1_000) as (created, live):
                    seat, version = live.table.waiting_for[0], live.table.version
                    asked = watch(created, seat=seat)
                    await measure(f"{game} watch", asked, "sync")
                    for language in ({}, {"language": "fr"}):
                        asked = watch(created, seat=seat, since=version - 127, **language)
                        histories = server.house.hall._histories._kept
                        await measure(f"{game} watch since {language}", asked, "sync", histories.clear)
                        move = str(live.table.position.moves(seat)[0])
                        for ask in ("why", "preview", "compose", "hint"):
                            question: dict[str, Any] = {"ask": ask}
                            if ask == "preview":
                                question["move"] = move
                            elif ask == "compose":
                                question["moves"] = row_after(live, seat, move)
                            message = {"type": "question", "channel": 1, "request": "1", "question": question}
                            await measure(f"{game} {ask} {language}", message, "answer")

                    async def say(live: LiveTable = live, seat: int = seat) -> None:
                        await talk.send(order(live.table.version, do="chat", text="hello", seat=seat))
                        await talk.expect("acknowledged")

                    scales.charged = 0.0
                    seconds = await seconds_of(say)
                    found[f"socket {game} chat"] = (max(seconds - quiet, 0.0), scales.charged / 5)
                    kinds.add("command")

            async def cycle() -> None:
                await talk.send(watch(created, channel=2, seat=seat))
                await talk.expect("sync", channel=2)
                await talk.send({"type": "unwatch", "channel": 2})
                await talk.send({"type": "ping"})
                await talk.expect("pong")

            scales.charged = 0.0
            seconds = await seconds_of(cycle)
            found["socket watch and unwatch"] = (max(seconds - 2 * quiet, 0.0), scales.charged / 5)
            kinds.add("unwatch")

    asyncio.run(ask())
    asyncio.run(talk_of_it())
    assert routes == set(costs.ROUTES), "some addresses were not measured"
    assert kinds == set(costs.MESSAGES), "some messages were not measured"
    unit = UNIT * found[PLAIN][0]
    with capsys.disabled():
        print(f"\n{'what':48}{'ms':>8}{'weight':>8}{'ratio':>8}   one weight: {1000 * unit:.2f} ms")
        for name, (seconds, weight) in found.items():
            print(f"{name:48}{1000 * seconds:8.2f}{weight:8.2f}{seconds / unit / weight:8.2f}")
    assert {name: one for name, one in found.items() if one[0] > FAR_ABOVE * unit * one[1]} == {}


def _pages(beside: Path) -> Path:
    """Return a folder with pages that are as small as can be."""
    folder = beside.with_name("pages")
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "icon.svg", "assets/page.js"):
        (folder / name).write_text("-", encoding="utf-8")
    return folder
