"""Which missions others hold: what they have gathered, taken and claimed says more than chance does.

For each mission a rival's refuge gives a *clue*: the season, the kind of mission, and how far the rival is from
fulfilling it, or leads in it. How much likelier each clue makes a mission is learned from games (`hands.py`).
"""

import math

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import below, plant
from newdawn.core.records import Numbers
from newdawn.eden.bots.features.at import END
from newdawn.eden.bots.features.at import FEEDING as FEEDING_AT
from newdawn.eden.bots.features.at import FORESEEN as FORESEEN_AT
from newdawn.eden.bots.features.missions import KIND_OF, TYPE_OF, lacking_survivors, lead_over_rivals, short_by
from newdawn.eden.bots.features.refuges import compare, foresee
from newdawn.eden.components import MISSION_AT_LEAST
from newdawn.eden.knowledge import (
    ATTEMPTS,
    count_unseen,
    deal_buildings,
    deal_equipment,
    deal_tokens,
    deal_traced,
    fill_slots,
    hidden_in_hand,
    list_slots,
)
from newdawn.eden.names import (
    BINOCULARS,
    FEWEST_SLACKERS,
    FIRST_NEW_BUILDING,
    MISSION_KINDS,
    MISSIONS,
    MOST_OF_EQUIPMENT,
    MOST_OF_SURVIVOR,
    MOST_POWERS,
    SEASONS,
    SURVIVORS,
)
from newdawn.eden.state import CHOOSING, MISSION_CARDS, UNKNOWN, State

_LEVELS = 7
_MOST_SHORT = _LEVELS - 1
_EVEN = _LEVELS // 2
_KINDS = len(MISSION_KINDS) + 1
_TIMES = len(SEASONS) + 1
CLUES = _TIMES * _KINDS * _LEVELS
"""How many clues there are."""
KINDS = len(MISSIONS)
"""How many kinds of cards there are to believe in."""
LEARNED = CLUES + KINDS
"""How many numbers are learned: one for each clue, and one for each mission by itself."""


@compiled
def standing(state: State, seat: int, mission: int, found: Numbers) -> int:
    """Return how a mission would stand for a seat, as the number of a clue; `found` holds the foreseen refuges."""
    time = 0 if state.stage == CHOOSING else 1 + int(state.season)
    if mission >= FIRST_NEW_BUILDING:
        kind = len(MISSION_KINDS)
        level = min(_MOST_SHORT, lacking_survivors(found, mission - FIRST_NEW_BUILDING))
    else:
        kind = int(KIND_OF[mission])
        if kind == BINOCULARS:
            level = 1 if state.binoculars == seat else 0
        elif MISSION_AT_LEAST[mission] > 0:
            level = min(_MOST_SHORT, short_by(found, kind, TYPE_OF[mission], MISSION_AT_LEAST[mission]))
        else:
            lead = lead_over_rivals(found, kind, TYPE_OF[mission])
            if kind not in (MOST_OF_SURVIVOR, MOST_OF_EQUIPMENT, MOST_POWERS, FEWEST_SLACKERS):
                lead = (lead + 1) // 2 if lead > 0 else -((1 - lead) // 2)
            level = _EVEN + max(-_EVEN, min(_EVEN, lead))
    return (time * _KINDS + kind) * _LEVELS + level


@compiled
def foresee_rival(seen: State, rival: int, found: Numbers) -> None:
    """Write the refuges as they are foreseen, compared with those of a rival's own rivals, and its population."""
    foresee(seen, found)
    compare(seen, rival, found)
    found[FEEDING_AT] = 0.0
    for kind in range(len(SURVIVORS)):
        found[FEEDING_AT] += found[FORESEEN_AT + kind]


@compiled
def surmise(seen: State, seat: int, belief: Numbers, odds: Numbers) -> None:
    """Write for each other seat how likely each mission is in its hand, against a mission of which nothing is known."""
    odds[:, :] = 1.0
    if belief.shape[0] == 0:
        return
    found = np.zeros(END, np.float64)
    for other in range(seen.players):
        if other == seat:
            continue
        foresee_rival(seen, other, found)
        for mission in range(len(MISSIONS)):
            clue = standing(seen, other, mission, found)
            odds[other, mission] = math.exp(belief[clue] + belief[CLUES + mission])


@compiled
def deal(seen: State, seat: int, odds: Numbers, words: Numbers, worlds: Numbers) -> None:
    """Complete a seat's view at random, as `knowledge.deal` does, but with the missions of others by these odds."""
    worlds[0] = seen
    world = worlds[0]
    plant(world, words)
    _deal_missions(world, seat, odds)
    deal_buildings(world)
    deal_equipment(world)
    deal_tokens(world)


@compiled
def _deal_missions(world: State, seat: int, odds: Numbers) -> None:
    copies = np.empty(len(MISSIONS), np.int64)
    for mission in range(len(MISSIONS)):
        copies[mission] = count_unseen(world, mission)
    slots = np.zeros(MISSION_CARDS, np.int64)
    count = list_slots(world, seat, slots)
    cards = np.empty(MISSION_CARDS, np.int64)
    for _ in range(ATTEMPTS):
        for i in range(count):
            cards[i] = UNKNOWN
        if deal_traced(world, seat, copies, slots, count, cards):
            break
    left = np.empty(len(MISSIONS), np.int64)
    for mission in range(len(MISSIONS)):
        left[mission] = copies[mission]
        for i in range(count):
            if cards[i] == mission:
                left[mission] -= 1
    # The hands come before the deck: they are the last ones of each seat in the list.
    place = 0
    for i in range(world.mission_deck_size):
        if world.mission_deck[i] == UNKNOWN:
            place += 1
    for other in range(world.players):
        for i in range(world.drawn_count[other]):
            if world.drawn[other, i] == UNKNOWN:
                place += 1
        for _ in range(hidden_in_hand(world, seat, other)):
            if cards[place] == UNKNOWN:
                cards[place] = _draw_by(world, left, odds[other])
                left[cards[place]] -= 1
            place += 1
    rest = np.empty(MISSION_CARDS, np.int8)
    size = shuffle_copies(world, left, rest)
    for i in range(count):
        if cards[i] == UNKNOWN:
            size -= 1
            cards[i] = rest[size]
    fill_slots(world, seat, cards)


@compiled
def _draw_by(world: State, left: Numbers, odds: Numbers) -> int:
    """Return a mission that is left, drawn by the odds."""
    total = 0.0
    for mission in range(len(MISSIONS)):
        total += left[mission] * odds[mission]
    at = total * below(world, 1 << 20) / (1 << 20)
    chosen = 0
    for mission in range(len(MISSIONS)):
        if left[mission] > 0:
            chosen = mission
            at -= left[mission] * odds[mission]
            if at < 0.0:
                return chosen
    return chosen
