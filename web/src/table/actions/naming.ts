/** Short names of what stands in the bar: of moves, and of what was pointed at on the board. */

import { t } from "$lib/words/words.svelte";
import type { Offer, Target } from "../offers";
import type { Table } from "../table.svelte";

/** A move that is not offered: its sentence would need what only an offer says, such as a cost. */
export function titleOf(table: Table, { words, message }: Offer): string {
    const [kind = "", name = ""] = words;
    const family = table.screen?.named?.[kind];
    return family === undefined ? table.say(message) : table.thing(family, name);
}

/** What was pointed at. */
export function nameOf(table: Table, target: Target): string {
    const [kind = "", ...names] = target.split(":");
    if (kind === "seat") return table.name(Number(names[0]));
    const last = names.at(-1) ?? "";
    const named = table.screen?.nameOf(table, kind, names);
    return named ?? (table.box?.families[kind]?.[last] ? table.thing(kind, last) : t("shell-pointed"));
}
