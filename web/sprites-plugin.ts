/** The icons on their way to the browser, without what only makes their files readable, or valid by themselves. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = "?raw";

export function sprites(): Plugin {
    return {
        name: "newdawn-sprites",
        enforce: "pre",
        load(id) {
            if (!id.endsWith(`sprite.svg${QUERY}`)) return null;
            const path = id.slice(0, -QUERY.length);
            this.addWatchFile(path);
            const source = readFileSync(path, "utf-8")
                .replace(/<!--.*?-->/gs, "")
                .replace(/ xmlns="[^"]*"/, "")
                .replace(/>\s+</g, "><")
                .trim();
            return `export default ${JSON.stringify(source)};`;
        },
    };
}
