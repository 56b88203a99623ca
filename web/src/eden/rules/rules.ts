/** The rules of Paris: New Eden as a book: its chapters, and what belongs together. */

import type { RuleBook } from "$lib/rulebook/book";
import type { Box } from "$lib/rulebook/box";
import type { GameRules } from "$lib/rulebook/game";
import type { Subject } from "$lib/rulebook/keys";
import { isNewBuilding, kindOf } from "../cards";
import { componentsOf, figuresSaid } from "../components";
import { FIGURES } from "./figures";
import { signOf } from "./signs";

const TERM_OF: Record<string, string> = {
    location: "location",
    survivor: "survivor",
    face: "die",
    equipment: "equipment",
    power: "power",
    building: "building",
    event: "event",
};
const TOLD_BY_TERM = ["face", "building"];

function termOf({ family, name }: Subject, box: Box): string | null {
    if (family === "mission") return isNewBuilding(componentsOf(box), name) ? "new-building" : "secret-mission";
    return TERM_OF[family] ?? null;
}

function titleOf(book: RuleBook, { family, name }: Subject): string | null {
    if (family === "building") return book.say("survivor", kindOf(book.box, name) ?? "", "building");
    if (family === "event") return book.say("event", name, "name");
    return family === "face" ? book.say("face", name, "die") : null;
}

function textsOf(book: RuleBook, { family, name }: Subject): string[] {
    if (family === "face") return [name === "wild" ? book.termText("wild") : book.say("survivor", name, "text")];
    if (family !== "building") return [];
    const card = componentsOf(book.box).buildings[name];
    return [
        ...(card?.power ? [book.say("power", card.power, "text")] : []),
        ...(card?.end ? [book.termText("end-card")] : []),
    ];
}

export const rules: GameRules = {
    flow: [
        { id: "start", icon: "dawn", sentences: 2 },
        { id: "gather", icon: "survivor", sentences: 2 },
        { id: "build", icon: "location-city-center", sentences: 2 },
        { id: "feed", icon: "location-restaurant", sentences: 2 },
        { id: "next", icon: "restart", sentences: 1 },
        { id: "end", icon: "points", sentences: 1 },
    ],
    figuresSaid,
    listed: ["location", "survivor", "equipment", "event", "mission", "power", "building"],
    small: ["building"],
    linked: ["location", "survivor", "term"],
    same: { origin: "location", profession: "survivor", given: "face" },
    withTerm: { part: "victory-points", season: "season", wild: "wild" },
    unexplained: ["stage"],
    termOf,
    toldByTerm: TOLD_BY_TERM,
    ruledByTerm: [...TOLD_BY_TERM, "event", "mission"],
    isListed: ({ box }, { family, name }) => family !== "mission" || componentsOf(box).missions[name]?.copies !== 0,
    titleOf,
    textsOf,
    figures: FIGURES,
    signOf,
};
