/** What was pointed at on the board, in words. */

import { t } from "$lib/words/words.svelte";
import type { Target } from "../offers";
import type { Table } from "../table.svelte";

export function nameOf(table: Table, target: Target): string {
    const [kind = "", ...names] = target.split(":");
    if (kind === "seat") return table.name(Number(names[0]));
    const last = names.at(-1) ?? "";
    const named = table.screen?.nameOf(table, kind, names);
    return named ?? (table.box?.families[kind]?.[last] ? table.thing(kind, last) : t("shell-pointed"));
}
