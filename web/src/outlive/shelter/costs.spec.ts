// @vitest-environment happy-dom
import type { Table } from "$lib/table/table.svelte";
import { t, want } from "$lib/words/words.svelte";
import { beforeAll, expect, test } from "vitest";
import { lackWords } from "./costs";

beforeAll(() => want("outlive"));

/** The reader sits at seat 0, and lacks so many materials for the Bow. */
const tableWith = (lacks: number | null) =>
    ({ seat: 0, prospects: { own: { tiles: { bow: { helps_at: [], lacks } } } } }) as unknown as Table;

test("a broken tile says how many materials its owner lacks, or that it can be repaired", () => {
    expect(lackWords(tableWith(2), 0, "bow")).toBe("2 materials missing");
    expect(lackWords(tableWith(0), 0, "bow")).toBe(t("shelter-lacks", { count: 0 }));
});

test("nothing is lacking for a tile that is whole, or somebody else's", () => {
    expect(lackWords(tableWith(null), 0, "bow")).toBe("");
    expect(lackWords(tableWith(2), 1, "bow")).toBe("");
    expect(lackWords({ seat: null, prospects: { own: null } } as unknown as Table, 0, "bow")).toBe("");
});
