/** Who is how strong in the type of building that is being given out, and who has had a turn. */

import { strength } from "$lib/eden/counting";
import { happenedOf } from "$lib/eden/season/resolved";
import { namesOf } from "$lib/eden/targets";
import type { EdenView, Profession } from "$lib/eden/view";
import type { Table } from "$lib/table/table.svelte";

export interface Bid {
    seat: number;
    strength: number;
    /** Whether the strength is final: wilds can no more be added. */
    isFinal: boolean;
    hasClaimed: boolean;
    isAsked: boolean;
}

/** In the order of announcing: the Binoculars first, else the first player, then clockwise. */
export function bids(view: EdenView): Bid[] {
    const { acquiring } = view;
    if (acquiring === undefined) return [];
    const starter = view.board.binoculars ?? view.first_player;
    return view.refuges
        .map((_, turn) => {
            const seat = (starter + turn) % view.players;
            const refuge = view.refuges[seat]!;
            return {
                seat,
                strength: strength(view, seat, acquiring.type),
                isFinal: view.phase === "claiming" || turn < (acquiring.announced ?? 0),
                hasClaimed: refuge.claimed === true,
                isAsked: refuge.decision === "announce" || refuge.decision === "claim",
            };
        })
        .filter((bid) => bid.strength > 0);
}

/** The buildings of a type that were claimed out of the row this season, as far as the log tells. */
export function claimedOf(table: Table, kind: Profession): string[] {
    const happened = happenedOf(table);
    return happened.flatMap((event, at) => {
        // With its power, a card comes from the deck.
        if (event.name !== "building-claimed" || happened[at - 1]?.name === "power-used") return [];
        const { building } = namesOf(event);
        return building.startsWith(kind) ? [building] : [];
    });
}
