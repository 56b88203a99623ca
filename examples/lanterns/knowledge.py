"""Secrets: what a seat may see, by allow-list, and how a hidden world is dealt at random behind that view.

Hidden are the generator and so the dice to come, the deck, and the wishes in other hands until the end.
"""

import numpy as np

from examples.lanterns.components import CARDS, WISH_COPIES
from examples.lanterns.names import WISHES
from examples.lanterns.rules import is_over
from examples.lanterns.setup import lay_out
from examples.lanterns.state import State
from newdawn.core.compiled import compiled
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import plant
from newdawn.core.records import Numbers

SPECTATOR = -1


@compiled
def view(state: State, seat: int, seen: State) -> None:
    """Write what a seat (or SPECTATOR) may know into the blank record `seen`: nothing that is not named here."""
    lay_out(seen, state.players)
    seen.full_moon = state.full_moon
    seen.decision[:] = state.decision
    seen.night = state.night
    seen.first_player = state.first_player
    seen.wind = state.wind
    seen.turns = state.turns
    seen.dice[:] = state.dice
    seen.lanterns[:] = state.lanterns
    seen.hand_sizes[:] = state.hand_sizes
    seen.granted[:] = state.granted
    seen.deck_size = state.deck_size
    for other in range(state.players):
        if other == seat or is_over(state):
            seen.hands[other, :] = state.hands[other, :]


@compiled
def deal(seen: State, seat: int, words: Numbers, worlds: Numbers) -> None:
    """Complete a seat's view at random into `worlds[0]`; `words` seed the dealing and the dice to come."""
    worlds[0] = seen
    world = worlds[0]
    plant(world, words)
    copies = np.empty(len(WISHES), np.int64)
    for wish in range(len(WISHES)):
        copies[wish] = WISH_COPIES[wish]
        for other in range(world.players):
            copies[wish] -= world.hands[other, wish] + world.granted[other, wish]
    cards = np.empty(CARDS, np.int8)
    size = shuffle_copies(world, copies, cards)
    for i in range(world.deck_size):
        size -= 1
        world.deck[i] = cards[size]
    for other in range(world.players):
        if other != seat and not is_over(world):
            for _ in range(world.hand_sizes[other]):
                size -= 1
                world.hands[other, cards[size]] += 1
