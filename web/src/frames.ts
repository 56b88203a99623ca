/** What can wait until the present frame has been painted. */

/** Call back after the next frame was painted, or soon if nothing is painted now; return what calls that off. */
function afterPaint(callback: () => void): () => void {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => (timer = setTimeout(callback));
    if (document.hidden) later();
    else frame = requestAnimationFrame(later);
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}

/** Something that is done once the frame is painted, however often it was asked for until then. */
export class HeldBack {
    #callOff: (() => void) | null = null;

    constructor(private readonly callback: () => void) {}

    ask(): void {
        this.#callOff ??= afterPaint(() => {
            this.#callOff = null;
            this.callback();
        });
    }

    callOff(): void {
        this.#callOff?.();
        this.#callOff = null;
    }
}
