/** What a rule is about, as a key: `place:forest`, `room:gauge-down`, `term:pressure`. */

import type { GameName } from "$lib/protocol/messages";
import type { Box } from "$lib/table/box";

export interface Subject {
    family: string;
    name: string;
}

/** Families that name the things of another one once more. */
const SAME: Record<GameName, Record<string, string>> = {
    outlive: { city: "place", origin: "place" },
    eden: { origin: "location", profession: "survivor", given: "face" },
};

/** What is explained together with a term. */
const WITH_TERM: Record<GameName, Record<string, string>> = {
    outlive: { part: "survival-points", "hero-state": "hero", "equipment-state": "equipment" },
    eden: { part: "victory-points", season: "season", wild: "wild" },
};

/** The thing of the box that a key names; null: there is none with a rule. */
export function subjectOf(box: Box, key: string): Subject | null {
    const [named = "", name = ""] = key.split(":");
    const term = WITH_TERM[box.game][named];
    if (term !== undefined) return { family: "term", name: term };
    const family = SAME[box.game][named] ?? named;
    const isThere = !["seat", "decision", "stage", "defender"].includes(family) && box.families[family]?.[name];
    return isThere ? { family, name } : null;
}

export function keyOf({ family, name }: Subject): string {
    return `${family}:${name}`;
}
