/** What is printed on cards and tiles. */

import type { Counts, Equipment, Profession, Survivor } from "./view";

export interface Clause {
    count: number;
    of: Profession[];
}

/** What a component file can say of a card or a tile. */
interface Printed {
    survivors?: Counts<Survivor>;
    equipment?: Counts<Equipment>;
    cans?: number;
    power?: string;
    end?: boolean;
    requires?: Clause[];
}

/** Cards and tiles by section and name, as `table.box.components` has them. */
export type Figures = Record<string, Record<string, Printed>>;

export interface Card {
    survivors: Counts<Survivor>;
    equipment: Counts<Equipment>;
    cans: number;
    power: string | null;
    isEnd: boolean;
}

/** Of a building, or of the right side of a New Building. */
export function cardOf(figures: Figures, name: string): Card {
    const printed = figures[isNewBuilding(name) ? "missions" : "buildings"]?.[name] ?? {};
    return {
        survivors: printed.survivors ?? {},
        equipment: printed.equipment ?? {},
        cans: printed.cans ?? 0,
        power: printed.power ?? null,
        isEnd: printed.end ?? false,
    };
}

export function isNewBuilding(mission: string): boolean {
    return mission.startsWith("new-building-");
}

/** Whom an event asks for. */
export function clausesOf(figures: Figures, event: string): Clause[] {
    return figures["events"]?.[event]?.requires ?? [];
}
