import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/spots.css";

import { mount } from "svelte";
import App from "./App.svelte";
import "./themes";
import { want } from "./words/words.svelte";

const TOO_MANY_REQUESTS = 429;

// After an update of the server, a page that was open asks for files that are gone: it is loaded again, once. Where the
// server is away, the page stays; where it has refused a file because of too many requests, the page waits as told.
async function loadAgain(): Promise<void> {
    try {
        const answer = await fetch(location.href);
        if (answer.status === TOO_MANY_REQUESTS) {
            setTimeout(() => void loadAgain(), 1_000 * Number(answer.headers.get("Retry-After")));
        }
        if (!answer.ok) return;
        const latest = Number(sessionStorage.getItem("newdawn-reloaded") ?? 0);
        if (Date.now() - latest < 60_000) return;
        sessionStorage.setItem("newdawn-reloaded", String(Date.now()));
    } catch {
        // The server is away; or who may keep nothing cannot know whether this is the first time: it is not tried.
        return;
    }
    location.reload();
}
window.addEventListener("vite:preloadError", () => void loadAgain());

await want();
mount(App, { target: document.getElementById("app")! });
