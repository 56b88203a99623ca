import type { EntryInfo, Happening } from "$lib/protocol/messages";
import { describe, expect, test } from "vitest";
import type { GameScreen } from "../game";
import { inTurns, linesOf, linesOfEvents, numbered, playedOf, sameLines, type Line, type Reader } from "./lines";

const SCREEN = {
    headings: { dawn: "dawn", night: "night" },
    summed: new Set(["collected"]),
    openings: new Set(["hero-moved"]),
    isAgainst: ({ name }) => name === "pressed",
} as Partial<GameScreen> as GameScreen;
const NOBODY: Reader = { seat: null, screen: SCREEN };
const SECOND: Reader = { seat: 1, screen: SCREEN };

const happens = (name: string, given: Record<string, number> = {}): Happening => ({
    name,
    arguments: given,
    message: { id: `log-${name}`, arguments: given },
});

const collects = (seat: number, token: string, count: number): Happening => ({
    name: "collected",
    arguments: { seat, token: token === "wood" ? 0 : 1, count },
    message: {
        id: "log-collected",
        arguments: { seat: { id: "seat", arguments: { number: seat } }, token: { id: token, arguments: { count } } },
    },
});

const entry = (version: number, kind: string, more: Partial<EntryInfo> = {}): EntryInfo => ({
    version,
    kind,
    at: 0,
    seat: null,
    ...more,
});

const moved = (version: number, seat: number, ...events: Happening[]) => entry(version, "moved", { seat, events });
const undone = (version: number, count?: number, seat = 0) => entry(version, "undone", { seat, count });
const kinds = (lines: Line[]) => lines.map(({ kind }) => kind);

describe("moves have their numbers", () => {
    test("from 1, whatever else happens at the table", () => {
        const entries = [entry(1, "seated"), moved(2, 0), entry(3, "chatted"), moved(4, 1)];
        expect([...numbered(entries, 0)]).toEqual([
            [2, 1],
            [4, 2],
        ]);
    });

    test("after those that were played before", () => {
        expect(numbered([moved(9, 0)], 40).get(9)).toBe(41);
    });

    test("and one that was taken back gives its number to the next", () => {
        const numbers = numbered([moved(1, 0), moved(2, 0), undone(3), moved(4, 0)], 0);
        expect([...numbers]).toEqual([
            [1, 1],
            [4, 2],
        ]);
    });

    test("as many as were taken back at once", () => {
        expect(numbered([moved(1, 0), moved(2, 0), moved(3, 0), undone(4, 2)], 0)).toEqual(new Map([[1, 1]]));
    });

    test("while what others have played since stands", () => {
        const entries = [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 1), undone(5, 2), moved(6, 0)];
        expect([...numbered(entries, 0)]).toEqual([
            [2, 1],
            [4, 2],
            [6, 3],
        ]);
    });

    test("also where some of those that were taken back are not told of", () => {
        expect(numbered([moved(8, 0), undone(9, 3), moved(10, 0)], 5)).toEqual(new Map([[10, 6]]));
    });
});

test("moves that were played are those that were not taken back", () => {
    const entries = [moved(1, 0), entry(2, "chatted"), moved(3, 0), undone(4)];
    expect(playedOf(entries)).toEqual([entries[0]]);
});

