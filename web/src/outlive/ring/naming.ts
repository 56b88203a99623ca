/** Names of things as titles. */

import type { Table } from "$lib/table/table.svelte";
import type { Place } from "../view";

/** With a capital letter, as it begins a line. */
export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function placeName(table: Table, place: Place): string {
    return capital(table.thing("place", place));
}
