"""All icons on one sheet: large and small, on the grounds of both games."""

import re
from pathlib import Path

from playwright.sync_api import Browser

__all__ = ["take_sheet"]

_SPRITE = Path(__file__).parents[2] / "web/src/icons/sprite.svg"
_SYMBOL = re.compile(r'<symbol id="icon-([a-z0-9-]+)"')
_STYLE = """
    body { margin: 0; font: 11px/1.2 "Liberation Sans Narrow", "Liberation Sans", sans-serif; }
    section { display: grid; grid-template-columns: repeat(16, 80px); padding: 12px 0; }
    figure { margin: 6px 0; text-align: center; }
    figure > div { display: flex; justify-content: center; align-items: end; gap: 4px; }
    figcaption { margin-top: 4px; padding: 0 4px; overflow-wrap: anywhere; }
    .large { width: 48px; height: 48px; }
    .small { width: 16px; height: 16px; }
    .dark { --k: #1e1814; background: #1e1814; color: #f4eada; }
    .light { --k: #fbf6e9; background: #fbf6e9; color: #23301f; }
"""


def take_sheet(browser: Browser) -> bytes:
    """Draw every icon of the sprite, on dark and on light ground."""
    sprite = _SPRITE.read_text(encoding="utf-8")
    figures = "".join(_figure(name) for name in _SYMBOL.findall(sprite))
    grounds = "".join(f'<section class="{ground}">{figures}</section>' for ground in ("dark", "light"))
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.set_content(f"<style>{_STYLE}</style>{sprite}{grounds}")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def _figure(name: str) -> str:
    drawn = "".join(f'<svg class="{size}"><use href="#icon-{name}"/></svg>' for size in ("large", "small"))
    return f"<figure><div>{drawn}</div><figcaption>{name.replace('-', ' ')}</figcaption></figure>"
