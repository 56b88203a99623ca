/** What is printed on the things of the box. */

import type { Figures, Piece } from "$lib/rulebook/figures";
import type { FigureWriter } from "$lib/rulebook/game";
import { change } from "$lib/words/words.svelte";
import { isCity, isHuntingGround } from "../view";
import { sign } from "./signs";

const SURVIVOR = sign("survivor");
const POINTS = sign("points");
const UPKEEP = sign("location-restaurant");

const place: FigureWriter = (figures, name) => {
    const section = figures.section("places", name);
    if (section["token"]) {
        figures.byPlayers("stock", section, "stock", sign(`token-${section["token"] as string}`), true);
    }
    figures.number("door", section, "door", sign("token-microchip"));
    if (isHuntingGround(name)) stack(figures);
    if (name === "cargo") cargo(figures);
    if (isCity(name)) city(figures);
};

const stack = (figures: Figures) => figures.byPlayers("stack", figures.section("hunting"), "stack", sign("wild-game"));

function cargo(figures: Figures): void {
    const section = figures.section("cargo");
    for (const [slot, cans] of Object.entries(section["cans"] as Record<string, number>)) {
        const given = (section["provenance"] as { cans?: Record<string, unknown> } | undefined)?.cans;
        const provenance = { cans: given?.[slot] ?? given };
        const pieces = [{ text: `+${cans}`, sign: sign("token-canned") }, { sign: SURVIVOR }];
        figures.add("slot", { provenance }, "cans", pieces, { given: { number: slot } });
    }
}

function city(figures: Figures): void {
    const section = figures.section("cities");
    figures.byPlayers("pile", section, "pile", sign("room-search"), true);
    figures.amounts("search", section, "search", "tile");
    figures.number("equipment-shown", section, "equipment-shown", sign("room-repair"));
}

const game: FigureWriter = (figures, name) => {
    const section = figures.section("wild-game", name);
    const meat = (section["meat"] as number[]).map((count): Piece => ({ text: String(count) }));
    figures.number("endurance", section, "endurance");
    figures.add("meat", section, "meat", [...meat, { sign: sign("token-meat") }], { isMain: true });
    figures.number("tiles", section, "tiles");
};

const leader: FigureWriter = (figures, name) => {
    const section = figures.section("leaders", name);
    figures.number("age", section, "age");
    figures.amounts("goods", section, "stock", "token", true);
    figures.number("searches", section, "searches", sign("room-search"), true);
    figures.number("searches-dropped", section, "searches-dropped", sign("room-search"));
    const tile = figures.piece({ family: "equipment", name: section["equipment"] as string });
    figures.add("broken", section, "equipment", [tile], { isMain: true });
    const places = (section["places"] as string[]).map((one) => figures.piece({ family: "place", name: one }));
    figures.add("start", section, "places", places);
};

const room: FigureWriter = (figures, name) => {
    const section = figures.section("rooms", name);
    figures.number("places", section, "places", SURVIVOR, true);
    figures.number("upkeep", section, "upkeep", UPKEEP, true);
    for (const key of ["amount", "most", "materials", "munitions", "supplies"]) figures.number(key, section, key);
    figures.number("copies", section, "copies");
};

const equipment: FigureWriter = (figures, name) => {
    const section = figures.section("equipment", name);
    figures.amounts("cost", section, "cost", "token", true);
    const places = ((section["places"] ?? []) as string[]).map((one) => figures.piece({ family: "place", name: one }));
    figures.add("where", section, "places", places);
    if (section["token"]) {
        const text = `${section["plus"] ? "+" : ""}${section["amount"] as number}`;
        const gain = { text, ...figures.piece({ family: "token", name: section["token"] as string }) };
        figures.add("gain", section, "amount", [gain]);
    } else figures.number("amount", section, "amount");
    figures.add("pair", section, "pair", [figures.piece({ family: "equipment", name: section["pair"] as string })]);
    figures.number("copies", section, "copies");
};

const event: FigureWriter = (figures, name) => {
    const section = figures.section("events", name);
    figures.amounts("overcome", section, "cost", "token", true);
    figures.number("points", section, "points", POINTS, true);
    figures.byPlayers("removes", section, "removes");
    for (const key of ["strength", "squares", "supplies", "tokens", "survivors", "meat", "endurance"]) {
        figures.number(`event-${key}`, section, key);
    }
};

const hero: FigureWriter = (figures, name) => {
    const section = figures.section("heroes");
    figures.add("strength", section, "strength", [
        { text: String((section["strength"] as Record<string, number> | undefined)?.[name] ?? "") },
    ]);
    figures.number("steps", section, "steps");
};

const TERMS: Record<string, (figures: Figures) => void> = {
    "survival-points": (figures) => {
        const section = figures.section("scoring");
        const rooms = Object.entries(section["full-rooms"] as Record<string, number>);
        const pieces = rooms.map(([count, points]) => ({ text: `${count}: ${points}` }));
        figures.add("full-rooms", section, "full-rooms", pieces);
    },
    airlock: (figures) => rows(figures),
    shelter: (figures) => rows(figures),
    room: (figures) => {
        figures.number("room-cost", figures.section("shelter"), "room-cost", sign("token-wood"));
        figures.number("rooms-drawn", figures.section("setup"), "rooms-drawn");
        figures.number("rooms-kept", figures.section("setup"), "rooms-kept");
    },
    upkeep: (figures) => figures.number("water-kept", figures.section("shelter"), "water-kept", sign("token-water")),
    survivor: (figures) => figures.number("first-survivors", figures.section("setup"), "survivors", SURVIVOR),
    reserve: (figures) => {
        const section = figures.section("reserve");
        figures.number("survivors-in-box", section, "survivors", SURVIVOR);
        figures.number("tokens-in-box", section, "tokens");
    },
    leader: (figures) => figures.number("leaders-drawn", figures.section("setup"), "leaders-drawn"),
    convoy: (figures) => figures.number("days", figures.section("setup"), "days", sign("day")),
    "wild-game": stack,
    city,
    "search-tile": city,
    gauge: (figures) => {
        const section = figures.section("radioactivity");
        const squares = (section["gauge"] as number[]).map((points) => ({ text: change(points) }));
        figures.add("gauge", section, "gauge", squares);
        figures.number("gauge-start", section, "start");
    },
    radiation: (figures) => {
        const section = figures.section("radioactivity");
        const days = (section["by-day"] as number[]).map((points) => ({ text: String(points) }));
        figures.add("by-day", section, "by-day", [...days, { sign: sign("radiation") }]);
    },
};

function rows(figures: Figures): void {
    const section = figures.section("shelter");
    const spaces = (section["airlock-rows"] as number[]).map((count) => ({ text: String(count), sign: SURVIVOR }));
    figures.add("airlock-rows", section, "airlock-rows", spaces);
}

const term: FigureWriter = (figures, name) => TERMS[name]?.(figures);

export const FIGURES: Record<string, FigureWriter> = { place, game, leader, room, equipment, event, hero, term };
