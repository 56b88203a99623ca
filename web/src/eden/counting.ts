/** What follows from a view and is printed nowhere in it: who lives in a refuge, strengths, what events, food and
 * missions lack. The same counting as the rules' own (`newdawn/eden/refuge.py`, `season_end.py`, `scoring.py`).
 */

import {
    EQUIPMENT,
    eventTiles,
    PROFESSIONS,
    SURVIVORS,
    total,
    type Counts,
    type EdenView,
    type Equipment,
    type Face,
    type Profession,
    type Survivor,
} from "./view";

/** The figures of the box, as `table.box.components` has them. */
export type Figures = Record<string, any>;

export interface Card {
    survivors: Counts<Survivor>;
    equipment: Counts<Equipment>;
    cans: number;
    power: string | null;
    isEnd: boolean;
}

export function cardOf(figures: Figures, building: string): Card {
    const printed = figures["buildings"][building] ?? {};
    return {
        survivors: printed.survivors ?? {},
        equipment: printed.equipment ?? {},
        cans: printed.cans ?? 0,
        power: printed.power ?? null,
        isEnd: printed.end ?? false,
    };
}

export interface NewBuilding {
    needs: Counts<Survivor>;
    survivors: Counts<Survivor>;
    equipment: Counts<Equipment>;
    cans: number;
}

export function isNewBuilding(mission: string): boolean {
    return mission.startsWith("new-building-");
}

export function newBuildingOf(figures: Figures, mission: string): NewBuilding {
    const printed = figures["missions"][mission] ?? {};
    return {
        needs: printed.needs ?? {},
        survivors: printed.survivors ?? {},
        equipment: printed.equipment ?? {},
        cans: printed.cans ?? 0,
    };
}

/** The survivor whom a piece of equipment arms. */
export const ARMS: Record<Equipment, Profession> = { bullet: "brawler", capsule: "healer", book: "sage" };

/** A refuge counted: cards and tokens together. */
export interface Refuge {
    survivors: Record<Survivor, number>;
    equipment: Record<Equipment, number>;
    /** Survivors with equipment of their own. */
    equipped: Record<Equipment, number>;
    population: number;
    powers: string[];
    buildings: number;
    cans: number;
}

/** Count a refuge; null where the view does not have it. */
/** Whether all that is counted in a refuge is known: what a move turns up is not. */
export function isCounted(view: EdenView | null, seat: number): boolean {
    const buildings = view?.refuges?.[seat]?.buildings as (string | null)[] | null | undefined;
    return view?.refuges?.[seat] != null && buildings !== null && !buildings?.includes(null);
}

export function countRefuge(view: EdenView | null, seat: number, figures: Figures): Refuge | null {
    const refuge = view?.refuges?.[seat];
    if (!refuge || !isCounted(view, seat)) return null;
    const cards = (refuge.buildings ?? []).map((building) => cardOf(figures, building));
    const placed = (refuge.new_buildings ?? []).map((mission) => newBuildingOf(figures, mission));
    const powers = cards.flatMap((card) => (card.power === null ? [] : [card.power]));
    const ofEach = powers.filter((power) => power === "equipment-of-each-type").length;
    const forEach = ofEach * (figures["powers"]["equipment-of-each-type"]?.amount ?? 0);
    const sum = <Name extends string>(
        own: Counts<Name>,
        name: Name,
        of: (card: Card | NewBuilding) => Counts<string>,
    ) => [...cards, ...placed].reduce((sofar, card) => sofar + (of(card)[name] ?? 0), own[name] ?? 0);
    const survivors = Object.fromEntries(
        SURVIVORS.map((kind) => [kind, sum(refuge.settled ?? {}, kind, (card) => card.survivors)]),
    ) as Record<Survivor, number>;
    const equipment = Object.fromEntries(
        EQUIPMENT.map((kind) => [kind, sum(refuge.equipment ?? {}, kind, (card) => card.equipment) + forEach]),
    ) as Record<Equipment, number>;
    const equipped = Object.fromEntries(
        EQUIPMENT.map((kind) => [kind, Math.min(survivors[ARMS[kind]], equipment[kind])]),
    ) as Record<Equipment, number>;
    return {
        survivors,
        equipment,
        equipped,
        population: total(survivors),
        powers,
        buildings: cards.length + placed.length,
        cans: refuge.cans ?? 0,
    };
}

// Dice and strengths

/** How many dice each player takes in a season. */
export function diceEach(view: EdenView, figures: Figures): number {
    const locations: any[] = Object.values(figures["locations"]);
    const all = locations.reduce((sum, location) => sum + (location.dice?.[String(view.players)] ?? 0), 0);
    return Math.floor(all / view.players);
}

