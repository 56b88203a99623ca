/** The icon of everything that has a rule. */

import type { IconName } from "$lib/icons/names";
import type { SignShape } from "$lib/rulebook/game";
import type { Subject } from "$lib/rulebook/keys";
import { paint, roomIcon } from "../icons";

const TERMS: Record<string, IconName> = {
    "survival-points": "points",
    shelter: "room-airlock",
    room: "room-build",
    airlock: "room-airlock",
    survivor: "survivor",
    hero: "hero",
    strength: "hero",
    leader: "leader",
    supplies: "token-canned",
    materials: "token-wood",
    munitions: "token-munition",
    tribute: "room-tribute",
    "wild-game": "wild-game",
    endurance: "wild-game",
    city: "place-blackwood",
    "search-tile": "room-search",
    equipment: "room-repair",
    algae: "algae",
    radiation: "radiation",
    gauge: "room-gauge",
    event: "room-event",
    "first-player-token": "first-player",
    dawn: "dawn",
    day: "day",
    night: "night",
};

const COLOURS: Record<IconName, string> = {
    points: "var(--points)",
    radiation: "var(--radiation)",
    algae: "var(--good)",
};

/** An icon in its colour. */
export function sign(icon: IconName): SignShape {
    const colour = COLOURS[icon] ?? paint(icon)?.colour;
    return colour === undefined ? { icon } : { icon, colour };
}

function iconOf({ family, name }: Subject): IconName {
    switch (family) {
        case "term":
            return TERMS[name] ?? "rules";
        case "token":
            return `token-${name === "permanent" ? "water" : name}`;
        case "tile":
            return name === "algae" ? "algae" : name === "empty" ? "room-cupboard" : `token-${name}`;
        case "room":
            return roomIcon(name);
        case "game":
            return "wild-game";
        case "hero":
        case "leader":
            return family;
        default:
            return `${family}-${name}`;
    }
}

export function signOf(subject: Subject): SignShape {
    return sign(iconOf(subject));
}
