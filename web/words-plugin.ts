/** The Fluent files of the project as modules: `words:fr/outlive` is all that the game Outlive says in French. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PROJECT = resolve(import.meta.dirname, "..");

/** Where the words of each part are: a folder with `en.ftl`, or with `en/*.ftl`. */
const FOLDERS: Record<string, string[]> = {
    table: ["newdawn/server/text", "web/text"],
    outlive: ["newdawn/outlive/text"],
    eden: ["newdawn/eden/text"],
};

const PREFIX = "words:";

function filesOf(part: string, language: string): string[] {
    const files: string[] = [];
    for (const folder of FOLDERS[part] ?? []) {
        const place = join(PROJECT, folder);
        for (const name of readdirSync(place).sort()) {
            const path = join(place, name);
            if (name === `${language}.ftl`) files.push(path);
            else if (name === language && statSync(path).isDirectory()) {
                files.push(
                    ...readdirSync(path)
                        .filter((one) => one.endsWith(".ftl"))
                        .sort()
                        .map((one) => join(path, one)),
                );
            }
        }
    }
    return files;
}

/** Leave out what only translators read, and why things are refused: the server says that itself. */
function withoutUnused(source: string): string {
    let isRefusal = false;
    return (
        source
            .split("\n")
            .filter((line) => {
                if (/^\S/.test(line)) isRefusal = line.startsWith("refusal-");
                return line.trim() !== "" && !line.startsWith("#") && !isRefusal;
            })
            // How far a line is indented means nothing to Fluent, as long as it is.
            .map((line) => line.replace(/^ +/, " "))
            .join("\n")
    );
}

export function words(): Plugin {
    return {
        name: "newdawn-words",
        resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
        load(id) {
            if (!id.startsWith(`\0${PREFIX}`)) return null;
            const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
            const files = filesOf(part, language);
            files.forEach((file) => this.addWatchFile(file));
            const source = files.map((file) => withoutUnused(readFileSync(file, "utf-8"))).join("\n");
            return `export default ${JSON.stringify(source)};`;
        },
    };
}
