/** A table as its reader sees it: what the server says of it, and what the reader is about to do.
 *
 * Boards read it and call `point`; the action bar reads `offers` and calls `choose`. A move that can be taken back is
 * played at once; one that ends the turn, or reveals something, waits for `confirm`, unless the reader wishes
 * otherwise.
 */

import type { GameLook } from "$lib/games/looks";
import { kept } from "$lib/kept";
import { Connection, type Settled, type Status } from "$lib/protocol/connection";
import { holdings } from "$lib/protocol/held.svelte";
import type {
    Command,
    EntryInfo,
    GameName,
    Happening,
    Hint,
    Offer as Offered,
    Preview,
    Reasons,
    RefusedMove,
    Scores,
    ServerMessage,
    State,
    Sync,
    TableInfo,
    Update,
} from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import type { Message } from "$lib/words/fluent";
import { botName, t, wordsOf } from "$lib/words/words.svelte";
import { getContext, setContext } from "svelte";
import type { Box } from "./box";
import type { GameScreen } from "./game";
import { offerOf, type Offer, type Target } from "./offers";
import { shared } from "./sharing";

export interface Refusal {
    offer: Offer;
    reason: string;
}

/** A move that was planned in another's turn, and its words then. */
type Planned = Pick<Offered, "move" | "message">;

const MOST_ENTRIES = 2_000;
const PREVIEW_DELAY_MS = 60;
/** Updates that come faster than this are shown together. */
const BURST_MS = 40;

export class Table {
    readonly id: string;
    info: TableInfo | null = $state.raw(null);
    /** The seat whose eyes we look through; null: a spectator. */
    seat: number | null = $state(null);
    /** The seats that this browser holds. */
    seats: number[] = $state.raw([]);
    isHost = $state(false);
    version = $state(0);
    /** The position as this seat may see it: a position document. Null before the start. */
    view: any = $state.raw(null);
    /** What follows from the view by the rules, as the game's own module knows to read it. */
    prospects: any = $state.raw(null);
    toAct: number[] = $state.raw([]);
    decision: Message | null = $state.raw(null);
    decisionName: string | null = $state(null);
    /** The points of each seat if the game ended now, and those that nothing can take away any more. */
    scores: Scores[] | null = $state.raw(null);
    scored: Scores[] | null = $state.raw(null);
    /** How many own moves can be taken back now. */
    undo = $state(0);
    offers: Offer[] = $state.raw([]);
    /** Moves that can be planned while others decide. */
    plannable: Offer[] = $state.raw([]);
    entries: EntryInfo[] = $state.raw([]);
    /** The version that was seen last before the reader came back: what follows is the recap. */
    recapFrom: number | null = $state(null);
    watchers = $state(0);
    /** The move after which a replay shows the position; null: we look at the live table. */
    replayStep: number | null = $state(null);
    /** Whether the live table waits for us while we look at a replay. */
    isAwaited = $state(false);
    status: Status = $state("connecting");
    /** What went wrong for good: there is no such table. */
    trouble: string | null = $state(null);
    /** A sentence that is shown for a while. */
    notice: { text: string; kind: "error" | "good" } | null = $state.raw(null);
    /** How many commands the server has not answered. */
    waiting = $state(0);

    /** The move that waits for “Confirm”. */
    chosen: Offer | null = $state.raw(null);
    /** The move under the pointer or the keyboard's focus. */
    considered: Offer | null = $state.raw(null);
    /** What is under the pointer or the keyboard's focus on the board. */
    pointedAt: Target | null = $state(null);
    /** What the chosen or considered move would do. */
    preview: Preview | null = $state.raw(null);
    /** What the chosen move would do, also while the pointer is on another one. */
    chosenPreview: Preview | null = $state.raw(null);
    /** What was pointed at on the board: only moves that live at all of these are offered. */
    narrowing: Target[] = $state.raw([]);
    /** What is lit up on the board because a line of the log is under the pointer. */
    highlighted: Target[] = $state.raw([]);
    /** Moves that the reader may wonder about, and why they are not possible. */
    refusals: Refusal[] = $state.raw([]);
    /** Whether the reader asks why the rest is not possible. */
    isAskingWhy = $state(false);
    hint: Hint | null = $state.raw(null);
    /** Whether a bot is thinking about a hint. */
    isAskingHint = $state(false);
    /** When the state was told: clocks run from then on. */
    toldAt = $state(0);
    private steps: Planned[] = $state.raw([]);
    /** A planned move that is not possible any more, and why. */
    planLost: Refusal | null = $state.raw(null);
    /** Whether the reader is planning now: the board offers what could be planned. */
    planning = $state(false);
    /** The seat that the device is handed to: until its player is there, nothing of the table is shown. */
    coveredFor: number | null = $state(null);
    /** Whether nobody on this device has looked at the table yet: then nobody can go back from the cover to it. */
    isUnseen = $state(false);
    /** What was opened: a rule (`place:forest`, `term:pressure`) or the board of a seat. */
    rule: Target | null = $state(null);
    boardOf: number | null = $state(null);
    /** Whether the end of the game, the score and (on small screens) the log are open. */
    resultOpen = $state(false);
    scoreOpen = $state(false);
    logOpen = $state(false);
    /** The version up to which the chat was read. */
    readChat = $state(0);

