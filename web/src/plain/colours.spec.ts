// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { wear } from "./colours";

const LOOK = {
    light: { ground: "#FFFFFF" },
    dark: { ground: "#000000" },
    light_seats: ["#B3123C", "#C77700"],
    dark_seats: [],
    titles: "serif",
    corner: "0",
};
const token = (name: string) => document.documentElement.style.getPropertyValue(name);

test("seats have the colours that the game declares for them, as long as its page is shown", () => {
    const takeOff = wear(LOOK, true);
    expect([token("--ground"), token("--seat-0"), token("--seat-1"), token("--seat-2")]).toEqual([
        "#FFFFFF",
        "#B3123C",
        "#C77700",
        "",
    ]);
    takeOff();
    expect(token("--seat-0")).toBe("");
});

test("a game that declares no colours for its seats leaves them to the house", () => {
    const takeOff = wear(LOOK, false);
    expect(token("--seat-0")).toBe("");
    takeOff();
});
