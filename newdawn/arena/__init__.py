"""Many games: tournaments, ratings and figures, on one machine or on a Ray cluster."""
