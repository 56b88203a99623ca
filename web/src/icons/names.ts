/** The icons, by the names that they have in the sprites of the house and of the games. */

export type IconName = string;

/** The colour of an icon, and of the ground that it stands on, if it has one. */
export interface Paint {
    colour: string;
    ground?: string;
}
