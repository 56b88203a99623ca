/** How far the server is with compiling its rules after its first start: asked again and again until that is over. */

import { ask } from "$lib/protocol/http";
import type { Health } from "$lib/protocol/messages";

const PERIOD_MS = 3_000;

/** How much is compiled, in percent; null if there is nothing to wait for. */
export function percentOf({ compiled, compiling }: Pick<Health, "compiled" | "compiling">): number | null {
    return compiling === "under-way" ? Math.floor(compiled * 100) : null;
}

/** Say how far it is, each time that the server answers, until there is nothing to wait for; return what ends it. */
export function watchPreparing(say: (percent: number | null) => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;

    async function look(): Promise<void> {
        // A server that does not answer now may do so a little later.
        const health = await ask<Health>("GET", "/healthz").catch(() => null);
        if (isClosed) return;
        const percent = health && percentOf(health);
        if (health) say(percent);
        if (health === null || percent !== null) timer = setTimeout(() => void look(), PERIOD_MS);
    }

    void look();
    return () => {
        isClosed = true;
        clearTimeout(timer);
    };
}
