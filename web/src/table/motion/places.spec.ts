// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { middleOf, tokensOf, whereIs } from "./places";

/** Put something on the page, so large and there. */
function put(name: string, value: string, box: [x: number, y: number, width: number, height: number]): Element {
    const element = document.createElement("div");
    element.setAttribute(name, value);
    element.getBoundingClientRect = () => new DOMRect(...box);
    document.body.append(element);
    return element;
}

beforeEach(() => {
    document.body.innerHTML = "";
    Object.assign(window, { innerWidth: 1000, innerHeight: 600 });
});

describe("something on the screen", () => {
    test("is where its middle is", () => {
        expect(middleOf(put("data-token", "a", [100, 50, 40, 20]))).toEqual({ x: 120, y: 60 });
    });

    test("is a line, too", () => {
        expect(middleOf(put("data-token", "a", [100, 50, 40, 0]))).toEqual({ x: 120, y: 50 });
    });

    test.each([
        ["left of", [-60, 50, 40, 20]],
        ["right of", [990, 50, 40, 20]],
        ["above", [100, -30, 40, 20]],
        ["below", [100, 595, 40, 20]],
    ] as const)("is nowhere %s the window", (_, box) => {
        expect(middleOf(put("data-token", "a", [...box]))).toBeNull();
    });

    test("is nowhere while it is not shown", () => {
        expect(middleOf(put("data-token", "a", [0, 0, 0, 0]))).toBeNull();
    });
});

describe("a target", () => {
    const at = (target: string) =>
        whereIs(document.body, target, (one) => (one.startsWith("stock:") ? [one.replace("stock", "place")] : []));

    test("is where it is shown", () => {
        put("data-target", "place:forest", [100, 100, 10, 10]);
        expect(at("place:forest")).toEqual({ x: 105, y: 105 });
    });

    test("is where its anchor is", () => {
        put("data-anchor", "supply:wood", [10, 10, 10, 10]);
        expect(at("supply:wood")).toEqual({ x: 15, y: 15 });
    });

    test("is the first of several that is in sight", () => {
        put("data-target", "place:forest", [0, 0, 0, 0]);
        put("data-target", "place:forest", [200, 100, 10, 10]);
        expect(at("place:forest")).toEqual({ x: 205, y: 105 });
    });

    test.each([
        ["token:1:wood", "token:1"],
        ["token:1:wood", "seat:1"],
        ["hand:2", "seat:2"],
        ["stock:forest", "place:forest"],
    ])("%s that is not in sight is at %s", (target, instead) => {
        put("data-target", instead, [300, 100, 10, 10]);
        expect(at(target)).toEqual({ x: 305, y: 105 });
    });

    test("is rather at the nearer of those", () => {
        put("data-target", "seat:1", [300, 100, 10, 10]);
        put("data-target", "token:1", [400, 100, 10, 10]);
        expect(at("token:1:wood")).toEqual({ x: 405, y: 105 });
    });

    test("is nowhere where nothing stands for it", () => {
        put("data-target", "place:forest", [300, 100, 10, 10]);
        expect(at("place:dam")).toBeNull();
    });
});

test("what may move is found by its key, where it is seen first", () => {
    put("data-token", "hero:0:3b", [0, 0, 0, 0]);
    const seen = put("data-token", "hero:0:3b", [100, 100, 10, 10]);
    put("data-token", "hero:0:3b", [200, 100, 10, 10]);
    put("data-token", "hero:1:5a", [-50, 0, 10, 10]);
    expect([...tokensOf(document.body)]).toEqual([["hero:0:3b", { element: seen, at: { x: 105, y: 105 } }]]);
});
