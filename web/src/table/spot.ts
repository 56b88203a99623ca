/** What makes something on the board act like the board: it lights up when a move lives there, and opens its rule. */

import type { Target } from "./offers";
import type { Table } from "./table.svelte";

interface SpotOptions {
    /** What a screen reader says of it. */
    label: string;
    /** The rule that it opens when nothing can be done there: `place:forest`. */
    rule?: Target;
}

/** Return the attributes of a spot, to be spread on a `<button type="button">` or on an SVG group:
 *
 *     <button type="button" class="place" {...spot(table, "place:forest", { label, rule: "place:forest" })}>
 *
 * Styles in `styles/spots.css` follow `data-spot`: `available`, `chosen`, `refused` (has a reason), `idle`.
 */
export function spot(table: Table, target: Target, { label, rule }: SpotOptions) {
    const offers = table.byTarget.get(target) ?? [];
    const chosen = table.chosen ?? table.considered;
    const isChosen = (table.chosen?.targets.includes(target) ?? false) || table.narrowing.includes(target);
    const refused = offers.length === 0 ? table.refusalsAt(target) : [];
    const state = isChosen ? "chosen" : offers.length > 0 ? "available" : refused.length > 0 ? "refused" : "idle";
    const reason = refused[0]?.reason;
    const only = offers.length === 1 ? offers[0]! : null;
    return {
        "data-target": target,
        "data-spot": state,
        "data-considered": chosen?.targets.includes(target) || undefined,
        "data-highlighted": table.highlighted.includes(target) || undefined,
        role: "button",
        tabindex: offers.length > 0 || isChosen || rule !== undefined ? 0 : -1,
        "aria-label": reason === undefined ? label : `${label}. ${reason}`,
        "aria-pressed": isChosen || undefined,
        onclick: (event: Event) => {
            event.stopPropagation();
            if (offers.length > 0 || table.narrowing.length > 0) table.point(target);
            else if (reason !== undefined) table.tell(reason);
            else if (rule !== undefined) table.rule = rule;
        },
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            (event.currentTarget as HTMLElement | SVGElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        },
        onpointerenter: () => only && table.consider(only),
        onpointerleave: () => only && table.consider(null),
        onfocus: () => only && table.consider(only),
        onblur: () => only && table.consider(null),
    } as const;
}
