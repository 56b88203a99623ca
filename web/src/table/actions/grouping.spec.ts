import { describe, expect, test } from "vitest";
import type { Offer } from "../offers";
import type { Table } from "../table.svelte";
import { cardsOf, single, wordsOf, type Grouping } from "./grouping";

const offer = (move: string): Offer => ({ move, words: move.split(" "), message: { id: move }, targets: [] });
const offers = (...moves: string[]) => moves.map(offer);

const GIVING: Grouping = {
    by: ([, to]) => to!,
    title: (_, [, to]) => `Give ${to}`,
    icon: () => "food",
    label: (_, { words }) => words[2]!,
    memberIcon: () => null,
};

function table(groupings: Record<string, Grouping> = {}): Table {
    const screen = { groupings, iconOf: ([kind]: string[]) => (kind === "done" ? "check" : null) };
    return { screen, say: ({ id }: { id: string }) => `Do ${id}` } as unknown as Table;
}

const told = (cards: ReturnType<typeof cardsOf>) =>
    cards.map(({ title, members }) => [title, ...members.map(({ label }) => label)]);

test("one move is a card in its own words, with its icon", () => {
    const done = offer("done");
    expect(single(table(), done)).toEqual({
        key: "done",
        title: "Do done",
        icon: "check",
        isGroup: false,
        isFolded: false,
        members: [{ offer: done, label: "Do done", icon: "check", held: null }],
    });
});

test("a bundle is said in the words of its moves, without those that the last of their kind sums up", () => {
    const parts = offers("add die", "add token", "done");
    const plain = table();
    const summing = table();
    summing.screen!.summedUp = new Set(["add"]);
    expect(wordsOf(plain, { ...parts[0]!, parts })).toBe("Do add die · Do add token · Do done");
    expect(wordsOf(summing, { ...parts[0]!, parts })).toBe("Do done");
    expect(wordsOf(summing, { ...parts[0]!, parts: parts.slice(0, 2) })).toBe("Do add token");
});

test("three choices stand alone, in whole sentences, also where they could stand together", () => {
    const cards = cardsOf(table({ give: GIVING }), offers("give 1 wood", "give 1 metal", "give 2 wood"));
    expect(cards.map(({ title, isGroup }) => [title, isGroup])).toEqual([
        ["Do give 1 wood", false],
        ["Do give 1 metal", false],
        ["Do give 2 wood", false],
    ]);
});

describe("of more than three choices", () => {
    test("those with the same in common stand in one card, in the order in which they are offered", () => {
        const cards = cardsOf(table({ give: GIVING }), offers("give 1 wood", "give 2 wood", "give 1 metal", "pass"));
        expect(told(cards)).toEqual([
            ["Give 1", "wood", "metal"],
            ["Give 2", "wood"],
            ["Do pass", "Do pass"],
        ]);
        expect(cards.map(({ isGroup }) => isGroup)).toEqual([true, true, false]);
    });

    test("kinds can stand together", () => {
        const lend = { ...GIVING, with: "give", label: (_: Table, { words }: Offer) => `${words[2]}, lent` };
        const cards = cardsOf(table({ give: GIVING, lend }), offers("give 1 wood", "lend 1 axe", "give 2 a", "pass"));
        expect(told(cards)[0]).toEqual(["Give 1", "wood", "axe, lent"]);
    });

    test("each says how many there are, where the game knows", () => {
        const held = (_: Table, [, , what]: string[]) => (what === "wood" ? { seat: 0, count: 2 } : null);
        const [card] = cardsOf(table({ give: { ...GIVING, held } }), offers("give 1 wood", "give 1 a", "b", "c"));
        expect(card?.members.map((member) => member.held)).toEqual([{ seat: 0, count: 2 }, null]);
    });
});

test("what ends a step stands behind all that can still be done in it", () => {
    expect(cardsOf(table(), offers("done", "take", "give")).map(({ key }) => key)).toEqual(["take", "give", "done"]);
    expect(cardsOf(table(), offers("a", "done", "b", "c", "d")).at(-1)?.key).toBe("done");
});
