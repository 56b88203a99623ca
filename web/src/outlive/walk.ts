/** The way of a hero: from place to place around the ring, the shorter way. */

import type { Happening } from "$lib/protocol/messages";
import type { Box } from "$lib/table/box";
import type { Walk } from "$lib/table/game";
import { nameIn, numberIn } from "$lib/table/happening";

/** Return the walk that an event tells of. */
export function walk(event: Happening, box: Box): Walk | null {
    if (event.name !== "hero-moved") return null;
    const places = Object.keys(box.families["place"] ?? {});
    const [origin, place] = [places.indexOf(nameIn(event, "origin")), places.indexOf(nameIn(event, "place"))];
    if (origin < 0 || place < 0) return null;
    const count = places.length;
    const forward = (place - origin + count) % count;
    const step = forward <= count - forward ? 1 : count - 1;
    const via: string[] = [];
    for (let at = (origin + step) % count; at !== place && via.length < count; at = (at + step) % count) {
        via.push(`place:${places[at]}`);
    }
    return { token: `hero:${numberIn(event, "seat")}:${nameIn(event, "hero")}`, via };
}
