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

/** What is told in one go: a sentence, and the lines that say the same. */
export interface Told {
    lines: Line[];
    text: string;
}

/** Say what one seat did in one turn: one sentence, in which nothing is said twice. */
export function sayTurn(table: Table, lines: readonly Line[]): Told[] {
    const told = new Map<string, Line[]>();
    for (const line of lines) {
        const text = told.size === 0 ? sayLine(table, line) : sayPart(table, line);
        // What the turn began with may be done again, without whose turn it is.
        const same = [...told.keys()].find((said) => said === text || said === sayLine(table, line)) ?? text;
        told.set(same, [...(told.get(same) ?? []), line]);
    }
    return [...told].map(([text, said], at) => ({ lines: said, text: asPart(text, said.length, at < told.size - 1) }));
}

/** A part of a sentence: without the full stop where it goes on, and with how often it was done. */
function asPart(text: string, count: number, goesOn: boolean): string {
    const isEnded = text.endsWith(".");
    const words = isEnded ? text.slice(0, -1) : text;
    return `${words}${count > 1 ? `\u00a0×${count}` : ""}${isEnded && !goesOn ? "." : ""}`;
}

/** Say a further event of a turn, without whose turn it is where it begins with that. */
function sayPart(table: Table, line: Line): string {
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
