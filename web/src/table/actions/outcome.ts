/** What a move would change, in the order gain, need, score, danger: from the view before it and the view after it. */

import { feeding, lackingForEvent, openEvents, strength } from "$lib/eden/counting";
import { PROFESSIONS } from "$lib/eden/view";
import type { IconName } from "$lib/icons/names";
import { mealOf, SUPPLIES } from "$lib/outlive/shelter/figures";
import { TOKENS } from "$lib/outlive/view";
import { t } from "$lib/words/words.svelte";
import type { Table } from "../table.svelte";
import { exposuresOf } from "./exposure";

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
}

type Tribe = any;

const survivors = (tribe: Tribe): number =>
    (tribe?.airlock ?? 0) + (tribe?.rooms ?? []).reduce((sum: number, room: any) => sum + (room?.survivors ?? 0), 0);

/** How many more of something there would be; none where that is not known yet. */
const more = (before: number | undefined, after: number | null | undefined): number =>
    after === null ? 0 : (after ?? 0) - (before ?? 0);

function outlive(table: Table, seat: number): Outcome {
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
    return { chips, lines };
}

function eden(table: Table, seat: number): Outcome {
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
    const seen = ahead && ahead.season === view.season ? ahead : view;
    const isEventKnown = view.board && view.phase !== "over";
    const [event] = isEventKnown ? openEvents(view, figures) : [];
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
    const [fed, will] = [feeding(view, seat, figures), feeding(seen, seat, figures)];
    if (fed && will && fed.population > 0) {
        const said = ({ short, points }: typeof fed) => t("shell-fed", { short, points });
        lines.push({
            key: "food",
            icon: "location-restaurant",
            label: t("shell-feeding"),
            from: said(fed) === said(will) ? null : said(fed),
            to: said(will),
            tone: will.short === 0 ? "good" : "danger",
            seat: null,
        });
    }
    return { chips, lines };
}

/** Points before and after; only those that change, and one's own. */
function score(table: Table, seat: number): Line[] {
    const total = table.scores?.[seat]?.["total"];
    if (total === undefined) return [];
    const gain = table.preview ? (table.preview.gain[seat] ?? null) : 0;
    const words = (points: number) => String(points).replace("-", "−");
    return [
        {
            key: "score",
            icon: "points",
            label: t("shell-score"),
            from: gain === 0 ? null : words(total),
            to:
                gain === null
                    ? t("shell-unknown")
                    : gain === 0 && table.preview
                      ? t("shell-unchanged", { points: words(total) })
                      : words(total + gain),
            tone: gain === null || gain === 0 ? "plain" : gain > 0 ? "good" : "danger",
            seat: null,
        },
    ];
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
    if (table.game !== "outlive") return [];
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

export function outcomeOf(table: Table): Outcome {
    const seat = table.seat;
    if (seat === null || table.view === null || table.box === null) return { chips: [], lines: [] };
    const { chips, lines } = table.game === "eden" ? eden(table, seat) : outlive(table, seat);
    return { chips, lines: [...lines, ...score(table, seat), ...pressure(table, seat), ...exposed(table, seat)] };
}

/** What is said already by chips, lines and the card itself. */
const SAID = new Set([
    "hero-moved",
    "gained",
    "collected",
    "spent",
    "gauge-moved",
    "pressure-applied",
    "die-taken",
    "cans-gained",
    "equipment-taken",
    "token-taken",
    "season",
    "first-player",
    "tokens-returned",
    "missions-kept",
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

/** What else happens, in the words of the log. */
export function happeningsOf(table: Table): string[] {
    return (table.preview?.events ?? [])
        .filter(({ name }) => !SAID.has(name))
        .map(({ message }) => table.say(message as Parameters<Table["say"]>[0]));
}
