"""The generic test kit: what every game must pass, written once. `tests/<game>/test_kit.py` runs it.

The functions raise `AssertionError` with what is needed to see the failure again: the players, the seed, the decision.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from newdawn.core import catalogue, contract
from newdawn.core.binding import bound
from newdawn.core.declaration import MOST_SEATS
from newdawn.core.face import Game, Move, Position, View
from newdawn.core.random import seed_words
from newdawn.core.shape import seat_keys
from newdawn.core.words import LANGUAGES


class Dice:
    """A small generator for the kit's own choices, the same on every machine."""

    def __init__(self, seed: int) -> None:
        """Start from a seed."""
        self._state = (seed * 2 + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF

    def below(self, count: int) -> int:
        """Return a number from 0 to `count` - 1."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (self._state >> 33) % count


def lacking(game: Game) -> list[str]:
    """Return what a game package lacks of what `newdawn.core.contract` asks for, and where it contradicts itself."""
    found = []
    for rooms, is_needed in ((contract.ROOMS, True), (contract.OPTIONAL_ROOMS, False)):
        for name, protocol in rooms.items():
            module = catalogue.room(game.package, name)
            if module is None:
                found += [f"{name} is missing"] if is_needed else []
                continue
            found += [f"{name}.{one} is missing" for one in _offers(protocol) if not hasattr(module, one)]
    if game.has_prospects:
        wanted = _offers(contract.ForeseeingDocument)
        found += [f"document.{one} is missing" for one in wanted if not hasattr(game.document, one)]
    about, rules = game.about, game.rules
    seats = tuple(about.colours)
    agreements = {
        "about.name is rules.NAME": about.name == rules.NAME,
        "about.options are rules.OPTIONS": tuple(option.name for option in about.options) == rules.OPTIONS,
        "about.colours are words.SEATS, one for each player": (
            seats == game.words.SEATS and len(seats) == max(rules.PLAYER_COUNTS) <= MOST_SEATS
        ),
        "about.look has a colour for each seat, or none": all(
            len(colours.split()) in (0, len(seats)) for colours in (about.look.light_seats, about.look.dark_seats)
        ),
        "about.first_seat is a key that holds a seat": about.first_seat in ("", *seat_keys(game.document.SHAPE)),
        "about.periods are events": set(about.periods) <= set(game.events.kinds),
        "every option is a field of the record": set(rules.OPTIONS) <= set(rules.State.fields),
    }
    found += [
        f"words: option-{option} is missing in {language}, or its form about"
        for option in (name.replace("_", "-") for name in rules.OPTIONS)
        for language in LANGUAGES
        if not game.words.WORDS.has(language, f"option-{option}", "about")
    ]
    return found + [f"not so: {what}" for what, holds in agreements.items() if not holds]


def _offers(protocol: type) -> list[str]:
    """Return the names that a module has by its protocol."""
    return sorted(name for name in vars(protocol) if not name.startswith("_"))


def random_game(game: Game, players: int, seed: int, **options: bool) -> Iterator[tuple[Position, int, Move]]:
    """Play a random game by the Python face; yield every position before its move, with the seat and the move."""
    position = game.new(players, seed, **options)
    dice = Dice(seed)
    while not position.is_over:
        seats = position.may_act
        seat = seats[dice.below(len(seats))]
        moves = position.moves(seat)
        move = moves[dice.below(len(moves))]
        yield position, seat, move
        position.play(seat, move)


def check_games_end(game: Game, players: int, games: int, seed: int, **options: bool) -> None:
    """Random games always end, and somebody wins each of them."""
    outcome = game.simulate(players, games, seed, **options)
    assert sum(outcome.wins) >= games, f"{games - sum(outcome.wins)} games of {players} ended without a winner"
    assert outcome.decisions > games


def failure(code: int, stride: int) -> str:
    """Return which game and decision a negative result of the compiled checks stands for.

    >>> failure(-300043, 100000)
    'game 3, decision 42'
    """
    game, decision = divmod(-code - 1, stride)
    return f"game {game}, decision {decision}"


def check_agreement(game: Game, players: int, games: int, seed: int, **options: bool) -> int:
    """Every offered move is legal and every other one has a reason; returns the decisions checked."""
    audit = bound("newdawn.core.bound.audit", game.package)
    checked = int(audit.agreement(players, game.option_bits(options), games, seed_words(seed)))
    assert checked >= 0, f"listed and legal moves differ: {players} players, {failure(checked, audit.STRIDE)}"
    return checked


def check_non_interference(game: Game, players: int, games: int, seed: int, **options: bool) -> int:
    """A view does not change when what the seat cannot see is dealt again; returns the decisions checked."""
    audit = bound("newdawn.core.bound.audit", game.package)
    checked = int(audit.non_interference(players, game.option_bits(options), games, seed_words(seed)))
    assert checked >= 0, f"a view leaks: {players} players, {failure(checked, audit.STRIDE)}"
    return checked


def check_reasons(game: Game, players: int, seed: int, **options: bool) -> None:
    """Every refused move has a reason with a known name, and asking for it changes nothing.

    Of all moves of the game, every seventh by number is tried, the same ones in each position: that is fast enough for
    whole games, and meets all kinds of moves that have many.
    """
    for position, seat, move in random_game(game, players, seed, **options):
        assert position.why_not(seat, move) is None
        before = position.to_bytes()
        for other in range(players):
            for number in range(0, len(game.moves), 7):
                reason = position.why_not(other, number)
                if reason is not None:
                    assert reason.name in game.reasons.kinds
        assert position.to_bytes() == before


def check_saving(game: Game, players: int, seed: int, every: int = 1, **options: bool) -> None:
    """Save and load at every step changes nothing: as bytes, and as a document, which checks all counts again."""
    for step, (position, seat, move) in enumerate(random_game(game, players, seed, **options)):
        if step % every == 0:
            assert game.from_bytes(position.to_bytes()) == position
            document = json.loads(json.dumps(position.to_json()))
            again, happened = game.read_json(document).run_on()
            assert again == position, f"seed {seed}, step {step}: the document does not hold the whole position"
            assert happened == [], f"seed {seed}, step {step}: something happens where somebody has to decide"
            assert again.play(seat, move) == position.copy().play(seat, move)


def check_copies(game: Game, players: int, seed: int, **options: bool) -> None:
    """Copies never share: what is played on one does not show on the other."""
    for position, seat, move in random_game(game, players, seed, **options):
        before = position.to_bytes()
        position.copy().play(seat, move)
        assert position.to_bytes() == before
        position.view(seat).deal(seed).play(seat, move)
        assert position.to_bytes() == before


def check_views_tell_events(game: Game, players: int, seed: int, **options: bool) -> None:
    """Every event has a name of the table, and a secret one belongs to a seat."""
    for position, seat, move in random_game(game, players, seed, **options):
        for event in position.copy().play(seat, move):
            assert event.name in game.events.kinds
            assert event.audience is None or 0 <= event.audience < players


def check_choices(game: Game, players: int, seed: int, every: int = 1, **options: bool) -> None:
    """Whether a seat may have a choice follows from what everybody knows, and nobody has one who may have none."""
    for number, (position, seat, _) in enumerate(random_game(game, players, seed, **options)):
        if number % every or seat not in position.to_act:
            continue
        public = position.view(None)
        where = f"{players} players, seed {seed}, decision {number}"
        may_choose = public.may_choose(seat)
        assert public.deal(number).view(None).may_choose(seat) == may_choose, where
        assert may_choose or len(position.moves(seat)) == 1, where


def check_scores(game: Game, players: int, seed: int, **options: bool) -> None:
    """Scores recount: the parts sum up, a view knows the same, and the winners have the most points."""
    position: Position | None = None
    for position, seat, _ in random_game(game, players, seed, **options):  # noqa: B007
        for part in position.scores():
            assert sum(value for name, value in part.items() if name != "total") == part["total"]
    assert position is not None
    totals = [part["total"] for part in position.scores()]
    assert position.is_over
    assert all(totals[seat] == max(totals) for seat in position.winners)
    assert View.scores(position.view(None)) == position.scores()


def fingerprint(game: Game, players: int, seed: int, **options: bool) -> str:
    """Return a hash over everything that happens in a random game: moves, events, positions."""
    digest = hashlib.sha256()
    last: Position | None = None
    for position, seat, move in random_game(game, players, seed, **options):
        last = position
        digest.update(f"{seat} {move}\n".encode())
        for event in position.copy().play(seat, move):
            digest.update(repr(event).encode())
        digest.update(position.raw.tobytes())
    assert last is not None
    digest.update(json.dumps(last.scores()).encode())
    return digest.hexdigest()


def fingerprints_elsewhere(game: Game, games: list[tuple[int, int]], interpreted: bool) -> list[str]:
    """Return the fingerprints of games (players, seed) from a fresh process, interpreted or compiled."""
    program = (
        "import json, sys, newdawn\n"
        "from newdawn.core import kit\n"
        f"game = newdawn.load({game.name!r})\n"
        "print(json.dumps([kit.fingerprint(game, *each) for each in json.loads(sys.argv[1])]))\n"
    )
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1" if interpreted else "0"}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-c", program, json.dumps(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def count_positions(position: Position, depth: int) -> int:
    """Return how many lines of play there are to a depth: a number that any slip in the rules changes."""
    if depth == 0 or position.is_over:
        return 1
    total = 0
    for seat in position.to_act:
        for move in position.moves(seat):
            after = position.copy()
            after.play(seat, move)
            total += count_positions(after, depth - 1)
    return total


def notation_game(game: Game, players: int, seed: int, **options: bool) -> dict[str, Any]:
    """Return a whole random game as people can read it: the moves in notation, and the final scores."""
    moves = []
    position: Position | None = None
    for position, seat, move in random_game(game, players, seed, **options):  # noqa: B007
        moves.append(f"{seat} {move}")
    assert position is not None
    return {
        "players": players,
        "seed": seed,
        "options": options,
        "moves": moves,
        "scores": position.scores(),
        "winners": list(position.winners),
    }
