"""The table server under load: a real server process, and people at real sockets on the same machine."""
