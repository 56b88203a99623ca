/** Which hero acts where, or what is owed and for what. */

import type { Situation } from "$lib/table/game";
import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { actingStrength, tribeProspects } from "./prospects";
import { viewOf } from "./view";

/** More than these stand in words alone: the question has no room for a second row of them. */
const MOST_PIPS = 6;

/** What is given up piece by piece: what for, how much in all, and how much is left. */
function debt(table: Table): Situation | null {
    const owed = tribeProspects(table, table.seat ?? -1)?.owed ?? null;
    if (owed === null) return null;
    const { what, source, total, left } = owed;
    const isEvent = table.box?.families["event"]?.[source] !== undefined;
    return {
        title: capital(isEvent ? table.thing("event", source) : table.words.say(`source-${source}`)),
        points: left,
        all: (total ?? left) > MOST_PIPS ? 0 : (total ?? left),
        left: t("shell-owed", { what, left, total: total ?? left }),
    };
}

/** The hero that acts, its place, and the points that are left. */
export function situation(table: Table): Situation | null {
    if (table.view === null) return null;
    const { seat } = table;
    const owed = debt(table);
    if (owed !== null) return owed;
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
