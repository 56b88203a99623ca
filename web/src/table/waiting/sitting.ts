/** Sitting down and getting up at a table whose game has not begun. */

import { holdings } from "$lib/protocol/held.svelte";
import { ask, freshId } from "$lib/protocol/http";
import type { Seated } from "$lib/protocol/messages";
import type { Table } from "../table.svelte";

/** Take an open seat; with a seat already, one more on this device. What is refused is thrown, with a sentence. */
export async function sit(table: Table, seat: number, name: string): Promise<void> {
    const body = { seat, name, nonce: freshId(), id: freshId() };
    const path = `/api/tables/${table.id}/seats`;
    const seated = await ask<Seated>("POST", path, { token: table.token, body, tries: 3 });
    const isFirst = table.seats.length === 0;
    const seats = [...new Set([...table.seats, seated.seat])].sort((one, other) => one - other);
    holdings.hold(table.id, seated.token, seats);
    table.lookAs(isFirst ? seated.seat : table.seat);
}

/** Do something in the name of one of the own seats, which need not be the one that looks. */
async function act(table: Table, seat: number, command: object): Promise<void> {
    const body = { id: freshId(), version: table.version, seat, command };
    await ask("POST", `/api/tables/${table.id}/commands`, { token: table.token, body, tries: 3 });
}

export async function stand(table: Table, seat: number): Promise<void> {
    await act(table, seat, { do: "stand" });
    const seats = table.seats.filter((one) => one !== seat);
    if (table.token !== null && (seats.length > 0 || table.isHost)) holdings.hold(table.id, table.token, seats);
    else holdings.letGo(table.id);
    table.lookAs(seats[0] ?? null);
}

export async function rename(table: Table, seat: number, name: string): Promise<void> {
    await act(table, seat, { do: "rename", name });
}
