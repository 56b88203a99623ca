/** How a seat's people fare at the end of the season: as it would be now, or as it went. */

import type { Table } from "$lib/table/table.svelte";
import { change, t } from "$lib/words/words.svelte";
import { feeding } from "../counting";
import type { EdenView } from "../view";

export interface Fare {
    isFed: boolean;
    words: string;
    /** Cans that it takes beside the farmers. */
    cans: number;
    spoken: string;
}

function said(isFed: boolean, points: number, cans: number, name: string): Fare {
    if (isFed) {
        return { isFed, words: change(points), cans, spoken: t("feed-fed-spoken", { name, points, cans }) };
    }
    return { isFed, words: t("feed-short", { cans }), cans: 0, spoken: t("feed-short-spoken", { name, cans }) };
}

/** After the feeding the Cans are spent, and only the log knows how it went. */
function fromLog(table: Table, seat: number): Fare | null {
    for (const entry of table.entries.toReversed()) {
        for (const event of (entry.events ?? []).toReversed()) {
            if (event.name === "season") return null;
            const { arguments: given } = event;
            if (given["seat"] !== seat) continue;
            if (event.name === "people-fed") return said(true, given["points"]!, given["cans"]!, table.name(seat));
            if (event.name === "people-hungry") return said(false, 0, given["cans"]!, table.name(seat));
        }
    }
    return null;
}

export function fareOf(table: Table, seat: number, view: EdenView): Fare | null {
    if (["feeding", "ending", "over"].includes(view.phase) && view.refuges[seat]?.decision !== "feed") {
        const known = fromLog(table, seat);
        if (known) return known;
    }
    const food = feeding(view, seat, table.box!.components);
    if (food === null) return null;
    return said(food.short === 0, food.points, food.short === 0 ? food.cans : food.short, table.name(seat));
}
