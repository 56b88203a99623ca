/** Put an element into the dialog that is open, if there is one: what lies under a dialog can be neither read well nor
 * pressed. As an action it also takes the element away again, wherever it is then.
 */
export function onTop(node: HTMLElement) {
    [...document.querySelectorAll("dialog[open]")].at(-1)?.append(node);
    return { destroy: () => node.remove() };
}
