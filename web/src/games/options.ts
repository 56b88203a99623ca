/** The options of a game in words: its own, or its name where it has no words for them here. */

import { knows, t } from "$lib/words/words.svelte";

export function optionWords(option: string): { label: string; about?: string } {
    const id = `lobby-option-${option.replaceAll("_", "-")}`;
    return knows(id) ? { label: t(id), about: t(id, {}, "about") } : { label: option.replaceAll("_", " ") };
}
