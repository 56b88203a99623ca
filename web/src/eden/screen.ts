/** What the table needs to know of the game besides its view. */

import type { Box } from "$lib/rulebook/box";
import type { GameScreen } from "$lib/table/game";
import type { Target } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import Board from "./Board.svelte";
import { kindOf } from "./cards";
import { headings, heard, isAgainst, isToldTwice, openings, periodOf, summed, turnsUp } from "./events";
import { flights } from "./flights";
import { groupings } from "./grouping";
import { paint } from "./icons";
import { lessons } from "./lessons";
import { outcome, shownByOutcome } from "./outcome";
import { refugeOf, type Prospects } from "./prospects";
import Screen from "./Screen.svelte";
import Revealed from "./season/Revealed.svelte";
import { sources } from "./sources";
import { about, locate, nameOf } from "./targets";
import Time from "./Time.svelte";
import { begins, turning } from "./turning";
import { viewOf, type EdenView } from "./view";

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

function iconOf(words: string[], box: Box | null): string | null {
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
            return `face-${kindOf(box, first)}`;
        default:
            return ICONS[kind] ?? null;
    }
}

function isSecret(table: Table, seat: number, part: string): boolean {
    return refugeOf(table, seat).hidden_parts.some((hidden) => hidden === part);
}

/** A location stands for the dice that lie there. */
function standsFor(target: Target): Target[] {
    const [kind, first] = target.split(":");
    return kind === "die" ? [`location:${first}`] : [];
}

export const screen: GameScreen<EdenView, Prospects> = {
    locate,
    nameOf,
    about,
    flights,
    isAgainst,
    isToldTwice,
    heard,
    turnsUp,
    iconOf,
    groupings,
    summedUp: new Set(["add"]),
    outcome,
    sources,
    shownByOutcome,
    fills: ["brawler", "farmer", "sage", "tinkerer", "healer"].map((name) => [
        `var(--face-${name})`,
        `var(--on-${name})`,
    ]),
    isSecret,
    lessons,
    headings,
    summed,
    openings,
    periodOf,
    begins,
    turning,
    standsFor,
    paint,
    firstSeat: (view) => view.first_player,
    stage: (table) => (table.view ? table.thing("stage", viewOf(table).phase) : null),
    Time,
    Screen,
    Revealed,
    Board,
};
