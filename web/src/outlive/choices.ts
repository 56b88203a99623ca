/** The icons of the moves of Outlive. */

import { roomIcon } from "./icons";

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
