// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { holdings as Holdings } from "./held.svelte";

let holdings: typeof Holdings;

/** Open the page: what the browser has kept is read. */
async function open(): Promise<void> {
    vi.resetModules();
    ({ holdings } = await import("./held.svelte"));
}

beforeEach(async () => {
    vi.useFakeTimers({ now: 1_000 });
    localStorage.clear();
    await open();
});

describe("a browser holds seats by a token", () => {
    test("also when the page is opened again", async () => {
        holdings.hold("first", "secret", [0, 2]);
        await open();
        expect(holdings.of("first")).toEqual({ token: "secret", seats: [0, 2], at: 1_000 });
    });

    test("and remembers whose eyes were looked through last", () => {
        holdings.hold("first", "secret", [0, 2], { seat: 2 });
        holdings.hold("first", "secret", [0, 1, 2]);
        expect(holdings.of("first")).toMatchObject({ seats: [0, 1, 2], seat: 2 });
    });

    test("until they are let go", () => {
        holdings.hold("first", "secret", [0]);
        holdings.hold("second", "other", [1]);
        holdings.letGo("first");
        expect(holdings.of("first")).toBeUndefined();
        expect(Object.keys(holdings.all)).toEqual(["second"]);
    });

    test("and what another tab has taken meanwhile stays", () => {
        holdings.hold("first", "secret", [0]);
        const elsewhere = { second: { token: "other", seats: [1], at: 2_000 } };
        localStorage.setItem("newdawn-tables", JSON.stringify(elsewhere));
        holdings.hold("third", "more", [0]);
        expect(Object.keys(holdings.all).sort((one, other) => one.localeCompare(other))).toEqual(["second", "third"]);
    });
});

describe("of many tables", () => {
    /** Open the page of somebody who took so many seats, one after the other. */
    async function holdMany(count: number): Promise<void> {
        const held = Array.from({ length: count }, (_, at) => [`table ${at}`, { token: "secret", seats: [0], at }]);
        localStorage.setItem("newdawn-tables", JSON.stringify(Object.fromEntries(held)));
        await open();
    }

    test("the latest comes first", async () => {
        await holdMany(3);
        holdings.hold("table 1", "secret", [0]);
        expect(Object.keys(holdings.all)).toEqual(["table 1", "table 2", "table 0"]);
    });

    test("none that is running is forgotten", async () => {
        await holdMany(130);
        holdings.hold("another", "secret", [0]);
        expect(Object.keys(holdings.all)).toHaveLength(131);
        holdings.noteStages({ "table 7": "finished" });
        expect(holdings.of("table 7")).toBeUndefined();
        expect(Object.keys(holdings.all)).toHaveLength(130);
    });

    test("those that ended longest ago are forgotten beyond a hundred", async () => {
        await holdMany(105);
        const ended = Array.from({ length: 10 }, (_, number) => `table ${number}`);
        holdings.noteStages(Object.fromEntries(ended.map((table, at) => [table, at % 2 ? "finished" : "gone"])));
        expect(ended.filter((table) => holdings.of(table))).toEqual(ended.slice(5));
        expect(holdings.of("table 10")).toBeDefined();
    });

    test("a stage that is noted stays until another one is", async () => {
        await holdMany(2);
        holdings.noteStages({ "table 0": "finished" });
        holdings.noteStages({ "table 1": "running" });
        expect(holdings.of("table 0")?.stage).toBe("finished");
        expect(holdings.of("table 1")?.stage).toBe("running");
    });
});
