/** What has changed in a shelter since its player decided last: by others' moves, events and the night. */

import type { Table } from "$lib/table/table.svelte";
import { readEvent } from "../targets";

export interface News {
    /** Rooms by slot number from 0, 7: the airlock; with the number of survivors that were lost there. */
    lost: Map<number, number>;
    /** Tokens that others took or events destroyed. */
    tokens: Set<string>;
    gauge: boolean;
}

const AIRLOCK = 7;
const QUIET: News = { lost: new Map(), tokens: new Set(), gauge: false };

export function newsOf(table: Table, seat: number): News {
    const entries = table.entries.filter(({ kind }) => kind === "moved");
    let end = entries.length;
    while (end > 0 && entries[end - 1]!.seat === seat) end--;
    let start = end;
    while (start > 0 && entries[start - 1]!.seat !== seat) start--;
    if (start === end || start === 0) return QUIET;
    const news: News = { lost: new Map(), tokens: new Set(), gauge: false };
    for (const event of entries.slice(start, end).flatMap((entry) => entry.events ?? [])) {
        const { seat: whose, defender, token, where } = readEvent(event);
        if (event.name === "tribute-given" && defender === seat) news.tokens.add(token);
        else if (whose !== seat) continue;
        else if (event.name === "survivor-lost") {
            const slot = where === "airlock" ? AIRLOCK : Number(where) - 1;
            news.lost.set(slot, (news.lost.get(slot) ?? 0) + 1);
        } else if (event.name === "gauge-moved") news.gauge = true;
        else if (event.name === "spent") news.tokens.add(token);
    }
    return news;
}
