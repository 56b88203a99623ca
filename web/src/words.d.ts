declare module "words:" {
    /** By part and language, what fetches the words. */
    const sources: Record<string, Record<"en" | "fr" | "es", () => Promise<{ default: string }>>>;
    export default sources;
}
