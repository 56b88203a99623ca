/** The course of a game: the totals after every move, its periods, and where it turned. */

import type { Happening, ReplayStep, Scores } from "$lib/protocol/messages";
import { numberIn } from "../happening";

export interface Told {
    step: ReplayStep;
    totals: number[];
}

export interface Period {
    /** The move that it begins with. */
    step: number;
    name: string;
}

export type Turn =
    | { kind: "lead"; step: number; seat: number; points: number; next: number }
    | { kind: "swing"; step: number; seat: number; points: number; part: string };

const MOST_SWINGS = 4;
const MOST_LEADS = 3;
/** Who leads for less than this share of the game has not turned it. */
const LASTING = 0.04;

/** Return the periods of the game; `nameOf` says what an event begins, if it begins one. */
export function periodsOf(course: readonly Told[], nameOf: (event: Happening) => string | null): Period[] {
    return course.flatMap(({ step }) =>
        step.events.flatMap((event) => {
            const name = nameOf(event);
            return name === null ? [] : [{ step: step.number, name }];
        }),
    );
}

/** Return the points of everybody when a period ended, as they were told then: the move that ends it begins the next. */
export function toldAtEnd(step: ReplayStep | undefined): number[] | null {
    const told = (step?.events ?? []).filter(({ name }) => name === "tally");
    if (told.length === 0) return null;
    const points: number[] = [];
    for (const event of told) points[numberIn(event, "seat")!] = numberIn(event, "points")!;
    return points;
}

/** Return where the game turned: who took the lead for good, and the moves that moved most points. */
export function turnsOf(course: readonly Told[]): Turn[] {
    const leads = leadsOf(course).slice(-MOST_LEADS);
    const isTold = ({ step, seat }: Turn) => leads.some((lead) => lead.step === step && lead.seat === seat);
    const turns = [
        ...leads,
        ...swingsOf(course)
            .filter((swing) => !isTold(swing))
            .slice(0, MOST_SWINGS),
    ];
    return turns.sort((one, other) => one.step - other.step);
}

/** Who alone has the most points; null if several have. */
function leaderOf(totals: readonly number[]): number | null {
    const most = Math.max(...totals);
    return totals.filter((one) => one === most).length === 1 ? totals.indexOf(most) : null;
}

function leadsOf(course: readonly Told[]): Turn[] {
    const spells: { seat: number; from: number; to: number }[] = [];
    course.forEach(({ totals }, at) => {
        const seat = leaderOf(totals);
        const last = spells.at(-1);
        if (seat === null) return;
        if (last?.seat === seat) last.to = at;
        else spells.push({ seat, from: at, to: at });
    });
    const lasting = spells.filter(({ from, to }) => to - from >= course.length * LASTING || to === course.length - 1);
    return lasting.flatMap(({ seat, from }, at) => {
        if (at === 0 || lasting[at - 1]!.seat === seat) return [];
        const { step, totals } = course[from]!;
        const next = Math.max(...totals.filter((_, other) => other !== seat));
        return [{ kind: "lead" as const, step: step.number, seat, points: totals[seat]!, next }];
    });
}

function swingsOf(course: readonly Told[]): Turn[] {
    const swings = course.slice(1).flatMap(({ step, totals }, at) =>
        totals.map((total, seat) => {
            const points = total - course[at]!.totals[seat]!;
            const part = widest(course[at]!.step.scores?.[seat], step.scores?.[seat]);
            return { kind: "swing" as const, step: step.number, seat, points, part };
        }),
    );
    return swings
        .filter(({ points }) => Math.abs(points) >= 2)
        .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/** The part that changed most. */
function widest(before: Scores | undefined, after: Scores | undefined): string {
    const changes = Object.entries(after ?? {})
        .filter(([name]) => name !== "total")
        .map(([name, points]) => [name, Math.abs(points - (before?.[name] ?? 0))] as const);
    return changes.sort(([, one], [, other]) => other - one)[0]?.[0] ?? "total";
}
