/** What the server says of a table: who sits there, the position as its reader may see it, and what has happened. */

import type { GameLook } from "$lib/games/looks";
import type { Status } from "$lib/protocol/connection";
import { holdings } from "$lib/protocol/held.svelte";
import type {
    EntryInfo,
    GameDocument,
    Offer as Offered,
    Scores,
    State,
    Sync,
    TableInfo,
    Update,
} from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import type { Message, Words } from "$lib/words/fluent";
import { botName, t, wordsOf } from "$lib/words/words.svelte";
import type { GameScreen } from "./game";
import { offerOf, type Offer } from "./offers";
import { shared } from "./sharing";

/** A state of the live table, or of a step of a replay. */
export type Shown = Pick<
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
    | "undo_refused"
    | "secret_seats"
>;

const MOST_ENTRIES = 2_000;

export class Told {
    info: TableInfo | null = $state.raw(null);
    /** The seat whose eyes we look through; null: a spectator. */
    seat: number | null = $state(null);
    /** The seats that this browser holds. */
    seats: number[] = $state.raw([]);
    isHost = $state(false);
    version = $state(0);
    /** The position as this seat may see it: a position document. Null before the start. */
    view: GameDocument | null = $state.raw(null);
    /** What follows from the view by the rules, as the game's own module knows to read it. */
    prospects: GameDocument | null = $state.raw(null);
    toAct: number[] = $state.raw([]);
    decision: Message | null = $state.raw(null);
    decisionName: string | null = $state(null);
    /** The points of each seat if the game ended now, and those that nothing can take away any more. */
    scores: Scores[] | null = $state.raw(null);
    scored: Scores[] | null = $state.raw(null);
    /** How many own moves can be taken back now. */
    undo = $state(0);
    /** Why none can. */
    undoRefused: State["undo_refused"] = $state(null);
    /** The seats of this device that see something which the others must not see. */
    secretSeats: number[] = $state.raw([]);
    entries: EntryInfo[] = $state.raw([]);
    /** The version that was seen last before the reader came back: what follows is the recap. */
    recapFrom: number | null = $state(null);
    watchers = $state(0);
    status: Status = $state("connecting");
    /** What went wrong for good: there is no such table. */
    trouble: string | null = $state(null);
    /** When the state was told: clocks run from then on. */
    toldAt = $state(0);
    /** The seat whose log we have, also while a replay is seen through other eyes: of another one it is told anew. */
    toldSeat: number | null = null;

    /** What is in the box of the game, how it is shown, and its board. */
    box: Box | null = $state.raw(null);
    look: GameLook | null = $state.raw(null);
    screen: GameScreen | null = $state.raw(null);

    constructor(readonly id: string) {}

    game = $derived(this.info?.game ?? null);
    isPlaying = $derived(this.info?.stage === "playing");
    isOver = $derived(this.info?.stage === "finished");
    /** How many have agreed to end the game. */
    agreed = $derived(this.info?.seats.filter((one) => one.agrees_to_end).length ?? 0);
    /** How long the reader wishes bots to pause; null: a spectator has no say in it. */
    paceWished = $derived(this.seat === null ? null : (this.info?.seats[this.seat]?.pace ?? this.info?.pace ?? null));
    /** Whether the game waits for this seat, and a person plays it. */
    isMyTurn = $derived(
        this.isPlaying &&
            this.seat !== null &&
            this.toAct.includes(this.seat) &&
            this.info?.seats[this.seat]?.bot == null,
    );

    /** The token that holds our seats; null for a spectator. */
    get token(): string | null {
        return holdings.of(this.id)?.token ?? null;
    }

    /** Take over a state; what is as it was stays the very same object. */
    protected note(state: Shown): void {
        this.info = shared(this.info, state.table);
        this.seat = state.seat;
        this.seats = shared(this.seats, state.seats);
        this.isHost = state.host;
        this.version = state.version;
        this.view = shared(this.view, state.view);
        this.prospects = shared(this.prospects, state.prospects);
        this.toAct = shared(this.toAct, state.to_act);
        this.decision = shared(this.decision, state.decision as Message | null);
        this.decisionName = state.decision_name;
        this.scores = shared(this.scores, state.scores);
        this.scored = shared(this.scored, state.scored);
        this.undo = state.undo;
        this.undoRefused = state.undo_refused;
        this.secretSeats = shared(this.secretSeats, state.secret_seats);
    }

    /** Add entries to the log; it begins anew where they do not follow what we know. */
    protected hear(state: Sync | Update, entries: EntryInfo[]): void {
        const isAnew =
            state.type === "sync" && (state.missed === null || this.toldSeat !== state.seat || this.info === null);
        const known = isAnew ? [] : this.entries;
        const latest = known.at(-1)?.version ?? -1;
        const seen = this.toldSeat === state.seat ? this.entries.at(-1)?.version : undefined;
        const hasMissed = state.type === "sync" && (state.missed === null || entries.length > 0);
        if (hasMissed && seen !== undefined) this.recapFrom ??= seen;
        this.entries = [...known, ...entries.filter((entry) => entry.version > latest)].slice(-MOST_ENTRIES);
        this.toldSeat = state.seat;
    }

    /** Moves with their places on the board; those that are as they were `before` are the very same objects. */
    located(moves: readonly Pick<Offered, "move" | "message">[], before: Offer[] = []): Offer[] {
        const { seat, screen, view, prospects } = this;
        if (seat === null || view === null) return [];
        const locate = screen?.locate ?? (() => []);
        const known = new Map(before.map((offer) => [offer.move, offer]));
        const offers = moves.map((one) => shared(known.get(one.move), offerOf(one, locate, view, seat, prospects)));
        return shared(before, offers);
    }

    /** What keeps a person from playing, if anything does. */
    absenceOf(seat: number): "away" | "offline" | "resigned" | null {
        const info = this.info?.seats[seat];
        if (info?.kind !== "person") return null;
        if (info.resigned) return "resigned";
        if (!this.isPlaying) return null;
        if (info.away || info.bot !== null) return "away";
        return info.present === false ? "offline" : null;
    }

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

    get words(): Words {
        return wordsOf(this.game ?? "");
    }

    private naming = ({ id }: Message, form: string | null): string | null => {
        const seat = id.startsWith("seat-") ? this.seatOf.get(id) : undefined;
        const name = seat === undefined ? undefined : this.names[seat];
        if (name === undefined || this.called === "") return null;
        if (form !== "of") return name;
        return t(/^[aeiouhyàâéèêëîïôöùûü]/i.test(name) ? "name-of-vowel" : "name-of", { name });
    };
}
