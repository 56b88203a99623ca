"""Ports that stay ours while the server behind them is stopped, killed and started again."""

import socket
import sys

__all__ = ["HeldPort"]


class HeldPort:
    """A free port of this machine. Servers may listen there; on Linux nobody else is given it, until it is let go.

    >>> port = HeldPort()
    >>> server = socket.create_server(("127.0.0.1", port.number))
    >>> server.close()
    >>> port.let_go()
    """

    def __init__(self) -> None:
        # Bound, and never listening: the system gives it to nobody who asks for any port, and servers may name it.
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.number: int = self._socket.getsockname()[1]
        if sys.platform != "linux":
            self._socket.close()  # other systems let nobody listen beside it

    def let_go(self) -> None:
        """Let others have the port."""
        self._socket.close()
