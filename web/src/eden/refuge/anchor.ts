/** A place on the board where things fly to, and that lights up with its lines in the log. */

import type { Table } from "$lib/table/table.svelte";

export function anchor(table: Table, target: string) {
    return {
        "data-target": target,
        "data-highlighted": table.choosing.highlighted.includes(target) || undefined,
    } as const;
}
