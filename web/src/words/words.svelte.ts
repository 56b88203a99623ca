/** The words of the page in the language of its reader. Switching needs no reload. */

import type { Language } from "$lib/languages";
import { settings } from "$lib/settings.svelte";
import { untrack } from "svelte";
import sources, { elsewhere } from "words:";
import { Words, type Argument } from "./fluent";

/** The words of the house, or those of a game by its name. */
export type Part = string;
const HOUSE = "table";

let spoken: Record<Part, Words> = $state.raw({});
/** The game whose words the page says besides its own. */
let shown: Part | null = $state(null);
const wanted = new Set<Part>([HOUSE]);
/** The language that was asked for last. */
let asked: Language | null = null;

/** Have the words of the house at hand in the present language, and those of the game that is shown; a change of
 * language brings them along.
 */
export function want(game: Part | null = null): Promise<void> {
    if (game === null) return learn(settings.language);
    wanted.add(game);
    shown = game;
    return learn(settings.language).catch((error: Error) => {
        // A game that has no words must not keep the page from learning others.
        if (spoken[game] === undefined) wanted.delete(game);
        throw error;
    });
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
    const found: Record<Part, Words> = {};
    const parts = [...wanted].map(async (part) => {
        // An effect that wants words must not begin anew when they come.
        const before = untrack(() => spoken[part]);
        found[part] = before?.language === language ? before : new Words(language, await sourceOf(part, language));
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

/** The words of a part as Fluent files: built in; or those of the server, if the rules of a game are not ours, with what
 * is built in for its board.
 */
async function sourceOf(part: Part, language: Language): Promise<string> {
    const builtIn = (await sources[part]?.[language]())?.default;
    if (builtIn === undefined) return askFor(part, language);
    return elsewhere.includes(part) ? `${await askFor(part, language)}\n${builtIn}` : builtIn;
}

async function askFor(part: Part, language: Language): Promise<string> {
    const answer = await fetch(`/api/games/${part}/words/${language}`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return ((await answer.json()) as { text: string }).text;
}

/** Whether the words of a part can be said now. */
export function ready(part: Part): boolean {
    return spoken[part] !== undefined;
}

/** The words that have a message: those of the house, or those of the game that is shown. */
function wordsWith(id: string): Words | undefined {
    const house = spoken[HOUSE];
    const game = shown === null ? undefined : spoken[shown];
    return !house?.has(id) && game?.has(id) ? game : house;
}

/** Say one of the page's own sentences, or one of those that the game shown has for it. */
export function t(id: string, given: Record<string, Argument> = {}, form: string | null = null): string {
    return wordsWith(id)?.say(id, given, form) ?? "";
}

/** Whether the page, or the game that is shown, has such a sentence. */
export function knows(id: string): boolean {
    return wordsWith(id)?.has(id) ?? false;
}

/** What a bot is called: by its level, or by its own name. */
export function botName(code: string): string {
    const name = code.split(":")[0]!;
    const level = `level-${name}`;
    return t("bot-name", { level: knows(level) ? t(level) : name });
}

/** The words of a game; they must have been wanted before. */
export function wordsOf(part: Part): Words {
    const found = spoken[part];
    if (found === undefined) throw new Error(`the words of ${part} are not loaded`);
    return found;
}

/** Several names in one sentence: “Anna, Ben and Cleo”. */
export function listed(names: string[]): string {
    return new Intl.ListFormat(settings.language).format(names);
}

/** A number with a real minus sign. */
export function signed(value: number): string {
    return String(value).replace("-", "−");
}

/** A change, always with its sign. */
export function change(value: number): string {
    return value > 0 ? `+${value}` : signed(value);
}
