/** The games that can be shown, each loaded when it is first wanted. */

import type { GameName } from "$lib/protocol/messages";
import type { GameScreen } from "./game";

export async function screenOf(game: GameName): Promise<GameScreen> {
    return game === "outlive" ? (await import("$lib/outlive/screen")).outlive : (await import("$lib/eden/screen")).eden;
}
