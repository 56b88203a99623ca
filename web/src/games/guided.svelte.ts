/** Which tables are guided first games, and how far their guide has come. */

import { kept } from "$lib/kept";

interface Guide {
    seen: string[];
    isOff: boolean;
}

const MOST_KEPT = 20;

class Guided {
    private tables: Record<string, Guide> = $state(kept.read("guided", {}));

    of(table: string): Guide | undefined {
        return this.tables[table];
    }

    begin(table: string): void {
        this.change(table, { seen: [], isOff: false });
    }

    see(table: string, step: string): void {
        const before = this.tables[table];
        if (before && !before.seen.includes(step)) this.change(table, { ...before, seen: [...before.seen, step] });
    }

    /** The reader knows enough. */
    stop(table: string): void {
        const before = this.tables[table];
        if (before) this.change(table, { ...before, isOff: true });
    }

    private change(table: string, guide: Guide): void {
        const others = Object.entries($state.snapshot(this.tables)).filter(([other]) => other !== table);
        this.tables = Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, guide]]);
        kept.write("guided", $state.snapshot(this.tables));
    }
}

export const guided = new Guided();
