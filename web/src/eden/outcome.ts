/** What a move in Paris: New Eden would change: strengths, cans, tokens; how the event and the meal of the season stand. */

import { more, type Chip, type Line, type Outcome } from "$lib/table/actions/outcome";
import type { Table } from "$lib/table/table.svelte";
import { t } from "$lib/words/words.svelte";
import { feeding, isCounted, lackingForEvent, openEvents, strength } from "./counting";
import { fareAhead, fareOf, type Fare } from "./season/food";
import { isResolved } from "./season/resolved";
import { PROFESSIONS } from "./view";

export function outcome(table: Table, seat: number): Outcome {
    const { view, ahead } = table;
    const figures = table.box!.components;
    const [before, after] = [view.refuges?.[seat], ahead?.refuges?.[seat]];
    const chips: Chip[] = [];
    const lines: Line[] = [];
    if (after) {
        for (const kind of PROFESSIONS) {
            const [from, to] = [strength(view, seat, kind), strength(ahead, seat, kind)];
            if (from === to || view.season !== ahead.season) continue;
            lines.push({
                key: kind,
                icon: `face-${kind}`,
                label: table.thing("profession", kind),
                from: String(from),
                to: t("shell-strength", { strength: to }),
                tone: "plain",
                seat: null,
            });
        }
        const cans = more(before.cans, after.cans);
        if (cans !== 0) chips.push({ icon: "token-canned", label: t("shell-cans"), by: cans });
        for (const kind of ["bullet", "capsule", "book"]) {
            const by = more(before.equipment?.[kind], after.equipment?.[kind]);
            if (by !== 0) chips.push({ icon: `equipment-${kind}`, label: table.thing("equipment", kind), by });
        }
        for (const face of [...PROFESSIONS, "wild"]) {
            const by = more(before.tokens?.[face], after.tokens?.[face]);
            if (by !== 0) chips.push({ icon: `face-${face}`, label: table.thing("face", face), by });
        }
        const missions = (after.missions?.length ?? 0) - (before.missions?.length ?? 0);
        if (missions !== 0) chips.push({ icon: "mission", label: t("shell-missions"), by: missions });
    }
    const seen = isCounted(ahead, seat) && ahead.season === view.season ? ahead : view;
    const [event] = view.board && !isResolved(view) ? openEvents(view, figures) : [];
    if (event && openEvents(view, figures).length === 1) {
        const said = (lacking: number) => t("shell-event-of", { has: event.asked - lacking, needs: event.asked });
        const [from, to] = [view, seen].map((one) => lackingForEvent(one, seat, event, figures)) as [number, number];
        lines.push({
            key: "event",
            icon: "danger",
            label: t("shell-event"),
            from: from === to ? null : said(from),
            to: said(to),
            tone: to === 0 ? "good" : "danger",
            seat: null,
        });
    }
    const now = isResolved(view) && before?.decision !== "feed" ? null : fareOf(table, seat, view, []);
    const will = fareAhead(table, seat) ?? now;
    if (now && will && feeding(view, seat, figures)!.population > 0) {
        const said = ({ isFed, words }: Fare) => (isFed ? t("shell-fed", { points: words }) : words);
        lines.push({
            key: "food",
            icon: "location-restaurant",
            label: t("shell-feeding"),
            from: said(now) === said(will) || isResolved(view) ? null : said(now),
            to: said(will),
            tone: will.isFed ? "good" : "danger",
            seat: null,
        });
    }
    return { chips, lines };
}

/** What is said already by chips, lines and the card itself. */
export const shownByOutcome: ReadonlySet<string> = new Set([
    "die-taken",
    "cans-gained",
    "equipment-taken",
    "token-taken",
    "season",
    "first-player",
    "tokens-returned",
    "missions-kept",
    "event-overcome",
]);
