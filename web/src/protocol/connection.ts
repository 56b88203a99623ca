/** A connection to one table that comes back: it resends what was not acknowledged, with the same ids, asks for what it
 * missed, and says honestly how it is.
 */

import { settings } from "$lib/settings.svelte";
import { freshId } from "./http";
import { holdings } from "./held.svelte";
import type {
    Answered,
    ClientMessage,
    Command,
    Question,
    ServerMessage,
    SocketCommand,
    SocketRefused,
} from "./messages";

export type Status = "connecting" | "connected" | "reconnecting" | "offline";
export type Settled = { type: "acknowledged"; id: string; version: number } | SocketRefused;

interface Listener {
    receive(message: ServerMessage): void;
    status(status: Status): void;
}

/** How much of the log is asked for: less than the server keeps at hand. */
const HISTORY = 100;
const CHANNEL = 1;
const PULSE_MS = 5_000;
const QUIET_MS = 10_000;
const ANSWER_MS = 7_000;
const LONGEST_WAIT_S = 10;
/** What the server refuses for the moment only. */
const PASSING = ["too-many-requests", "too-many-messages", "storage-away", "storage-unsure", "draining", "busy"];

/** The last version of each table that this page has seen: the log is asked for from a little before it. */
const seen: Record<string, number> = {};

