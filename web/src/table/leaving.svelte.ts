/** A turn that is complete and goes by itself in a moment, unless the reader holds it back. */

export const MOMENT_MS = 2_000;

export class Leaving {
    /** Whether the moment is running. */
    isNear = $state(false);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Let it go after a moment. */
    start(go: () => void): void {
        this.hold();
        this.isNear = true;
        this.timer = setTimeout(() => {
            this.isNear = false;
            go();
        }, MOMENT_MS);
    }

    /** Let it wait for “Confirm”. */
    hold(): void {
        clearTimeout(this.timer);
        this.isNear = false;
    }
}
