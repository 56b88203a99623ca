/** What the table needs to know of a game besides its view: each game has a module that says it. */

import type { Happening } from "$lib/protocol/messages";
import type { Component } from "svelte";
import type { Locating, Target } from "./offers";

/** Something that travels on the screen when an event happens. */
export interface Flight {
    icon: string;
    from: Target;
    to: Target;
    /** Said beside the icon: `+2`. */
    count?: number;
}

export interface GameScreen {
    locate: Locating;
    /** The targets that an event is about: its line in the log lights them up. */
    about(event: Happening, view: any): Target[];
    /** What flies when it happens. */
    flights(event: Happening, view: any): Flight[];
    /** Whether an event takes something from this seat, or threatens it. */
    isAgainst(event: Happening, seat: number): boolean;
    /** The moves of this kind of decision that are worth showing with a reason while they are not possible. */
    isWorthExplaining(words: string[], decision: string, view: any, seat: number): boolean;
    /** Moves that can be planned while others decide, in notation. */
    plannable(view: any, seat: number): string[];
    /** The icon of a move in the list of choices. */
    iconOf(words: string[]): string | null;
    /** The centre of the screen, for the three layouts. */
    Screen: Component;
    /** What the top bar of a phone shows of the game. */
    Bar?: Component;
    /** The whole board of one seat, as in the dialog of boards. */
    Board: Component<{ seat: number }>;
}
