"""What the browser client costs, in a real Chromium: `newdawn bench web`."""

import argparse
from typing import Any

from bench.command_line import add_options_of_figures, from_to, measured, say
from bench.server.place import fresh_place
from bench.server.trouble import BenchError
from bench.web.reporting import missed_clicks, missed_targets, print_clicks, print_figures
from newdawn.core.declaration import LANGUAGES
from newdawn.terminal.errors import Parser

_WHOLE_GAME = 4_000


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = Parser(prog="newdawn bench web", description="Measure the browser client in a real Chromium.")
    parser.add_argument(
        "--loads", type=from_to(1, 1_000), default=20, metavar="N", help="loads of the first page (default: 20)"
    )
    parser.add_argument(
        "--moves",
        type=from_to(1, _WHOLE_GAME),
        default=_WHOLE_GAME,
        metavar="N",
        help="stop each game after so many moves (default: at its end)",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="fr", help="the reader's language (default: fr)")
    parser.add_argument(
        "--clicks", action="store_true", help="play by hints against two bots, and count clicks, questions and waiting"
    )
    parser.add_argument(
        "--games", type=from_to(1, 100), default=5, metavar="N", help="with --clicks: games of each kind (default: 5)"
    )
    add_options_of_figures(parser)
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Measure, print the figures; the exit code."""
    wanted = parse(arguments)
    if wanted.clicks:
        return measured("web", arguments, wanted, lambda: _measure(wanted), print_clicks, missed_clicks)
    return measured("web", arguments, wanted, lambda: _measure(wanted), print_figures, missed_targets)


def _measure(wanted: argparse.Namespace) -> dict[str, Any]:
    try:
        from bench.web.measuring import Wanted, count_clicks, measure
    except ModuleNotFoundError as missing:
        if missing.name != "playwright":
            raise
        raise BenchError("there is no Playwright to drive a browser with: make setup-dev") from None
    with fresh_place(is_postgresql=False) as place:
        if wanted.clicks:
            return count_clicks(wanted.games, wanted.lang, place, say)
        asked = Wanted(loads=wanted.loads, moves=wanted.moves, language=wanted.lang)
        return measure(asked, place, say)
