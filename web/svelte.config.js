import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** In rem: 12 px where a rem is 12.75 px, as in the smallest window of the wide layout. */
const SMALLEST_WITHOUT_LIMIT = 12 / 12.75;

const SOURCES = join(import.meta.dirname, "src");
const components = readdirSync(SOURCES, { recursive: true })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => join(SOURCES, name))
    .sort();

/** Name the styles of a component by its place among all of them. Short: the name stands in every rule. */
function cssHash({ hash, filename }) {
    const at = components.indexOf(resolve(import.meta.dirname, filename));
    return `s${at < 0 ? hash(filename) : at.toString(36)}`;
}

/** Leave out of the drawings what only makes them readable: line breaks, and spaces that a sign or a letter replaces. */
const drawings = {
    markup: ({ content }) => ({
        code: content.replace(/(?<=\sd=")[^"{}]+(?=")/g, (path) =>
            path
                .trim()
                .replace(/[\s,]+/g, " ")
                .replace(/ ?([a-z]) ?/gi, "$1")
                .replace(/ -/g, "-")
                .replace(/(?<!\d)0\./g, "."),
        ),
    }),
};

/** Nothing is smaller than 12 px, also in windows where a rem is less than its usual 16. */
const letters = {
    style: ({ content }) => ({
        code: content.replace(/(?<=font-size: )0\.\d+rem/g, (size) =>
            parseFloat(size) < SMALLEST_WITHOUT_LIMIT ? `max(12px, ${size})` : size,
        ),
    }),
};

export default {
    preprocess: [drawings, letters, vitePreprocess()],
    compilerOptions: { runes: true, cssHash },
};
