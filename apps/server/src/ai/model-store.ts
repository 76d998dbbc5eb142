/**
 * The model's memory and purse: answers by a keyed hash for 30 days, and a cap of calls per user and day, in the
 * database so that they hold over several instances.
 *
 *   const store = modelStore({db, clock, secret, dailyCalls: 100});
 *   await store.recall(key); await store.spend("u1"); await store.keep(…); await store.forget(tx, "u1");
 */
import { createHmac } from "node:crypto";
import { and, eq, gt, lt, max, sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ModelUsage } from "./model/model-reply.ts";
import { modelAnswers, modelUsage } from "./tables.ts";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type ModelStore = {
  keyOf: (question: readonly string[]) => string;
  /** What was kept, as it was kept: whoever asked checks its shape. */
  recall: (key: string) => Promise<unknown>;
  keep: (answer: { key: string; userKey: string; reply: object }) => Promise<void>;
  /** Counts one call; false when the day's calls are used up (nothing is counted then). */
  spend: (userKey: string) => Promise<boolean>;
  /** Adds what a call has cost. */
  note: (userKey: string, usage: ModelUsage) => Promise<void>;
  /** What is kept by a user's key, for the user to see. */
  exportUser: (userKey: string) => Promise<{ answers: unknown[]; usage: unknown[] }>;
  /** With the account, everything kept by its key goes. */
  forget: (db: Database, userKey: string) => Promise<void>;
  /** Removes what is too old to be used. */
  cleanUp: () => Promise<void>;
};

type StoreOptions = { db: Database; clock: Clock; secret: string; dailyCalls: number };

export function modelStore({ db, clock, secret, dailyCalls }: StoreOptions): ModelStore {
  const today = (): string => clock().toISOString().slice(0, 10);
  const oldest = (): Date => new Date(clock().getTime() - KEPT_MS);
  return {
    keyOf: (question) => createHmac("sha256", secret).update(JSON.stringify(question)).digest("base64url"),

    recall: async (key) => {
      const [row] = await db
        .select({ reply: modelAnswers.reply })
        .from(modelAnswers)
        .where(and(eq(modelAnswers.key, key), gt(modelAnswers.createdAt, oldest())));
      return row?.reply ?? null;
    },

    keep: async ({ key, userKey, reply }) => {
      const createdAt = clock();
      await db.transaction(async (tx) => {
        // an answer that comes after its account was deleted finds no call counted for it, and is not kept
        const counted = await tx
          .select({ day: modelUsage.day })
          .from(modelUsage)
          .where(eq(modelUsage.userKey, userKey))
          .limit(1)
          .for("update");
        if (counted.length === 0) return;
        await tx
          .insert(modelAnswers)
          .values({ key, userKey, reply, createdAt })
          .onConflictDoUpdate({ target: modelAnswers.key, set: { reply, createdAt } });
      });
    },

    spend: async (userKey) => {
      // the first row of a day is written without a condition
      if (dailyCalls <= 0) return false;
      const counted = await db
        .insert(modelUsage)
        .values({ userKey, day: today(), calls: 1 })
        .onConflictDoUpdate({
          target: [modelUsage.userKey, modelUsage.day],
          set: { calls: sql`${modelUsage.calls} + 1` },
          setWhere: lt(modelUsage.calls, dailyCalls),
        })
        .returning({ calls: modelUsage.calls });
      return counted.length > 0;
    },

    note: async (userKey, usage) => {
      // the last day counted: midnight may have passed since. An update only: the account may be gone since, too
      const last = db
        .select({ day: max(modelUsage.day) })
        .from(modelUsage)
        .where(eq(modelUsage.userKey, userKey));
      await db
        .update(modelUsage)
        .set({
          inputTokens: sql`${modelUsage.inputTokens} + ${usage.inputTokens}`,
          outputTokens: sql`${modelUsage.outputTokens} + ${usage.outputTokens}`,
        })
        .where(and(eq(modelUsage.userKey, userKey), eq(modelUsage.day, last)));
    },

    exportUser: async (userKey) => ({
      answers: await db
        .select({ reply: modelAnswers.reply, createdAt: modelAnswers.createdAt })
        .from(modelAnswers)
        .where(eq(modelAnswers.userKey, userKey)),
      usage: await db
        .select({
          day: modelUsage.day,
          calls: modelUsage.calls,
          inputTokens: modelUsage.inputTokens,
          outputTokens: modelUsage.outputTokens,
        })
        .from(modelUsage)
        .where(eq(modelUsage.userKey, userKey)),
    }),

    forget: async (within, userKey) => {
      // calls first: an answer that is being kept holds their row, and is seen once that is done
      await within.delete(modelUsage).where(eq(modelUsage.userKey, userKey));
      await within.delete(modelAnswers).where(eq(modelAnswers.userKey, userKey));
    },

    cleanUp: async () => {
      await db.delete(modelAnswers).where(lt(modelAnswers.createdAt, oldest()));
      await db.delete(modelUsage).where(lt(modelUsage.day, oldest().toISOString().slice(0, 10)));
    },
  };
}