    box: Box | null = $state.raw(null);
    screen: GameScreen | null = $state.raw(null);
    look: GameLook | null = $state.raw(null);

    /** The seat whose log we have, also while a replay is seen through other eyes: of another one it is told anew. */
    toldSeat: number | null = null;

    /** Called with what has just happened, before the view changes and after it. */
    onHappening: ((events: Happening[], change: () => void) => void) | null = null;

    private connection: Connection | null = null;
    private refused: readonly RefusedMove[] = [];
    /** The state of the live table, kept aside while a replay is shown. */
    private live: Sync | Update | null = null;
    private previews = new Map<string, Promise<Preview | null>>();
    private previewing: ReturnType<typeof setTimeout> | undefined;
    private noticing: ReturnType<typeof setTimeout> | undefined;
    private takenAt = 0;
    private later: { state: Sync | Update; entries: EntryInfo[] } | null = null;
    private taking: ReturnType<typeof setTimeout> | undefined;
    /** The version at which a move was sent: it is not sent twice. */
    private playedAt = -1;

    constructor(id: string) {
        this.id = id;
        this.readChat = kept.of<number>("chat", id) ?? 0;
    }

    /** Have the box and the screen of the game: from now on moves have places on the board. */
    open(box: Box, screen: GameScreen, look: GameLook | null): void {
        const isFirst = this.screen === null;
        this.look = look;
        this.box = box;
        this.screen = screen;
        this.setOffers(this.offers, this.plannable, this.refused);
        if (isFirst && this.isMyTurn) this.takeUpPlan();
    }

    /** Watch the table; replays do without. */
    connect(): void {
        this.connection = new Connection(this.id, {
            receive: (message) => this.receive(message),
            status: (status) => (this.status = status),
        });
    }

    close(): void {
        clearTimeout(this.previewing);
        clearTimeout(this.noticing);
        clearTimeout(this.taking);
        this.connection?.close();
    }

    // What is known

    game = $derived((this.info?.game ?? null) as GameName | null);
    isPlaying = $derived(this.info?.stage === "playing");
    isOver = $derived(this.info?.stage === "finished");
    /** How many have agreed to end the game. */
    agreed = $derived(this.info?.seats.filter((one) => one.agrees_to_end).length ?? 0);
    /** Whether the game waits for this seat, and a person plays it. */
    isMyTurn = $derived(
        this.isPlaying &&
            this.seat !== null &&
            this.toAct.includes(this.seat) &&
            this.info?.seats[this.seat]?.bot == null,
    );

    /** Whether somebody else has said something that was not read. */
    isUnread = $derived(
        this.entries.some(
            ({ kind, version, seat }) => kind === "chatted" && version > this.readChat && seat !== this.seat,
        ),
    );

    /** The token that holds our seats; null for a spectator. */
    get token(): string | null {
        return holdings.of(this.id)?.token ?? null;
    }

    /** What may be chosen after what was pointed at. */
    shown = $derived(
        this.narrowing.length === 0
            ? this.actual
            : this.actual.filter((offer) => this.narrowing.every((target) => offer.targets.includes(target))),
    );

    /** The offers of the game, or while the reader plans, what can be planned. */
    private get actual(): Offer[] {
        return this.planning ? this.plannable : this.offers;
    }

    /** By target the offers that live there, among those that were narrowed to. */
    byTarget: Map<Target, Offer[]> = $derived(livingAt(this.shown, (offer) => offer.targets));
    private refusedAt: Map<Target, Refusal[]> = $derived(livingAt(this.refusals, ({ offer }) => offer.targets));

