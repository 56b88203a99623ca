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
