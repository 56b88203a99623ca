/** The words of the page in the language of its reader. Switching needs no reload. */

import { settings } from "$lib/settings.svelte";
import { untrack } from "svelte";
import { LANGUAGES, Words, type Argument, type Language } from "./fluent";

export type Part = "table" | "outlive" | "eden";

const SOURCES: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
    en: {
        table: () => import("words:en/table"),
        outlive: () => import("words:en/outlive"),
        eden: () => import("words:en/eden"),
    },
    fr: {
        table: () => import("words:fr/table"),
        outlive: () => import("words:fr/outlive"),
        eden: () => import("words:fr/eden"),
    },
    es: {
        table: () => import("words:es/table"),
        outlive: () => import("words:es/outlive"),
        eden: () => import("words:es/eden"),
    },
};

let spoken: Partial<Record<Part, Words>> = $state.raw({});
const wanted = new Set<Part>(["table"]);
/** The language that was asked for last. */
let asked: Language | null = null;

/** Have the words of a part at hand, in the present language; a change of language brings them along. */
export function want(...parts: Part[]): Promise<void> {
    parts.forEach((part) => wanted.add(part));
    return learn(settings.language);
}

/** Speak another language as soon as its words are there; return what went wrong, if anything did. */
export function speak(language: Language): Promise<string> {
    asked = language;
    return learn(language).then(
        () => "",
        (error: Error) => error.message,
    );
}

async function learn(language: Language): Promise<void> {
    const found: Partial<Record<Part, Words>> = {};
    const parts = [...wanted].map(async (part) => {
        // An effect that wants words must not begin anew when they come.
        const before = untrack(() => spoken[part]);
        found[part] =
            before?.language === language ? before : new Words(language, (await SOURCES[language][part]()).default);
    });
    await Promise.all(parts).catch(() => {
        throw new Error(t("server-unreachable"));
    });
    if (language !== settings.language) {
        if (language !== asked) return;
        settings.language = language;
    }
    spoken = { ...spoken, ...found };
    document.documentElement.lang = language;
}

/** Whether the words of a part can be said now. */
export function ready(...parts: Part[]): boolean {
    return parts.every((part) => spoken[part] !== undefined);
}

/** Say one of the page's own sentences. */
export function t(id: string, given: Record<string, Argument> = {}, form: string | null = null): string {
    return spoken.table?.say(id, given, form) ?? "";
}

/** What a bot is called: by its level, or by its own name. */
export function botName(code: string): string {
    const name = code.split(":")[0]!;
    const level = `level-${name}`;
    return t("bot-name", { level: spoken.table?.has(level) ? t(level) : name });
}

/** The words of a game; they must have been wanted before. */
export function wordsOf(part: Part): Words {
    const found = spoken[part];
    if (found === undefined) throw new Error(`the words of ${part} are not loaded`);
    return found;
}

/** A number with a real minus sign. */
export function signed(value: number): string {
    return String(value).replace("-", "−");
}

/** A change, always with its sign. */
export function change(value: number): string {
    return value > 0 ? `+${value}` : signed(value);
}

export { LANGUAGES, type Language };
