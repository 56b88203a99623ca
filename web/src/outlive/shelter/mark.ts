/** Small things that are only sometimes to be acted on: spots while they are, else just places that things fly to. */

import type { Target } from "$lib/table/offers";
import { spot } from "$lib/table/spot";
import type { Table } from "$lib/table/table.svelte";

export function mark(table: Table, target: Target, label: string) {
    const isLive =
        table.choosing.byTarget.has(target) ||
        table.choosing.narrowing.includes(target) ||
        table.choosing.chosen?.targets.includes(target);
    return isLive
        ? spot(table, target, { label })
        : { "data-target": target, "data-highlighted": table.choosing.highlighted.includes(target) || undefined };
}
