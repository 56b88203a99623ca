"""Paris: New Eden, complete: dice drafting in a ruined Paris, four seasons, two to four players."""
