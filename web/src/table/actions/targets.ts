/** What was pointed at on the board, in words. */

import { t } from "$lib/words/words.svelte";
import type { Target } from "../offers";
import type { Table } from "../table.svelte";

const FAMILIES: Record<string, string> = {
    stock: "place",
    game: "place",
    pile: "place",
    shown: "equipment",
    card: "room",
};

export function nameOf(table: Table, target: Target): string {
    const [kind = "", ...rest] = target.split(":");
    const [first = "", last = ""] = [rest[0], rest.at(-1)];
    if (kind === "hero") return table.thing("hero", last, "subject");
    if (kind === "die") return `${table.thing("location", first)}, ${table.thing("face", last)}`;
    if (kind === "seat") return table.name(Number(first));
    if (kind === "cargo") return `${table.thing("place", "cargo")} ${first}`;
    if (kind === "room") {
        const room = table.view?.tribes?.[Number(first)]?.rooms?.[Number(last) - 1]?.room;
        return room ? table.thing("room", room) : t("shell-pointed");
    }
    const family = FAMILIES[kind] ?? kind;
    const name = kind === "game" || kind === "stock" || kind === "pile" ? first : last;
    return table.box?.families[family]?.[name] ? table.thing(family, name) : t("shell-pointed");
}
