/** What is shown at dawn: the event of the day and what it does to whom, and what the past day and night have brought. */

import { nameIn, numberIn } from "$lib/table/happening";
import type { Table } from "$lib/table/table.svelte";
import { grown, type Cell, type Summary, type Turn, type Turning } from "$lib/table/turning";
import { listed, signed, t } from "$lib/words/words.svelte";
import { componentsOf } from "./components";
import { daysOf } from "./convoy/days";
import { tribeProspects } from "./prospects";
import { HEROES, strengthOf, viewOf } from "./view";

/** A day begins when its event lies open. */
export const begins = "event-flipped";

export function turning(table: Table, turn: Turn): Turning {
    const event = nameIn(turn.begun, "event");
    const day = numberIn(turn.begun, "day")!;
    const older = daysOf(table).flatMap((one) =>
        one.event !== null && one.event !== event && one.state === "open" ? [one.event] : [],
    );
    const words = [
        textOf(table, event),
        ...older.map((one) => t("turning-older", { event: table.thing("event", one), text: textOf(table, one) })),
        ...own(table, [event, ...older]),
    ];
    const title = t("turning-day", { day, event: table.thing("event", event) });
    return { icon: "dawn", title, rule: `event:${event}`, words, summary: summary(table, turn, day - 1) };
}

/** What an event does at this table: its card has figures for every number of players. */
function textOf(table: Table, event: string): string {
    const count = componentsOf(table.box!).events[event]?.removes?.[viewOf(table).players];
    return count ? t(`turning-event-${event}`, { count }) : table.thing("event", event, "text");
}

/** What the open events mean for the reader: immunity, and the strength that heroes act with. */
function own(table: Table, events: string[]): string[] {
    const tribe = table.seat === null ? null : tribeProspects(table, table.seat);
    if (tribe === null) return [];
    if (tribe.immune) return [t("turning-immune")];
    if (!events.includes("sandstorm")) return [];
    const heroes = HEROES.filter((hero) => tribe.strength[hero] !== strengthOf(hero)).map((hero) =>
        t("turning-hero", { from: strengthOf(hero), to: tribe.strength[hero] }),
    );
    return heroes.length > 0 ? [t("turning-heroes", { heroes: listed(heroes) })] : [];
}

/** How everybody has come through day and night; null: it was the first dawn, or the log does not reach back. */
function summary(table: Table, turn: Turn, day: number): Summary | null {
    const rows = viewOf(table).tribes.flatMap((_, seat) => {
        const [survivors, points] = ["survivors", "points"].map((name) => grown(turn, "tally", seat, name));
        const square = grown(turn, "tally", seat, "square");
        if (!survivors || !points || !square) return [];
        const level = signed(componentsOf(table.box!).radioactivity.gauge[Number(square.text)]!);
        const radioactivity: Cell = { text: level, isBad: (square.by ?? 0) > 0 };
        return { seat, cells: [...done(table, turn, seat), survivors, radioactivity, points] };
    });
    if (rows.length === 0) return null;
    const columns = [
        { icon: "room-event", label: t("turning-overcome") },
        { icon: "room-airlock", label: t("turning-built") },
        { icon: "survivor", label: table.thing("part", "survivors") },
        { icon: "radiation", label: table.thing("part", "radioactivity") },
        { icon: "points", label: t("score-now") },
    ];
    return { title: t("turning-night", { day }), columns, rows };
}

/** The events that a tribe overcame, and how many rooms it built. */
function done(table: Table, { past }: Turn, seat: number): Cell[] {
    const mine = past.filter((event) => numberIn(event, "seat") === seat);
    const overcome = mine.filter(({ name }) => name === "event-overcome").map((one) => nameIn(one, "event"));
    const built = mine.filter(({ name }) => name === "room-built").length;
    return [
        { text: listed(overcome.map((event) => table.thing("event", event))) },
        { text: built > 0 ? `+${built}` : "" },
    ];
}
