declare module "words:" {
    import type { Language } from "$lib/languages";

    /** By part and language, what fetches the words. */
    const sources: Record<string, Record<Language, () => Promise<{ default: string }>>>;
    export default sources;
}
