/** The symbols of pairs: two tiles have one half each, and halves that touch make it whole. */

import type { IconName } from "$lib/icons/names";

export interface PairSymbol {
    icon: IconName;
    colour: string;
}

/** By the tile whose half is at its left edge; its partner has the other half at the right edge. */
const SYMBOLS: Record<string, PairSymbol> = {
    bow: { icon: "place-forest", colour: "#b98550" },
    "access-card": { icon: "place-dam", colour: "#4fa8d8" },
    crowbar: { icon: "token-munition", colour: "#86bc62" },
    chainsaw: { icon: "place-blackwood", colour: "#ae92da" },
    purifier: { icon: "token-metal", colour: "#9a948e" },
    "grappling-hook": { icon: "place-cargo", colour: "#7f9edc" },
    "metal-detector": { icon: "token-microchip", colour: "#b9bfc4" },
    "bear-trap": { icon: "token-meat", colour: "#ee7b52" },
    "battle-gear": { icon: "face-wild", colour: "#ec5f52" },
    "thermal-sensor": { icon: "radiation", colour: "#bec152" },
};

/** Which edge of a tile its half of the symbol is at. */
export function edgeOf(name: string): "left" | "right" {
    return name in SYMBOLS ? "left" : "right";
}

export function symbolOf(name: string, partner: string): PairSymbol {
    return SYMBOLS[name] ?? SYMBOLS[partner] ?? { icon: "points", colour: "#9a948e" };
}

/** Group tiles: two whose halves make a whole belong together, the one with the half at its right edge first. */
export function grouped(names: string[], partnerOf: (name: string) => string): string[][] {
    const pairs: string[][] = [];
    const singles: string[][] = [];
    for (const name of names) {
        const partner = partnerOf(name);
        if (!names.includes(partner)) singles.push([name]);
        else if (edgeOf(name) === "right") pairs.push([name, partner]);
    }
    return [...pairs, ...singles];
}
