/** A position of Paris: New Eden as a seat sees it (docs/position-documents.md). What it may not know is null. */

import type { Table } from "$lib/table/table.svelte";
import type {
    Equipment,
    Event,
    Face,
    Location,
    Profession,
    Season,
    Survivor,
    UncertainBoard,
    UncertainView,
    View,
} from "./schema";

export type {
    Building,
    Equipment,
    Face,
    Location as LocationName,
    Phase,
    Profession,
    Season,
    Survivor,
    UncertainView as EdenViewAhead,
    View as EdenView,
} from "./schema";

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const satisfies Season[];
export const LOCATIONS = [
    "tower",
    "bridge",
    "restaurant",
    "city-center",
    "train-station",
] as const satisfies Location[];
export const PROFESSIONS = ["tinkerer", "brawler", "healer", "sage", "farmer"] as const satisfies Profession[];
export const SURVIVORS = [...PROFESSIONS, "slacker"] as const satisfies Survivor[];
/** Of dice, and of survivor tokens white side up. */
export const FACES = [...PROFESSIONS, "wild"] as const satisfies Face[];
export const EQUIPMENT = ["bullet", "capsule", "book"] as const satisfies Equipment[];

/** How many of each; what is not named is none. */
export type Counts<Name extends string> = Partial<Record<Name, number>>;

/** The same after a move that is only considered: what is not known is null. */
export type CountsAhead<Name extends string> = Partial<Record<Name, number | null>>;

/** The view of a table that shows its board. */
export function viewOf(table: Table): View {
    return table.view as View;
}

/** The view after the move that is chosen or considered. */
export function aheadOf(table: Table): UncertainView | null {
    return table.choosing.ahead as UncertainView | null;
}

/** Each as often as it is counted, in the order of the vocabulary: `["healer", "healer", "wild"]`. */
export function spread<Name extends string>(counts: CountsAhead<Name>, order: readonly Name[]): Name[] {
    return order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

export function total(counts: CountsAhead<string>): number {
    return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export interface EventTile {
    event: Event | null;
    isFlipped: boolean;
}

export function eventTiles(events: NonNullable<UncertainBoard["events"]>): EventTile[] {
    return events.map((tile) =>
        tile !== null && typeof tile === "object"
            ? { event: tile.event, isFlipped: tile.flipped === true }
            : { event: tile, isFlipped: false },
    );
}

/** Whose turn it is at the gathering, or the first who is asked; null when nobody is. */
export function activeSeat(view: View): number | null {
    if (view.active !== undefined) return view.active;
    const asked = view.refuges.findIndex((refuge) => refuge.decision !== undefined);
    return asked < 0 ? null : asked;
}