    /** The view after the previewed move; what chance or a secret decides is null. */
    ahead: any = $derived(this.preview?.view ?? null);
    /** What follows from that view; what chance or a secret decides is null. */
    prospectsAhead: any = $derived(this.preview?.prospects ?? null);

    // Words

    /** All names as one text: seats change with every presence and every clock, what we call them does not. */
    private called = $derived((this.info?.seats ?? []).map((_, seat) => this.nameOf(seat)).join("\n"));
    private names = $derived(this.called.split("\n"));
    /** The seats by the messages that games call them by. */
    private seatOf = $derived(
        new Map(Object.values(this.box?.families["seat"] ?? {}).map((message, seat) => [message.id, seat])),
    );

    name(seat: number): string {
        return this.names[seat] ?? "";
    }

    private nameOf(seat: number): string {
        const info = this.info?.seats[seat];
        if (info === undefined) return "";
        if (info.kind === "person") return info.name;
        if (info.kind === "open") return t("seat-open");
        const code = info.bot ?? info.name;
        const budget = code.split(":")[1];
        const bots = this.info!.seats.filter((other) => other.kind === "bot");
        const number = bots.length > 1 ? ` ${bots.indexOf(info) + 1}` : "";
        return `${botName(code)}${number}${budget ? ` (${budget})` : ""}`;
    }

    /** Say a message of the game; seats are called by who sits there. */
    say(message: Message): string {
        return this.words.sayMessage(message, this.naming);
    }

    /** Say a thing of the box: `thing("place", "forest", "at")`. */
    thing(family: string, name: string, form: string | null = null, given: Record<string, number> = {}): string {
        const found = this.box?.families[family]?.[name];
        if (!found) return name;
        return this.words.say(found.id, { ...found.arguments, ...given }, form, this.naming);
    }

    /** Whether a part of somebody's score may be more than we can know. */
    isSecret(seat: number, part: string): boolean {
        return this.screen?.isSecret?.(this, seat, part) ?? false;
    }

    get words() {
        return wordsOf(this.game ?? "");
    }

    private naming = ({ id }: Message, form: string | null): string | null => {
        const seat = id.startsWith("seat-") ? this.seatOf.get(id) : undefined;
        const name = seat === undefined ? undefined : this.names[seat];
        if (name === undefined || this.called === "") return null;
        if (form !== "of") return name;
        return t(/^[aeiouhyàâéèêëîïôöùûü]/i.test(name) ? "name-of-vowel" : "name-of", { name });
    };

    // Messages of the server

    private receive(message: ServerMessage): void {
        if (message.type === "sync" || message.type === "update") this.take(message);
        else if (message.type === "presence") {
            this.watchers = message.watchers;
            // Who is not named may be at another process of the server.
            const others = message.is_complete ? false : null;
            const present = (seat: number) => message.present.includes(seat) || others;
            const noted = <Info extends TableInfo>(info: Info): Info => ({
                ...info,
                seats: info.seats.map((one) => ({ ...one, present: present(one.seat) })),
            });
            if (this.info) this.info = shared(this.info, noted(this.info));
            if (this.live) this.live = { ...this.live, table: noted(this.live.table) };
        } else if (message.type === "refused") {
            if (this.info === null) this.trouble = message.text;
            else this.tell(message.text);
        }
    }

    /** Show what came; of updates that come in a burst, as when bots play, only the last is drawn. */
    private take(state: Sync | Update): void {
        const entries = state.type === "sync" ? (state.missed ?? []) : state.entries;
        this.live = state;
        this.toldAt = Date.now();
        if (state.type === "update" && performance.now() - this.takenAt < BURST_MS) {
            this.later = { state, entries: [...(this.later?.entries ?? []), ...entries] };
            this.taking ??= setTimeout(() => this.takeLater(), BURST_MS);
        } else {
            this.takeLater();
            this.takeNow(state, entries);
        }
    }

    private takeLater(): void {
        clearTimeout(this.taking);
        this.taking = undefined;
        const later = this.later;
        this.later = null;
        if (later) this.takeNow(later.state, later.entries);
    }

    private takeNow(state: Sync | Update, entries: EntryInfo[]): void {
        this.takenAt = performance.now();
        if (this.replayStep !== null) {
            this.show(state, entries);
            return;
        }
        const events = state.type === "update" ? entries.flatMap((entry) => entry.events ?? []) : [];
        const change = () => this.show(state, entries);
        if (this.onHappening) this.onHappening(events, change);
        else change();
    }

