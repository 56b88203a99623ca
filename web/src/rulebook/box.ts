/** What is in the box of a game: every figure with its provenance, and every thing with its words. */

import { ask } from "$lib/protocol/http";
import type { Box, GameName } from "$lib/protocol/messages";

export type { Box, Ruling } from "$lib/protocol/messages";

const boxes = new Map<GameName, Promise<Box>>();

/** Open the box of a game; it is asked for once. */
export function openBox(game: GameName): Promise<Box> {
    const known = boxes.get(game);
    if (known) return known;
    const opened = ask<Box>("GET", `/api/games/${game}/box`, { tries: Infinity });
    boxes.set(game, opened);
    opened.catch(() => boxes.delete(game));
    return opened;
}
