/** Who stands where on the board, and whose turn it is there. */

import type { UncertainView } from "./schema";
import { HEROES, PLACES, type Hero, type HeroState, type Place, type View } from "./view";

export interface Standing {
    seat: number;
    hero: Hero;
    state: HeroState;
}

/** The hero whose turn it is, while it presses others or acts. */
export function heroOnTurn(view: UncertainView | null): { seat: number; hero: Hero } | null {
    const isTurn = view?.phase === "pressure" || view?.phase === "acting";
    return isTurn && view.active != null && view.turn?.hero ? { seat: view.active, hero: view.turn.hero } : null;
}

/** Where that hero is. */
export function placeOnTurn(view: UncertainView | null): Place | null {
    const turn = heroOnTurn(view);
    return (turn && view?.tribes?.[turn.seat]?.heroes?.[turn.hero]?.at) ?? null;
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
