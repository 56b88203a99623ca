/** A place on the board where things fly to, and that lights up with its lines in the log; it can be acted on while a
 * move lives there.
 */

import { spot } from "$lib/table/spot";
import type { Table } from "$lib/table/table.svelte";

export function anchor(table: Table, target: string) {
    const offer = table.byTarget.get(target)?.[0] ?? table.refusalsAt(target)[0]?.offer;
    return offer
        ? spot(table, target, { label: table.say(offer.message) })
        : { "data-target": target, "data-highlighted": table.highlighted.includes(target) || undefined };
}
