// @vitest-environment happy-dom
import { guided } from "$lib/games/guided.svelte";
import { settings } from "$lib/settings.svelte";
import { want } from "$lib/words/words.svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hintWords } from "./actions/advice";
import { MOMENT_MS } from "./leaving.svelte";
import { refused, Rehearsal } from "./rehearsal";

let at: Rehearsal;
beforeAll(() => want());
beforeEach(() => void (at = new Rehearsal()));

describe("pointing at the board", () => {
    test("chooses the only move that lives there", () => {
        at.sees(at.state(["pawn e4", "knight f3"]));
        at.table.choosing.point("f3");
        expect(at.table.choosing.chosen?.move).toBe("knight f3");
    });

    test("narrows to several, then to fewer; once more widens", () => {
        at.sees(at.state(["rook a1 a2", "rook a1 a3", "rook h1 h2"]));
        at.table.choosing.point("a1");
        expect(at.table.choosing.shown.map(({ move }) => move)).toEqual(["rook a1 a2", "rook a1 a3"]);
        at.table.choosing.point("a1");
        expect(at.table.choosing.shown).toHaveLength(3);
    });

    test("elsewhere begins again", () => {
        at.sees(at.state(["rook a1 a2", "rook a1 a3", "rook h1 h2"]));
        at.table.choosing.point("a1");
        at.table.choosing.point("h1");
        expect(at.table.choosing.chosen?.move).toBe("rook h1 h2");
    });

    test("says why nothing can be done there", () => {
        vi.spyOn(at.table, "say").mockReturnValue("It is in check.");
        at.sees(at.state(["pawn e4"], refused("king e2")));
        expect(at.table.choosing.refusalsAt("e2")).toMatchObject([{ reason: "It is in check." }]);
        expect(at.table.choosing.refusalsAt("e4")).toEqual([]);
    });
});

describe("a move that is chosen", () => {
    const chosen = () => at.table.choosing.chosen?.move;

    test("waits if nobody can say what it would do, and is played when it is chosen again", async () => {
        at.sees(at.state(["pawn e4"]));
        const [offer] = at.table.choosing.offers;
        await at.table.choosing.choose(offer!);
        expect(at.played).toEqual([]);
        await at.table.choosing.choose(offer!);
        expect(at.played).toEqual(["pawn e4"]);
    });

    test("is played once only, however often it is confirmed", async () => {
        vi.mocked(at.table.do).mockResolvedValue({ type: "acknowledged" } as never);
        at.sees(at.state(["pawn e4"]));
        await Promise.all([at.table.choosing.send(["pawn e4"]), at.table.choosing.send(["pawn e4"])]);
        expect(at.played).toEqual(["pawn e4"]);
    });

    test("stays chosen while others only talk, or decide for themselves", () => {
        const first = at.state(["pawn e4", "pawn d4"]);
        at.sees(first);
        at.table.choosing.point("e4");
        at.sees({ ...first, version: 9 });
        expect(chosen()).toBe("pawn e4");
        at.sees(at.state(["pawn e4", "pawn d4"]));
        expect(chosen()).toBe("pawn e4");
    });

    test("is given up, and why, where others have made it impossible", async () => {
        vi.spyOn(at.table, "say").mockReturnValue("It is gone.");
        at.sees(at.state(["pawn e4", "pawn d4"]));
        at.table.choosing.point("e4");
        at.sees(at.state(["pawn d4"], refused("pawn e4")));
        await Promise.resolve();
        expect(chosen()).toBeUndefined();
        expect(at.table.planning.lost?.reason).toBe("It is gone.");
    });

    test("is forgotten where something else is asked", () => {
        at.sees(at.state(["pawn e4"]));
        at.table.choosing.point("e4");
        at.sees(at.state(["pawn e4"], { decision_name: "promote" }));
        expect(chosen()).toBeUndefined();
    });
});

test.each([
    ["every", { closes_undo: false, to_act: [0] }, []],
    ["never", { closes_undo: true, to_act: [1] }, ["pawn e4"]],
] as const)("who wants to confirm %s move is asked accordingly", async (confirming, preview, played) => {
    settings.confirming = confirming;
    at.previews["pawn e4"] = { ...preview, to_act: [...preview.to_act] };
    at.sees(at.state(["pawn e4"]));
    await at.table.choosing.choose(at.table.choosing.offers[0]!);
    expect(at.played).toEqual(played);
});

