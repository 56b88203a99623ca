/** What this browser keeps between visits. A browser that keeps nothing still plays, until the page is closed. */

const MOST_READERS = 100;

/** What could not be stored: full, or forbidden. */
const unstored = new Map<string, unknown>();

export const kept = {
    read<Value extends object>(key: string, otherwise: Value): Value {
        if (unstored.has(key)) return unstored.get(key) as Value;
        try {
            const found: unknown = JSON.parse(localStorage.getItem(`newdawn-${key}`) ?? "null");
            return typeof found === "object" && found !== null ? (found as Value) : otherwise;
        } catch {
            return otherwise;
        }
    },

    write(key: string, value: object): void {
        try {
            localStorage.setItem(`newdawn-${key}`, JSON.stringify(value));
            unstored.delete(key);
        } catch {
            unstored.set(key, value);
        }
    },

    /** What is kept of one reader at one table. */
    of<Value>(key: string, reader: string): Value | null {
        return this.read<Record<string, Value>>(key, {})[reader] ?? null;
    },

    /** Keep something of one reader at one table; the readers of long ago are forgotten. */
    keep(key: string, reader: string, value: unknown): void {
        const { [reader]: _, ...others } = this.read<Record<string, unknown>>(key, {});
        const all: [string, unknown][] = [...Object.entries(others), [reader, value]];
        this.write(key, Object.fromEntries(all.slice(-MOST_READERS)));
    },
};
