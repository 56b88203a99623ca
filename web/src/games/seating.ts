/** Who can sit at a table, and under which name. */

export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const LONGEST_NAME = 20;

/** A name that is not taken: with a number behind it if need be. */
export function freeName(wish: string, taken: string[]): string {
    const used = taken.map((name) => name.toLowerCase());
    let name = wish.slice(0, LONGEST_NAME);
    for (let number = 2; used.includes(name.toLowerCase()); number += 1) {
        name = `${wish.slice(0, LONGEST_NAME - 3)} ${number}`;
    }
    return name;
}

/** The number of players that is proposed first: three, or as near to it as the game allows. */
export function usualCount(counts: readonly number[]): number {
    const distance = (count: number) => Math.abs(count - 3);
    return counts.reduce((best, count) => (distance(count) < distance(best) ? count : best));
}
