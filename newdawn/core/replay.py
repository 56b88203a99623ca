"""Saved games: what is needed to play a game again, move by move, and to check that nothing else happened.

A saved game is a JSON document. The moves are its truth; positions follow from them.

    {
      "format": "newdawn-game",
      "game": "chess",
      "rules": 1,                        the version of the rules that it was played with
      "components": "3f0c…",             the digest of the figures that it was played with
      "players": 3,
      "seats": ["me:Anna", "random", "random"],
      "options": {"castling": true},
      "seed": "7",                       a decimal number; null if the game began from a position
      "start": null,                     or the position document that it began from
      "moves": ["0 take knight", "1 pass"],
      "result": null,                    at the end: {"scores": [30, 28, 25], "winners": [0]}
      "ended": "played",                 or "resigned", "agreed": the players ended it before the rules did
      "fairness": null                   of a table on a server: how the seed came about (see below)
    }

Seats are counted from 0, as in position documents. The seed reveals everything that is hidden: a saved game of an
unfinished table is not for its players' eyes.

A table on a server commits to its seed before anybody sits down: `fairness` holds the `commitment`, the players'
`nonces` in the order of their seats, and after the end the server's `share`. A file that a player took before the end
is sealed: it has neither seed nor share, and other players' moves are a question mark ("1 ?").
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from newdawn.core.document import DocumentError, Fields, Node
from newdawn.core.events import Event
from newdawn.core.face import Game, IllegalMove, Position
from newdawn.core.moves import NotationError
from newdawn.core.random import SEED_BITS
from newdawn.core.telling import shown

FORMAT = "newdawn-game"
"""What the key `format` of a saved game says."""

_KEYS = (
    "format",
    "game",
    "rules",
    "components",
    "players",
    "seats",
    "options",
    "seed",
    "start",
    "moves",
    "result",
    "ended",
    "fairness",
)
PLAYED = "played"
"""How a game ends by its rules."""
_ENDINGS = (PLAYED, "resigned", "agreed")
SEALED_MOVE = "?"
"""Stands for a move of somebody else in a file that was taken before the end."""
_DECIMAL = re.compile(rf"[0-9]{{1,{SEED_BITS}}}")
_HEX = re.compile(r"[0-9a-f]{64}")
_LONGEST_NAME = 40
_LONGEST_MOVE = 80
_LONGEST_NONCE = 64
_LONGEST_TEXT = 200
_MOST_PLAYERS = 64
_MOST_POINTS = _MOST_RULES = 1_000_000
_MOST_MOVES = 100_000


class ReplayError(ValueError):
    """A saved game that cannot be played again as it is written. `number` is that of the move, from 1; 0 if none."""

    def __init__(self, number: int, reason: str) -> None:
        """Keep the number of the move and the reason.

        >>> print(ReplayError(17, "“fly” is not a move"))
        move 17: “fly” is not a move
        """
        super().__init__(f"move {number}: {reason}" if number else reason)
        self.number = number
        self.reason = reason


@dataclass(frozen=True)
class Result:
    """How a game ended: the points of each seat, and the winners."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Fairness:
    """How the seed of a table came about: the commitment to the server's share, the share, and the players' shares."""

    commitment: str
    share: str | None
    nonces: tuple[str, ...]


@dataclass
class SavedGame:
    """A game, from its start to its last move."""

    game: str
    rules: int
    components: str
    players: int
    seats: tuple[str, ...] = ()
    options: dict[str, bool] = field(default_factory=dict)
    seed: int | None = None
    start: dict[str, Any] | None = None
    moves: list[tuple[int, str]] = field(default_factory=list)
    result: Result | None = None
    ended: str = PLAYED
    """How the result came about: by the rules, or because the players ended the game."""
    fairness: Fairness | None = None

    @property
    def is_sealed(self) -> bool:
        """Whether the file was taken from a table before its end, so that it does not tell the seed."""
        return self.seed is None and self.start is None


@dataclass(frozen=True)
class Step:
    """One move of a saved game, played: its number from 1, who played it, what happened, and the position after it."""

    number: int
    seat: int
    notation: str
    events: list[Event]
    position: Position


def begun(game: Game, position: Position, seats: Sequence[str], seed: int | None) -> SavedGame:
    """Return a saved game without moves yet: from a seed, or else from the position as it is now."""
    options = {name: bool(position.record[name]) for name in game.rules.OPTIONS}
    return SavedGame(
        game=game.name,
        rules=int(game.rules.RULES_VERSION),
        components=str(game.components.DIGEST),
        players=position.players,
        seats=tuple(seats),
        options=options,
        seed=seed,
        start=position.to_json() if seed is None else None,
    )


def result_of(position: Position) -> Result | None:
    """Return how a game ended, or None if it goes on."""
    if not position.is_over:
        return None
    return Result(tuple(score["total"] for score in position.scores()), position.winners)


