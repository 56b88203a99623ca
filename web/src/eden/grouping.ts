/** Which moves of Paris: New Eden stand together in one card of the action bar. */

import type { Grouping } from "$lib/table/actions/grouping";
import { t } from "$lib/words/words.svelte";
import DieSign from "./signs/DieSign.svelte";
import EventSign from "./signs/EventSign.svelte";

const dice: Grouping = {
    by: (words) => words[1]!,
    title: (table, words) => table.thing("location", words[1]!),
    icon: (words) => `location-${words[1]}`,
    label: (table, { words }) => table.thing("face", words[2]!),
    memberIcon: (words) => `face-${words[2]}`,
    Sign: DieSign,
};

export const groupings: Record<string, Grouping> = {
    take: dice,
    // A power that many have and few use each time.
    swap: { ...dice, by: () => "", title: () => t("shell-group-swap"), icon: () => "power", isFolded: true },
    with: dice,
    flip: {
        by: () => "",
        title: () => t("shell-group-flip"),
        icon: () => "location-tower",
        label: (table, { words }) => table.thing("event", words[1]!, "card"),
        memberIcon: () => null,
        Sign: EventSign,
        isAlways: true,
    },
    recruit: {
        by: () => "",
        title: () => t("shell-group-recruit"),
        icon: () => null,
        label: (table, { words }) => table.thing("face", words[1]!),
        memberIcon: (words) => `face-${words[1]}`,
    },
};
