/** The games that the server offers, with what it says of each. */

import { ask } from "$lib/protocol/http";
import type { GameInfo, GameName, Games } from "$lib/protocol/messages";

class Offered {
    /** Null as long as the server has not answered. */
    games: GameInfo[] | null = $state.raw(null);
    private asked: Promise<GameInfo[]> | null = null;

    /** Ask for the games, once; what goes wrong is thrown, with a sentence. */
    ask(): Promise<GameInfo[]> {
        this.asked ??= ask<Games>("GET", "/api/games", { tries: Infinity }).then(({ games }) => (this.games = games));
        this.asked.catch(() => (this.asked = null));
        return this.asked;
    }

    /** What a game is called; by its name as long as that is not known. */
    titleOf(game: GameName): string {
        return this.games?.find((one) => one.game === game)?.title ?? game;
    }
}

export const offered = new Offered();
