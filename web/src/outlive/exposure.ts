/** Who could still put the hero that moves under pressure today: stronger heroes that lie within reach of its place. */

import type { Box } from "$lib/table/box";
import { actingStrength } from "./position";
import { freshRooms } from "./shelter/figures";
import { HEROES, steps, strengthOf, type Berth, type Hero, type View } from "./view";

export interface Exposure {
    seat: number;
    /** The strength of the hero that could come. */
    strength: number;
    pressure: number;
}

const REACH = 2;

/** Return by rival the worst that could come after a move. */
export function exposuresOf(box: Box, words: readonly string[], after: View | null, seat: number): Exposure[] {
    const [kind, name] = words;
    const hero = HEROES.find((one) => one === name);
    const mine = hero && after?.tribes[seat]?.heroes?.[hero];
    if ((kind !== "move" && kind !== "hook") || !hero || !mine || mine.state !== "activated") return [];
    return after!.tribes.flatMap(({ heroes = {}, equipment = {} }, rival) => {
        // A hero that has come keeps the place from the rest of its tribe; one that lies there may leave before.
        const isKept = Object.values(heroes).some((one) => one?.at === mine.at && one.state !== "idle");
        if (rival === seat || isKept) return [];
        const isFar = equipment["exoskeleton"] === "repaired";
        const strengths = HEROES.filter((one) => {
            const theirs = heroes[one];
            if (theirs?.state !== "idle" || theirs.at === mine.at) return false;
            if (steps(theirs.at, mine.at) > REACH && !isFar) return false;
            return mine.at !== "cargo" || canBoard(box, after!, rival, one);
        }).map(strengthOf);
        const strength = Math.max(0, ...strengths);
        const pressure = strength - strengthOf(hero);
        const bat = equipment["baseball-bat"] === "repaired" ? amountOf(box, "baseball-bat") : 0;
        return pressure > 0 ? [{ seat: rival, strength, pressure: pressure + bat }] : [];
    });
}

const amountOf = (box: Box, equipment: string): number => box.components["equipment"][equipment].amount;

/** On the ship a hero can only stand in the slot of its strength, or one that the Grappling Hook lifts it to; a room lets
 * it in beside another one.
 */
function canBoard(box: Box, view: View, seat: number, hero: Hero): boolean {
    const tribe = view.tribes[seat]!;
    const isHooked = tribe.equipment?.["grappling-hook"] === "repaired";
    const own = actingStrength(view, seat, hero);
    const slots = isHooked ? [own, own + amountOf(box, "grappling-hook")] : [own];
    const isLetIn = tribe.rooms !== undefined && freshRooms(box, tribe, "cargo-two") > 0;
    return slots.some((slot) => {
        const berth = view.board?.cargo[String(slot) as Berth];
        return berth !== undefined && (isLetIn || berth.heroes.length === 0);
    });
}
