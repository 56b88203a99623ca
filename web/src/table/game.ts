/** What the table needs to know of a game besides its view: each game has a module that says it. */

import type { IconName, Paint } from "$lib/icons/names";
import type { GameDocument, Happening, Preview } from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import type { Component } from "svelte";
import type { Grouping } from "./actions/grouping";
import type { Outcome } from "./actions/outcome";
import type { Step } from "./guide/step";
import type { Locating, Target } from "./offers";
import type { Sound } from "./sounds";
import type { Table } from "./table.svelte";
import type { Turn, Turning } from "./turning";

/** Something that travels on the screen when an event happens. */
export interface Flight {
    icon: string;
    from: Target;
    to: Target;
    /** Said beside the icon: `+2`. */
    count?: number;
}

/** The way of something that an event has moved. */
export interface Walk {
    /** The key of what moves: `hero:2:3b`. */
    token: string;
    /** The targets that it passes. */
    via: Target[];
}

/** What stands above a question: who acts where, and how much is left to do. */
export interface Situation {
    title: string;
    points: number | null;
    /** How many points there were. */
    all: number;
    /** What is left, in words; without it, points. */
    left?: string;
}

export interface GameScreen<View = GameDocument, Prospects = GameDocument> {
    locate: Locating<View, Prospects>;
    /** What was pointed at on the board, in words; null: it has no name. */
    nameOf(table: Table, kind: string, names: string[]): string | null;
    /** The targets that an event is about: its line in the log lights them up. */
    about(event: Happening, view: View, box: Box | null): Target[];
    /** What flies when it happens. */
    flights(event: Happening, view: View, box: Box | null): Flight[];
    /** Whether an event takes something from this seat, or threatens it. */
    isAgainst(event: Happening, seat: number): boolean;
    /** What is heard of events, by their name. */
    heard: Record<string, Sound>;
    /** What a move would turn up: `tile` if the words have `shell-no-undo-tile`; null: nothing that has a name. */
    turnsUp(preview: Preview): string | null;
    /** The icon of a move in the list of choices. */
    iconOf(words: string[], box: Box | null): string | null;
    /** By kind of moves, which of them stand together in one card of the action bar. */
    groupings: Record<string, Grouping>;
    /** Kinds of moves of which the last in a bundle says what all of them come to. */
    summedUp?: ReadonlySet<string>;
    /** By kind of moves, the family of what they name, where that alone is their short name. */
    named?: Record<string, string>;
    /** What the chosen or considered move would change. */
    outcome(table: Table, seat: number): Outcome;
    /** What makes the change of a part of the score, by name; empty: the part itself says enough. */
    sources?(table: Table, seat: number, part: string): { name: string; by: number }[];
    /** The events that an outcome shows: the rest of them is told in words. */
    shownByOutcome: ReadonlySet<string>;
    /** What stands above the question; null: nothing but the question. */
    situation?(table: Table): Situation | null;
    /** The way of what an event has moved, if that is not straight. */
    walk?(event: Happening): Walk | null;
    /** The colours of the parts of a score, each with that of numbers on it. */
    fills: readonly (readonly [fill: string, ink: string])[];
    /** Whether a part of somebody's score may be more than this view can know. */
    isSecret?(table: Table, seat: number, part: string): boolean;
    /** What the guide of a first game explains, and when: the first step that fits is shown. */
    lessons: Step<View>[];
    /** Events that begin a part of the game stand in the log as headings, each with its icon. */
    headings: Record<string, IconName>;
    /** Of these events several in a row are told as one, with the sum. */
    summed: ReadonlySet<string>;
    /** Events that begin a turn of their own, though the same seat goes on. */
    openings?: ReadonlySet<string>;
    /** Whether an event beside it tells a reader at this seat all of it. */
    isToldTwice?(event: Happening, seat: number | null): boolean;
    /** The seats that an event is about, the one whose line it is first; without it, the argument `seat`. */
    seatsOf?(event: Happening): number[];
    /** What the period is called that an event begins, such as a day; null: it begins none. */
    periodOf(table: Table, event: Happening): string | null;
    /** The event that such a period begins with before everybody’s eyes, and what is shown then. */
    begins?: string;
    turning?(table: Table, turn: Turn): Turning;
    /** What stands for a target that is not in sight: a place for what lies there. */
    standsFor?(target: Target): Target[];
    /** The colours of an icon; null: those of the text around it. */
    paint?(icon: IconName): Paint | null;
    /** The seat that the order of this round begins with. */
    firstSeat?(view: View): number;
    /** The part of the game that a question belongs to. */
    stage?(table: Table): string | null;
    /** Where in the game we are, for the top bar. */
    Time: Component;
    /** The centre of the screen, for the three layouts. */
    Screen: Component;
    /** What the top bar of a phone shows of the game. */
    Bar?: Component;
    /** What the last move of a game has revealed, beside the result. */
    Revealed?: Component<{ events: readonly Happening[] }>;
    /** The whole board of one seat, as in the dialog of boards. */
    Board: Component<{ seat: number }>;
}
