/** The contour lines of the map: rings around hills, bent the same way every time. */

import { SMALLEST } from "./layout";

const HILLS = [
    { x: 88, y: 156, rings: 7, wide: 35, high: 19 },
    { x: 714, y: 106, rings: 7, wide: 33, high: 20 },
    { x: 708, y: 426, rings: 8, wide: 33, high: 21 },
    { x: 86, y: 436, rings: 7, wide: 34, high: 19 },
    { x: 400, y: 76, rings: 5, wide: 33, high: 20 },
    { x: 400, y: 501, rings: 5, wide: 35, high: 19 },
];
const CORNERS = 30;

function ring({ x, y, wide, high }: (typeof HILLS)[number], hill: number, number: number): string {
    const points = Array.from({ length: CORNERS }, (_, at) => {
        const angle = (at / CORNERS) * 2 * Math.PI;
        const bent = 0.12 * Math.sin(3 * angle + hill * 1.7) + 0.07 * Math.sin(5 * angle + hill * 2.9);
        const far = (number + 0.9) * (1 + bent + 0.04 * Math.sin(7 * angle));
        return `${Math.round(x + Math.cos(angle) * wide * far)} ${Math.round(y + Math.sin(angle) * high * far)}`;
    });
    return `M${points.join("L")}Z`;
}

export const CONTOURS = HILLS.map((hill, at) =>
    Array.from({ length: hill.rings }, (_, number) => ring(hill, at, number)).join(""),
).join("");

export const MAP = SMALLEST;