    private show(state: Sync | Update, entries: EntryInfo[]): void {
        if (this.info === null) this.coverUnseen(state);
        const isAnew =
            state.type === "sync" && (state.missed === null || this.toldSeat !== state.seat || this.info === null);
        const known = isAnew ? [] : this.entries;
        const latest = known.at(-1)?.version ?? -1;
        const seen = this.toldSeat === state.seat ? this.entries.at(-1)?.version : undefined;
        const hasMissed = state.type === "sync" && (state.missed === null || entries.length > 0);
        if (hasMissed && seen !== undefined) this.recapFrom ??= seen;
        this.entries = [...known, ...entries.filter((entry) => entry.version > latest)].slice(-MOST_ENTRIES);
        this.toldSeat = state.seat;
        if (this.replayStep === null) this.showState(state);
        else this.noteLive(state);
        this.keepSeats(state);
    }

    /** A page with several seats opens for nobody: whoever looks last is not who looks now. */
    private coverUnseen({ seats, seat, to_act, table: { stage } }: Sync | Update): void {
        if (stage !== "playing" || seats.length < 2 || seat === null) return;
        this.isUnseen = true;
        this.coveredFor = seats.find((one) => to_act.includes(one)) ?? seat;
    }

    private keepSeats({ seats, seat, table: { stage } }: Sync | Update): void {
        const held = holdings.of(this.id);
        const isKnown = held && held.stage === stage && held.seat === seat && held.seats.join() === seats.join();
        if (held && !isKnown) holdings.hold(this.id, held.token, seats, { stage, seat });
    }

    /** Show a step of a replay: from now on the live table is kept aside. */
    showReplay(step: number, state: Parameters<Table["showState"]>[0], events: Happening[]): void {
        if (this.replayStep === null) this.isAwaited = this.isMyTurn;
        this.replayStep = step;
        const change = () => this.showState(state);
        if (this.onHappening) this.onHappening(events, change);
        else change();
    }

    /** Come back from a replay to the live table. */
    showLive(): void {
        if (this.replayStep === null) return;
        this.replayStep = null;
        this.isAwaited = false;
        this.highlighted = [];
        if (this.live) this.showState(this.live);
    }

    /** Who plays, and whether we are asked, is known during a replay, too. */
    private noteLive(state: Sync | Update): void {
        this.info = shared(this.info, state.table);
        this.isAwaited =
            state.table.stage === "playing" &&
            state.seat !== null &&
            state.to_act.includes(state.seat) &&
            state.table.seats[state.seat]?.bot == null;
    }

    /** Show a state: of the live table, or of a step of a replay. */
    showState(
        state: Pick<
            State,
            | "table"
            | "seat"
            | "seats"
            | "host"
            | "version"
            | "view"
            | "to_act"
            | "decision"
            | "decision_name"
            | "moves"
            | "refused"
            | "plans"
            | "prospects"
            | "scores"
            | "scored"
            | "undo"
        >,
    ): void {
        const seatChanged = this.seat !== state.seat;
        const view = shared(this.view, state.view);
        // Chat and presence change nothing of the position: what was chosen stays chosen.
        const isSame = !seatChanged && this.view === view;
        const { chosen, narrowing, isAskingWhy, isMyTurn: wasMyTurn } = this;
        const before = isSame ? { chosen, narrowing, isAskingWhy } : null;
        this.info = shared(this.info, state.table);
        this.seat = state.seat;
        if (seatChanged) {
            this.planning = false;
            this.steps = plansOf(kept.of<unknown[]>("plans", this.planner) ?? []);
        }
        this.seats = shared(this.seats, state.seats);
        this.isHost = state.host;
        this.version = state.version;
        this.view = view;
        this.prospects = shared(this.prospects, state.prospects);
        this.toAct = shared(this.toAct, state.to_act);
        this.decision = shared(this.decision, state.decision as Message | null);
        this.decisionName = state.decision_name;
        this.scores = shared(this.scores, state.scores);
        this.scored = shared(this.scored, state.scored);
        this.undo = state.undo;
        this.setOffers(state.moves, state.plans, state.refused);
        this.forget();
        if (!isSame) {
            this.pointedAt = null;
            this.hint = null;
            this.planLost = null;
        }
        if (this.isMyTurn) {
            this.planning = false;
            if (before?.chosen && this.offers.some((one) => one.move === before.chosen!.move)) {
                this.chosen = before.chosen;
                void this.showPreview(before.chosen);
            } else if (before === null || !wasMyTurn) this.takeUpPlan();
            this.narrowing = before?.narrowing ?? [];
            this.isAskingWhy = before?.isAskingWhy ?? false;
        }
    }

