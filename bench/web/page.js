// Runs in every page before its own scripts, and notes when what is measured has happened.
(() => {
    const seen = { interactive: null, acknowledged: 0, shown: [] };
    window.newdawnBench = seen;

    /** Call back when the frame that is being prepared has been handed to the screen. */
    const afterPaint = (callback) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = callback;
        channel.port2.postMessage(null);
    };

    // The first page: the button that starts a game is there, enabled, and what a click in its middle would meet.
    const lookForButton = () => {
        const button = document.querySelector("button.main:enabled");
        const box = button?.getBoundingClientRect();
        const met = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (met && button.contains(met)) afterPaint(() => (seen.interactive = performance.now()));
        else requestAnimationFrame(lookForButton);
    };
    requestAnimationFrame(lookForButton);

    // At a table: from the acknowledgement of a move until a frame shows its version, or a later one.
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                if (!data.includes('"acknowledged"')) return;
                const at = performance.now();
                const message = JSON.parse(data);
                if (message.type !== "acknowledged") return;
                seen.acknowledged += 1;
                const look = () => {
                    const shown = Number(document.querySelector("[data-version]")?.dataset.version ?? -1);
                    if (shown >= message.version) afterPaint(() => seen.shown.push(performance.now() - at));
                    else requestAnimationFrame(look);
                };
                requestAnimationFrame(look);
            });
        }
    };
})();
