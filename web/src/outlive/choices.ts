/** Which moves of Outlive are worth a word although they are not possible, which can be planned, and their icons. */

import { roomIcon } from "./icons";
import { activeEvents, placeOnTurn } from "./position";
import { HEROES, isCity, isHuntingGround, PLACES, steps, type Hero, type Place, type View } from "./view";

/** Where a tile or a room helps by day; what is not named helps everywhere or at other times. */
const HELPS: Record<string, (place: Place) => boolean> = {
    bow: (place) => place === "forest",
    axe: (place) => place === "forest",
    "access-card": (place) => place === "dam",
    jerrycan: (place) => place === "dam",
    crowbar: (place) => place === "base",
    "ammo-box": (place) => place === "base",
    chainsaw: isCity,
    flashlight: isCity,
    purifier: (place) => place === "mine",
    pickaxe: (place) => place === "mine",
    hacksaw: (place) => place === "cargo",
    "metal-detector": (place) => place === "fairgrounds",
    backpack: (place) => place === "fairgrounds",
    "bear-trap": isHuntingGround,
    shotgun: isHuntingGround,
    "thermal-sensor": isHuntingGround,
    "hunting-one": isHuntingGround,
    "hunting-two": isHuntingGround,
    "city-search": isCity,
    "empty-cupboard": isCity,
    "look-through-pile": isCity,
};

function owns(view: View, seat: number, equipment: string): boolean {
    return view.tribes[seat]?.equipment?.[equipment] !== undefined;
}

function builtRoom(view: View, seat: number, slot: string): string | null {
    const room = view.tribes[seat]?.rooms[Number(slot) - 1];
    return room?.built ? room.room : null;
}

/** What a player would wonder about at a place. */
function isWonderedAt(words: string[], view: View, seat: number): boolean {
    const here = placeOnTurn(view);
    if (here === null) return false;
    const [kind = "", first = ""] = words;
    switch (kind) {
        case "take":
            return here !== "cargo" && !isCity(here);
        case "unlock":
            return here === "dam" && !view.turn?.unlocked;
        case "algae":
            return here === "base";
        case "search":
            return isCity(here);
        case "salvage":
            return isCity(here) && (view.board?.equipment[here].includes(first) ?? false);
        case "hunt":
            return first === "1" && isHuntingGround(here);
        case "use":
            return owns(view, seat, first) && (HELPS[first]?.(here) ?? false);
        case "room": {
            const room = builtRoom(view, seat, first);
            return room !== null && (HELPS[room]?.(here) ?? false);
        }
        default:
            return false;
    }
}

function isWonderedInMoving([kind, hero, place]: string[], view: View, seat: number): boolean {
    const one = view.tribes[seat]?.heroes?.[hero as Hero];
    if (kind !== "move" || one === undefined || one.at === place) return false;
    if (one.state === "idle") return steps(one.at, place as Place) <= 2;
    // Once is enough to say that it has acted.
    return place === PLACES[(PLACES.indexOf(one.at) + 1) % PLACES.length];
}

export function isWorthExplaining(words: string[], decision: string, view: View, seat: number): boolean {
    const [kind = "", first = ""] = words;
    switch (decision) {
        case "move-hero":
            return isWonderedInMoving(words, view, seat);
        case "act":
            return isWonderedAt(words, view, seat);
        case "hunt":
            return kind === "strike" || words.join(" ") === "pay munition" || isWonderedAt(words, view, seat);
        case "defend":
            return (
                words.join(" ") === "pay munition" ||
                (kind === "use" && first === "battle-gear" && owns(view, seat, first)) ||
                (kind === "room" && builtRoom(view, seat, first) === "hero-immunity")
            );
        case "overcome":
            return kind === "overcome" && activeEvents(view).includes(first);
        case "build":
            return kind === "build" && view.tribes[seat]?.rooms[Number(first) - 1]?.built === false;
        case "repair":
            return kind === "repair" && view.tribes[seat]?.equipment?.[first] === "broken";
        case "recruit":
            return kind === "pay" && ["meat", "water", "canned"].includes(first);
        default:
            return false;
    }
}

/** Where idle heroes could go: places in reach without another hero of the tribe. */
export function plannable(view: View, seat: number): string[] {
    if (!["moving", "pressure", "acting"].includes(view.phase)) return [];
    const heroes = view.tribes[seat]?.heroes ?? {};
    const taken = new Set(Object.values(heroes).map((one) => one?.at));
    return HEROES.flatMap((hero) => {
        const one = heroes[hero];
        if (one?.state !== "idle") return [];
        const free = PLACES.filter((place) => !taken.has(place) && steps(one.at, place) <= 2);
        return free.map((place) => `move ${hero} ${place}`);
    });
}

const ICONS: Record<string, string> = {
    done: "confirm",
    build: "room-build",
    settle: "survivor",
    lead: "room-hero",
    draw: "room-search",
    return: "undo",
    hook: "equipment-grappling-hook",
    stay: "lock",
    bat: "equipment-baseball-bat",
    take: "room-cupboard",
    algae: "algae",
    unlock: "token-microchip",
    search: "room-search",
    hunt: "wild-game",
    strike: "wild-game",
    look: "room-look",
    lose: "skull",
    room: "room-build",
};

/** The icon of a move; the family of its thing where it has one. */
export function iconOf([kind = "", first = "", second = ""]: string[]): string | null {
    switch (kind) {
        case "place":
        case "move":
            return `place-${second}`;
        case "tribute":
        case "pay":
        case "waive":
            return first === "permanent" ? "token-water" : `token-${first}`;
        case "salvage":
        case "use":
        case "repair":
        case "destroy":
            return `equipment-${first}`;
        case "overcome":
            return `event-${first}`;
        case "discard":
            return roomIcon(first);
        default:
            return ICONS[kind] ?? null;
    }
}
