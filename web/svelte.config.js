import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

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

export default {
    preprocess: [drawings, vitePreprocess()],
    compilerOptions: { runes: true, cssHash },
};
