/** The dialog of the top bar that is open. */

export type BarDialog = "keys" | "settings" | "resign" | "propose-end";

class Opened {
    dialog: BarDialog | null = $state(null);
}

export const opened = new Opened();
