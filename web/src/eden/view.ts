/** A position of Paris: New Eden as a seat sees it (docs/position-documents.md). What it may not know is null. */

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const LOCATIONS = ["tower", "bridge", "restaurant", "city-center", "train-station"] as const;
export const PROFESSIONS = ["tinkerer", "brawler", "healer", "sage", "farmer"] as const;
export const SURVIVORS = [...PROFESSIONS, "slacker"] as const;
/** Of dice, and of survivor tokens white side up. */
export const FACES = [...PROFESSIONS, "wild"] as const;
export const EQUIPMENT = ["bullet", "capsule", "book"] as const;

export type Season = (typeof SEASONS)[number];
export type LocationName = (typeof LOCATIONS)[number];
export type Profession = (typeof PROFESSIONS)[number];
export type Survivor = (typeof SURVIVORS)[number];
export type Face = (typeof FACES)[number];
export type Equipment = (typeof EQUIPMENT)[number];
export type Phase =
    "prelude" | "choosing" | "gathering" | "announcing" | "claiming" | "event" | "feeding" | "ending" | "over";
export type DecisionName =
    | "choose-token"
    | "keep-mission"
    | "take-die"
    | "after-first-die"
    | "swap-with"
    | "flip-event"
    | "choose-in-city"
    | "choose-at-station"
    | "announce"
    | "claim"
    | "new-buildings"
    | "feed";

/** How many of each; what is not named is none. */
export type Counts<Name extends string> = Partial<Record<Name, number>>;

/** A mission, or one that is face down with those who know it. */
export type MissionCard = string | null | { mission?: string; known_to: number[] };

export interface RefugeView {
    decision?: DecisionName;
    /** Missions to choose from. */
    drawn?: MissionCard[];
    kept?: number;
    swaps_left?: number;
    extra_dice?: number;
    /** Wilds that were added to the announced strength. */
    wild_dice?: number;
    wild_tokens?: number;
    /** Has had its turn at the type that is being given out. */
    claimed?: boolean;
    traced?: Record<string, number[]>;
    /** On the player board. */
    dice: Counts<Face>;
    tokens: Counts<Face>;
    cans: number;
    /** In hand: null is one that the viewer may not see. */
    missions: (string | null)[];
    buildings: string[];
    /** Survivor tokens that live in the refuge. */
    settled: Counts<Survivor>;
    /** Equipment tokens; what is printed on buildings comes on top. */
    equipment: Counts<Equipment>;
    new_buildings: string[];
    event_points: number;
    feeding_points: number;
}

export interface TypeView {
    /** The row: null where a card was taken. */
    shown: (string | null)[];
    deck: (string | null)[];
    discarded: string[];
}

export interface BoardView {
    dice: Record<LocationName, Counts<Face>>;
    /** Tokens beside the board in the prelude. */
    prelude?: Face[];
    events: (string | null | { event: string | null; flipped: boolean })[];
    /** Who holds them; without a word they lie on the board. */
    bat?: number;
    binoculars?: number;
    heroine?: number;
    equipment: Counts<Equipment>;
    equipment_stacks: Partial<Record<Season, (Equipment | null)[]>>;
    station: Counts<Face>;
    /** The first lies on top, white side up. */
    station_stacks: Partial<Record<Season, (Face | null)[]>>;
    tokens_gone: Counts<Face>;
    missions: MissionCard[];
    buildings: Record<Profession, TypeView>;
}

export interface EdenView {
    game: "eden";
    players: number;
    view_of: number | "spectator";
    season: Season;
    phase: Phase;
    first_player: number;
    active?: number;
    turn?: { first_location?: LocationName; swap?: { location: LocationName; face: Face } };
    acquiring?: { type: Profession; announced?: number };
    refuges: RefugeView[];
    board: BoardView;
}

/** Each as often as it is counted, in the order of the vocabulary: `["healer", "healer", "wild"]`. */
export function spread<Name extends string>(counts: Counts<Name>, order: readonly Name[]): Name[] {
    return order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

export function total(counts: Counts<string>): number {
    return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export interface EventTile {
    event: string | null;
    isFlipped: boolean;
}

export function eventTiles(board: BoardView): EventTile[] {
    return board.events.map((tile) =>
        tile !== null && typeof tile === "object"
            ? { event: tile.event, isFlipped: tile.flipped }
            : { event: tile, isFlipped: false },
    );
}

/** Whose turn it is at the gathering, or the first who is asked; null when nobody is. */
export function activeSeat(view: EdenView): number | null {
    if (view.active !== undefined) return view.active;
    const asked = view.refuges.findIndex((refuge) => refuge.decision !== undefined);
    return asked < 0 ? null : asked;
}
