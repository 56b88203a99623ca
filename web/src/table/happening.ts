/** What an event is about: things by their names, seats and counts by number. */

import type { Happening } from "$lib/protocol/messages";

/** The name of a thing; empty if the event does not speak of one. */
export function nameIn({ arguments: given }: Happening, argument: string): string {
    const found = given[argument];
    return typeof found === "string" ? found : "";
}

/** A seat, a count or points; undefined if the event does not speak of them. */
export function numberIn({ arguments: given }: Happening, argument: string): number | undefined {
    const found = given[argument];
    return typeof found === "number" ? found : undefined;
}
