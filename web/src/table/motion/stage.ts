/** The stage of all motion: what travels on it starts in the order of the events, and can be brought to its end. */

import { ghostOf, plateOf } from "./ghosts";
import type { Point } from "./places";

const EASING = "cubic-bezier(.3,.7,.2,1)";
const STEP_MS = 220;
const FLIGHT_MS = 320;
const NEXT_MS = 60;
const TURN_MS = 260;
/** Later than this nobody knows any more what a flight was about. */
const LONGEST_QUEUE_MS = 900;
const MOST_ON_STAGE = 24;

export interface Trip {
    icon: string;
    colour: string | undefined;
    text: string;
    from: Point | null;
    to: Point | null;
}

export class Stage {
    private running = new Set<Animation>();
    /** When the next flight may start. */
    private free = 0;

    constructor(
        private readonly layer: HTMLElement,
        private readonly drawing: SVGSVGElement,
    ) {}

    /** Move something from where it was, along its way, to where it is now. Return how long that takes. */
    slide(element: Element, from: Point, via: Point[], to: Point, speed: number): number {
        const duration = (STEP_MS * (via.length + 1)) / speed;
        const ghost = ghostOf(element, this.layer, this.drawing);
        const keyframes = [from, ...via, to].map(({ x, y }) => ({ translate: `${x - to.x}px ${y - to.y}px` }));
        const easing = via.length > 0 ? "ease-in-out" : EASING;
        this.run(ghost.animate(keyframes, { duration, easing }), ghost);
        this.run(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
        return duration;
    }

    /** Something is there that was not there before: it was turned up. */
    turn(element: Element, speed: number): void {
        const keyframes = [{ transform: "rotateY(90deg)", opacity: 0 }, {}];
        this.run(element.animate(keyframes, { duration: TURN_MS / speed, easing: "ease-in-out" }));
    }

    /** Let something fly after `wait` ms, or after what is in the air already. */
    fly({ icon, colour, text, from, to }: Trip, wait: number, speed: number): void {
        const end = to ?? from;
        if (end === null) return;
        const now = performance.now();
        const begin = Math.max(now + wait, this.free);
        if (begin - now > LONGEST_QUEUE_MS + wait || this.running.size >= MOST_ON_STAGE) return;
        this.free = begin + NEXT_MS / speed;
        const start = from && to ? from : { x: end.x, y: end.y + 18 };
        const plate = plateOf(icon, colour, text, this.layer);
        const at = ({ x, y }: Point) => `${x}px ${y}px`;
        const lifted = {
            x: (start.x + end.x) / 2,
            y: (start.y + end.y) / 2 - Math.min(40, Math.abs(start.x - end.x) / 8),
        };
        const keyframes = [
            { translate: at(start), opacity: 0, scale: 0.7, offset: 0 },
            { translate: at(start), opacity: 1, scale: 1, offset: 0.12 },
            { translate: at(lifted), opacity: 1, scale: 1, offset: 0.5 },
            { translate: at(end), opacity: 1, scale: 1, offset: 0.88 },
            { translate: at(end), opacity: 0, scale: 0.85, offset: 1 },
        ];
        // The way takes as long as the look says; to come and to go takes a little more.
        const timing = { duration: (FLIGHT_MS / 0.76) * (1 / speed), delay: begin - now, easing: "linear" };
        this.run(plate.animate(keyframes, { ...timing, fill: "both" }), plate);
    }

    /** Fade what has changed, for those who want no motion. */
    fade(element: Element): void {
        this.run(element.animate([{ opacity: 0 }, {}], { duration: 120, easing: "linear" }));
    }

    /** Bring everything to its end at once. */
    finish(): void {
        this.running.forEach((animation) => animation.finish());
        this.free = 0;
    }

    private run(animation: Animation, prop?: Element): void {
        this.running.add(animation);
        const end = () => {
            this.running.delete(animation);
            animation.cancel();
            prop?.remove();
        };
        animation.onfinish = end;
        animation.oncancel = () => {
            this.running.delete(animation);
            prop?.remove();
        };
    }
}
