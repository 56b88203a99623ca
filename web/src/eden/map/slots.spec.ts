import { expect, test } from "vitest";
import { laidOut, settleFaces } from "./slots";

test("each die keeps its place, and the place of one that was taken shows by whom, whenever one looks", () => {
    const before = { tinkerer: 1, brawler: 2, sage: 1, wild: 1 };
    expect(laidOut(before, [], 5)).toEqual(["tinkerer", "brawler", "brawler", "sage", "wild"]);
    const after = { brawler: 1, wild: 1 };
    const changes = [
        { face: "sage", by: 1 },
        { face: "brawler", by: 0 },
        { face: "tinkerer", by: 1 },
    ] as const;
    expect(laidOut(after, changes, 5)).toEqual([1, 0, "brawler", 1, "wild"]);
});

test("a die that was swapped lies where the one lay that went", () => {
    const changes = [
        { face: "wild", by: "farmer" },
        { face: "tinkerer", by: 2 },
    ] as const;
    expect(laidOut({ brawler: 1, farmer: 1 }, changes, 3)).toEqual([2, "brawler", "farmer"]);
});

test("what was taken elsewhere before has no place here", () => {
    const changes = [
        { face: "healer", by: 0 },
        { face: "sage", by: 1 },
        { face: "wild", by: 2 },
    ] as const;
    expect(laidOut({ sage: 1, farmer: 1 }, changes, 3)).toEqual(["sage", "farmer", 2]);
});

test("in a preview the die that goes leaves its place empty, and all others stay", () => {
    expect(settleFaces(["sage", 0, "sage", "wild"], { sage: 1, wild: 1 }, 4)).toEqual(["sage", 0, null, "wild"]);
});
