/** What is in the box of a game: every figure with its provenance, and every thing with its words. */

import { ask } from "$lib/protocol/http";
import type { GameName } from "$lib/protocol/messages";
import type { Message } from "$lib/words/fluent";

export interface Ruling {
    number: number;
    /** What it is about: `term:pressure`, `place:cargo`, `room:hunting-one`. */
    about: string[];
    text: Message;
    provenance: string;
}

export interface Box {
    game: GameName;
    title: string;
    rules: number;
    /** The figures as they stand in `components.toml`, each section with its `provenance`. */
    components: Record<string, unknown>;
    /** By family (`place`, `room`, `token`, …) the things in their order, each with the message that names it. */
    families: Record<string, Record<string, Message>>;
    /** The terms of the rules: `term-pressure` and `term-pressure.text`. */
    terms: string[];
    /** What the words of each kind of move stand for, in the order of the notation. */
    move_arguments: Record<string, string[]>;
    rulings: Ruling[];
}

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
