/** What lies in a row of places keeps its place while others are taken, and so does the sign of who took it. */

import { happenedOf } from "$lib/eden/season/resolved";
import { namesOf, type Named } from "$lib/eden/targets";
import { FACES, spread, total, type CountsAhead, type Face, type LocationName } from "$lib/eden/view";
import type { Table } from "$lib/table/table.svelte";

/** What lies in each place, or which seat has taken it. */
export type Slots = readonly (Face | number | null)[];

/** Lay out what there is: what lay there before stays where it was, and what is new takes the first places left. */
export function settle<Item>(
    before: readonly (Item | null)[],
    items: readonly Item[],
    places: number,
): (Item | null)[] {
    const left = [...items];
    const slots = Array.from({ length: places }, (_, at): Item | null => {
        const found = left.indexOf(before[at]!);
        return found < 0 ? null : left.splice(found, 1)[0]!;
    });
    for (const item of left) {
        const empty = slots.indexOf(null);
        if (empty < 0) slots.push(item);
        else slots[empty] = item;
    }
    return slots;
}

/** Lay out dice or tokens; the signs of who took others stay where they were. */
export function settleFaces(before: Slots, counts: CountsAhead<Face>, places: number): Slots {
    const signs = before.filter((one) => typeof one === "number").slice(0, Math.max(0, places - total(counts)));
    return settle<Face | number>(before, [...spread(counts, FACES), ...signs], places);
}

/** Somebody has taken one of these, or one was exchanged for another. */
export interface Change {
    face: Face;
    /** Who took it, or which one came for it. */
    by: number | Face;
}

/** Lay out what there is as it has come to be since the season began: whoever looks, and whenever, sees the same. */
export function laidOut(counts: CountsAhead<Face>, changes: readonly Change[], places: number): Slots {
    const first: Face[] = spread(counts, FACES);
    // What the prelude gave away never lay here.
    let unknown = places - first.length;
    const known = changes.toReversed().filter(({ face, by }) => {
        if (typeof by === "number") {
            if (unknown === 0) return false;
            unknown -= 1;
        } else if (first.includes(by)) first.splice(first.indexOf(by), 1);
        first.push(face);
        return true;
    });
    first.sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other));
    const slots: (Face | number | null)[] = Array.from({ length: places }, (_, at) => first[at] ?? null);
    for (const { face, by } of known.reverse()) {
        const at = slots.indexOf(face);
        if (at >= 0) slots[at] = by;
    }
    return slots;
}

/** What has become of the dice of a location this season, as far as the log tells. */
export function diceChanges(table: Table, location: LocationName): Change[] {
    return happenedOf(table).flatMap((event) => {
        const named = namesOf(event);
        if (event.name === "die-taken" && named.location === location) return changed(named.face, named.seat!);
        if (event.name !== "dice-swapped") return [];
        return [
            ...(named.origin === location ? changed(named.given, named.face as Face) : []),
            ...(named.location === location ? changed(named.face, named.given as Face) : []),
        ];
    });
}

/** What has become of the survivor tokens of the Train Station this season, as far as the log tells. */
export function tokenChanges(table: Table): Change[] {
    return taken(table, "token-taken").flatMap(({ face, seat }) => changed(face, seat!));
}

const changed = (face: string, by: number | Face): Change[] => [{ face: face as Face, by }];

/** Who has taken what this season, as far as the log tells. */
export function taken(table: Table, name: "die-taken" | "token-taken"): Named[] {
    return happenedOf(table)
        .filter((event) => event.name === name)
        .map(namesOf);
}
