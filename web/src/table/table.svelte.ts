/** A table as its reader sees it: what the server says of it, what the reader is about to do and plans, and what lies
 * open over it.
 *
 * Boards read it and call `choosing.point`; the action bar reads `choosing.shown` and calls `choosing.choose`.
 */

import type { GameLook } from "$lib/games/looks";
import { kept } from "$lib/kept";
import { Connection, type Settled } from "$lib/protocol/connection";
import { holdings } from "$lib/protocol/held.svelte";
import type {
    Answered,
    Command,
    Composition,
    EntryInfo,
    Happening,
    Question,
    Scores,
    ServerMessage,
    Sync,
    TableInfo,
    Update,
} from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import { settings, type Speed } from "$lib/settings.svelte";
import { getContext, setContext } from "svelte";
import { Choosing } from "./choosing.svelte";
import { Composing } from "./composing.svelte";
import type { GameScreen } from "./game";
import { Opened } from "./opened.svelte";
import { Planning } from "./planning.svelte";
import { shared } from "./sharing";
import { Told, type Shown } from "./told.svelte";

/** Updates that come faster than this are shown together. */
const BURST_MS = 40;

export class Table extends Told {
    readonly choosing = new Choosing(this);
    readonly composing = new Composing(this);
    readonly planning = new Planning(this);
    readonly opened = new Opened();

    /** The move after which a replay shows the position; null: we look at the live table. */
    replayStep: number | null = $state(null);
    /** Whether the live table waits for us while we look at a replay. */
    isAwaited = $state(false);
    /** How many commands the server has not answered. */
    waiting = $state(0);
    /** The version up to which the chat was read. */
    private readChat = $state(0);

    /** Called with what has just happened, before the view changes and after it. */
    onHappening: ((events: Happening[], change: () => void) => void) | null = null;

    /** Who of several players on this device is there, and waits for the table to be shown. */
    comer: number | null = $state(null);
    /** Who of them had it last. */
    last: number | null = $state(null);

    private connection: Connection | null = null;
    /** The state that is shown, without what is composed. */
    private settled: Shown | null = $state.raw(null);
    /** The state of the live table, kept aside while a replay is shown. */
    private live: Sync | Update | null = null;
    private takenAt = 0;
    private later: { state: Sync | Update; entries: EntryInfo[] } | null = null;
    private taking: ReturnType<typeof setTimeout> | undefined;

    constructor(id: string) {
        super(id);
        this.readChat = kept.of<number>("chat", id) ?? 0;
    }

    /** Have the box and the screen of the game: from now on moves have places on the board. */
    open(box: Box, screen: GameScreen, look: GameLook | null): void {
        const isFirst = this.screen === null;
        this.look = look;
        this.box = box;
        this.screen = screen;
        this.choosing.locate();
        this.planning.offer(this.planning.plannable);
        if (isFirst && this.isMyTurn) this.planning.takeUp();
    }

    /** Watch the table; replays do without. */
    connect(): void {
        this.connection = new Connection(this.id, {
            receive: (message) => this.receive(message),
            status: (status) => (this.status = status),
        });
    }

    close(): void {
        clearTimeout(this.taking);
        this.choosing.close();
        this.opened.close();
        this.connection?.close();
    }

    /** Whether somebody else has said something that was not read. */
    isUnread = $derived(
        this.entries.some(
            ({ kind, version, seat }) => kind === "chatted" && version > this.readChat && seat !== this.seat,
        ),
    );

    /** The chat was read up to a version. */
    readTheChat(version: number): void {
        if (version <= this.readChat) return;
        this.readChat = version;
        kept.keep("chat", this.id, version);
    }

    /** Whether nothing of the table may be shown: what we have is for other eyes than those that may be there. */
    isDark = $derived(this.opened.coveredFor !== null && this.opened.isDark && this.seat !== null);

