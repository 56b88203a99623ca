/** Words that are too long for their box are set smaller, down to the least size that can be read, before one of them is
 * broken or cut off. The box must have its size from what stands around it. What still scrolls then takes the focus, so
 * that it scrolls by keys, too.
 */

const LEAST_PX = 12;
const STEP = 0.94;

/** `words` is what the box says: with other words it is measured again. */
export function fit(node: HTMLElement, words: unknown) {
    let said = words;
    function set(): void {
        node.style.fontSize = "";
        node.style.overflowWrap = "normal";
        let size = parseFloat(getComputedStyle(node).fontSize);
        const isTooLong = () => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
        while (size > LEAST_PX && isTooLong()) {
            size = Math.max(LEAST_PX, size * STEP);
            node.style.fontSize = `${size}px`;
        }
        node.style.overflowWrap = "";
        const canScroll = /auto|scroll/.test(getComputedStyle(node).overflow);
        if (canScroll && isTooLong()) node.tabIndex = 0;
        else node.removeAttribute("tabindex");
    }
    const watch = new ResizeObserver(set);
    watch.observe(node);
    return {
        update(next: unknown): void {
            if (next === said) return;
            said = next;
            set();
        },
        destroy: () => watch.disconnect(),
    };
}
