/** The icon of everything that has a rule. */

import type { IconName } from "$lib/icons/names";
import type { Box } from "$lib/rulebook/box";
import type { SignShape } from "$lib/rulebook/game";
import type { Subject } from "$lib/rulebook/keys";
import { kindOf } from "../cards";
import { paint } from "../icons";

const TERMS: Record<string, IconName> = {
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
};

const COLOURS: Record<IconName, string> = {
    points: "var(--points)",
    power: "var(--points)",
    bat: "var(--line-tinkerer)",
    "equipment-bullet": "var(--line-brawler)",
    "equipment-capsule": "var(--line-healer)",
    "equipment-book": "var(--line-sage)",
};

/** An icon in its colour. */
export function sign(icon: IconName): SignShape {
    const colour = COLOURS[icon] ?? paint(icon)?.colour;
    return colour === undefined ? { icon } : { icon, colour };
}

/** Survivors are round tokens and dice are square, both in the colours of their face. */
export function faceSign(name: string, shape: "round" | "square" = "round"): SignShape {
    const icon = `face-${name}`;
    return { icon, shape, ...paint(icon) };
}

function termSign(name: string): SignShape {
    if (name === "wild" || name === "slacker") return faceSign(name);
    return name === "die" ? faceSign("wild", "square") : sign(TERMS[name] ?? "rules");
}

export function signOf({ family, name }: Subject, box: Box): SignShape {
    switch (family) {
        case "term":
            return termSign(name);
        case "survivor":
            return faceSign(name);
        case "face":
            return faceSign(name, "square");
        case "building":
            return faceSign(kindOf(box, name) ?? "");
        case "power":
        case "mission":
            return sign(family);
        case "event":
            return sign("location-tower");
        default:
            return sign(`${family}-${name}`);
    }
}
