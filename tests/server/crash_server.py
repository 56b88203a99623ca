"""Servers that can be killed and are back at once: `python -m tests.server.crash_server`.

This process loads everything once, and tells the port at which it can be reached. Whoever connects there names a
database, and gets a process that listens for it and tells its address. For each further line that process becomes one
more server process, the same as `newdawn serve` runs, and tells its number; when one ends it tells its code. It ends
when the connection does, and the first process with its standard input.
"""

import os
import select
import signal
import socket
import sys

from newdawn.server.live.hall import _warm_up
from newdawn.server.running.serving import Service, address_of, listen, serve_here
from newdawn.server.settings import Limits, Settings
from newdawn.server.web.app import create_app


def main() -> None:
    """Let a process keep a server for each who connects."""
    create_app(Settings(database="sqlite://"))
    _warm_up()
    door = listen("127.0.0.1", 0)
    print(door.getsockname()[1], flush=True)
    # Those who keep servers are not waited for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while door in select.select([door, sys.stdin], [], [])[0]:
        connection, _ = door.accept()
        if os.fork() == 0:
            door.close()
            keep(connection)
            return
        connection.close()


def keep(connection: socket.socket) -> None:
    """Serve as often as we are told to."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with connection, connection.makefile("r") as orders, connection.makefile("w") as answers:

        def tell(what: object) -> None:
            print(what, file=answers, flush=True)

        # All clients come from one address, and do in a minute what people do in an evening.
        wide = Limits(
            requests_per_second=1_000, request_burst=4_000, notes_per_minute=1_200, note_burst=100, seats_per_hour=9_999
        )
        settings = Settings(database=orders.readline().strip(), bot_pause=(0.0, 0.05), limits=wide)
        listener = listen("127.0.0.1", 0)
        tell(address_of(listener))
        for _ in orders:
            child = os.fork()
            if child == 0:
                serve_here(Service(settings, log_form="json", log_level="warning"), listener, lambda: tell("ready"))
                os._exit(0)
            tell(child)
            tell(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


if __name__ == "__main__":
    main()
