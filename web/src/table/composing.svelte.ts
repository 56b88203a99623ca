/** A turn that is composed before it is played: the steps so far, which only this page knows.
 *
 * The server says what they would do, and what could be chosen then; the table shows the position after them. One
 * “Confirm” sends them all. A step that reveals something, or ends the turn, is where the composition ends.
 */

import type { Composition, Offer as Offered } from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import { movesOf, type Offer } from "./offers";
import type { Table } from "./table.svelte";

export type Author = Composition["steps"][number]["by"];

/** A step of the composition; the same move several times in a row is one. */
export interface Chip {
    offer: Offer;
    count: number;
    by: Author;
    /** Where the first of them stands among the steps. */
    at: number;
}

interface Step {
    offer: Offer;
    by: Author;
}

export class Composing {
    steps: Step[] = $state.raw([]);
    /** How often in a row a move can be made, by its notation. */
    repeats: ReadonlyMap<string, number> = $state.raw(new Map());
    /** Moves that belong together. */
    bundles: Offer[] = $state.raw([]);
    /** What the server says of the steps so far. */
    private told: Composition | null = $state.raw(null);
    /** What was asked last: an earlier answer counts no more. */
    private asked = 0;
    /** What was asked when the last step was chosen. */
    question: string | null = null;
    /** Whether nothing is left to choose, and nothing in it was only suggested. */
    isWhole = false;
    /** Whether the reader does without what goes without saying: it was taken out of the composition. */
    private isByHand = false;

    constructor(private readonly table: Table) {}

    /** Whether something was chosen that is not played yet. */
    isOn = $derived(this.steps.length > 0);
    moves: string[] = $derived(this.steps.map(({ offer }) => offer.move));
    /** What the steps so far would do; null: there are none. */
    preview: Composition | null = $derived(this.isOn ? this.told : null);
    /** How many times “Undo” would take something out. */
    depth = $derived(this.steps.filter(({ by }) => by === "you").length || (this.isOn ? 1 : 0));

    chips: Chip[] = $derived.by(() => {
        const found: Chip[] = [];
        for (const [at, { offer, by }] of this.steps.entries()) {
            const last = found.at(-1);
            if (last?.offer.move === offer.move && last.by === by) last.count += 1;
            else found.push({ offer, count: 1, by, at });
        }
        return found;
    });

    /** How often a move was chosen in a row until now. */
    countOf(move: string): number {
        let count = 0;
        while (this.moves[this.moves.length - 1 - count] === move) count += 1;
        return count;
    }

    /** Nothing is composed. */
    forget(): void {
        this.asked += 1;
        this.steps = [];
        this.told = null;
        this.repeats = new Map();
        this.bundles = [];
        this.isByHand = false;
    }

    /** The steps are played: answers that are still to come are about nothing any more. */
    played(): void {
        this.asked += 1;
        this.steps = [];
    }

    /** A question has come: find out what belongs together, and what goes without saying. */
    async begin(): Promise<void> {
        const { choosing } = this.table;
        this.isByHand ||= choosing.chosen !== null;
        const told = await this.ask([]);
        if (told === null) return;
        const isPlain = told.steps.every(({ by }) => by === "forced" || by === "harmless");
        const isAtOnce = told.then === null || !settings.isComposing;
        if (choosing.chosen === null && told.steps.length > 0 && isPlain && isAtOnce) {
            void choosing.send(
                told.steps.map(({ move }) => move),
                true,
            );
        } else if (settings.isComposing && choosing.chosen === null) await this.take(told, []);
        else if (told.steps.length === 0) this.learn(told);
        else {
            // What the game proposes is for those who compose.
            this.isByHand = true;
            await this.begin();
        }
    }

    /** Add a step; whether it can be told what it would do. */
    async add(moves: readonly string[]): Promise<boolean> {
        const [before, isByHand, question] = [this.steps, this.isByHand, this.table.decisionName];
        this.isByHand = false;
        const told = await this.ask([...this.moves, ...moves]);
        if (told === null) this.isByHand = isByHand;
        else {
            this.question = question;
            await this.take(told, before);
        }
        return told !== null;
    }

