/** What can wait until the present frame has been painted. */

/** Call back after the next frame was painted, or soon if nothing is painted now; return what calls that off. */
export function afterPaint(callback: () => void): () => void {
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
