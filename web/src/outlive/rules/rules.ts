/** The rules of Outlive as a book: its chapters, and what belongs together. */

import type { RuleBook } from "$lib/rulebook/book";
import type { GameRules } from "$lib/rulebook/game";
import type { Subject } from "$lib/rulebook/keys";
import { t } from "$lib/words/words.svelte";
import { figuresSaid } from "../components";
import { TOKEN_TERMS, type Token } from "../view";
import { FIGURES } from "./figures";
import { signOf } from "./signs";

const TERM_OF: Record<string, string> = {
    hero: "hero",
    game: "wild-game",
    tile: "search-tile",
    leader: "leader",
    room: "room",
    equipment: "equipment",
    event: "event",
};
const TOLD_BY_TERM = ["hero", "game", "tile", "leader"];

/** The term that a token belongs to; permanent Water is a supply, too. */
const supplyOf = (token: string): string => TOKEN_TERMS[token as Token] ?? "supplies";

/** The trade of a leader, when a room works, what is printed on a tile. */
function subtitleOf(book: RuleBook, { family, name }: Subject): string | null {
    if (family === "room") return t("rules-activation", { when: book.say(family, name, "when") });
    const form = family === "leader" ? "trade" : "effect";
    return book.hasForm(family, name, form) ? book.say(family, name, form) : null;
}

function textsOf(book: RuleBook, { family, name }: Subject): string[] {
    if (family === "place") return [t(`rules-place-${name}`, figuresSaid(book.box))];
    if (family === "tile" && name === "algae") return [book.termText("algae")];
    if (family !== "token") return [];
    return [name === "permanent" ? book.say("room", "permanent-water", "text") : book.termText(supplyOf(name))];
}

export const rules: GameRules = {
    flow: [
        { id: "story", icon: "radiation", sentences: 2 },
        { id: "start", icon: "first-player", sentences: 3 },
        { id: "dawn", icon: "dawn", sentences: 1 },
        { id: "day", icon: "day", sentences: 4, inSteps: true },
        { id: "night", icon: "night", sentences: 7, inSteps: true },
        { id: "end", icon: "points", sentences: 1 },
    ],
    figuresSaid,
    listed: ["place", "event", "room", "equipment", "leader", "game", "token"],
    linked: ["place", "term"],
    same: { city: "place", origin: "place" },
    withTerm: { part: "survival-points", "hero-state": "hero", "equipment-state": "equipment" },
    unexplained: ["stage", "defender"],
    termOf: ({ family }) => TERM_OF[family] ?? null,
    toldByTerm: TOLD_BY_TERM,
    ruledByTerm: TOLD_BY_TERM,
    subtitleOf,
    textsOf,
    relatedTo: ({ family, name }) => (family === "token" ? [`term:${supplyOf(name)}`] : []),
    figures: FIGURES,
    signOf,
};
