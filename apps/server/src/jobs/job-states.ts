/**
 * What the jobs table holds, for who runs the product: by kind and state, without payloads.
 *
 *   await jobStates(db) -> [{kind: "send-letter", state: "failing", jobs: 3, next: Date, lastError: "MailError: …"}]
 *   await retryJobs(db, {now}) -> 3    // what failed or was given up is due at once
 */
import { and, asc, count, gt, isNotNull, isNull, max, min, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobs } from "./tables.ts";

/** `waiting`: for its time, or for its turn; `failing`: it will be tried again; `given_up`: it will not. */
export type JobState = "waiting" | "failing" | "given_up";
export type JobCount = { kind: string; state: JobState; jobs: number; next: Date | null; lastError: string | null };

const state = sql<JobState>`case
  when ${jobs.failedAt} is not null then 'given_up'
  when ${jobs.lastError} is not null then 'failing'
  else 'waiting' end`;

export const jobStates = (db: Database): Promise<JobCount[]> =>
  db
    .select({ kind: jobs.kind, state, jobs: count(), next: min(jobs.runAt), lastError: max(jobs.lastError) })
    .from(jobs)
    .groupBy(jobs.kind, state)
    .orderBy(asc(jobs.kind), asc(state));

/** One that runs at this moment after a failure may run twice: handlers bear it. */
export async function retryJobs(db: Database, { now }: { now: Date }): Promise<number> {
  const waits = or(isNotNull(jobs.failedAt), and(isNull(jobs.failedAt), gt(jobs.runAt, now)));
  const due = await db
    .update(jobs)
    .set({ runAt: now, failedAt: null })
    .where(and(isNotNull(jobs.lastError), waits))
    .returning({ id: jobs.id });
  return due.length;
}
