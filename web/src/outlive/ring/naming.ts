/** Names of things as titles. */

import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import type { Place } from "../view";

export function placeName(table: Table, place: Place): string {
    return capital(table.thing("place", place));
}