def write(saved: SavedGame) -> dict[str, Any]:
    """Return the document of a saved game, ready for `json.dump`."""
    result, fairness = saved.result, saved.fairness
    document = {
        "format": FORMAT,
        "game": saved.game,
        "rules": saved.rules,
        "components": saved.components,
        "players": saved.players,
        "seats": list(saved.seats),
        "options": dict(saved.options),
        "seed": None if saved.seed is None else str(saved.seed),
        "start": saved.start,
        "moves": [f"{seat} {notation}" for seat, notation in saved.moves],
        "result": None if result is None else {"scores": list(result.scores), "winners": list(result.winners)},
    }
    if saved.ended != PLAYED:
        document["ended"] = saved.ended
    if fairness is not None:
        document["fairness"] = {
            "commitment": fairness.commitment,
            "share": fairness.share,
            "nonces": list(fairness.nonces),
        }
    return document


def is_saved_game(document: object) -> bool:
    """Return whether a document says that it is a saved game (and not, for instance, a position)."""
    return isinstance(document, Mapping) and document.get("format") == FORMAT


# Reading: the shape of the document -----------------------------------------------------------------------------------


def read(document: object) -> SavedGame:
    """Return the saved game of a document; raises `DocumentError` with the path and the reason if it is bad.

    The shape is checked here. Whether the moves are legal is found out by playing them (`replay`).
    """
    if not isinstance(document, Mapping):
        raise DocumentError("", "a saved game is a JSON object")
    fields = Node(document).fields(_KEYS)
    if (format := fields["format"]).value != FORMAT:
        format.fail(f"must be “{FORMAT}”, not {shown(format.value)}")
    players = fields["players"].integer(1, _MOST_PLAYERS)
    seed, start, fairness = _seed(fields["seed"]), _start(fields["start"]), _fairness(fields["fairness"], players)
    sealed = seed is None and start is None and fairness is not None and fairness.share is None
    if not sealed and (seed is None) == (start is None):
        fields["seed"].fail("a saved game begins either from a seed or from a position in “start”")
    return SavedGame(
        game=fields["game"].text(_LONGEST_TEXT),
        rules=fields["rules"].integer(0, _MOST_RULES),
        components=fields["components"].text(_LONGEST_TEXT),
        players=players,
        seats=_seats(fields["seats"], players),
        options=_options(fields["options"]),
        seed=seed,
        start=start,
        moves=[_move(line, players) for line in _listed(fields["moves"])],
        result=_result(fields["result"], players),
        ended=_ended(fields),
        fairness=fairness,
    )


def _listed(node: Node) -> list[Node]:
    """Return the entries of a list that must be given."""
    if not node.given:
        node.fail("must be a list, not null")
    return node.items(_MOST_MOVES)


def _seed(node: Node) -> int | None:
    if not node.given:
        return None
    value = node.value
    if not isinstance(value, str) or not _DECIMAL.fullmatch(value) or int(value) >= 1 << SEED_BITS:
        node.fail(f"must be a decimal number in quotes, below 2**{SEED_BITS}, not {shown(value)}")
    return int(value)


def _start(node: Node) -> dict[str, Any] | None:
    if not node.given:
        return None
    if not isinstance(node.value, Mapping):
        node.fail(f"must be a position document or null, not {shown(node.value)}")
    return dict(node.value)


def _seats(node: Node, players: int) -> tuple[str, ...]:
    names = _listed(node)
    if len(names) != players:
        node.fail(f"must have one name for each of the {players} players, not {len(names)}")
    return tuple(name.text(_LONGEST_NAME) for name in names)


def _options(node: Node) -> dict[str, bool]:
    # Which options there are is up to the rules: any name will do here.
    fields = node.fields(node.value if isinstance(node.value, Mapping) else ())
    for name in fields:
        if not name.isprintable() or not 0 < len(name) <= _LONGEST_NAME:
            node.fail(f"must have names of 1 to {_LONGEST_NAME} letters, not {shown(name)}")
    return {name: fields[name].flag() for name in fields}


def _move(node: Node, players: int) -> tuple[int, str]:
    seat, _, notation = node.value.partition(" ") if isinstance(node.value, str) else ("", "", "")
    is_seat = seat.isascii() and seat.isdigit() and len(seat) < 4 and int(seat) < players
    if not (is_seat and notation.strip() and notation.isprintable() and len(notation) <= _LONGEST_MOVE):
        node.fail(f"must be a seat from 0 to {players - 1} and a move, such as “0 done”, not {shown(node.value)}")
    return int(seat), notation


def _result(node: Node, players: int) -> Result | None:
    if not node.given:
        return None
    fields = node.fields(("scores", "winners"))
    scores = [score.integer(-_MOST_POINTS, _MOST_POINTS) for score in _listed(fields["scores"])]
    if len(scores) != players:
        fields["scores"].fail(f"must have {players} numbers, not {len(scores)}")
    winners = tuple(winner.seat(players) for winner in _listed(fields["winners"]))
    if len(set(winners)) != len(winners):
        fields["winners"].fail("must name each seat once")
    return Result(tuple(scores), winners)


def _ended(fields: Fields) -> str:
    ended = fields["ended"]
    if not ended.given:
        return PLAYED
    value = _ENDINGS[ended.word(_ENDINGS)]
    if value != PLAYED and "result" not in fields:
        ended.fail("a game that was ended has a “result”")
    return value


