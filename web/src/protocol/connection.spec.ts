// @vitest-environment happy-dom
import { settings } from "$lib/settings.svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Status } from "./connection";
import { holdings } from "./held.svelte";
import type { ClientMessage, ServerMessage } from "./messages";

/** A socket whose other end is the test. */
class FakeSocket {
    static readonly OPEN = 1;
    static made: FakeSocket[] = [];

    readyState = 0;
    sent: ClientMessage[] = [];
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;

    constructor(readonly address: URL) {
        FakeSocket.made.push(this);
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as ClientMessage);
    }

    close(): void {
        this.readyState = 3;
    }

    /** The server takes the call. */
    open(): void {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.();
    }

    receive(message: object): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    /** The line is cut. */
    drop(): void {
        this.readyState = 3;
        this.onclose?.();
    }

    ofType<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] {
        return this.sent.filter((one): one is Extract<ClientMessage, { type: Type }> => one.type === type);
    }
}

let tables = 0;
let table: string;
let connection: Connection;
let received: ServerMessage[];
let states: Status[];

const socket = () => FakeSocket.made.at(-1)!;
const sockets = () => FakeSocket.made.length;

const state = (version: number, more: object = {}) => ({
    channel: 1,
    table,
    version,
    seat: 0,
    seats: [0],
    ...more,
});
const sync = (version: number, more: object = {}) => ({ type: "sync", missed: [], ...state(version, more) });
const update = (version: number, more: object = {}) => ({ type: "update", entries: [], ...state(version, more) });
const refused = (message: string, more: object = {}) => ({
    type: "refused",
    channel: 1,
    message: `refusal-${message}`,
    arguments: {},
    text: message,
    ...more,
});

function connect(): void {
    received = [];
    states = [];
    connection = new Connection(table, {
        receive: (message) => received.push(message),
        status: (status) => states.push(status),
    });
}

/** Connect, and see the table as it is. */
function arrive(version = 5): void {
    connect();
    socket().open();
    socket().receive(sync(version));
}

/** Wait until a lost connection tries again, and be there. */
function comeBack(version: number): void {
    vi.advanceTimersToNextTimer();
    socket().open();
    socket().receive(sync(version));
}

const play = (move: string, version = 5) => connection.command({ do: "move", move }, version);
const preview = (move: string) => connection.question({ ask: "preview", move });

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    settings.language = "en";
    // What a page has seen of a table it remembers: each test has a table of its own.
    table = `table-${(tables += 1)}`;
    holdings.hold(table, "secret", [0, 2], { seat: 2 });
});

afterEach(() => {
    connection.close();
    vi.useRealTimers();
});

describe("a page that connects", () => {
    test("calls the server in the language of the reader", () => {
        connect();
        expect(socket().address.href).toBe("ws://newdawn.test/api/socket?lang=en");
        expect(states).toEqual(["connecting"]);
    });

    test("shows its token, and looks through the eyes that it looked through last", () => {
        connect();
        socket().open();
        expect(socket().sent).toEqual([{ type: "watch", channel: 1, table, since: 0, token: "secret", seat: 2 }]);
    });

    test("looks on as a guest where it holds no seat", () => {
        holdings.letGo(table);
        connect();
        socket().open();
        expect(socket().sent).toEqual([{ type: "watch", channel: 1, table, since: 0 }]);
    });

    test("is connected when it sees the table", () => {
        arrive();
        expect(states).toEqual(["connecting", "connected"]);
        expect(received).toMatchObject([{ type: "sync", version: 5 }]);
        expect(connection.version).toBe(5);
    });

    test("asks for the end of a log that is too long to be told", () => {
        connect();
        socket().open();
        socket().receive(sync(500, { missed: null }));
        expect(socket().ofType("watch")[1]).toMatchObject({ since: 400 });
        expect(states).toEqual(["connecting"]);
        socket().receive(sync(500));
        expect(states).toEqual(["connecting", "connected"]);
    });

    test("does not ask for ever where even that is too long", () => {
        connect();
        socket().open();
        socket().receive(sync(500, { missed: null }));
        socket().receive(sync(500, { missed: null }));
        expect(socket().ofType("watch")).toHaveLength(2);
        expect(states.at(-1)).toBe("connected");
    });
});

