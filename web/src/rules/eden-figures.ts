/** What is printed on the things of Paris: New Eden. */

import type { Figures, Piece } from "./figures";
import { faceSign } from "./signs";

const POINTS = { icon: "points" };
const CAN = { icon: "token-canned" };
const MISSION = { icon: "mission" };
const SURVIVOR = { icon: "survivor" };
const DIE = faceSign("wild", "square");
const ARROW: Piece = { sign: { icon: "arrow" } };

type Writer = (figures: Figures, name: string) => void;

const location: Writer = (figures, name) => {
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
    const count = section[key]?.[name] as number | undefined;
    if (count !== undefined) figures.add("tokens", section, key, [{ text: String(count) }]);
};

const survivor: Writer = (figures, name) => ofTokens(figures, "survivors", name);
const equipment: Writer = (figures, name) => ofTokens(figures, "equipment", name);

const power: Writer = (figures, name) => {
    figures.number("amount", figures.section("powers", name), "amount");
    const cards = Object.entries(figures.section("buildings")).filter(([, card]) => card.power === name);
    const pieces = cards.map(([card]): Piece => ({ ...figures.piece({ family: "building", name: card }) }));
    figures.add("cards", cards[0]?.[1] ?? {}, "power", pieces);
};

const building: Writer = (figures, name) => {
    const section = figures.section("buildings", name);
    figures.amounts("survivors", section, "survivors", "survivor", true);
    figures.amounts("equipment", section, "equipment", "equipment", true);
    figures.number("gain", section, "cans", CAN, true);
    if (section["power"]) {
        const piece = figures.piece({ family: "power", name: section["power"] });
        figures.add("power", section, "power", [{ ...piece, text: piece.label ?? "" }], { isMain: true });
    }
    if (section["end"]) {
        figures.add("end", section, "end", [{ text: figures.words.say("building-end") }], { isMain: true });
    }
};

const event: Writer = (figures, name) => {
    const section = figures.section("events", name);
    const clauses = section["requires"] as { count: number; of: string[] }[];
    const pieces = clauses.flatMap(({ count, of }): Piece[] => [
        { text: String(count) },
        ...of.map((kind) => figures.piece({ family: "survivor", name: kind })),
    ]);
    figures.add("requires", section, "requires", pieces, { isMain: true });
    figures.number("points", section, "points", POINTS, true);
};

const mission: Writer = (figures, name) => {
    const section = figures.section("missions", name);
    figures.number("at-least", section, "at-least");
    figures.number("points", section, "points", POINTS, true);
    figures.amounts("needs", section, "needs", "survivor", true);
    const gains = [
        ARROW,
        ...figures.counted("survivor", section["survivors"] ?? {}),
        ...figures.counted("equipment", section["equipment"] ?? {}),
        ...(section["cans"] ? [{ text: String(section["cans"]), sign: CAN }] : []),
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
    const all = figures.section("population")["zones"] as { "up-to"?: number; farmers: number; points: number }[];
    const sources = figures.section("population")["provenance"]?.zones as unknown[];
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

const term: Writer = (figures, name) => TERMS[name]?.(figures);

export const EDEN_FIGURES: Record<string, Writer> = {
    location,
    survivor,
    equipment,
    power,
    building,
    event,
    mission,
    term,
};
