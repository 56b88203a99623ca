"""What a picky reader checks on a page: nothing cut off, nothing tiny, nothing that scrolls, nothing that axe minds."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

__all__ = [
    "axe_problems",
    "cut_off",
    "is_drawn",
    "page_scroll",
    "small_targets",
    "small_text",
    "stands_still",
    "words_outside_their_choices",
]

_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def _axe() -> str:
    return _AXE.read_text(encoding="utf-8")


def axe_problems(page: Page, within: str = "html") -> list[str]:
    """Return what axe calls serious or critical in a part of the page: the rule, and where.

    It looks once nothing moves: what is still fading in can hardly be read.
    """
    stands_still(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_axe()} }}")
    # What lies in no region axe calls moderate, and it reads every element for that.
    found: list[dict[str, Any]] = page.evaluate(
        """async within => (await axe.run(within, {
                resultTypes: ["violations"], preload: false, rules: { region: { enabled: false } }
            })).violations
            .filter(({ impact }) => impact === "serious" || impact === "critical")
            .map(({ id, nodes }) => ({ id, where: nodes.slice(0, 4).map(({ html, failureSummary }) =>
                html.slice(0, 160) + " – " + failureSummary.slice(0, 200)) }))""",
        within,
    )
    return [f"{problem['id']}: {where}" for problem in found for where in problem["where"]]


def stands_still(page: Page) -> None:
    """Wait until nothing comes or goes any more; what moves for ever may move on."""
    is_drawn(page)
    page.evaluate(
        """async () => {
            const moving = () => document.getAnimations().filter(one => one.playState === "running"
                && Number.isFinite(one.effect.getComputedTiming().endTime));
            // What has come may bring something else along, a frame or two later.
            for (let still = 0, round = 0; still < 3 && round < 100; round += 1) {
                still = moving().length === 0 ? still + 1 : 0;
                await Promise.all(moving().map(one => one.finished.catch(() => null)));
                await new Promise(done => requestAnimationFrame(done));
            }
        }"""
    )


def is_drawn(page: Page) -> None:
    """Wait until a page has its fonts and was drawn with them: some parts are measured with the first frame."""
    page.evaluate(
        """async () => {
            // The first frame may ask for another font, whose letters may change what stands beside them.
            await document.fonts.ready;
            await new Promise(done => requestAnimationFrame(done));
            await document.fonts.ready;
            for (let frame = 0; frame < 2; frame += 1) await new Promise(done => requestAnimationFrame(done));
        }"""
    )


def page_scroll(page: Page) -> list[str]:
    """Return in which directions the page itself scrolls."""
    found: list[str] = page.evaluate(
        """() => {
            const page = document.documentElement;
            return [
                ...(page.scrollWidth > innerWidth ? [`wide: ${page.scrollWidth} of ${innerWidth}`] : []),
                ...(page.scrollHeight > innerHeight ? [`high: ${page.scrollHeight} of ${innerHeight}`] : []),
            ];
        }"""
    )
    return found


_VISIBLE_TEXTS = """
    const texts = function* () {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.data.trim();
            const element = node.parentElement;
            if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            if (element.closest(".heard-only, script, style, title, desc, option, [aria-hidden=true] text")) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const rect = range.getBoundingClientRect();
            if (rect.width > 0 && rect.height > 0) yield { text, element, rect };
        }
    };
"""


def small_text(page: Page, least: float = 12) -> list[str]:
    """Return the texts that are shown smaller than so many px."""
    found: list[str] = page.evaluate(
        f"""least => {{
            {_VISIBLE_TEXTS}
            return [...texts()].flatMap(({{ text, element }}) => {{
                const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a ?? 1 : 1;
                const size = parseFloat(getComputedStyle(element).fontSize) * scale;
                return size < least - 0.05 ? [`${{size.toFixed(1)}} px: ${{text.slice(0, 60)}}`] : [];
            }});
        }}""",
        least,
    )
    return found


def cut_off(page: Page) -> list[str]:
    """Return the texts of which a part lies outside of what clips it and cannot be scrolled to."""
    found: list[str] = page.evaluate(
        f"""() => {{
            {_VISIBLE_TEXTS}
            const SLACK = 1.5;
            const cutBy = (rect, element) => {{
                for (let box = element; box; box = box.parentElement) {{
                    const style = getComputedStyle(box);
                    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
                    const clipsX = /hidden|clip/.test(style.overflowX), clipsY = /hidden|clip/.test(style.overflowY);
                    if (!clipsX && !clipsY && style.textOverflow !== "ellipsis") continue;
                    const outer = box.getBoundingClientRect();
                    const cutX = clipsX && (rect.left < outer.left - SLACK || rect.right > outer.right + SLACK);
                    const cutY = clipsY && (rect.top < outer.top - SLACK || rect.bottom > outer.bottom + SLACK);
                    if (cutX || cutY) return box;
                }}
                const outX = rect.right > innerWidth + SLACK || rect.left < -SLACK;
                const outY = rect.bottom > innerHeight + SLACK;
                const scrolls = document.documentElement.scrollHeight > innerHeight;
                return outX || (outY && !scrolls) ? document.body : null;
            }};
            return [...texts()].flatMap(({{ text, element, rect }}) => {{
                const box = cutBy(rect, element);
                return box ? [`${{text.slice(0, 60)}} (by ${{box.tagName}}.${{box.className}})`] : [];
            }});
        }}"""
    )
    return found


def small_targets(page: Page, least: float) -> list[str]:
    """Return the controls that are smaller than so many px in a direction."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll("button, a[href], input, select, [role=button], [role=tab]")]
            .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
            .flatMap(element => {
                const { width, height } = element.getBoundingClientRect();
                const label = element.getAttribute("aria-label") ?? element.textContent.trim();
                const isSmall = width > 0 && height > 0 && Math.min(width, height) < least - 0.5;
                return isSmall ? [`${Math.round(width)}×${Math.round(height)}: ${label.slice(0, 60)}`] : [];
            })""",
        least,
    )
    return found


def words_outside_their_choices(page: Page) -> list[str]:
    """Return the choices of the action bar whose words need more lines than fit into their card."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("[data-action-bar] .choice")].flatMap((choice) => {
            const words = choice.querySelector(".words")?.getBoundingClientRect();
            const { top, bottom } = choice.getBoundingClientRect();
            const isOutside = words && (words.top < top - 0.5 || words.bottom > bottom + 0.5);
            return isOutside ? [choice.textContent.trim()] : [];
        })"""
    )
    return found
