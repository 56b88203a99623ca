/** What a bot would play: the best moves of its answer. */

import { t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";

export interface Advised {
    rank: number;
    /** The share of the win that the bot expects, in percent. */
    percent: number | null;
    words: string;
}

const MOST = 3;

export function adviceOn(table: Table, move: string): Advised | null {
    const at = table.choosing.hint?.candidates.slice(0, MOST).findIndex((one) => one.move === move) ?? -1;
    if (at < 0) return null;
    const { share } = table.choosing.hint!.candidates[at]!;
    const rank = at + 1;
    if (share === null) return { rank, percent: null, words: t("shell-advised", { rank }) };
    const percent = Math.round(share * 100);
    return { rank, percent, words: t("shell-advised-share", { rank, percent }) };
}

/** What the button for hints says: how it is with the hint that was asked for. */
export function hintWords(table: Table): string {
    const { isAskingHint, hintsBefore } = table.choosing;
    if (!isAskingHint) return t("shell-hint");
    return hintsBefore === null ? t("shell-hint-thinking") : t("shell-hint-waiting", { before: hintsBefore });
}
