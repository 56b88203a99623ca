"""The leak oracle: it reads every byte that leaves the server, and knows what its receiver may know.

In a test build (`marked`) everything that can be hidden carries a canary: each leader, room, tile, card and mission in
its name, each move in its notation, and all of them in the ids of their messages and in the sentences. So whatever
tells of a thing, in whatever form, has its canary in it.

What a receiver may know is worked out from the stored entries alone (`Shadow`): the moves are played again, and the
bytes of `position.view(seat)` at every version that the receiver was shown say which canaries it may have met. Nothing
of that looks at the messages, nor at the code that makes them.

Of some things there are several copies, which nobody can tell apart: that one of them was seen must not excuse that
another one is told of. So where a message shows a position, events, moves or points, it must show exactly those that
follow from the view of that version: a copy in a place where the receiver cannot see it is one too many.

Seeds, the shares that they are made from, tokens, their hashes, and the ids of other people's commands are secrets,
too: they are looked for as text, in decimal, hexadecimal and base 64, and as bytes.

    with marked(Canaries(7)) as canaries:                     in the process of the server
        oracle = Oracle(canaries)                             in the same, or in another one with the same seed
        oracle.follow(table, entries)                         whatever is stored, in order
        ben = oracle.receiver(table, token, seat=1)
        oracle.check(ben, frame, "update")                    whatever is sent; raises `Leak`
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from typing import Any
from unittest.mock import patch

import numpy as np
import orjson

import newdawn
from newdawn.core.catalogue import package_of
from newdawn.core.events import Event
from newdawn.core.face import Game, Move, Position, View
from newdawn.core.words import LANGUAGES, Family, Message
from newdawn.drawing import speech
from newdawn.server.errors import Refusal
from newdawn.server.web import picture
from newdawn.server.words import say_refusal
from tests.secrecy import secrets_of

__all__ = ["Canaries", "Leak", "Oracle", "Receiver", "Shadow", "marked"]

_CANARY = re.compile(rb"c4nary[0-9a-f]{12}")
_RUN = re.compile(rb"[A-Za-z0-9+/_-]{20,}")


# The test build -------------------------------------------------------------------------------------------------------


class Canaries:
    """The canaries of one test build; the same seed makes the same ones, in every process."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self.meaning: dict[bytes, str] = {}
        self._things: dict[tuple[str, str, int], bytes] = {}
        self._moves: dict[tuple[str, int], bytes] = {}
        self._secrets = {game: secrets_of(game) for game in newdawn.GAMES}
        self._printed: dict[bytes, bytes] = {}
        self._families: set[frozenset[bytes]] = set()
        for game, secrets in self._secrets.items():
            names = import_module(f"{package_of(game)}.names")
            for family, vocabulary in secrets.families.items():
                made = [self._made(f"the {family} {_plain(name)} of {game}") for name in getattr(names, vocabulary)]
                self._things.update({(game, family, number): canary for number, canary in enumerate(made)})
                self._families.add(frozenset(made))
            moves = newdawn.load(game).moves
            for number in range(len(moves)):
                notation = " ".join(_plain(word) for word in moves.structure(number))
                self._moves[game, number] = self._made(f"the move “{notation}” of {game}")
            for thing, other in secrets.brings().items():
                self._printed[self._things[game, *thing]] = self._things[game, *other]

    def _made(self, meaning: str) -> bytes:
        canary = b"c4nary" + hashlib.sha256(f"{self._seed} {meaning}".encode()).hexdigest()[:12].encode()
        self.meaning[canary] = meaning
        return canary

    def of_thing(self, game: str, family: str, number: int) -> bytes:
        """Return the canary of a tile, a card, a leader."""
        return self._things[game, family, number]

    def of_move(self, game: str, number: int) -> bytes:
        """Return the canary of a move."""
        return self._moves[game, number]

    def of_moves(self, moves: Iterable[Move]) -> set[bytes]:
        """Return the canaries of offered moves, and of what they name."""
        return self.in_bytes(" ".join(map(str, moves)).encode())

    def of_event(self, event: Event) -> set[bytes]:
        """Return the canaries of what an event names."""
        return self.in_bytes(orjson.dumps(event.arguments))

    def told_by(self, view: View | Position) -> frozenset[bytes]:
        """Return the canaries of all that a view shows, and of what is printed on it."""
        game, record = view.game.name, view.record
        secrets = self._secrets[game]
        things = secrets.named() | secrets.lying(record)
        for family, fields in secrets.numbers.items():
            numbers = np.concatenate([np.asarray(record[name]).reshape(-1) for name in fields])
            things |= {(family, int(number)) for number in numbers if number >= 0}
        for family, fields in secrets.counts.items():
            for name in fields:
                columns = np.asarray(record[name]).reshape(-1, record[name].shape[-1]).any(axis=0)
                things |= {(family, int(number)) for number in columns.nonzero()[0]}
        return frozenset(self.with_print({self._things[game, family, number] for family, number in things}))

    def with_print(self, canaries: set[bytes]) -> set[bytes]:
        """Return canaries of things, and those of what is printed on these."""
        return canaries | {self._printed[canary] for canary in canaries if canary in self._printed}

    def without_tables(self, document: Any) -> Any:
        """Return a document in which an object with a key for every thing of a family names none by its keys.

        Such keys say what is in the box, whatever lies where.
        """
        if isinstance(document, list):
            return [self.without_tables(one) for one in document]
        if not isinstance(document, dict):
            return document
        is_whole = self.in_bytes(" ".join(document).encode()) in self._families
        return {_plain(key) if is_whole else key: self.without_tables(value) for key, value in document.items()}

    def in_bytes(self, data: bytes) -> set[bytes]:
        """Return the canaries that are written somewhere."""
        return set(_CANARY.findall(data))


