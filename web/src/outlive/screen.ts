/** What the table needs to know of Outlive besides its view. */

import type { Happening } from "$lib/protocol/messages";
import type { GameScreen } from "$lib/table/game";
import Board from "./Board.svelte";
import { iconOf, isWorthExplaining, plannable } from "./choices";
import ConvoyIcons from "./convoy/ConvoyIcons.svelte";
import { flights } from "./flights";
import Screen from "./Screen.svelte";
import { about, locate } from "./targets";

const LOSSES = ["survivor-lost", "hunger"];

function isAgainst({ name, arguments: given }: Happening, seat: number): boolean {
    if (name === "pressure-applied" || name === "tribute-given") return given["defender"] === seat;
    return LOSSES.includes(name) && given["seat"] === seat;
}

export const outlive: GameScreen = {
    locate,
    about,
    flights,
    isAgainst,
    isWorthExplaining,
    plannable,
    iconOf,
    Screen,
    Bar: ConvoyIcons,
    Board,
};
