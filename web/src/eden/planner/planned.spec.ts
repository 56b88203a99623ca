import { describe, expect, test } from "vitest";
import type { Standing } from "../prospects";
import { PROFESSIONS, type Profession } from "../view";
import { planned } from "./planned";

/** Strengths with these wilds in them, one after another. */
const scale = (natural: number, ...wilds: number[]): Standing[] =>
    wilds.map((count) => ({ strength: natural + count, wilds: count, place: 1, tied: false, claims: true }));

const strengths: Partial<Record<Profession, Standing[]>> = {
    tinkerer: scale(2, 0, 1, 2),
    sage: scale(1, 0, 1, 2),
};

function strengthsWith(
    wishes: Partial<Record<Profession, number>>,
    { wilds = 2, toCome = PROFESSIONS as readonly Profession[], given = strengths } = {},
) {
    const found = planned((kind) => given[kind] ?? [], wilds, toCome, wishes);
    return Object.fromEntries(Object.entries(found).map(([kind, one]) => [kind, one.strength]));
}

describe("a plan for wilds", () => {
    test("without wishes leaves every strength as it is", () => {
        expect(strengthsWith({})).toEqual({ tinkerer: 2, sage: 1 });
    });

    test("adds the wilds that are wished, where there is a survivor to join", () => {
        expect(strengthsWith({ tinkerer: 1, sage: 1, farmer: 2 })).toEqual({ tinkerer: 3, sage: 2 });
    });

    test("gives the wilds that there are to the first types", () => {
        expect(strengthsWith({ tinkerer: 1, sage: 2 })).toEqual({ tinkerer: 3, sage: 2 });
        expect(strengthsWith({ tinkerer: 9 })).toEqual({ tinkerer: 4, sage: 1 });
    });

    test("cannot take back what was added, which others then lack", () => {
        const given = { tinkerer: scale(2, 1, 2), sage: scale(1, 0, 1) };
        expect(strengthsWith({ sage: 2 }, { given })).toEqual({ tinkerer: 3, sage: 2 });
    });

    test("has no wish for a type that was given out", () => {
        expect(strengthsWith({ tinkerer: 2, sage: 2 }, { toCome: ["sage", "farmer"] })).toEqual({
            tinkerer: 2,
            sage: 3,
        });
    });
});
