/** The view of Outlive: a position document as one seat may see it. What that seat may not know is null or left out. */

import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { change, t } from "$lib/words/words.svelte";
import type { City, Hero, HuntingGround, Place, RoomSlot, Slot, Token, UncertainView, View } from "./schema";

export type {
    Board as BoardView,
    City,
    Equipment,
    EquipmentState,
    Hero,
    HeroState,
    HuntingGround,
    Place,
    Room as RoomView,
    RoomName,
    Token,
    Tribe as TribeView,
    View,
} from "./schema";

export const PLACES = [
    "forest",
    "dam",
    "base",
    "peak",
    "mine",
    "cargo",
    "fairgrounds",
    "blackwood",
] as const satisfies Place[];
export const TOKENS = ["meat", "water", "canned", "wood", "metal", "microchip", "munition"] as const satisfies Token[];
export const CITIES = ["blackwood", "peak"] as const satisfies City[];
export const HUNTING_GROUNDS = ["forest", "mine", "fairgrounds"] as const satisfies HuntingGround[];
/** The term that a token belongs to. */
export const TOKEN_TERMS: Record<Token, "supplies" | "materials" | "munitions"> = {
    meat: "supplies",
    water: "supplies",
    canned: "supplies",
    wood: "materials",
    metal: "materials",
    microchip: "materials",
    munition: "munitions",
};
export const HEROES = ["3a", "3b", "4", "5"] as const satisfies Hero[];
export const BERTHS = ["3", "4", "5", "6"] as const satisfies Slot[];
export const ROOM_SLOTS = ["1", "2", "3", "4", "5", "6", "7"] as const satisfies RoomSlot[];

/** The view of a table that shows its board. */
export function viewOf(table: Table): View {
    return table.view as View;
}

/** The view after the move that is chosen or considered. */
export function aheadOf(table: Table): UncertainView | null {
    return table.choosing.ahead as UncertainView | null;
}

/** A store as a screen reader says it: with what is shown beside the count while a move would change it. */
export function storeName(table: Table, token: Token, count: number, then: number | null): string {
    if (then === null || then === count) return table.thing("token", token, "count", { count });
    return t("shelter-store-then", {
        token: capital(table.thing("token", token)),
        count,
        change: change(then - count),
    });
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

export function isCity(place: string): place is City {
    return (CITIES as readonly string[]).includes(place);
}

export function isHuntingGround(place: string): place is HuntingGround {
    return (HUNTING_GROUNDS as readonly string[]).includes(place);
}
