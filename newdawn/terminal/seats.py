"""Who sits where: people at this keyboard (`me`, `me1`, `me:Anna`) and bots (`medium`, `search:2s`)."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from newdawn.bots import BotError, Entrant, bot_names, entrant
from newdawn.terminal.errors import CommandError

if TYPE_CHECKING:
    from newdawn.core.face import Game

LONGEST_NAME = 20
_PERSON = re.compile(r"me(?P<number>[1-9])?(?::(?P<name>.+))?")


@dataclass(frozen=True)
class Seat:
    """One seat: the code that it was given by, the bot that plays it (None: a person), and a name to show."""

    code: str
    bot: Entrant | None
    name: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard plays it."""
        return self.bot is None


def parse_seats(text: str, you: str) -> list[Seat]:
    """Return the seats of a comma-separated list; `you` names a person who is alone and gave no name.

    >>> [seat.name for seat in parse_seats("me,medium,search:2s", "you")]
    ['you', 'medium', 'search:2s']
    >>> [seat.name for seat in parse_seats("me,me:Anna,me", "you")]
    ['me1', 'Anna', 'me3']
    """
    return seats_of([code.strip() for code in text.split(",")], you)


def seats_of(codes: list[str], you: str) -> list[Seat]:
    """Return the seats that these codes stand for."""
    people = sum(_PERSON.fullmatch(code) is not None for code in codes)
    seats = []
    for number, code in enumerate(codes, start=1):
        person = _PERSON.fullmatch(code)
        if person is not None:
            alone = you if people == 1 else f"me{number}"
            name = person["name"] or (f"me{person['number']}" if person["number"] else alone)
            if len(name) > LONGEST_NAME or not name.isprintable() or not name.strip():
                raise CommandError(f"“{name[:30]}” is not a name for a player: use 1 to {LONGEST_NAME} letters")
            seats.append(Seat(code, None, name.strip()))
        else:
            seats.append(Seat(code, _bot(code), code))
    return seats


def _bot(code: str) -> Entrant:
    name = code.partition(":")[0].strip()
    if name not in bot_names():
        raise CommandError(f"there is no player “{name[:30]}”; players are me, {', '.join(bot_names())}")
    try:
        return entrant(code)
    except BotError as error:
        raise CommandError(str(error)) from None


def random_only(text: str, players: int) -> list[str]:
    """Return the bots of a comma-separated list, for a simulation: it plays at random and nothing else."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != players:
        raise CommandError(f"--players {players} and --seats with {len(names)} do not agree")
    for name in names:
        if _PERSON.fullmatch(name):
            raise CommandError("“me” cannot sit in a simulation; newdawn sim plays with random only")
        if _bot(name).name != "random":
            raise CommandError(f"newdawn sim plays with random only; games with {name}: newdawn arena")
    return names


def check_count(game: "Game", players: int, but: str) -> None:
    """Raise a clear error if this many cannot play; `but` says what was asked for instead."""
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise CommandError(f"{game.about.title} is for {counts} players, {but}")
