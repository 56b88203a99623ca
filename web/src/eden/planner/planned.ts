/** The strengths that a plan for wilds leads to. */

import type { Standing } from "../prospects";
import { PROFESSIONS, type Counts, type Profession } from "../view";

/** Where each profession would stand with the wilds that are wished for it: as far as there are any, in the order of the
 * types that are still to come. Those that were added stay.
 */
export function planned(
    standingsOf: (kind: Profession) => readonly Standing[],
    wilds: number,
    toCome: readonly Profession[],
    wishes: Counts<Profession>,
): Partial<Record<Profession, Standing>> {
    const found: Partial<Record<Profession, Standing>> = {};
    let left = wilds;
    for (const kind of PROFESSIONS) {
        const most = toCome.includes(kind) ? Math.min(left, wishes[kind] ?? 0) : 0;
        const standings = standingsOf(kind);
        const reached = standings.findLast((one) => one.wilds <= most) ?? standings[0];
        if (reached === undefined) continue;
        found[kind] = reached;
        left -= reached.wilds;
    }
    return found;
}
