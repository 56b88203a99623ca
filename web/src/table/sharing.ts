/** What a state has in common with the one before: parts that say the same stay the same objects.
 *
 * A component that shows such a part sees that nothing has changed, and draws nothing anew.
 */

/** Return `now`, but with every part that equals that of `before` taken from there; all of `before` if nothing changed.
 *
 *     const before = { day: 1, places: [{ stock: 3 }, { stock: 2 }] };
 *     const now = shared(before, { day: 1, places: [{ stock: 3 }, { stock: 1 }] });
 *     now.places[0] === before.places[0]; // true
 */
export function shared<T>(before: unknown, now: T): T {
    if (Object.is(before, now)) return now;
    if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
    if (Array.isArray(before) !== Array.isArray(now)) return now;
    const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
    const keys = Object.keys(fresh);
    let isSame = keys.length === Object.keys(old).length;
    for (const key of keys) {
        const part = key in old ? shared(old[key], fresh[key]) : fresh[key];
        if (part !== fresh[key]) fresh[key] = part;
        if (isSame && !(key in old && Object.is(part, old[key]))) isSame = false;
    }
    return isSame ? (before as T) : now;
}
