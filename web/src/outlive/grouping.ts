/** Which moves of Outlive stand together in one card of the action bar. */

import type { Grouping, Held } from "$lib/table/actions/grouping";
import type { Offer } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import type { Message } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { componentsOf } from "./components";
import { roomIcon } from "./icons";
import { viewOf, type RoomName, type Token } from "./view";

/** A thing that a move names, in the form that stands alone. */
function argument(table: Table, offer: Offer, name: string, form: string | null = null): string {
    const given = offer.message.arguments?.[name];
    if (given === undefined || typeof given !== "object" || "list" in given) return offer.words.slice(1).join(" ");
    return table.say({ ...(given as Message), form });
}

const nothing = () => "";

/** How many tokens there are to choose from: those of the defender, if the attacker chooses the tribute. */
function held(table: Table, [kind, token = ""]: string[]): Held | null {
    const { turn, tribes } = viewOf(table);
    const owner = kind === "tribute" ? (turn?.defender ?? table.seat) : table.seat;
    const count = tribes[owner ?? -1]?.stock?.[token as Token] ?? 0;
    return owner === null || count === 0 ? null : { seat: owner, count };
}

function tokens(title: string): Grouping {
    return {
        by: nothing,
        title: () => t(title),
        icon: () => null,
        label: (table, { words }) => table.thing("token", words[1]!),
        memberIcon: (words) => (words[1] === "permanent" ? "token-water" : `token-${words[1]}`),
        held,
    };
}

/** The room that a move names by itself or by its slot of the shelter; null: the airlock. */
function roomOf(table: Table, [, named = ""]: string[]): RoomName | null {
    if (!/^\d$/.test(named)) return named === "airlock" ? null : (named as RoomName);
    return viewOf(table).tribes[table.seat ?? -1]?.rooms[Number(named) - 1]?.room ?? null;
}

function rooms(title: string): Grouping {
    return {
        by: nothing,
        title: () => t(title),
        icon: () => null,
        label: (table, offer) => {
            const room = roomOf(table, offer.words);
            if (room === null) return argument(table, offer, "where", "subject");
            return t(`shelter-room-${room}`, { amount: componentsOf(table.box!).rooms[room]?.amount ?? 0 });
        },
        memberIcon: (words, table) => {
            const room = roomOf(table, words);
            return room === null ? "survivor" : roomIcon(room);
        },
    };
}

export const groupings: Record<string, Grouping> = {
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
