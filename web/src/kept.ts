/** What this browser keeps between visits. A browser that keeps nothing still plays, until the page is closed. */

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
};
