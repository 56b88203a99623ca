"""What schemathesis checks of the API besides its own checks. It finds this module by SCHEMATHESIS_HOOKS.

A request that fits the schema may name something that there is not, such as a move or a bot: that is refused with the
same status as one that does not fit. So the usual check, that what fits is accepted, is made here, by the message.
"""

import re
from typing import Any
from urllib.parse import urlencode

import schemathesis

import newdawn
from newdawn.server.running.connections import ADDRESS_BYTES

GAME = re.compile(r"[a-z][a-z0-9]*")

SHAPE = {
    f"refusal-{name}"
    for name in (
        "missing",
        "unknown-key",
        "twice",
        "not-one-of",
        "not-a-whole-number",
        "not-a-number",
        "not-a-match",
        "not-a-text",
        "not-a-list",
        "not-true-or-false",
        "not-an-object",
        "no-object",
        "empty-body",
        "not-json",
        "too-deep",
    )
}


@schemathesis.hook
def map_body(ctx: schemathesis.HookContext, body: Any) -> Any:
    """Play a game that there is: the schema says only what the name of one looks like."""
    if isinstance(body, dict) and isinstance(body.get("game"), str) and GAME.fullmatch(body["game"]):
        body["game"] = newdawn.GAMES[len(body["game"]) % len(newdawn.GAMES)]
    return body


@schemathesis.hook
def filter_case(ctx: schemathesis.HookContext, case: schemathesis.Case) -> bool:
    """Leave out addresses that are too long: the door turns them away in plain text, and its tests say with which."""
    return len(case.formatted_path) + len(urlencode(case.query or {}, doseq=True)) < ADDRESS_BYTES


@schemathesis.check
def what_fits_the_schema_is_not_refused_for_its_shape(
    ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case
) -> None:
    meta: Any = case.meta
    if meta is not None and meta.generation.mode.is_positive and response.status_code == 422:
        message = response.json()["message"]
        assert message not in SHAPE, f"a request that fits the schema was refused: {message}"


@schemathesis.check
def every_refusal_has_a_sentence_and_tells_no_secret(
    ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case
) -> None:
    if response.status_code >= 400 and response.request.method != "HEAD" and case.path != "/healthz":
        found = response.json()
        assert found["text"].strip(), "a refusal without a sentence"
        assert len(response.content) < 2000, "a refusal that echoes what it got"
        assert "Traceback" not in found["text"], "a refusal that shows our inside"