    private setOffers(moves: Planned[], plans: Planned[], refused: readonly RefusedMove[]): void {
        this.refused = refused;
        this.offers = this.located(moves, this.offers);
        this.plannable = this.located(plans, this.plannable);
        // Without the game's words nothing can be explained yet.
        this.refusals =
            this.screen === null
                ? []
                : this.located(refused).map((offer, at) => ({
                      offer,
                      reason: this.say(refused[at]!.reason as Message),
                  }));
    }

    /** Moves with their places on the board; those that are as they were `before` are the very same objects. */
    private located(moves: readonly Planned[], before: Offer[] = []): Offer[] {
        const { seat, screen, view, prospects } = this;
        if (seat === null) return [];
        const locate = screen?.locate ?? (() => []);
        const known = new Map(before.map((offer) => [offer.move, offer]));
        const offers = moves.map((one) => shared(known.get(one.move), offerOf(one, locate, view, seat, prospects)));
        return shared(before, offers);
    }

    /** Nothing is chosen or pointed at any more: the moment has passed. */
    private forget(): void {
        clearTimeout(this.previewing);
        this.chosen = null;
        this.considered = null;
        this.preview = null;
        this.chosenPreview = null;
        this.narrowing = [];
        this.isAskingWhy = false;
        this.previews.clear();
    }

    // Choosing

    /** Something on the board was pointed at: the one move that lives there is chosen, among several we narrow down;
     * pointing again widens.
     */
    point(target: Target): void {
        const there = this.byTarget.get(target) ?? [];
        if (this.narrowing.includes(target)) this.narrowing = this.narrowing.filter((one) => one !== target);
        else if (there.length === 1) void this.choose(there[0]!);
        else if (there.length > 1) this.narrowing = [...this.narrowing, target];
        else if (this.narrowing.length > 0) {
            this.narrowing = [];
            if ((this.byTarget.get(target) ?? []).length > 0) this.point(target);
        }
    }

    /** Forget what was pointed at and chosen. */
    clear(): void {
        this.chosen = null;
        this.considered = null;
        this.preview = null;
        this.chosenPreview = null;
        this.narrowing = [];
    }

    /** Show what a move would do, while the pointer or the focus is on it. */
    consider(offer: Offer | null): void {
        this.considered = offer;
        clearTimeout(this.previewing);
        const about = offer ?? this.chosen;
        if (about === null || this.planning) this.preview = null;
        else this.previewing = setTimeout(() => void this.showPreview(about), PREVIEW_DELAY_MS);
    }

    /** Choose a move. It is played at once if it can be taken back and more is to be decided; else it waits. */
    async choose(offer: Offer): Promise<void> {
        if (this.planning) {
            if (this.plan.includes(offer.move)) this.unplan(offer.move);
            else this.keepPlan([...this.steps, offer]);
            this.narrowing = [];
            return;
        }
        if (this.chosen?.move === offer.move) {
            await this.confirm();
            return;
        }
        if (settings.confirming === "never") {
            await this.play(offer);
            return;
        }
        this.chosen = offer;
        this.chosenPreview = null;
        const preview = await this.showPreview(offer);
        const isOpen = preview !== null && !preview.closes_undo && preview.to_act?.includes(this.seat ?? -1);
        if (settings.confirming === "turn" && isOpen && this.chosen === offer) await this.play(offer);
    }

    /** Play the move that was chosen. */
    async confirm(): Promise<void> {
        if (this.chosen) await this.play(this.chosen);
    }

    async play(offer: Offer): Promise<void> {
        if (this.playedAt === this.version) return;
        this.playedAt = this.version;
        if (this.plan[0] === offer.move) this.keepPlan(this.steps.slice(1));
        const told = await this.do({ do: "move", move: offer.move });
        if (told?.type !== "acknowledged") this.playedAt = -1;
    }

    private async showPreview(offer: Offer): Promise<Preview | null> {
        const version = this.version;
        let asked = this.previews.get(offer.move);
        if (!asked) {
            asked = (this.connection?.question({ ask: "preview", move: offer.move }) ??
                Promise.resolve(null)) as Promise<Preview | null>;
            this.previews.set(offer.move, asked);
        }
        const found = await asked;
        if (found === null) this.previews.delete(offer.move);
        if (version !== this.version) return null;
        if ((this.considered ?? this.chosen)?.move === offer.move) this.preview = found;
        if (this.chosen?.move === offer.move) this.chosenPreview = found;
        return found;
    }

