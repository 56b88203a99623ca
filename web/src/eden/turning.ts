/** What is shown when a season begins: its event and how far the reader has come, and what the past season has brought. */

import { nameIn, numberIn } from "$lib/table/happening";
import type { Table } from "$lib/table/table.svelte";
import { grown, type Cell, type Summary, type Turn, type Turning } from "$lib/table/turning";
import { change, t } from "$lib/words/words.svelte";
import { foreseen } from "./prospects";
import { latestOf } from "./season/resolved";
import { viewOf } from "./view";

/** A season begins with an event of its own. */
export const begins = "season";

export function turning(table: Table, turn: Turn): Turning {
    const { events, dice_each } = foreseen(table);
    const words = events.map(({ event, asked, has }) => {
        const text = table.thing("event", event, "text");
        return table.seat === null ? text : t("turning-event", { text, has: has[table.seat]!, asked });
    });
    words.push(t("turning-season", { count: dice_each, name: table.name(viewOf(table).first_player) }));
    const title = table.thing("season", nameIn(turn.begun, "season"));
    return { icon: "laurel", title, rule: `event:${events[0]?.event}`, words, summary: summary(table, turn) };
}

/** How everybody came through the season before; null: it was the first, or the log does not reach back. */
function summary(table: Table, turn: Turn): Summary | null {
    const told = turn.past.findLast(({ name }) => name === "tally");
    if (told === undefined) return null;
    const rows = viewOf(table).refuges.flatMap((_, seat) => {
        const points = grown(turn, "tally", seat, "points");
        return points === null ? [] : { seat, cells: [event(turn, seat), food(turn, seat), points] };
    });
    const columns = [
        { icon: "danger", label: t("shell-event") },
        { icon: "location-restaurant", label: t("shell-feeding") },
        { icon: "points", label: t("score-scored") },
    ];
    return { title: table.thing("season", nameIn(told, "season")), columns, rows };
}

/** The points of the event, or how many equipped survivors were there and how many were missing. */
function event({ past }: Turn, seat: number): Cell {
    const told = latestOf(past, seat, ["event-overcome", "event-not-overcome"]);
    if (told === null) return { text: "" };
    if (told.name === "event-overcome") return { text: change(numberIn(told, "points") ?? 0) };
    const has = numberIn(told, "has") ?? 0;
    return { text: t("turning-lacked", { has, lacking: numberIn(told, "lacking") ?? 0 }), isBad: true };
}

/** The points of the meal and the Cans that it took, or that nobody was fed. */
function food({ past }: Turn, seat: number): Cell {
    const told = latestOf(past, seat, ["people-fed", "people-hungry"]);
    if (told === null) return { text: "" };
    if (told.name === "people-hungry") return { text: t("turning-hungry"), isBad: true };
    const cans = numberIn(told, "cans") ?? 0;
    return { text: t("turning-fed", { points: change(numberIn(told, "points") ?? 0), cans }) };
}
