/** The parts of the table that a phone shows one at a time. */

import type { Phase } from "./view";

export const PARTS = ["map", "buildings", "refuge"] as const;
export type Part = (typeof PARTS)[number];

/** The part where a decision lives; while others decide, where the phase is played. */
export function partOf(phase: Phase, decision: string | null): Part {
    if (decision === "keep-mission" || decision === "new-buildings" || decision === "feed") return "refuge";
    return phase === "announcing" || phase === "claiming" ? "buildings" : "map";
}
