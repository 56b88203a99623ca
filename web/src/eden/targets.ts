/** Where on the board the moves and the events of the game live. */

import type { Happening } from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import { nameIn, numberIn } from "$lib/table/happening";
import type { Target } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import { kindOf } from "./cards";
import type { EdenView } from "./view";

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

/** Say by name what an event is about; what it does not tell is empty. */
export function namesOf(event: Happening): Named {
    return {
        seat: numberIn(event, "seat") ?? null,
        location: nameIn(event, "location"),
        origin: nameIn(event, "origin"),
        face: nameIn(event, "face"),
        given: nameIn(event, "given"),
        equipment: nameIn(event, "equipment"),
        profession: nameIn(event, "profession"),
        building: nameIn(event, "building"),
        event: nameIn(event, "event"),
        mission: nameIn(event, "mission"),
        count: numberIn(event, "count") ?? 1,
    };
}

/** What an event is about: a line of the log lights it up. */
export function about(event: Happening, _: EdenView, box: Box | null): Target[] {
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
            return [`building:${building}`, `deck:${kindOf(box, building)}`, `refuge:${seat}`];
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
