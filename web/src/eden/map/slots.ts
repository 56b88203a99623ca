/** What lies in a row of places keeps its place while others are taken, and so does the sign of who took it. */

import { happenedOf } from "$lib/eden/season/resolved";
import { namesOf, type Named } from "$lib/eden/targets";
import { FACES, spread, total, type CountsAhead, type Face } from "$lib/eden/view";
import type { Table } from "$lib/table/table.svelte";

/** What lies in each place, or which seat has taken it. */
export type Slots = readonly (Face | number | null)[];

/** Lay out what there is: what lay there before stays where it was, and what is new takes the first places left. */
export function settle<Item>(
    before: readonly (Item | null)[],
    items: readonly Item[],
    places: number,
): (Item | null)[] {
    const left = [...items];
    const slots = Array.from({ length: places }, (_, at): Item | null => {
        const found = left.indexOf(before[at]!);
        return found < 0 ? null : left.splice(found, 1)[0]!;
    });
    for (const item of left) {
        const empty = slots.indexOf(null);
        if (empty < 0) slots.push(item);
        else slots[empty] = item;
    }
    return slots;
}

/** Lay out dice or tokens, and in the places of those that were taken who did. */
export function settleFaces(before: Slots, counts: CountsAhead<Face>, takings: Named[], places: number): Slots {
    const gone = Math.max(0, places - total(counts));
    return settle<Face | number>(
        before,
        [...spread(counts, FACES), ...takings.slice(0, gone).map(({ seat }) => seat!)],
        places,
    );
}

/** Who has taken what this season, as far as the log tells. */
export function taken(table: Table, name: "die-taken" | "token-taken"): Named[] {
    return happenedOf(table)
        .filter((event) => event.name === name)
        .map(namesOf);
}
