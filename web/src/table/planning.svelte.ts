/** What the reader plans while others decide: moves for the next turns, which this browser keeps. */

import { kept } from "$lib/kept";
import type { Offer as Offered, Reasons } from "$lib/protocol/messages";
import type { Message } from "$lib/words/fluent";
import type { Refusal } from "./choosing.svelte";
import type { Offer } from "./offers";
import type { Table } from "./table.svelte";

/** A move that was planned in another's turn, and its words then. */
type Planned = Pick<Offered, "move" | "message">;

export class Planning {
    /** Whether the reader is planning now: the board offers what could be planned. */
    isOn = $state(false);
    /** Moves that can be planned. */
    plannable: Offer[] = $state.raw([]);
    /** A planned move that is not possible any more, and why. */
    lost: Refusal | null = $state.raw(null);
    private steps: Planned[] = $state.raw([]);

    constructor(private readonly table: Table) {}

    /** The plan in notation. */
    moves: string[] = $derived(this.steps.map(({ move }) => move));

    /** The planned moves as offers, to be said and shown. */
    offers: Offer[] = $derived.by(() => (this.table.box === null ? [] : this.table.located(this.steps)));

    private get planner(): string {
        return `${this.table.id}/${this.table.seat}`;
    }

    /** Another seat looks: it has a plan of its own. */
    recall(): void {
        this.isOn = false;
        this.steps = plansOf(kept.of<unknown[]>("plans", this.planner) ?? []);
    }

    /** Have these moves to plan with. */
    offer(moves: readonly Planned[]): void {
        this.plannable = this.table.located(moves, this.plannable);
    }

    /** Plan a move, or plan it no longer. */
    toggle(offer: Offer): void {
        if (this.moves.includes(offer.move)) this.drop(offer.move);
        else this.keep([...this.steps, offer]);
    }

    /** Take a move out of the plan. */
    drop(move: string): void {
        this.keep(this.steps.filter((one) => one.move !== move));
    }

    /** A move is played: if it was the next one of the plan, it is done. */
    tick(move: string): void {
        if (this.moves[0] === move) this.keep(this.steps.slice(1));
    }

    private keep(steps: Planned[]): void {
        this.steps = steps.map(({ move, message }) => ({ move, message }));
        kept.keep("plans", this.planner, this.steps);
    }

    /** The planned move comes first: it is chosen if it is possible, and says why if it is not. */
    takeUp(): void {
        const [planned] = this.offers;
        const { choosing, screen } = this.table;
        // Without the game's box and words, a plan from before the page was loaded can be neither shown nor explained.
        if (planned === undefined || screen === null) return;
        const offer = choosing.offers.find((one) => one.move === planned.move);
        if (offer) void choosing.take(offer);
        else if (choosing.offers.some((one) => one.words[0] === planned.words[0])) {
            this.keep(this.steps.slice(1));
            void this.lose(planned);
        }
    }

    /** Say why a move that was meant is not possible any more. */
    async lose(planned: Offer): Promise<void> {
        const { table } = this;
        const { view } = table;
        const told = table.choosing.refusals.find(({ offer }) => offer.move === planned.move);
        if (told) {
            this.lost = { offer: planned, reason: told.reason };
            return;
        }
        const found = (await table.ask({ ask: "why", move: planned.move })) as Reasons | null;
        const reason = found?.moves[0]?.reason;
        if (view === table.view) this.lost = { offer: planned, reason: reason ? table.say(reason as Message) : "" };
    }
}

/** Return the planned moves among what was kept; those of an earlier version had no words. */
function plansOf(found: unknown[]): Planned[] {
    return found.filter((one): one is Planned => typeof one === "object" && one !== null && "message" in one);
}
