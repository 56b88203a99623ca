"""Fit the belief about hidden hands: how much likelier a card is where its clue is seen; this needs PyTorch.

Each card in a hand is thought to be drawn from all that its viewer does not see, with odds that are the number of its
copies times e raised to what is learned of its clue and of the card. The numbers make the real hands most likely.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from newdawn.bots.features import belief_of
from newdawn.bots.learning.shards import read
from newdawn.core.records import Numbers

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["fit_belief"]

_BATCH = 65_536
_STEPS = 400
_RATE = 0.05
_HELD_BACK = 1e-4
"""How strongly what is seldom seen is held back to no belief."""


def fit_belief(game: "Game", files: Sequence[Path], seed: int) -> Numbers:
    """Return what is learned from the hands in these files; nothing for a game that has none to believe in."""
    found = [shard for shard in map(read, files) if "clues" in shard]
    if not found:
        return np.zeros(0)
    torch.manual_seed(seed)
    belief = belief_of(game.package)
    clues, copies, held = (
        torch.from_numpy(np.concatenate([shard[name] for shard in found])) for name in ("clues", "copies", "held")
    )
    learned = torch.zeros(belief.LEARNED, requires_grad=True)
    optimizer = torch.optim.Adam([learned], lr=_RATE)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, _STEPS)
    for _ in range(_STEPS):
        rows = torch.randint(len(clues), (_BATCH,))
        odds = learned[clues[rows].long()] + learned[belief.CLUES :]
        odds = odds + torch.log(copies[rows].float().clamp(min=1e-9))
        cards = held[rows].float()
        surprise = -(cards * torch.log_softmax(odds, 1)).sum() / cards.sum()
        optimizer.zero_grad()
        (surprise + _HELD_BACK * (learned**2).mean()).backward()
        optimizer.step()
        schedule.step()
    fitted: Numbers = learned.detach().numpy().astype(np.float64)
    return fitted
