/** Which moves of Paris: New Eden stand together in one card of the action bar. */

import type { Grouping } from "$lib/table/actions/grouping";
import { t } from "$lib/words/words.svelte";

const dice: Grouping = {
    by: (words) => words[1]!,
    title: (table, words) => table.thing("location", words[1]!),
    icon: (words) => `location-${words[1]}`,
    label: (table, { words }) => table.thing("face", words[2]!),
    memberIcon: (words) => `face-${words[2]}`,
};

export const groupings: Record<string, Grouping> = {
    take: dice,
    swap: { ...dice, title: (table, words) => t("shell-group-swap", { location: table.thing("location", words[1]!) }) },
    with: dice,
    recruit: {
        by: () => "",
        title: () => t("shell-group-recruit"),
        icon: () => null,
        label: (table, { words }) => table.thing("face", words[1]!),
        memberIcon: (words) => `face-${words[1]}`,
    },
};
