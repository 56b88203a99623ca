import { describe, expect, test } from "vitest";
import { standingAt, type Standing, type Strength } from "./prospects";

const third: Standing = { place: 3, tied: true, claims: false };
const first: Standing = { place: 1, tied: false, claims: true };
const scale: Strength = { natural: 1, least: 2, most: 3, announced: false, standings: [third, first] };

describe("where a strength stands", () => {
    test("each strength from the least to the most has its own place", () => {
        expect(standingAt(scale, 2)).toEqual(third);
        expect(standingAt(scale, 3)).toEqual(first);
    });

    test("a plan for more than there can be stands where the most does", () => {
        expect(standingAt(scale, 9)).toEqual(first);
    });

    test("without a strength there is no place", () => {
        expect(standingAt(undefined, 0)).toBeNull();
        expect(standingAt(scale, 0)).toBeNull();
    });

    test("what chance decides stands nowhere", () => {
        expect(standingAt(null, 2)).toBeNull();
        expect(standingAt({ ...scale, standings: null }, 2)).toBeNull();
        expect(standingAt({ ...scale, standings: [{ place: null, tied: null, claims: null }] }, 2)).toBeNull();
    });
});
