/** The rules of a game as a book that is opened at any thing or term. */

import type { Box, Ruling } from "$lib/table/box";
import type { Words } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { EDEN_FIGURES } from "./eden-figures";
import { Figures, type Figure } from "./figures";
import { keyOf, subjectOf, type Subject } from "./keys";
import { Linker } from "./linking";
import { OUTLIVE_FIGURES } from "./outlive-figures";
import { signOf, type SignShape } from "./signs";

/** The term that all things of a family belong to. */
const TERM_OF: Record<string, string> = {
    "outlive:hero": "hero",
    "outlive:game": "wild-game",
    "outlive:tile": "search-tile",
    "outlive:leader": "leader",
    "outlive:room": "room",
    "outlive:equipment": "equipment",
    "outlive:event": "event",
    "eden:location": "location",
    "eden:survivor": "survivor",
    "eden:face": "die",
    "eden:equipment": "equipment",
    "eden:power": "power",
    "eden:building": "building",
    "eden:event": "event",
};

/** Families without a rule of their own tell that of their term, and its rulings. */
const TOLD_BY_TERM = ["outlive:hero", "outlive:game", "outlive:tile", "outlive:leader", "eden:face", "eden:building"];
const RULED_BY_TERM = [...TOLD_BY_TERM, "eden:event", "eden:mission"];

const MOST_RELATED = 12;

export class RuleBook {
    readonly linker: Linker;

    constructor(
        readonly box: Box,
        readonly words: Words,
    ) {
        this.linker = new Linker(this);
    }

    get game() {
        return this.box.game;
    }

    subject(key: string): Subject | null {
        return subjectOf(this.box, key);
    }

    /** What a thing is called where it stands alone. */
    title(subject: Subject): string {
        const { family, name } = subject;
        if (this.game === "eden" && family === "building") {
            return capital(this.say("survivor", kindOf(name), "building"));
        }
        if (this.game === "eden" && family === "event") return capital(this.say("event", name, "name"));
        if (this.game === "eden" && family === "face") return capital(this.say("face", name, "die"));
        return capital(this.say(family, name));
    }

    /** What stands below the name: the trade of a leader, what is printed on a tile. */
    subtitle({ family, name }: Subject): string | null {
        const form = family === "leader" ? "trade" : "effect";
        const isThere = this.game === "outlive" && this.hasForm(family, name, form);
        return isThere ? capital(this.say(family, name, form)) : null;
    }

    /** The rule in sentences. */
    texts(subject: Subject): string[] {
        const { family, name } = subject;
        const found: string[] = [];
        if (this.hasForm(family, name, "text")) found.push(this.say(family, name, "text"));
        if (this.game === "outlive" && family === "place") found.push(t(`rules-place-${name}`));
        if (this.game === "outlive" && family === "token") found.push(this.tokenText(name));
        if (this.game === "outlive" && family === "tile" && name === "algae") found.push(this.termText("algae"));
        if (family === "face" && name !== "wild") found.push(this.say("survivor", name, "text"));
        if (family === "face" && name === "wild") found.push(this.termText("wild"));
        if (family === "building") {
            const card = this.box.components["buildings"]?.[name];
            if (card?.power) found.push(this.say("power", card.power, "text"));
            if (card?.end) found.push(this.termText("end-card"));
        }
        const term = this.termOf(subject);
        if (term !== null && TOLD_BY_TERM.includes(`${this.game}:${family}`)) found.push(this.termText(term));
        return found;
    }

    figures({ family, name }: Subject): Figure[] {
        const figures = new Figures(this.box, this.words);
        (this.game === "outlive" ? OUTLIVE_FIGURES : EDEN_FIGURES)[family]?.(figures, name);
        return figures.all;
    }

    sign(subject: Subject): SignShape {
        return signOf(this.game, subject);
    }

    /** What else to read: the term of its family, and what its rulings are about. */
    related(subject: Subject): Subject[] {
        const own = keyOf(subject);
        const term = this.termOf(subject);
        const keys = [
            ...(term ? [`term:${term}`] : []),
            ...(this.game === "outlive" && subject.family === "token" ? [`term:${supplyOf(subject.name)}`] : []),
            ...this.rulings(subject).flatMap((ruling) => ruling.about),
        ];
        return this.subjects(keys)
            .filter((other) => keyOf(other) !== own)
            .slice(0, MOST_RELATED);
    }

    rulings(subject: Subject): Ruling[] {
        const keys = [keyOf(subject)];
        if (RULED_BY_TERM.includes(`${this.game}:${subject.family}`)) keys.push(`term:${this.termOf(subject)}`);
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

    /** The things that keys name, each once. */
    private subjects(keys: string[]): Subject[] {
        const found = new Map<string, Subject>();
        for (const key of keys) {
            const subject = this.subject(key);
            if (subject) found.set(keyOf(subject), subject);
        }
        return [...found.values()];
    }

    private termOf({ family, name }: Subject): string | null {
        if (family === "mission") return name.startsWith("new-building") ? "new-building" : "secret-mission";
        return TERM_OF[`${this.game}:${family}`] ?? null;
    }

    private termText(name: string): string {
        return this.say("term", name, "text");
    }

    private tokenText(name: string): string {
        return name === "permanent" ? this.say("room", "permanent-water", "text") : this.termText(supplyOf(name));
    }
}

/** The term that a token of Outlive belongs to. */
function supplyOf(token: string): string {
    if (token === "munition") return "munitions";
    return ["wood", "metal", "microchip"].includes(token) ? "materials" : "supplies";
}

/** The type of a building of Paris: New Eden: `sage-3` is one of sages. */
export function kindOf(building: string): string {
    return building.slice(0, building.lastIndexOf("-"));
}

export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
