import type { Table } from "$lib/table/table.svelte";
import { expect, test } from "vitest";
import { mealAhead } from "../prospects";
import type { View } from "../view";
import { foreseenOf, isThreat, pressureOn, stepsOf, walksOf, worstOf } from "./walks";

const WALK = {
    hero: "4",
    to: "cargo",
    hooked: false,
    presses: [{ seat: 1, pressure: 1 }],
    exposed: [{ seat: 2, hero: "5", pressure: 2, later: false }],
};
const VIEW = { phase: "moving", tribes: [{ heroes: { "4": { at: "peak", state: "idle" } } }] } as unknown as View;

function tableWith(words: string[]): Table {
    const own = { walks: [WALK, { ...WALK, hooked: true, presses: [], exposed: [] }] };
    const [choosing, planning] = [{ considered: { words } }, { moves: [] }];
    return { seat: 0, view: VIEW, choosing, planning, isMyTurn: true, prospects: { own } } as unknown as Table;
}

test("a move finds what was foreseen of its walk, and the hook goes to the ship", () => {
    expect(foreseenOf(tableWith([]), ["move", "4", "cargo"])).toBe(WALK);
    expect(foreseenOf(tableWith([]), ["hook", "4"])?.hooked).toBe(true);
    expect(foreseenOf(tableWith([]), ["move", "5", "cargo"])).toBeNull();
    expect(foreseenOf(tableWith([]), ["take"])).toBeNull();
});

test("a walk shows whom it presses, who could come, and the way that it takes", () => {
    const walks = walksOf(tableWith(["move", "4", "cargo"]));
    expect(pressureOn(VIEW, walks, "cargo", 1)).toBe(1);
    expect(pressureOn(VIEW, walks, "cargo", 2)).toBe(0);
    expect(pressureOn(VIEW, walks, "mine", 1)).toBe(0);
    expect(worstOf(walks[0]!)).toBe(2);
    expect(isThreat(walks, 2, "5", "idle")).toBe(true);
    expect(isThreat(walks, 2, "4", "idle")).toBe(false);
    expect(stepsOf(walks[0]!)).toEqual([
        ["peak", "mine"],
        ["mine", "cargo"],
    ]);
});

test("a meal that chance decides is not shown", () => {
    const after = (meal: unknown) => ({ choosing: { prospectsAhead: { tribes: [{ meal }] } } }) as unknown as Table;
    const meal = { have: 2, need: 3, rows: 1, short: 1 };
    expect(mealAhead(after(meal), 0)).toEqual(meal);
    expect(mealAhead(after({ ...meal, have: null }), 0)).toBeNull();
    expect(mealAhead(after(null), 0)).toBeNull();
});
