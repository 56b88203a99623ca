/** The Fluent files of the project as modules, found where they lie.
 *
 * `words:fr/table` is all that the house says in French, with what each game says of itself on the first page;
 * `words:fr/<game>` is all that a game says, in the rules and on its board. The module `words:` fetches them by part and
 * language. A game is a folder of `src` with a board, `screen.ts`; of one whose rules are not in this repository, only
 * the words of the board are here, and `elsewhere` names it.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/languages.ts";

const WEB = import.meta.dirname;
const GAMES = resolve(WEB, "../newdawn");
const HOUSE = [join(GAMES, "server/text"), join(WEB, "text")];
/** What a game says on the first page: it stands there before anything else of the game is loaded. */
const LOBBY = "lobby.ftl";
const PREFIX = "words:";

const games = readdirSync(join(WEB, "src"))
    .filter((name) => existsSync(join(WEB, "src", name, "screen.ts")))
    .sort();
const engineTextOf = (game: string) => join(GAMES, game, "text");
const textOf = (game: string) => join(WEB, "src", game, "text");

/** The words of a folder in a language: its file `en.ftl`, or those of its folder `en`. */
function filesIn(folder: string, language: string): string[] {
    const files = [join(folder, `${language}.ftl`)].filter(existsSync);
    const inside = join(folder, language);
    const names = existsSync(inside) ? readdirSync(inside).sort() : [];
    return [...files, ...names.filter((name) => name.endsWith(".ftl")).map((name) => join(inside, name))];
}

function filesOf(part: string, language: string): string[] {
    if (part === "table") {
        const said = games.map((game) => join(textOf(game), language, LOBBY)).filter(existsSync);
        return [...HOUSE.flatMap((folder) => filesIn(folder, language)), ...said];
    }
    const folders = [engineTextOf(part), textOf(part)];
    return folders.flatMap((folder) => filesIn(folder, language)).filter((file) => !file.endsWith(LOBBY));
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
            // Nor do the spaces inside braces and after the name of a variant.
            .map((line) => line.replace(/\{ (?=[$\w])/g, "{").replace(/(?<=\{[^{}]*) \}/g, "}"))
            .map((line) => line.replace(/^( \*?\[\w+\]) /, "$1"))
            // Nor those around the sign between a message and its words.
            .map((line) => line.replace(/^( \.|-)?([a-z][\w-]*) = ?/, "$1$2="))
            .join("\n")
    );
}

/** The module that fetches all others. */
function index(): string {
    const fetches = (part: string) =>
        LANGUAGES.map((language) => `${language}: () => import("${PREFIX}${language}/${part}")`).join(", ");
    const elsewhere = games.filter((game) => !existsSync(engineTextOf(game)));
    return `export const elsewhere = ${JSON.stringify(elsewhere)};
export default { ${["table", ...games].map((part) => `"${part}": { ${fetches(part)} }`).join(", ")} };`;
}

export function words(): Plugin {
    return {
        name: "newdawn-words",
        resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
        load(id) {
            if (!id.startsWith(`\0${PREFIX}`)) return null;
            const name = id.slice(PREFIX.length + 1);
            if (name === "") return index();
            const [language = "", part = ""] = name.split("/");
            const files = filesOf(part, language);
            files.forEach((file) => this.addWatchFile(file));
            const source = files.map((file) => withoutUnused(readFileSync(file, "utf-8"))).join("\n");
            return `export default ${JSON.stringify(source)};`;
        },
    };
}
