// @vitest-environment happy-dom
import { place } from "$lib/address.svelte";
import { guided } from "$lib/games/guided.svelte";
import { freeName, usualCount } from "$lib/games/seating";
import { holdings } from "$lib/protocol/held.svelte";
import type { GameInfo, NewTable } from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import { t, want } from "$lib/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createGuided, createTable, draftOf, seatsFor, type Draft } from "./newTable";

const TABLE = "A".repeat(22);
let asked: NewTable[];

beforeAll(() => want());
beforeEach(() => {
    asked = [];
    settings.name = "";
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    vi.stubGlobal("fetch", (_: URL, { body }: { body: string }) => {
        asked.push(JSON.parse(body) as NewTable);
        return Promise.resolve(Response.json({ table: TABLE, token: "secret", seats: [0] }));
    });
});

/** Have a table made, and return what the server was asked for. */
async function made(draft: Partial<Draft>): Promise<NewTable> {
    await createTable({ ...draftOf("chess", ["me", "easy"]), ...draft });
    return asked[0]!;
}

describe("names", () => {
    test("that are free stay as they are", () => {
        expect(freeName("Ada", ["Grace"])).toBe("Ada");
    });

    test("that are taken get a number, however they are written", () => {
        expect(freeName("Ada", ["ADA"])).toBe("Ada 2");
        expect(freeName("Ada", ["Ada", "ada 2"])).toBe("Ada 3");
    });

    test("are never longer than twenty letters", () => {
        const long = "Wolfeschlegelsteinhausen";
        expect(freeName(long, [])).toBe("Wolfeschlegelsteinha");
        expect(freeName(long, ["Wolfeschlegelsteinha"])).toBe("Wolfeschlegelstei 2");
    });
});

test("the reader sits at the first seat, and others at the rest", () => {
    expect(seatsFor(3, "open")).toEqual(["me", "open", "open"]);
});

describe("a new table", () => {
    test("seats people by their names, bots by their levels, and leaves seats open", async () => {
        settings.name = "Ada";
        const { seats } = await made({ seats: ["me", "here", "open", "hard"], names: ["", " Grace ", "", ""] });
        expect(seats).toEqual([
            { kind: "person", name: "Ada" },
            { kind: "person", name: "Grace" },
            { kind: "open" },
            { kind: "bot", bot: "hard" },
        ]);
    });

    test("finds names for those who gave none, each another one", async () => {
        const { seats } = await made({ seats: ["me", "here"], names: ["", "  "] });
        expect(seats).toEqual([
            { kind: "person", name: t("lobby-guest") },
            { kind: "person", name: `${t("lobby-guest")} 2` },
        ]);
    });

    test("has the wishes of the draft", async () => {
        const body = await made({
            clock: "bank",
            pace: "none",
            isPublic: true,
            hints: false,
            options: { prelude: true },
        });
        expect(body).toMatchObject({
            game: "chess",
            clock: { kind: "bank", seconds: 1800, increment: 10 },
            pace: 0,
            public: true,
            hints: false,
            options: { prelude: true },
            start: true,
        });
    });

    test("replaces a player who leaves by the weakest bot at the table, or else by one of medium strength", async () => {
        expect((await made({ seats: ["me", "expert", "hard"] })).stand_in).toBe("hard");
        asked = [];
        expect((await made({ seats: ["me", "open"] })).stand_in).toBe("medium");
    });

    test("is held by this browser, which goes there", async () => {
        await made({});
        expect(holdings.of(TABLE)).toMatchObject({ token: "secret", seats: [0] });
        expect(place.now).toEqual({ page: "table", table: TABLE });
        expect(guided.of(TABLE)).toBeUndefined();
    });

    test("that is refused is not gone to", async () => {
        place.replace("/");
        vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ text: "No." }, { status: 400 })));
        await expect(createTable(draftOf("chess", ["me", "easy"]))).rejects.toThrow("No.");
        expect(place.now).toEqual({ page: "lobby" });
    });
});

test("three play, or as near to three as the game allows", () => {
    expect(usualCount([2, 3, 4])).toBe(3);
    expect(usualCount([1, 2])).toBe(2);
    expect(usualCount([4, 5])).toBe(4);
});

test("a guided game is for as few as can play, against easy bots, and the guide begins", async () => {
    await createGuided({ game: "chess", players: [2, 3] } as GameInfo);
    expect(asked[0]).toMatchObject({ game: "chess", seats: [{ kind: "person" }, { kind: "bot", bot: "easy" }] });
    expect(guided.of(TABLE)).toEqual({ seen: [], isOff: false });
});
