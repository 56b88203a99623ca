/** Moves that may be chosen, and where on the board each of them lives. */

import type { GameDocument, Offer as Offered } from "$lib/protocol/messages";
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
    /** The moves of a bundle, in their order: it is chosen as one. */
    parts?: Offer[];
}

/** The moves that an offer stands for. */
export function movesOf({ move, parts }: Offer): string[] {
    return parts?.map((part) => part.move) ?? [move];
}

/** Each game says where its moves live. */
export type Locating<View = GameDocument, Prospects = GameDocument> = (
    words: string[],
    view: View,
    seat: number,
    prospects: Prospects | null,
) => Target[];

export function offerOf<View, Prospects>(
    offered: Pick<Offered, "move" | "message">,
    locate: Locating<View, Prospects>,
    view: View,
    seat: number,
    prospects: Prospects | null,
): Offer {
    const words = offered.move.split(" ");
    const targets = locate(words, view, seat, prospects);
    return { move: offered.move, words, message: offered.message as Message, targets };
}
