/** What the table needs to know of a game besides its view, for one that it knows nothing of. */

import { offered } from "$lib/games/offered.svelte";
import type { GameName, Happening } from "$lib/protocol/messages";
import type { GameScreen } from "$lib/table/game";
import type { Table } from "$lib/table/table.svelte";
import type { Message } from "$lib/words/fluent";
import Board from "./Board.svelte";
import { targetOf } from "./facts";
import Screen from "./Screen.svelte";
import Time from "./Time.svelte";

const FILLS = ["accent", "good", "edge", "danger", "muted"];

/** The screen of any game that the server offers. */
export async function plainScreen(game: GameName): Promise<GameScreen> {
    const declared = (await offered.ask()).find((one) => one.game === game);
    const periods = new Set(declared?.periods);
    const first = declared?.first_seat ?? "";
    return {
        // Moves live at all things that they name; what is counted or numbered has no place.
        locate: (words) =>
            words
                .slice(1)
                .filter((word) => /^[a-z]/.test(word))
                .map(targetOf),
        nameOf: (table, _, names) => {
            const name = names.join(":");
            const family = Object.entries(table.box?.families ?? {}).find(
                ([, things]) => things[name] !== undefined,
            )?.[0];
            return family === undefined ? null : table.thing(family, name);
        },
        about: () => [],
        flights: () => [],
        isAgainst: () => false,
        heard: { "game-over": "end" },
        turnsUp: () => null,
        iconOf: () => null,
        groupings: {},
        outcome: () => ({ chips: [], lines: [] }),
        shownByOutcome: new Set(),
        fills: FILLS.map((name) => [`var(--${name})`, "var(--ground)"]),
        lessons: [],
        headings: Object.fromEntries([...periods].map((name) => [name, "dawn"])),
        summed: new Set(),
        periodOf: (table: Table, { name, message }: Happening) =>
            periods.has(name) ? table.say(message as Message) : null,
        firstSeat: (view) => (typeof view[first] === "number" ? view[first] : 0),
        Time,
        Screen,
        Board,
    };
}
