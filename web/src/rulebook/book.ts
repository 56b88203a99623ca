/** The rules of a game as a book that is opened at any thing or term. */

import { capital, type Words } from "$lib/words/fluent";
import type { Box, Ruling } from "./box";
import { Figures, type Figure } from "./figures";
import type { GameRules, SignShape } from "./game";
import { keyOf, subjectOf, type Subject } from "./keys";
import { Linker } from "./linking";

const MOST_RELATED = 12;

export class RuleBook {
    readonly linker: Linker;

    constructor(
        readonly box: Box,
        readonly words: Words,
        readonly rules: GameRules,
    ) {
        this.linker = new Linker(this);
    }

    subject(key: string): Subject | null {
        return subjectOf(this.box, this.rules, key);
    }

    /** The things of a family that the page lists. */
    listed(family: string): Subject[] {
        return Object.keys(this.box.families[family] ?? {})
            .map((name) => ({ family, name }))
            .filter((subject) => this.rules.isListed?.(this, subject) ?? true);
    }

    /** What a thing is called where it stands alone. */
    title(subject: Subject): string {
        return capital(this.rules.titleOf?.(this, subject) ?? this.say(subject.family, subject.name));
    }

    /** What stands below the name: the trade of a leader, what is printed on a tile. */
    subtitle(subject: Subject): string | null {
        const found = this.rules.subtitleOf?.(this, subject) ?? null;
        return found === null ? null : capital(found);
    }

    /** The rule in sentences. */
    texts(subject: Subject): string[] {
        const { family, name } = subject;
        const found: string[] = [];
        if (this.hasForm(family, name, "text")) found.push(this.say(family, name, "text"));
        found.push(...(this.rules.textsOf?.(this, subject) ?? []));
        const term = this.termOf(subject);
        if (term !== null && this.rules.toldByTerm?.includes(family)) found.push(this.termText(term));
        return found;
    }

    figures({ family, name }: Subject): Figure[] {
        const figures = new Figures(this.box, this.words, this.rules);
        this.rules.figures[family]?.(figures, name);
        return figures.all;
    }

    sign(subject: Subject): SignShape {
        return this.rules.signOf(subject, this.box);
    }

    /** What else to read: the term of its family, and what its rulings are about. */
    related(subject: Subject): Subject[] {
        const own = keyOf(subject);
        const term = this.termOf(subject);
        const keys = [
            ...(term ? [`term:${term}`] : []),
            ...(this.rules.relatedTo?.(subject) ?? []),
            ...this.rulings(subject).flatMap((ruling) => ruling.about),
        ];
        return this.subjects(keys)
            .filter((other) => keyOf(other) !== own)
            .slice(0, MOST_RELATED);
    }

    rulings(subject: Subject): Ruling[] {
        const keys = [keyOf(subject)];
        if (this.rules.ruledByTerm?.includes(subject.family)) keys.push(`term:${this.termOf(subject)}`);
        return this.box.rulings.filter((ruling) => this.about(ruling).some((other) => keys.includes(keyOf(other))));
    }

    about(ruling: Ruling): Subject[] {
        return this.subjects(ruling.about);
    }

    rulingText(ruling: Ruling): string {
        return this.words.sayMessage(ruling.text);
    }

    say(family: string, name: string, form: string | null = null): string {
        const message = this.box.families[family]?.[name];
        return message ? this.words.say(message.id, message.arguments ?? {}, form) : name;
    }

    hasForm(family: string, name: string, form: string): boolean {
        const message = this.box.families[family]?.[name];
        return message !== undefined && this.words.has(message.id, form);
    }

    termText(name: string): string {
        return this.say("term", name, "text");
    }

    /** The things that keys name, each once. */
    private subjects(keys: string[]): Subject[] {
        const found = new Map<string, Subject>();
        for (const key of keys) {
            const subject = this.subject(key);
            if (subject) found.set(keyOf(subject), subject);
        }
        return [...found.values()];
    }

    private termOf(subject: Subject): string | null {
        return this.rules.termOf?.(subject, this.box) ?? null;
    }
}
