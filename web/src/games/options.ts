/** The options of a game in its own words, or by their names as long as these words are not there. */

import { knows, t } from "$lib/words/words.svelte";

export function optionWords(option: string): { label: string; about?: string } {
    const id = `option-${option.replaceAll("_", "-")}`;
    return knows(id) ? { label: t(id), about: t(id, {}, "about") } : { label: option.replaceAll("_", " ") };
}
