/** What the table needs to know of the game besides its view. */

import type { GameScreen } from "$lib/table/game";
import type { Target } from "$lib/table/offers";
import type { Table } from "$lib/table/table.svelte";
import Board from "./Board.svelte";
import { headings, heard, isAgainst, periodOf, summed, turnsUp } from "./events";
import { countRefuge } from "./counting";
import { flights } from "./flights";
import { groupings } from "./grouping";
import { paint } from "./icons";
import { lessons } from "./lessons";
import { outcome, shownByOutcome } from "./outcome";
import Screen from "./Screen.svelte";
import { about, locate, nameOf } from "./targets";
import Time from "./Time.svelte";
import { eventTiles, FACES, LOCATIONS, type EdenView, type Face, type LocationName } from "./view";

/** Only what lies in sight is worth a reason. */
function isWorthExplaining(words: string[], decision: string, view: EdenView, seat: number): boolean {
    const [kind = "", first = "", second = ""] = words;
    switch (kind) {
        case "take":
            return decision === "after-first-die" && isLying(view, first as LocationName, second as Face);
        case "with":
            return decision === "swap-with" && isLying(view, first as LocationName, second as Face);
        case "equip":
        case "bat":
        case "binoculars":
            return decision === "choose-in-city";
        case "flip":
            return decision === "flip-event" && eventTiles(view.board).some(({ event }) => event === first);
        case "place":
            return view.refuges[seat]?.missions.includes(first) ?? false;
        case "add":
            return decision === "announce";
        case "feed":
            return decision === "feed";
        default:
            return false;
    }
}

function isLying(view: EdenView, location: LocationName, face: Face): boolean {
    return (view.board.dice[location]?.[face] ?? 0) > 0;
}

/** Dice that lie out can be planned for. */
function plannable(view: EdenView): string[] {
    if (view.phase !== "gathering") return [];
    return LOCATIONS.flatMap((location) =>
        FACES.filter((face) => isLying(view, location, face)).map((face) => `take ${location} ${face}`),
    );
}

const ICONS: Record<string, string> = {
    flip: "location-tower",
    keep: "mission",
    place: "mission",
    bat: "bat",
    binoculars: "binoculars",
    add: "face-wild",
    draw: "power",
    feed: "token-canned",
    done: "confirm",
};

function iconOf(words: string[]): string | null {
    const [kind = "", first = "", second = ""] = words;
    switch (kind) {
        case "take":
        case "swap":
        case "with":
            return `face-${second}`;
        case "recruit":
            return `face-${first}`;
        case "equip":
            return `equipment-${first}`;
        case "claim":
            return `face-${first.split("-")[0]}`;
        default:
            return ICONS[kind] ?? null;
    }
}

/** Missions that are hidden from us may be worth points, and so may a power that counts the unsuccessful ones. */
function isSecret({ view, box }: Table, seat: number, part: string): boolean {
    const refuge = (view as EdenView).refuges[seat];
    if (!(refuge?.missions as unknown[] | undefined)?.includes(null)) return false;
    const powers = countRefuge(view, seat, box!.components)?.powers ?? [];
    return part === "missions" || (part === "powers" && powers.includes("unsuccessful-missions"));
}

/** A location stands for the dice that lie there. */
function standsFor(target: Target): Target[] {
    const [kind, first] = target.split(":");
    return kind === "die" ? [`location:${first}`] : [];
}

export const screen: GameScreen = {
    locate,
    nameOf,
    about,
    flights,
    isAgainst,
    heard,
    turnsUp,
    isWorthExplaining,
    plannable,
    iconOf,
    groupings,
    outcome,
    shownByOutcome,
    fills: ["brawler", "farmer", "sage", "tinkerer", "healer"].map((name) => [
        `var(--face-${name})`,
        `var(--on-${name})`,
    ]),
    isSecret,
    lessons,
    headings,
    summed,
    periodOf,
    standsFor,
    paint,
    firstSeat: (view: EdenView) => view.first_player,
    stage: (table) => (table.view ? table.thing("stage", (table.view as EdenView).phase) : null),
    Time,
    Screen,
    Board,
};
