/** A first game of Outlive: what is explained, and when. The first step that fits is shown. */

import { stepsOf, whenAsked, type Moment as Of, type Step } from "$lib/table/guide/step";
import { componentsOf, figuresSaid } from "./components";
import { CITIES, HUNTING_GROUNDS, type View } from "./view";

type Moment = Of<View>;

const heroesOf = ({ view, seat }: Moment) => Object.entries(view.tribes[seat]?.heroes ?? {});

/** Where the hero is that acts now. */
function actingAt(moment: Moment): string | null {
    const hero = moment.view.turn?.hero;
    return moment.asked === "act" ? (heroesOf(moment).find(([name]) => name === hero)?.[1].at ?? null) : null;
}

const actsAt =
    (...places: string[]) =>
    (moment: Moment) =>
        places.includes(actingAt(moment) ?? "");

const placeOfAct = (moment: Moment) => [`place:${actingAt(moment)}`];
const offers = ({ table }: Moment, kind: string) => table.choosing.offers.some(({ words }) => words[0] === kind);

export const lessons: Step<View>[] = stepsOf("outlive", figuresSaid, [
    { id: "welcome", when: () => true, rules: ["term:survival-points", "term:convoy"] },
    { id: "controls", text: "tutorial-controls", when: ({ asked }) => asked !== null },
    { id: "over", text: "tutorial-over", when: ({ table }) => table.isOver },
    { id: "discard-room", when: whenAsked("discard-room"), rules: ["term:room"] },
    { id: "first-room", when: whenAsked("first-room"), rules: ["term:room", "term:shelter"] },
    {
        id: "first-survivors",
        when: whenAsked("first-survivors"),
        targets: ({ seat }) => [`airlock:${seat}`],
        rules: ["term:survivor", "term:airlock"],
    },
    { id: "leader", when: whenAsked("leader"), rules: ["term:leader"] },
    { id: "search-tiles", when: whenAsked("search-city", "return-tile"), rules: ["term:search-tile"] },
    { id: "place-heroes", when: whenAsked("place-heroes"), rules: ["term:hero", "term:strength"] },
    {
        id: "day",
        when: ({ happened, view }) => happened.has("dawn") && view.phase !== "shelter",
        rules: ["term:dawn", "term:day", "term:night"],
    },
    {
        id: "event",
        when: ({ happened }) => happened.has("event-flipped"),
        targets: ({ view }) => (view.convoy ?? []).flatMap((one) => (one ? [`event:${one.event}`] : [])),
        rules: ["term:event"],
    },
    { id: "defend", when: whenAsked("defend"), rules: ["term:pressure", "term:munitions"] },
    {
        id: "tribute",
        when: (moment) => whenAsked("tribute")(moment) && moment.view.turn?.defender === moment.seat,
        rules: ["term:tribute"],
    },
    {
        id: "lose",
        when: whenAsked("lose-supply", "lose-tokens", "lose-survivor"),
        rules: ["term:event", "term:survivor"],
    },
    {
        id: "move",
        when: whenAsked("move-hero"),
        targets: (moment) =>
            heroesOf(moment).flatMap(([hero, { state }]) => (state === "idle" ? [`hero:${moment.seat}:${hero}`] : [])),
        rules: ["term:hero", "term:action-points"],
    },
    {
        id: "pressure",
        when: (moment) =>
            moment.asked === "move-hero" &&
            moment.seen.includes("move") &&
            heroesOf(moment).some(([, { state }]) => state === "activated"),
        rules: ["term:pressure", "term:tribute"],
    },
    {
        id: "hunt",
        when: (moment) => moment.asked === "act" && offers(moment, "hunt"),
        targets: (moment) => [`game:${actingAt(moment)}`],
        rules: ["term:wild-game", "term:endurance"],
    },
    { id: "hunt-pay", when: whenAsked("hunt"), rules: ["term:endurance", "term:munitions"] },
    {
        id: "gather",
        when: actsAt(...HUNTING_GROUNDS),
        targets: placeOfAct,
        rules: ["term:action-points", "term:materials"],
    },
    { id: "dam", when: actsAt("dam"), targets: placeOfAct, rules: ["place:dam", "term:supplies"] },
    { id: "base", when: actsAt("base"), targets: placeOfAct, rules: ["place:base", "term:algae"] },
    {
        id: "city",
        when: actsAt(...CITIES),
        targets: placeOfAct,
        rules: ["term:city", "term:equipment", "term:search-tile"],
    },
    {
        id: "cargo",
        when: (moment) => actsAt("cargo")(moment) || moment.happenedToMe.has("cargo-boarded"),
        targets: () => ["place:cargo"],
        rules: ["place:cargo", "term:first-player-token"],
    },
    { id: "night", when: ({ happened }) => happened.has("night"), rules: ["term:night"] },
    { id: "overcome", when: whenAsked("overcome"), rules: ["term:event"] },
    {
        id: "feed",
        // Where there is no choice, people are fed at once: it is explained afterwards.
        when: ({ asked, happenedToMe }) =>
            asked === "feed" || happenedToMe.has("hunger") || happenedToMe.has("radiation"),
        rules: ["term:supplies", "term:room"],
    },
    {
        id: "radiation",
        when: ({ happenedToMe }) => happenedToMe.has("radiation"),
        targets: ({ seat }) => [`gauge:${seat}`, `airlock:${seat}`],
        rules: ["term:radiation", "term:gauge", "term:airlock"],
    },
    {
        id: "recruit",
        when: whenAsked("recruit"),
        targets: ({ seat }) => [`airlock:${seat}`],
        rules: ["term:survivor", "term:airlock"],
    },
    { id: "build", when: whenAsked("build", "pay-room"), rules: ["term:room", "term:materials"] },
    { id: "repair", when: whenAsked("repair"), rules: ["term:equipment"] },
    { id: "upkeep", when: ({ happenedToMe }) => happenedToMe.has("upkeep"), rules: ["term:upkeep"] },
    {
        id: "second-day",
        when: ({ view, asked }) => view.day === 2 && asked !== null,
        targets: ({ seat }) => [`gauge:${seat}`],
        rules: ["term:survival-points"],
    },
    {
        id: "last-day",
        when: ({ view, asked, table }) => asked !== null && view.day === componentsOf(table.box!).setup.days,
        rules: ["term:convoy"],
    },
]);
