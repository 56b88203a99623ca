import type { Happening } from "$lib/protocol/messages";
import { expect, test } from "vitest";
import { isToldTwice } from "./events";

const happens = (name: string, source: string) => ({ name, arguments: { seat: 0, source } }) as unknown as Happening;

test("tokens of a find, a catch, a slot and the upkeep are told by their own events, all others by their source", () => {
    for (const source of ["searching", "hunting", "ship"]) expect(isToldTwice(happens("gained", source))).toBe(true);
    expect(isToldTwice(happens("spent", "upkeep"))).toBe(true);
    // Munitions that a hunt costs are told nowhere else.
    expect(isToldTwice(happens("spent", "hunting"))).toBe(false);
    expect(isToldTwice(happens("gained", "four-munitions"))).toBe(false);
    expect(isToldTwice(happens("spent", "feeding"))).toBe(false);
});
