/** The choices as cards: moves of one kind that differ in one word stand together in one card. */

import type { IconName } from "$lib/icons/names";
import { settings } from "$lib/settings.svelte";
import type { Component } from "svelte";
import type { Offer } from "../offers";
import type { Table } from "../table.svelte";

export interface Held {
    seat: number;
    count: number;
}

export interface Member {
    offer: Offer;
    label: string;
    icon: IconName | null;
    /** The icons of what follows in a bundle, each with how often. */
    more?: { icon: IconName; count: number }[];
    /** How many of it are there, where that helps to choose. */
    held: Held | null;
    /** What is shown in place of the words. */
    Sign?: Sign | undefined;
}

/** Says in signs what a move is about. */
export type Sign = Component<{ words: string[] }>;

export interface Card {
    key: string;
    title: string;
    icon: IconName | null;
    /** A heading and small buttons; else one sentence. */
    isGroup: boolean;
    /** Only its heading is shown, until it is opened. */
    isFolded: boolean;
    members: Member[];
}

export interface Grouping {
    /** The kind of moves that they stand with, if not with their own. */
    with?: string;
    /** What the moves of a card have in common, besides their kind. */
    by: (words: string[]) => string;
    title: (table: Table, words: string[]) => string;
    icon: (words: string[]) => IconName | null;
    label: (table: Table, offer: Offer) => string;
    memberIcon: (words: string[], table: Table) => IconName | null;
    held?: (table: Table, words: string[]) => Held | null;
    /** Small buttons with signs instead of words. */
    Sign?: Sign;
    /** Few of them stand in a card, too: their signs say it shorter than sentences. */
    isAlways?: boolean;
    /** Its moves are many, and seldom wanted. */
    isFolded?: boolean;
}

/** What an offer says: a bundle in the words of its moves. */
export function wordsOf(table: Table, { message, parts }: Offer): string {
    const isSummedUp = ({ words: [kind = ""] }: Offer, at: number) =>
        at < parts!.length - 1 && (table.screen?.summedUp?.has(kind) ?? false);
    const said = (parts ?? []).filter((part, at) => !isSummedUp(part, at)).map((part) => table.say(part.message));
    return parts === undefined ? table.say(message) : [...new Set(said)].join(" · ");
}

/** The icons of what follows the first move of a bundle. */
function followersOf(table: Table, { parts = [] }: Offer): NonNullable<Member["more"]> {
    const found: NonNullable<Member["more"]> = [];
    for (const { words } of parts.slice(1)) {
        const icon = table.screen?.iconOf(words, table.box) ?? null;
        const last = found.at(-1);
        if (last?.icon === icon) last.count += 1;
        else if (icon !== null && words[0] !== "done") found.push({ icon, count: 1 });
    }
    return found;
}

/** A card for one move, in its own words. */
export function single(table: Table, offer: Offer): Card {
    const icon = table.screen?.iconOf(offer.words, table.box) ?? null;
    const title = wordsOf(table, offer);
    return {
        key: offer.move,
        title,
        icon,
        isGroup: false,
        isFolded: false,
        members: [{ offer, label: title, icon, held: null }],
    };
}

/** So few choices stand alone, in whole sentences. */
const FEW = 3;

/** Whether a move ends a step or passes. */
export const isExit = ({ move }: Offer): boolean => move === "done";

/** What ends a step stands behind all that can still be done in it. */
function endLast(offers: readonly Offer[]): Offer[] {
    return [...offers.filter((offer) => !isExit(offer)), ...offers.filter(isExit)];
}

/** What stands in the bar: bundles take the place of the moves that they begin with. */
export function listedIn(table: Table): Offer[] {
    const { shown } = table.choosing;
    // Who confirms each step, or none, goes step by step.
    if (!settings.isComposing) return [...shown];
    const bundles = table.composing.bundles.filter(({ parts }) => shown.some(({ move }) => move === parts![0]!.move));
    const begun = new Set(bundles.map(({ parts }) => parts![0]!.move));
    return [...shown.filter(({ move }) => !begun.has(move)), ...bundles];
}

export function cardsOf(table: Table, offered: readonly Offer[]): Card[] {
    const offers = endLast(offered);
    const groupings = table.screen?.groupings ?? {};
    const isAlways = offers.some(({ words }) => groupings[words[0] ?? ""]?.isAlways);
    if (offers.length <= FEW && !isAlways) return offers.map((offer) => single(table, offer));
    const cards = new Map<string, Card>();
    for (const offer of offers) {
        const [kind = ""] = offer.words;
        const grouping = groupings[kind];
        if (grouping === undefined) {
            cards.set(offer.move, single(table, offer));
            continue;
        }
        const key = `${grouping.with ?? kind} ${grouping.by(offer.words)}`;
        const card = cards.get(key) ?? {
            key,
            title: grouping.title(table, offer.words),
            icon: grouping.icon(offer.words),
            isGroup: true,
            isFolded: grouping.isFolded ?? false,
            members: [],
        };
        card.members.push({
            offer,
            label: grouping.label(table, offer),
            more: followersOf(table, offer),
            icon: grouping.memberIcon(offer.words, table),
            held: grouping.held?.(table, offer.words) ?? null,
            Sign: grouping.Sign,
        });
        cards.set(key, card);
    }
    return [...cards.values()];
}
