/** What has changed in a shelter since its player decided last: by others' moves, events and the night. */

import type { Table } from "$lib/table/table.svelte";
import { TOKENS } from "../view";

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
    for (const { name, arguments: given } of entries.slice(start, end).flatMap((entry) => entry.events ?? [])) {
        const where = given["where"] ?? AIRLOCK;
        if (name === "tribute-given" && given["defender"] === seat) news.tokens.add(TOKENS[given["token"] ?? 0]!);
        else if (given["seat"] !== seat) continue;
        else if (name === "survivor-lost") news.lost.set(where, (news.lost.get(where) ?? 0) + 1);
        else if (name === "gauge-moved") news.gauge = true;
        else if (name === "spent") news.tokens.add(TOKENS[given["token"] ?? 0]!);
    }
    return news;
}
