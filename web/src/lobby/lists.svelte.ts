/** The lists of the lobby, kept up to date while they are looked at. */

import { holdings } from "$lib/protocol/held.svelte";
import { ask } from "$lib/protocol/http";
import type { TableList, TableSummary } from "$lib/protocol/messages";
import { untrack } from "svelte";

const PERIOD_MS = 5_000;
const MOST_ASKED = 100;
const MOST_LISTED = 20;

export class Lists {
    /** Null as long as nothing has come. */
    mine: TableSummary[] | null = $state.raw(null);
    waiting: TableSummary[] | null = $state.raw(null);
    playing: TableSummary[] | null = $state.raw(null);
    finished: TableSummary[] | null = $state.raw(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private isClosed = false;

    constructor() {
        void this.refresh();
    }

    close(): void {
        this.isClosed = true;
        clearTimeout(this.timer);
    }

    private async refresh(): Promise<void> {
        if (!document.hidden) {
            // The lists come back with the server.
            await Promise.all([this.listMine(), this.listPublic()]).catch(() => undefined);
        }
        if (!this.isClosed) this.timer = setTimeout(() => void this.refresh(), PERIOD_MS + 2_000 * Math.random());
    }

    private async listMine(): Promise<void> {
        const held = untrack(() => Object.entries(holdings.all).map(([table, { token }]) => ({ table, token })));
        const found: TableSummary[] = [];
        for (let first = 0; first < held.length; first += MOST_ASKED) {
            const body = { tables: held.slice(first, first + MOST_ASKED) };
            found.push(...(await ask<TableList>("POST", "/api/tables/mine", { body })).tables);
        }
        if (held.length > 0) {
            const gone = held.map(({ table }): [string, string] => [table, "gone"]);
            const stages = found.map(({ table, stage }): [string, string] => [table, stage]);
            holdings.noteStages(Object.fromEntries([...gone, ...stages]));
        }
        const rank = (one: TableSummary) => (one.your_turn ? 0 : one.stage === "finished" ? 2 : 1);
        this.mine = found.sort((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
    }

    private async listPublic(): Promise<void> {
        [this.waiting, this.playing, this.finished] = (await Promise.all(
            ["waiting", "playing", "finished"].map(async (stage) => {
                const { tables } = await ask<TableList>("GET", "/api/tables", { query: { stage, limit: MOST_LISTED } });
                return tables.filter((one) => holdings.of(one.table) === undefined);
            }),
        )) as [TableSummary[], TableSummary[], TableSummary[]];
    }
}
