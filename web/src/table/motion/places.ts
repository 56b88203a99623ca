/** Where things are on the screen. */

export interface Point {
    x: number;
    y: number;
}

/** Return where the middle of an element is; null if it is not on the screen. */
export function middleOf(element: Element): Point | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 && height === 0) return null;
    const point = { x: left + width / 2, y: top + height / 2 };
    const isInside = point.x > 0 && point.y > 0 && point.x < innerWidth && point.y < innerHeight;
    return isInside ? point : null;
}

/** Return the middle of a target: `token:1:wood` is at the seat if its store is not in sight. What else stands for a
 * target that is not in sight, the game knows.
 */
export function whereIs(page: Element, target: string, standsFor: (target: string) => string[]): Point | null {
    for (const name of [target, ...standsFor(target), ...ownersOf(target)]) {
        const quoted = CSS.escape(name);
        const found = page.querySelectorAll(`[data-target="${quoted}"], [data-anchor="${quoted}"]`);
        for (const element of found) {
            const point = middleOf(element);
            if (point) return point;
        }
    }
    return null;
}

/** A seat stands for all that it owns. */
function ownersOf(target: string): string[] {
    const [kind = "", first = "", second] = target.split(":");
    if (/^\d$/.test(first)) return second === undefined ? [`seat:${first}`] : [`${kind}:${first}`, `seat:${first}`];
    return [];
}

/** Return by its key where each thing is that may move. */
export function tokensOf(page: Element): Map<string, { element: Element; at: Point }> {
    const found = new Map<string, { element: Element; at: Point }>();
    for (const element of page.querySelectorAll("[data-token]")) {
        const key = element.getAttribute("data-token")!;
        const at = middleOf(element);
        if (at && !found.has(key)) found.set(key, { element, at });
    }
    return found;
}
