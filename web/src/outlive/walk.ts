/** The way of a hero: from place to place around the ring, the shorter way. */

import type { Happening } from "$lib/protocol/messages";
import type { Box } from "$lib/table/box";
import type { Walk } from "$lib/table/game";

/** Return the walk that an event tells of. */
export function walk(event: Happening, box: Box): Walk | null {
    const { seat, hero, origin, place } = event.arguments;
    if (event.name !== "hero-moved" || hero === undefined || origin === undefined || place === undefined) return null;
    const places = Object.keys(box.families["place"] ?? {});
    const heroes = Object.keys(box.families["hero"] ?? {});
    const count = places.length;
    const forward = (place - origin + count) % count;
    const step = forward <= count - forward ? 1 : count - 1;
    const via: string[] = [];
    for (let at = (origin + step) % count; at !== place && via.length < count; at = (at + step) % count) {
        via.push(`place:${places[at]}`);
    }
    return { token: `hero:${seat}:${heroes[hero]}`, via };
}