def _plain(text: str) -> str:
    return re.sub(r"-c4nary[0-9a-f]{12}", "", text)


_standing: Canaries | None = None
"""The canaries of the test build that this process is now."""


@contextmanager
def marked(canaries: Canaries) -> Iterator[Canaries]:
    """Make a test build of this process: for a while, everything that can be hidden carries its canary.

    Names are marked once: within a test build, another one has the same canaries.
    """
    global _standing
    if _standing is not None:
        yield _standing
        return
    for game in newdawn.GAMES:
        # What reads the names when it is imported must have done so.
        for part in ("document", "words"):
            import_module(f"{package_of(game)}.{part}")
    with ExitStack() as patches:
        for game in newdawn.GAMES:
            _mark_game(newdawn.load(game), canaries, patches)
            for part in getattr(newdawn.load(game).document, "PARTS", ()):
                part.forget()
                patches.callback(part.forget)
        patches.enter_context(_unmarked_labels())
        # Pictures that were drawn before, or are drawn now, are not to be remembered.
        picture._drawn.cache_clear()
        patches.callback(picture._drawn.cache_clear)
        _standing = canaries
        try:
            yield canaries
        finally:
            _standing = None


def _unmarked_labels() -> AbstractContextManager[object]:
    """Let the terminal find its own labels, whose ids are made from the names of things.

    They carry no canaries: pictures count what may still lie in a pile, which follows from what was found there.
    """
    say = speech.Speech.__call__

    def unmarked(self: speech.Speech, message: str, **arguments: Any) -> str:
        return say(self, _plain(message), **arguments)

    return patch.object(speech.Speech, "__call__", unmarked)


def _mark_game(game: Game, canaries: Canaries, patches: ExitStack) -> None:
    names = import_module(f"{game.package}.names")
    secrets = secrets_of(game.name)
    marks: dict[str, dict[str, str]] = {}
    for family, vocabulary in secrets.families.items():
        plain: Sequence[str] = getattr(names, vocabulary)
        marks[family] = {
            name: f"{name}-{canaries.of_thing(game.name, family, number).decode()}" for number, name in enumerate(plain)
        }
        patches.enter_context(patch.object(names, vocabulary, tuple(marks[family].values())))
    for family, parts in secrets.parts.items():
        for part in parts:
            patches.enter_context(
                patch.object(names, part, tuple(marks[family][name] for name in getattr(names, part)))
            )
    for table in (game.events, game.reasons):
        vocabulary = {
            argument: tuple(_marks_in(argument, known, marks).get(name, name) for name in known)
            for argument, known in table.vocabulary.items()
        }
        patches.enter_context(patch.object(table, "vocabulary", vocabulary))
    _mark_words(game, canaries, marks, patches)
    _mark_moves(game, canaries, marks, patches)


def _marks_in(argument: str, known: Sequence[str], marks: dict[str, dict[str, str]]) -> dict[str, str]:
    """Return the marks of what an argument names: of its family, or of all families that it names whole."""
    if argument in marks:
        return marks[argument]
    return {name: mark for family in marks.values() if family.keys() <= set(known) for name, mark in family.items()}


def _mark_moves(game: Game, canaries: Canaries, marks: dict[str, dict[str, str]], patches: ExitStack) -> None:
    """Put canaries into the words of moves, and one more behind each move."""
    table = game.moves
    named: Mapping[str, tuple[str, ...]] = game.words.WORDS.move_arguments
    kinds = {
        kind: tuple(
            tuple(marks.get(family, {}).get(word, word) for word in vocabulary)
            for family, vocabulary in zip(named[kind], vocabularies, strict=True)
        )
        for kind, vocabularies in table.kinds.items()
    }
    structures, notations = [], []
    for number in range(len(table)):
        kind, *words = table.structure(number)
        structure = (kind, *(marks.get(f, {}).get(word, word) for f, word in zip(named[kind], words, strict=True)))
        structures.append(structure)
        notations.append(f"{' '.join(structure)}-{canaries.of_move(game.name, number).decode()}")
    patches.enter_context(patch.object(table, "kinds", kinds))
    patches.enter_context(patch.object(table, "_structures", tuple(structures)))
    patches.enter_context(patch.object(table, "_notations", tuple(notations)))
    patches.enter_context(patch.object(table, "_numbers", {text: number for number, text in enumerate(notations)}))


def _mark_words(game: Game, canaries: Canaries, marks: dict[str, dict[str, str]], patches: ExitStack) -> None:
    """Put canaries into the ids of the messages of things and of moves, and into all that is said with them."""
    words = game.words.WORDS
    families = {
        argument: _marked_family(family, marks[argument]) if argument in marks else family
        for argument, family in words.families.items()
    }
    say, move_message = words._say, words.move_message

    def marked_say(language: str, message: str, arguments: Mapping[str, Any], form: str | None) -> str:
        found = re.findall(r"-c4nary[0-9a-f]{12}", message)
        return say(language, _plain(message), arguments, form) + "".join(found)  # type: ignore[no-any-return]

    def marked_move(move: Move) -> Message:
        message = move_message(move)
        canary = canaries.of_move(game.name, move.number).decode()
        return Message(f"{message.id}-{canary}", message.form, message.arguments)

    for name, value in {
        "families": families,
        "_things": {},
        "_figures_of_moves": {},
        "_texts": {},
        "_plain_offers": {},
        "offer_text": lambda move: orjson.dumps({"move": str(move), "message": marked_move(move).to_json()}),
        "_say": marked_say,
        "move_message": marked_move,
    }.items():
        patches.enter_context(patch.object(words, name, value))


