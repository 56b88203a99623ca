/** The log as lines: what happened in each move, what people did at the table, and what they said. */

import type { EntryInfo, Happening } from "$lib/protocol/messages";
import type { Message } from "$lib/words/fluent";
import type { GameScreen } from "../game";
import { numberIn } from "../happening";

export type LineKind = "event" | "note" | "chat" | "header" | "turn";

export interface Line {
    key: string;
    kind: LineKind;
    version: number;
    /** Whose line it is; null: nobody's. */
    seat: number | null;
    /** Whether the line before was of the same seat: the sign is not repeated. */
    isSame: boolean;
    event: Happening | null;
    entry: EntryInfo | null;
    /** The number of the move in the replay; null as long as it is not known. */
    step: number | null;
    isAgainst: boolean;
    /** Whether it concerns the reader. */
    isMine: boolean;
    /** The version that its turn began with: a hero’s way and all that the hero does there, a night, a die. */
    turn: number;
}

export interface Reader {
    seat: number | null;
    screen: GameScreen | null;
}

/** Moves that count after all entries: what was taken back does not. Each has its number, from 1. */
export function numbered(entries: readonly EntryInfo[], before: number): Map<number, number> {
    const played: EntryInfo[] = [];
    for (const entry of entries) {
        if (entry.kind === "moved") played.push(entry);
        // What others have played since stands.
        for (let count = entry.kind === "undone" ? (entry.count ?? 1) : 0; count > 0; count -= 1) {
            const at = played.findLastIndex(({ seat }) => seat === entry.seat);
            if (at >= 0) played.splice(at, 1);
        }
    }
    return new Map(played.map(({ version }, at) => [version, before + at + 1]));
}

/** Return the moves that were played, without those that were taken back. */
export function playedOf(entries: readonly EntryInfo[]): EntryInfo[] {
    const numbers = numbered(entries, 0);
    return entries.filter(({ version }) => numbers.has(version));
}

/** Return the lines of entries. `before` is how many moves were played before the first of them, if that is known. */
export function linesOf(entries: readonly EntryInfo[], before: number | null, reader: Reader): Line[] {
    const numbers = numbered(entries, before ?? 0);
    const lines: Line[] = [];
    let mover: number | null = null;
    let turn = 0;
    for (const entry of entries) {
        const last = lines.at(-1);
        if (entry.kind === "moved") {
            if (!numbers.has(entry.version)) continue;
            const step = before === null ? null : numbers.get(entry.version)!;
            const events = entry.events ?? [];
            // A secret choice of somebody else shows nothing: nobody’s turn has begun by it.
            if (events.length === 0) continue;
            if (mover !== entry.seat || events.some(({ name }) => reader.screen?.openings?.has(name))) {
                turn = entry.version;
            }
            if (entry.seat === reader.seat && mover !== reader.seat && reader.seat !== null) {
                lines.push(blank(entry, "turn", `${entry.version}-turn`));
            }
            mover = entry.seat;
            addEvents(lines, entry, step, reader, turn);
        } else if (entry.kind === "chatted") {
            lines.push({ ...blank(entry, "chat", `${entry.version}`), seat: entry.seat, entry, isMine: true });
        } else {
            const isSame = last?.kind === "note" && last.seat === entry.seat;
            lines.push({ ...blank(entry, "note", `${entry.version}`), seat: entry.seat, entry, isSame });
        }
    }
    return lines;
}

/** Return the lines, those that are as they were before as the very same objects: they need not be drawn anew. */
export function sameLines(lines: Line[], known: Map<string, Line>): Line[] {
    const found = lines.map((line) => {
        const before = known.get(line.key);
        const isSame =
            before !== undefined &&
            before.step === line.step &&
            before.isSame === line.isSame &&
            before.isAgainst === line.isAgainst &&
            before.isMine === line.isMine &&
            before.turn === line.turn &&
            (before.event === line.event || JSON.stringify(before.event) === JSON.stringify(line.event));
        return isSame ? before : line;
    });
    known.clear();
    found.forEach((line) => known.set(line.key, line));
    return found;
}

