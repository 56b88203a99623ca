/** What a player hears, suffers and sees turned up when something happens in Outlive. */

import type { Happening, Preview } from "$lib/protocol/messages";
import { numberIn } from "$lib/table/happening";
import type { Sound } from "$lib/table/sounds";

const LOSSES = ["survivor-lost", "hunger"];

export function isAgainst(event: Happening, seat: number): boolean {
    const { name } = event;
    if (name === "pressure-applied" || name === "tribute-given") return numberIn(event, "defender") === seat;
    return LOSSES.includes(name) && numberIn(event, "seat") === seat;
}

export const heard: Record<string, Sound> = {
    "game-over": "end",
    night: "night",
    "search-drawn": "die",
    collected: "taken",
    gained: "taken",
    "token-taken": "taken",
    salvaged: "taken",
    "game-caught": "taken",
};

const TURNED_UP: Record<string, string> = {
    "search-drawn": "tile",
    "game-caught": "animal",
    "hunt-begun": "animal",
    "equipment-drawn": "equipment",
    "equipment-shown": "equipment",
    salvaged: "equipment",
    "event-flipped": "event",
    "pile-looked-through": "tile",
    "stack-looked-through": "animal",
};

export function turnsUp({ events, unknown }: Preview): string | null {
    if (unknown.some((path) => path.includes("wild_game"))) return "animal";
    return events.map(({ name }) => TURNED_UP[name]).find((what) => what !== undefined) ?? null;
}
