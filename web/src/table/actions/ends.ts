/** What the button says of the step it takes: whether it ends undo, and who goes on. */

import { t } from "$lib/words/words.svelte";
import type { Preview } from "$lib/protocol/messages";
import type { Table } from "../table.svelte";

/** Null: nothing special, one goes on and may take it back. */
export function endOf(table: Table, preview: Preview | null): string | null {
    const { seat } = table;
    if (preview === null || seat === null) return null;
    if (preview.ends) return t("shell-ends");
    const others = preview.to_act?.filter((one) => one !== seat) ?? [];
    const isMine = preview.to_act?.includes(seat) ?? false;
    if (preview.closes_undo && preview.unknown.length > 0) {
        const what = table.screen?.turnsUp(preview) ?? null;
        return what === null ? t("shell-no-undo", { what: "something" }) : t(`shell-no-undo-${what}`);
    }
    if (!isMine && others.length > 0) {
        const names = others.map((one) => table.name(one)).join(", ");
        return t("shell-then", { names, count: others.length });
    }
    return preview.closes_undo ? t("shell-no-undo", { what: "others" }) : null;
}
