/** The choices as cards: moves of one kind that differ in one word stand together in one card. */

import { roomIcon, type IconName } from "$lib/icons/names";
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
    /** The kind of moves that they stand with, if not with their own. */
    with?: string;
    /** What the moves of a card have in common, besides their kind. */
    by: (words: string[]) => string;
    title: (table: Table, words: string[]) => string;
    icon: (words: string[]) => IconName | null;
    label: (table: Table, offer: Offer) => string;
    memberIcon: (words: string[], table: Table) => IconName | null;
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

/** The room that a move names by itself or by its slot of the shelter; null: the airlock. */
function roomOf(table: Table, [, named = ""]: string[]): string | null {
    if (!/^\d$/.test(named)) return named === "airlock" ? null : named;
    return table.view?.tribes?.[table.seat ?? -1]?.rooms?.[Number(named) - 1]?.room ?? null;
}

function rooms(title: string): Grouping {
    return {
        by: nothing,
        title: () => t(title),
        icon: () => null,
        label: (table, offer) => {
            const room = roomOf(table, offer.words);
            if (room === null) return argument(table, offer, "where", "subject");
            return t(`shelter-room-${room}`, { amount: table.box?.components["rooms"][room]?.amount ?? 0 });
        },
        memberIcon: (words, table) => {
            const room = roomOf(table, words);
            return room === null ? "survivor" : roomIcon(room);
        },
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
    hook: {
        with: "move",
        by: (words) => words[1]!,
        title: (table, words) => table.thing("hero", words[1]!, "subject"),
        icon: () => null,
        label: (table) => table.thing("equipment", "grappling-hook"),
        memberIcon: () => "equipment-grappling-hook",
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
    discard: rooms("shell-group-discard"),
    build: rooms("shell-group-build"),
    settle: rooms("shell-group-settle"),
    lose: rooms("shell-group-lose"),
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
            count: grouping.count?.(table, offer.words) ?? null,
        });
        cards.set(key, card);
    }
    return [...cards.values()];
}
