/** Whole games by keyboard: what each key does at the table. */

import type { Table } from "./table.svelte";

const FIELDS = "input, textarea, select, [contenteditable]";
const CONTROLS = "button, a, summary, [role='button']";
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Whether the last input came from the keyboard: only then the focus is led on. */
let isByKeyboard = false;
/** Whether what had the focus last, dialogs apart, is in the bar: keys that meet nothing do not change that. */
let wasInBar = false;
if (typeof document !== "undefined") {
    document.addEventListener("pointerdown", () => (isByKeyboard = false), true);
    document.addEventListener("focusin", ({ target }) => {
        if (!(target instanceof Element) || target.closest("dialog")) return;
        wasInBar = target.closest("[data-action-bar]") !== null;
    });
}

function isElsewhere(target: EventTarget | null): boolean {
    const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
    return isTyping || document.querySelector("dialog[open], :popover-open") !== null;
}

const choices = () => [...document.querySelectorAll<HTMLElement>("[data-action-bar] [data-choice]")];

/** Lead the focus back to the choices when those that had it are gone. */
export function regainFocus(bar: HTMLElement): void {
    if (!isByKeyboard || !wasInBar) return;
    requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        bar.querySelector<HTMLElement>("[data-choice]")?.focus({ preventScroll: true });
    });
}

export function onKey(event: KeyboardEvent, table: Table): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    isByKeyboard = true;
    if (isElsewhere(event.target)) return;
    // A key that is held down goes through the choices, but plays and takes back nothing.
    if (event.repeat && !event.key.startsWith("Arrow")) {
        event.preventDefault();
        return;
    }
    if (act(event, table)) event.preventDefault();
}

/** Open what a key opens at every table, also in a replay; whether it opened something. */
export function look(event: KeyboardEvent, table: Table): boolean {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return false;
    const opening = LOOKING[event.key.toLowerCase()];
    opening?.(table);
    return opening !== undefined;
}

/** The digit of a key; on some keyboards, such as French ones, it is printed on the key and needs Shift. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
    if (/^[1-9]$/.test(key)) return key;
    return shiftKey ? undefined : code.match(/^Digit([1-9])$/)?.[1];
}

/** Do what the key stands for; whether it stood for something. */
function act(event: KeyboardEvent, table: Table): boolean {
    const { key } = event;
    const digit = digitOf(event);
    if (digit !== undefined) return choose(digit);
    if (ARROWS.includes(key)) return walk(event);
    const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (key === "Enter") {
        if (isOnControl || !table.choosing.isReady) return false;
        void table.choosing.confirm();
        return true;
    }
    const doing = KEYS[key.length === 1 ? key.toLowerCase() : key];
    doing?.(table);
    return doing !== undefined;
}

const canUndo = ({ depth, waiting }: Table) => depth > 0 && waiting === 0;

/** What only opens something to look at: replays have these keys, too. */
const LOOKING: Record<string, (table: Table) => void> = {
    // Our own board lies on the table: the next one's comes first.
    b: (table) => (table.opened.boardOf = ((table.seat ?? -1) + 1) % (table.info?.seats.length ?? 1)),
    l: (table) => (table.opened.log = !table.opened.log),
    s: (table) => (table.opened.score = true),
    "?": (table) => (table.opened.bar = "keys"),
};

const KEYS: Record<string, (table: Table) => void> = {
    Backspace: (table) => void (canUndo(table) && table.takeBack()),
    u: (table) => void (canUndo(table) && table.takeBack()),
    r: (table) => void (canUndo(table) && table.restartTurn()),
    h: (table) => void (table.isMyTurn && table.info?.hints && table.choosing.askHint()),
    p: (table) => {
        if (!table.isMyTurn && table.planning.plannable.length > 0) table.planning.isOn = !table.planning.isOn;
    },
    ...LOOKING,
    Escape: (table) => {
        document.querySelector<HTMLElement>("[data-action-bar] [data-back]")?.click();
        table.choosing.clear();
        table.planning.isOn = false;
    },
};

function choose(key: string): boolean {
    const found = document.querySelector<HTMLElement>(`[data-action-bar] [data-number="${key}"]`);
    found?.focus();
    found?.click();
    return found !== null;
}

/** From the board to the next thing that can be chosen in that direction, from anywhere else through the choices. */
function walk(event: KeyboardEvent): boolean {
    const from = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    if (from) return walkBoard(from, event.key);
    const all = choices();
    if (all.length === 0) return false;
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    all[next]!.focus();
    return true;
}

function walkBoard(from: Element, key: string): boolean {
    const centre = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    const here = centre(from);
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] as [
        number,
        number,
    ];
    const spots = [
        ...document.querySelectorAll<HTMLElement | SVGElement>("[data-spot='available'], [data-spot='chosen']"),
    ];
    const ranked = spots
        .filter((spot) => spot !== from)
        .map((spot) => {
            const there = centre(spot);
            const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
            const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
            return { spot, along, distance: along + 2 * aside };
        })
        .filter(({ along }) => along > 1)
        .sort((one, other) => one.distance - other.distance);
    ranked[0]?.spot.focus();
    return ranked.length > 0;
}
