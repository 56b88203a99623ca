"""A server that can be killed and is back at once: `python -m tests.server.crash_server DATABASE`.

This process loads everything once, and listens. For each line on its standard input it becomes one more server process,
the same as `newdawn serve` runs, and tells its number; when one ends it tells its code.
"""

import os
import sys

import newdawn
from newdawn.server.operation.serving import Service, address_of, listen, serve_here
from newdawn.server.settings import Settings
from newdawn.server.web.app import create_app


def main(database: str) -> None:
    """Serve as often as we are told to."""
    settings = Settings(database=database, bot_pause=(0.0, 0.05))
    create_app(settings)
    for name in newdawn.GAMES:
        game = newdawn.load(name)
        position = game.new(2, seed=1)
        game.words.move_message(position.moves(position.to_act[0])[0])
    listener = listen("127.0.0.1", 0)
    print(address_of(listener), flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve_here(
                Service(settings, log_form="json", log_level="warning"), listener, lambda: print("ready", flush=True)
            )
            os._exit(0)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
