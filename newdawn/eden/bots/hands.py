"""What the belief about missions is learned from: hands, and what everybody could see of those who held them.

Only those who train judges need this, so it is not compiled with what all need; what it calls is.
"""

import numpy as np

from newdawn.core.records import Numbers
from newdawn.eden.bots.belief import foresee_rival, standing
from newdawn.eden.bots.features.at import END
from newdawn.eden.knowledge import count_unseen, view
from newdawn.eden.names import MISSIONS
from newdawn.eden.state import State

_DTYPE = State.dtype


def collect(raw_positions: Numbers, viewers: Numbers, clues: Numbers, copies: Numbers, held: Numbers) -> int:
    """Write a row for each hand that the viewer of a position does not see; return how many there are.

    For each mission a row says its clue, how many copies the viewer does not see, and how many are in that hand.
    """
    positions = raw_positions.view(_DTYPE)
    blank = np.zeros(1, _DTYPE)
    views = np.zeros(1, _DTYPE)
    found = np.zeros(END, np.float64)
    count = 0
    for row in range(positions.shape[0]):
        viewer = viewers[row]
        views[0] = blank[0]
        view(positions[row], viewer, views[0])
        for other in range(views[0].players):
            if other == viewer or positions[row].mission_count[other] == 0:
                continue
            foresee_rival(views[0], other, found)
            for mission in range(len(MISSIONS)):
                clues[count, mission] = standing(views[0], other, mission, found)
                copies[count, mission] = count_unseen(views[0], mission)
                held[count, mission] = positions[row].missions[other, mission]
            count += 1
    return count
