/* A plain page to play at: lists of tables, a table with its moves in words, and replays. It needs no build.

   Everything that people wrote is put in as text, never as markup. Tokens are kept in this browser and sent in headers
   and socket messages, never in addresses. */

const LANGUAGES = { en: "English", fr: "Français", es: "Español" };
const LEVELS = ["easy", "medium", "hard", "expert"];
const PACES = { calm: 1, quick: 0.3, none: 0 };
// How much of the log is asked for: less than the server keeps at hand.
const HISTORY = 100;
const MOST_HELD = 100;
// What the server refuses for the moment only.
const PASSING = ["too-many-requests", "too-many-messages", "storage-away", "storage-unsure", "draining", "busy"];
const SIGNS = ["▲", "●", "■", "◆"];
const CLOCKS = {
    none: { kind: "none" },
    minute: { kind: "move", seconds: 60 },
    hour: { kind: "bank", seconds: 1800, increment: 10 },
    day: { kind: "move", seconds: 86400 },
};
const main = document.getElementById("main");
const head = document.getElementById("top");

// What this browser keeps -------------------------------------------------------------------------------------------

const kept = {
    read(key, otherwise) {
        try {
            return JSON.parse(localStorage.getItem(`newdawn-${key}`)) ?? otherwise;
        } catch {
            return otherwise;
        }
    },
    write(key, value) {
        try {
            localStorage.setItem(`newdawn-${key}`, JSON.stringify(value));
        } catch {
            // A browser that keeps nothing still plays, until the page is closed.
        }
    },
};
let held = kept.read("tables", {});

function hold(table, token, seats, more = {}) {
    const before = kept.read("tables", held);
    held = { ...before, [table]: { ...before[table], token, seats, at: Date.now(), ...more } };
    keepRunning();
}

/** Note which tables are over, or are not of this server. */
function noteStages(stages) {
    const before = kept.read("tables", held);
    held = Object.fromEntries(
        Object.entries(before).map(([table, one]) => [table, { ...one, stage: stages[table] ?? one.stage }]),
    );
    keepRunning();
}

/** A token is all that gives a seat back: of running games none is forgotten, however many there are. */
function keepRunning() {
    const latest = Object.entries(held).sort(([, one], [, other]) => other.at - one.at);
    const isOver = ([, { stage }]) => stage === "finished" || stage === "gone";
    const running = latest.filter((one) => !isOver(one));
    const over = latest.filter(isOver).slice(0, Math.max(0, MOST_HELD - running.length));
    held = Object.fromEntries([...running, ...over]);
    kept.write("tables", held);
}

function letGo(table) {
    delete held[table];
    kept.write("tables", held);
}

// Words -------------------------------------------------------------------------------------------------------------

let language = kept.read("language", null);
if (!(language in LANGUAGES)) {
    const wishes = navigator.languages.map((wish) => wish.slice(0, 2));
    language = wishes.find((wish) => wish in LANGUAGES) ?? "en";
}
let words = {};
let spoken = null;

/** Say one of the page's sentences. */
function say(id, given = {}) {
    const text = words[id] ?? words[`page-${id}`] ?? id;
    return text.replace(/\{(\w+)\}/g, (whole, name) => given[name] ?? whole);
}

/** A number with a real minus sign. */
function signed(number) {
    return String(number).replace("-", "−");
}

function botName(code) {
    const [level, budget] = code.split(":");
    const name = LEVELS.includes(level) ? say(`level-${level}`) : level;
    return budget ? `${name} (${budget})` : name;
}

// Building the page -------------------------------------------------------------------------------------------------

/** Make an element: attributes, event handlers (`onclick`) and children, texts among them. */
function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (name in element && typeof value !== "string") element[name] = value;
        else if (value !== false && value != null) element.setAttribute(name, value);
    }
    element.append(...children.flat().filter((child) => child != null && child !== false));
    return element;
}

function button(text, onclick, attributes = {}) {
    return make("button", { type: "button", onclick, ...attributes }, text);
}

function choice(label, options, chosen, attributes = {}) {
    const select = make("select", attributes);
    for (const [value, text] of Object.entries(options)) {
        select.append(make("option", { value, selected: value === String(chosen) }, text));
    }
    return make("label", {}, make("span", {}, label), select);
}

/** Go to another page of ours without loading it anew. */
function link(path, text, attributes = {}) {
    const onclick = (event) => {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(path);
    };
    return make("a", { href: path, onclick, ...attributes }, text);
}

let noticeTimer;
function notice(text, kind = "error") {
    document.querySelector(".notice")?.remove();
    clearTimeout(noticeTimer);
    const close = () => box.remove();
    const box = make(
        "div",
        { class: `notice ${kind}`, role: kind === "error" ? "alert" : "status" },
        make("span", {}, text),
        button("✕", close, { class: "quiet", "aria-label": say("close") }),
    );
    document.body.append(box);
    noticeTimer = setTimeout(close, 10000);
}

// Asking the server -------------------------------------------------------------------------------------------------

/** 128 bits by chance, as the ids of commands must be. */
function freshId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=/g, "");
}

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Ask by HTTP; what is refused, or does not arrive, becomes an error with a sentence for people. */
async function ask(method, path, { body, text, token, query = {}, raw = false, tries = 1 } = {}) {
    const address = new URL(path, location.origin);
    for (const [name, value] of Object.entries({ lang: language, ...query })) {
        if (value != null) address.searchParams.set(name, value);
    }
    const headers = {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...((body || text != null) && { "Content-Type": "application/json" }),
    };
    for (let trial = 1; ; trial += 1) {
        let response;
        try {
            response = await fetch(address, { method, headers, body: body ? JSON.stringify(body) : text });
        } catch {
            if (trial >= tries) throw new Error(say("unreachable"));
            await pause(Math.min(10, trial) * (0.5 + Math.random()));
            continue;
        }
        if (response.ok) return raw ? response : response.json();
        const refusal = await response.json().catch(() => ({}));
        const seconds = passingSeconds(refusal, response);
        // Who pressed a button waits a little, but not for minutes.
        if (trial >= tries || seconds === null || (method !== "GET" && seconds > 10))
            throw Object.assign(new Error(refusal.text ?? say("failed")), { status: response.status });
        // The words may be what we are waiting for.
        const again = spoken ? say("trying-again", { seconds }) : `(${seconds} s)`;
        notice(`${refusal.text ?? response.status} ${again}`);
        await pause(seconds + Math.random());
        document.querySelector(".notice")?.remove();
    }
}

/** After how many seconds to ask again what was refused for the moment; null if it will be refused again. */
function passingSeconds(refusal, response = null) {
    const isPassing = response
        ? response.status === 429 || response.status === 503
        : PASSING.includes(refusal.message?.replace("refusal-", ""));
    const told = Number(refusal.arguments?.seconds ?? response?.headers.get("Retry-After"));
    return isPassing ? Math.max(1, told || 3) : null;
}

/** Do something that can be refused; the sentence is shown. */
async function attempt(doing) {
    try {
        return await doing();
    } catch (error) {
        notice(error.message);
        return undefined;
    }
}

// Where we are ------------------------------------------------------------------------------------------------------

let leave = () => {};

function go(path) {
    history.pushState(null, "", path);
    begin();
}

