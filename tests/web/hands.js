// What a person does with a page, in one look each: see how the table stands, find something to click, see what came
// of it. The click itself is the mouse's, at the point that is found here.
window.newdawnHands = (() => {
    const table = () => document.querySelector("[data-version]");

    /** Return the point at which a click meets an element, scrolled into sight; null if something lies over it. */
    const pointOn = (element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return null;
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const point = { x: x + width / 2, y: y + height / 2 };
        const met = document.elementFromPoint(point.x, point.y);
        return met !== null && element.contains(met) ? point : null;
    };

    return {
        look: () => {
            if (table() === null) return { stage: "none" };
            return { ...table().dataset, dialog: document.querySelector("dialog[open]") !== null };
        },

        /** Return the point of one of the elements, which chance (from 0 to 1) begins to look at. */
        find: ([selector, chance]) => {
            const found = [...document.querySelectorAll(selector)];
            const first = Math.floor(chance * found.length);
            for (const element of [...found.slice(first), ...found.slice(0, first)]) {
                const point = pointOn(element);
                if (point !== null) return point;
            }
            return null;
        },

        /** Return what a click on the board has done: played, chosen, or narrowed the bar; null: nothing yet. */
        answer: (version) => {
            const { version: shown, chosen, narrowed } = table().dataset;
            return Number(shown) > version ? "played" : chosen ? "chosen" : narrowed ? "narrowed" : null;
        },

        /** Return "played" when the table has gone on, or the point of the button that asks for a confirmation. */
        outcome: (version) => {
            if (Number(table().dataset.version) > version) return "played";
            const confirm = document.querySelector("[data-do=confirm][aria-disabled=false]");
            return confirm !== null && table().dataset.waiting === "0" ? pointOn(confirm) : null;
        },
    };
})();
