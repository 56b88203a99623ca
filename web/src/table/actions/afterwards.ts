/** After the game: another one with the same people, the game as a file, and a link to its replay. */

import { place } from "$lib/address.svelte";
import { copy } from "$lib/parts/copy";
import { holdings } from "$lib/protocol/held.svelte";
import { ask } from "$lib/protocol/http";
import type { Rematched } from "$lib/protocol/messages";
import { t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";

/** Go to the next game, and set it up if nobody has; the same token holds the same seats there. */
export async function goToRematch(table: Table): Promise<void> {
    try {
        const known = table.info?.rematch;
        const { table: next } = known
            ? { table: known }
            : await ask<Rematched>("POST", `/api/tables/${table.id}/rematch`, { token: table.token, tries: 3 });
        const held = holdings.of(table.id);
        if (held) holdings.hold(next, held.token, held.seats);
        place.go(`/t/${next}`);
    } catch (error) {
        table.tell((error as Error).message);
    }
}

export async function exportGame(table: Table): Promise<void> {
    try {
        const game = await ask<object>("GET", `/api/tables/${table.id}/export`, { token: table.token });
        const address = URL.createObjectURL(new Blob([JSON.stringify(game, null, 2)], { type: "application/json" }));
        const link = document.createElement("a");
        link.href = address;
        link.download = `${table.game}-${table.id.slice(0, 6)}.json`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (error) {
        table.tell((error as Error).message);
    }
}

export async function shareLink(table: Table): Promise<void> {
    const url = new URL(`/t/${table.id}#replay`, location.href).href;
    table.tell((await copy(url)) ? t("end-copied") : url, "good");
}
