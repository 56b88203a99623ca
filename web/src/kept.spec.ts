// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "./kept";

beforeEach(() => localStorage.clear());

describe("a browser keeps things between visits", () => {
    test("under a name of ours", () => {
        kept.write("settings", { theme: "dark" });
        expect(localStorage.getItem("newdawn-settings")).toBe('{"theme":"dark"}');
        expect(kept.read("settings", {})).toEqual({ theme: "dark" });
    });

    test("and what was never kept is as it would be otherwise", () => {
        expect(kept.read("settings", { theme: "game" })).toEqual({ theme: "game" });
    });

    test.each(["{", "12", "null", '"dark"'])("what nobody of us wrote, %s, counts as nothing", (text) => {
        localStorage.setItem("newdawn-settings", text);
        expect(kept.read("settings", { theme: "game" })).toEqual({ theme: "game" });
    });
});

describe("a browser that keeps nothing", () => {
    test("still knows until the page is closed, and keeps it as soon as it can", () => {
        const refuses = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
            throw new DOMException("full", "QuotaExceededError");
        });
        kept.write("tables", { a: 1 });
        expect(kept.read("tables", {})).toEqual({ a: 1 });

        refuses.mockRestore();
        kept.write("tables", { a: 2 });
        localStorage.setItem("newdawn-tables", '{"a":3}');
        expect(kept.read("tables", {})).toEqual({ a: 3 });
    });

    test("may forbid even to look", () => {
        vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
            throw new DOMException("no", "SecurityError");
        });
        expect(kept.read("settings", { theme: "game" })).toEqual({ theme: "game" });
    });
});

describe("what is kept of readers", () => {
    test("is each one's own", () => {
        kept.keep("read", "table-1:0", 4);
        kept.keep("read", "table-1:1", 9);
        expect(kept.of("read", "table-1:0")).toBe(4);
        expect(kept.of("read", "table-1:2")).toBeNull();
    });

    test("is forgotten of all but the latest hundred", () => {
        for (let number = 0; number < 100; number += 1) kept.keep("read", `reader ${number}`, number);
        kept.keep("read", "reader 0", 1000);
        kept.keep("read", "another", 1);
        expect(kept.of("read", "reader 0")).toBe(1000);
        expect(kept.of("read", "reader 1")).toBeNull();
        expect(kept.of("read", "reader 2")).toBe(2);
    });
});
