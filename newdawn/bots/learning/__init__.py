"""How judges are learned: games are played and noted (`shards`), and a network and a belief are fitted to them.

`run` does one after the other, round after round, and goes on where it was stopped. Fitting needs PyTorch, which
nothing else here does: `pip install "newdawn[learn]"`.
"""
