/** What happened before the entries that the page was told: the replay knows it. */

import { ask } from "$lib/protocol/http";
import type { EntryInfo, Replay } from "$lib/protocol/messages";
import type { Table } from "../table.svelte";

/** As many as the server tells at once. */
const COUNT = 200;

/** Versions of entries that we make up: before all others, and in their order. */
const FAR_BACK = 1_000_000;

/** Return the moves that led to move `before`, as entries; the last ones of them. */
export async function entriesBefore(table: Table, before: number): Promise<EntryInfo[]> {
    const first = Math.max(1, before - COUNT + 1);
    const query = { seat: table.toldSeat, first, count: before - first + 1, views: "false" };
    const found = await ask<Replay>("GET", `/api/tables/${table.id}/replay`, { token: table.token, query, tries: 3 });
    return found.steps.map(({ number, seat, move, events }) => ({
        version: number - FAR_BACK,
        at: 0,
        kind: "moved",
        seat,
        move,
        events,
    }));
}
