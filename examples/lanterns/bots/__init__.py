"""What the bots look at in River Lanterns."""
