/** Up to which version readers have seen the game or read the chat, also before the page was loaded. */

import { kept } from "$lib/kept";

const MOST_KEPT = 100;

export function seenBy(reader: string, what: "seen" | "chat"): number | null {
    return kept.read<Record<string, number>>(what, {})[reader] ?? null;
}

export function keepSeen(reader: string, what: "seen" | "chat", version: number): void {
    const { [reader]: _, ...others } = kept.read<Record<string, number>>(what, {});
    kept.write(what, Object.fromEntries([...Object.entries(others), [reader, version]].slice(-MOST_KEPT)));
}