export function naturalStrength(view: EdenView | null, seat: number, kind: Face): number {
    const refuge = view?.refuges?.[seat];
    return (refuge?.dice?.[kind] ?? 0) + (refuge?.tokens?.[kind] ?? 0);
}

/** Wilds that were added to the strength in the type that is being given out. */
export function wildsAdded(view: EdenView | null, seat: number): number {
    const refuge = view?.refuges?.[seat];
    return (refuge?.wild_dice ?? 0) + (refuge?.wild_tokens ?? 0);
}

/** The strength that everybody can see: dice and tokens of the type, and the wilds that were added to it. */
export function strength(view: EdenView | null, seat: number, kind: Profession): number {
    const added = view?.acquiring?.type === kind ? wildsAdded(view, seat) : 0;
    return naturalStrength(view, seat, kind) + added;
}

/** The first of those who are equally strong: the holder of the Bat, else who announces first; then clockwise. */
function tieStart(view: EdenView): number {
    return view.board.bat ?? view.board.binoculars ?? view.first_player;
}

export interface Standing {
    /** The place in the order of claiming, from 1 on; 0 without a strength. */
    place: number;
    /** Whether somebody is as strong. */
    isTied: boolean;
}

/** Where a seat stands in a type, with its own strength given: it may be a planned one. */
export function standing(view: EdenView, seat: number, kind: Profession, own: number): Standing {
    if (own === 0) return { place: 0, isTied: false };
    const start = tieStart(view);
    const turn = (one: number) => (one - start + view.players) % view.players;
    let place = 1;
    let isTied = false;
    for (let other = 0; other < view.players; other++) {
        if (other === seat) continue;
        const theirs = strength(view, other, kind);
        if (theirs === own) isTied = true;
        if (theirs > own || (theirs === own && turn(other) < turn(seat))) place += 1;
    }
    return { place, isTied };
}

/** Whether the buildings of a type are still to be given out in this season. */
export function isToCome(view: EdenView, kind: Profession): boolean {
    if (["prelude", "choosing", "gathering"].includes(view.phase)) return true;
    const now = view.acquiring?.type;
    return now !== undefined && PROFESSIONS.indexOf(kind) >= PROFESSIONS.indexOf(now);
}

// The event

export interface Clause {
    count: number;
    of: Profession[];
}

export interface EventFigures {
    name: string;
    points: number;
    requires: Clause[];
    /** How many survivors it asks for in all. */
    asked: number;
}

export function eventOf(figures: Figures, name: string): EventFigures {
    const printed = figures["events"][name] ?? { points: 0, requires: [] };
    const requires: Clause[] = printed.requires;
    return { name, points: printed.points, requires, asked: requires.reduce((sum, clause) => sum + clause.count, 0) };
}

/** The events that are still face up. */
export function openEvents(view: EdenView, figures: Figures): EventFigures[] {
    return eventTiles(view.board)
        .filter((tile) => !tile.isFlipped && tile.event !== null)
        .map((tile) => eventOf(figures, tile.event!));
}

/** How many equipped survivors a refuge lacks for an event: the largest gap over all sets of types, and the Heroine
 * closes it by one.
 */
export function lackingForEvent(view: EdenView, seat: number, event: EventFigures, figures: Figures): number {
    const refuge = countRefuge(view, seat, figures);
    if (refuge === null) return event.asked;
    let lacking = 0;
    for (let types = 1; types < 1 << EQUIPMENT.length; types++) {
        const within = EQUIPMENT.filter((_, at) => (types >> at) & 1);
        const arms = new Set<Profession>(within.map((kind) => ARMS[kind]));
        const demand = event.requires
            .filter((clause) => clause.of.every((kind) => arms.has(kind)))
            .reduce((sum, clause) => sum + clause.count, 0);
        const has = within.reduce((sum, kind) => sum + refuge.equipped[kind], 0);
        lacking = Math.max(lacking, demand - has);
    }
    return view.board.heroine === seat ? Math.max(0, lacking - 1) : lacking;
}

// Food

export interface Feeding {
    population: number;
    /** Farmers, or Cans in their place, that the population asks for. */
    needed: number;
    /** Cans that the farmers leave to be spent. */
    cans: number;
    /** Cans that are lacking. */
    short: number;
    points: number;
}

export function feeding(view: EdenView | null, seat: number, figures: Figures): Feeding | null {
    const refuge = countRefuge(view, seat, figures);
    if (refuge === null) return null;
    const zones: { "up-to"?: number; farmers: number; points: number }[] = figures["population"].zones;
    const zone = zones.find((one) => one["up-to"] === undefined || refuge.population <= one["up-to"])!;
    const cans = Math.max(0, zone.farmers - refuge.survivors.farmer);
    return {
        population: refuge.population,
        needed: zone.farmers,
        cans,
        short: Math.max(0, cans - refuge.cans),
        points: zone.points,
    };
}
