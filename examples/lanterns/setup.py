"""The beginning: the deck, the hands, and who begins (rules 1 and 2)."""

from examples.lanterns.components import FULL_MOON_WISHES, WISH_COPIES, WISHES_DEALT
from examples.lanterns.nights import begin_night
from examples.lanterns.state import UNKNOWN, State
from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import below, plant
from newdawn.core.records import Numbers


@compiled
def lay_out(state: State, players: int) -> None:
    """Make an empty table of a blank record."""
    state.players = players
    state.night = 1
    state.wind = UNKNOWN
    for i in range(len(state.deck)):
        state.deck[i] = UNKNOWN


@compiled
def start(state: State, log: Log, players: int, option: int, words: Numbers) -> None:
    """Shuffle, deal, and begin the first night."""
    lay_out(state, players)
    plant(state, words)
    state.full_moon = option & 1
    state.deck_size = shuffle_copies(state, WISH_COPIES, state.deck)
    for seat in range(players):
        for _ in range(FULL_MOON_WISHES if state.full_moon else WISHES_DEALT):
            state.deck_size -= 1
            state.hands[seat, state.deck[state.deck_size]] += 1
            state.hand_sizes[seat] += 1
            state.deck[state.deck_size] = UNKNOWN
    state.first_player = below(state, players)
    begin_night(state, log)
