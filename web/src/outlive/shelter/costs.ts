/** What tiles do and what their repairs cost, for eyes and for ears. */

import type { Box } from "$lib/rulebook/box";
import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { componentsOf } from "../components";
import { prospectsOf } from "../prospects";
import type { Equipment, EquipmentState } from "../view";

/** The materials one by one: `["wood", "wood", "metal"]`. */
export function materialsOf(box: Box, equipment: string): string[] {
    return Object.entries(componentsOf(box).equipment[equipment]!.cost).flatMap(([token, count]) =>
        Array.from({ length: count }, () => token),
    );
}

function countWords(table: Table, counts: Record<string, number>): string {
    return Object.entries(counts)
        .map(([token, count]) => table.thing("token", token, "count", { count }))
        .join(", ");
}

/** What is printed on a tile, as it stands alone. */
export function effectOf(table: Table, equipment: string): string {
    return capital(table.thing("equipment", equipment, "effect"));
}

/** The materials that the reader lacks to repair a tile, in words; empty: it is not broken, or somebody else's. */
export function lackWords(table: Table, seat: number, equipment: string): string {
    const count = seat === table.seat ? prospectsOf(table)?.own?.tiles[equipment as Equipment]?.lacks : null;
    return count == null ? "" : t("shelter-lacks", { count });
}

/** A tile with all that there is to say of it. */
export function tileWords(table: Table, seat: number, equipment: string, state: EquipmentState): string {
    const label = t("shelter-tile-label", {
        tile: table.thing("equipment", equipment),
        state: table.thing("equipment-state", state),
        effect: effectOf(table, equipment),
        cost: countWords(table, componentsOf(table.box!).equipment[equipment]!.cost),
    });
    return [label, lackWords(table, seat, equipment)].filter(Boolean).join(". ");
}
