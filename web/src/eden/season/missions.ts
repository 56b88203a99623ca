/** How far a secret mission has come, by what everybody can see. */

import { countRefuge, newBuildingOf, type Figures, type Refuge } from "../counting";
import { EQUIPMENT, PROFESSIONS, SURVIVORS, type EdenView, type Equipment, type Survivor } from "../view";

export interface Progress {
    own: number;
    /** What is asked for at least; null where the others are the measure. */
    least: number | null;
    /** The strongest of the others, for those that ask for the most or the fewest. */
    rival: number | null;
    succeeds: boolean;
    points: number;
}

/** The number of a refuge that a mission looks at. */
function measure(mission: string, refuge: Refuge, hasBinoculars: boolean): number {
    const thing = mission.replace(/^(most|pairs-of|four)-/, "");
    const single = thing.replace(/s$/, "");
    if (PROFESSIONS.includes(single as never)) return refuge.survivors[single as Survivor];
    if (EQUIPMENT.includes(single as never)) return refuge.equipment[single as Equipment];
    const pieces = EQUIPMENT.map((kind) => refuge.equipment[kind]);
    switch (mission) {
        case "most-powers":
        case "two-powers":
            return refuge.powers.length;
        case "most-equipment":
            return pieces.reduce((sum, count) => sum + count, 0);
        case "pairs-of-equipment":
            return Math.min(...pieces);
        case "pairs-of-survivors":
            return Math.min(...PROFESSIONS.map((kind) => refuge.survivors[kind]));
        case "ten-slackers":
        case "fewest-slackers":
            return refuge.survivors.slacker;
        case "most-survivors":
            return refuge.population;
        case "thirteen-buildings":
            return refuge.buildings;
        default:
            return hasBinoculars ? 1 : 0;
    }
}

export function progressOf(mission: string, view: EdenView, seat: number, figures: Figures): Progress {
    const printed = figures["missions"][mission] ?? {};
    const points: number = printed.points ?? 0;
    const least: number | null = printed["at-least"] ?? (mission === "binoculars" ? 1 : null);
    const of = (one: number) => measure(mission, countRefuge(view, one, figures)!, view.board.binoculars === one);
    const own = of(seat);
    if (least !== null) return { own, least, rival: null, succeeds: own >= least, points };
    const others = view.refuges.flatMap((_, one) => (one === seat ? [] : [of(one)]));
    const isFewest = mission === "fewest-slackers";
    const rival = isFewest ? Math.min(...others) : Math.max(...others);
    return { own, least: null, rival, succeeds: isFewest ? own <= rival : own > rival, points };
}

/** The survivors that a New Building asks for, each with whether the refuge has them, and how many are lacking. */
export function needsOf(mission: string, refuge: Refuge | null, figures: Figures) {
    const { needs } = newBuildingOf(figures, mission);
    const wanted = SURVIVORS.flatMap((kind) =>
        Array.from({ length: needs[kind] ?? 0 }, (_, at) => ({
            kind,
            key: `${kind}-${at}`,
            isThere: refuge !== null && refuge.survivors[kind] > at,
        })),
    );
    return { wanted, missing: wanted.filter((one) => !one.isThere).length };
}
