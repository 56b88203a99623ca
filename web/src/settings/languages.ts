/** Each language calls itself by its own name. */

import type { Language } from "$lib/words/fluent";

export const LANGUAGE_NAMES: { value: Language; label: string }[] = [
    { value: "en", label: "English" },
    { value: "fr", label: "Français" },
    { value: "es", label: "Español" },
];
