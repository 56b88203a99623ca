/** What makes something on the board act like the board: it lights up when a move lives there, and opens its rule. */

import type { Target } from "./offers";
import type { Table } from "./table.svelte";

interface SpotOptions {
    /** What a screen reader says of it. */
    label: string;
    /** The rule that it opens when nothing can be done there: `place:forest`. */
    rule?: Target;
}

type Handlers = ReturnType<typeof handlersOf>;

const LONG_TOUCH_MS = 500;
/** The finger that rests on a spot, and whether it has rested long enough: then it does not click. */
let resting: ReturnType<typeof setTimeout> | undefined;
let wasLong = false;

const known = new WeakMap<Table, Map<string, Handlers>>();

/** Return the attributes of a spot, to be spread on a `<button type="button">` or on an SVG group:
 *
 *     <button type="button" class="place" {...spot(table, "place:forest", { label, rule: "place:forest" })}>
 *
 * Styles in `styles/spots.css` follow `data-spot`: `available`, `chosen`, `refused` (has a reason), `idle`.
 */
export function spot(table: Table, target: Target, { label, rule }: SpotOptions) {
    const isOffered = table.choosing.byTarget.has(target);
    const chosen = table.choosing.chosen ?? table.choosing.considered;
    const isChosen =
        (table.choosing.chosen?.targets.includes(target) ?? false) || table.choosing.narrowing.includes(target);
    const reason = table.choosing.refusalsAt(target)[0]?.reason;
    const state = isChosen ? "chosen" : isOffered ? "available" : reason !== undefined ? "refused" : "idle";
    return {
        "data-target": target,
        "data-spot": state,
        "data-considered": chosen?.targets.includes(target) || undefined,
        "data-highlighted": table.choosing.highlighted.includes(target) || undefined,
        role: "button",
        tabindex: state === "idle" && rule === undefined ? -1 : 0,
        "aria-label": reason === undefined ? label : `${label}. ${reason}`,
        "aria-pressed": isChosen || undefined,
        ...handlers(table, target, rule),
    } as const;
}

/** A spot has the same handlers for ever: a page with hundreds of spots is drawn for every move. */
function handlers(table: Table, target: Target, rule: Target | undefined): Handlers {
    const ofTable = known.get(table) ?? new Map<string, Handlers>();
    known.set(table, ofTable);
    const key = `${target} ${rule ?? ""}`;
    const found = ofTable.get(key) ?? handlersOf(table, target, rule);
    ofTable.set(key, found);
    return found;
}

const rested = () => clearTimeout(resting);

function handlersOf(table: Table, target: Target, rule: Target | undefined) {
    const consider = () => {
        table.choosing.pointedAt = target;
        const offers = table.choosing.byTarget.get(target) ?? [];
        if (offers.length === 1) table.choosing.consider(offers[0]!);
    };
    const considerNothing = () => {
        if (table.choosing.pointedAt === target) table.choosing.pointedAt = null;
        if (table.choosing.considered?.targets.includes(target)) table.choosing.consider(null);
    };
    return {
        onclick: (event: MouseEvent) => {
            event.stopPropagation();
            if (wasLong && event.detail > 0) return;
            const reason = table.choosing.refusalsAt(target)[0]?.reason;
            if (table.choosing.byTarget.has(target) || table.choosing.narrowing.length > 0)
                table.choosing.point(target);
            else if (reason !== undefined) table.tell(reason);
            else if (rule !== undefined) table.opened.rule = rule;
        },
        // A click may be needed for a move: the rule opens by the other button, a long touch or the menu key, too.
        oncontextmenu: (event: Event) => {
            if (rule === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            table.opened.rule = rule;
        },
        // Not every browser calls a long touch a wish for a menu.
        onpointerdown: (event: PointerEvent) => {
            wasLong = false;
            if (event.pointerType !== "touch" || rule === undefined) return;
            resting = setTimeout(() => {
                wasLong = true;
                table.opened.rule = rule;
            }, LONG_TOUCH_MS);
        },
        onpointerup: rested,
        onpointercancel: rested,
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            if (event.repeat) return;
            (event.currentTarget as HTMLElement | SVGElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        },
        onpointerenter: consider,
        onpointerleave: () => {
            rested();
            considerNothing();
        },
        onfocus: consider,
        onblur: considerNothing,
    };
}
