/** What can be done with a game that is over: another one, a file, a link. */

import { place } from "$lib/address.svelte";
import { holdings } from "$lib/protocol/held.svelte";
import { ask, fetched } from "$lib/protocol/http";
import type { Rematched } from "$lib/protocol/messages";
import { t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";

/** Set up the next game, or go to the one that somebody has set up; the same token holds the same seats there. */
export async function playAgain(table: Table): Promise<void> {
    const { token, seats, seat } = table;
    let next = table.info?.rematch ?? null;
    if (next === null) {
        const query = { seat };
        next = (await ask<Rematched>("POST", `/api/tables/${table.id}/rematch`, { token, query, tries: 3 })).table;
    }
    if (token !== null) holdings.hold(next, token, seats);
    place.go(`/t/${next}`);
}

export async function saveFile(table: Table): Promise<void> {
    const query = { seat: table.seat };
    const answer = await fetched("GET", `/api/tables/${table.id}/export`, { token: table.token, query });
    const text = JSON.stringify(await answer.json(), null, 2);
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${table.game}-${table.id.slice(0, 6)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function shareLink(table: Table): Promise<void> {
    const url = new URL(`/t/${table.id}#replay`, location.href).href;
    await navigator.clipboard
        .writeText(url)
        .then(() => table.tell(t("end-copied"), "good"))
        .catch(() => table.tell(url, "good"));
}
