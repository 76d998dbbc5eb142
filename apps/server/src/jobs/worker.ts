/**
 * Works the jobs table; every instance may run one. A job runs at least once: handlers bear a repetition.
 *
 *   const worker = startWorker({db, clock, log, handlers: {"send-mail": async (payload) => {…}}});
 *   await worker.stop();     // finishes what runs
 *
 * In tests: `const {runDue} = makeWorker({…}); await runDue()` runs all that is due and answers how many succeeded.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { bringForward, type ClaimedJob, claimJob, failJob, finishJob, LEASE_MS, renewJob } from "./claim.ts";
import { enqueue } from "./enqueue.ts";

/** The signal ends when the time for one attempt is over. */
export type JobHandler = (payload: unknown, context: { attempt: number; signal: AbortSignal }) => Promise<void>;

export type WorkerOptions = {
  db: Database;
  clock: Clock;
  log: Log;
  /** By kind; jobs of other kinds are left to others. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Kinds that come again after each success, with the pause between. One such job exists, however many instances. */
  recurringMs?: Readonly<Record<string, number>>;
  pollMs?: number;
};

const TIME_OUT_MS = LEASE_MS / 2;
const PARALLEL = 4;

export function makeWorker({ db, clock, log, handlers, recurringMs = {} }: WorkerOptions) {
  const kinds = Object.keys(handlers);

  async function attempt(job: ClaimedJob): Promise<boolean> {
    const signal = AbortSignal.timeout(TIME_OUT_MS);
    try {
      const tooLong = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      await Promise.race([handlers[job.kind]?.(job.payload, { attempt: job.attempts, signal }), tooLong]);
    } catch (error) {
      const gaveUp = await failJob(db, { job, error, now: clock() });
      const details = { jobId: job.id, kind: job.kind, attempt: job.attempts, err: error };
      if (gaveUp) log.error(details, "a job was given up");
      else log.warn(details, "a job failed and will be tried again");
      return false;
    }
    const everyMs = recurringMs[job.kind];
    if (everyMs === undefined) await finishJob(db, job);
    else await renewJob(db, { job, runAt: new Date(clock().getTime() + everyMs) });
    return true;
  }

  /** Runs the next due job; null when there is none. */
  async function runNext(): Promise<boolean | null> {
    if (kinds.length === 0) return null;
    const job = await claimJob(db, { kinds, now: clock() });
    return job ? attempt(job) : null;
  }

  async function prepare(): Promise<void> {
    for (const [kind, everyMs] of Object.entries(recurringMs)) {
      const uniqueKey = `recurring:${kind}`;
      await enqueue(db, { kind, payload: {}, uniqueKey });
      await bringForward(db, { uniqueKey, latest: new Date(clock().getTime() + everyMs) });
    }
  }

  async function runDue(): Promise<number> {
    await prepare();
    let succeeded = 0;
    for (let outcome = await runNext(); outcome !== null; outcome = await runNext()) succeeded += outcome ? 1 : 0;
    return succeeded;
  }

  return { prepare, runNext, runDue };
}

export function startWorker(options: WorkerOptions) {
  const { log, pollMs = 1_000 } = options;
  const worker = makeWorker(options);
  const stopping = new AbortController();

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const outcome = await worker.runNext().catch((error: unknown) => {
        log.warn({ err: error }, "the jobs cannot be read; trying again");
        return null;
      });
      if (outcome === null) await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const prepared = worker.prepare().catch((error: unknown) => log.error({ err: error }, "recurring jobs not written"));
  const loops = prepared.then(() => Promise.all(Array.from({ length: PARALLEL }, loop)));
  return {
    runDue: worker.runDue,
    stop: async (): Promise<void> => {
      stopping.abort();
      await loops;
    },
  };
}
