// @vitest-environment happy-dom
import type { Health } from "$lib/protocol/messages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { percentOf, watchPreparing } from "./preparing";

type Answer = Pick<Health, "compiled" | "compiling">;
let answers: (Answer | Error | Promise<Answer>)[];
let said: (number | null)[];
let asked: number;

beforeEach(() => {
    vi.useFakeTimers();
    answers = [];
    said = [];
    asked = 0;
    vi.stubGlobal("fetch", async () => {
        asked += 1;
        const next = await answers.shift();
        if (next instanceof Error) throw next;
        return Response.json(next);
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test("a percentage is whole, and never ahead of the work", () => {
    expect(percentOf({ compiled: 0.439, compiling: "under-way" })).toBe(43);
    expect(percentOf({ compiled: 0, compiling: "under-way" })).toBe(0);
});

test("nothing is waited for when all is compiled, or the rest was given up", () => {
    expect(percentOf({ compiled: 1, compiling: "done" })).toBeNull();
    expect(percentOf({ compiled: 0.75, compiling: "given-up" })).toBeNull();
});

describe("the server is asked", () => {
    test("until it is done, and then no more", async () => {
        answers = [
            { compiled: 0.25, compiling: "under-way" },
            { compiled: 0.5, compiling: "under-way" },
            { compiled: 1, compiling: "done" },
        ];
        watchPreparing((percent) => said.push(percent));
        await pass(60);
        expect(said).toEqual([25, 50, null]);
        expect(asked).toBe(3);
    });

    test("again if it did not answer the first time", async () => {
        answers = [new Error("not there yet"), { compiled: 0.5, compiling: "under-way" }];
        const end = watchPreparing((percent) => said.push(percent));
        await pass(4);
        end();
        expect(said).toEqual([50]);
    });

    test("however long its first answer takes", async () => {
        const slow = new Promise<Answer>((done) =>
            setTimeout(() => done({ compiled: 0.1, compiling: "under-way" }), 10_000),
        );
        answers = [slow, { compiled: 0.2, compiling: "under-way" }];
        const end = watchPreparing((percent) => said.push(percent));
        await pass(14);
        end();
        expect(said).toEqual([10, 20]);
    });

    test("no more once the page is left", async () => {
        answers = [{ compiled: 0.1, compiling: "under-way" }];
        watchPreparing((percent) => said.push(percent))();
        await pass(60);
        expect(said).toEqual([]);
        expect(asked).toBe(1);
    });
});
