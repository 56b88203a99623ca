/** Which hero acts where. */

import type { Situation } from "$lib/table/game";
import type { Table } from "$lib/table/table.svelte";
import { t } from "$lib/words/words.svelte";
import { actingStrength } from "./prospects";
import { viewOf } from "./view";

/** The hero that acts, its place, and the points that are left. */
export function situation(table: Table): Situation | null {
    if (table.view === null) return null;
    const { seat } = table;
    const { active, phase, tribes, turn } = viewOf(table);
    if (phase !== "acting" || active !== seat) return null;
    const { hero, points = null } = turn ?? {};
    const at = hero && tribes[seat ?? -1]?.heroes?.[hero]?.at;
    if (!hero || !at) return null;
    const title = t("shell-hero-at", {
        hero: table.thing("hero", hero, "subject"),
        place: table.thing("place", at, "at"),
    });
    return { title, points, all: actingStrength(table, seat!, hero) };
}
