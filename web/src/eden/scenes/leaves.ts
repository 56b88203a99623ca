/** Green that grows over the stone: the same seed always grows the same leaves. */

export interface Growth {
    x: number;
    y: number;
    width: number;
    height: number;
    /** How large a leaf is. */
    leaf?: number;
    seed: number;
}

/** From the shade to the light, as in the pictures. */
export const GREENS = ["#3e7a43", "#4e9150", "#6faf5a"] as const;
export const PALE_GREENS = ["#7fa868", "#8fb876", "#9cc381"] as const;

function dice(seed: number): () => number {
    let state = (seed * 2_654_435_761) >>> 0 || 1;
    return () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
    };
}

/** Coordinates as a path has them, to a tenth. */
function short(...values: number[]): string {
    return values.map((value) => value.toFixed(1)).join(" ");
}

function disc(x: number, y: number, radius: number): string {
    const half = `a${short(radius, radius)} 0 1 1`;
    return `M${short(x - radius, y)}${half} ${short(radius * 2)} 0${half} ${short(-radius * 2)} 0Z`;
}

/** A bush as three paths, one for each shade; the light ones are small and lie lower. */
export function bush({ x, y, width, height, leaf = 6, seed }: Growth): string[] {
    const random = dice(seed);
    const count = Math.max(6, Math.round((width * height) / (leaf * leaf * 2.2)));
    return [1, 0.8, 0.58].map((scale, shade) =>
        Array.from({ length: count }, () => {
            const across = random();
            // A round back: lower at both ends.
            const dome = Math.sin(Math.PI * (0.08 + 0.84 * across));
            const top = y + height * (1 - dome) * 0.8;
            const depth = random() * (1 - shade * 0.18) + shade * 0.16;
            return disc(x + width * across, top + (y + height - top) * depth, leaf * scale * (0.75 + random() * 0.5));
        }).join(""),
    );
}

/** A vine that hangs down: its stem, and its leaves. */
export function vine(x: number, y: number, length: number, seed: number): { stem: string; leaves: string } {
    const random = dice(seed);
    const steps = Math.max(2, Math.round(length / 15));
    let [atX, atY] = [x, y];
    let stem = `M${x} ${y}`;
    let leaves = "";
    for (let step = 0; step < steps; step += 1) {
        const side = step % 2 ? -1 : 1;
        const nextX = atX + side * 2 + (random() - 0.5) * 4;
        const nextY = atY + length / steps;
        stem += `Q${short(atX + side * 7, atY + length / steps / 2, nextX, nextY)}`;
        [atX, atY] = [nextX, nextY];
        for (const way of [1, -1]) {
            const [tip, drop] = [way * (5 + random() * 2), 1 + random() * 3];
            leaves += `M${short(atX, atY)}q${short(tip * 0.4, -4, tip, drop)}q${short(-tip * 0.5, 2, -tip, -drop)}Z`;
        }
    }
    return { stem, leaves };
}
