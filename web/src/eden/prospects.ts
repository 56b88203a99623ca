/** What follows from a view by the rules, as the engine says it (`newdawn/eden/document/prospects.py`). */

import type { Table } from "$lib/table/table.svelte";
import type { Prospects, RefugeProspects, UncertainProspects, UncertainRefugeProspects } from "./schema";
import { aheadOf, viewOf } from "./view";

export type {
    Announcement,
    Feeding,
    NewBuildingProgress as NewBuilding,
    OpenEvent,
    Prospects,
    RefugeProspects as Refuge,
    SecretMission,
    Standing,
    Strength,
    UncertainFeeding as FeedingAhead,
    UncertainRefugeProspects as RefugeAhead,
    UncertainStanding as StandingAhead,
} from "./schema";

export function foreseen(table: Table): Prospects {
    return table.prospects as Prospects;
}

/** What follows for a seat. */
export function refugeOf(table: Table, seat: number): RefugeProspects {
    return foreseen(table).refuges[seat]!;
}

/** What would follow from the move that is considered; null: none is. */
export function foreseenAhead(table: Table): UncertainProspects | null {
    return table.choosing.prospectsAhead as UncertainProspects | null;
}

/** What would follow for a seat from the move that is considered. */
export function refugeAhead(table: Table, seat: number): UncertainRefugeProspects | null {
    return foreseenAhead(table)?.refuges?.[seat] ?? null;
}

/** What would follow from it within the season: null once the next one has begun. */
export function seasonAhead(table: Table): UncertainProspects | null {
    return aheadOf(table)?.season === viewOf(table).season ? foreseenAhead(table) : null;
}
