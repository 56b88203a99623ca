// @vitest-environment happy-dom
import type { GameScreen } from "$lib/table/game";
import { differences, numbersOf, textOf, textsOf, type Stage, type WrittenGame } from "$lib/table/drawn";
import { want } from "$lib/words/words.svelte";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import BridgePlace from "./map/BridgePlace.svelte";
import PlayerBoard from "./refuge/PlayerBoard.svelte";
import Rival from "./rivals/Rival.svelte";
import { screen } from "./screen";
import EventAndFood from "./season/EventAndFood.svelte";
import Missions from "./season/Missions.svelte";

/** Written by `tests/web/test_prospects_alike.py`, which runs this file: positions, and what Python foresees there. */
const written = process.env["NEWDAWN_FORESEEN_EDEN"];

/** All that everybody can see of another seat. */
function card(stage: Stage, rival: number) {
    const drawn = stage.draw(Rival, { seat: rival, compact: true });
    return () => ({
        survivors: numbersOf(drawn, ".survivors .count"),
        stores: numbersOf(drawn, ".stores .count"),
        facts: numbersOf(drawn, ".fact b"),
        points: Number(textOf(drawn.querySelector(".score"))),
        hidden: [...stage.table.info!.seats.keys()].map((seat) =>
            ["missions", "powers"].filter((part) => stage.table.isSecret(seat, part)),
        ),
    });
}

function playerBoard(stage: Stage, rival: number) {
    const drawn = stage.draw(PlayerBoard, { seat: rival, bare: true });
    return () => ({
        strengths: [...drawn.querySelectorAll(".box")].map((box) => [
            Number(textOf(box.querySelector(".now"))),
            textOf(box.querySelector(".words")),
        ]),
        dice: drawn.querySelectorAll(".dice > span").length,
    });
}

function endOfSeason(stage: Stage) {
    const drawn = stage.draw(EventAndFood, {});
    return () => {
        const rows = [...drawn.querySelectorAll("tbody tr")];
        return {
            events: rows.map((row) => textsOf(row, ".figure")),
            meals: rows.map((row) => textOf(row.querySelector(".fare .heard-only"))),
        };
    };
}

function missions(stage: Stage) {
    const own = stage.table.seat === null ? null : stage.draw(Missions, { seat: stage.table.seat, bare: true });
    return () => ({ missions: own === null ? [] : textsOf(own, ".state") });
}

function bridge(stage: Stage) {
    const drawn = stage.draw(BridgePlace, { size: 20 });
    return () => ({ bridge: textOf(drawn.querySelector(".drawn")) });
}

test.skipIf(written === undefined)("the browser draws what Python foresees", async () => {
    await want("eden");
    const game = JSON.parse(readFileSync(written!, "utf-8")) as WrittenGame;
    expect(differences(game, screen as GameScreen, [card, playerBoard, endOfSeason, missions, bridge])).toEqual([]);
});
