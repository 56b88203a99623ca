/** What an event does, in a few signs. */

import type { IconName } from "$lib/icons/names";
import type { View } from "../view";

export interface Effect {
    /** `−4`, `+1`, `=3`. */
    amount: number;
    /** A strength that everybody is brought to, instead of a change. */
    isLevel?: boolean;
    icons: IconName[];
}

export function effectOf(event: string, figures: Record<string, any>, view: View): Effect {
    const figure = figures[event];
    const removed = figure.removes === undefined ? 0 : -figure.removes[view.players];
    switch (event) {
        case "wildfire":
            return { amount: removed, icons: ["token-wood"] };
        case "cave-in":
            return { amount: removed, icons: ["token-metal"] };
        case "thieves":
            return { amount: removed, icons: ["token-microchip"] };
        case "nomads":
            return { amount: removed, icons: ["room-search"] };
        case "lean-times":
            return { amount: removed, icons: ["token-wood", "token-metal", "token-microchip"] };
        case "sandstorm":
            return { amount: figure.strength, isLevel: true, icons: ["room-hero"] };
        case "radioactive-cloud":
            return { amount: figure.squares, icons: ["radiation"] };
        case "rat-infestation":
            return { amount: -figure.supplies, icons: ["location-restaurant"] };
        case "enemy-clan":
            return { amount: -figure.tokens, icons: ["token-wood", "token-munition"] };
        case "cold-snap":
            return { amount: -figure.survivors, icons: ["survivor"] };
        case "epizootic":
            return { amount: -figure.meat, icons: ["token-meat"] };
        default:
            return { amount: figure.endurance, icons: ["wild-game"] };
    }
}
