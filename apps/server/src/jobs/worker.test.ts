import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import { LEASE_MS, retryDelayMs } from "./claim.ts";
import { enqueue } from "./enqueue.ts";
import { jobs } from "./tables.ts";
import { type JobHandler, makeWorker, startWorker, type WorkerOptions } from "./worker.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: OpenDatabase;
let now = new Date("2026-05-01T00:00:00Z");
const clock = () => now;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobs);
});

const worker = (handlers: Record<string, JobHandler>, more: Partial<WorkerOptions> = {}) =>
  makeWorker({ db: database.db, clock, log, handlers, ...more });
const rows = () => database.db.select().from(jobs);
const job = { kind: "a", payload: { n: 1 } };

test("a job gets its payload, runs once and is gone", async () => {
  const seen: unknown[] = [];
  const { runDue } = worker({ a: async (payload) => void seen.push(payload) });
  await enqueue(database.db, job);
  expect(await runDue()).toBe(1);
  expect(await runDue()).toBe(0);
  expect(seen).toEqual([{ n: 1 }]);
  expect(await rows()).toEqual([]);
});

test("a job of a transaction that is taken back never was", async () => {
  const undone = database.db.transaction(async (tx) => {
    await enqueue(tx, job);
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect(await rows()).toEqual([]);
});

test("one key is one job", async () => {
  for (const n of [1, 2, 3]) await enqueue(database.db, { kind: "a", payload: { n }, uniqueKey: "same" });
  expect(await rows()).toMatchObject([{ payload: { n: 1 } }]);
});

test("a job waits for its time, and other kinds are left to others", async () => {
  const { runDue } = worker({ a: async () => undefined });
  await enqueue(database.db, { ...job, runAt: new Date(now.getTime() + 1000) });
  await enqueue(database.db, { kind: "unknown here", payload: {} });
  expect(await runDue()).toBe(0);
  pass(1000);
  expect(await runDue()).toBe(1);
  expect(await rows()).toMatchObject([{ kind: "unknown here", attempts: 0 }]);
});

test("a failure is tried again later and later, until it works", async () => {
  let failures = 3;
  const { runDue } = worker({
    a: async () => {
      if (failures-- > 0) throw new Error("not yet");
    },
  });
  await enqueue(database.db, job);
  for (const attempt of [1, 2, 3]) {
    expect(await runDue()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: attempt, lastError: "Error: not yet", failedAt: null }]);
    pass(retryDelayMs(attempt) - 1);
    expect(await runDue()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: attempt }]);
    pass(1);
  }
  expect(await runDue()).toBe(1);
  expect(await rows()).toEqual([]);
});

test("waits grow from 5 seconds to an hour", () => {
  expect([1, 2, 3, 10, 11, 400].map(retryDelayMs)).toEqual([5e3, 10e3, 20e3, 2_560e3, 3_600e3, 3_600e3]);
});

test("what is not worth doing any more is given up and kept in sight", async () => {
  const { runDue } = worker({ a: () => Promise.reject(new Error("down")) });
  await enqueue(database.db, { ...job, giveUpAt: new Date(now.getTime() + 1) });
  await runDue();
  expect(await rows()).toMatchObject([{ failedAt: null }]);
  pass(retryDelayMs(1));
  await runDue();
  expect(await rows()).toMatchObject([{ failedAt: now, lastError: "Error: down" }]);
  pass(1e9);
  expect(await runDue()).toBe(0);
});

test("the job of an instance that died is taken over after the lease, and the dead one's late news changes nothing", async () => {
  const held = Promise.withResolvers<void>();
  const slow = worker({ a: () => held.promise });
  const seen: number[] = [];
  const other = worker({
    a: async (_, { attempt }) => {
      seen.push(attempt);
      throw new Error("on purpose");
    },
  });
  await enqueue(database.db, job);
  const stuck = slow.runDue();
  await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
  expect(await other.runDue()).toBe(0);
  expect(seen).toEqual([]);
  pass(LEASE_MS);
  await other.runDue();
  expect(seen).toEqual([2]);
  held.resolve();
  await stuck;
  expect(await rows()).toMatchObject([{ attempts: 2, lastError: "Error: on purpose" }]);
});

test("many workers at once run each job once", async () => {
  const count = new Map<number, number>();
  const handlers = {
    a: async (payload: unknown) => {
      const { n } = payload as { n: number };
      count.set(n, (count.get(n) ?? 0) + 1);
    },
  };
  for (let n = 0; n < 40; n++) await enqueue(database.db, { kind: "a", payload: { n } });
  const workers = Array.from({ length: 6 }, () => startWorker({ db: database.db, clock, log, handlers, pollMs: 5 }));
  await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBe(0);
  await Promise.all(workers.map(({ stop }) => stop()));
  expect([...count.values()]).toEqual(Array.from({ length: 40 }, () => 1));
});

test("a recurring job is one, comes again after its pause, and is not lost by a failure", async () => {
  let runs = 0;
  const handlers = {
    tidy: async () => {
      runs += 1;
      if (runs === 2) throw new Error("once");
    },
  };
  const one = worker(handlers, { recurringMs: { tidy: 60_000 } });
  const two = worker(handlers, { recurringMs: { tidy: 60_000 } });
  expect([await one.runDue(), await two.runDue(), await one.runDue()]).toEqual([1, 0, 0]);
  pass(60_000);
  expect(await two.runDue()).toBe(0);
  pass(retryDelayMs(1));
  expect(await one.runDue()).toBe(1);
  expect(await database.db.select().from(jobs).where(eq(jobs.kind, "tidy"))).toHaveLength(1);
  expect(runs).toBe(3);
});

test("stopping waits for what runs", async () => {
  const steps: string[] = [];
  const held = Promise.withResolvers<void>();
  const handlers = {
    a: async () => {
      steps.push("begun");
      await held.promise;
      steps.push("done");
    },
  };
  await enqueue(database.db, job);
  const running = startWorker({ db: database.db, clock, log, handlers, pollMs: 5 });
  await expect.poll(() => steps).toEqual(["begun"]);
  const stopped = running.stop().then(() => steps.push("stopped"));
  held.resolve();
  await stopped;
  expect(steps).toEqual(["begun", "done", "stopped"]);
  expect(await rows()).toEqual([]);
});

test("a clock that was years ahead for a moment puts no recurring job off for years", async () => {
  let runs = 0;
  const handlers = { tidy: async () => void runs++ };
  const { runDue } = worker(handlers, { recurringMs: { tidy: 60_000 } });
  const yearsMs = 5 * 365 * 24 * 60 * 60_000;
  pass(yearsMs);
  await runDue();
  pass(-yearsMs);
  expect([await runDue(), runs]).toEqual([0, 1]);
  pass(60_000);
  expect([await runDue(), runs]).toEqual([1, 2]);
});
