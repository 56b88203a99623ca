/** What the pages of the rules need to know of a game besides its box and its words. */

import type { IconName } from "$lib/icons/names";
import type { Argument } from "$lib/words/fluent";
import type { RuleBook } from "./book";
import type { Box } from "./box";
import type { Figures } from "./figures";
import type { Subject } from "./keys";

/** A part of a game in the order of play. */
export interface FlowPart {
    /** `rules-flow-<game>-dawn` is the title of `dawn`, `rules-flow-<game>-dawn-1` its first sentence. */
    id: string;
    icon: IconName;
    sentences: number;
    /** Whether its sentences are steps that are taken one after another. */
    inSteps?: boolean;
}

/** The icon of something that has a rule. */
export interface SignShape {
    icon: IconName;
    /** Its colour, if that is not the colour of the text around it. */
    colour?: string;
    /** What it stands on, if it stands on something: the colour, and whether that is a token or a die. */
    ground?: string;
    shape?: "round" | "square";
}

export type FigureWriter = (figures: Figures, name: string) => void;

export interface GameRules {
    flow: FlowPart[];
    /** The figures of the box that sentences of the flow name. */
    figuresSaid?(box: Box): Record<string, Argument>;
    /** The families of the box as they are listed, in the order of the page; `rules-section-place` is a heading. */
    listed: readonly string[];
    /** Of these there are many, and little is to be said of each. */
    small?: readonly string[];
    /** The families whose names open their rules wherever they stand in a sentence. */
    linked: readonly string[];
    /** Families that name the things of another one once more. */
    same?: Record<string, string>;
    /** Families that are explained together with a term. */
    withTerm?: Record<string, string>;
    /** Families that have no rule. */
    unexplained?: readonly string[];
    /** The term that a thing belongs to. */
    termOf?(subject: Subject, box: Box): string | null;
    /** Families without a rule of their own tell that of their term. */
    toldByTerm?: readonly string[];
    /** Families whose things have the rulings of their term, too. */
    ruledByTerm?: readonly string[];
    /** Whether a thing is listed; without it, all are. */
    isListed?(book: RuleBook, subject: Subject): boolean;
    /** What a thing is called where it stands alone, if that is not just its name. */
    titleOf?(book: RuleBook, subject: Subject): string | null;
    /** What stands below the name. */
    subtitleOf?(book: RuleBook, subject: Subject): string | null;
    /** The rule in sentences, besides the explanation that the thing or its term has. */
    textsOf?(book: RuleBook, subject: Subject): string[];
    /** What else to read, as keys. */
    relatedTo?(subject: Subject): string[];
    /** What is printed on the things, by family. */
    figures: Record<string, FigureWriter>;
    signOf(subject: Subject, box: Box): SignShape;
}

/** The rules of a game that says nothing else: all of its families, with the words that they have. */
export function plainRules(families: readonly string[]): GameRules {
    return {
        flow: [],
        listed: families.filter((family) => !["seat", "decision", "part", "term", "key", "option"].includes(family)),
        linked: ["term"],
        figures: {},
        signOf: () => ({ icon: "rules" }),
    };
}
