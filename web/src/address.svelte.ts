/** Where in the page we are: the lobby, a table, a replay, the rules. Going elsewhere loads nothing anew. */

import type { GameName } from "$lib/protocol/messages";

export type Address =
    | { page: "lobby" }
    | { page: "table"; table: string }
    | { page: "replay"; table: string; step: number }
    | { page: "rules"; game: GameName; about: string | null }
    | { page: "nowhere" };

/** `/t/<table>` is a table, `/t/<table>#replay=12` its replay at move 12, `/#rules/<game>` the rules of a game. */
function read({ pathname, hash }: Pick<Location, "pathname" | "hash">): Address {
    const table = pathname.match(/^\/t\/([A-Za-z0-9_-]{22})$/)?.[1];
    const replay = hash.match(/^#replay(?:=(\d+))?$/);
    const rules = hash.match(/^#rules\/([a-z][a-z0-9_-]*)(?:\/([a-z0-9:-]+))?$/);
    if (table !== undefined && replay) return { page: "replay", table, step: Number(replay[1] ?? 0) };
    if (table !== undefined) return { page: "table", table };
    if (pathname === "/" && rules) return { page: "rules", game: rules[1]!, about: rules[2] ?? null };
    return pathname === "/" ? { page: "lobby" } : { page: "nowhere" };
}

class Place {
    private address: Address = $state.raw(read(location));

    constructor() {
        const again = () => (this.address = read(location));
        window.addEventListener("popstate", again);
        window.addEventListener("hashchange", again);
    }

    get now(): Address {
        return this.address;
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.address = read(location);
        window.scrollTo(0, 0);
    }

    /** Change the address without a new entry in the browser's history. */
    replace(path: string): void {
        history.replaceState(null, "", path);
        this.address = read(location);
    }
}

export const place = new Place();

/** For `onclick` of links: stay in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    place.go(link.pathname + link.hash);
}
