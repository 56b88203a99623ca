// @vitest-environment happy-dom
import type { Table } from "$lib/table/table.svelte";
import { want } from "$lib/words/words.svelte";
import { beforeAll, expect, test } from "vitest";
import { daysOf } from "./days";

beforeAll(() => want("outlive"));

/** The first of two days, on which an event lies open that the reader lacks so many tokens for. */
function tableWith(lacks: number | null): Table {
    const own = lacks === null ? null : { events: { wildfire: lacks } };
    return {
        box: {
            components: {
                events: { wildfire: { points: 2, cost: { water: 3 } } },
                radioactivity: { "by-day": [1, 2] },
            },
        },
        view: { day: 1, convoy: [{ event: "wildfire" }] },
        prospects: { own },
        thing: (_: string, name: string) => name,
        name: String,
    } as unknown as Table;
}

test("an event in play says how many tokens the reader lacks to overcome it", () => {
    const [today, tomorrow] = daysOf(tableWith(2));
    expect(today).toMatchObject({ lacks: 2, cost: [["water", 3]] });
    expect(today!.label).toContain("You lack 2 tokens.");
    expect(tomorrow).toMatchObject({ event: null, lacks: null });
    expect(daysOf(tableWith(0))[0]!.label).toContain("You can overcome it.");
});

test("an event that whoever sees everything knows beforehand is not in play before its day", () => {
    const table = tableWith(null);
    (table.view as { convoy: object[] }).convoy.push({ event: "wildfire" });
    expect(daysOf(table).map(({ state }) => state)).toEqual(["open", "hidden"]);
});

test("to a spectator it says nothing of the kind", () => {
    const [today] = daysOf(tableWith(null));
    expect(today!.lacks).toBeNull();
    expect(today!.label).not.toContain("lack");
});
