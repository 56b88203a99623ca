/** What is printed or lies in a shelter, counted and put in order for drawing. */

import type { Box } from "$lib/rulebook/box";
import { componentsOf } from "../components";
import type { RoomState } from "../prospects";
import { ROOM_SLOTS, type RoomView, type TribeView, type View } from "../view";

/** The seven slots; what is not known yet is null. */
export function roomsOf(tribe: TribeView): (RoomView | null)[] {
    return ROOM_SLOTS.map((_, at) => tribe.rooms[at] ?? null);
}

export function placesOf(box: Box, room: string): number {
    return componentsOf(box).rooms[room]!.places;
}

export function upkeepOf(box: Box, room: string): number {
    return componentsOf(box).rooms[room]!.upkeep;
}

/** The light in a room. */
export type Light = "lit" | "dim" | "rubble" | "unknown";

const LIGHTS: Record<RoomState, Light> = { full: "lit", partial: "dim", unbuilt: "rubble" };

export function lightOf(room: RoomState | null | undefined): Light {
    return room ? LIGHTS[room] : "unknown";
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

/** The places in each row of the airlock. */
export function airlockPlaces(box: Box): number[] {
    return componentsOf(box).shelter["airlock-rows"];
}

/** The squares of the gauge from the worst to the best. */
export function gaugeSquares(box: Box): number[] {
    return [...componentsOf(box).radioactivity.gauge].reverse();
}

/** Wild game that was caught, by endurance: `[5, 1]`. */
export function caughtOf(box: Box, tribe: TribeView): [endurance: number, count: number][] {
    return Object.entries(tribe.caught ?? {}).map(([kind, count]) => [
        componentsOf(box)["wild-game"][kind]!.endurance,
        count ?? 0,
    ]);
}

/** The leader by first name, as one calls them at the table. */
export function firstName(leader: string): string {
    return leader.split(" ")[0]!;
}
