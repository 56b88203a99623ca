/** What a move in Paris: New Eden would change: strengths, cans, tokens; how the event and the meal of the season stand. */

import { more, type Chip, type Line, type Outcome } from "$lib/table/actions/outcome";
import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { foreseen, refugeAhead, refugeOf } from "./prospects";
import { fareAhead, fareOf, type Fare } from "./season/food";
import { progressAhead, progressOf } from "./season/resolved";
import { aheadOf, EQUIPMENT, FACES, PROFESSIONS, SURVIVORS, viewOf } from "./view";

export function outcome(table: Table, seat: number): Outcome {
    const [view, ahead] = [viewOf(table), aheadOf(table)];
    const [before, after] = [view.refuges[seat]!, ahead?.refuges?.[seat]];
    const chips: Chip[] = [];
    const lines: Line[] = [];
    if (after) {
        for (const kind of PROFESSIONS) {
            const from = refugeOf(table, seat).strengths[kind]?.least ?? 0;
            const next = refugeAhead(table, seat)?.strengths?.[kind];
            const to = next === undefined ? 0 : (next?.least ?? from);
            if (from === to || view.season !== ahead?.season) continue;
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
        for (const kind of EQUIPMENT) {
            const by = more(before.equipment[kind], after.equipment?.[kind]);
            if (by !== 0) chips.push({ icon: `equipment-${kind}`, label: table.thing("equipment", kind), by });
        }
        for (const kind of SURVIVORS) {
            const now = refugeOf(table, seat).survivors[kind];
            const by = more(now, refugeAhead(table, seat)?.survivors?.[kind] ?? now);
            if (by !== 0) chips.push({ icon: `face-${kind}`, label: table.thing("survivor", kind), by });
        }
        for (const face of FACES) {
            const had = before.tokens[face] ?? 0;
            const by = more(had, after.tokens?.[face]);
            const label = capital(table.thing("face", face, "token"));
            const tone = by > 0 ? "good" : "plain";
            const [from, to] = [String(had), String(had + by)];
            if (by !== 0) lines.push({ key: `token-${face}`, icon: `face-${face}`, label, from, to, tone, seat: null });
        }
        const missions = (after.missions?.length ?? 0) - before.missions.length;
        if (missions !== 0) chips.push({ icon: "mission", label: t("shell-missions"), by: missions });
    }
    const { events, event_resolved: isResolved } = foreseen(table);
    const [event] = isResolved ? [] : events;
    if (event && events.length === 1) {
        const said = (has: number) => t("shell-event-of", { has, needs: event.asked });
        const from = progressOf(event, seat, []);
        const to = progressAhead(table, event, seat) ?? from;
        lines.push({
            key: "event",
            icon: "danger",
            label: t("shell-event"),
            from: from === to ? null : said(from),
            to: said(to),
            tone: to === event.asked ? "good" : "danger",
            seat: null,
        });
    }
    const now = fareOf(table, seat, []);
    const will = fareAhead(table, seat) ?? now;
    if (now && will && refugeOf(table, seat).population > 0) {
        const said = ({ isFed, words }: Fare) => (isFed ? t("shell-fed", { points: words }) : words);
        lines.push({
            key: "food",
            icon: "location-restaurant",
            label: t("shell-feeding"),
            from: said(now) === said(will) || isResolved ? null : said(now),
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
    "building-claimed",
    "strength-announced",
    "season",
    "first-player",
    "tokens-returned",
    "missions-kept",
    "event-overcome",
    "tally",
]);
