/** A table to try things at, for the tests beside it: nothing is sent, and the moves live on squares of chess. */

import type { Composition, Preview, State } from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import { settings } from "$lib/settings.svelte";
import { vi } from "vitest";
import type { GameScreen } from "./game";
import { Table } from "./table.svelte";
import type { Shown } from "./told.svelte";

const BOX = { game: "chess", families: {} } as unknown as Box;
/** Moves live on the squares that they name. */
const SCREEN = { locate: (words: string[]) => words.slice(1) } as Partial<GameScreen> as GameScreen;

export const offered = (...moves: string[]) => moves.map((move) => ({ move, message: { id: "close", arguments: {} } }));

/** Moves that are refused; `table.say` says why. */
export const refused = (...moves: string[]) =>
    ({
        refused: offered(...moves).map((one) => ({ ...one, reason: { id: "close", arguments: {} } })),
    }) as unknown as Partial<Shown>;

/** Others decide, and these moves can be planned meanwhile. */
export const others = (...plans: string[]): Partial<Shown> => ({ to_act: [1], plans: offered(...plans) });

export class Rehearsal {
    readonly table = new Table("A".repeat(22));
    /** What the server says that moves would do. */
    previews: Record<string, Partial<Preview>> = {};
    /** What the server says of compositions, by their moves: "pawn e4, pawn e5". */
    compositions: Record<string, Composition> = {};
    private version = 0;
    private readonly doing = vi.spyOn(this.table, "do").mockResolvedValue(null);
    private readonly asking = vi.spyOn(this.table, "ask").mockImplementation((question) => {
        const preview = question.ask === "preview" ? this.previews[question.move] : null;
        const composed = question.ask === "compose" ? this.compositions[(question.moves ?? []).join(", ")] : null;
        const told = composed ? { ...composed, version: this.table.version } : null;
        return Promise.resolve((preview ?? told ?? null) as State["prospects"] as never);
    });

    constructor() {
        localStorage.clear();
        settings.confirming = "turn";
        this.table.open(BOX, SCREEN, null);
    }

    /** From now on every question gets this answer, but what could be composed. */
    answers(answer: unknown): void {
        this.asking.mockImplementation(({ ask }) => Promise.resolve((ask === "compose" ? null : answer) as never));
    }

    /** A state in which the first seat is asked, unless more is said. */
    state(moves: string[], more: Partial<Shown> = {}): Shown {
        this.version += 1;
        return {
            table: { game: "chess", stage: "playing", seats: [{ kind: "person", name: "Ada" }] },
            seat: 0,
            seats: [0],
            host: true,
            version: this.version,
            view: { moves: this.version },
            to_act: [0],
            decision: null,
            decision_name: "move",
            moves: offered(...moves),
            refused: [],
            plans: [],
            prospects: null,
            scores: null,
            scored: null,
            undo: 0,
            ...more,
        } as unknown as Shown;
    }

    /** The table is shown in another state. */
    sees(shown: Shown): void {
        this.table["showState"](shown);
    }

    /** The moves that were played. */
    get played(): string[] {
        return this.doing.mock.calls.map(([command]) =>
            "move" in command ? command.move : "moves" in command ? command.moves.join(", ") : "",
        );
    }

    /** What was asked of the server, besides what could be composed. */
    get asked(): string[] {
        return this.asking.mock.calls.map(([question]) => question.ask).filter((ask) => ask !== "compose");
    }
}
