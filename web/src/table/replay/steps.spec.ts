// @vitest-environment happy-dom
import type { Replay } from "$lib/protocol/messages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Steps } from "./steps";

const TABLE = "A".repeat(22);

/** A server with a game of so many moves; what it was asked for is kept. */
class Server {
    asked: URLSearchParams[] = [];

    constructor(public moves: number) {}

    answer = (address: URL): Promise<Response> => {
        this.asked.push(address.searchParams);
        const first = Number(address.searchParams.get("first"));
        const end = Math.min(this.moves + 1, first + Number(address.searchParams.get("count")));
        const numbers = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
        const steps = numbers.map((number) => ({ number, events: [], scores: [{ total: number }, {}] }));
        return Promise.resolve(Response.json({ count: this.moves, steps } as unknown as Replay));
    };

    get pages(): string[] {
        return this.asked.map((query) => `${query.get("first")}+${query.get("count")}`);
    }
}

let server: Server;
beforeEach(() => {
    server = new Server(120);
    vi.stubGlobal("fetch", vi.fn(server.answer));
});
afterEach(() => vi.unstubAllGlobals());

const steps = (eyes = "everything") => new Steps({ table: TABLE, token: "secret", seat: 1 }, eyes);

describe("steps come in pages of fifty", () => {
    test("and each page is asked for once", async () => {
        const game = steps();
        expect((await game.at(60))?.number).toBe(60);
        expect((await game.at(99))?.number).toBe(99);
        expect(server.pages).toEqual(["50+50"]);
        expect(game.count).toBe(120);
    });

    test("also by those who ask at the same time", async () => {
        const game = steps();
        const found = await Promise.all([game.at(1), game.at(2)]);
        expect(found.map((step) => step?.number)).toEqual([1, 2]);
        expect(server.pages).toEqual(["0+50"]);
    });

    test("with the views of the eyes that look, asked for by the seat that has the token", async () => {
        await steps("2").at(0);
        expect(Object.fromEntries(server.asked[0]!)).toMatchObject({ eyes: "2", seat: "1", views: "true" });
        expect(fetch).toHaveBeenCalledWith(
            expect.objectContaining({ pathname: `/api/tables/${TABLE}/replay` }),
            expect.objectContaining({ headers: { Authorization: "Bearer secret" } }),
        );
    });
});

describe("beyond the end is the last step", () => {
    test("on its own page", async () => {
        expect((await steps().at(130))?.number).toBe(120);
    });

    test("and many pages later", async () => {
        expect((await steps().at(999))?.number).toBe(120);
    });
});

describe("the page that comes next is fetched ahead", () => {
    test("in the second half of the one before", async () => {
        const game = steps();
        await game.at(10);
        game.prepare(10);
        expect(server.pages).toEqual(["0+50"]);
        game.prepare(30);
        expect(server.pages).toEqual(["0+50", "50+50"]);
    });

    test("and not beyond the end", async () => {
        const game = steps();
        await game.at(115);
        game.prepare(130);
        expect(server.pages).toEqual(["100+50"]);
    });

    test("even if it has one step only", async () => {
        server.moves = 50;
        const game = steps();
        await game.at(40);
        game.prepare(40);
        expect(server.pages).toEqual(["0+50", "50+50"]);
    });
});

test("what was found is asked for again when moves may have been taken back", async () => {
    const game = steps();
    await game.at(120);
    server.moves = 110;
    await game.refresh();
    expect(game.count).toBe(110);
    expect((await game.at(120))?.number).toBe(110);
});

test.each([200, 250])("the scores of all %i moves come without views, in pages of two hundred", async (moves) => {
    server.moves = moves;
    const told = await steps().scores();
    expect(told.map(({ step }) => step.number)).toEqual(Array.from({ length: moves + 1 }, (_, number) => number));
    expect(told[7]?.totals).toEqual([7, 0]);
    expect(server.pages).toEqual(["0+200", "200+200"]);
    expect(server.asked.every((query) => query.get("views") === "false")).toBe(true);
});