def _marked_family(family: Family, marks: Mapping[str, str]) -> Family:
    plain = {marked: name for name, marked in marks.items()}

    def message(name: str) -> str:
        shared = family.message(name) if family.message else f"{family.prefix}-{plain[name]}"
        return shared + name[len(plain[name]) :]

    return replace(family, names=tuple(marks[name] for name in family.names), message=message)


# What happened, from the stored entries -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Chair:
    """What the oracle has to know of a seat."""

    person: int | None = None
    is_person: bool = False
    away: bool = False
    left: bool = False
    """Whether they chose to be away."""
    resigned: bool = False
    agrees: bool = False


@dataclass(frozen=True)
class _Moment:
    """A table at one version."""

    kind: str
    seat: int | None
    move: str | None
    position: Position | None
    """Not to be changed."""
    events: tuple[Event, ...]
    line: tuple[int, ...]
    """The versions of the moves that stand, after all that was taken back; below 0 are those that were played again
    because somebody took a move back from under them."""
    chairs: tuple[_Chair, ...]
    people: tuple[str, ...]
    """The hashes of their tokens."""
    is_open: bool
    """Whether the game is over, so that everything may be known."""


class Shadow:
    """A table, followed from its stored entries by nothing but the rules of the game."""

    def __init__(self) -> None:
        self.game: Game
        self.share: str | None = None
        self.seed: int | None = None
        self.moments: list[_Moment] = []
        self.first: Position | None = None
        self.taken_up: list[_Moment] = []
        """The moves that an imported game had when it came."""
        self.again: list[_Moment] = []
        """Moves that stand after a move before them was taken back, as they are since then."""
        self.commands: dict[str, str] = {}
        """The ids that clients gave their commands, and who sent them."""
        self._views: dict[tuple[int, int | None], View] = {}
        self._nonces: list[str] = []

    @property
    def version(self) -> int:
        """The number of entries so far."""
        return len(self.moments)

    def at(self, version: int) -> _Moment:
        """Return the table at a version."""
        return self.moments[version - 1]

    def view(self, version: int, seat: int | None) -> View | None:
        """Return what a seat may see at a version; None before the start."""
        position = self.at(version).position
        if position is None:
            return None
        if (version, seat) not in self._views:
            self._views[version, seat] = position.view(seat)
        return self._views[version, seat]

    def moves_at(self, version: int) -> list[_Moment]:
        """Return the moves that stand at a version, those of an imported game first."""
        return [*self.taken_up, *map(self.played, self.at(version).line)]

    def played(self, number: int) -> _Moment:
        """Return a move of a line."""
        return self.at(number) if number > 0 else self.again[-1 - number]

    def seats_of(self, token: str | None, version: int | None = None) -> tuple[int, ...]:
        """Return the seats that a token holds."""
        moment = self.at(version or self.version)
        digest = hashlib.sha256((token or "").encode()).hexdigest()
        if token is None or digest not in moment.people:
            return ()
        person = moment.people.index(digest)
        return tuple(seat for seat, chair in enumerate(moment.chairs) if chair.person == person)

    def follow(self, entries: Iterable[Mapping[str, Any]]) -> None:
        """Take in entries that were stored."""
        for entry in entries:
            if entry.get("command") is not None:
                self.commands[entry["command"]] = entry["actor"]
            before = self.moments[-1] if self.moments else None
            moment = self._created(entry) if before is None else self._next(before, entry)
            self.moments.append(replace(moment, is_open=moment.is_open or self._has_ended(moment)))

    def _created(self, entry: Mapping[str, Any]) -> _Moment:
        self.game = newdawn.load(entry["game"])
        self.share = entry.get("share")
        self._options: Mapping[str, bool] = entry["options"]
        self._imported = entry.get("imported")
        self._nonces = [seat.get("nonce", "") for seat in entry["seats"]]
        chairs = tuple(_Chair(seat.get("person"), seat.get("kind") == "person") for seat in entry["seats"])
        people = tuple(person["token_hash"] for person in entry["people"])
        is_over = bool(self._imported and self._imported["result"])
        position = self._start(len(chairs)) if is_over else None
        return _Moment("created", None, None, position, (), (), chairs, people, is_open=is_over)

    def _start(self, players: int) -> Position:
        """Deal the game out, and play what an imported one had played."""
        saved = self._imported
        if saved is not None and saved["start"] is not None:
            self.first = self.game.from_json(saved["start"])
        else:
            if saved is not None:
                self.seed = int(saved["seed"])
            else:
                digest = hashlib.sha256(b"newdawn seed\n" + bytes.fromhex(self.share or ""))
                for nonce in self._nonces:
                    digest.update(hashlib.sha256(nonce.encode()).digest())
                self.seed = int.from_bytes(digest.digest(), "big")
            self.first = self.game.new(players, seed=self.seed, **self._options)
        position = self.first
        for line in saved["moves"] if saved is not None else ():
            seat, _, notation = line.partition(" ")
            position = position.copy()
            events = tuple(position.play(int(seat), notation))
            self.taken_up.append(_Moment("moved", int(seat), notation, position, events, (), (), (), is_open=False))
        return position

    def _next(self, before: _Moment, entry: Mapping[str, Any]) -> _Moment:
        kind, seat = entry["kind"], entry.get("seat")
        moment = replace(before, kind=kind, seat=seat, move=None, events=())
        chairs = list(moment.chairs)
        if kind == "started":
            for number, chair in enumerate(chairs):
                if "nonce" in entry and chair.person == entry["person"]:
                    self._nonces[number] = entry["nonce"]
            return replace(moment, position=self._start(len(chairs)))
        if kind == "moved":
            assert before.position is not None
            position = before.position.copy()
            events = tuple(position.play(entry["seat"], entry["move"]))
            line = (*before.line, self.version + 1)
            return replace(moment, move=entry["move"], position=position, events=events, line=line)
        if kind == "undone":
            return self._undone(moment, entry)
        if kind == "sat":
            people = moment.people
            if "token_hash" in entry:
                people = (*people, entry["token_hash"])
            chairs[entry["seat"]] = _Chair(entry.get("person", len(people) - 1), is_person=True)
            self._nonces[entry["seat"]] = entry["nonce"]
            return replace(moment, people=people, chairs=tuple(chairs))
        if kind in ("stood", "seat-set"):
            chairs[entry["seat"]], self._nonces[entry["seat"]] = _Chair(), ""
        elif kind in ("handed-over", "replaced", "timed-out"):
            chairs[entry["seat"]] = replace(chairs[entry["seat"]], away=True, left=kind == "handed-over")
        elif kind == "came-back":
            chairs[entry["seat"]] = replace(chairs[entry["seat"]], away=False, left=False)
        elif kind == "resigned":
            chairs[entry["seat"]] = replace(chairs[entry["seat"]], resigned=True, agrees=False)
        elif kind in ("end-proposed", "end-withdrawn"):
            chairs[entry["seat"]] = replace(chairs[entry["seat"]], agrees=kind == "end-proposed")
        return replace(moment, chairs=tuple(chairs))

    def _undone(self, moment: _Moment, entry: Mapping[str, Any]) -> _Moment:
        """Take the last moves of a seat back; what others have played since is played again without them."""
        places = [place for place, number in enumerate(moment.line) if self.played(number).seat == entry["seat"]]
        own = places[-entry["count"] :]
        line, later = list(moment.line[: own[0]]), moment.line[own[0] :]
        stand = [number for place, number in enumerate(later, start=own[0]) if place not in own]
        assert len(stand) == entry.get("kept", 0)
        position = self.played(line[-1]).position if line else self._begun()
        assert position is not None
        first = len(self.again)
        for number in stand:
            move, position = self.played(number), position.copy()
            assert move.seat is not None
            assert move.move is not None
            events = tuple(position.play(move.seat, move.move))
            assert events == move.events, "what others have done since hangs on what was taken back"
            self.again.append(replace(move, position=position, events=events))
        return replace(
            moment, position=position, line=(*line, *(-1 - index for index in range(first, len(self.again))))
        )

    def _begun(self) -> Position | None:
        return next(moment.position for moment in self.moments if moment.kind == "started")

    def _has_ended(self, moment: _Moment) -> bool:
        if moment.position is None:
            return False
        playing = [chair for chair in moment.chairs if chair.is_person and not chair.resigned]
        deciding = [chair for chair in playing if not (chair.away and chair.left)]
        if deciding and all(chair.agrees for chair in deciding):
            return True
        if moment.kind == "resigned" and (not playing or sum(not chair.resigned for chair in moment.chairs) == 1):
            return True
        return moment.position.is_over


