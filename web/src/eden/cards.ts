/** What is printed on cards and tiles. */

import type { Box } from "$lib/rulebook/box";
import type { Message } from "$lib/words/fluent";
import type { Components } from "./components";
import { PROFESSIONS, type Counts, type Equipment, type Profession, type Survivor } from "./view";

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
    needs?: Counts<Survivor>;
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
    const printed = cards.buildings[name] ?? cards.missions[name] ?? {};
    return {
        survivors: printed.survivors ?? {},
        equipment: printed.equipment ?? {},
        cans: printed.cans ?? 0,
        power: printed.power ?? null,
        isEnd: printed.end ?? false,
    };
}

/** Of the mission cards, New Buildings are those that need survivors. */
export function isNewBuilding(cards: Cards, mission: string): boolean {
    return cards.missions[mission]?.needs !== undefined;
}

/** The type of a building, as the box says it. */
export function kindOf(box: Box | null, building: string): Profession | undefined {
    const kind = box?.families["building"]?.[building]?.arguments?.["kind"] as Message | undefined;
    return kind && PROFESSIONS.find((one) => box?.families["profession"]?.[one]?.id === kind.id);
}

/** Whom an event asks for. */
export function clausesOf(cards: Cards, event: string): Clause[] {
    return cards.events[event]?.requires ?? [];
}
