// @vitest-environment happy-dom
import type { Composition } from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import { want } from "$lib/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { offered, Rehearsal } from "./rehearsal";

let at: Rehearsal;
beforeAll(() => want());
beforeEach(() => {
    at = new Rehearsal();
    settings.automatic = "harmless";
    vi.mocked(at.table.do).mockResolvedValue({ type: "acknowledged" } as never);
});

interface Told {
    /** Those of the steps that the game has added, with who wants them. */
    added?: [string, Composition["steps"][number]["by"]][];
    /** What is offered then; null: the composition ends. */
    then?: string[] | null;
    repeat?: Record<string, number>;
    bundles?: string[][];
    closing?: string;
}

/** Let the server say what comes of moves. */
function say(moves: string[], { added = [], then = null, repeat = {}, bundles = [], closing }: Told): void {
    const steps = [...moves.map((move) => [move, "you"] as const), ...added];
    at.compositions[moves.join(", ")] = {
        version: 1,
        events: [],
        view: { after: steps.map(([move]) => move) },
        unknown: [],
        prospects: {},
        scores: [],
        scored: [],
        gain: [],
        closes_undo: then === null,
        to_act: then === null ? [1] : [0],
        ends: false,
        steps: steps.map(([move, by]) => ({ ...offered(move)[0]!, by, text: null })),
        then:
            then === null
                ? null
                : {
                      decision: { id: "close", arguments: {} },
                      decision_name: "move",
                      decision_text: null,
                      moves: then.map((move) => ({ ...offered(move)[0]!, text: null, repeat: repeat[move] ?? 1 })),
                      refused: [],
                      bundles: bundles.map((bundle) => offered(...bundle)),
                      closing: closing ?? null,
                  },
    } as unknown as Composition;
}

const { composing, choosing } = { composing: () => at.table.composing, choosing: () => at.table.choosing };
const offers = () => choosing().offers.map(({ move }) => move);
const choose = (move: string) =>
    choosing().choose([...choosing().offers, ...composing().bundles].find((one) => one.move === move)!);

describe("a step that can be taken back", () => {
    beforeEach(async () => {
        say([], { then: ["gather", "leave"], repeat: { gather: 3 } });
        say(["gather"], { then: ["gather", "leave"], repeat: { gather: 2 } });
        say(["gather", "gather"], { then: ["leave"], closing: "leave" });
        say(["gather", "gather", "leave"], {});
        at.sees(at.state(["gather", "leave"]));
        await composing().begin();
    });

    test("is composed and not played, and what comes after it is shown and offered", async () => {
        await choose("gather");
        expect(at.played).toEqual([]);
        expect(composing().moves).toEqual(["gather"]);
        expect(at.table.view).toEqual({ after: ["gather"] });
        expect(at.table.before.view).toEqual({ moves: 1 });
        expect(offers()).toEqual(["gather", "leave"]);
    });

    test("is counted, and made as often as it can be with one click", async () => {
        expect(composing().repeats.get("gather")).toBe(3);
        await composing().add(["gather", "gather"]);
        expect(composing().chips).toMatchObject([{ count: 2, by: "you", at: 0 }]);
        expect(composing().countOf("gather")).toBe(2);
    });

    test("is followed by what ends the matter, which Confirm plays with all the rest", async () => {
        await composing().add(["gather", "gather"]);
        expect(choosing().chosen?.move).toBe("leave");
        await choosing().confirm();
        expect(at.played).toEqual(["gather, gather, leave"]);
        expect(composing().isOn).toBe(false);
    });

    test("is taken out again without asking anybody at the table", async () => {
        await composing().add(["gather", "gather"]);
        at.table.takeBack();
        await vi.waitFor(() => expect(composing().moves).toEqual(["gather"]));
        at.table.restartTurn();
        await vi.waitFor(() => expect(composing().isOn).toBe(false));
        expect(at.table.view).toEqual({ after: [] });
        expect(at.played).toEqual([]);
    });

    test("stays while others only talk", async () => {
        await choose("gather");
        at.sees({ ...at.state(["gather", "leave"]), view: { moves: 1 } });
        expect(composing().moves).toEqual(["gather"]);
        expect(at.table.view).toEqual({ after: ["gather"] });
        expect(offers()).toEqual(["gather", "leave"]);
    });
});

