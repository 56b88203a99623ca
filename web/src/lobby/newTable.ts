/** Setting up a table: what can be chosen, and what is chosen for somebody who wants to play at once. */

import { place } from "$lib/address.svelte";
import { guided } from "$lib/games/guided.svelte";
import { freeName, LEVELS, type Level } from "$lib/games/seating";
import { holdings } from "$lib/protocol/held.svelte";
import { ask, freshId } from "$lib/protocol/http";
import type { Created, GameInfo, GameName, NewTable } from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import { t } from "$lib/words/words.svelte";

/** Who sits there: the reader, somebody else at this device, whoever comes by the link, or a bot. */
export type Seating = "me" | "here" | "open" | Level;

export const CLOCKS = {
    none: { kind: "none" },
    minute: { kind: "move", seconds: 60 },
    bank: { kind: "bank", seconds: 1800, increment: 10 },
    day: { kind: "move", seconds: 86_400 },
} as const satisfies Record<string, NewTable["clock"]>;
export type ClockName = keyof typeof CLOCKS;

export const PACES = { calm: 1, quick: 0.3, none: 0 } as const;
export type PaceName = keyof typeof PACES;

export interface Draft {
    game: GameName;
    seats: Seating[];
    /** The names of those who play at this device, by seat; empty: a name is found. */
    names: string[];
    options: Record<string, boolean>;
    clock: ClockName;
    pace: PaceName;
    isPublic: boolean;
    hints: boolean;
}

export function draftOf(game: GameName, seats: Seating[]): Draft {
    return {
        game,
        seats,
        names: seats.map(() => ""),
        options: {},
        clock: "none",
        pace: "calm",
        isPublic: false,
        hints: true,
    };
}

/** Seats for so many players: the reader, and others. */
export function seatsFor(players: number, others: Seating): Seating[] {
    return Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : others));
}

export function ownName(): string {
    return settings.name || t("lobby-guest");
}

function seatsOf(draft: Draft): NewTable["seats"] {
    const names: string[] = [];
    return draft.seats.map((who, seat) => {
        if (who === "open") return { kind: "open" };
        if (who !== "me" && who !== "here") return { kind: "bot", bot: who };
        const wish = draft.names[seat]?.trim() || (who === "me" ? ownName() : t("lobby-guest"));
        const name = freeName(wish, names);
        names.push(name);
        return { kind: "person", name };
    });
}

function standIn(seats: Seating[]): Level {
    return LEVELS.find((level) => seats.includes(level)) ?? "medium";
}

/** Create the table and go there. What is refused is thrown, with a sentence. */
export async function createTable(draft: Draft, isGuided = false): Promise<void> {
    const body: NewTable = {
        id: freshId(),
        game: draft.game,
        seats: seatsOf(draft),
        options: draft.options,
        clock: CLOCKS[draft.clock],
        pace: PACES[draft.pace],
        public: draft.isPublic,
        hints: draft.hints,
        stand_in: standIn(draft.seats),
        patience: 300,
        nonce: freshId(),
        start: true,
    };
    const created = await ask<Created>("POST", "/api/tables", { body, tries: 3 });
    holdings.hold(created.table, created.token, created.seats);
    if (isGuided) guided.begin(created.table);
    place.go(`/t/${created.table}`);
}

/** A first game that explains itself: few players, the others easy bots. */
export function createGuided({ game, players }: GameInfo): Promise<void> {
    return createTable(draftOf(game, seatsFor(Math.min(...players), "easy")), true);
}
