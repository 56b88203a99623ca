/** The choices as cards: moves of one kind that differ in one word stand together in one card. */

import type { IconName } from "$lib/icons/names";
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
    /** How many of it are there, where that helps to choose. */
    held: Held | null;
}

export interface Card {
    key: string;
    title: string;
    icon: IconName | null;
    /** A heading and small buttons; else one sentence. */
    isGroup: boolean;
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
}

/** A card for one move, in its own words. */
export function single(table: Table, offer: Offer): Card {
    const icon = table.screen?.iconOf(offer.words, table.box) ?? null;
    const title = table.say(offer.message);
    return { key: offer.move, title, icon, isGroup: false, members: [{ offer, label: title, icon, held: null }] };
}

/** So few choices stand alone, in whole sentences. */
const FEW = 3;

/** What ends a step stands behind all that can still be done in it. */
function endLast(offers: readonly Offer[]): Offer[] {
    const isEnd = ({ move }: Offer) => move === "done";
    return [...offers.filter((offer) => !isEnd(offer)), ...offers.filter(isEnd)];
}

export function cardsOf(table: Table, offered: readonly Offer[]): Card[] {
    const offers = endLast(offered);
    if (offers.length <= FEW) return offers.map((offer) => single(table, offer));
    const groupings = table.screen?.groupings ?? {};
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
            members: [],
        };
        card.members.push({
            offer,
            label: grouping.label(table, offer),
            icon: grouping.memberIcon(offer.words, table),
            held: grouping.held?.(table, offer.words) ?? null,
        });
        cards.set(key, card);
    }
    return [...cards.values()];
}
