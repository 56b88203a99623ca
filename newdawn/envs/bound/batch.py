"""Many games at once, compiled: a step of the whole batch without Python in the loop. The same source for every game.

This file is not imported by its own name: `core.binding` loads it once for each game, with that game's modules in the
globals `rules` and `knowledge`. `games.py` is its Python face.

Observations are written from the *view* of the seat to act, never from the position, after a layout that
`channels.py` makes from the declared channels: small whole numbers first, which a scale turns into numbers from 0 to 1.
The layout is an argument, so that another one needs no compile.
"""

from typing import Any

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.random import sow, toss
from newdawn.core.records import Numbers
from newdawn.envs.bound.workspace import Games, ObservationTable, Results, Wishes

rules: Any
knowledge: Any

_start = rules.start
_to_act = rules.to_act
_is_over = rules.is_over
_legal_moves = rules.legal_moves
_play = rules.play
_score = rules.score
_winners = rules.winners
_view = knowledge.view
_DTYPE = rules.State.dtype
_LOG = Log.dtype
_MOST_MOVES = rules.MOST_MOVES
_PARTS = len(rules.PARTS)

# How values of a view become numbers of an observation: an entry for each value, sorted by kind. Where the value lies
# in the record, in bytes, depends on the observer (`sources`); what becomes of it does not (`entries`, `maps`).
# Indices are unsigned where it is worth it: compiled code then need not ask whether they count from the end.
KINDS = ("count", "wide", "one-hot", "tally", "bits", "seat", "seats", "equal", "from-top")
_COUNT, _WIDE, _ONE_HOT, _TALLY, _BITS, _SEAT, _SEATS_AS_BITS, _EQUAL, _FROM_TOP = range(len(KINDS))
COLUMNS = (
    "target",  # where its first number lies in the observation
    "low",  # the first value that counts; what is added to a count
    "size",  # how many numbers the value becomes
    "length",  # for what is read in one go: how many values there are
    "height",  # where the height of a pile lies in the record
)
_TARGET, _LOW, _SIZE, _LENGTH, _HEIGHT = range(len(COLUMNS))
MAPPED = 32
"""One-hot values are less than that; -1 stands for none, and is mapped as the last one."""
_GREATEST = 127
MOST_POINTS = 50
"""More points from one source are not told apart in an observation."""

REWARDS = ("win", "rank", "score")
_WIN, _RANK, _SCORE = range(len(REWARDS))
LEAD = 20.0
"""How many points ahead of the others make a reward of 1."""

_DICE_STREAM = (1 << 30) - 1
"""No environment plays this many games, whose numbers are the streams of the opponents' dice."""

NOBODY = -1
"""As a learner's seat: nobody plays at random, every decision is the caller's."""
ROTATING = -2
"""As a learner's seat: another one in each game."""


@compiled
def _write_counts(
    seen: Numbers, sources: Numbers, entries: Numbers, observer: int, first: int, last: int, out: Numbers
) -> None:
    seat = np.uint64(observer)
    for i in range(first, last):
        k = np.uint64(i)
        out[entries[k, _TARGET]] = np.int64(seen[sources[seat, k]]) + entries[k, _LOW]


@compiled
def _write_wide(
    seen: Numbers, sources: Numbers, entries: Numbers, observer: int, first: int, last: int, out: Numbers
) -> None:
    """Write counts of 16 bits."""
    for k in range(first, last):
        source = np.int64(sources[observer, k])
        value = np.int64(seen[source + 1]) * 256 + (np.int64(seen[source]) & 255)
        out[entries[k, _TARGET]] = min(max(value, 0), _GREATEST)


@compiled
def _write_hots(seen: Numbers, sources: Numbers, maps: Numbers, observer: int, first: int, out: Numbers) -> None:
    """Write one-hot values; those that have no number are mapped behind the observation.

    A test instead of the map would be several times slower: no processor can foresee its outcome.
    """
    seat = np.uint64(observer)
    for k in range(maps.shape[0]):
        value = np.int64(seen[sources[seat, np.uint64(first + k)]])
        out[maps[k, value & (MAPPED - 1)]] = 1


