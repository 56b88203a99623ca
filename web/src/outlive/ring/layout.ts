/** Where the eight places, the roads between them and the shelter in their middle lie, in px at scale 1. */

import { PLACES, type Place } from "../view";

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

export interface Road {
    from: Place;
    to: Place;
    /** A cubic curve: start, two handles, end. */
    points: [number, number][];
}

export interface RingLayout {
    width: number;
    height: number;
    places: Record<Place, Box>;
    shelter: Box;
    roads: Road[];
}

export const SMALLEST = { width: 800, height: 552 };
const CORNER = { width: 210, height: 118 };
const CITY = { width: 164, height: 212 };
const DAM = { width: 196, height: 118 };
const CARGO = { width: 260, height: 118 };
const SHELTER = { width: 448, height: 292 };
/** How much higher than that the shelter grows where the ring is higher. */
const MOST_GROWTH = 90;
/** How far a road bends out of its way. */
const BEND = 16;
/** How far a road goes under the places that it joins. */
const UNDER = 6;

/** Lay out a ring of this size: what is wider or higher than the smallest one has longer roads. */
export function layoutRing(width: number, height: number): RingLayout {
    const right = (size: { width: number }) => width - size.width;
    const bottom = (size: { height: number }) => height - size.height;
    const places: Record<Place, Box> = {
        forest: { x: 0, y: 0, ...CORNER },
        dam: { x: right(DAM) / 2, y: 0, ...DAM },
        base: { x: right(CORNER), y: 0, ...CORNER },
        peak: { x: right(CITY), y: bottom(CITY) / 2, ...CITY },
        mine: { x: right(CORNER), y: bottom(CORNER), ...CORNER },
        cargo: { x: right(CARGO) / 2, y: bottom(CARGO), ...CARGO },
        fairgrounds: { x: 0, y: bottom(CORNER), ...CORNER },
        blackwood: { x: 0, y: bottom(CITY) / 2, ...CITY },
    };
    const grown = { ...SHELTER, height: SHELTER.height + Math.min(MOST_GROWTH, Math.max(0, height - SMALLEST.height)) };
    const shelter = { x: right(grown) / 2, y: bottom(grown) / 2 - 2, ...grown };
    const roads = PLACES.map((from, at) => roadBetween(from, PLACES[(at + 1) % PLACES.length]!, places));
    return { width, height, places, shelter, roads };
}

function roadBetween(from: Place, to: Place, places: Record<Place, Box>): Road {
    const [start, end] = [places[from], places[to]];
    const isLevel = start.y === end.y || (start.y > 0 && start.y + start.height === end.y + end.height);
    if (isLevel) {
        const goesRight = end.x > start.x;
        const x1 = goesRight ? start.x + start.width - UNDER : start.x + UNDER;
        const x2 = goesRight ? end.x + UNDER : end.x + end.width - UNDER;
        const y = start.y === 0 ? 56 : start.y + 64;
        const bent = start.y === 0 ? y - BEND : y + BEND;
        return {
            from,
            to,
            points: [
                [x1, y],
                [x1 + (x2 - x1) / 3, bent],
                [x2 - (x2 - x1) / 3, bent],
                [x2, y],
            ],
        };
    }
    const goesDown = end.y > start.y;
    const isLeft = start.x === 0;
    const x = isLeft ? 82 : Math.min(start.x + start.width, end.x + end.width) - 82;
    const y1 = goesDown ? start.y + start.height - UNDER : start.y + UNDER;
    const y2 = goesDown ? end.y + UNDER : end.y + end.height - UNDER;
    const bent = isLeft ? x - BEND + 3 : x + BEND - 3;
    return {
        from,
        to,
        points: [
            [x, y1],
            [bent, y1 + (y2 - y1) / 3],
            [bent, y2 - (y2 - y1) / 3],
            [x, y2],
        ],
    };
}

export function drawn({ points: [start, one, other, end] }: Road): string {
    return `M${start}C${one} ${other} ${end}`;
}

/** The middle of a road and the direction there, in degrees. */
export function middle({ points }: Road): { x: number; y: number; angle: number } {
    const [start, one, other, end] = points as [[number, number], [number, number], [number, number], [number, number]];
    const mix = (axis: 0 | 1) => (start[axis] + 3 * one[axis] + 3 * other[axis] + end[axis]) / 8;
    const slope = (axis: 0 | 1) => end[axis] + other[axis] - one[axis] - start[axis];
    return { x: mix(0), y: mix(1), angle: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** The outline of a plate with cut corners. */
export function plate(width: number, height: number, cut: number, inset = 0): string {
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
    return (
        `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}` +
        `L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`
    );
}
