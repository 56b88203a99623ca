/** What travels over the table when an event happens: from where it lay to whose it is now. */

import type { Happening } from "$lib/protocol/messages";
import type { Box } from "$lib/rulebook/box";
import type { Flight } from "$lib/table/game";
import { numberIn } from "$lib/table/happening";
import { kindOf } from "./cards";
import { namesOf } from "./targets";
import type { EdenView } from "./view";

export function flights(event: Happening, view: EdenView, box: Box | null): Flight[] {
    const { seat, location, origin, face, given, equipment, building, mission, count } = namesOf(event);
    switch (event.name) {
        case "die-taken":
            return [{ icon: `face-${face}`, from: `die:${location}:${face}`, to: `dice:${seat}` }];
        case "dice-swapped":
            return [
                { icon: `face-${given}`, from: `location:${origin}`, to: `location:${location}` },
                { icon: `face-${face}`, from: `location:${location}`, to: `location:${origin}` },
            ];
        case "token-taken": {
            // With the last of these tokens the prelude is over.
            const isPrelude = view.phase === "prelude" || view.phase === "choosing";
            const from = isPrelude ? `prelude:${face}` : "location:train-station";
            return [{ icon: `face-${face}`, from, to: `tokens:${seat}` }];
        }
        case "heroine-taken":
            return [{ icon: "heroine", from: "heroine", to: `seat:${seat}` }];
        case "bat-taken":
            return [{ icon: "bat", from: "equip:bat", to: `seat:${seat}` }];
        case "binoculars-taken":
            return [{ icon: "binoculars", from: "equip:binoculars", to: `seat:${seat}` }];
        case "equipment-taken":
            return [
                { icon: `equipment-${equipment}`, from: `equip:${equipment}`, to: `equipment:${seat}:${equipment}` },
            ];
        case "cans-gained":
            return [{ icon: "token-canned", from: "cans", to: `cans:${seat}`, count }];
        case "missions-drawn":
            return [{ icon: "mission", from: "missions", to: `missions:${seat}`, count }];
        case "building-claimed":
            return [{ icon: `face-${kindOf(box, building)}`, from: `building:${building}`, to: `refuge:${seat}` }];
        case "token-settled":
            return [{ icon: "survivor", from: `tokens:${seat}`, to: `population:${seat}` }];
        case "new-building-placed":
            return [{ icon: "mission", from: `mission:${mission}`, to: `refuge:${seat}` }];
        case "event-overcome":
        case "people-fed": {
            const points = numberIn(event, "points") ?? 0;
            const from = event.name === "people-fed" ? `population:${seat}` : `event:${namesOf(event).event}`;
            return points > 0 ? [{ icon: "points", from, to: `seat:${seat}`, count: points }] : [];
        }
        default:
            return [];
    }
}
