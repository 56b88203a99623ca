import { describe, expect, test, vi } from "vitest";
import { Words, type Message } from "./fluent";

const FRENCH = `
place-forest = forêt
    .at = à la forêt
seat = joueur { $number }
log-placed = { $seat } place son héros { $place-at }.
log-seen = { $seat } voit : { $place } !
`;

const ENGLISH = `
place-forest = Forest
    .at = at the Forest
token-wood = Wood
    .count = { $count ->
        [one] { $count } log
       *[other] { $count } logs
    }
seat = player { $number }
log-placed = { $seat } is { $place-at }.
log-paid = Paid: { $cost }.
log-scored = { $points } points on { $day }-{ $number }, { $title }.
hint = Press { key }.
key = Enter
empty =
    .form = only a form
`;

const english = new Words("en", ENGLISH);
const french = new Words("fr", FRENCH);

const forest: Message = { id: "place-forest" };
const wood = (count: number): Message => ({ id: "token-wood", form: "count", arguments: { count } });
const seat = (number: number): Message => ({ id: "seat", arguments: { number } });

describe("a message", () => {
    test("is said in its language", () => {
        expect(english.say("place-forest")).toBe("Forest");
        expect(french.say("place-forest")).toBe("forêt");
    });

    test("has forms", () => {
        expect(english.say("place-forest", {}, "at")).toBe("at the Forest");
        expect(english.sayMessage({ id: "place-forest", form: "at" })).toBe("at the Forest");
    });

    test("may be an argument of another, which chooses its form", () => {
        expect(english.say("log-placed", { seat: seat(2), place: forest })).toBe("player 2 is at the Forest.");
        expect(french.say("log-placed", { seat: seat(2), place: forest })).toBe("joueur 2 place son héros à la forêt.");
    });

    test("has a form of its own as an argument, if the other one chooses none", () => {
        expect(french.say("log-seen", { seat: seat(1), place: { id: "place-forest", form: "at" } })).toContain(
            "à la forêt",
        );
    });

    test("may stand in a list, with commas", () => {
        expect(english.say("log-paid", { cost: { list: [wood(1), wood(3), forest] } })).toBe(
            "Paid: 1 log, 3 logs, Forest.",
        );
    });

    test("may refer to others of the text", () => {
        expect(english.say("hint")).toBe("Press Enter.");
    });

    test("is said with what it is given each time", () => {
        expect([1, 2].map((number) => english.say("seat", { number }))).toEqual(["player 1", "player 2"]);
    });
});

describe("typography", () => {
    test("numbers have a real minus sign, and dashes between words and numbers stay", () => {
        expect(english.say("log-scored", { points: -3, day: "A", number: 4, title: "x-1" })).toBe(
            "−3 points on A-4, x-1.",
        );
        expect(english.number(-1234)).toBe("−1234");
    });

    test("French signs stay on the line of their words", () => {
        expect(french.say("log-seen", { seat: seat(1), place: forest })).toBe("joueur 1 voit\u00a0: forêt\u00a0!");
    });

    test("nothing marks the direction in which we write", () => {
        expect(english.say("log-placed", { seat: seat(2), place: forest })).not.toMatch(/[\u2066-\u2069]/);
    });
});

describe("somebody at the table has a name", () => {
    const naming = ({ id, arguments: given }: Message) => (id === "seat" ? `Ada ${given?.["number"] as number}` : null);

    test("wherever a seat is said, and nothing else", () => {
        expect(english.sayMessage({ id: "log-placed", arguments: { seat: seat(1), place: forest } }, naming)).toBe(
            "Ada 1 is at the Forest.",
        );
        expect(english.sayMessage(seat(3), naming)).toBe("Ada 3");
        expect(english.say("log-paid", { cost: { list: [seat(1), wood(2)] } }, null, naming)).toBe(
            "Paid: Ada 1, 2 logs.",
        );
    });
});

describe("what is missing", () => {
    test("can be asked about", () => {
        expect(english.has("place-forest")).toBe(true);
        expect(english.has("place-forest", "at")).toBe(true);
        expect(english.has("place-forest", "under")).toBe(false);
        expect(english.has("place-moon")).toBe(false);
        expect(english.has("empty")).toBe(false);
        expect(english.has("empty", "form")).toBe(true);
    });

    test("is said by its id, and noted", () => {
        const noted = vi.spyOn(console, "error").mockImplementation(() => {});
        expect(english.say("place-moon")).toBe("place-moon");
        expect(english.say("place-forest", {}, "under")).toBe("place-forest");
        expect(noted.mock.calls).toEqual([["no message place-moon in en"], ["no message place-forest.under in en"]]);
    });

    test("is noted if it is an argument, and the rest is said", () => {
        const noted = vi.spyOn(console, "error").mockImplementation(() => {});
        expect(english.say("log-placed", { place: forest })).toMatch(/ is at the Forest\.$/);
        expect(noted).toHaveBeenCalledOnce();
    });
});
