/** The size of the window as the layouts know it, and the look of the world that is shown. */

import { settings } from "$lib/settings.svelte";

export type Layout = "desktop" | "tablet" | "phone";

const WIDE = matchMedia("(min-width: 1024px)");
/** A phone, upright or held sideways. */
const NARROW = matchMedia("(max-width: 599.98px), (max-width: 1023.98px) and (max-height: 35rem)");
const DARK = matchMedia("(prefers-color-scheme: dark)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

class Window {
    layout: Layout = $state("desktop");
    isDark = $state(DARK.matches);
    /** Whether the reader asked the system for less motion. */
    isStill = $state(STILL.matches);

    constructor() {
        const again = () => {
            this.layout = WIDE.matches ? "desktop" : NARROW.matches ? "phone" : "tablet";
            this.isDark = DARK.matches;
            this.isStill = STILL.matches;
        };
        for (const query of [WIDE, NARROW, DARK, STILL]) query.addEventListener("change", again);
        again();
    }
}

export const frame = new Window();

/** The theme that the reader wishes; `own` is the one that a game, or the house, has by itself. */
export function themeOf(): "light" | "dark" | "own" {
    if (settings.theme === "game") return "own";
    return settings.theme === "system" ? (frame.isDark ? "dark" : "light") : settings.theme;
}

/** Dress the page for a game, or for the house, in the theme that the reader wishes. */
export function dress(game: string | null): void {
    document.documentElement.dataset["world"] = game ?? "";
    document.documentElement.dataset["theme"] = themeOf();
}
