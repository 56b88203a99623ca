/** What a move in Outlive would change: tokens, people, the gauge, the meal of the night; who presses whom. */

import { more, type Chip, type Line, type Outcome } from "$lib/table/actions/outcome";
import type { Table } from "$lib/table/table.svelte";
import { t } from "$lib/words/words.svelte";
import { exposuresOf } from "./exposure";
import { isMealAhead, mealOf, SUPPLIES } from "./shelter/figures";
import { readEvent } from "./targets";
import { TOKENS } from "./view";

type Tribe = any;

/** Where the people of a tribe are, room by room; null: not known yet. */
const people = (tribe: Tribe): (number | null | undefined)[] => [
    tribe?.airlock,
    ...(tribe?.rooms ?? []).map((room: any) => room && room.survivors),
];

/** How many more people there will be; 0 as long as that cannot be known. */
function morePeople(before: Tribe, after: Tribe): number {
    const [from, to] = [people(before), people(after)];
    if (to.some((one, at) => one === null && from[at] !== null)) return 0;
    const sum = (all: typeof from) => all.reduce<number>((sofar, one) => sofar + (one ?? 0), 0);
    return sum(to) - sum(from);
}

export function outcome(table: Table, seat: number): Outcome {
    const [before, after] = [table.view.tribes?.[seat], table.ahead?.tribes?.[seat]];
    const chips: Chip[] = [];
    const lines: Line[] = [];
    if (after) {
        for (const token of TOKENS) {
            const by = more(before.stock?.[token], after.stock?.[token]);
            if (by !== 0) chips.push({ icon: `token-${token}`, label: table.thing("token", token), by });
        }
        const joined = morePeople(before, after);
        if (joined !== 0) chips.push({ icon: "survivor", label: t("shell-survivors"), by: joined });
        const gauge = more(before.gauge, after.gauge);
        if (gauge !== 0) chips.push({ icon: "radiation", label: t("shell-gauge"), by: gauge });
    }
    const now = before?.rooms && isMealAhead(table.view, before) ? mealOf(table.box!, before) : null;
    const isSupplyKnown = SUPPLIES.every((supply) => after?.stock?.[supply] !== null);
    const isForeseen = isSupplyKnown && isMealAhead(table.ahead, after);
    const then = after?.rooms && isForeseen ? mealOf(table.box!, after) : null;
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
function exposed(table: Table, seat: number): Line[] {
    const words = (table.considered ?? table.chosen)?.words ?? [];
    return exposuresOf(table.box!, words, table.ahead, seat).map(({ seat: rival, strength, pressure }) => ({
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
