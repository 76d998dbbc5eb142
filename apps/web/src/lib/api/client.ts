/**
 * The client of every call, made from the contract's routes. It applies the token rules of the specification: an
 * expired access token is refreshed before the request; a 401 is answered by one refresh and one retry; a refused
 * refresh ends the session.
 *
 *   const call = createClient({origin, storage, fetch, nowMs, onSessionEnd});
 *   await call(ROUTES.chats, {query: {before: "…"}}) -> [{id: "7", …}]
 */
import { ROUTES, type Route } from "@charticle/contract";
import { isExpired } from "../session/access-token.ts";
import { createRefresh } from "../session/refresh.ts";
import { accessToken, refreshToken } from "../session/storage.ts";
import { ApiError, apiErrorOf } from "./api-error.ts";
import { type CallInput, type LooseInput, type Patience, type Reply, replyOf, requestOf } from "./request.ts";

export type ClientParts = {
  /** Scheme and host of the server; the page's own in a browser. */
  origin: string;
  storage: Storage;
  fetch: typeof fetch;
  nowMs: () => number;
  /** The refresh was refused: clears storage and goes to /login. */
  onSessionEnd: () => void;
  timeoutMs: number;
};

/** A route of the payment service, which also wants the refresh token in a header. */
export type ClientRoute = Route & { wantsRefreshToken?: true };

export type Answer<R extends Route> = { reply: Reply<R>; headers: Headers };
export type Client = <const R extends ClientRoute>(route: R, input: CallInput<R>) => Promise<Answer<R>>;

export function createClient(parts: ClientParts): Client {
  const refresh = createRefresh();
  /** A token that came with its end behind it: this machine's clock is ahead, and the server's 401 tells the true one. */
  let early: string | null = null;
  const isOver = (token: string | null): boolean => token === null || isExpired(token, parts.nowMs());

  const send = async (
    request: { path: string; init: RequestInit },
    { signal, timeoutMs = parts.timeoutMs }: Patience = {},
  ): Promise<Response> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await parts.fetch(new URL(request.path, parts.origin), {
        ...request.init,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError({ status: null });
    }
  };

  const freshToken = async (spent: string | null): Promise<void> => {
    const post = async (token: string) => {
      const response = await send(requestOf(ROUTES.refresh, { body: { refresh: token } }));
      if (!response.ok) throw await apiErrorOf(response);
      return await replyOf(ROUTES.refresh, response);
    };
    const result = await refresh({ post, storage: parts.storage, nowMs: parts.nowMs, spent });
    if (result === "fresh") {
      const fresh = accessToken(parts.storage);
      early = isOver(fresh) ? fresh : null;
      return;
    }
    parts.onSessionEnd();
    throw new ApiError({ status: 401, code: "SESSION_ENDED" });
  };

  const withTokens = (route: ClientRoute, init: RequestInit): RequestInit => {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${accessToken(parts.storage) ?? ""}`);
    if (route.wantsRefreshToken) headers.set("X-Refresh-Token", refreshToken(parts.storage) ?? "");
    return { ...init, headers };
  };

  const sendAsUser = async (route: ClientRoute, input: LooseInput): Promise<Response> => {
    const { path, init } = requestOf(route, input);
    const before = accessToken(parts.storage);
    if (before === null || (before !== early && isOver(before))) await freshToken(before);
    const used = accessToken(parts.storage);
    const first = await send({ path, init: withTokens(route, init) }, input);
    if (first.status !== 401) return first;
    await freshToken(used);
    return await send({ path, init: withTokens(route, init) }, input);
  };

  return async (route, input) => {
    const response =
      route.access === "public" ? await send(requestOf(route, input), input) : await sendAsUser(route, input);
    if (!response.ok) throw await apiErrorOf(response);
    return { reply: await replyOf(route, response), headers: response.headers };
  };
}
