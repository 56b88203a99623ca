"""A table as the fold of its log: who sits there, what was played, what may be asked for. Nothing here does I/O."""
