/**
 * Takes the next due job for this instance. `for update skip locked` lets many instances ask at once; the lease gives
 * the job to another one when this one dies. The number of the attempt tells late news from an earlier one apart.
 */
import { and, asc, eq, gt, inArray, isNull, lt, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobs } from "./tables.ts";

/** Longer than a handler may run, so that nobody takes a job that is still worked on. */
export const LEASE_MS = 120_000;
const GIVEN_UP_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type ClaimedJob = typeof jobs.$inferSelect;

type Asked = { kinds: readonly string[]; now: Date };

export function claimJob(db: Database, { kinds, now }: Asked): Promise<ClaimedJob | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(jobs)
      .where(and(isNull(jobs.failedAt), lte(jobs.runAt, now), inArray(jobs.kind, [...kinds])))
      .orderBy(asc(jobs.runAt), asc(jobs.createdAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const taken = { attempts: due.attempts + 1, runAt: new Date(now.getTime() + LEASE_MS) };
    await tx.update(jobs).set(taken).where(eq(jobs.id, due.id));
    return { ...due, ...taken };
  });
}

const stillMine = (job: ClaimedJob) => and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));

export async function finishJob(db: Database, job: ClaimedJob): Promise<void> {
  await db.delete(jobs).where(stillMine(job));
}

/** A recurring job stays, for its next time. */
export async function renewJob(db: Database, { job, runAt }: { job: ClaimedJob; runAt: Date }): Promise<void> {
  await db.update(jobs).set({ runAt, attempts: 0, lastError: null }).where(stillMine(job));
}

/** A clock that was years ahead for a moment would have put a recurring job off for years. */
export async function bringForward(
  db: Database,
  { uniqueKey, latest }: { uniqueKey: string; latest: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: latest })
    .where(and(eq(jobs.uniqueKey, uniqueKey), gt(jobs.runAt, latest)));
}

type Failure = { job: ClaimedJob; error: unknown; now: Date };

/** Waits 5 s, 10 s, 20 s … an hour at the most. Out: whether it was given up. */
export async function failJob(db: Database, { job, error, now }: Failure): Promise<boolean> {
  const gaveUp = job.giveUpAt !== null && job.giveUpAt <= now;
  const lastError = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
  const runAt = new Date(now.getTime() + retryDelayMs(job.attempts));
  await db
    .update(jobs)
    .set({ lastError, ...(gaveUp ? { failedAt: now } : { runAt }) })
    .where(stillMine(job));
  return gaveUp;
}

/** A month is time enough to look at what was given up; its payload may name a person who has left meanwhile. */
export async function dropGivenUp(db: Database, { now }: { now: Date }): Promise<void> {
  await db.delete(jobs).where(lt(jobs.failedAt, new Date(now.getTime() - GIVEN_UP_KEPT_MS)));
}

export const retryDelayMs = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000);
