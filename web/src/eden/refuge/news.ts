/** Who has come to live in a refuge since its player decided last: the move of another may give out the last building
 * of a type, and then the tokens of that type settle.
 */

import { nameIn, numberIn } from "$lib/table/happening";
import { playedOf } from "$lib/table/log/lines";
import type { Table } from "$lib/table/table.svelte";
import type { Survivor } from "../view";

export function newcomersOf(table: Table, seat: number): Survivor[] {
    if (table.replayStep !== null) return [];
    const moves = playedOf(table.entries);
    const end = moves.findLastIndex((move) => move.seat !== seat) + 1;
    const start = moves.slice(0, end).findLastIndex((move) => move.seat === seat) + 1;
    if (start === 0) return [];
    return moves
        .slice(start, end)
        .flatMap(({ events }) => events ?? [])
        .filter((event) => event.name === "token-settled" && numberIn(event, "seat") === seat)
        .map((event) => nameIn(event, "survivor") as Survivor);
}
