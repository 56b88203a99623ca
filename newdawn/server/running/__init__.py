"""Running a server: sockets to listen on, processes, starting and draining. It uses all other rooms; none uses it."""
