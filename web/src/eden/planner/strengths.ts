/** Strengths as they are drawn: now, and with the plan for wilds and the move that is considered. */

import type { Table } from "$lib/table/table.svelte";
import { foreseen, foreseenAhead, refugeAhead, refugeOf, type Standing, type StandingAhead } from "../prospects";
import type { Profession } from "../view";
import { planned } from "./planned";
import type { Plan } from "./plan.svelte";

export interface StrengthShown {
    now: number;
    then: number;
    /** Where that stands; null without a strength. */
    standing: Standing | null;
    /** Whether buildings of the type are still to be given out. */
    isOpen: boolean;
}

const isKnown = (one: StandingAhead | null): one is Standing => one !== null && !Object.values(one).includes(null);

/** After the move that is considered, unless the type is given out then; or else as they are. */
function standingsOf(table: Table, seat: number, kind: Profession): readonly Standing[] {
    const isToCome = foreseenAhead(table)?.to_come?.includes(kind);
    const next = isToCome ? refugeAhead(table, seat)?.strengths?.[kind]?.standings : null;
    return next?.every(isKnown) ? next : (refugeOf(table, seat).strengths[kind]?.standings ?? []);
}

export function strengthOf(table: Table, seat: number, kind: Profession, plan: Plan | null): StrengthShown {
    const { strengths, wilds } = refugeOf(table, seat);
    const { to_come } = foreseen(table);
    const now = strengths[kind]?.least ?? 0;
    const wishes = plan?.wishes ?? {};
    const standing = planned((one) => standingsOf(table, seat, one), wilds, to_come, wishes)[kind] ?? null;
    return { now, then: standing?.strength ?? now, standing, isOpen: to_come.includes(kind) };
}

/** Whether others are as strong, or all cards are theirs first. */
export function tieOf({ tied, claims }: Standing, hasClaimed: boolean): "tied" | "without" | "alone" {
    if (!claims && !hasClaimed) return "without";
    return tied ? "tied" : "alone";
}
