/** Small sounds, made by the browser itself. They are heard after the reader has touched the page, if they are wanted. */

import type { Happening } from "$lib/protocol/messages";
import { settings } from "$lib/settings.svelte";
import type { Table } from "./table.svelte";

export type Sound = "turn" | "taken" | "rattle" | "against" | "dusk" | "end";

interface Note {
    /** In Hz, at the beginning and, if it slides, at the end. */
    from: number;
    to?: number;
    /** In seconds. */
    at: number;
    lasts: number;
    loud: number;
    wave?: OscillatorType;
}

const SOUNDS: Record<Exclude<Sound, "rattle">, Note[]> = {
    turn: [
        { from: 523, at: 0, lasts: 0.35, loud: 0.09 },
        { from: 784, at: 0.14, lasts: 0.5, loud: 0.08 },
    ],
    taken: [{ from: 620, to: 880, at: 0, lasts: 0.09, loud: 0.05, wave: "triangle" }],
    against: [
        { from: 196, to: 175, at: 0, lasts: 0.28, loud: 0.1, wave: "triangle" },
        { from: 147, to: 131, at: 0.16, lasts: 0.4, loud: 0.1, wave: "triangle" },
    ],
    dusk: [
        { from: 330, to: 262, at: 0, lasts: 0.9, loud: 0.06 },
        { from: 165, to: 131, at: 0.05, lasts: 1.1, loud: 0.07 },
    ],
    end: [
        { from: 392, at: 0, lasts: 0.5, loud: 0.08 },
        { from: 523, at: 0.18, lasts: 0.5, loud: 0.08 },
        { from: 659, at: 0.36, lasts: 0.6, loud: 0.08 },
        { from: 784, at: 0.54, lasts: 1, loud: 0.08 },
    ],
};

/** What is heard when several things happen at once: the first of these. */
const LOUDEST_FIRST: readonly Sound[] = ["end", "dusk", "rattle", "taken"];

/** Bots play faster than ears like. */
const APART_MS = 120;

class Sounds {
    private context: AudioContext | null = null;
    private last = 0;

    /** Browsers let a page be heard only after its reader has done something on it. */
    wake(): void {
        if (!settings.sound) return;
        this.context ??= new AudioContext();
        if (this.context.state === "suspended") void this.context.resume();
    }

    hear(events: Happening[], table: Table): void {
        if (events.length === 0) return;
        const { seat, screen } = table;
        const heard = new Set(events.map(({ name }) => screen?.heard[name]));
        if (!heard.has("end") && seat !== null && events.some((event) => screen?.isAgainst(event, seat)))
            this.play("against");
        else {
            const loudest = LOUDEST_FIRST.find((sound) => heard.has(sound));
            if (loudest) this.play(loudest);
        }
    }

    play(sound: Sound): void {
        const now = performance.now();
        if (!settings.sound || this.context?.state !== "running") return;
        if (sound !== "end" && sound !== "turn" && now - this.last < APART_MS) return;
        this.last = now;
        if (sound === "rattle") this.rattle(this.context);
        else for (const note of SOUNDS[sound]) this.sing(this.context, note);
    }

    private sing(context: AudioContext, { from, to, at, lasts, loud, wave = "sine" }: Note): void {
        const begin = context.currentTime + at;
        const voice = context.createOscillator();
        const volume = context.createGain();
        voice.type = wave;
        voice.frequency.setValueAtTime(from, begin);
        if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
        volume.gain.setValueAtTime(0, begin);
        volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
        volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
        voice.connect(volume).connect(context.destination);
        voice.start(begin);
        voice.stop(begin + lasts + 0.05);
    }

    /** Something small falls on wood: three short knocks of noise. */
    private rattle(context: AudioContext): void {
        for (const [at, loud] of [
            [0, 0.16],
            [0.07, 0.1],
            [0.12, 0.06],
        ] as const) {
            const length = Math.round(context.sampleRate * 0.03);
            const noise = context.createBuffer(1, length, context.sampleRate);
            const data = noise.getChannelData(0);
            for (let index = 0; index < length; index += 1)
                data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
            const source = context.createBufferSource();
            const filter = context.createBiquadFilter();
            const volume = context.createGain();
            source.buffer = noise;
            filter.type = "bandpass";
            filter.frequency.value = 1400;
            volume.gain.value = loud;
            source.connect(filter).connect(volume).connect(context.destination);
            source.start(context.currentTime + at);
        }
    }
}

export const sounds = new Sounds();