@compiled
def _write_tallies(
    seen: Numbers, sources: Numbers, entries: Numbers, observer: int, first: int, last: int, out: Numbers
) -> None:
    """Count how many values are alike."""
    for k in range(first, last):
        choice = np.int64(seen[sources[observer, k]]) - entries[k, _LOW]
        if 0 <= choice < entries[k, _SIZE]:
            out[np.uint64(entries[k, _TARGET] + choice)] += 1


@compiled
def _write_bits(
    seen: Numbers, sources: Numbers, entries: Numbers, observer: int, first: int, last: int, out: Numbers
) -> None:
    for k in range(first, last):
        value = np.int64(seen[sources[observer, k]])
        if value > 0:
            for bit in range(entries[k, _SIZE]):
                out[entries[k, _TARGET] + bit] = (value >> bit) & 1


@compiled
def _write_seat(
    seen: Numbers,
    sources: Numbers,
    entries: Numbers,
    observer: int,
    players: int,
    first: int,
    last: int,
    out: Numbers,
) -> None:
    """Write a seat, counted clockwise from the observer."""
    for k in range(first, last):
        value = np.int64(seen[sources[observer, k]])
        if value >= 0:
            relative = value - observer if value >= observer else value - observer + players
            out[np.uint64(entries[k, _TARGET] + relative)] = 1


@compiled
def _write_seats(
    seen: Numbers,
    sources: Numbers,
    entries: Numbers,
    observer: int,
    players: int,
    first: int,
    last: int,
    out: Numbers,
) -> None:
    """Write seats that are given as bits, counted clockwise from the observer."""
    for k in range(first, last):
        value = np.int64(seen[sources[observer, k]])
        if value > 0:
            # The bits from the observer's on, and behind them those before it.
            value = (value >> observer) | (value << (players - observer))
            for relative in range(players):
                out[entries[k, _TARGET] + relative] = (value >> relative) & 1


@compiled
def _write_equal(
    seen: Numbers, sources: Numbers, entries: Numbers, observer: int, first: int, last: int, out: Numbers
) -> None:
    """Tell which values of a field are the wanted one."""
    for k in range(first, last):
        source = np.int64(sources[observer, k])
        target = np.int64(entries[k, _TARGET])
        # Entries are unsigned, so a negative value is compared by its lowest byte.
        wanted = np.int64(entries[k, _LOW]) & 255
        for i in range(entries[k, _LENGTH]):
            out[np.uint64(target + i)] = (np.int64(seen[np.uint64(source + i)]) & 255) == wanted


@compiled
def _write_piles(
    seen: Numbers, sources: Numbers, entries: Numbers, observer: int, first: int, last: int, out: Numbers
) -> None:
    """Write piles from the top down; the last value lies on top."""
    for k in range(first, last):
        top = np.int64(seen[entries[k, _HEIGHT]]) - 1
        size = np.int64(entries[k, _SIZE])
        for i in range(top + 1):
            choice = np.int64(seen[sources[observer, k] + top - i])
            if 0 <= choice < size:
                out[entries[k, _TARGET] + i * size + choice] = 1


@compiled
def _write_observer(view: Any, observer: int, players: int, parts: Numbers, out: Numbers) -> None:
    """Write the observer's seat and its points by source to the end of an observation."""
    out[out.shape[0] - 1 - _PARTS - players + observer] = 1
    _score(view, observer, parts)
    for part in range(_PARTS):
        out[out.shape[0] - 1 - _PARTS + part] = min(max(parts[part], -_GREATEST), _GREATEST)


