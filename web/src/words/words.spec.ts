// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("words:", () => {
    const saying = (source: string) => ({ en: () => Promise.resolve({ default: source }) });
    return {
        default: { table: saying("hello = Hello"), chess: saying("board = Board"), go: saying("stone = Stone") },
        elsewhere: ["chess"],
    };
});
const asked: string[] = [];
beforeEach(() => {
    vi.stubGlobal("fetch", (address: string) => {
        asked.push(address);
        return Promise.resolve({ ok: true, json: () => Promise.resolve({ text: "move-castle = Castle" }) });
    });
});
const { knows, want } = await import("./words.svelte");

test("a game with its rules here says what is built in", async () => {
    await want("go");
    expect([knows("hello"), knows("stone"), asked.length]).toEqual([true, true, 0]);
});

test("a game with a board here and its rules elsewhere also says what the server has", async () => {
    await want("chess");
    expect(asked).toEqual(["/api/games/chess/words/en"]);
    expect([knows("board"), knows("move-castle")]).toEqual([true, true]);
});

test("a game without a board here says what the server has", async () => {
    await want("draughts");
    expect(asked.at(-1)).toBe("/api/games/draughts/words/en");
    expect(knows("move-castle")).toBe(true);
});
