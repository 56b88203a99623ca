"""Running the server: what it logs, what it counts, and how it starts and stops."""
