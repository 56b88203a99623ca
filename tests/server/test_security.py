"""What keeps browsers and strangers honest: headers, origins, tokens that are nowhere, text that stays text."""

import asyncio
import logging
from dataclasses import replace

import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from newdawn.server.errors import Refusal
from newdawn.server.observing import logs as server_logging
from newdawn.server.web.security import POLICY, check_host, check_origin
from tests.server.serving import asking, bearer, command, new_table, quick, served

PATHS = ("/", "/t/abc", "/nowhere", "/assets/nothing.js", "/api/games", "/api/tables/x", "/healthz", "/metrics")


def test_every_response_has_the_headers_that_browsers_obey(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            responses = [await client.get(path) for path in PATHS]
            responses.append(await client.post("/api/tables", content=b"x" * 20_000))
            responses.append(await client.options("/api/tables"))
            responses.append(await client.delete("/"))
            for response in responses:
                headers = response.headers
                assert headers["content-security-policy"] == POLICY
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cross-origin-opener-policy"] == "same-origin"
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert not any(name.startswith("access-control-") for name in headers)
                assert "set-cookie" not in headers
                if response.url.path.startswith("/api"):
                    assert headers["cache-control"] == "no-store"

    asyncio.run(ask())


def test_the_policy_lets_no_script_run_but_our_own_files() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in POLICY


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        (None, "a.example", True),
        ("http://a.example", "a.example", True),
        ("https://a.example", "a.example", True),
        ("https://a.example", "a.example:443", True),
        ("http://a.example:80", "a.example", True),
        ("http://a.example:8000", "a.example:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://other.example", "a.example", True),
        ("https://a.example.evil", "a.example", False),
        ("https://evil-a.example", "a.example", False),
        ("http://a.example:8001", "a.example:8000", False),
        ("http://a.example", "a.example:8000", False),
        ("https://other.example.evil", "a.example", False),
        ("null", "null", False),
        ("", "", False),
        ("http://", "", False),
        ("file://a.example", "a.example", False),
        ("a.example", "a.example", False),
        ("http://a.example\x00", "a.example", False),
    ],
)
def test_our_own_pages_are_known_by_their_origin(origin: str | None, host: str, is_ours: bool) -> None:
    headers = Headers({"host": host} if origin is None else {"host": host, "origin": origin})
    if is_ours:
        check_origin(headers, ("https://other.example",))
    else:
        with pytest.raises(Refusal, match="foreign-origin"):
            check_origin(headers, ("https://other.example",))


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        (None, True),
        ("127.0.0.1:8321", True),
        ("192.168.1.7:8321", True),
        ("[::1]:8321", True),
        ("[fd00::7]", True),
        ("localhost:8321", True),
        ("LOCALHOST.", True),
        ("den:8321", True),
        ("den.local:8321", True),
        ("den.lan", True),
        ("games.example", True),
        ("Games.Example:443", True),
        ("own.example:8321", True),
        ("evil.example", False),
        ("evil.example:8321", False),
        ("games.example.evil.example", False),
        ("evil-games.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example:local", False),
        ("local.", True),
        ("evil.notlocal", False),
        ("[evil.example]", False),
        ("127.1.", False),
        ("", False),
        (":8321", False),
    ],
)
def test_only_names_that_cannot_be_anybodys_are_ours(host: str | None, is_ours: bool) -> None:
    headers = Headers({} if host is None else {"host": host})
    if is_ours:
        check_host(headers, ("https://games.example:8443",), ("own.example",))
    else:
        with pytest.raises(Refusal, match="foreign-host"):
            check_host(headers, ("https://games.example:8443",), ("own.example",))


