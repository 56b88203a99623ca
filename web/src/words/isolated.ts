/** What people have typed, inside our own sentences. */

/** Letters of Hebrew, Arabic and other scripts that run from right to left; of rare ones, how all of them begin. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/** A name as it may stand in a sentence: if it runs from right to left, it turns around nothing beside it. */
export function isolated(name: string): string {
    return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
