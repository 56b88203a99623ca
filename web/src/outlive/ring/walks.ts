/** The ways that heroes would go: by the move that is chosen or looked at, and by the plan. */

import type { Table } from "$lib/table/table.svelte";
import { heroOnTurn, placeOnTurn } from "../position";
import { prospectsOf, type Pressure, type Threat, type WalkProspects } from "../prospects";
import { HEROES, viewOf, way, type Hero, type HeroState, type Place, type View } from "../view";

export interface Walk {
    seat: number;
    hero: Hero;
    /** Null: it comes from beside the board. */
    from: Place | null;
    to: Place;
    /** Whom it presses. */
    presses: readonly Pressure[];
    /** Who could still come after it today and press it. */
    exposed: readonly Threat[];
}

/** What follows from the walk of a move; null: nothing, or it is not a walk. */
export function foreseenOf(table: Table, [kind, hero, place = "cargo"]: readonly string[]): WalkProspects | null {
    if (kind !== "move" && kind !== "hook") return null;
    const isIt = (one: WalkProspects) => one.hero === hero && one.to === place && one.hooked === (kind === "hook");
    return prospectsOf(table)?.own?.walks.find(isIt) ?? null;
}

function walkOf(table: Table, words: string[], seat: number): Walk | null {
    const [kind, hero, place] = words;
    if (kind !== "move" && kind !== "hook" && kind !== "place") return null;
    const one = HEROES.find((name) => name === hero);
    if (one === undefined) return null;
    const to = (kind === "hook" ? "cargo" : place) as Place;
    const from = viewOf(table).tribes[seat]?.heroes?.[one]?.at ?? null;
    const { presses = [], exposed = [] } = foreseenOf(table, words) ?? {};
    return { seat, hero: one, from, to, presses, exposed };
}

export function walksOf(table: Table): Walk[] {
    const seat = table.seat;
    if (seat === null) return [];
    const offer = table.choosing.considered ?? table.choosing.chosen;
    const planned = table.isMyTurn ? [] : table.planning.moves.map((move) => move.split(" "));
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
    return coming?.presses.find((one) => one.seat === seat)?.pressure ?? 0;
}

/** The worst that could come after a walk. */
export function worstOf({ exposed }: Walk): number {
    return Math.max(0, ...exposed.map(({ pressure }) => pressure));
}

/** Whether a hero could come after a walk and press who went there. */
export function isThreat(walks: readonly Walk[], seat: number, hero: Hero, state: HeroState): boolean {
    const isIt = (one: Threat) => one.seat === seat && one.hero === hero;
    return state === "idle" && walks.some(({ exposed }) => exposed.some(isIt));
}

/** The steps of a walk from place to place. */
export function stepsOf({ from, to }: Walk): [Place, Place][] {
    if (from === null) return [];
    const places = way(from, to);
    return places.slice(1).map((place, at) => [places[at]!, place]);
}