    /** Why nothing can be done at a target, if something could be at another time. */
    refusalsAt(target: Target): Refusal[] {
        return this.byTarget.has(target) ? [] : (this.refusedAt.get(target) ?? []);
    }

    /** The planned move comes first: it is chosen if it is possible, and says why if it is not. */
    private takeUpPlan(): void {
        const [planned] = this.planned;
        // Without the game's box and words, a plan from before the page was loaded can be neither shown nor explained.
        if (planned === undefined || this.screen === null) return;
        const offer = this.offers.find((one) => one.move === planned.move);
        if (offer) {
            this.chosen = offer;
            void this.showPreview(offer);
        } else if (this.offers.some((one) => one.words[0] === planned.words[0])) {
            this.keepPlan(this.steps.slice(1));
            void this.explainLostPlan(planned);
        }
    }

    private async explainLostPlan(planned: Offer): Promise<void> {
        const { view } = this;
        const told = this.refusals.find(({ offer }) => offer.move === planned.move);
        if (told) {
            this.planLost = { offer: planned, reason: told.reason };
            return;
        }
        const found = (await this.connection?.question({ ask: "why", move: planned.move })) as
            Reasons | null | undefined;
        const reason = found?.moves[0]?.reason;
        if (view === this.view) this.planLost = { offer: planned, reason: reason ? this.say(reason as Message) : "" };
    }

    /** Moves that were planned in others' turns, in notation. */
    plan: string[] = $derived(this.steps.map(({ move }) => move));

    private keepPlan(steps: Planned[]): void {
        this.steps = steps.map(({ move, message }) => ({ move, message }));
        kept.keep("plans", this.planner, this.steps);
    }

    private get planner(): string {
        return `${this.id}/${this.seat}`;
    }

    /** Take a move out of the plan. */
    unplan(move: string): void {
        this.keepPlan(this.steps.filter((one) => one.move !== move));
    }

    /** The planned moves as offers, to be said and shown. */
    planned: Offer[] = $derived(this.box === null ? [] : this.located(this.steps));

    // Commands

    async do(command: Command): Promise<Settled | null> {
        if (this.connection === null) return null;
        const answer = this.connection.command(command, this.version);
        this.waiting = this.connection.unanswered;
        const told = await answer;
        this.waiting = this.connection.unanswered;
        if (told.type === "refused") {
            this.clear();
            this.tell(told.text);
        }
        return told;
    }

    takeBack(): Promise<Settled | null> {
        return this.do({ do: "undo" });
    }

    restartTurn(): Promise<Settled | null> {
        return this.do({ do: "restart-turn" });
    }

    /** Ask a bot what it would play. */
    async askHint(): Promise<void> {
        if (this.isAskingHint) return;
        this.isAskingHint = true;
        const { seat, view } = this;
        const found = await this.connection?.question({ ask: "hint" });
        this.isAskingHint = false;
        // Chat changes the version, but not what was asked.
        if (seat !== this.seat || view !== this.view) return;
        if (found && "candidates" in found) this.hint = found;
        else if (!found) this.tell(t("hint-none"));
    }

    lookAs(seat: number | null): void {
        this.connection?.lookAs(seat);
    }

    /** The reader has another language. */
    speak(): void {
        this.connection?.speak();
    }

    /** Hide everything until the next player on this device is there. */
    cover(seat: number): void {
        this.clear();
        this.notice = null;
        this.rule = null;
        this.boardOf = null;
        this.scoreOpen = false;
        this.logOpen = false;
        this.coveredFor = seat;
    }

    /** The chat was read up to a version. */
    readTheChat(version: number): void {
        if (version <= this.readChat) return;
        this.readChat = version;
        kept.keep("chat", this.id, version);
    }

    /** Show a sentence for a while. */
    tell(text: string, kind: "error" | "good" = "error"): void {
        this.notice = { text, kind };
        clearTimeout(this.noticing);
        this.noticing = setTimeout(() => (this.notice = null), 8_000);
    }
}

/** Return the planned moves among what was kept; those of an earlier version had no words. */
function plansOf(found: unknown[]): Planned[] {
    return found.filter((one): one is Planned => typeof one === "object" && one !== null && "message" in one);
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

const KEY = Symbol("table");

export function provideTable(table: Table): void {
    setContext(KEY, table);
}

/** The table that this component is part of. */
export function useTable(): Table {
    return getContext<Table>(KEY);
}
