/** What the end of a season has decided already: from then on what happened counts, and not what could still be. */

import type { EntryInfo, Happening } from "$lib/protocol/messages";
import { numberIn } from "$lib/table/happening";
import { playedOf } from "$lib/table/log/lines";
import type { Table } from "$lib/table/table.svelte";
import { foreseen, seasonAhead, type OpenEvent } from "../prospects";
import { namesOf } from "../targets";

/** Many ask for the same log: it is read once. */
const known = new WeakMap<EntryInfo[], Happening[]>();

/** What has happened in this season, as far as the log is here; what was taken back has not. A replay looks at another
 * season than the log may end with.
 */
export function happenedOf({ entries, replayStep }: Table): Happening[] {
    if (replayStep !== null) return [];
    let happened = known.get(entries);
    if (happened === undefined) {
        const all = playedOf(entries).flatMap(({ events }) => events ?? []);
        happened = all.slice(all.findLastIndex(({ name }) => name === "season") + 1);
        known.set(entries, happened);
    }
    return happened;
}

/** The last event of these names about a seat. */
export function latestOf(events: Happening[], seat: number, names: string[]): Happening | null {
    return events.findLast((one) => numberIn(one, "seat") === seat && names.includes(one.name)) ?? null;
}

/** How many equipped survivors a seat has for an event, or had when it was resolved, if this has happened. */
export function progressOf({ event, asked, has }: OpenEvent, seat: number, happened: Happening[]): number {
    const about = happened.filter((one) => namesOf(one).event === event);
    const told = latestOf(about, seat, ["event-overcome", "event-not-overcome"]);
    if (told === null) return has[seat]!;
    return told.name === "event-overcome" ? asked : numberIn(told, "has")!;
}

/** The same after the move that is considered; null: as now, or nobody can know. */
export function progressAhead(table: Table, { event }: OpenEvent, seat: number): number | null {
    if (foreseen(table).event_resolved) return null;
    return seasonAhead(table)?.events?.find((one) => one?.event === event)?.has?.[seat] ?? null;
}
