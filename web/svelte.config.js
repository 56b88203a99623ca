import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const named = new Map();

/** Name the styles of a file. Short: the name stands in every rule of every style sheet. */
function cssHash({ hash, filename }) {
    const name = `s${hash(filename).slice(-4)}`;
    const other = named.get(name) ?? filename;
    if (other !== filename) throw new Error(`${filename} and ${other} would share their styles: make the name longer`);
    named.set(name, filename);
    return name;
}

export default {
    preprocess: vitePreprocess(),
    compilerOptions: { runes: true, cssHash },
};
