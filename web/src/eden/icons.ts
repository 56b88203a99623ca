/** In which colours the icons of Paris: New Eden are drawn. */

import type { IconName, Paint } from "$lib/icons/names";

export function paint(icon: IconName): Paint | null {
    const face = /^face-(\w+)$/.exec(icon)?.[1];
    if (face !== undefined) return { colour: `var(--on-${face})`, ground: `var(--face-${face})` };
    return icon === "token-canned" ? { colour: "var(--token-canned)" } : null;
}
