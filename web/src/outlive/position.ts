/** What follows from a view of Outlive: whose turn it is where, which events are in play, what they take. */

import type { Box } from "$lib/table/box";
import { HEROES, PLACES, strengthOf, type Hero, type HeroState, type Place, type View } from "./view";

export interface Standing {
    seat: number;
    hero: Hero;
    state: HeroState;
}

/** The events that lie face up and were not overcome. */
export function activeEvents(view: View): string[] {
    return (view.convoy ?? []).flatMap((one) => (one && one.overcome_by === undefined ? [one.event] : []));
}

/** The hero whose turn it is, while it presses others or acts. */
export function heroOnTurn(view: View): { seat: number; hero: Hero } | null {
    const isTurn = view.phase === "pressure" || view.phase === "acting";
    return isTurn && view.active !== undefined && view.turn?.hero ? { seat: view.active, hero: view.turn.hero } : null;
}

/** Where that hero is. */
export function placeOnTurn(view: View): Place | null {
    const turn = heroOnTurn(view);
    return (turn && view.tribes[turn.seat]?.heroes?.[turn.hero]?.at) ?? null;
}

/** The hero that a seat has at a place: never more than one. */
export function heroAt(view: View, seat: number, place: Place): Hero | null {
    return HEROES.find((hero) => view.tribes[seat]?.heroes?.[hero]?.at === place) ?? null;
}

/** Everybody at every place, by seat. */
export function standings(view: View): Record<Place, Standing[]> {
    const found = Object.fromEntries(PLACES.map((place) => [place, []])) as unknown as Record<Place, Standing[]>;
    view.tribes.forEach(({ heroes }, seat) => {
        for (const hero of HEROES) {
            const one = heroes?.[hero];
            if (one) found[one.at].push({ seat, hero, state: one.state });
        }
    });
    return found;
}

/** By how much a hero that comes to a place would press each hero there; those that it would not are left out. */
export function pressures(view: View, seat: number, hero: Hero, place: Place): Map<number, number> {
    const found = new Map<number, number>();
    for (const other of standings(view)[place]) {
        const by = strengthOf(hero) - strengthOf(other.hero);
        if (other.seat !== seat && other.state === "activated" && by > 0) found.set(other.seat, by);
    }
    return found;
}

const REDUCING: Record<string, readonly Place[]> = {
    wildfire: ["forest"],
    "cave-in": ["mine"],
    thieves: ["fairgrounds"],
    nomads: ["blackwood", "peak"],
    "lean-times": ["forest", "mine", "fairgrounds"],
};

/** The events in play that take from a place each day, and how much; `figures` are those of the box. */
export function reductions(view: View, place: Place, figures: Record<string, any>): { event: string; count: number }[] {
    return activeEvents(view)
        .filter((event) => REDUCING[event]?.includes(place))
        .map((event) => ({ event, count: figures[event].removes[view.players] }));
}

/** How many survivors fill the room that makes a tribe immune to events. */
const IMMUNE_FROM = 3;

/** Whether an event in play bears on a tribe; a spectator sees what it does to all. */
export function afflicts(view: View, seat: number | null, event: string): boolean {
    if (!activeEvents(view).includes(event)) return false;
    const rooms = seat === null ? [] : (view.tribes[seat]?.rooms ?? []);
    return !rooms.some((one) => one?.room === "event-immunity" && (one.survivors ?? 0) >= IMMUNE_FROM);
}

/** What a sandstorm leaves of the strength of every hero. */
const SANDSTORM_STRENGTH = 3;

/** The strength of a hero for actions and for the ship, but not under pressure. */
export function actingStrength(view: View, seat: number, hero: Hero): number {
    const strength = strengthOf(hero);
    return afflicts(view, seat, "sandstorm") ? Math.min(SANDSTORM_STRENGTH, strength) : strength;
}

/** What wild game of a kind asks of a hunter, with the mutation that may be in play. */
export function enduranceOf(box: Box, view: View, seat: number | null, kind: string): number {
    const tougher = afflicts(view, seat, "mutation") ? box.components["events"]["mutation"].endurance : 0;
    return box.components["wild-game"][kind].endurance + tougher;
}
