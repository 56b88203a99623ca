/** A private plan for one's wilds: how many are to join which profession. It stays in this browser and moves nothing
 * by itself.
 */

import { kept } from "$lib/kept";
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table/table.svelte";
import { foreseen, refugeOf, type Strength } from "../prospects";
import { PROFESSIONS, viewOf, type Counts, type EdenView, type Profession, type Season } from "../view";

/** A plan is for one season: with the next one it is forgotten. */
interface Planned {
    season: Season;
    wishes: Counts<Profession>;
}

/** By table and seat, also from before the page was loaded. */
const plans: Record<string, Planned> = $state(kept.read("wilds", {}));

export class Plan {
    constructor(
        private readonly table: Table,
        private readonly seat: number,
    ) {}

    private get view(): EdenView {
        return viewOf(this.table);
    }

    private get planner(): string {
        return `${this.table.id}/${this.seat}`;
    }

    /** Wild dice and wild tokens together. */
    get wilds(): number {
        return refugeOf(this.table, this.seat).wilds;
    }

    /** How many wilds join each profession: the wishes, as far as there are wilds, in the order of the types. */
    get shares(): Record<Profession, number> {
        const planned = plans[this.planner];
        const wishes = planned?.season === this.view.season ? planned.wishes : {};
        let left = this.wilds;
        const shares = {} as Record<Profession, number>;
        for (const kind of PROFESSIONS) {
            shares[kind] = Math.min(left, this.wished(kind, wishes[kind] ?? 0));
            left -= shares[kind];
        }
        return shares;
    }

    private strength(kind: Profession): Strength | undefined {
        return refugeOf(this.table, this.seat).strengths[kind];
    }

    /** The wilds of a wish that can join: those that were added stay, and there is a most that can be. */
    private wished(kind: Profession, wish: number): number {
        const own = this.strength(kind);
        if (own === undefined || !foreseen(this.table).to_come.includes(kind)) return 0;
        return Math.min(own.most - own.natural, Math.max(own.least - own.natural, wish));
    }

    /** Whether there is something to plan. */
    get isUseful(): boolean {
        return this.wilds > 0 && foreseen(this.table).to_come.length > 0;
    }

    get left(): number {
        return this.wilds - Object.values(this.shares).reduce((sum, share) => sum + share, 0);
    }

    canAdd(kind: Profession): boolean {
        return this.left > 0 && this.wished(kind, Infinity) > this.shares[kind];
    }

    canTake(kind: Profession): boolean {
        return this.shares[kind] > this.wished(kind, 0);
    }

    change(kind: Profession, by: 1 | -1): void {
        if (by > 0 ? !this.canAdd(kind) : !this.canTake(kind)) return;
        const { planner, shares } = this;
        const planned = { season: this.view.season, wishes: { ...shares, [kind]: shares[kind] + by } };
        plans[planner] = planned;
        kept.keep("wilds", planner, planned);
    }

    /** Whether the engine asks this seat, now, for wilds. */
    get isAsked(): boolean {
        return this.table.seat === this.seat && this.table.isMyTurn && this.table.decisionName === "announce";
    }

    /** The moves that announce what was planned: dice before tokens, as only tokens can be kept for later seasons. */
    get moves(): string[] {
        const { acquiring, refuges } = this.view;
        const refuge = refuges[this.seat];
        const own = acquiring && this.strength(acquiring.type);
        if (!this.isAsked || acquiring === undefined || refuge === undefined || own === undefined) return [];
        const toAdd = this.shares[acquiring.type] - (own.least - own.natural);
        const dice = Math.min(toAdd, (refuge.dice.wild ?? 0) - (refuge.wild_dice ?? 0));
        const moves = Array.from({ length: toAdd }, (_, at) => (at < dice ? "add die" : "add token"));
        // With the last wild added, the strength is announced at once.
        return own.least + toAdd === own.most ? moves : [...moves, "done"];
    }

    /** Play the moves of the plan one after another; stop as soon as one of them is not possible.
     *
     * The last one cannot be taken back: it is chosen as any other, and waits for “Confirm” if the reader wishes so.
     */
    async announce(): Promise<void> {
        const { moves } = this;
        for (const [at, move] of moves.entries()) {
            const offer = this.table.choosing.offers.find((one) => one.move === move);
            if (!this.isAsked || offer === undefined) return;
            if (at === moves.length - 1 || settings.confirming === "every") return this.table.choosing.choose(offer);
            const { version } = this.table;
            await this.table.choosing.play(offer);
            if (!(await isNewer(this.table, version))) return;
        }
    }
}

const STEP_MS = 25;
const MOST_STEPS = 120;

/** Wait until the table has moved on; false if it does not. */
async function isNewer(table: Table, version: number): Promise<boolean> {
    for (let step = 0; step < MOST_STEPS && table.version === version; step++) {
        await new Promise((done) => setTimeout(done, STEP_MS));
    }
    return table.version > version;
}
