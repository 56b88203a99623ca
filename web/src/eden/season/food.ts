/** How a seat's people fare at the end of the season: as it would be now, or as it went. */

import type { Happening } from "$lib/protocol/messages";
import { numberIn } from "$lib/table/happening";
import type { Table } from "$lib/table/table.svelte";
import { change, t } from "$lib/words/words.svelte";
import { foreseen, refugeOf, seasonAhead, type FeedingAhead } from "../prospects";
import { latestOf } from "./resolved";

export interface Fare {
    isFed: boolean;
    words: string;
    /** Cans that it takes beside the farmers. */
    cans: number;
    spoken: string;
}

const fed = (name: string, points: number, cans: number): Fare => ({
    isFed: true,
    words: change(points),
    cans,
    spoken: t("feed-fed-spoken", { name, points, cans }),
});

/** Nobody is fed: for want of this many Cans, or because their owner keeps them. */
const unfed = (name: string, cans: number): Fare => ({
    isFed: false,
    words: cans > 0 ? t("feed-short", { cans }) : t("feed-kept"),
    cans: 0,
    spoken: cans > 0 ? t("feed-short-spoken", { name, cans }) : t("feed-kept-spoken", { name }),
});

/** How a meal would go; null: nobody can know. */
function fareIn(table: Table, seat: number, { short, points, cans }: FeedingAhead): Fare | null {
    if (short === null || points === null || cans === null) return null;
    return short === 0 ? fed(table.name(seat), points, cans) : unfed(table.name(seat), short);
}

/** How a meal went, with this many Cans too few for it; after it the Cans are spent, and only what happened knows. */
function fareTold(table: Table, seat: number, short: number, events: Happening[]): Fare | null {
    const meal = latestOf(events, seat, ["people-fed", "people-hungry"]);
    if (meal === null) return null;
    if (meal.name === "people-hungry") return unfed(table.name(seat), short);
    return fed(table.name(seat), numberIn(meal, "points") ?? 0, numberIn(meal, "cans") ?? 0);
}

/** How a seat fares in the present season, if this has happened in it. */
export function fareOf(table: Table, seat: number, told: Happening[]): Fare | null {
    const { feeding } = refugeOf(table, seat);
    return feeding.to_come ? fareIn(table, seat, feeding) : fareTold(table, seat, feeding.short, told);
}

/** How a seat would fare after the move that is considered; null: as now, or nobody can know. */
export function fareAhead(table: Table, seat: number): Fare | null {
    if (table.choosing.preview === null) return null;
    const { events } = table.choosing.preview;
    const { feeding } = refugeOf(table, seat);
    // With the last meal the season ends: what a move of the meal does, its events tell.
    if (foreseen(table).event_resolved) return feeding.to_come ? fareTold(table, seat, feeding.short, events) : null;
    const later = seasonAhead(table)?.refuges?.[seat]?.feeding;
    if (!later) return null;
    return later.to_come === false ? fareTold(table, seat, later.short ?? 0, events) : fareIn(table, seat, later);
}
