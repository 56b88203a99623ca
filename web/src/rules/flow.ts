/** How a game goes, in the order of play: each part with an icon and so many sentences. */

import type { IconName } from "$lib/icons/names";
import type { GameName } from "$lib/protocol/messages";

export interface FlowPart {
    /** `rules-flow-outlive-dawn` is its title, `rules-flow-outlive-dawn-1` its first sentence. */
    id: string;
    icon: IconName;
    sentences: number;
    /** Whether its sentences are steps that are taken one after another. */
    inSteps?: boolean;
}

export const FLOW: Record<GameName, FlowPart[]> = {
    outlive: [
        { id: "start", icon: "first-player", sentences: 3 },
        { id: "dawn", icon: "dawn", sentences: 1 },
        { id: "day", icon: "day", sentences: 4, inSteps: true },
        { id: "night", icon: "night", sentences: 7, inSteps: true },
        { id: "end", icon: "points", sentences: 1 },
    ],
    eden: [
        { id: "start", icon: "dawn", sentences: 2 },
        { id: "gather", icon: "survivor", sentences: 2 },
        { id: "build", icon: "location-city-center", sentences: 2 },
        { id: "feed", icon: "location-restaurant", sentences: 2 },
        { id: "next", icon: "restart", sentences: 1 },
        { id: "end", icon: "points", sentences: 1 },
    ],
};

/** The families of the box as they are listed, in the order of the page. */
export const FAMILIES: Record<GameName, string[]> = {
    outlive: ["place", "event", "room", "equipment", "leader", "game", "token"],
    eden: ["location", "survivor", "equipment", "event", "mission", "power", "building"],
};
