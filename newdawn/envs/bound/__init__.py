"""What `newdawn.core.binding` loads once for each game, with its rules as globals, and what these sources share."""
