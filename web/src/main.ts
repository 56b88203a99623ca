import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/spots.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { want } from "./words/words.svelte";

await want();
mount(App, { target: document.getElementById("app")! });
