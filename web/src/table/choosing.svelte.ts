/** What the reader is about to do: the moves that are offered, what was pointed at, and the move that waits for
 * “Confirm” with what it would do.
 *
 * A move after which the reader is asked on is composed; one that ends the turn, or reveals something, waits, and
 * “Confirm” plays it with all that was composed before it, unless the reader wishes otherwise. What was pointed at goes
 * by itself after a moment in which it can be held back; keys are for those who take their time, and always wait.
 */

import { guided } from "$lib/games/guided.svelte";
import type { GameDocument, Hint, Offer as Offered, Preview, RefusedMove } from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import type { Message } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { Leaving } from "./leaving.svelte";
import { movesOf, type Offer, type Target } from "./offers";
import type { Table } from "./table.svelte";

export interface Refusal {
    offer: Offer;
    reason: string;
}

/** What was chosen while the position stays as it is. */
interface Choice {
    chosen: Offer | null;
    narrowing: Target[];
    isAskingWhy: boolean;
}

const PREVIEW_DELAY_MS = 60;

export class Choosing {
    offers: Offer[] = $state.raw([]);
    /** Moves that the reader may wonder about, and why they are not possible. */
    refusals: Refusal[] = $state.raw([]);
    /** Whether the reader asks why the rest is not possible. */
    isAskingWhy = $state(false);
    /** The move that waits for “Confirm”. */
    chosen: Offer | null = $state.raw(null);
    /** The move under the pointer or the keyboard's focus. */
    considered: Offer | null = $state.raw(null);
    /** What is under the pointer or the keyboard's focus on the board. */
    pointedAt: Target | null = $state(null);
    /** What was pointed at on the board: only moves that live at all of these are offered. */
    narrowing: Target[] = $state.raw([]);
    /** What is lit up on the board because a line of the log is under the pointer. */
    highlighted: Target[] = $state.raw([]);
    /** What the chosen or considered move would do. */
    preview: Preview | null = $state.raw(null);
    /** What the chosen move would do, also while the pointer is on another one. */
    chosenPreview: Preview | null = $state.raw(null);
    hint: Hint | null = $state.raw(null);
    /** Whether a bot is thinking about a hint. */
    isAskingHint = $state(false);
    /** How many hints for others go first, while ours waits for a bot. */
    hintsBefore: number | null = $state(null);

    private refused: readonly RefusedMove[] = [];
    private previews = new Map<string, Promise<Preview | null>>();
    private previewing: ReturnType<typeof setTimeout> | undefined;
    /** What is being asked for since something was chosen. */
    private composed: Promise<boolean> | null = null;
    /** The turn that goes by itself in a moment. */
    readonly leaving = new Leaving();
    /** The version at which a move was sent: it is not sent twice. */
    private playedAt = -1;
    /** Whether the moves that were sent last went without saying: the reader has decided nothing. */
    wentByItself = false;

    constructor(private readonly table: Table) {}

    /** The offers of the game, or while the reader plans, what can be planned. */
    private actual = $derived.by(() => {
        const { planning } = this.table;
        return planning.isOn ? planning.plannable : this.offers;
    });

    /** What may be chosen after what was pointed at. */
    shown = $derived(
        this.narrowing.length === 0
            ? this.actual
            : this.actual.filter((offer) => this.narrowing.every((target) => offer.targets.includes(target))),
    );

    /** By target the offers that live there, among those that were narrowed to. */
    byTarget: Map<Target, Offer[]> = $derived(livingAt(this.shown, (offer) => offer.targets));
    private refusedAt: Map<Target, Refusal[]> = $derived(livingAt(this.refusals, ({ offer }) => offer.targets));

    /** The view after the previewed move; what chance or a secret decides is null. */
    ahead: GameDocument | null = $derived(this.preview?.view ?? null);
    /** What follows from that view; what chance or a secret decides is null. */
    prospectsAhead: GameDocument | null = $derived(this.preview?.prospects ?? null);

