/** Finds the terms of the rules in a sentence, so that each of them opens its own rule. */

import type { RuleBook } from "./book";
import { keyOf, type Subject } from "./keys";

/** A piece of a sentence; with a subject it is a link. */
export interface Segment {
    text: string;
    subject: Subject | null;
}

interface Candidate {
    subject: Subject;
    pattern: RegExp;
    length: number;
}

export class Linker {
    private known: Candidate[] | null = null;

    constructor(private readonly book: RuleBook) {}

    /** Cut a text where terms stand in it: each is a link once, and the rule's own subject is none. */
    cut(text: string, own: Subject | null = null): Segment[] {
        const taken: { from: number; to: number; subject: Subject }[] = [];
        for (const { subject, pattern } of this.candidates()) {
            const found = pattern.exec(text);
            if (!found) continue;
            const [from, to] = [found.index, found.index + found[0].length];
            if (taken.every((other) => to <= other.from || from >= other.to)) taken.push({ from, to, subject });
        }
        const segments: Segment[] = [];
        let at = 0;
        for (const { from, to, subject } of taken.sort((one, other) => one.from - other.from)) {
            if (own !== null && keyOf(subject) === keyOf(own)) continue;
            if (from > at) segments.push({ text: text.slice(at, from), subject: null });
            segments.push({ text: text.slice(from, to), subject });
            at = to;
        }
        if (at < text.length) segments.push({ text: text.slice(at), subject: null });
        return segments;
    }

    /** Names that may stand in a sentence, the longest first; of equal ones those with a capital. */
    private candidates(): Candidate[] {
        this.known ??= this.book.rules.linked
            .flatMap((family) => Object.keys(this.book.box.families[family] ?? {}).map((name) => ({ family, name })))
            .map((subject) => this.candidate(subject))
            .sort((one, other) => other.length - one.length);
        return this.known;
    }

    private candidate(subject: Subject): Candidate {
        const name = this.book.say(subject.family, subject.name);
        const words = name.split(" ").map(withPlural).join("[ \\u00a0]");
        const isProper = name.charAt(0) !== name.charAt(0).toLocaleLowerCase();
        const pattern = new RegExp(`(?<![\\p{L}\\d-])${words}(?![\\p{L}\\d])`, isProper ? "u" : "iu");
        return { subject, pattern, length: name.length + (isProper ? 0.5 : 0) };
    }
}

/** The pattern of a word in the singular and the plural, in any of our languages. */
function withPlural(word: string): string {
    const stem = word.replace(/(?:ies|y|es|s|x)$/u, "");
    return stem.length < 3 ? escaped(word) : `${escaped(stem)}(?:y|ies|es|s|x)?`;
}

function escaped(text: string): string {
    return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