export class Connection {
    seat: number | null;
    version: number | null = null;
    private socket: WebSocket | null = null;
    private outbox: { command: SocketCommand; done: (answer: Settled) => void }[] = [];
    private questions = new Map<
        string,
        { done: (answer: Answered | null) => void; waits: ((before: number) => void) | undefined }
    >();
    private failures = 0;
    private refusals = 0;
    private patience: number | null = null;
    private heard = 0;
    /** When we asked whether anybody is there; null: we have been answered. */
    private askedAt: number | null = null;
    private closed = false;
    private language = settings.language;
    private isTogether = false;
    private mayAskBack = true;
    private pulse: ReturnType<typeof setInterval> | undefined;
    private retrying: ReturnType<typeof setTimeout> | undefined;
    private watching: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly table: string,
        private readonly listener: Listener,
    ) {
        this.seat = holdings.of(table)?.seat ?? null;
        window.addEventListener("online", this.comeBack);
        window.addEventListener("offline", this.goneOffline);
        this.connect();
    }

    private comeBack = () => {
        if (this.socket?.readyState !== WebSocket.OPEN) this.retry(0);
    };

    private goneOffline = () => this.lost();

    private connect(): void {
        this.listener.status(!navigator.onLine ? "offline" : this.failures > 0 ? "reconnecting" : "connecting");
        this.language = settings.language;
        const address = new URL(`/api/socket?lang=${this.language}`, location.href);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address);
        this.socket = socket;
        this.heard = Date.now();
        this.askedAt = null;
        this.mayAskBack = true;
        socket.onmessage = ({ data }) => {
            if (socket !== this.socket) return;
            this.heard = Date.now();
            this.askedAt = null;
            this.take(JSON.parse(data as string) as ServerMessage);
        };
        socket.onopen = () => this.watch();
        socket.onclose = () => socket === this.socket && this.lost();
        clearInterval(this.pulse);
        this.pulse = setInterval(() => this.feelPulse(), PULSE_MS);
    }

    /** Silence alone means nothing: in the background a browser may call this only once a minute. */
    private feelPulse(): void {
        const now = Date.now();
        if (this.askedAt !== null) {
            if (now - this.askedAt > ANSWER_MS) this.lost();
        } else if (now - this.heard > QUIET_MS) {
            this.askedAt = now;
            this.send({ type: "ping" });
        }
    }

    private watch(): void {
        const held = holdings.of(this.table);
        if (this.seat === null || !held?.seats.includes(this.seat)) this.seat = held?.seats[0] ?? null;
        const since = this.version ?? Math.max(0, (seen[this.table] ?? 0) - HISTORY);
        this.send({
            type: "watch",
            channel: CHANNEL,
            table: this.table,
            since,
            ...(held && { token: held.token }),
            ...(this.seat !== null && { seat: this.seat }),
            ...(this.isTogether && { together: true }),
        });
    }

    /** Look together with all who play in this browser: nothing is told that one of them must not see. */
    lookTogether(): void {
        this.isTogether = true;
        this.lookAgain();
    }

    /** Look through the eyes of another seat that this browser holds. */
    lookAs(seat: number | null): void {
        this.seat = seat;
        this.isTogether = false;
        const held = holdings.of(this.table);
        if (held) holdings.hold(this.table, held.token, held.seats, { seat });
        this.lookAgain();
    }

    /** What was asked before is answered for other eyes. */
    private lookAgain(): void {
        this.dropQuestions();
        this.version = null;
        this.watch();
    }

    /** Be refused in the language of the reader, who may have changed it: each socket has one. */
    speak(): void {
        if (this.language !== settings.language) this.retry(0);
    }

    private lost(): void {
        if (this.closed) return;
        const wait = this.patience ?? Math.min(LONGEST_WAIT_S, 0.5 * 2 ** this.failures) * (0.5 + Math.random());
        this.patience = null;
        this.failures += 1;
        this.listener.status(navigator.onLine ? "reconnecting" : "offline");
        this.retry(wait);
    }

    private retry(seconds: number): void {
        clearInterval(this.pulse);
        clearTimeout(this.retrying);
        const old = this.socket;
        this.socket = null;
        old?.close();
        // Commands wait to be sent again.
        this.dropQuestions();
        if (!this.closed) this.retrying = setTimeout(() => this.connect(), seconds * 1000);
    }

    /** Questions are about a moment that has passed. */
    private dropQuestions(): void {
        this.questions.forEach(({ done }) => done(null));
        this.questions.clear();
    }

    private take(message: ServerMessage): void {
        switch (message.type) {
            case "sync":
            case "update":
                this.takeState(message);
                break;
            case "acknowledged":
                this.settle(message.id, message);
                break;
            case "answer":
                this.questions.get(message.request)?.done(message.answer);
                this.questions.delete(message.request);
                break;
            case "waiting":
                this.questions.get(message.request)?.waits?.(message.before);
                break;
            case "refused":
                this.takeRefusal(message);
                break;
            case "bye":
                this.patience = message.retry_seconds * (1 + Math.random());
                break;
            default:
                this.listener.receive(message);
        }
    }

    private takeState(message: Extract<ServerMessage, { type: "sync" | "update" }>): void {
        if (message.type === "update" && this.version !== null && message.version <= this.version) return;
        const isTooLong = message.type === "sync" && message.missed === null && this.mayAskBack;
        this.version = message.version;
        seen[this.table] = message.version;
        // Seats are taken and given back while we look.
        if (this.seat === null || !message.seats.includes(this.seat)) this.seat = message.seat;
        // What waits to be done goes before what the state makes us ask: a server reads only so much at a time.
        if (message.type === "sync" && !isTooLong) this.outbox.forEach(({ command }) => this.send(command));
        this.listener.receive(message);
        this.mayAskBack = false;
        if (isTooLong) {
            // We did not know how long the log is; it is too long to be told from its beginning: have the end of it.
            this.version = null;
            this.watch();
        } else if (message.type === "sync") {
            this.failures = 0;
            this.refusals = 0;
            this.listener.status("connected");
        }
    }

    private takeRefusal(message: SocketRefused): void {
        if (message.id) this.settle(message.id, message);
        else if (message.request) {
            this.questions.get(message.request)?.done(null);
            this.questions.delete(message.request);
        } else if (PASSING.includes(message.message.replace("refusal-", ""))) this.watchLater(message);
        else if (message.message === "refusal-unknown-token" && holdings.of(this.table)) {
            // A token of another server: look on as a guest.
            holdings.letGo(this.table);
            this.lookAs(null);
        } else if (message.message === "refusal-not-your-seat" && this.seat !== null) {
            // The seat was given away meanwhile: the token may still hold others.
            const held = holdings.of(this.table);
            if (held) holdings.hold(this.table, held.token, []);
            this.lookAs(null);
        } else this.listener.receive(message);
    }

    /** What came too fast was not read, be it a question or a command: the next state has the commands sent again. */
    private watchLater(refusal: SocketRefused): void {
        this.dropQuestions();
        if (this.watching !== undefined) return;
        const told = Number(refusal.arguments["seconds"]) || 1;
        const wait = Math.max(told, Math.min(30, 2 ** this.refusals));
        this.refusals += 1;
        this.watching = setTimeout(() => {
            this.watching = undefined;
            this.watch();
        }, wait * 1000);
    }

    private settle(id: string, answer: Settled): void {
        const waiting = this.outbox.find(({ command }) => command.id === id);
        this.outbox = this.outbox.filter((one) => one !== waiting);
        waiting?.done(answer);
    }

    /** How many commands have not been answered yet. */
    get unanswered(): number {
        return this.outbox.length;
    }

    /** Send a command of somebody who saw this version, now or when we are connected again; the answer comes when it is
     * stored.
     */
    command(command: Command, version: number): Promise<Settled> {
        return new Promise((done) => {
            const whole: SocketCommand = {
                type: "command",
                channel: CHANNEL,
                id: freshId(),
                version,
                ...(this.seat !== null && { seat: this.seat }),
                command,
            };
            this.outbox.push({ command: whole, done });
            this.send(whole);
        });
    }

    /** Ask something about the present moment; null if there is no answer, or no connection. If the question has to
     * wait, `waits` hears how many go before it.
     */
    question(question: Question, waits?: (before: number) => void): Promise<Answered | null> {
        if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
        return new Promise((done) => {
            const request = freshId();
            this.questions.set(request, { done, waits });
            this.send({ type: "question", channel: CHANNEL, request, question });
        });
    }

    private send(message: ClientMessage): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.watching);
        window.removeEventListener("online", this.comeBack);
        window.removeEventListener("offline", this.goneOffline);
        this.retry(0);
    }
}
