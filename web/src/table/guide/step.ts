/** What the guide of a first game can look at, and what a step of it is. */

import type { GameDocument } from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import type { Argument } from "$lib/words/fluent";
import { numberIn } from "../happening";
import type { Target } from "../offers";
import type { Table } from "../table.svelte";

export interface Moment<View = GameDocument> {
    table: Table;
    view: View;
    seat: number;
    /** What this seat is asked; null if it is not asked. */
    asked: string | null;
    /** What has happened at the table, and what of it to this seat: by the names of the events. */
    happened: ReadonlySet<string>;
    happenedToMe: ReadonlySet<string>;
    seen: readonly string[];
}

export interface Step<View = GameDocument> {
    id: string;
    /** The message with the text, and with the title as its form. */
    text: string;
    /** The figures of the box that the text names. */
    figures?: (box: Box) => Record<string, Argument>;
    when: (moment: Moment<View>) => boolean;
    /** What on the board it is about. */
    targets?: (moment: Moment<View>) => Target[];
    /** The rules to read on: `term:pressure`, `place:dam`. */
    rules?: Target[];
}

/** The steps of a game; unless they say otherwise, their texts are called after them. */
export function stepsOf<View>(
    game: string,
    figures: (box: Box) => Record<string, Argument>,
    steps: (Omit<Step<View>, "text" | "figures"> & { text?: string })[],
): Step<View>[] {
    return steps.map((step) => ({ text: `tutorial-${game}-${step.id}`, figures, ...step }));
}

/** A step for the first time that this is asked. */
export function whenAsked(...names: string[]): (moment: Pick<Moment, "asked">) => boolean {
    return ({ asked }) => asked !== null && names.includes(asked);
}

export function momentOf(table: Table, seen: readonly string[]): Moment | null {
    if (table.seat === null || table.view === null) return null;
    const seat = table.seat;
    const happened = new Set<string>();
    const happenedToMe = new Set<string>();
    for (const { events } of table.entries) {
        for (const event of events ?? []) {
            happened.add(event.name);
            if (numberIn(event, "seat") === seat) happenedToMe.add(event.name);
        }
    }
    return {
        table,
        view: table.view,
        seat,
        asked: table.isMyTurn ? table.decisionName : null,
        happened,
        happenedToMe,
        seen,
    };
}
