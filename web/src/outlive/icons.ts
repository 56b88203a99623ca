/** The icons of Outlive: which of them rooms have, and in which colours goods are drawn. */

import type { IconName, Paint } from "$lib/icons/names";

/** Rooms share icons by what they do. */
const ROOM_ICONS: Record<string, IconName> = {
    "room-construction": "room-build",
    "draw-and-repair": "room-repair",
    "overcome-event": "room-event",
    "hunting-two": "room-hunt",
    "hunting-one": "room-hunt",
    "cargo-one": "token-canned",
    "cargo-two": "token-canned",
    "four-munitions": "token-munition",
    "permanent-water": "token-water",
    "event-immunity": "room-immune",
    "destroy-equipment": "room-recycle",
    "gauge-down": "room-gauge",
    "airlock-absorbs": "room-airlock",
    "add-survivor": "room-bunk",
    "city-search": "room-search",
    "draw-equipment": "room-draw",
    "look-through-pile": "room-look",
    "hero-immunity": "room-hero",
    "free-repair": "room-repair",
    "choice-of-tribute": "room-tribute",
    "empty-cupboard": "room-cupboard",
    "repair-two": "room-repair",
};

export function roomIcon(room: string): IconName {
    return ROOM_ICONS[room] ?? "room-build";
}

export function paint(icon: IconName): Paint | null {
    return icon.startsWith("token-") ? { colour: `var(--${icon})` } : null;
}
