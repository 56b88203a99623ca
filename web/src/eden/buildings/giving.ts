/** Who is how strong in the type of building that is being given out, and who has had a turn. */

import { kindOf } from "$lib/eden/cards";
import { foreseen } from "$lib/eden/prospects";
import { happenedOf } from "$lib/eden/season/resolved";
import { namesOf } from "$lib/eden/targets";
import { viewOf, type Building, type Profession } from "$lib/eden/view";
import type { Table } from "$lib/table/table.svelte";

export interface Bid {
    seat: number;
    strength: number;
    /** Whether the strength is final: wilds can no more be added. */
    isFinal: boolean;
    hasClaimed: boolean;
    /** Whether a card is left for this strength, as strong as everybody is now. */
    getsCard: boolean;
    isAsked: boolean;
}

/** In the order of announcing, of those who have something of the type. */
export function bids(table: Table, kind: Profession): Bid[] {
    const { announcing_order, refuges } = foreseen(table);
    return announcing_order.flatMap((seat) => {
        const { claimed, decision } = viewOf(table).refuges[seat]!;
        const own = refuges[seat]!.strengths[kind];
        if (own === undefined) return [];
        return {
            seat,
            strength: own.least,
            isFinal: own.announced,
            hasClaimed: claimed === true,
            getsCard: claimed === true || own.standings[0]?.claims !== false,
            isAsked: decision === "announce" || decision === "claim",
        };
    });
}

/** The buildings of a type that were claimed out of the row this season, as far as the log tells. */
export function claimedOf(table: Table, kind: Profession): Building[] {
    const happened = happenedOf(table);
    return happened.flatMap((event, at) => {
        // With its power, a card comes from the deck.
        if (event.name !== "building-claimed" || happened[at - 1]?.name === "power-used") return [];
        const { building } = namesOf(event);
        return kindOf(table.box, building) === kind ? [building as Building] : [];
    });
}
