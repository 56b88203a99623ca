/** The steps of a game: they are loaded in pages, and kept. */

import { ask } from "$lib/protocol/http";
import type { Replay, ReplayStep } from "$lib/protocol/messages";

/** `everything` and `spectator`, or the number of a seat. */
export type Eyes = string;

interface Asker {
    table: string;
    token: string | null;
    /** The seat that asks, if it has one. */
    seat: number | null;
}

const PAGE = 50;
const LARGEST_PAGE = 200;

export class Steps {
    private readonly found = new Map<number, ReplayStep>();
    private readonly loading = new Map<number, Promise<Replay>>();
    private ends: Promise<number[]> | null = null;
    /** How many moves the game has so far. */
    count = 0;

    constructor(
        private readonly asker: Asker,
        readonly eyes: Eyes,
    ) {}

    /** Return a step, or the last one there is. */
    async at(number: number): Promise<ReplayStep | null> {
        const known = this.found.get(number);
        if (known) return known;
        const first = number - (number % PAGE);
        const replay = await this.load(first, PAGE);
        if (number > replay.count)
            return replay.count < first ? this.at(replay.count) : (this.found.get(replay.count) ?? null);
        return this.found.get(number) ?? null;
    }

    /** Have the steps after this one at hand, too. */
    prepare(number: number): void {
        const next = number - (number % PAGE) + PAGE;
        if (next <= this.count && number % PAGE > PAGE / 2 && !this.found.has(next)) {
            this.load(next, PAGE).catch(() => {});
        }
    }

    /** Ask how many moves there are by now; if some were taken back, what was found is forgotten. */
    async refresh(): Promise<void> {
        const before = this.count;
        this.found.clear();
        this.ends = null;
        const replay = await this.request(0, 1, false);
        this.count = replay.count;
        if (before > replay.count) this.loading.clear();
    }

    /** Return by step the scores of all seats. */
    async scores(): Promise<{ step: ReplayStep; totals: number[] }[]> {
        const told: { step: ReplayStep; totals: number[] }[] = [];
        for (let first = 0; first === 0 || first <= this.count; first += LARGEST_PAGE) {
            const { steps, count } = await this.request(first, LARGEST_PAGE, false);
            this.count = count;
            for (const step of steps) {
                if (step.scores) told.push({ step, totals: step.scores.map((one) => one["total"] ?? 0) });
            }
        }
        return told;
    }

    /** Return the steps with which somebody’s turn has ended: the next move is another one’s, or there is none. */
    async turnEnds(): Promise<number[]> {
        this.ends ??= this.scores().then((told) =>
            told.flatMap(({ step }, at) =>
                step.seat !== null && step.seat !== told[at + 1]?.step.seat ? [step.number] : [],
            ),
        );
        return this.ends.catch((error: Error) => {
            this.ends = null;
            throw error;
        });
    }

    private load(first: number, count: number): Promise<Replay> {
        const known = this.loading.get(first);
        if (known) return known;
        const asked = this.request(first, count, true)
            .then((replay) => {
                this.count = replay.count;
                for (const step of replay.steps) this.found.set(step.number, step);
                return replay;
            })
            .finally(() => this.loading.delete(first));
        this.loading.set(first, asked);
        return asked;
    }

    private request(first: number, count: number, views: boolean): Promise<Replay> {
        const { table, token, seat } = this.asker;
        const query = { eyes: this.eyes, seat, first, count, views: String(views) };
        return ask<Replay>("GET", `/api/tables/${table}/replay`, { token, query, tries: 5 });
    }
}