    /** Take out what was chosen last, with what followed from it by itself. */
    back(): void {
        const last = this.steps.findLastIndex(({ by }) => by === "you");
        this.cut(Math.max(0, last));
    }

    /** Take out a step, and all that follow it. */
    cut(at: number): void {
        const steps = this.steps.slice(0, at);
        this.isByHand = this.steps[at]?.by !== "you";
        void this.show(steps);
    }

    /** Begin the turn again. */
    restart(): void {
        void this.show([]);
    }

    /** Only words have changed: the position after the steps is shown as before. */
    resume(): void {
        if (this.told !== null && this.isOn) this.table.showComposed(this.told);
    }

    /** Others have decided: what was composed stays if it is still possible. */
    async renew(chosen: Offer | null): Promise<void> {
        const { steps, table } = this;
        const [{ version }, isByHand] = [table, this.isByHand];
        this.isByHand = true;
        const told = await this.ask([...this.moves, ...(chosen === null ? [] : movesOf(chosen))]);
        if (version !== table.version) return;
        if (told !== null) {
            this.isByHand = isByHand;
            await this.take(told, steps);
            return;
        }
        this.forget();
        table.showSettled();
        void table.planning.lose(steps[0]!.offer);
        await this.begin();
    }

    private async show(steps: Step[]): Promise<void> {
        const told = await this.ask(steps.map(({ offer }) => offer.move));
        if (told !== null) await this.take(told, steps);
    }

    /** Ask what moves would do; null: there is no answer, or something else was asked meanwhile. */
    private async ask(moves: readonly string[]): Promise<Composition | null> {
        const { table } = this;
        const [number, { version }] = [++this.asked, table];
        const automatic = this.isByHand ? "nothing" : settings.automatic;
        const told = (await table.ask({ ask: "compose", moves: [...moves], automatic })) as Composition | null;
        const isMeant = number === this.asked && version === table.version;
        // An answer about a position that is still on its way to us is none about this one.
        return isMeant && told?.version === version ? told : null;
    }

    /** Show what was told: the position after the steps, and what can be chosen then. */
    private async take(told: Composition, before: readonly Step[]): Promise<void> {
        const { table } = this;
        let { steps } = told;
        let shown: Composition | null = told;
        const last = told.then === null ? steps.at(-1) : undefined;
        this.isWhole = last !== undefined && steps.every(({ by }) => by !== "suggested");
        if (last) {
            // The last step waits for “Confirm”, in sight of the position before it.
            steps = steps.slice(0, -1);
            const isShown =
                steps.length === this.steps.length && steps.every(({ move }, at) => move === this.moves[at]);
            if (!isShown) {
                const number = ++this.asked;
                const moves = steps.map(({ move }) => move);
                shown = (await table.ask({ ask: "compose", moves, automatic: "nothing" })) as Composition | null;
                if (number !== this.asked || shown === null) return;
            } else shown = null;
        }
        if (shown !== null) this.keep(shown, steps, before);
        if (last) table.choosing.end(this.located(last), told);
        else table.choosing.turnOn(told.then?.closing ?? null);
    }

    private keep(told: Composition, steps: Composition["steps"], before: readonly Step[]): void {
        this.steps = steps.map((step, at) => ({
            offer: this.located(step),
            by: before[at]?.offer.move === step.move ? before[at].by : step.by,
        }));
        this.told = told;
        this.table.showComposed(told);
        this.learn(told);
    }

    private learn({ then }: Composition): void {
        this.repeats = new Map(then?.moves.map(({ move, repeat }) => [move, repeat]));
        this.bundles = (then?.bundles ?? []).map((parts) => this.bundled(parts));
    }

    private located(offered: Pick<Offered, "move" | "message">): Offer {
        return this.table.located([offered])[0]!;
    }

    private bundled(offered: readonly Pick<Offered, "move" | "message">[]): Offer {
        const parts = this.table.located(offered);
        const move = parts.map((part) => part.move).join(", ");
        return { ...parts[0]!, move, parts, targets: parts.flatMap(({ targets }) => targets) };
    }
}
