/** The seats that this browser holds: a token is all that gives a seat back, so none of a running game is forgotten. */

import { kept } from "$lib/kept";

export interface Held {
    token: string;
    seats: number[];
    /** The seat whose eyes were looked through last. */
    seat?: number | null;
    stage?: string;
    at: number;
}

const MOST_KEPT = 100;

class Holdings {
    private tables: Record<string, Held> = $state(kept.read("tables", {}));

    of(table: string): Held | undefined {
        return this.tables[table];
    }

    get all(): Record<string, Held> {
        return this.tables;
    }

    hold(table: string, token: string, seats: number[], more: Partial<Held> = {}): void {
        this.change((before) => ({ ...before, [table]: { ...before[table], token, seats, at: Date.now(), ...more } }));
    }

    /** Note which tables are over, or are not of this server. */
    noteStages(stages: Record<string, string>): void {
        this.change((before) =>
            Object.fromEntries(
                Object.entries(before).map(([table, one]) => [table, { ...one, stage: stages[table] ?? one.stage }]),
            ),
        );
    }

    letGo(table: string): void {
        this.change(({ [table]: _, ...others }) => others);
    }

    /** Another tab may have written meanwhile: start from what is kept. */
    private change(changed: (before: Record<string, Held>) => Record<string, Held>): void {
        const latest = Object.entries(changed(kept.read("tables", $state.snapshot(this.tables)))).sort(
            ([, one], [, other]) => other.at - one.at,
        );
        const isOver = ([, { stage }]: [string, Held]) => stage === "finished" || stage === "gone";
        const running = latest.filter((one) => !isOver(one));
        const over = latest.filter(isOver).slice(0, Math.max(0, MOST_KEPT - running.length));
        this.tables = Object.fromEntries([...running, ...over]);
        kept.write("tables", $state.snapshot(this.tables));
    }
}

export const holdings = new Holdings();