@compiled
def _write(
    view: Any,
    seen: Numbers,
    observer: int,
    players: int,
    table: ObservationTable,
    parts: Numbers,
    out: Numbers,
) -> None:
    """Write the observation of a seat from its view, given as a record and as signed bytes.

    The numbers are not clipped yet, and `out` has one more.
    """
    out[:] = 0
    sources, entries, spans = table.sources, table.entries, table.spans
    _write_counts(seen, sources, entries, observer, spans[_COUNT], spans[_COUNT + 1], out)
    _write_wide(seen, sources, entries, observer, spans[_WIDE], spans[_WIDE + 1], out)
    _write_hots(seen, sources, table.maps, observer, spans[_ONE_HOT], out)
    _write_tallies(seen, sources, entries, observer, spans[_TALLY], spans[_TALLY + 1], out)
    _write_bits(seen, sources, entries, observer, spans[_BITS], spans[_BITS + 1], out)
    _write_seat(seen, sources, entries, observer, players, spans[_SEAT], spans[_SEAT + 1], out)
    _write_seats(seen, sources, entries, observer, players, spans[_SEATS_AS_BITS], spans[_SEATS_AS_BITS + 1], out)
    _write_equal(seen, sources, entries, observer, spans[_EQUAL], spans[_EQUAL + 1], out)
    _write_piles(seen, sources, entries, observer, spans[_FROM_TOP], spans[_FROM_TOP + 1], out)
    _write_observer(view, observer, players, parts, out)


@compiled
def _look(
    state: Any,
    views: Numbers,
    knower: int,
    observer: int,
    players: int,
    table: ObservationTable,
    parts: Numbers,
    row: Numbers,
) -> None:
    """Write what a seat, or a spectator, sees from the place of an observer; `views` has a blank record behind one."""
    views[0] = views[1]
    _view(state, knower, views[0])
    _write(views[0], views.view(np.int8), observer, players, table, parts, row)


@compiled
def _clip(row: Numbers, table: ObservationTable, out: Numbers) -> None:
    for k in range(table.lows.shape[0]):
        out[k] = min(max(row[k], table.lows[k]), table.highs[k])


@compiled
def _scale(row: Numbers, table: ObservationTable, out: Numbers) -> None:
    for k in range(table.lows.shape[0]):
        out[k] = np.float32(min(max(row[k], table.lows[k]), table.highs[k])) * table.scales[k]


@compiled
def observe(raw: Numbers, knower: int, observer: int, players: int, table: ObservationTable, out: Numbers) -> None:
    """Write the observation of any seat of one position, given as its bytes.

    `knower` is the seat whose knowledge is shown, or a spectator; `observer` the one that all others are counted from.
    """
    games = raw.view(_DTYPE)
    views = np.zeros(2, _DTYPE)
    parts = np.zeros(_PARTS, np.int64)
    row = np.zeros(table.scales.shape[0] + 1, np.int8)
    _look(games[0], views, knower, observer, players, table, parts, row)
    _scale(row, table, out)


@compiled
def first_illegal(offered: Numbers, offers: Numbers, actions: Numbers) -> int:
    """Return the first environment whose action was not offered to it; -1 if there is none."""
    for i in range(actions.shape[0]):
        found = False
        for k in range(offers[i]):
            if offered[i, k] == actions[i]:
                found = True
        if not found:
            return i
    return -1


@compiled
def sow_dice(words: Numbers, dice: Numbers) -> None:
    """Start the dice that random actions are drawn with, in every environment."""
    for i in range(dice.shape[0]):
        sow(dice[i], words[i, 8], _DICE_STREAM)


@compiled
def draw_actions(offered: Numbers, offers: Numbers, dice: Numbers, actions: Numbers) -> None:
    """Draw a legal action for every environment."""
    for i in range(actions.shape[0]):
        actions[i] = offered[i, toss(dice[i]) % offers[i]]


