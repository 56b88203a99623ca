/** What travels on the screen when something happens. Heroes move by themselves: they are the same tokens. */

import type { Happening } from "$lib/protocol/messages";
import type { Flight, Walk } from "$lib/table/game";
import { nameIn, numberIn } from "$lib/table/happening";
import type { Target } from "$lib/table/offers";
import { placeOnTurn } from "./position";
import { readEvent } from "./targets";
import { isCity, isHuntingGround, PLACES, way, type View } from "./view";

/** Where a token comes from that a tribe gains: mostly from the place where its hero is. */
function sourceOf(view: View, seat: number, token: string): Target {
    const here = view.active === seat ? placeOnTurn(view) : null;
    if (here === null) return `seat:${seat}`;
    if (isCity(here)) return `pile:${here}`;
    if (here === "cargo") return view.turn?.berth === undefined ? "place:cargo" : `cargo:${view.turn.berth}`;
    return token === "meat" && isHuntingGround(here) ? `game:${here}` : `place:${here}`;
}

export function flights(event: Happening, view: View): Flight[] {
    const { seat = 0, defender, count = 1, place, token, where, tile, equipment, event: card } = readEvent(event);
    const own = `seat:${seat}`;
    const home = where === "airlock" ? `airlock:${seat}` : `room:${seat}:${where}`;
    const store = `token:${seat}:${token}`;
    const icon = `token-${token}`;
    switch (event.name) {
        case "collected":
            return [{ icon, from: `stock:${place}`, to: store, count }];
        case "gained":
            return [{ icon, from: sourceOf(view, seat, token), to: store, count }];
        case "spent":
            return [{ icon, from: store, to: own, count: -count }];
        case "tribute-given":
            return [{ icon, from: `token:${defender}:${token}`, to: store, count: 1 }];
        case "search-drawn": {
            if (tile === "algae") return [{ icon: "algae", from: `pile:${place}`, to: `gauge:${seat}` }];
            return tile === "empty" ? [{ icon: "room-cupboard", from: `pile:${place}`, to: own }] : [];
        }
        case "salvaged":
            return [
                {
                    icon: `equipment-${equipment}`,
                    from: `shown:${place}:${equipment}`,
                    to: `equipment:${seat}:${equipment}`,
                },
            ];
        case "algae-harvested":
            return [{ icon: "algae", from: "algae", to: `gauge:${seat}` }];
        case "survivor-joined": {
            const isFromShip = view.turn?.waiting === "ship" && view.turn.berth !== undefined;
            return [{ icon: "survivor", from: isFromShip ? `cargo:${view.turn?.berth}` : own, to: home, count: 1 }];
        }
        case "survivor-lost":
            return [{ icon: "skull", from: home, to: own, count: -1 }];
        case "event-overcome":
            return [{ icon: "points", from: `event:${card}`, to: own }];
        case "token-taken":
            return [{ icon: "first-player", from: "place:cargo", to: own }];
        default:
            return [];
    }
}

/** The way of a hero: from place to place around the ring. */
export function walk(event: Happening): Walk | null {
    const [from, to] = ["origin", "place"].map((one) => PLACES.find((place) => place === nameIn(event, one)));
    if (event.name !== "hero-moved" || from === undefined || to === undefined) return null;
    const via = way(from, to).slice(1, -1);
    return {
        token: `hero:${numberIn(event, "seat")}:${nameIn(event, "hero")}`,
        via: via.map((place) => `place:${place}`),
    };
}
