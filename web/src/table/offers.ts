/** Moves that may be chosen, and where on the board each of them lives. */

import type { Offer as Offered } from "$lib/protocol/messages";
import type { Message } from "$lib/words/fluent";

/** A place on the board that a move can be chosen at: `place:forest`, `hero:2:3b`, `die:tower:brawler`. */
export type Target = string;

export interface Offer {
    /** The move in notation: `move 3b forest`. */
    move: string;
    /** Its words: `["move", "3b", "forest"]`. */
    words: string[];
    message: Message;
    targets: Target[];
}

/** Each game says where its moves live. */
export type Locating = (words: string[], view: any, seat: number, prospects: any) => Target[];

export function offerOf(
    offered: Pick<Offered, "move" | "message">,
    locate: Locating,
    view: unknown,
    seat: number,
    prospects: unknown,
): Offer {
    const words = offered.move.split(" ");
    const targets = locate(words, view, seat, prospects);
    return { move: offered.move, words, message: offered.message as Message, targets };
}
