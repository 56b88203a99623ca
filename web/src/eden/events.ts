/** What a player hears, suffers and sees turned up when something happens in Paris: New Eden, and how the log tells it. */

import type { Happening, Preview } from "$lib/protocol/messages";
import { numberIn } from "$lib/table/happening";
import type { Sound } from "$lib/table/sounds";
import type { Table } from "$lib/table/table.svelte";
import type { Message } from "$lib/words/fluent";

/** Nobody takes anything from others here; but a season can end badly. */
const BAD = ["event-not-overcome", "people-hungry", "no-building-left"];

export function isAgainst(event: Happening, seat: number): boolean {
    return numberIn(event, "seat") === seat && BAD.includes(event.name);
}

export const heard: Record<string, Sound> = {
    "game-over": "end",
    season: "dusk",
    "die-taken": "rattle",
    "die-rolled": "rattle",
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

export const headings: Record<string, string> = { season: "laurel" };

/** A turn begins with a die. */
export const openings: ReadonlySet<string> = new Set(["die-taken"]);

export const summed: ReadonlySet<string> = new Set(["cans-gained"]);

/** Whoever keeps missions is told which: how many these are goes without saying. */
export function isToldTwice(event: Happening, seat: number | null): boolean {
    return event.name === "missions-kept" && numberIn(event, "seat") === seat;
}

export function periodOf(table: Table, { name, message }: Happening): string | null {
    return name === "season" ? table.say((message as Message).arguments?.["season"] as Message) : null;
}
