// @vitest-environment happy-dom
import { want } from "$lib/words/words.svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { Table } from "../table.svelte";
import { ranked } from "./advice";
import { reasons, scoredBy } from "./reasons";

beforeAll(() => want());

type Named = { name: string; by: number }[];

/** A table whose first seat has 5 points on the track and 2 for missions, and considers a move. */
function table(then: object, scored: number, named: Record<string, Named> = {}): Table {
    return {
        scores: [{ feeding: 5, missions: 2, total: 7 }],
        scored: [{ feeding: 5, total: 5 }],
        choosing: { preview: { scores: [then], scored: [{ total: scored }] } },
        screen: { sources: (_: Table, __: number, part: string) => named[part] ?? [] },
        words: { say: (id: string) => id },
    } as unknown as Table;
}

const said = (at: Table) => reasons(at, 0).map(({ label, from, to }) => [label, from, to]);

describe("a change of the score names what it comes from", () => {
    test("a part by its name, and what is scored for good by itself", () => {
        expect(said(table({ feeding: 8, missions: 2, total: 10 }, 8))).toEqual([
            ["Scored so far", "5", "8"],
            ["part-feeding", null, "+3"],
        ]);
    });

    test("missions one by one, and points that are not won yet not as scored", () => {
        const named = { missions: [{ name: "Most equipment", by: 6 }] };
        expect(said(table({ feeding: 5, missions: 8, total: 13 }, 5, named))).toEqual([["Most equipment", null, "+6"]]);
    });

    test("and nothing where nothing changes, or nobody can know", () => {
        expect(said(table({ feeding: 5, missions: 2, total: 7 }, 5))).toEqual([]);
        expect(said(table({ feeding: null, missions: 2, total: null }, 5))).toEqual([]);
    });
});

test("points that are not won yet are no gain of anybody’s", () => {
    expect(scoredBy(table({ feeding: 5, missions: 8, total: 13 }, 5), 0)).toBe(0);
    expect(scoredBy(table({ feeding: 8, missions: 2, total: 10 }, 8), 0)).toBe(3);
});

test("hints come in the order of what they are worth, and none looks better than the bot’s choice", () => {
    const candidate = (move: string, share: number | null) => ({ move, share }) as Parameters<typeof ranked>[0][number];
    const moves = (...all: [string, number | null][]) => ranked(all.map((one) => candidate(...one))).map((c) => c.move);
    expect(moves(["a", 0.65], ["b", 0.62], ["c", 0.64])).toEqual(["a", "c", "b"]);
    expect(moves(["a", 0.62], ["b", 0.65], ["c", 0.5])).toEqual(["a", "c"]);
    expect(moves(["a", null])).toEqual(["a"]);
    expect(moves()).toEqual([]);
});
