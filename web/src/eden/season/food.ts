/** How a seat's people fare at the end of the season: as it would be now, or as it went. */

import type { Happening } from "$lib/protocol/messages";
import { numberIn } from "$lib/table/happening";
import type { Table } from "$lib/table/table.svelte";
import { change, t } from "$lib/words/words.svelte";
import { feeding, isCounted } from "../counting";
import type { EdenView } from "../view";
import { isResolved, latestOf } from "./resolved";

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

/** How a meal went; after it the Cans are spent, and only what happened knows. */
function fareTold(table: Table, seat: number, cans: number, events: Happening[]): Fare | null {
    const meal = latestOf(events, seat, ["people-fed", "people-hungry"]);
    if (meal === null) return null;
    const needed = numberIn(meal, "cans") ?? 0;
    if (meal.name === "people-fed") return fed(table.name(seat), numberIn(meal, "points") ?? 0, needed);
    return unfed(table.name(seat), Math.max(0, needed - cans));
}

/** How a seat fares in a view of the present season, if this has happened in it. */
export function fareOf(table: Table, seat: number, view: EdenView, told: Happening[]): Fare | null {
    const cans = view.refuges[seat]?.cans ?? 0;
    if (isResolved(view) && view.refuges[seat]?.decision !== "feed") return fareTold(table, seat, cans, told);
    const food = feeding(view, seat, table.box!.components);
    if (food === null) return null;
    const name = table.name(seat);
    return food.short === 0 ? fed(name, food.points, food.cans) : unfed(name, food.short);
}

/** How a seat would fare after the move that is considered; null: as now, or nobody can know. */
export function fareAhead(table: Table, seat: number): Fare | null {
    const view = table.view as EdenView;
    const ahead = table.ahead as EdenView | null;
    if (ahead === null || table.preview === null) return null;
    const { events } = table.preview;
    const own = view.refuges[seat];
    // With the last meal the season ends: what a move of the meal does, its events tell.
    if (isResolved(view)) return own?.decision === "feed" ? fareTold(table, seat, own.cans ?? 0, events) : null;
    return isCounted(ahead, seat) && ahead.season === view.season ? fareOf(table, seat, ahead, events) : null;
}
