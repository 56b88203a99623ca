"""The terminal: what the `newdawn` command prints and asks."""
