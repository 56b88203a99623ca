/** What is said of the Bat, the Binoculars and the Heroine: there, or with whom. */

import type { Table } from "$lib/table/table.svelte";
import { t } from "$lib/words/words.svelte";

export function held(table: Table, term: "bat" | "binoculars" | "heroine", seat: number | undefined): string {
    const thing = table.thing("term", term);
    return seat === undefined ? thing : t("eden-map-taken-by", { thing, name: table.name(seat) });
}
