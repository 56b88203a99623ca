/** What this browser keeps between visits. A browser that keeps nothing still plays, until the page is closed. */

export const kept = {
    read<Value>(key: string, otherwise: Value): Value {
        try {
            const found = localStorage.getItem(`newdawn-${key}`);
            return found === null ? otherwise : (JSON.parse(found) as Value);
        } catch {
            return otherwise;
        }
    },
    write(key: string, value: unknown): void {
        try {
            localStorage.setItem(`newdawn-${key}`, JSON.stringify(value));
        } catch {
            // Full, or forbidden: nothing is lost but the memory.
        }
    },
};
