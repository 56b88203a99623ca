/** What a rule is about, as a key of its family and its name: `card:knight`, `term:night`. */

import type { Box } from "./box";
import type { GameRules } from "./game";

export interface Subject {
    family: string;
    name: string;
}

/** Every game has these families; they say who plays, and what is asked. */
const UNEXPLAINED = ["seat", "decision"];

/** The thing of the box that a key names; null: there is none with a rule. */
export function subjectOf(box: Box, rules: GameRules, key: string): Subject | null {
    const [named = "", name = ""] = key.split(":");
    const term = rules.withTerm?.[named];
    if (term !== undefined) return { family: "term", name: term };
    const family = rules.same?.[named] ?? named;
    if (UNEXPLAINED.includes(family) || rules.unexplained?.includes(family)) return null;
    return box.families[family]?.[name] ? { family, name } : null;
}

export function keyOf({ family, name }: Subject): string {
    return `${family}:${name}`;
}
