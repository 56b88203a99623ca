"""Sources that `newdawn.core.binding` loads once for each game, with that game's rules as globals. Nothing imports them."""
