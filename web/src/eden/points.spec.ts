// @vitest-environment happy-dom
import type { Table } from "$lib/table/table.svelte";
import { want } from "$lib/words/words.svelte";
import { beforeAll, expect, test } from "vitest";
import { ifItEnded, pointsWords, scoredBy } from "./points";

/** A seat with five points on the track, and nine if the game ended now. */
function table(hidden: string[], isOver = false): Table {
    const prospects = { refuges: [{ hidden_parts: hidden }] };
    const [scores, scored] = [[{ events: 5, missions: 4, total: 9 }], [{ events: 5, total: 5 }]];
    return { prospects, scores, scored, isOver, replayStep: null } as unknown as Table;
}

beforeAll(() => want("eden"));

test("the points beside a name are those that nothing can take away", () => {
    expect(scoredBy(table([]), 0)).toBe(5);
});

test("what is hidden could add to the points if the game ended now", () => {
    expect(ifItEnded(table([]), 0)).toBe("9");
    expect(ifItEnded(table(["missions"]), 0)).toBe("9 + ?");
});

test("at the end there is only one score", () => {
    expect(pointsWords(table(["missions"]), 0)).toContain("9 + ?");
    expect(pointsWords(table([], true), 0)).not.toContain("9");
});
