/** What a move in Outlive would change: tokens, people, the gauge, the meal of the night; who presses whom. */

import { more, type Chip, type Line, type Outcome } from "$lib/table/actions/outcome";
import type { Table } from "$lib/table/table.svelte";
import { t } from "$lib/words/words.svelte";
import { exposuresOf } from "./exposure";
import { mealOf, SUPPLIES } from "./shelter/figures";
import { TOKENS } from "./view";

type Tribe = any;

const survivors = (tribe: Tribe): number =>
    (tribe?.airlock ?? 0) + (tribe?.rooms ?? []).reduce((sum: number, room: any) => sum + (room?.survivors ?? 0), 0);

export function outcome(table: Table, seat: number): Outcome {
    const [before, after] = [table.view.tribes?.[seat], table.ahead?.tribes?.[seat]];
    const chips: Chip[] = [];
    const lines: Line[] = [];
    if (after) {
        for (const token of TOKENS) {
            const by = more(before.stock?.[token], after.stock?.[token]);
            if (by !== 0) chips.push({ icon: `token-${token}`, label: table.thing("token", token), by });
        }
        const people = survivors(after) - survivors(before);
        if (people !== 0) chips.push({ icon: "survivor", label: t("shell-survivors"), by: people });
        const gauge = more(before.gauge, after.gauge);
        if (gauge !== 0) chips.push({ icon: "radiation", label: t("shell-gauge"), by: gauge });
    }
    const now = before?.rooms ? mealOf(table.box!, before) : null;
    const isSupplyKnown = SUPPLIES.every((supply) => after?.stock?.[supply] !== null);
    const then = after?.rooms && isSupplyKnown ? mealOf(table.box!, after) : null;
    const said = ({ have, need }: { have: number; need: number }) => t("shell-food-of", { has: have, needs: need });
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
    return { chips, lines, dangers: [...pressure(table, seat), ...exposed(table, seat)] };
}

/** Who is put under pressure, and by how much. */
function pressure(table: Table, seat: number): Line[] {
    return (table.preview?.events ?? [])
        .filter(({ name }) => name === "pressure-applied")
        .map(({ arguments: given }, at) => ({
            key: `pressure ${at}`,
            icon: "danger",
            label: given["defender"] === seat ? t("shell-pressure-on-you") : t("shell-pressure-on"),
            from: null,
            to: t("shell-pressure", { count: given["count"] ?? 0 }),
            tone: given["defender"] === seat ? ("danger" as const) : ("plain" as const),
            seat: (given["defender"] === seat ? given["seat"] : given["defender"]) ?? null,
        }));
}

/** Who could come after the move, and press. */
function exposed(table: Table, seat: number): Line[] {
    const words = (table.considered ?? table.chosen)?.words ?? [];
    return exposuresOf(words, table.ahead, seat).map(({ seat: rival, strength, pressure }) => ({
        key: `exposed ${rival}`,
        icon: "danger",
        label: t("shell-exposed"),
        from: null,
        to: t("shell-exposed-by", { strength, pressure }),
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
]);