test("a step that ends the turn waits for Confirm, with the steps before it", async () => {
    say([], { then: ["gather", "leave"] });
    say(["gather"], { then: ["leave", "search"] });
    say(["gather", "search"], {});
    at.sees(at.state(["gather", "leave"]));
    await choose("gather");
    await choose("search");
    expect(choosing().chosen?.move).toBe("search");
    expect(composing().moves).toEqual(["gather"]);
    await choosing().confirm();
    expect(at.played).toEqual(["gather, search"]);
});

test("moves that belong together are chosen with one click", async () => {
    say([], { then: ["die", "wait"], bundles: [["die", "book"]] });
    say(["die"], { then: ["book", "bullet"] });
    say(["die", "book"], {});
    at.sees(at.state(["die", "wait"]));
    await composing().begin();
    await choose("die, book");
    expect(composing().moves).toEqual(["die"]);
    expect(choosing().chosen?.move).toBe("book");
    await choosing().confirm();
    expect(at.played).toEqual(["die, book"]);
});

describe("what goes without saying", () => {
    test("is played at once if nobody could wish otherwise", async () => {
        say([], { added: [["only", "forced"]] });
        at.sees(at.state(["only"]));
        await composing().begin();
        expect(at.played).toEqual(["only"]);
    });

    test("is not what the reader has played: a card of the guide stays to be read", async () => {
        say([], { added: [["only", "forced"]] });
        at.sees(at.state(["only"]));
        await composing().begin();
        expect(choosing().wentByItself).toBe(true);
        say([], { then: ["gather", "leave"] });
        say(["leave"], {});
        at.sees(at.state(["gather", "leave"]));
        await composing().begin();
        expect(choosing().wentByItself).toBe(true);
        await choose("leave");
        await choosing().confirm();
        expect(at.played).toEqual(["only", "leave"]);
        expect(choosing().wentByItself).toBe(false);
    });

    test("is proposed, and waits, if somebody could", async () => {
        say([], { added: [["pay", "suggested"]] });
        at.sees(at.state(["pay", "keep"]));
        await composing().begin();
        expect(at.played).toEqual([]);
        expect(choosing().chosen?.move).toBe("pay");
    });

    test("can be switched off in the composition, and stays off", async () => {
        say([], { then: ["build"] });
        say(["build"], { added: [["discount", "harmless"]], then: ["build"] });
        at.sees(at.state(["build"]));
        await composing().begin();
        await choose("build");
        expect(composing().chips.map(({ offer, by }) => [offer.move, by])).toEqual([
            ["build", "you"],
            ["discount", "harmless"],
        ]);
        say(["build"], { then: ["discount", "pay"] });
        composing().cut(1);
        await vi.waitFor(() => expect(composing().moves).toEqual(["build"]));
        expect(vi.mocked(at.table.ask)).toHaveBeenLastCalledWith({
            ask: "compose",
            moves: ["build"],
            automatic: "nothing",
        });
        expect(offers()).toEqual(["discount", "pay"]);
    });

    test("is left to those who wish to be asked", async () => {
        settings.automatic = "nothing";
        at.sees(at.state(["only"]));
        await composing().begin();
        expect(vi.mocked(at.table.ask)).toHaveBeenLastCalledWith({ ask: "compose", moves: [], automatic: "nothing" });
    });

    test("does not take the place of what the reader has chosen meanwhile", async () => {
        say([], { then: ["gather", "leave"], closing: "leave" });
        at.sees(at.state(["gather", "leave"]));
        choosing().point("gather");
        void choosing().take(choosing().offers[0]!);
        await composing().begin();
        expect(choosing().chosen?.move).toBe("gather");
    });
});

describe("when others decide meanwhile", () => {
    beforeEach(async () => {
        say(["gather"], { then: ["gather", "leave"] });
        at.sees(at.state(["gather", "leave"]));
        await choose("gather");
    });

    test("the composition stays if it is still possible", async () => {
        at.sees(at.state(["gather", "leave"]));
        await vi.waitFor(() => expect(at.table.view).toEqual({ after: ["gather"] }));
        expect(composing().moves).toEqual(["gather"]);
    });

    test("it is given up, and said why, if it is not", async () => {
        vi.spyOn(at.table, "say").mockReturnValue("It is empty.");
        delete at.compositions["gather"];
        const { refused } = { refused: [{ ...offered("gather")[0]!, reason: { id: "close", arguments: {} } }] };
        at.sees(at.state(["leave"], { refused } as never));
        await vi.waitFor(() => expect(at.table.planning.lost?.reason).toBe("It is empty."));
        expect(composing().isOn).toBe(false);
        expect(offers()).toEqual(["leave"]);
        expect(at.table.view).toHaveProperty("moves");
    });
});
