import { describe, expect, test } from "vitest";
import { cardOf, clausesOf, type Cards } from "./cards";

const box: Cards = {
    buildings: { "tinkerer-8": { survivors: { tinkerer: 1, slacker: 1 }, power: "cans", end: false } },
    missions: { "new-building-7": { survivors: {}, cans: 3 } },
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
