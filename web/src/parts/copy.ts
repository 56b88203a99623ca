import { onTop } from "./modal";

/** Copy a text for the reader; whether it was copied. Without a secure connection there is no clipboard but the old
 * way, which copies what is selected.
 */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const before = document.activeElement;
        const field = document.createElement("textarea");
        field.value = text;
        document.body.append(field);
        onTop(field);
        field.select();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- without HTTPS there is no other way
        const isCopied = document.execCommand("copy");
        field.remove();
        if (before instanceof HTMLElement) before.focus();
        return isCopied;
    }
}
