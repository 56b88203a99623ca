/** The languages that the pages can be read in: those that the server speaks. */

import type { components } from "./protocol/schema";

export type Language = components["schemas"]["GameText"]["language"];

/** Each language calls itself by its own name; the compiler sees that none is missing. */
const NAMES: Record<Language, string> = { en: "English", fr: "Français", es: "Español" };

export const LANGUAGES = Object.keys(NAMES) as readonly Language[];

export const LANGUAGE_NAMES = LANGUAGES.map((value) => ({ value, label: NAMES[value] }));
