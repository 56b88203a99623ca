/** What the table needs to know of Outlive besides its view. */

import type { GameScreen } from "$lib/table/game";
import type { Target } from "$lib/table/offers";
import Board from "./Board.svelte";
import { iconOf } from "./choices";
import ConvoyIcons from "./convoy/ConvoyIcons.svelte";
import { headings, heard, isAgainst, isToldTwice, openings, periodOf, seatsOf, summed, turnsUp } from "./events";
import { flights, walk } from "./flights";
import { groupings } from "./grouping";
import { paint } from "./icons";
import { lessons } from "./lessons";
import { outcome, shownByOutcome } from "./outcome";
import Screen from "./Screen.svelte";
import { situation } from "./situation";
import { about, locate, nameOf } from "./targets";
import Time from "./Time.svelte";
import { begins, turning } from "./turning";
import type { Prospects } from "./prospects";
import { viewOf, type View } from "./view";

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

/** A place stands for what lies there. */
function standsFor(target: Target): Target[] {
    const [kind = "", first] = target.split(":");
    return ["stock", "game", "pile", "shown"].includes(kind) ? [`place:${first}`] : [];
}

export const screen: GameScreen<View, Prospects> = {
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
    named: NAMED,
    outcome,
    shownByOutcome,
    situation,
    walk,
    fills: FILLS.map((name) => [`var(--${name})`, "var(--ground)"]),
    lessons,
    headings,
    summed,
    openings,
    seatsOf,
    periodOf,
    begins,
    turning,
    standsFor,
    paint,
    firstSeat: (view) => view.first_player ?? 0,
    stage: (table) => (table.view ? table.thing("stage", viewOf(table).phase) : null),
    Time,
    Screen,
    Bar: ConvoyIcons,
    Board,
};
