import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

/** Unit tests stand beside what they test; whole games in a real browser are in `tests/web`. */
export default mergeConfig(
    client,
    defineConfig({
        // Else Svelte would be the one for servers, where nothing is reactive.
        resolve: { conditions: ["browser"] },
        test: {
            include: ["src/**/*.spec.ts"],
            // A spec that needs a page says so in its first line: `// @vitest-environment happy-dom`.
            environment: "node",
            environmentOptions: { happyDOM: { url: "http://newdawn.test/" } },
            // Each file has a page of its own: in one thread after the other that takes half as long.
            pool: "vmThreads",
            // A busy machine is slow, not wrong.
            hookTimeout: 120_000,
            testTimeout: 120_000,
            restoreMocks: true,
            unstubGlobals: true,
        },
    }),
);
