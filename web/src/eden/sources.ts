/** Which missions and pieces make the points that a move would change. */

import type { Table } from "$lib/table/table.svelte";
import { t } from "$lib/words/words.svelte";
import { refugeAhead, refugeOf } from "./prospects";

interface Named {
    name: string;
    by: number;
}

export function sources(table: Table, seat: number, part: string): Named[] {
    if (part === "missions") return missions(table, seat);
    if (part !== "binoculars") return [];
    const by = (table.choosing.preview?.scores[seat]?.[part] ?? 0) - (table.scores?.[seat]?.[part] ?? 0);
    return [{ name: t("shell-binoculars-kept"), by }];
}

/** The missions that would succeed after a move and did not before, or the other way round. */
function missions(table: Table, seat: number): Named[] {
    const before = refugeOf(table, seat).missions;
    const after = refugeAhead(table, seat)?.missions ?? [];
    return after.flatMap((then) => {
        if (then?.kind !== "secret" || then.mission == null || then.points == null) return [];
        const now = before.find(({ mission }) => mission === then.mission);
        const had = now?.kind === "secret" && now.succeeds;
        if (then.succeeds == null || then.succeeds === had) return [];
        return { name: table.thing("mission", then.mission), by: then.succeeds ? then.points : -then.points };
    });
}
