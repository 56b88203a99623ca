/** The figures of the box that the boards of Paris: New Eden show, as they are in `components.toml`. */

import type { Box } from "$lib/rulebook/box";
import type { Printed } from "./cards";
import type { Location } from "./schema";

/** One for each number of players. */
type ByPlayers = Record<number, number>;

export interface Components {
    /** Cards and tiles, by name. */
    buildings: Record<string, Printed>;
    events: Record<string, Printed>;
    missions: Record<string, Printed>;
    locations: Record<Location, { dice: ByPlayers }> & {
        "train-station": { survivors: number };
    };
    powers: Record<string, { amount: number }>;
    setup: { "buildings-shown": ByPlayers; "missions-kept": number };
}

export function componentsOf(box: Box): Components {
    return box.components as unknown as Components;
}

/** The figures that sentences of the rules and of the guide name. */
export function figuresSaid(box: Box): Record<string, number> {
    return { kept: componentsOf(box).setup["missions-kept"] };
}
