"""Tables over HTTP: create, sit down, look, play, ask; and for everything wrong a sentence that helps."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import BaseModel

from newdawn.core.declaration import LANGUAGES
from newdawn.server import schema
from newdawn.server.storage import StorageError
from newdawn.server.web import forms, pages
from newdawn.server.web.app import create_app
from newdawn.server.web.routes_replays import SavedGame
from tests.server.serving import asking, bearer, command, fresh_id, new_table, quick


def answer(response: httpx.Response, kind: type[BaseModel] | None = None, status: int = 200) -> Any:
    """Return the JSON of a response that must have this status and shape."""
    assert response.status_code == status, response.text
    if kind is not None:
        kind.model_validate_json(response.content, strict=True)
    return response.json()


def refusal(response: httpx.Response, status: int, name: str) -> Any:
    """Return the JSON of a refusal that must have this status and name."""
    found = answer(response, schema.Refused, status)
    assert found["message"] == f"refusal-{name}"
    assert found["text"]
    return found


# Playing --------------------------------------------------------------------------------------------------------------


def test_two_people_create_join_and_play(sqlite_url: str) -> None:
    async def play() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = answer(
                await client.post(
                    "/api/tables",
                    json={"game": "eden", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]},
                ),
                schema.Created,
                201,
            )
            table, anna = created["table"], created["token"]
            assert created["seats"] == [0]
            seated = answer(
                await client.post(f"/api/tables/{table}/seats", json={"seat": 1, "name": "Ben"}), schema.Seated
            )
            ben = seated["token"]
            assert ben != anna
            version = answer(await command(client, table, anna, seated["version"], do="start"), schema.Acknowledged)[
                "version"
            ]
            for token in (anna, ben, anna):
                state = answer(
                    await client.get(f"/api/tables/{table}", headers=bearer(token), params={"lang": "fr"}), schema.Sync
                )
                if not state["moves"]:
                    continue
                assert all(offer["text"] for offer in state["moves"])
                played = await command(client, table, token, version, do="move", move=state["moves"][0]["move"])
                version = answer(played, schema.Acknowledged)["version"]
            assert version > seated["version"] + 1

    asyncio.run(play())


def test_the_same_command_is_done_once_and_answered_the_same(sqlite_url: str) -> None:
    async def play() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben")
            table, token = created["table"], created["token"]
            state = answer(await client.get(f"/api/tables/{table}", headers=bearer(token), params={"seat": 0}))
            move, one = state["moves"][0]["move"], fresh_id()
            first = await command(client, table, token, state["version"], do="move", move=move, id=one, seat=0)
            again = await command(client, table, token, state["version"], do="move", move=move, id=one, seat=0)
            assert answer(first) == answer(again)
            other = await command(client, table, token, state["version"], do="chat", text="!", id=one, seat=0)
            refusal(other, 422, "id-reused")

    asyncio.run(play())


def test_a_seat_that_was_given_back_still_answers_the_command_that_gave_it_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "open")
            table, token, one = created["table"], created["token"], fresh_id()
            first = await command(client, table, token, created["version"], do="stand", seat=0, id=one)
            again = await command(client, table, token, created["version"], do="stand", seat=0, id=one)
            assert answer(first) == answer(again)

    asyncio.run(play())


def test_the_same_request_for_a_table_gives_the_same_table(sqlite_url: str) -> None:
    async def play() -> None:
        async with asking(quick(sqlite_url)) as client:
            one = fresh_id()
            assert await new_table(client, "Anna", "open", id=one) == await new_table(client, "Anna", "open", id=one)

    asyncio.run(play())


def test_spectators_see_the_table_but_no_moves(sqlite_url: str) -> None:
    async def look() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben")
            state = answer(await client.get(f"/api/tables/{created['table']}"), schema.Sync)
            assert (state["seat"], state["seats"], state["moves"], state["undo"]) == (None, [], [], 0)
            assert state["view"] is not None

    asyncio.run(look())


def test_every_question_has_an_answer_of_its_shape(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben", public=True)
            at, own = f"/api/tables/{created['table']}", bearer(created["token"])
            seat = {"seat": "0"}
            state = answer(await client.get(at, headers=own, params=seat))
            move = state["moves"][0]["move"]
            answer(await client.get("/api/games"), schema.Games)
            reasons = answer(await client.get(f"{at}/why", headers=own, params={**seat, "lang": "es"}), schema.Reasons)
            assert all(one["reason"] and one["text"] for one in reasons["moves"])
            answer(await client.get(f"{at}/why", headers=own, params={**seat, "move": move}), schema.Reasons)
            answer(await client.post(f"{at}/preview", headers=own, params=seat, json={"move": move}), schema.Preview)
            answer(await client.post(f"{at}/hint", headers=own, params=seat), schema.Hint)
            longest = {"moves": ["x" * 80] * schema.MOST_STEPS}
            refused = await client.post(f"{at}/hint", headers=own, params=seat, json=longest)
            assert refused.json()["message"] == "refusal-no-such-move"
            answer(await client.get(f"{at}/replay", headers=own, params=seat), schema.Replay)
            answer(await client.get(f"{at}/export", headers=own, params=seat), SavedGame)
            held = {"tables": [{"table": created["table"], "token": created["token"]}]}
            mine = answer(await client.post("/api/tables/mine", json=held), schema.TableList)
            assert mine["tables"][0]["your_turn"]
            lobby = answer(await client.get("/api/tables", params={"game": "outlive", "limit": 1}), schema.TableList)
            assert [one["table"] for one in lobby["tables"]] == [created["table"]]
            answer(await client.get("/api/tables", params={"before": lobby["next"]}), schema.TableList)
            answer(await client.get("/healthz"), schema.Health)

    asyncio.run(ask())


def test_a_game_ends_is_replayed_exported_imported_and_played_again(sqlite_url: str) -> None:
    async def play() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "bot:random")
            at, own = f"/api/tables/{created['table']}", bearer(created["token"])
            refusal(await client.post(f"{at}/rematch", headers=own), 409, "not-over")
            refusal(await client.get(f"{at}/replay", params={"eyes": "everything"}), 403, "replay-own-eyes")
            answer(await command(client, created["table"], created["token"], 2, do="propose-end"))
            answer(await client.get(f"{at}/replay", params={"eyes": "everything", "count": 3}), schema.Replay)
            exported = await client.get(f"{at}/export")
            disposition = exported.headers["content-disposition"]
            assert disposition.startswith('attachment; filename="newdawn-outlive-')
            assert created["table"] not in disposition
            imported = await client.post("/api/import", json=answer(exported, SavedGame))
            answer(imported, schema.Created, 201)
            again = answer(await client.post(f"{at}/rematch", headers=own), schema.Rematched)
            assert again["table"] != created["table"]
            assert answer(await client.get(f"/api/tables/{again['table']}", headers=own))["seats"] == [0]

    asyncio.run(play())


# What goes wrong ------------------------------------------------------------------------------------------------------

TWO = [{"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("body", "name", "arguments"),
    [
        ({}, "missing", {"where": "game"}),
        ({"game": "chess", "seats": TWO}, "no-such-game", {"game": "chess", "games": "outlive, eden"}),
        ({"game": 3, "seats": TWO}, "not-a-match", {"where": "game", "form": "game"}),
        ({"game": "eden", "seats": []}, "not-a-list", {"where": "seats", "fewest": 1, "most": 8}),
        (
            {"game": "eden", "seats": TWO[:1]},
            "wrong-count",
            {"game": "Paris: New Eden", "counts": "2, 3, 4", "count": 1},
        ),
        (
            {"game": "eden", "seats": [*TWO, {"kind": "person", "nmae": "A"}]},
            "missing",
            {"where": "seats[2].name"},
        ),
        (
            {"game": "eden", "seats": [*TWO, {"kind": "robot"}]},
            "not-one-of",
            {"where": "seats[2].kind", "choices": "bot, open, person"},
        ),
        (
            {"game": "eden", "seats": [*TWO, {"kind": "person", "name": ""}]},
            "not-a-text",
            {"where": "seats[2].name", "fewest": 1, "most": 20},
        ),
        (
            {"game": "eden", "seats": TWO, "clock": {"kind": "move", "seconds": 5}},
            "not-a-whole-number",
            {"where": "clock.seconds", "lowest": 10, "highest": 2592000},
        ),
        (
            {"game": "eden", "seats": TWO, "clock": {"kind": "move", "seconds": 60.5}},
            "not-a-whole-number",
            {"where": "clock.seconds", "lowest": 10, "highest": 2592000},
        ),
        ({"game": "eden", "seats": TWO, "pace": "slow"}, "not-a-number", {"where": "pace", "lowest": 0, "highest": 5}),
        ({"game": "eden", "seats": TWO, "public": 1}, "not-true-or-false", {"where": "public"}),
        ({"game": "eden", "seats": TWO, "options": {"x": "yes"}}, "not-true-or-false", {"where": "options.x"}),
        ({"game": "eden", "seats": TWO, "options": []}, "not-an-object", {"where": "options"}),
        ({"game": "eden", "seats": TWO, "stand_in": "HAL!"}, "not-a-match", {"where": "stand_in"}),
        ({"game": "eden", "seats": TWO, "color": "red"}, "unknown-key", {"where": "color"}),
        ([], "no-object", {}),
        ("eden", "no-object", {}),
    ],
)
def test_a_body_that_does_not_fit_is_refused_with_where_and_what_is_right(
    sqlite_url: str, body: Any, name: str, arguments: dict[str, Any]
) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            found = refusal(await client.post("/api/tables", json=body), 422, name)
            assert arguments.items() <= found["arguments"].items()

    asyncio.run(ask())


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b'{"game": NaN}',
        b'{"game": 1e999}',
        b'{"game": "\\ud800"}',
        b"\xff\xfe",
        b"[" * 5000,
        b'{"a":' * 1500 + b"1" + b"}" * 1500,
    ],
)
def test_what_is_no_json_is_refused_with_where_it_breaks(sqlite_url: str, content: bytes) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            headers = {"Content-Type": "application/json"}
            found = refusal(await client.post("/api/tables", content=content, headers=headers), 400, "not-json")
            assert found["arguments"].keys() == {"line", "column"}

    asyncio.run(ask())


def test_an_empty_body_is_called_empty(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            for headers in ({}, {"Content-Type": "application/json"}):
                for path in ("/api/tables", "/api/import"):
                    refusal(await client.post(path, content=b" \n", headers=headers), 400, "empty-body")

    asyncio.run(ask())


def test_a_file_to_import_must_be_an_object(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            refusal(await client.post("/api/import", json=[]), 422, "no-object")

    asyncio.run(ask())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_form_is_explained_in_words_with_an_example(sqlite_url: str, language: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            for path, body, example in (
                ("/api/tables", {"game": "eden", "seats": TWO, "id": "short"}, "openssl rand -hex 16"),
                ("/api/tables", {"game": "eden", "seats": TWO, "stand_in": "HAL!"}, "hard:2s"),
                ("/api/tables", {"game": "eden", "seats": TWO, "nonce": "é"}, "3 1 6 2"),
                ("/api/tables/mine", {"tables": [{"table": "short", "token": "x" * 22}]}, "BJqAc7UoKU5pB9ZsoF5F6w"),
                ("/api/tables/mine", {"tables": [{"table": "x" * 22, "token": "x"}]}, "ldcETRvXVgRU_kyijdtwpw"),
                ("/api/tables?before=x", None, "1794768366285.BJqAc7UoKU5pB9ZsoF5F6w"),
            ):
                headers = {"Accept-Language": language}
                method = "GET" if body is None else "POST"
                response = await client.request(method, path, json=body, headers=headers)
                text = refusal(response, 422, "not-a-match")["text"]
                assert example in text
                assert "^" not in text
                assert "[" not in text.replace("tables[0]", "")

    asyncio.run(ask())


def test_every_pattern_that_can_be_missed_has_its_words() -> None:
    document = create_app(quick("sqlite://")).openapi()
    patterns: set[str] = set()

    def gather(node: Any) -> None:
        if isinstance(node, dict):
            patterns.update([node["pattern"]] if isinstance(node.get("pattern"), str) else [])
            for inner in node.values():
                gather(inner)
        elif isinstance(node, list):
            for inner in node:
                gather(inner)

    gather(document)
    assert patterns == set(forms._FORMS)


def test_json_that_is_nested_too_deep_is_refused(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            content = b'{"a":' * 50 + b"1" + b"}" * 50
            headers = {"Content-Type": "application/json"}
            for path in ("/api/tables", "/api/import"):
                refusal(await client.post(path, content=content, headers=headers), 400, "too-deep")

    asyncio.run(ask())


def test_an_integer_of_any_size_is_refused_as_a_number_out_of_range(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            content = b'{"seat": %s, "name": "A"}' % (b"9" * 300)
            created = await new_table(client, "open", "open")
            response = await client.post(
                f"/api/tables/{created['table']}/seats",
                content=content,
                headers={"Content-Type": "application/json"},
            )
            refusal(response, 422, "not-a-whole-number")

    asyncio.run(ask())


def test_errors_never_echo_what_is_large_or_binary(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            response = await client.post(
                "/api/tables", json={"game": "eden", "seats": TWO, "\x00\x1b[31m" + "k" * 9000: 1}
            )
            found = refusal(response, 422, "unknown-key")
            assert len(response.content) < 1000
            assert not any(ord(sign) < 32 for sign in found["text"])

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "name", "where"),
    [
        ("/api/tables?limit=many", "not-a-whole-number", "limit"),
        ("/api/tables?limit=0", "not-a-whole-number", "limit"),
        ("/api/tables?stage=over", "not-one-of", "stage"),
        ("/api/tables?before=x", "not-a-match", "before"),
        ("/api/games/eden/words/de", "not-one-of", "language"),
    ],
)
def test_a_parameter_that_does_not_fit_is_refused_with_its_name(
    sqlite_url: str, path: str, name: str, where: str
) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            assert refusal(await client.get(path), 422, name)["arguments"]["where"] == where

    asyncio.run(ask())


@pytest.mark.parametrize("path", ["/api/games/chess/box", "/api/games/chess/words/en", "/api/tables?game=chess"])
def test_an_unknown_game_is_refused_with_those_that_there_are(sqlite_url: str, path: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            found = refusal(await client.get(path), 422, "no-such-game")
            assert found["arguments"] == {"game": "chess", "games": "outlive, eden"}

    asyncio.run(ask())


def test_sentences_come_in_the_language_of_the_asker(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            path = f"/api/tables/{'x' * 22}"
            texts = {}
            for language, wish in (("en", "de"), ("fr", "fr-CA, en;q=0.5"), ("es", "en;q=0.1, es;q=0.9")):
                by_header = refusal(await client.get(path, headers={"Accept-Language": wish}), 404, "no-such-table")
                by_query = refusal(await client.get(path, params={"lang": language}), 404, "no-such-table")
                assert by_header["text"] == by_query["text"]
                texts[language] = by_query["text"]
            assert len(set(texts.values())) == 3

    asyncio.run(ask())


def test_an_illegal_move_is_refused_with_the_rule_and_the_version(sqlite_url: str) -> None:
    async def play() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben")
            table, token = created["table"], created["token"]
            own = {"headers": bearer(token), "params": {"seat": 0}}
            reasons = answer(await client.get(f"/api/tables/{table}/why", **own))["moves"]
            response = await command(client, table, token, 2, do="move", move=reasons[0]["move"], seat=0)
            found = refusal(response, 409, "illegal-move")
            assert found["arguments"]["reason"] == reasons[0]["reason"]
            assert found["version"] == 2

    asyncio.run(play())


@pytest.mark.parametrize("question", ["?seat=0&seat=0", "?seat=0&lang=fr&seat=1", "?seat=false&seat=0.0"])
def test_a_parameter_that_stands_twice_in_an_address_is_refused(sqlite_url: str, question: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben")
            at, own = f"/api/tables/{created['table']}", bearer(created["token"])
            for response in (
                await client.get(at + question, headers=own),
                await client.get(f"{at}/picture{question}", headers=own),
                await client.post(f"{at}/rematch{question}", headers=own),
            ):
                assert refusal(response, 422, "twice")["arguments"] == {"where": "seat"}
            refusal(await client.get("/api/tables?limit=1&limit=2"), 422, "twice")

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("headers", "status", "name"),
    [
        ({}, 401, "token-needed"),
        ({"Authorization": "Basic YTpi"}, 401, "not-a-bearer"),
        ({"Authorization": "Bearer"}, 403, "unknown-token"),
        ({"Authorization": "Bearer é".encode("latin-1")}, 403, "unknown-token"),
        ({"Authorization": f"Bearer {'x' * 22}"}, 403, "unknown-token"),
        ({"Authorization": f"Bearer {'x' * 5000}"}, 403, "unknown-token"),
    ],
)
def test_nobody_acts_without_a_token_of_the_table(
    sqlite_url: str, headers: dict[str, Any], status: int, name: str
) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben")
            body = {"id": fresh_id(), "version": 2, "command": {"do": "resign"}}
            response = await client.post(f"/api/tables/{created['table']}/commands", json=body, headers=headers)
            refusal(response, status, name)
            if status == 401:
                assert response.headers["www-authenticate"] == "Bearer"

    asyncio.run(ask())


def test_what_is_not_there_and_what_cannot_be_done_there_is_said_in_json(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            for path in ("/nowhere", "/api/nowhere", "/api/tables/", "/t/a/b"):
                refusal(await client.get(path), 404, "no-such-page")
            refusal(await client.get("/api/tables/short"), 404, "no-such-table")
            for method in ("DELETE", "PUT", "PATCH", "TRACE", "BREW"):
                response = await client.request(method, "/api/tables")
                refusal(response, 405, "wrong-method")
                assert response.headers["allow"] == "GET, HEAD, OPTIONS, POST"

    asyncio.run(ask())


def test_head_and_options_answer_without_a_body(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            head, get = await client.head("/api/games"), await client.get("/api/games")
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == get.headers["content-length"]
            options = await client.options("/api/tables/mine")
            assert (options.status_code, options.content) == (204, b"")
            assert options.headers["allow"] == "OPTIONS, POST"

    asyncio.run(ask())


def test_what_should_not_happen_is_logged_and_said_without_its_inside(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:

            async def broken(*_: object) -> None:
                raise RuntimeError("the secret of the inside")

            client.house.hall.lobby = broken  # type: ignore[attr-defined]
            found = refusal(await client.get("/api/tables"), 500, "unexpected")
            assert found["arguments"]["incident"] in found["text"]
            assert "secret" not in found["text"]
            assert found["arguments"]["incident"] in caplog.text

    with caplog.at_level(logging.ERROR):
        asyncio.run(ask())
    assert "the secret of the inside" in caplog.text


@pytest.mark.parametrize("is_certain", [True, False])
def test_a_database_that_is_away_is_said_with_when_to_come_back(
    sqlite_url: str, is_certain: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:

            async def away(*_: object, **__: object) -> None:
                raise StorageError("/srv/tables.db: the disk is full", is_certain=is_certain)

            client.house.hall.my_tables = away  # type: ignore[attr-defined]
            response = await client.post("/api/tables/mine", json={"tables": []})
            refusal(response, 503, "storage-away" if is_certain else "storage-unsure")
            assert int(response.headers["retry-after"]) > 0
            client.house.store.check = away  # type: ignore[attr-defined]
            response = await client.get("/healthz")
            health = answer(response, schema.Health, 503)
            assert (health["status"], health["database"]) == ("failing", "failing")
            assert "/srv" not in response.text, "where the tables are is nobody's business"
            assert any("/srv/tables.db: the disk is full" in record.getMessage() for record in caplog.records)

    asyncio.run(ask())


# Bodies ---------------------------------------------------------------------------------------------------------------


def test_a_body_over_the_limit_is_refused_before_it_is_read(sqlite_url: str) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while sent < 10_000_000:
            sent += 1000
            yield b"x" * 1000

    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            headers = {"Content-Type": "application/json"}
            whole = await client.post("/api/tables", content=b"x" * 16_385, headers=headers)
            assert refusal(whole, 413, "too-large")["arguments"] == {"most": 16_384}
            lying = await client.post("/api/tables", content=b"{}", headers={**headers, "Content-Length": "9" * 30})
            refusal(lying, 413, "too-large")
            refusal(await client.post("/api/tables", content=endless(), headers=headers), 413, "too-large")
            assert whole.headers["connection"] == "close"

    asyncio.run(ask())
    assert sent < 20_000


def test_a_file_may_be_larger_than_other_bodies(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            headers = {"Content-Type": "application/json"}
            refusal(await client.post("/api/import", content=b" " * 50_000 + b"[]", headers=headers), 422, "no-object")
            refusal(await client.post("/api/import", content=b" " * 1_000_001, headers=headers), 413, "too-large")

    asyncio.run(ask())


def test_a_body_must_say_that_it_is_json_and_not_be_packed(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
                response = await client.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
                refusal(response, 415, "not-json-type")
            packed = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
            refusal(await client.post("/api/tables", content=b"\x1f\x8b", headers=packed), 415, "packed-body")

    asyncio.run(ask())


def test_a_body_that_does_not_come_is_not_waited_for(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, stuck_seconds=0.05)) as client:

            async def never() -> AsyncIterator[bytes]:
                yield b"{"
                await asyncio.Event().wait()

            headers = {"Content-Type": "application/json"}
            refusal(await client.post("/api/tables", content=never(), headers=headers), 408, "too-slow")

    asyncio.run(ask())


# Pages, pictures, figures ---------------------------------------------------------------------------------------------


def test_pages_and_what_they_are_made_of(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            for path in ("/", f"/t/{'x' * 22}"):
                page = await client.get(path)
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                again = await client.get(path, headers={"If-None-Match": page.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                assert page.headers["cache-control"] == "no-cache"
            for file in (path for path in (pages.PAGES / "assets").iterdir() if path.suffix in pages.TYPES):
                asset = await client.get(f"/assets/{file.name}")
                assert (asset.status_code, asset.content) == (200, file.read_bytes())
                assert asset.headers["content-type"] == pages.TYPES[file.suffix]
                assert "immutable" in asset.headers["cache-control"]
                plain = await client.get(f"/assets/{file.name}", headers={"Accept-Encoding": "identity"})
                assert (plain.content, plain.headers.get("content-encoding")) == (file.read_bytes(), None)

    asyncio.run(ask())


def test_a_server_whose_pages_were_not_built_says_so(sqlite_url: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url), pages=tmp_path) as client:
            refusal(await client.get("/"), 503, "client-not-built")
            refusal(await client.get("/nowhere", headers={"Accept": "text/html"}), 503, "client-not-built")

    asyncio.run(ask())


def test_a_browser_that_follows_a_wrong_link_gets_our_page(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
            for path in ("/t/abc", f"/t/{'x' * 23}", "/t/", "/nowhere", "/t/a/b", "/assets/nothing.css"):
                page = await client.get(path, headers=browser)
                assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
                assert page.content == (pages.PAGES / "index.html").read_bytes()
                refusal(await client.get(path), 404, "no-such-page")
            refusal(await client.get("/api/nowhere", headers=browser), 404, "no-such-page")
            refusal(await client.get("/api/tables/short", headers=browser), 404, "no-such-table")

    asyncio.run(ask())


@pytest.mark.parametrize(
    "path",
    ["/assets/app.py", "/assets/..%2fapp.py", "/assets/%2e%2e/app.py", "/assets/..%5capp.py", "/assets//etc/passwd"],
)
def test_no_path_leads_out_of_the_folder_of_pages(sqlite_url: str, path: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            refusal(await client.get(path), 404, "no-such-page")

    asyncio.run(ask())


def test_a_picture_shows_what_the_seat_may_see_at_any_step(sqlite_url: str) -> None:
    async def look() -> None:
        async with asking(quick(sqlite_url)) as client:
            waiting = await new_table(client, "Anna", "open")
            refusal(await client.get(f"/api/tables/{waiting['table']}/picture"), 409, "not-started")
            created = await new_table(client, "Anna", "Ben")
            at = f"/api/tables/{created['table']}/picture"
            own = {"headers": bearer(created["token"])}
            picture = await client.get(at, params={"seat": 0, "lang": "fr", "columns": 60}, **own)
            assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
            assert "sandbox" in picture.headers["content-security-policy"]
            assert picture.text.startswith("<svg")
            refusal(await client.get(at, params={"seat": 0, "step": 9}, **own), 422, "no-such-step")
            refusal(await client.get(at, params={"seat": 0, "eyes": "1"}, **own), 403, "replay-own-eyes")
            refusal(await client.get(at, params={"eyes": "everything"}), 403, "replay-own-eyes")
            spectator = await client.get(at)
            assert (await client.get(at, params={"seat": 0, "eyes": "spectator"}, **own)).text == spectator.text
            for seat in (0, 1):
                answer(await command(client, created["table"], created["token"], 2, do="propose-end", seat=seat))
            for eyes in ("everything", "spectator", "1"):
                assert (await client.get(at, params={"eyes": eyes, "step": 0})).status_code == 200
            refusal(await client.get(at, params={"eyes": "3"}), 422, "no-such-seat")

    asyncio.run(look())


def test_figures_for_prometheus(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            page = await client.get("/metrics")
            assert page.headers["content-type"].startswith("text/plain")
            assert "newdawn_sockets 0.0" in page.text

    asyncio.run(ask())


def test_every_refusal_of_the_web_layer_has_its_words() -> None:
    import re

    from newdawn.server.words import WORDS

    folder = Path(pages.__file__).parent
    names = {
        name for path in folder.glob("*.py") for name in re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(names) > 30
    for language in LANGUAGES:
        assert {f"refusal-{name}" for name in names} <= WORDS.messages(language)