def _fairness(node: Node, players: int) -> Fairness | None:
    if not node.given:
        return None
    fields = node.fields(("commitment", "share", "nonces"))
    commitment = _digits(fields["commitment"])
    nonces = _listed(fields["nonces"])
    if len(nonces) != players:
        fields["nonces"].fail(f"must be a list of {players} texts, not of {len(nonces)}")
    return Fairness(
        commitment,
        _digits(fields["share"]) if "share" in fields else None,
        tuple(nonce.text(_LONGEST_NONCE, shortest=0) for nonce in nonces),
    )


def _digits(node: Node) -> str:
    if not isinstance(node.value, str) or not _HEX.fullmatch(node.value):
        node.fail(f"must be 64 hexadecimal digits, not {shown(node.value)}")
    return node.value


# Playing it again -----------------------------------------------------------------------------------------------------


def first_position(game: Game, saved: SavedGame) -> Position:
    """Return the position that a saved game began with; raises `ReplayError` if it cannot be read here.

    A game that was played by older rules is read by ours: playing it again shows whether its moves are still legal.
    """
    if saved.game != game.name:
        raise ReplayError(0, f"this is a game of {saved.game}, not of {game.name}")
    if saved.rules > game.rules.RULES_VERSION:
        raise ReplayError(0, _versions(game, saved))
    if saved.components != game.components.DIGEST:
        raise ReplayError(0, "it was played with other components; name their file with --components")
    if saved.is_sealed:
        raise ReplayError(
            0, "it was exported before its end, when the seed is still a secret; export it again after the end"
        )
    options = game.options_today(saved.options)
    try:
        game.option_bits(options)  # Other names could be those of other arguments.
        if saved.start is None:
            return game.new(saved.players, seed=saved.seed, **options)
    except ValueError as error:
        raise ReplayError(0, str(error)) from None
    try:
        position = game.from_json(_start_today(game, saved.start) if is_older(game, saved) else saved.start)
    except DocumentError as error:
        raise DocumentError(f"start.{error.path}" if error.path else "start", error.reason) from None
    if position.players != saved.players:
        raise DocumentError("players", f"must be {position.players}, as in the position that the game begins from")
    for option in game.rules.OPTIONS:
        if bool(options.get(option)) != bool(position.record[option]):
            raise DocumentError(f"options.{option}", "must be as in the position that the game begins from")
    return position


def _start_today(game: Game, start: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position that a game of older rules began with, as a document of ours."""
    options = start.get("options")
    known = game.options_today(options) if isinstance(options, Mapping) else options
    return {**start, "rules": None, "options": known}


def is_older(game: Game, saved: SavedGame) -> bool:
    """Return whether a saved game was played by older rules than ours."""
    return saved.rules < game.rules.RULES_VERSION


def under_our_rules(game: Game, saved: SavedGame) -> SavedGame:
    """Return a saved game that is to be continued: its moves fit our rules, and those to come are played by them."""
    options = game.options_today(saved.options)
    return replace(saved, rules=int(game.rules.RULES_VERSION), options=options)


def _versions(game: Game, saved: SavedGame) -> str:
    version = game.rules.RULES_VERSION
    return f"it was played by version {saved.rules} of the rules; this program has version {version}"


def replay(game: Game, saved: SavedGame) -> Iterator[Step]:
    """Play a saved game again, move by move; raises `ReplayError` at the first one that does not fit.

    The steps share one position, which goes on with the next step: copy it to keep it. After the last move the result
    is compared with the one that the file states.
    """
    try:
        yield from _replay(game, saved)
    except ReplayError as error:
        if not is_older(game, saved):
            raise
        raise ReplayError(error.number, f"{error.reason} ({_versions(game, saved)})") from None


def _replay(game: Game, saved: SavedGame) -> Iterator[Step]:
    position = first_position(game, saved)
    for number, (seat, notation) in enumerate(saved.moves, start=1):
        if position.is_over:
            raise ReplayError(number, f"“{notation}”: the game is already over")
        try:
            events = position.play(seat, notation)
        except NotationError as error:
            raise ReplayError(number, str(error)) from None
        except IllegalMove as error:
            raise ReplayError(number, f"seat {seat} cannot play “{notation}”: {error.reason.text()}") from None
        yield Step(number, seat, notation, events, position)
    if saved.result is not None and not _leads_to(position, saved):
        raise ReplayError(0, "the moves do not lead to the result that the file states")


def _leads_to(position: Position, saved: SavedGame) -> bool:
    """Return whether a game may end so: of one that the players ended, the points must be those that it had reached."""
    if saved.ended == PLAYED:
        return saved.result == result_of(position)
    points = tuple(score["total"] for score in position.scores())
    return saved.result is not None and saved.result.scores == points


def verify(game: Game, saved: SavedGame) -> Position:
    """Play a saved game again, check every move and the result, and return the last position."""
    position = first_position(game, saved)
    for step in replay(game, saved):
        position = step.position
    return position
