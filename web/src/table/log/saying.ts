/** The words of a line of the log. */

import type { EntryInfo } from "$lib/protocol/messages";
import type { Message } from "$lib/words/fluent";
import { botName, t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";
import type { Line } from "./lines";

export function sayLine(table: Table, line: Line): string {
    if (line.kind === "turn") return t("log-your-turn");
    if (line.event) return table.say(line.event.message as Message);
    return line.entry ? sayEntry(table, line.entry) : "";
}

/** What was said, without who said it. */
export function saidIn(line: Line): string {
    return line.entry?.text ?? "";
}

export function sayEntry(table: Table, entry: EntryInfo): string {
    const { kind, seat } = entry;
    const id = kind === "seat-set" && !entry.bot ? "entry-seat-opened" : `entry-${kind}`;
    const player = seat == null ? "" : table.name(seat);
    return t(id, {
        seat: seat == null ? "" : colour(table, seat),
        player: kind === "sat" ? (entry.name ?? player) : player,
        name: entry.name ?? "",
        bot: entry.bot ? botName(entry.bot) : "",
        text: entry.text ?? "",
        count: entry.count ?? 1,
    });
}

function colour(table: Table, seat: number): string {
    const found = Object.values(table.box?.families["seat"] ?? {})[seat];
    return found ? table.words.say(found.id) : String(seat + 1);
}
