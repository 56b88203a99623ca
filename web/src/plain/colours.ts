/** A page in the colours that a game declares. */

import type { GameInfo } from "$lib/protocol/messages";

type Look = GameInfo["look"];

/** The tokens of the house that a declaration has other names for, or none. */
function tokensOf(look: Look, isLight: boolean): Record<string, string> {
    const colours = isLight ? look.light : look.dark;
    const seats = isLight ? look.light_seats : look.dark_seats;
    const { ground = "", panel = "", text = "", muted = "", accent = "" } = colours;
    return {
        ...colours,
        ...Object.fromEntries(seats.map((colour, seat) => [`seat-${seat}`, colour])),
        edge: muted,
        points: accent,
        "on-accent": isLight ? panel : ground,
        ink: isLight ? text : ground,
        "title-font": look.titles,
        "title-weight": "700",
        "panel-corner": look.corner,
        "small-corner": look.corner,
        "large-corner": look.corner,
        "sheet-corner": look.corner,
    };
}

/** Dress the page in the colours of a look; return what takes them off again. */
export function wear(look: Look, isLight: boolean): () => void {
    const page = document.documentElement;
    const tokens = Object.entries(tokensOf(look, isLight));
    for (const [name, value] of tokens) page.style.setProperty(`--${name}`, value);
    page.dataset["plain"] = "";
    return () => {
        for (const [name] of tokens) page.style.removeProperty(`--${name}`);
        delete page.dataset["plain"];
    };
}
