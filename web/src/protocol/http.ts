/** Asking the server by HTTP. What is refused, or does not arrive, becomes an error with a sentence for people. */

import { settings } from "$lib/settings.svelte";
import { t } from "$lib/words/words.svelte";
import type { Refused } from "./messages";

export class RefusedError extends Error {
    readonly status: number;
    readonly refusal: Partial<Refused>;

    constructor(text: string, status: number, refusal: Partial<Refused> = {}) {
        super(text);
        this.status = status;
        this.refusal = refusal;
    }
}

interface Asking {
    body?: unknown;
    /** A body that is JSON already. */
    text?: string;
    token?: string | null;
    query?: Record<string, string | number | null | undefined>;
    /** How often to try what may succeed a little later. */
    tries?: number;
}

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Ask for JSON. */
export async function ask<Answer>(method: "GET" | "POST", path: string, asking: Asking = {}): Promise<Answer> {
    return (await fetched(method, path, asking)).json() as Promise<Answer>;
}

async function fetched(method: "GET" | "POST", path: string, asking: Asking = {}): Promise<Response> {
    const { body, text, token, query = {}, tries = 1 } = asking;
    const address = new URL(path, location.origin);
    for (const [name, value] of Object.entries({ lang: settings.language, ...query })) {
        if (value != null) address.searchParams.set(name, String(value));
    }
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const sent = body === undefined ? text : JSON.stringify(body);
    if (sent !== undefined) headers["Content-Type"] = "application/json";
    for (let trial = 1; ; trial += 1) {
        let response: Response;
        try {
            response = await fetch(address, { method, headers, body: sent ?? null });
        } catch {
            if (trial >= tries) throw new RefusedError(t("server-unreachable"), 0);
            await pause(Math.min(10, trial) * (0.5 + Math.random()));
            continue;
        }
        if (response.ok) return response;
        const refusal = (await response.json().catch(() => ({}))) as Partial<Refused>;
        const passes = [429, 502, 503, 504].includes(response.status);
        const seconds = Number(response.headers.get("Retry-After")) || 3;
        if (trial >= tries || !passes || seconds > 10)
            throw new RefusedError(refusal.text ?? t("server-failed"), response.status, refusal);
        await pause(seconds + Math.random());
    }
}

/** 128 bits by chance, as the ids of commands must be. */
export function freshId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=/g, "");
}
