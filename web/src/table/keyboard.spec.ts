// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { look, onKey, regainFocus } from "./keyboard";
import type { Table } from "./table.svelte";

const clicks: string[] = [];

function table(more: object = {}, choosing: object = {}, planning: object = {}): Table {
    return {
        seat: 0,
        depth: 1,
        waiting: 0,
        isMyTurn: true,
        choosing: { chosen: null, confirm: vi.fn(), askHint: vi.fn(), clear: vi.fn(), ...choosing },
        planning: { plannable: [], isOn: false, ...planning },
        opened: { log: false, score: false, boardOf: null, bar: null },
        info: { hints: true, seats: [{}, {}] },
        takeBack: vi.fn(),
        restartTurn: vi.fn(),
        ...more,
    } as unknown as Table;
}

/** Press a key; whether it stood for something. */
function press(key: string, at: Table, how: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
    target.addEventListener("keydown", (heard) => onKey(heard as KeyboardEvent, at), { once: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
}

beforeEach(() => {
    clicks.length = 0;
    document.body.innerHTML = `
        <input />
        <div data-action-bar>
            <button data-choice data-number="1">one</button>
            <button data-choice data-number="2">two</button>
            <button data-choice>three</button>
            <button data-back>back</button>
        </div>`;
    document.querySelectorAll("button").forEach((button) => {
        button.addEventListener("click", () => clicks.push(button.textContent));
    });
});

const choice = (number: number) => document.querySelectorAll<HTMLElement>("[data-choice]")[number - 1]!;

describe("a digit chooses", () => {
    test("the choice with its number, which has the focus then", () => {
        expect(press("2", table())).toBe(true);
        expect(clicks).toEqual(["two"]);
        expect(document.activeElement).toBe(choice(2));
    });

    test("nothing where there is no such number", () => {
        expect(press("7", table())).toBe(false);
        expect(clicks).toEqual([]);
    });

    test("by its key where it needs Shift, as on French keyboards", () => {
        press("&", table(), { code: "Digit1" });
        press("1", table(), { code: "Digit1", shiftKey: true });
        expect(clicks).toEqual(["one", "one"]);
    });

    test("but not by what is written on that key besides", () => {
        press("!", table(), { code: "Digit1", shiftKey: true });
        press("0", table(), { code: "Digit0" });
        expect(clicks).toEqual([]);
    });

    test("also on the block of numbers", () => {
        press("1", table(), { code: "Numpad1" });
        expect(clicks).toEqual(["one"]);
    });
});

describe("keys mean nothing", () => {
    test.each(["altKey", "ctrlKey", "metaKey"])("together with %s", (modifier) => {
        expect(press("1", table(), { [modifier]: true })).toBe(false);
        expect(clicks).toEqual([]);
    });

    test("where somebody types", () => {
        const at = table();
        expect(press("u", at, {}, document.querySelector("input")!)).toBe(false);
        expect(at.takeBack).not.toHaveBeenCalled();
    });

    test("beside an open dialog", () => {
        document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
        expect(press("1", table())).toBe(false);
        expect(clicks).toEqual([]);
    });

    test("a second time while they are held down", () => {
        const at = table();
        expect(press("u", at, { repeat: true })).toBe(true);
        expect(at.takeBack).not.toHaveBeenCalled();
    });
});

describe("arrows go through the choices", () => {
    test("from the first on, round and round", () => {
        press("ArrowRight", table());
        expect(document.activeElement).toBe(choice(1));
        press("ArrowDown", table(), { repeat: true });
        press("ArrowDown", table());
        expect(document.activeElement).toBe(choice(3));
        press("ArrowRight", table());
        expect(document.activeElement).toBe(choice(1));
    });

    test("and from the last one back", () => {
        press("ArrowLeft", table());
        expect(document.activeElement).toBe(choice(3));
        press("ArrowUp", table());
        expect(document.activeElement).toBe(choice(2));
    });

    test("nowhere, where there are none", () => {
        document.querySelectorAll("[data-choice]").forEach((one) => one.remove());
        expect(press("ArrowRight", table())).toBe(false);
    });
});

describe("on the board an arrow goes to the nearest spot in its direction", () => {
    function spot(name: string, x: number, y: number, kind = "available"): HTMLElement {
        const element = document.createElement("button");
        element.dataset["spot"] = kind;
        element.textContent = name;
        element.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
        document.body.append(element);
        return element;
    }

    test.each(["Left", "Right", "Up", "Down"])("%s", (direction) => {
        const from = spot("from", 100, 100);
        spot("Left", 40, 100);
        spot("Right", 160, 100);
        spot("Up", 100, 40);
        spot("Down", 100, 160);
        spot("Right and Down", 130, 130);
        expect(press(`Arrow${direction}`, table(), {}, from)).toBe(true);
        expect(document.activeElement?.textContent).toBe(direction);
    });

    test("rather straight ahead than near but aside", () => {
        const from = spot("from", 100, 100);
        spot("aside", 110, 160);
        spot("ahead", 180, 100);
        spot("behind", 50, 100);
        expect(press("ArrowRight", table(), {}, from)).toBe(true);
        expect(document.activeElement?.textContent).toBe("ahead");
    });

    test("and only to spots that can be chosen", () => {
        const from = spot("from", 100, 100);
        spot("blocked", 120, 100, "blocked");
        spot("chosen", 180, 100, "chosen");
        press("ArrowRight", table(), {}, from);
        expect(document.activeElement?.textContent).toBe("chosen");
    });

    test("and stays where there is none", () => {
        const from = spot("from", 100, 100);
        spot("below", 100, 200);
        expect(press("ArrowUp", table(), {}, from)).toBe(false);
    });
});

describe("a key does what it stands for", () => {
    test.each(["u", "U", "Backspace"])("%s takes a move back", (key) => {
        const at = table();
        expect(press(key, at)).toBe(true);
        expect(at.takeBack).toHaveBeenCalledOnce();
    });

    test.each([{ depth: 0 }, { waiting: 1 }])("but takes none back with %j", (more) => {
        const at = table(more);
        press("u", at);
        press("r", at);
        expect(at.takeBack).not.toHaveBeenCalled();
        expect(at.restartTurn).not.toHaveBeenCalled();
    });

    test("Enter confirms what is chosen, and nothing else", () => {
        const at = table({}, { isReady: true });
        expect(press("Enter", at)).toBe(true);
        expect(at.choosing.confirm).toHaveBeenCalledOnce();
        expect(press("Enter", table())).toBe(false);
    });

    test("Enter on a button is that button's", () => {
        const at = table({}, { chosen: { move: "pass" } });
        expect(press("Enter", at, {}, choice(1))).toBe(false);
        expect(at.choosing.confirm).not.toHaveBeenCalled();
    });

    test("h asks for a hint on one's turn, where hints are given", () => {
        const [mine, others, without] = [{}, { isMyTurn: false }, { info: { hints: false, seats: [] } }].map((more) =>
            table(more),
        );
        for (const at of [mine!, others!, without!]) press("h", at);
        expect(mine!.choosing.askHint).toHaveBeenCalledOnce();
        expect(others!.choosing.askHint).not.toHaveBeenCalled();
        expect(without!.choosing.askHint).not.toHaveBeenCalled();
    });

    test("p plans while others decide, where there is something to plan", () => {
        const waiting = table({ isMyTurn: false }, {}, { plannable: ["pass"] });
        press("p", waiting);
        expect(waiting.planning.isOn).toBe(true);
        press("p", waiting);
        expect(waiting.planning.isOn).toBe(false);
        const nothing = table({ isMyTurn: false });
        press("p", nothing);
        expect(nothing.planning.isOn).toBe(false);
    });

    test("Escape goes back, and forgets what was chosen and planned", () => {
        const at = table({}, {}, { isOn: true });
        press("Escape", at);
        expect(clicks).toEqual(["back"]);
        expect(at.choosing.clear).toHaveBeenCalledOnce();
        expect(at.planning.isOn).toBe(false);
    });

    test("and another one nothing", () => {
        expect(press("q", table())).toBe(false);
    });
});

describe("what only opens something is there in replays, too", () => {
    const looked = (key: string, at: Table, how: KeyboardEventInit = {}) =>
        look(new KeyboardEvent("keydown", { key, ...how }), at);

    test("the log, the score, the keys, and the board of the one who sits next", () => {
        const at = table({ seat: 1 });
        expect(["l", "s", "?", "b"].map((key) => looked(key, at))).toEqual([true, true, true, true]);
        expect(at.opened).toEqual({ log: true, score: true, boardOf: 0, bar: "keys" });
    });

    test("a spectator begins with the first board", () => {
        const at = table({ seat: null });
        looked("b", at);
        expect(at.opened.boardOf).toBe(0);
    });

    test("but nothing that changes the game", () => {
        const at = table();
        expect(looked("u", at)).toBe(false);
        expect(at.takeBack).not.toHaveBeenCalled();
        expect(looked("l", at, { ctrlKey: true })).toBe(false);
        expect(looked("l", at, { repeat: true })).toBe(false);
        expect(at.opened.log).toBe(false);
    });
});

describe("when the choice that had the focus is gone", () => {
    const bar = () => document.querySelector<HTMLElement>("[data-action-bar]")!;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => done(null)));

    beforeEach(() => {
        choice(2).focus();
        choice(2).dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    });

    test("it goes to the first one, for those who play by keyboard", async () => {
        press("q", table());
        choice(2).remove();
        regainFocus(bar());
        await drawn();
        expect(document.activeElement).toBe(choice(1));
    });

    test("it stays away for those who play by pointer", async () => {
        press("q", table());
        document.dispatchEvent(new Event("pointerdown"));
        choice(2).remove();
        regainFocus(bar());
        await drawn();
        expect(document.activeElement).toBe(document.body);
    });
});
