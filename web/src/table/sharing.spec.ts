import { describe, expect, test } from "vitest";
import { shared } from "./sharing";

const position = () => ({ day: 1, places: [{ stock: 3 }, { stock: 2 }], leader: null as string | null });

describe("a state takes over what has not changed", () => {
    test("all of it, if nothing has changed", () => {
        const before = position();
        expect(shared(before, position())).toBe(before);
    });

    test("each part by itself, at any depth", () => {
        const before = position();
        const now = shared(before, { ...position(), places: [{ stock: 3 }, { stock: 1 }] });
        expect(now).not.toBe(before);
        expect(now.places).not.toBe(before.places);
        expect(now.places[0]).toBe(before.places[0]);
        expect(now.places[1]).toEqual({ stock: 1 });
    });

    test("what has changed is as it is now", () => {
        expect(shared(position(), { ...position(), day: 2, leader: "anna" })).toEqual({
            ...position(),
            day: 2,
            leader: "anna",
        });
    });
});

describe("nothing is taken over from a state that says something else", () => {
    test("a key that has gone does not come back", () => {
        expect(shared({ day: 1, night: true }, { day: 1 })).toEqual({ day: 1 });
    });

    test("a key that was not there is not the same as one that is undefined", () => {
        const now = shared({ day: 1 }, { day: 1, night: undefined });
        expect(Object.keys(now)).toEqual(["day", "night"]);
    });

    test("a shorter list stays shorter, and keeps its members", () => {
        const before = { places: [{ stock: 3 }, { stock: 2 }] };
        const now = shared(before, { places: [{ stock: 3 }] });
        expect(now.places).toHaveLength(1);
        expect(now.places[0]).toBe(before.places[0]);
    });

    test("a list does not become an object with the same keys, nor the other way round", () => {
        expect(shared({ 0: "forest" }, ["forest"])).toEqual(["forest"]);
        expect(shared(["forest"], { 0: "forest" })).toEqual({ 0: "forest" });
    });

    test.each([
        [null, { stock: 1 }],
        [{ stock: 1 }, null],
        ["forest", { stock: 1 }],
        [{ stock: 1 }, "forest"],
        [0, false],
        [1, "1"],
    ])("%j does not stand for %j", (before: unknown, now: unknown) => {
        expect(shared(before, now)).toBe(now);
    });
});
