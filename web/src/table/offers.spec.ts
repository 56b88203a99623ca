import { expect, test } from "vitest";
import { offerOf } from "./offers";

test("an offer knows its words, and the game says where on the board they live", () => {
    const view = { places: ["forest"] };
    const prospects = { slot: "4" };
    const offered = { move: "move 3b forest", message: { id: "move-move", arguments: {} } };
    const offer = offerOf(
        offered,
        (words, seen, seat, foreseen) => [`${words[0]}:${words[2]}:${seat}:${seen === view}:${foreseen?.slot}`],
        view,
        1,
        prospects,
    );
    expect(offer).toEqual({
        move: "move 3b forest",
        words: ["move", "3b", "forest"],
        message: { id: "move-move", arguments: {} },
        targets: ["move:forest:1:true:4"],
    });
});
