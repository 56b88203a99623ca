/** What a move would change, in the order gain, need, score, danger: from the view before it and the view after it. */

import type { IconName } from "$lib/icons/names";
import type { Preview } from "$lib/protocol/messages";
import { listed, t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";
import { reasons } from "./reasons";

/** So many more or fewer of something. */
export interface Chip {
    icon: IconName;
    label: string;
    by: number;
}

export interface Line {
    key: string;
    icon: IconName;
    label: string;
    /** Null: as it is now. */
    from: string | null;
    to: string;
    tone: "plain" | "good" | "danger";
    /** Whom it is about, if it is not oneself. */
    seat: number | null;
}

export interface Outcome {
    chips: Chip[];
    lines: Line[];
    /** Whether the score belongs to it; without it, it does. */
    hasScore?: boolean;
    /** What comes after the score: who is in danger, or puts others there. */
    dangers?: Line[];
}

/** How many more of something there would be; none where that is not known yet. */
export const more = (before: number | undefined, after: number | null | undefined): number =>
    after === null ? 0 : (after ?? 0) - (before ?? 0);

/** One's own points before and after, if the game ended there. */
function score(table: Table, seat: number): Line[] {
    const total = table.before.scores?.[seat]?.["total"];
    if (total === undefined) return [];
    const { preview } = table.choosing;
    const then = preview ? (preview.scores[seat]?.["total"] ?? null) : total;
    const words = (points: number) => String(points).replace("-", "−");
    return [
        {
            key: "score",
            icon: "points",
            label: t("score-now"),
            from: then === total ? null : words(total),
            to:
                then === null
                    ? t("shell-unknown")
                    : then === total && preview
                      ? t("shell-unchanged", { points: words(total) })
                      : words(then),
            tone: then === null || then === total ? "plain" : then > total ? "good" : "danger",
            seat: null,
        },
    ];
}

export function outcomeOf(table: Table): Outcome {
    const { seat, screen } = table;
    if (seat === null || screen === null || table.view === null || table.box === null) return { chips: [], lines: [] };
    const { chips, lines, dangers = [], hasScore = true } = screen.outcome(table.before, seat);
    return {
        chips,
        lines: [...lines, ...(hasScore ? [...score(table, seat), ...reasons(table, seat)] : []), ...dangers],
    };
}

/** What else happens, in the words of the log; nothing is said twice. */
export function happeningsOf(table: Table): string[] {
    const counts = new Map<string, number>();
    for (const { name, message } of table.choosing.preview?.events ?? []) {
        if (table.screen?.shownByOutcome.has(name)) continue;
        const said = table.say(message as Parameters<Table["say"]>[0]);
        counts.set(said, (counts.get(said) ?? 0) + 1);
    }
    return [...counts].map(([said, count]) => (count > 1 ? `${said} ×${count}` : said));
}

/** What the button says about the step it takes: whether it ends undo, and who decides next. Null: nothing special, the
 * player continues and may take it back.
 */
export function endOf(table: Table, preview: Preview | null): string | null {
    const { seat } = table;
    if (preview === null || seat === null) return null;
    if (preview.ends) return t("shell-ends");
    const asked = preview.to_act?.filter((one) => one !== seat) ?? [];
    // Who is asked at the same time has no turn that would begin now.
    const others = asked.filter((one) => !table.before.toAct.includes(one));
    const isMine = preview.to_act?.includes(seat) ?? false;
    if (preview.closes_undo && preview.unknown.length > 0) {
        const what = table.screen?.turnsUp(preview) ?? null;
        return what === null ? t("shell-no-undo", { what: "something" }) : t(`shell-no-undo-${what}`);
    }
    if (!isMine && others.length > 0) {
        const names = listed(others.map((one) => table.name(one)));
        return t("shell-then", { names, count: others.length });
    }
    if (!isMine && asked.length > 0) {
        return t("shell-still", { names: listed(asked.map((one) => table.name(one))), count: asked.length });
    }
    return preview.closes_undo ? t("shell-no-undo", { what: "others" }) : null;
}
