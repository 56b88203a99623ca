// @vitest-environment happy-dom
import { kept } from "$lib/kept";
import { want } from "$lib/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { others, refused, Rehearsal } from "./rehearsal";
import { Table } from "./table.svelte";

let at: Rehearsal;
beforeAll(() => want());
beforeEach(() => void (at = new Rehearsal()));

describe("a plan", () => {
    function plan(...moves: string[]): void {
        at.sees(at.state([], others(...moves)));
        at.table.planning.isOn = true;
        for (const offer of at.table.planning.plannable) void at.table.choosing.choose(offer);
    }

    test("is made of the moves that are chosen while others decide, and kept for the next visit", () => {
        plan("pawn e4", "knight f3");
        expect(at.table.planning.moves).toEqual(["pawn e4", "knight f3"]);
        at.table.planning.drop("pawn e4");
        const again = new Table(at.table.id);
        again.showReplay(0, at.state([], others()), []);
        expect(again.planning.moves).toEqual(["knight f3"]);
    });

    test("waits for confirmation when its turn comes, and goes on after it was played", async () => {
        plan("pawn e4", "knight f3");
        at.sees(at.state(["pawn d4", "pawn e4"]));
        expect(at.table.planning.isOn).toBe(false);
        expect(at.table.choosing.chosen?.move).toBe("pawn e4");
        await at.table.choosing.confirm();
        expect(at.played).toEqual(["pawn e4"]);
        expect(at.table.planning.moves).toEqual(["knight f3"]);
    });

    test("says what has become impossible, and forgets it", () => {
        plan("pawn e4");
        vi.spyOn(at.table, "say").mockReturnValue("The square is taken.");
        at.sees(at.state(["pawn d4"], refused("pawn e4")));
        expect(at.table.planning.lost).toMatchObject({ offer: { move: "pawn e4" }, reason: "The square is taken." });
        expect(at.table.planning.moves).toEqual([]);
    });

    test("waits on while something else is asked", () => {
        plan("pawn e4");
        at.sees(at.state(["promote queen"]));
        expect(at.table.planning.moves).toEqual(["pawn e4"]);
        expect(at.table.choosing.chosen).toBeNull();
    });

    test("asks the server for the reason if it was not told", async () => {
        plan("pawn e4");
        vi.spyOn(at.table, "say").mockReturnValue("The square is taken.");
        at.answers({ moves: [{ reason: { id: "close" } }] } as never);
        at.sees(at.state(["pawn d4"]));
        await vi.waitFor(() => expect(at.table.planning.lost?.reason).toBe("The square is taken."));
    });

    test("belongs to a seat", () => {
        plan("pawn e4");
        at.sees(at.state([], { ...others("pawn e5"), seat: 1, seats: [0, 1], to_act: [0] }));
        expect(at.table.planning.moves).toEqual([]);
        at.sees(at.state([], others("pawn e4")));
        expect(at.table.planning.moves).toEqual(["pawn e4"]);
    });

    test("that an earlier version kept without words is forgotten", () => {
        kept.keep("plans", `${at.table.id}/0`, ["pawn e4"]);
        at.sees(at.state([], others("pawn e4")));
        expect(at.table.planning.moves).toEqual([]);
    });
});
