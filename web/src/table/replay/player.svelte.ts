/** Plays a game step by step on the boards of its table. */

import { place } from "$lib/address.svelte";
import type { ReplayStep } from "$lib/protocol/messages";
import type { Table } from "../table.svelte";
import { Steps, type Eyes } from "./steps";

const STEP_MS = 1_400;

export class Player {
    /** Whose eyes the live table is seen through: the same while the game goes on. */
    readonly own: number | null;
    eyes: Eyes = $state("everything");
    shown: ReplayStep | null = $state.raw(null);
    count = $state(0);
    speed = $state(1);
    isPlaying = $state(false);
    isBusy = $state(false);
    private steps: Steps;
    private wanted = 0;
    private isClosed = false;

    constructor(private readonly table: Table) {
        this.own = table.seat;
        this.eyes = table.isOver ? "everything" : this.own === null ? "spectator" : String(this.own);
        this.steps = this.stepsSeen();
    }

    private stepsSeen(): Steps {
        return new Steps({ table: this.table.id, token: this.table.token, seat: this.own }, this.eyes);
    }

    address(step: number): string {
        return `/t/${this.table.id}#replay=${step}`;
    }

    /** Show a step; the last wish counts. */
    async go(number: number, isAnew = false): Promise<void> {
        const step = Math.max(0, number);
        this.wanted = step;
        if (!isAnew && this.shown?.number === step) return;
        this.isBusy = true;
        const { steps } = this;
        const isPast = () => this.isClosed || this.steps !== steps;
        try {
            const found = await steps.at(step);
            if (isPast() || this.wanted !== step || found === null) return;
            const isNext = this.shown !== null && found.number === this.shown.number + 1 && !isAnew;
            this.count = this.steps.count;
            this.shown = found;
            this.wanted = found.number;
            this.showOnBoard(found, isNext);
            if (place.now.page === "replay") place.replace(this.address(found.number));
            this.steps.prepare(found.number);
        } catch (error) {
            if (isPast()) return;
            this.isPlaying = false;
            this.table.tell((error as Error).message);
        } finally {
            if (!isPast()) this.isBusy = false;
        }
    }

    /** Show where the next turn has ended, or the one before. */
    async turn(direction: 1 | -1): Promise<void> {
        this.isPlaying = false;
        const at = this.wanted;
        try {
            const ends = [0, ...(await this.steps.turnEnds())];
            const to = direction > 0 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
            if (to !== undefined && !this.isClosed) await this.go(to);
        } catch (error) {
            this.table.tell((error as Error).message);
        }
    }

    private showOnBoard(step: ReplayStep, isNext: boolean): void {
        const { table, eyes } = this;
        if (table.info === null) return;
        const state = {
            table: table.info,
            seat: /^\d$/.test(eyes) ? Number(eyes) : eyes === "spectator" ? null : this.own,
            seats: table.seats,
            host: table.isHost,
            version: table.version,
            view: step.view,
            prospects: step.prospects,
            to_act: [],
            decision: null,
            decision_name: null,
            moves: [],
            refused: [],
            plans: [],
            scores: step.scores,
            scored: step.scored,
            undo: 0,
            undo_refused: null,
            secret_seats: [],
        };
        table.showReplay(step.number, state, isNext ? step.events : []);
        const { events, view } = step;
        table.choosing.highlighted =
            view === null ? [] : events.flatMap((event) => table.screen?.about(event, view, table.box) ?? []);
    }

    /** While it plays, show the next step after a while; return how to stop that. */
    playOn(): (() => void) | undefined {
        if (!this.isPlaying || this.shown === null || this.isBusy) return undefined;
        if (this.shown.number >= this.count) {
            this.isPlaying = false;
            return undefined;
        }
        const next = this.shown.number + 1;
        const timer = setTimeout(() => void this.go(next), STEP_MS / this.speed);
        return () => clearTimeout(timer);
    }

    /** While the game goes on, there are more steps, or fewer if some are taken back. */
    async refresh(): Promise<void> {
        const { steps } = this;
        try {
            await steps.refresh();
        } catch {
            // The next entry asks again.
            return;
        }
        this.count = steps.count;
        if (this.shown && this.shown.number > this.count) await this.go(this.count, true);
    }

    /** The reader has gone back to the live table: what was asked for is not shown any more. */
    close(): void {
        this.isClosed = true;
        this.table.showLive();
    }

    toggle(): void {
        if (!this.isPlaying && this.shown && this.shown.number >= this.count) void this.go(0);
        this.isPlaying = !this.isPlaying;
    }

    lookThrough(eyes: Eyes): void {
        this.eyes = eyes;
        this.steps = this.stepsSeen();
        void this.go(this.shown?.number ?? 0, true);
    }
}
