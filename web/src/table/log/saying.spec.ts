import type { Happening } from "$lib/protocol/messages";
import { describe, expect, test } from "vitest";
import type { Table } from "../table.svelte";
import type { Line } from "./lines";
import { sayTurn } from "./saying";

const TABLE = { name: () => "Ana", say: ({ id }: { id: string }) => id } as unknown as Table;

const line = (words: string): Line => ({
    key: words,
    kind: "event",
    version: 1,
    seat: 0,
    isSame: false,
    event: { name: "done", arguments: {}, message: { id: words, arguments: {} } } as Happening,
    entry: null,
    step: 1,
    isAgainst: false,
    isMine: false,
    turn: 1,
});

const said = (...words: string[]) => sayTurn(TABLE, words.map(line)).map(({ text }) => text);

describe("a turn in the log", () => {
    test("is one sentence, which says once whose it is and ends once", () => {
        expect(said("Ana moves.", "Ana takes 2 wood.", "A tile turns up.")).toEqual([
            "Ana moves",
            "takes 2 wood",
            "A tile turns up.",
        ]);
    });

    test("says once what was done several times", () => {
        expect(said("Ana pays 1 meat.", "A survivor joins Ana.", "Ana pays 1 meat.", "A survivor joins Ana.")).toEqual([
            "Ana pays 1 meat\u00a0×2",
            "A survivor joins Ana\u00a0×2.",
        ]);
    });

    test("of one step is said as it is", () => {
        expect(said("Ana moves.")).toEqual(["Ana moves."]);
        expect(said("Is it over?")).toEqual(["Is it over?"]);
    });

    test("keeps the lines of what it says together", () => {
        const told = sayTurn(TABLE, [line("Ana pays."), line("Ana moves."), line("Ana pays.")]);
        expect(told.map(({ lines }) => lines.length)).toEqual([2, 1]);
    });
});
