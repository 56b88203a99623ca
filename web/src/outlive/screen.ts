/** What the table needs to know of Outlive besides its view. */

import type { GameScreen } from "$lib/table/game";
import Board from "./Board.svelte";
import { iconOf } from "./choices";
import ConvoyIcons from "./convoy/ConvoyIcons.svelte";
import { heard, isAgainst, turnsUp } from "./events";
import { flights } from "./flights";
import { groupings } from "./grouping";
import { lessons } from "./lessons";
import { outcome, shownByOutcome } from "./outcome";
import Screen from "./Screen.svelte";
import { situation } from "./situation";
import { about, locate, nameOf } from "./targets";
import Time from "./Time.svelte";
import { walk } from "./walk";

const NAMED = {
    use: "equipment",
    salvage: "equipment",
    repair: "equipment",
    destroy: "equipment",
    overcome: "event",
    pay: "token",
    tribute: "token",
    waive: "token",
};

const FILLS = ["token-canned", "token-wood", "radiation", "token-water", "token-metal", "token-microchip"];

export const outlive: GameScreen = {
    locate,
    nameOf,
    about,
    flights,
    isAgainst,
    heard,
    turnsUp,
    iconOf,
    groupings,
    named: NAMED,
    outcome,
    shownByOutcome,
    situation,
    walk,
    fills: FILLS.map((name) => [`var(--${name})`, "var(--ground)"]),
    lessons,
    Time,
    Screen,
    Bar: ConvoyIcons,
    Board,
};