/** Return the lines of events that are no entries: those of a step of a replay. */
export function linesOfEvents(events: readonly Happening[], version: number, reader: Reader): Line[] {
    const lines: Line[] = [];
    const entry = { version, at: 0, kind: "moved", seat: null, events: [...events] } as EntryInfo;
    addEvents(lines, entry, version, reader);
    return lines;
}

/** Lines in groups: what one seat does in one turn is told in one go. What is done against the reader stands alone;
 * what nobody does is told with more of the same only. */
export function inTurns(lines: readonly Line[]): Line[][] {
    const groups: Line[][] = [];
    for (const line of lines) {
        const last = groups.at(-1)?.at(-1);
        const isSame = line.kind === "event" && line.isSame && last?.kind === "event" && last.turn === line.turn;
        const isTold = line.seat !== null || line.event?.name === last?.event?.name;
        if (isSame && isTold && !line.isAgainst && !last.isAgainst) groups.at(-1)!.push(line);
        else groups.push([line]);
    }
    return groups;
}

function addEvents(
    lines: Line[],
    entry: EntryInfo,
    step: number | null,
    { seat, screen }: Reader,
    turn: number = entry.version,
): void {
    (entry.events ?? []).forEach((event, at) => {
        if (screen?.isToldTwice?.(event, seat)) return;
        const last = lines.at(-1);
        const isAdded = last?.kind === "event" && screen?.summed.has(event.name);
        const sum = isAdded && last.event ? added(last.event, event) : null;
        if (sum) {
            last!.event = sum;
            return;
        }
        const seats = screen?.seatsOf?.(event) ?? seatsOf(event);
        const whose = seats[0] ?? null;
        const isHeading = screen?.headings[event.name] !== undefined;
        const isAgainst = seat !== null && (screen?.isAgainst(event, seat) ?? false);
        lines.push({
            ...blank(entry, isHeading ? "header" : "event", `${entry.version}-${at}`),
            seat: whose,
            isSame: last?.kind === "event" && last.seat === whose,
            event,
            step,
            isAgainst,
            isMine: isAgainst || (seat !== null && seats.includes(seat)),
            turn,
        });
    });
}

function seatsOf(event: Happening): number[] {
    const seat = numberIn(event, "seat");
    return seat === undefined ? [] : [seat];
}

function blank(entry: EntryInfo, kind: LineKind, key: string): Line {
    const nothing = { seat: null, isSame: false, event: null, entry: null, step: null, isAgainst: false };
    return { key, kind, version: entry.version, ...nothing, isMine: kind === "turn", turn: entry.version };
}

/** Two events as one if they differ in their count alone: “collects 1 Wood”, four times, is “collects 4 Wood”. */
function added(one: Happening, other: Happening): Happening | null {
    if (one.name !== other.name) return null;
    const [first, second] = [one.arguments, other.arguments];
    const isSame = Object.keys(first).every((key) => key === "count" || first[key] === second[key]);
    const counts = [numberIn(one, "count"), numberIn(other, "count")];
    if (!isSame || counts[0] === undefined || counts[1] === undefined) return null;
    const count = counts[0] + counts[1];
    return { ...one, arguments: { ...first, count }, message: counted(one.message as Message, count) };
}

/** The same message with another count, also in the thing that is counted. */
function counted(message: Message, count: number): Happening["message"] {
    const given = Object.entries(message.arguments ?? {}).map(([name, value]): [string, unknown] => {
        if (name === "count") return [name, count];
        const isCounted = typeof value === "object" && "id" in value && value.arguments?.["count"] !== undefined;
        return [name, isCounted ? { ...value, arguments: { ...value.arguments, count } } : value];
    });
    return { ...message, arguments: Object.fromEntries(given) } as Happening["message"];
}
