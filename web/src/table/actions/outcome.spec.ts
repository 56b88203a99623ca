// @vitest-environment happy-dom
import { t, want } from "$lib/words/words.svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { Table } from "../table.svelte";
import { endOf, happeningsOf, more, outcomeOf, type Line, type Outcome } from "./outcome";

beforeAll(() => want());

const line = (key: string): Line => ({
    key,
    icon: "points",
    label: key,
    from: null,
    to: "1",
    tone: "plain",
    seat: null,
});

const NOTHING: Outcome = { chips: [], lines: [] };

/** A table at which the first seat has so many points, and perhaps considers a move that leads to others. */
function table(points: number, then?: number | null, outcome = NOTHING, more: object = {}): Table {
    const scores = "scores" in more ? more.scores : [{ total: points }, { total: 99 }];
    return {
        seat: 0,
        view: {},
        box: {},
        before: { scores, toAct: [0] },
        choosing: { preview: then === undefined ? null : { scores: [{ total: then }, { total: 5 }], events: [] } },
        screen: { outcome: () => outcome, shownByOutcome: new Set(["gained"]) },
        say: ({ id }: { id: string }) => `Said: ${id}`,
        ...more,
    } as unknown as Table;
}

const score = (...given: Parameters<typeof table>) =>
    outcomeOf(table(...given)).lines.find(({ key }) => key === "score");

describe("how many more there would be", () => {
    test("is what is there afterwards less what was there", () => {
        expect(more(2, 5)).toBe(3);
        expect(more(2, 0)).toBe(-2);
    });

    test("where nothing is written, there is none", () => {
        expect(more(undefined, 2)).toBe(2);
        expect(more(2, undefined)).toBe(-2);
    });

    test("is none where that is not known yet", () => {
        expect(more(2, null)).toBe(0);
    });
});

describe("the score", () => {
    test("is as it is, as long as no move is considered", () => {
        expect(score(12)).toMatchObject({ from: null, to: "12", tone: "plain", label: t("score-now") });
    });

    test("of a move that gains points is good", () => {
        expect(score(12, 15)).toMatchObject({ from: "12", to: "15", tone: "good" });
    });

    test("of a move that loses points is a danger", () => {
        expect(score(1, -2)).toMatchObject({ from: "1", to: "−2", tone: "danger" });
    });

    test("of a move that changes nothing says so", () => {
        expect(score(12, 12)).toMatchObject({
            from: null,
            to: t("shell-unchanged", { points: "12" }),
            tone: "plain",
        });
    });

    test("that nobody can know is unknown", () => {
        expect(score(12, null)).toMatchObject({ from: "12", to: t("shell-unknown"), tone: "plain" });
    });

    test("is not shown where there is none", () => {
        expect(outcomeOf(table(0, 0, NOTHING, { scores: null })).lines).toEqual([]);
    });
});

test("gains and needs come before the score, and dangers after it", () => {
    const chips = [{ icon: "food" as const, label: "Food", by: 1 }];
    const outcome = outcomeOf(table(1, 2, { chips, lines: [line("need")], dangers: [line("danger")] }));
    expect(outcome.lines.map(({ key }) => key)).toEqual(["need", "score", "danger"]);
    expect(outcome.chips).toEqual(chips);
});

test("somebody who only looks on has no outcome", () => {
    expect(outcomeOf(table(3, 1, { chips: [], lines: [line("need")] }, { seat: null }))).toEqual(NOTHING);
});

test("what the outcome does not show is told in the words of the log", () => {
    const events = ["gained", "night"].map((name) => ({ name, arguments: {}, message: { id: `log-${name}` } }));
    expect(happeningsOf(table(3, 0, NOTHING, { choosing: { preview: { scores: [], events } } }))).toEqual([
        "Said: log-night",
    ]);
    const twice = { preview: { scores: [], events: [...events, ...events] } };
    expect(happeningsOf(table(3, 0, NOTHING, { choosing: twice }))).toEqual(["Said: log-night ×2"]);
    expect(happeningsOf(table(3))).toEqual([]);
});

describe("the end of a turn", () => {
    const ended = (asked: number[], to_act: number[]) =>
        endOf(
            table(12, 0, NOTHING, {
                name: (seat: number) => ["Ana", "Ben", "Cleo"][seat],
                before: { scores: null, toAct: asked },
            }),
            { to_act, unknown: [] } as unknown as Parameters<typeof endOf>[1],
        );
    const next = (...to_act: number[]) => ended([0], to_act);

    test("calls nobody’s turn a turn that began already, where all decide at the same time", () => {
        expect(ended([0, 1], [1])).toBe("Ben is still deciding");
        expect(ended([0, 1, 2], [1, 2])).toBe("Ben and Cleo are still deciding");
    });

    test("names the player who is next", () => {
        expect(next(1)).toBe("then it is Ben’s turn");
    });

    test("names several players as a sentence does", () => {
        expect(next(1, 2)).toBe("then Ben and Cleo decide");
    });

    test("says nothing as long as the player decides again", () => {
        expect(next(0, 1)).toBeNull();
    });
});