def test_a_page_whose_name_points_to_us_for_a_while_reads_and_changes_nothing(sqlite_url: str) -> None:
    body = {"game": "eden", "seats": [{"kind": "open"}, {"kind": "open"}]}
    rebound = {"Host": "evil.example:8321", "Origin": "http://evil.example:8321"}

    async def ask() -> None:
        async with served(quick(sqlite_url)) as server, server.client() as client:
            for response in (
                await client.get("/", headers=rebound),
                await client.get("/api/tables", headers=rebound),
                await client.post("/api/tables", json=body, headers=rebound),
            ):
                assert (response.status_code, response.json()["message"]) == (421, "refusal-foreign-host")
                assert "--origin http://evil.example:8321" in response.json()["text"]
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    "ws://evil.example:8321/api/socket",
                    host="127.0.0.1",
                    port=server.port,
                    origin=Origin(rebound["Origin"]),
                )
            assert refused.value.response.status_code == 421
            assert (await client.post("/api/tables", json=body)).status_code == 201

    asyncio.run(ask())


def test_a_server_answers_to_the_names_that_it_was_told(sqlite_url: str) -> None:
    async def ask() -> None:
        settings = replace(quick(sqlite_url), origins=("https://games.example",), names=("den.example",))
        async with asking(settings) as client:
            for host, status in (("games.example", 200), ("den.example:8321", 200), ("other.example", 421)):
                assert (await client.get("/api/games", headers={"Host": host})).status_code == status

    asyncio.run(ask())


def test_pages_of_other_sites_change_nothing(sqlite_url: str) -> None:
    async def ask() -> None:
        settings = replace(quick(sqlite_url), origins=("https://games.example",))
        async with asking(settings) as client:
            body = {"game": "eden", "seats": [{"kind": "open"}, {"kind": "open"}]}
            for origin, status in (
                ("https://evil.example", 403),
                ("null", 403),
                ("https://games.example", 201),
                ("http://table.test", 201),
            ):
                response = await client.post("/api/tables", json=body, headers={"Origin": origin})
                assert response.status_code == status

    asyncio.run(ask())


def test_a_form_or_a_plain_request_of_another_site_is_no_command(sqlite_url: str) -> None:
    """Browsers send these without asking first; we take JSON only, for which they would have to ask."""

    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                response = await client.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
                assert response.status_code == 415

    asyncio.run(ask())


def test_names_and_chat_travel_as_json_text_and_never_as_markup(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            name, text = "<img src=x>", "<script>alert(1)</script>"
            created = await new_table(client, name, "Ben")
            table, token = created["table"], created["token"]
            assert (await command(client, table, token, 2, do="chat", text=text, seat=0)).status_code == 200
            state = await client.get(f"/api/tables/{table}", headers=bearer(token), params={"since": 2, "seat": 0})
            assert state.headers["content-type"] == "application/json"
            assert state.json()["missed"][0]["text"] == text
            picture = await client.get(f"/api/tables/{table}/picture")
            assert "<img" not in picture.text
            assert "<script" not in picture.text

    asyncio.run(ask())


def test_tokens_and_table_ids_stand_in_no_log(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> tuple[str, str]:
        async with served(quick(sqlite_url)) as server, server.client() as client, server.talk() as talk:
            created = await new_table(client, "Anna", "Ben")
            table, token = created["table"], created["token"]
            await client.get(f"/api/tables/{table}", headers=bearer(token))
            await client.get(f"/api/tables/{table}/why?move=x&token={token}", headers=bearer(token))
            await talk.send({"type": "watch", "channel": 1, "table": table, "token": token, "seat": 0})
            await talk.expect("sync")
            await talk.send({"type": "watch", "channel": 1, "table": table, "token": "x" + token})
            await talk.expect("refused")

            async def broken(*_: object) -> None:
                raise RuntimeError(f"with {token}")

            server.house.hall.lobby = broken  # type: ignore[method-assign]
            assert (await client.get("/api/tables")).status_code == 500
            return table, token

    with caplog.at_level(logging.INFO):
        table, token = asyncio.run(play())
    ours = [record for record in caplog.records if record.name.startswith("newdawn")]
    assert ours
    lines = "\n".join(record.getMessage() for record in ours)
    assert server_logging.REDACTED in lines
    assert token not in lines
    assert table not in lines


def test_a_token_in_an_address_opens_nothing(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url)) as client:
            created = await new_table(client, "Anna", "Ben")
            state = await client.get(f"/api/tables/{created['table']}", params={"token": created["token"]})
            assert state.json()["seats"] == []

    asyncio.run(ask())
