/** What lies open over the table: dialogs, the cover between two players of one device, a sentence for a while. */

import type { Target } from "./offers";

const NOTICE_MS = 8_000;

export type BarDialog = "keys" | "settings" | "resign" | "propose-end";

export class Opened {
    /** A rule: `place:forest`, `term:pressure`. */
    rule: Target | null = $state(null);
    /** The board of a seat. */
    boardOf: number | null = $state(null);
    /** The end of the game, the score and (on small screens) the log. */
    result = $state(false);
    score = $state(false);
    log = $state(false);
    /** Whether the reader wants to know what has happened since their last turn. */
    recap = $state(false);
    /** The dialog of the top bar. */
    bar: BarDialog | null = $state(null);
    /** The seat that the device is handed to: until its player is there, nothing of the table is shown. */
    coveredFor: number | null = $state(null);
    /** Whether nobody on this device has looked at the table yet: then nobody can go back from the cover to it. */
    isUnseen = $state(false);
    /** A sentence that is shown for a while. */
    notice: { text: string; kind: "error" | "good" } | null = $state.raw(null);

    private noticing: ReturnType<typeof setTimeout> | undefined;

    tell(text: string, kind: "error" | "good"): void {
        this.notice = { text, kind };
        clearTimeout(this.noticing);
        this.noticing = setTimeout(() => (this.notice = null), NOTICE_MS);
    }

    /** Hide everything until the next player on this device is there. */
    cover(seat: number): void {
        this.notice = null;
        this.rule = null;
        this.boardOf = null;
        this.score = false;
        this.log = false;
        this.coveredFor = seat;
    }

    close(): void {
        clearTimeout(this.noticing);
    }
}