describe("the log", () => {
    test("says nothing of a move that was taken back, but that it was", () => {
        const lines = linesOf([moved(1, 0, happens("hero-placed", { seat: 0 })), undone(2)], 0, NOBODY);
        expect(lines).toMatchObject([{ kind: "note", version: 2 }]);
    });

    test("has the headings that the game has", () => {
        const events = ["dawn", "hero-placed", "night"].map((name) => happens(name));
        expect(kinds(linesOf([moved(1, 0, ...events)], 0, NOBODY))).toEqual(["header", "event", "header"]);
    });

    test("marks where the reader's turn begins, once for each turn", () => {
        const walk = happens("hero-moved", { seat: 1 });
        const between = moved(4, 0, happens("hero-moved", { seat: 0 }));
        const entries = [
            moved(1, 0, happens("dawn")),
            moved(2, 1, walk),
            moved(3, 1, walk),
            between,
            moved(5, 1, walk),
        ];
        const turns = linesOf(entries, 0, SECOND).filter(({ kind }) => kind === "turn");
        expect(turns).toMatchObject([
            { version: 2, isMine: true },
            { version: 5, isMine: true },
        ]);
    });

    test("marks no turn where all choose in secret, as long as there is nothing to tell", () => {
        const secret = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 0), moved(5, 1)];
        expect(linesOf(secret, 0, SECOND)).toEqual([]);
        const seen = happens("room-seen", { seat: 1 });
        const whispered = [moved(1, 1, seen), moved(2, 0), moved(3, 1, seen), moved(4, 0), moved(5, 1, seen)];
        expect(kinds(linesOf(whispered, 0, SECOND))).toEqual(["turn", "event", "event", "event"]);
    });

    test("marks no turn for somebody who only looks on", () => {
        expect(kinds(linesOf([moved(1, 0), moved(2, 1)], 0, NOBODY))).toEqual([]);
    });

    test("tells of moves by their number, if that is known", () => {
        const entries = [moved(7, 0, happens("hero-moved", { seat: 0 }))];
        expect(linesOf(entries, 30, NOBODY)[0]?.step).toBe(31);
        expect(linesOf(entries, null, NOBODY)[0]?.step).toBeNull();
    });

    test("shows whose line it is, once for lines that follow each other", () => {
        const walks = [0, 0, 1].map((seat) => happens("hero-moved", { seat }));
        expect(linesOf([moved(1, 0, ...walks)], 0, NOBODY)).toMatchObject([
            { seat: 0, isSame: false },
            { seat: 0, isSame: true },
            { seat: 1, isSame: false },
        ]);
    });

    test("gives an event to the seats that the game names, and the line to the first of them", () => {
        const seatsOf = ({ arguments: given }: Happening) => [Number(given["attacker"]), Number(given["defender"])];
        const reader = { seat: 1, screen: { ...SCREEN, seatsOf, isAgainst: () => false } };
        expect(linesOf([moved(1, 0, happens("met", { attacker: 0, defender: 1 }))], 0, reader)).toMatchObject([
            { seat: 0, isMine: true },
        ]);
    });

    test("leaves out what another event beside it tells the reader", () => {
        const isToldTwice = ({ name }: Happening, seat: number | null) => name === "counted" && seat === 1;
        const entries = [moved(1, 0, happens("named", { seat: 1 }), happens("counted", { seat: 1 }))];
        const names = (seat: number | null) =>
            linesOf(entries, 0, { seat, screen: { ...SCREEN, isToldTwice } }).map((line) => line.event?.name);
        expect(names(1)).toEqual(["named"]);
        expect(names(null)).toEqual(["named", "counted"]);
    });

    test("tells the reader of all that is said, and of what others did at the table", () => {
        const entries = [entry(1, "chatted", { seat: 0, text: "Hello" }), entry(2, "left", { seat: 0 })];
        expect(linesOf(entries, 0, SECOND)).toMatchObject([
            { kind: "chat", seat: 0, isMine: true, entry: { text: "Hello" } },
            { kind: "note", seat: 0, isMine: false },
        ]);
    });

    test("marks what is against the reader, who is nobody when looking on", () => {
        const entries = [moved(1, 0, happens("pressed", { seat: 0 }), happens("hero-moved", { seat: 0 }))];
        expect(linesOf(entries, 0, SECOND)).toMatchObject([
            { isAgainst: true, isMine: true },
            { isAgainst: false, isMine: false },
        ]);
        expect(linesOf(entries, 0, NOBODY)[0]?.isAgainst).toBe(false);
    });
});

describe("a turn", () => {
    const walk = (seat: number) => happens("hero-moved", { seat });
    const groups = (entries: EntryInfo[], reader = NOBODY) =>
        inTurns(linesOf(entries, 0, reader)).map(({ length }) => length);

    test("is told in one go", () => {
        const turn = [
            moved(1, 0, walk(0)),
            moved(2, 0, collects(0, "wood", 1)),
            moved(3, 0, happens("hunted", { seat: 0 })),
        ];
        expect(groups([...turn, moved(4, 1, walk(1))])).toEqual([3, 1]);
    });

    test("ends where the same seat begins another one", () => {
        expect(groups([moved(1, 0, walk(0)), moved(2, 0, collects(0, "wood", 1)), moved(3, 0, walk(0))])).toEqual([
            2, 1,
        ]);
    });

    test("of nobody is told with more of the same only", () => {
        const found = (name: string) => happens(name);
        expect(groups([moved(1, 0, found("tile-found"), found("tile-found"), found("flipped"))])).toEqual([2, 1]);
    });

    test("is interrupted by headings, by what others do in it, and by what is done to the reader", () => {
        const pressed = happens("pressed", { seat: 0 });
        expect(groups([moved(1, 0, walk(0), happens("night"), happens("fed", { seat: 0 }))])).toEqual([1, 1, 1]);
        expect(groups([moved(1, 0, walk(0), happens("fed", { seat: 1 }), walk(0))])).toEqual([1, 1, 1]);
        expect(groups([moved(1, 0, walk(0), pressed, happens("fed", { seat: 0 }))], SECOND)).toEqual([1, 1, 1]);
    });
});

