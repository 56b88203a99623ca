/** A private plan for one's wilds: how many are to join which profession. It stays in this browser and moves nothing
 * by itself.
 */

import { kept } from "$lib/kept";
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table/table.svelte";
import { foreseen, refugeOf, type Announcement, type Standing } from "../prospects";
import { PROFESSIONS, viewOf, type Counts, type EdenView, type Profession, type Season } from "../view";
import { planned } from "./planned";

/** A plan is for one season: with the next one it is forgotten. */
interface Wished {
    season: Season;
    wishes: Counts<Profession>;
}

/** By table and seat, also from before the page was loaded. */
const plans: Record<string, Wished> = $state(kept.read("wilds", {}));

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

    get wishes(): Counts<Profession> {
        const wished = plans[this.planner];
        return wished?.season === this.view.season ? wished.wishes : {};
    }

    private standings(kind: Profession): readonly Standing[] {
        return refugeOf(this.table, this.seat).strengths[kind]?.standings ?? [];
    }

    /** How many wilds join each profession. */
    get shares(): Record<Profession, number> {
        const { to_come } = foreseen(this.table);
        const found = planned((kind) => this.standings(kind), this.wilds, to_come, this.wishes);
        return Object.fromEntries(PROFESSIONS.map((kind) => [kind, found[kind]?.wilds ?? 0])) as Record<
            Profession,
            number
        >;
    }

    /** Whether there is something to plan. */
    get isUseful(): boolean {
        return this.wilds > 0 && foreseen(this.table).to_come.length > 0;
    }

    get left(): number {
        return this.wilds - Object.values(this.shares).reduce((sum, share) => sum + share, 0);
    }

    /** Whether one wild more, or one fewer, can join a profession. */
    can(kind: Profession, by: 1 | -1): boolean {
        if (!foreseen(this.table).to_come.includes(kind) || (by > 0 && this.left === 0)) return false;
        const share = this.shares[kind] + by;
        return this.standings(kind).some(({ wilds }) => wilds === share);
    }

    change(kind: Profession, by: 1 | -1): void {
        if (!this.can(kind, by)) return;
        const { planner, shares } = this;
        const wished = { season: this.view.season, wishes: { ...shares, [kind]: shares[kind] + by } };
        plans[planner] = wished;
        kept.keep("wilds", planner, wished);
    }

    /** Whether the engine asks this seat, now, for wilds. */
    get isAsked(): boolean {
        return this.table.seat === this.seat && this.table.isMyTurn && this.table.decisionName === "announce";
    }

    /** What was planned for the type that is given out, as the engine asks for it; null: it does not. */
    get announcement(): Announcement | null {
        const { acquiring } = this.view;
        if (!this.isAsked || acquiring === undefined) return null;
        const share = this.shares[acquiring.type];
        return refugeOf(this.table, this.seat).announcements.find(({ wilds }) => wilds === share) ?? null;
    }

    /** Choose the moves of the plan together; the last one cannot be taken back, and waits for “Confirm”. */
    async announce(): Promise<void> {
        const { choosing, composing } = this.table;
        const moves = this.announcement?.moves ?? [];
        if (moves.length === 0) return;
        if (settings.confirming === "never") await choosing.send(moves);
        else await composing.add(moves);
    }
}
