/** The points of a seat: those on the track, which nothing can take away, and those that it would have at the end. */

import type { Table } from "$lib/table/table.svelte";
import { signed, t } from "$lib/words/words.svelte";
import { refugeOf } from "./prospects";

/** What was scored so far; at the end, everything. */
export function scoredBy(table: Table, seat: number): number {
    return table.scored?.[seat]?.["total"] ?? 0;
}

/** What would count if the game ended now: `9`, or `9 + ?` where missions that we may not see could add to it. */
export function ifItEnded(table: Table, seat: number): string {
    const points = signed(table.scores?.[seat]?.["total"] ?? 0);
    return refugeOf(table, seat).hidden_parts.length > 0 ? `${points} + ?` : points;
}

/** Both in words; at the end they are the same. */
export function pointsWords(table: Table, seat: number): string {
    const words = t("refuge-points", { count: scoredBy(table, seat) });
    return table.isOver && table.replayStep === null ? words : `${words} · ${t("score-now")} ${ifItEnded(table, seat)}`;
}
