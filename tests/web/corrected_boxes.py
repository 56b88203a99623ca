"""A server that plays with a corrected component file, and a browser that looks at a table of it.

The figures of a box are frozen into a process when it starts, so such a server is a process of its own. It runs
interpreted: nothing is compiled for a box that only one test knows.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from newdawn.core.cache import components_variable
from newdawn.core.replay import FORMAT
from tests.component_files import original
from tests.server.serving import bearer, fresh_id
from tests.web.tables import DESKTOP, PATIENCE_MS

PATIENCE = PATIENCE_MS / 1000
TOO_MANY_REQUESTS = HTTPStatus.TOO_MANY_REQUESTS


def corrected_file(box: ModuleType, folder: Path, corrections: Mapping[str, Sequence[tuple[str, str]]]) -> Path:
    """Write a component file with changes in some of its sections; return where it is."""
    text = original(box)
    for section, changes in corrections.items():
        for old, new in changes:
            start = text.index(f"[{section}]\n")
            end = text.find("\n[", start)
            assert old in text[start:end], (section, old)
            text = text[:start] + text[start:end].replace(old, new, 1) + text[end:]
    path = folder / "corrected.toml"
    path.write_text(text, encoding="utf-8")
    return path


class CorrectedServer:
    """`newdawn serve` with a corrected component file of one game."""

    def __init__(self, game: str, components: Path, http: httpx.Client) -> None:
        self.game = game
        self.url = str(http.base_url).rstrip("/")
        self._digest = import_module(f"newdawn.{game}.components").load(components).digest
        self._rules = int(import_module(f"newdawn.{game}.rules").RULES_VERSION)
        self._http = http

    def laid_out(self, document: Mapping[str, Any], people: Sequence[str]) -> tuple[str, str]:
        """Lay a position out on a table, and let people sit down; return the table and the first one's token."""
        file = {
            "format": FORMAT,
            "game": self.game,
            "rules": self._rules,
            "components": self._digest,
            "players": len(people),
            "seats": [f"me:{name}" for name in people],
            "options": {},
            "seed": None,
            "start": {"game": self.game, "players": len(people), **document},
            "moves": [],
            "result": None,
            "ended": None,
            "fairness": None,
        }
        made = self._post("/api/import", None, file)
        tokens = [
            self._post(f"/api/tables/{made['table']}/seats", None, {"seat": seat, "name": name})["token"]
            for seat, name in enumerate(people)
        ]
        version = self.state(made["table"], made["token"])["version"]
        body = {"id": fresh_id(), "version": version, "command": {"do": "start"}}
        self._post(f"/api/tables/{made['table']}/commands", made["token"], body)
        return made["table"], tokens[0]

    def state(self, table: str, token: str) -> dict[str, Any]:
        """Return where a table stands."""
        return self._asked("GET", f"/api/tables/{table}", token)

    def _post(self, path: str, token: str | None, body: dict[str, Any]) -> dict[str, Any]:
        return self._asked("POST", path, token, json=body)

    def _asked(self, method: str, path: str, token: str | None, **content: Any) -> dict[str, Any]:
        """Ask the server; an import counts for many requests, so like everybody else we come back when told to."""
        headers = bearer(token) if token else {}
        while (answer := self._http.request(method, path, headers=headers, **content)).status_code == TOO_MANY_REQUESTS:
            time.sleep(int(answer.headers["retry-after"]))
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found


@contextmanager
def corrected_server(game: str, components: Path) -> Iterator[CorrectedServer]:
    """Yield a server that plays with this file."""
    database = components.with_name("tables.db")
    environment = {**os.environ, components_variable(game): str(components), "NEWDAWN_INTERPRETED": "1"}
    options = ["--port", "0", "--database", str(database), "--bots", "1", "--log-level", "error"]
    command = [sys.executable, "-m", "newdawn", "serve", *options]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            with httpx.Client(base_url=url, timeout=PATIENCE) as http:
                yield CorrectedServer(game, components, http)
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            process.kill()


@contextmanager
def opened(browser: Browser, server: CorrectedServer, table: str, token: str) -> Iterator[Page]:
    """Yield the page of a table, as the first seat sees it in English; at the end it has met no error."""
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    context.set_default_timeout(PATIENCE_MS)
    kept = {table: {"token": token, "seats": [0], "seat": 0, "at": 1}}
    context.add_init_script(f"localStorage.setItem('newdawn-tables', {json.dumps(json.dumps(kept))})")
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-version] [data-action-bar]")
    yield page
    context.close()
    assert errors == []
