/** What follows from a tribe's part of the view: nothing that is counted here is written in a position document. */

import type { Box } from "$lib/table/box";
import { ROOM_SLOTS, type Counts, type RoomView, type TribeView, type View } from "../view";

export interface Meal {
    /** Supplies that can be given tonight. */
    have: number;
    /** Supplies that the rooms and the rows of the airlock ask for. */
    need: number;
    /** Rows of the airlock with somebody in them: each asks for Water. */
    rows: number;
    /** Survivors that will be lost to hunger as things stand. */
    short: number;
}

export type RoomState = "lit" | "dim" | "rubble" | "unknown";

export const SUPPLIES = ["meat", "water", "canned"] as const;

/** The seven slots; what is not known yet is null. */
export function roomsOf(tribe: TribeView): (RoomView | null)[] {
    return ROOM_SLOTS.map((_, at) => tribe.rooms[at] ?? null);
}

export function placesOf(box: Box, room: string): number {
    return box.components["rooms"][room].places;
}

export function upkeepOf(box: Box, room: string): number {
    return box.components["rooms"][room].upkeep;
}

export function stateOf(box: Box, room: RoomView | null): RoomState {
    if (room === null) return "unknown";
    if (!room.built) return "rubble";
    return (room.survivors ?? 0) >= placesOf(box, room.room) ? "lit" : "dim";
}

/** The full rooms of a kind. */
function fullRooms(box: Box, tribe: TribeView, kind: string): RoomView[] {
    return roomsOf(tribe).filter((room): room is RoomView => room?.room === kind && stateOf(box, room) === "lit");
}

export function survivorsOf(tribe: TribeView): number {
    return roomsOf(tribe).reduce((sum, room) => sum + (room?.survivors ?? 0), tribe.airlock);
}

export function builtOf(tribe: TribeView): number {
    return roomsOf(tribe).filter((room) => room?.built).length;
}

export function repairedOf(tribe: TribeView): number {
    return Object.values(tribe.equipment ?? {}).filter((state) => state !== "broken").length;
}

export function overcomeOf(view: View, seat: number): string[] {
    return (view.convoy ?? []).flatMap((space) => (space?.overcome_by === seat ? [space.event] : []));
}

/** How many survivors stand in each row of the airlock; a row is begun when the ones before it are full. */
export function airlockRows(box: Box, survivors: number): { filled: number; places: number }[] {
    let left = survivors;
    return (box.components["shelter"]["airlock-rows"] as number[]).map((places) => {
        const filled = Math.min(places, left);
        left -= filled;
        return { filled, places };
    });
}

/** How many full rooms of a kind may still be used today. */
export function freshRooms(box: Box, tribe: TribeView, kind: string): number {
    return fullRooms(box, tribe, kind).filter((room) => !room.used).length;
}

export function absorbsOf(box: Box, tribe: TribeView): number {
    const amount = box.components["rooms"]["airlock-absorbs"].amount;
    return tribe.airlock + fullRooms(box, tribe, "airlock-absorbs").length * amount;
}

/** Whether the next meal is tonight's and can be foreseen: the night begins with it, and before the goods of the leader
 * are known nothing can be said.
 */
export function isMealAhead(view: View | null, tribe: TribeView | undefined): boolean {
    return view !== null && tribe?.stock !== undefined && view.phase !== "shelter" && view.phase !== "over";
}

/** The meal of the coming night: Water for the rows of the airlock first, then any supplies for the rooms. */
export function mealOf(box: Box, tribe: TribeView): Meal {
    const stock: Counts = tribe.stock ?? {};
    const permanent = freshRooms(box, tribe, "permanent-water");
    const rows = airlockRows(box, tribe.airlock).filter((row) => row.filled > 0).length;
    const water = Math.min(rows, (stock["water"] ?? 0) + permanent);
    const rest = SUPPLIES.reduce((sum, token) => sum + (stock[token] ?? 0), permanent) - water;
    const upkeep = roomsOf(tribe).reduce(
        (sum, room) => sum + (room && (room.survivors ?? 0) > 0 ? upkeepOf(box, room.room) : 0),
        0,
    );
    const need = rows + upkeep;
    // Without Water for a row nothing else helps there, so what is left over does not count.
    const have = water + (water < rows ? Math.min(rest, upkeep) : rest);
    return { have, need, rows, short: Math.max(0, need - have) };
}

/** The squares of the gauge from the worst to the best. */
export function gaugeSquares(box: Box): number[] {
    return [...(box.components["radioactivity"]["gauge"] as number[])].reverse();
}

/** Wild game that was caught, by endurance: `[5, 1]`. */
export function caughtOf(box: Box, tribe: TribeView): [endurance: number, count: number][] {
    return Object.entries(tribe.caught ?? {}).map(([kind, count]) => [
        box.components["wild-game"][kind].endurance,
        count ?? 0,
    ]);
}

/** The leader by first name, as one calls them at the table. */
export function firstName(leader: string): string {
    return leader.split(" ")[0]!;
}
