/** What the table needs to know of the game besides its view. */

import type { GameScreen } from "$lib/table/game";
import type { Table } from "$lib/table/table.svelte";
import Board from "./Board.svelte";
import { heard, isAgainst, turnsUp } from "./events";
import { countRefuge } from "./counting";
import { flights } from "./flights";
import { groupings } from "./grouping";
import { lessons } from "./lessons";
import { outcome, shownByOutcome } from "./outcome";
import Screen from "./Screen.svelte";
import { about, locate, nameOf } from "./targets";
import Time from "./Time.svelte";
import type { EdenView } from "./view";

const ICONS: Record<string, string> = {
    flip: "location-tower",
    keep: "mission",
    place: "mission",
    bat: "bat",
    binoculars: "binoculars",
    add: "face-wild",
    draw: "power",
    feed: "token-canned",
    done: "confirm",
};

function iconOf(words: string[]): string | null {
    const [kind = "", first = "", second = ""] = words;
    switch (kind) {
        case "take":
        case "swap":
        case "with":
            return `face-${second}`;
        case "recruit":
            return `face-${first}`;
        case "equip":
            return `equipment-${first}`;
        case "claim":
            return `face-${first.split("-")[0]}`;
        default:
            return ICONS[kind] ?? null;
    }
}

/** Missions that are hidden from us may be worth points, and so may a power that counts the unsuccessful ones. */
function isSecret({ view, box }: Table, seat: number, part: string): boolean {
    const refuge = (view as EdenView).refuges[seat];
    if (!(refuge?.missions as unknown[] | undefined)?.includes(null)) return false;
    const powers = countRefuge(view, seat, box!.components)?.powers ?? [];
    return part === "missions" || (part === "powers" && powers.includes("unsuccessful-missions"));
}

export const eden: GameScreen = {
    locate,
    nameOf,
    about,
    flights,
    isAgainst,
    heard,
    turnsUp,
    iconOf,
    groupings,
    outcome,
    shownByOutcome,
    fills: ["brawler", "farmer", "sage", "tinkerer", "healer"].map((name) => [
        `var(--face-${name})`,
        `var(--on-${name})`,
    ]),
    isSecret,
    lessons,
    Time,
    Screen,
    Board,
};
