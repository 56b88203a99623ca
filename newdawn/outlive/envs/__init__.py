"""What the environments know of this game."""
