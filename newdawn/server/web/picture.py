"""A picture of what a seat may see: the terminal's drawing of the table as SVG, for pages that cannot draw it."""

import re
from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache

import newdawn
from newdawn.core.face import Position, View
from newdawn.core.records import bytes_from
from newdawn.drawing.art import art_of
from newdawn.drawing.scene import scene_of
from newdawn.drawing.screen import NARROWEST, WIDEST, screen
from newdawn.drawing.speech import Speech

__all__ = ["NARROWEST", "WIDEST", "picture"]

_REMEMBERED = 128
"""Pictures that are kept: everybody who watches a table asks for the same ones."""

_ROOM_FOR_NAMES = 100
_EVERYTHING = -1

# The terminal's window around it is left out, and nothing is fetched from elsewhere: any fixed-width font will do.
_FORMAT = """\
<svg viewBox="0 0 {terminal_width:.0f} {terminal_height:.0f}" width="{terminal_width:.0f}" \
height="{terminal_height:.0f}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace; \
font-size: {char_height}px }}
{styles}
</style>
<defs>
{lines}
</defs>
<g class="{unique_id}-matrix">
{matrix}
</g>
</svg>
"""
_LINE_END = re.compile(r"<text [^>]*>\n</text>")
_RULE = re.compile(r"(\.table-r\d+ \{ fill: )#(\w\w)(\w\w)(\w\w)[^}]*\}")


def picture(table: View | Position, language: str, names: tuple[str, ...] = (), columns: int = 100) -> str:
    """Return what a view shows as SVG, a number of letters wide, with the names of the players where there is room.

    A position shows everything, so it is for games that are over. The ground of the picture is clear, and its colours
    suit a dark page or a light one, as the browser prefers. It takes some tens of milliseconds: an event loop should
    let a thread do it.
    """
    columns = max(NARROWEST, min(WIDEST, columns))
    seat = table.seat if isinstance(table, View) else _EVERYTHING
    shown = names if columns >= _ROOM_FOR_NAMES else ()
    return _drawn(table.game.name, table.raw.tobytes(), seat, language, shown, columns)


@lru_cache(maxsize=_REMEMBERED)
def _drawn(name: str, raw: bytes, eyes: int | None, language: str, names: tuple[str, ...], columns: int) -> str:
    game = newdawn.load(name)
    record = bytes_from(game.rules.State, raw)
    seat = None if eyes == _EVERYTHING else eyes
    is_all = eyes == _EVERYTHING
    table = Position(game, record, is_checked=True) if is_all else View(game, record, seat, is_checked=True)
    scene = scene_of(table, Speech(language), seat, names)
    console = screen(width=columns, record=True, quiet=True)
    shown = tuple(range(table.players)) if seat is None else (seat,)
    console.print(art_of(name).draw(scene, columns, shown, legend=True), "")
    svg = _LINE_END.sub("", console.export_svg(title="", code_format=_FORMAT, unique_id="table"))
    on_paper = "\n".join(_on_paper(rule) for rule in _RULE.finditer(svg))
    light = f"@media (prefers-color-scheme: light) {{\n{on_paper}\n}}\n</style>"
    return svg.replace("</style>", light, 1)


def _on_paper(rule: re.Match[str]) -> str:
    """Return a colour for a dark ground as it reads well on a light one: greys turned round, the others deeper.

    >>> _on_paper(_RULE.search(".table-r1 { fill: #ffffff;font-weight: bold }"))
    '.table-r1 { fill: #000000 }'
    """
    hue, light, full = rgb_to_hls(*(int(part, 16) / 255 for part in rule.groups()[1:]))
    light = 1 - light if full < 0.2 else min(light, 0.35)
    return rule[1] + "#" + "".join(f"{round(255 * part):02x}" for part in hls_to_rgb(hue, light, full)) + " }"
