"""Text pictures of what a seat may see: the board, the players and the words around them. Knows no game."""
