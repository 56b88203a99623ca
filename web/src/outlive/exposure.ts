/** Who could still put the hero that moves under pressure today: stronger heroes that lie within reach of its place. */

import { actingStrength } from "./position";
import { HEROES, steps, strengthOf, type Berth, type Hero, type View } from "./view";

export interface Exposure {
    seat: number;
    /** The strength of the hero that could come. */
    strength: number;
    pressure: number;
}

const REACH = 2;

/** Return by rival the worst that could come after a move. */
export function exposuresOf(words: readonly string[], after: View | null, seat: number): Exposure[] {
    const [kind, name] = words;
    const hero = HEROES.find((one) => one === name);
    const mine = hero && after?.tribes[seat]?.heroes?.[hero];
    if ((kind !== "move" && kind !== "hook") || !hero || !mine || mine.state !== "activated") return [];
    return after!.tribes.flatMap(({ heroes = {}, equipment = {} }, rival) => {
        const isThere = Object.values(heroes).some((one) => one?.at === mine.at);
        if (rival === seat || isThere) return [];
        const isFar = equipment["exoskeleton"] === "repaired";
        const strengths = HEROES.filter((one) => {
            const theirs = heroes[one];
            if (theirs?.state !== "idle" || (steps(theirs.at, mine.at) > REACH && !isFar)) return false;
            return mine.at !== "cargo" || isFree(after!, rival, one);
        }).map(strengthOf);
        const strength = Math.max(0, ...strengths);
        const pressure = strength - strengthOf(hero);
        return pressure > 0 ? [{ seat: rival, strength, pressure }] : [];
    });
}

/** On the ship a hero can only stand in the slot of its strength. */
function isFree(view: View, seat: number, hero: Hero): boolean {
    const slot = String(actingStrength(view, seat, hero)) as Berth;
    return (view.board?.cargo[slot].heroes.length ?? 0) === 0;
}
