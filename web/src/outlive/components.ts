/** The figures of the box that the boards of Outlive show, as they are in `components.toml`. */

import type { Box } from "$lib/rulebook/box";
import type { Equipment, Place, Slot, StockedPlace, Token, TokenCounts } from "./schema";

/** One for each number of players. */
type ByPlayers = Record<number, number>;

/** What an event card says; which of it depends on the event. */
export interface EventCard {
    points: number;
    cost: TokenCounts;
    removes?: ByPlayers;
    strength?: number;
    squares?: number;
    supplies?: number;
    tokens?: number;
    survivors?: number;
    meat?: number;
    endurance?: number;
}

/** Cards and tiles are by name. */
export interface Components {
    cargo: { cans: Record<Slot, number> };
    cities: { pile: ByPlayers };
    equipment: Record<string, { cost: TokenCounts; pair: Equipment }>;
    events: Record<string, EventCard>;
    heroes: { steps: number };
    leaders: Record<
        string,
        {
            age: number;
            equipment: Equipment;
            places: Place[];
            searches?: number;
            "searches-dropped"?: number;
            stock?: TokenCounts;
        }
    >;
    places: Record<StockedPlace, { token: Token; stock: ByPlayers }> & { dam: { door: number } };
    radioactivity: { "by-day": number[]; gauge: number[] };
    rooms: Record<string, { amount?: number; places: number; upkeep: number }>;
    setup: { days: number };
    shelter: { "airlock-rows": number[]; "room-cost": number; "water-kept": number };
    "wild-game": Record<string, { endurance: number; meat: number[] }>;
}

export function componentsOf(box: Box): Components {
    return box.components as unknown as Components;
}

/** The figures that sentences of the rules and of the guide name. */
export function figuresSaid(box: Box): Record<string, number> {
    const { heroes, places, shelter } = componentsOf(box);
    return {
        steps: heroes.steps,
        door: places.dam.door,
        materials: shelter["room-cost"],
        water: shelter["water-kept"],
    };
}
