/** The six days of the convoy as they stand. */

import type { Table } from "$lib/table/table.svelte";
import { capital } from "$lib/words/fluent";
import { t } from "$lib/words/words.svelte";
import { componentsOf } from "../components";
import { prospectsOf } from "../prospects";
import { viewOf } from "../view";

export interface Day {
    day: number;
    /** Null: it lies face down. */
    event: string | null;
    overcomeBy: number | null;
    /** Whether it still lies face down in the game, is in play, or was overcome. */
    state: "hidden" | "open" | "overcome";
    points: number;
    cost: [string, number][];
    radiation: number;
    isToday: boolean;
    /** The tokens that the reader lacks to overcome it; null: it is not in play, or there is no reader. */
    lacks: number | null;
    isPast: boolean;
    label: string;
}

export function daysOf(table: Table): Day[] {
    const view = viewOf(table);
    const { events, radioactivity } = componentsOf(table.box!);
    return radioactivity["by-day"].map((radiation, at) => {
        const space = view.convoy?.[at] ?? null;
        const event = space?.event ?? null;
        const overcomeBy = space?.overcome_by ?? null;
        const lacks = (event && prospectsOf(table)?.own?.events[event]) ?? null;
        const card = event === null ? null : events[event]!;
        const said = {
            day: at + 1,
            event: event === null ? "" : table.thing("event", event),
            text: event === null ? "" : table.thing("event", event, "text"),
            points: card?.points ?? 0,
            name: overcomeBy === null ? "" : table.name(overcomeBy),
            radiation,
        };
        // Whoever may see everything sees events of days to come, too: they have no effect yet.
        const isToCome = event === null || at >= (view.day ?? 0);
        const state = isToCome ? "hidden" : overcomeBy === null ? "open" : "overcome";
        return {
            day: at + 1,
            event,
            overcomeBy,
            state,
            points: said.points,
            cost: Object.entries(card?.cost ?? {}),
            radiation,
            isToday: view.day === at + 1,
            isPast: (view.day ?? 0) > at + 1,
            lacks,
            label:
                t("convoy-day", { ...said, state }) +
                (lacks === null ? "" : ` ${capital(t("convoy-lacks", { count: lacks }))}.`),
        };
    });
}
