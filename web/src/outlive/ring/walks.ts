/** The ways that heroes would go: by the move that is chosen or looked at, and by the plan. */

import { exposuresOf, type Exposure } from "../exposure";
import type { Table } from "$lib/table/table.svelte";
import { heroOnTurn, placeOnTurn, pressures } from "../position";
import { HEROES, strengthOf, way, type Hero, type HeroState, type Place, type View } from "../view";

export interface Walk {
    seat: number;
    hero: Hero;
    /** Null: it comes from beside the board. */
    from: Place | null;
    to: Place;
    /** Who could still come after it today and press it. */
    exposures: Exposure[];
}

function walkOf({ box, view, ahead }: Table, words: string[], seat: number): Walk | null {
    const [kind, hero, place] = words;
    if (kind !== "move" && kind !== "hook" && kind !== "place") return null;
    const one = HEROES.find((name) => name === hero);
    if (one === undefined) return null;
    const to = (kind === "hook" ? "cargo" : place) as Place;
    const from = view.tribes[seat]?.heroes?.[one]?.at ?? null;
    return { seat, hero: one, from, to, exposures: exposuresOf(box!, words, ahead, seat) };
}

export function walksOf(table: Table): Walk[] {
    const seat = table.seat;
    if (seat === null) return [];
    const offer = table.considered ?? table.chosen;
    const planned = table.isMyTurn ? [] : table.plan.map((move) => move.split(" "));
    const found = [...(offer ? [offer.words] : []), ...planned].map((words) => walkOf(table, words, seat));
    const walks = new Map<string, Walk>();
    for (const one of found) if (one) walks.set(`${one.hero}:${one.to}`, one);
    return [...walks.values()];
}

/** The pressure on the hero of a seat at a place: now, or if the hero in question comes. */
export function pressureOn(view: View, walks: readonly Walk[], place: Place, seat: number): number {
    if (view.phase === "pressure" && view.turn?.defender === seat && heroOnTurn(view) && placeOnTurn(view) === place) {
        return view.turn.pressure ?? 0;
    }
    const coming = walks.find((walk) => walk.to === place && walk.from !== null && walk.seat !== seat);
    return coming ? (pressures(view, coming.seat, coming.hero, place).get(seat) ?? 0) : 0;
}

/** The worst that could come after a walk. */
export function worstOf({ exposures }: Walk): number {
    return Math.max(0, ...exposures.map(({ pressure }) => pressure));
}

/** Whether a hero could come after a walk and press who went there. */
export function isThreat(walks: readonly Walk[], seat: number, hero: Hero, state: HeroState): boolean {
    const isIt = (one: Exposure) => one.seat === seat && one.strength === strengthOf(hero);
    return state === "idle" && walks.some(({ exposures }) => exposures.some(isIt));
}

/** The steps of a walk from place to place. */
export function stepsOf({ from, to }: Walk): [Place, Place][] {
    if (from === null) return [];
    const places = way(from, to);
    return places.slice(1).map((place, at) => [places[at]!, place]);
}
