import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { sprites } from "./sprites-plugin.ts";
import { words } from "./words-plugin.ts";

// `npm run dev` beside a running `newdawn table` (port 8000) shows changes at once.
const server = process.env["NEWDAWN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [words(), sprites(), svelte()],
    resolve: { alias: { $lib: resolve(import.meta.dirname, "src") } },
    build: {
        outDir: process.env["NEWDAWN_CLIENT"] ?? "../newdawn/server/web/client",
        emptyOutDir: true,
        target: "es2022",
        // The content security policy allows no data: fonts; pictures are inline SVG anyway.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            // Where the time goes is no concern of those who start a game.
            checks: { bundlerTimings: false },
            // What boards share is one file: small ones are packed worse.
            output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
        },
    },
    server: { proxy: { "/api": { target: server, ws: true } } },
});
