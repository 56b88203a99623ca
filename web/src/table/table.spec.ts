// @vitest-environment happy-dom
import type { Preview, State } from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import { settings } from "$lib/settings.svelte";
import { want } from "$lib/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameScreen } from "./game";
import { Table } from "./table.svelte";
import type { Shown } from "./told.svelte";

const BOX = { game: "chess", families: {} } as unknown as Box;
/** Moves live on the squares that they name. */
const SCREEN = { locate: (words: string[]) => words.slice(1) } as Partial<GameScreen> as GameScreen;

const offered = (...moves: string[]) => moves.map((move) => ({ move, message: { id: "close", arguments: {} } }));

let at: Table;
let version: number;
let previews: Record<string, Partial<Preview>>;

/** A state in which the first seat is asked, unless more is said. */
function state(moves: string[], more: Partial<Shown> = {}): Shown {
    version += 1;
    return {
        table: { game: "chess", stage: "playing", seats: [{ kind: "person", name: "Ada" }] },
        seat: 0,
        seats: [0],
        host: true,
        version,
        view: { moves: version },
        to_act: [0],
        decision: null,
        decision_name: "move",
        moves: offered(...moves),
        refused: [],
        plans: [],
        prospects: null,
        scores: null,
        scored: null,
        undo: 0,
        ...more,
    } as unknown as Shown;
}

const others = (...plans: string[]): Partial<Shown> => ({ to_act: [1], plans: offered(...plans) });
const sees = (shown: Shown) => at.showReplay(0, shown, []);
const played = () => vi.mocked(at.do).mock.calls.map(([command]) => ("move" in command ? command.move : ""));

beforeAll(() => want());
beforeEach(() => {
    localStorage.clear();
    settings.confirming = "turn";
    version = 0;
    previews = {};
    at = new Table("A".repeat(22));
    vi.spyOn(at, "do").mockResolvedValue(null);
    vi.spyOn(at, "ask").mockImplementation((question) => {
        const preview = question.ask === "preview" ? previews[question.move] : null;
        return Promise.resolve((preview ?? null) as State["prospects"] as never);
    });
    at.open(BOX, SCREEN, null);
});

describe("pointing at the board", () => {
    test("chooses the only move that lives there", () => {
        sees(state(["pawn e4", "knight f3"]));
        at.choosing.point("f3");
        expect(at.choosing.chosen?.move).toBe("knight f3");
    });

    test("narrows to several, then to fewer; once more widens", () => {
        sees(state(["rook a1 a2", "rook a1 a3", "rook h1 h2"]));
        at.choosing.point("a1");
        expect(at.choosing.shown.map(({ move }) => move)).toEqual(["rook a1 a2", "rook a1 a3"]);
        at.choosing.point("a1");
        expect(at.choosing.shown).toHaveLength(3);
    });

    test("elsewhere begins again", () => {
        sees(state(["rook a1 a2", "rook a1 a3", "rook h1 h2"]));
        at.choosing.point("a1");
        at.choosing.point("h1");
        expect(at.choosing.chosen?.move).toBe("rook h1 h2");
    });

    test("says why nothing can be done there", () => {
        const refused = offered("king e2").map((one) => ({ ...one, reason: { id: "close", arguments: {} } }));
        vi.spyOn(at, "say").mockReturnValue("It is in check.");
        sees(state(["pawn e4"], { refused } as Partial<Shown>));
        expect(at.choosing.refusalsAt("e2")).toMatchObject([{ reason: "It is in check." }]);
        expect(at.choosing.refusalsAt("e4")).toEqual([]);
    });
});

