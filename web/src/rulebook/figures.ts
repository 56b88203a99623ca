/** The figures that are printed on things, each with where it comes from. */

import type { Words } from "$lib/words/fluent";
import type { Box } from "./box";
import type { GameRules, SignShape } from "./game";
import type { Subject } from "./keys";

/** A part of a figure as it is drawn: a count, then an icon. */
export interface Piece {
    text?: string;
    sign?: SignShape;
    /** What it says to those who do not see it. */
    label?: string;
    /** The rule that it opens. */
    rule?: string;
}

export interface Figure {
    /** What it is: `cost`, `points`; `rules-figure-cost` says it. */
    id: string;
    pieces: Piece[];
    /** Where its values come from: `rulebook`, `designed`. */
    sources: string[];
    /** What its name says besides: the number of a slot. */
    given: Record<string, string>;
    /** Whether it stands on the small card of the thing, too. */
    isMain: boolean;
    /** The numbers of players that there is a value for: `2 / 3 / 4`; null: it is the same for all. */
    players: string | null;
}

/** A section of the component file: figures, sections in it, and where they come from. */
export type Section = Record<string, unknown>;

/** Writes the figures of one thing. */
export class Figures {
    readonly all: Figure[] = [];

    constructor(
        readonly box: Box,
        readonly words: Words,
        private readonly rules: GameRules,
    ) {}

    /** The section of the component file with this path: `section("rooms", "gauge-down")`. */
    section(...path: string[]): Section {
        return path.reduce<Section>((found, name) => (found[name] ?? {}) as Section, this.box.components);
    }

    add(id: string, section: Section, key: string, pieces: Piece[], more: Partial<Figure> = {}): void {
        if (pieces.length === 0) return;
        const given = section["provenance"] as string | Section | undefined;
        const sources = wordsIn(typeof given === "string" ? given : given?.[key]);
        this.all.push({ id, pieces, sources, given: {}, isMain: false, players: null, ...more });
    }

    /** A plain number, perhaps with an icon behind it. */
    number(id: string, section: Section, key: string, sign?: SignShape, isMain = false): void {
        const value = section[key] as number | undefined;
        if (value === undefined) return;
        this.add(id, section, key, [sign ? { text: String(value), sign } : { text: String(value) }], { isMain });
    }

    /** A count by number of players: 6 / 8 / 10. */
    byPlayers(id: string, section: Section, key: string, sign?: SignShape, isMain = false): void {
        const value = section[key] as Record<string, number> | undefined;
        if (value === undefined) return;
        const text = Object.values(value).join(" / ");
        const players = Object.keys(value).join(" / ");
        this.add(id, section, key, [sign ? { text, sign } : { text }], { isMain, players });
    }

    /** So many of each thing of a family. */
    amounts(id: string, section: Section, key: string, family: string, isMain = false): void {
        this.add(id, section, key, this.counted(family, (section[key] ?? {}) as Record<string, number>), { isMain });
    }

    counted(family: string, counts: Record<string, number>): Piece[] {
        const order = Object.keys(this.box.families[family] ?? {});
        const there = order.filter((name) => (counts[name] ?? 0) > 0);
        return there.map((name) => ({ text: String(counts[name]), ...this.piece({ family, name }) }));
    }

    /** A thing as its icon, which opens its rule. */
    piece(subject: Subject): Piece {
        const { family, name } = subject;
        const message = this.box.families[family]?.[name];
        const label = message ? this.words.say(message.id, message.arguments) : name;
        return { sign: this.rules.signOf(subject, this.box), label, rule: `${family}:${name}` };
    }
}

/** The different words of a provenance: one word, or one for each part. */
export function wordsIn(provenance: unknown): string[] {
    if (typeof provenance === "string") return [provenance];
    if (typeof provenance !== "object" || provenance === null) return [];
    return [...new Set(Object.values(provenance).flatMap(wordsIn))];
}
