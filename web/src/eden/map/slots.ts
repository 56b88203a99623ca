/** What lies in a row of places keeps its place while others are taken. */

import { FACES, type Counts, type Face } from "$lib/eden/view";

export type Slots = readonly (Face | null)[];

/** Lay out what there is: what lay there before stays where it was, and what is new takes the first places left. */
export function settle(before: Slots, counts: Counts<Face>, places: number): Slots {
    const left = { ...counts };
    const slots = Array.from({ length: places }, (_, at): Face | null => {
        const face = before[at] ?? null;
        if (face === null || !left[face]) return null;
        left[face] -= 1;
        return face;
    });
    const rest = FACES.flatMap((face) => Array.from({ length: left[face] ?? 0 }, () => face));
    for (const face of rest) {
        const empty = slots.indexOf(null);
        if (empty < 0) slots.push(face);
        else slots[empty] = face;
    }
    return slots;
}
