/** What is printed on cards and tiles. */

import type { Components } from "./components";
import type { Counts, Equipment, Profession, Survivor } from "./view";

export interface Clause {
    count: number;
    of: Profession[];
}

/** What a component file can say of a card or a tile. */
export interface Printed {
    survivors?: Counts<Survivor>;
    equipment?: Counts<Equipment>;
    cans?: number;
    power?: string;
    end?: boolean;
    requires?: Clause[];
    points?: number;
    copies?: number;
}

/** The cards and tiles of the box, by name. */
export type Cards = Pick<Components, "buildings" | "events" | "missions">;

export interface Card {
    survivors: Counts<Survivor>;
    equipment: Counts<Equipment>;
    cans: number;
    power: string | null;
    isEnd: boolean;
}

/** Of a building, or of the right side of a New Building. */
export function cardOf(cards: Cards, name: string): Card {
    const printed = cards[isNewBuilding(name) ? "missions" : "buildings"][name] ?? {};
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
export function clausesOf(cards: Cards, event: string): Clause[] {
    return cards.events[event]?.requires ?? [];
}
