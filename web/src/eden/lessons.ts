/** A first game of Paris: New Eden: what is explained, and when. The first step that fits is shown. */

import { stepsOf, whenAsked, type Moment as Of, type Step } from "$lib/table/guide/step";
import { figuresSaid } from "./components";
import { total, type EdenView, type LocationName } from "./view";

type Moment = Of<EdenView>;

/** How many dice this seat has taken this season. */
const diceTaken = ({ view, seat }: Moment): number => total(view.refuges[seat]?.dice ?? {});

/** The locations are explained one by one, with one die each, as long as there is one to take. */
const LOCATIONS = ["train-station", "city-center", "restaurant", "tower", "bridge"] as const satisfies LocationName[];

/** How feeding ends. */
const FED = ["people-fed", "people-hungry"];

const isFirstSeason = ({ view }: Moment) => view.season === "spring";

export const lessons: Step<EdenView>[] = stepsOf("eden", figuresSaid, [
    { id: "welcome", when: () => true, rules: ["term:victory-points", "term:season"] },
    { id: "controls", text: "tutorial-controls", when: ({ asked }) => asked !== null },
    { id: "over", text: "tutorial-over", when: ({ table }) => table.isOver },
    { id: "choose-token", when: whenAsked("choose-token"), rules: ["term:survivor-token", "term:survivor"] },
    {
        id: "keep-mission",
        when: whenAsked("keep-mission"),
        rules: ["term:mission", "term:secret-mission", "term:new-building"],
    },
    { id: "take-die", when: whenAsked("take-die"), rules: ["term:die", "term:location"] },
    {
        id: "flip-event",
        when: whenAsked("flip-event"),
        targets: () => ["location:tower"],
        rules: ["term:event", "term:heroine"],
    },
    {
        id: "choose-in-city",
        when: whenAsked("choose-in-city"),
        targets: () => ["location:city-center"],
        rules: ["term:equipment", "term:bat", "term:binoculars"],
    },
    {
        id: "choose-at-station",
        when: whenAsked("choose-at-station"),
        targets: () => ["location:train-station"],
        rules: ["term:survivor-token", "term:wild", "term:slacker"],
    },
    { id: "power", when: whenAsked("after-first-die", "swap-with"), rules: ["term:power"] },
    ...LOCATIONS.map((location, before) => ({
        id: location,
        when: (moment: Moment) =>
            moment.asked === "take-die" &&
            moment.seen.includes("take-die") &&
            diceTaken(moment) > before &&
            total(moment.view.board.dice[location]) > 0,
        targets: () => [`location:${location}`],
        rules: [`location:${location}`],
    })),
    {
        id: "strength",
        when: ({ view }) => view.phase === "announcing" || view.phase === "claiming",
        targets: ({ seat }) => [`dice:${seat}`],
        rules: ["term:strength", "term:building"],
    },
    { id: "announce", when: whenAsked("announce"), rules: ["term:wild", "term:strength"] },
    { id: "claim", when: whenAsked("claim"), rules: ["term:building", "term:power", "term:equipped-survivor"] },
    {
        id: "claimed",
        when: ({ happenedToMe }) => happenedToMe.has("building-claimed"),
        targets: ({ seat }) => [`refuge:${seat}`],
        rules: ["term:refuge", "term:population"],
    },
    { id: "new-buildings", when: whenAsked("new-buildings"), rules: ["term:new-building"] },
    {
        id: "event",
        when: ({ happenedToMe }) => happenedToMe.has("event-overcome") || happenedToMe.has("event-not-overcome"),
        rules: ["term:event", "term:equipped-survivor"],
    },
    {
        id: "feed",
        when: (moment) => moment.asked === "feed" || FED.some((name) => moment.happenedToMe.has(name)),
        targets: ({ seat }) => [`population:${seat}`, `cans:${seat}`],
        rules: ["term:population", "term:can"],
    },
    {
        id: "summer",
        when: (moment) => !isFirstSeason(moment) && moment.asked === "take-die",
        rules: ["term:season", "term:first-player"],
    },
    {
        id: "winter",
        when: ({ view, asked }) => view.season === "winter" && asked === "take-die",
        rules: ["term:mission", "term:binoculars", "term:end-card"],
    },
]);
