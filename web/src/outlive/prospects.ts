/** What follows from a view of Outlive by the rules, as the server says it: nothing of it is worked out here. */

import type { Table } from "$lib/table/table.svelte";
import type {
    Hero,
    Meal,
    Prospects,
    Slot,
    TribeProspects,
    UncertainProspects,
    UncertainTribeProspects,
} from "./schema";
import { BERTHS, strengthOf, viewOf } from "./view";

export type { HeroSlots, Meal, Pressure, Prospects, Threat, Walk as WalkProspects } from "./schema";
export type RoomState = NonNullable<TribeProspects["rooms"][number]>;

export function prospectsOf(table: Table): Prospects | null {
    return table.prospects as Prospects | null;
}

export function tribeProspects(table: Table, seat: number): TribeProspects | null {
    return prospectsOf(table)?.tribes[seat] ?? null;
}

/** The strength that a hero acts with, whatever is printed on it. */
export function actingStrength(table: Table, seat: number, hero: Hero): number {
    return tribeProspects(table, seat)?.strength[hero] ?? strengthOf(hero);
}

/** The slots of the ship that the reader's heroes may take; for a spectator, those that nobody stands on. */
export function openSlots(table: Table): Slot[] {
    const cargo = viewOf(table).board?.cargo;
    return prospectsOf(table)?.own?.ship.open ?? BERTHS.filter((slot) => cargo?.[slot].heroes.length === 0);
}

/** What follows for a tribe from the move that is chosen or considered. */
export function tribeAhead(table: Table, seat: number): UncertainTribeProspects | null {
    return (table.choosing.prospectsAhead as UncertainProspects | null)?.tribes?.[seat] ?? null;
}

/** The meal that a move leads to; null: it is not known, or none is ahead. */
export function mealAhead(table: Table, seat: number): Meal | null {
    const meal = tribeAhead(table, seat)?.meal ?? null;
    return meal === null || Object.values(meal).includes(null) ? null : (meal as Meal);
}
