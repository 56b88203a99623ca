/** What an event does, in a few signs. */

import type { IconName } from "$lib/icons/names";
import type { EventCard } from "../components";
import type { View } from "../view";

export interface Effect {
    /** `−4`, `+1`, `=3`. */
    amount: number;
    /** A strength that everybody is brought to, instead of a change. */
    isLevel?: boolean;
    icons: IconName[];
}

export function effectOf(event: string, card: EventCard, view: View): Effect {
    const removed = -(card.removes?.[view.players] ?? 0);
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
            return { amount: card.strength ?? 0, isLevel: true, icons: ["room-hero"] };
        case "radioactive-cloud":
            return { amount: card.squares ?? 0, icons: ["radiation"] };
        case "rat-infestation":
            return { amount: -(card.supplies ?? 0), icons: ["location-restaurant"] };
        case "enemy-clan":
            return { amount: -(card.tokens ?? 0), icons: ["token-wood", "token-munition"] };
        case "cold-snap":
            return { amount: -(card.survivors ?? 0), icons: ["survivor"] };
        case "epizootic":
            return { amount: -(card.meat ?? 0), icons: ["token-meat"] };
        default:
            return { amount: card.endurance ?? 0, icons: ["wild-game"] };
    }
}
