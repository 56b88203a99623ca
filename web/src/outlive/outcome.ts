/** What a move in Outlive would change: tokens, people, the gauge, the meal of the night; who presses whom. */

import { more, type Chip, type Line, type Outcome } from "$lib/table/actions/outcome";
import type { Table } from "$lib/table/table.svelte";
import { signed, t } from "$lib/words/words.svelte";
import { mealAhead, tribeAhead, tribeProspects, type Meal } from "./prospects";
import { foreseenOf } from "./ring/walks";
import { readEvent } from "./targets";
import { aheadOf, strengthOf, TOKENS, viewOf } from "./view";

export function outcome(table: Table, seat: number): Outcome {
    // What the next day brings is no outcome of what ends the night.
    if ((aheadOf(table)?.day ?? viewOf(table).day) !== viewOf(table).day)
        return { chips: [], lines: [], hasScore: false };
    const [before, after] = [viewOf(table).tribes[seat]!, aheadOf(table)?.tribes?.[seat]];
    const chips: Chip[] = [];
    const lines: Line[] = [];
    if (after) {
        for (const token of TOKENS) {
            const by = more(before.stock?.[token], after.stock?.[token]);
            if (by !== 0) chips.push({ icon: `token-${token}`, label: table.thing("token", token), by });
        }
        const people = tribeProspects(table, seat)?.survivors ?? 0;
        const joined = more(people, tribeAhead(table, seat)?.survivors ?? people);
        if (joined !== 0) chips.push({ icon: "survivor", label: t("shell-survivors"), by: joined });
        const gauge = more(before.gauge, after.gauge);
        if (gauge !== 0) {
            lines.push({
                key: "gauge",
                icon: "radiation",
                label: t("shell-gauge"),
                from: signed(before.gauge),
                to: signed(before.gauge + gauge),
                tone: gauge > 0 ? "good" : "danger",
                seat: null,
            });
        }
    }
    const now = tribeProspects(table, seat)?.meal ?? null;
    const then = mealAhead(table, seat);
    const said = ({ have, need }: Meal) => t("shell-food-of", { has: have, needs: need });
    if (now && now.need + (then?.need ?? 0) > 0) {
        const shown = then ?? now;
        lines.push({
            key: "food",
            icon: "location-restaurant",
            label: t("shell-food"),
            from: then && said(then) !== said(now) ? said(now) : null,
            to: said(shown),
            tone: shown.short === 0 ? "good" : "danger",
            seat: null,
        });
    }
    return { chips, lines, dangers: [...pressure(table, seat), ...exposed(table)] };
}

/** Who is put under pressure, and by how much. */
function pressure(table: Table, seat: number): Line[] {
    return (table.choosing.preview?.events ?? [])
        .filter(({ name }) => name === "pressure-applied")
        .map(readEvent)
        .map(({ seat: presser = null, defender = null, count = 0 }, at) => ({
            key: `pressure ${at}`,
            icon: "danger",
            label: defender === seat ? t("shell-pressure-on-you") : t("shell-pressure-on"),
            from: null,
            to: t("shell-pressure", { count }),
            tone: defender === seat ? ("danger" as const) : ("plain" as const),
            seat: defender === seat ? presser : defender,
        }));
}

/** Who could come after the move, and press. */
function exposed(table: Table): Line[] {
    const { considered, chosen } = table.choosing;
    const meant = [...table.composing.steps.map(({ offer }) => offer), considered ?? chosen];
    const words = meant.findLast((offer) => offer?.words[0] === "move" || offer?.words[0] === "hook")?.words ?? [];
    return (foreseenOf(table, words)?.exposed ?? []).map(({ seat: rival, hero, pressure, later }) => ({
        key: `exposed ${rival}`,
        icon: "danger",
        label: t(later ? "shell-exposed-later" : "shell-exposed"),
        from: null,
        to: t("shell-exposed-by", { strength: strengthOf(hero), pressure }),
        tone: "danger",
        seat: rival,
    }));
}

/** What is said already by chips, lines and the card itself. */
export const shownByOutcome: ReadonlySet<string> = new Set([
    "hero-moved",
    "gained",
    "token-taken",
    "first-player",
    "collected",
    "spent",
    "gauge-moved",
    "pressure-applied",
    "survivor-joined",
    "survivor-lost",
    "survivor-moved",
    "survivor-declined",
    "hero-placed",
    "heroes-stay",
    "room-built",
    "room-used",
    "equipment-used",
    "equipment-repaired",
    "event-overcome",
    "hunt-begun",
    "tally",
]);
