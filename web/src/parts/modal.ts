/** Open a dialog over the page. When it goes, the focus goes back to where it was: browsers do that only for dialogs
 * that are closed before they are taken away.
 */
export function modal(dialog: HTMLDialogElement) {
    const before = document.activeElement;
    dialog.showModal();
    return {
        destroy() {
            dialog.close();
            const isLost = document.activeElement === null || document.activeElement === document.body;
            if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        },
    };
}

/** Put an element into the dialog that is open, if there is one: what lies under a dialog can be neither read well nor
 * pressed. As an action it also takes the element away again, wherever it is then.
 */
export function onTop(node: HTMLElement) {
    [...document.querySelectorAll("dialog[open]")].at(-1)?.append(node);
    return { destroy: () => node.remove() };
}