describe("a turn that a choice completes", () => {
    const whole = (by: "you" | "suggested" = "you") => ({
        steps: [{ move: "pawn e4", message: { id: "pawn", arguments: {} }, by }],
        then: null,
    });

    beforeEach(() => {
        vi.useFakeTimers();
        settings.confirming = "moment";
        at.compositions["pawn e4"] = whole() as never;
        at.sees(at.state(["pawn e4", "pawn d4"]));
    });
    afterEach(() => void vi.useRealTimers());

    const points = (isPointer = true) => at.table.choosing.choose(at.table.choosing.offers[0]!, isPointer);

    test("goes by itself after a moment", async () => {
        await points();
        expect(at.table.choosing.leaving.isNear).toBe(true);
        await vi.advanceTimersByTimeAsync(MOMENT_MS - 1);
        expect(at.played).toEqual([]);
        await vi.advanceTimersByTimeAsync(1);
        expect(at.played).toEqual(["pawn e4"]);
    });

    test("can be held back", async () => {
        await points();
        at.table.choosing.leaving.hold();
        await vi.runAllTimersAsync();
        expect(at.played).toEqual([]);
        expect(at.table.choosing.chosen?.move).toBe("pawn e4");
    });

    test("waits where a key chose it", async () => {
        await points(false);
        expect(at.table.choosing.leaving.isNear).toBe(false);
    });

    test("waits where part of it was only suggested", async () => {
        at.compositions["pawn e4"] = whole("suggested") as never;
        await points();
        expect(at.table.choosing.leaving.isNear).toBe(false);
    });

    test("waits for whoever wants to confirm it", async () => {
        settings.confirming = "turn";
        await points();
        expect(at.table.choosing.leaving.isNear).toBe(false);
    });

    test("waits in a guided game until its reader knows enough", async () => {
        guided.begin(at.table.id);
        await points();
        expect(at.table.choosing.leaving.isNear).toBe(false);
        guided.stop(at.table.id);
        at.table.choosing.clear();
        await points();
        expect(at.table.choosing.leaving.isNear).toBe(true);
    });

    test("stays where it is when something else has happened meanwhile", async () => {
        await points();
        at.sees(at.state(["pawn d4"], { decision_name: "promote" }));
        await vi.runAllTimersAsync();
        expect(at.played).toEqual([]);
    });
});

describe("what a move would do", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test("is shown after a moment, asked for once, and gone with the pointer", async () => {
        at.previews["pawn e4"] = { closes_undo: false };
        at.sees(at.state(["pawn e4"]));
        const [offer] = at.table.choosing.offers;
        for (const _ of [1, 2]) {
            at.table.choosing.consider(offer!);
            expect(at.table.choosing.preview).toBeNull();
            await vi.runAllTimersAsync();
            expect(at.table.choosing.preview).toEqual({ closes_undo: false });
            at.table.choosing.consider(null);
        }
        expect(at.asked).toEqual(["preview"]);
    });

    test("is not shown in another position", async () => {
        at.previews["pawn e4"] = { closes_undo: false };
        at.sees(at.state(["pawn e4"]));
        at.table.choosing.consider(at.table.choosing.offers[0]!);
        vi.advanceTimersByTime(1000);
        at.sees(at.state(["pawn e4"]));
        await vi.runAllTimersAsync();
        expect(at.table.choosing.preview).toBeNull();
    });

    test("is asked for again if no answer came", async () => {
        at.sees(at.state(["pawn e4"]));
        const [offer] = at.table.choosing.offers;
        for (const _ of [1, 2]) await at.table.choosing.take(offer!);
        expect(at.asked).toEqual(["preview", "preview"]);
    });
});

describe("a bot’s advice", () => {
    const hint = { candidates: [] } as never;

    test("is asked for once at a time, and kept while others only talk", async () => {
        const first = at.state(["pawn e4"]);
        at.sees(first);
        at.answers(hint);
        const advice = Promise.all([at.table.choosing.askHint(), at.table.choosing.askHint()]);
        at.sees({ ...first, version: 9 });
        await advice;
        expect(at.asked.filter((one) => one === "hint")).toHaveLength(1);
        expect(at.table.choosing.hint).toEqual(hint);
    });

    test("about another position is not shown", async () => {
        at.sees(at.state(["pawn e4"]));
        at.answers(hint);
        const advice = at.table.choosing.askHint();
        at.sees(at.state(["pawn e4"]));
        await advice;
        expect(at.table.choosing.hint).toBeNull();
    });

    test("that waits for a bot says how many go first", async () => {
        at.sees(at.state(["pawn e4"]));
        const words: string[] = [];
        vi.mocked(at.table.ask).mockImplementation(({ ask }, waits) => {
            if (ask !== "hint") return Promise.resolve(null);
            words.push(hintWords(at.table));
            waits?.(2);
            words.push(hintWords(at.table));
            return Promise.resolve(hint);
        });
        await at.table.choosing.askHint();
        words.push(hintWords(at.table));
        expect(words).toEqual(["A bot is thinking …", "Waiting for a bot, 2 before you …", "Hint"]);
    });

    test("that nobody has is said to be missing", async () => {
        at.sees(at.state(["pawn e4"]));
        await at.table.choosing.askHint();
        expect(at.table.opened.notice).not.toBeNull();
    });
});
