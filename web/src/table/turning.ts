/** Where one period of a game ends and the next begins: the turn of a day or a season, as the log tells it. */

import type { IconName } from "$lib/icons/names";
import type { EntryInfo, Happening } from "$lib/protocol/messages";
import { numberIn } from "./happening";
import { playedOf } from "./log/lines";

/** A period that has begun. */
export interface Turn {
    /** Of the entry in which it began. */
    version: number;
    /** The event that began it. */
    begun: Happening;
    /** What happened in the period before, and before that one. */
    past: Happening[];
    older: Happening[];
}

/** A figure of a summary, and by how much it has changed. */
export interface Cell {
    text: string;
    by?: number;
    isBad?: boolean;
}

export interface Summary {
    title: string;
    columns: { icon: IconName; label: string }[];
    rows: { seat: number; cells: Cell[] }[];
}

/** What is shown at the turn: what begins, in words, and what the past period has brought. */
export interface Turning {
    icon: IconName;
    title: string;
    /** The rule that its title opens. */
    rule: string;
    words: string[];
    summary: Summary | null;
}

/** Many ask for the same log: it is read once. */
const known = new WeakMap<readonly EntryInfo[], Map<string, Turn | null>>();

/** The last turn in the log; `begins` is the name of the event that begins a period. */
export function turnOf(entries: readonly EntryInfo[], begins: string): Turn | null {
    const found = known.get(entries) ?? new Map<string, Turn | null>();
    known.set(entries, found);
    if (!found.has(begins)) found.set(begins, readTurn(entries, begins));
    return found.get(begins)!;
}

function readTurn(entries: readonly EntryInfo[], begins: string): Turn | null {
    const told = playedOf(entries).flatMap(({ version, events }) =>
        (events ?? []).map((event) => ({ version, event })),
    );
    const last = told.findLastIndex(({ event }) => event.name === begins);
    if (last < 0) return null;
    const events = told.map(({ event }) => event);
    const before = events.slice(0, last).findLastIndex(({ name }) => name === begins);
    const { version, event: begun } = told[last]!;
    return { version, begun, past: events.slice(before + 1, last), older: events.slice(0, Math.max(0, before)) };
}

/** The figure that the last event of a name gives for a seat; null: there is none. */
export function toldOf(events: readonly Happening[], name: string, seat: number, argument: string): number | null {
    const about = events.findLast((one) => one.name === name && numberIn(one, "seat") === seat);
    return (about && numberIn(about, argument)) ?? null;
}

/** A figure of the past period, and by how much it differs from the one before that. */
export function grown({ past, older }: Turn, name: string, seat: number, argument: string): Cell | null {
    const now = toldOf(past, name, seat, argument);
    if (now === null) return null;
    const before = toldOf(older, name, seat, argument);
    return before === null || before === now ? { text: String(now) } : { text: String(now), by: now - before };
}
