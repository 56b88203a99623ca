/** What this browser keeps of its reader's wishes. */

import { kept } from "$lib/kept";
import { LANGUAGES, type Language } from "$lib/languages";

export type Theme = "game" | "light" | "dark" | "system";
export type Confirming = "moment" | "turn" | "every" | "never";
export type Automatic = "harmless" | "forced" | "nothing";
export type Speed = 0.5 | 1 | 2 | 0;

/** From slow to no motion at all. */
export const SPEEDS = [0.5, 1, 2, 0] as const satisfies Speed[];

interface Wishes {
    language: Language;
    name: string;
    theme: Theme;
    /** When a move waits for “Confirm”: if it ends the turn or cannot be undone, for a moment or until then; always;
     * or never.
     */
    confirming: Confirming;
    /** What is played without asking: what costs nothing and what leaves no choice, the latter alone, or nothing. */
    automatic: Automatic;
    /** How fast things move; 0: not at all. */
    speed: Speed;
    sound: boolean;
    /** Whether the browser tells of one's turn when the page is in the background. */
    notices: boolean;
}

function preferredLanguage(): Language {
    const wishes = navigator.languages.map((wish) => wish.slice(0, 2));
    return (
        LANGUAGES.find((language) => language === wishes.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en"
    );
}

function initial(): Wishes {
    const standard: Wishes = {
        language: preferredLanguage(),
        name: "",
        theme: "game",
        confirming: "moment",
        automatic: "harmless",
        speed: 1,
        sound: true,
        notices: false,
    };
    const found = { ...standard, ...kept.read<Partial<Wishes>>("settings", {}) };
    return { ...found, language: LANGUAGES.includes(found.language) ? found.language : standard.language };
}

class Settings implements Wishes {
    private wishes: Wishes = $state(initial());

    private set<Key extends keyof Wishes>(key: Key, value: Wishes[Key]): void {
        this.wishes[key] = value;
        kept.write("settings", $state.snapshot(this.wishes));
    }

    get language() {
        return this.wishes.language;
    }
    set language(value) {
        this.set("language", value);
    }
    get name() {
        return this.wishes.name;
    }
    set name(value) {
        this.set("name", value);
    }
    get theme() {
        return this.wishes.theme;
    }
    set theme(value) {
        this.set("theme", value);
    }
    get confirming() {
        return this.wishes.confirming;
    }
    set confirming(value) {
        this.set("confirming", value);
    }
    /** Whether a turn is composed before it is played. */
    get isComposing() {
        return this.confirming === "moment" || this.confirming === "turn";
    }
    get automatic() {
        return this.wishes.automatic;
    }
    set automatic(value) {
        this.set("automatic", value);
    }
    get speed() {
        return this.wishes.speed;
    }
    set speed(value) {
        this.set("speed", value);
    }
    get sound() {
        return this.wishes.sound;
    }
    set sound(value) {
        this.set("sound", value);
    }
    get notices() {
        return this.wishes.notices;
    }
    set notices(value) {
        this.set("notices", value);
    }
}

export const settings = new Settings();
