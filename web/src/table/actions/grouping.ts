/** The choices as cards: moves of one kind that differ in one word stand together in one card. */

import type { IconName } from "$lib/icons/names";
import type { Message } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import type { Offer } from "../offers";
import type { Table } from "../table.svelte";

export interface Member {
    offer: Offer;
    label: string;
    icon: IconName | null;
    /** How many of it the seat has, where that helps to choose. */
    count: number | null;
}

export interface Card {
    key: string;
    title: string;
    icon: IconName | null;
    /** A heading and small buttons; else one sentence. */
    isGroup: boolean;
    members: Member[];
}

interface Grouping {
    /** What the moves of a card have in common, besides their kind. */
    by: (words: string[]) => string;
    title: (table: Table, words: string[]) => string;
    icon: (words: string[]) => IconName | null;
    label: (table: Table, offer: Offer) => string;
    memberIcon: (words: string[]) => IconName | null;
    count?: (table: Table, words: string[]) => number | null;
}

/** A thing that a move names, in the form that stands alone. */
function argument(table: Table, offer: Offer, name: string, form: string | null = null): string {
    const given = offer.message.arguments?.[name];
    if (given === undefined || typeof given !== "object" || "list" in given) return offer.words.slice(1).join(" ");
    return table.say({ ...(given as Message), form });
}

const nothing = () => "";

function held(table: Table, words: string[]): number | null {
    const stock = table.view?.tribes?.[table.seat ?? -1]?.stock;
    return words[1] === "permanent" || stock === undefined ? null : (stock[words[1]!] ?? 0);
}

function tokens(title: string): Grouping {
    return {
        by: nothing,
        title: () => t(title),
        icon: () => null,
        label: (table, { words }) => table.thing("token", words[1]!),
        memberIcon: (words) => (words[1] === "permanent" ? "token-water" : `token-${words[1]}`),
        count: held,
    };
}

const dice: Grouping = {
    by: (words) => words[1]!,
    title: (table, words) => table.thing("location", words[1]!),
    icon: (words) => `location-${words[1]}`,
    label: (table, { words }) => table.thing("face", words[2]!),
    memberIcon: (words) => `face-${words[2]}`,
};

function slots(title: string): Grouping {
    return {
        by: nothing,
        title: () => t(title),
        icon: () => "survivor",
        label: (table, offer) => argument(table, offer, "where", "subject"),
        memberIcon: () => null,
    };
}

const OUTLIVE: Record<string, Grouping> = {
    move: {
        by: (words) => words[1]!,
        title: (table, words) => table.thing("hero", words[1]!, "subject"),
        icon: () => null,
        label: (table, { words }) => table.thing("place", words[2]!),
        memberIcon: (words) => `place-${words[2]}`,
    },
    place: {
        by: (words) => words[1]!,
        title: (_, words) => t("shell-group-place", { strength: words[1]! }),
        icon: () => null,
        label: (table, { words }) => table.thing("place", words[2]!),
        memberIcon: (words) => `place-${words[2]}`,
    },
    pay: tokens("shell-group-pay"),
    tribute: tokens("shell-group-tribute"),
    waive: tokens("shell-group-waive"),
    settle: slots("shell-group-settle"),
    lose: slots("shell-group-lose"),
};

const EDEN: Record<string, Grouping> = {
    take: dice,
    swap: { ...dice, title: (table, words) => t("shell-group-swap", { location: table.thing("location", words[1]!) }) },
    with: dice,
    recruit: {
        by: nothing,
        title: () => t("shell-group-recruit"),
        icon: () => null,
        label: (table, { words }) => table.thing("face", words[1]!),
        memberIcon: (words) => `face-${words[1]}`,
    },
};

/** A card for one move, in its own words. */
export function single(table: Table, offer: Offer): Card {
    const icon = table.screen?.iconOf(offer.words) ?? null;
    const title = table.say(offer.message);
    return { key: offer.move, title, icon, isGroup: false, members: [{ offer, label: title, icon, count: null }] };
}

/** So few choices stand alone, in whole sentences. */
const FEW = 3;

export function cardsOf(table: Table, offers: readonly Offer[]): Card[] {
    if (offers.length <= FEW) return offers.map((offer) => single(table, offer));
    const groupings = table.game === "eden" ? EDEN : OUTLIVE;
    const cards = new Map<string, Card>();
    for (const offer of offers) {
        const [kind = ""] = offer.words;
        const grouping = groupings[kind];
        if (grouping === undefined) {
            cards.set(offer.move, single(table, offer));
            continue;
        }
        const key = `${kind} ${grouping.by(offer.words)}`;
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
            icon: grouping.memberIcon(offer.words),
            count: grouping.count?.(table, offer.words) ?? null,
        });
        cards.set(key, card);
    }
    return [...cards.values()];
}
