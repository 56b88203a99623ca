/** What follows from a view of Outlive by the rules, as the server says it: nothing of it is worked out here. */

import type { Table } from "$lib/table/table.svelte";
import type { Berth, Hero, Place } from "./view";

/** What an event in play takes from a place each day. */
export interface Reduction {
    event: string;
    count: number;
}

/** A kind of wild game that is in sight, as the events in play make it for the reader. */
export interface Catch {
    endurance: number;
    /** Of the first, second, third and every later catch. */
    meat: number[];
    /** Which of them the reader's next catch gives, counted from 0; null for a spectator. */
    next: number | null;
}

/** The meal of the coming night. */
export interface Meal {
    /** Supplies that can be given. */
    have: number;
    /** Supplies that the rooms and the rows of the airlock ask for. */
    need: number;
    /** Rows of the airlock with somebody in them: each asks for Water. */
    rows: number;
    /** Survivors that will be lost to hunger as things stand. */
    short: number;
}

export type RoomState = "unbuilt" | "partial" | "full";

/** A repaired tile whose partner is not repaired. */
export interface HalfPair {
    tile: string;
    /** Whether the tribe owns the partner, broken; else it is still to be found. */
    owned: boolean;
}

export interface TribeProspects {
    immune: boolean;
    /** For actions and for the ship, but not under pressure. */
    strength: Record<Hero, number>;
    /** By slot; null: there is no room, or it is not known. */
    rooms: (RoomState | null)[];
    /** Survivors in each row. */
    airlock: number[];
    survivors: number;
    /** Points of radioactivity. */
    absorbs: number;
    permanent_water: number;
    /** Materials for the next room, with all discounts. */
    room_price: number;
    /** Null: it was eaten, or cannot be foreseen yet. */
    meal: Meal | null;
    half_pairs: HalfPair[];
}

/** The slots of the ship that a hero would take: walking, and by the Grappling Hook; null: there is none for it. */
export interface HeroSlots {
    slot: Berth | null;
    hooked: Berth | null;
}

export interface Pressure {
    seat: number;
    pressure: number;
}

/** The most pressure that a tribe could still bring upon a hero after its walk. */
export interface Threat {
    seat: number;
    hero: Hero;
    pressure: number;
    /** Whether another hero of that tribe has to leave the place before. */
    later: boolean;
}

/** A walk that presses somebody, or leaves the hero exposed. */
export interface WalkProspects {
    hero: Hero;
    to: Place;
    hooked: boolean;
    presses: Pressure[];
    exposed: Threat[];
}

export interface OwnProspects {
    /** Rooms that are still to be put back. */
    to_discard: number;
    ship: { heroes: Record<Hero, HeroSlots>; open: Berth[] };
    /** By tile: where it helps, and the materials that its repair lacks. */
    tiles: Record<string, { helps_at: Place[]; lacks: number | null }>;
    /** By event in play, the tokens that are lacking to overcome it. */
    events: Record<string, number>;
    walks: WalkProspects[];
}

export interface Prospects {
    /** The slots of the ship that no hero reaches without the Grappling Hook. */
    hook_slots: Berth[];
    places: Partial<Record<Place, Reduction[]>>;
    wild_game: Record<string, Catch>;
    /** By seat; null: its choices are still secret. */
    tribes: (TribeProspects | null)[];
    /** Null for a spectator. */
    own: OwnProspects | null;
}

/** The same after a move that is only considered: what chance or a secret decides is null, wherever it stands. */
export type Uncertain<Known> = Known extends (infer Element)[]
    ? Uncertain<Element>[] | null
    : Known extends object
      ? { [Key in keyof Known]: Uncertain<Known[Key]> } | null
      : Known | null;

export function prospectsOf(table: Table): Prospects | null {
    return table.prospects as Prospects | null;
}

export function tribeProspects(table: Table, seat: number): TribeProspects | null {
    return prospectsOf(table)?.tribes[seat] ?? null;
}

/** What follows for a tribe from the move that is chosen or considered. */
export function tribeAhead(table: Table, seat: number): Uncertain<TribeProspects> {
    return (table.choosing.prospectsAhead as Uncertain<Prospects>)?.tribes?.[seat] ?? null;
}

/** The meal that a move leads to; null: it is not known, or none is ahead. */
export function mealAhead(table: Table, seat: number): Meal | null {
    const meal = tribeAhead(table, seat)?.meal ?? null;
    return meal === null || Object.values(meal).includes(null) ? null : (meal as Meal);
}
