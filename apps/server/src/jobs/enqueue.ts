/**
 * Writes a job, in the transaction that makes it necessary: both happen or neither.
 *
 *   await enqueue(tx, {kind: "cancel-subscription", payload: {subscriptionId}, uniqueKey: `cancel:${subscriptionId}`});
 *
 * A payload lies in the database until the job is done: it holds no password, code or token.
 */
import type { Database } from "../database/database.ts";
import { jobs } from "./tables.ts";

export type NewJob = {
  kind: string;
  /** Anything that JSON can hold. */
  payload: unknown;
  /** Not before then; left out: as soon as possible. */
  runAt?: Date;
  /** While a job of this key waits, another one is not written. */
  uniqueKey?: string;
  /** From then on a failure is the last one; left out: tried until it succeeds. */
  giveUpAt?: Date;
};

export async function enqueue(db: Database, { kind, payload, runAt, uniqueKey, giveUpAt }: NewJob): Promise<void> {
  await db
    .insert(jobs)
    .values({ kind, payload, runAt: runAt ?? new Date(0), uniqueKey: uniqueKey ?? null, giveUpAt: giveUpAt ?? null })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}
