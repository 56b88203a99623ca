/** Which of one's powers may be used in the present decision. */

import type { Table } from "$lib/table/table.svelte";

export function usablePowers(table: Table): string[] {
    const asked = table.isMyTurn ? table.decisionName : null;
    const offers = (kind: string) => asked !== null && table.choosing.offers.some(({ words }) => words[0] === kind);
    return [
        ...(offers("swap") || offers("with") ? ["swap-dice"] : []),
        ...(offers("draw") ? ["top-of-the-deck"] : []),
        ...(asked === "after-first-die" && offers("take") ? ["second-die"] : []),
    ];
}