async function openPage() {
    leave();
    leave = () => {};
    if (spoken !== language) {
        words = await ask("GET", "/api/words", { tries: Infinity });
        spoken = language;
        document.documentElement.lang = language;
    }
    const [, table] = location.pathname.match(/^\/t\/([A-Za-z0-9_-]{22})$/) ?? [];
    const replaying = location.hash.match(/^#replay(?:=(\d+))?$/);
    document.title = "Newdawn";
    drawTop();
    window.scrollTo(0, 0);
    if (table && replaying) await openReplay(table, Number(replaying[1] ?? 0));
    else if (table) openTable(table);
    else if (location.pathname === "/") await openHall();
    else showNotFound();
}

/** A link that is cut off leads nowhere, and says so. */
function showNotFound() {
    main.className = "hall";
    main.replaceChildren(
        make("section", { class: "card" }, make("p", {}, say("link-incomplete")), link("/", say("to-the-hall"))),
    );
}

function drawTop(...more) {
    const languages = choice(say("language"), LANGUAGES, language, {
        onchange: (event) => {
            language = event.target.value;
            kept.write("language", language);
            begin();
        },
    });
    languages.className = "language";
    head.replaceChildren(link("/", "Newdawn", { class: "home" }), make("div", { class: "where" }, ...more), languages);
}

// The hall: new tables, my tables, open tables ----------------------------------------------------------------------

async function openHall() {
    let isHere = true;
    let timer;
    leave = () => {
        isHere = false;
        clearTimeout(timer);
    };
    const { games } = await ask("GET", "/api/games", { tries: 5 });
    const name = make("input", {
        id: "name",
        maxLength: 20,
        autocomplete: "nickname",
        value: kept.read("name", ""),
        placeholder: say("name-example"),
        onchange: () => kept.write("name", name.value.trim()),
    });
    const mine = make("section", { class: "list" });
    const open = make("section", { class: "list" });
    const finished = make("section", { class: "list" });
    main.className = "hall";
    main.replaceChildren(
        make("p", { class: "lead" }, say("welcome")),
        make("label", { class: "name" }, make("span", {}, say("your-name")), name),
        make(
            "div",
            { class: "games" },
            games.map((game) => gameCard(game, () => myName(name))),
        ),
        mine,
        open,
        finished,
        importer(),
    );
    const refresh = async () => {
        try {
            if (!document.hidden) await Promise.all([listMine(mine), listOpen(open), listFinished(finished)]);
        } catch {
            // The lists come back with the server.
        }
        if (isHere) timer = setTimeout(refresh, 5000 + 2000 * Math.random());
    };
    await refresh();
}

function myName(input) {
    const name = input.value.trim() || say("name-example");
    kept.write("name", name);
    return name;
}

function gameCard(game, name) {
    const most = Math.max(...game.players);
    const counts = Object.fromEntries(game.players.map((count) => [count, say("players-count", { count })]));
    const levels = Object.fromEntries(LEVELS.map((level) => [level, say(`level-${level}`)]));
    const clocks = Object.fromEntries(Object.keys(CLOCKS).map((clock) => [clock, say(`clock-${clock}`)]));
    const players = choice(say("players"), counts, Math.min(3, most));
    const level = choice(say("bots"), levels, "medium");
    const clock = choice(say("clock"), clocks, "none");
    const pace = choice(
        say("pace"),
        Object.fromEntries(Object.keys(PACES).map((one) => [one, say(`pace-${one}`)])),
        "calm",
    );
    const isPublic = make("input", { type: "checkbox" });
    const hints = make("input", { type: "checkbox", checked: true });
    const options = game.options.map((option) => [option, make("input", { type: "checkbox" })]);
    const chosen = (label) => label.querySelector("select").value;
    const create = async (others) => {
        const seats = [{ kind: "person", name: name() }];
        while (seats.length < Number(chosen(players))) seats.push(others());
        const body = {
            id: freshId(),
            game: game.game,
            seats,
            clock: CLOCKS[chosen(clock)],
            pace: PACES[chosen(pace)],
            public: isPublic.checked,
            hints: hints.checked,
            options: Object.fromEntries(options.map(([option, box]) => [option, box.checked])),
            stand_in: chosen(level),
            nonce: freshId(),
        };
        const created = await attempt(() => ask("POST", "/api/tables", { body, tries: 3 }));
        if (!created) return;
        hold(created.table, created.token, created.seats);
        go(`/t/${created.table}`);
    };
    const check = (box, text) => make("label", { class: "check" }, box, make("span", {}, text));
    return make(
        "article",
        { class: `card game ${game.game}` },
        make("h2", {}, game.title),
        make("p", {}, say(`about-${game.game}`)),
        make("div", { class: "row" }, players, level),
        make(
            "details",
            {},
            make("summary", {}, say("more-options")),
            clock,
            pace,
            check(isPublic, say("public")),
            check(hints, say("hints")),
            options.map(([option, box]) => check(box, say(`option-${option.replaceAll("_", "-")}`))),
        ),
        make(
            "div",
            { class: "row" },
            button(say("play-bots"), () => create(() => ({ kind: "bot", bot: chosen(level) })), { class: "main" }),
            button(say("play-friends"), () => create(() => ({ kind: "open" }))),
        ),
    );
}

async function listMine(section) {
    const tables = Object.entries(held).map(([table, { token }]) => ({ table, token }));
    const found = [];
    for (let first = 0; first < tables.length; first += MOST_HELD) {
        const body = { tables: tables.slice(first, first + MOST_HELD) };
        found.push(...(await ask("POST", "/api/tables/mine", { body })).tables);
    }
    const gone = Object.fromEntries(tables.map(({ table }) => [table, "gone"]));
    noteStages({ ...gone, ...Object.fromEntries(found.map(({ table, stage }) => [table, stage])) });
    const rank = (one) => (one.your_turn ? 0 : one.stage === "finished" ? 2 : 1);
    found.sort((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
    section.replaceChildren(make("h2", {}, say("my-tables")), tableList(found, say("no-tables-yet")));
}

async function listOpen(section) {
    const lists = await Promise.all(
        ["waiting", "playing"].map((stage) => ask("GET", "/api/tables", { query: { stage, limit: 20 } })),
    );
    const found = lists.flatMap((list) => list.tables).filter((one) => !(one.table in held));
    section.replaceChildren(make("h2", {}, say("open-tables")), tableList(found, say("no-open-tables")));
}

async function listFinished(section) {
    const { tables } = await ask("GET", "/api/tables", { query: { stage: "finished", limit: 20 } });
    const found = tables.filter((one) => !(one.table in held));
    section.replaceChildren(make("h2", {}, say("finished-tables")), tableList(found, say("no-finished-tables")));
}

/** A saved game becomes a table. */
function importer() {
    const file = make("input", { type: "file", accept: ".json,application/json", hidden: true });
    file.addEventListener("change", async () => {
        const text = await file.files[0]?.text();
        file.value = "";
        if (text == null) return;
        const created = await attempt(() => ask("POST", "/api/import", { text }));
        if (!created) return;
        hold(created.table, created.token, created.seats);
        go(`/t/${created.table}`);
    });
    return make(
        "section",
        { class: "import" },
        make("p", { class: "muted" }, say("import-about")),
        file,
        button(say("import"), () => file.click()),
    );
}

function tableList(tables, otherwise) {
    if (!tables.length) return make("p", { class: "muted" }, otherwise);
    return make("ul", {}, tables.map(tableLine));
}

function tableLine(table) {
    const people = table.seats.map((seat, number) => {
        const text =
            seat.kind === "open"
                ? say("free")
                : seat.kind === "bot"
                  ? say("bot-on", { level: botName(seat.name) })
                  : seat.name;
        const won = table.outcome?.winners.includes(number) ? " ★" : "";
        return make(
            "span",
            { class: `chip ${seat.kind} seat ${colour(table.game, number)}` },
            `${SIGNS[number]} ${text}${won}`,
        );
    });
    const stage = table.your_turn ? "your-turn" : `stage-${stageOf(table)}`;
    return make(
        "li",
        { class: table.your_turn ? "turn" : "" },
        link(
            `/t/${table.table}`,
            [
                make("b", {}, say(`${table.game}-title`)),
                make("span", { class: `stage ${stage}` }, say(stage)),
                ...people,
            ].flat(),
        ),
        table.stage === "finished" && link(`/t/${table.table}#replay`, say("replay"), { class: "replay-link" }),
    );
}

/** The stage of a table as people say it: with all seats taken it waits for the start alone. */
function stageOf({ stage, seats }) {
    return stage === "waiting" && seats.every(({ kind }) => kind !== "open") ? "ready" : stage;
}

/** The name of a person in parentheses; bots are called by their colours alone. */
function personName({ kind, name }) {
    return kind === "person" ? ` (${name})` : "";
}

function colour(game, seat) {
    return `${game}-${seat}`;
}

// A connection that comes back --------------------------------------------------------------------------------------

/** The last version of each table that this page has seen: the log is asked for from a little before it. */
const seen = {};

/** Watches one table. It resends what was not acknowledged, with the same ids, and says honestly how it is. */
class Connection {
    constructor(table, { receive, status }) {
        Object.assign(this, { table, receive, status, outbox: [], version: null, failures: 0, closed: false });
        this.refusals = 0;
        this.mayAskBack = !(table in seen);
        this.seat = held[table]?.seat ?? null;
        this.comeBack = () => this.socket?.readyState === WebSocket.OPEN || this.retry(0);
        window.addEventListener("online", this.comeBack);
        this.connect();
    }

    get holder() {
        return held[this.table];
    }

    connect() {
        this.status(this.failures ? "reconnecting" : "connecting");
        const address = new URL(`/api/socket?lang=${language}`, location.href);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address);
        this.socket = socket;
        this.heard = Date.now();
        socket.onmessage = ({ data }) => {
            if (socket !== this.socket) return;
            this.heard = Date.now();
            this.take(JSON.parse(data));
        };
        socket.onopen = () => this.watch();
        socket.onclose = () => socket === this.socket && this.lost();
        clearInterval(this.pulse);
        this.pulse = setInterval(() => {
            const silence = Date.now() - this.heard;
            if (silence > 25000) this.lost();
            else if (silence > 10000) this.send({ type: "ping" });
        }, 5000);
    }

    watch() {
        const { token, seats } = this.holder ?? {};
        if (this.seat == null || !seats?.includes(this.seat)) this.seat = seats?.[0] ?? null;
        const since = this.version ?? Math.max(0, (seen[this.table] ?? 0) - HISTORY);
        this.send({ type: "watch", channel: 1, table: this.table, token, seat: this.seat, since, language });
    }

    /** Look through the eyes of another seat that this browser holds. */
    lookAs(seat) {
        this.seat = seat;
        this.version = null;
        if (this.holder) hold(this.table, this.holder.token, this.holder.seats, { seat });
        this.watch();
    }

    /** Watch again in a while, after a refusal that passes; returns in how many seconds. */
    watchLater(seconds) {
        const wait = Math.max(seconds, Math.min(30, 2 ** this.refusals));
        this.refusals += 1;
        clearTimeout(this.later);
        this.later = setTimeout(() => this.watch(), wait * 1000);
        return wait;
    }

    lost() {
        const wait = this.patience ?? Math.min(10, 0.5 * 2 ** this.failures) * (0.5 + Math.random());
        this.patience = null;
        this.failures += 1;
        this.status(navigator.onLine ? "reconnecting" : "offline");
        this.retry(wait);
    }

    retry(seconds) {
        clearInterval(this.pulse);
        clearTimeout(this.timer);
        const old = this.socket;
        this.socket = null;
        old?.close();
        if (!this.closed) this.timer = setTimeout(() => this.connect(), seconds * 1000);
    }

    take(message) {
        if (message.type === "sync" || message.type === "update") {
            if (message.type === "update" && message.version <= this.version) return;
            const isTooLong = message.type === "sync" && message.missed === null && this.mayAskBack;
            this.version = message.version;
            seen[this.table] = message.version;
            this.receive(message);
            this.mayAskBack = false;
            if (isTooLong) {
                // We did not know how long the log is, and it is too long to be told from its beginning: have the end
                // of it. Whatever the answer is, it is not asked for again.
                this.version = null;
                this.watch();
            } else if (message.type === "sync") {
                this.failures = 0;
                this.refusals = 0;
                this.status("connected");
                this.outbox.forEach(({ command }) => this.send(command));
            }
        } else if (message.type === "acknowledged" || (message.type === "refused" && message.id)) {
            const waiting = this.outbox.find(({ command }) => command.id === message.id);
            this.outbox = this.outbox.filter((one) => one !== waiting);
            waiting?.done(message);
            this.receive({ type: "settled" });
        } else if (message.type === "bye") {
            this.patience = message.retry_seconds * (1 + Math.random());
        } else {
            this.receive(message);
        }
    }

    /** Send a command, now or when we are connected again; the answer comes when it is stored. */
    command(command) {
        return new Promise((done) => {
            const whole = {
                type: "command",
                channel: 1,
                id: freshId(),
                version: this.version,
                seat: this.seat,
                command,
            };
            this.outbox.push({ command: whole, done });
            this.send(whole);
        });
    }

    question(question) {
        this.send({ type: "question", channel: 1, request: freshId(), question });
    }

    send(message) {
        if (this.socket?.readyState === WebSocket.OPEN) {
            this.socket.send(JSON.stringify(message, (_, value) => (value === null ? undefined : value)));
        }
    }

    close() {
        this.closed = true;
        clearTimeout(this.later);
        window.removeEventListener("online", this.comeBack);
        this.retry(0);
    }
}

// A table -----------------------------------------------------------------------------------------------------------

function openTable(id) {
    const page = new TablePage(id);
    leave = () => page.close();
}

class TablePage {
    constructor(id) {
        this.id = id;
        this.lines = [];
        this.hints = null;
        this.state = null;
        this.previews = new Map();
        this.previewed = null;
        this.build();
        this.clock = setInterval(() => this.drawTimes(), 1000);
        this.picture = new Picture(this.parts.picture, id);
        this.connection = new Connection(id, {
            receive: (message) => this.take(message),
            status: (status) => this.drawStatus(status),
        });
    }

    close() {
        clearInterval(this.clock);
        this.connection.close();
        this.picture.close();
    }

    build() {
        const part = (name, tag = "section", attributes = {}) => make(tag, { class: name, ...attributes });
        this.parts = {
            status: part("status", "span", { role: "status" }),
            title: part("title", "span"),
            banner: part("banner"),
            decide: part("decide card", "section", { "aria-live": "polite" }),
            players: part("players card"),
            picture: part("picture card"),
            log: part("lines", "ol", { "aria-live": "polite" }),
            chat: part("chat", "form"),
            more: part("more", "details"),
        };
        const { parts } = this;
        drawTop(parts.title, parts.status);
        const saying = make("input", {
            maxLength: 300,
            "aria-label": say("chat"),
            placeholder: say("chat"),
            autocomplete: "off",
        });
        parts.chat.append(saying, make("button", { type: "submit" }, say("send")));
        parts.chat.addEventListener("submit", (event) => {
            event.preventDefault();
            if (saying.value.trim()) this.do({ do: "chat", text: saying.value.trim() });
            saying.value = "";
        });
        const log = make(
            "section",
            { class: "log card" },
            make("h2", {}, say("log")),
            parts.log,
            parts.chat,
            parts.more,
        );
        const jump = (text, target) => button(text, () => target.scrollIntoView({ behavior: "smooth" }));
        main.className = "table";
        main.replaceChildren(
            parts.banner,
            make(
                "div",
                { class: "areas" },
                make("div", { class: "side" }, parts.decide, parts.players),
                parts.picture,
                log,
            ),
            make(
                "nav",
                { class: "jumps", "aria-label": say("parts") },
                jump(say("jump-decide"), parts.decide),
                jump(say("jump-board"), parts.picture),
                jump(say("jump-log"), log),
            ),
        );
    }

    // Messages

    take(message) {
        if (message.type === "sync" || message.type === "update") this.show(message);
        else if (message.type === "settled") this.drawDecision();
        else if (message.type === "presence") this.drawPresence(message);
        else if (message.type === "answer") this.takeAnswer(message.answer);
        else if (message.type === "refused") this.takeRefusal(message);
    }

    takeRefusal(message) {
        if (message.message === "refusal-unknown-token" && held[this.id]) {
            // A token of another server: look on as a guest.
            letGo(this.id);
            this.connection.lookAs(null);
        } else if (message.message === "refusal-not-your-seat" && this.connection.seat !== null) {
            // The seat was given away meanwhile: the token may still hold others.
            hold(this.id, held[this.id].token, []);
            this.connection.lookAs(null);
        } else if (!message.id && !message.request && passingSeconds(message) !== null) {
            const seconds = this.connection.watchLater(passingSeconds(message));
            const text = `${message.text} ${say("trying-again", { seconds })}`;
            if (this.state) notice(text);
            else this.parts.banner.replaceChildren(make("p", { class: "card", role: "status" }, text));
        } else if (!this.state) {
            this.connection.close();
            main.replaceChildren(
                make("section", { class: "card" }, make("p", {}, message.text), link("/", say("to-the-hall"))),
            );
        } else notice(message.text);
    }

    takeAnswer(answer) {
        if (answer.candidates) {
            this.hints = { version: answer.version, moves: answer.candidates.slice(0, 3).map(({ move }) => move) };
            this.drawDecision();
        }
    }

    show(state) {
        const first = !this.state;
        const before = this.state;
        this.state = state;
        this.shownAt = Date.now();
        if (before?.seat !== state.seat) Object.assign(this, { hints: null, searched: "" });
        const entries = state.type === "sync" ? (state.missed ?? []) : state.entries;
        if (state.type === "sync" && (first || state.missed === null || before.seat !== state.seat || this.isBare)) {
            this.lines = [];
            this.isBare = state.missed === null;
            if (state.version > entries.length)
                this.lines.push({ text: say("log-earlier"), seat: null, kind: "earlier" });
        }
        this.keepLines(entries);
        if (this.connection.holder) {
            const { stage } = state.table;
            hold(this.id, this.connection.holder.token, state.seats, { stage, seat: state.seat });
        }
        if (state.table.stage === "finished" && before?.table.stage === "playing") main.scrollIntoView();
        this.draw();
        if (this.uncovers?.seat === state.seat) {
            this.uncovers.uncover();
            this.uncovers = null;
        }
    }

    keepLines(entries) {
        for (const entry of entries) {
            const texts =
                entry.kind === "moved" && entry.events?.length
                    ? entry.events.map(({ text }) => text)
                    : [this.entryText(entry)];
            this.lines.push(...texts.map((text) => ({ text, seat: entry.seat, kind: entry.kind })));
        }
        this.lines = this.lines.slice(-400);
    }

    entryText(entry) {
        const seat = entry.seat == null ? "" : this.colourName(entry.seat);
        const player = entry.seat == null ? "" : this.nameInSentence(entry.seat);
        const id = entry.kind === "seat-set" && !entry.bot ? "entry-seat-opened" : `entry-${entry.kind}`;
        const given = {
            ...entry,
            seat,
            player: entry.kind === "sat" ? entry.name : player,
            bot: entry.bot && botName(entry.bot),
        };
        return say(id, given);
    }

    async do(command) {
        const answer = this.connection.command(command);
        this.hints = null;
        this.drawDecision();
        const told = await answer;
        if (told.type === "refused") notice(told.text);
        return told;
    }

    // Names

    get game() {
        return this.state.table.game;
    }

    colourName(seat) {
        return say(`${this.game}-seat-${seat}`);
    }

    playerName(seat) {
        const { kind, name } = this.state.table.seats[seat];
        return kind === "person"
            ? name
            : kind === "bot"
              ? say("bot-on", { level: botName(name) })
              : this.colourName(seat);
    }

    nameInSentence(seat) {
        return this.state.table.seats[seat].kind === "person" ? this.playerName(seat) : this.colourName(seat);
    }

    label(seat) {
        return make("span", { class: `seat ${colour(this.game, seat)}` }, `${SIGNS[seat]} ${this.colourName(seat)}`);
    }

    // Drawing

    draw() {
        const { state } = this;
        this.parts.title.textContent = say(`${this.game}-title`);
        this.parts.more.replaceChildren();
        main.classList.toggle("boardless", !state.view);
        const mine = state.to_act.includes(state.seat) && state.table.stage === "playing" && state.moves.length;
        const stage = mine ? `● ${say("your-turn")}` : say(`stage-${stageOf(state.table)}`);
        document.title = `${stage} – ${say(`${this.game}-title`)}`;
        this.drawBanner();
        this.drawPlayers();
        this.drawDecision();
        this.drawLog();
        this.drawMore();
        this.parts.picture.hidden = !state.view;
        if (state.view) this.picture.want(state);
    }

    drawStatus(status) {
        const { parts } = this;
        parts.status.className = `status ${status}`;
        parts.status.textContent = say(`status-${status}`);
        main.classList.toggle("stale", status !== "connected" && status !== "connecting");
    }

    drawPresence({ present, watchers }) {
        for (const info of this.state?.table.seats ?? []) info.present = present.includes(info.seat);
        if (this.state) {
            this.state.watchers = watchers;
            this.drawPlayers();
        }
    }

    drawBanner() {
        const { state, parts } = this;
        const shown = [];
        if (state.table.notice) shown.push(make("p", { class: "card" }, this.noticeText(state.table.notice)));
        if (state.table.seats.some(({ kind }) => kind === "open")) shown.push(this.invitation());
        else if (state.seat === null) shown.push(make("p", {}, say("you-watch")));
        if (state.seats.length > 1) shown.push(this.eyes());
        parts.banner.replaceChildren(...shown);
        parts.banner.hidden = !shown.length;
    }

    noticeText({ id, arguments: given }) {
        // The server's sentence has a form for each case; the page's words hold the one that names the move.
        if (id === "notice-frozen" && (!words[id] || !given.move)) return say("frozen");
        return say(id, given);
    }

    invitation() {
        const field = make("input", {
            readOnly: true,
            value: location.origin + location.pathname,
            "aria-label": say("invite-link"),
        });
        const copy = async () => {
            field.select();
            // Without encryption, browsers have no clipboard: then the address is at least selected.
            await navigator.clipboard?.writeText(field.value).then(
                () => notice(say("copied"), "good"),
                () => {},
            );
        };
        const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
        return make(
            "div",
            { class: "card invite" },
            make("p", {}, say("invite")),
            make("div", { class: "row" }, field, button(say("copy"), copy)),
            isLocal && make("p", { class: "muted" }, say("invite-local")),
        );
    }

    /** Several people on one device: whose eyes are looked through. */
    eyes() {
        const { state } = this;
        const next = state.to_act.find(
            (seat) => state.seats.includes(seat) && seat !== state.seat && !state.table.seats[seat].bot,
        );
        const isMine = state.to_act.includes(state.seat);
        const other = (seat) =>
            button(say("pass-to", { player: this.playerName(seat) }), () => this.pass(seat), {
                class: seat === next && !isMine ? "main" : "",
            });
        return make(
            "div",
            { class: "card row eyes" },
            make("span", {}, say("eyes-of", { player: this.playerName(state.seat) })),
            state.seats.filter((seat) => seat !== state.seat).map(other),
        );
    }

    /** Cover everything until the next person says to be there: what both may see is not the same. */
    pass(seat) {
        const player = this.playerName(seat);
        const uncover = () => {
            cover.close();
            cover.remove();
        };
        const show = () => {
            // The cover stays until the other side is there.
            for (const one of cover.querySelectorAll("button")) one.disabled = true;
            this.uncovers = { seat, uncover };
            this.connection.lookAs(seat);
        };
        const cover = make(
            "dialog",
            { class: "cover", "aria-label": say("hand-device", { player }) },
            make("h2", {}, say("hand-device", { player })),
            make("p", { class: "muted" }, say("hand-device-about", { player })),
            button(say("here-i-am", { player }), show, { class: "main" }),
            button(say("not-yet"), uncover, { class: "quiet" }),
        );
        cover.addEventListener("cancel", (event) => event.preventDefault());
        main.append(cover);
        cover.showModal();
    }

    drawPlayers() {
        const { state, parts } = this;
        const isWaiting = state.table.stage === "waiting";
        const rows = state.table.seats.map((info) => (isWaiting ? this.waitingSeat(info) : this.playingSeat(info)));
        const shown = [make("h2", {}, say(isWaiting ? "seats" : "players")), make("ul", {}, rows)];
        if (state.watchers) shown.push(make("p", { class: "muted" }, say("watchers", { count: state.watchers })));
        if (state.scores) shown.push(this.scoreTable());
        if (isWaiting && state.host) shown.push(this.startButton());
        else if (isWaiting)
            shown.push(make("p", { class: "muted" }, say(state.seats.length ? "host-starts" : "take-a-seat")));
        parts.players.replaceChildren(...shown);
        this.drawTimes();
    }

    waitingSeat(info) {
        const { state } = this;
        const mine = state.seats.includes(info.seat);
        const sit = () => this.sit(info.seat);
        const free = () => this.do({ do: "set-seat", target: info.seat });
        const name = info.kind === "open" ? say("free") : this.playerName(info.seat);
        return make(
            "li",
            { class: mine ? "me" : "" },
            this.label(info.seat),
            state.host && info.kind !== "person" ? this.botChoice(info) : make("b", {}, name),
            mine && make("span", { class: "chip" }, say("you")),
            info.kind === "open" && !state.seats.length && button(say("sit"), sit, { class: "main" }),
            info.kind === "open" && state.seats.length > 0 && button(say("sit-too"), sit, { class: "quiet" }),
            mine && button(say("stand"), () => this.stand(info.seat), { class: "quiet" }),
            state.host && !mine && info.kind === "person" && button(say("free-seat"), free, { class: "quiet" }),
        );
    }

    botChoice(info) {
        const levels = Object.fromEntries(
            LEVELS.map((level) => [level, say("bot-on", { level: say(`level-${level}`) })]),
        );
        const onchange = ({ target }) =>
            this.do({ do: "set-seat", target: info.seat, ...(target.value && { bot: target.value }) });
        const label = say("who-plays", { seat: this.colourName(info.seat) });
        const select = choice(label, { "": say("free"), ...levels }, info.kind === "bot" ? info.name : "", {
            onchange,
        });
        select.className = "silent";
        return select;
    }

    playingSeat(info) {
        const { state } = this;
        const isAsked = state.to_act.includes(info.seat) && state.table.stage === "playing";
        const marks = [];
        if (info.seat === state.seat) marks.push(say("you"));
        if (info.kind === "person" && info.bot)
            marks.push(say(info.resigned ? "mark-resigned" : "mark-away", { bot: botName(info.bot) }));
        if (info.agrees_to_end) marks.push(say("mark-agrees"));
        if (info.kind === "person" && !info.bot && !info.present && state.table.stage === "playing")
            marks.push(say("mark-absent"));
        if (state.table.outcome?.winners.includes(info.seat)) marks.push(say("mark-won"));
        const total = state.table.outcome?.scores[info.seat] ?? state.scores?.[info.seat].total;
        const isReplaceable =
            isAsked &&
            info.kind === "person" &&
            !info.bot &&
            info.seat !== state.seat &&
            state.seat !== null &&
            !info.present;
        return make(
            "li",
            { class: [isAsked && "asked", state.seats.includes(info.seat) && "me"].filter(Boolean).join(" ") },
            this.label(info.seat),
            make("b", {}, this.playerName(info.seat)),
            marks.map((mark) => make("span", { class: "chip" }, mark)),
            isAsked && make("span", { class: "chip turn" }, say("deciding")),
            info.remaining_ms != null && make("time", { "data-seat": String(info.seat) }),
            total != null && make("span", { class: "points" }, say("points", { count: signed(total) })),
            isReplaceable &&
                button(say("replace"), () => this.do({ do: "replace", target: info.seat }), { class: "quiet" }),
        );
    }

    drawTimes() {
        for (const element of this.parts.players.querySelectorAll("time")) {
            const { remaining_ms: left } = this.state.table.seats[Number(element.dataset.seat)];
            const runs = this.state.to_act.includes(Number(element.dataset.seat));
            const seconds = Math.max(0, Math.ceil((left - (runs ? Date.now() - this.shownAt : 0)) / 1000));
            if (seconds >= 86400) {
                const hours = Math.floor(seconds / 3600);
                element.textContent = say("days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
                continue;
            }
            const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
            element.textContent = (seconds >= 3600 ? parts : parts.slice(1))
                .map((part) => String(part).padStart(2, "0"))
                .join(":");
        }
    }

    scoreTable() {
        const { scores } = this.state;
        const heading = make(
            "tr",
            {},
            make("td"),
            scores.map((_, seat) =>
                make(
                    "th",
                    { scope: "col" },
                    make(
                        "span",
                        { class: `seat ${colour(this.game, seat)}`, title: this.colourName(seat) },
                        SIGNS[seat],
                    ),
                ),
            ),
        );
        const rows = Object.keys(scores[0]).map((part) =>
            make(
                "tr",
                { class: part === "total" ? "total" : "" },
                make("th", { scope: "row" }, say(`${this.game}-part-${part}`)),
                scores.map((score) => make("td", {}, signed(score[part]))),
            ),
        );
        const isOpen = this.scoresOpen ?? this.state.table.stage === "finished";
        const details = make(
            "details",
            { class: "scores", open: isOpen },
            make("summary", {}, say("points-by-source")),
            make("table", {}, make("thead", {}, heading), make("tbody", {}, rows)),
        );
        details.addEventListener("toggle", () => (this.scoresOpen = details.open));
        return details;
    }

    startButton() {
        const free = this.state.table.seats.filter(({ kind }) => kind === "open").length;
        return make(
            "div",
            { class: "row" },
            button(say("start"), () => this.do({ do: "start" }), { class: "main", disabled: free > 0 }),
            free > 0 && make("span", { class: "muted" }, say("seats-free", { count: free })),
        );
    }

    drawDecision() {
        const { state, parts } = this;
        if (!state) return;
        const hadFocus = parts.decide.contains(document.activeElement);
        this.isSearching = hadFocus && document.activeElement.matches("input") && state.moves.length > 0;
        const isSending = this.connection.outbox.some(({ command }) => command.command.do !== "chat");
        const shown = [];
        const { stage } = state.table;
        if (stage === "finished" || stage === "frozen") shown.push(...this.result());
        else if (stage === "playing" && state.moves.length) shown.push(...this.question(isSending));
        else if (stage === "playing") shown.push(...this.waiting());
        parts.decide.hidden = !shown.length;
        parts.decide.classList.toggle(
            "mine",
            stage === "playing" && state.to_act.includes(state.seat) && state.moves.length > 0,
        );
        parts.decide.replaceChildren(...shown);
        if (hadFocus && !this.isSearching) parts.decide.querySelector("button.move")?.focus({ preventScroll: true });
    }

    question(isSending) {
        const { state } = this;
        const advised = this.hints?.version === state.version ? this.hints.moves : [];
        const offer = ({ move, text }) => {
            const look = (event) => event.pointerType !== "touch" && this.previewSoon(move);
            const play = button(
                [
                    text,
                    advised.includes(move) &&
                        make("span", { class: "chip" }, say("advised", { rank: advised.indexOf(move) + 1 })),
                ],
                () => this.do({ do: "move", move }),
                {
                    class: advised[0] === move ? "move advised" : "move",
                    disabled: isSending,
                    title: move,
                    onpointerenter: look,
                    onpointerleave: () => clearTimeout(this.previewTimer),
                    onfocus: () => play.matches(":focus-visible") && this.previewSoon(move),
                },
            );
            // A finger cannot hover: it has a button of its own.
            const label = `${say("preview")} ${text}`;
            const title = say("preview");
            return [play, button("?", () => this.preview(move), { class: "ask", "aria-label": label, title })];
        };
        this.parts.preview = make("div", { class: "preview", hidden: true });
        this.drawPreview();
        return [
            make("h2", {}, state.decision_text ?? say("out-of-turn")),
            isSending && make("p", { class: "muted" }, say("sending")),
            make("div", { class: "moves" }, state.moves.map(offer).flat()),
            this.parts.preview,
            this.whyNot(),
            this.undoRow(
                isSending,
                state.table.hints &&
                    button(say("ask-bot"), () => this.connection.question({ ask: "hint" }), { class: "quiet" }),
            ),
        ].filter(Boolean);
    }

    // What moves would do, and why others cannot be made

    /** Ask by HTTP as the seat that looks. */
    askHere(method, path, more = {}) {
        const query = { seat: this.state.seat, ...more.query };
        return ask(method, `/api/tables/${this.id}/${path}`, { ...more, token: this.connection.holder?.token, query });
    }

    /** A pointer that only passes over asks nothing. */
    previewSoon(move) {
        clearTimeout(this.previewTimer);
        this.previewTimer = setTimeout(() => this.preview(move), 300);
    }

    async preview(move) {
        const { version, seat } = this.state;
        const key = `${version} ${seat} ${move}`;
        this.previewed = key;
        if (!this.previews.has(key)) {
            const found = await attempt(() => this.askHere("POST", "preview", { body: { move } }));
            if (!found || this.state.version !== version || this.state.seat !== seat) return;
            if (this.previews.size > 200) this.previews.clear();
            this.previews.set(key, found);
        }
        this.drawPreview();
    }

    drawPreview() {
        const { state, parts } = this;
        const found = this.previews.get(this.previewed);
        const offer = found && state.moves.find(({ move }) => move === found.move);
        const isHere = offer && this.previewed === `${state.version} ${state.seat} ${found.move}`;
        parts.preview.hidden = !isHere;
        if (!isHere) return;
        const gains = found.gain
            .map((gain, seat) => [gain, seat])
            .filter(([gain]) => gain !== 0)
            .map(([gain, seat]) => {
                const change = gain === null ? "?" : gain > 0 ? `+${gain}` : signed(gain);
                return `${SIGNS[seat]} ${this.colourName(seat)} ${change}`;
            });
        const lines = [
            ...found.events.map(({ text }) => text),
            gains.length ? say("preview-gain", { gains: gains.join(", ") }) : say("preview-no-gain"),
            found.unknown.length > 0 && say("preview-unknown"),
            found.ends && say("preview-ends"),
        ].filter(Boolean);
        parts.preview.replaceChildren(
            make("b", {}, say("preview-of", { move: offer.text })),
            make(
                "ul",
                {},
                lines.map((line) => make("li", {}, line)),
                found.closes_undo && make("li", { class: "final" }, say("preview-final")),
            ),
        );
    }

    /** The reasons against all other moves: those that the present question is about first, one line for each. */
    whyNot() {
        const place = make("div", { class: "reasons" });
        const summary = make("summary", {}, say("why-not"));
        const box = make("details", { class: "why", open: this.isAskingWhy }, summary, place);
        const load = async () => {
            const key = `${this.state.version} ${this.state.seat}`;
            if (this.reasons?.key !== key) {
                const found = await attempt(() => this.askHere("GET", "why"));
                if (!found) return;
                this.reasons = { key, moves: found.moves.filter(({ reason }) => reason) };
            }
            this.drawReasons(place);
        };
        box.addEventListener("toggle", () => {
            this.isAskingWhy = box.open;
            if (box.open) load();
        });
        return box;
    }

    drawReasons(place) {
        const grouped = (moves) => {
            const groups = new Map();
            for (const { move, text } of moves) groups.set(text, [...(groups.get(text) ?? []), move]);
            return [...groups].map(([text, names]) =>
                make("li", {}, make("span", {}, text), make("small", { class: "muted" }, names.join(" · "))),
            );
        };
        const found = make("div");
        const draw = () => {
            this.searched = search.value;
            const wanted = search.value.trim().toLowerCase();
            const fits = ({ move, text }) => `${move} ${text}`.toLowerCase().includes(wanted);
            const moves = this.reasons.moves.filter(fits);
            const isOther = ({ reason }) => reason.id === "reason-not-now";
            const others = moves.filter(isOther);
            const near = grouped(moves.filter((one) => !isOther(one)));
            found.replaceChildren(
                near.length || others.length ? make("ul", {}, near) : make("p", { class: "muted" }, say("why-nothing")),
            );
            if (others.length) {
                const summary = make("summary", {}, say("why-other", { count: others.length }));
                found.append(make("details", {}, summary, make("ul", {}, grouped(others))));
            }
        };
        const search = make("input", {
            type: "search",
            "aria-label": say("why-search"),
            placeholder: say("why-search"),
            value: this.searched ?? "",
            oninput: draw,
        });
        place.replaceChildren(search, found);
        draw();
        if (this.isSearching) search.focus({ preventScroll: true });
        this.isSearching = false;
    }

    waiting() {
        const { state } = this;
        const names = state.to_act.map((seat) => this.nameInSentence(seat)).join(", ");
        const mine = state.seat !== null && state.table.seats[state.seat];
        return [
            make("h2", {}, say("waiting-for", { players: names })),
            mine &&
                mine.away &&
                !mine.resigned &&
                button(say("come-back"), () => this.do({ do: "come-back" }), { class: "main" }),
            this.undoRow(false),
        ].filter(Boolean);
    }

    undoRow(isSending, ...more) {
        const { state } = this;
        if (!state.undo && !more.some(Boolean)) return null;
        return make(
            "div",
            { class: "row" },
            state.undo > 0 && button(say("undo"), () => this.do({ do: "undo" }), { disabled: isSending }),
            state.undo > 1 &&
                button(say("restart-turn"), () => this.do({ do: "restart-turn" }), { disabled: isSending }),
            more,
        );
    }

    result() {
        const { state } = this;
        const { outcome, rematch, stage } = state.table;
        const names = outcome?.winners.map((seat) => this.nameInSentence(seat)).join(", ");
        const title = !outcome ? say("stopped") : names ? say("winners", { players: names }) : say("no-winner");
        const me = state.seat === null ? null : state.table.seats[state.seat];
        const again = async () => {
            const token = this.connection.holder?.token;
            const found = await attempt(() => ask("POST", `/api/tables/${this.id}/rematch`, { token, tries: 3 }));
            if (found) this.follow(found.table);
        };
        return [
            make("h2", {}, title),
            outcome && make("p", {}, say(`ended-${outcome.how}`)),
            make(
                "div",
                { class: "row" },
                rematch
                    ? button(say("to-rematch"), () => this.follow(rematch), { class: "main" })
                    : state.seat !== null && button(say("rematch"), again, { class: "main" }),
                button(say("replay"), () => go(`/t/${this.id}#replay`)),
                button(say("export"), () => attempt(() => this.export())),
                stage === "frozen" &&
                    !outcome &&
                    me &&
                    (me.agrees_to_end
                        ? button(say("withdraw-end"), () => this.do({ do: "withdraw-end" }))
                        : button(say("open-up"), () => this.do({ do: "propose-end" }))),
                button(say("to-the-hall"), () => go("/")),
            ),
        ].filter(Boolean);
    }

    /** Go to the next game; the same token holds the same seats there. */
    follow(table) {
        const holder = this.connection.holder;
        if (holder) hold(table, holder.token, holder.seats);
        go(`/t/${table}`);
    }

    async export() {
        const game = await ask("GET", `/api/tables/${this.id}/export`, { token: this.connection.holder?.token });
        const address = URL.createObjectURL(new Blob([JSON.stringify(game, null, 2)], { type: "application/json" }));
        make("a", { href: address, download: `${this.game}-${this.id.slice(0, 6)}.json` }).click();
        setTimeout(() => URL.revokeObjectURL(address), 10000);
    }

    drawLog() {
        const { log } = this.parts;
        const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
        const lines = this.lines.map(({ text, seat, kind }) =>
            make(
                "li",
                { class: kind },
                make(
                    "span",
                    { class: `sign seat ${seat == null ? "" : colour(this.game, seat)}` },
                    seat == null ? "·" : SIGNS[seat],
                ),
                make("span", {}, text),
            ),
        );
        log.replaceChildren(...lines);
        if (atEnd) log.scrollTop = log.scrollHeight;
        this.parts.chat.hidden = this.state.seat === null;
    }

    drawMore() {
        const { state, parts } = this;
        const me = state.seat === null ? null : state.table.seats[state.seat];
        const isPlaying = state.table.stage === "playing" && me && !me.resigned;
        parts.more.hidden = !isPlaying;
        if (!isPlaying) return;
        const sure = (question, command) => () => confirm(say(question)) && this.do(command);
        parts.more.replaceChildren(
            make("summary", {}, say("more")),
            make(
                "div",
                { class: "row" },
                !me.away && button(say("hand-over"), () => this.do({ do: "hand-over" })),
                me.agrees_to_end
                    ? button(say("withdraw-end"), () => this.do({ do: "withdraw-end" }))
                    : button(say("propose-end"), sure("propose-end-sure", { do: "propose-end" })),
                button(say("resign"), sure("resign-sure", { do: "resign" })),
                button(say("replay-so-far"), () => go(`/t/${this.id}#replay`)),
            ),
        );
    }

    // Sitting down

    async sit(seat) {
        const isFirst = !this.state.seats.length;
        const wish = (isFirst && kept.read("name", "")) || say("name-example");
        const name = prompt(say("your-name"), this.freeName(wish));
        if (!name?.trim()) return;
        if (isFirst) kept.write("name", name.trim());
        const token = this.connection.holder?.token;
        const body = { seat, name: name.trim(), nonce: freshId(), id: freshId() };
        const seated = await attempt(() => ask("POST", `/api/tables/${this.id}/seats`, { token, body, tries: 3 }));
        if (!seated) return;
        hold(this.id, seated.token, [...this.state.seats, seated.seat]);
        this.connection.lookAs(seated.seat);
    }

    /** A name that nobody at the table has: with a number behind it if need be. */
    freeName(wish) {
        const taken = this.state.table.seats.map(({ name }) => name.toLowerCase());
        let name = wish;
        for (let number = 2; taken.includes(name.toLowerCase()); number += 1) {
            name = `${wish.slice(0, 17)} ${number}`;
        }
        return name;
    }

    async stand(seat) {
        const mine = this.connection.seat;
        this.connection.seat = seat;
        const answer = this.do({ do: "stand" });
        this.connection.seat = mine;
        const told = await answer;
        if (told.type === "refused") return;
        const seats = this.state.seats.filter((one) => one !== seat);
        if (seats.length || this.state.host) hold(this.id, held[this.id].token, seats);
        else letGo(this.id);
        this.connection.lookAs(seats[0] ?? null);
    }
}

// The board as the server draws it ----------------------------------------------------------------------------------

class Picture {
    constructor(place, table) {
        Object.assign(this, { place, table, image: make("img", { alt: say("board") }), wanted: null, busy: false });
        this.enlarge = button(say("enlarge"), () => this.toggle(), { class: "quiet enlarge" });
        this.image.addEventListener("click", () => this.toggle());
        place.replaceChildren(this.enlarge, make("div", { class: "scroll" }, this.image));
        this.resize = () => this.shown && this.fetch({ ...this.shown, force: true });
        window.addEventListener("resize", this.resize);
    }

    want(state) {
        this.fetch({ version: state.version, seat: state.seat });
    }

    columns() {
        const width = this.place.clientWidth || Math.min(window.innerWidth, 1000);
        return Math.max(78, Math.min(110, Math.floor(width / 8.4)));
    }

    /** Between the whole board in the width of the page and letters that can be read on a phone. */
    toggle() {
        const isLarge = this.place.classList.toggle("large");
        this.enlarge.textContent = say(isLarge ? "fit" : "enlarge");
    }

    /** One request at a time; the last wish wins. */
    async fetch(wish) {
        const columns = this.columns();
        if (wish.force && columns === this.shown?.columns) return;
        // What one seat sees is not left standing for another.
        if (this.shown && (this.shown.seat !== wish.seat || this.shown.eyes !== wish.eyes)) this.clear();
        this.wanted = { ...wish, columns };
        if (this.busy) return;
        this.busy = true;
        while (this.wanted) {
            const now = this.wanted;
            this.wanted = null;
            try {
                const { seat, step, eyes } = now;
                const query = { seat, columns: now.columns, step, eyes };
                const response = await ask("GET", `/api/tables/${this.table}/picture`, {
                    token: held[this.table]?.token,
                    query,
                    raw: true,
                });
                const blob = await response.blob();
                if (!this.wanted || this.wanted.seat === seat) this.put(blob, now);
            } catch {
                this.place.classList.add("stale");
            }
        }
        this.busy = false;
    }

    clear() {
        if (this.image.src) URL.revokeObjectURL(this.image.src);
        this.image.removeAttribute("src");
        this.shown = null;
    }

    put(blob, shown) {
        const address = URL.createObjectURL(blob);
        const before = this.image.src;
        this.image.onload = () => before && URL.revokeObjectURL(before);
        this.image.src = address;
        this.shown = shown;
        this.place.classList.remove("stale");
    }

    close() {
        window.removeEventListener("resize", this.resize);
        if (this.image.src) URL.revokeObjectURL(this.image.src);
    }
}

// Replays -----------------------------------------------------------------------------------------------------------

async function openReplay(id, first) {
    const token = held[id]?.token;
    const seat = held[id]?.seats[0] ?? null;
    const parts = {
        picture: make("section", { class: "picture card" }),
        told: make("section", { class: "card told", "aria-live": "polite" }),
    };
    const picture = new Picture(parts.picture, id);
    const onkey = ({ key, target }) => {
        if (target.tagName === "SELECT") return;
        if (key === "ArrowLeft") show(step - 1);
        if (key === "ArrowRight") show(step + 1);
    };
    leave = () => {
        picture.close();
        document.removeEventListener("keydown", onkey);
    };
    document.addEventListener("keydown", onkey);
    let eyes = null;
    let step = first;
    let replay = null;
    const steps = new Map();

    /** Have the steps around this one; they come in pages. */
    const load = async (number) => {
        const from = Math.max(0, number - (number % 50));
        const query = { eyes, seat, first: from, count: 50, views: false };
        replay = await ask("GET", `/api/tables/${id}/replay`, { token, query, tries: 5 });
        for (const one of replay.steps) steps.set(one.number, one);
    };
    const show = async (number) => {
        if (number < start || (replay && number > replay.count)) return;
        if (!steps.has(number)) await attempt(() => load(number));
        if (!steps.has(number)) return;
        step = number;
        history.replaceState(null, "", `/t/${id}#replay=${step}`);
        draw();
    };
    const draw = () => {
        const { table, count } = replay;
        const { seat: mover, text, move, events } = steps.get(step);
        const label = (number) =>
            `${SIGNS[number]} ${say(`${table.game}-seat-${number}`)}${personName(table.seats[number])}`;
        const title = step === 0 ? say("replay-start") : say("replay-step", { number: step, count });
        const told = make(
            "p",
            {},
            mover != null && make("span", { class: `seat ${colour(table.game, mover)}` }, label(mover)),
            " ",
            make("b", {}, text ?? move ?? ""),
        );
        parts.told.replaceChildren(
            make("h2", {}, title),
            ...(step > 0 ? [told] : []),
            make(
                "ul",
                {},
                events.map((event) => make("li", {}, event.text)),
            ),
        );
        slider.max = String(count);
        slider.value = String(step);
        if (!parts.picture.hidden) picture.fetch({ version: `${step}-${eyes}`, seat, step, eyes });
    };
    const { table } = await ask("GET", `/api/tables/${id}`, { token, query: { seat }, tries: 5 });
    const isOver = table.stage === "finished" || table.outcome !== null;
    // Of a game that the present rules cannot play there are the bare moves, and no pictures.
    const start = table.stage === "frozen" ? 1 : 0;
    parts.picture.hidden = table.stage === "frozen";
    eyes = isOver ? "everything" : seat === null ? "spectator" : String(seat);
    const slider = make("input", {
        type: "range",
        min: String(start),
        max: String(first),
        value: String(first),
        "aria-label": say("replay-slider"),
        oninput: () => show(Number(slider.value)),
    });
    const through = { everything: say("eyes-everything"), spectator: say("eyes-spectator") };
    for (const one of table.seats) through[one.seat] = `${SIGNS[one.seat]} ${say(`${table.game}-seat-${one.seat}`)}`;
    const eyesChoice = choice(say("eyes"), through, eyes, {
        onchange: (event) => {
            eyes = event.target.value;
            steps.clear();
            show(step);
        },
    });
    drawTop(
        make("span", { class: "title" }, say(`${table.game}-title`)),
        make("span", { class: "muted" }, say("replay")),
    );
    main.className = "replay";
    main.replaceChildren(
        make(
            "section",
            { class: "card controls" },
            make(
                "div",
                { class: "row" },
                button("|◀", () => show(start), { "aria-label": say("replay-first") }),
                button("◀", () => show(step - 1), { "aria-label": say("replay-back") }),
                slider,
                button("▶", () => show(step + 1), { "aria-label": say("replay-forward") }),
                button("▶|", () => show(replay.count), { "aria-label": say("replay-last") }),
            ),
            make("div", { class: "row" }, isOver && eyesChoice, link(`/t/${id}`, say("to-the-table"))),
        ),
        parts.told,
        parts.picture,
    );
    await show(Math.max(start, first));
}

// Begin -------------------------------------------------------------------------------------------------------------

async function begin() {
    try {
        await openPage();
    } catch (error) {
        main.replaceChildren(make("section", { class: "card" }, make("p", {}, error.message)));
    }
}

window.addEventListener("popstate", begin);
begin();
