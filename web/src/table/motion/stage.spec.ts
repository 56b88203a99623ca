// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Stage, type Trip } from "./stage";

interface Running {
    keyframes: Record<string, unknown>[];
    timing: { duration: number; delay?: number };
    element: Element;
    onfinish: (() => void) | null;
    oncancel: (() => void) | null;
}

let running: Running[];
let layer: HTMLElement;
let drawing: SVGSVGElement;
let stage: Stage;

beforeEach(() => {
    running = [];
    vi.useFakeTimers();
    vi.advanceTimersByTime(5_000);
    document.body.innerHTML = "";
    layer = document.createElement("div");
    drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.body.append(layer, drawing);
    // An animation ends when it is told to, not by itself.
    Element.prototype.animate = function (keyframes, timing) {
        const animation = {
            keyframes: keyframes as Record<string, unknown>[],
            timing: timing as Running["timing"],
            element: this,
            onfinish: null,
            oncancel: null,
            cancel: () => {},
            finish: () => animation.onfinish?.(),
        } as Running & { cancel(): void; finish(): void };
        running.push(animation);
        return animation as unknown as Animation;
    };
    stage = new Stage(layer, drawing);
});

const trip = (more: Partial<Trip> = {}): Trip => ({
    icon: "wood",
    colour: "brown",
    text: "+1",
    from: { x: 0, y: 0 },
    to: { x: 400, y: 100 },
    ...more,
});
const delays = () => running.map(({ timing }) => Math.round(timing.delay ?? 0));

describe("what flies", () => {
    test("starts in the order of the events, one a little after the other", () => {
        for (let count = 0; count < 3; count += 1) stage.fly(trip(), 0, 1);
        expect(delays()).toEqual([0, 60, 120]);
    });

    test("waits for what it is told to wait for", () => {
        stage.fly(trip(), 300, 1);
        stage.fly(trip(), 1_000, 1);
        expect(delays()).toEqual([300, 1_000]);
    });

    test("follows faster at a higher speed, and takes less long", () => {
        stage.fly(trip(), 0, 2);
        stage.fly(trip(), 0, 2);
        expect(delays()).toEqual([0, 30]);
        stage.finish();
        stage.fly(trip(), 0, 1);
        expect(running[2]!.timing.duration).toBeCloseTo(2 * running[0]!.timing.duration);
    });

    test("is left out where it would come so late that nobody knows what it is about", () => {
        for (let count = 0; count < 40; count += 1) stage.fly(trip(), 0, 1);
        expect(Math.max(...delays())).toBe(900);
        expect(running).toHaveLength(16);
    });

    test("is left out where the stage is full", () => {
        for (let count = 0; count < 40; count += 1) stage.fly(trip(), 0, 100);
        expect(running).toHaveLength(24);
    });

    test("is let in again when others have arrived", () => {
        for (let count = 0; count < 40; count += 1) stage.fly(trip(), 0, 100);
        running[0]!.onfinish?.();
        stage.fly(trip(), 0, 100);
        stage.fly(trip(), 0, 100);
        expect(running).toHaveLength(25);
    });

    test("is left out where it comes from nowhere and goes nowhere", () => {
        stage.fly(trip({ from: null, to: null }), 0, 1);
        expect(running).toEqual([]);
    });

    test("rises where only one end is in sight", () => {
        stage.fly(trip({ from: null }), 0, 1);
        stage.fly(trip({ to: null, from: { x: 7, y: 7 } }), 0, 1);
        const ends = running.map(({ keyframes }) => [keyframes[0]!["translate"], keyframes[4]!["translate"]]);
        expect(ends).toEqual([
            ["400px 118px", "400px 100px"],
            ["7px 25px", "7px 7px"],
        ]);
    });

    test("is a plate with an icon and a number, which is gone when it has arrived", () => {
        stage.fly(trip(), 0, 1);
        expect(layer.textContent).toBe("+1");
        expect(layer.querySelector("use")?.getAttribute("href")).toBe("#icon-wood");
        stage.finish();
        expect(layer.childElementCount).toBe(0);
    });
});

describe("all motion can be brought to its end", () => {
    test("and what comes next starts at once", () => {
        for (let count = 0; count < 5; count += 1) stage.fly(trip(), 0, 1);
        stage.finish();
        stage.fly(trip(), 0, 1);
        expect(delays().at(-1)).toBe(0);
    });
});

describe("what moves", () => {
    function hero(): HTMLElement {
        const element = document.createElement("div");
        element.id = "hero";
        element.dataset["token"] = "hero:0:3b";
        element.innerHTML = '<b data-target="hero:0:3b" tabindex="0">3</b>';
        document.body.append(element);
        return element;
    }

    test("takes as long as its way has steps", () => {
        const [from, via, to] = [0, 50, 100].map((x) => ({ x, y: 0 }));
        expect(stage.slide(hero(), from!, [], to!, 1)).toBe(220);
        expect(stage.slide(hero(), from!, [via!], to!, 2)).toBe(220);
    });

    test("goes as a copy from where it was to where it is, and is not seen meanwhile", () => {
        const element = hero();
        stage.slide(element, { x: 0, y: 10 }, [{ x: 50, y: 0 }], { x: 100, y: 5 }, 1);
        expect(running[0]!.keyframes).toEqual([
            { translate: "-100px 5px" },
            { translate: "-50px -5px" },
            { translate: "0px 0px" },
        ]);
        expect(running[1]).toMatchObject({ element, keyframes: [{ opacity: 0 }, { opacity: 0 }] });
        stage.finish();
        expect(layer.childElementCount).toBe(0);
        expect(element.isConnected).toBe(true);
    });

    test("has a copy without the names that the board is found by", () => {
        stage.slide(hero(), { x: 0, y: 0 }, [], { x: 100, y: 0 }, 1);
        const copy = layer.firstElementChild!;
        expect(copy.textContent).toBe("3");
        const names = [copy, ...copy.querySelectorAll("*")].flatMap((one) => one.getAttributeNames());
        expect(names.filter((name) => name !== "style")).toEqual([]);
    });
});
