/** Comparing what a reader types with what is written, without capitals and accents. */

export function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLocaleLowerCase();
}

/** Whether all words that were typed stand somewhere in the texts. */
export function holds(typed: string, ...texts: (string | null)[]): boolean {
    const all = plain(texts.join(" "));
    return plain(typed)
        .split(/\s+/)
        .every((word) => all.includes(word));
}
