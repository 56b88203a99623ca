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

/** Have the words of a part at hand, in the present language; a change of language brings them along. */
export async function want(...parts: Part[]): Promise<void> {
    parts.forEach((part) => wanted.add(part));
    const language = settings.language;
    const found: Partial<Record<Part, Words>> = {};
    await Promise.all(
        [...wanted].map(async (part) => {
            // An effect that wants words must not begin anew when they come.
            const before = untrack(() => spoken[part]);
            found[part] =
                before?.language === language ? before : new Words(language, (await SOURCES[language][part]()).default);
        }),
    );
    if (language !== settings.language) return;
    spoken = { ...spoken, ...found };
    document.documentElement.lang = language;
}

export async function speak(language: Language): Promise<void> {
    settings.language = language;
    await want();
}

/** Whether the words of a part can be said now. */
export function ready(...parts: Part[]): boolean {
    return parts.every((part) => spoken[part] !== undefined);
}

/** Say one of the page's own sentences. */
export function t(id: string, given: Record<string, Argument> = {}, form: string | null = null): string {
    return spoken.table?.say(id, given, form) ?? "";
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
