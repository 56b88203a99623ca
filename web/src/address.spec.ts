// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { follow, place } from "./address.svelte";

const TABLE = "Abc_123-xyzABC_123-xyz";

beforeEach(() => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    place.replace("/");
});

describe("an address names a page", () => {
    test.each([
        ["/", { page: "lobby" }],
        ["/#replay=3", { page: "lobby" }],
        [`/t/${TABLE}`, { page: "table", table: TABLE }],
        [`/t/${TABLE}#rules/chess`, { page: "table", table: TABLE }],
        [`/t/${TABLE}#replay`, { page: "replay", table: TABLE, step: 0 }],
        [`/t/${TABLE}#replay=12`, { page: "replay", table: TABLE, step: 12 }],
        [`/t/${TABLE}#replay=-1`, { page: "table", table: TABLE }],
        ["/#rules/chess", { page: "rules", game: "chess", about: null }],
        ["/#rules/chess/term:castling", { page: "rules", game: "chess", about: "term:castling" }],
        ["/#rules/Chess!", { page: "lobby" }],
        ["/t/short", { page: "nowhere" }],
        [`/t/${TABLE}x`, { page: "nowhere" }],
        [`/t/${TABLE}/more`, { page: "nowhere" }],
        ["/elsewhere", { page: "nowhere" }],
    ])("%s", (path, page) => {
        place.go(path);
        expect(place.now).toEqual(page);
    });
});

describe("going elsewhere", () => {
    test("is a step that the browser can go back, and begins at the top", () => {
        const before = history.length;
        place.go(`/t/${TABLE}`);
        expect(location.pathname).toBe(`/t/${TABLE}`);
        expect(history.length).toBe(before + 1);
        expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    });

    test("is none where the address is only made more exact", () => {
        const before = history.length;
        place.replace(`/t/${TABLE}#replay=4`);
        expect(place.now).toEqual({ page: "replay", table: TABLE, step: 4 });
        expect(history.length).toBe(before);
        expect(window.scrollTo).not.toHaveBeenCalled();
    });

    test.each(["popstate", "hashchange"])("by the browser itself (%s) is noticed", (event) => {
        history.replaceState(null, "", `/t/${TABLE}`);
        expect(place.now).toEqual({ page: "lobby" });
        window.dispatchEvent(new Event(event));
        expect(place.now).toEqual({ page: "table", table: TABLE });
    });
});

describe("a link", () => {
    function clicked(how: MouseEventInit): MouseEvent {
        const link = document.createElement("a");
        link.href = `/t/${TABLE}#replay=2`;
        document.body.append(link);
        link.addEventListener("click", follow);
        const event = new MouseEvent("click", { cancelable: true, ...how });
        link.dispatchEvent(event);
        return event;
    }

    test("stays in the page", () => {
        expect(clicked({ button: 0 }).defaultPrevented).toBe(true);
        expect(place.now).toEqual({ page: "replay", table: TABLE, step: 2 });
    });

    test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
        "opens elsewhere for those who want that: %j",
        (how) => {
            expect(clicked(how).defaultPrevented).toBe(false);
            expect(place.now).toEqual({ page: "lobby" });
        },
    );
});
