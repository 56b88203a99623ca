/** What tiles do and what their repairs cost, for eyes and for ears. */

import type { Box } from "$lib/rulebook/box";
import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { componentsOf } from "../components";

/** The materials one by one: `["wood", "wood", "metal"]`. */
export function materialsOf(box: Box, equipment: string): string[] {
    return Object.entries(componentsOf(box).equipment[equipment]!.cost).flatMap(([token, count]) =>
        Array.from({ length: count }, () => token),
    );
}

export function countWords(table: Table, counts: Record<string, number>): string {
    return Object.entries(counts)
        .map(([token, count]) => table.thing("token", token, "count", { count }))
        .join(", ");
}

export function costWords(table: Table, equipment: string): string {
    return countWords(table, componentsOf(table.box!).equipment[equipment]!.cost);
}

/** What is printed on a tile, as it stands alone. */
export function effectOf(table: Table, equipment: string): string {
    return capital(table.thing("equipment", equipment, "effect"));
}
