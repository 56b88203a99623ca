/** What follows from a view by the rules, as the engine says it (`newdawn/eden/document/prospects.py`). */

import type { Table } from "$lib/table/table.svelte";
import type { Equipment, LocationName, Profession, Survivor } from "./view";

/** Where a strength stands in the order of claiming, as strong as everybody else is now. */
export interface Standing {
    /** From 1 on. */
    place: number;
    /** Whether somebody else is as strong. */
    tied: boolean;
    /** Whether a building is left at this place, whichever those before it choose. */
    claims: boolean;
}

/** A strength in a type of building: from the least to the most that can be announced. */
export interface Strength {
    natural: number;
    /** With the wilds that were added so far: what everybody can see. */
    least: number;
    most: number;
    announced: boolean;
    /** Of each strength, from the least to the most. */
    standings: Standing[];
}

/** What it takes to feed a refuge, and what that gives. */
export interface Feeding {
    /** Farmers. */
    needed: number;
    /** Cans in place of the farmers that are lacking. */
    cans: number;
    /** Cans that are lacking, too. */
    short: number;
    points: number;
    /** Whether the people are still to be fed this season. */
    to_come: boolean;
}

export interface SecretMission {
    kind: "secret";
    mission: string;
    /** The number of the refuge that it looks at. */
    measure: number;
    /** What is asked for at least; null where the others are the measure. */
    least: number | null;
    /** The most or the fewest that another player has, for those that ask for it. */
    rival: number | null;
    succeeds: boolean;
    points: number;
}

export interface NewBuilding {
    kind: "new-building";
    mission: string;
    needs: Partial<Record<Survivor, number>>;
    /** Of those that it needs, how many the refuge does not have. */
    lacks: Partial<Record<Survivor, number>>;
    missing: number;
}

/** A refuge counted: cards and tokens together. */
export interface Refuge {
    survivors: Record<Survivor, number>;
    equipment: Record<Equipment, number>;
    /** Survivors with equipment of their own. */
    equipped: Record<Equipment, number>;
    population: number;
    powers: number;
    buildings: number;
    cans: number;
    /** Wild dice and tokens on the player board. */
    wilds: number;
    /** In the types of which there is a die or a token. */
    strengths: Partial<Record<Profession, Strength>>;
    feeding: Feeding;
    /** In hand, of those that we may see. */
    missions: (SecretMission | NewBuilding)[];
    /** To choose from, of those that we may see. */
    drawn: (SecretMission | NewBuilding)[];
    /** The sources of points to which missions that we may not see could add. */
    hidden_parts: string[];
}

/** An event that is still face up. */
export interface OpenEvent {
    event: string;
    points: number;
    /** How many equipped survivors it asks for. */
    asked: number;
    /** How many of them each refuge lacks. */
    lacking: number[];
}

export interface Prospects {
    /** Dice that every player takes in a season. */
    dice_each: number;
    /** The seats, as they announce their strength. */
    announcing_order: number[];
    /** The seats, as they claim when they are equally strong. */
    tie_order: number[];
    /** The types of buildings that are still to be given out this season. */
    to_come: Profession[];
    /** The location that asks the active seat for a choice. */
    visited: LocationName | null;
    /** What visits of ours give besides what lies there. */
    visits: { bridge: { drawn: number; kept: number }; restaurant: { cans: number } };
    /** Whether the event of the season has given its points. */
    event_resolved: boolean;
    events: OpenEvent[];
    refuges: Refuge[];
}

/** The same after a move that is considered: what chance or a secret decides is null. */
export type Uncertain<Known> = Known extends (infer Item)[]
    ? Uncertain<Item>[] | null
    : Known extends object
      ? { [Key in keyof Known]: Uncertain<Known[Key]> } | null
      : Known | null;

export function foreseen(table: Table): Prospects {
    return table.prospects;
}

/** What follows for a seat. */
export function refugeOf(table: Table, seat: number): Refuge {
    return foreseen(table).refuges[seat]!;
}

/** What would follow from the move that is considered; null: none is. */
export function foreseenAhead(table: Table): Uncertain<Prospects> {
    return table.choosing.prospectsAhead;
}

/** What would follow for a seat from the move that is considered. */
export function refugeAhead(table: Table, seat: number): Uncertain<Refuge> {
    return foreseenAhead(table)?.refuges?.[seat] ?? null;
}

/** What would follow from it within the season: null once the next one has begun. */
export function seasonAhead(table: Table): Uncertain<Prospects> {
    return table.choosing.ahead?.season === table.view.season ? foreseenAhead(table) : null;
}

/** Where a strength stands; null without one. */
export function standingAt(scale: Uncertain<Strength> | undefined, strength: number): Standing | null {
    if (!scale || scale.least === null || !scale.standings || strength === 0) return null;
    const last = scale.standings.length - 1;
    const found = scale.standings[Math.min(last, Math.max(0, strength - scale.least))];
    return found && found.place !== null ? (found as Standing) : null;
}
