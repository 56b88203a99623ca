import type { Box } from "$lib/rulebook/box";
import { expect, test } from "vitest";
import { edgeOf, grouped, symbolOf } from "./pairs";

/** A box whose tiles have these pairs. */
function boxWith(...pairs: [string, string][]): Box {
    const order = ["bow", "axe", "access-card", "jerrycan"];
    const equipment = Object.fromEntries(
        pairs.flatMap(([one, other]) => [
            [one, { pair: other }],
            [other, { pair: one }],
        ]),
    );
    const families = { equipment: Object.fromEntries(order.map((name) => [name, { id: name }])) };
    return { components: { equipment }, families } as unknown as Box;
}

const PRINTED = boxWith(["bow", "axe"], ["access-card", "jerrycan"]);

test.each([
    ["as printed", PRINTED],
    ["of two tiles that were left halves", boxWith(["access-card", "bow"], ["axe", "jerrycan"])],
    ["of two tiles that were right halves", boxWith(["bow", "jerrycan"], ["access-card", "axe"])],
])("every tile stands on the board once, and halves touch: pairs %s", (_, box) => {
    const groups = grouped(box, ["jerrycan", "bow", "axe", "access-card"]);
    expect(groups).toHaveLength(2);
    expect(groups.flat().sort()).toEqual(["access-card", "axe", "bow", "jerrycan"]);
    for (const [first, second] of groups as [string, string][]) {
        expect([edgeOf(box, first), edgeOf(box, second)]).toEqual(["right", "left"]);
        expect(symbolOf(box, first)).toEqual(symbolOf(box, second));
    }
});

test("a tile without its other half stands alone, after the pairs", () => {
    expect(grouped(PRINTED, ["jerrycan", "bow", "axe"])).toEqual([["axe", "bow"], ["jerrycan"]]);
});
