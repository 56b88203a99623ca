import type { Table } from "./table.svelte";

/** What keeps a person from playing, if anything does. */
export function absenceOf(table: Table, seat: number): "away" | "offline" | "resigned" | null {
    const info = table.info?.seats[seat];
    if (info?.kind !== "person") return null;
    if (info.resigned) return "resigned";
    if (!table.isPlaying) return null;
    if (info.away || info.bot !== null) return "away";
    return info.present === false ? "offline" : null;
}
