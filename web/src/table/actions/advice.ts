/** What a bot would play: the best moves of its answer. */

import type { Hint } from "$lib/protocol/messages";
import { t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";

export interface Advised {
    rank: number;
    /** The share of the win that the bot expects, in percent. */
    percent: number | null;
    words: string;
}

type Candidate = Hint["candidates"][number];

const MOST = 3;

/** What the bot would play, and the next best of those that it has thought about most; none looks better than its
 * choice, which it has thought about more.
 */
export function ranked(candidates: readonly Candidate[]): Candidate[] {
    const [first, ...others] = candidates.slice(0, MOST);
    if (first === undefined) return [];
    const share = (one: Candidate) => one.share ?? 0;
    const rest = others.filter((one) => share(one) <= share(first));
    return [first, ...rest.sort((one, other) => share(other) - share(one))];
}

export function adviceOn(table: Table, move: string): Advised | null {
    const best = ranked(table.choosing.hint?.candidates ?? []);
    const at = best.findIndex((one) => one.move === move);
    if (at < 0) return null;
    const { share } = best[at]!;
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