describe("what the server tells", () => {
    test("reaches the table once, however often it comes", () => {
        arrive(5);
        socket().receive(update(6));
        socket().receive(update(6));
        socket().receive(update(4));
        expect(received.map((message) => "version" in message && message.version)).toEqual([5, 6]);
    });

    test("changes the seat when it was given to somebody else", () => {
        arrive(5);
        connection.seat = 0;
        socket().receive(update(6, { seat: 2, seats: [2] }));
        expect(connection.seat).toBe(2);
    });

    test("comes from the latest socket only", () => {
        arrive(5);
        const old = socket();
        old.drop();
        comeBack(7);
        old.receive(update(9));
        old.onclose?.();
        expect(connection.version).toBe(7);
        expect(states.at(-1)).toBe("connected");
    });
});

describe("a command", () => {
    test("is sent at once, by the seat that looks, with the version that it saw", () => {
        arrive(5);
        connection.seat = 0;
        void play("move 3b forest", 4);
        expect(socket().ofType("command")).toMatchObject([
            { channel: 1, seat: 0, version: 4, command: { do: "move", move: "move 3b forest" } },
        ]);
    });

    test("is done when it is acknowledged", async () => {
        arrive();
        const done = play("pass");
        expect(connection.unanswered).toBe(1);
        const { id } = socket().ofType("command")[0]!;
        socket().receive({ type: "acknowledged", channel: 1, id, version: 6 });
        expect(await done).toMatchObject({ type: "acknowledged", version: 6 });
        expect(connection.unanswered).toBe(0);
    });

    test("is done when it is refused, with the reason", async () => {
        arrive();
        const done = play("pass");
        socket().receive(refused("illegal-move", { id: socket().ofType("command")[0]!.id }));
        expect(await done).toMatchObject({ type: "refused", message: "refusal-illegal-move" });
        expect(connection.unanswered).toBe(0);
    });

    test("has an id of its own: 128 bits", () => {
        arrive();
        void play("pass");
        void play("pass");
        const [one, other] = socket().ofType("command");
        expect(one?.id).toMatch(/^[\w-]{22}$/);
        expect(one?.id).not.toBe(other?.id);
    });
});

describe("a command that was not answered when the line was cut", () => {
    test("is sent again with the same id, in the same order, when the table is seen again", () => {
        arrive();
        void play("first");
        void play("second");
        const sent = socket().ofType("command");
        socket().drop();
        comeBack(6);
        expect(socket().sent.map(({ type }) => type)).toEqual(["watch", "command", "command"]);
        expect(socket().ofType("command")).toEqual(sent);
    });

    test("is sent once more as often as the line is cut, until it is answered", async () => {
        arrive();
        const done = play("first");
        socket().drop();
        comeBack(6);
        const { id } = socket().ofType("command")[0]!;
        socket().receive({ type: "acknowledged", channel: 1, id, version: 7 });
        await done;
        socket().drop();
        comeBack(7);
        expect(socket().ofType("command")).toEqual([]);
    });

    test("waits, if it is given while nobody is there", () => {
        arrive();
        socket().drop();
        void play("meanwhile");
        expect(connection.unanswered).toBe(1);
        comeBack(6);
        expect(socket().ofType("command")).toMatchObject([{ command: { move: "meanwhile" } }]);
    });

    test("waits until the whole log is told, not for the first answer", () => {
        arrive();
        void play("first");
        socket().drop();
        vi.advanceTimersToNextTimer();
        socket().open();
        socket().receive(sync(500, { missed: null }));
        expect(socket().ofType("command")).toEqual([]);
        socket().receive(sync(500));
        expect(socket().ofType("command")).toHaveLength(1);
    });
});

