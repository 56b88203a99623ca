import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
    preprocess: vitePreprocess(),
    compilerOptions: {
        runes: true,
        // Short: these stand in every rule of every style sheet.
        cssHash: ({ hash, filename }) => `s${hash(filename).slice(-5)}`,
    },
};
