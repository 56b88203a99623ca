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

/** Say a further event of a turn, without whose turn it is where it begins with that. */
export function sayPart(table: Table, line: Line): string {
    const text = sayLine(table, line);
    const name = line.seat === null ? "" : `${table.name(line.seat)} `;
    return name !== "" && text.startsWith(name) ? text.slice(name.length) : text;
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
        pace: entry.pace ?? 1,
    });
}

function colour(table: Table, seat: number): string {
    const found = Object.values(table.box?.families["seat"] ?? {})[seat];
    return found ? table.words.say(found.id) : String(seat + 1);
}
