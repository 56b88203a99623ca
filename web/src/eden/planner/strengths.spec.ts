import type { Table } from "$lib/table/table.svelte";
import { describe, expect, test } from "vitest";
import type { Standing } from "../prospects";
import type { Plan } from "./plan.svelte";
import { strengthOf } from "./strengths";

const standing = (strength: number, wilds: number, place = 1): Standing => ({
    strength,
    wilds,
    place,
    tied: false,
    claims: true,
});

const scale = (...standings: (Standing | Record<keyof Standing, null>)[]) => ({
    sage: { natural: 1, least: standings[0]!.strength, most: standings.at(-1)!.strength, announced: false, standings },
});

/** What follows from a position, with two wilds beside one sage. */
const prospects = (strengths: object = scale(standing(1, 0, 3), standing(2, 1, 2), standing(3, 2))) => ({
    to_come: ["sage", "farmer"],
    refuges: [{ wilds: 2, strengths }],
});

function shown(wish: number, ahead: object | null = null, now: object = prospects()) {
    const table = { prospects: now, choosing: { prospectsAhead: ahead } } as unknown as Table;
    const { now: before, then, standing } = strengthOf(table, 0, "sage", { wishes: { sage: wish } } as unknown as Plan);
    return [before, then, standing?.place ?? null];
}

describe("a strength", () => {
    test("without a plan and a move stays as it is", () => {
        expect(shown(0)).toEqual([1, 1, 3]);
    });

    test("counts the planned wilds, and stands where they lead", () => {
        expect(shown(2)).toEqual([1, 3, 1]);
    });

    test("counts the move that is considered together with the plan", () => {
        const further = prospects(scale(standing(2, 0, 2), standing(3, 1), standing(4, 2)));
        expect(shown(0, further)).toEqual([1, 2, 2]);
        expect(shown(1, further)).toEqual([1, 3, 1]);
    });

    test("counts a wild that the move adds once, also if it was planned", () => {
        const added = prospects(scale(standing(2, 1, 2), standing(3, 2)));
        expect(shown(0, added)).toEqual([1, 2, 2]);
        expect(shown(1, added)).toEqual([1, 2, 2]);
    });

    test("plans no wild that the move spends elsewhere", () => {
        expect(shown(2, prospects(scale(standing(1, 0, 3), standing(2, 1, 2))))).toEqual([1, 2, 2]);
    });

    test("stays as planned where the type is given out by the move, or nobody can know", () => {
        expect(shown(1, { ...prospects(scale(standing(9, 0))), to_come: ["farmer"] })).toEqual([1, 2, 2]);
        const unknown = { strength: null, wilds: null, place: null, tied: null, claims: null };
        expect(shown(1, prospects(scale(unknown)))).toEqual([1, 2, 2]);
    });

    test("is none without a survivor of the type, and stands nowhere", () => {
        expect(shown(2, null, prospects({}))).toEqual([0, 0, null]);
        expect(shown(0, prospects(), prospects({}))).toEqual([0, 1, 3]);
    });
});
