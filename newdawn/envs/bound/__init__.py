"""Sources that `newdawn.core.binding` loads for each game, with its rules as globals. Nothing imports them."""
