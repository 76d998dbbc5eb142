/**
 * Limits, counted in the database so that they hold over several instances.
 *
 *   await limits.take(LIMITS.login, "account 7");      // throws TOO_MANY with Retry-After when there were too many
 *   await limits.giveBack(LIMITS.login, "account 7");  // a try that turned out well does not count
 */
import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database/database.ts";
import { appError } from "./app-error.ts";
import { rateLimits } from "./tables.ts";

export type Limit = { name: string; points: number; durationS: number };

export type RateLimits = {
  take(limit: Limit, key: string): Promise<void>;
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets what was counted under the key. */
  forget(limit: Limit, key: string): Promise<void>;
};

const waitSentence = (seconds: number): string => {
  if (seconds < 100) return `Too many attempts. Please try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `Too many attempts. Please try again in ${minutes} minutes.`;
  return `Too many attempts. Please try again in ${Math.ceil(minutes / 60)} hours.`;
};

/** Neither names nor addresses are stored: the key is a hash. */
const keyOf = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 32);

/** How a try was refused; null: it was let through, and counted. */
const refusalOf = (limiter: RateLimiterDrizzle, key: string): Promise<RateLimiterRes | null> =>
  limiter.consume(key).then(
    () => null,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    },
  );

/** `factor` raises all limits (benches). */
export function rateLimitsOn({ db, factor = 1 }: { db: Database; factor?: number }): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>();
  const limiterOf = ({ name, points, durationS }: Limit): RateLimiterDrizzle => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: points * factor,
      duration: durationS,
      clearExpiredByTimeout: false,
      // from the first refused try on, a flood is refused from memory: it costs reads, and not a write to the disk each
      inMemoryBlockOnConsumed: points * factor + 1,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async take(limit, key) {
      const limiter = limiterOf(limit);
      const hash = keyOf(key);
      let refused = await refusalOf(limiter, hash);
      if (!refused) return;
      const counted = await limiter.get(hash);
      if (counted === null || (counted.remainingPoints ?? 0) > 0) {
        // what the memory holds is out of date: given back or forgotten meanwhile, here or on another instance
        limiter.deleteInMemoryBlockedAll();
        refused = await refusalOf(limiter, hash);
        if (!refused) return;
      }
      const retryAfterS = Math.max(1, Math.ceil((refused.msBeforeNext ?? 1000) / 1000));
      throw appError("TOO_MANY", { retryAfterS, sentence: waitSentence(retryAfterS) });
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(keyOf(key));
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(keyOf(key));
    },
  };
}
