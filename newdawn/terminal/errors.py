"""What goes wrong at the command line: one clear line, and exit code 2."""

import argparse
import re
from typing import NoReturn

import newdawn
from newdawn.core import telling

_PASSWORD = re.compile(r"(://[^\s/:@]*):\S*@")


class CommandError(Exception):
    """Something that the person at the keyboard can put right; the message is one line."""


class Parser(argparse.ArgumentParser):
    """A parser of arguments that answers a mistake with one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave with exit code 2."""
        if message.endswith("required: GAME"):
            message = f"{message}; the games are {', '.join(newdawn.GAMES)}"
        self.exit(2, f"{self.prog}: {one_line(message)} (see {self.prog} --help)\n")


def one_line(message: str) -> str:
    r"""Return a message without line breaks and control characters, and without the password of a URL.

    >>> one_line("a\nb\x1b[0m"), one_line("what is postgresql://ann:secret@host/name?")
    ('a b?[0m', 'what is postgresql://ann:…@host/name?')
    """
    return _PASSWORD.sub(r"\1:…@", telling.one_line(message))