describe("a move that is chosen", () => {
    test("is played at once if it can be taken back and more is to be decided", async () => {
        previews["pawn e4"] = { closes_undo: false, to_act: [0] };
        sees(state(["pawn e4"]));
        await at.choosing.choose(at.choosing.offers[0]!);
        expect(played()).toEqual(["pawn e4"]);
    });

    test.each([
        ["ends the turn", { closes_undo: false, to_act: [1] }],
        ["reveals something", { closes_undo: true, to_act: [0] }],
    ])("waits if it %s, and is played when it is chosen again", async (_, preview) => {
        previews["pawn e4"] = preview;
        sees(state(["pawn e4"]));
        const [offer] = at.choosing.offers;
        await at.choosing.choose(offer!);
        expect(played()).toEqual([]);
        expect(at.choosing.chosenPreview).toEqual(preview);
        await at.choosing.choose(offer!);
        expect(played()).toEqual(["pawn e4"]);
    });

    test("is played once only, however often it is confirmed", async () => {
        vi.mocked(at.do).mockResolvedValue({ type: "acknowledged" } as never);
        sees(state(["pawn e4"]));
        const [offer] = at.choosing.offers;
        await Promise.all([at.choosing.play(offer!), at.choosing.play(offer!)]);
        expect(played()).toEqual(["pawn e4"]);
    });

    test("stays chosen while others only talk, and not in another position", () => {
        const first = state(["pawn e4", "pawn d4"]);
        sees(first);
        at.choosing.point("e4");
        sees({ ...first, version: 9 });
        expect(at.choosing.chosen?.move).toBe("pawn e4");
        sees(state(["pawn e4", "pawn d4"]));
        expect(at.choosing.chosen).toBeNull();
    });
});

describe("a plan", () => {
    function plan(...moves: string[]): void {
        sees(state([], others(...moves)));
        at.planning.isOn = true;
        for (const offer of at.planning.plannable) void at.choosing.choose(offer);
    }

    test("is made of the moves that are chosen while others decide, and kept for the next visit", () => {
        plan("pawn e4", "knight f3");
        expect(at.planning.moves).toEqual(["pawn e4", "knight f3"]);
        at.planning.drop("pawn e4");
        const again = new Table(at.id);
        again.showReplay(0, state([], others()), []);
        expect(again.planning.moves).toEqual(["knight f3"]);
    });

    test("waits for confirmation when its turn comes, and goes on after it was played", async () => {
        plan("pawn e4", "knight f3");
        sees(state(["pawn d4", "pawn e4"]));
        expect(at.planning.isOn).toBe(false);
        expect(at.choosing.chosen?.move).toBe("pawn e4");
        await at.choosing.confirm();
        expect(played()).toEqual(["pawn e4"]);
        expect(at.planning.moves).toEqual(["knight f3"]);
    });

    test("says what has become impossible, and forgets it", () => {
        plan("pawn e4");
        vi.spyOn(at, "say").mockReturnValue("The square is taken.");
        const refused = offered("pawn e4").map((one) => ({ ...one, reason: { id: "close", arguments: {} } }));
        sees(state(["pawn d4"], { refused } as Partial<Shown>));
        expect(at.planning.lost).toMatchObject({ offer: { move: "pawn e4" }, reason: "The square is taken." });
        expect(at.planning.moves).toEqual([]);
    });

    test("waits on while something else is asked", () => {
        plan("pawn e4");
        sees(state(["promote queen"]));
        expect(at.planning.moves).toEqual(["pawn e4"]);
        expect(at.choosing.chosen).toBeNull();
    });
});

describe("what lies open", () => {
    test("is hidden when the device is passed on", () => {
        sees(state(["pawn e4"]));
        at.opened.rule = "term:castling";
        at.opened.score = true;
        at.choosing.point("e4");
        at.cover(1);
        expect(at.opened).toMatchObject({ rule: null, score: false, coveredFor: 1 });
        expect(at.choosing.chosen).toBeNull();
    });

    test("and a sentence goes by itself", () => {
        vi.useFakeTimers();
        at.tell("Not now.");
        expect(at.opened.notice).toEqual({ text: "Not now.", kind: "error" });
        vi.runAllTimers();
        expect(at.opened.notice).toBeNull();
        vi.useRealTimers();
    });
});
