/** What is shown of a game without its board: each game has a module that says it, loaded when it is first wanted. */

import type { GameName } from "$lib/protocol/messages";
import type { GameRules } from "$lib/rulebook/game";
import type { Component } from "svelte";

export interface GameLook {
    /** The picture on its card; it fills what it stands in. */
    Picture: Component;
    /** The icons that only this game has, as symbols. */
    sprite: string;
    rules: GameRules;
    /** Whether there is a guide for a first game. */
    isGuided: boolean;
}

const LOOKS = import.meta.glob<GameLook>("../*/look.ts", { import: "look" });

/** Have all looks on their way: the first page shows them all. */
export function fetchLooks(): void {
    // What does not come is asked for once more when it is shown.
    for (const fetch of Object.values(LOOKS)) fetch().catch(() => undefined);
}

/** The look of a game; null: it has none of its own, and is shown plainly. */
export async function lookOf(game: GameName): Promise<GameLook | null> {
    return (await LOOKS[`../${game}/look.ts`]?.()) ?? null;
}
