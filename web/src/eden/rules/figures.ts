/** What is printed on the things of the box. */

import type { Figures, Piece, Section } from "$lib/rulebook/figures";
import type { FigureWriter } from "$lib/rulebook/game";
import { faceSign, sign } from "./signs";

const POINTS = sign("points");
const CAN = sign("token-canned");
const MISSION = sign("mission");
const SURVIVOR = sign("survivor");
const DIE = faceSign("wild", "square");
const ARROW: Piece = { sign: sign("arrow") };

const location: FigureWriter = (figures, name) => {
    const section = figures.section("locations", name);
    figures.byPlayers("dice", section, "dice", DIE, true);
    figures.number("events-shown", section, "events");
    figures.number("missions-drawn", section, "missions-drawn", MISSION);
    figures.number("missions-kept", section, "missions-kept", MISSION);
    figures.number("gain", section, "cans", CAN);
    figures.number("tokens-shown", section, "equipment");
    figures.number("binoculars-points", section, "binoculars-points", POINTS);
    figures.number("tokens-shown", section, "survivors", SURVIVOR);
};

const ofTokens = (figures: Figures, key: string, name: string) => {
    const section = figures.section("tokens");
    const count = (section[key] as Record<string, number> | undefined)?.[name];
    if (count !== undefined) figures.add("tokens", section, key, [{ text: String(count) }]);
};

const survivor: FigureWriter = (figures, name) => ofTokens(figures, "survivors", name);
const equipment: FigureWriter = (figures, name) => ofTokens(figures, "equipment", name);

const power: FigureWriter = (figures, name) => {
    figures.number("amount", figures.section("powers", name), "amount");
    const cards = Object.entries(figures.section("buildings") as Record<string, Section>).filter(
        ([, card]) => card["power"] === name,
    );
    const pieces = cards.map(([card]): Piece => ({ ...figures.piece({ family: "building", name: card }) }));
    figures.add("cards", cards[0]?.[1] ?? {}, "power", pieces);
};

const building: FigureWriter = (figures, name) => {
    const section = figures.section("buildings", name);
    figures.amounts("survivors", section, "survivors", "survivor", true);
    figures.amounts("equipment", section, "equipment", "equipment", true);
    figures.number("gain", section, "cans", CAN, true);
    if (section["power"]) {
        const piece = figures.piece({ family: "power", name: section["power"] as string });
        figures.add("power", section, "power", [{ ...piece, text: piece.label ?? "" }], { isMain: true });
    }
    if (section["end"]) {
        figures.add("end", section, "end", [{ text: figures.words.say("building-end") }], { isMain: true });
    }
};

const event: FigureWriter = (figures, name) => {
    const section = figures.section("events", name);
    const clauses = section["requires"] as { count: number; of: string[] }[];
    const pieces = clauses.flatMap(({ count, of }): Piece[] => [
        { text: String(count) },
        ...of.map((kind) => figures.piece({ family: "survivor", name: kind })),
    ]);
    figures.add("requires", section, "requires", pieces, { isMain: true });
    figures.number("points", section, "points", POINTS, true);
};

const mission: FigureWriter = (figures, name) => {
    const section = figures.section("missions", name);
    figures.number("at-least", section, "at-least");
    figures.number("points", section, "points", POINTS, true);
    figures.amounts("needs", section, "needs", "survivor", true);
    const gains = [
        ARROW,
        ...figures.counted("survivor", (section["survivors"] ?? {}) as Record<string, number>),
        ...figures.counted("equipment", (section["equipment"] ?? {}) as Record<string, number>),
        ...(section["cans"] ? [{ text: String(section["cans"] as number), sign: CAN }] : []),
    ];
    if (section["needs"]) figures.add("gain", section, section["cans"] ? "cans" : "survivors", gains, { isMain: true });
    figures.number("copies", section, "copies");
};

const TERMS: Record<string, (figures: Figures) => void> = {
    die: (figures) => figures.number("dice-in-box", figures.section("setup"), "dice", DIE),
    season: (figures) => figures.number("seasons", figures.section("setup"), "seasons"),
    prelude: (figures) => {
        figures.number("missions-dealt", figures.section("setup"), "missions-dealt", MISSION);
        figures.number("missions-kept", figures.section("setup"), "missions-kept", MISSION);
    },
    building: (figures) => figures.byPlayers("buildings-shown", figures.section("setup"), "buildings-shown"),
    "end-card": (figures) => figures.byPlayers("tinkerers-removed", figures.section("setup"), "tinkerers-removed"),
    binoculars: (figures) =>
        figures.number("points", figures.section("locations", "city-center"), "binoculars-points", POINTS),
    "survivor-token": (figures) => figures.amounts("tokens", figures.section("tokens"), "survivors", "survivor"),
    equipment: (figures) => figures.amounts("tokens", figures.section("tokens"), "equipment", "equipment"),
    population: (figures) => zones(figures),
    can: (figures) => zones(figures),
};

/** The zones of the population track: farmers that are needed, and points. */
function zones(figures: Figures): void {
    const section = figures.section("population");
    const all = section["zones"] as { "up-to"?: number; farmers: number; points: number }[];
    const sources = (section["provenance"] as { zones: unknown[] } | undefined)?.zones;
    let from = 0;
    all.forEach((zone, at) => {
        const upTo = zone["up-to"];
        const range = upTo === undefined ? `${from}+` : upTo === from ? String(from) : `${from}–${upTo}`;
        const pieces = [
            { text: String(zone.farmers), sign: faceSign("farmer") },
            ARROW,
            { text: String(zone.points), sign: POINTS },
        ];
        figures.add("zone", { provenance: { zone: sources?.[at] } }, "zone", pieces, { given: { range } });
        from = (upTo ?? 0) + 1;
    });
}

const term: FigureWriter = (figures, name) => TERMS[name]?.(figures);

export const FIGURES: Record<string, FigureWriter> = {
    location,
    survivor,
    equipment,
    power,
    building,
    event,
    mission,
    term,
};
