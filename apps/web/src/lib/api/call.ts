/**
 * The page's own client.
 *
 *   const {exists} = await call(ROUTES.checkUsername, {params: {username: "ana"}});
 */
import { endSession } from "../session/end-session.ts";
import { type Answer, type Client, type ClientRoute, createClient } from "./client.ts";
import type { CallInput, Reply } from "./request.ts";

const TIMEOUT_MS = 15_000;

let client: Client | null = null;
const pageClient = (): Client => {
  client ??= createClient({
    origin: window.location.origin,
    storage: window.localStorage,
    fetch: (url, init) => fetch(url, init),
    nowMs: Date.now,
    onSessionEnd: endSession,
    timeoutMs: TIMEOUT_MS,
  });
  return client;
};

/** Calls a route and answers its checked reply; throws ApiError. */
export async function call<const R extends ClientRoute>(route: R, ...input: Arguments<R>): Promise<Reply<R>> {
  return (await callWithHeaders(route, ...input)).reply;
}

/** The same, with the answer's headers (the history's `Link`). */
export function callWithHeaders<const R extends ClientRoute>(route: R, ...input: Arguments<R>): Promise<Answer<R>> {
  return pageClient()(route, input[0] ?? ({} as CallInput<R>));
}

/** A route that declares neither params nor body may be called without a second argument. */
type Arguments<R extends ClientRoute> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];
