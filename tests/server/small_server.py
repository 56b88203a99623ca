"""A server around a tiny application, started by path: `python -m tests.server.small_server PROCESSES [DATABASE]`."""

import asyncio
import os
import sys
from pathlib import Path
from urllib.parse import parse_qs

from newdawn.server.observing import crew, metrics
from newdawn.server.running import processes as processes_module
from newdawn.server.running.processes import serve_together
from newdawn.server.running.serving import Service, ServingError, address_of, listen, serve_here
from newdawn.server.settings import Settings


def create_app(settings, start_compiling=None):
    """Return an application that answers with its process number, slowly or never if it is asked so."""
    kind, _, file = settings.database.partition(":")
    if kind == "dies" or (kind == "dies while" and Path(file).exists()):
        os._exit(7)

    async def application(scope, receive, send):
        if scope["type"] == "lifespan":
            await lifespan(receive, send)
        elif scope["type"] == "websocket":
            await echo(receive, send)
        else:
            await answer(scope, send)

    async def lifespan(receive, send):
        await receive()
        refuses = {"refuses": lambda: True, "refuses while": Path(file).exists, "refuses once": lambda: is_first(file)}
        if kind in refuses and refuses[kind]():
            from newdawn.server.storage import StorageError

            raise StorageError("the database is of a newer version")
        if settings.database == "breaks":
            raise RuntimeError("with the token kq3ZtW9xYv0Qd7LmB2Rs1A")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        sys.stderr.write("drained\n")
        await send({"type": "lifespan.shutdown.complete"})

    return application


def is_first(file):
    """Tell whether this is the first process to ask."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


async def drain(app):
    """Say that draining begins; the application itself says when it is over."""
    sys.stderr.write("draining\n")


async def answer(scope, send):
    wanted = parse_qs(scope["query_string"].decode())
    if scope["path"] == "/die":
        os._exit(9)
    if scope["path"] == "/slow":
        sys.stderr.write("asked\n")
        await asyncio.sleep(0.5)
    metrics.updates.inc()
    answers = {"/metrics": lambda: metrics.page()[0], "/crew": lambda: repr(crew.told()).encode()}
    body = answers.get(scope["path"], lambda: str(os.getpid()).encode())()
    body += b"x" * int(wanted.get("more", ["0"])[0])
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


async def echo(receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main(processes, database="usual"):
    processes_module._FIRST_PAUSE = 0.2
    listener = listen("127.0.0.1", 0)
    address = address_of(listener)
    service = Service(
        Settings(database=database), int(processes), log_form="json", application="tests.server.small_server"
    )
    try:
        (serve_here if service.processes == 1 else serve_together)(
            service, listener, lambda: print(address, flush=True)
        )
    except ServingError as error:
        sys.exit(f"newdawn: {error}")
    print("closed", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
