"""The server on the web: HTTP and sockets, what they let in, and what they answer."""