describe("the same gain, several times in a row, is said once", () => {
    const counts = (lines: Line[]) => lines.map(({ event }) => event?.arguments["count"]);

    test("with the sum, also in the words of what is counted", () => {
        const [line, ...others] = linesOf([moved(1, 0, collects(0, "wood", 1), collects(0, "wood", 3))], 0, NOBODY);
        expect(others).toEqual([]);
        expect(line?.event?.arguments["count"]).toBe(4);
        expect(line?.event?.message.arguments?.["token"]).toEqual({ id: "wood", arguments: { count: 4 } });
        expect(line?.event?.message.arguments?.["seat"]).toEqual({ id: "seat", arguments: { number: 0 } });
    });

    test("also over several moves", () => {
        const entries = [moved(1, 0, collects(0, "wood", 1)), moved(2, 0, collects(0, "wood", 1))];
        expect(counts(linesOf(entries, 0, NOBODY))).toEqual([2]);
    });

    test("but not of other things, by others, or after something else", () => {
        const events = [
            collects(0, "wood", 1),
            collects(0, "metal", 1),
            collects(1, "metal", 1),
            happens("night"),
            collects(1, "metal", 1),
        ];
        expect(counts(linesOf([moved(1, 0, ...events)], 0, NOBODY))).toEqual([1, 1, 1, undefined, 1]);
    });

    test("and never of what is not a gain or a loss", () => {
        const hunts = [1, 2].map((count) => happens("hunted", { seat: 0, count }));
        expect(counts(linesOf([moved(1, 0, ...hunts)], 0, NOBODY))).toEqual([1, 2]);
    });

    test("and what the server said stays as it was", () => {
        const events = [collects(0, "wood", 1), collects(0, "wood", 3)];
        linesOf([moved(1, 0, ...events)], 0, NOBODY);
        expect(events.map((event) => event.arguments["count"])).toEqual([1, 3]);
    });
});

test("a step of a replay has the lines of its events, without a turn", () => {
    const lines = linesOfEvents([happens("dawn"), happens("hero-moved", { seat: 1 })], 12, SECOND);
    expect(lines).toMatchObject([
        { kind: "header", key: "12-0", step: 12 },
        { kind: "event", key: "12-1", step: 12, isMine: true },
    ]);
});

describe("a line that says the same stays the same object", () => {
    const walk = () => moved(1, 0, happens("hero-moved", { seat: 0 }));

    test("when others are added", () => {
        const known = new Map<string, Line>();
        const [first] = sameLines(linesOf([walk()], 0, NOBODY), known);
        const lines = sameLines(linesOf([walk(), moved(2, 1, happens("dawn"))], 0, NOBODY), known);
        expect(lines[0]).toBe(first);
        expect(lines).toHaveLength(2);
    });

    test("unless its sum has grown", () => {
        const known = new Map<string, Line>();
        const entries = [moved(1, 0, collects(0, "wood", 1))];
        sameLines(linesOf(entries, 0, NOBODY), known);
        const lines = sameLines(linesOf([...entries, moved(2, 0, collects(0, "wood", 2))], 0, NOBODY), known);
        expect(lines.map(({ event }) => event?.arguments["count"])).toEqual([3]);
    });

    test("unless its number has become known", () => {
        const known = new Map<string, Line>();
        sameLines(linesOf([walk()], null, NOBODY), known);
        expect(sameLines(linesOf([walk()], 4, NOBODY), known)[0]?.step).toBe(5);
    });

    test("unless another reader is told something else", () => {
        const known = new Map<string, Line>();
        const found = (equipment: number) => [moved(1, 0, happens("equipment-found", { seat: 0, equipment }))];
        sameLines(linesOf(found(7), 0, { seat: 0, screen: SCREEN }), known);
        const [line] = sameLines(linesOf(found(-1), 0, SECOND), known);
        expect(line?.event?.arguments["equipment"]).toBe(-1);
        expect(line?.isMine).toBe(false);
    });
});
