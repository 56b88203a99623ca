// @vitest-environment happy-dom
import { want } from "$lib/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Rehearsal } from "./rehearsal";

let at: Rehearsal;
beforeAll(() => want());
beforeEach(() => void (at = new Rehearsal()));

describe("several players on one device", () => {
    /** Ada and Bea play on this device; what each of them sees is secret, unless more is said. */
    const sofa = (seat: number | null, asked: number[], more: object = {}) => ({
        type: "update" as const,
        entries: [],
        ...at.state([], { seat, seats: [0, 1], to_act: asked, secret_seats: [0, 1], ...more }),
        table: {
            game: "chess",
            stage: "playing",
            clock: { kind: "none" },
            seats: ["Ada", "Bea"].map((name) => ({ kind: "person", name, bot: null })),
            ...more,
        },
    });
    /** The server has told something; afterwards, whose eyes were asked for. */
    const told = (...states: object[]) => {
        const asked: (number | null | "together")[] = [];
        at.table["connection"] = {
            lookAs: (seat: number | null) => asked.push(seat),
            lookTogether: () => asked.push("together"),
            close: () => undefined,
        } as never;
        for (const state of states) at.table["takeNow"](state as never, []);
        return asked;
    };
    const arrived = () => told(sofa(0, [0]), sofa(null, [0])) && at.table.come(0);

    test("open the page for nobody, and whoever is there first sees the table", () => {
        expect(told(sofa(0, [1]))).toEqual(["together"]);
        expect(at.table.opened).toMatchObject({ coveredFor: 1, isUnseen: true });
        expect(at.table.isDark).toBe(true);
        expect(told(sofa(null, [1]))).toEqual([]);
        expect(at.table.isDark).toBe(false);
        at.table.come(0);
        told(sofa(0, [1]));
        expect(at.table.opened.coveredFor).toBeNull();
    });

    test("look together as soon as the turn goes to another of them who has secrets", () => {
        arrived();
        expect(told(sofa(0, [0]))).toEqual([]);
        expect(told(sofa(0, [1]))).toEqual(["together"]);
        expect(at.table.opened).toMatchObject({ coveredFor: 1, isUnseen: false });
        expect(at.table.last).toBe(0);
    });

    test("are not sent away again when they have gone back to the table", () => {
        arrived();
        told(sofa(0, [0]), sofa(0, [1]), sofa(null, [1]));
        at.table.come(0);
        expect(told(sofa(0, [1]), sofa(0, [1]))).toEqual([]);
        expect(at.table.opened.coveredFor).toBeNull();
        // What was taken back and is played again is a turn that ends.
        expect(told(sofa(0, [0]), sofa(0, [1]))).toEqual(["together"]);
    });

    test("wait together for whoever is asked now", () => {
        arrived();
        told(sofa(0, [0]), sofa(0, [1]), sofa(null, [1]));
        expect(told(sofa(null, [0]))).toEqual(["together"]);
        expect(at.table.opened.coveredFor).toBe(0);
    });

    test("need no cover where nothing is secret any more", () => {
        arrived();
        told(sofa(0, [0]), sofa(0, [1]), sofa(null, [1]));
        expect(told(sofa(null, [], { stage: "finished", secret_seats: [] }))).toEqual([1]);
        told(sofa(1, [], { stage: "finished", secret_seats: [] }));
        expect(at.table.opened.coveredFor).toBeNull();
        expect(told(sofa(1, [0], { secret_seats: [] }))).toEqual([0]);
    });

    test("see nothing while it takes long to be told what all may see", () => {
        vi.useFakeTimers();
        arrived();
        told(sofa(0, [0]), sofa(0, [1]));
        expect(at.table.isDark).toBe(false);
        vi.runAllTimers();
        expect(at.table.isDark).toBe(true);
        told(sofa(null, [1]));
        expect(at.table.isDark).toBe(false);
        vi.useRealTimers();
    });
});

describe("what lies open", () => {
    test("is hidden when the device is passed on", () => {
        at.sees(at.state(["pawn e4"]));
        at.table.opened.rule = "term:castling";
        at.table.opened.score = true;
        at.table.choosing.point("e4");
        at.table.cover(1);
        expect(at.table.opened).toMatchObject({ rule: null, score: false, coveredFor: 1 });
        expect(at.table.choosing.chosen).toBeNull();
    });

    test("and a sentence goes by itself", () => {
        vi.useFakeTimers();
        at.table.tell("Not now.");
        expect(at.table.opened.notice).toEqual({ text: "Not now.", kind: "error" });
        vi.runAllTimers();
        expect(at.table.opened.notice).toBeNull();
        vi.useRealTimers();
    });
});