describe("a question", () => {
    test("is answered", async () => {
        arrive();
        const asked = preview("pass");
        const { request } = socket().ofType("question")[0]!;
        socket().receive({ type: "answer", channel: 1, request, answer: { ask: "preview" } });
        expect(await asked).toEqual({ ask: "preview" });
    });

    test("that waits hears how many go before it", async () => {
        arrive();
        const heard: number[] = [];
        const asked = connection.question({ ask: "hint" }, (before) => heard.push(before));
        const { request } = socket().ofType("question").at(-1)!;
        socket().receive({ type: "waiting", channel: 1, request, before: 1 });
        socket().receive({ type: "waiting", channel: 1, request, before: 0 });
        socket().receive({ type: "answer", channel: 1, request, answer: { candidates: [] } });
        await asked;
        expect(heard).toEqual([1, 0]);
    });

    test("that is refused has no answer", async () => {
        arrive();
        const asked = preview("pass");
        socket().receive(refused("unknown-move", { request: socket().ofType("question")[0]!.request }));
        expect(await asked).toBeNull();
        expect(received).toHaveLength(1);
    });

    test("has no answer where nobody is there, and is not asked later", async () => {
        connect();
        expect(await preview("pass")).toBeNull();
        socket().open();
        expect(socket().ofType("question")).toEqual([]);
    });

    test("is about its moment: when the line is cut, it is over", async () => {
        arrive();
        const asked = preview("pass");
        socket().drop();
        expect(await asked).toBeNull();
        comeBack(6);
        expect(socket().ofType("question")).toEqual([]);
    });
});

describe("a connection that was lost", () => {
    test("comes back, and asks for what it missed", () => {
        arrive(5);
        socket().receive(update(8));
        socket().drop();
        expect(states.at(-1)).toBe("reconnecting");
        comeBack(11);
        expect(socket().ofType("watch")).toMatchObject([{ since: 8 }]);
        expect(states.at(-1)).toBe("connected");
    });

    test("waits longer after each failure, and never longer than ten seconds or so", () => {
        connect();
        const waits = Array.from({ length: 7 }, () => {
            const before = Date.now();
            const made = sockets();
            socket().drop();
            while (sockets() === made) vi.advanceTimersToNextTimer();
            return (Date.now() - before) / 1000;
        });
        expect(waits).toEqual([0.5, 1, 2, 4, 8, 10, 10]);
    });

    test("is patient again after it has seen the table", () => {
        connect();
        for (let failure = 0; failure < 4; failure += 1) {
            socket().drop();
            vi.advanceTimersToNextTimer();
        }
        socket().open();
        socket().receive(sync(5));
        socket().drop();
        const made = sockets();
        vi.advanceTimersByTime(500);
        expect(sockets()).toBe(made + 1);
    });

    test("waits as long as the server wishes that says goodbye", () => {
        arrive();
        socket().receive({ type: "bye", retry_seconds: 4 });
        socket().drop();
        const made = sockets();
        vi.advanceTimersByTime(5_999);
        expect(sockets()).toBe(made);
        vi.advanceTimersByTime(1);
        expect(sockets()).toBe(made + 1);
    });

    test("is offline where the device is, and comes back with it at once", () => {
        arrive();
        const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
        window.dispatchEvent(new Event("offline"));
        expect(states.at(-1)).toBe("offline");
        online.mockReturnValue(true);
        const made = sockets();
        window.dispatchEvent(new Event("online"));
        vi.advanceTimersByTime(0);
        expect(sockets()).toBe(made + 1);
        expect(states.at(-1)).toBe("reconnecting");
    });

    test("has one socket at a time", () => {
        arrive();
        const old = socket();
        window.dispatchEvent(new Event("offline"));
        expect(old.readyState).toBe(3);
    });
});

describe("silence", () => {
    test("is not yet the end: after ten seconds the server is asked whether it is there", () => {
        arrive();
        vi.advanceTimersByTime(10_000);
        expect(socket().ofType("ping")).toEqual([]);
        vi.advanceTimersByTime(5_000);
        expect(socket().ofType("ping")).toHaveLength(1);
    });

    test("after that question is the end", () => {
        arrive();
        const made = sockets();
        vi.advanceTimersByTime(20_000);
        expect(states.at(-1)).toBe("connected");
        vi.advanceTimersByTime(5_000);
        expect(states.at(-1)).toBe("reconnecting");
        vi.advanceTimersByTime(1_000);
        expect(sockets()).toBe(made + 1);
    });

    test("is broken by any word of the server", () => {
        arrive();
        for (let round = 1; round <= 6; round += 1) {
            vi.advanceTimersByTime(15_000);
            expect(socket().ofType("ping")).toHaveLength(round);
            socket().receive({ type: "pong" });
        }
        expect(sockets()).toBe(1);
        expect(states.at(-1)).toBe("connected");
    });

    test("of a page that slept is no reason to give up: it asks first", () => {
        arrive();
        // In the background a browser wakes the page once in a while only.
        vi.setSystemTime(Date.now() + 60_000);
        vi.advanceTimersByTime(5_000);
        expect(socket().ofType("ping")).toHaveLength(1);
        expect(states.at(-1)).toBe("connected");
    });

    test("of a call that nobody takes is given up, too", () => {
        connect();
        vi.advanceTimersByTime(25_000);
        expect(states.at(-1)).toBe("reconnecting");
    });
});

