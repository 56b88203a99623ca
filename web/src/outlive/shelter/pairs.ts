/** The symbols of pairs: two tiles have one half each, and halves that touch make it whole. */

import type { IconName } from "$lib/icons/names";
import type { Box } from "$lib/rulebook/box";
import { componentsOf } from "../components";

export interface PairSymbol {
    icon: IconName;
    colour: string;
}

/** By one tile of the pair; a pair of two of them shows the symbol of its left half. */
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

/** Which edge of a tile its half of the symbol is at: of a pair, the tile that the box names first has it on the left. */
export function edgeOf(box: Box, name: string): "left" | "right" {
    const order = Object.keys(box.families["equipment"]!);
    return order.indexOf(name) < order.indexOf(pairOf(box, name)) ? "left" : "right";
}

/** The tile with the other half of a tile's symbol. */
export function pairOf(box: Box, name: string): string {
    return componentsOf(box).equipment[name]!.pair;
}

export function symbolOf(box: Box, name: string): PairSymbol {
    const pair = pairOf(box, name);
    const [left, right] = edgeOf(box, name) === "left" ? [name, pair] : [pair, name];
    return SYMBOLS[left] ?? SYMBOLS[right] ?? { icon: "points", colour: "#9a948e" };
}

/** Group tiles: two whose halves make a whole belong together, the one with the half at its right edge first. */
export function grouped(box: Box, names: string[]): string[][] {
    const pairs: string[][] = [];
    const singles: string[][] = [];
    for (const name of names) {
        const pair = pairOf(box, name);
        if (!names.includes(pair)) singles.push([name]);
        else if (edgeOf(box, name) === "right") pairs.push([name, pair]);
    }
    return [...pairs, ...singles];
}