    /** Have these moves to choose from, and say of those why they are refused. */
    offer(moves: readonly Pick<Offered, "move" | "message">[], refused: readonly RefusedMove[]): void {
        this.refused = refused;
        this.offers = this.table.located(moves, this.offers);
        // Without the game's words nothing can be explained yet.
        this.refusals =
            this.table.screen === null
                ? []
                : this.table.located(refused).map((offer, at) => ({
                      offer,
                      reason: this.table.say(refused[at]!.reason as Message),
                  }));
    }

    /** The board is there: from now on moves have places on it. */
    locate(): void {
        this.offer(this.offers, this.refused);
    }

    /** Nothing is chosen or pointed at any more: the moment has passed. Return what was chosen. */
    forget(): Choice {
        const { chosen, narrowing, isAskingWhy } = this;
        clearTimeout(this.previewing);
        this.clear();
        this.isAskingWhy = false;
        this.previews.clear();
        return { chosen, narrowing, isAskingWhy };
    }

    /** The position is another one: nothing that was said of the last one holds. */
    turnTo(): void {
        this.pointedAt = null;
        this.hint = null;
    }

    /** What was chosen before stays chosen, if it is still offered; whether a move is. */
    resume({ chosen, narrowing, isAskingWhy }: Choice): boolean {
        this.narrowing = narrowing;
        this.isAskingWhy = isAskingWhy;
        if (chosen === null || !this.offers.some(({ move }) => move === chosen.move)) return false;
        void this.take(chosen);
        return true;
    }

    /** Something on the board was pointed at: the one move that lives there is chosen, among several we narrow down;
     * pointing again widens.
     */
    point(target: Target, isPointer = false): void {
        const there = this.byTarget.get(target) ?? [];
        if (this.narrowing.includes(target)) this.narrowing = this.narrowing.filter((one) => one !== target);
        else if (there.length === 1) void this.choose(there[0]!, isPointer);
        else if (there.length > 1) this.narrowing = [...this.narrowing, target];
        else if (this.narrowing.length > 0) {
            this.narrowing = [];
            if ((this.byTarget.get(target) ?? []).length > 0) this.point(target, isPointer);
        }
    }

    /** Forget what was pointed at and chosen; what is composed stays. */
    clear(): void {
        clearTimeout(this.previewing);
        this.leaving.hold();
        this.chosen = null;
        this.considered = null;
        this.preview = this.table.composing.preview;
        this.chosenPreview = null;
        this.narrowing = [];
    }

    /** The composition goes on: `closing` is what “Confirm” adds to it, unless something else is chosen. */
    turnOn(closing: string | null): void {
        this.clear();
        this.previews.clear();
        const offer = this.offers.find(({ move }) => move === closing);
        if (offer) void this.take(offer);
    }

    /** The composition ends with a move, which waits for “Confirm”. */
    end(offer: Offer, told: Preview): void {
        this.clear();
        this.previews.clear();
        this.previews.set(offer.move, Promise.resolve(told));
        void this.take(offer);
    }

    /** Show what a move would do, while the pointer or the focus is on it. */
    consider(offer: Offer | null): void {
        this.considered = offer;
        clearTimeout(this.previewing);
        const about = offer ?? this.chosen;
        if (about === null || this.table.planning.isOn) this.preview = this.table.composing.preview;
        else this.previewing = setTimeout(() => void this.showPreview(about), PREVIEW_DELAY_MS);
    }

    /** Choose a move: it is composed, or waits for “Confirm” if it ends the composition. */
    async choose(offer: Offer, isPointer = false): Promise<void> {
        const { planning, composing } = this.table;
        if (planning.isOn) {
            planning.toggle(offer);
            this.narrowing = [];
            return;
        }
        // Two quick clicks are two: what becomes of the first one decides what the second one means.
        if (this.composed) await this.composed;
        if (this.chosen?.move === offer.move) {
            await this.confirm();
            return;
        }
        if (settings.confirming === "never") {
            await this.send(movesOf(offer));
            return;
        }
        this.chosenPreview = null;
        this.chosen = offer;
        if (settings.isComposing && this.table.isMyTurn) {
            this.composed = composing.add(movesOf(offer));
            const isComposed = await this.composed;
            this.composed = null;
            if (isComposed && isPointer && composing.isWhole) this.leave();
            if (isComposed || this.chosen !== offer) return;
        }
        await this.take(offer);
    }

