"""What the games are called in full. No language changes it, and nothing has to be loaded to know it."""

TITLES = {"outlive": "Outlive", "eden": "Paris: New Eden"}
"""The title of each game, by its name on the command line."""
