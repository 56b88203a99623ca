"""All icons on one sheet, by what they stand for: large and small, in the type and the colours of every game."""

import base64
import re
from pathlib import Path

from playwright.sync_api import Browser

from docs.pictures.picture import albums

__all__ = ["take_sheet"]

_WEB = Path(__file__).parents[2] / "web"
_SYMBOL = re.compile(r'<symbol id="icon-([a-z0-9-]+)".*?</symbol>', re.DOTALL)
_FONT = re.compile(r'url\("(@fontsource/[^"]+)"\)')
_FEWEST = 3
"""So many icons whose names begin alike make a group."""
_OTHERS = "others"
_STYLE = """
    body { margin: 0; font: 500 13px/1.15 "Barlow Condensed"; }
    section { padding: 16px 24px; background: var(--panel); color: var(--text); }
    h2 { margin: 12px 0 4px; padding-bottom: 4px; border-bottom: 1px solid var(--line); font: 20px var(--title-font);
        font-weight: var(--title-weight); }
    h2::first-letter { text-transform: uppercase; }
    section > div { display: grid; grid-template-columns: repeat(16, 77px); }
    figure { margin: 6px 0; text-align: center; }
    figure > div { display: flex; justify-content: center; align-items: end; gap: 2px; }
    figcaption { margin-top: 4px; padding: 0 4px; text-wrap: balance; }
    svg { padding: 2px; border-radius: 8px; }
    .large { width: 48px; height: 48px; }
    .small { width: 16px; height: 16px; border-radius: 4px; }
"""


def take_sheet(browser: Browser) -> bytes:
    """Draw every icon, those of the house and those of each game, on the grounds of all games."""
    symbols = {name: drawn for path in _sprites() for name, drawn in _symbols(path)}
    names = [*symbols]
    groups = "".join(_group(title, members) for title, members in _groups(names).items())
    grounds = "".join(f'<section data-world="{path.parent.name}">{groups}</section>' for path in _themes())
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    sprite = f"<svg hidden>{''.join(symbols.values())}</svg>"
    page.set_content(f"<style>{_look()}{_STYLE}{_colours(names)}</style>{sprite}{grounds}")
    page.evaluate("document.fonts.ready")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def _sprites() -> list[Path]:
    """Return the files with the icons of the house and of the games."""
    return [_WEB / "src/icons/sprite.svg", *sorted(_WEB.glob("src/*/sprite.svg"))]


def _themes() -> list[Path]:
    """Return the files with the colours of the games."""
    return sorted(_WEB.glob("src/*/theme.css"), reverse=True)


def _symbols(path: Path) -> list[tuple[str, str]]:
    """Return the icons of a file, each with its name."""
    return [(match[1], match[0]) for match in _SYMBOL.finditer(path.read_text(encoding="utf-8"))]


def _groups(names: list[str]) -> dict[str, list[str]]:
    """Return the icons by how their names begin; those that are alone come last."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(name.partition("-")[0], []).append(name)
    groups = {title: members for title, members in found.items() if len(members) >= _FEWEST}
    return groups | {_OTHERS: [name for name in names if name.partition("-")[0] not in groups]}


def _group(title: str, members: list[str]) -> str:
    start = "" if title == _OTHERS else f"{title}-"
    return f"<h2>{title}</h2><div>{''.join(_figure(name, name.removeprefix(start)) for name in members)}</div>"


def _figure(name: str, caption: str) -> str:
    drawn = "".join(f'<svg class="{size} {name}"><use href="#icon-{name}"/></svg>' for size in ("large", "small"))
    return f"<figure><div>{drawn}</div><figcaption>{caption.replace('-', ' ')}</figcaption></figure>"


def _look() -> str:
    """Return the colours of the client and its type; the files of the type are inside."""
    house = [_WEB / "src/styles" / f"{name}.css" for name in ("tokens", "fonts")]
    styles = "".join(path.read_text(encoding="utf-8") for path in (*house, *_themes()))

    def packed(match: re.Match[str]) -> str:
        font = (_WEB / "node_modules" / match[1]).read_bytes()
        return f"url(data:font/woff2;base64,{base64.b64encode(font).decode()})"

    return _FONT.sub(packed, styles)


def _colours(names: list[str]) -> str:
    """Each game colours its own."""
    styles = []
    for game, album in albums().items():
        for name in names:
            kind, _, own = name.partition("-")
            if kind in album.ICONS:
                styles.append(f"[data-world={game}] .{name} {{ {album.ICONS[kind].format(name=name, own=own)} }}")
    return "".join(styles)