    /** The turn goes by itself, unless the reader wishes otherwise or is still learning what a choice does. */
    private leave(): void {
        const isLearning = guided.of(this.table.id)?.isOff === false;
        if (settings.confirming === "moment" && !isLearning) this.leaving.start(() => void this.confirm());
    }

    /** Let a move wait for “Confirm”, with what it would do. */
    take(offer: Offer): Promise<Preview | null> {
        this.leaving.hold();
        this.chosen = offer;
        return this.showPreview(offer);
    }

    /** Whether there is something to confirm. */
    get isReady(): boolean {
        return this.chosen !== null || this.table.composing.isOn;
    }

    /** Play what was composed, and the move that was chosen. */
    async confirm(): Promise<void> {
        if (!this.isReady) return;
        await this.send([...this.table.composing.moves, ...(this.chosen ? movesOf(this.chosen) : [])]);
    }

    /** Play moves, all of them or none. */
    async send(moves: readonly string[], byItself = false): Promise<void> {
        const { table } = this;
        const [move = ""] = moves;
        if (this.playedAt === table.version) return;
        this.playedAt = table.version;
        this.wentByItself = byItself;
        for (const played of moves) table.planning.tick(played);
        const told = await table.do(moves.length === 1 ? { do: "move", move } : { do: "moves", moves: [...moves] });
        if (told?.type !== "acknowledged") this.playedAt = -1;
        else {
            // The position that it leads to is on its way: until then this one stays in sight.
            table.composing.played();
            this.clear();
        }
    }

    private async showPreview(offer: Offer): Promise<Preview | null> {
        const { version, composing } = this.table;
        let asked = this.previews.get(offer.move);
        if (!asked) {
            const moves = [...composing.moves, ...movesOf(offer)];
            const question =
                moves.length === 1
                    ? ({ ask: "preview", move: offer.move } as const)
                    : ({ ask: "compose", moves, automatic: "nothing" } as const);
            asked = this.table.ask(question) as Promise<Preview | null>;
            this.previews.set(offer.move, asked);
        }
        const found = await asked;
        if (found === null) this.previews.delete(offer.move);
        if (version !== this.table.version) return null;
        if ((this.considered ?? this.chosen)?.move === offer.move) this.preview = found;
        if (this.chosen?.move === offer.move) this.chosenPreview = found;
        return found;
    }

    /** Why nothing can be done at a target, if something could be at another time. */
    refusalsAt(target: Target): Refusal[] {
        return this.byTarget.has(target) ? [] : (this.refusedAt.get(target) ?? []);
    }

    /** Ask a bot what it would play. */
    async askHint(): Promise<void> {
        if (this.isAskingHint) return;
        this.isAskingHint = true;
        const { seat, view } = this.table;
        const { moves } = this.table.composing;
        const found = await this.table.ask({ ask: "hint", moves }, (before) => (this.hintsBefore = before));
        this.isAskingHint = false;
        this.hintsBefore = null;
        // Chat changes the version, but not what was asked.
        if (seat !== this.table.seat || view !== this.table.view) return;
        if (found && "candidates" in found) {
            this.hint = found;
            // Its choice is brought into view, with what it would do: that is its reason.
            const best = this.offers.find(({ move }) => move === found.candidates[0]?.move);
            if (best && this.chosen === null && !this.table.planning.isOn) void this.take(best);
        } else if (!found) this.table.tell(t("hint-none"));
    }

    close(): void {
        this.leaving.hold();
        clearTimeout(this.previewing);
    }
}

/** Return by target what lives there. */
function livingAt<T>(all: readonly T[], targetsOf: (one: T) => readonly Target[]): Map<Target, T[]> {
    const found = new Map<Target, T[]>();
    for (const one of all) {
        for (const target of targetsOf(one)) {
            const there = found.get(target);
            if (there) there.push(one);
            else found.set(target, [one]);
        }
    }
    return found;
}
