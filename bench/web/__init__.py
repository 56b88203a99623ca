"""What the browser client costs: `newdawn bench web`."""
