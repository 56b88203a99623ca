/** How many moves were played before the first entry that we know: with it every line knows its place in the replay. */

import { ask } from "$lib/protocol/http";
import type { EntryInfo, Replay } from "$lib/protocol/messages";
import type { Table } from "../table.svelte";
import { numbered } from "./lines";

export class Counting {
    private known: { first: number; before: number } | null = $state.raw(null);
    private asking: number | null = null;

    constructor(private readonly table: Table) {}

    /** Null: not known yet. */
    get before(): number | null {
        const first = this.table.entries[0]?.version;
        if (first === undefined) return null;
        // A game from a file has moves that are no entries.
        if (first <= 1 && !this.table.info?.imported) return 0;
        return this.known?.first === first ? this.known.before : null;
    }

    /** Ask the server where the log that we have begins, unless we know. */
    async find(): Promise<void> {
        const first = this.table.entries[0]?.version;
        if (first === undefined || this.before !== null || this.asking === first) return;
        this.asking = first;
        const query = { seat: this.table.toldSeat, first: 0, count: 1, views: "false" };
        const { token } = this.table;
        const found = await ask<Replay>("GET", `/api/tables/${this.table.id}/replay`, { token, query }).catch(
            () => null,
        );
        const told = found && this.table.entries.filter(({ version }) => version <= found.table.version);
        if (found && told) this.known = { first, before: found.count - moves(told) };
        this.asking = null;
    }
}

function moves(entries: readonly EntryInfo[]): number {
    return numbered(entries, 0).size;
}
