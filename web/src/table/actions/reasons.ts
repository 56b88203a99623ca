/** Where points come from that a move would change: those that are scored for good, and the parts of what would count if
 * the game ended then.
 */

import type { Scores } from "$lib/protocol/messages";
import { change, signed, t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";
import type { Line } from "./outcome";

const tone = (by: number): Line["tone"] => (by > 0 ? "good" : by < 0 ? "danger" : "plain");

const line = (key: string, label: string, from: string | null, to: string, by: number): Line => {
    return { key, icon: "points", label, from, to, tone: tone(by), seat: null };
};

/** By how much the points differ that nothing can take away any more; 0: not at all, or nobody can know. */
export function scoredBy(table: Table, seat: number): number {
    const then = table.choosing.preview?.scored?.[seat]?.["total"] ?? null;
    return then === null ? 0 : then - (table.scored?.[seat]?.["total"] ?? then);
}

/** What is scored for good, where a move changes it, and the parts of the score that make its change. */
export function reasons(table: Table, seat: number): Line[] {
    const now: Scores | undefined = table.scores?.[seat];
    const then = table.choosing.preview?.scores[seat];
    if (now === undefined || !then) return [];
    const by = scoredBy(table, seat);
    const before = table.scored?.[seat]?.["total"] ?? 0;
    const scored = by === 0 ? [] : [line("scored", t("score-scored"), signed(before), signed(before + by), by)];
    const parts = Object.keys(now).filter((part) => part !== "total");
    return [
        ...scored,
        ...parts.flatMap((part) => {
            const more = (then[part] ?? now[part]!) - now[part]!;
            const named = more === 0 ? [] : (table.screen?.sources?.(table, seat, part) ?? []);
            if (named.length > 0)
                return named.map(({ name, by }) => line(`${part} ${name}`, name, null, change(by), by));
            return more === 0 ? [] : line(part, table.words.say(`part-${part}`), null, change(more), more);
        }),
    ];
}