@compiled
def _first_seat(seats: int) -> int:
    """Return the lowest of the seats that the game waits for."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


@compiled
def _reward(state: Any, players: int, kind: int, scores: Numbers, parts: Numbers, rewards: Numbers) -> None:
    """Write the final points and the rewards of all seats; the rewards of a game sum up to 0."""
    winning = _winners(state, parts)
    winners = 0
    total = 0
    for seat in range(players):
        scores[seat] = _score(state, seat, parts)
        total += scores[seat]
        winners += (winning >> seat) & 1
    for seat in range(players):
        if kind == _WIN:
            share = ((winning >> seat) & 1) / winners
            rewards[seat] = (players * share - 1.0) / (players - 1)
        elif kind == _RANK:
            rewards[seat] = _rank_reward(scores, winning, players, seat)
        else:
            rewards[seat] = (scores[seat] - (total - scores[seat]) / (players - 1)) / LEAD


@compiled
def _rank_reward(scores: Numbers, winning: int, players: int, seat: int) -> float:
    """Return 1 for the first, -1 for the last, evenly spaced between them; equal ranks share.

    The rules' tie-breaks tell who is first; behind the winners, points alone count.
    """
    balance = 0
    for other in range(players):
        ahead = (winning >> seat & 1) - (winning >> other & 1)
        if ahead == 0:
            ahead = (1 if scores[seat] > scores[other] else 0) - (1 if scores[seat] < scores[other] else 0)
        balance += ahead
    return balance / (players - 1)


@compiled
def outcome(raw: Numbers, players: int, kind: int, scores: Numbers, rewards: Numbers) -> None:
    """Write the final points and the rewards of all seats of one finished game, given as its bytes."""
    games = raw.view(_DTYPE)
    parts = np.zeros(_PARTS, np.int64)
    _reward(games[0], players, kind, scores, parts, rewards)


@compiled
def _sitting(learner: int, index: int, game: int, players: int) -> int:
    """Return the seat that the learner of an environment has in a game."""
    return (index + game) % players if learner == ROTATING else learner


@compiled
def _begin(state: Any, log: Any, players: int, option: int, words: Numbers, chance: Numbers) -> None:
    """Start the next game of an environment in a blank record.

    The first seven words are the seed of the environment; the eighth counts its games, and the ninth is for dice.
    """
    words[7] += 1
    sow(chance, words[8], words[7])
    _start(state, log, players, option, words)


@compiled
def advance(games: Games, wishes: Wishes, actions: Numbers, table: ObservationTable, results: Results) -> None:
    """Play a legal action in every environment, and go on to the next choice; finished games are followed by new ones.

    Where the game waits for several seats, the lowest one decides first; with a learner, the others play at random.
    Without actions (an array of length 0) every environment begins a new game. Observations are written in whole
    numbers to `numbers`, or scaled to `observations`, or not at all: one of these has a row for each environment.
    """
    states = games.raw.view(_DTYPE)
    views = np.zeros(2, _DTYPE)
    logs = np.zeros(1, _LOG)
    moves = np.zeros(_MOST_MOVES, np.int64)
    parts = np.zeros(_PARTS, np.int64)
    row = np.zeros(table.scales.shape[0] + 1, np.int8)
    players = wishes.players
    observing = results.numbers.shape[0] > 0 or results.observations.shape[0] > 0
    for i in range(states.shape[0]):
        begins = actions.shape[0] == 0
        seat = last = games.seats[i]
        action = 0 if begins else actions[i]
        sitting = _sitting(wishes.learner, i, games.words[i, 7], players)
        while True:
            if not begins:
                _play(states[i], logs[0], seat, action)
            if not begins and _is_over(states[i]):
                results.ended[i] = True
                begins = True
                _reward(states[i], players, wishes.reward, results.scores[i], parts, results.rewards[i])
                if observing:
                    _look(states[i], views, last, last, players, table, parts, row)
                    _clip(row, table, results.finals[i])
            if begins:
                begins = False
                states[i] = views[1]
                _begin(states[i], logs[0], players, wishes.option, games.words[i], games.chances[i])
                sitting = _sitting(wishes.learner, i, games.words[i, 7], players)
            seat = _first_seat(_to_act(states[i]))
            games.offers[i] = _legal_moves(states[i], seat, moves)
            if wishes.learner == NOBODY or seat == sitting:
                break
            action = moves[toss(games.chances[i]) % games.offers[i]]
        games.seats[i] = seat
        results.mask[i, :] = 0
        for k in range(games.offers[i]):
            games.offered[i, k] = moves[k]
            results.mask[i, moves[k]] = 1
    # A loop of its own: playing and looking by turns would push each other out of the processor's caches.
    if observing:
        for i in range(states.shape[0]):
            _look(states[i], views, games.seats[i], games.seats[i], players, table, parts, row)
            if results.numbers.shape[0] > 0:
                _clip(row, table, results.numbers[i])
            else:
                _scale(row, table, results.observations[i])
