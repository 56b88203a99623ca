import { LANGUAGES, type Language } from "$lib/languages";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words, type Message } from "./fluent";

interface Said {
    message: Message;
    /** What Python says, by language. */
    said: Record<Language, string>;
}

/** Written by `tests/web/test_fluent_alike.py`, which runs this file: by part of the words, what Python says. */
const written = process.env["NEWDAWN_SAID"];

describe.skipIf(written === undefined)("the browser says every message as Python does", () => {
    const parts = written === undefined ? {} : (JSON.parse(readFileSync(written, "utf-8")) as Record<string, Said[]>);
    for (const [part, all] of Object.entries(parts)) {
        test.each(LANGUAGES)(`${part} in %s`, async (language) => {
            const { default: source } = (await import(`words:${language}/${part}`)) as { default: string };
            const words = new Words(language, source);
            const others = all
                .map(({ message, said }) => ({ message, python: said[language], browser: words.sayMessage(message) }))
                .filter(({ python, browser }) => python !== browser);
            expect(others).toEqual([]);
        });
    }
});
