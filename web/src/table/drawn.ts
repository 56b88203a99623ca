/** Components of a game as they are drawn from states that the server has sent: for specs that read what they show. */

import type { Box } from "$lib/rulebook/box";
import { flushSync, mount, type Component } from "svelte";
import type { GameScreen } from "./game";
import { provideTable, Table } from "./table.svelte";
import type { Shown } from "./told.svelte";

/** A state as it was sent, another seat to look at, and the figures that Python expects to be drawn. */
export interface Written {
    state: Shown;
    rival: number;
    expected: Figures;
}

export interface WrittenGame {
    box: Box;
    positions: Written[];
}

/** A table with some components around it, which are drawn again with each state. */
export class Stage {
    readonly table = new Table("A".repeat(22));
    private steps = 0;

    constructor(box: Box, screen: GameScreen, first: Shown) {
        this.table.open(box, screen, null);
        this.show(first);
    }

    /** Draw a component from now on. */
    draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
        const target = document.createElement("div");
        const inTable = ((anchor, given) => {
            provideTable(this.table);
            return component(anchor, given);
        }) as Component<Props>;
        mount(inTable, { target, props, context: new Map() });
        return target;
    }

    show(state: Shown): void {
        this.table.showReplay(this.steps++, state, []);
        flushSync();
    }
}

/** What boards show; the name of each figure is the one that Python writes. */
export type Figures = Record<string, unknown>;

/** Puts up some boards, with another seat to look at, and returns how to read them. */
export type Reader = (stage: Stage, rival: number) => () => Figures;

/** Positions that follow each other are drawn on the same boards. */
const IN_A_ROW = 5;

/** Draw positions one after the other; return the figures that are not as Python expects them.
 *
 * Drawing takes time: each position is drawn on some of the boards, and all of them have their turns. Where the same
 * seats look at each other, the same boards are drawn again.
 */
export function differences({ box, positions }: WrittenGame, screen: GameScreen, readers: Reader[]): unknown[] {
    const stages = new Map<string, { stage: Stage; figures: () => Figures }>();
    const unread = new Set(Object.keys(positions[0]?.expected ?? {}));
    const found = positions.flatMap(({ state, rival, expected }, position) => {
        const turn = Math.floor(position / IN_A_ROW) % readers.length;
        const key = `${turn} ${state.table.seats.length} ${state.seat} ${rival}`;
        let known = stages.get(key);
        if (known === undefined) {
            const stage = new Stage(box, screen, state);
            stages.set(key, (known = { stage, figures: readers[turn]!(stage, rival) }));
        } else known.stage.show(state);
        return Object.entries(known.figures()).flatMap(([name, browser]) => {
            unread.delete(name);
            const python = expected[name];
            return JSON.stringify(python) === JSON.stringify(browser) ? [] : [{ position, name, python, browser }];
        });
    });
    return [...found, ...unread];
}

/** The text of an element, with single spaces. */
export function textOf(element: Element | null): string | null {
    return element?.textContent.replace(/\s+/g, " ").trim() ?? null;
}

export function textsOf(within: Element, selector: string): string[] {
    return [...within.querySelectorAll(selector)].map((one) => textOf(one) ?? "");
}

export function numbersOf(within: Element, selector: string): number[] {
    return textsOf(within, selector).map((text) => Number(text.replace("−", "-")));
}