# Secrets that are no things of a game ---------------------------------------------------------------------------------


def forms(secret: bytes) -> tuple[bytes, ...]:
    """Return how a secret may be written: as it is, in hexadecimal, in base 64 at any alignment, and in decimal."""
    digits = secret.hex()
    found = {form.encode() for form in (digits, digits.upper(), digits.lstrip("0"))}
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        for shift in range(3):
            # What stands before and behind the secret shares a letter with it at either end: those are left out.
            text = encode(b"\0" * shift + secret)
            found.add(text[(8 * shift + 5) // 6 : (shift + len(secret)) * 8 // 6])
    for order in ("big", "little"):
        found.add(str(int.from_bytes(secret, order)).encode())  # type: ignore[arg-type]
    return (secret, *found)


@dataclass(frozen=True)
class _Secret:
    what: str
    raw: bytes
    known_to: Callable[[Receiver], bool]

    @cached_property
    def forms(self) -> tuple[bytes, ...]:
        """How it may be written."""
        return forms(self.raw)


# The oracle -----------------------------------------------------------------------------------------------------------


class Leak(AssertionError):
    """Something reached a receiver that it may not know: who, at which version, in what, and where in it."""

    def __init__(self, receiver: Receiver, version: int, message: str, path: str, what: str) -> None:
        super().__init__(f"{receiver.name}, version {version}, {message}, at {path or 'the top'}: {what}")
        self.receiver = receiver
        self.version = version
        self.message = message
        self.path = path
        self.what = what


@dataclass(eq=False)
class Receiver:
    """Somebody who gets messages from a table: through the eyes of one of the seats of a token, or as a spectator."""

    name: str
    table: str
    token: str | None = None
    seat: int | None = None
    is_together: bool = False
    """Whether all who hold the token look: at nothing that one of them must not see."""
    shown: int | None = None
    """The last version that it was shown."""
    known: set[bytes] = field(default_factory=set)
    """The canaries that it has met."""


class Oracle:
    """Follows tables as they are stored, and reads all that is sent."""

    def __init__(self, canaries: Canaries) -> None:
        self.canaries = canaries
        self.shadows: dict[str, Shadow] = {}
        self.read = 0
        """How many messages it has read."""
        self._told: dict[tuple[str, int, int | None], frozenset[bytes]] = {}
        self._secrets: dict[str, list[_Secret]] = {}
        self._texts: dict[bytes, tuple[str, Callable[[Receiver], bool]]] = {}

    # What there is to know

    def follow(self, table: str, entries: Sequence[Mapping[str, Any]]) -> None:
        """Take in entries of a table that were stored."""
        shadow = self.shadows.setdefault(table, Shadow())
        is_new = not shadow.moments
        shadow.follow(entries)
        if is_new:
            self._guard_table(table, shadow)
        for entry in entries:
            if (command := entry.get("command")) is not None:
                self._texts.setdefault(
                    command.encode(), (f"the id of a command of {entry['actor']}", self._is_sender(command))
                )
        for digest in shadow.at(shadow.version).people:
            self._texts.setdefault(digest.encode(), ("the hash of a token", lambda receiver: False))

    def guard_token(self, token: str) -> None:
        """Look for a token from now on: it is for whoever holds it."""
        raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        holds = self._holder_of(token)
        self._texts[token.encode()] = ("a token", holds)
        self.guard("a token", raw, holds)

    def guard_command(self, command: str, token: str | None) -> None:
        """Look for the id of a command from now on: it is for whoever sent it."""
        self._texts[command.encode()] = ("the id of a command", self._holder_of(token))

    def guard(self, what: str, secret: bytes, known_to: Callable[[Receiver], bool] = lambda receiver: False) -> None:
        """Look for a secret from now on, in all messages."""
        self._secrets.setdefault("", []).append(_Secret(what, secret, known_to))

    def _guard_table(self, table: str, shadow: Shadow) -> None:
        if shadow.share is None:
            return
        share = bytes.fromhex(shadow.share)
        self._secrets.setdefault(table, []).append(_Secret("the server’s share of the seed", share, self._is_over))

    def _guard_seed(self, table: str, shadow: Shadow) -> None:
        """Look for the seed, as a number and as it lies in the record."""
        kept = self._secrets.setdefault(table, [])
        if shadow.first is None or any(secret.what == "the seed" for secret in kept):
            return
        kept.append(_Secret("the seed", shadow.first.record.generator_key.tobytes(), self._is_over))
        if shadow.seed is not None and shadow.seed >= 1 << 64:
            kept.append(_Secret("the seed", shadow.seed.to_bytes(32, "big"), self._is_over))

    def _is_over(self, receiver: Receiver) -> bool:
        shadow = self.shadows[receiver.table]
        return shadow.at(receiver.shown or shadow.version).is_open

    def _is_sender(self, command: str) -> Callable[[Receiver], bool]:
        def is_sender(receiver: Receiver) -> bool:
            shadow = self.shadows[receiver.table]
            actor, digest = shadow.commands.get(command, ""), hashlib.sha256((receiver.token or "").encode())
            people = shadow.at(shadow.version).people
            return actor.startswith("p") and people[int(actor[1:])] == digest.hexdigest()

        return is_sender

    def _holder_of(self, token: str | None) -> Callable[[Receiver], bool]:
        return lambda receiver: token is not None and receiver.token == token

    # Reading what is sent

    def receiver(
        self, table: str, token: str | None = None, seat: int | None = None, name: str = "", *, together: bool = False
    ) -> Receiver:
        """Return somebody new at a table; a seat must be one that the token holds."""
        held = self.shadows[table].seats_of(token)
        assert seat is None or seat in held, f"the token does not hold seat {seat}"
        if together:
            seat = None
        elif seat is None and held:
            seat = held[0]
        who = "all at one device" if together else "a spectator" if seat is None else f"seat {seat}"
        return Receiver(name or who, table, token, seat, together)

    def check(self, receiver: Receiver, message: bytes | Mapping[str, Any], what: str, request: object = None) -> None:
        """Read a message; raise `Leak` if its receiver may not know something of it.

        `request` is what the receiver itself had asked: that may be said back to it.
        """
        data = message if isinstance(message, bytes) else orjson.dumps(message)
        document = orjson.loads(data)
        if isinstance(document, dict) and document.get("type") == "answer":
            # A socket wraps the answers to questions; the rest is what the client said itself.
            self.check(receiver, document["answer"], what, request)
            return
        shadow = self.shadows[receiver.table]
        self._guard_seed(receiver.table, shadow)
        version = self._version_of(receiver, document, what)
        self._show(receiver, document, version)
        self.read += 1
        if not shadow.at(version).is_open:
            self._check_canaries(receiver, version, document, data, what, request)
        self._check_secrets(receiver, version, document, data, what)
        self._check_facts(receiver, version, document, what)

    def check_refusal(self, receiver: Receiver, refusal: Refusal, request: object = None) -> None:
        """Read a refusal, and how it is said in all languages."""
        answer = refusal.to_json()
        game = self.shadows[receiver.table].game.name
        texts = [say_refusal(language, game, answer) for language in LANGUAGES]
        self.check(receiver, {**answer, "texts": texts}, f"refusal {refusal.name}", request)

    def check_picture(
        self, receiver: Receiver, svg: bytes, step: int | None, language: str, names: tuple[str, ...], columns: int
    ) -> None:
        """Read the picture of a step (None: the last): one like it is drawn in another world, the same for its eyes."""
        shadow = self.shadows[receiver.table]
        moves = shadow.moves_at(shadow.version)
        number = len(moves) if step is None else step
        position = moves[number - 1].position if number else shadow.first
        assert position is not None
        view = position.view(receiver.seat)
        self.check(replace(receiver, known=set(self.canaries.told_by(view))), {"svg": svg.decode()}, "picture")
        if not shadow.at(shadow.version).is_open:
            world = view.deal(2_000_000 + self.read)
            assert world.view(receiver.seat).to_bytes() == view.to_bytes()
            picture._drawn.cache_clear()
            if svg != picture.picture(world.view(receiver.seat), language, names, columns).encode():
                raise Leak(receiver, shadow.version, "picture", "svg", "something that the view does not tell")

    def _version_of(self, receiver: Receiver, document: Any, what: str) -> int:
        latest = self.shadows[receiver.table].version
        version = document.get("version") if isinstance(document, dict) else None
        if _is_replay(document):
            # A replay is of one moment of its table; another may have come since.
            version = document["table"]["version"]
        if version is None:
            return latest
        if not isinstance(version, int) or not 1 <= version <= latest:
            raise Leak(receiver, latest, what, "version", f"version {version} is not stored")
        return version

    def _show(self, receiver: Receiver, document: Any, version: int) -> None:
        """Let a receiver know what it may see at the versions that a message is about."""
        shadow = self.shadows[receiver.table]
        versions, is_new = {version}, not receiver.known
        kind = document.get("type") if isinstance(document, dict) else None
        if kind == "update":
            # What happened between two updates is told with the second one.
            versions |= set(range((receiver.shown or version) + 1, version))
        elif kind == "sync" and document["missed"]:
            versions |= set(range(document["missed"][0]["version"], version))
        elif _is_replay(document):
            line = shadow.at(version).line
            versions |= {number for number in line if number > 0}
            again = [shadow.played(number) for number in line if number < 0]
            for position in (shadow.first, *(moment.position for moment in (*shadow.taken_up, *again))):
                if position is not None:
                    receiver.known |= self.canaries.told_by(position.view(receiver.seat))
        if kind in ("update", "sync") or receiver.shown is None:
            receiver.shown = version
        for each in versions:
            receiver.known |= self._told_at(receiver, each)
        # Who has played a move knows it, and what it names, for ever.
        for moment in (*map(shadow.at, versions), *(shadow.moves_at(version) if is_new else ())):
            if moment.move is not None and moment.seat == receiver.seat:
                receiver.known |= self.canaries.in_bytes(moment.move.encode())

    def _told_at(self, receiver: Receiver, version: int) -> frozenset[bytes]:
        """Return the canaries of what a receiver may see at a version, and of the moves that are offered to it.

        What the rules say aloud may be gone again before anybody sees it: a tile that is hunted with the Thermal Sensor
        is named (ruling 69 of Outlive), and is in no view while the hunt goes on.
        """
        key = (receiver.table, version, receiver.seat)
        if key not in self._told:
            shadow = self.shadows[receiver.table]
            view = shadow.view(version, receiver.seat)
            said = [event for event in shadow.at(version).events if event.visible_to(receiver.seat)]
            told = {canary for event in said for canary in self.canaries.of_event(event)}
            if view is not None:
                moves = (*view.moves(), *(move for move, _ in view.refused()), *view.plannable())
                told |= self.canaries.told_by(view) | self.canaries.of_moves(moves)
            self._told[key] = frozenset(told)
        return self._told[key]

    # Canaries

    def _check_canaries(
        self, receiver: Receiver, version: int, document: Any, data: bytes, what: str, request: object
    ) -> None:
        allowed = receiver.known | self.canaries.with_print(self.canaries.in_bytes(orjson.dumps(request)))
        if _is_list_of_reasons(document):
            # A list of reasons goes through all moves of the game: their names tell nothing, the reasons may.
            for at, one in enumerate(document["moves"]):
                asked = self.canaries.with_print(self.canaries.in_bytes(one["move"].encode()))
                self._forbid(receiver, version, one, allowed | asked, what, f"moves[{at}]")
            return
        if _is_preview(document):
            document = _what_is_certain(document)
            data = orjson.dumps(document)
        found = self.canaries.in_bytes(data)
        if not found <= allowed and _is_preview(document):
            steps = document.get("steps", [document])
            row = [step["move"] for step in steps]
            allowed |= self._certain_after(receiver, version, row)
            for bundle in (document.get("then") or {}).get("bundles", ()):
                # What is chosen in one go is offered in the end.
                if not found <= allowed:
                    before = [part["move"] for part in bundle[:-1]]
                    allowed |= self._certain_after(receiver, version, [*row, *before])
        if not found <= allowed:
            self._forbid(receiver, version, self.canaries.without_tables(document), allowed, what, "")

    def _forbid(
        self, receiver: Receiver, version: int, document: Any, allowed: set[bytes], what: str, path: str
    ) -> None:
        for where, text in _texts_in(document, path):
            for canary in sorted(self.canaries.in_bytes(text.encode()) - allowed):
                raise Leak(receiver, version, what, where, self.canaries.meaning.get(canary, "an unknown canary"))

    def _certain_after(self, receiver: Receiver, version: int, row: list[str], worlds: int = 24) -> set[bytes]:
        """Return what moves show in every world that a seat must reckon with: that follows from what it knows."""
        shadow = self.shadows[receiver.table]
        view = shadow.view(version, receiver.seat)
        assert view is not None
        common: set[bytes] | None = None
        for world in range(worlds):
            dealt = view.deal(1_000_000 + world)
            told: set[bytes] = set()
            for notation in row:
                for event in dealt.play(receiver.seat or 0, notation):
                    told |= self.canaries.of_event(event)
                seen = dealt.view(receiver.seat)
                told |= self.canaries.told_by(seen)
                told |= self.canaries.of_moves((*seen.moves(), *(move for move, _ in seen.refused())))
            common = told if common is None else common & told
        return common or set()

    # Secrets

    def _check_secrets(self, receiver: Receiver, version: int, document: Any, data: bytes, what: str) -> None:
        # All secrets are long, however they are written: what is short is not looked at, which saves much time.
        runs = set(_RUN.findall(_CANARY.sub(b" ", data)))
        long = b" ".join(runs)
        for secret in (*self._secrets.get("", ()), *self._secrets.get(receiver.table, ())):
            for form in secret.forms:
                if (form in long or (form == secret.raw and form in data)) and not secret.known_to(receiver):
                    raise Leak(receiver, version, what, _path_of(document, form), secret.what)
        for run in runs:
            for text in _parts_of(run):
                told, known_to = self._texts.get(text, ("", bool))
                if told and not known_to(receiver):
                    raise Leak(receiver, version, what, _path_of(document, text), told)

    # Facts

    def _check_facts(self, receiver: Receiver, version: int, document: Any, what: str) -> None:
        """Compare what a message shows of the game with what follows from the view."""
        if not isinstance(document, dict):
            return
        facts = _Facts(self, receiver, version, what)
        if document.get("type") in ("sync", "update"):
            facts.check_state(document)
            for at, entry in enumerate(document.get("entries") or document.get("missed") or ()):
                facts.check_entry(entry, f"{'entries' if 'entries' in document else 'missed'}[{at}]")
        elif _is_replay(document):
            facts.check_replay(document)
        elif _is_list_of_reasons(document):
            facts.check_reasons(document)
        elif "candidates" in document:
            facts.check_offers([one["move"] for one in document["candidates"]], "candidates", whole=False)


class _Facts:
    """What one message may show of the game."""

    def __init__(self, oracle: Oracle, receiver: Receiver, version: int, what: str) -> None:
        self.receiver = receiver
        self.version = version
        self.what = what
        self.shadow = oracle.shadows[receiver.table]
        self.moment = self.shadow.at(version)

    def differ(self, path: str, found: Any, expected: Any) -> None:
        """Complain if something is not as the view has it."""
        if found != expected:
            where, one, other = _first_difference(found, expected, path)
            raise Leak(
                self.receiver, self.version, self.what, where, f"it says {one!r:.80}, and the view {other!r:.80}"
            )

    def check_state(self, document: Any) -> None:
        """Check the position, the points, who decides and what can be played."""
        seat = document["seat"]
        held = self.shadow.seats_of(self.receiver.token, self.version)
        if seat is not None and (seat not in held or self.receiver.is_together):
            raise Leak(self.receiver, self.version, self.what, "seat", f"the eyes of seat {seat}")
        self.differ("seats", document["seats"], list(held))
        view = self.shadow.view(self.version, seat)
        if view is None or self.moment.is_open:
            return
        self.differ("view", document["view"], _travelled(view.to_json()))
        self.differ("prospects", document["prospects"], _travelled(view.prospects()))
        self.differ("scores", document["scores"], _travelled(view.scores()))
        self.differ("scored", document["scored"], _travelled(view.scored()))
        self.differ("to_act", document["to_act"], list(view.to_act))
        self.check_offers([offer["move"] for offer in document["moves"]], "moves")
        self.check_choice(document["refused"], [move for move, _ in view.refused()], "refused")
        self.check_choice(document["plans"], view.plannable(), "plans")
        if document["decision_name"] is not None:
            self.differ("decision_name", document["decision_name"], view.decision(seat))
        self.differ("table.outcome", document["table"]["outcome"], None)
        self.differ("table.share", document["table"]["share"], None)

    def check_offers(self, offers: list[str], path: str, whole: bool = True) -> None:
        """Check that the own moves are offered, and no others; none to a seat that a bot plays."""
        view = self.shadow.view(self.version, self.receiver.seat)
        own = [str(move) for move in view.moves()] if view is not None else []
        if offers and whole:
            self.differ(path, offers, own)
        elif not set(offers) <= set(own):
            raise Leak(self.receiver, self.version, self.what, path, "moves that the seat does not have")

    def check_choice(self, told: Any, moves: Iterable[Move], path: str) -> None:
        """Check that moves are those that follow from the view, or none: a seat that a bot plays is told of none."""
        if told:
            self.differ(path, [one["move"] for one in told], [str(move) for move in moves])

    def check_entry(self, entry: Any, path: str) -> None:
        """Check that an entry tells what happened to those who may see it, and its move to who played it."""
        moment, seat = self.shadow.at(entry["version"]), self.receiver.seat
        self.differ(f"{path}.kind", (entry["kind"], entry["seat"]), (moment.kind, moment.seat))
        if entry.get("move") is not None and moment.seat != seat and not self.moment.is_open:
            raise Leak(self.receiver, self.version, self.what, f"{path}.move", f"the move of seat {moment.seat}")
        if entry.get("events"):
            self.check_events(entry["events"], moment.events, seat, f"{path}.events")

    def check_events(self, told: Any, happened: Iterable[Event], seat: int | None, path: str) -> None:
        """Check that the events are those that a seat may see."""
        expected = [[event.name, event.arguments] for event in happened if event.visible_to(seat)]
        self.differ(path, [[event["name"], event["arguments"]] for event in told], expected)

    def check_replay(self, document: Any) -> None:
        """Check each step of a replay: in a running game, through the own eyes or those of a spectator only."""
        if self.moment.is_open:
            return
        eyes = document["eyes"]
        held = self.shadow.seats_of(self.receiver.token, self.version)
        if eyes != "spectator" and eyes not in held:
            raise Leak(self.receiver, self.version, self.what, "eyes", f"the eyes of {eyes}")
        seat = None if eyes == "spectator" else eyes
        moves = self.shadow.moves_at(self.version)
        self.differ("count", document["count"], len(moves))
        for at, step in enumerate(document["steps"]):
            path, number = f"steps[{at}]", step["number"]
            moment = moves[number - 1] if number else None
            position = self.shadow.first if moment is None else moment.position
            assert position is not None
            view = position.view(seat)
            if step["view"] is not None:
                self.differ(f"{path}.view", step["view"], _travelled(view.to_json()))
                self.differ(f"{path}.prospects", step["prospects"], _travelled(view.prospects()))
                self.differ(f"{path}.scores", step["scores"], _travelled(view.scores()))
                self.differ(f"{path}.scored", step["scored"], _travelled(view.scored()))
            self.differ(f"{path}.seat", step["seat"], None if moment is None else moment.seat)
            self.check_events(step["events"], moment.events if moment is not None else (), seat, f"{path}.events")
            if step["move"] is not None and (moment is None or moment.seat != seat):
                raise Leak(self.receiver, self.version, self.what, f"{path}.move", "somebody else’s move")

    def check_reasons(self, document: Any) -> None:
        """Check that a list of reasons leaves out the moves that the seat knows it can play, and no others."""
        if len(document["moves"]) <= 1 or self.moment.is_open:
            return
        view = self.shadow.view(self.version, self.receiver.seat)
        assert view is not None
        legal = {move.number for move in view.moves()}
        moves = self.shadow.game.moves
        expected = [moves.notation(number) for number in range(len(moves)) if number not in legal]
        self.differ("moves", [one["move"] for one in document["moves"]], expected)


# Reading JSON ---------------------------------------------------------------------------------------------------------


def _travelled(document: Any) -> Any:
    return orjson.loads(orjson.dumps(document))


def _is_list_of_reasons(document: Any) -> bool:
    return isinstance(document, dict) and set(document) == {"version", "moves"}


def _is_replay(document: Any) -> bool:
    return isinstance(document, dict) and "eyes" in document and "steps" in document


def _is_preview(document: Any) -> bool:
    return isinstance(document, dict) and "closes_undo" in document


def _what_is_certain(preview: Any) -> Any:
    """Return a preview without what it leaves open: those places are named after things that may come there."""
    return {name: _without_nulls(value) for name, value in preview.items() if name != "unknown"}


def _without_nulls(document: Any) -> Any:
    if isinstance(document, dict):
        return {key: _without_nulls(value) for key, value in document.items() if value is not None}
    return [_without_nulls(value) for value in document] if isinstance(document, list) else document


def _texts_in(document: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Go through all texts and numbers of a document, keys too."""
    if isinstance(document, dict):
        for key, value in document.items():
            below = f"{path}.{key}" if path else key
            yield below, key
            yield from _texts_in(value, below)
    elif isinstance(document, list):
        for at, value in enumerate(document):
            yield from _texts_in(value, f"{path}[{at}]")
    elif document is not None:
        yield path, str(document)


def _path_of(document: Any, form: bytes) -> str:
    for path, text in _texts_in(document):
        if form in text.encode():
            return path
    return "?"


def _parts_of(run: bytes) -> Iterator[bytes]:
    """Return what a run of letters may be made of: itself, and every stretch as long as an id, or as a hash."""
    yield run
    for length in (22, 32, 64):
        for start in range(len(run) - length + 1):
            yield run[start : start + length]


def _first_difference(found: Any, expected: Any, path: str) -> tuple[str, Any, Any]:
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in dict.fromkeys((*found, *expected)):
            if found.get(key) != expected.get(key):
                return _first_difference(found.get(key), expected.get(key), f"{path}.{key}")
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for at, (one, other) in enumerate(zip(found, expected, strict=True)):
            if one != other:
                return _first_difference(one, other, f"{path}[{at}]")
    return path, found, expected
