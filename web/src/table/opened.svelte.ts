/** What lies open over the table: dialogs, the cover between two players of one device, a sentence for a while. */

import type { Target } from "./offers";

const NOTICE_MS = 8_000;
/** What somebody has seen until now may stay in sight for as long as this. */
const DARK_MS = 400;

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
    /** The seat that the device is handed to: until its player is there, only what all may see is shown. */
    coveredFor: number | null = $state(null);
    /** Whether the device waits too long for what all may see: then nothing of the table is shown. */
    isDark = $state(false);
    /** Whether nobody on this device has looked at the table yet: then nobody can go back to it. */
    isUnseen = $state(false);
    /** A sentence that is shown for a while. */
    notice: { text: string; kind: "error" | "good" } | null = $state.raw(null);

    private noticing: ReturnType<typeof setTimeout> | undefined;
    private darkening: ReturnType<typeof setTimeout> | undefined;

    tell(text: string, kind: "error" | "good"): void {
        this.notice = { text, kind };
        clearTimeout(this.noticing);
        this.noticing = setTimeout(() => (this.notice = null), NOTICE_MS);
    }

    /** Hide what is secret until the next player on this device is there. */
    cover(seat: number, isUnseen = false): void {
        this.notice = null;
        this.rule = null;
        this.boardOf = null;
        this.score = false;
        this.log = false;
        this.recap = false;
        this.bar = null;
        this.coveredFor = seat;
        this.isUnseen = isUnseen;
        this.isDark = isUnseen;
        clearTimeout(this.darkening);
        if (!isUnseen) this.darkening = setTimeout(() => (this.isDark = true), DARK_MS);
    }

    /** The next player is there, or the last one has come back. */
    uncover(): void {
        clearTimeout(this.darkening);
        this.coveredFor = null;
        this.isUnseen = false;
        this.isDark = false;
    }

    close(): void {
        clearTimeout(this.noticing);
        clearTimeout(this.darkening);
    }
}
