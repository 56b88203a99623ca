/** The view of Outlive: a position document as one seat may see it. What that seat may not know is null or left out. */

import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";

export const PLACES = ["forest", "dam", "base", "peak", "mine", "cargo", "fairgrounds", "blackwood"] as const;
export type Place = (typeof PLACES)[number];

export const TOKENS = ["meat", "water", "canned", "wood", "metal", "microchip", "munition"] as const;
export type Token = (typeof TOKENS)[number];

export const CITIES = ["blackwood", "peak"] as const;
export type City = (typeof CITIES)[number];

export const HUNTING_GROUNDS = ["forest", "mine", "fairgrounds"] as const;
export type HuntingGround = (typeof HUNTING_GROUNDS)[number];

export const HEROES = ["3a", "3b", "4", "5"] as const;
export type Hero = (typeof HEROES)[number];

export const BERTHS = ["3", "4", "5", "6"] as const;
export type Berth = (typeof BERTHS)[number];

export const ROOM_SLOTS = ["1", "2", "3", "4", "5", "6", "7"] as const;
export type RoomSlot = (typeof ROOM_SLOTS)[number];

/** Tokens, wild game or search tiles by name; what there is none of is left out. */
export type Counts<Name extends string = string> = Partial<Record<Name, number>>;

export type Phase =
    | "choosing"
    | "searching"
    | "placing"
    | "dawn"
    | "event"
    | "moving"
    | "pressure"
    | "acting"
    | "overcoming"
    | "shelter"
    | "over";

export type Decision =
    | "discard-room"
    | "first-room"
    | "first-survivors"
    | "leader"
    | "search-city"
    | "return-tile"
    | "place-heroes"
    | "lose-supply"
    | "lose-tokens"
    | "lose-survivor"
    | "move-hero"
    | "bat"
    | "defend"
    | "tribute"
    | "act"
    | "hunt"
    | "overcome"
    | "discount"
    | "feed"
    | "recruit"
    | "build"
    | "pay-room"
    | "destroy"
    | "repair"
    | "repair-discount"
    | "waive";

export type NightStep = "feed" | "radioactivity" | "recruit" | "build" | "repair" | "upkeep" | "asleep";
export type EquipmentState = "broken" | "repaired" | "used";
export type HeroState = "idle" | "activated" | "spent";

export interface RoomView {
    room: string;
    built: boolean;
    survivors?: number;
    /** `true`, the cities where it was used, or `drawn` for the room that draws first and repairs then. */
    used?: true | "drawn" | City[];
}

export interface HeroView {
    at: Place;
    state: HeroState;
}

export interface TribeView {
    decision?: Decision;
    night?: NightStep;
    to_pay?: number;
    to_lose?: number;
    waivers?: number;
    room_in_hand?: RoomSlot;
    tile_in_hand?: string;
    due?: Counts<Token>;
    leader?: string;
    drawn_rooms?: (string | null)[];
    rooms_put_back?: string[];
    drawn_leaders?: string[];
    leader_put_back?: string;
    to_settle?: number;
    stock?: Counts<Token>;
    gauge: number;
    /** By slot; slots at the end that hold nothing known are left out. */
    rooms: (RoomView | null)[];
    airlock: number;
    equipment?: Record<string, EquipmentState>;
    caught?: Counts;
    heroes?: Partial<Record<Hero, HeroView>>;
}

/** The turn of a hero; in other phases what is left over from the last one. */
export interface TurnView {
    hero?: Hero;
    berth?: number;
    points?: number;
    collected?: number;
    cupboards?: number;
    unlocked?: true;
    hunted?: true;
    sensor?: true;
    waiting?: "reserve" | "ship";
    /** The position of the hunted tile in its stack, from 1. */
    prey?: number;
    endurance?: number;
    targets?: number[];
    bat_target?: number;
    defender?: number;
    pressure?: number;
}

export interface ConvoyView {
    event: string;
    overcome_by?: number;
}

export interface CargoView {
    survivors: number;
    /** The seats whose heroes stand there. */
    heroes: number[];
}

export interface BoardView {
    stock: Record<"forest" | "dam" | "base" | "mine" | "fairgrounds", number>;
    algae: boolean;
    cargo: Record<Berth, CargoView>;
    equipment: Record<City, (string | null)[]> & { stack: (string | null)[]; discard: Counts };
    search: Record<City, { pile: (string | null)[]; aside: Counts; known_to?: number[] }>;
    wild_game: Record<HuntingGround, { stack: (string | null)[]; known_to?: number[] }>;
}

export interface View {
    game: "outlive";
    players: 2 | 3 | 4;
    options: { simultaneous_placing: boolean };
    view_of: number | "spectator";
    day?: number;
    phase: Phase;
    first_player?: number;
    token_holder?: number;
    token_taken?: boolean;
    active?: number;
    events_applied?: number;
    passes?: number;
    event_in_hand?: string;
    turn?: TurnView;
    mary?: { searches_left: number; searched: Counts };
    tribes: TribeView[];
    /** Space by space; null: face down. Not laid out while rooms and leaders are chosen. */
    convoy?: (ConvoyView | null)[];
    board?: BoardView;
}

/** How many steps there are between two places along the ring. */
export function steps(from: Place, to: Place): number {
    const around = Math.abs(PLACES.indexOf(from) - PLACES.indexOf(to));
    return Math.min(around, PLACES.length - around);
}

/** A place as a title. */
export function placeName(table: Table, place: Place): string {
    return capital(table.thing("place", place));
}

/** The places that a hero walks through, both ends included, the short way round. */
export function way(from: Place, to: Place): Place[] {
    const [start, end] = [PLACES.indexOf(from), PLACES.indexOf(to)];
    const ahead = (end - start + PLACES.length) % PLACES.length;
    const step = ahead <= PLACES.length / 2 ? 1 : -1;
    return Array.from(
        { length: steps(from, to) + 1 },
        (_, at) => PLACES[(start + step * at + PLACES.length) % PLACES.length]!,
    );
}

/** The strength of a hero as it is printed: `3b` has strength 3. */
export function strengthOf(hero: Hero): number {
    return parseInt(hero, 10);
}

export function isCity(place: Place): place is City {
    return (CITIES as readonly Place[]).includes(place);
}

export function isHuntingGround(place: Place): place is HuntingGround {
    return (HUNTING_GROUNDS as readonly Place[]).includes(place);
}
