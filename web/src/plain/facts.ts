/** A view document as facts that can be shown without knowing the game: texts, things with their counts, and groups. */

import type { GameDocument } from "$lib/protocol/messages";
import type { Target } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";

/** Something of the box, or what is hidden: how many of it there are stands in its text. */
export interface Thing {
    key: string;
    text: string;
    /** Where moves that name it are chosen; null: it is hidden. */
    target: Target | null;
    /** The rule that explains it, if the game has one. */
    rule: Target | null;
}

export type Fact =
    { kind: "text"; text: string } | { kind: "things"; things: Thing[] } | { kind: "group"; facts: Entry[] };

export interface Entry {
    key: string;
    label: string;
    fact: Fact;
}

export interface Facts {
    /** What belongs to nobody. */
    common: Entry[];
    /** What belongs to each seat. */
    seats: Entry[][];
}

type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
type Words = Pick<Table, "box" | "words" | "thing" | "name">;

/** Who reads a document, and what is known of its keys. */
interface Reading {
    table: Words;
    seatKeys: readonly string[];
}

/** What every document has at its head: it says nothing of the position. */
const HEAD = new Set(["game", "rules", "components", "generator", "players", "options", "view_of", "decision"]);

/** Every thing that a move names is a target. */
export function targetOf(name: string): Target {
    return `thing:${name}`;
}

export function factsOf(
    table: Words,
    view: GameDocument | null,
    players: number,
    /** The keys that hold seats. */
    seatKeys: readonly string[],
): Facts {
    const reading = { table, seatKeys };
    const common: Entry[] = [];
    const seats: Entry[][] = Array.from({ length: players }, () => []);
    for (const [key, value] of Object.entries((view ?? {}) as Record<string, Value>)) {
        if (HEAD.has(key)) continue;
        if (isBySeat(value, players)) value.forEach((one, seat) => seats[seat]!.push(...entriesOf(reading, one)));
        else common.push(entryOf(reading, key, value));
    }
    return { common, seats };
}

/** A list of records, one for each player, is what they own. */
function isBySeat(value: Value, players: number): value is { [key: string]: Value }[] {
    return Array.isArray(value) && value.length === players && value.every(isRecord);
}

function isRecord(value: Value): value is { [key: string]: Value } {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

function entriesOf(reading: Reading, record: { [key: string]: Value }): Entry[] {
    return Object.entries(record).map(([key, value]) => entryOf(reading, key, value));
}

function entryOf(reading: Reading, key: string, value: Value): Entry {
    return { key, label: labelOf(reading.table, key), fact: factOf(reading, key, value) };
}

/** A key in words: as the game calls it, the term of the rules that is called so, or the key itself. */
function labelOf(table: Words, key: string): string {
    const name = key.replaceAll("_", "-");
    const family = ["key", "term"].find((one) => table.box?.families[one]?.[name] !== undefined);
    return capital(family === undefined ? name.replaceAll("-", " ") : table.thing(family, name));
}

function factOf(reading: Reading, key: string, value: Value): Fact {
    const { table, seatKeys } = reading;
    if (value === null) return text(t("plain-hidden", { count: 1 }));
    if (typeof value === "boolean") return text(t(value ? "plain-yes" : "plain-no"));
    if (typeof value === "number") return text(seatKeys.includes(key) ? table.name(value) : String(value));
    if (typeof value === "string") return { kind: "things", things: thingsOf(table, [[value, 1]]) };
    if (Array.isArray(value)) return listed(reading, key, value);
    const counts = Object.entries(value);
    if (counts.length > 0 && counts.every((one): one is [string, number] => typeof one[1] === "number")) {
        const there = counts.filter(([, count]) => count !== 0);
        return there.length === 0 ? text(t("plain-none")) : { kind: "things", things: thingsOf(table, there) };
    }
    return counts.length === 0 ? text(t("plain-none")) : { kind: "group", facts: entriesOf(reading, value) };
}

const text = (words: string): Fact => ({ kind: "text", text: words });

function listed(reading: Reading, key: string, values: Value[]): Fact {
    const { table, seatKeys } = reading;
    if (values.length === 0) return text(t("plain-none"));
    if (values.every((value) => value === null || typeof value === "string")) {
        const counts = new Map<string | null, number>();
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
        return { kind: "things", things: thingsOf(table, [...counts]) };
    }
    if (values.every((value) => typeof value === "number")) {
        return text((seatKeys.includes(key) ? values.map((seat) => table.name(seat)) : values).join(", "));
    }
    const facts = values.map((value, at): Entry => {
        const place = String(at + 1);
        return { key: place, label: place, fact: factOf(reading, key, value) };
    });
    return { kind: "group", facts };
}

/** Names with their counts as things of the box. */
function thingsOf(table: Words, counts: readonly (readonly [name: string | null, count: number])[]): Thing[] {
    const names = counts.flatMap(([name]) => (name === null ? [] : [name]));
    const families = Object.entries(table.box?.families ?? {})
        .filter(([, things]) => names.every((name) => things[name] !== undefined))
        .map(([family]) => family);
    return counts.map(([name, count]): Thing => {
        if (name === null) return { key: "hidden", text: t("plain-hidden", { count }), target: null, rule: null };
        const rule = families.find((family) => formOf(table, family, name, "text") !== null);
        return {
            key: name,
            text: textOf(table, families, name, count),
            target: targetOf(name),
            rule: rule === undefined ? null : `${rule}:${name}`,
        };
    });
}

/** A thing in one of its forms; null: it has no such form. */
function formOf({ box, words }: Words, family: string, name: string, form: string): string | null {
    const message = box?.families[family]?.[name];
    return message !== undefined && words.has(message.id, form) ? form : null;
}

/** “3 red cubes” where the game counts a thing so (its form `count`), else “2 × knight”, as the card says it (`card`).
 * Of names that things of several families have, nothing more is known.
 */
function textOf(table: Words, families: string[], name: string, count: number): string {
    const [family, ...others] = families;
    if (family === undefined) return times(name.replaceAll("-", " "), count);
    if (others.length > 0) return times(table.thing(family, name), count);
    if (formOf(table, family, name, "count") !== null) return table.thing(family, name, "count", { count });
    return times(table.thing(family, name, formOf(table, family, name, "card")), count);
}

const times = (thing: string, count: number) => (count === 1 ? thing : `${count} × ${thing}`);
