/** What cannot be done stands beside what can; where that is too much, behind a question. */

import type { Refusal, Table } from "../table.svelte";

const MOST_REFUSED = 3;
/** Beside more choices than this, reasons are told on demand. */
const MOST_CHOICES = 4;

/** The reasons that are told, or may be asked for. */
export function refusalsOf(table: Table): Refusal[] {
    return table.planning || table.narrowing.length > 0 ? [] : table.refusals;
}

export function isFolded(table: Table): boolean {
    const count = refusalsOf(table).length;
    return count > MOST_REFUSED || (count > 0 && table.shown.length > MOST_CHOICES);
}
