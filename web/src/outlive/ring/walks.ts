/** The ways that heroes would go: by the move that is chosen or looked at, and by the plan. */

import type { Table } from "$lib/table/table.svelte";
import { HEROES, way, type Hero, type Place, type View } from "../view";

export interface Walk {
    seat: number;
    hero: Hero;
    /** Null: it comes from beside the board. */
    from: Place | null;
    to: Place;
}

function walkOf(words: string[], view: View, seat: number): Walk | null {
    const [kind, hero, place] = words;
    if (kind !== "move" && kind !== "hook" && kind !== "place") return null;
    const one = HEROES.find((name) => name === hero);
    if (one === undefined) return null;
    const to = (kind === "hook" ? "cargo" : place) as Place;
    return { seat, hero: one, from: view.tribes[seat]?.heroes?.[one]?.at ?? null, to };
}

export function walksOf(table: Table): Walk[] {
    const seat = table.seat;
    if (seat === null) return [];
    const offer = table.considered ?? table.chosen;
    const planned = table.isMyTurn ? [] : table.plan.map((move) => move.split(" "));
    const found = [...(offer ? [offer.words] : []), ...planned].map((words) => walkOf(words, table.view, seat));
    const walks = new Map<string, Walk>();
    for (const one of found) if (one) walks.set(`${one.hero}:${one.to}`, one);
    return [...walks.values()];
}

/** The steps of a walk from place to place. */
export function stepsOf({ from, to }: Walk): [Place, Place][] {
    if (from === null) return [];
    const places = way(from, to);
    return places.slice(1).map((place, at) => [places[at]!, place]);
}
