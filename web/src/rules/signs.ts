/** The icon of everything that has a rule. */

import { roomIcon, type IconName } from "$lib/icons/names";
import type { GameName } from "$lib/protocol/messages";
import type { Subject } from "./keys";

export interface SignShape {
    icon: IconName;
    /** Survivors are round tokens and dice are square, both in the colours of their face. */
    shape?: "round" | "square";
}

const BOOK: SignShape = { icon: "rules" };

const TERMS: Record<GameName, Record<string, IconName>> = {
    outlive: {
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
    },
    eden: {
        "victory-points": "points",
        refuge: "laurel",
        season: "day",
        prelude: "dawn",
        "first-player": "first-player",
        location: "location-tower",
        survivor: "survivor",
        "survivor-token": "survivor",
        "equipped-survivor": "equipment-bullet",
        population: "survivor",
        building: "location-city-center",
        power: "power",
        equipment: "equipment-book",
        heroine: "heroine",
        bat: "bat",
        binoculars: "binoculars",
        mission: "mission",
        "secret-mission": "mission",
        "new-building": "mission",
        can: "token-canned",
    },
};

export function faceSign(name: string, shape: "round" | "square" = "round"): SignShape {
    return { icon: `face-${name}`, shape };
}

function outliveSign({ family, name }: Subject): SignShape {
    switch (family) {
        case "token":
            return { icon: `token-${name === "permanent" ? "water" : name}` };
        case "tile":
            return { icon: name === "algae" ? "algae" : name === "empty" ? "room-cupboard" : `token-${name}` };
        case "room":
            return { icon: roomIcon(name) };
        case "game":
            return { icon: "wild-game" };
        case "hero":
        case "leader":
            return { icon: family };
        default:
            return { icon: `${family}-${name}` };
    }
}

function edenSign({ family, name }: Subject): SignShape {
    switch (family) {
        case "survivor":
            return faceSign(name);
        case "face":
            return faceSign(name, "square");
        case "building":
            return faceSign(name.split("-")[0] ?? "");
        case "power":
        case "mission":
            return { icon: family };
        case "event":
            return { icon: "location-tower" };
        default:
            return { icon: `${family}-${name}` };
    }
}

export function signOf(game: GameName, subject: Subject): SignShape {
    if (subject.family === "term") {
        if (game === "eden" && (subject.name === "wild" || subject.name === "slacker")) return faceSign(subject.name);
        if (game === "eden" && subject.name === "die") return faceSign("wild", "square");
        const icon = TERMS[game][subject.name];
        return icon === undefined ? BOOK : { icon };
    }
    return game === "outlive" ? outliveSign(subject) : edenSign(subject);
}
