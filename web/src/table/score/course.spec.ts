import type { Happening, ReplayStep } from "$lib/protocol/messages";
import { describe, expect, test } from "vitest";
import { periodsOf, toldAtEnd, turnsOf, type Told } from "./course";

/** A game by the totals after each of its moves. */
function course(...totals: number[][]): Told[] {
    return totals.map((all, number) => ({
        step: { number, events: [], scores: all.map((total) => ({ total })) } as Partial<ReplayStep> as ReplayStep,
        totals: all,
    }));
}

const leads = (told: Told[]) => turnsOf(told).filter(({ kind }) => kind === "lead");
const swings = (told: Told[]) => turnsOf(told).filter(({ kind }) => kind === "swing");
const repeated = (totals: number[], times: number) => Array.from({ length: times }, () => totals);

test("periods begin with their events, by what the game calls them", () => {
    const game = course([0, 0], [0, 0], [1, 0]);
    const dawn = { name: "dawn", arguments: { day: 2 }, message: { id: "log-dawn", arguments: {} } } as Happening;
    const walk = { name: "hero-moved", arguments: {}, message: { id: "log-hero-moved", arguments: {} } } as Happening;
    game[1]!.step.events = [walk, dawn];
    const nameOf = ({ name }: Happening) => (name === "dawn" ? "Day 2" : null);
    expect(periodsOf(game, nameOf)).toEqual([{ step: 1, name: "Day 2" }]);
});

describe("a game turns when somebody takes the lead from somebody else", () => {
    test("with the points of both", () => {
        expect(leads(course([0, 0], [1, 0], [1, 0], [1, 2], [1, 2]))).toEqual([
            { kind: "lead", step: 3, seat: 1, points: 2, next: 1 },
        ]);
    });

    test("and not when the first points are scored", () => {
        expect(leads(course([0, 0], [1, 0], [1, 0]))).toEqual([]);
    });

    test("and not when others only come level", () => {
        expect(leads(course([0, 0], [1, 0], [1, 1], [1, 1], [2, 1]))).toEqual([]);
    });

    test("and not while two others share it", () => {
        expect(leads(course([1, 0, 0], [1, 2, 2], [1, 2, 2], [1, 2, 2]))).toEqual([]);
    });

    test("but not for a moment", () => {
        const moment = [...repeated([2, 0], 50), [2, 3], ...repeated([4, 3], 50)];
        expect(leads(course(...moment))).toEqual([]);
    });

    test("unless that moment is the end", () => {
        expect(leads(course(...repeated([2, 0], 99), [2, 3]))).toMatchObject([{ step: 99, seat: 1 }]);
    });

    test("and of many such turns the last three are told", () => {
        const game = course([1, 0], [1, 0], [1, 2], [1, 2], [3, 2], [3, 2], [3, 4], [3, 4], [5, 4], [5, 4]);
        expect(leads(game).map(({ step }) => step)).toEqual([4, 6, 8]);
    });
});

describe("a game swings by the moves that move most points", () => {
    test("two points at least, won or lost", () => {
        expect(swings(course([5, 0], [6, 0], [6, 0], [3, 0]))).toEqual([
            { kind: "swing", step: 3, seat: 0, points: -3, part: "total" },
        ]);
    });

    test("the four largest, in the order of the game", () => {
        const game = course([0, 0], [2, 0], [5, 0], [9, 0], [14, 0], [20, 0]);
        expect(swings(game).map(({ step, points }) => [step, points])).toEqual([
            [2, 3],
            [3, 4],
            [4, 5],
            [5, 6],
        ]);
    });

    test("named after the part of the score that changed most", () => {
        const game = course([0, 0], [3, 0]);
        game[0]!.step.scores = [{ total: 0, rooms: 2, events: 1 }, { total: 0 }];
        game[1]!.step.scores = [{ total: 3, rooms: 1, events: 5 }, { total: 0 }];
        expect(swings(game)).toMatchObject([{ part: "events" }]);
    });

    test("also where that part was not there before", () => {
        const game = course([0, 0], [3, 0]);
        game[1]!.step.scores = [{ total: 3, rooms: 1, events: 2 }, { total: 0 }];
        expect(swings(game)).toMatchObject([{ part: "events" }]);
    });

    test("but not if the same move took the lead", () => {
        expect(turnsOf(course([1, 0], [1, 0], [1, 4], [1, 4]))).toMatchObject([{ kind: "lead", step: 2, seat: 1 }]);
    });
});

test("what everybody had when a period ended is told by the move that ended it", () => {
    const tally = (seat: number, points: number) =>
        ({ name: "tally", arguments: { seat, points } }) as unknown as Happening;
    const [step] = course([0, 0]).map((one) => one.step);
    expect(toldAtEnd({ ...step!, events: [tally(1, 26), tally(0, 3)] })).toEqual([3, 26]);
    expect(toldAtEnd(step)).toBeNull();
});