describe("a refusal of no command or question", () => {
    test("reaches the table", () => {
        arrive();
        socket().receive(refused("unknown-table"));
        expect(received.at(-1)).toMatchObject({ message: "refusal-unknown-table" });
    });

    test("for the moment only has the table watched a little later, and commands sent again", () => {
        arrive();
        void play("first");
        const asked = preview("first");
        socket().receive(refused("too-many-messages", { arguments: { seconds: 3 } }));
        socket().receive(refused("too-many-messages", { arguments: { seconds: 3 } }));
        vi.advanceTimersByTime(2_999);
        expect(socket().ofType("watch")).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(socket().ofType("watch")).toHaveLength(2);
        socket().receive(sync(5));
        expect(socket().ofType("command")).toHaveLength(2);
        expect(received.every(({ type }) => type === "sync")).toBe(true);
        return expect(asked).resolves.toBeNull();
    });

    test("that comes again and again is waited for longer and longer", () => {
        connect();
        socket().open();
        const waits = Array.from({ length: 7 }, () => {
            const before = Date.now();
            const watched = socket().ofType("watch").length;
            socket().receive(refused("busy"));
            while (socket().ofType("watch").length === watched) {
                vi.advanceTimersByTime(1_000);
                socket().receive({ type: "pong" });
            }
            return (Date.now() - before) / 1000;
        });
        expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
    });

    test("of the token lets the seats go: the page looks on as a guest", () => {
        connect();
        socket().open();
        socket().receive(refused("unknown-token"));
        expect(holdings.of(table)).toBeUndefined();
        expect(socket().ofType("watch").at(-1)).toEqual({ type: "watch", channel: 1, table, since: 0 });
        expect(received).toEqual([]);
    });

    test("of the seat alone keeps the token, which may hold others", () => {
        connect();
        socket().open();
        socket().receive(refused("not-your-seat"));
        expect(holdings.of(table)).toMatchObject({ token: "secret", seats: [] });
        expect(socket().ofType("watch").at(-1)).toEqual({
            type: "watch",
            channel: 1,
            table,
            since: 0,
            token: "secret",
        });
    });
});

describe("a reader", () => {
    test("who takes the eyes of another seat is told the log from its beginning, or the end of it", () => {
        arrive(120);
        connection.lookAs(0);
        expect(socket().ofType("watch").at(-1)).toMatchObject({ seat: 0, since: 20 });
        expect(holdings.of(table)?.seat).toBe(0);
    });

    test("who takes other eyes gets no answer that was meant for the eyes before", async () => {
        arrive();
        const asked = preview("pawn e4");
        const { request } = socket().ofType("question")[0]!;
        connection.lookTogether();
        socket().receive({ type: "answer", channel: 1, request, answer: { version: 5 } });
        expect(await asked).toBeNull();
    });

    test("who looks together with others is told what all of them may see, also when called again", () => {
        arrive(120);
        connection.lookTogether();
        expect(socket().ofType("watch").at(-1)).toMatchObject({ since: 20, together: true });
        socket().drop();
        comeBack(121);
        expect(socket().ofType("watch").at(-1)).toMatchObject({ together: true });
        connection.lookAs(0);
        expect(socket().ofType("watch").at(-1)).toMatchObject({ seat: 0 });
        expect(socket().ofType("watch").at(-1)).not.toHaveProperty("together");
    });

    test("who changes the language calls again in the new one", () => {
        arrive();
        connection.speak();
        expect(sockets()).toBe(1);
        settings.language = "fr";
        connection.speak();
        vi.advanceTimersByTime(0);
        expect(socket().address.searchParams.get("lang")).toBe("fr");
    });

    test("who leaves the page is not called any more", () => {
        arrive();
        socket().receive(refused("busy"));
        connection.close();
        expect(socket().readyState).toBe(3);
        window.dispatchEvent(new Event("online"));
        vi.advanceTimersByTime(120_000);
        expect(sockets()).toBe(1);
        expect(vi.getTimerCount()).toBe(0);
    });
});
