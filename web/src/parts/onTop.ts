/** Put an element into the dialog that is open, if there is one: what lies under a dialog can be neither read well nor
 * pressed.
 */
export function onTop(node: HTMLElement): void {
    [...document.querySelectorAll("dialog[open]")].at(-1)?.append(node);
}
