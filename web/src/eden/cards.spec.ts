import type { Box } from "$lib/rulebook/box";
import { describe, expect, test } from "vitest";
import { cardOf, clausesOf, isNewBuilding, kindOf, type Cards } from "./cards";

const box: Cards = {
    buildings: { "tinkerer-8": { survivors: { tinkerer: 1, slacker: 1 }, power: "cans", end: false } },
    missions: { "new-building-7": { survivors: {}, cans: 3, needs: { sage: 2 } }, "most-sages": { points: 6 } },
    events: { "spring-a": { requires: [{ count: 2, of: ["brawler", "healer"] }] } },
};

describe("what is printed on a card", () => {
    test("a building", () => {
        expect(cardOf(box, "tinkerer-8")).toEqual({
            survivors: { tinkerer: 1, slacker: 1 },
            equipment: {},
            cans: 0,
            power: "cans",
            isEnd: false,
        });
    });

    test("a New Building is a mission card", () => {
        expect(cardOf(box, "new-building-7").cans).toBe(3);
    });

    test("an event, or a card that this box does not have", () => {
        expect(clausesOf(box, "spring-a")).toEqual([{ count: 2, of: ["brawler", "healer"] }]);
        expect(clausesOf(box, "spring-z")).toEqual([]);
        expect(cardOf(box, "sage-99").survivors).toEqual({});
    });
});

test("a New Building is known by what it needs, and not by its name", () => {
    expect(isNewBuilding(box, "new-building-7")).toBe(true);
    expect(isNewBuilding(box, "most-sages")).toBe(false);
    expect(isNewBuilding(box, "new-building-99")).toBe(false);
});

describe("the type of a building", () => {
    const named = (id: string, kind?: string) => ({ id, arguments: kind ? { kind: { id: kind } } : {} });
    const families = {
        profession: { tinkerer: named("survivor-tinkerer"), sage: named("survivor-sage") },
        building: { "library-1": named("building", "survivor-sage") },
    };

    test("is what the box calls it by, whatever its name is", () => {
        expect(kindOf({ families } as unknown as Box, "library-1")).toBe("sage");
    });

    test("of a card that this box does not have is not known", () => {
        expect(kindOf({ families } as unknown as Box, "sage-99")).toBeUndefined();
        expect(kindOf(null, "sage-1")).toBeUndefined();
    });
});
