/**
 * One refresh at a time: calls of one page share it, tabs of one browser take turns and use each other's result.
 *
 *   await refresh({post, storage, nowMs}) -> "fresh" (a usable access token is stored) | "refused" (400, 401)
 *
 * No network, a time-out, a 429 or a 5xx is thrown as ApiError and leaves everything stored.
 */
import type { TokenPair } from "@charticle/contract";
import { isApiError } from "../api/api-error.ts";
import { isExpired } from "./access-token.ts";
import { accessToken, refreshToken, storeTokens } from "./storage.ts";

export type RefreshOptions = {
  /** Posts a refresh token and answers the new pair. */
  post: (refresh: string) => Promise<TokenPair>;
  storage: Storage;
  nowMs: () => number;
  /** The access token that was found expired or was answered with 401. */
  spent: string | null;
};

const LOCK = "charticle-refresh";

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work();

async function refreshNow({ post, storage, nowMs, spent }: RefreshOptions): Promise<"fresh" | "refused"> {
  const current = accessToken(storage);
  if (current !== null && current !== spent && !isExpired(current, nowMs())) return "fresh";
  const refresh = refreshToken(storage);
  if (refresh === null) return "refused";
  try {
    const pair = await post(refresh);
    // The person may have logged out meanwhile: an answer must not log him in again.
    if (refreshToken(storage) !== refresh) return accessToken(storage) === null ? "refused" : "fresh";
    storeTokens(storage, pair);
    return "fresh";
  } catch (error) {
    if (isApiError(error) && (error.status === 400 || error.status === 401)) return "refused";
    throw error;
  }
}

/** Makes a `refresh` that is single-flight within this page. */
export function createRefresh(): (options: RefreshOptions) => Promise<"fresh" | "refused"> {
  let running: Promise<"fresh" | "refused"> | null = null;
  return (options) => {
    running ??= inTurn(() => refreshNow(options)).finally(() => {
      running = null;
    });
    return running;
  };
}
