import { describe, expect, test } from "vitest";
import type { RuleBook } from "./book";
import { Linker } from "./linking";

/** A book in which these places and terms have rules, by what they are called. */
function linker(places: Record<string, string>, terms: Record<string, string> = {}): Linker {
    const names: Record<string, Record<string, string>> = { place: places, term: terms };
    const book = {
        rules: { linked: ["place", "term"] },
        box: { families: names },
        say: (family: string, name: string) => names[family]![name]!,
    };
    return new Linker(book as unknown as RuleBook);
}

/** A text with its links in brackets. */
function marked(text: string, by: Linker, own: string | null = null): string {
    const [family = "", name = ""] = own?.split(":") ?? [];
    return by
        .cut(text, own === null ? null : { family, name })
        .map(({ text: piece, subject }) => (subject ? `[${piece}|${subject.family}:${subject.name}]` : piece))
        .join("");
}

describe("a term in a sentence is a link", () => {
    const by = linker({ forest: "Forest", dam: "Dam" }, { "wild-game": "wild game", city: "city" });

    test("and the rest of the sentence stays as it is", () => {
        const text = "Hunt wild game in the Forest, or at the Dam.";
        expect(marked(text, by)).toBe(
            "Hunt [wild game|term:wild-game] in the [Forest|place:forest], or at the [Dam|place:dam].",
        );
        expect(
            by
                .cut(text)
                .map((segment) => segment.text)
                .join(""),
        ).toBe(text);
    });

    test("at its beginning and at its end", () => {
        expect(by.cut("Forest")).toEqual([{ text: "Forest", subject: { family: "place", name: "forest" } }]);
    });

    test("once only", () => {
        expect(marked("A city is a city.", by)).toBe("A [city|term:city] is a city.");
    });

    test("in the singular and in the plural", () => {
        expect(marked("Search two cities.", by)).toBe("Search two [cities|term:city].");
        expect(marked("des abris et des réseaux", linker({}, { shelter: "abri", net: "réseau" }))).toBe(
            "des [abris|term:shelter] et des [réseaux|term:net]",
        );
    });

    test("also with a space that does not break", () => {
        expect(marked("Hunt wild\u00a0game.", by)).toBe("Hunt [wild\u00a0game|term:wild-game].");
    });

    test("with a capital at the beginning of a sentence", () => {
        expect(marked("Wild game flees.", by)).toBe("[Wild game|term:wild-game] flees.");
    });

    test("but a name has its capital", () => {
        expect(marked("Walk through the forest.", by)).toBe("Walk through the forest.");
    });

    test("but not as a part of another word", () => {
        expect(marked("The Damage, the half-Dam and the Dam2.", by)).toBe("The Damage, the half-Dam and the Dam2.");
        expect(marked("les cités", linker({}, { city: "cit" }))).toBe("les cités");
    });

    test("but not in the rule that is its own", () => {
        expect(marked("The Dam is beside the Forest.", by, "place:dam")).toBe(
            "The Dam is beside the [Forest|place:forest].",
        );
    });
});

describe("where one name holds another", () => {
    const by = linker({}, { equipment: "equipment", tile: "equipment tile" });

    test("the longer one is meant", () => {
        expect(marked("Take an equipment tile.", by)).toBe("Take an [equipment tile|term:tile].");
    });

    test("and the shorter one is not a link inside of it, even where the longer one is none", () => {
        expect(marked("Take an equipment tile.", by, "term:tile")).toBe("Take an equipment tile.");
    });
});

test("signs in a name are signs, not a pattern", () => {
    expect(marked("Is it (really) so?", linker({}, { doubt: "it (really)" }))).toBe("Is [it (really)|term:doubt] so?");
    expect(marked("Paris.", linker({}, { dot: "P.ris" }))).toBe("Paris.");
});
