/** What cannot be done stands beside what can; where that is too much, behind a question. */

import type { Refusal } from "../choosing.svelte";
import type { Table } from "../table.svelte";
import { cardsOf, listedIn } from "./grouping";

const MOST_REFUSED = 3;
/** So many cards stand in the bar without being scrolled; a group of moves is as wide as two of them. */
const MOST_CARDS = 4;

/** The reasons that are told, or may be asked for. */
export function refusalsOf(table: Table): Refusal[] {
    return table.planning.isOn || table.choosing.narrowing.length > 0 ? [] : table.choosing.refusals;
}

/** Whether reasons are told on demand only: beside a full bar, one of them has room. */
export function isFolded(table: Table): boolean {
    const count = refusalsOf(table).length;
    if (count === 0) return false;
    const cards = cardsOf(table, listedIn(table)).reduce((sum, { isGroup }) => sum + (isGroup ? 2 : 1), 0);
    return count > MOST_REFUSED || cards + count - 1 > MOST_CARDS;
}
