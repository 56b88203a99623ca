"""River Lanterns as an environment."""
