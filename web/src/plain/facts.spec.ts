// @vitest-environment happy-dom
import { Words } from "$lib/words/fluent";
import { want } from "$lib/words/words.svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { factsOf, type Entry } from "./facts";

const WORDS = new Words(
    "en",
    `
cube-red = red
    .count = { $count ->
        [one] { $count } red cube
       *[other] { $count } red cubes
    }
card-knight = knight
    .card = knight (2 red cubes)
    .text = Rides.
term-night = night
    .text = It is dark.
key-hand = cards in hand
`,
);

const message = (id: string) => ({ id });
const BOX = {
    families: {
        cube: { red: message("cube-red") },
        card: { knight: message("card-knight") },
        term: { night: message("term-night") },
        key: { hand: message("key-hand") },
    },
};

const TABLE = {
    box: BOX,
    words: WORDS,
    name: (seat: number) => ["Ada", "Grace"][seat]!,
    thing: (family: string, name: string, form: string | null = null, given: Record<string, number> = {}) =>
        WORDS.say(`${family}-${name}`, given, form),
} as unknown as Parameters<typeof factsOf>[0];

type View = Parameters<typeof factsOf>[1];
const SEAT_KEYS = ["first_player", "wind"];
const common = (view: View) => factsOf(TABLE, view, 2, SEAT_KEYS).common;
const only = (view: View): Entry => common(view)[0]!;
const texts = (view: View) => {
    const { fact } = only(view);
    return fact.kind === "things" ? fact.things.map(({ text }) => text) : fact.kind === "text" ? [fact.text] : [];
};

beforeAll(() => want());

test("the head of a document is not shown", () => {
    const view = { game: "chess", rules: 1, players: 2, options: {}, view_of: 0, decision: "move", night: 3 };
    expect(common(view).map(({ key }) => key)).toEqual(["night"]);
});

describe("a key is called", () => {
    test("as the game calls it, else by the term of that name, else as it is", () => {
        expect(only({ hand: 1 }).label).toBe("Cards in hand");
        expect(only({ night: 3 }).label).toBe("Night");
        expect(only({ castling_rights: 1 }).label).toBe("Castling rights");
    });
});

describe("a value is said", () => {
    test("as it is, or as the player that it stands for", () => {
        expect(texts({ night: 3 })).toEqual(["3"]);
        expect(texts({ first_player: 1 })).toEqual(["Grace"]);
        expect(texts({ wind: 0 })).toEqual(["Ada"]);
        expect(texts({ wind: [1, 0] })).toEqual(["Grace, Ada"]);
        expect(texts({ record_player: 1 })).toEqual(["1"]);
        expect(texts({ open: true })).toEqual(["yes"]);
        expect(texts({ dealt: null })).toEqual(["1 hidden"]);
    });

    test("with its count, as the game counts, or before the thing", () => {
        expect(texts({ stock: { red: 2 } })).toEqual(["2 red cubes"]);
        expect(texts({ hand: ["knight", "knight"] })).toEqual(["2 × knight (2 red cubes)"]);
        expect(texts({ hand: { red: 0 } })).toEqual(["none"]);
        expect(texts({ row: [3, 1] })).toEqual(["3, 1"]);
    });

    test("together with how much is hidden", () => {
        expect(texts({ deck: ["knight", null, null] })).toEqual(["knight (2 red cubes)", "2 hidden"]);
        expect(texts({ deck: [] })).toEqual(["none"]);
    });

    test("by its own name where the box does not know it", () => {
        expect(texts({ hand: ["white-bishop"] })).toEqual(["white bishop"]);
    });

    test("in groups where it has parts", () => {
        const { fact } = only({ board: { night: 3, stock: { red: 1 } } });
        expect(fact).toMatchObject({ kind: "group", facts: [{ label: "Night" }, { label: "Stock" }] });
    });
});

test("what each player owns is apart, and a list of another length is nobody's", () => {
    const owned = factsOf(TABLE, { boats: [{ hand: [] }, { hand: ["knight"] }], rows: [{ night: 1 }] }, 2, []);
    expect(owned.seats.map((facts) => facts.map(({ key }) => key))).toEqual([["hand"], ["hand"]]);
    expect(owned.common.map(({ key }) => key)).toEqual(["rows"]);
});

test("a thing is where moves that name it are chosen, and opens its rule if it has one", () => {
    const { fact } = only({ hand: ["knight"] });
    expect(fact).toMatchObject({ things: [{ target: "thing:knight", rule: "card:knight" }] });
    expect(only({ stock: { red: 1 } }).fact).toMatchObject({ things: [{ target: "thing:red", rule: null }] });
});
