/** The boards of the games, each loaded when it is first wanted. */

import type { GameName } from "$lib/protocol/messages";
import type { GameScreen } from "$lib/table/game";

const SCREENS = import.meta.glob<GameScreen>("./*/screen.ts", { import: "screen" });

/** The board of a game; one that has none of its own is shown plainly. */
export async function screenOf(game: GameName): Promise<GameScreen> {
    const own = SCREENS[`./${game}/screen.ts`];
    return own ? own() : (await import("$lib/plain/plain")).plainScreen(game);
}
