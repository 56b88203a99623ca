/** The parts that a score consists of: the same in the live score and at the end. */

import type { Scores } from "$lib/protocol/messages";
import type { GameScreen } from "../game";

export interface Part {
    name: string;
    /** Its colour, and that of numbers on it. */
    fill: string;
    ink: string;
    /** The number of its pattern: colours are never alone. */
    pattern: number;
}

export function partsOf({ fills }: GameScreen, scores: readonly Scores[]): Part[] {
    const names = Object.keys(scores[0] ?? {}).filter((name) => name !== "total");
    return names.map((name, at) => {
        const [fill, ink] = fills[at % fills.length]!;
        return { name, fill, ink, pattern: at };
    });
}
