/** The parts that a score consists of: the same in the live score and at the end. */

import type { GameName, Scores } from "$lib/protocol/messages";

export interface Part {
    name: string;
    /** Its colour, and that of numbers on it. */
    fill: string;
    ink: string;
    /** The number of its pattern: colours are never alone. */
    pattern: number;
}

const FILLS: Record<GameName, [fill: string, ink: string][]> = {
    outlive: ["token-canned", "token-wood", "radiation", "token-water", "token-metal", "token-microchip"].map(
        (name) => [`var(--${name})`, "var(--ground)"],
    ),
    eden: ["brawler", "farmer", "sage", "tinkerer", "healer"].map((name) => [
        `var(--face-${name})`,
        `var(--on-${name})`,
    ]),
};

export function partsOf(game: GameName, scores: readonly Scores[]): Part[] {
    const names = Object.keys(scores[0] ?? {}).filter((name) => name !== "total");
    const fills = FILLS[game];
    return names.map((name, at) => {
        const [fill, ink] = fills[at % fills.length]!;
        return { name, fill, ink, pattern: at };
    });
}

/** Whether a part of somebody's score may be more than we can know: missions that are hidden from us. */
export function isSecret(view: any, seat: number, part: string): boolean {
    return part === "missions" && (view?.refuges?.[seat]?.missions ?? []).includes(null);
}
