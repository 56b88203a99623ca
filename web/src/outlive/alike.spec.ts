// @vitest-environment happy-dom
import { differences, numbersOf, textOf, textsOf, type Stage, type WrittenGame } from "$lib/table/drawn";
import type { GameScreen } from "$lib/table/game";
import { want } from "$lib/words/words.svelte";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import CargoSlots from "./ring/CargoSlots.svelte";
import Today from "./ring/Today.svelte";
import { foreseenOf } from "./ring/walks";
import WildGame from "./ring/WildGame.svelte";
import Strip from "./rivals/Strip.svelte";
import { screen } from "./screen";
import Airlock from "./shelter/Airlock.svelte";
import Meal from "./shelter/Meal.svelte";
import PairHint from "./shelter/PairHint.svelte";
import Room from "./shelter/Room.svelte";
import Stores from "./shelter/Stores.svelte";
import { situation } from "./situation";
import { HUNTING_GROUNDS, PLACES, ROOM_SLOTS } from "./view";

/** Written by `tests/web/test_prospects_alike.py`, which runs this file: positions, and what Python foresees there. */
const written = process.env["NEWDAWN_FORESEEN_OUTLIVE"];

/** The animal on top of a stack: its endurance, the meat of each catch, which of them comes next, and the rest. */
function preyOn(board: HTMLElement) {
    const meat = [...board.querySelectorAll(".meat b")];
    const next = meat.findIndex((one) => one.classList.contains("next"));
    return [
        textOf(board.querySelector(".tile .endurance")),
        meat.map((one) => Number(one.textContent)),
        next < 0 ? null : next,
        textOf(board.querySelector(".left")),
    ];
}

/** What a walk leads to: whom it presses, and who could press. */
function walkBy(stage: Stage, move: string) {
    const { presses = [], exposed = [] } = foreseenOf(stage.table, move.split(" ")) ?? {};
    return [
        move,
        presses.map(({ seat, pressure }) => [seat, pressure]),
        exposed.map(({ seat, hero, pressure, later }) => [seat, hero, pressure, later]),
    ];
}

function ring(stage: Stage) {
    const grounds = HUNTING_GROUNDS.map((place) => stage.draw(WildGame, { place }));
    const { choosing } = stage.table;
    return () => ({
        prey: grounds.map(preyOn),
        acting: ((now) => now && [now.points, now.all])(situation(stage.table)),
        slots: choosing.offers
            .filter(({ words }) => words[0] === "hook" || (words[0] === "move" && words[2] === "cargo"))
            .map(({ move, targets }) => [move, targets.find((target) => target.startsWith("cargo:")) ?? null]),
        walks: choosing.offers
            .filter(({ words }) => words[0] === "move" || words[0] === "hook")
            .map(({ move }) => walkBy(stage, move)),
    });
}

function places(stage: Stage) {
    const drawn = PLACES.map((place) => stage.draw(Today, { place }));
    const ship = stage.draw(CargoSlots, { walks: [] });
    return () => ({
        taken: drawn.map((place) => textOf(place.querySelector(".today"))),
        hooks: [...ship.querySelectorAll("li")]
            .filter((slot) => slot.querySelector(".hook"))
            .map((slot) => textOf(slot.querySelector(".strength"))),
    });
}

/** The rooms of another seat, lit or not, and what building one costs; and what its tiles lack. */
function rooms(stage: Stage, rival: number) {
    const drawn = ROOM_SLOTS.map((_, slot) => stage.draw(Room, { seat: rival, slot }));
    const pair = stage.draw(PairHint, { seat: rival });
    return () => ({
        rooms: drawn.map((room) => {
            const light = ["lit", "dim", "rubble", "unknown"].find((one) => room.querySelector(`.room.${one}`));
            return [light, light === "rubble" ? textOf(room.querySelector(".state")) : null];
        }),
        pair: textOf(pair.querySelector(".muted")),
    });
}

/** Another seat in little. */
function strip(stage: Stage, rival: number) {
    const drawn = stage.draw(Strip, { seat: rival, isFlat: true });
    return () => ({
        survivors: numbersOf(drawn, ".stats > span")[0],
        points: numbersOf(drawn, ".score")[0],
    });
}

/** The people of another seat, and whether they will have enough. */
function people(stage: Stage, rival: number) {
    const airlock = stage.draw(Airlock, { seat: rival });
    const [meal, stores] = [stage.draw(Meal, { seat: rival, isShort: true }), stage.draw(Stores, { seat: rival })];
    return () => ({
        airlock: [...airlock.querySelectorAll(".row")].map((row) => row.querySelectorAll(".in").length),
        airlockFacts: textsOf(airlock, ".facts > span"),
        meal: textOf(meal.querySelector(".count")),
        hunger: meal.querySelector("[role=img]")?.getAttribute("aria-label") ?? null,
        permanent: textOf(stores.querySelector(".permanent")),
    });
}

test.skipIf(written === undefined)("the browser draws what Python foresees", async () => {
    await want("outlive");
    const game = JSON.parse(readFileSync(written!, "utf-8")) as WrittenGame;
    expect(differences(game, screen as GameScreen, [strip, people, ring, rooms, places])).toEqual([]);
});
