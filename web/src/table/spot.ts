/** What makes something on the board act like the board: it lights up when a move lives there, and opens its rule. */

import type { Target } from "./offers";
import type { Table } from "./table.svelte";

interface SpotOptions {
    /** What a screen reader says of it. */
    label: string;
    /** The rule that it opens when nothing can be done there: `place:forest`. */
    rule?: Target;
    /** What it is a part of: as long as nothing can be done with the part, it is the whole that is pointed at. */
    of?: Target;
    /** Whether its label is shown beside it under the pointer: not where it stands there anyway. */
    hasTip?: boolean;
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
export function spot(table: Table, target: Target, { label, rule, of, hasTip = true }: SpotOptions) {
    const isOffered = table.choosing.byTarget.has(target);
    const chosen = table.choosing.chosen ?? table.choosing.considered;
    const isChosen =
        (table.choosing.chosen?.targets.includes(target) ?? false) || table.choosing.narrowing.includes(target);
    const reason = table.choosing.refusalsAt(target)[0]?.reason;
    const state = isChosen ? "chosen" : isOffered ? "available" : reason !== undefined ? "refused" : "idle";
    const said = reason === undefined ? label : `${label}. ${reason}`;
    return {
        "data-target": target,
        "data-spot": state,
        "data-part": of === undefined ? undefined : "",
        "data-considered": chosen?.targets.includes(target) || undefined,
        "data-highlighted": table.choosing.highlighted.includes(target) || undefined,
        role: "button",
        tabindex: state === "idle" && rule === undefined ? -1 : 0,
        title: hasTip ? said : undefined,
        "aria-label": said,
        "aria-pressed": isChosen || undefined,
        ...handlers(table, target, rule, of),
    } as const;
}

/** Return the attributes of a place where things fly to, and that lights up with its lines in the log. */
export function anchor(table: Table, target: Target) {
    return {
        "data-target": target,
        "data-highlighted": table.choosing.highlighted.includes(target) || undefined,
    } as const;
}

/** Something small that is only sometimes to be acted on: a spot while it is, else just an anchor. */
export function mark(table: Table, target: Target, label: string) {
    const { byTarget, narrowing, chosen } = table.choosing;
    const isLive = byTarget.has(target) || narrowing.includes(target) || chosen?.targets.includes(target);
    return isLive ? spot(table, target, { label }) : anchor(table, target);
}

/** A spot has the same handlers for ever: a page with hundreds of spots is drawn for every move. */
function handlers(table: Table, target: Target, rule: Target | undefined, of: Target | undefined): Handlers {
    const ofTable = known.get(table) ?? new Map<string, Handlers>();
    known.set(table, ofTable);
    const key = `${target} ${rule ?? ""} ${of ?? ""}`;
    const found = ofTable.get(key) ?? handlersOf(table, target, rule, of);
    ofTable.set(key, found);
    return found;
}

const rested = () => clearTimeout(resting);

function handlersOf(table: Table, target: Target, rule: Target | undefined, of: Target | undefined) {
    /** The part, or the whole that can be chosen while the part cannot. */
    const meant = () => {
        const { byTarget } = table.choosing;
        return of !== undefined && byTarget.has(of) && !byTarget.has(target) ? of : target;
    };
    const consider = () => {
        const at = meant();
        table.choosing.pointedAt = at;
        const offers = table.choosing.byTarget.get(at) ?? [];
        if (offers.length === 1) table.choosing.consider(offers[0]!);
    };
    const considerNothing = () => {
        const at = meant();
        if (table.choosing.pointedAt === at) table.choosing.pointedAt = null;
        if (table.choosing.considered?.targets.includes(at)) table.choosing.consider(null);
    };
    return {
        onclick: (event: MouseEvent) => {
            event.stopPropagation();
            if (wasLong && event.detail > 0) return;
            const reason = table.choosing.refusalsAt(target)[0]?.reason;
            const at = reason === undefined ? meant() : target;
            if (table.choosing.byTarget.has(at) || table.choosing.narrowing.length > 0)
                table.choosing.point(at, event.detail > 0);
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
