/** Where on the board the moves and the events of Outlive live. */

import type { Happening } from "$lib/protocol/messages";
import { nameIn, numberIn } from "$lib/table/happening";
import type { Target } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import { heroAt, placeOnTurn } from "./position";
import type { HeroSlots, Prospects } from "./prospects";
import { HEROES, isCity, viewOf, type Hero, type Place, type View } from "./view";

/** A room by its slot, or the airlock. */
function home(seat: number, where: string): Target {
    return where === "airlock" ? `airlock:${seat}` : `room:${seat}:${where}`;
}

/** The slot of the first room of this kind in a shelter. */
function roomOf(view: View, seat: number, room: string): Target[] {
    const slot = view.tribes[seat]?.rooms.findIndex((one) => one?.room === room) ?? -1;
    return slot < 0 ? [] : [`room:${seat}:${slot + 1}`];
}

/** The slot of the ship that a hero would take. */
function berth(prospects: Prospects | null, hero: string, by: keyof HeroSlots): Target[] {
    const slot = prospects?.own?.ship.heroes[hero as Hero]?.[by] ?? null;
    return slot === null ? [] : [`cargo:${slot}`];
}

function token(view: View, seat: number, name: string): Target[] {
    return name === "permanent" ? roomOf(view, seat, "permanent-water") : [`token:${seat}:${name}`];
}

/** The targets of a move; what is done at a place also lives at the place as a whole. */
export function locate(words: string[], view: View, seat: number, prospects: Prospects | null): Target[] {
    const [kind = "", first = "", second = ""] = words;
    const here = placeOnTurn(view);
    const at = (...targets: Target[]): Target[] => (here === null ? targets : [...targets, `place:${here}`]);
    switch (kind) {
        case "discard":
            return [`card:${first}`];
        case "build":
        case "room":
            return [`room:${seat}:${first}`];
        case "settle":
        case "lose":
            return [home(seat, first)];
        case "lead":
            return [`leader:${first}`];
        case "draw":
            return [`pile:${first}`, `place:${first}`];
        case "look":
            return [`pile:${first}`, ...roomOf(view, seat, "look-through-pile")];
        case "return":
            return [`tile:${first}`];
        case "place":
            return [`hero:${seat}:${first}`, `place:${second}`];
        case "move":
            return [
                `hero:${seat}:${first}`,
                `place:${second}`,
                ...(second === "cargo" ? berth(prospects, first, "slot") : []),
            ];
        case "hook":
            return [
                `hero:${seat}:${first}`,
                "place:cargo",
                ...berth(prospects, first, "hooked"),
                `equipment:${seat}:grappling-hook`,
            ];
        case "bat": {
            const struck = Number(first) - 1;
            const hero = here === null ? null : heroAt(view, struck, here);
            return [`seat:${struck}`, ...(hero === null ? [] : [`hero:${struck}:${hero}`])];
        }
        case "tribute":
            return token(view, view.turn?.defender ?? seat, first);
        case "take":
            return at(`stock:${here}`);
        case "algae":
            return at("algae");
        case "unlock":
            return at("door", "stock:dam");
        case "search":
            return at(`pile:${here}`);
        case "salvage":
            return at(`shown:${here}:${first}`);
        case "hunt":
            return at(`game:${here}:${first}`, ...(first === "1" ? [`game:${here}`] : []));
        case "strike":
            return at(`game:${here}`);
        case "use":
        case "repair":
        case "destroy":
            return [`equipment:${seat}:${first}`];
        case "pay":
        case "waive":
            return token(view, seat, first);
        case "overcome":
            return [`event:${first}`];
        default:
            return [];
    }
}

/** What an event speaks of; what it does not speak of is empty. */
export function readEvent(event: Happening) {
    return {
        seat: numberIn(event, "seat"),
        defender: numberIn(event, "defender"),
        count: numberIn(event, "count"),
        strength: numberIn(event, "strength"),
        place: (nameIn(event, "place") || nameIn(event, "city")) as Place,
        hero: nameIn(event, "hero"),
        token: nameIn(event, "token"),
        where: nameIn(event, "where") || nameIn(event, "slot"),
        tile: nameIn(event, "tile"),
        equipment: nameIn(event, "equipment"),
        event: nameIn(event, "event"),
    };
}

/** Where things of a place come from when they are taken there. */
function sourceAt(place: Place): Target {
    return isCity(place) ? `pile:${place}` : `stock:${place}`;
}

/** The targets that an event is about. */
export function about(event: Happening, view: View): Target[] {
    const { seat, defender, place, hero, token: name, where, strength, equipment: tile } = readEvent(event);
    const own: Target[] = seat === undefined ? [] : [`seat:${seat}`];
    switch (event.name) {
        case "hero-placed":
        case "hero-moved":
            return [`hero:${seat}:${hero}`, `place:${place}`];
        case "cargo-boarded":
            return [`hero:${seat}:${hero}`, `cargo:${strength}`];
        case "place-refilled":
        case "place-reduced":
            return [sourceAt(place)];
        case "equipment-shown":
            return [`shown:${place}:${tile}`];
        case "tile-set-aside":
        case "search-drawn":
        case "pile-looked-through":
        case "pile-seen":
            return [...own, `pile:${place}`];
        case "salvaged":
            return [`place:${place}`, `equipment:${seat}:${tile}`];
        case "event-flipped":
        case "event-applied":
        case "event-shrugged-off":
        case "event-overcome":
            return [...own, `event:${readEvent(event).event}`];
        case "pressure-applied":
        case "pressure-reduced": {
            const here = placeOnTurn(view);
            const pressed = here === null || defender === undefined ? null : heroAt(view, defender, here);
            return [...own, `seat:${defender}`, ...(pressed === null ? [] : [`hero:${defender}:${pressed}`])];
        }
        case "tribute-given":
            return [`token:${defender}:${name}`, `token:${seat}:${name}`];
        case "collected":
            return [`stock:${place}`, `token:${seat}:${name}`];
        case "gained":
        case "spent":
            return [...own, `token:${seat}:${name}`];
        case "algae-harvested":
            return [...own, "algae"];
        case "door-opened":
            return [...own, "door"];
        case "gauge-moved":
        case "radiation":
            return [...own, `gauge:${seat}`];
        case "hunt-begun":
        case "game-caught":
        case "stack-looked-through":
        case "stack-seen":
            return [...own, `game:${place}`];
        case "equipment-given":
        case "equipment-used":
        case "equipment-drawn":
        case "equipment-destroyed":
        case "equipment-repaired":
            return [...own, `equipment:${seat}:${tile}`];
        case "room-revealed":
        case "room-used":
        case "room-built":
        case "survivor-joined":
        case "survivor-moved":
        case "survivor-lost":
            return where === "" ? own : [...own, home(seat!, where)];
        case "heroes-stay":
            return [...own, ...HEROES.map((one) => `hero:${seat}:${one}`)];
        default:
            return own;
    }
}

/** What was pointed at, in words. */
export function nameOf(table: Table, kind: string, names: string[]): string | null {
    const [first = "", last = ""] = [names[0], names.at(-1)];
    switch (kind) {
        case "hero":
            return table.thing("hero", last, "subject");
        case "cargo":
            return `${table.thing("place", "cargo")} ${first}`;
        case "stock":
        case "game":
        case "pile":
            return table.thing("place", first);
        case "shown":
            return table.thing("equipment", last);
        case "card":
            return table.thing("room", last);
        case "room": {
            const room = viewOf(table).tribes[Number(first)]?.rooms[Number(last) - 1]?.room;
            return room ? table.thing("room", room) : null;
        }
        default:
            return null;
    }
}
