/** Short names of moves that are not offered: their sentences would need what only an offer tells, such as a cost. */

import type { Offer } from "../offers";
import type { Table } from "../table.svelte";

export function titleOf(table: Table, { words, message }: Offer): string {
    const [kind = "", name = ""] = words;
    const family = table.screen?.named?.[kind];
    return family === undefined ? table.say(message) : table.thing(family, name);
}
