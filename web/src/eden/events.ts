/** What a player hears, suffers and sees turned up when something happens in Paris: New Eden. */

import type { Happening, Preview } from "$lib/protocol/messages";
import { numberIn } from "$lib/table/happening";
import type { Sound } from "$lib/table/sounds";

/** Nobody takes anything from others here; but a season can end badly. */
const BAD = ["event-not-overcome", "people-hungry", "no-building-left"];

export function isAgainst(event: Happening, seat: number): boolean {
    return numberIn(event, "seat") === seat && BAD.includes(event.name);
}

export const heard: Record<string, Sound> = {
    "game-over": "end",
    season: "night",
    "die-taken": "die",
    "die-rolled": "die",
    "token-taken": "taken",
    "cans-gained": "taken",
    "equipment-taken": "taken",
};

const TURNED_UP: Record<string, string> = {
    "event-shown": "event",
    "missions-drawn": "mission",
    "building-claimed": "building",
    "building-shown": "building",
};

export function turnsUp({ events }: Preview): string | null {
    return events.map(({ name }) => TURNED_UP[name]).find((what) => what !== undefined) ?? null;
}
