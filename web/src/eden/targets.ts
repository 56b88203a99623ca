/** Where on the board the moves and the events of the game live. */

import type { Happening } from "$lib/protocol/messages";
import type { Target } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import { EQUIPMENT, FACES, LOCATIONS, PROFESSIONS, SEASONS, type EdenView } from "./view";

/** Where a move can be chosen. */
export function locate(words: string[], view: EdenView, seat: number): Target[] {
    const [kind = "", first = "", second = ""] = words;
    const type = view.acquiring?.type;
    switch (kind) {
        case "recruit":
            return [view.phase === "prelude" ? `prelude:${first}` : `station:${first}`];
        case "keep":
        case "place":
            return [`mission:${first}`];
        case "take":
        case "swap":
        case "with":
            return [`die:${first}:${second}`];
        case "flip":
            return [`event:${first}`];
        case "equip":
            return [`equip:${first}`];
        case "bat":
        case "binoculars":
            return [`equip:${kind}`];
        case "add":
            return type === undefined ? [`wild:${first}`] : [`wild:${first}`, `strength:${seat}:${type}`];
        case "claim":
            return [`building:${first}`];
        case "draw":
            return type === undefined ? [] : [`deck:${type}`];
        case "feed":
            return [`population:${seat}`];
        default:
            return [];
    }
}

// The numbers of an event as the names that they stand for, as in `newdawn/eden/names.py`.

const BUILDINGS_OF_A_TYPE = 15;
const LETTERS = "abcd";
const SECRET_MISSIONS = [
    ...PROFESSIONS.map((kind) => `most-${kind}s`),
    ...PROFESSIONS.map((kind) => `pairs-of-${kind}s`),
    ...EQUIPMENT.map((kind) => `most-${kind}s`),
    ...EQUIPMENT.map((kind) => `four-${kind}s`),
    "most-powers",
    "two-powers",
    "most-equipment",
    "pairs-of-equipment",
    "pairs-of-survivors",
    "ten-slackers",
    "fewest-slackers",
    "most-survivors",
    "binoculars",
    "thirteen-buildings",
];

export interface Named {
    seat: number | null;
    location: string;
    origin: string;
    face: string;
    given: string;
    equipment: string;
    profession: string;
    building: string;
    event: string;
    mission: string;
    count: number;
}

function buildingOf(number: number): string {
    return `${PROFESSIONS[Math.floor(number / BUILDINGS_OF_A_TYPE)]}-${(number % BUILDINGS_OF_A_TYPE) + 1}`;
}

function eventOf(number: number): string {
    return `${SEASONS[Math.floor(number / LETTERS.length)]}-${LETTERS[number % LETTERS.length]}`;
}

function missionOf(number: number): string {
    return SECRET_MISSIONS[number] ?? `new-building-${number - SECRET_MISSIONS.length + 1}`;
}

/** Say by name what an event is about; what it does not tell is empty. */
export function namesOf({ arguments: given }: Happening): Named {
    const named = (key: string, name: (number: number) => string | undefined): string => {
        const number = given[key];
        return number === undefined || number < 0 ? "" : (name(number) ?? "");
    };
    return {
        seat: given["seat"] ?? null,
        location: named("location", (number) => LOCATIONS[number]),
        origin: named("origin", (number) => LOCATIONS[number]),
        face: named("face", (number) => FACES[number]),
        given: named("given", (number) => FACES[number]),
        equipment: named("equipment", (number) => EQUIPMENT[number]),
        profession: named("profession", (number) => PROFESSIONS[number]),
        building: named("building", buildingOf),
        event: named("event", eventOf),
        mission: named("mission", missionOf),
        count: given["count"] ?? 1,
    };
}

/** What an event is about: a line of the log lights it up. */
export function about(event: Happening): Target[] {
    const named = namesOf(event);
    const { seat, location, origin, face, given, equipment, profession, building, event: tile, mission } = named;
    switch (event.name) {
        case "first-player":
            return [`seat:${seat}`];
        case "die-rolled":
            return [`location:${location}`, `die:${location}:${face}`];
        case "event-shown":
        case "event-flipped":
        case "event-overcome":
        case "event-not-overcome":
            return seat === null ? [`event:${tile}`] : [`event:${tile}`, `seat:${seat}`];
        case "building-shown":
            return [`building:${building}`];
        case "building-claimed":
            return [`building:${building}`, `deck:${building.split("-")[0]}`, `refuge:${seat}`];
        case "token-arrived":
        case "token-discarded":
            return ["location:train-station", `station:${face}`];
        case "equipment-arrived":
            return ["location:city-center", `equip:${equipment}`];
        case "token-taken":
            return ["location:train-station", `tokens:${seat}`];
        case "missions-drawn":
        case "missions-kept":
            return ["missions", `missions:${seat}`, `seat:${seat}`];
        case "mission-seen":
        case "mission-kept":
        case "mission-revealed":
            return [`mission:${mission}`, `seat:${seat}`];
        case "die-taken":
            return [`location:${location}`, `dice:${seat}`];
        case "dice-swapped":
            return [`die:${location}:${given}`, `die:${origin}:${face}`];
        case "heroine-taken":
            return ["heroine", `seat:${seat}`];
        case "cans-gained":
            return ["cans", `cans:${seat}`];
        case "equipment-taken":
            return ["location:city-center", `equipment:${seat}:${equipment}`];
        case "bat-taken":
            return ["equip:bat", `seat:${seat}`];
        case "binoculars-taken":
            return ["equip:binoculars", `seat:${seat}`];
        case "strength-announced":
        case "no-building-left":
            return [`strength:${seat}:${profession}`, `deck:${profession}`, `seat:${seat}`];
        case "dice-spent":
            return [`dice:${seat}`];
        case "token-settled":
        case "new-building-placed":
            return [`refuge:${seat}`, `seat:${seat}`];
        case "people-fed":
        case "people-hungry":
            return [`population:${seat}`, `seat:${seat}`];
        default:
            return seat === null ? [] : [`seat:${seat}`];
    }
}

/** What was pointed at, in words. */
export function nameOf(table: Table, kind: string, [location = "", face = ""]: string[]): string | null {
    return kind === "die" ? `${table.thing("location", location)}, ${table.thing("face", face)}` : null;
}
