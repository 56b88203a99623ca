import { expect, test } from "vitest";
import { isolated } from "./isolated";

test("a name that runs from right to left stands apart from the numbers and names beside it", () => {
    expect(isolated("אבי")).toBe("\u2068אבי\u2069");
    expect(isolated("Ben علي")).toBe("\u2068Ben علي\u2069");
    expect(isolated("\u{1e900}")).toBe("\u2068\u{1e900}\u2069");
});

test("other names stand as they are", () => {
    for (const name of ["Anna", "Zoë", "Ольга", "美咲", "Ben 🎲", ""]) expect(isolated(name)).toBe(name);
});
