import type { Table } from "$lib/table/table.svelte";
import { expect, test } from "vitest";
import { openSlots } from "./prospects";

const CARGO = Object.fromEntries(["3", "4", "5", "6"].map((slot) => [slot, { heroes: slot === "4" ? [1] : [] }]));

function tableWith(own: object | null): Table {
    return { view: { board: { cargo: CARGO } }, prospects: { own } } as unknown as Table;
}

test("the ship has the slots that the engine opens to the reader, shared ones included", () => {
    expect(openSlots(tableWith({ ship: { open: ["3", "4", "5"] } }))).toEqual(["3", "4", "5"]);
});

test("for a spectator it has those that nobody stands on", () => {
    expect(openSlots(tableWith(null))).toEqual(["3", "5", "6"]);
});