    /** Whether a part of somebody's score may be more than we can know. */
    isSecret(seat: number, part: string): boolean {
        return this.screen?.isSecret?.(this, seat, part) ?? false;
    }

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
        const isFirst = this.info === null;
        const asked = this.settled?.to_act ?? [];
        this.hear(state, entries);
        if (this.replayStep === null) this.showState(state);
        else this.noteLive(state);
        this.keepSeats(state);
        if (isFirst) {
            this.coverUnseen(state);
            return;
        }
        if (this.comer !== null && this.comer === state.seat) {
            this.comer = null;
            this.opened.uncover();
        }
        this.turnToNext(state, asked);
    }

    /** Whose turn it is among those at this device sees the table next: at once, where nothing is secret. */
    private turnToNext(state: Sync | Update, asked: readonly number[]): void {
        const {
            seats,
            seat,
            to_act,
            secret_seats,
            table: { seats: infos },
        } = state;
        if (seats.length < 2 || this.replayStep !== null) return;
        const { coveredFor } = this.opened;
        const here = coveredFor ?? seat;
        if (here === null || to_act.includes(here)) return;
        const next = seats.find((one) => to_act.includes(one) && infos[one]?.bot === null);
        if (coveredFor !== null && !secret_seats.includes(next ?? coveredFor)) this.come(next ?? coveredFor);
        else if (next === undefined || next === here) return;
        else if (!secret_seats.includes(next)) this.lookAs(next);
        // Who has gone back to the table is not sent away a second time.
        else if (coveredFor !== null || !asked.includes(next) || asked.includes(here)) this.cover(next);
    }

    /** A page with several seats opens for nobody: whoever looks last is not who looks now. */
    private coverUnseen({ seats, seat, to_act, secret_seats, table: { stage } }: Sync | Update): void {
        if (stage !== "playing" || seats.length < 2 || seat === null || secret_seats.length === 0) return;
        this.opened.cover(seats.find((one) => to_act.includes(one)) ?? seat, true);
        this.connection?.lookTogether();
    }

    private keepSeats({ seats, seat, table: { stage } }: Sync | Update): void {
        const held = holdings.of(this.id);
        // Who looks together with others comes back as who they were.
        const last = seat ?? held?.seat ?? null;
        const isKnown = held && held.stage === stage && held.seat === last && held.seats.join() === seats.join();
        if (held && !isKnown) holdings.hold(this.id, held.token, seats, { stage, seat: last });
    }

    /** Show a step of a replay: from now on the live table is kept aside. */
    showReplay(step: number, state: Shown, events: Happening[]): void {
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
        this.choosing.highlighted = [];
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
    private showState(state: Shown): void {
        if (this.settled !== null) this.note(this.settled);
        const { choosing, composing, planning, seat, view, decisionName, isMyTurn: wasMyTurn } = this;
        this.note(state);
        this.settled = { ...state, view: this.view, prospects: this.prospects, scores: this.scores };
        if (this.seat !== seat) planning.recall();
        // Chat and presence change nothing of the position: what was chosen stays chosen.
        const isSame = this.seat === seat && this.view === view;
        choosing.offer(state.moves, state.refused);
        planning.offer(state.plans);
        const before = choosing.forget();
        if (!isSame) {
            choosing.turnTo();
            planning.lost = null;
        }
        if (!this.isMyTurn || this.replayStep !== null) composing.forget();
        if (!this.isMyTurn) return;
        planning.isOn = false;
        if (isSame && wasMyTurn) {
            composing.resume();
            choosing.resume(before);
            return;
        }
        const isSameQuestion = this.seat === seat && wasMyTurn && this.decisionName === decisionName;
        if (isSameQuestion && composing.isOn) {
            // Until it is known what is still possible, what was composed stays in sight.
            composing.resume();
            void composing.renew(before.chosen);
            return;
        }
        composing.forget();
        const isChosen = isSameQuestion && choosing.resume(before);
        if (!isChosen) planning.takeUp();
        if (isSameQuestion && !isChosen && before.chosen) void planning.lose(before.chosen);
        if (this.replayStep === null) void composing.begin();
    }

    /** Show the position after what is composed. */
    showComposed({ view, prospects, scores, scored, to_act, then }: Composition): void {
        if (this.settled === null) return;
        const decision = then && { decision: then.decision, decision_name: then.decision_name };
        const known = { scores: scores as Scores[], scored: scored as Scores[], to_act: to_act ?? [] };
        this.note({ ...this.settled, view, prospects, ...known, ...decision });
        this.choosing.offer(then?.moves ?? [], then?.refused ?? []);
    }

    /** Show the position as it stands: what was composed is given up. */
    showSettled(): void {
        if (this.settled === null) return;
        this.note(this.settled);
        this.choosing.offer(this.settled.moves, this.settled.refused);
    }

    /** The table as it stands, without what is composed. */
    get before(): Table {
        const { settled } = this;
        if (settled === null || !this.composing.isOn) return this;
        const { view, prospects, scores, to_act: toAct } = settled;
        const stands: Partial<Record<PropertyKey, unknown>> = { view, prospects, scores, toAct };
        return new Proxy(this, {
            get: (table, key) => {
                const found: unknown = key in stands ? stands[key] : Reflect.get(table, key, table);
                return typeof found === "function" ? (found.bind(table) as unknown) : found;
            },
        });
    }

    // What the reader does

    async do(command: Command): Promise<Settled | null> {
        if (this.connection === null) return null;
        const answer = this.connection.command(command, this.version);
        this.waiting = this.connection.unanswered;
        const told = await answer;
        this.waiting = this.connection.unanswered;
        if (told.type === "refused") {
            this.choosing.clear();
            this.tell(told.text);
        }
        return told;
    }

    /** Ask the server something; null: it has no answer. `waits` hears how many questions go first. */
    ask(question: Question, waits?: (before: number) => void): Promise<Answered | null> {
        return this.connection?.question(question, waits) ?? Promise.resolve(null);
    }

    /** How fast bots play and things move, as the reader wishes: the pace that is nearest to it. */
    get speed(): Speed {
        const pace = this.paceWished;
        if (pace === null) return settings.speed;
        return pace === 0 ? 0 : pace < 0.75 ? 2 : pace < 1.5 ? 1 : 0.5;
    }

    /** Let things move, and bots play, at another speed. */
    async play(speed: Speed): Promise<void> {
        settings.speed = speed;
        if (this.isPlaying && this.seat !== null) await this.do({ do: "pace", pace: speed === 0 ? 0 : 1 / speed });
    }

    /** How many steps can be taken back now, those that are only composed first. */
    get depth(): number {
        return this.composing.depth + this.undo;
    }

    /** Take the last step out of the composition, or back from the table. */
    takeBack(): void {
        if (this.composing.isOn) this.composing.back();
        else void this.do({ do: "undo" });
    }

    /** Begin the turn again: nothing is composed, or what was played is taken back. */
    restartTurn(): void {
        if (this.composing.isOn) this.composing.restart();
        else void this.do({ do: "restart-turn" });
    }

    lookAs(seat: number | null): void {
        this.connection?.lookAs(seat);
    }

    /** The reader has another language. */
    speak(): void {
        this.connection?.speak();
    }

    /** Let the next player on this device see the table: at once where that shows nothing secret. */
    pass(seat: number): void {
        if (this.secretSeats.includes(seat)) {
            this.cover(seat);
            return;
        }
        this.choosing.clear();
        this.lookAs(seat);
    }

    /** Show only what all at this device may see, until the next player is there. */
    cover(seat: number): void {
        this.choosing.clear();
        this.comer = null;
        this.last = this.seat ?? this.last;
        this.opened.cover(seat, this.opened.isUnseen);
        this.connection?.lookTogether();
    }

    /** Show the table to a player of this device who is there. */
    come(seat: number): void {
        if (this.comer === seat) return;
        this.comer = seat;
        this.lookAs(seat);
    }

    /** Show a sentence for a while. */
    tell(text: string, kind: "error" | "good" = "error"): void {
        this.opened.tell(text, kind);
    }
}

const KEY = Symbol("table");

export function provideTable(table: Table): void {
    setContext(KEY, table);
}

/** The table that this component is part of. */
export function useTable(): Table {
    return getContext<Table>(KEY);
}
