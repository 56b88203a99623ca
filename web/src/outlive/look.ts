/** What is shown of Outlive without its board: on the first page, before the game, and in the rules. */

import type { GameLook } from "$lib/games/looks";
import Picture from "./Picture.svelte";
import { rules } from "./rules/rules";
import sprite from "./sprite.svg?raw";

export const look: GameLook = { Picture, sprite, rules, isGuided: true };
