// @vitest-environment happy-dom
import { want } from "$lib/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Rehearsal } from "./rehearsal";

let at: Rehearsal;
beforeAll(() => want());
beforeEach(() => void (at = new Rehearsal()));

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
