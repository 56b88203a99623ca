"""What the `newdawn` command does, one module for each group of its commands."""
