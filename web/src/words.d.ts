declare module "words:" {
    import type { Language } from "$lib/languages";

    /** By part and language, what fetches the words. */
    const sources: Record<string, Record<Language, () => Promise<{ default: string }>>>;
    export default sources;
    /** The games that have a board here, but whose rules and their words are elsewhere. */
    export const elsewhere: readonly string[];
}
