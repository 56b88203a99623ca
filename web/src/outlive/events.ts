/** What a player hears, suffers and sees turned up when something happens in Outlive, and how the log tells it. */

import type { Happening, Preview } from "$lib/protocol/messages";
import { nameIn, numberIn } from "$lib/table/happening";
import type { Sound } from "$lib/table/sounds";
import type { Table } from "$lib/table/table.svelte";
import type { Message } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";

const LOSSES = ["survivor-lost", "hunger"];

export function isAgainst(event: Happening, seat: number): boolean {
    const { name } = event;
    if (name === "pressure-applied" || name === "tribute-given") return numberIn(event, "defender") === seat;
    return LOSSES.includes(name) && numberIn(event, "seat") === seat;
}

export const heard: Record<string, Sound> = {
    "game-over": "end",
    night: "dusk",
    "search-drawn": "rattle",
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

export const headings: Record<string, string> = { dawn: "dawn", night: "night" };

/** Each hero’s turn begins with its way. */
export const openings: ReadonlySet<string> = new Set(["hero-moved", "heroes-stay"]);

export const summed: ReadonlySet<string> = new Set(["collected", "gained", "spent"]);

/** What a find, a slot, a catch or the upkeep of the shelter gives or takes, their own events tell. */
const TOLD_BY_OTHERS = new Set(["searching", "ship", "hunting", "upkeep"]);

export function isToldTwice(event: Happening): boolean {
    const isOfTokens = event.name === "gained" || (event.name === "spent" && nameIn(event, "source") === "upkeep");
    return isOfTokens && TOLD_BY_OTHERS.has(nameIn(event, "source"));
}

/** The seats that an event is about: who acts, and who is under pressure. */
export function seatsOf(event: Happening): number[] {
    return ["seat", "defender"].map((one) => numberIn(event, one)).filter((one) => one !== undefined);
}

/** A day begins at dawn. */
export function periodOf(_: Table, { name, message }: Happening): string | null {
    if (name !== "dawn") return null;
    return t("course-day", { day: (message as Message).arguments?.["day"] as number });
}
