/** The boards of the games, each loaded when it is first wanted. */

import type { GameName } from "$lib/protocol/messages";
import type { GameScreen } from "./game";

const SCREENS = import.meta.glob<GameScreen>("../*/screen.ts", { import: "screen" });

/** The board of a game. */
export async function screenOf(game: GameName): Promise<GameScreen> {
    const own = SCREENS[`../${game}/screen.ts`];
    if (own === undefined) throw new Error(`there is no board for ${game}`);
    return own();
}
