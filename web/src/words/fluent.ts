/** Messages of games and server in words, by the same rules as `newdawn/core/words.py`.
 *
 * An argument is a number, a text, a message again, or a list of messages. In the text, `$place` is a thing as it is and
 * `$place-at` its form `at`: so the translator of a sentence chooses the form.
 */

import type { Language } from "$lib/languages";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isolated } from "./isolated";

export interface Message {
    id: string;
    form?: string | null;
    arguments?: Record<string, Argument>;
}
export type Argument = number | string | Message | { list: Message[] };

/** Says a thing in another way than the text does: a seat by the name of who sits there. Null: as the text does. */
export type Naming = (message: Message, form: string | null) => string | null;

export class Words {
    readonly language: Language;
    private readonly bundle: FluentBundle;
    private readonly formats: Intl.NumberFormat;
    /** What was said already of messages that need nothing to be said. */
    private readonly said = new Map<string, string>();

    constructor(language: Language, ...sources: string[]) {
        this.language = language;
        this.formats = new Intl.NumberFormat(language, { useGrouping: false });
        // All our languages run from left to right, and numbers stand as the games print them.
        this.bundle = new FluentBundle(language, { useIsolating: false });
        for (const source of sources) this.bundle.addResource(new FluentResource(source));
    }

    has(id: string, form: string | null = null): boolean {
        const found = this.bundle.getMessage(id);
        return form === null ? found?.value != null : found?.attributes[form] !== undefined;
    }

    /** Say a message, or one of its forms. What is missing is said by its id: the gate in the tests sees it first. */
    say(id: string, given: Record<string, Argument> = {}, form: string | null = null, naming?: Naming): string {
        const name = form === null ? id : `${id}.${form}`;
        const before = this.said.get(name);
        if (before !== undefined) return before;
        const found = this.bundle.getMessage(id);
        const pattern = form === null ? found?.value : found?.attributes[form];
        if (pattern == null) {
            console.error(`no message ${name} in ${this.language}`);
            return id;
        }
        if (typeof pattern === "string") this.said.set(name, this.typeset(pattern));
        const errors: Error[] = [];
        const text = this.bundle.formatPattern(pattern, this.variables(given, naming), errors);
        if (errors.length > 0) console.error(`${id} in ${this.language}: ${errors[0]}`);
        return this.typeset(text);
    }

    sayMessage(message: Message, naming?: Naming): string {
        return naming?.(message, message.form ?? null) ?? this.sayForm(message, message.form ?? null, naming);
    }

    /** A number as people read it: with a real minus sign. */
    number(value: number): string {
        return this.formats.format(value).replace("-", "−");
    }

    private sayForm(message: Message, form: string | null, naming?: Naming): string {
        return this.say(message.id, message.arguments ?? {}, form, naming);
    }

    /** What a text asks for by name is made when it asks: forms are not known before. */
    private variables(given: Record<string, Argument>, naming?: Naming): Record<string, FluentVariable> {
        const resolve = (variable: string): FluentVariable | undefined => {
            const dash = variable.indexOf("-");
            const name = dash < 0 ? variable : variable.slice(0, dash);
            const form = dash < 0 ? null : variable.slice(dash + 1);
            const value = given[name];
            if (typeof value === "object" && "list" in value) {
                return value.list.map((one) => this.sayMessage(one, naming)).join(", ");
            }
            if (typeof value === "object") {
                const wanted = form ?? value.form ?? null;
                return isolated(naming?.(value, wanted) ?? this.sayForm(value, wanted, naming));
            }
            return typeof value === "string" ? isolated(value) : value;
        };
        // Fluent asks twice for each variable: whether it is there, and what it is.
        const known = new Map<string, FluentVariable | undefined>();
        const resolved = (variable: string): FluentVariable | undefined => {
            if (!known.has(variable)) known.set(variable, resolve(variable));
            return known.get(variable);
        };
        return new Proxy<Record<string, FluentVariable>>(
            {},
            {
                get: (_, name) => resolved(String(name)),
                has: (_, name) => resolved(String(name)) !== undefined,
                getOwnPropertyDescriptor: (_, name) => {
                    const value = resolved(String(name));
                    return value === undefined ? undefined : { value, configurable: true, enumerable: true };
                },
            },
        );
    }

    /** Numbers have a real minus sign; French signs stay on the line of their words. */
    private typeset(text: string): string {
        const set = text.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");
        return this.language === "fr" ? set.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0") : set;
    }
}

/** With a capital letter, as it begins a line. */
export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
